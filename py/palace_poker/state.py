"""The whole truth of a match of Palace Poker; view.py says who may know what of it.

Glossary
--------
place     what one seat has: chips, banner, palace (three hidden cards), soldiers (up to five open ones)
phase     "cut": the first dealer is drawn for · "deal": cards are to be dealt · "turn" · "shuffle": the draw
          pile is made anew for a buyer · "discard": `chooser` may discard · "duel": `duel.answering` is to
          answer · "hand_over": the next deal is due · "over"
quiet     how many turns in a row nobody bought or bet in, not counting folds
exposed   cards that came up since the deal (banners, soldiers), so everybody knows which pile they go to
rejected  cards that came up while banners were dealt and not since; shuffled in again, they can be anywhere
gone      palaces that were given up, each with the seats that know them
laid      a hand that was compared: what counted, what was excluded, and who may see it
court     what everybody sees in front of a seat in the hand: banner, soldiers, chips
deed      what a seat did in this hand, with the table as it stood before; all of it is public
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from core.errors import GameError, shown
from core.protocol import Seat
from palace_poker.actions import Action
from palace_poker.battles import EXCLUSIONS
from palace_poker.cards import DECK, Card, Cards

Phase: TypeAlias = Literal["cut", "deal", "turn", "shuffle", "discard", "duel", "hand_over", "over"]

MIN_SEATS: Final = 2
MAX_SEATS: Final = 10
MAX_CHIPS: Final = 1_000_000_000
BETTING: Final = ("limit", "no_limit")
TWO_LEFT: Final = ("battle", "showdown")


@dataclass(frozen=True, slots=True)
class Config:
    """The options. Raises GameError "bad_config" naming the one that makes no sense. Clause P1.

    `big_bet` None is twice the small bet, `raise_cap` None is no cap, `stack` None is 100 small bets, `hands`
    None is until one player has all chips.
    """

    seats: int
    small_bet: int = 10
    big_bet: int | None = None
    betting: str = "limit"
    raise_cap: int | None = 3
    two_left: str = "battle"
    banner_exclusion: str = "suit"
    stack: int | None = None
    hands: int | None = None

    def __post_init__(self) -> None:
        _require_number("seats", self.seats, MIN_SEATS, MAX_SEATS)
        _require_number("small_bet", self.small_bet, 1, MAX_CHIPS // 100)
        for name in ("big_bet", "stack", "hands"):
            if getattr(self, name) is not None:
                _require_number(name, getattr(self, name), 1, MAX_CHIPS)
        if self.raise_cap is not None:
            _require_number("raise_cap", self.raise_cap, 0, MAX_CHIPS)
        _require_word("betting", self.betting, BETTING)
        _require_word("two_left", self.two_left, TWO_LEFT)
        _require_word("banner_exclusion", self.banner_exclusion, EXCLUSIONS)

    @property
    def starting_stack(self) -> int:
        """Chips of each seat at the start of a match, >= 1."""
        return 100 * self.small_bet if self.stack is None else self.stack


@dataclass(frozen=True, slots=True)
class Place:
    """One seat. `known_to`: others that have seen this palace; `face_up`: it lies open at the hand's end;
    `out`: broke, out of the match."""

    stack: int
    in_hand: bool = False
    out: bool = False
    banner: Card | None = None
    palace: Cards = ()
    soldiers: Cards = ()
    known_to: tuple[Seat, ...] = ()
    face_up: bool = False

    @property
    def open_cards(self) -> Cards:
        """Banner and soldiers."""
        return self.soldiers if self.banner is None else (self.banner, *self.soldiers)

    @property
    def cards(self) -> Cards:
        """All cards in front of the seat."""
        return (*self.palace, *self.open_cards)


@dataclass(frozen=True, slots=True)
class Duel:
    """A battle in which `answering` owes chips. `pending` is the raise that waits for an answer, or 0."""

    attacker: Seat
    defender: Seat
    bet: int
    answering: Seat
    owed: int
    pending: int = 0
    raises: int = 0
    last_raise: int = 0

    @property
    def waiting(self) -> Seat:
        """The seat that the other one has to answer."""
        return self.defender if self.answering == self.attacker else self.attacker


@dataclass(frozen=True, slots=True)
class Laid:
    """A compared hand: which cards counted, which were excluded, what it was, which seats may see it."""

    seat: Seat
    counted: Cards
    excluded: Cards
    category: str
    ranks: tuple[int, ...]
    known_to: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Fight:
    """The last battle of the hand; `winner` None is a tie, `hands` are empty if somebody folded."""

    attacker: Seat
    defender: Seat
    winner: Seat | None
    folded: bool
    decided_by: str
    hands: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class Gone:
    """A palace that was given up, and the seats that know its cards."""

    seat: Seat
    cards: Cards
    known_to: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Court:
    """What lies open in front of a seat that is in the hand, and its chips, >= 0."""

    banner: Card
    soldiers: Cards
    stack: int


@dataclass(frozen=True, slots=True)
class Deed:
    """An action of a seat, and pot, courts by seat (None: not in the hand) and duel before it.

    Who won a battle is seen in the courts of the next deed.
    """

    seat: Seat
    action: Action
    pot: int
    courts: tuple[Court | None, ...]
    duel: Duel | None


@dataclass(frozen=True, slots=True)
class Award:
    """A share of the pot; `how` as in events.py."""

    seat: Seat
    amount: int
    how: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card drawn for the first deal."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class State:
    """A position. Piles lie with their top first; `aside` are rejected cards not yet shuffled in again;
    `shuffles` counts what CHANCE has done in this hand; `deeds` are what seats did in it, oldest first."""

    config: Config
    places: tuple[Place, ...]
    phase: Phase = "cut"
    hand: int = 0
    dealer: Seat | None = None
    turn: Seat | None = None
    pot: int = 0
    draw_pile: Cards = DECK
    discard_pile: Cards = ()
    aside: Cards = ()
    rejected: Cards = ()
    exposed: Cards = ()
    gone: tuple[Gone, ...] = ()
    quiet: int = 0
    shuffles: int = 0
    chooser: Seat | None = None
    bought: Card | None = None
    duel: Duel | None = None
    last_battle: Fight | None = None
    showdown: tuple[Laid, ...] = ()
    result: tuple[Award, ...] = ()
    cut: tuple[Drawn, ...] = ()
    deeds: tuple[Deed, ...] = ()

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats still in the hand, rising."""
        return tuple(seat for seat, place in enumerate(self.places) if place.in_hand)

    def left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats in turn order, from the one left of `seat` to `seat` itself."""
        seats = len(self.places)
        return tuple((seat + step) % seats for step in range(1, seats + 1))

    def with_place(self, seat: Seat, **changes: Any) -> State:
        """Return the state with that seat's place changed."""
        return replace(self, places=self.places_with(seat, **changes))

    def paid(self, seat: Seat, amount: int, **changes: Any) -> State:
        """Return the state after the seat has put that many chips into the pot, and with those changes."""
        places = self.places_with(seat, stack=self.places[seat].stack - amount)
        return replace(self, places=places, pot=self.pot + amount, **changes)

    def noted(self, seat: Seat, action: Action) -> State:
        """Return the state in which the seat's action, which is about to be done, is one more deed."""
        courts = tuple(_court(place) if place.in_hand else None for place in self.places)
        return replace(self, deeds=(*self.deeds, Deed(seat, action, self.pot, courts, self.duel)))

    def places_with(self, seat: Seat, **changes: Any) -> tuple[Place, ...]:
        """Return the places with that seat's changed."""
        place = replace(self.places[seat], **changes)
        return (*self.places[:seat], place, *self.places[seat + 1 :])

    def __str__(self) -> str:
        """Return the position for messages: "hand 1, seat 2 (turn), pot 60, players 0 2 3"."""
        players = " ".join(map(str, self.players)) or "none"
        return f"hand {self.hand}, seat {self.turn} ({self.phase}), pot {self.pot}, players {players}"


def _court(place: Place) -> Court:
    assert place.banner is not None
    return Court(place.banner, place.soldiers, place.stack)


def _require_number(name: str, value: object, low: int, high: int) -> None:
    if type(value) is not int or not low <= value <= high:
        message = f"{name}: expected {low} to {high}, got {shown(value)}"
        raise GameError("bad_config", message, {"option": name, "min": low, "max": high}, clause="P1")


def _require_word(name: str, value: object, words: tuple[str, ...]) -> None:
    if value not in words:
        message = f"{name}: expected one of {', '.join(words)}, got {shown(value)}"
        raise GameError("bad_config", message, {"option": name, "known": list(words)}, clause="P1")
