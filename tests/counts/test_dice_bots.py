"""The bots against known numbers and brute force.

KNOWN: expected points of a turn with one open row and three rolls, from an independent solver, four digits.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from statistics import mean

import pytest

from core.rng import Draw
from dice_poker.actions import Action, Keep, Score
from dice_poker.bots.beginner import beginner
from dice_poker.bots.greedy import greedy
from dice_poker.bots.odds import SCALE, worth_of_hold, worth_of_turn
from dice_poker.scoring import ROWS, Dice, score
from dice_poker.state import State
from dice_poker.view import view

KNOWN = {
    "ones": 2.1065,
    "sixes": 12.6389,
    "three_of_a_kind": 15.1947,
    "four_of_a_kind": 5.6113,
    "full_house": 9.0721,
    "small_straight": 18.4633,
    "large_straight": 10.4438,
    "five_of_a_kind": 2.3014,
    "chance": 23.3333,
}
ALL = ROWS
NO_DRAW = Draw(bytes(32), "bot/test")


def state(dice: Dice, rolls: int, open_rows: tuple[str, ...] = ALL) -> State:
    """One seat that has made `rolls` rolls; rows that aren't open are filled with 0."""
    card = tuple(None if row in open_rows else 0 for row in ROWS)
    return State(cards=(card,), turns=13 - len(open_rows), phase="decide", rolls=rolls, dice=dice)


def asked(bot: object, dice: Dice, rolls: int, open_rows: tuple[str, ...] = ALL) -> Action:
    action: Action = bot(view(state(dice, rolls, open_rows), 0), NO_DRAW)  # type: ignore[operator]
    return action


@pytest.mark.parametrize("row", KNOWN)
def test_one_open_row_is_worth_the_known_value(row: str) -> None:
    assert worth_of_turn((ROWS.index(row),)) / SCALE**3 == pytest.approx(KNOWN[row], abs=5e-5)


@cache
def brute_worth(dice: Dice, open_rows: tuple[str, ...], rolls_left: int) -> float:
    """Expected points of sorted dice by plain recursion over the rules' own words, in floats."""
    now = max(score(row, dice) for row in open_rows)
    if not rolls_left:
        return now
    return max(now, *(brute_keep(dice, keep, open_rows, rolls_left) for keep in KEEPS))


def brute_keep(dice: Dice, keep: tuple[int, ...], open_rows: tuple[str, ...], rolls_left: int) -> float:
    held = tuple(sorted(dice[position] for position in keep))
    return brute_hold(held, open_rows, rolls_left)


@cache
def brute_hold(held: Dice, open_rows: tuple[str, ...], rolls_left: int) -> float:
    rolls = product(range(1, 7), repeat=5 - len(held))
    return mean(brute_worth(tuple(sorted(held + roll)), open_rows, rolls_left - 1) for roll in rolls)


KEEPS = [keep for size in range(5) for keep in combinations(range(5), size)]
POSITIONS = [
    ((3, 3, 5, 1, 6), 2, ALL),
    ((1, 2, 3, 5, 6), 2, ("small_straight", "large_straight", "chance")),
    ((2, 2, 5, 5, 6), 2, ("full_house", "four_of_a_kind")),
    ((1, 1, 1, 4, 6), 2, ("ones",)),
    ((6, 6, 2, 3, 4), 1, ("sixes", "small_straight", "five_of_a_kind")),
]


@pytest.mark.parametrize(("dice", "rolls", "open_rows"), POSITIONS)
def test_greedy_finds_what_brute_force_finds(dice: Dice, rolls: int, open_rows: tuple[str, ...]) -> None:
    left = 3 - rolls
    indices = tuple(ROWS.index(row) for row in open_rows)
    for keep in KEEPS:
        hold = tuple(sorted(dice[position] for position in keep))
        exact = worth_of_hold(hold, indices, left) / SCALE**left
        assert exact == pytest.approx(brute_keep(dice, keep, open_rows, left), abs=1e-9), keep
    chosen = asked(greedy, dice, rolls, open_rows)
    best = brute_worth(tuple(sorted(dice)), open_rows, left)
    if isinstance(chosen, Score):
        assert score(chosen.row, dice) == pytest.approx(best, abs=1e-9)
    else:
        assert isinstance(chosen, Keep)
        assert brute_keep(dice, chosen.dice, open_rows, left) == pytest.approx(best, abs=1e-9)


@pytest.mark.parametrize(
    ("dice", "rolls", "open_rows", "action"),
    [
        ((1, 2, 3, 4, 5), 1, ALL, Score("large_straight")),
        ((6, 6, 6, 6, 6), 1, ALL, Score("five_of_a_kind")),
        ((1, 1, 1, 2, 3), 1, ("ones",), Keep((0, 1, 2))),
        ((1, 2, 2, 3, 6), 3, ("fours", "fives", "five_of_a_kind"), Score("five_of_a_kind")),
        ((1, 2, 2, 3, 6), 3, ("fours", "large_straight"), Score("fours")),
        ((6, 6, 6, 6, 6), 2, ("sixes", "chance"), Score("sixes")),
        ((2, 2, 3, 4, 6), 2, ("large_straight",), Keep((0, 2, 3, 4))),
        ((1, 2, 3, 4, 6), 2, ("five_of_a_kind",), Keep((0,))),
    ],
)
def test_greedy_breaks_ties_by_its_rules(
    dice: Dice, rolls: int, open_rows: tuple[str, ...], action: Action
) -> None:
    assert asked(greedy, dice, rolls, open_rows) == action


@pytest.mark.parametrize(
    ("dice", "rolls", "open_rows", "action"),
    [
        ((2, 2, 5, 5, 5), 1, ALL, Score("full_house")),
        ((1, 2, 3, 4, 6), 1, ("large_straight", "ones"), Keep((0, 1, 2, 3))),
        ((1, 3, 4, 5, 6), 1, ("large_straight", "ones"), Keep((1, 2, 3, 4))),
        ((1, 2, 3, 4, 6), 1, ("ones",), Keep((4,))),
        ((3, 5, 3, 1, 5), 2, ALL, Keep((1, 4))),
        ((3, 3, 3, 3, 3), 1, ("threes", "chance"), Score("threes")),
        ((3, 5, 3, 1, 5), 3, ("threes", "fives", "ones"), Score("fives")),
        ((3, 5, 3, 1, 5), 3, ("twos", "sixes", "full_house"), Score("twos")),
    ],
)
def test_the_beginner_keeps_to_simple_habits(
    dice: Dice, rolls: int, open_rows: tuple[str, ...], action: Action
) -> None:
    assert asked(beginner, dice, rolls, open_rows) == action
