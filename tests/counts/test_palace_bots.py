"""The bots of Palace Poker: the exact chance against plain counting, and what they make of it."""

from __future__ import annotations

import random
import time
from itertools import combinations

import pytest

from core.rng import Draw
from palace_poker.actions import Battle, Buy, Call, Discard, Fold, Raise, Stay
from palace_poker.battles import Side, decide
from palace_poker.belief import unknown
from palace_poker.bots import BASELINES
from palace_poker.bots.keeping import discard_useless, discard_worst
from palace_poker.bots.quiet import is_strong
from palace_poker.cards import DECK
from palace_poker.chance import Odds, odds_against
from palace_poker.game import GAME
from palace_poker.state import State
from palace_poker.view import View
from tests.palace import after, dealt, with_soldiers

DRAW = Draw(bytes(32), "bot/x")
BANNERS, PALACES = ["Jh", "Js"], [["2s", "Jd", "5h"], ["Ac", "Ad", "6s"]]


def plainly(view: View, other: int) -> Odds:
    """Every palace the opponent may hold, one battle each."""
    assert view.seat is not None
    me, foe = view.seats[view.seat], view.seats[other]
    mine = Side(me.banner or "", [card or "" for card in me.palace], me.soldiers)
    results = [
        decide(mine, Side(foe.banner or "", palace, foe.soldiers), view.table.banner_exclusion).winner
        for palace in combinations(unknown(view), 3)
    ]
    return Odds(results.count("attacker"), results.count("tie"), len(results))


@pytest.mark.parametrize("exclusion", ["suit", "rank", "none"])
def test_the_chance_is_exact(exclusion: str) -> None:
    chooser = random.Random(exclusion)
    cards = chooser.sample([card for card in DECK if card not in BANNERS], 11)
    state = dealt(BANNERS, [cards[:3], cards[3:6]], banner_exclusion=exclusion)
    state = with_soldiers(with_soldiers(state, 1, *cards[6:8]), 0, *cards[8:])
    view = GAME.view(state, 1)
    odds = odds_against(view, 0)
    assert odds == plainly(view, 0)
    assert odds.all == 11_480
    assert odds.chance == (odds.won + odds.tied / 2) / odds.all


@pytest.mark.parametrize("palace", [["9s", "8s", "2c"], ["9c", "8d", "2c"], ["9h", "8h", "2d"]])
def test_equal_hands_are_won_by_the_own_suit_or_tied(palace: list[str]) -> None:
    state = dealt(BANNERS, [["2s", "Jd", "5h"], palace], banner_exclusion="none")
    odds = odds_against(GAME.view(state, 1), 0)
    assert odds == plainly(GAME.view(state, 1), 0)
    assert odds.tied > 0


def test_a_palace_that_was_seen_leaves_no_doubt() -> None:
    banners, palaces = ["Jh", "Js", "5d"], [["2s", "Jd", "5h"], ["Ac", "Ad", "6s"], ["7c", "8c", "9c"]]
    state = after(dealt(banners, palaces), Stay(), Battle(1, 10), Raise(20), Call(), Discard(()))
    assert state.players == (0, 1)
    seen = state.with_place(1, known_to=(0,))
    assert odds_against(GAME.view(seen, 0), 1) == Odds(0, 0, 1)


def tables() -> list[State]:
    """First turns of ten seats with a few soldiers, as full as a table can be."""
    suits = "shdc"
    banners = [f"{'23456789TJ'[seat]}{suits[seat % 4]}" for seat in range(10)]
    left = [card for card in DECK if card not in banners]
    found = []
    for number in range(4):
        cards = random.Random(number).sample(left, len(left))
        state = dealt(banners, [cards[3 * seat : 3 * seat + 3] for seat in range(10)], draw=cards[30:])
        for seat in range(number):
            state = with_soldiers(state, seat, *state.draw_pile[:3])
        found.append(state)
    return found


def test_a_decision_takes_less_than_a_tenth_of_a_second_at_ten_seats() -> None:
    """The quickest of a few goes, for other work may be going on."""
    for state in tables():
        view, times = GAME.view(state, 1), []
        for _ in range(3):
            start = time.process_time()
            BASELINES["sensible"](view, DRAW)
            times.append(time.process_time() - start)
        assert min(times) < 0.1


def test_the_sensible_bot_attacks_with_a_strong_hand_and_not_with_a_weak_one() -> None:
    strong = dealt(BANNERS, [["2c", "7d", "5h"], ["Ac", "Ad", "Kc"]], draw=["Qc"])
    assert BASELINES["sensible"](GAME.view(strong, 1), DRAW) == Battle(0, 10)
    weak = dealt(["Jh", "2s"], [["2c", "7d", "5h"], ["3c", "4d", "7c"]])
    assert BASELINES["sensible"](GAME.view(weak, 1), DRAW) in (Buy(), Stay())


def test_the_sensible_bot_raises_calls_and_folds_by_its_chance() -> None:
    for palace, answer in (
        (["Jc", "Jd", "Ac"], Raise(20)),
        (["Ac", "Kd", "9c"], Call()),
        (["3c", "4d", "6c"], Fold()),
    ):
        state = after(
            dealt(["Qd", "2h"] if answer == Fold() else BANNERS, [palace, ["9s", "8d", "7s"]]), Battle(0, 10)
        )
        state = (
            state.with_place(1, soldiers=())
            if answer != Fold()
            else with_soldiers(state, 1, "As", "Ah", "Tc")
        )
        assert BASELINES["sensible"](GAME.view(state, 0), DRAW) == answer


def test_the_quiet_bot_stays_and_calls_with_a_strong_hand() -> None:
    state = dealt(BANNERS, PALACES)
    assert BASELINES["quiet"](GAME.view(state, 1), DRAW) == Stay()
    attacked = after(state, Battle(0, 10))
    assert is_strong(GAME.view(attacked, 0))
    assert BASELINES["quiet"](GAME.view(attacked, 0), DRAW) == Call()
    weak = after(dealt(BANNERS, [["2s", "9d", "5h"], ["Ac", "Ad", "6s"]]), Battle(0, 10))
    assert BASELINES["quiet"](GAME.view(weak, 0), DRAW) == Fold()


def test_soldiers_that_add_something_are_kept() -> None:
    state = after(with_soldiers(dealt(BANNERS, PALACES, draw=["As"]), 1, "2c", "3d", "4h", "9c", "8d"), Buy())
    view = GAME.view(state, 1)
    assert discard_useless(view) == Discard(("2c", "3d", "4h", "8d"))
    (gone,) = discard_worst(view).cards  # type: ignore[union-attr]
    assert gone not in ("As", "9c")


def test_a_random_bot_reaches_every_entry_of_the_list() -> None:
    state = with_soldiers(dealt(BANNERS, PALACES, betting="no_limit"), 1, "2c", "3c")
    view = GAME.view(state, 1)
    made = {BASELINES["random_legal"](view, Draw(bytes(32), str(number))) for number in range(200)}
    assert {action.type for action in made} == {"buy", "stay", "fold", "battle", "discard"}
    assert all(action in view.legal for action in made)
    assert len({action.amount for action in made if isinstance(action, Battle)}) > 20
