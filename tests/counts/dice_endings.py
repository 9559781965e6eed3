"""Perfect's play thrown out with dice, many thousand times side by side, in numpy.

Who plays for points does not look at the others, so each seat is thrown out by itself.
Choices are those of turn.Plan, by the same rule as perfect's: the first of the best, rows before holds.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dice_poker.analysis import _plan_for_points
from dice_poker.lattice import HOLDS, NUMBER, PARTIAL, PARTS, POINTS
from dice_poker.tables import rows_of

Ints = NDArray[np.int64]

DICE = np.array([hold + (0,) * (5 - len(hold)) for hold in HOLDS])
"""Per hold: its dice, then a 0 for each that is to be rolled."""
NUMBERS = np.array([NUMBER[tuple(sorted(dice))] for dice in product(range(1, 7), repeat=5)])
"""Per ordered roll, counted in sixes: its number."""
PLACES = 6 ** np.arange(4, -1, -1)
WIDEST = max(map(len, PARTS))
KEEPS = np.array([[*parts, *[parts[-1]] * (WIDEST - len(parts))] for parts in PARTS])
GAINS = np.array(POINTS)


class Policy(NamedTuple):
    """Perfect's choices with some open rows: per `left` - 1 and roll the hold to keep, -1 to enter; per roll
    the row to enter.
    """

    keeps: list[Ints]
    rows: Ints


@cache
def policy(mask: int) -> Policy:
    plan, rows = _plan_for_points.__wrapped__(mask), np.array(rows_of(mask))
    worths = np.array([[plan.row(row, roll) for roll in range(PARTIAL, len(HOLDS))] for row in rows]).round(9)
    keeps = []
    for left in (1, 2):
        holds = np.array([plan.hold(hold, left) for hold in range(PARTIAL)]).round(9)[KEEPS]
        best = np.take_along_axis(KEEPS, holds.argmax(axis=1)[:, None], axis=1)[:, 0]
        keeps.append(np.where(holds.max(axis=1) > worths.max(axis=0), best, -1))
    return Policy(keeps, rows[worths.argmax(axis=0)])


def rolled(holds: Ints, chooser: np.random.Generator) -> Ints:
    """The rolls that come of these holds."""
    dice = DICE[holds]
    fresh = chooser.integers(1, 7, dice.shape)
    return NUMBERS[(np.where(dice == 0, fresh, dice) - 1) @ PLACES]


def points_to_come(mask: int, endings: int, chooser: np.random.Generator) -> Ints:
    """So many times the points that a seat makes of these open rows."""
    masks, points = np.full(endings, mask), np.zeros(endings, dtype=np.int64)
    for _ in range(mask.bit_count()):
        order = np.argsort(masks, kind="stable")
        found, starts = np.unique(masks[order], return_index=True)
        for these, lanes in zip(found.tolist(), np.split(order, starts[1:]), strict=True):
            rows, gains = turn(policy(these), len(lanes), chooser)
            points[lanes] += gains
            masks[lanes] ^= 1 << rows
    return points


def turn(chosen: Policy, endings: int, chooser: np.random.Generator) -> tuple[Ints, Ints]:
    """So many turns: the rows filled, and the points entered there."""
    rolls = rolled(np.zeros(endings, dtype=np.int64), chooser)
    going: Any = np.arange(endings)
    for left in (2, 1):
        holds = chosen.keeps[left - 1][rolls[going] - PARTIAL]
        going, holds = going[holds >= 0], holds[holds >= 0]
        rolls[going] = rolled(holds, chooser)
    rows = chosen.rows[rolls - PARTIAL]
    return rows, GAINS[rows, rolls - PARTIAL]
