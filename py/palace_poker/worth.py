"""What each action brings on average, in chips, one step ahead.

Glossary
--------
worth    chips that an action brings from here on; what was paid before is gone, so folding is worth 0
world    a guess at everything hidden, see worlds.py; worths are means over the same worlds, so they compare
share    what part of the pot a seat would get if everybody went quiet now: of a showdown, of a battle if two
         are left
outlook  what pot and share are worth, with all that may still happen, see outlook.py
image    what the others believe of the viewer's own palace
booty    a beaten opponent's banner and soldiers
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp
from typing import Final, NamedTuple

from core.protocol import Seat
from core.rng import Draw
from palace_poker.actions import Action, Battle, Battles, Buy, Call, Discard, Fold, Raise, Raises, Stay
from palace_poker.cards import Card, Cards, suit_of, without
from palace_poker.counting import counting
from palace_poker.duels import SOLDIERS
from palace_poker.hands import value
from palace_poker.outlook import outlook
from palace_poker.ranges import image, ranges
from palace_poker.view import View
from palace_poker.worlds import World, guesses, stream, worlds

_IMAGES: Final = 40
"""Palaces that stand for the viewer's image."""
_COLD: Final = 30.0
_CARRIED: Final = 0.02
"""What a soldier costs that doesn't help, in small bets: its price in a battle that may come."""


class Weighed(NamedTuple):
    """An action with what it brings, in chips."""

    action: Action
    worth: float


@dataclass(frozen=True, slots=True)
class Eye:
    """How a seat looks at the table: `worlds` is how many guesses it makes, `heat`, in small bets, how little
    it thinks that the others mind a small loss."""

    worlds: int = 80
    heat: float = 0.5


EYE: Final = Eye()


def weighed(view: View, draw: Draw | None = None, eye: Eye = EYE) -> tuple[Weighed, ...]:
    """Return the sensible legal actions with their worths; the seat has to be to act.

    Left out are folds in one's own turn, which staying beats, and bets between the usual ones. Without a draw
    the guesses are always the same.
    """
    return tuple(Table(view, draw or Draw(b"", "worth"), eye).weighed())


def folds(view: View, action: Action, eye: Eye = EYE) -> float | None:
    """Return how probably the opponent folds to an attack or a raise, 0-1; None for other actions."""
    return Table(view, Draw(b"", "worth"), eye).folds(action)


class Table:
    """A position through the eyes of the seat to act."""

    def __init__(self, view: View, draw: Draw, eye: Eye = EYE) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seats[view.seat]
        self.foes = tuple(seat for seat, one in enumerate(view.seats) if one.in_hand and seat != view.seat)
        self.small = view.table.small_bet
        self.eye = eye
        self.numbers = stream(draw)
        self.worlds: tuple[World, ...] = worlds(view, ranges(view), self.numbers, eye.worlds)
        self.image = guesses(view, image(view), self.numbers, _IMAGES)
        self._palace = tuple(card for card in self.me.palace if card is not None)
        self._battles: dict[Seat, list[int]] = {}
        self._hands: dict[Seat, list[int]] = {}
        self._images: dict[Seat, list[int]] = {}
        self._bests: dict[tuple[Seat, ...], list[tuple[int, int]]] = {}

    def weighed(self) -> Iterator[Weighed]:
        """Yield the sensible legal actions with their worths, each worked out when it is asked for."""
        view = self.view
        if view.phase == "discard":
            yield from self._discards()
        elif view.table.duel is not None:
            yield from self._answers()
        else:
            yield from self._turns()

    def _turns(self) -> Iterator[Weighed]:
        view, soldiers = self.view, self.me.soldiers
        yield Weighed(Stay(), self._stay(soldiers))
        useful = self._useful(soldiers)
        if len(useful) < len(soldiers):
            yield Weighed(Discard(without(soldiers, useful)), self._stay(useful))
        if Buy() in view.legal.actions:
            yield Weighed(Buy(), self._buy())
        for battles in view.legal.ranges:
            if isinstance(battles, Battles):
                for bet in self._bets(battles):
                    yield Weighed(Battle(battles.seat, bet), self._attack(battles.seat, bet))

    # ------------------------------------------------------------ the seven actions

    def _stay(self, soldiers: Cards) -> float:
        table = self.view.table
        share = _mean(self.shares(self.foes, soldiers))
        if table.quiet + 1 >= len(self.foes) + 1:
            return table.pot * share  # The hand is over.
        return self._outlook(table.pot, share, len(self.foes))

    def _buy(self) -> float:
        share = _mean(self._shares_with_a_card(self.foes))
        return self._outlook(self.view.table.pot + self.small, share, len(self.foes)) - self.small

    def _discards(self) -> Iterator[Weighed]:
        """Weigh the strongest soldiers of each number; of equal ones the fewest, which cost less."""
        soldiers = self.me.soldiers
        for size in range(min(len(soldiers), SOLDIERS) + 1):
            kept = self._strongest(soldiers, size)
            share = _mean(self.shares(self.foes, kept))
            worth = self._outlook(self.view.table.pot, share, len(self.foes))
            yield Weighed(Discard(without(soldiers, kept)), worth - _CARRIED * size * self.small)

    def _attack(self, foe: Seat, bet: int) -> float:
        """Weigh a battle: the opponent folds, calls or raises by what it may hold."""
        pot, owed = self._asked(foe, bet)
        return self._fought(foe, pot, owed, self._answers_of(foe, pot, owed)) - bet

    def _asked(self, foe: Seat, bet: int) -> tuple[int, int]:
        """Return the pot after an attack, and what it asks of the opponent."""
        there = self.view.seats[foe]
        owed = there.price + max(0, bet - self.me.price)
        return self.view.table.pot + bet, min(there.stack, owed)

    def folds(self, action: Action) -> float | None:
        """Return how probably the opponent folds to an attack or a raise, 0-1; None for other actions."""
        duel = self.view.table.duel
        if isinstance(action, Battle):
            foe, (pot, owed) = action.seat, self._asked(action.seat, action.amount)
        elif isinstance(action, Raise) and duel is not None:
            foe = duel.waiting
            pot = self.view.table.pot + min(duel.owed, self.me.stack) + action.amount
            owed = min(action.amount, self.view.seats[foe].stack)
        else:
            return None
        return _mean([one[0] for one in self._answers_of(foe, pot, owed)])

    def _answers(self) -> Iterator[Weighed]:
        """Weigh fold, call and raises against the one who waits."""
        table = self.view.table
        duel = table.duel
        assert duel is not None
        foe, owed = duel.waiting, min(duel.owed, self.me.stack)
        called = self._won(foe, table.pot + owed, [1.0] * len(self.worlds)) - owed
        yield Weighed(Fold(), 0.0)
        yield Weighed(Call(), called)
        raises = next((some for some in self.view.legal.ranges if isinstance(some, Raises)), None)
        for amount in self._raises(raises) if raises else ():
            pot, price = table.pot + owed + amount, min(amount, self.view.seats[foe].stack)
            worth = self._fought(foe, pot, price, self._answers_of(foe, pot, price))
            yield Weighed(Raise(amount), worth - owed - amount)

    # ------------------------------------------------------------ battles

    def _fought(self, foe: Seat, pot: int, owed: int, answers: Sequence[tuple[float, float, float]]) -> float:
        """Return the worth of a bet that is in the pot already, once it is answered."""
        left = tuple(seat for seat in self.foes if seat != foe)
        folds = [one[0] for one in answers]
        given_up = self._after(left, foe, pot, folds)
        called = self._won(foe, pot + owed, [one[1] for one in answers])
        again = 2 * self.small
        raised = self._won(foe, pot + owed + 2 * again, [one[2] for one in answers])
        raised -= again * _mean([one[2] for one in answers])
        return given_up + called + max(0.0, raised)

    def _won(self, foe: Seat, pot: int, weights: Sequence[float]) -> float:
        """Return what a compared battle is worth in the worlds with these weights, 0-1 each."""
        left = tuple(seat for seat in self.foes if seat != foe)
        mine = self._mine(self.me.soldiers, self.view.seats[foe].banner)
        results = (_result(mine, theirs) for theirs in self.battles(foe))
        return self._after(
            left, foe, pot, [weight * result for weight, result in zip(weights, results, strict=True)]
        )

    def _after(self, left: tuple[Seat, ...], foe: Seat, pot: int, weights: Sequence[float]) -> float:
        """Return what it is worth to have beaten `foe` in the worlds with these weights."""
        chance = _mean(weights)
        if not chance:
            return 0.0
        if not left:
            return chance * pot
        there = self.view.seats[foe]
        booty = (*self.me.soldiers, *([there.banner] if there.banner else []), *there.soldiers)
        best = 0.0
        for kept in {self._useful(self.me.soldiers), self._strongest(booty, min(len(booty), SOLDIERS))}:
            shares = self.shares(left, kept)
            share = _mean([weight * one for weight, one in zip(weights, shares, strict=True)]) / chance
            best = max(best, self._outlook(pot, share, len(left)))
        return chance * best

    def _answers_of(self, foe: Seat, pot: int, owed: int) -> list[tuple[float, float, float]]:
        """Return for each world how probably the opponent folds, calls and raises; the bet is in the pot."""
        mine = self._image(foe)
        others = len(self.foes) - 1
        heat = self.eye.heat * self.small + 0.05 * pot
        can_raise = self.view.seats[foe].stack > owed
        found = []
        known: dict[int, tuple[float, float, float]] = {}
        for theirs in self.battles(foe):
            if theirs not in known:
                chance = (bisect_left(mine, theirs) + bisect_right(mine, theirs)) / (2 * len(mine))
                call = chance * chance ** (others**0.4 if others else 0) * (pot + owed) - owed
                again = call + (2 * chance - 1.3) * 2 * self.small
                weights = [
                    1.0,
                    exp(min(_COLD, call / heat)),
                    exp(min(_COLD, again / heat)) if can_raise else 0.0,
                ]
                total = sum(weights)
                known[theirs] = (weights[0] / total, weights[1] / total, weights[2] / total)
            found.append(known[theirs])
        return found

    # ------------------------------------------------------------ shares

    def shares(self, left: Sequence[Seat], soldiers: Cards) -> list[float]:
        """Return for each world the share of the pot against those left, with these soldiers."""
        mine = self._mine(soldiers, self._alone(left))
        return self._shares(left, [mine] * len(self.worlds))

    def _shares_with_a_card(self, left: Sequence[Seat]) -> list[float]:
        """Return the shares with the card that each world has on the pile, if it helps."""
        against = self._alone(left)
        soldiers = self.me.soldiers
        now = self._mine(soldiers, against)
        known: dict[Card | None, int] = {None: now}
        for world in self.worlds:
            if world.bought not in known:
                more = (*soldiers, *((world.bought,) if world.bought else ()))
                kept = self._strongest(more, SOLDIERS) if len(more) > SOLDIERS else more
                known[world.bought] = self._mine(kept, against)
        return self._shares(left, [known[world.bought] for world in self.worlds])

    def _shares(self, left: Sequence[Seat], mine: Sequence[int]) -> list[float]:
        if not left:
            return [1.0] * len(mine)
        banners = [self.me.banner, *(self.view.seats[seat].banner for seat in left)]
        if len(left) <= 2 and len({suit_of(banner or "??") for banner in banners}) == 1:
            return [1 / (len(left) + 1)] * len(mine)
        if self._alone(left) is not None:
            return [_result(one, other) for one, other in zip(mine, self.battles(left[0]), strict=True)]
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

    # ------------------------------------------------------------ values of hands

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

    def _image(self, foe: Seat) -> list[int]:
        """Return, rising, what the viewer's hand may be worth against an opponent, as that one sees it."""
        if foe not in self._images:
            banner = self.view.seats[foe].banner
            front = self._number((self.me.banner or "", *self.me.soldiers), banner)
            counts = self._counting(banner)
            hands = [value(front + sum([counts[card] for card in palace])) for palace in self.image]
            self._images[foe] = sorted(hands)
        return self._images[foe]

    def _mine(self, soldiers: Cards, against: Card | None) -> int:
        return value(self._number((*self._palace, self.me.banner or "", *soldiers), against))

    def _number(self, cards: Cards, against: Card | None) -> int:
        counts = self._counting(against)
        return sum([counts[card] for card in cards])

    def _counting(self, against: Card | None) -> Mapping[Card, int]:
        return counting(against, self.view.table.banner_exclusion)

    def _useful(self, soldiers: Cards) -> Cards:
        """Return the fewest soldiers with the best hand."""
        best = self._strongest(soldiers, min(len(soldiers), SOLDIERS))
        goal = self._mine(best, self._alone(self.foes))
        for size in range(len(soldiers)):
            kept = self._strongest(soldiers, size)
            if self._mine(kept, self._alone(self.foes)) == goal:
                return kept
        return best

    def _strongest(self, soldiers: Cards, size: int) -> Cards:
        against = self._alone(self.foes)
        return max(combinations(soldiers, size), key=lambda some: self._mine(some, against))

    # ------------------------------------------------------------ bets

    def _bets(self, battles: Battles) -> tuple[int, ...]:
        """Return the least bet, without limit also half the pot and the pot."""
        pot = self.view.table.pot
        return tuple(
            sorted({battles.low, *(min(battles.high, battles.low + more) for more in (pot // 2, pot))})
        )

    def _raises(self, raises: Raises) -> tuple[int, ...]:
        pot = self.view.table.pot
        return tuple(sorted({raises.low, min(raises.high, max(raises.low, pot))}))

    def _outlook(self, pot: int, share: float, foes: int) -> float:
        return outlook(pot / self.small, share, foes) * self.small


def _result(mine: int, theirs: int) -> float:
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
