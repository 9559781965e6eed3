"""What happened, as frozen facts; a None among cards is one that this viewer may not see.

Glossary
--------
seats are 0-based, amounts are chips, >= 0; card lists keep their order on the table
how  by what a share of the pot was won: "last" (nobody else is left) · "same_suit" · "tie" (the last two) ·
     "showdown" · "battle" (the last comparison of two)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from core.protocol import Seat
from palace_poker.cards import Card, Cards

Hidden: TypeAlias = tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class CardCut:
    """A seat drew a card for the deal."""

    type: ClassVar[str] = "card_cut"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DealerChosen:
    """A seat drew the highest card and deals first."""

    type: ClassVar[str] = "dealer_chosen"
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandBegan:
    """A hand began, the first is 1."""

    type: ClassVar[str] = "hand_began"
    hand: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Anted:
    """A seat paid the ante, or what it had left."""

    type: ClassVar[str] = "anted"
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BannerDealt:
    """A seat got its banner; the cards before it had suits that its group had already."""

    type: ClassVar[str] = "banner_dealt"
    seat: Seat
    card: Card
    rejected: Cards


@dataclass(frozen=True, slots=True)
class PalaceDealt:
    """A seat got three cards, face down."""

    type: ClassVar[str] = "palace_dealt"
    seat: Seat
    cards: Hidden


@dataclass(frozen=True, slots=True)
class Shuffled:
    """So many cards were shuffled."""

    type: ClassVar[str] = "shuffled"
    cards: int


@dataclass(frozen=True, slots=True)
class Paid:
    """A seat paid for a card."""

    type: ClassVar[str] = "paid"
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Bought:
    """The card came up and is a soldier now."""

    type: ClassVar[str] = "bought"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat discarded soldiers."""

    type: ClassVar[str] = "discarded"
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Stayed:
    """A seat did nothing."""

    type: ClassVar[str] = "stayed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Folded:
    """A seat gave up. `to` won the battle if it was one; `returned` is a raise that was not called."""

    type: ClassVar[str] = "folded"
    seat: Seat
    to: Seat | None
    returned: int


@dataclass(frozen=True, slots=True)
class Attacked:
    """A seat began a battle."""

    type: ClassVar[str] = "attacked"
    seat: Seat
    target: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Called:
    """A seat put in what it owed, or all it had."""

    type: ClassVar[str] = "called"
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Raised:
    """A seat called for `called` chips and raised by `amount`."""

    type: ClassVar[str] = "raised"
    seat: Seat
    called: int
    amount: int


@dataclass(frozen=True, slots=True)
class Looked:
    """After a battle a seat looked at another's palace."""

    type: ClassVar[str] = "looked"
    seat: Seat
    at: Seat
    cards: Hidden


@dataclass(frozen=True, slots=True)
class BattleWon:
    """The cards decided for `winner`."""

    type: ClassVar[str] = "battle_won"
    winner: Seat
    loser: Seat


@dataclass(frozen=True, slots=True)
class BattleTied:
    """Neither was better: both are out."""

    type: ClassVar[str] = "battle_tied"
    attacker: Seat
    defender: Seat


@dataclass(frozen=True, slots=True)
class Captured:
    """The winner of a battle took the loser's banner and soldiers."""

    type: ClassVar[str] = "captured"
    seat: Seat
    loser: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Shown:
    """At the end of a hand a seat laid its palace open."""

    type: ClassVar[str] = "shown"
    seat: Seat
    cards: Cards
    category: str


@dataclass(frozen=True, slots=True)
class Won:
    """A seat got a share of the pot."""

    type: ClassVar[str] = "won"
    seat: Seat
    amount: int
    how: str


@dataclass(frozen=True, slots=True)
class WentBroke:
    """A seat has no chips left and is out of the match."""

    type: ClassVar[str] = "went_broke"
    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match ended. `winners` are the seats with the most chips, one or more."""

    type: ClassVar[str] = "match_over"
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    CardCut
    | DealerChosen
    | HandBegan
    | Anted
    | BannerDealt
    | PalaceDealt
    | Shuffled
    | Paid
    | Bought
    | Discarded
    | Stayed
    | Folded
    | Attacked
    | Called
    | Raised
    | Looked
    | BattleWon
    | BattleTied
    | Captured
    | Shown
    | Won
    | WentBroke
    | MatchOver
)
