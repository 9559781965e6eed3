"""One turn, exactly: what every roll and every hold is worth until a row is filled.

Glossary
--------
worth    of whatever is to be made the most of: expected points, or the chance to win
entered  per open row (by index) a table from the points entered there to their worth with all that follows
left     how often the dice may still be rolled, 0-2 once they have been rolled
plan     the worth of everything in a turn, whose best play it therefore knows
end      a way for a turn to end: (row, points)

All of it depends only on `entered`, so one plan serves a whole turn, and for expected points all turns with
the same open rows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Final, TypeAlias

from dice_poker.lattice import CHANCES, GROWN, HOLDS, NUMBER, PARTIAL, PARTS, POINTS
from dice_poker.scoring import Dice

Entered: TypeAlias = Mapping[int, Mapping[int, float]]
End: TypeAlias = tuple[int, int]

_grown: Final[list[Callable[[Sequence[float]], Sequence[float]]]] = [itemgetter(*grown) for grown in GROWN]
_parts: Final[list[Callable[[Sequence[float]], Sequence[float]]]] = [itemgetter(*parts) for parts in PARTS]
_DOWN: Final = range(PARTIAL - 1, -1, -1)


def number_of(dice: Dice) -> int:
    """Return the number of the hold or roll that these dice are, in any order."""
    return NUMBER[tuple(sorted(dice))]


class Plan:
    """The best play of one turn. `left` is 0-2 throughout, `roll` and `hold` are numbers (see lattice.py)."""

    def __init__(self, entered: Entered) -> None:
        """Work it out. `entered` has one row at least and a worth for all points that its rolls give."""
        self._entered = entered
        lists = [[worth[points] for points in POINTS[row]] for row, worth in entered.items()]
        enter = list(map(max, *lists)) if len(lists) > 1 else lists[0]
        self._enter: Final = enter
        soon = _rolled(enter)
        later = _rolled([max(now, max(parts(soon))) for now, parts in zip(enter, _parts, strict=True)])
        self._holds: Final[tuple[list[float], ...]] = ([], soon, later)

    @property
    def start(self) -> float:
        """What the turn is worth before its first roll."""
        return sum(chance * self.roll(roll, 2) for roll, chance in enumerate(CHANCES, PARTIAL))

    def roll(self, roll: int, left: int) -> float:
        """Return what a roll is worth."""
        now = self._enter[roll - PARTIAL]
        return max(now, max(_parts[roll - PARTIAL](self._holds[left]))) if left else now

    def hold(self, hold: int, left: int) -> float:
        """Return what keeping a hold is worth, with `left` >= 1 rolls to come."""
        return self._holds[left][hold]

    def row(self, row: int, roll: int) -> float:
        """Return what entering a roll in an open row is worth."""
        return self._entered[row][POINTS[row][roll - PARTIAL]]

    def best_row(self, roll: int) -> int:
        """Return the row to enter a roll in, the upper one of equals."""
        return max(self._entered, key=lambda row: self.row(row, roll))

    def ends_of_roll(self, roll: int, left: int) -> dict[End, float]:
        """Return the chance of each end when the turn goes on from a roll by its best play."""
        return self._ends({roll - PARTIAL: 1.0}, left)

    def ends_of_hold(self, hold: int, left: int) -> dict[End, float]:
        """Return the chance of each end when `hold` is kept and the turn then goes on by its best play."""
        return self._ends(_fallen({hold: 1.0}), left - 1)

    def _ends(self, rolls: dict[int, float], left: int) -> dict[End, float]:
        ends: dict[End, float] = {}
        for rolls_on in range(left, -1, -1):
            kept: dict[int, float] = {}
            for roll, chance in rolls.items():
                hold = self._best_hold(roll, rolls_on) if rolls_on else None
                if hold is None:
                    row = self.best_row(roll + PARTIAL)
                    end = row, POINTS[row][roll]
                    ends[end] = ends.get(end, 0.0) + chance
                else:
                    kept[hold] = kept.get(hold, 0.0) + chance
            rolls = _fallen(kept)
        return ends

    def _best_hold(self, roll: int, left: int) -> int | None:
        """Return the hold to keep of a roll, or None where entering it is as good."""
        worth, hold = max(zip(_parts[roll](self._holds[left]), PARTS[roll], strict=True))
        return hold if worth > self._enter[roll] else None


def _rolled(rolls: Sequence[float]) -> list[float]:
    """Return what each hold is worth when its missing dice are rolled, given what each roll is worth."""
    worth = [0.0] * PARTIAL
    worth.extend(rolls)
    for hold in _DOWN:
        worth[hold] = sum(_grown[hold](worth)) / 6
    return worth


def _fallen(kept: Mapping[int, float]) -> dict[int, float]:
    """Return the chance of each roll (0-251) when holds, kept with these chances, are filled up."""
    chances = [0.0] * len(HOLDS)
    for hold, chance in kept.items():
        chances[hold] = chance
    for hold, grown in enumerate(GROWN):
        if chances[hold]:
            share = chances[hold] / 6
            for more in grown:
                chances[more] += share
    return {roll: chance for roll, chance in enumerate(chances[PARTIAL:]) if chance}
