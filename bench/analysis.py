"""How long the analysis of a Dice Poker decision takes, under CPython and in Pyodide in Chromium.

    python3 build.py bench analysis

all holds and all rows by both measures; "coach" is the whole answer, with all chances to win and the
all holds and all rows by both measures; "coach" is the whole answer, with the seats' chances to win and the
reason; "next" is one more decision of the same turn. Milliseconds, and the ratio to CPython. Then the weight
of the tables and the time to solve the game. Exit status 1 if the median of all options in Chromium is above
one frame, 16 ms, or the tables weigh 0.5 MB.
"""

from __future__ import annotations

import gzip
import inspect
import json
import shutil
import sys
import tempfile
import threading
import time
from functools import partial
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import sync_playwright

import build

FRAME_MS = 16
POSITIONS = 150
Times = dict[str, list[float]]
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
WORKER = """import { loadPyodide } from "./pyodide.mjs";
const bytes = async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer());
const pyodide = await loadPyodide();
pyodide.FS.writeFile("/engine.zip", await bytes("engine.zip"));
pyodide.FS.writeFile("/tables", await bytes("tables"));
postMessage(pyodide.runPython(new TextDecoder().decode(await bytes("program.py"))));
"""
PAGE = """() => new Promise((resolve, reject) => {
  const worker = new Worker("worker.mjs", { type: "module" });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = (event) => reject(new Error(event.message));
})"""


def measure(count: int) -> Times:
    """Return milliseconds per position; it runs in both Pythons, so it brings its own imports."""
    import random
    from time import perf_counter

    from dice_poker import analysis, race, rules
    from dice_poker.actions import Keep, Roll, Score
    from dice_poker.state import Config
    from dice_poker.view import view

    chooser = random.Random(7)

    def rolled(state, faces=(0,) * 5, kept=()):  # type: ignore[no-untyped-def]
        dice = tuple(faces[i] if i in kept else chooser.randrange(1, 7) for i in range(5))
        return rules.apply(state, Roll(dice)).state

    def position():  # type: ignore[no-untyped-def]
        state = rolled(rules.initial_state(Config(2)))
        for _ in range(chooser.randrange(26)):
            rows = [action for action in rules.legal_actions(state) if isinstance(action, Score)]
            state = rolled(rules.apply(state, chooser.choice(rows)).state)
        return state

    found: Times = {"all options": [], "coach": [], "next": []}
    for _ in range(count):
        state = position()
        later = rolled(rules.apply(state, Keep((0, 1))).state, state.dice, (0, 1))
        for name, work, position_asked in (
            ("all options", analysis.options, state),
            ("coach", analysis.analyse, state),
            ("next", analysis.analyse, later),
        ):
            seen = view(position_asked, 0)
            if name != "next":
                for cached in (analysis._plan_for_points, analysis._plan_to_win, race.rest):
                    cached.cache_clear()
            start = perf_counter()
            work(seen)
            found[name].append(1000 * (perf_counter() - start))
    return found


def in_chromium(count: int) -> Times:
    """Return what `measure` finds in Chromium, in Pyodide as it is published."""
    program = ["Times = dict", inspect.getsource(measure), f"json.dumps(measure({count}))"]
    found: Times = json.loads(in_pyodide("\n".join(program)))
    return found


def in_pyodide(program: str) -> str:
    """Return what a program that has the engine and the tables evaluates to, in Pyodide in Chromium."""
    start = [
        "import json, sys; sys.path.insert(0, '/engine.zip')",
        "from dice_poker import tables; tables.install(open('/tables', 'rb').read())",
    ]
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        site = Path(name)
        for file in CORE:
            shutil.copy(build.NODE_MODULES / "pyodide" / file, site)
        build.zip_python(site / "engine.zip")
        shutil.copyfile(build.TABLES["dice_poker"], site / "tables")
        (site / "program.py").write_text("\n".join([*start, program]))
        (site / "worker.mjs").write_text(WORKER)
        (site / "index.html").write_text("<!doctype html><title>bench</title>")
        server = build.Server(("127.0.0.1", 0), partial(build.Handler, directory=name))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(
            executable_path=build.find_browser() or None, args=["--no-sandbox"]
        )
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        found: str = page.evaluate(PAGE)
        browser.close()
        server.shutdown()
    return found


def main() -> int:
    """Measure and print the table."""
    here, there = measure(POSITIONS), in_chromium(POSITIONS)
    print(
        f"{POSITIONS} positions{'CPython median':>17}{'p95':>7}{'Chromium median':>18}{'p95':>7}{'ratio':>8}"
    )
    for name, times in here.items():
        (usual, rare), (usual_there, rare_there) = map(spread, (times, there[name]))
        cells = (
            f"{usual:14.1f} ms{rare:7.1f}{usual_there:15.1f} ms{rare_there:7.1f}{usual_there / usual:8.1f}"
        )
        print(f"{name:14}{cells}")
    weights = [file.read_bytes() for file in build.TABLES.values()]
    weight = sum(len(gzip.compress(content)) for content in weights)
    print(f"tables: {weight / 1000:.0f} kB gzip, {sum(map(len, weights)) / 1000:.0f} kB as they are")
    start = time.perf_counter()
    with tempfile.NamedTemporaryFile() as file:
        build.run("solver", *build.venv_tool("dice_poker.solver"), file.name, env=build.ENGINE)
    print(
        f"solver: {time.perf_counter() - start:.1f} s for values and chances of all 8,192 sets of open rows"
    )
    return 0 if median(there["all options"]) < FRAME_MS and weight < 500_000 else 1


def spread(times: list[float]) -> tuple[float, float]:
    """Return median and 95th percentile."""
    return median(times), quantiles(times, n=20)[-1]


if __name__ == "__main__":
    sys.exit(main())
