"""Who sits where: people and bots, and the names they go by.

Glossary
--------
player  one seat's holder: {"kind": "human", "name": "Kari"} or {"kind": "bot", "bot": "greedy", "name":
        "Lion"}
bot     the id of a bot in the game's catalog, e.g. "greedy"
name    what to call the player, at most 20 characters; "" leaves the word to the page ("You", "Player 2")
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.errors import GameError, MalformedAction, shown

NAME_LIMIT: Final = 20
_KEYS = {"human": {"kind", "name"}, "bot": {"kind", "bot", "name"}}


@dataclass(frozen=True, slots=True)
class Player:
    """The holder of a seat: a person (`bot` is None) or the bot with that id."""

    name: str = ""
    bot: str | None = None


def read_players(data: object) -> tuple[Player, ...]:
    """Return the players that plain JSON data describes, in seat order.

    Raises MalformedAction for a wrong shape, GameError "bad_name" for a name that can't be shown.
    """
    if not isinstance(data, (list, tuple)):
        raise MalformedAction("seats", f"expected a list, got {shown(data)}")
    return tuple(_read_player(item, seat) for seat, item in enumerate(data))


def write_players(players: tuple[Player, ...]) -> list[dict[str, str]]:
    """Return the players as plain JSON data, the inverse of `read_players`."""
    return [
        {"kind": "human", "name": player.name}
        if player.bot is None
        else {"kind": "bot", "bot": player.bot, "name": player.name}
        for player in players
    ]


def clean_name(raw: object, seat: int) -> str:
    """Return the name as it is kept: NFC, without blanks at the ends, 0 to 20 printable characters.

    Controls, line breaks, direction marks and lone surrogates are refused; markup is just text.

    Raises GameError "bad_name" with {"seat", "reason": "type" | "too_long" | "character", "limit"}.

    >>> clean_name("  <b>Bo</b> ", 0)
    '<b>Bo</b>'
    """
    where = f"seats[{seat}].name"
    if not isinstance(raw, str):
        raise _bad_name(seat, "type", f"{where}: expected a text, got {shown(raw)}")
    name = unicodedata.normalize("NFC", raw).strip()
    if len(name) > NAME_LIMIT:
        raise _bad_name(seat, "too_long", f"{where}: {len(name)} characters, at most {NAME_LIMIT} fit")
    for character in name:
        if not character.isprintable():
            found = f"U+{ord(character):04X}"
            raise _bad_name(seat, "character", f"{where}: the character {found} can't be shown in a name")
    return name


def _bad_name(seat: int, reason: str, message: str) -> GameError:
    return GameError("bad_name", message, {"seat": seat, "reason": reason, "limit": NAME_LIMIT})


def _read_player(data: object, seat: int) -> Player:
    where = f"seats[{seat}]"
    if not isinstance(data, Mapping):
        raise MalformedAction(where, f"expected an object, got {shown(data)}")
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in _KEYS:
        raise MalformedAction(f"{where}.kind", f"expected human or bot, got {shown(kind)}")
    for key in data:
        if key not in _KEYS[kind]:
            raise MalformedAction(where, f"unknown key {shown(key)} for a {kind}")
    name = clean_name(data.get("name", ""), seat)
    if kind == "human":
        return Player(name)
    bot = data.get("bot")
    if not isinstance(bot, str):
        raise MalformedAction(f"{where}.bot", f"expected the id of a bot, got {shown(bot)}")
    return Player(name, bot)
