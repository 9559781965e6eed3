"""The exact chance against one opponent, if each palace it may hold is equally likely.

Glossary
--------
odds    (won, tied, all): in how many of all palaces the own hand wins or ties
weight  a card's number if it counts against the opponent, plus MARK if it has its owner's banner's suit; a
        weight of 0 changes nothing, so such cards are only counted
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from core.protocol import Seat
from palace_poker.battles import counted
from palace_poker.belief import unknown
from palace_poker.cards import Card, Cards, suit_of
from palace_poker.hands import NUMBERS, value
from palace_poker.view import View

MARK: Final = 1 << 104
"""Above all that a hand's value looks at: marks count the cards that win a tie."""
_PALACE: Final = 3


class Odds(NamedTuple):
    """Whole numbers of palaces."""

    won: int
    tied: int
    all: int

    @property
    def chance(self) -> float:
        """The chance to win, a tie for half, 0 to 1."""
        return (self.won + self.tied / 2) / self.all


def odds_against(view: View, other: Seat) -> Odds:
    """Return the odds of the viewer, who is in the hand, in a battle with the player at `other`."""
    assert view.seat is not None
    me, foe = view.seats[view.seat], view.seats[other]
    assert me.banner and foe.banner
    exclusion = view.table.banner_exclusion
    mine = sum(_weights((*_known(me.palace), me.banner, *me.soldiers), me.banner, foe.banner, exclusion))
    base = sum(_weights((*_known(foe.palace), foe.banner, *foe.soldiers), foe.banner, me.banner, exclusion))
    missing = foe.palace.count(None)
    weights = _weights(unknown(view), foe.banner, me.banner, exclusion)
    telling = [weight for weight in weights if weight]
    blank = len(weights) - len(telling)
    goal, marks = value(mine), mine // MARK
    won = tied = 0
    for size in range(missing + 1):
        ways, win, tie = comb(blank, missing - size), 0, 0
        for drawn in combinations(telling, size) if ways else ():
            theirs = base + sum(drawn)
            worth = value(theirs)
            if worth < goal:
                win += 1
            elif worth == goal:
                win += theirs // MARK < marks
                tie += theirs // MARK == marks
        won += ways * win
        tied += ways * tie
    return Odds(won, tied, comb(len(weights), missing))


def _known(palace: tuple[Card | None, ...]) -> Cards:
    return tuple(card for card in palace if card is not None)


def _weights(cards: Cards, own: Card, against: Card, exclusion: str) -> list[int]:
    counts = frozenset(counted(cards, against, exclusion))
    return [
        (NUMBERS[card] if card in counts else 0) + (MARK if suit_of(card) == suit_of(own) else 0)
        for card in cards
    ]
