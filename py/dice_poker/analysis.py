"""What every choice of a turn is worth, exactly: by expected total and by the chance to win.

Glossary
--------
expected  the expected final total of the seat whose turn it is, in points
chance    its chance to win, ties shared, 0-1
option    a hold, as the keep of its leftmost dice, or an open row, with what it is worth
reason    what an option is good for, as numbers; the page has the words
worth     of an open row: what it would bring later, by which the expected total falls once it is filled

All of it from what a view shows: nothing is hidden in this game. The expected total supposes that the seat
goes on to make the most of it. A chance supposes that of all seats, from the next turn on; within this turn
the seat on turn plays to win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import ClassVar, Final, NamedTuple, TypeAlias

from core.errors import GameError, shown
from dice_poker.actions import Action, Keep, Score
from dice_poker.lattice import HOLDS, PARTIAL, PARTS, POINTS
from dice_poker.race import chances_to_win, entered_to_win, finals, rest
from dice_poker.scoring import ROWS, Dice
from dice_poker.tables import rows_of, tables
from dice_poker.turn import End, Plan, number_of
from dice_poker.view import View

CLEARLY: Final = 0.0005
"""By how much more an option has to raise the chance to win than the best one by points, to be named."""
_ENDS_SHOWN: Final = 3
_DIGITS: Final = 9  # of a worth: equals stay equal, in whichever order a Python adds


class Weighed(NamedTuple):
    """A choice with what it is worth by some plan."""

    action: Keep | Score
    worth: float


@dataclass(frozen=True, slots=True)
class Option:
    """One choice. `faces` are those of the held dice, rising; none for an entry."""

    action: Keep | Score
    faces: Dice
    expected: float
    chance: float


@dataclass(frozen=True, slots=True)
class LikelyEnd:
    """A row that the turn may end in, with the chance of that and the mean of the points it then brings."""

    row: str
    chance: float
    points: float


@dataclass(frozen=True, slots=True)
class KeepReason:
    """Where the turn will most likely end after a keep, at most three rows, the likeliest first."""

    type: ClassVar[str] = "keep"
    ends: tuple[LikelyEnd, ...]


@dataclass(frozen=True, slots=True)
class ScoreReason:
    """What an entry brings now, and what the row is worth while it is open."""

    type: ClassVar[str] = "score"
    points: int
    worth: float


Reason: TypeAlias = KeepReason | ScoreReason


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position. `options`, the highest expected total first, and what belongs to them are empty or None
    unless a decision is due. `chances` are those of all seats if the play goes on for expected totals.
    """

    seat: int
    expected: float
    chances: tuple[float, ...]
    options: tuple[Option, ...]
    best: int | None
    best_to_win: int | None
    reason: Reason | None


def expected_to_come(open_rows: Iterable[str]) -> float:
    """Return the expected points from these rows, under the play that makes the most of that.

    >>> round(expected_to_come(["chance"]), 4)
    23.3333

    From the tables; where there are none it is worked out, which takes seconds for an empty card. Raises
    ValueError naming a row that doesn't exist or stands there twice.
    """
    rows = (open_rows,) if isinstance(open_rows, str) else tuple(open_rows)
    unknown = [row for row in rows if row not in ROWS]
    if unknown or len(set(rows)) < len(rows):
        wrong = f"no row {shown(unknown[0])}" if unknown else f"a row stands twice in {shown(rows)}"
        raise ValueError(f"{wrong}; the rows are {', '.join(ROWS)}")
    mask = sum(1 << ROWS.index(row) for row in rows)
    try:
        return tables().expected[mask]
    except GameError:
        return _worked_out(mask)


def analyse(view: View) -> Analysis:
    """Return what the position is worth for everybody and what each option is for the seat whose turn it is.

    Raises GameError "no_tables".
    """
    found = options(view)
    seat, expected = view.table.turn, value(view, view.table.turn)
    if not found:
        return Analysis(seat, expected, chances(view), (), None, None, None)
    to_win = max(range(len(found)), key=lambda index: found[index].chance)
    best_to_win = to_win if found[to_win].chance > found[0].chance + CLEARLY else 0
    return Analysis(seat, expected, chances(view), found, 0, best_to_win, _reason(view, found[0].action))


def explain(view: View, action: Action) -> Reason:
    """Return what a legal action is good for. Raises GameError "no_choice" for any other."""
    if action not in view.legal:
        raise GameError("no_choice", f"{shown(action)} is no choice in this position")
    return _reason(view, action)


def _reason(view: View, action: Action) -> Reason:
    if isinstance(action, Score):
        row, mask, expected = ROWS.index(action.row), _mask(view, view.table.turn), tables().expected
        return ScoreReason(view.table.preview[row] or 0, expected[mask] - expected[mask ^ 1 << row])
    hold = number_of(held(view, action))
    return KeepReason(_likely(plan_for_points(view).ends_of_hold(hold, view.table.rolls_left)))


def value(view: View, seat: int) -> float:
    """Return the expected final total of a seat."""
    total, table = view.seats[seat].total, view.table
    if seat == table.turn and view.phase == "decide":
        return total + plan_for_points(view).roll(number_of(table.dice), table.rolls_left)
    if seat == table.turn and view.phase == "reroll":
        return total + plan_for_points(view).hold(_kept(view), table.rolls_left)
    return total + tables().expected[_mask(view, seat)]


def chances(view: View) -> tuple[float, ...]:
    """Return everybody's chance to win if the play goes on for expected totals."""
    seat, table = view.table.turn, view.table
    outlooks = [rest(_mask(view, other)).plus(shown.total) for other, shown in enumerate(view.seats)]
    if view.phase in ("decide", "reroll"):
        plan, left = plan_for_points(view), table.rolls_left
        rolled = view.phase == "decide"
        dice = number_of(table.dice) if rolled else _kept(view)
        ends = plan.ends_of_roll(dice, left) if rolled else plan.ends_of_hold(dice, left)
        outlooks[seat] = finals(view.seats[seat].total, _mask(view, seat), ends.items())
    return chances_to_win(outlooks)


def weighed(view: View, plan: Plan) -> tuple[Weighed, ...]:
    """Return every open row, then every distinct hold, with its worth by a plan of this turn, which is to
    be decided on.
    """
    table, roll = view.table, number_of(view.table.dice)
    left = table.rolls_left
    rows = [Weighed(Score(ROWS[row]), plan.row(row, roll)) for row in rows_of(_mask(view, table.turn))]
    holds = PARTS[roll - PARTIAL] if left else ()
    choices = (*rows, *(Weighed(_keep(table.dice, hold), plan.hold(hold, left)) for hold in holds))
    return tuple(Weighed(action, round(worth, _DIGITS)) for action, worth in choices)


def options(view: View) -> tuple[Option, ...]:
    """Return every open row and every distinct hold, the highest expected total first; () if none is due."""
    if view.phase != "decide":
        return ()
    total, alone = view.seats[view.table.turn].total, len(view.seats) == 1
    pairs = zip(weighed(view, plan_for_points(view)), weighed(view, plan_to_win(view)), strict=True)
    found = [
        Option(points.action, held(view, points.action), total + points.worth, 1.0 if alone else to_win.worth)
        for points, to_win in pairs
    ]
    return tuple(sorted(found, key=lambda option: -option.expected))


def held(view: View, action: Action) -> Dice:
    """Return the faces of the dice that an action holds, rising; () for an entry."""
    return tuple(sorted(view.table.dice[place] for place in action.dice)) if isinstance(action, Keep) else ()


def plan_for_points(view: View) -> Plan:
    """Return the plan of this turn that makes the most of the expected points to come, its own included."""
    return _plan_for_points(_mask(view, view.table.turn))


def plan_to_win(view: View) -> Plan:
    """Return the plan of this turn that makes the most of the chance to win; of points for a seat alone."""
    seat = view.table.turn
    if len(view.seats) == 1:
        return plan_for_points(view)
    others = tuple(
        (view.seats[other].total, _mask(view, other)) for other in range(len(view.seats)) if other != seat
    )
    return _plan_to_win(view.seats[seat].total, _mask(view, seat), others)


def _keep(dice: Dice, hold: int) -> Keep:
    """Return the keep of the leftmost dice that are this hold."""
    wanted = list(HOLDS[hold])
    places = []
    for place, face in enumerate(dice):
        if face in wanted:
            wanted.remove(face)
            places.append(place)
    return Keep(tuple(places))


def _likely(ends: dict[End, float]) -> tuple[LikelyEnd, ...]:
    chances: dict[int, float] = {}
    points: dict[int, float] = {}
    for (row, brought), chance in ends.items():
        chances[row] = chances.get(row, 0.0) + chance
        points[row] = points.get(row, 0.0) + chance * brought
    likeliest = sorted(chances, key=lambda row: -chances[row])[:_ENDS_SHOWN]
    return tuple(LikelyEnd(ROWS[row], chances[row], points[row] / chances[row]) for row in likeliest)


def _mask(view: View, seat: int) -> int:
    """Return the open rows of a seat."""
    return sum(1 << row for row, points in enumerate(view.seats[seat].points) if points is None)


def _kept(view: View) -> int:
    return number_of(tuple(view.table.dice[place] for place in view.table.kept))


@lru_cache(maxsize=64)
def _plan_for_points(mask: int) -> Plan:
    return _by_points(mask, tables().expected.__getitem__)


@lru_cache(maxsize=8)
def _plan_to_win(total: int, mask: int, others: tuple[tuple[int, int], ...]) -> Plan:
    return Plan(entered_to_win(total, mask, [rest(open_rows).plus(points) for points, open_rows in others]))


@cache
def _worked_out(mask: int) -> float:
    """Return the expected points to come without any tables."""
    return _by_points(mask, _worked_out).start if mask else 0.0


def _by_points(mask: int, expected: Callable[[int], float]) -> Plan:
    """Return the plan for points, given what each set of open rows is expected to bring."""
    afters = {row: expected(mask ^ 1 << row) for row in rows_of(mask)}
    return Plan({row: {points: points + after for points in POINTS[row]} for row, after in afters.items()})
