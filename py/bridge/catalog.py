"""Which games there are, each loaded when it is first asked for, and what the page has to know of them.

Glossary
--------
entry     a game with its bots, see entry.py
describe  the limits and ids that the page builds its forms from, as plain data
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

from bridge.entry import Entry
from core.players import NAME_LIMIT


class Games(Mapping[str, Entry]):
    """Entries by the game's name; `homes` are the modules that have them as ENTRY.

    A game's rules and bots are half of the start: who plays the one doesn't wait for the other.
    """

    def __init__(self, homes: Mapping[str, str]) -> None:
        self._homes = homes

    def __getitem__(self, name: str) -> Entry:
        entry: Entry = import_module(self._homes[name]).ENTRY
        return entry

    def __iter__(self) -> Iterator[str]:
        return iter(self._homes)

    def __len__(self) -> int:
        return len(self._homes)


GAMES: Final = Games({"dice_poker": "bridge.dice", "palace_poker": "bridge.palace"})


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
