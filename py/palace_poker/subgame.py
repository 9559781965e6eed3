"""The end of a hand between the last two, solved: how to play against one who knows how one plays.

Glossary
--------
subgame  the hand from the last card on that came or went, as if no more were bought and all hands compared
         were in battle; its tree is public
crowd    palaces that a side may hold for all that both know at its root
class    palaces of a crowd of about the same strength; the viewer's own is one that weighs nothing
reach    how probably a side plays so that a node is reached, by class
policy   chances of the actions, 0 to 1, for the viewer's own hand

CFR+ with alternating updates and linear averaging (Tammelin, arXiv 1407.5042). Solved from its root each
time, so that all decisions in a subgame fit together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import add, mul
from typing import Final, TypeAlias

from core.protocol import Seat, Thought
from core.rng import Stream
from palace_poker import rules
from palace_poker.actions import Action, Battle, Buy, Call, Discard, Fold, Raise, Stay
from palace_poker.belief import laid_out
from palace_poker.betting import attack_range, call_amount, raise_range, raises_left
from palace_poker.pairs import Matrix, Pairs
from palace_poker.ranges import beliefs
from palace_poker.state import Deed, State
from palace_poker.view import View
from palace_poker.worlds import World, guesses

Policy: TypeAlias = Mapping[Action, float]

_CROWD: Final = 40
_RAISES: Final = 2
"""So many raises of a battle are thought of."""
_SLICE: Final = 4
"""After so many iterations, a few milliseconds, somebody else may have a turn."""


@dataclass(slots=True)
class Leaf:
    """An end. For each side the worth of all pairs of classes, in chips since the root, times how many."""

    worths: tuple[Matrix, Matrix]


@dataclass(slots=True)
class Node:
    """A decision of side 0, the viewer, or 1. Numbers by class and action."""

    side: int
    actions: tuple[Action, ...]
    below: list[Node | Leaf] = field(default_factory=list)
    regrets: list[list[float]] = field(default_factory=list)
    sums: list[list[float]] = field(default_factory=list)


def solve(view: View, world: World, numbers: Stream, iterations: int) -> Thought[Policy]:
    """Return how to play, with two seats left and the viewer's turn or answer due; the world is any."""
    yield
    subgame = Subgame(view, world, numbers)
    for number in range(iterations):
        subgame.iterate(number + 1)
        if number % _SLICE == 0:
            yield
    return subgame.policy()


class Subgame:
    """The tree with all that has been learnt of it."""

    def __init__(self, view: View, world: World, numbers: Stream) -> None:
        assert view.seat is not None
        foe = next(seat for seat, one in enumerate(view.seats) if one.in_hand and seat != view.seat)
        self._seats = view.seat, foe
        deeds = view.table.deeds
        first = _first(view)
        self._path = [deed.action for deed in deeds[first:]]
        believed = beliefs(view, first)
        crowds = [guesses(view, seat, believed[seat], numbers, _CROWD) for seat in self._seats]
        own = tuple(card for card in view.seats[view.seat].palace if card)
        self._pairs = Pairs(view, self._seats, crowds, own)
        palaces = [own if seat == view.seat else palace for seat, palace in enumerate(world.palaces)]
        self._root_state = _at(laid_out(view, palaces, (), ()), deeds, first)
        self.root = self._grown(self._root_state, self._path)

    def policy(self) -> Policy:
        """Return how to play the viewer's own hand where it is to act."""
        node = self.root
        for action in self._path:
            assert isinstance(node, Node)
            node = node.below[node.actions.index(action)]
        assert isinstance(node, Node)
        sums = node.sums[-1]
        total = sum(sums)
        even = 1 / len(sums)
        return {
            action: one / total if total else even for action, one in zip(node.actions, sums, strict=True)
        }

    def iterate(self, number: int) -> None:
        """Let each side learn once; iterations are numbered from 1."""
        sizes = self._pairs.sizes
        for side in (0, 1):
            reaches = [1.0] * sizes[side], [1.0] * sizes[1 - side]
            _learn(self.root, side, *reaches, number)

    # ------------------------------------------------------------ the tree

    def _grown(self, state: State, path: Sequence[Action]) -> Node | Leaf:
        seat = rules.to_act(state)
        side = self._seats.index(seat)
        actions = _options(state, seat, path[0] if path else None)
        rows = self._pairs.sizes[side]
        node = Node(side, actions)
        node.regrets = [[0.0] * len(actions) for _ in range(rows)]
        node.sums = [[0.0] * len(actions) for _ in range(rows)]
        for action in actions:
            follows = path[1:] if path and action == path[0] else ()
            node.below.append(self._after(state, seat, action, follows))
        return node

    def _after(self, state: State, seat: Seat, action: Action, path: Sequence[Action]) -> Node | Leaf:
        after = rules.apply(state, action).state
        if after.phase in ("turn", "duel"):
            return self._grown(after, path)
        stacks = [place.stack for place in self._root_state.places]
        if isinstance(action, Fold):
            return Leaf(self._pairs.sure([after.places[one].stack - stacks[one] for one in self._seats]))
        paid = [stacks[one] - state.places[one].stack for one in self._seats]
        paid[self._seats.index(seat)] += _paid(state, action)
        return Leaf(self._pairs.compared(self._root_state.pot + sum(paid), paid))


def _options(state: State, seat: Seat, done: Action | None) -> tuple[Action, ...]:
    """Return the actions thought of: the least bet, without limit bet or raise of the pot, what was done."""
    duel = state.duel
    found: set[Action] = set()
    if duel is None:
        foe = next(other for other in state.players if other != seat)
        bets = attack_range(state, seat)
        first: tuple[Action, ...] = (Stay(),)
        if state.places[seat].stack:
            found = {Battle(foe, bet) for bet in (bets.low, min(bets.high, bets.low + state.pot))}
    else:
        first = (Fold(), Call())
        raises = raise_range(state, duel)
        may = duel.raises < _RAISES and raises_left(state, duel) and state.places[duel.waiting].stack
        if may and raises.low <= raises.high:
            found = {Raise(min(raises.high, max(raises.low, state.pot)))}
    if done is not None and done not in first:
        found.add(done)
    return (*first, *sorted(found, key=lambda one: one.amount if isinstance(one, Battle | Raise) else 0))


def _paid(state: State, action: Action) -> int:
    """Return what an action that ends the hand puts into the pot."""
    owed = call_amount(state, state.duel) if state.duel else 0
    match action:
        case Call():
            return owed
        case Battle() | Raise():
            return owed + action.amount
        case _:
            return 0


# ---------------------------------------------------------------- where it begins


def _first(view: View) -> int:
    """Return how many deeds are older than the subgame."""
    now = tuple((seat.banner, seat.soldiers) if seat.in_hand else None for seat in view.seats)
    deeds = view.table.deeds
    first = len(deeds)
    while first and isinstance(deeds[first - 1].action, Stay | Battle | Call | Raise):
        courts = deeds[first - 1].courts
        if tuple((court.banner, court.soldiers) if court else None for court in courts) != now:
            break
        first -= 1
    return first


def _at(state: State, deeds: Sequence[Deed], first: int) -> State:
    """Return the state before the deed of that number."""
    if first == len(deeds):
        return state
    deed = deeds[first]
    for seat, court in enumerate(deed.courts):
        if court is not None:
            state = state.with_place(seat, stack=court.stack)
    return replace(
        state,
        phase="turn",
        turn=deed.seat,
        chooser=None,
        duel=None,
        pot=deed.pot,
        quiet=_quiet(deeds[:first]),
    )


def _quiet(deeds: Sequence[Deed]) -> int:
    """Return how many of the last deeds were quiet turns in a row, folds among them not counted."""
    quiet = 0
    for before, deed in zip((None, *deeds), deeds, strict=False):
        match deed.action:
            case Stay():
                quiet += 1
            case Discard() if before and (isinstance(before.action, Buy | Battle) or before.duel):
                quiet = 0  # The end of a purchase or of a battle.
            case Discard():
                quiet += 1
            case Fold() if deed.duel is None:
                pass
            case _:
                quiet = 0
    return quiet


# ---------------------------------------------------------------- CFR+


def _learn(
    node: Node | Leaf, side: int, own: Sequence[float], other: Sequence[float], number: int
) -> list[float]:
    """Return what the node is worth to each class of a side, and move its policy to what is worth more."""
    if isinstance(node, Leaf):
        return [sum(map(mul, row, other)) for row in node.worths[side]]
    policies = _matched(node.regrets)
    if node.side != side:
        totals: list[float] = []
        for action, below in enumerate(node.below):
            reach = [one * chances[action] for one, chances in zip(other, policies, strict=False)]
            worths = _learn(below, side, own, reach, number)
            totals = list(map(add, totals, worths)) if totals else worths
        return totals
    gains = [
        _learn(
            below,
            side,
            [one * chances[action] for one, chances in zip(own, policies, strict=True)],
            other,
            number,
        )
        for action, below in enumerate(node.below)
    ]
    totals = []
    for row, (chances, reached) in enumerate(zip(policies, own, strict=True)):
        regrets, sums = node.regrets[row], node.sums[row]
        some = [gain[row] for gain in gains]
        total = sum(map(mul, some, chances))
        weight = number * reached
        for action, gain in enumerate(some):
            regrets[action] = max(0.0, regrets[action] + gain - total)
            sums[action] += weight * chances[action]
        totals.append(total)
    return totals


def _matched(regrets: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return by class the chances of the actions, in proportion to their regrets."""
    found = []
    for row in regrets:
        total = sum(row)
        found.append([one / total for one in row] if total else [1 / len(row)] * len(row))
    return found
