"""The exact chance against an opponent whose palace isn't known: over all palaces that it may hold.

Glossary
--------
odds       (won, tied, all): the weight of the palaces that the own hand beats, that it ties, and of all
side       cards as in battles.py; in the palace only those that are known
belief     the range, see lots.py, from which the opponent's palace is
histogram  the weight of each hand value that an opponent may have, rising
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations
from typing import Final, NamedTuple

from core.protocol import Seat
from palace_poker.battles import Side, counted, own_suit
from palace_poker.belief import unknown
from palace_poker.cards import Card, Cards, suit_of
from palace_poker.hands import CATEGORIES, NUMBERS, value
from palace_poker.lots import PALACE, Lot
from palace_poker.lots import UNIFORM as UNIFORM
from palace_poker.lots import Range as Range
from palace_poker.palaces import Marked, Palaces, hide
from palace_poker.view import SeatView, View

_FLUSH: Final = CATEGORIES.index("flush") << 26
"""A hand with five of a suit is worth at least this."""
_SOLDIERS: Final = 5


class Odds(NamedTuple):
    """Weights of palaces."""

    won: float
    tied: float
    all: float

    @property
    def chance(self) -> float:
        """The chance to win, a tie for half, 0 to 1."""
        return (self.won + self.tied / 2) / self.all


@dataclass(frozen=True, slots=True)
class Histogram:
    """Hand values, rising, and the weight of all hands up to each."""

    values: tuple[int, ...]
    weights: tuple[float, ...]

    def odds(self, worth: int) -> Odds:
        """Return the odds of a hand of that value against these; equal hands tie."""
        below, upto = bisect_left(self.values, worth), bisect_right(self.values, worth)
        won = self.weights[below - 1] if below else 0.0
        return Odds(won, (self.weights[upto - 1] if upto else 0.0) - won, self.weights[-1])


def odds_against(view: View, other: Seat, belief: Range = UNIFORM) -> Odds:
    """Return the odds of the viewer, who is in the hand, in a battle with the player at `other`."""
    assert view.seat is not None
    sides = known_side(view.seats[view.seat]), known_side(view.seats[other])
    return odds(*sides, unknown(view), view.table.banner_exclusion, belief)


def showdown_against(view: View, other: Seat, belief: Range = UNIFORM) -> Odds:
    """Return the odds that the viewer has the better hand than the player at `other` in a showdown."""
    assert view.seat is not None
    sides = known_side(view.seats[view.seat]), known_side(view.seats[other])
    return showdown_odds(*sides, unknown(view), belief)


def known_side(seat: SeatView) -> Side:
    """Return what the view tells of the cards of a seat in the hand."""
    assert seat.banner is not None
    return Side(seat.banner, tuple(card for card in seat.palace if card is not None), seat.soldiers)


def odds(mine: Side, foe: Side, unseen: Cards, exclusion: str, belief: Range = UNIFORM) -> Odds:
    """Return the odds of a side in a battle with one whose other palace cards are among `unseen`.

    The own palace has to be known. Of more than five soldiers, as they are right after a capture, only the
    strongest five of what is known take part.
    """
    mine, foe = trimmed(mine, foe.banner, exclusion), trimmed(foe, mine.banner, exclusion)
    goal = value(_number(counted(mine.cards, foe.banner, exclusion)))
    hidden = hide(foe, unseen, mine.banner, exclusion)
    found, equal = _compared(Palaces(hidden, belief), goal, hidden.number)
    marks = own_suit(mine) - own_suit(foe._replace(palace=()))
    if not found.tied or marks < 0:
        return found._replace(tied=0.0)
    by_marks = _marked(Palaces(hidden, belief, suit_of(foe.banner)), goal, equal)
    return Odds(found.won + sum(by_marks[:marks]), by_marks[marks] if marks <= PALACE else 0.0, found.all)


def showdown_odds(mine: Side, foe: Side, unseen: Cards, belief: Range = UNIFORM) -> Odds:
    """Return the odds that a side has the better hand in a showdown, where nothing is excluded."""
    mine, foe = trimmed(mine), trimmed(foe)
    hidden = hide(foe, unseen, None, "none")
    return _compared(Palaces(hidden, belief), value(_number(mine.cards)), hidden.number)[0]


def histogram(
    foe: Side, unseen: Cards, against: Card | None, exclusion: str, belief: Range = UNIFORM
) -> Histogram:
    """Return what a side may have in a battle with the owner of the banner `against`, None: in a showdown."""
    foe = trimmed(foe, against, exclusion)
    hidden = hide(foe, unseen, against, exclusion)
    palaces = Palaces(hidden, belief)
    found: dict[int, float] = {}
    for lot, weight in palaces.lots()[0]:
        worth = value(hidden.number + lot.number)
        found[worth] = found.get(worth, 0.0) + weight
    for worth, weights in palaces.flushes():
        found[worth] = found.get(worth, 0.0) + weights[0]
    values = sorted(found)
    return Histogram(tuple(values), tuple(accumulate(found[worth] for worth in values)))


def trimmed(side: Side, against: Card | None = None, exclusion: str = "none") -> Side:
    """Return the side with at most five soldiers: the strongest, of equal ones most of its own suit."""

    def worth(soldiers: Sequence[Card]) -> tuple[int, int]:
        some = Side(side.banner, side.palace, soldiers)
        cards = some.cards if against is None else counted(some.cards, against, exclusion)
        return value(_number(cards)), own_suit(some)

    if len(side.soldiers) <= _SOLDIERS:
        return side
    return Side(side.banner, side.palace, max(combinations(side.soldiers, _SOLDIERS), key=worth))


def _number(cards: Cards) -> int:
    return sum(NUMBERS[card] for card in cards)


def _compared(palaces: Palaces, goal: int, number: int) -> tuple[Odds, list[Lot]]:
    """Return the odds of a hand worth `goal`, equal hands tied, and the lots with equal hands."""
    lots, flushes = palaces.lots()
    won = tied = 0.0
    whole, equal = flushes, []
    for lot, weight in lots:
        worth = value(number + lot.number)
        whole += weight
        if worth < goal:
            won += weight
        elif worth == goal:
            tied += weight
            equal.append(lot)
    if flushes and goal >= _FLUSH:
        for worth, weights in palaces.flushes():
            won += weights[0] if worth < goal else 0.0
            tied += weights[0] if worth == goal else 0.0
    return Odds(won, tied, whole), equal


def _marked(palaces: Palaces, goal: int, lots: list[Lot]) -> Marked:
    """Return the weight of the palaces of these lots, and of flushes worth `goal`, by cards of the mark."""
    equal = [palaces.marked(lot) for lot in lots]
    if goal >= _FLUSH:
        equal += [weights for worth, weights in palaces.flushes() if worth == goal]
    return [sum(weights) for weights in zip(*equal, strict=True)]
