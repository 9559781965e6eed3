"""Palace Poker's coach and reviews in the page: a first turn with counted chances, and a whole match.

In the first turn of a hand nobody has told anything by its play, so every palace is as likely. Seat 0 has the
first turn in both deals, so no bot's play is in them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from access import findings, overflow
from engine import STORED, as_file
from playwright.sync_api import Page, expect

from core import record as records
from core.match import Match
from core.players import Player
from core.protocol import CHANCE, TERMINAL
from palace_poker.actions import Battle, Call
from palace_poker.analysis import Analysis, analyse
from palace_poker.bots import BOTS
from palace_poker.game import GAME
from palace_poker.review import Review, Reviewer
from palace_poker.state import Config
from tests.palace import counted_chance

Visit = Callable[..., Page]
AnyMatch = Match[Any, Any, Any, Any, Any]
BOOT_MS = 90_000
BOT = list(BOTS)[-1]

FOUR = (1029).to_bytes(32, "big")
"""Seat 0 has 7♥ and K♠ 7♦ 2♦ against 10♠, J♣ and K♦."""
TWO = (1058).to_bytes(32, "big")
"""Seat 0 has Q♦ and 7♠ Q♣ 8♣ against 5♣."""

SAYS = {
    "en": {
        "coach": "Coach",
        "take": "Take it",
        "spades": "your K♠ doesn't count, the banner is 10♠ · pays from {}",
        "diamonds": "your 2 diamonds don't count, the banner is K♦ · pays from {}",
        "pays": "pays from {}",
        "choice": "The coach's choice",
    },
    "nb": {
        "coach": "Trener",
        "take": "Gjør det",
        "spades": "din K♠ teller ikke, banneret er 10♠ · lønner seg fra {}",
        "diamonds": "dine 2 ruter teller ikke, banneret er K♦ · lønner seg fra {}",
        "pays": "lønner seg fra {}",
        "choice": "Trenerens valg",
    },
    "da": {
        "coach": "Træner",
        "take": "Gør det",
        "spades": "din K♠ tæller ikke, banneret er 10♠ · betaler sig fra {}",
        "diamonds": "dine 2 ruder tæller ikke, banneret er K♦ · betaler sig fra {}",
        "pays": "betaler sig fra {}",
        "choice": "Trænerens valg",
    },
}


def match_of(seed: bytes, people: int, bots: int, hands: int = 4) -> AnyMatch:
    players = (Player(),) * people + (Player(bot=BOT),) * bots
    started: AnyMatch = Match(GAME, Config(people + bots, hands=hands), players, seed, BOTS)
    while started.to_act == CHANCE:
        started.step()
    assert started.to_act == 0
    return started


def record_of(match: AnyMatch) -> dict[str, Any]:
    written: dict[str, Any] = records.encode(match.record())
    return written


def played(hands: int) -> AnyMatch:
    """A match of a person with three bots: calls, attacks at every other choice, else the best."""
    match, choices = match_of(FOUR, 1, 3, hands), 0
    while match.to_act != TERMINAL:
        if match.to_act != 0:
            match.step()
            continue
        choices += 1
        actions = [option.action for option in analyse(match.view(0)).options]
        brave = [one for one in actions if isinstance(one, Call) or (isinstance(one, Battle) and choices % 2)]
        match.act((brave or actions)[0])
    return match


def open_match(visit: Visit, match: AnyMatch, **options: Any) -> Page:
    page = visit("#/settings", **options)
    page.locator("input[type=file]").set_input_files(as_file(record_of(match)))
    page.locator(".palace, .curtain").first.wait_for(timeout=BOOT_MS)
    return page


def percent(share: float, language: str) -> str:
    number = f"{100 * share:.0f}"
    return f"{number}%" if language == "en" else f"{number}\u00a0%"


def number(text: str) -> float:
    """A number as any of the languages writes it, with the page's own minus sign."""
    return float(re.sub(r"[^\d.\-]", "", text.replace("−", "-").replace(",", ".")))


def advice(match: AnyMatch, seat: int = 0) -> Analysis:
    return analyse(match.view(seat))


@pytest.mark.parametrize("language", ["en", "nb", "da"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1440, 900)])
def test_chances_prices_and_worths_at_the_table(visit: Visit, language: str, width: int, height: int) -> None:
    match, says = match_of(FOUR, 1, 3), SAYS[language]
    page = open_match(visit, match, language=language, width=width, height=height)
    expect(page.locator(".against-list")).to_have_count(0)
    page.keyboard.press("c")
    if width < 900:
        line = page.locator("button.coach-line")
        expect(line).to_have_attribute("aria-expanded", "false")
        line.click()
    state = match._state
    even = percent(10 * 3 / (20 + 10 + 10), language)
    lines = {1: says["spades"], 2: says["pays"], 3: says["diamonds"]}
    for seat, text in lines.items():
        item = page.locator(f"[data-against='{seat}']")
        expect(item.locator("strong")).to_have_text(percent(counted_chance(state, 0, seat), language))
        expect(item.locator("small")).to_have_text(text.format(even))
    found = advice(match)
    values = page.locator(".options-list strong").all_inner_texts()
    assert [number(value) for value in values] == [
        float(f"{option.worth:.1f}") for option in found.options[:4]
    ]
    assert page.get_by_role("status").inner_text().startswith(says["coach"])
    chosen = page.locator(f"[data-action={found.options[0].action.type}]")
    expect(chosen).to_have_accessible_description(says["choice"])
    expect(page.locator("[data-action=fold]")).to_be_in_viewport(ratio=1)
    assert findings(page) == []
    assert overflow(page) <= 0


@pytest.mark.parametrize("language", ["en", "nb", "da"])
def test_the_best_is_taken_by_one_key_and_done_by_another(visit: Visit, language: str) -> None:
    match = match_of(FOUR, 1, 3)
    page = open_match(visit, match, language=language, width=1440, height=900, pace="wait")
    page.keyboard.press("h")
    expect(page.get_by_role("button", name=SAYS[language]["take"])).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".options-list .marked")).to_have_count(1)
    best = advice(match).options[0].action
    page.keyboard.press("d" if best.type == "discard" else "Enter")
    expect(page.locator("[data-action=next]")).to_be_visible()
    (game,) = page.evaluate(STORED)
    assert game["record"]["actions"][0]["type"] == best.type
    assert game["assisted"] is True
    expect(page.locator(".against-list")).to_have_count(0)


def test_what_is_marked_is_costed(visit: Visit) -> None:
    match = match_of(FOUR, 1, 3)
    page = open_match(visit, match, width=1440, height=900)
    page.get_by_role("button", name="Ask the coach").click()
    options = advice(match).options
    page.keyboard.press("a")
    worst = [one for one in options if isinstance(one.action, Battle)][-1]
    page.keyboard.press(str(worst.action.seat))  # The places are those of the seats from the left of seat 0.
    cost = page.locator(".coach-panel .cost")
    expect(cost).to_have_text(re.compile(r"^Battle \w+ · 10: [\d.]+ chips less$"))
    lost = options[0].worth - worst.worth
    assert abs(number(cost.inner_text().split(":")[1].split("c")[0]) - lost) < 0.051


def test_always_speaks_by_itself_and_off_never(visit: Visit) -> None:
    match = match_of(FOUR, 1, 3)
    page = open_match(visit, match, coach="always")
    expect(page.locator("button.coach-line")).to_be_visible()
    quiet = open_match(visit, match, coach="off")
    quiet.locator("[data-action=stay]").wait_for()
    quiet.keyboard.press("c")
    quiet.keyboard.press("h")
    quiet.wait_for_timeout(400)
    expect(quiet.locator(".coach-line")).to_have_count(0)
    expect(quiet.get_by_role("button", name="Coach")).to_have_count(0)


def test_advice_ends_when_the_device_changes_hands(visit: Visit) -> None:
    """Two people: who attacks is told of its own chances, and nothing of them is there for the other."""
    match = match_of(TWO, 2, 0)
    page = open_match(visit, match, coach="always")
    page.locator("[data-action=lift]").click()
    first = page.locator("button.coach-line")
    first.click()
    chance = percent(counted_chance(match._state, 0, 1), "en")
    expect(page.locator("[data-against='1'] strong")).to_have_text(chance)
    page.keyboard.press("a")
    page.locator("[data-action=confirm]").click()
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".against-list, .coach-line")).to_have_count(0)
    assert "Coach" not in page.get_by_role("status").inner_text()
    match.act(Battle(1, 10))
    page.locator("[data-action=lift]").click()
    page.locator("button.coach-line").click()
    (only,) = advice(match, 1).against
    assert only.chance is not None
    expect(page.locator("[data-against='0'] strong")).to_have_text(percent(only.chance, "en"))
    assert only.price == 10
    page.keyboard.press("k")
    expect(page.locator(".hand-result")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Review"))).to_have_count(0)


def review_of(match: AnyMatch) -> Review:
    reviewer = Reviewer({0: match.moments(0)}, 0, match.ply + 1)
    reviewer.advance(match.ply + 1)
    assert reviewer.review is not None
    return reviewer.review


def reviewed(visit: Visit, match: AnyMatch, **options: Any) -> Page:
    page = open_match(visit, match, **options)
    page.locator("[data-action=result]").click()
    page.locator("a[href^='#/review/']").click()
    page.locator(".seat-review").wait_for()
    return page


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return played(5)


@pytest.mark.parametrize("language", ["en", "nb", "da"])
@pytest.mark.parametrize(("width", "height", "theme"), [(360, 640, "light"), (1440, 900, "dark")])
def test_the_review_of_a_match_adds_up(
    visit: Visit, match: AnyMatch, language: str, width: int, height: int, theme: str
) -> None:
    page = reviewed(visit, match, language=language, width=width, height=height, theme=theme)
    (right,) = review_of(match).seats
    luck, lost, rest, won = [
        number(text) for text in page.locator(".sum").first.locator("dd").all_inner_texts()
    ]
    assert luck + lost + rest == won == right.won == match.view(0).seats[0].stack - 1000
    assert abs(luck - right.luck) <= 0.5
    assert abs(-lost - right.lost) <= 0.5
    dearest = page.locator("ol.decisions").first.locator(".decision")
    assert [int(one.get_attribute("data-ply") or "") for one in dearest.all()] == [
        decision.ply for decision in right.dearest
    ]
    for item, decision in zip(dearest.all(), right.dearest, strict=True):
        assert (
            abs(
                number(item.locator("strong").inner_text().split("c")[0].split("s")[0].split("j")[0])
                + decision.lost
            )
            < 0.051
        )
        expect(item.locator(".card-face")).to_have_count(len(decision.cards))
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    lines = page.locator(".graph polyline")
    expect(lines).to_have_count(4)
    numbers = page.locator("section:has(.graph) table tbody tr")
    found = [
        [int(re.sub(r"\D", "", cell)) for cell in row.locator("td").all_inner_texts()]
        for row in numbers.all()
    ]
    assert found == [list(point.stacks) for point in review_of(match).graph]
    shown = page.locator(".held-list .card-face").evaluate_all("all => all.map(one => one.dataset.code)")
    assert shown == [card for hand in right.hands for one in hand.held for card in one.cards]
    assert findings(page) == []
    assert overflow(page) <= 0


def test_a_past_decision_is_looked_at_and_tried_again(visit: Visit, match: AnyMatch) -> None:
    page = reviewed(visit, match)
    decision = review_of(match).seats[0].dearest[0]
    item = page.locator(f".decision[data-ply='{decision.ply}']").first
    item.get_by_role("button", name=re.compile("^Look")).click()
    options = analyse(match.view(0, decision.ply)).options
    values = item.get_by_role("table").locator("td").all_inner_texts()
    assert [number(value) for value in values] == [float(f"{option.worth:.1f}") for option in options]
    expect(item.get_by_role("row").filter(has_text="played")).to_have_count(1)
    item.get_by_role("button", name=re.compile("^Try it again")).click()
    page.wait_for_url("**/#/play/*")
    page.locator(".own").wait_for()
    expect(page.get_by_role("heading", name="Practice")).to_be_visible()
    games = {game["practice"]: game for game in page.evaluate(STORED)}
    assert games[True]["record"]["ply"] == decision.ply


def test_a_hand_is_reviewed_before_the_next_is_dealt(visit: Visit, match: AnyMatch) -> None:
    over = next(ply for ply in range(match.ply) if match.view(0, ply).phase == "hand_over")
    half = Match.replay(match.record(over), GAME, BOTS)
    page = open_match(visit, half)
    page.get_by_role("link", name="Review of hand 1").click()
    section = page.locator(".seat-review")
    section.wait_for()
    won = number(section.locator(".sum").first.locator("dd").last.inner_text())
    assert won == half.view(0).seats[0].stack - 1000
    expect(section.get_by_role("button", name=re.compile("^Try it again"))).to_have_count(0)
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    expect(section.get_by_role("button", name=re.compile("^Look"))).not_to_have_count(0)
    assert findings(page) == []
    page.get_by_role("link", name="Back to the table").click()
    page.locator("[data-action=deal]").click()
    expect(page.get_by_text("Hand 2", exact=False).first).to_be_visible()
