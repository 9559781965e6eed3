"""All palaces that an opponent may hold, by the few things that decide what they are worth.

Glossary
--------
unseen    the cards of which a hidden palace may consist
free      unseen cards that count in the hand; `barred` are those that don't, see battles.counted
lot       the ranks of up to three free cards, see lots.py
tint      how many cards there are of each suit, two bits a suit from spades: 0b01_00_00_10 is ♠♠♣; suits that
          don't matter are left out
ways      how many sets of free cards make a lot, by their tint
need      how many cards of a suit make a flush with those that are open
mark      the suit whose cards are counted because they win a tie

The value of a hand comes from its lot alone, but for flushes. So there are 560 values, not 22,100. Palaces
that make a flush are taken out of their lots: they go by their cards of that suit and the lot of the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from operator import mul
from typing import Final, TypeAlias

from palace_poker.battles import Side, counted
from palace_poker.cards import RANKS, SUITS, Card, Cards, suit_of
from palace_poker.hands import NUMBERS, value
from palace_poker.lots import LOTS, PALACE, Lot, Range, rank_key

_FLUSH: Final = 5
_NO_TINT: Final = 2 * len(SUITS)
"""Where no tint has a bit."""

Ways: TypeAlias = Mapping[int, int]
Marked: TypeAlias = list[float]
"""Weights of palaces with none to three cards of the mark."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """A hand whose palace lacks `missing` cards. `number` is that of its known cards that count.

    `palace` are its known palace cards, `free` the suits (0-3) of the free cards by rank, `needs` the suits
    that may make a flush, each with its need.
    """

    missing: int
    number: int
    palace: Cards
    free: tuple[tuple[int, ...], ...]
    barred: Cards
    needs: tuple[tuple[int, int], ...]


def hide(side: Side, unseen: Cards, against: Card | None, exclusion: str) -> Hidden:
    """Return the hand of a side, whose palace has only its known cards, against an opponent's banner.

    Without an opponent all cards count. The cards of `unseen` are none of the side's.
    """
    rule = "none" if against is None else exclusion
    known = counted(side.cards, against or "", rule)
    free = frozenset(counted(unseen, against or "", rule))
    missing = PALACE - len(side.palace)
    suits = [suit_of(card) for card in known]
    needs = ((suit, max(0, _FLUSH - suits.count(name))) for suit, name in enumerate(SUITS))
    return Hidden(
        missing=missing,
        number=sum(NUMBERS[card] for card in known),
        palace=tuple(side.palace),
        free=tuple(tuple(suit for suit, name in enumerate(SUITS) if rank + name in free) for rank in RANKS),
        barred=tuple(card for card in unseen if card not in free),
        needs=tuple((suit, need) for suit, need in needs if need <= missing),
    )


class Palaces:
    """All palaces that a hidden hand may have, weighed by a range; the weights are by cards of the mark."""

    def __init__(self, hidden: Hidden, belief: Range, mark: str | None = None) -> None:
        self._hidden = hidden
        self._weights = belief.weights
        self._factors = belief.by_suit
        self._shift = _shift(belief.suit)
        self._mark = _shift(mark)
        self._tinted = tuple({self._shift, self._mark, *(2 * suit for suit, _ in hidden.needs)} - {_NO_TINT})
        self._tint = sum(self._tint_of(SUITS.index(suit_of(card))) for card in hidden.palace)
        self._key = rank_key(hidden.palace)
        self._barred = [self._barred_ones(size) for size in range(hidden.missing + 1)]

    def lots(self) -> tuple[list[tuple[Lot, float]], float]:
        """Return the lots with the weight of their palaces without a flush, and the weight of the others."""
        found: list[tuple[Lot, float]] = []
        flushes = 0.0
        for size, all_ways in enumerate(self._all_ways(self._hidden.free)):
            if not self._barred[self._hidden.missing - size]:
                continue
            if self._tinted:
                flushes += self._tinted_lots(size, all_ways, found)
            else:
                self._untinted_lots(size, all_ways, found)
        return found, flushes

    def marked(self, lot: Lot) -> Marked:
        """Return the weight of the palaces of a lot that make no flush, by cards of the mark."""
        size = len(lot.ranks)
        ways: Ways = {0: 1}
        for rank in sorted(set(lot.ranks)):
            ways = _times(ways, self._choices(self._hidden.free[rank])[lot.ranks.count(rank)])
        return self._add(
            (lot.key, tint, size, times) for tint, times in ways.items() if not self._is_flush(tint)
        )

    def flushes(self) -> Iterator[tuple[int, Marked]]:
        """Yield the value of each hand that has a flush, and the weight of its palaces."""
        hidden = self._hidden
        for suit, need in hidden.needs:
            ranks = [rank for rank, suits in enumerate(hidden.free) if suit in suits]
            others = tuple(tuple(other for other in suits if other != suit) for suits in hidden.free)
            rest = [
                [(lot, ways) for lot, ways in zip(*both, strict=True) if ways]
                for both in zip(LOTS, self._all_ways(others), strict=False)
            ]
            for size in range(need, hidden.missing + 1):
                left = [one for lots in rest[: hidden.missing - size + 1] for one in lots]
                tint = size * self._tint_of(suit)
                any_key = self._besides(left, size, tint, 0) if self._weights is None else None
                for some in combinations(ranks, size):
                    number = hidden.number + sum(NUMBERS[RANKS[rank] + SUITS[suit]] for rank in some)
                    weights = any_key or self._besides(left, size, tint, sum(5**rank for rank in some))
                    for (lot, _), weight in zip(left, weights, strict=True):
                        yield value(number + lot.number), weight

    def _besides(self, lots: list[tuple[Lot, Ways]], size: int, tint: int, key: int) -> list[Marked]:
        """Return the weights of some cards with each of the lots beside them."""
        return [
            self._add(
                (key + lot.key, tint + more, size + len(lot.ranks), times) for more, times in ways.items()
            )
            for lot, ways in lots
        ]

    def _untinted_lots(self, size: int, all_ways: list[Ways], found: list[tuple[Lot, float]]) -> None:
        """Find the lots of a size where no suit matters."""
        ((_, keys),) = self._barred[self._hidden.missing - size]
        factor, weights = self._factors[0], self._weights
        pairs = ((lot, ways[0]) for lot, ways in zip(LOTS[size], all_ways, strict=True) if ways)
        if weights is None:
            factor *= len(keys)
            found += [(lot, times * factor) for lot, times in pairs]
            return
        keys = [self._key + key for key in keys]
        found += [
            (lot, times * factor * sum([weights[lot.key + key] for key in keys])) for lot, times in pairs
        ]

    def _tinted_lots(self, size: int, all_ways: list[Ways], found: list[tuple[Lot, float]]) -> float:
        """Find the lots of a size, and return the weight of those of their palaces that make a flush."""
        beside = self._barred[self._hidden.missing - size]
        weights = self._weights
        rates: dict[int, list[float]] = {}
        flushing: set[int] = set()
        flushes = 0.0
        for lot, ways in zip(LOTS[size], all_ways, strict=True):
            key, weight = lot.key + self._key, 0.0
            totals = [
                len(keys) if weights is None else sum([weights[key + other] for other in keys])
                for _, keys in (beside if ways else ())
            ]
            for tint, times in ways.items():
                if tint not in rates:
                    rates[tint] = [self._factor(tint + more) for more, _ in beside]
                    flushing |= {tint} if self._is_flush(tint) else set()
                more = times * sum(map(mul, totals, rates[tint]))
                if tint in flushing:
                    flushes += more
                else:
                    weight += more
            if weight:
                found.append((lot, weight))
        return flushes

    def _add(self, some: Iterable[tuple[int, int, int, int]]) -> Marked:
        """Return the weight of palaces with free cards of that key, tint and size, so many times each."""
        total = [0.0, 0.0, 0.0, 0.0]
        for key, tint, size, times in some:
            for marks, weight in enumerate(self._weigh(key, tint, size)):
                total[marks] += times * weight
        return total

    def _weigh(self, key: int, tint: int, size: int) -> Marked:
        """Return the weight of one set of free cards with all barred ones that may lie beside it."""
        found = [0.0, 0.0, 0.0, 0.0]
        key += self._key
        for more, keys in self._barred[self._hidden.missing - size]:
            weights = self._weights
            weight = len(keys) if weights is None else sum([weights[key + other] for other in keys])
            found[(self._tint + tint + more) >> self._mark & 3] += weight * self._factor(tint + more)
        return found

    def _factor(self, tint: int) -> float:
        """Return the factor of a palace with such cards besides the known ones."""
        return self._factors[(self._tint + tint) >> self._shift & 3]

    def _is_flush(self, tint: int) -> bool:
        return any(tint >> 2 * suit & 3 >= need for suit, need in self._hidden.needs)

    def _tint_of(self, suit: int) -> int:
        return 1 << 2 * suit if 2 * suit in self._tinted else 0

    def _barred_ones(self, size: int) -> list[tuple[int, list[int]]]:
        """Return the rank keys of all sets of that many barred cards, by tint."""
        found: dict[int, list[int]] = {}
        for some in combinations(self._hidden.barred, size):
            tint = sum(self._tint_of(SUITS.index(suit_of(card))) for card in some)
            found.setdefault(tint, []).append(rank_key(some))
        return list(found.items())

    def _choices(self, suits: tuple[int, ...]) -> tuple[Ways, ...]:
        return _choices(tuple(self._tint_of(suit) for suit in suits))

    def _all_ways(self, free: tuple[tuple[int, ...], ...]) -> list[list[Ways]]:
        """Return for each lot up to the missing size how many sets of cards make it."""
        choices = [self._choices(suits) for suits in free]
        found: list[list[Ways]] = [[{0: 1}]]
        for size in range(1, self._hidden.missing + 1):
            found.append(
                [_times(found[size - lot.many][lot.rest], choices[lot.last][lot.many]) for lot in LOTS[size]]
            )
        return found


def _shift(suit: str | None) -> int:
    return _NO_TINT if suit is None else 2 * SUITS.index(suit)


@lru_cache(maxsize=1000)
def _choices(tints: tuple[int, ...]) -> tuple[Ways, ...]:
    """Return the ways to choose none to three of the cards of one rank."""
    return tuple(Counter(map(sum, combinations(tints, many))) for many in range(PALACE + 1))


def _times(one: Ways, other: Ways) -> Ways:
    """Return the ways to make one thing and another."""
    if len(one) == len(other) == 1:
        ((tint, times),), ((more, ways),) = one.items(), other.items()
        return {tint + more: times * ways}
    found: dict[int, int] = {}
    for (tint, times), (more, ways) in product(one.items(), other.items()):
        found[tint + more] = found.get(tint + more, 0) + times * ways
    return found
