"""What each sensible action brings on average, in chips: rough sums of chances and shares of the pot.

Glossary
--------
share  what the pot is worth to one of those who will be left: 1 / their number
hold   what the pot is worth to a seat that does nothing: its share, more of it the better its chances are
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from palace_poker.actions import (
    Action,
    Battle,
    Battles,
    BetRange,
    Buy,
    Call,
    Discard,
    Discards,
    Fold,
    Raise,
    Raises,
)
from palace_poker.cards import without
from palace_poker.chance import odds_against
from palace_poker.duels import SOLDIERS
from palace_poker.hands import NUMBERS, value
from palace_poker.ranges import ranges
from palace_poker.view import SeatView, View

_DIGITS: Final = 9  # equals stay equal, in whichever order a Python adds
_CARD: Final = 1.1
"""By how much a card that is bought raises what one holds."""
_MOST: Final = 1.6
"""So many shares a hold is worth at the most."""


class Weighed(NamedTuple):
    """A legal action with the chips that it brings on average from here on."""

    action: Action
    worth: float


def weighed(view: View) -> tuple[Weighed, ...]:
    """Return the sensible legal actions of the viewer, which is to act; without a limit a few amounts."""
    return tuple(Weighed(action, round(_worth(view, action), _DIGITS)) for action in _sensible(view))


def _sensible(view: View) -> Iterator[Action]:
    yield from view.legal.actions
    for some in view.legal.ranges:
        if isinstance(some, Battles):
            yield from (Battle(some.seat, amount) for amount in _amounts(some))
        elif isinstance(some, Raises):
            yield from (Raise(amount) for amount in _amounts(some))
        elif isinstance(some, Discards):
            yield from _discards(_me(view), some.least)


def _amounts(some: Battles | Raises) -> list[int]:
    """Return the least, the most and what lies between, each once."""
    legal = BetRange(some.low, some.high, some.step)
    return sorted({legal.low, range(legal.low, legal.high + 1, legal.step)[len(legal) // 2], legal.high})


def _discards(me: SeatView, least: int) -> Iterator[Discard]:
    """Yield, for each number of soldiers that may stay, the discard that keeps the strongest."""
    for size in range(min(len(me.soldiers) - least, SOLDIERS), -1, -1):
        kept = max(combinations(me.soldiers, size), key=lambda some: _strength(replace(me, soldiers=some)))
        yield Discard(without(me.soldiers, kept))


def _strength(seat: SeatView) -> int:
    return value(sum(NUMBERS[card] for card in (*seat.palace, seat.banner, *seat.soldiers) if card))


def _worth(view: View, action: Action) -> float:
    table, me = view.table, _me(view)
    left = sum(seat.in_hand for seat in view.seats) - 1
    match action:
        case Fold():
            return 0.0
        case Battle(other, amount):
            foe = view.seats[other]
            pot = table.pot + amount + min(foe.price, foe.stack)
            return _chance(view, other) * pot / left - amount
        case Call() | Raise() if table.duel is not None:
            more = action.amount if isinstance(action, Raise) else 0
            cost = min(table.duel.owed, me.stack) + more
            return _chance(view, table.duel.waiting) * (table.pot + cost + more) / left - cost
        case Buy():
            return _CARD * _hold(view) - table.small_bet
        case Discard(cards):
            changed = replace(me, soldiers=without(me.soldiers, cards))
            seats = tuple(changed if seat is me else seat for seat in view.seats)
            return _hold(replace(view, seats=seats))
    return _hold(view)


def _hold(view: View) -> float:
    others = [other for other, seat in enumerate(view.seats) if seat.in_hand and other != view.seat]
    mean = sum(_chance(view, other) for other in others) / len(others)
    return view.table.pot / (len(others) + 1) * min(_MOST, 2 * mean)


def _chance(view: View, other: int) -> float:
    return odds_against(view, other, ranges(view)[other]).chance


def _me(view: View) -> SeatView:
    assert view.seat is not None
    return view.seats[view.seat]
