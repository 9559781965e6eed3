"""A whole state that fits what one seat knows: the ground that searching bots stand on.

Glossary
--------
unknown  the cards whose place the viewer doesn't know; each way to lay them out is equally likely, as long as
         nobody's play is read
"""

from __future__ import annotations

from collections.abc import Sequence

from core.protocol import Seat
from core.rng import Draw
from palace_poker.cards import DECK, Card, Cards
from palace_poker.state import Config, Fight, Gone, Laid, Place, State
from palace_poker.view import HandView, SeatView, View


def unknown(view: View) -> Cards:
    """Return the cards that lie in hidden palaces or, unseen, in one of the piles, in deck order."""
    table = view.table
    known: set[Card | None] = {*table.aside, *table.in_draw, *table.in_discard}
    for seat in view.seats:
        known |= {seat.banner, *seat.palace, *seat.soldiers}
    return tuple(card for card in DECK if card not in known)


def determinize(view: View, draw: Draw) -> State:
    """Return a state that looks to the seat just as `view` does, hidden cards at random.

    What other seats have learnt of palaces that were given up is left out: it can't be known here.
    """
    hidden = iter(draw.shuffled(unknown(view)))
    palaces = [tuple(card or next(hidden) for card in seat.palace) for seat in view.seats]
    discarded = tuple(next(hidden) for _ in range(view.table.discard_pile - len(view.table.in_discard)))
    return laid_out(view, palaces, discarded, draw.shuffled((*view.table.in_draw, *hidden)))


def laid_out(view: View, palaces: Sequence[Cards], discarded: Cards, draw_pile: Cards) -> State:
    """Return the state with these palaces, by seat, these unseen cards discarded, and this draw pile."""
    table = view.table
    places = tuple(_place(seat, palace) for seat, palace in zip(view.seats, palaces, strict=True))
    viewer: tuple[Seat, ...] = () if view.seat is None else (view.seat,)
    exposed = frozenset(table.exposed)
    return State(
        config=_config(view),
        places=places,
        phase=view.phase,
        hand=table.hand,
        dealer=table.dealer,
        turn=table.turn,
        pot=table.pot,
        draw_pile=draw_pile,
        discard_pile=(*table.in_discard, *discarded),
        aside=table.aside,
        rejected=tuple(card for card in table.seen if card not in exposed),
        exposed=table.exposed,
        gone=tuple(Gone(known.seat, known.cards, viewer) for known in (view.you.known if view.you else ())),
        quiet=table.quiet,
        shuffles=table.shuffles,
        chooser=view.to_act if view.phase == "discard" else None,
        bought=table.bought,
        duel=table.duel,
        last_battle=_fight(view, viewer),
        showdown=tuple(_laid(hand, tuple(range(len(places)))) for hand in table.showdown),
        result=table.result,
        cut=table.cut,
        deeds=table.deeds,
    )


def _config(view: View) -> Config:
    table = view.table
    return Config(
        seats=len(view.seats),
        small_bet=table.small_bet,
        big_bet=table.big_bet,
        betting=table.betting,
        raise_cap=table.raise_cap,
        two_left=table.two_left,
        banner_exclusion=table.banner_exclusion,
        stack=table.stack,
        hands=table.hands,
    )


def _place(seat: SeatView, palace: Cards) -> Place:
    return Place(
        stack=seat.stack,
        in_hand=seat.in_hand,
        out=seat.out,
        banner=seat.banner,
        palace=palace,
        soldiers=seat.soldiers,
        known_to=seat.known_to,
        face_up=seat.face_up,
    )


def _fight(view: View, viewer: tuple[Seat, ...]) -> Fight | None:
    fight = view.table.last_battle
    if fight is None:
        return None
    hands = tuple(_laid(hand, viewer) for hand in fight.hands)
    return Fight(fight.attacker, fight.defender, fight.winner, fight.folded, fight.decided_by or "", hands)


def _laid(hand: HandView, known_to: tuple[Seat, ...]) -> Laid:
    return Laid(hand.seat, hand.counted, hand.excluded, hand.category, hand.ranks, known_to)
