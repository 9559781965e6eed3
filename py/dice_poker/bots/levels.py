"""Players that know what every choice is worth; they differ in what they want and in how often they slip.

Glossary
--------
worth   of a choice: the expected final total, or the chance to win
slip    a choice below the best; one that loses x points is exp(-x / looseness) times as likely as the best
loose   how freely a player slips, in points: 0.5 hardly ever leaves the best, 3 often does
"""

from __future__ import annotations

from itertools import accumulate
from math import exp
from typing import Final

from core.protocol import Bot
from core.rng import Draw
from dice_poker.actions import Action
from dice_poker.analysis import plan_for_points, plan_to_win, weighed
from dice_poker.view import View

_FINE: Final = 2**53


def perfect(view: View, draw: Draw) -> Action:
    """Make the most of the expected total. `draw` is left alone: of equals the first is chosen."""
    return max(weighed(view, plan_for_points(view)), key=lambda choice: choice.worth).action


def master(view: View, draw: Draw) -> Action:
    """Make the most of the chance to win; where that is decided, or there is no rival, of the points."""
    points = weighed(view, plan_for_points(view))
    to_win = weighed(view, plan_to_win(view))
    best = max(range(len(points)), key=lambda index: (to_win[index].worth, points[index].worth))
    return points[best].action


def loose(looseness: float) -> Bot[View, Action]:
    """Return a player that makes graded slips; `looseness` > 0, in points."""

    def play(view: View, draw: Draw) -> Action:
        choices = weighed(view, plan_for_points(view))
        best = max(choice.worth for choice in choices)
        sums = list(accumulate(exp((choice.worth - best) / looseness) for choice in choices))
        mark = draw.below(_FINE) / _FINE * sums[-1]
        return next(choice.action for choice, total in zip(choices, sums, strict=True) if mark < total)

    return play
