"""The players without a body, by id, weakest first.

Glossary
--------
level     an id, e.g. "knight"; levels differ by what they see in their cards, never by their cards
baseline  simple players to measure the levels by; nobody is asked to play with them
"""

from __future__ import annotations

from typing import Final

from core.protocol import Bot, Thinker
from palace_poker.actions import Action
from palace_poker.bots.levels import baron, king, knight, squire
from palace_poker.bots.quiet import quiet
from palace_poker.bots.random_legal import random_legal
from palace_poker.bots.sensible import sensible
from palace_poker.view import View

BOTS: Final[dict[str, Bot[View, Action] | Thinker[View, Action]]] = {
    "squire": squire,
    "knight": knight,
    "baron": baron,
    "king": king,
}
BASELINES: Final[dict[str, Bot[View, Action]]] = {
    "random_legal": random_legal,
    "quiet": quiet,
    "sensible": sensible,
}
FORMER_BOTS: Final = {"random_legal": "squire", "quiet": "squire", "sensible": "knight"}
"""Ids that older records may hold, and who plays on for them."""
