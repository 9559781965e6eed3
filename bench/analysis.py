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
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import sync_playwright

import build

FRAME_MS = 16
POSITIONS = 150
Times = dict[str, list[float]]
WORKER = """
import { loadPyodide } from "%(pyodide)spyodide.mjs";
const bytes = async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer());
const pyodide = await loadPyodide({ indexURL: "%(pyodide)s", stdLibURL: "%(library)s" });
pyodide.FS.writeFile("/engine.zip", await bytes("%(engine)s"));
pyodide.FS.writeFile("/tables", await bytes("%(tables)s"));
onmessage = ({ data }) => postMessage(pyodide.runPython(data));
postMessage("ready");
"""
PAGE = """async ([script, program]) => {
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(url, { type: "module" });
  const next = () => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
  });
  await next();
  worker.postMessage(program);
  return next();
}"""


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
    """Return what `measure` finds in the built site's own Pyodide and engine."""
    program = "\n".join(
        [
            "import json, sys; sys.path.insert(0, '/engine.zip')",
            "from dice_poker import tables; tables.install(open('/tables', 'rb').read())",
            "Times = dict",
            inspect.getsource(measure),
            f"json.dumps(measure({count}))",
        ]
    )
    with build.open_server(0, "/") as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        site = f"http://127.0.0.1:{server.server_port}/"
        config = json.loads(
            (build.DIST / "index.html").read_text().split('id="config">')[1].split("</script>")[0]
        )
        urls = {name: site + config[name] for name in ("pyodide", "library", "engine")}
        urls["tables"] = site + config["tables"]["dice_poker"]
        browser = playwright.chromium.launch(
            executable_path=build.find_browser() or None, args=["--no-sandbox"]
        )
        page = browser.new_page()
        page.goto(site + "THIRD_PARTY_NOTICES.txt")
        found: Times = json.loads(page.evaluate(PAGE, [WORKER % urls, program]))
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
