"""From the cut for the first deal to three palace cards each, and the draw pile made anew.

Glossary
--------
group  up to four seats in dealing order whose banners all differ in suit: 1-4, 5-8, 9-10 from the dealer's
       left, broke players not counted
step   what an action led to; CHANCE's actions are known to be legal here
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from core.protocol import Seat, Step
from palace_poker.actions import Cut, Deal, Shuffle
from palace_poker.betting import ante
from palace_poker.cards import Cards, rank_of, suit_of, without
from palace_poker.ending import next_turn
from palace_poker.events import (
    Anted,
    BannerDealt,
    CardCut,
    DealerChosen,
    Event,
    HandBegan,
    PalaceDealt,
    Shuffled,
)
from palace_poker.state import Drawn, Place, State

GROUP: Final = 4
PALACE: Final = 3


def cutters(state: State) -> tuple[Seat, ...]:
    """Return who draws for the first deal: everybody, then those tied for highest. Clause P2.

    Decision: each time from the whole deck.
    """
    if not state.cut:
        return tuple(range(len(state.places)))
    highest = max(rank_of(drawn.card) for drawn in state.cut)
    return tuple(drawn.seat for drawn in state.cut if rank_of(drawn.card) == highest)


def cut(state: State, action: Cut) -> Step[State, Event]:
    """Let everybody who cuts show a card; a single highest one deals."""
    drawn = tuple(Drawn(seat, card) for seat, card in zip(cutters(state), action.cards, strict=True))
    state = replace(state, cut=drawn, shuffles=state.shuffles + 1)
    events: tuple[Event, ...] = tuple(CardCut(one.seat, one.card) for one in drawn)
    highest = cutters(state)
    if len(highest) > 1:
        return Step(state, events)
    return Step(replace(state, phase="deal", dealer=highest[0]), (*events, DealerChosen(highest[0])))


def next_dealer(state: State) -> Seat:
    """Return who deals next: who won the cut, later the next seat left past broke players. Clause P3."""
    assert state.dealer is not None
    if state.hand == 0:
        return state.dealer
    return next(seat for seat in state.left_of(state.dealer) if not state.places[seat].out)


def deal(state: State, action: Deal) -> Step[State, Event]:
    """Begin a hand: a new dealer, antes, banners from the top of the deck."""
    dealer = next_dealer(state)
    state = State(
        config=state.config,
        places=tuple(Place(place.stack, in_hand=not place.out, out=place.out) for place in state.places),
        phase="deal",
        hand=state.hand + 1,
        dealer=dealer,
        turn=dealer,
        draw_pile=action.cards,
        shuffles=1,
        cut=state.cut,
    )
    events: list[Event] = [HandBegan(state.hand, dealer)]
    for seat in _order(state):
        amount = ante(state.config, state.places[seat])
        state = state.paid(seat, amount)
        events.append(Anted(seat, amount))
    return _deal_banners(state, tuple(events))


def to_shuffle(state: State) -> Cards:
    """Return the cards that CHANCE has to shuffle now. Clauses P6, P7, P11.

    While banners are missing the rejected cards, for the deck has run out; then these with what is left of
    the deck; for a buyer the discard pile.
    """
    if state.phase == "shuffle":
        return state.discard_pile
    return (*state.draw_pile, *state.aside)


def shuffle(state: State, action: Shuffle) -> Step[State, Event]:
    """Go on dealing with the shuffled cards."""
    state = replace(state, draw_pile=action.cards, aside=(), shuffles=state.shuffles + 1)
    shuffled = Shuffled(len(action.cards))
    if _without_banner(state):
        return _deal_banners(state, (shuffled,))
    return _deal_palaces(state, (shuffled,))


def _order(state: State) -> tuple[Seat, ...]:
    """Return the seats in the hand from the dealer's left."""
    assert state.dealer is not None
    return tuple(seat for seat in state.left_of(state.dealer) if state.places[seat].in_hand)


def _without_banner(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in _order(state) if state.places[seat].banner is None)


def _deal_banners(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """Give each seat cards until one has a suit that its group lacks. Clause P5.

    Stops if the deck runs out before all have a banner.
    """
    order = _order(state)
    for seat in _without_banner(state):
        first = order.index(seat) // GROUP * GROUP
        banners = (state.places[other].banner for other in order[first : first + GROUP])
        taken = {suit_of(banner) for banner in banners if banner is not None}
        pile = state.draw_pile
        tries = next((n for n, card in enumerate(pile) if suit_of(card) not in taken), len(pile))
        rejected = pile[:tries]
        state = replace(
            state,
            draw_pile=pile[tries + 1 :],
            aside=(*state.aside, *rejected),
            rejected=(*without(state.rejected, rejected), *rejected),
        )
        if tries == len(pile):
            break
        banner = pile[tries]
        state = replace(
            state.with_place(seat, banner=banner),
            rejected=without(state.rejected, (banner,)),
            exposed=(*state.exposed, banner),
        )
        events = (*events, BannerDealt(seat, banner, rejected))
    return Step(state, events)


def _deal_palaces(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """Give each seat three cards, one at a time from the dealer's left; the draw pile is left. Clause P7."""
    order = _order(state)
    dealt = len(order) * PALACE
    for index, seat in enumerate(order):
        palace = state.draw_pile[index : dealt : len(order)]
        state = state.with_place(seat, palace=palace)
        events = (*events, PalaceDealt(seat, palace))
    state = replace(state, draw_pile=state.draw_pile[dealt:])
    assert state.dealer is not None
    after = next_turn(state, state.dealer)
    return Step(after.state, (*events, *after.events))
