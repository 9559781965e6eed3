"""The turns of Palace Poker that are no battle, P9 to P15."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from core.protocol import CHANCE
from palace_poker.actions import Battle, Buy, Call, Discard, Discards, Fold, Raise, Shuffle, Stay
from palace_poker.events import Bought, Discarded, Folded, Paid, Shuffled, Stayed
from palace_poker.game import GAME
from palace_poker.view import Known
from tests.palace import after, broken, dealt, events, stacks, with_soldiers

TURN = dealt(
    ["Jh", "Js", "5d"], [["2s", "Jd", "5h"], ["3s", "4s", "6s"], ["7c", "8c", "9c"]], draw=["Kc", "Qd", "2h"]
)
SIX = after(with_soldiers(TURN, 1, "2c", "3c", "4c", "5c", "6c"), Buy())


@pytest.mark.parametrize("action", [Buy(), Stay(), Battle(2, 10), Fold()])
def test_p9_a_turn_is_one_of_five_and_only_in_a_turn(action: Any) -> None:
    assert action in GAME.legal_actions(TURN)
    assert broken(after(TURN, Buy()), action) == "P9"
    if action != Fold():
        assert broken(after(TURN, Battle(2, 10)), action) == "P9"


def test_p9_the_legal_list_is_short_and_in_order() -> None:
    legal = GAME.legal_actions(TURN)
    assert list(legal) == [Buy(), Stay(), Fold(), Battle(2, 10), Battle(0, 10)]
    assert (len(legal), Call() in legal, Raise(20) in legal) == (5, False, False)


def test_p10_a_soldier_costs_a_small_bet() -> None:
    step = GAME.apply(TURN, Buy())
    assert step.events == (Paid(1, 10), Bought(1, "Kc"))
    assert step.reveals
    state = step.state
    assert (state.places[1].soldiers, state.bought, stacks(state), state.pot) == (
        ("Kc",),
        "Kc",
        (995, 985, 995),
        25,
    )
    assert (state.phase, GAME.to_act(state), len(state.draw_pile)) == ("discard", 1, 39)


def test_p10_buying_needs_the_full_small_bet() -> None:
    assert broken(TURN.with_place(1, stack=9), Buy()) == "P10"
    assert after(TURN.with_place(1, stack=10), Buy()).places[1].stack == 0


def test_p11_an_empty_draw_pile_is_made_from_the_discard_pile() -> None:
    empty = replace(TURN, draw_pile=(), discard_pile=TURN.draw_pile)
    state = after(empty, Buy())
    assert (state.phase, GAME.to_act(state), GAME.chance_key(state), state.pot) == (
        "shuffle",
        CHANCE,
        "1/2",
        25,
    )
    assert broken(state, Shuffle(TURN.draw_pile[1:])) == "P39"
    step = GAME.apply(state, Shuffle(TURN.draw_pile[::-1]))
    assert step.events == (Shuffled(40), Bought(1, TURN.draw_pile[-1]))
    assert (step.state.discard_pile, len(step.state.draw_pile)) == ((), 39)


def test_p11_with_both_piles_empty_nothing_can_be_bought() -> None:
    assert broken(replace(TURN, draw_pile=()), Buy()) == "P11"


def test_p12_after_a_buy_any_soldiers_may_go() -> None:
    bought = after(TURN, Buy())
    assert GAME.legal_actions(bought).ranges == (Discards(("Kc",), 0),)
    assert events(bought, Discard(())) == ()
    assert after(bought, Discard(())).places[1].soldiers == ("Kc",)
    gone = after(bought, Discard(("Kc",)))
    assert (gone.places[1].soldiers, gone.discard_pile, gone.turn) == ((), ("Kc",), 2)


def test_p12_at_most_five_soldiers_remain() -> None:
    assert len(SIX.places[1].soldiers) == 6
    assert broken(SIX, Discard(())) == "P12"
    assert GAME.legal_actions(SIX).ranges == (Discards(SIX.places[1].soldiers, 1),)
    assert len(GAME.legal_actions(SIX)) == 2**6 - 1
    assert len(after(SIX, Discard(("Kc",))).places[1].soldiers) == 5


def test_p13_discarding_is_a_turn_and_free() -> None:
    state = with_soldiers(TURN, 1, "2c", "3c")
    assert events(state, Discard(("3c", "2c"))) == (Discarded(1, ("2c", "3c")),)
    after_it = after(state, Discard(("3c",)))
    assert (after_it.places[1].soldiers, after_it.turn, after_it.pot) == (("2c",), 2, 15)
    assert len([a for a in GAME.legal_actions(state) if isinstance(a, Discard)]) == 3


@pytest.mark.parametrize("cards", [(), ("Kc",), ("3s",), ("Js",), ("2c", "Jd")])
def test_p13_only_ones_own_soldiers_and_at_least_one(cards: tuple[str, ...]) -> None:
    assert broken(with_soldiers(TURN, 1, "2c", "3c"), Discard(cards)) == "P13"


def test_p13_no_discard_while_a_battle_waits() -> None:
    assert broken(after(with_soldiers(TURN, 2, "2c"), Battle(2, 10)), Discard(("2c",))) == "P13"


def test_p14_who_folds_gives_up_all_cards() -> None:
    state = with_soldiers(TURN, 1, "2c", "3c")
    assert events(state, Fold()) == (Folded(1, None, 0),)
    folded = after(state, Fold())
    assert not folded.places[1].in_hand
    assert folded.places[1].cards == ()
    assert set(folded.discard_pile) == {"Js", "3s", "4s", "6s", "2c", "3c"}
    assert (folded.players, folded.turn) == ((0, 2), 2)
    views = {viewer: GAME.view(folded, viewer) for viewer in (0, 1)}
    assert views[0].you is not None
    assert views[1].you is not None
    assert (views[0].you.known, views[1].you.known) == ((), (Known(1, ("3s", "4s", "6s")),))
    assert views[0].table.in_discard == ("Js", "2c", "3c")
    assert views[1].table.in_discard == ("3s", "4s", "6s", "Js", "2c", "3c")


def test_p15_a_round_of_quiet_turns_ends_the_hand() -> None:
    state = after(with_soldiers(TURN, 2, "2c"), Stay(), Discard(("2c",)))
    assert state.quiet == 2
    over = after(state, Stay())
    assert (over.phase, over.result[0].how) == ("hand_over", "showdown")
    assert events(TURN, Stay()) == (Stayed(1),)


def test_p15_a_fold_is_quiet_but_only_the_others_count() -> None:
    assert after(TURN, Stay(), Fold()).phase == "turn"
    assert after(TURN, Stay(), Fold(), Stay()).phase == "hand_over"
    assert after(TURN, Fold(), Stay(), Stay()).phase == "hand_over"
    assert after(TURN, Stay(), Stay(), Fold()).phase == "hand_over", "both that are left have stayed"


def test_p15_a_buy_or_a_battle_begins_the_count_again() -> None:
    bought = after(TURN, Stay(), Stay(), Buy(), Discard(()))
    assert (bought.quiet, after(bought, Stay(), Stay()).phase) == (0, "turn")
    assert after(bought, Stay(), Stay(), Stay()).phase == "hand_over"
    fought = after(TURN, Stay(), Stay(), Battle(1, 10), Fold())
    assert (fought.quiet, fought.phase, fought.chooser) == (0, "discard", 0)
    assert after(fought, Discard(()), Stay()).phase == "turn"
