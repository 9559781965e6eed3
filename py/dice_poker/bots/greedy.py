"""A bot that makes the most of each turn, exactly, and never looks past it.

Glossary
--------
worth       expected points of this turn, see odds.py
least lost  the rule for rows that give the same now: fill the one that a whole turn would have brought the
            least
"""

from __future__ import annotations

from core.rng import Draw
from dice_poker.actions import Action, Keep, Score
from dice_poker.bots.odds import SCALE, Rows, worth_of_hold, worth_of_turn
from dice_poker.scoring import ROWS
from dice_poker.view import View


def greedy(view: View, draw: Draw) -> Action:
    """Return the legal action with the highest worth. Needs no luck of its own: `draw` is left alone.

    Ties: scoring goes before rolling on; of two rows the least lost is filled; of two keeps the one with more
    dice is chosen; what is left goes by the order of `view.legal`.
    """
    open_rows = tuple(row for row, points in enumerate(view.seats[view.to_act].points) if points is None)
    keeps = [action for action in view.legal if isinstance(action, Keep)]
    score = _least_lost(_best_scores(view))
    if not keeps:
        return score
    keep = max(keeps, key=lambda action: (_worth(view, action, open_rows), len(action.dice)))
    scoring_now = _points(view, score) * SCALE**view.table.rolls_left
    return keep if _worth(view, keep, open_rows) > scoring_now else score


def _best_scores(view: View) -> list[Score]:
    """Return the rows that give the most now."""
    scores = [action for action in view.legal if isinstance(action, Score)]
    most = max(_points(view, action) for action in scores)
    return [action for action in scores if _points(view, action) == most]


def _least_lost(scores: list[Score]) -> Score:
    """Return the row that a whole turn would bring the least."""
    return scores[0] if len(scores) == 1 else min(scores, key=lambda action: worth_of_turn((_row(action),)))


def _row(action: Score) -> int:
    return ROWS.index(action.row)


def _points(view: View, action: Score) -> int:
    """Return what the row gives now, 0-50."""
    return view.table.preview[_row(action)] or 0


def _worth(view: View, action: Keep, open_rows: Rows) -> int:
    """Return the scaled worth of the keep."""
    hold = tuple(sorted(view.table.dice[position] for position in action.dice))
    return worth_of_hold(hold, open_rows, view.table.rolls_left)
