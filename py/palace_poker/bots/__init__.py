"""The players without a body, by id, weakest first."""

from __future__ import annotations

from typing import Final

from core.protocol import Bot
from palace_poker.actions import Action
from palace_poker.bots.quiet import quiet
from palace_poker.bots.random_legal import random_legal
from palace_poker.bots.sensible import sensible
from palace_poker.view import View

BOTS: Final[dict[str, Bot[View, Action]]] = {
    "random_legal": random_legal,
    "quiet": quiet,
    "sensible": sensible,
}
