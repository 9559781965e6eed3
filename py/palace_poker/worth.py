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
from collections.abc import Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from core.protocol import Seat
from core.rng import Draw
from palace_poker.actions import Action, Battle, Battles, Buy, Call, Discard, Fold, Raise, Raises, Stay
from palace_poker.cards import Cards, without
from palace_poker.duels import SOLDIERS
from palace_poker.outlook import outlook
from palace_poker.sight import EYE, Eye, Sight, mean, result
from palace_poker.view import View

_COLD: Final = 30.0
_HOPELESS: Final = 0.05
"""Won in fewer worlds than that, a battle is begun for the sake of a fold alone."""
_CARRIED: Final = 0.02
"""What a soldier costs that doesn't help, in small bets: its price in a battle that may come."""


class Weighed(NamedTuple):
    """An action with what it brings, in chips."""

    action: Action
    worth: float


def weighed(view: View, draw: Draw | None = None, eye: Eye = EYE) -> tuple[Weighed, ...]:
    """Return the sensible legal actions with their worths; the seat has to be to act.

    Left out are folds in one's own turn, which staying beats, and bets between the usual ones. Without a draw
    the guesses are always the same.
    """
    return tuple(Table(view, draw or Draw(b"", "worth"), eye).weighed())


def folds(view: View, action: Action, eye: Eye = EYE) -> float | None:
    """Return how probably the opponent folds to an attack or a raise, 0-1; None for other actions."""
    return Table(view, Draw(b"", "worth"), eye).folds(action)


class Table(Sight):
    """A position through the eyes of the seat to act."""

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
        useful = self.useful(soldiers)
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
        share = mean(self.shares(self.foes, soldiers))
        if table.quiet + 1 >= len(self.foes) + 1:
            return table.pot * share  # The hand is over.
        return self._outlook(table.pot, share, len(self.foes))

    def _buy(self) -> float:
        share = mean(self.shares_with_a_card(self.foes))
        return self._outlook(self.view.table.pot + self.small, share, len(self.foes)) - self.small

    def _discards(self) -> Iterator[Weighed]:
        """Weigh the strongest soldiers of each number; of equal ones the fewest, which cost less."""
        soldiers = self.me.soldiers
        for size in range(min(len(soldiers), SOLDIERS) + 1):
            kept = self.strongest(soldiers, size)
            share = mean(self.shares(self.foes, kept))
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
        return mean([one[0] for one in self._answers_of(foe, pot, owed)])

    def is_vain(self, action: Action) -> bool:
        """Whether only what the others do can make up for the price: of a battle that is hardly ever won, or
        of a card that adds less to the own part of the pot than half of what it costs."""
        duel = self.view.table.duel
        if isinstance(action, Buy):
            pot = self.view.table.pot + self.small
            share = mean(self.shares_with_a_card(self.foes)) - mean(self.shares(self.foes, self.me.soldiers))
            return share * pot < self.small / 2
        if isinstance(action, Raise) and duel is not None:
            foe = duel.waiting
        elif isinstance(action, Battle):
            foe = action.seat
        else:
            return False
        mine = self.mine(self.me.soldiers, self.view.seats[foe].banner)
        return mean([result(mine, theirs) for theirs in self.battles(foe)]) < _HOPELESS

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
        raised -= again * mean([one[2] for one in answers])
        return given_up + called + max(0.0, raised)

    def _won(self, foe: Seat, pot: int, weights: Sequence[float]) -> float:
        """Return what a compared battle is worth in the worlds with these weights, 0-1 each."""
        left = tuple(seat for seat in self.foes if seat != foe)
        mine = self.mine(self.me.soldiers, self.view.seats[foe].banner)
        results = (result(mine, theirs) for theirs in self.battles(foe))
        return self._after(
            left, foe, pot, [weight * result for weight, result in zip(weights, results, strict=True)]
        )

    def _after(self, left: tuple[Seat, ...], foe: Seat, pot: int, weights: Sequence[float]) -> float:
        """Return what it is worth to have beaten `foe` in the worlds with these weights."""
        chance = mean(weights)
        if not chance:
            return 0.0
        if not left:
            return chance * pot
        there = self.view.seats[foe]
        booty = (*self.me.soldiers, *([there.banner] if there.banner else []), *there.soldiers)
        best = 0.0
        for kept in {self.useful(self.me.soldiers), self.strongest(booty, min(len(booty), SOLDIERS))}:
            shares = self.shares(left, kept)
            share = mean([weight * one for weight, one in zip(weights, shares, strict=True)]) / chance
            best = max(best, self._outlook(pot, share, len(left)))
        return chance * best

    def _answers_of(self, foe: Seat, pot: int, owed: int) -> list[tuple[float, float, float]]:
        """Return for each world how probably the opponent folds, calls and raises; the bet is in the pot."""
        mine = self.image_values(foe)
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
