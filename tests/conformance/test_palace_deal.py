"""Palace Poker from the options to the first turn, P1 to P8, and what CHANCE may do, P39."""

from __future__ import annotations

from typing import Any

import pytest

from core.errors import GameError, MalformedAction
from core.protocol import CHANCE
from core.rng import Draw
from palace_poker.actions import Cut, Deal, Shuffle, Stay
from palace_poker.betting import big_bet
from palace_poker.cards import DECK, suit_of
from palace_poker.events import BannerDealt, CardCut, DealerChosen, HandBegan, PalaceDealt, Shuffled
from palace_poker.game import GAME
from palace_poker.state import Config
from tests.palace import after, broken, completed, cut_for, dealt, events, stacks

THREE = (["Jh", "Js", "5d"], [["2s", "Jd", "5h"], ["3s", "4s", "6s"], ["7c", "8c", "9c"]])


@pytest.mark.parametrize("seats", range(2, 11))
def test_p1_two_to_ten_players_start_with_a_hundred_small_bets(seats: int) -> None:
    state = GAME.initial_state(Config(seats))
    assert stacks(state) == (1000,) * seats
    assert (big_bet(state.config), big_bet(Config(2, big_bet=50))) == (20, 50)
    assert stacks(GAME.initial_state(Config(seats, small_bet=4, stack=7))) == (7,) * seats


@pytest.mark.parametrize(
    ("option", "wrong"),
    [
        *(("seats", wrong) for wrong in (1, 11, True, "2", None)),
        *(("small_bet", wrong) for wrong in (0, -10, 1.0, None, 10**10)),
        *(("big_bet", wrong) for wrong in (0, "20", 10**10)),
        *(("stack", wrong) for wrong in (0, False, 10**10)),
        *(("hands", wrong) for wrong in (0, -1)),
        *(("raise_cap", wrong) for wrong in (-1, "3")),
        *(("betting", wrong) for wrong in ("pot", None, ["limit"])),
        *(("two_left", wrong) for wrong in ("split", 2)),
        *(("banner_exclusion", wrong) for wrong in ("colour", None)),
    ],
)
def test_p1_no_other_options(option: str, wrong: Any) -> None:
    with pytest.raises(GameError) as raised:
        Config(**{"seats": 2, option: wrong})
    assert (raised.value.code, raised.value.clause) == ("bad_config", "P1")
    assert raised.value.details["option"] == option


def test_p2_the_highest_card_deals() -> None:
    start = GAME.initial_state(Config(3))
    assert GAME.to_act(start) == CHANCE
    assert events(start, Cut(("9c", "Kh", "Qs"))) == (
        CardCut(0, "9c"),
        CardCut(1, "Kh"),
        CardCut(2, "Qs"),
        DealerChosen(1),
    )
    assert after(start, Cut(("9c", "Kh", "Qs"))).dealer == 1


def test_p2_those_tied_for_highest_draw_again_among_themselves() -> None:
    start = GAME.initial_state(Config(4))
    tied = after(start, Cut(("Kc", "2h", "Kh", "Ks")))
    assert (tied.phase, tied.dealer) == ("cut", None)
    assert broken(tied, Cut(("9c", "8c", "7c", "6c"))) == "P39"
    again = after(tied, Cut(("Kc", "2h", "Kh")))
    assert events(again, Cut(("3c", "4c"))) == (CardCut(0, "3c"), CardCut(3, "4c"), DealerChosen(3))
    assert [GAME.chance_key(state) for state in (start, tied, again)] == ["0/0", "0/1", "0/2"]


def test_p3_the_deal_moves_left_past_broke_players() -> None:
    state = dealt(*THREE, stacks=(1000, 5, 1000))
    assert state.dealer == 0
    over = after(state, Stay(), Stay(), Stay())
    assert (over.phase, over.places[1].out) == ("hand_over", True)
    assert after(over, Deal(DECK)).dealer == 2


def test_p4_everybody_antes_half_a_small_bet_rounded_down() -> None:
    state = dealt(*THREE, small_bet=15)
    assert (stacks(state), state.pot) == ((1493,) * 3, 21)
    assert dealt(*THREE, small_bet=1).pot == 0


def test_p4_who_has_less_antes_what_there_is() -> None:
    state = dealt(*THREE, stacks=(1000, 3, 5))
    assert (stacks(state), state.pot) == ((995, 0, 0), 13)


def test_p5_banners_of_a_group_of_four_differ_in_suit() -> None:
    start = after(GAME.initial_state(Config(10)), cut_for(10, 9))
    deck = completed(["2s", "3s", "2h", "3h", "4s", "2d", "2c", "5s", "5h", "5d", "5c", "6s", "6h"])
    made = events(start, Deal(deck))
    assert made[0] == HandBegan(1, 9)
    assert made[11:] == (
        BannerDealt(0, "2s", ()),
        BannerDealt(1, "2h", ("3s",)),
        BannerDealt(2, "2d", ("3h", "4s")),
        BannerDealt(3, "2c", ()),
        BannerDealt(4, "5s", ()),
        BannerDealt(5, "5h", ()),
        BannerDealt(6, "5d", ()),
        BannerDealt(7, "5c", ()),
        BannerDealt(8, "6s", ()),
        BannerDealt(9, "6h", ()),
    )
    assert after(start, Deal(deck)).rejected == ("3s", "3h", "4s")


def test_p5_broke_players_are_in_no_group() -> None:
    banners, palaces = ["2s", "2h", "2d", "2c", "3s"], [[c + s for s in "shd"] for c in "45678"]
    state = dealt(banners, palaces, stacks=(1000, 1000, 5, 1000, 1000), dealer=4)
    over = after(state, *[Stay()] * 5)
    assert over.places[2].out
    again = after(over, Deal(completed(["2s", "3s", "2h", "2d", "2c"])))
    assert [place.banner for place in again.places] == ["2c", "2s", None, "2h", "2d"]


def test_p6_an_empty_deck_is_made_anew_from_the_rejected_cards() -> None:
    start = after(GAME.initial_state(Config(10)), cut_for(10, 9))
    hearts = [card for card in DECK if suit_of(card) == "h"]
    others = [card for card in DECK if suit_of(card) != "h"]
    top = ["2s", "2d", "2c", *(card for card in others if card not in ("2s", "2d", "2c")), *hearts]
    short = after(start, Deal(tuple(top)))
    assert [place.banner for place in short.places[:6]] == ["2s", "2d", "2c", "2h", "3h", None]
    assert (GAME.to_act(short), GAME.chance_key(short), short.draw_pile) == (CHANCE, "1/1", ())
    step = GAME.apply(short, Shuffle(completed(["3s", "3d", "3c", "4s", "4h"], short.aside)))
    assert step.events[0] == Shuffled(47)
    assert step.events[1:] == tuple(
        BannerDealt(seat, card, ()) for seat, card in ((5, "3s"), (6, "3d"), (7, "3c"), (8, "4s"), (9, "4h"))
    )
    assert GAME.chance_key(step.state) == "1/2"


def test_p7_palaces_come_one_at_a_time_from_the_dealers_left() -> None:
    start = after(GAME.initial_state(Config(3)), cut_for(3, 0), Deal(completed(["2s", "3s", "3h", "3d"])))
    assert start.aside == ("3s",)
    order = completed(["4s", "5s", "6s", "4h", "5h", "6h", "4d", "5d", "6d", "3s"], (*start.draw_pile, "3s"))
    step = GAME.apply(start, Shuffle(order))
    assert step.events == (
        Shuffled(49),
        PalaceDealt(1, ("4s", "4h", "4d")),
        PalaceDealt(2, ("5s", "5h", "5d")),
        PalaceDealt(0, ("6s", "6h", "6d")),
    )
    assert (len(step.state.draw_pile), step.state.draw_pile[0]) == (40, "3s")


def test_p8_turns_go_left_from_the_dealer_over_players_in_the_hand() -> None:
    state = dealt(*THREE, dealer=1)
    assert (state.turn, after(state, Stay()).turn, after(state, Stay(), Stay()).turn) == (2, 0, 1)


@pytest.mark.parametrize(
    "action", [Deal(DECK), Shuffle(("As",)), Cut(("As",)), Cut(("As", "Ks", "Qs", "Js"))]
)
def test_p39_only_the_right_cut_is_made(action: Any) -> None:
    assert broken(GAME.initial_state(Config(3)), action) == "P39"


def test_p39_only_what_is_due_and_just_those_cards() -> None:
    cut = after(GAME.initial_state(Config(2)), cut_for(2, 0))
    assert broken(cut, Shuffle(DECK)) == "P39"
    assert broken(cut, cut_for(2, 0)) == "P39"
    assert broken(cut, Stay()) == "P9"
    banners = after(cut, Deal(DECK))
    assert broken(banners, Deal(DECK)) == "P39"
    assert broken(banners, Shuffle(DECK)) == "P39"
    turn = after(banners, Shuffle(banners.draw_pile + banners.aside))
    assert broken(turn, Shuffle(turn.draw_pile)) == "P39"
    assert broken(turn, Deal(DECK)) == "P39"


def test_p39_chance_shuffles_the_cards_in_deck_order() -> None:
    cut = after(GAME.initial_state(Config(2)), cut_for(2, 0))
    assert GAME.sample_chance(cut, Draw(bytes(32), "x")) == Deal(Draw(bytes(32), "x").shuffled(DECK))
    banners = after(cut, Deal(DECK[::-1]))
    left = [card for card in DECK if card in banners.draw_pile or card in banners.aside]
    assert GAME.sample_chance(banners, Draw(bytes(32), "x")) == Shuffle(Draw(bytes(32), "x").shuffled(left))


@pytest.mark.parametrize("cards", [("As", "As"), ("1s",), (7,), DECK[:51], (*DECK[:51], "2s")])
def test_a_deal_that_is_no_deck_is_malformed(cards: Any) -> None:
    with pytest.raises(MalformedAction):
        Deal(cards)
