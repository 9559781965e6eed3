"""Rule sets of Dice Poker's relatives, as data for the solver, each with its published value.

COMMERCIAL: the official rules of the commercial five-dice game: Dice Poker's rows, 35 for 63 points in the
six faces' rows, and for a further five of a kind 100 points and the joker. "Free": the joker may go anywhere;
"forced": first to its face's row.

SCANDINAVIAN: Yatzy as played in the Nordic countries, 15 rows, 50 for 63 points in the six faces' rows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from dice_poker.rule_set import DICE_POKER, Bonus, Joker, RuleSet

Dice = tuple[int, ...]
FACES = tuple(DICE_POKER.rows)[:6]


def commercial(choice: Literal["free", "forced"], five_again: int = 100) -> RuleSet:
    """The commercial game; `five_again` points for each five of a kind after the first."""
    points = {"full_house": 25, "small_straight": 30, "large_straight": 40}
    joker = Joker("five_of_a_kind", FACES, points, choice, five_again)
    return RuleSet(DICE_POKER.rows, Bonus(FACES, 63, 35), joker)


def without_jokers() -> RuleSet:
    """The commercial game without anything for a further five of a kind."""
    return RuleSet(DICE_POKER.rows, Bonus(FACES, 63, 35))


def scandinavian() -> RuleSet:
    """Yatzy."""
    rows: dict[str, Callable[[Dice], int]] = {row: DICE_POKER.rows[row] for row in FACES}
    rows |= {f"{number}_alike": partial(alike, number) for number in (2, 3, 4)}
    rows |= {"two_pairs": two_pairs, "house": house}
    rows |= {
        "small_straight": partial(straight, (1, 2, 3, 4, 5)),
        "large_straight": partial(straight, (2, 3, 4, 5, 6)),
    }
    rows |= {"chance": sum, "yatzy": lambda dice: 50 * (len(set(dice)) == 1)}
    return RuleSet(rows, Bonus(FACES, 63, 50))


def alike(number: int, dice: Dice) -> int:
    """The sum of so many equal dice, the highest ones."""
    return number * max((face for face in dice if dice.count(face) >= number), default=0)


def two_pairs(dice: Dice) -> int:
    """The sum of two pairs of different faces."""
    pairs = [face for face in set(dice) if dice.count(face) >= 2]
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def house(dice: Dice) -> int:
    """The sum of three of one face and two of another."""
    return sum(dice) if sorted(map(dice.count, set(dice))) == [2, 3] else 0


def straight(faces: Dice, dice: Dice) -> int:
    """The sum of exactly these faces."""
    return sum(faces) if tuple(sorted(dice)) == faces else 0
