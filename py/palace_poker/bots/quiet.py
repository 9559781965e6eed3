"""A bot that never begins anything: it stays, and calls with a strong hand.

Glossary
--------
strong  a pair of tens or better, of all its own cards
"""

from __future__ import annotations

from typing import Final

from core.rng import Draw
from palace_poker.actions import Action, Call, Fold, Stay
from palace_poker.bots.keeping import discard_worst
from palace_poker.hands import rank
from palace_poker.view import View

_STRONG: Final = rank(["Ts", "Th"])


def quiet(view: View, draw: Draw) -> Action:
    """Return a discard that must be, an answer by strength, or else Stay. `draw` is left alone."""
    if view.phase == "discard":
        return discard_worst(view)
    if view.phase == "duel":
        return Call() if is_strong(view) else Fold()
    return Stay()


def is_strong(view: View) -> bool:
    """Whether the hand is a pair of tens or better."""
    assert view.seat is not None
    me = view.seats[view.seat]
    return rank([card for card in (*me.palace, me.banner, *me.soldiers) if card is not None]) >= _STRONG
