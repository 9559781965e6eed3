"""The ranks that a palace may have, and what it is believed to be.

Glossary
--------
lot       the ranks of up to three cards: there are 455 of three, 91 of two, 13 of one, 1 of none
rank key  the ranks of a palace in one number: the sum over its cards of 5 ** (rank - 2)
range     what a palace is believed to be: a weight for each rank key, times a factor for how many of its
          cards have one suit; UNIFORM believes nothing
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from palace_poker.cards import RANKS, Cards, rank_of, suit_of
from palace_poker.hands import NUMBERS

PALACE: Final = 3
"""How many cards a palace has."""


class Lot(NamedTuple):
    """Ranks as indices 0-12, rising; their rank key; what they add to a hand's number.

    `many` times `last` are the highest of them, and `rest` is which lot of that many fewer the others are.
    """

    ranks: tuple[int, ...]
    key: int
    number: int
    last: int
    many: int
    rest: int


def _lots(size: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations_with_replacement(range(len(RANKS)), size))


def _lot(ranks: tuple[int, ...]) -> Lot:
    last = ranks[-1] if ranks else 0
    many = ranks.count(last)
    rest = ranks[: len(ranks) - many]
    number = sum(NUMBERS[f"{RANKS[rank]}s"] & (1 << 32) - 1 for rank in ranks)
    return Lot(ranks, sum(5**rank for rank in ranks), number, last, many, _lots(len(rest)).index(rest))


LOTS: Final = tuple(tuple(map(_lot, _lots(size))) for size in range(PALACE + 1))
"""All lots, by size."""


def rank_key(cards: Cards) -> int:
    """Return the ranks of the cards in one number.

    >>> rank_key(("2s", "2d", "4c"))
    27
    """
    return sum(5 ** (rank_of(card) - 2) for card in cards)


@dataclass(frozen=True, slots=True)
class Range:
    """What a palace is believed to be: weights, >= 0, of all 455 rank keys (None: 1 each), and a factor for
    none to three cards of `suit` (None: every palace has none)."""

    weights: Mapping[int, float] | None
    suit: str | None
    by_suit: tuple[float, float, float, float]

    def weight(self, palace: Cards) -> float:
        """Return the weight of a palace of three cards."""
        suited = sum(suit_of(card) == self.suit for card in palace)
        return self.by_suit[suited] * (1.0 if self.weights is None else self.weights[rank_key(palace)])


UNIFORM: Final = Range(None, None, (1.0, 1.0, 1.0, 1.0))
