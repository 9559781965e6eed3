"""The coach at the table: fixed positions of one game, asked by key and by button, read in three languages.

Two positions have values that need no tables: with two rows open after the last roll an entry is worth its
points and the other row's published average (Threes 6.319444, Chance 23.333333); with Threes alone open, each
die that isn't held becomes a three with probability 1 - (5/6)^rolls.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from access import findings, overflow
from engine import STORED, fixed_game
from playwright.sync_api import Page, Route, expect
from table import Table

Open = Callable[..., Table]
Play = Callable[..., Table]

LAST_BUT_ONE = 131
"""Round 12, no roll left: 3 6 1 1 5, Threes and Chance open, 176 points; the other seat has a turn more."""
LAST = 139
"""Round 13, two rolls left: 4 6 4 6 6, only Threes open, 192 points."""

SAYS = {
    "en": {
        "coach": "Coach",
        "advice": "Score Threes: average total {}",
        "why": "{} now; later the row would bring {} on average.",
        "cost": "Chance now: {} points less",
        "yours": "Yours takes {} now; later that row would bring {} on average.",
        "to win": r"To win, better: Score Chance \(([\d.]+)% instead of ([\d.]+)%\)\.",
        "last": "Roll all five again: average total {}",
        "held": "Your hold: {} points less",
        "right": "Your choice is as good as any.",
        "choice": "The coach's choice",
        "points": "points",
    },
    "nb": {
        "coach": "Trener",
        "advice": "Før Treere: sum i snitt {}",
        "why": "{} nå; senere ville raden gitt {} i snitt.",
        "cost": "Sjanse nå: {} poeng mindre",
        "yours": "Ditt gir {} nå; senere ville raden gitt {} i snitt.",
        "to win": r"Bedre for å vinne: Før Sjanse \(([\d,]+)\s% i stedet for ([\d,]+)\s%\)\.",
        "last": "Kast alle fem igjen: sum i snitt {}",
        "held": "Det du holder: {} poeng mindre",
        "right": "Valget ditt er like godt som noe annet.",
        "choice": "Trenerens valg",
    },
    "da": {
        "coach": "Træner",
        "advice": "Skriv Treere: sum i snit {}",
        "why": "{} nu; senere ville rækken give {} i snit.",
        "cost": "Chance nu: {} point mindre",
        "yours": "Dit giver {} nu; senere ville rækken give {} i snit.",
        "to win": r"Bedre for at vinde: Skriv Chance \(([\d,]+)\s% i stedet for ([\d,]+)\s%\)\.",
        "last": "Kast alle fem igen: sum i snit {}",
        "held": "Det, du holder: {} point mindre",
        "right": "Dit valg er lige så godt som noget andet.",
        "choice": "Trænerens valg",
    },
}

AVERAGE = {"threes": 6.319444, "chance": 23.333333}
"""What one open row brings on average, published."""
BOTH = 30.954950
"""What these two bring together."""


def written(value: float, language: str) -> str:
    """A number of points with one decimal, as the language writes it."""
    return f"{value:.1f}" if language == "en" else f"{value:.1f}".replace(".", ",")


def stored(page: Page) -> dict[str, object]:
    """The one game that the page has stored."""
    (game,) = page.evaluate(STORED)
    return game


@pytest.mark.parametrize("language", ["en", "nb", "da"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1440, 700)])
def test_advice_values_and_reasons(open_game: Open, language: str, width: int, height: int) -> None:
    """A row to choose: the best one, its value, what the other costs, why, and what wins more often."""
    table = open_game(fixed_game("master", ply=LAST_BUT_ONE), language=language, width=width, height=height)
    page, says = table.page, SAYS[language]
    assert table.dice() == [3, 6, 1, 1, 5]
    best, other = 176 + 3 + AVERAGE["chance"], 176 + 16 + AVERAGE["threes"]
    page.keyboard.press("c")
    advice = says["advice"].format(written(best, language))
    line = page.locator(".tray").get_by_text(advice)
    expect(line).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text(advice)
    row = table.row(2)
    expect(row).to_have_accessible_description(says["choice"])
    expect(row.locator("svg")).to_be_visible()
    expect(table.row(12)).to_have_accessible_description("")
    if width < 900:
        line.click()
    expect(
        page.get_by_text(says["why"].format(3, written(BOTH - AVERAGE["chance"], language)))
    ).to_be_visible()
    to_win = page.get_by_text(re.compile(says["to win"]))
    expect(to_win).to_be_visible()
    better, worse = re.findall(r"[\d.,]+(?=\s?%)", to_win.inner_text())
    assert better > worse
    table.row(12).click()
    cost = page.get_by_text(says["cost"].format(written(best - other, language)))
    expect(cost.first).to_be_visible()
    expect(
        page.get_by_text(says["yours"].format(16, written(BOTH - AVERAGE["threes"], language)))
    ).to_be_visible()
    page.keyboard.press("h")
    expect(row).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(says["right"]).first).to_be_visible()
    expect(table.page.locator("[data-action=score]")).to_be_in_viewport(ratio=1)
    assert findings(page) == []
    assert overflow(page) <= 0


@pytest.mark.parametrize("language", ["en", "nb", "da"])
def test_a_hold_is_costed_as_it_is_marked(open_game: Open, language: str) -> None:
    """Dice to hold: nothing is best; two sixes cost what two dice that can't become threes would bring."""
    table = open_game(fixed_game("master", ply=LAST), language=language)
    page, says = table.page, SAYS[language]
    assert table.dice() == [4, 6, 4, 6, 6]
    chance = 1 - (5 / 6) ** 2
    table.page.get_by_role("button", name=says["coach"], exact=True).click()
    line = page.locator("button.coach-line")
    expect(line).to_contain_text(says["last"].format(written(192 + 15 * chance, language)))
    table.die(1).click()
    table.die(3).click()
    # Held for one roll, they can still be rolled in the last one.
    lost = 2 * 3 * (chance - 1 / 6)
    expect(line).to_contain_text(says["held"].format(written(lost, language)))
    page.keyboard.press("h")
    assert table.held() == []
    table.row(2).click()
    expect(line).to_contain_text(written(15 * chance, language))


def test_the_last_two_turns_by_keyboard_with_the_coach(open_game: Open) -> None:
    """C, H, R and S alone; the game is then one with the coach, whatever else happens to it."""
    table = open_game(fixed_game("club", ply=127), width=1440, height=900)
    page = table.page
    assert "assisted" not in stored(page) or stored(page)["assisted"] is False
    for _ in range(2):
        for _ in range(3):
            page.keyboard.press("c")
            take = page.get_by_role("button", name="Take it")
            expect(take).to_be_visible()
            scores = page.locator(".options-list li").first.inner_text().strip().startswith("Score")
            page.keyboard.press("h")
            expect(page.locator(".coach-panel .cost")).to_have_text(SAYS["en"]["right"]) if scores else None
            if scores:
                break
            left = table.rolls_left()
            page.keyboard.press("r")
            table.expect_rolls_left(left - 1)
        page.keyboard.press("s")
        zero = page.get_by_role("button", name=re.compile("^Zero in"))
        if zero.is_visible():
            page.keyboard.press("s")
        button = page.get_by_role("button", name=re.compile("^(Roll|See the result)$"))
        expect(button).to_be_visible()
        if button.inner_text() == "Roll":
            page.keyboard.press("r")
            table.expect_rolls_left(2)
    assert stored(page)["over"] is True
    assert stored(page)["assisted"] is True
    page.get_by_role("button", name="See the result").click()
    expect(page.get_by_text("Played with the coach's advice.")).to_be_visible()


def test_a_game_is_assisted_once_advice_was_shown_and_not_before(open_game: Open) -> None:
    table = open_game(fixed_game("club", ply=LAST))
    page = table.page
    table.die(0).click()
    expect(table.die(0)).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(200)
    assert stored(page)["assisted"] is False
    page.keyboard.press("c")
    expect(page.locator("button.coach-line")).to_be_visible()
    page.wait_for_timeout(200)
    assert stored(page)["assisted"] is True
    page.keyboard.press("c")
    expect(page.locator("button.coach-line")).to_have_count(0)
    page.reload()
    table.button("roll again").wait_for(timeout=90_000)
    expect(page.locator("button.coach-line")).to_have_count(0)
    assert stored(page)["assisted"] is True


def test_always_speaks_by_itself_at_each_decision_and_off_never(open_game: Open) -> None:
    table = open_game(fixed_game("club", ply=LAST), coach="always")
    page = table.page
    expect(page.locator("button.coach-line")).to_contain_text("Roll all five again: average total")
    table.button("roll again").click()
    table.expect_rolls_left(1)
    expect(page.locator("button.coach-line")).to_be_visible()
    quiet = open_game(fixed_game("club", ply=LAST), coach="off").page
    expect(quiet.get_by_role("button", name="Coach")).to_have_count(0)
    quiet.keyboard.press("c")
    quiet.keyboard.press("h")
    quiet.wait_for_timeout(400)
    expect(quiet.locator(".coach-line")).to_have_count(0)
    assert stored(quiet)["assisted"] is False


def test_waiting_is_shown_and_blocks_nothing(open_game: Open) -> None:
    """The tables are slow: dots, a roll goes through meanwhile, the advice for the old dice is dropped."""
    held: list[Route] = []
    table = open_game(
        fixed_game("club", ply=LAST),
        winGraph=False,
        before=lambda page: page.context.route(re.compile(r"\.tables$"), lambda route: held.append(route)),
    )
    page = table.page
    page.keyboard.press("c")
    expect(page.get_by_role("img", name="The coach is thinking")).to_be_visible()
    table.button("roll again").click()
    table.expect_rolls_left(1)
    dice = table.dice()
    for route in held:
        route.continue_()
    page.wait_for_timeout(600)
    expect(page.locator(".coach-line")).to_have_count(0)
    assert stored(page)["assisted"] is False
    assert table.dice() == dice
    page.keyboard.press("c")
    expect(page.locator("button.coach-line")).to_be_visible()


def test_lost_tables_are_said_and_a_bot_waits_for_another_try(open_game: Open) -> None:
    tables = re.compile(r"\.tables$")
    table = open_game(
        fixed_game("perfect", ply=LAST),
        before=lambda page: page.context.route(tables, lambda route: route.abort()),
    )
    page = table.page
    page.keyboard.press("c")
    expect(page.get_by_text("The coach's advice isn't available just now.")).to_be_visible()
    table.row(2).click()
    page.keyboard.press("s")
    page.wait_for_timeout(450)  # The second press of one kind is taken as meant.
    page.keyboard.press("s")
    alert = page.get_by_role("alert").filter(has_text="could not be fetched")
    expect(alert).to_be_visible()
    page.context.unroute(tables)
    alert.get_by_role("button", name="Try again").click()
    expect(table.button("see result")).to_be_visible()
    expect(alert).to_have_count(0)


def test_the_chance_to_win_is_shown_during_play_unless_switched_off(open_game: Open) -> None:
    table = open_game(fixed_game("perfect", ply=LAST))
    players = table.page.locator(".player")
    expect(players.first).to_have_accessible_name(re.compile(r"^You, 192 points, Chance to win: \d+%$"))
    names = players.evaluate_all("all => all.map(button => button.ariaLabel)")
    shares = [int(re.findall(r"(\d+)%", name)[0]) for name in names]
    assert sum(shares) in (99, 100, 101)
    wide = open_game(fixed_game("perfect", ply=LAST), width=1440, height=900).page
    graph = wide.get_by_role(
        "img", name=re.compile(r"Chance to win\. You: \d+% at the start, \d+% at the end")
    )
    expect(graph.locator("polyline")).to_have_count(2)
    expect(graph.locator("polyline").first).to_have_attribute("points", re.compile(r"^(\S+ ){24}\S+$"))
    off = open_game(fixed_game("perfect", ply=LAST), winGraph=False)
    off.page.wait_for_timeout(300)
    expect(off.page.locator(".player").first).to_have_accessible_name("You, 192 points")
