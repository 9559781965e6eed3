"""The turns that are no battle: buy, discard, stay, fold.

Glossary
--------
buyer    who pays for the top card; without a draw pile the discard pile is shuffled before it comes up
chooser  who may discard now: the buyer, or the winner of a battle
quiet    a turn without buying or betting
"""

from __future__ import annotations

from dataclasses import replace

from core.protocol import Seat, Step
from palace_poker.actions import Discard, Shuffle
from palace_poker.cards import without
from palace_poker.ending import leave, next_turn
from palace_poker.events import Bought, Discarded, Event, Folded, Paid, Shuffled, Stayed
from palace_poker.state import State


def buy(state: State, seat: Seat) -> Step[State, Event]:
    """Pay a small bet into the pot and take the top card of the draw pile as a soldier. Clause P10."""
    price = state.config.small_bet
    state = state.paid(seat, price, quiet=0)
    if not state.draw_pile:
        return Step(replace(state, phase="shuffle"), (Paid(seat, price),))
    return _take_card(state, seat, (Paid(seat, price),))


def renew_draw_pile(state: State, seat: Seat, action: Shuffle) -> Step[State, Event]:
    """Let the shuffled discard pile be the draw pile; the buyer gets its card. Clause P11."""
    state = replace(state, draw_pile=action.cards, discard_pile=(), shuffles=state.shuffles + 1)
    return _take_card(state, seat, (Shuffled(len(action.cards)),))


def _take_card(state: State, seat: Seat, events: tuple[Event, ...]) -> Step[State, Event]:
    card, *pile = state.draw_pile
    state = replace(
        state,
        places=state.places_with(seat, soldiers=(*state.places[seat].soldiers, card)),
        phase="discard",
        draw_pile=tuple(pile),
        rejected=without(state.rejected, (card,)),
        exposed=(*without(state.exposed, (card,)), card),
        chooser=seat,
        bought=card,
    )
    return Step(state, (*events, Bought(seat, card)))


def discard(state: State, seat: Seat, action: Discard) -> Step[State, Event]:
    """Put soldiers on the discard pile; the turn is over. It is a quiet one if nothing was bought or bet."""
    quiet = state.quiet + 1 if state.phase == "turn" else 0
    soldiers = state.places[seat].soldiers
    gone = tuple(card for card in soldiers if card in action.cards)
    state = replace(
        state,
        places=state.places_with(seat, soldiers=without(soldiers, gone)),
        discard_pile=(*state.discard_pile, *gone),
        quiet=quiet,
    )
    assert state.turn is not None
    events: tuple[Event, ...] = (Discarded(seat, gone),) if gone else ()
    after = next_turn(state, state.turn)
    return Step(after.state, (*events, *after.events))


def stay(state: State, seat: Seat) -> Step[State, Event]:
    """Do nothing."""
    after = next_turn(replace(state, quiet=state.quiet + 1), seat)
    return Step(after.state, (Stayed(seat), *after.events))


def fold(state: State, seat: Seat) -> Step[State, Event]:
    """Give up all cards and the hand."""
    after = next_turn(leave(state, seat), seat)
    return Step(after.state, (Folded(seat, None, 0), *after.events))
