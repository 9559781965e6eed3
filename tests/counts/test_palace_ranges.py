"""Ranges: what a deed makes of them, in which direction, and that they are the view's alone."""

from __future__ import annotations

import pytest

from palace_poker import ranges as module
from palace_poker.actions import Action, Battle, Buy, Call, Discard, Raise, Stay
from palace_poker.cards import DECK, SUITS, Card, rank_of
from palace_poker.chance import odds_against
from palace_poker.game import GAME
from palace_poker.lots import LOTS, UNIFORM, Range
from palace_poker.ranges import ranges
from palace_poker.reading import Stakes, against, answer, flush_suit, front_of, keeping, turn, ways_of
from palace_poker.state import Court, Deed, Duel, State
from tests.palace import after, dealt

BANNERS, PALACES = ["Jh", "Js", "5d"], [["2s", "Jd", "5h"], ["Ac", "Ad", "6s"], ["7c", "8c", "9c"]]
NOTHING = Discard(())


def believed(state: State, seat: int, viewer: int = 2) -> Range:
    return ranges(GAME.view(state, viewer))[seat]


def strength(belief: Range, front: Card, foe: Card = "5d") -> float:
    """The chance of the palace, weighed by the range, to beat any palace behind another banner."""
    chances = against(Court(front, (), 1), Court(foe, (), 1), Stakes(10, "suit"), None)
    ways = ways_of(front_of((front,)))
    weights = belief.weights or {lot.key: 1.0 for lot in LOTS[3]}
    masses = [many * weights[lot.key] for many, lot in zip(ways, LOTS[3], strict=True)]
    return sum(chance * mass for chance, mass in zip(chances, masses, strict=False)) / sum(masses)


def holding(belief: Range, rank: str) -> float:
    """How often a palace holds the rank, seen from nothing but the range."""
    assert belief.weights is not None
    masses = {lot: many * belief.weights[lot.key] for lot, many in zip(LOTS[3], ways_of(0), strict=True)}
    return sum(mass for lot, mass in masses.items() if rank_of(rank + "s") - 2 in lot.ranks) / sum(
        masses.values()
    )


def test_nothing_done_is_nothing_known() -> None:
    state = dealt(BANNERS, PALACES)
    assert ranges(GAME.view(state, 0)) == (UNIFORM,) * 3
    assert strength(UNIFORM, "Js") == pytest.approx(strength(believed(after(state, Stay()), 0), "Js"))


def test_who_attacks_and_who_raises_is_stronger() -> None:
    attacked = after(dealt(BANNERS, PALACES), Battle(0, 10))
    raised = after(attacked, Raise(20))
    again = after(raised, Raise(20))
    usual = strength(UNIFORM, "Js")
    assert strength(believed(attacked, 1), "Js") > usual + 0.01
    assert strength(believed(again, 1), "Js") > strength(believed(attacked, 1), "Js") + 0.05
    assert strength(believed(raised, 0), "Jh") > strength(UNIFORM, "Jh") + 0.05


def test_who_calls_is_stronger_than_any_and_weaker_than_who_raises() -> None:
    courts = (Court("Jh", ("2c", "7d"), 900), Court("Js", (), 900), Court("5d", (), 900))
    duel = Duel(1, 0, 10, answering=0, owed=30)
    call, raise_ = (
        module.updated(
            UNIFORM, answer(Deed(0, action, 40, courts, duel), Stakes(10, "suit"), None), courts[0]
        )
        for action in (Call(), Raise(20))
    )
    assert strength(UNIFORM, "Jh") < strength(call, "Jh") < strength(raise_, "Jh")


def test_who_stays_or_buys_is_weaker_than_who_attacks() -> None:
    start = dealt(["Jh", "Js"], PALACES[:2], draw=["2c"])
    stayed, bought, attacked = (
        strength(believed(after(start, action), 1, viewer=0), "Js", "Jh")
        for action in (Stay(), Buy(), Battle(0, 10))
    )
    assert bought < attacked
    assert stayed < attacked


@pytest.mark.parametrize("seats", [2, 3])
def test_a_keeper_of_nines_holds_nines_more_often(seats: int) -> None:
    start = after(dealt(BANNERS[:seats], PALACES[:seats], draw=["9h", "4d"]), Buy())
    viewer = 0
    before = holding(believed(start, 1, viewer), "9")
    assert holding(believed(after(start, NOTHING), 1, viewer), "9") > before
    assert holding(believed(after(start, Discard(("9h",))), 1, viewer), "9") < before / 2


def test_a_soldier_that_is_kept_again_says_nothing_new() -> None:
    court = Court("Js", ("9h", "4d"), 900)
    assert keeping(court, (), ("9h", "4d")) == [1.0] * 456
    assert keeping(court, ("9h",), ("9h", "4d")) != [1.0] * 456
    assert keeping(Court("9s", ("9h",), 900), (), ()) == [1.0] * 456, "the pair lies open"


def test_who_won_a_battle_beat_something() -> None:
    called = after(dealt(BANNERS, PALACES), Stay(), Stay(), Battle(1, 10))
    state = after(called, Call(), NOTHING)
    assert state.players == (1, 2)
    folded = after(called, Call())
    assert strength(believed(state, 1), "Js") > strength(UNIFORM, "Js") + 0.05
    assert strength(believed(folded, 1), "Js") > strength(UNIFORM, "Js") + 0.05
    assert believed(state, 0) == UNIFORM, "out of the hand"


def test_three_open_cards_of_a_suit_and_a_raise_make_a_flush_likelier() -> None:
    court = Court("Js", ("4s", "9s"), 900)
    courts = (Court("Jh", (), 900), court)
    duel = Duel(0, 1, 10, answering=1, owed=30)
    assert flush_suit(court) == "s"
    raised = answer(Deed(1, Raise(20), 40, courts, duel), Stakes(10, "suit"), None)
    belief = module.updated(UNIFORM, raised, court)
    assert belief.suit == "s"
    assert belief.by_suit[0] == belief.by_suit[1] == 1
    assert belief.by_suit[2] == belief.by_suit[3] > 1.2
    assert belief.weight(("2s", "3s", "Kh")) > belief.weight(("2s", "3h", "Kh"))
    assert flush_suit(Court("Js", ("4s", "9h"), 900)) is None


def test_weights_are_one_in_the_mean() -> None:
    state = after(dealt(BANNERS, PALACES, draw=["9h"]), Buy(), NOTHING, Stay(), Battle(1, 10), Raise(20))
    for seat, front in ((0, ["Jh"]), (1, ["Js", "9h"])):
        belief = believed(state, seat)
        assert belief.weights is not None
        assert len(belief.weights) == 455
        assert min(belief.weights.values()) > 0
        ways = ways_of(front_of(tuple(front)))
        mean = sum(many * belief.weights[lot.key] for many, lot in zip(ways, LOTS[3], strict=True)) / sum(
            ways
        )
        assert mean == pytest.approx(1, abs=1e-3)


def test_a_known_palace_needs_no_range_and_each_viewer_has_the_same_ones() -> None:
    state = after(dealt(BANNERS, PALACES), Battle(0, 10), Raise(20))
    assert ranges(GAME.view(state, 0))[0] == UNIFORM
    assert ranges(GAME.view(state, 0))[1] == believed(state, 1)
    assert ranges(GAME.view(state.with_place(1, known_to=(2,)), 2))[1] == UNIFORM


def test_what_was_read_before_changes_nothing() -> None:
    actions: tuple[Action, ...] = (Buy(), NOTHING, Stay(), Battle(1, 10), Raise(20), Call(), NOTHING)
    start = dealt(BANNERS, PALACES, draw=["9h"])
    states = [after(start, *actions[:count]) for count in range(len(actions) + 1)]
    alone = []
    for state in states:
        module._CHAINS.clear()
        alone.append(ranges(GAME.view(state, 2)))
    assert [ranges(GAME.view(state, 2)) for state in states] == alone
    assert [ranges(GAME.view(state, 2)) for state in reversed(states)] == alone[::-1]
    assert len(module._CHAINS) == 1
    for number in range(9):
        ranges(GAME.view(after(dealt(BANNERS, PALACES, stacks=[500 + number] * 3), Stay()), 2))
    assert len(module._CHAINS) == 4


def test_a_chance_against_a_strong_range_is_less() -> None:
    state = after(dealt(BANNERS, PALACES), Stay(), Stay(), Battle(1, 10), Raise(20))
    view = GAME.view(state, 0)
    assert odds_against(view, 1, ranges(view)[1]).chance < odds_against(view, 1).chance - 0.03


def test_ways_leave_out_what_lies_open() -> None:
    front = tuple(f"9{suit}" for suit in SUITS)
    ways = ways_of(front_of(front))
    assert sum(ways_of(0)) == 22_100
    assert sum(ways) == 17_296
    assert all(many == 0 for many, lot in zip(ways, LOTS[3], strict=True) if 7 in lot.ranks)
    assert len(DECK) - len(front) == 48


def test_a_turn_of_any_seat_has_likelihoods_between_nothing_and_one() -> None:
    courts = tuple(Court(card, (), 900) for card in ("Jh", "Js", "5d", "2c", "3h"))
    for action in (Stay(), Buy(), Battle(1, 10)):
        found = turn(Deed(0, action, 60, courts, None), Stakes(10, "suit"))
        assert len(found) == 456
        assert all(0 < one < 1 for one in found)


def test_bets_of_any_size_can_be_read() -> None:
    stack = 10_000_000
    start = dealt(BANNERS, PALACES, betting="no_limit", stack=stack)
    state = after(start, Stay(), Battle(0, 500), Raise(stack // 3), Raise(stack // 2))
    for seat in (0, 2):
        belief = believed(state, seat, viewer=1)
        assert strength(belief, BANNERS[seat]) > strength(UNIFORM, BANNERS[seat]) + 0.03
        assert belief.weights is not None
        assert max(belief.weights.values()) < 455
