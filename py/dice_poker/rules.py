"""The rules of Dice Poker, a function for each clause of RULES.md.

Glossary
--------
fault   a broken clause with the reason: ("D4", "no roll is left")
effect  what an action does to the state, once it is known to be legal

Legality has one source, `_check`: `error` words its answer, `apply` raises that, `legal_actions` passes it.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Final, TypeAlias

from core.errors import IllegalAction, MalformedAction, shown
from core.protocol import CHANCE, TERMINAL, Seat, Step
from core.rng import Draw
from dice_poker.actions import Action, Keep, Roll, Score
from dice_poker.events import Event, GameOver, Kept, Rolled, Scored
from dice_poker.scoring import ROWS, score
from dice_poker.state import ROUNDS, Config, State

Fault: TypeAlias = tuple[str, str]

_POSITIONS: Final = range(5)
_DECISIONS: Final[tuple[Keep | Score, ...]] = (
    *(Keep(dice) for size in _POSITIONS for dice in combinations(_POSITIONS, size)),
    *(Score(row) for row in ROWS),
)


def initial_state(config: Config) -> State:
    """Return the state before the first roll: an empty table for every seat. Clause D1."""
    return State(cards=((None,) * len(ROWS),) * config.seats)


def to_act(state: State) -> Seat:
    """Return CHANCE while a roll is due, the seat whose turn it is after the roll, TERMINAL at the end."""
    if state.phase == "over":
        return TERMINAL
    return state.seat if state.phase == "decide" else CHANCE


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return the keeps (fewest dice first) and scores (in row order) of the seat to act, if any."""
    return tuple(action for action in _DECISIONS if _check(state, action) is None)


def error(state: State, action: Action) -> IllegalAction | None:
    """Return the broken clause, with action and position, or None if `action` is legal."""
    fault = _check(state, action)
    if fault is None:
        return None
    clause, reason = fault
    return IllegalAction(clause, f"{action}: {reason} [{clause}] at {state}")


def apply(state: State, action: Action) -> Step[State, Event]:
    """Return what `action` leads to. Raises IllegalAction."""
    illegal = error(state, action)
    if illegal is not None:
        raise illegal
    match action:
        case Roll():
            return _roll(state, action)
        case Keep():
            return _keep(state, action)
        case Score():
            return _score(state, action)


def chance_key(state: State) -> str:
    """Return "seat/round/roll" of the roll that is due, e.g. "0/7/2"."""
    return f"{state.seat}/{state.round}/{state.rolls + 1}"


def sample_chance(state: State, draw: Draw) -> Roll:
    """Return the roll that `draw` gives: one number below 6 per die to roll, in position order, plus 1."""
    faces = state.dice or (0,) * len(_POSITIONS)
    return Roll(tuple(faces[i] if i in state.kept else draw.below(6) + 1 for i in _POSITIONS))


def returns(state: State) -> tuple[int, ...]:
    """Return each seat's total so far: the sum of its filled rows and nothing else. Clause D11."""
    return tuple(sum(points or 0 for points in card) for card in state.cards)


def winners(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats with the highest total. Clause D12."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def _check(state: State, action: Action) -> Fault | None:
    """Return the first clause that `action` of the seat or of CHANCE breaks, or None if it is legal."""
    faults: tuple[Fault | None, ...]
    match action:
        case Roll():
            faults = (_game_is_on(state), _roll_is_due(state), _kept_dice_stay(state, action))
        case Keep():
            faults = (
                _game_is_on(state),
                _decision_is_due(state),
                _roll_is_left(state),
                _some_die_is_rolled(action),
            )
        case Score():
            faults = (_game_is_on(state), _decision_is_due(state), _row_is_open(state, action))
        case _:
            raise MalformedAction("action", f"expected Keep, Score or Roll, got {shown(action)}")
    return next((fault for fault in faults if fault is not None), None)


def _roll_is_due(state: State) -> Fault | None:
    """Clause D2: dice are rolled at the start of a turn and after each keep, never otherwise."""
    return None if state.phase in ("turn", "reroll") else ("D2", "no roll is due")


def _decision_is_due(state: State) -> Fault | None:
    """Clause D3: the player decides when the dice have been rolled, and only then."""
    return None if state.phase == "decide" else ("D3", "the dice are about to be rolled")


def _roll_is_left(state: State) -> Fault | None:
    """Clause D4: up to two times a turn the player may roll on."""
    return None if state.rolls_left else ("D4", "no roll is left")


def _some_die_is_rolled(action: Keep) -> Fault | None:
    """Clause D5: picking none is not a roll, so at most four dice are kept."""
    return None if len(action.dice) < len(_POSITIONS) else ("D5", "all five are kept, no die is rolled")


def _kept_dice_stay(state: State, action: Roll) -> Fault | None:
    """Clause D6: kept dice stay as they lie."""
    moved = [i for i in state.kept if action.dice[i] != state.dice[i]]
    return ("D6", f"kept dice have changed at {moved}") if moved else None


def _row_is_open(state: State, action: Score) -> Fault | None:
    """Clause D7: only an open row of one's own table can be filled."""
    points = state.cards[state.seat][ROWS.index(action.row)]
    return None if points is None else ("D7", f"the row is filled with {points}")


def _game_is_on(state: State) -> Fault | None:
    """Clause D10: after the last turn nothing can be done."""
    return ("D10", "the game is over") if state.phase == "over" else None


def _roll(state: State, action: Roll) -> Step[State, Event]:
    rolls = state.rolls + 1
    event = Rolled(state.seat, state.round, rolls, action.dice, state.kept)
    return Step(replace(state, phase="decide", rolls=rolls, dice=action.dice), (event,))


def _keep(state: State, action: Keep) -> Step[State, Event]:
    return Step(replace(state, phase="reroll", kept=action.dice), (Kept(state.seat, action.dice),))


def _score(state: State, action: Score) -> Step[State, Event]:
    points = score(action.row, state.dice)
    event = Scored(state.seat, state.round, action.row, points, state.dice)
    row = ROWS.index(action.row)
    card = state.cards[state.seat]
    filled = (*card[:row], points, *card[row + 1 :])
    cards = (*state.cards[: state.seat], filled, *state.cards[state.seat + 1 :])
    after = _next_turn(State(cards, state.turns, last=event))
    if after.phase != "over":
        return Step(after, (event,))
    totals = returns(after)
    return Step(after, (event, GameOver(totals, winners(totals))))


def _next_turn(state: State) -> State:
    """Clause D9: seats take turns in order, 13 rounds of one turn each."""
    turns = state.turns + 1
    return replace(state, turns=turns, phase="over" if turns == ROUNDS * len(state.cards) else "turn")
