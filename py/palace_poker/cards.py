"""Playing cards as two characters.

Glossary
--------
card  rank then suit: "As", "Th", "9c"
rank  2-14, an ace is 14; in a card one of 23456789TJQKA
suit  one of s h d c; none is worth more than another
deck  all 52 cards, suit by suit, each from two to ace
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from core.errors import MalformedAction, shown

Card: TypeAlias = str
Cards: TypeAlias = tuple[Card, ...]

RANKS: Final = "23456789TJQKA"
SUITS: Final = "shdc"
DECK: Final[Cards] = tuple(rank + suit for suit in SUITS for rank in RANKS)
_RANK_OF: Final = {card: 2 + RANKS.index(card[0]) for card in DECK}


def rank_of(card: Card) -> int:
    """Return the rank, 2-14.

    >>> rank_of("Th")
    10
    """
    return _RANK_OF[card]


def suit_of(card: Card) -> str:
    """Return the suit, one of s h d c."""
    return card[1]


def require_cards(cards: Iterable[object], where: str) -> None:
    """Raise MalformedAction, naming `where`, unless all are cards and none comes twice."""
    found = tuple(cards)
    for card in found:
        if not isinstance(card, str) or card not in _RANK_OF:
            raise MalformedAction(where, f"no card {shown(card)}")
    if len(set(found)) != len(found):
        raise MalformedAction(where, f"a card comes twice in {shown(found)}")


def without(cards: Cards, gone: Iterable[Card]) -> Cards:
    """Return the cards that aren't among `gone`, in their order."""
    missing = frozenset(gone)
    return tuple(card for card in cards if card not in missing)
