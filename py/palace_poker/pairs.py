"""Hands of one side against hands of the other: how often each is met, and how often it wins.

Glossary
--------
crowd    palaces that a side may hold for all that both know
class    palaces of a crowd whose hands are of about the same strength; of a small crowd each is one
own      the viewer's own palace, the last class of side 0, which side 1 doesn't know of
worths   by own class and the other's: chips for a pair of palaces, times how many such pairs there are
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, TypeAlias

from core.protocol import Seat
from palace_poker.battles import Side, own_suit
from palace_poker.cards import Cards
from palace_poker.counting import counting
from palace_poker.hands import value
from palace_poker.sight import result
from palace_poker.view import View

Matrix: TypeAlias = Sequence[Sequence[float]]

_CLASSES: Final = 8
_SUITS: Final = 16
"""More than there are cards of a suit in front of anybody."""


class Pairs:
    """All pairs of classes: how many pairs of palaces there are, and how many of them side 0 wins."""

    def __init__(
        self, view: View, seats: tuple[Seat, Seat], crowds: Sequence[Sequence[Cards]], own: Cards
    ) -> None:
        keys = [
            [_key(view, seat, other, palace) for palace in crowd]
            for seat, other, crowd in zip(seats, reversed(seats), crowds, strict=True)
        ]
        classes = [_classes(some, crowd) for some, crowd in zip(keys, crowds, strict=True)]
        rows, columns = max(classes[0]) + 2, max(classes[1]) + 1
        self.sizes = rows, columns
        """How many classes each side has."""
        self._many = [[0.0] * columns for _ in range(rows)]
        self._won = [[0.0] * columns for _ in range(rows)]
        mine = [*zip(crowds[0], keys[0], classes[0], strict=True), (own, _key(view, *seats, own), rows - 1)]
        for palace, key, row in mine:
            cards = frozenset(palace)
            for other, there, column in zip(crowds[1], keys[1], classes[1], strict=True):
                if cards.isdisjoint(other):
                    self._many[row][column] += 1
                    self._won[row][column] += result(key, there)

    def sure(self, gains: Sequence[float]) -> tuple[Matrix, Matrix]:
        """Return the worths for each side if they gain so much whatever the hands are."""
        mine, theirs = ([[gain * many for many in row] for row in self._many] for gain in gains)
        return mine, _turned(theirs)

    def compared(self, pot: int, paid: Sequence[int]) -> tuple[Matrix, Matrix]:
        """Return the worths for each side, having paid so much, when the hands are compared for the pot."""
        mine, theirs = [], []
        for wins, pairs in zip(self._won, self._many, strict=True):
            mine.append([pot * won - paid[0] * many for won, many in zip(wins, pairs, strict=True)])
            theirs.append(
                [pot * (many - won) - paid[1] * many for won, many in zip(wins, pairs, strict=True)]
            )
        return mine, _turned(theirs)


def _turned(worths: Matrix) -> Matrix:
    """Return the worths by side 1's classes, without the viewer's own palace, of which it knows nothing."""
    return [[*column] for column in zip(*worths[:-1], strict=True)]


def _key(view: View, seat: Seat, other: Seat, palace: Cards) -> int:
    """Return a number that is higher for the hand that wins a battle, equal ones by their own suit."""
    place, there = view.seats[seat], view.seats[other]
    assert place.banner is not None
    counts = counting(there.banner, view.table.banner_exclusion)
    worth = value(sum([counts[card] for card in (place.banner, *place.soldiers, *palace)]))
    return worth * _SUITS + own_suit(Side(place.banner, palace, place.soldiers))


def _classes(keys: Sequence[int], palaces: Sequence[Cards]) -> list[int]:
    """Return for each palace its class, from 0 on, the weakest first; of few palaces each is one.

    Equal keys are in one class otherwise.
    """
    alone = sorted({*zip(keys, palaces, strict=True)})
    if len(alone) <= _CLASSES:
        return [alone.index(one) for one in zip(keys, palaces, strict=True)]
    order = sorted(keys)
    cut = {key: bisect_left(order, key) * _CLASSES // len(order) for key in order}
    used = sorted({*cut.values()})
    return [used.index(cut[key]) for key in keys]
