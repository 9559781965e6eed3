"""What the dice are worth on average until the end of the turn, exactly, in whole numbers.

Glossary
--------
hold     some dice without their places, in rising order, none to five of them: (3, 3, 5); five are a full
         roll
open     the rows that may be filled, as indices into ROWS, rising: (0, 12)
worth    the expected points of the row that will be filled, under the best play for just that
scale    worths are kept as whole numbers: points × 7776 ** rolls left, so equal really means equal

A roll of n dice is worth the mean of its six possible first dice, each followed by a roll of n - 1: that
turns the 7,776 rolls of five dice into 210 sums of six. 7776 = 6 ** 5 is divisible by every 6 on that way.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, TypeAlias

from dice_poker.scoring import ROWS, Dice, score
from dice_poker.state import ROLLS

Rows: TypeAlias = tuple[int, ...]

SCALE: Final = 6**5
_FACES: Final = range(1, 7)


@dataclass(frozen=True, slots=True)
class _Tables:
    """What depends on the dice alone. Holds are numbered, the 252 full rolls first, then by falling size."""

    number: dict[Dice, int]
    points: tuple[tuple[int, ...], ...]
    """Per row: the points of each full roll."""
    grown: tuple[tuple[int, ...], ...]
    """Per hold that is no full roll: the six holds with one die more."""
    kept: tuple[tuple[int, ...], ...]
    """Per full roll: the holds of zero to four of its dice."""


@cache
def _tables() -> _Tables:
    holds = [hold for size in range(5, -1, -1) for hold in combinations_with_replacement(_FACES, size)]
    number = {hold: index for index, hold in enumerate(holds)}
    rolls = [hold for hold in holds if len(hold) == 5]
    return _Tables(
        number=number,
        points=tuple(tuple(score(row, roll) for roll in rolls) for row in ROWS),
        grown=tuple(
            tuple(number[tuple(sorted((*hold, face)))] for face in _FACES) for hold in holds[len(rolls) :]
        ),
        kept=tuple(
            tuple(sorted({number[hold] for size in range(5) for hold in combinations(roll, size)}))
            for roll in rolls
        ),
    )


def worth_of_hold(hold: Dice, open_rows: Rows, rolls_left: int) -> int:
    """Return the scaled worth of keeping `hold` (at most four dice) and rolling the rest, 1-3 rolls left."""
    return _worth_of_holds(open_rows, rolls_left)[_tables().number[hold]]


def worth_of_turn(open_rows: Rows) -> int:
    """Return the scaled worth of a turn before its first roll.

    >>> round(worth_of_turn((12,)) / SCALE**3, 6)  # chance
    23.333333
    """
    return worth_of_hold((), open_rows, ROLLS)


@lru_cache(maxsize=64)
def _worth_of_holds(open_rows: Rows, rolls_left: int) -> tuple[int, ...]:
    """Return the scaled worth of every hold, in number order, when its missing dice are to be rolled."""
    worth = [SCALE * worth for worth in _worth_of_rolls(open_rows, rolls_left - 1)]
    for grown in _tables().grown:
        worth.append(sum([worth[hold] for hold in grown]) // 6)
    return tuple(worth)


@lru_cache(maxsize=64)
def _worth_of_rolls(open_rows: Rows, rolls_left: int) -> tuple[int, ...]:
    """Return the scaled worth of every full roll when scoring now and rolling on are both allowed."""
    tables = _tables()
    stop = [max(points) for points in zip(*(tables.points[row] for row in open_rows), strict=True)]
    if not rolls_left:
        return tuple(stop)
    ahead = _worth_of_holds(open_rows, rolls_left)
    scale = SCALE**rolls_left
    return tuple(
        max(now * scale, max([ahead[hold] for hold in kept]))
        for now, kept in zip(stop, tables.kept, strict=True)
    )
