"""Palace Poker as an entry of the house."""

from __future__ import annotations

from typing import Final

from bridge.entry import Adviser, AnyMatch, Entry
from core.protocol import TERMINAL, Seat
from palace_poker.analysis import analyse, explain
from palace_poker.bots import BOTS, FORMER_BOTS
from palace_poker.game import GAME
from palace_poker.review import Reviewer
from palace_poker.state import MAX_SEATS, MIN_SEATS


def reviewer(match: AnyMatch, seat: Seat | None) -> Reviewer:
    """Return the reviewer of every person's match once that is over, before that of the last hand of `seat`,
    each in the eyes of its own seat.
    """
    eyes: tuple[Seat | None, ...] = (seat,)
    first = 0
    if match.to_act == TERMINAL:
        eyes = tuple(other for other, player in enumerate(match.players) if player.bot is None) or (None,)
    else:
        pauses = (ply for ply in range(match.ply - 1, 0, -1) if match.view(seat, ply).phase == "hand_over")
        first = next(pauses, 0)
    return Reviewer({one: match.moments(one, first) for one in eyes}, first, match.ply + 1 - first)


ENTRY: Final = Entry(
    GAME,
    BOTS,
    MIN_SEATS,
    MAX_SEATS,
    {},
    Adviser(analyse, explain, reviewer, pauses=("hand_over",)),
    FORMER_BOTS,
)
