"""The players without a body, by id, weakest first."""

from __future__ import annotations

from typing import Final

from core.protocol import Bot
from dice_poker.actions import Action
from dice_poker.bots.beginner import beginner
from dice_poker.bots.greedy import greedy
from dice_poker.view import View

BOTS: Final[dict[str, Bot[View, Action]]] = {"beginner": beginner, "greedy": greedy}
