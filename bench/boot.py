"""How long the page takes until it can be played, beside bare Pyodide in the same run.

    python3 bench/boot.py [rounds]

A round opens each page in a fresh profile (cold) and once more in it (warm), in shuffled order. Bare Pyodide
is its own files, loaded in a module worker and asked for one sum. The page counts as playable when it shows
Roll for a game that was asked for by address. Medians, and their ratios to bare Pyodide.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
import threading
import time
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, BrowserContext, sync_playwright

import build

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
BARE_PAGE = """<!doctype html><title>bare</title><script type="module">
const worker = new Worker("worker.mjs", { type: "module" });
worker.onmessage = () => document.body.append("ready");
</script><body></body>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const pyodide = await loadPyodide();
postMessage(pyodide.runPython("1 + 1"));
"""
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
READY = {"bare Pyodide": "body:has-text('ready')", "the page": "[data-action=roll]"}


def bare_site(folder: Path) -> None:
    for name in CORE:
        shutil.copy(build.NODE_MODULES / "pyodide" / name, folder)
    (folder / "index.html").write_text(BARE_PAGE)
    (folder / "worker.mjs").write_text(BARE_WORKER)


def serve(folder: Path) -> str:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(build.Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def seconds(context: BrowserContext, url: str, ready: str) -> float:
    page = context.new_page()
    start = time.perf_counter()
    page.goto(url)
    page.wait_for_selector(ready, timeout=120_000)
    took = time.perf_counter() - start
    page.close()
    return took


def visits(browser: Browser, url: str, ready: str) -> tuple[float, float]:
    """Seconds of the first and of the second visit in a fresh profile."""
    context = browser.new_context()
    times = seconds(context, url, ready), seconds(context, url, ready)
    context.close()
    return times


def main(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare_site(Path(folder))
        urls = {"bare Pyodide": serve(Path(folder)), "the page": serve(build.DIST) + "#/quick/dice_poker"}
        browser = playwright.chromium.launch(executable_path=build.find_browser() or None, args=FLAGS)
        taken: dict[str, list[tuple[float, float]]] = {name: [] for name in urls}
        for _ in range(rounds):
            for name in random.sample(list(urls), len(urls)):
                taken[name].append(visits(browser, urls[name], READY[name]))
        browser.close()
    print(f"{'':<16}{'cold':>8}{'ratio':>8}{'warm':>8}{'ratio':>8}   medians of {rounds}")
    bare = [median(times) for times in zip(*taken["bare Pyodide"], strict=True)]
    for name, pairs in taken.items():
        cold, warm = (median(times) for times in zip(*pairs, strict=True))
        print(f"{name:<16}{cold:>7.2f}s{cold / bare[0]:>8.2f}{warm:>7.2f}s{warm / bare[1]:>8.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
