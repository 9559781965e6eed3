"""The players without a body, by id, weakest first.

Glossary
--------
level     an id, e.g. "club"; levels differ by their choices, never by their dice
strength  what bench/bots.py has measured of each level
"""

from __future__ import annotations

from typing import Final, TypedDict

from core.protocol import Bot
from dice_poker.actions import Action
from dice_poker.bots.levels import loose, master, perfect
from dice_poker.view import View

BOTS: Final[dict[str, Bot[View, Action]]] = {
    "beginner": loose(1.8),
    "club": loose(0.8),
    "expert": loose(0.4),
    "perfect": perfect,
    "master": master,
}
FORMER_BOTS: Final = {"greedy": "expert"}
"""Ids that older records may hold, and who plays on for them."""


class Strength(TypedDict):
    """Mean total in points, and share of the games won, 0-1, draws half; both against perfect."""

    average: float
    wins_against_perfect: float


STRENGTH: Final[dict[str, Strength]] = {
    "beginner": {"average": 185.8, "wins_against_perfect": 0.154},
    "club": {"average": 211.8, "wins_against_perfect": 0.335},
    "expert": {"average": 223.6, "wins_against_perfect": 0.443},
    "perfect": {"average": 229.6, "wins_against_perfect": 0.5},
    "master": {"average": 226.3, "wins_against_perfect": 0.522},
}
