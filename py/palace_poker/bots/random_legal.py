"""A bot without a thought: any entry of the legal list, then anything in it.

Glossary
--------
entry  a single action, or a range of them; all entries are equally likely, however much a range holds
"""

from __future__ import annotations

from core.rng import Draw
from palace_poker.actions import Action, Battle, Battles, Discard, Discards, Raise, Raises
from palace_poker.view import View


def random_legal(view: View, draw: Draw) -> Action:
    """Return a random legal action."""
    actions, ranges = view.legal.actions, view.legal.ranges
    entry = draw.below(len(actions) + len(ranges))
    if entry < len(actions):
        return actions[entry]
    match ranges[entry - len(actions)]:
        case Battles() as battles:
            return Battle(battles.seat, _amount(battles, draw))
        case Raises() as raises:
            return Raise(_amount(raises, draw))
        case Discards() as discards:
            count = discards.least + draw.below(len(discards.cards) - discards.least + 1)
            return Discard(draw.shuffled(discards.cards)[:count])
        case other:
            return next(iter(other))


def _amount(bets: Battles | Raises, draw: Draw) -> int:
    return bets.low + bets.step * draw.below((bets.high - bets.low) // bets.step + 1)
