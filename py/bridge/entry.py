"""A game of the house: what the bridge needs of it, in one shape for every game.

Glossary
--------
entry     a game with its bots
adviser   what a game knows of the worth of choices, for its coach and its reviews
former    ids that bots had in older records, with what they are called now
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from core import codec
from core.errors import GameError, MalformedAction, shown
from core.match import Match
from core.protocol import Bot, Game, Seat, Thinker

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
