"""The battles of Palace Poker, P16 to P28; which cards count is in tests/counts/test_palace_battles.py."""

from __future__ import annotations

from dataclasses import replace

import pytest

from palace_poker.actions import Battle, Battles, BetRange, Call, Discard, Fold, Raise, Raises, Stay
from palace_poker.betting import price
from palace_poker.duels import lookers
from palace_poker.events import (
    Attacked,
    BattleTied,
    BattleWon,
    Called,
    Captured,
    Folded,
    Looked,
    Raised,
    Won,
)
from palace_poker.game import GAME
from palace_poker.state import Duel, State
from tests.palace import after, broken, dealt, events, stacks, with_soldiers

BANNERS = ["Jh", "Js", "5d"]
PALACES = [["2s", "Jd", "5h"], ["Ac", "Ad", "6s"], ["7c", "8c", "9c"]]
TURN = dealt(BANNERS, PALACES)
FREE = dealt(BANNERS, PALACES, betting="no_limit")
HELD = with_soldiers(with_soldiers(TURN, 1, "2c", "3c"), 2, "Qh")


def duel(state: State) -> Duel:
    assert state.duel is not None
    return state.duel


@pytest.mark.parametrize("seat", [1, 3, 99])
def test_p16_only_another_player_in_the_hand_is_attacked(seat: int) -> None:
    assert broken(TURN, Battle(seat, 10)) == "P16"
    assert broken(after(TURN, Fold()), Battle(1, 10)) == "P16"


def test_p16_equal_banner_suits_do_not_fight() -> None:
    state = dealt(["2s", "2h", "2d", "2c", "3s"], [[c + s for s in "shd"] for c in "45678"], dealer=4)
    assert broken(state, Battle(4, 10)) == "P16"
    assert [a.seat for a in GAME.legal_actions(state) if isinstance(a, Battle)] == [1, 2, 3]


def test_p17_the_price_is_a_small_bet_for_each_soldier_and_the_banner() -> None:
    assert [price(HELD.config, place) for place in HELD.places] == [10, 30, 20]


def test_p18_with_limit_an_attack_costs_just_the_price() -> None:
    assert [broken(HELD, Battle(2, amount)) for amount in (0, 20, 29, 31, 40)] == ["P18"] * 5
    assert events(HELD, Battle(2, 30)) == (Attacked(1, 2, 30),)
    assert (after(HELD, Battle(2, 30)).pot, GAME.to_act(after(HELD, Battle(2, 30)))) == (45, 2)


def test_p18_without_limit_it_costs_the_price_or_more() -> None:
    assert Battles(2, 10, 995, 1) in GAME.legal_actions(FREE).ranges
    assert [broken(FREE, Battle(2, amount)) for amount in (0, 9, 996)] == ["P18"] * 3
    assert after(FREE, Battle(2, 995)).places[1].stack == 0


@pytest.mark.parametrize("state", [HELD, with_soldiers(FREE, 1, "2c", "3c")])
def test_p18_with_less_than_the_price_one_attacks_with_all(state: State) -> None:
    poor = state.with_place(1, stack=29)
    assert broken(poor, Battle(2, 30)) == broken(poor, Battle(2, 28)) == "P18"
    assert after(poor, Battle(2, 29)).places[1].stack == 0
    assert broken(state.with_place(1, stack=0), Battle(2, 0)) == "P18"


def test_p19_the_defender_owes_the_own_price() -> None:
    assert duel(after(HELD, Battle(2, 30))).owed == 20
    assert events(after(HELD, Battle(2, 30)), Call())[0] == Called(2, 20)
    poor = HELD.with_place(1, stack=25)
    assert duel(after(poor, Battle(2, 25))).owed == 20, "an attack for less makes it no cheaper"


def test_p19_and_what_was_bet_beyond_the_attackers_price() -> None:
    state = with_soldiers(with_soldiers(FREE, 1, "2c"), 2, "Qh", "2d")
    assert duel(after(state, Battle(2, 50))).owed == 30 + (50 - 20)


def test_p20_a_bet_is_answered_by_fold_call_or_raise() -> None:
    state = after(TURN, Battle(2, 10))
    assert list(GAME.legal_actions(state)) == [Call(), Fold(), Raise(20)]
    assert broken(state, Stay()) == "P9"
    assert [broken(TURN, action) for action in (Call(), Raise(20))] == ["P20", "P20"]


@pytest.mark.parametrize("stack", [0, 7])
def test_p20_who_cannot_cover_it_calls_with_what_is_left(stack: int) -> None:
    state = after(TURN.with_place(2, stack=stack), Battle(2, 10))
    assert list(GAME.legal_actions(state)) == [Call(), Fold()]
    assert events(state, Call())[0] == Called(2, stack)


def test_p20_a_raise_too_is_called_with_what_is_left() -> None:
    state = after(TURN.with_place(1, stack=15), Battle(2, 10), Raise(20))
    assert (duel(state).owed, GAME.to_act(state)) == (20, 1)
    assert events(state, Call())[0] == Called(1, 5)


def test_p21_with_limit_a_raise_is_a_big_bet() -> None:
    state = with_soldiers(dealt(BANNERS, PALACES, big_bet=50), 2, "Qh")
    raised = after(state, Battle(2, 10), Raise(50))
    assert [broken(after(state, Battle(2, 10)), Raise(amount)) for amount in (0, 20, 49, 51)] == ["P21"] * 4
    assert events(after(state, Battle(2, 10)), Raise(50)) == (Raised(2, 20, 50),)
    assert (duel(raised).owed, duel(raised).pending, raised.places[2].stack) == (50, 50, 925)
    assert Raise(20) in GAME.legal_actions(raised), "seat 1 has no soldiers: twice the small bet"
    assert broken(raised, Raise(50)) == "P21"


def test_p21_without_limit_at_least_a_big_bet_and_the_last_raise() -> None:
    attacked = after(FREE, Battle(2, 10))
    assert GAME.legal_actions(attacked).ranges == (Raises(20, 985, 1),)
    raised = after(attacked, Raise(70))
    assert GAME.legal_actions(raised).ranges == (Raises(70, 985 - 70, 1),)
    assert broken(raised, Raise(69)) == "P21"
    assert events(raised, Raise(100)) == (Raised(1, 70, 100),)


def test_p21_there_is_no_smaller_raise_with_the_last_chips() -> None:
    state = after(TURN.with_place(2, stack=29), Battle(2, 10))
    assert broken(state, Raise(20)) == broken(state, Raise(19)) == "P21"
    assert after(after(TURN.with_place(2, stack=30), Battle(2, 10)), Raise(20)).places[2].stack == 0


def test_p22_with_limit_three_raises_a_battle() -> None:
    state = after(TURN, Battle(2, 10), Raise(20), Raise(20), Raise(20))
    assert broken(state, Raise(20)) == "P22"
    assert list(GAME.legal_actions(state)) == [Call(), Fold()]
    none = dealt(BANNERS, PALACES, raise_cap=0)
    assert broken(after(none, Battle(2, 10)), Raise(20)) == "P22"


def test_p22_the_cap_is_an_option_and_for_limit_only() -> None:
    state = after(dealt(BANNERS, PALACES, raise_cap=None), Battle(2, 10), *[Raise(20)] * 9)
    assert Raise(20) in GAME.legal_actions(state)
    state = after(FREE, Battle(2, 10), *[Raise(20)] * 9)
    assert Raise(20) in GAME.legal_actions(state)


def test_p23_the_bet_stays_in_the_pot_when_the_defender_folds() -> None:
    state = after(HELD, Battle(2, 30))
    assert events(state, Fold()) == (Folded(2, 1, 0), Captured(1, 2, ("5d", "Qh")))
    folded = after(state, Fold())
    assert (folded.pot, stacks(folded), folded.players) == (45, (995, 965, 995), (0, 1))


def test_p23_a_raise_that_was_not_called_goes_back() -> None:
    state = after(TURN, Battle(2, 10), Raise(20), Raise(20))
    folded = after(state, Fold())
    assert events(state, Fold())[0] == Folded(2, 1, 20)
    assert (stacks(folded), folded.pot) == ((995, 965, 965), 15 + 30 + 30)
    assert folded.players == (0, 1)


def test_p24_the_hands_are_compared_without_excluded_cards() -> None:
    state = after(TURN, Battle(0, 10), Call())
    assert state.last_battle is not None
    mine, theirs = state.last_battle.hands
    assert (mine.counted, mine.excluded, mine.category) == (("Ac", "Ad", "6s", "Js"), (), "pair")
    assert (theirs.counted, theirs.excluded, theirs.category) == (("Jd", "5h", "Jh"), ("2s",), "pair")
    assert (state.last_battle.winner, state.last_battle.decided_by) == (1, "hand")


@pytest.mark.parametrize("exclusion", ["suit", "rank", "none"])
def test_p24_what_is_excluded_is_an_option(exclusion: str) -> None:
    state = after(dealt(BANNERS, PALACES, banner_exclusion=exclusion), Battle(0, 10), Call())
    assert state.last_battle is not None
    excluded = [hand.excluded for hand in state.last_battle.hands]
    assert excluded == {"suit": [(), ("2s",)], "rank": [("Js",), ("Jd", "Jh")], "none": [(), ()]}[exclusion]


def test_p25_an_equal_hand_goes_by_the_own_banners_suit() -> None:
    state = dealt(["5d", "Js", "Jh"], [["9s", "9c", "4h"], ["2s", "Jd", "5h"], ["2d", "Jc", "5c"]])
    state = replace(state, config=replace(state.config, banner_exclusion="none"))
    fought = after(state, Battle(2, 10), Call())
    assert fought.last_battle is not None
    assert (fought.last_battle.winner, fought.last_battle.decided_by) == (1, "own_suit")


TIED = dealt(
    ["5d", "9c", "9h"], [["9s", "9d", "4h"], ["8s", "Ts", "Jc"], ["8d", "Td", "Jh"]], banner_exclusion="none"
)


def test_p26_still_equal_and_both_are_out() -> None:
    step = GAME.apply(after(TIED, Battle(2, 10)), Call())
    assert step.events == (
        Called(2, 10),
        Looked(2, 1, ("8s", "Ts", "Jc")),
        BattleTied(1, 2),
        Won(0, 35, "last"),
    )
    assert set(step.state.discard_pile) == {"9c", "9h", "8s", "Ts", "Jc", "8d", "Td", "Jh"}


def test_p26_the_last_two_split_the_pot() -> None:
    alone = after(TIED, Stay(), Stay(), Fold())
    assert alone.phase == "hand_over", "both had stayed"
    two = dealt(["9c", "9h"], [["8s", "Ts", "Jc"], ["8d", "Td", "Jh"]], banner_exclusion="none")
    assert events(after(two, Battle(0, 10)), Call())[-2:] == (Won(1, 15, "tie"), Won(0, 15, "tie"))


def test_p27_the_caller_looks_and_the_other_only_if_the_caller_won() -> None:
    lost, won = Duel(1, 2, 10, answering=2, owed=10), Duel(1, 2, 10, answering=1, owed=20)
    assert lookers(lost, winner=1) == ((2, 1),)
    assert lookers(lost, winner=2) == ((2, 1), (1, 2))
    assert lookers(won, winner=1) == ((1, 2), (2, 1))
    assert lookers(won, winner=None) == ((1, 2),)


def test_p27_what_was_seen_stays_known() -> None:
    state = after(TURN, Battle(2, 10), Call(), Discard(()))
    assert state.last_battle is not None
    assert state.last_battle.winner == 1
    assert GAME.view(state, 2).seats[1].palace == ("Ac", "Ad", "6s")
    assert GAME.view(state, 0).seats[1].palace == GAME.view(state, None).seats[1].palace == (None,) * 3
    assert [known.cards for known in state.gone] == [("7c", "8c", "9c")]
    assert GAME.view(state, 1).you.known == ()  # type: ignore[union-attr]


def test_p27_the_compared_hands_are_shown_to_those_who_looked() -> None:
    lost = after(TURN, Battle(2, 10), Call())
    won = after(TURN, Stay(), Battle(1, 10), Call())
    for state, seen in ((lost, {0: [], 1: [1], 2: [1, 2], None: []}), (won, {0: [], 1: [2, 1], 2: [2, 1]})):
        for viewer, seats in seen.items():
            fight = GAME.view(state, viewer).table.last_battle
            assert fight is not None
            assert [hand.seat for hand in fight.hands] == seats
            assert fight.decided_by == ("hand" if len(seats) == 2 else None)


def test_p27_nobody_else_sees_either_palace() -> None:
    (looked,) = (event for event in events(after(TURN, Battle(2, 10)), Call()) if isinstance(event, Looked))
    assert looked == Looked(2, 1, ("Ac", "Ad", "6s"))
    assert [GAME.seen_by(looked, seat) == looked for seat in (0, 1, 2, None)] == [False, True, True, False]
    assert GAME.seen_by(looked, 0) == Looked(2, 1, (None,) * 3)


def test_p28_the_winner_takes_banner_and_soldiers() -> None:
    state = after(HELD, Battle(2, 30))
    assert events(state, Call())[1:] == (
        Looked(2, 1, ("Ac", "Ad", "6s")),
        BattleWon(1, 2),
        Captured(1, 2, ("5d", "Qh")),
    )
    won = after(state, Call())
    assert won.places[1].soldiers == ("2c", "3c", "5d", "Qh")
    assert (won.discard_pile, won.players) == (("7c", "8c", "9c"), (0, 1))
    assert (won.phase, GAME.to_act(won)) == ("discard", 1)


def test_p28_a_defender_that_wins_takes_them_too() -> None:
    state = after(TURN, Stay(), Stay(), Battle(1, 10), Call())
    assert (state.places[1].soldiers, GAME.to_act(state), state.turn) == (("Jh",), 1, 0)


def test_p8_the_next_turn_is_left_of_the_attacker() -> None:
    assert after(TURN, Battle(2, 10), Call(), Discard(())).turn == 0
    assert after(TURN, Battle(0, 10), Call(), Discard(())).turn == 2
    assert after(TURN, Stay(), Stay(), Battle(1, 10), Call(), Discard(())).turn == 1


def test_a_range_of_bets_iterates_and_answers_in() -> None:
    bets = BetRange(10, 30, 10)
    assert (list(bets), len(bets), 20 in bets, 15 in bets, "20" in bets) == (
        [10, 20, 30],
        3,
        True,
        False,
        False,
    )
    assert (list(BetRange(10, 9)), len(BetRange(10, 9)), 10 in BetRange(10, 9)) == ([], 0, False)
