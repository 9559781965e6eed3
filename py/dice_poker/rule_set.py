"""The rules of a game of five dice and three rolls a turn, as data for the solver. Build time only.

Glossary
--------
rule set  what each row gives, and what is paid beyond the rows
bonus     paid once certain rows hold enough
joker     what a further five of a kind may do when its own row is filled
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from core.errors import shown
from dice_poker.scoring import ROWS, Dice, score


@dataclass(frozen=True, slots=True)
class Bonus:
    """`points` once the points in these `rows` add up to `least`."""

    rows: tuple[str, ...]
    least: int
    points: int


@dataclass(frozen=True, slots=True)
class Joker:
    """A further five of a kind when `row`, its own, is filled.

    It brings `bonus` points if `row` was filled with points. `faces` are the rows of the six faces; if the
    one of its face is filled, the dice are worth `points` in the rows named there. "forced": they have to go
    to their face's row while that is open, then to a row that is no face's, then anywhere; "free": anywhere.
    """

    row: str
    faces: tuple[str, ...]
    points: Mapping[str, int]
    choice: Literal["free", "forced"]
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rows in order, each with the points that five dice give there, and the extras.

    Raises ValueError for a bonus or a joker that names rows which aren't there, or a joker without six faces.
    """

    rows: Mapping[str, Callable[[Dice], int]]
    bonus: Bonus | None = None
    joker: Joker | None = None

    def __post_init__(self) -> None:
        named = set(self.bonus.rows) if self.bonus else set()
        if self.joker:
            if len(self.joker.faces) != 6:
                raise ValueError(f"a joker has the rows of six faces, not {shown(self.joker.faces)}")
            named |= {self.joker.row, *self.joker.faces, *self.joker.points}
        unknown = named - set(self.rows)
        if unknown:
            raise ValueError(f"no rows {sorted(unknown)}; the rows are {', '.join(self.rows)}")


DICE_POKER: Final = RuleSet({row: partial(score, row) for row in ROWS})
