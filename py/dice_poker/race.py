"""The chance to win, when every seat fills the rest of its card by the play with the highest expected total.

Glossary
--------
totals   the chances of some totals next to each other: `chances[i]` is that of `first + i`
rest     the totals of the points to come
share    what a final total wins: 1 alone at the top, 1/n with n seats there, else 0
chance   to win, ties shared: the expected share, 0-1; of all seats it adds up to 1
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, repeat
from math import prod
from operator import mul
from typing import Final

from dice_poker.lattice import POINTS
from dice_poker.tables import rows_of, tables
from dice_poker.turn import End, Entered

_DISTINCT: Final = [sorted(set(points)) for points in POINTS]
_NODES: Final = ((0.5 - 0.15**0.5, 5 / 18), (0.5, 8 / 18), (0.5 + 0.15**0.5, 5 / 18))
"""Gauss and Legendre's points and weights on 0-1, exact for polynomials up to degree five: six seats."""


@dataclass(frozen=True, slots=True)
class Totals:
    """Some totals with their chances, which add up to 1."""

    first: int
    chances: Sequence[float]

    def plus(self, points: int) -> Totals:
        """Return the same with so many points more."""
        return Totals(self.first + points, self.chances)


@lru_cache(maxsize=512)
def rest(mask: int) -> Totals:
    """Return the totals of the points to come from these open rows."""
    chances = tables().chances(mask)
    likely = [points for points, chance in enumerate(chances) if chance]
    return Totals(likely[0], chances[likely[0] : likely[-1] + 1])


def finals(total: int, mask: int, ends: Iterable[tuple[End, float]]) -> Totals:
    """Return the final totals of a seat whose turn ends in one of `ends`, each with its chance."""
    ways = [(rest(mask ^ 1 << row).plus(total + points), chance) for (row, points), chance in ends]
    first = min(way.first for way, _ in ways)
    chances = [0.0] * (max(way.first + len(way.chances) for way, _ in ways) - first)
    for way, chance in ways:
        for place, likely in enumerate(way.chances, way.first - first):
            chances[place] += chance * likely
    return Totals(first, chances)


def chances_to_win(seats: Sequence[Totals]) -> tuple[float, ...]:
    """Return each seat's chance, given all final totals."""
    chances = []
    for seat, own in enumerate(seats):
        shares = _shares([*seats[:seat], *seats[seat + 1 :]], own.first, own.first + len(own.chances))
        chances.append(sum(map(mul, own.chances, shares)))
    return tuple(chances)


def entered_to_win(total: int, mask: int, others: Sequence[Totals]) -> Entered:
    """Return a seat's chance to win after each entry in its open rows, given the others' final totals."""
    rests = {row: rest(mask ^ 1 << row) for row in rows_of(mask)}
    most = max(_DISTINCT[row][-1] + after.first + len(after.chances) for row, after in rests.items())
    shares = _shares(others, total, total + most)
    return {
        row: {
            points: sum(map(mul, after.chances, shares[points + after.first :])) for points in _DISTINCT[row]
        }
        for row, after in rests.items()
    }


def _shares(others: Sequence[Totals], start: int, stop: int) -> list[float]:
    """Return the expected share of each final total from `start` up to `stop`, that one left out.

    With n others level the share is 1 / (1 + n), which is the mean of x ** n over 0-1: so it is the mean of
    the product of (below + x · level), a polynomial.
    """
    spreads = [_spread(other, start, stop) for other in others]
    shares = [0.0] * (stop - start)
    for x, weight in _NODES:
        factors = [[below + x * level for below, level in spread] for spread in spreads]
        products = map(prod, zip(*factors, strict=True)) if factors else repeat(1.0)
        shares = [share + weight * product for share, product in zip(shares, products, strict=False)]
    return shares


def _spread(totals: Totals, start: int, stop: int) -> list[tuple[float, float]]:
    """Return for each total from `start` up to `stop` the chances of a lower one and of the same."""
    before = sum(totals.chances[: max(0, start - totals.first)])
    inside = totals.chances[max(0, start - totals.first) : max(0, stop - totals.first)]
    ahead = [0.0] * min(stop - start, max(0, totals.first - start))
    level = [*ahead, *inside]
    level += [0.0] * (stop - start - len(level))
    return list(zip(accumulate(level, initial=before), level, strict=False))
