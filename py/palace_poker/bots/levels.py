"""The four levels. Each sees what its seat may see, and each has a character, which is numbers, not code.

Glossary
--------
squire, knight  weigh their chance against any palace with the price; the squire misjudges it
baron, king     weigh each action by worth.py, with ranges read from what the others did; the king also plays
                the hand on, see rollouts.py, and solves its end, see subgame.py
chance          that a battle is won, 0 to 1
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp
from typing import Final

from core.protocol import Seat, Thought
from core.rng import Draw, Stream, stream
from palace_poker.actions import Action, Battle, Battles, Buy, Call, Discard, Fold, Raise, Raises, Stay
from palace_poker.bots.keeping import discard_useless
from palace_poker.chance import odds_against
from palace_poker.rollouts import Rollouts
from palace_poker.sight import Eye
from palace_poker.subgame import solve
from palace_poker.view import View
from palace_poker.worth import Table, Weighed


@dataclass(frozen=True, slots=True)
class Plain:
    """How somebody plays who knows no more than a chance and a price.

    `blur`: by how much a chance is misjudged at most. `attacks`, `raises`: from which chance on, with one
    opponent; `crowd`: how much more it has to be for each further one, 0.85 at most. `buys`: below which
    chance of the best battle a card is wanted; `soldiers`: with so many no longer; `pot`: of how many own
    prices the pot has to be for that. `calls`: how many times the price the pot has to bring, and `alone`:
    to which power the others who are left divide that. `wary`: by how much each raise in a battle lifts the
    power to which the chance is taken, for who raises is no longer anybody.
    """

    blur: float
    attacks: float
    raises: float
    crowd: float
    buys: float
    soldiers: int
    pot: float
    calls: float
    alone: float
    wary: float


@dataclass(frozen=True, slots=True)
class Searching:
    """How somebody plays who looks ahead.

    `mix`, in small bets: an action that is worth x less than the best is exp(-x / mix) times as likely.
    `plies`: how many plies are played on at most. `trust`, 0 to 1: how much their outcome counts beside the
    worth. `close`, in small bets: an action that is worth so much less than the best is not played on.
    `solves`: iterations in which the end of a hand between the last two is solved, to be no easy prey. In a
    battle it then plays the solution, in its turn only so often as not to play by what it `reads`, 0 to 1.
    """

    eye: Eye
    mix: float
    plies: int = 0
    trust: float = 0.0
    close: float = 0.0
    solves: int = 0
    reads: float = 1.0


SQUIRE: Final = Plain(0.5, 0.6, 0.8, 0.0, buys=0.9, soldiers=5, pot=0.0, calls=0.25, alone=0.0, wary=0.0)
KNIGHT: Final = Plain(0.0, 0.5, 0.75, 0.1, buys=0.5, soldiers=3, pot=3.0, calls=1.0, alone=0.5, wary=0.15)
BARON: Final = Searching(Eye(worlds=60, heat=0.5), mix=0.3)
KING: Final = Searching(
    Eye(worlds=80, heat=0.15), mix=0.02, plies=700, trust=0.4, close=1.2, solves=80, reads=0.75
)

_SURE: Final = 0.85
_CANDIDATES: Final = 3
_SLICE_PLIES: Final = 30
"""After so many plies, a few milliseconds, somebody else may have a turn."""


def squire(view: View, draw: Draw) -> Action:
    """Play like a beginner: curious, and often wrong about its chances."""
    return plainly(view, draw, SQUIRE)


def knight(view: View, draw: Draw) -> Action:
    """Weigh the exact chance against the price."""
    return plainly(view, draw, KNIGHT)


def baron(view: View, draw: Draw) -> Action:
    """Do what is worth most, nearly; that it mixes makes it hard to read."""
    found = tuple(Table(view, draw, BARON.eye).weighed())
    return _mixed(found, BARON.mix * view.table.small_bet, stream(draw))


def king(view: View, draw: Draw) -> Thought[Action]:
    """Do what is worth most, with the best few actions played on to the end of the hand."""
    return searching(view, draw, KING)


def plainly(view: View, draw: Draw, character: Plain) -> Action:
    """Play by a chance and a price."""
    if view.phase == "discard":
        return discard_useless(view)
    numbers = stream(draw)
    if view.table.duel is not None:
        chance = _judged(view, view.table.duel.waiting, character, numbers)
        return _answer(view, chance, character)
    battles = [some for some in view.legal.ranges if isinstance(some, Battles)]
    chances = [_judged(view, some.seat, character, numbers) for some in battles]
    best = max(chances, default=0.0)
    more = character.crowd * (sum(seat.in_hand for seat in view.seats) - 2)
    if best >= min(_SURE, character.attacks + more):
        target = battles[chances.index(best)]
        return Battle(target.seat, target.low)
    me = view.seats[view.seat or 0]
    wants = best < character.buys and len(me.soldiers) < character.soldiers
    if wants and Buy() in view.legal.actions and view.table.pot >= character.pot * me.price:
        return Buy()
    return Stay()


def _judged(view: View, other: Seat, character: Plain, numbers: Stream) -> float:
    error = character.blur * (2 * numbers() - 1)
    return min(1.0, max(0.0, odds_against(view, other).chance + error))


def _answer(view: View, chance: float, character: Plain) -> Action:
    duel = view.table.duel
    assert duel is not None
    chance **= 1 + character.wary * duel.raises
    left = sum(seat.in_hand for seat in view.seats) - 1
    share = chance / left**character.alone
    raises = next((some for some in view.legal.ranges if isinstance(some, Raises)), None)
    pays = chance >= character.raises and 2 * share >= 1
    if raises is not None and pays and view.seats[duel.waiting].stack:
        return Raise(raises.low)
    owed = min(duel.owed, view.seats[view.seat or 0].stack)
    worth = share * (view.table.pot + owed)
    return Call() if worth >= character.calls * owed else Fold()


def searching(view: View, draw: Draw, character: Searching) -> Thought[Action]:
    """Weigh all actions and play the best few on; between the last two, play a solution now and then."""
    table = Table(view, draw, character.eye)
    solves = character.solves and len(table.foes) == 1 and view.phase != "discard"
    if solves and view.table.duel is not None:
        return (yield from _solved(table, character))
    action = yield from _best(table, character)
    if not solves or isinstance(action, Buy) or table.numbers() < character.reads:
        return action
    wanted = yield from _solved(table, character)
    return action if isinstance(wanted, Stay) and isinstance(action, Discard) else wanted


def _best(table: Table, character: Searching) -> Thought[Action]:
    """Weigh all actions, then play the best few on in the same worlds, as far as the plies go.

    What is vain isn't played on: the quick players of a rollout fold too often to be bluffed by. With more
    than one opponent it isn't done at all: whoever doesn't fold wins, and the others still have the pot to
    win. Nobody is misled by a discard, so that is simply the best.
    """
    small = table.small
    found: list[Weighed] = []
    for one in table.weighed():
        found.append(one)
        yield
    found.sort(key=lambda one: -one.worth)
    if table.view.phase == "discard":
        return found[0].action
    if len(table.foes) > 1:
        found = [one for one in found if not table.is_vain(one.action)]
    close = [one for one in found[1:] if one.worth > found[0].worth - character.close * small]
    few = [found[0], *(one for one in close if not table.is_vain(one.action))][:_CANDIDATES]
    if len(few) > 1:
        rollouts = Rollouts(table.view, table.worlds, table.image, table.numbers)
        gains = [0.0] * len(few)
        played, rest = 0, 0
        while played < len(table.worlds) and rollouts.plies < character.plies:
            for place, one in enumerate(few):
                gains[place] += rollouts.gain(played, one.action)
                if rollouts.plies >= rest:
                    rest = rollouts.plies + _SLICE_PLIES
                    yield
            played += 1
        trust = character.trust
        few = [
            Weighed(one.action, (1 - trust) * one.worth + trust * gain / played)
            for one, gain in zip(few, gains, strict=True)
        ]
    return _mixed(few, character.mix * small, table.numbers)


def _solved(table: Table, character: Searching) -> Thought[Action]:
    policy = yield from solve(table.view, table.worlds[0], table.numbers, character.solves)
    return _drawn(tuple(policy), tuple(policy.values()), table.numbers)


def _mixed(found: Sequence[Weighed], heat: float, numbers: Stream) -> Action:
    best = max(one.worth for one in found)
    weights = [exp((one.worth - best) / heat) for one in found]
    return _drawn([one.action for one in found], weights, numbers)


def _drawn(actions: Sequence[Action], weights: Sequence[float], numbers: Stream) -> Action:
    sums = list(accumulate(weights))
    mark = numbers() * sums[-1]
    return next(action for action, total in zip(actions, sums, strict=True) if mark < total)
