"""What every game has to keep to, at every number of seats, in random play."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import Any

import pytest

from bridge.catalog import GAMES
from bridge.entry import Entry
from core import codec, record
from core.errors import GameError, IllegalAction, MalformedAction
from core.match import Match
from core.players import Player
from core.protocol import CHANCE, TERMINAL
from core.rng import Draw

SEEDS = range(4)
TABLES = [(name, seats) for name, e in GAMES.items() for seats in range(e.min_seats, e.max_seats + 1)]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_seed = pytest.mark.parametrize("seed", SEEDS)

SHORT = {"palace_poker": {"hands": 2}}
"""Options of games that would go on for thousands of plies in random play."""


def config_of(entry: Entry, seats: int) -> Any:
    return entry.config(SHORT.get(entry.game.name), seats)


def plies(entry: Entry, seats: int, seed: int) -> Iterator[tuple[Any, Any, Any]]:
    """Play at random, straight on the rules: yield (state, action, step) of every ply."""
    game, chooser = entry.game, random.Random(seed)
    state = game.initial_state(config_of(entry, seats))
    while game.to_act(state) != TERMINAL:
        if game.to_act(state) == CHANCE:
            action = game.sample_chance(state, Draw(bytes([seed] * 32), game.chance_key(state)))
        else:
            action = chooser.choice(list(game.legal_actions(state)))
        step = game.apply(state, action)
        yield state, action, step
        state = step.state


def match_of(entry: Entry, seats: int, seed: int) -> Match[Any, Any, Any, Any, Any]:
    """A match of people in random play, played to its end."""
    chooser = random.Random(seed)
    players = tuple(Player(f"P{seat}") for seat in range(seats))
    match: Match[Any, Any, Any, Any, Any] = Match(
        entry.game, config_of(entry, seats), players, bytes([seed + 1] * 32), entry.bots
    )
    while match.to_act != TERMINAL:
        if match.to_act == CHANCE:
            match.step()
        else:
            match.act(chooser.choice(list(match.view(match.to_act).legal)))
    return match


@every_table
@every_seed
def test_play_ends_and_returns_agree_with_the_outcome(name: str, seats: int, seed: int) -> None:
    entry = GAMES[name]
    *_, (_, _, last) = plies(entry, seats, seed)
    for seat in (None, *range(seats)):
        outcome = entry.game.view(last.state, seat).outcome
        assert outcome.totals == entry.game.returns(last.state)
        assert outcome.winners
        assert {outcome.totals[winner] for winner in outcome.winners} == {max(outcome.totals)}
    assert not entry.game.legal_actions(last.state)


@every_table
def test_only_the_seat_to_act_has_legal_actions(name: str, seats: int) -> None:
    game = GAMES[name].game
    for state, _, _ in plies(GAMES[name], seats, 0):
        turn = game.to_act(state)
        assert bool(game.legal_actions(state)) == (turn >= 0)
        assert game.view(state, None).outcome is None
        for seat in range(seats):
            assert bool(game.view(state, seat).legal) == (seat == turn)


@every_table
def test_every_legal_action_applies_and_leaves_the_old_state_alone(name: str, seats: int) -> None:
    game = GAMES[name].game
    for state, _, _ in list(plies(GAMES[name], seats, 1))[:: 3 * seats]:
        before = copy.deepcopy(state)
        for action in game.legal_actions(state):
            assert game.error(state, action) is None
            assert game.apply(state, action).state != state
        assert state == before


@every_table
def test_a_mutated_action_raises(name: str, seats: int) -> None:
    """What decodes is either listed as legal or refused by `error` and `apply` alike."""
    game, chooser = GAMES[name].game, random.Random(7)
    refused = malformed = 0
    played = list(plies(GAMES[name], seats, 2))
    for state, action, _ in played[:: max(1, min(seats, len(played) // 12))]:
        for plain in mutations(codec.encode(action), chooser):
            try:
                mutant = codec.decode(game.action_types, plain, "action")
            except MalformedAction as error:
                malformed += 1
                assert error.code == "malformed"
                continue
            broken = game.error(state, mutant)
            if broken is None:
                assert game.to_act(state) == CHANCE or mutant in game.legal_actions(state)
                game.apply(state, mutant)
                continue
            refused += 1
            assert mutant not in game.legal_actions(state)
            assert str(broken.clause) in broken.message
            with pytest.raises(IllegalAction) as raised:
                game.apply(state, mutant)
            assert (raised.value.clause, raised.value.message) == (broken.clause, broken.message)
    assert refused > 20
    assert malformed > 20


def mutations(plain: dict[str, Any], chooser: random.Random) -> Iterator[dict[str, Any]]:
    """Plain actions near `plain`, most of them wrong."""
    wrong: Any
    for key, value in plain.items():
        yield {k: v for k, v in plain.items() if k != key}
        for wrong in (None, True, 1.0, "", -1, [], [[]], {}, 10**30, [0, 1, 2, 3, 4], [1, 1, 1, 1, 1]):
            yield plain | {key: wrong}
        if isinstance(value, list) and value:
            yield plain | {key: value[::-1]}
            yield plain | {key: value * 2}
            yield plain | {key: [*value[:-1], chooser.randrange(-1, 8)]}
    yield plain | {"extra": 0}
    yield {"type": "score", "row": "ones"}
    yield {"type": "keep", "dice": [0]}
    yield from ({"type": name} for name in ("buy", "stay", "call", "fold"))
    yield from ({"type": "battle", "seat": seat, "amount": 10} for seat in range(3))
    yield {"type": "raise", "amount": 20}
    yield {"type": "discard", "cards": ["As"]}


@every_table
def test_chance_keys_are_never_used_twice(name: str, seats: int) -> None:
    game = GAMES[name].game
    keys = [
        game.chance_key(state) for state, _, _ in plies(GAMES[name], seats, 3) if game.to_act(state) == CHANCE
    ]
    assert len(keys) == len(set(keys))


@every_table
def test_everything_is_frozen_hashable_and_encodable(name: str, seats: int) -> None:
    game = GAMES[name].game
    for state, action, step in list(plies(GAMES[name], seats, 1))[::seats]:
        for value in (state, action, *step.events, game.view(state, 0), game.view(state, None)):
            assert is_dataclass(value)
            assert not hasattr(value, "__dict__")
            hash(value)
            for field in fields(value):
                with pytest.raises(FrozenInstanceError):
                    setattr(value, field.name, None)
        assert (
            codec.decode(game.action_types, json.loads(json.dumps(codec.encode(action))), "action") == action
        )
        assert all(codec.encode(event)["type"] for event in step.events)
        json.dumps(codec.encode(game.view(state, 0)))


@every_table
@every_seed
def test_a_record_replays_to_the_same_match(name: str, seats: int, seed: int) -> None:
    entry = GAMES[name]
    match = match_of(entry, seats, seed)
    text = json.dumps(record.encode(match.record()))
    again: Match[Any, Any, Any, Any, Any] = Match.replay(
        record.decode(json.loads(text), entry.game), entry.game, entry.bots
    )
    assert json.dumps(record.encode(again.record())) == text
    assert again.log(None) == match.log(None)
    assert [again.view(0, ply) for ply in range(again.ply + 1)] == [
        match.view(0, ply) for ply in range(match.ply + 1)
    ]


@every_table
def test_a_record_resumes_at_every_ply_exactly(name: str, seats: int) -> None:
    """Broken off anywhere, also between a keep and its roll, and saved: the same ply and the same rest."""
    entry = GAMES[name]
    whole = match_of(entry, seats, 9)
    actions = iter(whole.record().actions)
    match: Match[Any, Any, Any, Any, Any] = Match(
        entry.game, whole.config, whole.players, bytes([10] * 32), entry.bots
    )
    while match.to_act != TERMINAL:
        if match.ply % seats == 0:
            saved = json.loads(json.dumps(record.encode(match.record())))
            resumed: Match[Any, Any, Any, Any, Any] = Match.replay(
                record.decode(saved, entry.game), entry.game, entry.bots
            )
            assert (resumed.ply, resumed.view(None), resumed.can_undo) == (
                match.ply,
                match.view(None),
                match.can_undo,
            )
        match.step() if match.to_act == CHANCE else match.act(next(actions))
    assert match.log(None) == whole.log(None)


@every_table
def test_bots_play_a_whole_match_legally_and_the_same_again(name: str, seats: int) -> None:
    entry = GAMES[name]
    bots = list(entry.bots)
    players = tuple(Player(bot=bots[seat % len(bots)]) for seat in range(seats))
    logs = []
    for _ in range(2):
        match: Match[Any, Any, Any, Any, Any] = Match(
            entry.game, config_of(entry, seats), players, bytes(32), entry.bots
        )
        while match.to_act != TERMINAL:
            match.step()
        logs.append(match.log(None))
    assert logs[0] == logs[1]


def test_the_wrong_number_of_seats_is_refused() -> None:
    for entry in GAMES.values():
        for seats in (entry.min_seats - 1, entry.max_seats + 1):
            with pytest.raises(GameError) as raised:
                entry.config(None, seats)
            assert raised.value.code == "bad_config"
