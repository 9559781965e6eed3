"""A bot that plays by four simple habits, as people do in their first games.

Glossary
--------
habit  looks at the view and has an action or has none; the first habit that has one decides
run    the faces of four dice in a row, e.g. 2-3-4-5
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from core.rng import Draw
from dice_poker.actions import Action, Keep, Score
from dice_poker.scoring import Dice
from dice_poker.view import View

Habit: TypeAlias = Callable[[View], Action | None]

_GOOD_ENOUGH: Final = 25
_STRAIGHTS: Final = ("small_straight", "large_straight")


def beginner(view: View, draw: Draw) -> Action:
    """Return the action of the first habit that has one. Needs no luck of its own: `draw` is left alone."""
    return next(action for habit in _HABITS if (action := habit(view)) is not None)


def take_what_is_good(view: View) -> Action | None:
    """Score at once when an open row gives 25 or more."""
    row, points = _biggest_row(view)
    return Score(row) if points >= _GOOD_ENOUGH else None


def hope_for_a_straight(view: View) -> Action | None:
    """Keep four in a row while a straight is open and roll the fifth die."""
    run = _run_of_four(view.table.dice)
    if not run or not view.table.rolls_left or not any(row in _open_rows(view) for row in _STRAIGHTS):
        return None
    return Keep(tuple(sorted(view.table.dice.index(face) for face in run)))


def keep_the_most_of_a_face(view: View) -> Action | None:
    """Keep the face that shows most often, the higher of two that tie, and roll the rest."""
    dice = view.table.dice
    face = max(dice, key=lambda face: (dice.count(face), face))
    if not view.table.rolls_left or dice.count(face) == len(dice):
        return None
    return Keep(tuple(position for position, shown in enumerate(dice) if shown == face))


def take_the_most_points(view: View) -> Action | None:
    """Score the row that gives the most now; where all give nothing, the uppermost and least worth."""
    return Score(_biggest_row(view)[0])


_HABITS: Final[tuple[Habit, ...]] = (
    take_what_is_good,
    hope_for_a_straight,
    keep_the_most_of_a_face,
    take_the_most_points,
)


def _open_rows(view: View) -> dict[str, int]:
    """Return the open rows in order, each with the points it would give now."""
    table = view.table
    previews = zip(table.rows, table.preview, strict=True)
    return {row: points for row, points in previews if points is not None}


def _biggest_row(view: View) -> tuple[str, int]:
    """Return the open row that gives the most now, the upper one of equals."""
    return max(_open_rows(view).items(), key=lambda row: row[1])


def _run_of_four(dice: Dice) -> range:
    """Return four consecutive faces that the dice show, the highest such, or an empty range."""
    runs = (range(low, low + 4) for low in (3, 2, 1))
    return next((run for run in runs if set(run) <= set(dice)), range(0))
