"""The levels against a second count of what every choice is worth.

Chances of a level's choices are measured exactly, without drawing lots: a level turns one number into one
choice, so where its choice changes between the lowest number and the highest gives each choice's share.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from math import exp
from typing import Any

import pytest

from core.match import Match
from core.players import Player
from core.protocol import CHANCE, TERMINAL
from core.rng import Draw
from dice_poker import analysis
from dice_poker.actions import Action, Keep, Score
from dice_poker.bots import BOTS, STRENGTH
from dice_poker.game import GAME
from dice_poker.scoring import ROWS
from dice_poker.state import Config, State
from dice_poker.view import View, view
from tests.dice_oracle import ROLLS, Dice, turn_with

SLIPPING = ("beginner", "club", "expert")
NO_DRAW = Draw(bytes(32), "bot/test")


def decisions(names: tuple[str, ...], seed: int) -> Iterator[tuple[View, Action]]:
    """Yield what each seat to decide saw in a game of these levels, and what it did."""
    match: Match[Any, Any, Any, Any, Any] = Match(
        GAME, Config(len(names)), tuple(Player(bot=name) for name in names), bytes([seed] * 32), BOTS
    )
    while match.to_act != TERMINAL:
        match.step()
    for seen, actor, action in match.moments(None):
        if actor != CHANCE and action is not None:
            yield seen, action


def worth_of(seen: View, action: Action) -> float:
    """The expected points to come after an action, counted independently."""
    card = seen.seats[seen.table.turn].points
    turn = turn_with(frozenset(row for row, points in zip(ROWS, card, strict=True) if points is None))
    if isinstance(action, Keep):
        return turn.holds[seen.table.rolls_left][faces(seen, action)]
    return turn.entries[action.row][tuple(sorted(seen.table.dice))]


def faces(seen: View, action: Keep) -> Dice:
    return tuple(sorted(seen.table.dice[place] for place in action.dice))


def decided(cards: tuple[dict[str, int], ...], dice: Dice, rolls: int) -> View:
    """What seat 0 sees that is to decide; rows that aren't named are open."""
    filled = tuple(tuple(card.get(row) for row in ROWS) for card in cards)
    turns = len(cards) * sum(points is not None for points in filled[0])
    return view(State(filled, turns, "decide", rolls, dice), 0)


FULL = dict.fromkeys(ROWS, 10)


def all_but(*rows: str) -> dict[str, int]:
    return {row: points for row, points in FULL.items() if row not in rows}


@pytest.mark.parametrize("names", [("perfect",), ("perfect", "perfect", "beginner")], ids=len)
def test_perfect_takes_the_first_option_of_the_highest_expected_total(names: tuple[str, ...]) -> None:
    looked = 0
    for seen, action in decisions(names, 3):
        if names[seen.table.turn] == "perfect":
            looked += 1
            best = max(worth_of(seen, legal) for legal in seen.legal)
            assert worth_of(seen, action) == pytest.approx(best, abs=1e-8)
            assert action == analysis.options(seen)[0].action
            choices = analysis.weighed(seen, analysis.plan_for_points(seen))
            equals = [one.action for one in choices if worth_of(seen, one.action) > best - 1e-8]
            assert action == equals[0]
    assert looked >= 26


EQUALS = [
    position
    for rows in (("five_of_a_kind",), ("large_straight", "full_house"), ("ones", "small_straight"))
    for dice in ROLLS[::3]
    for rolls in (1, 2)
    for position in (decided((all_but(*rows),), dice, rolls), decided((all_but(*rows), FULL), dice, rolls))
]
"""Few open rows, where many holds are worth the same."""


def test_equals_stay_equal_however_they_are_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pythons differ in how `sum` rounds. Here it adds from the end: nobody may decide otherwise for that."""

    def choices() -> list[Action]:
        analysis._plan_for_points.cache_clear()
        analysis._plan_to_win.cache_clear()
        return [BOTS[level](seen, NO_DRAW) for seen in EQUALS for level in ("perfect", "master")]

    before = choices()
    with monkeypatch.context() as patch:
        for module in ("turn", "race"):
            patch.setattr(f"dice_poker.{module}.sum", lambda numbers: sum([*numbers][::-1]), raising=False)
        after = choices()
    analysis._plan_for_points.cache_clear()
    analysis._plan_to_win.cache_clear()
    assert after == before


@pytest.mark.parametrize("names", [("master", "perfect"), ("master", "beginner", "master")], ids=len)
def test_master_takes_the_highest_chance_to_win(names: tuple[str, ...]) -> None:
    differs = 0
    for seen, action in decisions(names, 8):
        if names[seen.table.turn] != "master":
            continue
        options = analysis.options(seen)
        chosen = next(o for o in options if same(seen, o.action, action))
        assert chosen.chance == pytest.approx(max(option.chance for option in options), abs=1e-8)
        equals = [option.expected for option in options if option.chance > chosen.chance - 1e-10]
        assert chosen.expected == pytest.approx(max(equals), abs=1e-8)
        differs += chosen.expected < options[0].expected - 0.01
    assert differs > 2, "or else it would only be perfect again"


def same(seen: View, one: Action, other: Action) -> bool:
    if isinstance(one, Keep) and isinstance(other, Keep):
        return faces(seen, one) == faces(seen, other)
    return one == other


@pytest.mark.parametrize(
    ("dice", "rivals_lead", "for_points", "to_win"),
    [
        ((4, 4, 4, 4, 4), 25, Score("chance"), Keep(())),
        ((4, 4, 4, 4, 4), 21, Score("chance"), Keep((0, 1, 2, 3))),
        ((3, 6, 6, 6, 6), 26, Keep((1, 2, 3, 4)), Score("chance")),
    ],
)
def test_master_risks_and_saves_what_the_standings_ask_for(
    dice: Dice, rivals_lead: int, for_points: Action, to_win: Action
) -> None:
    """The last turn of the game, a roll left, only chance open: more or less than lies there is needed."""
    seen = decided((all_but("chance"), FULL | {"chance": rivals_lead}), dice, 2)
    assert BOTS["perfect"](seen, NO_DRAW) == for_points
    assert BOTS["master"](seen, NO_DRAW) == to_win


@pytest.mark.parametrize("lead", [-300, 300])
def test_master_plays_for_points_where_the_game_is_decided(lead: int) -> None:
    rival = all_but("ones", "twos", "sixes", "chance")
    own = rival | {"fives": 10 + lead}
    for dice, rolls in (
        ((1, 1, 3, 5, 6), 1),
        ((6, 6, 2, 3, 4), 2),
        ((1, 2, 2, 6, 6), 3),
        ((4, 4, 4, 1, 1), 3),
    ):
        seen = decided((own, rival), dice, rolls)
        action = BOTS["master"](seen, NO_DRAW)
        assert action == BOTS["perfect"](seen, NO_DRAW)
        assert worth_of(seen, action) == pytest.approx(max(worth_of(seen, a) for a in seen.legal), abs=1e-8)


def test_alone_master_plays_as_perfect() -> None:
    for seen, action in decisions(("perfect",), 12):
        assert BOTS["master"](seen, NO_DRAW) == action


POSITIONS = [
    decided(({},), (3, 3, 5, 1, 6), 1),
    decided(({}, {}), (1, 2, 4, 5, 6), 2),
    decided((all_but("ones", "sixes", "full_house", "chance"), {}), (1, 1, 6, 6, 4), 3),
    decided((all_but("twos", "large_straight"),), (2, 3, 4, 4, 6), 2),
]


class Fixed:
    """A draw that gives one number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, n: int) -> int:
        assert 0 <= self.number < n
        return self.number


SPAN = 2**53
FINE = 2**-24


def shares(level: str, seen: View) -> dict[Action, float]:
    """The chance of each choice of a level, to FINE: by halving wherever the choice differs at both ends."""
    chosen: dict[int, Action] = {}

    def at(number: int) -> Action:
        if number not in chosen:
            chosen[number] = BOTS[level](seen, Fixed(number))  # type: ignore[arg-type]
        return chosen[number]

    pieces = [(0, SPAN - 1)]
    marks = [0]
    while pieces:
        low, high = pieces.pop()
        if at(low) != at(high):
            if high - low <= SPAN * FINE:
                marks.append(high)
            else:
                middle = (low + high) // 2
                pieces += [(middle, high), (low, middle)]
    found: defaultdict[Action, float] = defaultdict(float)
    for low, high in pairwise([*sorted(marks), SPAN]):
        found[at(low)] += (high - low) / SPAN
    return found


@pytest.mark.parametrize("position", range(len(POSITIONS)))
def test_slips_are_graded_and_grow_from_expert_to_beginner(position: int) -> None:
    """The worse a choice the rarer, by the same factor a point; what that costs on average rises by level."""
    seen = POSITIONS[position]
    best = max(worth_of(seen, action) for action in seen.legal)
    costs = []
    for level, looseness in zip(SLIPPING, (1.8, 0.8, 0.4), strict=True):
        found = shares(level, seen)
        lost = {action: best - worth_of(seen, action) for action in found}
        most = max(found.values())
        for action, share in found.items():
            if share > 1e-4:
                assert share / most == pytest.approx(exp(-lost[action] / looseness), rel=2e-3), action
        costs.append(sum(share * lost[action] for action, share in found.items()))
        assert sum(found.values()) == pytest.approx(1)
        assert lost[max(found, key=found.__getitem__)] == pytest.approx(0, abs=1e-8)
    perfect = best - worth_of(seen, BOTS["perfect"](seen, NO_DRAW))
    assert costs[0] > costs[1] > costs[2] > perfect == pytest.approx(0, abs=1e-8)


@pytest.mark.parametrize("level", BOTS)
def test_no_level_sees_more_than_its_view(level: str) -> None:
    """With the same view and the same number it plays the same, whatever else is going on."""
    names = ("club", "beginner")
    for number, (seen, _) in enumerate(decisions(names, 9)):
        if number % 9 == 0:
            own = view(state_of(seen), seen.table.turn)
            first, again = (BOTS[level](own, Draw(bytes([5] * 32), f"bot/{number}")) for _ in range(2))
            assert first == again
            assert first in own.legal


def state_of(seen: View) -> State:
    """A state that looks like this view; there is nothing behind it."""
    cards, table = tuple(seat.points for seat in seen.seats), seen.table
    turns = sum(points is not None for card in cards for points in card)
    return State(cards, turns, seen.phase, 3 - table.rolls_left, table.dice, table.kept, table.last)


@pytest.mark.parametrize("level", BOTS)
def test_a_level_plays_the_same_game_again_for_the_same_seed(level: str) -> None:
    games = [[action for _, action in decisions((level, level), 21)] for _ in range(2)]
    assert games[0] == games[1]
    others = [action for _, action in decisions((level, level), 22)]
    assert others != games[0]


@pytest.mark.parametrize("level", [name for name in BOTS if name not in SLIPPING])
def test_levels_that_never_slip_draw_nothing(level: str) -> None:
    class Untouched:
        def below(self, n: int) -> int:
            raise AssertionError("drawn")

    for seen in POSITIONS:
        BOTS[level](seen, Untouched())  # type: ignore[arg-type]


def test_the_levels_stand_in_order_of_their_average() -> None:
    assert list(BOTS) == [*SLIPPING, "perfect", "master"]
    averages = [STRENGTH[level]["average"] for level in (*SLIPPING, "perfect")]
    wins = [STRENGTH[level]["wins_against_perfect"] for level in BOTS]
    assert averages == sorted(averages)
    assert wins == sorted(wins)
    assert STRENGTH["perfect"] == {"average": pytest.approx(229.64, abs=0.06), "wins_against_perfect": 0.5}
    assert STRENGTH["master"]["average"] < STRENGTH["perfect"]["average"]
