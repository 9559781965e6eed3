"""What each card adds to a hand's number when some don't count, see hands.py: worked out once a banner."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from palace_poker.battles import counted
from palace_poker.cards import Card
from palace_poker.hands import NUMBERS


@cache
def counting(against: Card | None, exclusion: str) -> Mapping[Card, int]:
    """Return each card's number against the owner of that banner, 0 if it doesn't count; None: a showdown."""
    if against is None:
        return NUMBERS
    counts = frozenset(counted(tuple(NUMBERS), against, exclusion))
    return {card: number if card in counts else 0 for card, number in NUMBERS.items()}
