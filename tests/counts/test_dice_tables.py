"""The file of tables: what goes in comes out as exactly as it says, and a file that isn't sound is refused.

What its chances are worth is checked against exact ones, which the solver gives for a card of eight rows: a
set of open rows has the same totals to come on whichever card it is.
"""

from __future__ import annotations

import json
import random
import re
from itertools import accumulate
from pathlib import Path

import pytest

from core.errors import GameError
from dice_poker import tables
from dice_poker.race import Totals, chances_to_win, rest
from dice_poker.rule_set import DICE_POKER, RuleSet
from dice_poker.scoring import ROWS
from dice_poker.solver import Solver
from dice_poker.tables import SETS, Tables, encode

FILE = Path(__file__).parents[2] / ".build" / "compiled" / "dice_poker.tables"
MOST = (5, 10, 15, 20, 25, 30, 30, 30, 25, 30, 40, 50, 30)
CARDS = [
    ("ones", "threes", "fives", "sixes", "three_of_a_kind", "small_straight", "five_of_a_kind", "chance"),
    ("twos", "fours", "sixes", "four_of_a_kind", "full_house", "large_straight", "five_of_a_kind", "chance"),
]
HALF_STEP = [0.5 / scale for scale in tables._SCALES]
"""How far the running sum of chances may be off, by how many rows are open."""


@pytest.fixture(scope="module")
def content() -> bytes:
    return FILE.read_bytes()


def most(mask: int) -> int:
    """The most points that open rows can bring."""
    return sum(points for row, points in enumerate(MOST) if mask >> row & 1)


def worst_step(found: tuple[float, ...], exact: list[float]) -> float:
    pairs = zip(accumulate(found), accumulate(exact), strict=True)
    return max(abs(one - other) for one, other in pairs)


def test_what_is_encoded_is_read_again() -> None:
    """Values and chances that have the right lengths and no other sense."""
    chooser = random.Random(4)
    expected = [chooser.uniform(0, 230) for _ in range(SETS)]
    pool = [chooser.random() ** 8 for _ in range(2000)]
    chances = []
    for mask in range(SETS):
        start = chooser.randrange(1000)
        weights = pool[start : start + most(mask) + 1]
        whole = sum(weights)
        chances.append([weight / whole for weight in weights])
    read = Tables(encode(expected, chances))
    assert read.expected == pytest.approx(expected, rel=2**-24)
    for mask in (0, SETS - 1, *chooser.sample(range(SETS), 500)):
        off = worst_step(read.chances(mask), chances[mask])
        assert off <= HALF_STEP[mask.bit_count()] + 1e-12, mask


def test_the_chances_of_every_set_of_open_rows_add_up_to_1(content: bytes) -> None:
    """And their mean is the expected total, as nearly as the rounding lets it."""
    read = Tables(content)
    for mask in range(SETS):
        chances = read.chances(mask)
        assert len(chances) == most(mask) + 1
        assert min(chances) >= 0
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        mean = sum(points * chance for points, chance in enumerate(chances))
        assert mean == pytest.approx(read.expected[mask], abs=0.1)


def exact_chances(rows: tuple[str, ...]) -> dict[int, list[float]]:
    """The exact chances of all sets of these rows, by the mask of the whole card."""
    found = Solver(RuleSet({row: DICE_POKER.rows[row] for row in rows})).distributions()
    places = [ROWS.index(row) for row in rows]
    return {
        sum(1 << place for bit, place in enumerate(places) if mask >> bit & 1): chances.tolist()
        for (_, _, mask), chances in found.items()
    }


def worst_chance(exact: dict[int, list[float]], positions: int) -> float:
    """The largest error of a chance to win at a turn's start, two to six seats, in random positions."""
    chooser, rows, worst = random.Random(5), max(exact).bit_count(), 0.0
    by_size = {size: [mask for mask in exact if mask.bit_count() == size] for size in range(rows + 1)}
    for _ in range(positions):
        size, seats = chooser.randint(1, rows), chooser.choice((2, 2, 2, 3, 4, 5, 6))
        masks = [chooser.choice(by_size[size - (seat and chooser.randrange(2))]) for seat in range(seats)]
        totals = [round(chooser.gauss(18 * (rows - size), 25)) for _ in masks]
        kept = chances_to_win([rest(mask).plus(total) for mask, total in zip(masks, totals, strict=True)])
        right = chances_to_win(
            [Totals(total, exact[mask]) for mask, total in zip(masks, totals, strict=True)]
        )
        worst = max(worst, *(abs(one - other) for one, other in zip(kept, right, strict=True)))
    return worst


@pytest.mark.parametrize("card", CARDS, ids=["odd", "even"])
def test_chances_are_as_near_as_promised(card: tuple[str, ...], content: bytes) -> None:
    """Those of a total by half a step, those to win by 0.001."""
    exact, read = exact_chances(card), Tables(content)
    for mask, chances in exact.items():
        off = worst_step(read.chances(mask), chances)
        assert off <= HALF_STEP[mask.bit_count()] + 1e-12, mask
    assert 0 < worst_chance(exact, 300) < 0.001


@pytest.mark.slow
def test_the_chance_to_win_is_as_near_on_whole_cards() -> None:
    assert 0 < worst_chance(exact_chances(ROWS), 5000) < 0.001


def test_the_file_is_small(content: bytes) -> None:
    """It is compressed as it stands; what a server adds to that takes nothing off."""
    assert len(content) < 500_000


DAMAGE = {
    "empty": lambda file: b"",
    "no title": lambda file: file.partition(b"\n")[2],
    "title only": lambda file: file.partition(b"\n")[0],
    "cut short": lambda file: file[: len(file) // 2],
    "last byte missing": lambda file: file[:-1],
    "byte more": lambda file: file + b"\0",
    "a page in its place": lambda file: b"<!doctype html>\n<title>Not found</title>",
    **{
        f"byte {place} changed": lambda file, place=place: (
            file[:place] + bytes([file[place] ^ 1]) + file[place + 1 :]
        )
        for place in (0, 14, 40, 60, 100, 130, 150, 5000, 200_000, -1)
    },
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_refused(damage: str, content: bytes) -> None:
    damaged = DAMAGE[damage](content)
    with pytest.raises(ValueError, match="not the tables of rules version 1, or damaged") as raised:
        Tables(damaged)
    assert len(str(raised.value)) < 300


def test_tables_of_other_rules_are_refused(content: bytes) -> None:
    for old, new in ((b'"rules_version": 1', b'"rules_version": 2'), (b"dice_poker", b"dice_joker")):
        assert old in content
        with pytest.raises(ValueError, match=re.escape(new.decode())):
            Tables(content.replace(old, new, 1))


def test_the_title_says_what_it_is(content: bytes) -> None:
    title = json.loads(content.partition(b"\n")[0])
    assert list(title) == ["tables", "rules_version", "scales", "sha256"]


def test_a_refused_file_leaves_the_installed_tables_alone(
    content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "_installed", [])
    monkeypatch.setattr(tables, "_BUILT", "/.build/nowhere")
    with pytest.raises(GameError) as raised:
        tables.tables()
    assert raised.value.code == "no_tables"
    assert raised.value.details == {"game": "dice_poker"}
    tables.install(content)
    installed = tables.tables()
    with pytest.raises(ValueError, match="damaged"):
        tables.install(content[:-1])
    assert tables.tables() is installed
