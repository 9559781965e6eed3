"""How the engine starts: which way, what if something is missing or damaged, and what if it dies."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from table import Table

import build

Visit = Callable[..., Page]
Fault = Callable[[Route], None]
BOOT_MS = 90_000


def body(route: Route) -> bytes:
    return (build.DIST / route.request.url.split("/some-repo/")[1]).read_bytes()


def respond(route: Route, content: bytes) -> None:
    wasm = route.request.url.endswith(".wasm")
    route.fulfill(body=content, content_type="application/wasm" if wasm else "application/octet-stream")


def unreachable(route: Route) -> None:
    route.abort()


def missing(route: Route) -> None:
    route.fulfill(status=404, body="<h1>Not found</h1>", content_type="text/html")


def cut_short(route: Route) -> None:
    respond(route, body(route)[: len(body(route)) // 2])


def one_byte_changed(route: Route) -> None:
    content = bytearray(body(route))
    content[len(content) // 2] ^= 1
    respond(route, bytes(content))


FAULTS = [unreachable, missing, cut_short, one_byte_changed]
every_fault = pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)


def way(page: Page) -> str | None:
    """What the engine started from."""
    return page.locator("html").get_attribute("data-engine")


def can_be_played(page: Page) -> None:
    table = Table(page)
    table.button("roll").wait_for(timeout=BOOT_MS)
    table.button("roll").click()
    table.expect_rolls_left(2)


def is_said_and_can_be_tried_again(visit: Visit, site: str, files: str, fault: Fault) -> None:
    """Something is wrong with these files, a pattern, and then no more."""
    page = visit("icon.svg")
    page.context.route(re.compile(files), fault)
    page.goto(site + "#/quick/dice_poker")
    said = page.get_by_role("alert").filter(has_text="could not be downloaded")
    expect(said).to_be_visible(timeout=BOOT_MS)
    page.context.unroute(re.compile(files))
    page.get_by_role("button", name="Try again").click()
    can_be_played(page)


@every_fault
@pytest.mark.parametrize(
    ("damaged", "started"), [("snapshot", "library"), ("library", "snapshot")], ids=["snapshot", "library"]
)
def test_one_way_damaged_is_made_up_for_by_the_other(
    visit: Visit, site: str, damaged: str, started: str, fault: Fault
) -> None:
    page = visit("icon.svg")
    page.context.route(re.compile(f"/assets/{damaged}-"), fault)
    page.goto(site + "#/quick/dice_poker")
    can_be_played(page)
    assert way(page) == started
    expect(page.get_by_role("alert")).to_have_text("")


@every_fault
@pytest.mark.parametrize(
    "damaged", [r"pyodide\.asm\.wasm$", r"/assets/(library|snapshot)-"], ids=["wasm", "both ways"]
)
def test_what_nothing_makes_up_for_is_said_and_can_be_tried_again(
    visit: Visit, site: str, damaged: str, fault: Fault
) -> None:
    is_said_and_can_be_tried_again(visit, site, damaged, fault)


@pytest.mark.parametrize("lost", [r"pyodide\.mjs$", r"pyodide\.asm\.mjs$", r"/assets/worker-"])
def test_a_lost_script_is_said_and_can_be_tried_again(visit: Visit, site: str, lost: str) -> None:
    is_said_and_can_be_tried_again(visit, site, lost, unreachable)


def test_a_browser_that_restores_no_snapshot_starts_from_the_library(visit: Visit, site: str) -> None:
    """As if its WebAssembly began with more memory than the build's did."""
    page = visit("icon.svg")

    def other_memory(route: Route) -> None:
        page_text = (build.DIST / "index.html").read_text()
        route.fulfill(
            body=re.sub(r'"glue":"\w+"', '"glue":"0000000000000000"', page_text), content_type="text/html"
        )

    page.context.route(re.compile(r"/some-repo/$"), other_memory)
    page.goto(site + "#/quick/dice_poker")
    can_be_played(page)
    assert way(page) == "library"


@pytest.mark.parametrize(("megabytes_a_second", "expected"), [(0.8, "library"), (None, "snapshot")])
def test_a_first_visit_takes_the_way_that_its_link_is_faster_with(
    visit: Visit, site: str, megabytes_a_second: float | None, expected: str
) -> None:
    page = visit("icon.svg")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    if megabytes_a_second:
        link = {"offline": False, "latency": 40, "uploadThroughput": -1}
        link["downloadThroughput"] = megabytes_a_second * 1e6
        page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", link)
    page.goto(site + "#/quick/dice_poker")
    can_be_played(page)
    assert way(page) == expected
    other = "snapshot" if expected == "library" else "library"
    assert not [url for url in fetched if f"/assets/{other}-" in url], "only one of them is fetched"


def test_a_start_pressed_early_is_queued(visit: Visit, site: str) -> None:
    page = visit("icon.svg")
    held: list[Route] = []
    page.context.route(re.compile(r"\.wasm$"), lambda route: held.append(route))
    page.goto(site)
    page.get_by_role("link", name="Play a bot").click()
    expect(page.get_by_text("Your game begins as soon as it is ready.")).to_be_visible()
    held[0].continue_()
    can_be_played(page)


DIE = """
addEventListener("message", (event) => {
  if (event.data.type !== "TYPE" || event.data.ply !== PLY) return;
  event.stopImmediatePropagation();
  HOW
});
"""
THROWN = 'setTimeout(() => { throw new Error("unreachable"); });'
TRAPPED = 'postMessage({ type: "fatal", code: "engine", message: "unreachable" });'


@pytest.mark.parametrize("how", [THROWN, TRAPPED], ids=["worker", "engine"])
def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(visit: Visit, site: str, how: str) -> None:
    """The first worker dies of the second ply; the second gets the record and is asked again."""
    page = visit("icon.svg")
    scripts: list[Route] = []

    def mortal(route: Route) -> None:
        scripts.append(route)
        dies = DIE.replace("TYPE", "act").replace("PLY", "1").replace("HOW", how)
        text = body(route).decode()
        route.fulfill(body=dies + text if len(scripts) == 1 else text, content_type="text/javascript")

    page.context.route(re.compile("/assets/worker-"), mortal)
    page.goto(site + "#/quick/dice_poker")
    table = Table(page)
    table.button("roll").wait_for(timeout=BOOT_MS)
    table.button("roll").click()
    table.expect_rolls_left(2)
    table.button("roll again").click()
    table.expect_rolls_left(1)
    dice = table.dice()
    expect(page.get_by_text("Game restored")).to_be_visible(timeout=BOOT_MS)
    assert len(scripts) == 2
    assert table.dice() == dice
    page.reload()
    table.expect_rolls_left(1)
    assert table.dice() == dice
