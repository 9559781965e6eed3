"""How hands and matches of Palace Poker end, P30 to P38."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.protocol import CHANCE, TERMINAL
from palace_poker.actions import Action, Battle, Buy, Call, Deal, Discard, Fold, Raise, Shuffle, Stay
from palace_poker.cards import DECK
from palace_poker.ending import winners
from palace_poker.events import MatchOver, Shown, Stayed, WentBroke, Won
from palace_poker.game import GAME
from tests.palace import after, broken, dealt, events, stacks, with_soldiers

BANNERS = ["Jh", "Js", "5d"]
PALACES = [["2s", "Jd", "5h"], ["Ac", "Ad", "6s"], ["7c", "8c", "9c"]]
TURN = dealt(BANNERS, PALACES)
FIVE = dealt(["2s", "2h", "2d", "2c", "3s"], [[c + s for s in "shd"] for c in "45678"], dealer=4)
"""Seats 0 and 4 have spades; each has three of a kind."""


def test_p30_the_last_player_takes_the_pot() -> None:
    state = after(TURN, Fold())
    assert events(state, Fold())[1:] == (Won(0, 15, "last"),)
    over = after(state, Fold())
    assert (over.phase, GAME.to_act(over), stacks(over), over.pot) == (
        "hand_over",
        CHANCE,
        (1010, 995, 995),
        0,
    )
    assert GAME.chance_key(over) == "2/0"
    assert GAME.view(over, 1).seats[0].palace == (None,) * 3, "nothing is shown"


def test_p31_two_of_the_same_suit_split_at_once() -> None:
    state = after(FIVE, Stay(), Fold(), Fold())
    assert events(state, Fold())[1:] == (Won(0, 13, "same_suit"), Won(4, 12, "same_suit"))
    assert after(state, Fold()).showdown == ()


def test_p31_three_of_the_same_suit_split_at_once() -> None:
    banners = ["2s", "2h", "2d", "2c", "3s", "3h", "3d", "3c", "4s", "4h"]
    state = dealt(banners, [[c + s for s in "shd"] for c in "56789TJQKA"], dealer=9)
    actions: list[Action] = [Stay() if seat in (0, 4, 8) else Fold() for seat in range(9)]
    over = after(state, *actions, Fold())
    assert [(award.seat, award.amount, award.how) for award in over.result] == [
        (0, 17, "same_suit"),
        (4, 17, "same_suit"),
        (8, 16, "same_suit"),
    ]


def test_p31_also_after_a_battle_before_any_discard() -> None:
    state = after(FIVE, Stay(), Fold(), Fold(), Battle(4, 10))
    over = after(state, Call())
    assert (over.phase, over.players, over.result[0].how) == ("hand_over", (0, 4), "same_suit")


def test_p32_the_best_five_of_all_cards_win_the_showdown() -> None:
    state = after(TURN, Stay(), Stay())
    assert events(state, Stay()) == (
        Stayed(0),
        Shown(0, ("2s", "Jd", "5h"), "pair"),
        Shown(1, ("Ac", "Ad", "6s"), "pair"),
        Shown(2, ("7c", "8c", "9c"), "high_card"),
        Won(1, 15, "showdown"),
    )
    view = GAME.view(after(state, Stay()), None)
    assert [seat.palace for seat in view.seats] == [tuple(palace) for palace in PALACES]
    assert [hand.excluded for hand in view.table.showdown] == [(), (), ()]


def test_p32_equal_hands_split_the_pot() -> None:
    state = dealt(["Jh", "Js", "5d"], [["2s", "Qd", "7h"], ["2c", "Qc", "7s"], ["8c", "9c", "3h"]])
    over = after(state, Stay(), Stay(), Stay())
    assert [(award.seat, award.amount) for award in over.result] == [(1, 8), (0, 7)]


TWO = [["2s", "Ks", "5s"], ["Ac", "8d", "6d"]]


@pytest.mark.parametrize(("rule", "winner"), [("battle", 1), ("showdown", 0)])
def test_p33_the_last_two_compare_by_the_rules_of_a_battle(rule: str, winner: int) -> None:
    """A flush of spades for seat 0, which no card of counts against a banner of spades."""
    state = with_soldiers(dealt(["Jh", "Js"], TWO, two_left=rule), 0, "9s", "7s")
    over = after(state, Stay(), Stay())
    assert [(award.seat, award.how) for award in over.result] == [(winner, rule)]
    assert len(over.showdown[0].excluded) == (5 if rule == "battle" else 0)


def test_p33_they_go_on_taking_turns_until_both_are_quiet() -> None:
    state = after(TURN, Fold())
    assert after(state, Stay()).phase == "turn"
    assert after(state, Stay(), Buy(), Discard(()), Stay()).phase == "turn"
    assert after(state, Stay(), Buy(), Discard(()), Stay(), Stay()).result[0].how == "battle"


def test_p33_still_tied_they_split() -> None:
    state = dealt(["9c", "9h"], [["8s", "Ts", "Jc"], ["8d", "Td", "Jh"]], banner_exclusion="none")
    assert events(after(state, Stay()), Stay())[-2:] == (Won(1, 5, "battle"), Won(0, 5, "battle"))


@pytest.mark.parametrize(
    ("pot", "shares"), [(15, [5, 5, 5]), (16, [6, 5, 5]), (17, [6, 6, 5]), (2, [1, 1, 0]), (0, [0, 0, 0])]
)
def test_p34_odd_chips_go_to_the_first_sharers_left_of_the_dealer(pot: int, shares: list[int]) -> None:
    palaces = [["2s", "Qd", "7h"], ["2c", "Qc", "7s"], ["2h", "Qs", "7c"]]
    state = replace(dealt(["Jh", "Js", "Jd"], palaces, dealer=1), pot=pot)
    over = after(state, Stay(), Stay(), Stay())
    assert [(award.seat, award.amount) for award in over.result] == list(zip((2, 0, 1), shares, strict=True))


@pytest.mark.parametrize("chips", [(5, 5, 5), (1, 3, 5)])
def test_p35_all_in_by_the_ante_the_hand_ends_without_a_question(chips: tuple[int, ...]) -> None:
    state = dealt(BANNERS, PALACES, stacks=chips)
    assert state.phase == "over"
    assert stacks(state) == (0, sum(chips), 0)


@pytest.mark.parametrize("chips", [(15, 15, 15), (5, 15, 9), (5, 10, 5)])
def test_p35_all_in_in_a_battle_it_is_called(chips: tuple[int, ...]) -> None:
    state = dealt(BANNERS, PALACES, stacks=chips)
    bet = min(10, chips[1] - 5)
    attacked = after(state, Battle(2, bet))
    if chips[2] > 5:
        assert attacked.phase == "duel"
        attacked = after(attacked, Call())
    if chips[0] > 5:
        assert attacked.phase == "discard", "seat 0 has chips left: turns go on"
    else:
        assert (attacked.phase, stacks(attacked)) == ("over", (0, sum(chips), 0))


def test_p35_a_raise_with_the_last_chips_is_called_too() -> None:
    state = dealt(BANNERS, PALACES, stacks=(5, 15, 35))
    assert after(state, Battle(2, 10), Raise(20)).phase == "over"


def test_p35_too_many_soldiers_still_have_to_go() -> None:
    state = dealt(BANNERS, PALACES, stacks=(5, 65, 5))
    state = with_soldiers(state, 1, "2c", "3c", "4c", "5c", "6c")
    assert after(state, Battle(2, 60)).phase == "discard"
    assert after(state, Battle(2, 60), Discard(("2c",))).phase == "over"


def test_p36_broke_players_leave_the_match() -> None:
    state = after(dealt(BANNERS, PALACES, stacks=(5, 1000, 1000)), Stay(), Stay())
    assert events(state, Stay())[-1] == WentBroke(0)
    over = after(state, Stay())
    assert [place.out for place in over.places] == [True, False, False]
    dealt_again = after(over, Deal(DECK))
    again = after(dealt_again, Shuffle(dealt_again.draw_pile + dealt_again.aside))
    assert (again.players, again.dealer, again.turn) == ((1, 2), 1, 2)


def test_p36_the_match_ends_with_one_player_left() -> None:
    state = after(dealt(BANNERS, PALACES, stacks=(5, 1000, 5)), Stay(), Stay())
    assert events(state, Stay())[-3:] == (WentBroke(0), WentBroke(2), MatchOver((0, 1010, 0), (1,)))
    over = after(state, Stay())
    assert (over.phase, GAME.to_act(over)) == ("over", TERMINAL)


def test_p36_the_match_ends_after_the_agreed_hands() -> None:
    state = dealt(BANNERS, PALACES, hands=1)
    assert after(state, Fold(), Fold()).phase == "over"
    assert after(dealt(BANNERS, PALACES, hands=2), Fold(), Fold()).phase == "hand_over"


def test_p37_the_most_chips_win_and_equal_ones_share() -> None:
    assert [winners(totals) for totals in ((5, 9, 1), (9, 1, 9), (0, 0))] == [(1,), (0, 2), (0, 1)]
    over = after(dealt(BANNERS, PALACES, hands=1), Fold(), Fold())
    outcome = GAME.view(over, None).outcome
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((1010, 995, 995), (0,))
    assert GAME.returns(over) == outcome.totals


@pytest.mark.parametrize("action", [Stay(), Fold(), Buy(), Call(), Deal(DECK), Discard(())])
def test_p38_nothing_can_be_done_after_the_end(action: Action) -> None:
    over = after(dealt(BANNERS, PALACES, hands=1), Fold(), Fold())
    assert broken(over, action) == "P38"
    assert not GAME.legal_actions(over)
