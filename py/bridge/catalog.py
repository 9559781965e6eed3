"""Which games there are, who plays them, and what the page has to know before a match.

Glossary
--------
entry     a game with its bots
adviser   what a game knows of the worth of choices, for its coach and its reviews
former    ids that bots had in older records, with what they are called now
describe  the limits and ids that the page builds its forms from, as plain data
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from core import codec
from core.errors import GameError, MalformedAction, shown
from core.match import Match
from core.players import NAME_LIMIT
from core.protocol import TERMINAL, Bot, Game, Seat, Thinker
from dice_poker import analysis as dice_analysis
from dice_poker.bots import BOTS as DICE_POKER_BOTS
from dice_poker.bots import FORMER_BOTS as DICE_POKER_FORMER
from dice_poker.bots import STRENGTH
from dice_poker.game import GAME as DICE_POKER
from dice_poker.review import Reviewer as DiceReviewer
from dice_poker.scoring import ROWS
from dice_poker.state import MAX_SEATS, MIN_SEATS
from dice_poker.tables import install
from palace_poker import analysis as palace_analysis
from palace_poker import state as palace
from palace_poker.bots import BOTS as PALACE_POKER_BOTS
from palace_poker.bots import FORMER_BOTS as PALACE_POKER_FORMER
from palace_poker.game import GAME as PALACE_POKER
from palace_poker.review import Reviewer as PalaceReviewer

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Adviser:
    """The functions of one game's analysis. `reviewer` takes the match and the seat that asks; `install` the
    file of tables that the others need, if they need one. In the phases of `pauses` a match that is not over
    may be reviewed as far as the last hand.
    """

    analyse: Callable[[Any], Any]
    explain: Callable[[Any, Any], Any]
    reviewer: Callable[[AnyMatch, Seat | None], Any]
    install: Callable[[bytes], None] | None = None
    pauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """One game of the house. `min_seats` and `max_seats` are >= 1; `extra` goes to the page as it is."""

    game: AnyGame
    bots: Mapping[str, Bot[Any, Any] | Thinker[Any, Any]]
    min_seats: int
    max_seats: int
    extra: Mapping[str, Any]
    adviser: Adviser | None = None
    former: Mapping[str, str] = field(default_factory=dict)

    def config(self, options: object, seats: int) -> Any:
        """Return the game's config for that many players; `options` (None: all defaults) needn't repeat the
        seats.

        Raises GameError "bad_config" naming the option.
        """
        if options is not None and not isinstance(options, Mapping):
            raise GameError("bad_config", f"config: expected an object, got {shown(options)}")
        try:
            config = codec.decode_plain(self.game.config_type, {"seats": seats, **(options or {})}, "config")
        except MalformedAction as error:
            raise GameError("bad_config", error.message, error.details) from None
        if config.seats != seats:
            message = f"config.seats: {config.seats}, but {seats} players are listed"
            raise GameError("bad_config", message, {"seats": config.seats, "players": seats})
        return config


def _dice_reviewer(match: AnyMatch, seat: Seat | None) -> DiceReviewer:
    """Return the reviewer of all seats: nothing is hidden."""
    return DiceReviewer(match.moments(None))


def _palace_reviewer(match: AnyMatch, seat: Seat | None) -> PalaceReviewer:
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
    return PalaceReviewer({one: match.moments(one, first) for one in eyes}, first, match.ply + 1 - first)


GAMES: Final[dict[str, Entry]] = {
    DICE_POKER.name: Entry(
        DICE_POKER,
        DICE_POKER_BOTS,
        MIN_SEATS,
        MAX_SEATS,
        {"rows": list(ROWS), "strength": STRENGTH},
        Adviser(dice_analysis.analyse, dice_analysis.explain, _dice_reviewer, install),
        DICE_POKER_FORMER,
    ),
    PALACE_POKER.name: Entry(
        PALACE_POKER,
        PALACE_POKER_BOTS,
        palace.MIN_SEATS,
        palace.MAX_SEATS,
        {},
        Adviser(palace_analysis.analyse, palace_analysis.explain, _palace_reviewer, pauses=("hand_over",)),
        PALACE_POKER_FORMER,
    ),
}


def describe() -> dict[str, dict[str, Any]]:
    """Return every game's limits and ids as plain JSON data.

    >>> describe()["dice_poker"]["seats"]
    [1, 6]
    """
    return {
        name: {
            "seats": [entry.min_seats, entry.max_seats],
            **entry.extra,
            "bots": list(entry.bots),
            "rules_version": entry.game.rules_version,
            "name_limit": NAME_LIMIT,
        }
        for name, entry in GAMES.items()
    }
