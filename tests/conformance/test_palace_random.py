"""Random hands of Palace Poker with all options and any number of seats: what must hold at every moment.

A few hundred by default; ten thousand with

    pytest -m slow tests/conformance/test_palace_random.py
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from core.protocol import CHANCE, TERMINAL
from core.rng import Draw
from palace_poker.actions import Action
from palace_poker.bots.random_legal import random_legal
from palace_poker.cards import DECK, suit_of
from palace_poker.dealing import GROUP
from palace_poker.events import PalaceDealt
from palace_poker.game import GAME
from palace_poker.state import BETTING, MAX_SEATS, MIN_SEATS, TWO_LEFT, Config, State

CAP = 2000
"""No hand takes that many actions."""
STYLES = ("even", "no folding", "battles")
"""How the random players choose: any action · never Fold if there is another · Battle where there is one."""


def configs(chooser: random.Random) -> Config:
    return Config(
        seats=chooser.randint(MIN_SEATS, MAX_SEATS),
        small_bet=chooser.choice((1, 7, 10, 25)),
        big_bet=chooser.choice((None, 13, 50)),
        betting=chooser.choice(BETTING),
        raise_cap=chooser.choice((None, 0, 1, 3)),
        two_left=chooser.choice(TWO_LEFT),
        banner_exclusion=chooser.choice(("suit", "rank", "none")),
        stack=chooser.choice((None, 1, 12, 40, 333)),
        hands=3,
    )


def play(config: Config, number: int, style: str) -> Iterator[tuple[State, Action, State]]:
    """Play a match of three hands at random: yield (before, action, after) of every ply."""
    seed = number.to_bytes(32, "big")
    state, ply = GAME.initial_state(config), 0
    while (turn := GAME.to_act(state)) != TERMINAL:
        if turn == CHANCE:
            action = GAME.sample_chance(state, Draw(seed, f"chance/{GAME.chance_key(state)}"))
        else:
            action = chosen(state, turn, Draw(seed, f"bot/{turn}/{ply}"), style)
        after = GAME.apply(state, action).state
        yield state, action, after
        state, ply = after, ply + 1


def chosen(state: State, turn: int, draw: Draw, style: str) -> Action:
    wanted = {
        "even": (),
        "no folding": ("buy", "stay", "call", "battle", "raise"),
        "battles": ("battle", "call"),
    }
    view = GAME.view(state, turn)
    for _ in range(12):
        action = random_legal(view, draw)
        if not wanted[style] or action.type in wanted[style]:
            break
    return action


def check(config: Config, number: int, style: str) -> int:
    """Play a match and check every moment of it; return how many hands it had."""
    chips = config.seats * config.starting_stack
    actions = 0
    for before, action, state in play(config, number, style):
        actions = 1 if before.hand != state.hand else actions + 1
        assert actions < CAP, "a hand must end"
        assert sum(GAME.returns(state)) + state.pot == chips, action
        assert min(GAME.returns(state)) >= 0, action
        piles = (*state.draw_pile, *state.discard_pile, *state.aside)
        cards = sorted((*piles, *(card for place in state.places for card in place.cards)))
        assert cards == sorted(DECK), action
        if state.phase in ("turn", "duel", "shuffle"):
            assert all(len(place.soldiers) <= 5 for place in state.places), action
        if state.phase == "turn" and before.phase == "deal":
            banners_differ(state)
        if state.phase in ("hand_over", "over"):
            assert state.pot == 0
            assert all(place.out == (place.stack == 0) for place in state.places)
    return state.hand


def banners_differ(state: State) -> None:
    """Any two banners of a group of four from the dealer's left differ in suit."""
    assert state.dealer is not None
    order = [seat for seat in state.left_of(state.dealer) if state.places[seat].in_hand]
    for first in range(0, len(order), GROUP):
        suits = [suit_of(state.places[seat].banner or "") for seat in order[first : first + GROUP]]
        assert len(set(suits)) == len(suits)
    assert all(len(state.places[seat].palace) == 3 for seat in order)


@pytest.mark.parametrize("style", STYLES)
def test_whatever_is_played_it_ends_and_nothing_is_lost(style: str) -> None:
    chooser = random.Random(style)
    hands = sum(check(configs(chooser), number, style) for number in range(90))
    assert hands > 200


@pytest.mark.slow
@pytest.mark.parametrize(("style", "part"), [*product(STYLES, range(4))])
def test_ten_thousand_hands(style: str, part: int) -> None:
    chooser, hands, number = random.Random(f"{style} {part}"), 0, 0
    while hands < 10_000 / len(STYLES) / 4:
        number += 1
        hands += check(configs(chooser), 1000 * part + number, style)


@pytest.mark.parametrize("seats", range(MIN_SEATS, MAX_SEATS + 1))
def test_the_deal_is_fair_to_every_seat(seats: int) -> None:
    """Each palace card is any of the 52 about as often: 60 deals, the sum of squares within five sigmas."""
    seen = dict.fromkeys(DECK, 0)
    for number in range(60):
        state = GAME.initial_state(Config(seats, hands=1))
        while state.phase in ("cut", "deal"):
            draw = Draw(number.to_bytes(32, "big"), f"chance/{GAME.chance_key(state)}")
            step = GAME.apply(state, GAME.sample_chance(state, draw))
            for event in step.events:
                if isinstance(event, PalaceDealt):
                    for card in event.cards:
                        seen[card or ""] += 1
            state = step.state
    mean = 60 * seats * 3 / 52
    assert sum((count - mean) ** 2 / mean for count in seen.values()) < 51 + 5 * (2 * 51) ** 0.5
