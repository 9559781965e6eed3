"""What is legal, who acts, and what an action leads to; RULES.md has the clauses.

Glossary
--------
fault   a broken clause with the reason: ("P10", "a small bet is 10, the seat has 5")
due     what the phase asks for: a decision in a turn, an answer in a battle, a discard, or CHANCE
effect  what an action does to the state once it is known to be legal: turns, duels, dealing, ending

Legality has one source, `_check`: `error` words its answer, `apply` raises that, `legal_actions` passes it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, TypeAlias

from core.choices import Choices
from core.errors import IllegalAction, MalformedAction, shown
from core.protocol import CHANCE, TERMINAL, Seat, Step
from core.rng import Draw
from palace_poker import dealing, duels, turns
from palace_poker.actions import (
    Action,
    Battle,
    Battles,
    Buy,
    Call,
    Cut,
    Deal,
    Discard,
    Discards,
    Fold,
    Raise,
    Raises,
    Shuffle,
    Stay,
)
from palace_poker.betting import attack_range, raise_range, raises_left
from palace_poker.cards import DECK, suit_of
from palace_poker.duels import SOLDIERS
from palace_poker.events import Bought, Event, Looked, Shown
from palace_poker.state import Config, Place, State

Fault: TypeAlias = tuple[str, str]

_REVEALING: Final = (Bought, Looked, Shown)


def initial_state(config: Config) -> State:
    """Return the state before the cut: a stack for each of two to ten seats, no cards dealt."""
    return State(config, (Place(config.starting_stack),) * config.seats)


def to_act(state: State) -> Seat:
    """Return who turns, answers or discards, CHANCE where cards are to be dealt, TERMINAL at the end."""
    seat: Seat | None = CHANCE
    match state.phase:
        case "over":
            seat = TERMINAL
        case "turn":
            seat = state.turn
        case "discard":
            seat = state.chooser
        case "duel":
            seat = state.duel.answering if state.duel else None
    assert seat is not None
    return seat


def legal_actions(state: State) -> Choices[Action]:
    """Return what the seat to act may do: battles from its left, discards with the fewest cards first."""
    alone: tuple[Action, ...] = (Buy(), Stay(), Call(), Fold())
    return Choices(
        tuple(action for action in alone if _check(state, action) is None),
        tuple(some for some, first in _ranges(state) if _check(state, first) is None),
    )


def _ranges(state: State) -> Iterator[tuple[Collection[Action], Action]]:
    """Yield the ranges that may be legal, each with its first action, which is legal if they all are."""
    seat = to_act(state)
    if state.phase == "turn":
        bets = attack_range(state, seat)
        for other in state.left_of(seat):
            yield Battles(other, bets.low, bets.high, bets.step), Battle(other, bets.low)
    if state.phase in ("turn", "discard"):
        soldiers = state.places[seat].soldiers
        least = max(1 if state.phase == "turn" else 0, len(soldiers) - SOLDIERS)
        yield Discards(soldiers, least), Discard(soldiers[:least])
    if state.duel is not None:
        raises = raise_range(state, state.duel)
        yield Raises(raises.low, raises.high, raises.step), Raise(raises.low)


def error(state: State, action: Action) -> IllegalAction | None:
    """Return the broken clause, with action and position, or None if `action` is legal."""
    fault = _check(state, action)
    if fault is None:
        return None
    clause, reason = fault
    return IllegalAction(clause, f"{shown(action)}: {reason} [{clause}] at {state}")


def apply(state: State, action: Action) -> Step[State, Event]:
    """Return what `action` leads to. Raises IllegalAction."""
    illegal = error(state, action)
    if illegal is not None:
        raise illegal
    seat = to_act(state)
    step = _effect(state if seat == CHANCE else state.noted(seat, action), seat, action)
    return Step(step.state, step.events, any(isinstance(event, _REVEALING) for event in step.events))


def _effect(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    match action:
        case Cut():
            return dealing.cut(state, action)
        case Deal():
            return dealing.deal(state, action)
        case Shuffle() if state.phase == "shuffle":
            assert state.turn is not None
            return turns.renew_draw_pile(state, state.turn, action)
        case Shuffle():
            return dealing.shuffle(state, action)
        case Buy():
            return turns.buy(state, seat)
        case Discard():
            return turns.discard(state, seat, action)
        case Stay():
            return turns.stay(state, seat)
        case Battle():
            return duels.attack(state, action)
        case Fold() if state.duel is None:
            return turns.fold(state, seat)
    assert state.duel is not None
    match action:
        case Fold():
            return duels.fold(state, state.duel)
        case Call():
            return duels.call(state, state.duel)
        case Raise():
            return duels.raise_bet(state, state.duel, action)


def chance_key(state: State) -> str:
    """Return "hand/count" of what CHANCE is to do, e.g. "0/0" for the first cut, "3/0" for the third deal."""
    return f"{state.hand + 1}/0" if _deal_due(state) else f"{state.hand}/{state.shuffles}"


def sample_chance(state: State, draw: Draw) -> Action:
    """Return the cut, deal or shuffle that `draw` gives: the cards, taken in deck order, shuffled."""
    if state.phase == "cut":
        return Cut(draw.shuffled(DECK)[: len(dealing.cutters(state))])
    if _deal_due(state):
        return Deal(draw.shuffled(DECK))
    cards = frozenset(dealing.to_shuffle(state))
    return Shuffle(draw.shuffled([card for card in DECK if card in cards]))


def returns(state: State) -> tuple[int, ...]:
    """Return each seat's chips, without what is in the pot."""
    return tuple(place.stack for place in state.places)


def _check(state: State, action: Action) -> Fault | None:
    """Return the first clause that `action` of the seat or of CHANCE breaks, or None if it is legal."""
    return next((fault for fault in _faults(state, action) if fault is not None), None)


def _faults(state: State, action: Action) -> Iterator[Fault | None]:
    """Yield what may be wrong; a check relies on the ones before it."""
    yield _match_is_on(state)
    match action:
        case Cut() | Deal() | Shuffle():
            yield _chance_is_due(state, action)
        case Buy():
            yield _turn_is_due(state)
            yield _small_bet_is_there(state)
            yield _card_is_there(state)
        case Stay():
            yield _turn_is_due(state)
        case Discard():
            yield _discard_is_due(state)
            yield _own_soldiers(state, action)
            yield _few_remain(state, action)
        case Battle():
            yield _turn_is_due(state)
            yield _may_be_attacked(state, action)
            yield _bet_is_right(state, action)
        case Fold():
            yield None if state.phase == "duel" else _turn_is_due(state)
        case Call():
            yield _answer_is_due(state)
        case Raise():
            yield _answer_is_due(state)
            yield _raise_is_right(state, action)
        case _:
            raise MalformedAction("action", f"expected an action of Palace Poker, got {shown(action)}")


def _match_is_on(state: State) -> Fault | None:
    """Clause P38: after the end of the match nothing can be done."""
    return ("P38", "the match is over") if state.phase == "over" else None


def _deal_due(state: State) -> bool:
    return state.phase == "hand_over" or (state.phase == "deal" and not state.players)


def _chance_is_due(state: State, action: Cut | Deal | Shuffle) -> Fault | None:
    """Clause P39: CHANCE cuts, deals and shuffles when that is due, just the cards that it has to."""
    if state.phase == "cut":
        due, cards = isinstance(action, Cut), len(dealing.cutters(state))
        return None if due and len(action.cards) == cards else ("P39", f"a cut of {cards} cards is due")
    if _deal_due(state):
        return None if isinstance(action, Deal) else ("P39", "a deal is due")
    if state.phase not in ("deal", "shuffle"):
        return "P39", "a seat is to act"
    found, expected = sorted(action.cards), sorted(dealing.to_shuffle(state))
    due = isinstance(action, Shuffle) and found == expected
    return None if due else ("P39", f"a shuffle of just the {len(expected)} cards is due")


def _turn_is_due(state: State) -> Fault | None:
    """Clause P9: one of the five is chosen in one's turn, and only then."""
    return None if state.phase == "turn" else ("P9", "no turn is due")


def _answer_is_due(state: State) -> Fault | None:
    """Clause P20: a bet against oneself is answered, and only that."""
    return None if state.phase == "duel" else ("P20", "there is nothing to answer")


def _small_bet_is_there(state: State) -> Fault | None:
    """Clause P10: buying needs the full small bet."""
    stack, price = state.places[to_act(state)].stack, state.config.small_bet
    return None if stack >= price else ("P10", f"a card costs {price}, the seat has {stack}")


def _card_is_there(state: State) -> Fault | None:
    """Clause P11: with both piles empty nothing can be bought."""
    return None if state.draw_pile or state.discard_pile else ("P11", "both piles are empty")


def _discard_is_due(state: State) -> Fault | None:
    """Clause P13: soldiers are discarded in one's turn, or after a buy or a capture."""
    return None if state.phase in ("turn", "discard") else ("P13", "no discard is due")


def _own_soldiers(state: State, action: Discard) -> Fault | None:
    """Clause P13: only one's own soldiers can be discarded; in a turn at least one."""
    strange = [card for card in action.cards if card not in state.places[to_act(state)].soldiers]
    if strange:
        return "P13", f"{strange[0]} is no soldier of the seat"
    return ("P13", "no card is discarded") if state.phase == "turn" and not action.cards else None


def _few_remain(state: State, action: Discard) -> Fault | None:
    """Clause P12: after a buy or a capture any number may go, and at most five soldiers remain."""
    left = len(state.places[to_act(state)].soldiers) - len(action.cards)
    return None if left <= SOLDIERS else ("P12", f"{left} soldiers would remain, {SOLDIERS} may")


def _may_be_attacked(state: State, action: Battle) -> Fault | None:
    """Clause P16: another player in the hand, whose banner has another suit."""
    seat = to_act(state)
    if action.seat not in state.players or action.seat == seat:
        return "P16", f"seat {action.seat} is no opponent in the hand"
    suits = [suit_of(state.places[one].banner or "??") for one in (seat, action.seat)]
    return ("P16", "both banners have the same suit") if suits[0] == suits[1] else None


def _bet_is_right(state: State, action: Battle) -> Fault | None:
    """Clause P18: an attack costs the own price, without limit that or more, or all one has if less."""
    bets = attack_range(state, to_act(state))
    return None if action.amount in bets else ("P18", f"{bets.low} to {bets.high} may be bet")


def _raise_is_right(state: State, action: Raise) -> Fault | None:
    """Clause P21: a raise is of the right size and covered; clause P22 limits their number."""
    assert state.duel is not None
    if not raises_left(state, state.duel):
        return "P22", f"{state.duel.raises} raises have been made, no more may be"
    raises = raise_range(state, state.duel)
    return None if action.amount in raises else ("P21", f"{raises.low} to {raises.high} may be raised")
