"""What five dice are worth in each row.

Glossary
--------
face  what a die shows, 1-6
dice  five faces; the order doesn't matter here: (1, 3, 2, 4, 4)
row   one of the 13 lines of a table, by id: "ones", "small_straight"
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, TypeAlias

from core.errors import shown

Dice: TypeAlias = tuple[int, ...]


def upper(face: int, dice: Dice) -> int:
    """Return the sum of the dice that show `face`. Clause D13."""
    return face * dice.count(face)


def of_a_kind(least: int, dice: Dice) -> int:
    """Return the sum of all dice if `least` of them are equal, else 0. Clauses D14 (three) and D15 (four)."""
    return sum(dice) if _largest_group(dice) >= least else 0


def full_house(dice: Dice) -> int:
    """Return 25 for three of one face and two of another, else 0. Clause D16."""
    return 25 if sorted(map(dice.count, set(dice))) == [2, 3] else 0


def small_straight(dice: Dice) -> int:
    """Return 30 for four or five consecutive faces, else 0. Clause D17."""
    return 30 if _longest_run(dice) >= 4 else 0


def large_straight(dice: Dice) -> int:
    """Return 40 for five consecutive faces, else 0. Clause D18."""
    return 40 if _longest_run(dice) == 5 else 0


def five_of_a_kind(dice: Dice) -> int:
    """Return 50 for five equal dice, else 0. Clause D19."""
    return 50 if _largest_group(dice) == 5 else 0


def chance(dice: Dice) -> int:
    """Return the sum of all dice. Clause D20."""
    return sum(dice)


def _largest_group(dice: Dice) -> int:
    return max(map(dice.count, dice))


def _longest_run(dice: Dice) -> int:
    faces = set(dice)
    runs = (range(low, low + length) for low in faces for length in range(1, 6))
    return max(len(run) for run in runs if faces.issuperset(run))


_POINTS: Final[dict[str, Callable[[Dice], int]]] = {
    "ones": partial(upper, 1),
    "twos": partial(upper, 2),
    "threes": partial(upper, 3),
    "fours": partial(upper, 4),
    "fives": partial(upper, 5),
    "sixes": partial(upper, 6),
    "three_of_a_kind": partial(of_a_kind, 3),
    "four_of_a_kind": partial(of_a_kind, 4),
    "full_house": full_house,
    "small_straight": small_straight,
    "large_straight": large_straight,
    "five_of_a_kind": five_of_a_kind,
    "chance": chance,
}

ROWS: Final[tuple[str, ...]] = tuple(_POINTS)
"""The ids of the 13 rows, in the order of the table."""


def score(row_id: str, dice: Iterable[int]) -> int:
    """Return the points that `dice` are worth in the row, 0 to 50; 0 if its condition isn't met. Clause D8.

    Raises ValueError naming what is wrong if there is no such row or `dice` aren't five whole numbers from 1
    to 6.

    >>> [score(row, (1, 3, 2, 4, 4)) for row in ("ones", "fours", "small_straight", "full_house")]
    [1, 8, 30, 0]
    """
    if not isinstance(row_id, str) or row_id not in _POINTS:
        raise ValueError(f"no row {shown(row_id)}; the rows are {', '.join(ROWS)}")
    return _POINTS[row_id](five_dice(dice))


def five_dice(dice: Iterable[int]) -> Dice:
    """Return `dice` as a tuple. Raises ValueError naming them unless they are five whole numbers, 1-6."""
    faces = tuple(dice) if isinstance(dice, Iterable) else ()
    if len(faces) != 5 or any(type(face) is not int or not 1 <= face <= 6 for face in faces):
        raise ValueError(f"expected five dice from 1 to 6, got {shown(dice)}")
    return faces
