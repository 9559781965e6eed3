"""The built page in a real Chromium, served as a project page is: under /some-repo/.

The browser is the one that build.py found: BONES_BROWSER is its path, or empty for Playwright's own.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import build

sys.path.insert(0, str(Path(__file__).parent))  # for table.py and engine.py

from engine import as_file
from table import LANGUAGE_TAGS, Table, settings_script

BASE = "/some-repo/"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BOOT_MS = 90_000  # a cold engine on a busy machine
expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built page."""
    with build.open_server(0, BASE) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{BASE}"
        server.shutdown()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = os.environ.get("BONES_BROWSER") or None
    return {**browser_type_launch_args, "executable_path": path, "args": FLAGS}


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visit]:
    """Open the page in a fresh profile, e.g. visit("#/rules/dice_poker", language="nb", theme="dark")."""
    contexts: list[BrowserContext] = []
    thrown: list[str] = []

    def open_page(
        address: str = "",
        *,
        language: str = "en",
        theme: str = "light",
        width: int = 360,
        height: int = 640,
        context: BrowserContext | None = None,
        **settings: object,
    ) -> Page:
        if context is None:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=LANGUAGE_TAGS[language],
                color_scheme="dark" if theme == "dark" else "light",
                service_workers="block",  # test_offline.py has them; here every file comes from the server
            )
            contexts.append(context)
            chosen = {"motion": "off", "pace": "instant", "sound": False, **settings}
            context.add_init_script(settings_script(chosen))
        page = context.new_page()
        page.on("pageerror", lambda error: thrown.append(str(error)))
        page.goto(site + address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert thrown == [], "the page threw"


@pytest.fixture
def play_bot(visit: Visit) -> Callable[..., Table]:
    """A game against the bot that "Play a bot" brings, waiting for the first roll."""

    def start(**options: Any) -> Table:
        page = visit("#/quick/dice_poker", **options)
        table = Table(page, options.get("language", "en"))
        table.button("roll").wait_for(timeout=BOOT_MS)
        return table

    return start


@pytest.fixture
def open_game(visit: Visit) -> Callable[..., Table]:
    """A record on the table, e.g. open_game(fixed_game("master", ply=131), language="nb")."""

    def start(
        record: dict[str, Any], before: Callable[[Page], object] = lambda page: None, **options: Any
    ) -> Table:
        page = visit("#/settings", **options)
        before(page)
        page.locator("input[type=file]").set_input_files(as_file(record))
        page.locator(".dice").wait_for(timeout=BOOT_MS)
        return Table(page, options.get("language", "en"))

    return start
