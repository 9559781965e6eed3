"""Dice Poker counted a second time and in another way: one turn from its end, and a game's decisions.

`dearest` says what the decisions of a finished game cost, from its record alone, as `save` gives it: the dice
are worked out from its seed, as the README tells anyone to. All that it shares with the engine are the points
of the rows, and what is to be expected of rows still open after the turn; tests/counts checks both.

Dice are in rising order. A turn may roll `left` times more.
"""

from __future__ import annotations

import hmac
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations, combinations_with_replacement, count, product
from typing import Any

from dice_poker.analysis import expected_to_come
from dice_poker.scoring import ROWS, score

Dice = tuple[int, ...]
End = tuple[str, Dice]

ROLLS = list(combinations_with_replacement(range(1, 7), 5))
HOLDS = {roll: {held for size in range(5) for held in combinations(roll, size)} for roll in ROLLS}
"""Per roll: what may be kept of it."""


def fallen(held: Dice) -> dict[Dice, float]:
    """The chance of each roll when dice are kept and the others rolled, counted over all that can fall."""
    rolled = list(product(range(1, 7), repeat=5 - len(held)))
    counted = Counter(tuple(sorted(held + fresh)) for fresh in rolled)
    return {roll: times / len(rolled) for roll, times in counted.items()}


FALLS = {held: fallen(held) for held in set().union(*HOLDS.values())}


class Turn:
    """One turn, given what entering dice in each open row is worth, whatever worth may be.

    `rolls[left][dice]` is what dice that lie there are worth, played as well as can be; `holds[left][dice]`
    what keeping these dice and rolling the others is worth.
    """

    def __init__(self, entries: Mapping[str, Callable[[Dice], float]]) -> None:
        self.entries = {row: {roll: entry(roll) for roll in ROLLS} for row, entry in entries.items()}
        self.rolls = [{roll: max(worth[roll] for worth in self.entries.values()) for roll in ROLLS}]
        self.holds: list[dict[Dice, float]] = [{}]
        for _ in range(3):
            soon = self.rolls[-1]
            holds = {held: sum(p * soon[roll] for roll, p in rolls.items()) for held, rolls in FALLS.items()}
            self.holds.append(holds)
            self.rolls.append(
                {roll: max(self.rolls[0][roll], *(holds[held] for held in HOLDS[roll])) for roll in ROLLS}
            )
        self._ends: dict[tuple[Dice, int], dict[End, float]] = {}

    def row(self, dice: Dice) -> str:
        """The best row to enter these dice in, the first of equals."""
        return max(self.entries, key=lambda row: self.entries[row][dice])

    def ends_of_roll(self, dice: Dice, left: int) -> dict[End, float]:
        """The chances of the rows and rolls that the turn can end with."""
        if self.rolls[left][dice] == self.rolls[0][dice]:
            return {(self.row(dice), dice): 1.0}
        return self.ends_of_hold(max(HOLDS[dice], key=lambda held: self.holds[left][held]), left)

    def ends_of_hold(self, held: Dice, left: int) -> dict[End, float]:
        """The same when these dice are kept; of a whole turn for no dice and `left` 3."""
        if (held, left) not in self._ends:
            ends: defaultdict[End, float] = defaultdict(float)
            for roll, chance in FALLS[held].items():
                for end, likely in self.ends_of_roll(roll, left - 1).items():
                    ends[end] += chance * likely
            self._ends[held, left] = ends
        return self._ends[held, left]


points = cache(score)


@cache
def turn_with(open_rows: frozenset[str]) -> Turn:
    """The turn of a seat that makes the most of its expected points to come."""

    def entry(row: str) -> Callable[[Dice], float]:
        after = expected_to_come(open_rows - {row})
        return lambda dice: points(row, dice) + after

    return Turn({row: entry(row) for row in ROWS if row in open_rows})


def dearest(record: dict[str, Any], seat: int) -> list[tuple[int, float]]:
    """The plies of all decisions of a seat with the points they lost, >= 0, dearest first."""
    lost = [(ply, cost) for ply, actor, cost in decisions(record) if actor == seat]
    return sorted(lost, key=lambda decision: (-decision[1], decision[0]))


def decisions(record: dict[str, Any]) -> Iterator[tuple[int, int, float]]:
    """Yield (ply, seat, points lost) of all decisions. Plies of chance and of the seats alternate."""
    seats = record["config"]["seats"]
    still_open = [frozenset(ROWS)] * seats
    turn, rolls, dice, kept = 0, 0, (0,) * 5, []
    for number, action in enumerate(record["actions"]):
        seat, rolls = turn % seats, rolls + 1
        fresh = faces(record["seed"], f"chance/{seat}/{turn // seats + 1}/{rolls}")
        dice = tuple(dice[place] if place in kept else next(fresh) for place in range(5))
        roll = tuple(sorted(dice))
        now = turn_with(still_open[seat])
        best = now.rolls[3 - rolls][roll]
        if action["type"] == "keep":
            kept = action["dice"]
            worth = now.holds[3 - rolls][tuple(sorted(dice[place] for place in kept))]
        else:
            worth = now.entries[action["row"]][roll]
            still_open[seat] -= {action["row"]}
            turn, rolls, kept = turn + 1, 0, []
        yield 2 * number + 1, seat, best - worth


def faces(seed: str, key: str) -> Iterator[int]:
    """Yield the faces that the seed gives under a key."""
    for counter in count():
        number = int(hmac.new(bytes.fromhex(seed), f"{key}/{counter}".encode(), "sha256").hexdigest(), 16)
        if number < 2**256 - 2**256 % 6:
            yield number % 6 + 1
