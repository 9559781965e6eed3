"""The end of a hand between two, solved: whoever knows the solution wins next to nothing against it.

The best answer to a policy is worked out here by itself, on the tree alone.
"""

from __future__ import annotations

from operator import mul

import pytest

from core.protocol import finished
from core.rng import Draw, stream
from palace_poker.actions import Action, Battle, Battles, Buy, Call, Discard, Fold, Raise, Stay
from palace_poker.belief import unknown
from palace_poker.game import GAME
from palace_poker.state import State
from palace_poker.subgame import Leaf, Node, Subgame, solve
from palace_poker.worlds import World
from tests.palace import after, dealt, with_soldiers

HIGH, LOW = ["Ac", "Ad", "As"], ["2c", "3d", "7s"]


def sub(state: State) -> Subgame:
    view = GAME.view(state, GAME.to_act(state))
    foe = next(seat for seat in state.players if seat != view.seat)
    palaces = tuple(unknown(view)[:3] if seat == foe else () for seat in range(len(state.places)))
    return Subgame(view, World(palaces, None), stream(Draw(bytes(32), "subgame")))


def learnt(state: State, iterations: int) -> Subgame:
    subgame = sub(state)
    for number in range(iterations):
        subgame.iterate(number + 1)
    return subgame


def average(node: Node, row: int) -> list[float]:
    sums = node.sums[row]
    return [one / sum(sums) if sum(sums) else 1 / len(sums) for one in sums]


def best(node: Node | Leaf, side: int, reach: list[float]) -> list[float]:
    """What the best answer to the other side's average policy brings each class."""
    if isinstance(node, Leaf):
        return [sum(map(mul, row, reach)) for row in node.worths[side]]
    if node.side == side:
        return [max(some) for some in zip(*(best(one, side, reach) for one in node.below), strict=True)]
    found = []
    for action, below in enumerate(node.below):
        reached = [one * average(node, row)[action] for row, one in enumerate(reach)]
        found.append(best(below, side, reached))
    return [sum(some) for some in zip(*found, strict=True)]


def exploitability(subgame: Subgame) -> float:
    """What both best answers win above what there is to win, in pots."""
    root = subgame.root
    assert isinstance(root, Node)
    leaf = root.below[0]
    while isinstance(leaf, Node):
        leaf = leaf.below[0]
    mine, theirs = leaf.worths
    wins = sum(best(root, 0, [1.0] * len(theirs))[:-1]) + sum(best(root, 1, [1.0] * (len(mine) - 1)))
    all_there_is = sum(map(sum, mine[:-1])) + sum(map(sum, theirs))
    return wins / all_there_is - 1


def plain() -> State:
    return dealt(["Jh", "9s"], [["2s", "Jd", "5h"], LOW])


def deep() -> State:
    state = dealt(["Jh", "9s"], [HIGH, LOW], betting="no_limit")
    return with_soldiers(with_soldiers(state, 0, "8c", "7d"), 1, "Kc")


@pytest.mark.parametrize("state", [plain(), deep()], ids=["limit", "no limit"])
def test_the_more_it_learns_the_less_can_be_won_against_it(state: State) -> None:
    little, some, much = (exploitability(learnt(state, count)) for count in (1, 20, 300))
    assert little > some > much > -1e-9
    assert much < 0.01


def chances(state: State) -> dict[Action, float]:
    return dict(learnt(state, 80).policy())


def test_who_beats_every_palace_never_folds_and_who_loses_to_every_palace_nearly_always_does() -> None:
    sure = with_soldiers(dealt(["Qh", "9s"], [["Ac", "Ad", "Kh"], LOW]), 0, "Ah", "Kc")
    lost = with_soldiers(dealt(["9s", "Qh"], [["2s", "3d", "7c"], HIGH]), 1, "Qc", "Qd")
    for state, folds in ((sure, 0), (lost, 1)):
        battles = next(some for some in GAME.legal_actions(state).ranges if isinstance(some, Battles))
        attack = Battle(battles.seat, battles.low)
        assert chances(after(state, attack))[Fold()] == pytest.approx(folds, abs=0.02)


def test_a_strong_hand_attacks_at_last_and_a_weak_one_bluffs_now_and_then_but_not_always() -> None:
    assert chances(after(deep(), Stay()))[Stay()] < 0.05  # It would be the last turn.
    subgame = learnt(plain(), 300)
    assert isinstance(subgame.root, Node)
    weakest = average(subgame.root, 0)
    assert 0 < 1 - weakest[subgame.root.actions.index(Stay())] < 0.9


def test_the_tree_is_that_of_the_rules_from_the_last_card_on() -> None:
    state = plain()
    first = sub(state).root
    assert isinstance(first, Node)
    assert [type(action) for action in first.actions] == [Stay, Battle]
    second, answer = first.below
    assert isinstance(second, Node) and isinstance(answer, Node)
    assert isinstance(second.below[second.actions.index(Stay())], Leaf)  # Two quiet turns end the hand.
    assert [type(action) for action in answer.actions] == [Fold, Call, Raise]
    stayed = sub(after(state, Stay())).root
    assert isinstance(stayed, Node) and stayed.actions == first.actions  # Solved from where it began.
    bought = sub(after(state, Buy(), Discard(())))
    assert isinstance(bought.root, Node) and bought.root.side == 0
    state = after(state, Stay(), Buy(), Discard(()))
    for later in (state, after(state, Stay())):  # A bought card ends the quiet.
        again = sub(later).root
        assert isinstance(again, Node) and isinstance(again.below[0], Node)


def test_it_begins_with_as_many_quiet_turns_as_there_were() -> None:
    banners, palaces = ["Jh", "9s", "5d"], [["2s", "Jd", "5h"], LOW, HIGH]
    state = after(dealt(banners, palaces), Stay(), Battle(0, 10), Fold(), Discard(()))
    assert state.quiet == 0
    for later in (state, after(state, Stay())):  # The end of a battle is no quiet turn.
        begun = sub(later).root
        assert isinstance(begun, Node) and isinstance(begun.below[0], Node)
    # Seat 1 stays, seat 2 leaves: after one more quiet turn the hand would be over.
    state = after(dealt(banners, palaces), Stay(), Fold())
    for later in (state, after(state, Battle(1, 10))):
        left = sub(later).root
        assert isinstance(left, Node) and isinstance(left.below[0], Leaf)


def test_thinking_can_be_cut_off_and_comes_out_the_same() -> None:
    state = plain()
    view = GAME.view(state, 1)
    world = World((unknown(view)[:3], ()), None)
    one, two = (finished(solve(view, world, stream(Draw(bytes(32), "subgame")), 80)) for _ in range(2))
    assert one == two == learnt(state, 80).policy()
    assert sum(one.values()) == pytest.approx(1)
