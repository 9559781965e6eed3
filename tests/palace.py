"""Scripted deals of Palace Poker: who gets which card is said, nothing is drawn.

    dealt(["Jh", "Js", "5d"], [["2s", "Jd", "5h"], …], draw=["9c"])

is the first turn of a hand with these banners and palaces by seat; "9c" is the top of the draw pile. Cards
that are not named lie below in deck order. Seat 0 deals unless said otherwise, so the seat left of it begins.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from core.errors import IllegalAction
from core.protocol import CHANCE, TERMINAL, finished
from core.rng import Draw
from palace_poker.actions import Action, Cut, Deal, Shuffle
from palace_poker.battles import decide
from palace_poker.cards import DECK
from palace_poker.events import Event
from palace_poker.game import GAME
from palace_poker.state import Config, State

Cards = Sequence[str]


def completed(top: Cards, cards: Cards = DECK) -> tuple[str, ...]:
    """All of the cards, those on top first, the others in deck order."""
    return (*top, *(card for card in DECK if card in cards and card not in top))


def cut_for(seats: int, dealer: int) -> Cut:
    """The cut that `dealer` wins."""
    return Cut(tuple("As" if seat == dealer else f"{2 + seat % 8}{'hd'[seat // 8]}" for seat in range(seats)))


def dealt(
    banners: Cards,
    palaces: Sequence[Cards],
    draw: Cards = (),
    dealer: int = 0,
    stacks: Sequence[int] = (),
    **options: Any,
) -> State:
    """The first turn of a match with these cards; `stacks` are what the seats have before the antes."""
    seats = len(banners)
    state = GAME.initial_state(Config(seats, **options))
    for seat, stack in enumerate(stacks):
        state = state.with_place(seat, stack=stack)
    order = [(dealer + step) % seats for step in range(1, seats + 1)]
    top = [palaces[seat][card] for card in range(3) for seat in order]
    left = [card for card in DECK if card not in banners]
    return after(
        state,
        cut_for(seats, dealer),
        Deal(completed([banners[seat] for seat in order])),
        Shuffle(completed([*top, *draw], left)),
    )


def decisions(config: Config, number: int, *bots: Any) -> Iterator[tuple[State, Action]]:
    """Play a match of these bots, who sit in turn: yield each state in which a seat acts, and its action."""
    seed, ply = number.to_bytes(32, "big"), 0
    state = GAME.initial_state(config)
    while (turn := GAME.to_act(state)) != TERMINAL:
        if turn == CHANCE:
            action = GAME.sample_chance(state, Draw(seed, f"chance/{GAME.chance_key(state)}"))
        else:
            bot = bots[turn % len(bots)]
            action = finished(bot(GAME.view(state, turn), Draw(seed, f"bot/{turn}/{ply}")))
            yield state, action
        state, ply = GAME.apply(state, action).state, ply + 1


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state = GAME.apply(state, action).state
    return state


def events(state: State, action: Action) -> tuple[Event, ...]:
    return GAME.apply(state, action).events


def broken(state: State, action: Action) -> str:
    """The clause that `apply` says the action breaks; it has to name action and position."""
    with pytest.raises(IllegalAction) as raised:
        GAME.apply(state, action)
    assert raised.value.clause
    for part in (type(action).__name__, raised.value.clause, str(state)):
        assert part in raised.value.message
    assert action not in GAME.legal_actions(state)
    return raised.value.clause


def stacks(state: State) -> tuple[int, ...]:
    return tuple(place.stack for place in state.places)


def with_soldiers(state: State, seat: int, *cards: str) -> State:
    """The state with soldiers taken out of the draw pile."""
    draw = tuple(card for card in state.draw_pile if card not in cards)
    assert len(draw) == len(state.draw_pile) - len(cards)
    exposed = (*state.exposed, *cards)
    return replace(state.with_place(seat, soldiers=cards), draw_pile=draw, exposed=exposed)


def counted_chance(state: State, seat: int, other: int) -> float:
    """The chance of `seat` against `other`, by the rules' own decision over every palace."""
    places = state.places
    open_cards = {card for place in places for card in place.open_cards} | set(places[seat].palace)
    unseen = [card for card in DECK if card not in open_cards]
    mine = (places[seat].banner, places[seat].palace, places[seat].soldiers)
    points = {"attacker": 1.0, "tie": 0.5, "defender": 0.0}
    found = [
        points[
            decide(
                mine,
                (places[other].banner, palace, places[other].soldiers),
                state.config.banner_exclusion,
            ).winner
        ]
        for palace in combinations(unseen, 3)
    ]
    return sum(found) / len(found)
