"""How long the King of Palace Poker thinks, under CPython and in Pyodide in Chromium.

    python3 build.py bench king

Hands of Kings alone at tables of ten and of four, every decision timed as a match makes it, slice by slice;
"all ten in" are those of the ten where nobody is out yet. Milliseconds; of each slice the quickest of three
runs of the same hands counts, for other work may be going on. Exit status 1 if in Chromium the 95th
percentile at ten seats is above 400 ms, or a slice takes longer than 50.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "py"))

from analysis import in_pyodide, spread

DECISIONS = 150
RUNS = 3
MOST_MS = 400
SLICE_MS = 50
Times = dict[str, list[list[float]]]
"""By table: for each decision the milliseconds of its slices."""


def measure(count: int) -> Times:
    """Return the times of so many decisions a table; it runs in both Pythons, so it has its own imports."""
    from time import perf_counter

    from core.rng import Draw
    from palace_poker import ranges
    from palace_poker.bots import BOTS
    from palace_poker.game import GAME
    from palace_poker.state import Config

    def thought(state, draw):  # type: ignore[no-untyped-def]
        slices, action = [], None
        start = perf_counter()
        thinking = BOTS["king"](GAME.view(state, GAME.to_act(state)), draw)
        while action is None:
            try:
                next(thinking)
            except StopIteration as end:
                action = end.value
            now = perf_counter()
            slices.append(1000 * (now - start))
            start = now
        return slices, action

    ranges._CHAINS.clear()
    found: Times = {"all ten in": [], "ten seats": [], "four seats": []}
    for name, seats in (("ten seats", 10), ("four seats", 4)):
        number = 0
        while len(found[name]) < count:
            number += 1
            state, ply = GAME.initial_state(Config(seats, betting=("limit", "no_limit")[number % 2])), 0
            while state.phase != "hand_over" and len(found[name]) < count:
                draw = Draw(number.to_bytes(32, "big"), f"{GAME.chance_key(state)}/{ply}")
                if GAME.to_act(state) < 0:
                    action = GAME.sample_chance(state, draw)
                else:
                    slices, action = thought(state, draw)
                    found[name].append(slices)
                    if len(state.players) == 10:
                        found["all ten in"].append(slices)
                state, ply = GAME.apply(state, action).state, ply + 1
    return found


def quickest(runs: list[Times]) -> Times:
    """Return the least time of each slice."""
    return {
        name: [list(map(min, *slices)) for slices in zip(*(run[name] for run in runs), strict=True)]
        for name in runs[0]
    }


def line(name: str, decisions: list[list[float]]) -> str:
    """Return a line of the table."""
    times = [sum(slices) for slices in decisions]
    usual, rare = spread(times)
    longest = max(max(slices) for slices in decisions)
    first = max(slices[0] for slices in decisions)
    cells = f"{usual:10.1f}{rare:10.1f}{max(times):10.1f}{longest:16.1f}{first:10.1f}"
    return f"{name:22}{len(times):6}{cells}{median(map(len, decisions)):10.0f}"


def main() -> int:
    """Measure and print the table."""
    program = ["Times = dict", inspect.getsource(measure)]
    program.append(f"json.dumps([measure({DECISIONS}) for _ in range({RUNS})])")
    here = quickest([measure(DECISIONS) for _ in range(RUNS)])
    there = quickest(json.loads(in_pyodide("\n".join(program))))
    heads = {"of": 6, "median": 10, "p95": 10, "max": 10, "longest slice": 16, "first": 10, "slices": 10}
    print(" " * 22 + "".join(f"{head:>{width}}" for head, width in heads.items()))
    for place, found in (("CPython", here), ("Chromium", there)):
        for name, decisions in found.items():
            print(line(f"{place}, {name}", decisions))
    decisions = there["ten seats"]
    quick = spread([sum(slices) for slices in decisions])[1] < MOST_MS
    smooth = max(max(slices) for some in there.values() for slices in some) < SLICE_MS
    return 0 if quick and smooth else 1


if __name__ == "__main__":
    sys.exit(main())
