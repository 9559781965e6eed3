"""The save file: everything needed to play a match again, and nothing that can be worked out.

Glossary
--------
record   {"format": 1, "game": "dice_poker", "rules_version": 1, "config": {"seats": 2}, "seats": [players],
         "seed": "64 hex digits", "actions": [{"type": "keep", "dice": [0, 2]}, …], "ply": 57}
format   the version of this file's layout; counts up when a key changes
actions  those of the seats, people and bots alike; what CHANCE did follows from the seed
ply      how far the match had come: the actions alone can't tell whether CHANCE has answered the last one. A
         record without it is taken to say that CHANCE has, so that nobody undoes what they saw the dice for.

A record holds the seed: no view and no bot ever gets one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Generic

from core import codec
from core.errors import BadRecord, GameError, MalformedAction, RulesMismatch, shown
from core.players import Player, read_players, write_players
from core.protocol import ActionT, ConfigT, EventT, Game, StateT, ViewT
from core.rng import seed_from_hex

FORMAT: Final = 1
MAX_ACTIONS: Final = 100_000
_KEYS = ("format", "game", "rules_version", "config", "seats", "seed", "actions", "ply")
_OPTIONAL = ("ply",)

_MIGRATIONS: Final[dict[int, Callable[[dict[str, object]], dict[str, object]]]] = {}
"""Old format -> a function that rewrites such a record in the next format. Format 1 is the first."""


@dataclass(frozen=True, slots=True)
class Record(Generic[ConfigT, ActionT]):
    """One match, as it is kept. `seed` is 32 bytes, `ply` >= 0."""

    game: str
    rules_version: int
    config: ConfigT
    players: tuple[Player, ...]
    seed: bytes
    actions: tuple[ActionT, ...]
    ply: int | None


def encode(record: Record[ConfigT, ActionT]) -> dict[str, Any]:
    """Return the record as plain JSON data, keys in the order of the glossary."""
    plain = {
        "format": FORMAT,
        "game": record.game,
        "rules_version": record.rules_version,
        "config": codec.encode(record.config),
        "seats": write_players(record.players),
        "seed": record.seed.hex(),
        "actions": [codec.encode(action) for action in record.actions],
    }
    return plain if record.ply is None else {**plain, "ply": record.ply}


def game_of(data: object) -> str:
    """Return the id of the game that plain JSON data is a record of. Raises BadRecord or RulesMismatch."""
    return _text(_current(data), "game")


def decode(data: object, game: Game[ConfigT, StateT, ActionT, EventT, ViewT]) -> Record[ConfigT, ActionT]:
    """Return the record of `game` that plain JSON data describes; whether the actions are legal shows in
    replay.

    Raises BadRecord naming the place, or RulesMismatch for another version of format or rules.
    """
    plain = _current(data)
    if _text(plain, "game") != game.name:
        raise BadRecord("game", f"expected {game.name}, got {shown(plain['game'])}")
    version = _number(plain, "rules_version")
    if version != game.rules_version:
        raise RulesMismatch(
            f"rules_version: the record has {version}, this program plays {game.rules_version}",
            {"what": "rules_version", "found": version, "supported": game.rules_version},
        )
    with corrupt("config"):
        config = codec.decode_plain(game.config_type, plain["config"], "config")
    with corrupt("seats"):
        players = read_players(plain["seats"])
    try:
        seed = seed_from_hex(_text(plain, "seed"))
    except ValueError as error:
        raise BadRecord("seed", str(error)) from None
    listed = plain["actions"]
    if not isinstance(listed, (list, tuple)):
        raise BadRecord("actions", f"expected a list, got {shown(listed)}")
    if len(listed) > MAX_ACTIONS:
        raise BadRecord("actions", f"{len(listed)} actions, no match has more than {MAX_ACTIONS}")
    with corrupt("actions"):
        actions = tuple(
            codec.decode(game.action_types, item, f"actions[{index}]") for index, item in enumerate(listed)
        )
    ply = _number(plain, "ply", least=0) if "ply" in plain else None
    return Record(game.name, version, config, players, seed, actions, ply)


@contextmanager
def corrupt(where: str) -> Iterator[None]:
    """Turn whatever the engine refuses inside the block into BadRecord, with the nearest place known."""
    try:
        yield
    except BadRecord:
        raise
    except MalformedAction as error:
        raise BadRecord(error.where, error.problem) from error
    except GameError as error:
        raise BadRecord(where, error.message) from error


def _current(data: object) -> dict[str, object]:
    """Return the record in today's format, all keys there and no others."""
    if not isinstance(data, Mapping):
        raise BadRecord("record", f"expected an object, got {shown(data)}")
    plain: dict[str, object] = dict(data)
    version = _number(plain, "format")
    if version > FORMAT:
        raise RulesMismatch(
            f"format: the record has {version}, this program reads up to {FORMAT}",
            {"what": "format", "found": version, "supported": FORMAT},
        )
    for old in range(version, FORMAT):
        plain = _MIGRATIONS[old](plain)
    for key in _KEYS:
        if key not in plain and key not in _OPTIONAL:
            raise BadRecord(key, "is missing")
    for key in plain:
        if key not in _KEYS:
            raise BadRecord("record", f"unknown key {shown(key)}")
    return plain


def _number(plain: Mapping[str, object], key: str, least: int = 1) -> int:
    value = plain.get(key)
    if type(value) is not int or value < least:
        raise BadRecord(key, f"expected a whole number from {least}, got {shown(value)}")
    return value


def _text(plain: Mapping[str, object], key: str) -> str:
    value = plain[key]
    if not isinstance(value, str):
        raise BadRecord(key, f"expected a text, got {shown(value)}")
    return value
