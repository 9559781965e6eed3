"""The exact value of a scorecard, for any rule set, and the chances of every total. Build time only.

    python -m dice_poker.solver FILE      write the tables of Dice Poker

Glossary
--------
mask    a set of open rows: bit i is the row with index i; 0 is a full card
lane    one state between two turns: (flag, sum, mask). `sum` is what the bonus rows hold so far, capped where
        the bonus is reached; `flag` is 1 once the joker's row has been filled with points
level   all lanes with the same number of open rows; a level is worked out from the one below
choice  for each roll of each lane: the number of the hold to keep, or -1 - row to enter it there

Two facts make it quick: the dice to come are a lattice of 462 holds (see lattice.py), and the best part of
five dice is the best of what lies one die below. Both are done for many lanes at once, in numpy.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from dice_poker import tables
from dice_poker.lattice import CHANCES, FACES, GROWN, HOLDS, NUMBER, PARTIAL, ROLLS
from dice_poker.rule_set import DICE_POKER, Bonus, Joker, RuleSet

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]
State: TypeAlias = tuple[int, int, int]
"""(flag, sum, mask) of a lane."""

_SIZES: Final = np.array([len(hold) for hold in HOLDS])
_LEVELS: Final = [np.flatnonzero(size == _SIZES) for size in range(6)]
"""Per size: the numbers of the holds of so many dice."""
_GROWN: Final = np.array(GROWN)
_FEWER: Final = [
    np.array(
        [[NUMBER[hold[:die] + hold[die + 1 :]] for die in range(size)] for hold in HOLDS if len(hold) == size]
    )
    for size in range(6)
]
"""Per size and hold of that size: the holds with one die less."""
_CHANCES: Final = np.array(CHANCES)
_ALMOST: Final = 1e-9  # what floating point may add to a tie
_CHUNK: Final = 512  # lanes at a time: what fits a processor's cache


@dataclass(frozen=True, slots=True)
class Lanes:
    """Some states of one level side by side: three arrays of equal length."""

    masks: Ints
    sums: Ints
    flags: Ints

    def some(self, which: slice | Ints) -> Lanes:
        """Return those lanes only."""
        return Lanes(self.masks[which], self.sums[which], self.flags[which])


@dataclass(frozen=True, slots=True)
class Entry:
    """Entering each roll in one row, arrays (252, lanes) or (1, lanes): the points, -inf where that is not
    allowed, and the lane it leads to.
    """

    points: Floats
    sums: Ints
    flags: Ints


class Solver:
    """Works out one rule set.

    `values[flag, sum, mask]` are the expected points to come, nan for states that no game leads to.
    """

    def __init__(self, rules: RuleSet) -> None:
        """Solve all levels."""
        self.rows: Final = list(rules.rows)
        self._bonus: Final = rules.bonus or Bonus((), 0, 0)
        self._joker: Final = rules.joker
        self._points: Final = np.array([[worth(roll) for roll in ROLLS] for worth in rules.rows.values()])
        counts = np.array([row in self._bonus.rows for row in self.rows])
        self._counted: Final = self._points * counts[:, None]
        sums, flags = self._bonus.least + 1, 2 if self._joker else 1
        self.values: Final = np.full((flags, sums, 2 ** len(self.rows)), np.nan)
        self.values[:, :, 0] = np.where(np.arange(sums) == self._bonus.least, self._bonus.points, 0)
        for level in range(1, len(self.rows) + 1):
            for lanes in self._lanes(level):
                self.values[lanes.flags, lanes.sums, lanes.masks] = self._turn(lanes)[0]

    def distributions(self) -> dict[State, Floats]:
        """Return for every lane the chances of 0, 1, 2… points to come, by the play that `values` are of."""
        found: dict[State, Floats] = {}
        for total, value in enumerate(self.values[0, :, 0]):
            ending = np.zeros(int(value) + 1)
            ending[-1] = 1
            found |= {(flag, total, 0): ending for flag in range(len(self.values))}
        for level in range(1, len(self.rows) + 1):
            for lanes in self._lanes(level):
                found |= self._distribute(lanes, found)
        return found

    def _lanes(self, level: int) -> Iterator[Lanes]:
        """Yield the lanes of a level, some at a time."""
        masks = [mask for mask in range(2 ** len(self.rows)) if mask.bit_count() == level]
        states = [state for mask in masks for state in self._states(mask)]
        lanes = Lanes(*np.array(states, dtype=np.int64).reshape(-1, 3).T)
        for start in range(0, len(states), _CHUNK):
            yield lanes.some(slice(start, start + _CHUNK))

    def _states(self, mask: int) -> Iterator[tuple[int, int, int]]:
        """Yield (mask, sum, flag) for whatever the filled rows can have brought."""
        sums = {0}
        for row, counted in enumerate(self._counted):
            if not mask >> row & 1 and counted.any():
                sums = {
                    min(total + more, self._bonus.least) for total in sums for more in set(counted.tolist())
                }
        flag_known = self._joker is not None and not mask >> self.rows.index(self._joker.row) & 1
        for total in sorted(sums):
            yield from ((mask, total, flag) for flag in range(2 if flag_known else 1))

    def _turn(self, lanes: Lanes) -> tuple[Floats, Floats, list[tuple[Floats, Floats]]]:
        """Return what a turn is worth in each lane, what entering each roll is, and the two rolls on.

        Of a roll on, (462, lanes): what each hold is worth when the rest is rolled, and the best part of it.
        """
        enter = np.full((len(ROLLS), len(lanes.masks)), -np.inf)
        for _, open_in, worth in self._rows(lanes):
            enter[:, open_in] = np.maximum(enter[:, open_in], worth)
        worth = enter
        rolls_on: list[tuple[Floats, Floats]] = []
        for _ in range(2):
            holds = _rolled(worth)
            best = _best_parts(holds)
            rolls_on.insert(0, (holds, best))
            worth = np.maximum(enter, best[PARTIAL:])
        return _rolled(worth)[0], enter, rolls_on

    def _choices(self, lanes: Lanes) -> list[Ints]:
        """Return the choices (252, lanes) after roll 1, 2 and 3."""
        _, enter, rolls_on = self._turn(lanes)
        row_of = np.zeros(enter.shape, dtype=np.int64)
        for row, open_in, worth in self._rows(lanes):
            best = worth >= enter[:, open_in] - _ALMOST
            row_of[:, open_in] = np.where(best, -1 - row, row_of[:, open_in])
        stops = [enter >= best[PARTIAL:] - _ALMOST for _, best in rolls_on]
        holds = [_which_parts(*roll_on) for roll_on in rolls_on]
        return [*(np.where(stop, row_of, hold) for stop, hold in zip(stops, holds, strict=True)), row_of]

    def _rows(self, lanes: Lanes) -> Iterator[tuple[int, Ints, Floats]]:
        """Yield each row, the lanes where it is open, and what entering each roll there is worth."""
        for row in range(len(self.rows)):
            open_in = np.flatnonzero(lanes.masks >> row & 1)
            if len(open_in):
                there = lanes.some(open_in)
                entry = self._entry(row, there)
                after = self.values[entry.flags, entry.sums, there.masks ^ 1 << row]
                yield row, open_in, entry.points + after

    def _entry(self, row: int, lanes: Lanes) -> Entry:
        """Return what entering the rolls in a row gives; it has to be open in all these lanes."""
        points = np.repeat(self._points[row][:, None].astype(float), len(lanes.masks), axis=1)
        counted = self._counted[row][:, None]
        sums = np.minimum(lanes.sums + counted, self._bonus.least) if counted.any() else lanes.sums[None]
        flags = lanes.flags[None]
        if self._joker and self._joker.row == self.rows[row]:
            flags = np.where(points > 0, 1, flags)
        elif self._joker:
            self._play_joker(self._joker, row, lanes, points)
        return Entry(points, sums, flags)

    def _play_joker(self, joker: Joker, row: int, lanes: Lanes, points: Floats) -> None:
        """Change what a further five of a kind brings in this row."""
        faces = [self.rows.index(name) for name in joker.faces]
        others = sum(1 << index for index in range(len(self.rows)) if index not in faces)
        further = lanes.masks >> self.rows.index(joker.row) & 1 == 0
        for face, its_row in zip(FACES, faces, strict=True):
            its_row_open = lanes.masks >> its_row & 1 == 1
            roll = ROLLS.index((face,) * 5)
            as_joker = joker.points.get(self.rows[row], points[roll])
            points[roll] = np.where(further & ~its_row_open, as_joker, points[roll])
            points[roll] += joker.bonus * (further & (lanes.flags == 1))
            if joker.choice == "forced":
                barred = its_row_open & (row != its_row)
                if row in faces:
                    barred |= ~its_row_open & (lanes.masks & others != 0)
                points[roll] = np.where(further & barred, -np.inf, points[roll])

    def _distribute(self, lanes: Lanes, below: dict[State, Floats]) -> dict[State, Floats]:
        """Return the distributions of these lanes, from those one level below."""
        ends = _ends(self._choices(lanes), len(self.rows))
        found: dict[State, Floats] = {}
        for lane, state in enumerate(zip(lanes.flags, lanes.sums, lanes.masks, strict=True)):
            this = lanes.some(slice(lane, lane + 1))
            whole = np.zeros(1)
            for row in np.flatnonzero(ends[lane].any(axis=1)):
                entry = self._entry(int(row), this)
                after = np.broadcast_arrays(entry.flags, entry.sums)
                keys = np.stack([part.ravel() for part in after])
                for flag, total in set(zip(*keys.tolist(), strict=True)):
                    there = np.where((keys[0] == flag) & (keys[1] == total), ends[lane, row], 0)
                    gained = np.bincount(entry.points[there > 0, 0].astype(np.int64), there[there > 0])
                    rest = below[flag, total, int(state[2]) ^ 1 << int(row)]
                    whole = _added(whole, np.convolve(gained, rest) if len(gained) else np.zeros(1))
            found[int(state[0]), int(state[1]), int(state[2])] = whole
        return found


def _rolled(worth: Floats) -> Floats:
    """Return what every hold is worth when its missing dice are rolled, given what every roll is worth."""
    holds = np.empty((len(HOLDS), worth.shape[1]))
    holds[PARTIAL:] = worth
    for level in reversed(_LEVELS[:5]):
        total = holds[_GROWN[level, 0]]
        for face in range(1, 6):
            total += holds[_GROWN[level, face]]
        holds[level] = total / 6
    return holds


def _best_parts(holds: Floats) -> Floats:
    """Return for every hold what the best part of it to keep is worth; of a roll, at most four dice."""
    best = holds.copy()
    best[PARTIAL:] = -np.inf
    for level, parts in zip(_LEVELS[1:], _FEWER[1:], strict=True):
        for fewer in parts.T:
            best[level] = np.maximum(best[level], best[fewer])
    return best


def _which_parts(holds: Floats, best: Floats) -> Ints:
    """Return for every roll the number of the hold that is its best part."""
    which = np.repeat(np.arange(len(HOLDS))[:, None], holds.shape[1], axis=1)
    for level, parts in zip(_LEVELS[1:], _FEWER[1:], strict=True):
        itself = (best[level] == holds[level]) & (level < PARTIAL)[:, None]
        for fewer in parts.T:
            which[level] = np.where((best[fewer] == best[level]) & ~itself, which[fewer], which[level])
    return which[PARTIAL:]


def _ends(choices: list[Ints], rows: int) -> Floats:
    """Return (lanes, rows, 252): the chance that a turn ends with that roll being entered in that row."""
    lanes = np.arange(choices[0].shape[1])
    ends = np.zeros((len(lanes), rows, len(ROLLS)))
    there = np.broadcast_to(_CHANCES[:, None], choices[0].shape)
    for chosen in choices:
        kept = np.zeros((len(HOLDS), len(lanes)))
        for roll, choice in enumerate(chosen):
            stop = choice < 0
            ends[lanes[stop], -1 - choice[stop], roll] += there[roll, stop]
            kept[choice[~stop], lanes[~stop]] += there[roll, ~stop]
        there = _fallen(kept)
    return ends


def _fallen(kept: Floats) -> Floats:
    """Return the chance of every roll when holds, kept with these chances, are filled up."""
    for level in _LEVELS[:5]:
        for face in range(6):
            kept[_GROWN[level, face]] += kept[level] / 6
    return kept[PARTIAL:]


def _added(longer: Floats, shorter: Floats) -> Floats:
    """Return the sum of two lists of chances of unequal length."""
    if len(longer) < len(shorter):
        return _added(shorter, longer)
    return longer + np.pad(shorter, (0, len(longer) - len(shorter)))


def main(file: Path) -> None:
    """Solve Dice Poker and write its tables."""
    solver = Solver(DICE_POKER)
    chances = solver.distributions()
    masks = range(2 ** len(solver.rows))
    file.write_bytes(
        tables.encode(solver.values[0, 0].tolist(), [chances[0, 0, mask].tolist() for mask in masks])
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
