"""Guesses at everything hidden: whole tables that fit what a seat knows, the likelier the more often.

Glossary
--------
world    one guess: a palace for each opponent, no card twice, and the card that would be bought next
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import Final

from core.protocol import Seat
from core.rng import Stream
from palace_poker.belief import unknown
from palace_poker.cards import RANKS, Card, Cards, rank_of, suit_of
from palace_poker.lots import LOTS, PALACE, Range
from palace_poker.view import View

_LOTS: Final = LOTS[PALACE]
_TRIES: Final = 12


@dataclass(frozen=True, slots=True)
class World:
    """A guess. `palaces` by seat, () for no opponent; `bought` None: there is no card left."""

    palaces: tuple[Cards, ...]
    bought: Card | None


def worlds(view: View, beliefs: Sequence[Range], numbers: Stream, count: int) -> tuple[World, ...]:
    """Return so many worlds for the viewer; its opponents' palaces are drawn from the beliefs, by seat."""
    hidden = unknown(view)
    foes = [seat for seat, one in enumerate(view.seats) if one.in_hand and seat != view.seat]
    dealers = {seat: _dealer(view.seats[seat].palace, hidden, beliefs[seat]) for seat in foes}
    pile = (*hidden, *(view.table.in_draw if view.table.draw_pile else view.table.in_discard))
    made = []
    for number in range(count):
        taken: set[Card] = set()
        palaces: list[Cards] = [()] * len(view.seats)
        turn = number % len(foes)
        for seat in (*foes[turn:], *foes[:turn]):  # Nobody is always dealt first.
            palaces[seat] = dealers[seat](taken, numbers)
            taken.update(palaces[seat])
        left = [card for card in pile if card not in taken]
        made.append(World(tuple(palaces), left[int(numbers() * len(left))] if left else None))
    return tuple(made)


def guesses(view: View, seat: Seat, belief: Range, numbers: Stream, count: int) -> list[Cards]:
    """Return palaces that a seat may hold for all that anybody else can know, the viewer's cards included.

    A palace that the viewer has seen, or its own that all opponents have seen, is known.
    """
    assert view.seat is not None
    there = view.seats[seat]
    palace = there.palace
    hidden = unknown(view)
    if seat == view.seat:
        foes = {other for other, one in enumerate(view.seats) if one.in_hand and other != seat}
        if not foes <= {*there.known_to}:
            palace = tuple(card if card in view.table.exposed else None for card in palace)
    shown = {*palace, *view.table.exposed}
    own = tuple(card for card in view.seats[view.seat].palace if card and card not in shown)
    deal = _dealer(palace, (*hidden, *own), belief)
    return [deal(set(), numbers) for _ in range(count)]


def _dealer(
    palace: Sequence[Card | None], hidden: Cards, belief: Range
) -> Callable[[set[Card], Stream], Cards]:
    """Return what deals a palace without the cards that are taken."""
    known = tuple(card for card in palace if card is not None)
    if known:
        return lambda taken, numbers: (*known, *_any(hidden, taken, numbers, PALACE - len(known)))
    if belief.weights is None:
        return lambda taken, numbers: _any(hidden, taken, numbers, PALACE)
    by_rank = _by_rank(hidden)
    weights = belief.weights
    sums = list(accumulate(ways * weights[lot.key] for ways, lot in zip(_ways(hidden), _LOTS, strict=True)))
    most = max(belief.by_suit)

    def deal(taken: set[Card], numbers: Stream) -> Cards:
        for _ in range(_TRIES):
            lot = _LOTS[min(bisect(sums, numbers() * sums[-1]), len(_LOTS) - 1)]
            cards: list[Card] = []
            for rank in lot.ranks:
                fit = [card for card in by_rank[rank] if card not in taken and card not in cards]
                if not fit:
                    break
                cards.append(fit[int(numbers() * len(fit))])
            else:
                if belief.suit is None:
                    return tuple(cards)
                suited = sum([suit_of(card) == belief.suit for card in cards])
                if numbers() * most < belief.by_suit[suited]:
                    return tuple(cards)
        return _any(hidden, taken, numbers, PALACE)

    return deal


def _any(hidden: Cards, taken: set[Card], numbers: Stream, count: int) -> Cards:
    found: list[Card] = []
    while len(found) < count:
        card = hidden[int(numbers() * len(hidden))]
        if card not in taken and card not in found:
            found.append(card)
    return tuple(found)


@lru_cache(maxsize=64)
def _by_rank(hidden: Cards) -> tuple[Cards, ...]:
    return tuple(tuple(card for card in hidden if rank_of(card) - 2 == rank) for rank in range(len(RANKS)))


@lru_cache(maxsize=64)
def _ways(hidden: Cards) -> tuple[int, ...]:
    """Return in how many ways each lot can be made of the hidden cards."""
    left = [len(cards) for cards in _by_rank(hidden)]
    found: list[list[int]] = [[1]]
    for size in range(1, PALACE + 1):
        found.append(
            [found[size - lot.many][lot.rest] * comb(left[lot.last], lot.many) for lot in LOTS[size]]
        )
    return tuple(found[PALACE])
