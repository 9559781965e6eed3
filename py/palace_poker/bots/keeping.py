"""Which soldiers a bot keeps when it may discard.

Glossary
--------
keep  the soldiers that are worth most together with banner and palace; of equal hands the smallest price
"""

from __future__ import annotations

from itertools import combinations

from palace_poker.actions import Action, Discard
from palace_poker.cards import Cards, without
from palace_poker.duels import SOLDIERS
from palace_poker.hands import NUMBERS, value
from palace_poker.view import View


def discard_worst(view: View) -> Action:
    """Return the discard that only the rules ask for: five soldiers stay, the strongest five."""
    soldiers = _soldiers(view)
    return Discard(without(soldiers, strongest(view, min(len(soldiers), SOLDIERS))))


def discard_useless(view: View) -> Action:
    """Return the discard of all that adds nothing: the fewest soldiers with the best hand stay."""
    soldiers = _soldiers(view)
    kept = [strongest(view, size) for size in range(min(len(soldiers), SOLDIERS) + 1)]
    worth = [_worth(view, some) for some in kept]
    return Discard(without(soldiers, kept[worth.index(max(worth))]))


def strongest(view: View, size: int) -> Cards:
    """Return the soldiers, that many, with the best hand."""
    return max(combinations(_soldiers(view), size), key=lambda some: _worth(view, some))


def _soldiers(view: View) -> Cards:
    assert view.seat is not None
    return view.seats[view.seat].soldiers


def _worth(view: View, soldiers: Cards) -> int:
    assert view.seat is not None
    me = view.seats[view.seat]
    cards = (*me.palace, me.banner, *soldiers)
    return value(sum(NUMBERS[card] for card in cards if card is not None))
