"""The 462 ways in which none to five dice can lie, without their places, and how one leads to another.

Glossary
--------
hold    some dice without their places, in rising order: (3, 3, 5); numbered by size, () is 0
roll    a hold of five dice; they come last, so HOLDS[PARTIAL:] are the 252 rolls
grown   the six holds with one die more
parts   the holds of none to four of a roll's dice: what may be kept of it

A roll of n dice is the mean over its first die of a roll of n - 1: that turns a sum over the 7,776 rolls of
five dice into 210 sums of six.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Final

from dice_poker.scoring import ROWS, Dice, score

FACES: Final = range(1, 7)
HOLDS: Final[tuple[Dice, ...]] = tuple(
    hold for size in range(6) for hold in combinations_with_replacement(FACES, size)
)
NUMBER: Final[dict[Dice, int]] = {hold: number for number, hold in enumerate(HOLDS)}
PARTIAL: Final = sum(len(hold) < 5 for hold in HOLDS)
ROLLS: Final[tuple[Dice, ...]] = HOLDS[PARTIAL:]
GROWN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(NUMBER[tuple(sorted((*hold, face)))] for face in FACES) for hold in HOLDS[:PARTIAL]
)
"""Per hold that is no roll: the numbers of the six grown holds, by the face of the new die."""
PARTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted({NUMBER[hold] for size in range(5) for hold in combinations(roll, size)})) for roll in ROLLS
)
"""Per roll: the numbers of its parts, rising."""
POINTS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(score(row, roll) for roll in ROLLS) for row in ROWS)
"""Per row: the points of every roll."""
CHANCES: Final[tuple[float, ...]] = tuple(
    factorial(5) / prod(factorial(roll.count(face)) for face in FACES) / 6**5 for roll in ROLLS
)
"""Of every roll when all five dice are rolled."""
