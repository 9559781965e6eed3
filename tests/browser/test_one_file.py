"""The whole game as one file, opened from the disk: in Chromium, and in Firefox where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from conftest import FLAGS
from firefox import Firefox
from playwright.sync_api import BrowserType, Page
from table import settings_script

import build

ADDRESS = (build.DIST / build.ONE_FILE).as_uri()
BOOT_SECONDS = 90

# Presses what a person could press until the game is over; the same in both browsers.
PRESS = """(ids) => {
  const found = ids.map(id => document.querySelector(`[data-action="${id}"]:not([aria-disabled=true])`));
  const button = found.find(Boolean);
  button?.click();
  return button?.dataset.action ?? "";
}"""
CHOOSE_ROW = """() => {
  const offers = [...document.querySelectorAll("button[data-row]")];
  const worth = (button) => Number(/\\d+/.exec(button.ariaLabel.split(",").at(-1)));
  offers.sort((a, b) => worth(b) - worth(a))[0]?.click();
  return offers.length;
}"""
TEXT = "document.body.innerText"
SETTINGS = {"motion": "off", "pace": "instant", "sound": False, "language": "en", "confirmZero": False}


class Driven(Protocol):
    """What the tests need of a browser."""

    def goto(self, url: str) -> Any: ...
    def reload(self) -> Any: ...
    def evaluate(self, expression: str) -> Any: ...
    def wait_for(self, expression: str) -> None: ...


class Chromium:
    """A page of Playwright's, spoken to as the Firefox of firefox.py is."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.goto, self.reload, self.evaluate = page.goto, page.reload, page.evaluate

    def wait_for(self, expression: str) -> None:
        self.page.wait_for_function(f"() => {expression}", timeout=BOOT_SECONDS * 1000)


@pytest.fixture(params=["chromium", "firefox"])
def browser_with_file(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
) -> Iterator[Driven]:
    """A browser with the file open, its settings chosen."""
    if request.param == "firefox":
        program = build.find_firefox()
        if program is None:
            pytest.skip("this machine has no Firefox")
        with Firefox(program) as firefox:
            firefox.goto(ADDRESS)
            choose_settings(firefox)
            yield firefox
        return
    path = browser_type_launch_args["executable_path"]
    context = browser_type.launch_persistent_context(tmp_path / "profile", executable_path=path, args=FLAGS)
    page = context.pages[0]
    page.goto(ADDRESS)
    driven = Chromium(page)
    choose_settings(driven)
    yield driven
    context.close()


def choose_settings(driven: Driven) -> None:
    driven.evaluate(f"(() => {{ {settings_script(SETTINGS).replace('origin', 'location.href')} }})()")
    driven.reload()


def press_until(driven: Driven, ids: list[str], reached: str) -> None:
    """Press the first of these that can be pressed until `reached`; a busy page drops what it is pressed."""
    driven.wait_for(f"({reached}) || (({PRESS})({ids}), false)")


def can_act(action: str) -> str:
    return f"document.querySelector('[data-action=\"{action}\"]:not([aria-disabled=true])')"


CHOOSING = "document.querySelector('button[data-row]')"


def test_a_full_dice_game_and_a_palace_hand_with_a_reload_in_between(browser_with_file: Driven) -> None:
    driven = browser_with_file
    driven.goto(f"{ADDRESS}#/quick/dice_poker")
    for turn in range(13):
        press_until(driven, ["roll"], CHOOSING)
        if turn == 6:
            before = driven.evaluate("location.href"), dice(driven)
            driven.reload()
            driven.wait_for(CHOOSING)
            assert (driven.evaluate("location.href"), dice(driven)) == before
        assert driven.evaluate(f"({CHOOSE_ROW})()") == 13 - turn
        press_until(driven, ["score"], f"!{CHOOSING}")
    press_until(driven, ["result"], "document.querySelector('[data-fair=seed]')?.textContent.length === 64")

    driven.goto(f"{ADDRESS}#/quick/palace_poker")
    press_until(driven, ["stay", "call"], f"/You stayed|You called/.test({TEXT})")
    press_until(driven, ["fold"], can_act("deal"))
    table = driven.evaluate("document.querySelector('main').innerText")
    driven.reload()
    driven.wait_for(can_act("deal"))
    assert driven.evaluate("document.querySelector('main').innerText") == table


def dice(driven: Driven) -> str:
    """What the names of the dice say."""
    names = "[...document.querySelectorAll('button')].map(button => button.ariaLabel)"
    return str(driven.evaluate(f"{names}.filter(name => /^Die \\d/.test(name)).join()"))


def test_it_is_small_enough_and_asks_nobody_for_anything(browser_with_file: Driven) -> None:
    assert (build.DIST / build.ONE_FILE).stat().st_size < 9_000_000
    browser_with_file.goto(f"{ADDRESS}#/quick/dice_poker")
    browser_with_file.wait_for(can_act("roll"))
    asked = browser_with_file.evaluate(
        "performance.getEntriesByType('resource').map(e => e.name.slice(0, 5)).join()"
    )
    assert set(asked.split(",")) <= {"", "blob:", "data:"}
    assert browser_with_file.evaluate("document.documentElement.dataset.engine") == "snapshot"


def test_the_licences_are_in_it() -> None:
    text = (build.DIST / build.ONE_FILE).read_text(encoding="utf-8")
    assert 'data-file="THIRD_PARTY_NOTICES.txt"' in text
