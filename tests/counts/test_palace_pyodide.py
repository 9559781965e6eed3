"""The levels of Palace Poker decide alike under CPython and in Pyodide, the Python of the page."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = '''
import json
from core.protocol import CHANCE, finished
from core.rng import Draw
from palace_poker.bots import BASELINES, BOTS
from palace_poker.game import GAME
from palace_poker.ranges import ranges
from palace_poker.state import Config
from palace_poker.worth import weighed

def positions():
    """Each third position out of hands of two to ten, limit and no limit, begun by knights and by chance."""
    bots = BOTS["knight"], BASELINES["random_legal"]
    for number, seats in enumerate((2, 3, 4, 6, 10)):
        betting = ("limit", "no_limit")[number % 2]
        state, ply, found = GAME.initial_state(Config(seats, betting=betting)), 0, 0
        while found < 4:
            turn = GAME.to_act(state)
            if turn == CHANCE:
                draw = Draw(bytes([number]), GAME.chance_key(state))
                state = GAME.apply(state, GAME.sample_chance(state, draw)).state
                continue
            if ply % 3 == 2:
                found += 1
                yield GAME.view(state, turn)
            action = bots[ply % 2](GAME.view(state, turn), Draw(bytes([number]), str(ply)))
            state, ply = GAME.apply(state, action).state, ply + 1

def decided(view):
    draw = lambda: Draw(bytes(32), "x")
    actions = [repr(finished(bot(view, draw()))) for bot in BOTS.values()]
    believed = [sorted((one.weights or {}).items()) for one in ranges(view)]
    return actions, [round(worth, 6) for _, worth in weighed(view)], believed

json.dumps([decided(view) for view in positions()])
'''


def in_cpython(hash_seed: str) -> object:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "py"), "PYTHONHASHSEED": hash_seed}
    *begin, last = PROGRAM.strip().splitlines()
    program = "\n".join([*begin, f"print({last})"])
    return output_of([sys.executable, "-c", program], environment=environment)


def in_pyodide() -> object:
    return output_of(["node", str(ROOT / "tests/pyodide.mjs")], PROGRAM, dict(os.environ))


def output_of(command: list[str], text: str = "", environment: dict[str, str] | None = None) -> object:
    made = subprocess.run(command, input=text, env=environment, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    return json.loads(made.stdout)


def test_twenty_positions_are_decided_alike_by_all_levels() -> None:
    """And believed and weighed alike, whatever the order of hashes."""
    first, second, there = in_cpython("0"), in_cpython("1"), in_pyodide()
    assert isinstance(first, list)
    assert len(first) == 20
    assert len({actions[-1] for actions, *_ in first}) > 4
    assert first == second == there
