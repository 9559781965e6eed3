"""Known numbers of the rows, D13 to D20.

dice_scores.json holds the points of all 252 different rolls in all 13 rows, worked out independently of this
program. The counts over the 7,776 ordered rolls are plain combinatorics: small straights 1,200, large 240,
full houses 300, five of a kind 6.
"""

from __future__ import annotations

import json
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest

from dice_poker.scoring import ROWS, score

TABLE: dict[str, Any] = json.loads((Path(__file__).parent / "dice_scores.json").read_text("utf-8"))
ORDERED = list(product(range(1, 7), repeat=5))


def test_the_table_is_whole() -> None:
    assert tuple(TABLE["rows"]) == ROWS
    assert len({tuple(roll["dice"]) for roll in TABLE["rolls"]}) == 252


@pytest.mark.parametrize("row", ROWS)
def test_all_252_rolls(row: str) -> None:
    index = ROWS.index(row)
    wrong = {
        tuple(roll["dice"]): (score(row, roll["dice"]), roll["points"][index])
        for roll in TABLE["rolls"]
        if score(row, roll["dice"]) != roll["points"][index]
    }
    assert not wrong, f"{row}: dice -> (found, expected)"


@pytest.mark.parametrize(
    ("row", "count"),
    [("small_straight", 1200), ("large_straight", 240), ("full_house", 300), ("five_of_a_kind", 6)],
)
def test_how_many_ordered_rolls_meet_the_condition(row: str, count: int) -> None:
    assert sum(score(row, dice) > 0 for dice in ORDERED) == count


@pytest.mark.parametrize("row", ROWS)
def test_the_order_of_the_dice_does_not_matter(row: str) -> None:
    for dice in ((1, 3, 2, 4, 4), (2, 2, 5, 5, 5), (6, 2, 3, 4, 5)):
        assert len({score(row, order) for order in permutations(dice)}) == 1


def test_the_example_of_the_source() -> None:
    dice = (1, 3, 2, 4, 4)
    assert (score("ones", dice), score("fours", dice), score("small_straight", dice)) == (1, 8, 30)


def test_d13_a_face_row_adds_up_its_face() -> None:
    assert [score(row, (6, 1, 6, 2, 6)) for row in ROWS[:6]] == [1, 2, 0, 0, 0, 18]


def test_d14_three_of_a_kind_adds_up_all_dice() -> None:
    assert [score("three_of_a_kind", d) for d in ((3, 3, 3, 5, 6), (3, 3, 3, 3, 6), (3, 3, 5, 5, 6))] == [
        20,
        18,
        0,
    ]


def test_d15_four_of_a_kind_adds_up_all_dice() -> None:
    assert [score("four_of_a_kind", d) for d in ((2, 2, 2, 2, 6), (2, 2, 2, 2, 2), (2, 2, 2, 6, 6))] == [
        14,
        10,
        0,
    ]


def test_d16_a_full_house_has_two_faces() -> None:
    assert [score("full_house", d) for d in ((2, 5, 2, 5, 5), (5, 5, 5, 5, 5), (2, 5, 5, 5, 5))] == [25, 0, 0]


def test_d17_a_small_straight_is_four_in_a_row_and_a_large_one_will_do() -> None:
    rolls = ((3, 4, 5, 6, 1), (2, 3, 4, 5, 3), (1, 2, 3, 4, 5), (1, 2, 3, 5, 6))
    assert [score("small_straight", dice) for dice in rolls] == [30, 30, 30, 0]


def test_d18_a_large_straight_is_five_in_a_row() -> None:
    rolls = ((5, 4, 3, 2, 1), (2, 3, 4, 5, 6), (1, 2, 3, 4, 6))
    assert [score("large_straight", dice) for dice in rolls] == [40, 40, 0]


def test_d19_five_of_a_kind_is_50_whatever_the_face() -> None:
    assert [score("five_of_a_kind", (face,) * 5) for face in range(1, 7)] == [50] * 6
    assert score("five_of_a_kind", (6, 6, 6, 6, 5)) == 0


def test_d20_chance_adds_up_all_dice() -> None:
    assert score("chance", (1, 2, 2, 6, 6)) == 17


@pytest.mark.parametrize("row", ["elevens", "", "Ones", None, 0, ["ones"]])
def test_a_row_that_does_not_exist_is_named(row: Any) -> None:
    with pytest.raises(ValueError, match="no row"):
        score(row, (1, 2, 3, 4, 5))


@pytest.mark.parametrize(
    "dice",
    [
        (),
        (1, 2, 3, 4),
        (1,) * 6,
        (0, 1, 2, 3, 4),
        (1, 2, 3, 4, 7),
        (1, 2, 3, 4, "5"),
        (1.0,) * 5,
        (True,) * 5,
        None,
        5,
    ],
)
def test_dice_that_do_not_exist_are_named(dice: Any) -> None:
    with pytest.raises(ValueError, match="expected five dice"):
        score("chance", dice)
