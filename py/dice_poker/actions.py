"""What can be done: two actions of the seats, one of CHANCE.

Glossary
--------
position  which of the five dice, 0-4 from the left; dice keep their places for a whole turn
Keep      {"type": "keep", "dice": [0, 2]}: those two stay, the other three are rolled again
Score     {"type": "score", "row": "ones"}: the dice are entered there
Roll      {"type": "roll", "dice": [3, 3, 5, 1, 6]}: all five faces as they lie after a roll, by CHANCE

An action that can be constructed is well-formed; whether it is legal is for the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from core.errors import MalformedAction, shown
from dice_poker.scoring import ROWS, Dice, five_dice


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the dice at these positions (rising, each 0-4, none twice), roll all others again."""

    type: ClassVar[str] = "keep"
    dice: tuple[int, ...]

    def __post_init__(self) -> None:
        for position in self.dice:
            if type(position) is not int or not 0 <= position <= 4:
                raise MalformedAction("keep.dice", f"expected positions from 0 to 4, got {shown(self.dice)}")
        if list(self.dice) != sorted(set(self.dice)):
            raise MalformedAction(
                "keep.dice", f"expected rising positions, each once, got {shown(self.dice)}"
            )


@dataclass(frozen=True, slots=True)
class Score:
    """Enter the dice in this row of one's own table."""

    type: ClassVar[str] = "score"
    row: str

    def __post_init__(self) -> None:
        if self.row not in ROWS:
            raise MalformedAction("score.row", f"no row {shown(self.row)}; the rows are {', '.join(ROWS)}")


@dataclass(frozen=True, slots=True)
class Roll:
    """CHANCE: the five faces as they lie now, in position order, each 1-6."""

    type: ClassVar[str] = "roll"
    dice: Dice

    def __post_init__(self) -> None:
        try:
            five_dice(self.dice)
        except ValueError as error:
            raise MalformedAction("roll.dice", str(error)) from None


Action: TypeAlias = Keep | Score | Roll
ACTION_TYPES: Final[tuple[type[Action], ...]] = (Keep, Score, Roll)
