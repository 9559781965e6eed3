"""A battle from the attack to the capture.

Glossary
--------
attacker, defender  the seats of a battle; the attacker's turn it is
answering, waiting  who has to fold, call or raise, and the other one
looks               who called last sees the other's palace; the other sees the caller's only if it lost
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from core.protocol import Seat, Step
from palace_poker.actions import Battle, Raise
from palace_poker.battles import decide
from palace_poker.betting import call_amount, owed_by_defender
from palace_poker.ending import chips_left, decided, give_up_palace, lay, leave, next_turn, share, side
from palace_poker.events import (
    Attacked,
    BattleTied,
    BattleWon,
    Called,
    Captured,
    Event,
    Folded,
    Looked,
    Raised,
)
from palace_poker.state import Duel, Fight, State

SOLDIERS: Final = 5
"""How many soldiers a player may keep."""


def attack(state: State, action: Battle) -> Step[State, Event]:
    """Put the attacker's bet into the pot and wait for the defender."""
    assert state.turn is not None
    owed = owed_by_defender(state, state.turn, action.seat, action.amount)
    duel = Duel(state.turn, action.seat, action.amount, answering=action.seat, owed=owed)
    state = state.paid(state.turn, action.amount, phase="duel", duel=duel, quiet=0)
    return _wait_for_answer(state, (Attacked(duel.attacker, duel.defender, action.amount),))


def raise_bet(state: State, duel: Duel, action: Raise) -> Step[State, Event]:
    """Call, put the raise on top, and wait for the other side."""
    called = call_amount(state, duel)
    raised = replace(
        duel,
        answering=duel.waiting,
        owed=action.amount,
        pending=action.amount,
        raises=duel.raises + 1,
        last_raise=action.amount,
    )
    event = Raised(duel.answering, called, action.amount)
    state = state.paid(duel.answering, called + action.amount, duel=raised)
    return _wait_for_answer(state, (event,))


def fold(state: State, duel: Duel) -> Step[State, Event]:
    """The one who folds is out, the attacker's bet stays in, a raise not called goes back. Clause P23."""
    folder, winner = duel.answering, duel.waiting
    fight = Fight(duel.attacker, duel.defender, winner, True, "fold", ())
    state = state.paid(winner, -duel.pending, last_battle=fight)
    event = Folded(folder, winner, duel.pending)
    return _capture(state, duel, winner, (event,))


def call(state: State, duel: Duel) -> Step[State, Event]:
    """Put in what is owed and compare the hands."""
    amount = call_amount(state, duel)
    event = Called(duel.answering, amount)
    return _compare(state.paid(duel.answering, amount), duel, (event,))


def _wait_for_answer(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    assert state.duel is not None
    if chips_left(state):
        return Step(state, events)
    after = call(state, state.duel)
    return Step(after.state, (*events, *after.events))


def _compare(state: State, duel: Duel, events: tuple[Event, ...]) -> Step[State, Event]:
    """Let the better hand win, then more cards of one's own banner's suit; or both are out."""
    sides = side(state.places[duel.attacker]), side(state.places[duel.defender])
    decision = decide(*sides, state.config.banner_exclusion)
    winner = {"attacker": duel.attacker, "defender": duel.defender, "tie": None}[decision.winner]
    looks = lookers(duel, winner)
    for seat, at in looks:
        known_to = tuple(sorted({*state.places[at].known_to, seat}))
        events = (*events, Looked(seat, at, state.places[at].palace))
        state = state.with_place(at, known_to=known_to)
    hands = tuple(
        lay(state, seat, other, tuple(sorted((seat, *(who for who, at in looks if at == seat)))))
        for seat, other in ((duel.attacker, duel.defender), (duel.defender, duel.attacker))
    )
    fight = Fight(duel.attacker, duel.defender, winner, False, decision.decided_by, hands)
    state = replace(state, last_battle=fight)
    if winner is None:
        return _tie(state, duel, events)
    loser = duel.attacker if winner == duel.defender else duel.defender
    return _capture(state, duel, winner, (*events, BattleWon(winner, loser)))


def lookers(duel: Duel, winner: Seat | None) -> tuple[tuple[Seat, Seat], ...]:
    """Return who looks at whose palace: the last to call, and the other if the caller won. Clause P27."""
    caller, other = duel.answering, duel.waiting
    return ((caller, other), (other, caller)) if winner == caller else ((caller, other),)


def _tie(state: State, duel: Duel, events: tuple[Event, ...]) -> Step[State, Event]:
    """Both are out; if they were the last two, they split the pot. Clause P26."""
    events = (*events, BattleTied(duel.attacker, duel.defender))
    both = tuple(sorted((duel.attacker, duel.defender)))
    for seat in both:
        state = leave(state, seat)
    after = next_turn(state, duel.attacker) if state.players else share(state, both, "tie")
    return Step(after.state, (*events, *after.events))


def _capture(state: State, duel: Duel, winner: Seat, events: tuple[Event, ...]) -> Step[State, Event]:
    """The loser's palace is discarded, its banner and soldiers become the winner's soldiers. Clause P28."""
    loser = duel.attacker if winner == duel.defender else duel.defender
    booty = state.places[loser].open_cards
    state = give_up_palace(state, loser)
    state = state.with_place(winner, soldiers=(*state.places[winner].soldiers, *booty))
    events = (*events, Captured(winner, loser, booty))
    state = replace(state, duel=None, phase="discard", chooser=winner)
    over = decided(state)
    if over is None and not chips_left(state) and len(state.places[winner].soldiers) <= SOLDIERS:
        over = next_turn(state, duel.attacker)
    return Step(state, events) if over is None else Step(over.state, (*events, *over.events))
