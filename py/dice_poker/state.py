"""The whole truth of a game of Dice Poker; there is nothing hidden in it.

Glossary
--------
card    one player's table: 13 entries in row order, points or None while the row is open
phase   "turn": the first roll is due · "reroll": a keep was made, the next roll is due · "decide": the seat
        is to keep or score · "over"
turns   how many turns are finished, 0 to 13 × seats; seat and round follow from it
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from core.errors import GameError, shown
from dice_poker.events import Scored
from dice_poker.scoring import ROWS, Dice

Card: TypeAlias = tuple[int | None, ...]
Phase: TypeAlias = Literal["turn", "reroll", "decide", "over"]

MIN_SEATS: Final = 1
MAX_SEATS: Final = 6
ROUNDS: Final = len(ROWS)
ROLLS: Final = 3


@dataclass(frozen=True, slots=True)
class Config:
    """The options: how many seats, 1-6. Raises GameError "bad_config" for any other number. Clause D1."""

    seats: int

    def __post_init__(self) -> None:
        if type(self.seats) is not int or not MIN_SEATS <= self.seats <= MAX_SEATS:
            message = f"seats: expected {MIN_SEATS} to {MAX_SEATS}, got {shown(self.seats)}"
            raise GameError("bad_config", message, {"min": MIN_SEATS, "max": MAX_SEATS}, clause="D1")


@dataclass(frozen=True, slots=True)
class State:
    """A position. `dice` are empty before the first roll of a turn, `kept` until a keep is made in it."""

    cards: tuple[Card, ...]
    turns: int = 0
    phase: Phase = "turn"
    rolls: int = 0
    dice: Dice = ()
    kept: tuple[int, ...] = ()
    last: Scored | None = None

    @property
    def seat(self) -> int:
        """Whose turn it is; after the end, whose turn was the last."""
        return self._turn % len(self.cards)

    @property
    def round(self) -> int:
        """The round, 1-13; after the end it stays at 13."""
        return self._turn // len(self.cards) + 1

    @property
    def rolls_left(self) -> int:
        """How many rolls the turn has left, the first one included, 0-3."""
        return 0 if self.phase == "over" else ROLLS - self.rolls

    @property
    def _turn(self) -> int:
        return min(self.turns, ROUNDS * len(self.cards) - 1)

    def __str__(self) -> str:
        """Return the position for messages: "seat 0, round 3, roll 2 (decide), dice 3-3-5-1-6"."""
        dice = "-".join(map(str, self.dice)) or "none"
        return f"seat {self.seat}, round {self.round}, roll {self.rolls} ({self.phase}), dice {dice}"
