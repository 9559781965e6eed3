"""How long it takes until the first roll has been answered, beside bare Pyodide in the same run.

    python3 build.py bench boot [--rounds 5] [--conditions plain,link] [--browsers chromium] [--readme]

Glossary
--------
bare      Pyodide's own files, loaded in a module worker and asked for one sum
library   the page, kept from its snapshot; snapshot: the page as it is; one file: from file://
cold      a first visit in a fresh profile; warm: the next one in it, once the page is kept on the device
link      a server that gives 20 Mbit/s after 40 ms; slow link: 6 Mbit/s after 80 ms
cpu       a quarter of one core: the browser pinned to it beside three processes that only count
playable  the first roll is on the table; for bare Pyodide: the sum. By the page's own clock
bytes     what went over the wire of a first visit, gzipped as a host does it: until playable, and in all

Every round opens each way in each browser, in shuffled order. Medians, and ratios to bare Pyodide there.
No debugger drives the browsers, as none drives a player's. One that listens costs every worker, script and
answer some time: bare Pyodide has few of them, and a start of a third of a second takes half as long again.
The page itself tells when it is playable.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import queue
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import NamedTuple
from urllib.parse import quote

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/browser")]

import firefox  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

import build  # noqa: E402

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
BARE_PAGE = """<!doctype html><head><title>bare</title></head><body></body><script type="module">
const worker = new Worker("worker.mjs", { type: "module" });
worker.onmessage = () => document.body.setAttribute("data-ready", "");
</script>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const pyodide = await loadPyodide();
postMessage(pyodide.runPython("1 + 1"));
"""
# Waits until the browser is done with itself, then opens what stands behind the #.
LOBBY = """<!doctype html><title>lobby</title><script>
const [seconds, address] = JSON.parse(decodeURIComponent(location.hash.slice(1)));
setTimeout(() => location.replace(address), seconds * 1000);
</script>"""
# Rolls as soon as one can, tells when the dice lie, and does what it is answered: it waits until the page is
# kept, and goes on.
WATCH = """(() => {
  const tell = async (what) =>
    await (await fetch("REPORTS", { method: "POST", body: JSON.stringify(what) })).json();
  const kept = async () => {
    location.replace("#/");
    while (!document.querySelector("[data-offline]")) await new Promise((resume) => setTimeout(resume, 50));
    await tell({});
  };
  let playable = 0;
  const look = async () => {
    if (playable) return;
    document.querySelector("[data-action=roll]:not([aria-disabled=true]):not([data-pressed])")?.click();
    if (!document.querySelector("button[data-row], [data-ready]")) return;
    playable = performance.now();
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const { wait, next } = await tell({ playable, painted });
    if (wait) await kept();
    if (next) location.replace(next);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})();"""
PLAY = "#/quick/dice_poker"
TIMEOUT_S = 300
SETTLED_S = 2.5
"""A browser is busy with itself for so long after its start."""


class Link(NamedTuple):
    """A connection: bytes per second (0: as fast as it goes) and seconds before the first byte."""

    rate: float = 0
    latency: float = 0


LINKS = {"plain": Link(), "cpu": Link(), "link": Link(2.5e6, 0.04), "slow link": Link(0.75e6, 0.08)}


class Times(NamedTuple):
    """Of one visit: seconds until playable and until something was painted."""

    playable: float
    painted: float


class Visit(NamedTuple):
    """A first visit and the next one, and the bytes of the first until playable and in all."""

    cold: Times
    warm: Times
    bytes_playable: int
    bytes_all: int


class Page(NamedTuple):
    """What is visited: from which lobby, served by whom, and whether it keeps itself on the device."""

    address: str
    lobby: str
    site: Site | None
    kept: bool


class Site:
    """A folder behind a link, gzipped where hosts do it, cached as hashed names may be; it counts bytes."""

    def __init__(self, folder: Path) -> None:
        self.link = Link()
        self.sent = 0
        self.free_at = 0.0
        self.lock = threading.Lock()
        site = self
        for file in folder.rglob("*"):
            if packs(file):
                packed(file)  # Or the first visit would wait for it.

        class Handler(build.Handler):
            def do_GET(self) -> None:
                site.answer(self, folder)

        server = build.Server(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{server.server_port}/"

    def answer(self, handler: build.Handler, folder: Path) -> None:
        name = handler.path.split("?")[0].lstrip("/") or "index.html"
        file = folder / name
        time.sleep(self.link.latency)
        if not file.is_file():
            handler.send_error(404)
            return
        body = packed(file) if packs(file) else file.read_bytes()
        handler.send_response(200)
        handler.send_header("Content-Type", handler.guess_type(name))
        handler.send_header("Content-Length", str(len(body)))
        if packs(file):
            handler.send_header("Content-Encoding", "gzip")
        fresh = name in ("index.html", "service-worker.js")
        handler.send_header("Cache-Control", "no-cache" if fresh else "max-age=3600")
        super(build.Handler, handler).end_headers()  # Not its own Cache-Control.
        for start in range(0, len(body), 16_384):
            piece = body[start : start + 16_384]
            self.wait_for_turn(len(piece))
            handler.wfile.write(piece)

    def wait_for_turn(self, size: int) -> None:
        """All answers share the link."""
        with self.lock:
            self.sent += size
            if not self.link.rate:
                return
            now = time.monotonic()
            self.free_at = max(self.free_at, now) + size / self.link.rate
            pause = self.free_at - now
        time.sleep(max(0.0, pause))


PACKED: dict[Path, bytes] = {}


def packs(file: Path) -> bool:
    """Whether hosts gzip it on the way."""
    return file.is_file() and file.suffix not in (".bin", ".zip", ".woff2", ".png")


def packed(file: Path) -> bytes:
    if file not in PACKED:
        PACKED[file] = gzip.compress(file.read_bytes(), 9)
    return PACKED[file]


class Reports:
    """Where the pages say how far they are; it answers what is next."""

    def __init__(self) -> None:
        self.said: queue.Queue[dict[str, float]] = queue.Queue()
        self.site: Site | None = None
        self.answers: list[dict[str, object]] = []
        reports = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.reply("text/html", LOBBY)

            def do_POST(self) -> None:
                said = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                reports.said.put({**said, "sent": reports.site.sent if reports.site else 0})
                playable = "playable" in said
                self.reply("application/json", json.dumps(reports.answers.pop(0) if playable else {}))

            def reply(self, kind: str, text: str) -> None:
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Access-Control-Allow-Origin", "*")
                self.send_header("Content-Length", str(len(text)))
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, *what: object) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{server.server_port}/"
        # Another site to a browser than 127.0.0.1: so the visit begins in a process of its own.
        self.lobby = f"http://localhost:{server.server_port}/"

    def next(self) -> dict[str, float]:
        return self.said.get(timeout=TIMEOUT_S)


def watched(page: Path, reports: Reports, before: str = "") -> None:
    """Puts the watching script into a page, which therefore must do without its Content-Security-Policy."""
    text = re.sub(r"<meta\s+http-equiv=.*?>", "", page.read_text(encoding="utf-8"), count=1, flags=re.DOTALL)
    script = f"<script>{before}{WATCH.replace('REPORTS', reports.address)}</script>"
    assert "<head>" in text
    page.write_text(text.replace("<head>", f"<head>{script}", 1), encoding="utf-8")


def bare_folder(folder: Path, reports: Reports) -> Path:
    folder.mkdir()
    for name in CORE:
        shutil.copy(build.NODE_MODULES / "pyodide" / name, folder)
    (folder / "index.html").write_text(BARE_PAGE)
    (folder / "worker.mjs").write_text(BARE_WORKER)
    watched(folder / "index.html", reports)
    return folder


def served(folder: Path, reports: Reports, kept: bool) -> Page:
    site = Site(folder)
    return Page(site.address, reports.lobby, site, kept)


def site_folder(folder: Path, reports: Reports, before: str = "") -> Path:
    """A copy of the site; `before` is a script that it starts with."""
    shutil.copytree(build.DIST, folder)
    watched(folder / "index.html", reports, before)
    watched(folder / build.ONE_FILE, reports, before)
    build.write_service_worker(folder, folder.name)
    return folder


# A page that is told to save data takes the library.
SAVE_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"


def chromium(profile: str) -> list[str]:
    """The command that opens an address in a Chromium with this profile."""
    program = build.find_browser()
    if not program:
        with sync_playwright() as driver:
            program = driver.chromium.executable_path
    return [program, "--headless", f"--user-data-dir={profile}", *FLAGS]


def firefox_esr(profile: str) -> list[str]:
    firefox.write_preferences(Path(profile))
    return [build.find_firefox() or "firefox", "--headless", "--no-remote", "--profile", profile]


BROWSERS: dict[str, Callable[[str], list[str]]] = {"chromium": chromium, "firefox": firefox_esr}


def visit(browser: str, page: Page, reports: Reports, settled: float) -> Visit:
    """Two visits in a fresh profile; what is kept on the device has been kept between them."""
    lobby = page.lobby + "#" + quote(json.dumps([settled, page.address + PLAY]))
    reports.site, before = page.site, page.site.sent if page.site else 0
    reports.answers = [{"wait": page.kept, "next": lobby}, {}]
    with tempfile.TemporaryDirectory(prefix="boot-", ignore_cleanup_errors=True) as profile:
        process = subprocess.Popen(
            [*BROWSERS[browser](profile), lobby], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            cold = reports.next()
            in_all = reports.next() if page.kept else cold
            warm = reports.next()
        finally:
            process.terminate()
            process.wait(timeout=TIMEOUT_S)
    times = [Times(said["playable"] / 1000, said["painted"] / 1000) for said in (cold, warm)]
    return Visit(*times, int(cold["sent"] - before), int(in_all["sent"] - before))


@contextmanager
def slowed(condition: str) -> Iterator[None]:
    """A quarter of one core for whatever is started meanwhile, under the condition "cpu"."""
    if condition != "cpu":
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})  # What is started from now on inherits it.
    counting = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(3)]
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)
        for process in counting:
            process.kill()
            process.wait()


def measure(
    condition: str, browsers: list[str], rounds: int, pages: dict[str, Page], reports: Reports
) -> dict[tuple[str, str], list[Visit]]:
    names = [name for name, page in pages.items() if page.site or condition in ("plain", "cpu")]
    for page in pages.values():
        if page.site:
            page.site.link = LINKS[condition]
    settled = SETTLED_S * (4 if condition == "cpu" else 1)
    taken: dict[tuple[str, str], list[Visit]] = {(b, name): [] for b in browsers for name in names}
    with slowed(condition):
        for _ in range(rounds):
            for browser, name in random.sample(list(taken), len(taken)):
                taken[browser, name].append(visit(browser, pages[name], reports, settled))
    return taken


HEADING = """| {condition} | cold | | warm | | painted, warm | first visit: until playable, in all |
|---|---|---|---|---|---|---|"""


def table(condition: str, taken: dict[tuple[str, str], list[Visit]], rounds: int) -> list[str]:
    lines = HEADING.format(condition=f"{condition}, medians of {rounds}").splitlines()
    for (browser, name), visits in taken.items():
        bare = taken[browser, "bare"]
        cold, warm = (median(getattr(v, when).playable for v in visits) for when in ("cold", "warm"))
        cold_bare, warm_bare = (median(getattr(v, when).playable for v in bare) for when in ("cold", "warm"))
        painted = median(v.warm.painted for v in visits) * 1000
        paint = f"{painted:.0f} ms" if painted else "–"
        sent = [median(getattr(v, part) for v in visits) / 1e6 for part in ("bytes_playable", "bytes_all")]
        weight = f"{sent[0]:.2f}, {sent[1]:.2f} MB"
        if name == "one file":
            weight = f"{(build.DIST / build.ONE_FILE).stat().st_size / 1e6:.1f} MB file"
        lines.append(
            f"| {browser.capitalize()}, {name} | {cold:.2f} s | {cold / cold_bare:.2f} "
            f"| {warm:.2f} s | {warm / warm_bare:.2f} | {paint} | {weight} |"
        )
    return lines


MARKS = ("<!-- by bench/boot.py -->", "<!-- end -->")


def write_readme(lines: list[str]) -> None:
    """Put the tables between the README's marks."""
    readme = ROOT / "README.md"
    text = readme.read_text(encoding="utf-8")
    start, end = text.index(MARKS[0]) + len(MARKS[0]), text.index(MARKS[1])
    readme.write_text(f"{text[:start]}\n" + "\n".join(lines) + f"\n{text[end:]}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--conditions", default="plain,link,slow link,cpu")
    parser.add_argument("--browsers", default="chromium,firefox" if build.find_firefox() else "chromium")
    parser.add_argument("--readme", action="store_true")
    options = parser.parse_args()
    lines: list[str] = []
    reports = Reports()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        site = site_folder(folder / "snapshot", reports)
        (folder / "lobby.html").write_text(LOBBY)
        pages = {
            "bare": served(bare_folder(folder / "bare", reports), reports, kept=False),
            "library": served(site_folder(folder / "library", reports, SAVE_DATA), reports, kept=True),
            "snapshot": served(site, reports, kept=True),
            "one file": Page((site / build.ONE_FILE).as_uri(), (folder / "lobby.html").as_uri(), None, False),
        }
        for condition in options.conditions.split(","):
            taken = measure(condition, options.browsers.split(","), options.rounds, pages, reports)
            found = table(condition, taken, options.rounds)
            print("\n".join(found), "\n", flush=True)
            lines += [*found, ""]
    if options.readme:
        write_readme(["", *lines])


if __name__ == "__main__":
    main()
