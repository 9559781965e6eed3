"""How long it takes until the first roll has been answered, beside bare Pyodide in the same run.

    python3 bench/boot.py [--rounds 5] [--conditions plain,link,cpu] [--browsers chromium,firefox] [--readme]

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
"""

from __future__ import annotations

import argparse
import gzip
import os
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
from pathlib import Path
from statistics import median
from typing import NamedTuple, Protocol

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/browser")]

from firefox import Firefox  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402

import build  # noqa: E402

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--no-first-run",
]
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
BARE_PAGE = """<!doctype html><title>bare</title><body></body><script type="module">
const worker = new Worker("worker.mjs", { type: "module" });
worker.onmessage = () => document.body.setAttribute("data-ready", "");
</script>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const pyodide = await loadPyodide();
postMessage(pyodide.runPython("1 + 1"));
"""
# Rolls as soon as one can, and notes when the dice lie.
WATCH = """() => {
  const look = () => {
    if (window.playable) return;
    document.querySelector("[data-action=roll]:not([aria-disabled=true]):not([data-pressed])")?.click();
    if (document.querySelector("button[data-row], [data-ready]")) window.playable = performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
KEPT = "document.querySelector('[data-offline]') !== null"
PLAY = "#/quick/dice_poker"
TIMEOUT_S = 300
SETTLED_S = 1.5
"""A fresh browser, or a new tab, is busy with itself for so long."""


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


def bare_folder(folder: Path) -> Path:
    folder.mkdir()
    for name in CORE:
        shutil.copy(build.NODE_MODULES / "pyodide" / name, folder)
    (folder / "index.html").write_text(BARE_PAGE)
    (folder / "worker.mjs").write_text(BARE_WORKER)
    return folder


def library_folder(folder: Path) -> Path:
    """The site, told that it is to save data: then it takes the library."""
    shutil.copytree(build.DIST, folder)
    page = folder / "index.html"
    text = re.sub(r"<meta\s+http-equiv=.*?>", "", page.read_text(), count=1, flags=re.DOTALL)
    save = "<script>Object.defineProperty(navigator, 'connection', { value: { saveData: true } })</script>"
    page.write_text(text.replace("<head>", f"<head>{save}", 1))
    build.write_service_worker(folder, "library")
    return folder


class Browser(Protocol):
    """A browser with a fresh profile."""

    def open(self, url: str) -> None: ...
    def evaluate(self, expression: str) -> object: ...
    def close(self) -> None: ...


class Chromium:
    def __init__(self) -> None:
        self.profile = tempfile.mkdtemp(prefix="boot-")
        self.driver = sync_playwright().start()
        path = build.find_browser() or None
        self.context = self.driver.chromium.launch_persistent_context(
            self.profile, executable_path=path, args=FLAGS
        )
        self.context.add_init_script(f"({WATCH})()")
        self.page: Page = self.context.pages[0]

    def open(self, url: str) -> None:
        self.page.close()
        self.page = self.context.new_page()
        time.sleep(SETTLED_S)
        self.page.goto(url, wait_until="commit")

    def evaluate(self, expression: str) -> object:
        return self.page.evaluate(expression)

    def close(self) -> None:
        self.context.close()
        self.driver.stop()
        shutil.rmtree(self.profile, ignore_errors=True)


class FirefoxBrowser:
    def __init__(self) -> None:
        self.firefox = Firefox(build.find_firefox() or "")
        self.firefox.send("script.addPreloadScript", {"functionDeclaration": WATCH})

    def open(self, url: str) -> None:
        self.firefox.goto("about:blank")
        time.sleep(SETTLED_S)
        self.firefox.goto(url)

    def evaluate(self, expression: str) -> object:
        return self.firefox.evaluate(expression)

    def close(self) -> None:
        self.firefox.close()


BROWSERS: dict[str, Callable[[], Browser]] = {"chromium": Chromium, "firefox": FirefoxBrowser}


def wait_for(browser: Browser, expression: str) -> None:
    end = time.monotonic() + TIMEOUT_S
    while not browser.evaluate(expression):
        if time.monotonic() > end:
            raise TimeoutError(expression)
        time.sleep(0.05)


def times(browser: Browser, url: str) -> Times:
    browser.open(url)
    wait_for(browser, "Boolean(window.playable)")
    playable, painted = browser.evaluate("window.playable"), browser.evaluate(PAINTED)
    assert isinstance(playable, int | float) and isinstance(painted, int | float)
    return Times(playable / 1000, painted / 1000)


def visit(make: Callable[[], Browser], url: str, site: Site | None, kept: bool) -> Visit:
    """Two visits in a fresh profile; with `kept` the page has told between them that it needs no server."""
    browser = make()
    try:
        before = site.sent if site else 0
        cold = times(browser, url + PLAY)
        until_playable = site.sent - before if site else 0
        if kept:
            browser.evaluate("void (location.hash = '#/')")
            wait_for(browser, KEPT)
        in_all = site.sent - before if site else 0
        return Visit(cold, times(browser, url + PLAY), until_playable, in_all)
    finally:
        browser.close()


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
    condition: str, browsers: list[str], rounds: int, folder: Path
) -> dict[tuple[str, str], list[Visit]]:
    sites = {name: Site(path) for name, path in (("bare", folder / "bare"), ("library", folder / "library"))}
    sites["snapshot"] = Site(build.DIST)
    for site in sites.values():
        site.link = LINKS[condition]
    addresses = {name: site.address for name, site in sites.items()}
    if condition in ("plain", "cpu"):
        addresses["one file"] = (build.DIST / build.ONE_FILE).as_uri()
    taken: dict[tuple[str, str], list[Visit]] = {(b, name): [] for b in browsers for name in addresses}
    with slowed(condition):
        for _ in range(rounds):
            for browser, name in random.sample(list(taken), len(taken)):
                kept = name in ("library", "snapshot")
                found = visit(BROWSERS[browser], addresses[name], sites.get(name), kept)
                taken[browser, name].append(found)
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
        sent = [median(getattr(v, part) for v in visits) / 1e6 for part in ("bytes_playable", "bytes_all")]
        weight = f"{sent[0]:.2f}, {sent[1]:.2f} MB"
        if name == "one file":
            weight = f"{(build.DIST / build.ONE_FILE).stat().st_size / 1e6:.1f} MB file"
        lines.append(
            f"| {browser.capitalize()}, {name} | {cold:.2f} s | {cold / cold_bare:.2f} "
            f"| {warm:.2f} s | {warm / warm_bare:.2f} | {painted:.0f} ms | {weight} |"
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
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bare_folder(folder / "bare")
        library_folder(folder / "library")
        for condition in options.conditions.split(","):
            taken = measure(condition, options.browsers.split(","), options.rounds, folder)
            found = table(condition, taken, options.rounds)
            print("\n".join(found), "\n", flush=True)
            lines += [*found, ""]
    if options.readme:
        write_readme(["", *lines])


if __name__ == "__main__":
    main()
