"""The review of one fixed game, counted a second time by tests/dice_oracle.py from its record alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from access import findings, overflow
from engine import STORED, fixed_game
from playwright.sync_api import Page, expect
from table import Table

from tests.dice_oracle import dearest

Open = Callable[..., Table]
NAMES = {"en": ["You", "Lion"], "nb": ["Du", "Løve"], "da": ["Du", "Løve"]}
TOTALS = [201, 191]
BOT = "club"


def number(text: str) -> float:
    """A number as any of the languages writes it, with the page's own minus sign."""
    return float(re.sub(r"[^\d.\-]", "", text.replace("−", "-").replace(",", ".")))


def result(open_game: Open, **options: object) -> Page:
    """The fixed game's result page with its review worked out."""
    table = open_game(fixed_game(BOT), **options)
    table.button("see result").click()
    table.page.locator("a[href^='#/review/']").wait_for()
    return table.page


def reviewed(open_game: Open, **options: object) -> Page:
    page = result(open_game, **options)
    page.locator("a[href^='#/review/']").click()
    page.locator(".seat-review").first.wait_for()
    return page


def sums(page: Page) -> list[list[float]]:
    """Expected, luck, decisions and total, by seat."""
    rows = page.locator(".sum:has(> :nth-child(4))").all()
    return [[number(text) for text in row.locator("dd").all_inner_texts()] for row in rows]


@pytest.mark.parametrize("language", ["en", "nb", "da"])
def test_luck_and_decisions_add_up_to_every_total(open_game: Open, language: str) -> None:
    page = result(open_game, language=language)
    found = sums(page)
    assert [total for *_, total in found] == TOTALS
    for seat, (expected, luck, lost, total) in enumerate(found):
        assert round(expected + luck + lost, 1) == total, "as it is written"
        assert expected == 229.6
        cost = sum(points for _, points in dearest(fixed_game(BOT), seat))
        assert abs(-lost - cost) < 0.06
    expect(page.get_by_role("heading", name=NAMES[language][1])).to_be_visible()
    assert findings(page) == []
    assert overflow(page) <= 0


@pytest.mark.parametrize("language", ["en", "nb", "da"])
def test_the_dearest_decisions_are_the_right_ones(open_game: Open, language: str) -> None:
    page = reviewed(open_game, language=language)
    for seat in range(2):
        right = dearest(fixed_game(BOT), seat)[:3]
        section = page.get_by_role("region", name=NAMES[language][seat], exact=True)
        items = section.locator("ol.decisions").first.locator(".decision")
        expect(items).to_have_count(3)
        assert [int(item.get_attribute("data-ply") or "") for item in items.all()] == [
            ply for ply, _ in right
        ]
        shown = [number(re.split("p", item.locator("strong").inner_text())[0]) for item in items.all()]
        assert shown == [-round(lost, 1) for _, lost in right]
        for item in items.all():
            expect(item.locator(".flat-die")).to_have_count(5)
            expect(item.get_by_text(re.compile("(Better|Bedre): "))).to_be_visible()
            expect(item.get_by_text(re.compile(r"\d\s?%"))).not_to_have_count(0)
    assert findings(page) == []
    assert overflow(page) <= 0


def test_every_decision_is_listed_with_what_it_cost(open_game: Open) -> None:
    page = reviewed(open_game)
    for seat in range(2):
        section = page.get_by_role("region", name=NAMES["en"][seat], exact=True)
        section.get_by_text(re.compile(r"^All \d+ decisions$")).click()
        items = section.locator("details .decision")
        right = sorted(dearest(fixed_game(BOT), seat))
        shown = items.evaluate_all(
            "all => all.map(item => [Number(item.dataset.ply), item.querySelector('strong').innerText])"
        )
        assert [ply for ply, _ in shown] == [ply for ply, _ in right]
        for (_, text), (_, lost) in zip(shown, right, strict=True):
            cost = 0.0 if text == "the best" else -number(text.split("p")[0])
            assert abs(cost - lost) < 0.0501
            assert (text == "the best") == (lost < 0.005)


def test_a_past_decision_can_be_looked_at_and_tried_again(open_game: Open, site: str) -> None:
    page = reviewed(open_game)
    ply = dearest(fixed_game(BOT), 0)[0][0]
    item = page.locator(f".decision[data-ply='{ply}']").first
    item.get_by_role("button", name=re.compile("^Look")).click()
    table = item.get_by_role("table")
    expect(table).to_be_visible()
    values = [number(cell) for cell in table.locator("td:nth-child(2)").all_inner_texts()]
    assert values == sorted(values, reverse=True)
    expect(table.get_by_role("row").filter(has_text="played")).to_have_count(1)
    played = number(table.locator("tr.marked td").first.inner_text())
    assert abs(values[0] - played - dearest(fixed_game(BOT), 0)[0][1]) < 0.11
    dice = item.locator(".dice-row").get_attribute("aria-label")
    assert findings(page) == []
    item.get_by_role("button", name=re.compile("^Try it again")).click()
    again = Table(page)
    page.wait_for_url("**/#/play/*")
    page.locator("[data-row]").first.wait_for()
    assert " ".join(map(str, again.dice())) == dice
    games = {game["practice"]: game for game in page.evaluate(STORED)}
    assert games[True]["assisted"] is True
    assert games[True]["record"]["ply"] == ply
    assert games[False]["over"] is True
    page.goto(site + "#/")
    expect(page.get_by_role("link", name=re.compile("You and Lion.*Practice"))).to_be_visible()
    page.goto(site + "#/statistics")
    expect(page.get_by_role("heading", name="On your own")).to_be_visible()
    expect(page.get_by_role("heading", name="With the coach")).to_have_count(0)


def test_the_graph_is_drawn_told_and_tabulated(open_game: Open) -> None:
    page = reviewed(open_game)
    graph = page.get_by_role("img", name=re.compile(r"You: \d+% at the start, 100% at the end"))
    expect(graph.locator("polyline")).to_have_count(2)
    page.get_by_text("The numbers behind it").click()
    rows = page.get_by_role("table").first.locator("tbody tr")
    expect(rows).to_have_count(27)
    texts = [[number(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert all(abs(sum(chances) - 100) < 0.11 for chances in texts)
    assert abs(texts[0][0] - 50) < 0.2, "before the first roll both are as likely to win"
    assert texts[-1] == [100, 0]
    points = graph.locator("polyline").first.get_attribute("points") or ""
    assert len(points.split()) == 27
    expect(rows.last).to_contain_text("End")


def test_the_review_is_kept_in_short_with_the_game(open_game: Open) -> None:
    page = result(open_game)
    page.wait_for_timeout(200)
    (game,) = page.evaluate(STORED)
    for seat, summary in enumerate(game["review"]):
        cost = [lost for _, lost in dearest(fixed_game(BOT), seat)]
        assert abs(summary["lost"] - sum(cost)) < 0.01
        assert summary["decisions"] == len(cost)
        assert summary["best"] == sum(lost < 0.005 for lost in cost)
        assert "list" not in summary
    page.reload()
    page.locator("a[href^='#/review/']").wait_for(timeout=90_000)


def test_a_game_that_is_not_over_has_no_review(open_game: Open, site: str) -> None:
    page = open_game(fixed_game(BOT, ply=139)).page
    page.goto(page.url.replace("/play/", "/review/"))
    expect(page.get_by_text("This game is not over yet.")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1440, 900)])
def test_axe_finds_nothing_in_the_review(open_game: Open, theme: str, width: int, height: int) -> None:
    """Everything unfolded, in the three languages."""
    page = reviewed(open_game, theme=theme, width=width, height=height)
    address, found = page.url, []
    for language, own_name in (("en", "English"), ("nb", "Norsk bokmål"), ("da", "Dansk")):
        page.goto(address.split("#")[0] + "#/settings")
        page.get_by_role("radio", name=own_name).check()
        page.goto(address)
        page.locator(f"html[lang={language}] .seat-review").first.wait_for()
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
        page.locator("button[aria-expanded]").first.click()
        page.locator("tr.marked").wait_for()
        found += [f"{language}: {line}" for line in findings(page)]
        assert overflow(page) <= 0
    assert found == []
