"""The page as a whole: where it asks for things, what it does without them, who can read it."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from access import findings
from engine import as_file, bots_record
from playwright.sync_api import Page, expect
from table import Table

Visit = Callable[..., Page]
Play = Callable[..., Table]
BOOT_MS = 90_000


def test_no_request_leaves_the_path(visit: Visit, site: str) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("about:blank")
    page.goto(site)
    page.get_by_role("link", name="Play a bot").click()
    table = Table(page)
    table.button("roll").wait_for(timeout=BOOT_MS)
    table.button("roll").click()
    table.expect_rolls_left(2)
    for address in ("#/rules/dice_poker", "#/settings", "#/new/dice_poker"):
        page.goto(site + address)
    assert any(url.endswith(".wasm") for url in asked), "the worker's requests are seen too"
    outside = [url for url in asked if not url.startswith((site, "data:", "blob:" + site))]
    assert outside == []
    assert urlsplit(site).path == "/some-repo/"


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1440, 900)])
def test_axe_finds_nothing_on_any_screen(
    play_bot: Play, site: str, theme: str, width: int, height: int
) -> None:
    """Each screen in each language; the table before and after a roll, with a row chosen, with dialogs."""
    table = play_bot(width=width, height=height, theme=theme)
    page = table.page
    game = page.url
    found: list[str] = []

    def look(screen: str) -> None:
        page.wait_for_timeout(60)
        found.extend(f"{screen}: {line}" for line in findings(page))

    for language, own_name in (("en", "English"), ("nb", "Norsk bokmål"), ("da", "Dansk")):
        page.goto(site + "#/settings")
        page.get_by_role("radio", name=own_name).check()
        for screen in ("#/", "#/new/dice_poker", "#/rules/dice_poker", "#/settings"):
            page.goto(site + screen)
            page.locator(f"html[lang={language}] .page").wait_for()
            look(f"{language} {screen}")
    page.goto(game)
    table = Table(page, "da")
    table.button("roll").wait_for(timeout=BOOT_MS)
    look("before the roll")
    table.button("roll").click()
    page.locator("[data-row]").first.wait_for()
    look("after the roll")
    table.die(0).click()
    table.row(12).click()
    look("row chosen")
    for key, name in (("?", "help"), ("l", "log")):
        page.keyboard.press(key)
        page.locator(f"#dialog-{name}").wait_for()
        look(name)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    look("menu")
    page.keyboard.press("Escape")
    finished = bots_record("5e" * 32)
    page.goto(site + "#/settings")
    page.get_by_label("Åbn et spil fra en fil").set_input_files(as_file(finished))
    page.get_by_role("button", name="Se resultatet").click()
    page.locator("[data-fair=seed]").wait_for()
    look("result")
    assert found == []


@pytest.mark.parametrize(("width", "height"), [(320, 568), (320, 256), (360, 640), (640, 360), (768, 1024)])
def test_nothing_overflows_and_all_can_be_reached(play_bot: Play, site: str, width: int, height: int) -> None:
    table = play_bot(width=width, height=height, language="nb")
    page = table.page
    table.button("roll").click()
    page.locator("[data-row]").first.wait_for()

    def overflow() -> int:
        return page.evaluate("document.documentElement.scrollWidth - innerWidth")

    assert overflow() <= 0
    table.row(12).click()
    page.get_by_role("button", name=re.compile("^Før Sjanse")).click()
    table.button("roll").wait_for()
    smallest = page.evaluate(
        "Math.min(...[...document.querySelectorAll('button, a.action, a.icon-button')]"
        ".filter(e => e.offsetParent).map(e => Math.min(e.offsetWidth, e.offsetHeight)))"
    )
    assert smallest >= (40 if width >= 360 and height >= 560 else 24)
    for address in ("#/", "#/new/dice_poker", "#/rules/dice_poker", "#/settings"):
        page.goto(site + address)
        page.wait_for_timeout(80)
        assert overflow() <= 0, address


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Play a bot"), ("nb", "Spill mot en bot"), ("da", "Spil mod en bot")]
)
@pytest.mark.parametrize(("theme", "colour"), [("light", "rgb(245, 241, 232)"), ("dark", "rgb(13, 22, 19)")])
def test_the_shell_is_painted_before_any_script_has_loaded(
    visit: Visit, site: str, language: str, words: str, theme: str, colour: str
) -> None:
    page = visit("icon.svg", language=language, theme=theme)
    page.route(re.compile(r"/assets/.*\.js$"), lambda route: None)  # never answered
    page.goto(site, wait_until="commit")
    expect(page.get_by_role("link", name=words)).to_be_visible()
    expect(page.locator("body")).to_have_css("background-color", colour)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.locator(".shell").count() == 1


def test_language_is_switched_and_remembered(visit: Visit, site: str) -> None:
    page = visit("#/settings")
    page.get_by_role("radio", name="Dansk").check()
    expect(page.get_by_role("heading", name="Indstillinger")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "da"
    page.goto("about:blank")
    page.goto(site)
    expect(page.get_by_role("link", name="Spil mod en bot")).to_be_visible()
    page.goto(site + "#/settings")
    page.get_by_role("radio", name="Mørkt").check()
    page.reload()
    expect(page.locator("body")).to_have_css("background-color", "rgb(13, 22, 19)")


def test_focus_is_never_lost(play_bot: Play) -> None:
    """Through a roll, a choice and a score by mouse and by key, something of the page has the focus."""
    table = play_bot(width=1440, height=900)
    page = table.page

    def focused() -> str:
        return page.evaluate(
            "(e => e === document.body ? '' : e.innerText || e.ariaLabel)(document.activeElement)"
        )

    table.button("roll").click()
    table.expect_rolls_left(2)
    assert focused()
    table.row(12).focus()
    page.keyboard.press("Enter")
    assert focused()
    page.keyboard.press("s")
    expect(table.button("roll")).to_be_visible()
    assert focused()
    page.keyboard.press("r")
    table.expect_rolls_left(2)
    assert focused()


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=document.title=1>"[:20], "__proto__", "constructor", "שרה", "😀🎲"]
)
def test_a_strange_name_is_shown_as_text(visit: Visit, name: str) -> None:
    page = visit("#/new/dice_poker")
    page.get_by_role("textbox", name="Name").first.fill(name)
    page.get_by_role("button", name="Start").click()
    table = Table(page)
    table.button("roll").wait_for(timeout=BOOT_MS)
    expect(page.locator(".player bdi").first).to_have_text(name)
    assert page.locator("#app img").count() == 0
    table.button("roll").click()
    table.expect_rolls_left(2)
    page.reload()
    table.button("roll again").wait_for(timeout=BOOT_MS)
    expect(page.locator(".player bdi").first).to_have_text(name)


def test_names_that_cannot_be_shown_are_refused_and_nothing_is_lost(visit: Visit) -> None:
    page = visit("#/new/dice_poker")
    names = page.get_by_role("textbox", name="Name")
    names.nth(1).fill("Kari")
    for name, problem in [
        ("<img src=x onerror=alert(1)>", "too long"),
        ("x" * 10_000, "too long"),
        ("\u202eevil", "can't be shown safely"),
        ("a\u0007b", "can't be shown safely"),
    ]:
        names.first.fill(name)
        page.get_by_role("button", name="Start").click()
        expect(page.get_by_role("alert").filter(has_text=problem)).to_be_visible(timeout=BOOT_MS)
        expect(page.get_by_role("alert").filter(has_text="seat 1")).to_be_visible()
        assert names.first.get_attribute("aria-invalid") == "true"
        assert names.nth(1).input_value() == "Kari"
    names.first.fill("Ola")
    page.get_by_role("button", name="Start").click()
    Table(page).button("roll").wait_for()


def test_a_broken_file_is_refused_with_a_message(visit: Visit) -> None:
    page = visit("#/settings")
    chooser = page.get_by_label("Open a game from a file")
    for content in (b"{cut", b"[]", b'{"format": 1}', b"null"):
        chooser.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": content})
        expect(page.get_by_role("alert").filter(has_text="not a whole saved game")).to_be_visible(
            timeout=BOOT_MS
        )
        page.get_by_role("button", name="Close").click()
    assert page.url.endswith("#/settings")


def test_a_game_is_played_in_one_tab_at_a_time(play_bot: Play, visit: Visit, site: str) -> None:
    table = play_bot()
    second = visit(f"#{table.page.url.split('#')[1]}", context=table.page.context)
    here = second.get_by_role("button", name="Play it here")
    here.wait_for(timeout=BOOT_MS)
    here.click()
    Table(second).button("roll").wait_for()
    expect(table.page.get_by_text("This game is open in another tab.")).to_be_visible()


def test_a_game_can_be_continued_from_home(play_bot: Play, site: str) -> None:
    table = play_bot()
    page = table.page
    table.button("roll").click()
    table.expect_rolls_left(2)
    dice = table.dice()
    page.goto(site + "#/")
    page.get_by_role("link", name="You and Lion").click()
    table.expect_rolls_left(2)
    assert table.dice() == dice
