"""What happened, as frozen facts; all of it in the open.

Glossary
--------
round  1-13
roll   which roll of the turn, 1-3
kept   positions of the dice that were not rolled, 0-4
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from dice_poker.scoring import Dice


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice were rolled, but for the kept ones."""

    type: ClassVar[str] = "rolled"
    seat: int
    round: int
    roll: int
    dice: Dice
    kept: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat kept the dice at these positions; the others are about to be rolled."""

    type: ClassVar[str] = "kept"
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """A seat entered its dice in a row, for 0-50 points."""

    type: ClassVar[str] = "scored"
    seat: int
    round: int
    row: str
    points: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class GameOver:
    """The last row was filled. `winners` are the seats with the highest total, one or more."""

    type: ClassVar[str] = "game_over"
    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = Rolled | Kept | Scored | GameOver
