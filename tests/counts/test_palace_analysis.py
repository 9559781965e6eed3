"""The coach of Palace Poker in fixed positions, every chance counted a second time palace by palace.

The positions are first turns of a hand, where nobody has told anything by its play.
"""

from __future__ import annotations

import pytest

from core.errors import GameError
from palace_poker.actions import Battle, Buy, Call, Discard, Fold, Stay
from palace_poker.analysis import BuyReason, FightReason, KeepReason, QuietReason, analyse, explain, ranked
from palace_poker.cards import DECK
from palace_poker.game import GAME
from tests.palace import after, counted_chance, dealt, with_soldiers

BANNERS = ["Jh", "Js", "5d"]
PALACES = [["2s", "Jd", "5h"], ["3s", "4s", "6s"], ["7c", "8c", "9c"]]


@pytest.mark.parametrize("exclusion", ["suit", "rank", "none"])
def test_chances_are_those_of_every_palace_and_own_cards_that_do_not_count_are_named(exclusion: str) -> None:
    state = with_soldiers(dealt(BANNERS, PALACES, banner_exclusion=exclusion), 1, "Kd", "Td")
    found = analyse(GAME.view(state, 1))
    assert [foe.seat for foe in found.against] == [2, 0], "from its left"
    for foe in found.against:
        assert foe.chance == pytest.approx(counted_chance(state, 1, foe.seat), abs=1e-9)
    named = {foe.seat: set(foe.excluded) for foe in found.against}
    wanted = {
        "suit": {2: {"Kd", "Td"}, 0: set()},
        "rank": {2: set(), 0: {"Js"}},
        "none": {2: set(), 0: set()},
    }
    assert named == wanted[exclusion]


def test_prices_and_the_chance_from_which_they_pay() -> None:
    """Pot 15 of three antes; a price of 20 against prices of 10: two are left to share what is won."""
    state = with_soldiers(dealt(BANNERS, PALACES), 1, "Kd")
    left, right = analyse(GAME.view(state, 1)).against
    assert (left.price, left.owed, right.price, right.owed) == (20, 10, 20, 10)
    assert left.break_even == pytest.approx(20 * 2 / (15 + 20 + 10))
    attacked = after(dealt(BANNERS, PALACES), Battle(2, 10))
    answering = {foe.seat: foe for foe in analyse(GAME.view(attacked, 2)).against}
    assert (answering[1].price, answering[1].owed) == (10, 0)
    assert answering[1].break_even == pytest.approx(10 * 2 / (15 + 10 + 10))
    two = after(dealt(BANNERS[:2], PALACES[:2]), Battle(0, 10))
    (only,) = analyse(GAME.view(two, 0)).against
    assert only.break_even == pytest.approx(10 / (10 + 10 + 10)), "the winner of the last two takes all"


def test_equal_banners_have_no_battle_and_no_chance() -> None:
    state = dealt(
        ["Jh", "Js", "5d", "5c", "9h"], [*PALACES, ["2c", "3c", "4c"], ["2h", "3h", "4h"]], dealer=4
    )
    found = {foe.seat: foe for foe in analyse(GAME.view(state, 0)).against}
    assert (found[4].chance, found[4].break_even, found[4].excluded) == (None, None, ())
    assert found[1].chance is not None


def test_options_are_the_weighed_actions_best_first_with_the_chance_of_their_battle() -> None:
    view = GAME.view(dealt(BANNERS, PALACES), 1)
    found = analyse(view)
    assert found.best == 0
    assert [one.worth for one in found.options] == [one.worth for one in ranked(view)]
    assert {one.action for one in found.options} >= {Buy(), Stay(), Fold(), Battle(2, 10), Battle(0, 10)}
    chances = {foe.seat: foe.chance for foe in found.against}
    for one in found.options:
        assert one.chance == (chances[one.action.seat] if isinstance(one.action, Battle) else None)
    assert found.reason == explain(view, found.options[0].action)


def test_reasons_as_numbers() -> None:
    state = with_soldiers(dealt(BANNERS, PALACES), 1, "Kd", "6d")
    view = GAME.view(state, 1)
    chance = counted_chance(state, 1, 2)
    fight = explain(view, Battle(2, 30))
    assert isinstance(fight, FightReason)
    assert (fight.seat, fight.price, fight.pot) == (2, 30, 15 + 30 + 10)
    assert fight.chance == pytest.approx(chance, abs=1e-9)
    assert fight.folds is not None and 0 < fight.folds < 1
    assert explain(view, Discard(("Kd",))) == KeepReason("pair", (6, 6, 11, 4, 3), 20)
    quiet = explain(view, Stay())
    assert quiet == explain(view, Fold())
    assert isinstance(quiet, QuietReason)
    assert quiet.chance == max(foe.chance or 0 for foe in analyse(view).against)
    # A pair of sixes becomes two pairs or trips with J, 4, 3, K (three each, one J is a banner) or a six.
    seen = {*BANNERS, *PALACES[1], "Kd", "6d"}
    better = [card for card in DECK if card not in seen and card[0] in "J43K6"]
    flush = [card for card in DECK if card not in seen and card[1] == "s" and card not in better]
    assert explain(view, Buy()) == BuyReason(10, len(better) + len(flush), 52 - len(seen))


def test_a_call_and_a_fold_in_a_battle_have_the_same_reason() -> None:
    state = after(dealt(BANNERS, PALACES), Battle(2, 10))
    view = GAME.view(state, 2)
    reason = explain(view, Call())
    assert isinstance(reason, FightReason)
    assert (reason.seat, reason.price, reason.pot) == (1, 10, 15 + 10 + 10)
    assert reason.folds is None
    assert explain(view, Fold()) == reason


def test_only_the_seat_to_act_is_told_what_to_do_and_a_spectator_nothing() -> None:
    state = dealt(BANNERS, PALACES)
    waiting = analyse(GAME.view(state, 2))
    assert (waiting.options, waiting.best, waiting.reason) == ((), None, None)
    assert [foe.seat for foe in waiting.against] == [0, 1]
    assert analyse(GAME.view(state, None)).against == ()
    assert analyse(GAME.view(after(state, Fold()), 1)).against == (), "out of the hand"
    for view, action in ((GAME.view(state, 2), Stay()), (GAME.view(state, 1), Call())):
        with pytest.raises(GameError) as raised:
            explain(view, action)
        assert raised.value.code == "no_choice"
