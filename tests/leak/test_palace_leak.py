"""Hidden cards of Palace Poker: rearranged 200 ways, and nobody can tell who may not.

What a seat can't know is worked out here from the rules alone (`hidden_slots`), not by belief.py, which is
tested against it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from core.errors import GameError
from core.match import Match
from core.players import Player
from core.protocol import CHANCE, TERMINAL, finished
from core.rng import Draw
from palace_poker.actions import Action, Battle, Buy, Discard, Fold, Stay
from palace_poker.analysis import analyse
from palace_poker.belief import determinize, unknown
from palace_poker.bots import BASELINES, BOTS
from palace_poker.cards import DECK, Cards, without
from palace_poker.events import Looked, PalaceDealt
from palace_poker.game import GAME
from palace_poker.ranges import ranges
from palace_poker.state import Config, Fight, State
from tests.palace import after, dealt, decisions

WAYS = 200
SEED = bytes([0x5A] * 32)


def plies(config: Config, number: int) -> Iterator[tuple[State, Action]]:
    """Play a match of random bots, straight on the rules: yield every state with the action taken there."""
    seed, ply = number.to_bytes(32, "big"), 0
    state = GAME.initial_state(config)
    while (turn := GAME.to_act(state)) != TERMINAL:
        if turn == CHANCE:
            action = GAME.sample_chance(state, Draw(seed, f"chance/{GAME.chance_key(state)}"))
        else:
            action = BASELINES["random_legal"](GAME.view(state, turn), Draw(seed, f"bot/{turn}/{ply}"))
        yield state, action
        state, ply = GAME.apply(state, action).state, ply + 1


def rearranged(state: State, viewer: int | None, chooser: random.Random) -> State:
    """The state with all that the viewer can't know dealt anew.

    It knows its own palace and those it has looked at, what lies face up, and which pile a card that came up
    since the deal, or a palace card it knew, went to; never the order of a pile.
    """
    tracked = set(state.exposed)
    for gone in state.gone:
        tracked |= set(gone.cards) if viewer in gone.known_to else set()
    seen = [
        place.face_up or viewer == seat or viewer in place.known_to for seat, place in enumerate(state.places)
    ]
    pool = [
        card for place, open_ in zip(state.places, seen, strict=True) if not open_ for card in place.palace
    ]
    pool += [card for card in (*state.draw_pile, *state.discard_pile) if card not in tracked]
    chooser.shuffle(pool)
    for seat, place in enumerate(state.places):
        if not seen[seat]:
            state = state.with_place(seat, palace=tuple(pool.pop() for _ in place.palace))

    def pile(cards: Cards) -> Cards:
        made = [card if card in tracked else pool.pop() for card in cards]
        return tuple(chooser.sample(made, len(made)))

    state = replace(state, draw_pile=pile(state.draw_pile), discard_pile=pile(state.discard_pile))
    assert not pool
    gone = tuple(
        one if viewer in one.known_to else replace(one, cards=tuple(chooser.sample(DECK, 3)))
        for one in state.gone
    )
    return replace(state, gone=gone, last_battle=fought_otherwise(state.last_battle, viewer, chooser))


def fought_otherwise(fight: Fight | None, viewer: int | None, chooser: random.Random) -> Fight | None:
    """The battle with other hands where the viewer hasn't seen them, and won by something else."""
    if fight is None or fight.folded:
        return fight
    hands = []
    for hand in fight.hands:
        if viewer not in hand.known_to:
            cards = tuple(chooser.sample(DECK, 4))
            hand = replace(hand, counted=cards[:3], excluded=cards[3:], category="pair", ranks=(2, 2, 3))
        hands.append(hand)
    known = all(viewer in hand.known_to for hand in hands)
    return replace(fight, hands=tuple(hands), decided_by=fight.decided_by if known else "nothing")


CONFIGS = [
    Config(seats, hands=2, betting="no_limit" if seats % 2 else "limit", stack=300)
    for seats in (2, 3, 4, 7, 10)
]
every_config = pytest.mark.parametrize("config", CONFIGS, ids=lambda config: f"{config.seats} seats")


@every_config
def test_hidden_cards_rearranged_200_ways_change_nothing_that_a_seat_sees(config: Config) -> None:
    """Its view, what it may know of the next event, and the coach's advice."""
    chooser = random.Random(config.seats)
    played = [(state, action) for number in range(6) for state, action in plies(config, number)]
    changed = 0
    for state, action in chooser.sample(played, 10):
        turn = GAME.to_act(state)
        viewers = [None, *range(config.seats)] if turn < 0 else [None, turn, (turn + 1) % config.seats]
        for viewer in viewers:
            view = GAME.view(state, viewer)
            for way in range(WAYS // len(viewers)):
                other = rearranged(state, viewer, chooser)
                changed += other != state
                assert GAME.view(other, viewer) == view
                if turn >= 0:
                    assert told(other, action, viewer) == told(state, action, viewer)
                if viewer == turn and way % 20 == 0:
                    assert analyse(GAME.view(other, turn)) == analyse(view)
    assert changed > 1000


@every_config
def test_what_is_believed_of_a_palace_comes_from_the_view_alone(config: Config) -> None:
    """And so the same for hidden cards rearranged 200 ways."""
    chooser = random.Random(config.seats)
    played = [state for number in range(3) for state, _ in plies(config, number) if state.deeds]
    for state in chooser.sample(played, 10):
        viewer = chooser.randrange(config.seats)
        expected = ranges(GAME.view(state, viewer))
        for _ in range(WAYS // 10):
            assert ranges(GAME.view(rearranged(state, viewer, chooser), viewer)) == expected


@pytest.mark.parametrize("level", BOTS)
def test_hidden_cards_rearranged_200_ways_change_no_decision(level: str) -> None:
    """With the same draw, in a turn, an answer and a discard of ten seats; the king, who thinks long, in two
    positions of three seats, 200 ways in all."""
    states = choices_of_three() if level == "king" else choices_of_ten()
    for number, state in enumerate(states):
        turn = GAME.to_act(state)
        chosen = decided(level, state)
        assert GAME.error(state, chosen) is None
        for way in range(WAYS // 2 if level == "king" else WAYS):
            other = determinize(GAME.view(state, turn), Draw(SEED, f"{number}/{way}"))
            assert decided(level, other) == chosen
            if way < 3:
                assert other != state
                assert decided(level, rearranged(state, turn, random.Random(way))) == chosen


def choices_of_three() -> list[State]:
    """A turn and an answer with something bought and discarded before."""
    state = dealt(["Jh", "Js", "5d"], [["2s", "Jd", "5h"], ["3s", "4s", "6s"], ["7c", "8c", "9c"]])
    bought = after(state, Buy(), Discard(()), Buy(), Discard(()))
    return [after(bought, Fold()), after(bought, Battle(1, 10))]


def choices_of_ten() -> list[State]:
    """One of each phase in which a seat of a full table acts, out of a match of squires and knights."""
    bots = BOTS["squire"], BOTS["knight"]
    played = [state for state, _ in decisions(Config(10, hands=2, betting="no_limit"), 3, *bots)]
    chooser = random.Random(10)
    return [
        chooser.choice([state for state in played if state.phase == phase and len(state.deeds) > 3])
        for phase in ("turn", "duel", "discard")
    ]


def decided(level: str, state: State) -> Action:
    chosen: Action = finished(BOTS[level](GAME.view(state, GAME.to_act(state)), Draw(SEED, "x")))
    return chosen


def told(state: State, action: Action, viewer: int | None) -> Any:
    """What the viewer learns of a seat's action; of one that reveals something, only that it does."""
    step = GAME.apply(state, action)
    return None if step.reveals else [GAME.seen_by(event, viewer) for event in step.events]


@every_config
def test_what_is_dealt_face_down_is_told_to_its_owner_alone(config: Config) -> None:
    for state, action in plies(config, 1):
        for event in GAME.apply(state, action).events:
            for viewer in (None, *range(config.seats)):
                seen = GAME.seen_by(event, viewer)
                if isinstance(event, PalaceDealt):
                    assert (seen == event) == (viewer == event.seat)
                elif isinstance(event, Looked):
                    assert (seen == event) == (viewer in (event.seat, event.at))
                else:
                    assert seen == event


def test_the_rearrangement_does_move_what_is_hidden_and_others_can_tell() -> None:
    """Or else the test above would show nothing."""
    state = dealt(["Jh", "Js", "5d"], [["2s", "Jd", "5h"], ["3s", "4s", "6s"], ["7c", "8c", "9c"]])
    other = rearranged(state, 0, random.Random(1))
    assert other.places[0] == state.places[0]
    assert other.places[1].palace != state.places[1].palace
    assert other.draw_pile != state.draw_pile
    assert GAME.view(other, 1) != GAME.view(state, 1)


@every_config
def test_a_determinized_state_looks_the_same_to_its_viewer(config: Config) -> None:
    chooser = random.Random(config.seats)
    played = [state for number in range(8) for state, _ in plies(config, number)]
    for state in chooser.sample(played, 40):
        for viewer in (None, *range(config.seats)):
            view = GAME.view(state, viewer)
            guess = determinize(view, Draw(SEED, "belief"))
            assert GAME.view(guess, viewer) == view
            assert sorted(cards_of(guess)) == sorted(DECK)
            assert GAME.legal_actions(guess) == GAME.legal_actions(state)
            if GAME.to_act(state) >= 0:
                for action in list(GAME.legal_actions(guess))[:3]:
                    GAME.apply(guess, action)


def cards_of(state: State) -> list[str]:
    piles = (*state.draw_pile, *state.discard_pile, *state.aside)
    return [*piles, *(card for place in state.places for card in place.cards)]


def test_determinizing_reaches_every_unknown_card_in_every_hidden_place() -> None:
    state = dealt(["Jh", "Js", "5d"], [["2s", "Jd", "5h"], ["3s", "4s", "6s"], ["7c", "8c", "9c"]])
    view = GAME.view(state, 0)
    assert len(unknown(view)) == 52 - 3 - 3
    drawn = [determinize(view, Draw(SEED, str(number))) for number in range(400)]
    for place in (lambda s: s.places[1].palace[0], lambda s: s.places[2].palace[2], lambda s: s.draw_pile[0]):
        assert {place(guess) for guess in drawn} == set(unknown(view))


def test_determinizing_shuffles_what_is_known_to_lie_in_the_draw_pile() -> None:
    state = dealt(["Jh", "Js", "5d"], [["2s", "Jd", "5h"], ["3s", "4s", "6s"], ["7c", "8c", "9c"]])
    pile = ("Kc", "Qd", "2h")
    state = replace(state, draw_pile=pile, discard_pile=without(state.draw_pile, pile))
    state = replace(state, exposed=(*state.exposed, *pile))
    view = GAME.view(state, 0)
    assert view.table.in_draw == ("2h", "Qd", "Kc")
    tops = [determinize(view, Draw(SEED, str(number))).draw_pile[0] for number in range(40)]
    assert set(tops) == set(pile)


def match(*actions: Action) -> Match[Any, Any, Any, Any, Any]:
    started: Match[Any, Any, Any, Any, Any] = Match(GAME, Config(3), (Player(),) * 3, SEED, BOTS)
    while started.to_act == CHANCE:
        started.step()
    for action in actions:
        started.act(action)
    return started


def test_nothing_can_be_taken_back_once_something_was_revealed() -> None:
    assert match(Stay()).can_undo
    bought = match(Buy())
    assert not bought.can_undo
    with pytest.raises(GameError) as raised:
        bought.undo()
    assert raised.value.code == "nothing_to_undo"
    assert not match(Stay(), Stay(), Stay()).can_undo, "palaces were shown"


def test_a_bot_never_gets_a_card_that_its_seat_may_not_see() -> None:
    """The text of everything in a view holds no hidden card."""
    state = after(dealt(["Jh", "Js"], [["2s", "Jd", "5h"], ["3s", "4s", "6s"]]), Stay())
    state = replace(state, cut=())
    for viewer, hidden in ((0, state.places[1].palace), (1, state.places[0].palace)):
        text = repr(GAME.view(state, viewer))
        assert not any(card in text for card in (*hidden, *state.draw_pile))
