"""A position as a seat sees it: guesses at everything hidden, and what hands and shares are in each.

Glossary
--------
world    a guess at everything hidden, see worlds.py
share    what part of the pot a seat would get if everybody went quiet now: of a showdown, of a battle if two
         are left
image    what the others believe of the viewer's own palace, as a crowd of palaces
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from core.protocol import Seat
from core.rng import Draw, stream
from palace_poker.cards import Card, Cards, suit_of
from palace_poker.counting import counting
from palace_poker.duels import SOLDIERS
from palace_poker.hands import value
from palace_poker.ranges import image, ranges
from palace_poker.view import View
from palace_poker.worlds import World, guesses, worlds

_IMAGES: Final = 40
"""Palaces that stand for the viewer's image."""


@dataclass(frozen=True, slots=True)
class Eye:
    """How a seat looks at the table: `worlds` is how many guesses it makes, `heat`, in small bets, how little
    it thinks that the others mind a small loss."""

    worlds: int = 80
    heat: float = 0.5


EYE: Final = Eye()


class Sight:
    """A position through the eyes of a seat: what hands and shares are in all of its worlds."""

    def __init__(self, view: View, draw: Draw, eye: Eye = EYE) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seats[view.seat]
        self.foes = tuple(seat for seat, one in enumerate(view.seats) if one.in_hand and seat != view.seat)
        self.small = view.table.small_bet
        self.eye = eye
        self.numbers = stream(draw)
        self.worlds: tuple[World, ...] = worlds(view, ranges(view), self.numbers, eye.worlds)
        self.image = guesses(view, view.seat, image(view), self.numbers, _IMAGES)
        self._palace = tuple(card for card in self.me.palace if card is not None)
        self._battles: dict[Seat, list[int]] = {}
        self._hands: dict[Seat, list[int]] = {}
        self._images: dict[Seat, list[int]] = {}
        self._bests: dict[tuple[Seat, ...], list[tuple[int, int]]] = {}

    def shares(self, left: Sequence[Seat], soldiers: Cards) -> list[float]:
        """Return for each world the share of the pot against those left, with these soldiers."""
        mine = self.mine(soldiers, self._alone(left))
        return self._shares(left, [mine] * len(self.worlds))

    def shares_with_a_card(self, left: Sequence[Seat]) -> list[float]:
        """Return the shares with the card that each world has on the pile, if it helps."""
        against = self._alone(left)
        soldiers = self.me.soldiers
        now = self.mine(soldiers, against)
        known: dict[Card | None, int] = {None: now}
        for world in self.worlds:
            if world.bought not in known:
                more = (*soldiers, *((world.bought,) if world.bought else ()))
                kept = self.strongest(more, SOLDIERS) if len(more) > SOLDIERS else more
                known[world.bought] = self.mine(kept, against)
        return self._shares(left, [known[world.bought] for world in self.worlds])

    def _shares(self, left: Sequence[Seat], mine: Sequence[int]) -> list[float]:
        if not left:
            return [1.0] * len(mine)
        banners = [self.me.banner, *(self.view.seats[seat].banner for seat in left)]
        if len(left) <= 2 and len({suit_of(banner or "??") for banner in banners}) == 1:
            return [1 / (len(left) + 1)] * len(mine)
        if self._alone(left) is not None:
            return [result(one, other) for one, other in zip(mine, self.battles(left[0]), strict=True)]
        best = self._best(tuple(left))
        return [
            1.0 if one > most else 1 / (1 + ties) if one == most else 0.0
            for one, (most, ties) in zip(mine, best, strict=True)
        ]

    def _best(self, left: tuple[Seat, ...]) -> list[tuple[int, int]]:
        """Return for each world the value of these opponents' best hand, and how many of them have it."""
        if left not in self._bests:
            hands = zip(*map(self.hands, left), strict=True)
            self._bests[left] = [(most, some.count(most)) for some in hands for most in (max(some),)]
        return self._bests[left]

    def _alone(self, left: Sequence[Seat]) -> Card | None:
        """Return the banner of the only one left, if that will be a battle."""
        if len(left) != 1 or self.view.table.two_left != "battle":
            return None
        return self.view.seats[left[0]].banner

    def battles(self, foe: Seat) -> list[int]:
        """Return the value of an opponent's hand against the viewer in each world."""
        if foe not in self._battles:
            there = self.view.seats[foe]
            self._battles[foe] = self._values(foe, (there.banner or "", *there.soldiers), self.me.banner)
        return self._battles[foe]

    def hands(self, foe: Seat) -> list[int]:
        """Return the value of all of an opponent's cards in each world."""
        if foe not in self._hands:
            there = self.view.seats[foe]
            self._hands[foe] = self._values(foe, (there.banner or "", *there.soldiers), None)
        return self._hands[foe]

    def _values(self, foe: Seat, open_cards: Cards, against: Card | None) -> list[int]:
        front = self._number(open_cards, against)
        counts = self._counting(against)
        return [value(front + sum([counts[card] for card in world.palaces[foe]])) for world in self.worlds]

    def image_values(self, foe: Seat) -> list[int]:
        """Return, rising, what the viewer's hand may be worth against an opponent, as that one sees it."""
        if foe not in self._images:
            banner = self.view.seats[foe].banner
            front = self._number((self.me.banner or "", *self.me.soldiers), banner)
            counts = self._counting(banner)
            hands = [value(front + sum([counts[card] for card in palace])) for palace in self.image]
            self._images[foe] = sorted(hands)
        return self._images[foe]

    def mine(self, soldiers: Cards, against: Card | None) -> int:
        """Return the value of the viewer's hand with these soldiers, in a battle or, None, a showdown."""
        return value(self._number((*self._palace, self.me.banner or "", *soldiers), against))

    def _number(self, cards: Cards, against: Card | None) -> int:
        counts = self._counting(against)
        return sum([counts[card] for card in cards])

    def _counting(self, against: Card | None) -> Mapping[Card, int]:
        return counting(against, self.view.table.banner_exclusion)

    def useful(self, soldiers: Cards) -> Cards:
        """Return the fewest soldiers with the best hand."""
        best = self.strongest(soldiers, min(len(soldiers), SOLDIERS))
        goal = self.mine(best, self._alone(self.foes))
        for size in range(len(soldiers)):
            kept = self.strongest(soldiers, size)
            if self.mine(kept, self._alone(self.foes)) == goal:
                return kept
        return best

    def strongest(self, soldiers: Cards, size: int) -> Cards:
        """Return the soldiers, that many, with the best hand."""
        against = self._alone(self.foes)
        return max(combinations(soldiers, size), key=lambda some: self.mine(some, against))


def result(mine: int, theirs: int) -> float:
    """Return what comes of a comparison: 1, a half for a tie, or 0."""
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def mean(numbers: Sequence[float]) -> float:
    """Return the mean of one number or more."""
    return sum(numbers) / len(numbers)
