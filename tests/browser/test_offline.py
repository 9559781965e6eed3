"""The site without its server: what a first visit keeps, what a second build does to it, and whose it is."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
from conftest import FLAGS
from playwright.sync_api import BrowserContext, BrowserType, Page, expect
from table import Table, settings_script

import build

BOOT_MS = 90_000
BASE = "/some-repo/"
OTHER_PAGE = "<!doctype html><title>Another page</title><h1>Another page</h1>"


class Host:
    """A server with the site under /some-repo/ and another page at /; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        (folder / "index.html").write_text(OTHER_PAGE)
        shutil.copytree(build.DIST, self.site)
        self.port = 0
        self.start()

    @property
    def site(self) -> Path:
        return self.folder / "some-repo"

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{BASE}"

    def start(self) -> None:
        host = self

        class Handler(SimpleHTTPRequestHandler):
            """As python3 -m http.server, and it remembers what was asked for."""

            def log_message(self, *_: Any) -> None:
                host.asked.append(self.path)

        handler = partial(Handler, directory=str(self.folder))
        self.server = build.Server(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, args=[0.05], daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def deploy_next(self) -> str:
        """Put another build over this one: other words, so other names, the old files deleted."""
        config = read_config(self.site)
        words = next((self.site / "assets").glob("en-*.ftl"))
        changed = words.read_text().replace("Play a bot\n", "Play a bot now\n")
        new_words = words.with_name("en-NEXTBLD2.ftl")
        new_words.write_text(changed)
        main = next((self.site / "assets").glob("main-*.js"))
        new_main = main.with_name("main-NEXTBLD2.js")
        new_main.write_text(main.read_text().replace(words.name, new_words.name))
        page = self.site / "index.html"
        text = page.read_text().replace(main.name, new_main.name).replace(config["version"], "next-build-2")
        page.write_text(text)
        for old in (words, main):
            old.unlink()
        build.write_service_worker(self.site, "next-build-2")
        return "next-build-2"


def read_config(site: Path) -> dict[str, Any]:
    found = re.search(r'id="config">(.*?)</script>', (site / "index.html").read_text())
    assert found
    config: dict[str, Any] = json.loads(found[1])
    return config


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    (tmp_path / "www").mkdir()
    host = Host(tmp_path / "www")
    yield host
    host.stop()


Profile = Callable[[], BrowserContext]


@pytest.fixture
def profile(
    tmp_path: Path, browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> Iterator[Profile]:
    """Start the browser with the same profile again and again."""
    opened: list[BrowserContext] = []

    def start() -> BrowserContext:
        for context in opened:
            context.close()
        opened.clear()
        path = browser_type_launch_args["executable_path"]
        context = browser_type.launch_persistent_context(
            tmp_path / "profile", executable_path=path, args=FLAGS, viewport={"width": 360, "height": 640}
        )
        settings = {"motion": "off", "pace": "instant", "sound": False, "language": "en"}
        context.add_init_script(settings_script(settings))
        opened.append(context)
        return context

    yield start
    for context in opened:
        context.close()


def wait_until_kept(page: Page) -> None:
    expect(page.locator("[data-offline=ready]")).to_be_visible(timeout=BOOT_MS)


def play_both(page: Page, address: str) -> None:
    """A roll of Dice Poker, and Palace Poker until a person may act."""
    page.goto(address + "#/quick/dice_poker")
    table = Table(page)
    table.button("roll").wait_for(timeout=BOOT_MS)
    table.button("roll").click()
    table.expect_rolls_left(2)
    page.goto(address + "#/quick/palace_poker")
    expect(page.locator(".action-bar button:not([disabled])").first).to_be_visible(timeout=BOOT_MS)


def version(page: Page) -> str:
    config: dict[str, Any] = json.loads(page.locator("#config").text_content() or "{}")
    return str(config["version"])


def test_once_visited_both_games_need_no_server(host: Host, profile: Profile) -> None:
    """Five reloads, a new tab, the browser started again, the HTTP cache wiped: all with the server gone."""
    context = profile()
    page = context.pages[0]
    page.goto(host.address)
    wait_until_kept(page)
    host.stop()
    try:
        for _ in range(5):
            page.reload()
            expect(page.get_by_role("link", name="Play a bot")).to_be_visible()
        play_both(page, host.address)
        play_both(context.new_page(), host.address)
        context = profile()
        page = context.pages[0]
        context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.goto(host.address)
        wait_until_kept(page)
        play_both(page, host.address)
    finally:
        host.start()


def test_a_running_game_is_found_again_without_a_server(host: Host, profile: Profile) -> None:
    page = profile().pages[0]
    page.goto(host.address)
    wait_until_kept(page)
    page.get_by_role("link", name="Play a bot").click()
    table = Table(page)
    table.button("roll").click()
    table.expect_rolls_left(2)
    dice, address = table.dice(), page.url
    host.stop()
    try:
        page = profile().pages[0]
        page.goto(address)
        table = Table(page)
        table.expect_rolls_left(2)
        assert table.dice() == dice
    finally:
        host.start()


def test_the_page_at_the_root_is_left_alone(host: Host, profile: Profile) -> None:
    page = profile().pages[0]
    page.goto(host.address)
    wait_until_kept(page)
    outside = [path for path in host.asked if not path.startswith(BASE) and path != "/favicon.ico"]
    assert outside == []
    page.goto(host.origin)
    expect(page.get_by_role("heading", name="Another page")).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.controller") is None
    keys = page.evaluate("caches.keys()")
    assert [key for key in keys if BASE not in key] == []


def test_every_file_is_kept_with_the_hash_that_it_has(host: Host, profile: Profile) -> None:
    """A first visit keeps the way that it has started from, the next the other way as well."""
    page = profile().pages[0]
    every = set(build.offline_files(host.site))
    assert {"index.html", "manifest.webmanifest"} <= every
    config = read_config(host.site)
    page.goto(host.address)
    wait_until_kept(page)
    started = page.locator("html").get_attribute("data-engine")
    assert every - kept(host, page) == {config["library" if started == "snapshot" else "snapshot"]}
    page.reload()
    wait_until_kept(page)
    assert kept(host, page) == every


def kept(host: Host, page: Page) -> set[str]:
    urls = page.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys()).map((key) => key.url)"
    )
    return {url.removeprefix(host.address) for url in urls}


def test_a_new_build_is_taken_whole_and_only_when_asked_for(host: Host, profile: Profile) -> None:
    """Build 2 over build 1, old files deleted: two reloads amid a game, one offline; then it is used."""
    page = profile().pages[0]
    page.goto(host.address)
    wait_until_kept(page)
    first = version(page)
    page.get_by_role("link", name="Play a bot").click()
    table = Table(page)
    table.button("roll").click()
    table.expect_rolls_left(2)
    dice = table.dice()
    second = host.deploy_next()
    page.reload()
    table.expect_rolls_left(2)
    assert (version(page), table.dice()) == (first, dice)
    page.wait_for_function("navigator.serviceWorker.getRegistration().then(found => found.waiting)")
    expect(page.get_by_role("button", name="Use it now")).to_have_count(0)
    host.stop()
    page.reload()
    table.expect_rolls_left(2)
    assert (version(page), table.dice()) == (first, dice)
    page.goto(host.address + "#/settings")
    page.get_by_role("radio", name="Dansk").check()  # fetched only now
    expect(page.get_by_role("heading", name="Indstillinger")).to_be_visible()
    page.get_by_role("radio", name="English").check()
    host.start()
    page.goto(host.address + "#/")
    expect(page.get_by_role("link", name="Play a bot", exact=True)).to_be_visible()
    page.get_by_role("button", name="Use it now").click()
    expect(page.get_by_role("link", name="Play a bot now")).to_be_visible(timeout=BOOT_MS)
    assert version(page) == second
    page.get_by_role("link", name="You and Lion").click()
    table.expect_rolls_left(2)
    assert table.dice() == dice
    host.stop()
    try:
        page.goto(host.address)
        page.reload()
        expect(page.get_by_role("link", name="Play a bot now")).to_be_visible()
        play_both(page, host.address)
        assert version(page) == second
    finally:
        host.start()


def test_another_tab_plays_on_with_the_build_that_it_has(host: Host, profile: Profile) -> None:
    context = profile()
    page = context.pages[0]
    page.goto(host.address)
    wait_until_kept(page)
    other = context.new_page()
    other.goto(host.address + "#/settings")
    first = version(other)
    host.deploy_next()
    page.reload()
    page.get_by_role("button", name="Use it now").click(timeout=BOOT_MS)
    expect(page.get_by_role("link", name="Play a bot now")).to_be_visible(timeout=BOOT_MS)
    other.get_by_role("radio", name="Dansk").check()  # its words are no longer on the server
    expect(other.get_by_role("heading", name="Indstillinger")).to_be_visible()
    assert version(other) == first


@pytest.mark.parametrize("cut", [r"\.wasm$", r"\.tables$", r"\.woff2$", r"index\.html$|/some-repo/$"])
def test_a_first_visit_that_was_cut_off_is_made_up_for_by_the_next(
    host: Host, profile: Profile, cut: str
) -> None:
    """The connection is gone while the service worker fetches that file."""
    hidden = next(path for path in host.site.rglob("*") if re.search(cut, f"/{path.relative_to(host.site)}"))
    context = profile()
    page = context.pages[0]
    page.goto(host.address + "icon.svg")
    aside = hidden.rename(host.folder / "aside")
    page.evaluate("() => navigator.serviceWorker.register('service-worker.js').catch(() => {})")
    page.wait_for_function(
        "navigator.serviceWorker.getRegistration().then(it => !it || (!it.installing && !it.active))",
        timeout=BOOT_MS,
    )
    aside.rename(hidden)
    page.goto(host.address)
    wait_until_kept(page)
    host.stop()
    try:
        play_both(page, host.address)
    finally:
        host.start()


def test_a_damaged_copy_is_fetched_again(host: Host, profile: Profile) -> None:
    """One byte of each way to start is changed: said, and mended by Try again."""
    page = profile().pages[0]
    page.goto(host.address)
    wait_until_kept(page)
    page.reload()
    wait_until_kept(page)
    damage(page)
    page.goto(host.address + "#/quick/dice_poker")
    page.reload()
    said = page.get_by_role("alert").filter(has_text="could not be downloaded")
    expect(said).to_be_visible(timeout=BOOT_MS)
    page.get_by_role("button", name="Try again").click()
    Table(page).button("roll").wait_for(timeout=BOOT_MS)
    plays_without(host, page)


def test_the_only_copy_of_a_way_damaged_is_made_up_for_by_the_other(host: Host, profile: Profile) -> None:
    """After a first visit the other way is fetched when it is needed, and kept."""
    page = profile().pages[0]
    page.goto(host.address)
    wait_until_kept(page)
    first = page.locator("html").get_attribute("data-engine")
    damage(page)
    page.goto(host.address + "#/quick/dice_poker")
    page.reload()
    Table(page).button("roll").wait_for(timeout=BOOT_MS)
    assert page.locator("html").get_attribute("data-engine") not in (first, "", None)
    plays_without(host, page)


def damage(page: Page) -> None:
    """Change one byte of each kept file that the engine starts from."""
    page.evaluate(
        """async () => {
          const cache = await caches.open((await caches.keys())[0]);
          for (const request of await cache.keys()) {
            if (!request.url.endsWith(".bin")) continue;
            const bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
            bytes[bytes.length >> 1] ^= 1;
            await cache.put(request, new Response(bytes));
          }
        }"""
    )


def plays_without(host: Host, page: Page) -> None:
    host.stop()
    try:
        play_both(page, host.address)
    finally:
        host.start()


def test_a_device_without_room_is_not_filled(host: Host, profile: Profile) -> None:
    context = profile()
    context.add_init_script("navigator.storage.estimate = async () => ({ quota: 2e7, usage: 1e7 })")
    page = context.pages[0]
    page.goto(host.address)
    expect(page.locator("[data-offline=full]")).to_be_visible(timeout=BOOT_MS)
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
    play_both(page, host.address)


def test_it_can_be_installed(host: Host, profile: Profile) -> None:
    """By the browser's own judgement of manifest, icons and service worker."""
    context = profile()
    page = context.pages[0]
    page.goto(host.address)
    wait_until_kept(page)
    session = context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    facts = json.loads(manifest["data"])
    for entry in (*facts["icons"], *facts["screenshots"]):
        assert (host.site / entry["src"]).is_file()
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []
