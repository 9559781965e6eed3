"""What a seat may know of a match: the one door for everything hidden. Enough to draw the table from nothing.

Glossary
--------
palace      three cards, each None where this viewer doesn't know it
seen        every card that was face up in this hand; `exposed` are those since banners were dealt
in_draw     cards that this viewer knows to be in the draw pile, in no order; in_discard likewise
you         what this seat alone has: its hand by its name, palaces it has seen that were given up since
outcome     chips and winners once the match is over
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import combinations

from core.choices import Choices
from core.codec import INSIDE
from core.protocol import Seat
from palace_poker import rules
from palace_poker.actions import Action
from palace_poker.betting import big_bet, price
from palace_poker.cards import DECK, Card, Cards
from palace_poker.duels import SOLDIERS
from palace_poker.ending import winners
from palace_poker.events import Event, Hidden, Looked, PalaceDealt
from palace_poker.hands import Rank, rank
from palace_poker.state import Award, Deed, Drawn, Duel, Fight, Laid, Phase, Place, State


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat. `known_to` are the others that have seen its palace; `out` is broke."""

    stack: int
    in_hand: bool
    out: bool
    banner: Card | None
    palace: Hidden
    soldiers: Cards
    price: int
    known_to: tuple[Seat, ...]
    face_up: bool


@dataclass(frozen=True, slots=True)
class HandView:
    """A compared hand; `cards` are all of them, `excluded` those that didn't count."""

    seat: Seat
    cards: Cards
    counted: Cards
    excluded: Cards
    category: str
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FightView:
    """The last battle. `decided_by` None: this viewer doesn't know both hands."""

    attacker: Seat
    defender: Seat
    winner: Seat | None
    folded: bool
    decided_by: str | None
    hands: tuple[HandView, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The middle, and the options. Piles are counted; `hands` None is until one has all chips.

    `deeds` are for those who read the play; the page has the log.
    """

    hand: int
    hands: int | None
    dealer: Seat | None
    turn: Seat | None
    pot: int
    draw_pile: int
    discard_pile: int
    small_bet: int
    big_bet: int
    betting: str
    raise_cap: int | None
    two_left: str
    banner_exclusion: str
    stack: int
    quiet: int
    shuffles: int
    duel: Duel | None
    bought: Card | None
    last_battle: FightView | None
    showdown: tuple[HandView, ...]
    result: tuple[Award, ...]
    cut: tuple[Drawn, ...]
    aside: Cards
    seen: Cards
    exposed: Cards
    in_draw: Cards
    in_discard: Cards
    deeds: tuple[Deed, ...] = field(metadata=INSIDE)


@dataclass(frozen=True, slots=True)
class Known:
    """A palace that was given up and that the viewer knows."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class You:
    """What the viewer alone knows. The hand is the best five of all own cards, "nothing" without any."""

    category: str
    ranks: tuple[int, ...]
    known: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of the match, in chips."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A position as `seat` sees it (None: a spectator)."""

    seat: Seat | None
    phase: Phase
    to_act: Seat
    seats: tuple[SeatView, ...]
    table: Table
    you: You | None
    legal: Choices[Action]
    outcome: Outcome | None


def view(state: State, seat: Seat | None) -> View:
    """Return what `seat` may know. `legal` is empty for a seat that isn't to act; a spectator sees it."""
    turn = rules.to_act(state)
    totals = rules.returns(state)
    return View(
        seat=seat,
        phase=state.phase,
        to_act=turn,
        seats=tuple(_seat(state, other, seat) for other in range(len(state.places))),
        table=_table(state, seat),
        you=None if seat is None else _you(state, seat),
        legal=rules.legal_actions(state) if seat in (None, turn) else Choices(),
        outcome=Outcome(totals, winners(totals)) if state.phase == "over" else None,
    )


def seen_by(event: Event, seat: Seat | None) -> Event:
    """Return the event as `seat` may know it: without palaces that it may not see."""
    match event:
        case PalaceDealt() if seat != event.seat:
            return replace(event, cards=(None,) * len(event.cards))
        case Looked() if seat not in (event.seat, event.at):
            return replace(event, cards=(None,) * len(event.cards))
    return event


def _seat(state: State, seat: Seat, viewer: Seat | None) -> SeatView:
    place = state.places[seat]
    return SeatView(
        stack=place.stack,
        in_hand=place.in_hand,
        out=place.out,
        banner=place.banner,
        palace=place.palace if _sees(place, seat, viewer) else (None,) * len(place.palace),
        soldiers=place.soldiers,
        price=price(state.config, place),
        known_to=place.known_to,
        face_up=place.face_up,
    )


def _sees(place: Place, seat: Seat, viewer: Seat | None) -> bool:
    return place.face_up or (viewer is not None and (viewer == seat or viewer in place.known_to))


def _table(state: State, viewer: Seat | None) -> Table:
    config = state.config
    tracked = {*state.exposed, *(card for one in _known(state, viewer) for card in one.cards)}
    return Table(
        hand=state.hand,
        hands=config.hands,
        dealer=state.dealer,
        turn=state.turn,
        pot=state.pot,
        draw_pile=len(state.draw_pile),
        discard_pile=len(state.discard_pile),
        small_bet=config.small_bet,
        big_bet=big_bet(config),
        betting=config.betting,
        raise_cap=config.raise_cap,
        two_left=config.two_left,
        banner_exclusion=config.banner_exclusion,
        stack=config.starting_stack,
        quiet=state.quiet,
        shuffles=state.shuffles,
        duel=state.duel,
        bought=state.bought,
        last_battle=None if state.last_battle is None else _fight(state.last_battle, viewer),
        showdown=tuple(_hand(laid) for laid in state.showdown),
        result=state.result,
        cut=state.cut,
        aside=state.aside,
        seen=(*state.rejected, *state.exposed),
        exposed=state.exposed,
        in_draw=_in_pile(state.draw_pile, tracked),
        in_discard=_in_pile(state.discard_pile, tracked),
        deeds=state.deeds,
    )


def _known(state: State, viewer: Seat | None) -> tuple[Known, ...]:
    return tuple(Known(gone.seat, gone.cards) for gone in state.gone if viewer in gone.known_to)


def _in_pile(pile: Cards, tracked: set[Card]) -> Cards:
    """Return the tracked cards of a pile in deck order, for their own order would tell something."""
    inside = tracked.intersection(pile)
    return tuple(card for card in DECK if card in inside)


def _fight(fight: Fight, viewer: Seat | None) -> FightView:
    hands = tuple(_hand(laid) for laid in fight.hands if viewer in laid.known_to)
    known = fight.folded or len(hands) == 2
    return FightView(
        attacker=fight.attacker,
        defender=fight.defender,
        winner=fight.winner,
        folded=fight.folded,
        decided_by=fight.decided_by if known else None,
        hands=hands,
    )


def _hand(laid: Laid) -> HandView:
    cards = (*laid.counted, *laid.excluded)
    return HandView(laid.seat, cards, laid.counted, laid.excluded, laid.category, laid.ranks)


def _you(state: State, seat: Seat) -> You:
    best = _best(state.places[seat])
    return You(best.category, best.ranks, _known(state, seat))


def _best(place: Place) -> Rank:
    """Return the best five of all cards, of too many soldiers those that may be kept."""
    kept = min(len(place.soldiers), SOLDIERS)
    others = place.cards[: len(place.cards) - len(place.soldiers)]
    return max(rank((*others, *soldiers)) for soldiers in combinations(place.soldiers, kept))
