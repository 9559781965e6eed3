"""What cards are worth: the best five of none to nine, one number for each hand, the higher the better.

Glossary
--------
number  what a set of cards adds up to: NUMBERS["As"] + NUMBERS["Kd"]; a card that doesn't count adds nothing.
        From bit 0 how many of each rank (base 5: seven low ranks, then from bit 17 six high ones), from bit
        32 how many of each suit (four bits a suit), from bit 48 which cards (thirteen bits a suit)
ranks   a set of ranks as 13 bits, bit 0 a two, bit 12 an ace
layers  which ranks there are at all, twice, three and four times: four such sets in one number
value   category << 26 | main ranks << 13 | kickers; equal values share the pot
main    the ranks that make the category: both of two pair, the trips of a full house, the top of a straight
kicker  the other cards that are compared; fewer cards with the same ranks in front have fewer bits, so less

A number is the fast road, for whoever evaluates thousands of hands; `rank` is the road for texts.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from core.errors import shown
from palace_poker.cards import DECK, RANKS, SUITS

CATEGORIES: Final = (
    *("high_card", "pair", "two_pair", "three_of_a_kind", "straight"),
    *("flush", "full_house", "four_of_a_kind", "straight_flush"),
)
NOTHING: Final = "nothing"
"""The category of no cards at all."""
MOST_CARDS: Final = 9

_PAIR, _TWO_PAIR, _TRIPS, _STRAIGHT, _FLUSH, _FULL, _QUADS, _STRAIGHT_FLUSH = (n << 26 for n in range(1, 9))
_LOW: Final = 7
"""How many ranks the low counter has: 2 to 8."""
_TWICE, _THREE_TIMES, _FOUR_TIMES = 1 << 13, 1 << 26, 1 << 39
"""From these on the layers have a rank that comes more than once."""
_FOUR_MORE: Final = 0x3333 << 32
_FIVE_OR_MORE: Final = 0x8888 << 32


def _counts(rank: int) -> int:
    return int(5**rank if rank < _LOW else 5 ** (rank - _LOW) << 17)


def _number(rank: int, suit: int) -> int:
    return _counts(rank) | 1 << 32 + 4 * suit | 1 << 48 + 13 * suit + rank


NUMBERS: Final = {card: _number(RANKS.index(card[0]), SUITS.index(card[1])) for card in DECK}


def _layers(ranks: int, first: int) -> tuple[int, ...]:
    """Return the layers of every count of that many ranks; bit `first` is the lowest. Past nine cards: 0."""
    layers = [0, 1, 1 | 1 << 13, 1 | 1 << 13 | 1 << 26, 1 | 1 << 13 | 1 << 26 | 1 << 39]
    cards, below = [0], [0]
    for rank in range(first, first + ranks):
        above = [more << rank for more in layers]
        cards = [count + many for many in range(5) for count in cards]
        below = [some | more for more in above for some in below]
    return tuple(some if count <= MOST_CARDS else 0 for count, some in zip(cards, below, strict=True))


def _top(amount: int) -> tuple[int, ...]:
    """Return the highest `amount` bits of every set of ranks."""
    highest = [0] + [1 << ranks.bit_length() - 1 for ranks in range(1, 8192)]
    tops = [0] * 8192
    rests = list(range(8192))
    for _ in range(amount):
        tops = [top | highest[rest] for top, rest in zip(tops, rests, strict=True)]
        rests = [rest & ~highest[rest] for rest in rests]
    return tuple(tops)


def _straight(ranks: int) -> int:
    """Return the top of the best straight among the ranks as a bit, 0 if there is none; an ace is low too."""
    ace_low = ranks << 1 | ranks >> 12
    runs = ace_low & ace_low >> 1 & ace_low >> 2 & ace_low >> 3 & ace_low >> 4
    return 1 << runs.bit_length() + 2 if runs else 0


_LOW_LAYERS: Final = _layers(_LOW, 0)
_HIGH_LAYERS: Final = _layers(13 - _LOW, _LOW)
_TOP_1, _TOP_2, _TOP_3, _TOP_5 = _top(1), _top(2), _top(3), _top(5)
_RUNS: Final = tuple(_straight(ranks) for ranks in range(8192))
_STRAIGHTS: Final = tuple(_STRAIGHT | top << 13 if top else 0 for top in _RUNS)
_SINGLES: Final = tuple(straight or top for straight, top in zip(_STRAIGHTS, _TOP_5, strict=True))


def value(number: int) -> int:
    """Return what the cards that add up to `number` are worth, 0 to nine different ones. Clause P29.

    >>> value(NUMBERS["9c"] + NUMBERS["9d"]) > value(NUMBERS["As"] + NUMBERS["Kd"])
    True
    """
    layers = _LOW_LAYERS[number & 0x1FFFF] + _HIGH_LAYERS[number >> 17 & 0x3FFF]
    flush = number + _FOUR_MORE & _FIVE_OR_MORE
    if flush:
        flush = _flush(number)
    if layers < _TWICE:
        return flush or _SINGLES[layers]
    ranks = layers & 8191
    if layers < _THREE_TIMES:
        if flush or _RUNS[ranks]:
            return flush or _STRAIGHTS[ranks]
        pairs = layers >> 13
        if pairs & pairs - 1:
            pairs = _TOP_2[pairs]
            return _TWO_PAIR | pairs << 13 | _TOP_1[ranks ^ pairs]
        return _PAIR | pairs << 13 | _TOP_3[ranks ^ pairs]
    three = _TOP_1[layers >> 26 & 8191]
    pair = _TOP_1[layers >> 13 & 8191 ^ three]
    if layers >= _FOUR_TIMES:
        four = _TOP_1[layers >> 39]
        worth = _QUADS | four << 13 | _TOP_1[ranks ^ four]
    elif pair:
        worth = _FULL | three << 13 | pair
    else:
        worth = _STRAIGHTS[ranks] or _TRIPS | three << 13 | _TOP_2[ranks ^ three]
    return worth if worth > flush else flush


def _flush(number: int) -> int:
    """Return what the suit with five cards or more is worth by itself; of nine cards only one suit has."""
    suits = (number >> 48 + 13 * suit & 8191 for suit in range(4))
    ranks = next(ranks for ranks in suits if ranks.bit_count() >= 5)
    return _STRAIGHT_FLUSH | _RUNS[ranks] << 13 if _RUNS[ranks] else _FLUSH | _TOP_5[ranks]


class Rank(int):
    """A value that can say what it is. An int, because that compares, hashes and copies at full speed."""

    __slots__ = ()

    @property
    def category(self) -> str:
        """One of CATEGORIES, or NOTHING for no cards."""
        return CATEGORIES[self >> 26] if self else NOTHING

    @property
    def ranks(self) -> tuple[int, ...]:
        """The compared ranks, 2-14, in the order they are compared; of a straight only its top.

        >>> rank(["9s", "9d", "9c", "4s", "4d"]).ranks
        (9, 9, 9, 4, 4)
        """
        main, rest = _listed(self >> 13 & 8191), _listed(self & 8191)
        times, more = _TIMES.get(self.category, (1, 1))
        return tuple(r for r in main for _ in range(times)) + tuple(r for r in rest for _ in range(more))

    def __repr__(self) -> str:
        return f"<{self.category} {' '.join(RANKS[rank - 2] for rank in self.ranks)}>"


_TIMES: Final = {
    "pair": (2, 1),
    "two_pair": (2, 1),
    "three_of_a_kind": (3, 1),
    "full_house": (3, 2),
    "four_of_a_kind": (4, 1),
}
"""How many cards of each main rank and of each kicker a category has, where it isn't one."""


def _listed(ranks: int) -> list[int]:
    return [bit + 2 for bit in range(12, -1, -1) if ranks >> bit & 1]


def rank(cards: Collection[str]) -> Rank:
    """Return the worth of none to nine different cards, in any order. Clause P29.

    Raises ValueError for what is no card, a card that comes twice, or too many cards.

    >>> rank(["Ks", "Kd", "7s", "7d", "3s", "3d", "Ah"])
    <two_pair K K 7 7 A>
    >>> rank([]) < rank(["2c"]) < rank(["2c", "3d"])
    True
    """
    number = 0
    try:
        for card in cards:  # quicker than sum(map(...)) on CPython
            number += NUMBERS[card]
    except (KeyError, TypeError):
        raise ValueError(f"expected cards such as 'As', got {shown(cards)}") from None
    size = len(cards)
    if size > MOST_CARDS or (number >> 48).bit_count() != size:
        raise ValueError(f"expected at most {MOST_CARDS} different cards, got {shown(cards)}")
    return Rank(value(number))
