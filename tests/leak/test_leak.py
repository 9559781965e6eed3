"""The leak test: what is hidden from a seat may be swapped, and nobody at that seat can tell.

Hidden in every game: the seed, and with it every roll and deal to come. (A game with hidden cards adds its
own swaps.)
"""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from typing import Any

import pytest

from bridge.api import Session
from bridge.catalog import GAMES
from core.match import Match
from core.players import Player
from core.protocol import CHANCE, TERMINAL, finished
from core.rng import Draw

AnyMatch = Match[Any, Any, Any, Any, Any]
SEED, OTHER = bytes([0xA5] * 32), bytes([0x3C] * 32)
every_game = pytest.mark.parametrize("name", GAMES)
SHORT = {"palace_poker": {"hands": 2}}
"""Options of games that would go on for too long."""


def bot_match(name: str, seed: bytes) -> AnyMatch:
    entry = GAMES[name]
    seats = max(2, entry.min_seats)
    bots = list(entry.bots)
    players = tuple(Player(bot=bots[seat % len(bots)]) for seat in range(seats))
    return Match(entry.game, entry.config(SHORT.get(name), seats), players, seed, entry.bots)


@every_game
def test_swapping_the_seed_changes_nothing_that_anybody_sees(name: str) -> None:
    """At every ply: the same past with another future gives the same views, logs, advice, bots' choices."""
    match = bot_match(name, SEED)
    while match.to_act != TERMINAL:
        before = everything_known(match)
        match._seed = OTHER
        after = everything_known(match)
        match._seed = SEED
        assert after == before
        match.step()


def everything_known(match: AnyMatch) -> list[Any]:
    """What each seat and a spectator see, and what each bot and the adviser make of it with the same draw."""
    known: list[Any] = []
    for seat in (None, *range(match.config.seats)):
        known += [match.view(seat), match.log(seat), match.events(seat), match.commitment]
    if match.to_act != CHANCE:
        view = match.view(match.to_act)
        bots = GAMES[match.game.name].bots.values()
        known += [finished(bot(view, Draw(bytes(32), "bot/x"))) for bot in bots]
    adviser = GAMES[match.game.name].adviser
    if adviser is not None:
        known += [adviser.analyse(match.view(seat)) for seat in range(match.config.seats)]
    return known


@every_game
def test_another_seed_does_change_the_dice(name: str) -> None:
    """Or else the test above would show nothing."""
    match, other = bot_match(name, SEED), bot_match(name, OTHER)
    match.step()
    other.step()
    assert match.log(None) != other.log(None)


@every_game
def test_a_bot_gets_its_view_and_its_draw_and_no_way_to_the_seed(name: str) -> None:
    entry = GAMES[name]
    calls = 0

    def spy(*arguments: Any) -> Any:
        nonlocal calls
        calls += 1
        view, draw = arguments
        assert type(draw) is Draw
        assert view == match.view(match.to_act)
        assert view.seat == match.to_act
        for thing in reachable(view, draw):
            assert not isinstance(thing, Match)
            assert thing != SEED
            assert thing != SEED.hex()
        return next(iter(entry.bots.values()))(view, draw)

    seats = max(2, entry.min_seats)
    players = tuple(Player(bot="spy") for _ in range(seats))
    config = entry.config(SHORT.get(name), seats)
    match: AnyMatch = Match(entry.game, config, players, SEED, {"spy": spy})
    for _ in range(12):
        match.step()
    assert calls > 3


def reachable(*roots: object) -> Iterator[object]:
    """Everything that hangs on these objects, but for code and modules."""
    seen: set[int] = set()
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type) or callable(thing):
            continue
        seen.add(id(thing))
        yield thing
        waiting.extend(gc.get_referents(thing))


def an_action(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """The first of the legal actions; of a range of discards the fewest."""
    first = legal[0]
    return {"type": "discard", "cards": first["cards"][: first["least"]]} if "least" in first else first


@every_game
def test_no_answer_holds_the_seed_before_the_end(name: str) -> None:
    """Of all answers only records do, for the one who keeps the game, and the reveal at the end."""
    session = Session()
    entry = GAMES[name]
    seats = max(2, entry.min_seats)
    texts: list[str] = []

    def ask(request: dict[str, Any]) -> dict[str, Any]:
        texts.append(session.handle(json.dumps(request)))
        answer: dict[str, Any] = json.loads(texts[-1])
        return answer

    kinds = [{"kind": "bot", "bot": list(entry.bots)[-1]}, *[{"kind": "human"}] * (seats - 1)]
    new = {"type": "new", "game": name, "seats": kinds, "seed": SEED.hex(), "config": SHORT.get(name)}
    view, acted = ask(new)["result"]["view"], 0
    while view["to_act"] != TERMINAL:
        ask({"type": "analyse", "seat": 0})
        ask({"type": "review"})
        person = view["to_act"] >= 0 and view["players"][view["to_act"]]["kind"] == "human"
        if person:
            acted += 1
            action = an_action(ask({"type": "view", "seat": view["to_act"]})["result"]["view"]["legal"])
            request = {"type": "act", "ply": view["ply"], "action": action}
            ask({"type": "undo", "ply": view["ply"]})
            ask({"type": "reveal"})
            ask({"type": "explain", "action": action, "seat": view["to_act"]})
            ask({"type": "act", "ply": view["ply"], "action": {"type": SEED.decode("latin-1")}})
        else:
            request = {"type": "step"}
        while "view" not in (answered := ask(request)["result"]):
            assert answered == {"thinking": True}
        view = answered["view"]
    assert acted > 3
    ask({"type": "log"})
    while (answer := ask({"type": "review"}))["ok"] and answer["result"]["review"] is None:
        pass
    assert answer["ok"] == (entry.adviser is not None)
    record = json.loads(session.handle('{"type": "save"}'))["result"]["record"]
    ask({"type": "load", "record": record})
    for text in texts:
        assert SEED.hex() not in text.lower()
        assert "seed" not in json.loads(text).get("result", {})
    assert ask({"type": "reveal"})["result"]["seed"] == SEED.hex()
