"""What a seat may know of a game: everything but the dice to come. Enough to draw the table from nothing.

Glossary
--------
table    what lies in the middle: whose turn, the dice, what each open row would give now
preview  per row the points that the dice are worth now for the seat whose turn it is; None where that row is
         filled, and everywhere while no dice lie there
outcome  totals and winners once the game is over
"""

from __future__ import annotations

from dataclasses import dataclass

from core.protocol import Seat
from dice_poker import rules
from dice_poker.actions import Action
from dice_poker.events import Scored
from dice_poker.scoring import ROWS, Dice, score
from dice_poker.state import ROUNDS, Card, Phase, State


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat's table, 13 entries in row order, and its total so far."""

    points: Card
    total: int


@dataclass(frozen=True, slots=True)
class Table:
    """The middle. `turn` is whose turn it is, a seat; `round` 1-13; `kept` the last keep of this turn."""

    turn: int
    round: int
    rounds: int
    rows: tuple[str, ...]
    dice: Dice
    kept: tuple[int, ...]
    rolls_left: int
    preview: tuple[int | None, ...]
    last: Scored | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A position as `seat` sees it (None: a spectator). `you`, what that seat alone knows, is nothing."""

    seat: Seat | None
    phase: Phase
    to_act: Seat
    seats: tuple[SeatView, ...]
    table: Table
    you: None
    legal: tuple[Action, ...]
    outcome: Outcome | None


def view(state: State, seat: Seat | None) -> View:
    """Return what `seat` may know. `legal` is empty for a seat that isn't to act; a spectator sees it."""
    totals = rules.returns(state)
    turn = rules.to_act(state)
    return View(
        seat=seat,
        phase=state.phase,
        to_act=turn,
        seats=tuple(SeatView(card, total) for card, total in zip(state.cards, totals, strict=True)),
        table=_table(state),
        you=None,
        legal=rules.legal_actions(state) if seat in (None, turn) else (),
        outcome=Outcome(totals, rules.winners(totals)) if state.phase == "over" else None,
    )


def _table(state: State) -> Table:
    card = state.cards[state.seat]
    return Table(
        turn=state.seat,
        round=state.round,
        rounds=ROUNDS,
        rows=ROWS,
        dice=state.dice,
        kept=state.kept,
        rolls_left=state.rolls_left,
        preview=tuple(
            score(row, state.dice) if state.dice and points is None else None
            for row, points in zip(ROWS, card, strict=True)
        ),
        last=state.last,
    )
