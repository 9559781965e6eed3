"""What was played on this device: on one's own, with the coach, with friends; practice doesn't count."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from access import findings, overflow
from engine import as_file, fixed_game
from playwright.sync_api import Locator, Page, expect
from table import Table

Open = Callable[..., Table]
Visit = Callable[..., Page]

PUT = """games => new Promise((resolve, reject) => {
  const open = indexedDB.open("bones-and-banners");
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const change = open.result.transaction("games", "readwrite");
    for (const game of games) change.objectStore("games").put(game);
    change.oncomplete = () => { open.result.close(); resolve(); };
  };
})"""

PERSON = {"kind": "human", "name": ""}


def game(number: int, totals: list[int], *bots: str, people: int = 1, **more: Any) -> dict[str, Any]:
    """A finished game as the page stores it: people first, then bots."""
    players = [PERSON] * people + [{"kind": "bot", "bot": bot, "name": ""} for bot in bots]
    stored = {
        "id": f"{number:016x}",
        "game": "dice_poker",
        "record": {},
        "players": players,
        "totals": totals,
    }
    return {**stored, "round": 13, "rounds": 13, "over": True, "updated": number, "marks": {}, **more}


GAMES = [
    game(1, [240, 200], "club", assisted=False, review=[{"lost": 13.0, "decisions": 26}, None]),
    game(2, [210, 230], "master", assisted=False, review=[{"lost": 39.0, "decisions": 26}, None]),
    game(3, [200, 200], "master", assisted=False),
    game(4, [251, 180], "master", assisted=True),
    game(5, [300, 100], "beginner", assisted=True, practice=True),
    game(6, [150, 170], people=2),
    game(7, [199, 0], "club", over=False),
]


def figures(section: Locator) -> dict[str, str]:
    """Label → value, of the big figures."""
    pairs = section.locator(".sum > div")
    found: dict[str, str] = dict(
        pairs.evaluate_all(
            "all => all.map(p => [p.querySelector('dt').innerText, p.querySelector('dd').innerText])"
        )
    )
    return found


def test_nothing_played_yet(visit: Visit) -> None:
    page = visit("#/statistics")
    expect(page.get_by_text("No games yet.")).to_be_visible()
    page.get_by_role("link", name="Play a bot").click()
    page.wait_for_url("**/#/play/*", timeout=90_000)


def test_home_leads_there(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()


def test_own_assisted_and_friends_games_are_kept_apart(visit: Visit, site: str) -> None:
    page = visit()
    page.get_by_role("link", name="Statistics").wait_for()
    page.wait_for_timeout(300)
    page.evaluate(PUT, GAMES)
    page.goto(site + "#/statistics")
    alone = page.get_by_role("region", name="On your own")
    expect(alone).to_be_visible()
    assert figures(alone) == {
        "Games": "3",
        "Average": "216.7",
        "Highest": "240",
        "Loss a decision": "1.00",
    }
    rows = [row.inner_text().split() for row in alone.locator("tbody tr").all()]
    assert rows == [
        ["Bot:", "club", "1", "1", "0", "0"],
        ["Bot:", "master", "2", "0", "1", "1"],
        ["Total", "3", "1", "1", "1"],
    ]
    coached = page.get_by_role("region", name="With the coach")
    assert figures(coached)["Games"] == "1"
    assert figures(coached)["Highest"] == "251"
    friends = page.get_by_role("region", name="Games with friends")
    assert figures(friends)["Totals of persons"] == "2"
    assert figures(friends)["Average"] == "160.0"


def test_a_game_goes_where_the_coach_was_asked_or_not(open_game: Open, site: str) -> None:
    """The same game twice, finished by hand: once alone, once after a look at the advice."""
    record = fixed_game("club", ply=139)
    page = open_game(record).page
    home = page.url.split("#")[0]
    for assisted in (False, True):
        if assisted:
            page.goto(home + "#/settings")
            page.locator("input[type=file]").set_input_files(as_file(record))
            page.locator(".dice").wait_for()
        table = Table(page)
        table.button("roll again").wait_for()
        if assisted:
            page.keyboard.press("c")
            page.locator("button.coach-line").wait_for()
        table.row(2).click()
        page.keyboard.press("s")
        page.wait_for_timeout(450)
        page.keyboard.press("s")
        table.button("see result").wait_for()
        page.goto(site + "#/statistics")
        expect(page.get_by_role("region", name="On your own")).to_be_visible()
        expect(page.get_by_role("region", name="With the coach")).to_have_count(1 if assisted else 0)
    assert figures(page.get_by_role("region", name="On your own"))["Games"] == "1"
    assert figures(page.get_by_role("region", name="With the coach"))["Games"] == "1"


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1440, 900)])
def test_axe_finds_nothing_in_the_statistics(
    visit: Visit, site: str, theme: str, width: int, height: int
) -> None:
    page = visit(theme=theme, width=width, height=height)
    page.locator("a[href='#/statistics']").wait_for()
    page.wait_for_timeout(300)
    found = [f"empty: {line}" for line in findings(page)]
    page.evaluate(PUT, GAMES)
    for language, own_name in (("en", "English"), ("nb", "Norsk bokmål"), ("da", "Dansk")):
        page.goto(site + "#/settings")
        page.get_by_role("radio", name=own_name).check()
        page.goto(site + "#/statistics")
        page.locator(f"html[lang={language}] .statistics").first.wait_for()
        found += [f"{language}: {line}" for line in findings(page)]
        assert overflow(page) <= 0
        assert not re.search(r"\{|\?\?\?", page.locator("main").inner_text())
    assert found == []
