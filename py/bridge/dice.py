"""Dice Poker as an entry of the house."""

from __future__ import annotations

from typing import Final

from bridge.entry import Adviser, AnyMatch, Entry
from core.protocol import Seat
from dice_poker.analysis import analyse, explain
from dice_poker.bots import BOTS, FORMER_BOTS, STRENGTH
from dice_poker.game import GAME
from dice_poker.review import Reviewer
from dice_poker.scoring import ROWS
from dice_poker.state import MAX_SEATS, MIN_SEATS
from dice_poker.tables import install


def reviewer(match: AnyMatch, seat: Seat | None) -> Reviewer:
    """Return the reviewer of all seats: nothing is hidden."""
    return Reviewer(match.moments(None))


ENTRY: Final = Entry(
    GAME,
    BOTS,
    MIN_SEATS,
    MAX_SEATS,
    {"rows": list(ROWS), "strength": STRENGTH},
    Adviser(analyse, explain, reviewer, install),
    FORMER_BOTS,
)
