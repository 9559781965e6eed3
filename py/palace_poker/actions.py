"""What can be done: seven actions of the seats, three of CHANCE, and ranges that list many at once.

Glossary
--------
Buy      {"type": "buy"}: pay a small bet for the top card of the draw pile
Discard  {"type": "discard", "cards": ["4d"]}: some of one's soldiers; none, where one only may
Battle   {"type": "battle", "seat": 3, "amount": 40}: attack seat 3 and put in 40 chips
Stay     {"type": "stay"}, Fold {"type": "fold"}; folding also answers a battle or a raise
Call     {"type": "call"}: put in what is owed, or all that is left
Raise    {"type": "raise", "amount": 20}: call, then 20 more
Cut      {"type": "cut", "cards": ["9c", "Kh"]}: a card for each who cuts, in seat order, by CHANCE
Deal     {"type": "deal", "cards": [52 cards]}: the deck from its top, by CHANCE
Shuffle  {"type": "shuffle", "cards": […]}: the cards that had to be shuffled, from the top, by CHANCE
Battles, Raises, Discards  ranges of those actions

An action that can be constructed is well-formed; whether it is legal is for the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import ClassVar, Final, TypeAlias

from core.errors import MalformedAction, shown
from palace_poker.cards import DECK, Cards, require_cards


@dataclass(frozen=True, slots=True)
class Buy:
    """Pay a small bet, take the top card of the draw pile as a soldier."""

    type: ClassVar[str] = "buy"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard these soldiers, each once, in any order."""

    type: ClassVar[str] = "discard"
    cards: Cards

    def __post_init__(self) -> None:
        require_cards(self.cards, "discard.cards")


@dataclass(frozen=True, slots=True)
class Battle:
    """Attack the player at `seat`, putting in `amount` chips."""

    type: ClassVar[str] = "battle"
    seat: int
    amount: int

    def __post_init__(self) -> None:
        _require_count(self.seat, "battle.seat")
        _require_count(self.amount, "battle.amount")


@dataclass(frozen=True, slots=True)
class Stay:
    """Do nothing."""

    type: ClassVar[str] = "stay"


@dataclass(frozen=True, slots=True)
class Fold:
    """Give up the hand."""

    type: ClassVar[str] = "fold"


@dataclass(frozen=True, slots=True)
class Call:
    """Put in what is owed, or all that is left."""

    type: ClassVar[str] = "call"


@dataclass(frozen=True, slots=True)
class Raise:
    """Call, then put in `amount` chips more."""

    type: ClassVar[str] = "raise"
    amount: int

    def __post_init__(self) -> None:
        _require_count(self.amount, "raise.amount")


@dataclass(frozen=True, slots=True)
class Cut:
    """CHANCE: one face-up card for each who cuts for the deal, in seat order."""

    type: ClassVar[str] = "cut"
    cards: Cards

    def __post_init__(self) -> None:
        require_cards(self.cards, "cut.cards")


@dataclass(frozen=True, slots=True)
class Deal:
    """CHANCE: the whole deck, from its top."""

    type: ClassVar[str] = "deal"
    cards: Cards

    def __post_init__(self) -> None:
        require_cards(self.cards, "deal.cards")
        if len(self.cards) != len(DECK):
            raise MalformedAction("deal.cards", f"expected all {len(DECK)} cards, got {len(self.cards)}")


@dataclass(frozen=True, slots=True)
class Shuffle:
    """CHANCE: the cards that had to be shuffled, from the top."""

    type: ClassVar[str] = "shuffle"
    cards: Cards

    def __post_init__(self) -> None:
        require_cards(self.cards, "shuffle.cards")


Action: TypeAlias = Buy | Discard | Battle | Stay | Fold | Call | Raise | Cut | Deal | Shuffle
ACTION_TYPES: Final[tuple[type[Action], ...]] = (
    *(Buy, Discard, Battle, Stay, Fold, Call, Raise),
    *(Cut, Deal, Shuffle),
)


@dataclass(frozen=True, slots=True)
class BetRange:
    """Whole amounts of chips from `low` to `high`; none if `low` is the greater."""

    low: int
    high: int
    step: int = 1

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.low, self.high + 1, self.step))

    def __contains__(self, amount: object) -> bool:
        return amount in range(self.low, self.high + 1, self.step)

    def __len__(self) -> int:
        return len(range(self.low, self.high + 1, self.step))


@dataclass(frozen=True, slots=True)
class Battles:
    """The battles against one seat."""

    type: ClassVar[str] = "battle"
    seat: int
    low: int
    high: int
    step: int

    def __iter__(self) -> Iterator[Action]:
        return (Battle(self.seat, amount) for amount in BetRange(self.low, self.high, self.step))

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Battle)
            and action.seat == self.seat
            and action.amount in BetRange(self.low, self.high, self.step)
        )

    def __len__(self) -> int:
        return len(BetRange(self.low, self.high, self.step))


@dataclass(frozen=True, slots=True)
class Raises:
    """The raises of the seat that has to answer."""

    type: ClassVar[str] = "raise"
    low: int
    high: int
    step: int

    def __iter__(self) -> Iterator[Action]:
        return (Raise(amount) for amount in BetRange(self.low, self.high, self.step))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Raise) and action.amount in BetRange(self.low, self.high, self.step)

    def __len__(self) -> int:
        return len(BetRange(self.low, self.high, self.step))


@dataclass(frozen=True, slots=True)
class Discards:
    """The ways to discard at least `least` of these soldiers, fewest first."""

    type: ClassVar[str] = "discard"
    cards: Cards
    least: int

    def __iter__(self) -> Iterator[Action]:
        for size in range(self.least, len(self.cards) + 1):
            yield from (Discard(cards) for cards in combinations(self.cards, size))

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Discard)
            and len(action.cards) >= self.least
            and all(card in self.cards for card in action.cards)
        )

    def __len__(self) -> int:
        sizes = range(self.least, len(self.cards) + 1)
        return sum(comb(len(self.cards), size) for size in sizes)


def _require_count(number: object, where: str) -> None:
    if type(number) is not int or number < 0:
        raise MalformedAction(where, f"expected a whole number from 0, got {shown(number)}")
