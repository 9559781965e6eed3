"""A bot that weighs its exact chance against the price.

Glossary
--------
chance  that a battle with one opponent is won, see chance.py
share   what the pot is worth to one of those who will be left: 1 / their number
gain    chips that an action brings on average, by that rough share; what was paid before is gone
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from core.protocol import Seat
from core.rng import Draw
from palace_poker.actions import Action, Battle, Battles, Buy, Call, Fold, Raise, Raises, Stay
from palace_poker.bots.keeping import discard_useless
from palace_poker.chance import odds_against
from palace_poker.view import View

_SURE: Final = 0.8
"""From this chance on an answer is a raise."""
_GOOD: Final = 0.6
"""With less than this chance against everybody a card is worth its price."""
_POT: Final = 3
"""Only a pot of so many own prices is worth buying for."""
_SOLDIERS: Final = 3
"""With so many soldiers no more are bought."""


@dataclass(frozen=True, slots=True)
class _Target:
    """A battle that may be begun, with the chance to win it and its gain."""

    battles: Battles
    chance: float
    gain: float


def sensible(view: View, draw: Draw) -> Action:
    """Return the action with the best gain by simple sums. Needs no luck of its own: `draw` is left alone."""
    if view.phase == "discard":
        return discard_useless(view)
    return _answer(view) if view.table.duel else _turn(view)


def _turn(view: View) -> Action:
    """Attack where that gains most, else buy while the hand is weak, else stay."""
    targets = [_target(view, battles) for battles in view.legal.ranges if isinstance(battles, Battles)]
    best = max(targets, key=lambda target: target.gain, default=None)
    if best is not None and best.gain > 0:
        return Battle(best.battles.seat, best.battles.low)
    if Buy() in view.legal.actions and _wants_a_card(view, targets):
        return Buy()
    return Stay()


def _target(view: View, battles: Battles) -> _Target:
    """Weigh a battle at its lowest price, called, against the share that one has without it."""
    table = view.table
    players = _players(view)
    chance = odds_against(view, battles.seat).chance
    foe = view.seats[battles.seat]
    pot = table.pot + battles.low + min(foe.price, foe.stack)
    without_it = table.pot * (chance if players == 2 else 1 / players)
    return _Target(battles, chance, chance * pot / (players - 1) - battles.low - without_it)


def _wants_a_card(view: View, targets: list[_Target]) -> bool:
    """Whether a card at a small bet is worth it: a weak hand, few soldiers, and a pot to win with it."""
    me = view.seats[_me(view)]
    weak = all(target.chance < _GOOD for target in targets)
    affordable = me.stack >= 4 * me.price and view.table.pot >= _POT * me.price
    return bool(targets) and weak and affordable and len(me.soldiers) < _SOLDIERS


def _answer(view: View) -> Action:
    """Raise with a sure hand, call if the share of the pot is worth more than what is owed, else fold."""
    duel = view.table.duel
    assert duel is not None
    chance = odds_against(view, duel.waiting).chance
    raises = next((some for some in view.legal.ranges if isinstance(some, Raises)), None)
    if raises is not None and chance >= _SURE and view.seats[duel.waiting].stack:
        return Raise(raises.low)
    owed = min(duel.owed, view.seats[_me(view)].stack)
    worth = chance * (view.table.pot + owed) / (_players(view) - 1)
    return Call() if worth >= owed else Fold()


def _players(view: View) -> int:
    return sum(seat.in_hand for seat in view.seats)


def _me(view: View) -> Seat:
    assert view.seat is not None
    return view.seat
