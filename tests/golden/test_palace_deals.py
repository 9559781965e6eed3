"""Scripted deals of Palace Poker to read, palace_*.jsonl.

A deal is a line with its script, then one line per event, as nobody at the table but a reader of cards sees
them, one for each refused action, and one for how it ended:

    {"deal": "P10 …", "config": {…}, "chance": [["As", "2h"], …], "actions": [{"type": "buy"}, …]}

The name begins with the clauses it shows. `chance` are the tops of the cut, the deal and the shuffles, in
order: cards that are not named follow in deck order. An action with "refused" has to break that clause.
`stacks`, if given, are what the seats have before the cut. Written anew by one command, the diff to be read:

    pytest tests/golden --rewrite
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from core import codec
from core.protocol import CHANCE
from palace_poker.actions import ACTION_TYPES, Action, Cut, Deal, Shuffle
from palace_poker.cards import DECK
from palace_poker.dealing import to_shuffle
from palace_poker.game import GAME
from palace_poker.state import Config, State
from tests.palace import completed

FILES = sorted(Path(__file__).parent.glob("palace_*.jsonl"))
RULES = Path(__file__).parents[2] / "py/palace_poker/RULES.md"
Plain = dict[str, Any]


def line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def scripts(path: Path) -> list[Plain]:
    lines: list[Plain] = [json.loads(text) for text in path.read_text("utf-8").splitlines()]
    return [plain for plain in lines if "deal" in plain]


def told(script: Plain) -> Iterator[str]:
    """Play a script: yield its line and what came of it."""
    yield line(script)
    state = GAME.initial_state(codec.decode_plain(Config, script["config"], "config"))
    for seat, stack in enumerate(script.get("stacks", ())):
        state = state.with_place(seat, stack=stack)
    chance, actions = list(script["chance"]), list(script["actions"])
    while chance or actions:
        if GAME.to_act(state) == CHANCE and chance:
            action, refused = chance_action(state, chance.pop(0)), None
        else:
            plain = actions.pop(0)
            refused = plain.get("refused")
            rest = {key: value for key, value in plain.items() if key != "refused"}
            action = codec.decode(ACTION_TYPES, rest, "action")
        illegal = GAME.error(state, action)
        assert (illegal and illegal.clause) == refused, f"{script['deal']}: {action}, {illegal}"
        if illegal:
            yield line({"refused": illegal.message})
            continue
        step = GAME.apply(state, action)
        state = step.state
        yield from (line(codec.encode(event)) for event in step.events)
    yield line(
        {"end": state.phase, "to_act": GAME.to_act(state), "stacks": GAME.returns(state), "pot": state.pot}
    )


def chance_action(state: State, top: list[str]) -> Action:
    if state.phase == "cut":
        return Cut(tuple(top))
    if state.phase == "hand_over" or not state.players:
        return Deal(completed(top))
    return Shuffle(completed(top, [card for card in DECK if card in to_shuffle(state)]))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_deal_goes_as_written(path: Path, rewrite: bool) -> None:
    lines = [text for script in scripts(path) for text in told(script)]
    if rewrite:
        path.write_text("".join(f"{text}\n" for text in lines), "utf-8")
    assert lines == path.read_text("utf-8").splitlines()


def test_there_are_a_hundred_deals_and_they_show_every_clause() -> None:
    names = [script["deal"] for path in FILES for script in scripts(path)]
    assert len(names) >= 100
    assert len(set(names)) == len(names)
    shown = {clause for name in names for clause in re.findall(r"\bP\d+\b", name)}
    assert shown == set(re.findall(r"\*\*(P\d+)\*\*", RULES.read_text("utf-8")))
