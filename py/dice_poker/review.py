"""A finished game, decision by decision: what each one cost, and what the dice gave.

Glossary
--------
moment    one ply of a match: the view before it, who acted (a seat or CHANCE), and the action
lost      what a decision cost: by how much the expected final total fell, in points, >= 0
luck      by how much the expected final total rose (or fell) with the dice, in points
best      a decision that cost less than half a hundredth of a point
accuracy  1 if nothing was lost, 0 if as much as by choosing between all options by lot

A seat's expected total at the start, plus its luck, minus what it lost, is its final total, exactly.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from core.protocol import CHANCE, Seat
from dice_poker.actions import Action, Keep, Score
from dice_poker.analysis import Option, Reason, chances, explain, held, options, value
from dice_poker.scoring import Dice
from dice_poker.view import View

Moment: TypeAlias = tuple[View, Seat, Action | None]
"""The last one has no action: it is the view of the end."""

GOOD_ENOUGH: Final = 0.005
DEAREST: Final = 3


@dataclass(frozen=True, slots=True)
class Choice:
    """An action of the game, with the faces of the held dice, rising."""

    action: Keep | Score
    faces: Dice


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision. `lost_chance`, 0-1, is what it cost of the best chance to win. The reasons, for what was
    best and for what was played, are None where the best was played.
    """

    ply: int
    seat: int
    round: int
    roll: int
    dice: Dice
    action: Keep | Score
    faces: Dice
    best: Choice
    lost: float
    lost_chance: float
    reason: Reason | None
    reason_played: Reason | None


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat's game. `total` = `expected` + `luck` - `lost`; `dearest` are at most three, dearest first."""

    expected: float
    luck: float
    lost: float
    total: int
    lost_chance: float
    decisions: int
    best: int
    lost_per_decision: float
    accuracy: float
    dearest: tuple[Decision, ...]
    list: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's chance to win before a turn of `seat`, or at the end (None)."""

    ply: int
    round: int
    seat: int | None
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """The whole game."""

    seats: tuple[SeatReview, ...]
    graph: tuple[Point, ...]


@dataclass(slots=True)
class _Tally:
    """What has been counted of one seat so far; `by_lot` is what choosing by lot would have lost."""

    expected: float
    luck: float = 0.0
    lost: float = 0.0
    by_lot: float = 0.0
    decisions: list[Decision] = field(default_factory=list)


class Reviewer:
    """Goes through a match a few plies at a time; `review` is there when `done` is `total`."""

    def __init__(self, moments: Iterable[Moment]) -> None:
        """`moments` are those of a match that is over, from its start."""
        self._moments: Final = tuple(moments)
        self.total: Final = len(self._moments)
        self.done = 0
        self.review: Review | None = None
        start = self._moments[0][0]
        self._tallies: Final = [_Tally(value(start, seat)) for seat in range(len(start.seats))]
        self._graph: Final[list[Point]] = []

    def advance(self, plies: int) -> None:
        """Go through the next `plies` plies."""
        for ply in range(self.done, min(self.done + plies, self.total)):
            self._look(ply)
        self.done = min(self.done + plies, self.total)
        if self.done == self.total:
            self.review = Review(tuple(map(self._sum_up, range(len(self._tallies)))), tuple(self._graph))

    def _look(self, ply: int) -> None:
        view, actor, action = self._moments[ply]
        if view.phase in ("turn", "over"):
            seat = None if action is None else view.table.turn
            self._graph.append(Point(ply, view.table.round, seat, chances(view)))
        if action is None:
            return
        tally = self._tallies[view.table.turn]
        gain = value(self._moments[ply + 1][0], view.table.turn) - value(view, view.table.turn)
        if actor == CHANCE:
            tally.luck += gain
        elif isinstance(action, (Keep, Score)):
            found = options(view)
            tally.lost -= gain
            tally.by_lot += found[0].expected - sum(option.expected for option in found) / len(found)
            tally.decisions.append(_decision(ply, view, action, found, max(0.0, -gain)))

    def _sum_up(self, seat: int) -> SeatReview:
        tally, total = self._tallies[seat], self._moments[-1][0].seats[seat].total
        made = tally.decisions
        dear = sorted((one for one in made if one.lost >= GOOD_ENOUGH), key=lambda one: -one.lost)
        return SeatReview(
            expected=tally.expected,
            luck=tally.luck,
            lost=tally.lost,
            total=total,
            lost_chance=sum(one.lost_chance for one in made),
            decisions=len(made),
            best=len(made) - len(dear),
            lost_per_decision=tally.lost / len(made),
            accuracy=max(0.0, 1 - tally.lost / tally.by_lot) if tally.by_lot else 1.0,
            dearest=tuple(dear[:DEAREST]),
            list=tuple(made),
        )


def _decision(ply: int, view: View, action: Keep | Score, found: tuple[Option, ...], lost: float) -> Decision:
    faces = held(view, action)
    played = next(option for option in found if _same(option, action, faces))
    slip = lost >= GOOD_ENOUGH
    return Decision(
        ply=ply,
        seat=view.table.turn,
        round=view.table.round,
        roll=3 - view.table.rolls_left,
        dice=view.table.dice,
        action=action,
        faces=faces,
        best=Choice(found[0].action, found[0].faces) if slip else Choice(action, faces),
        lost=lost,
        lost_chance=max(option.chance for option in found) - played.chance,
        reason=explain(view, found[0].action) if slip else None,
        reason_played=explain(view, action) if slip else None,
    )


def _same(option: Option, action: Keep | Score, faces: Dice) -> bool:
    if isinstance(action, Score):
        return option.action == action
    return isinstance(option.action, Keep) and option.faces == faces
