"""Palace Poker in the page: whole matches by accessible names, changing hands, and what stays hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar

import pytest
from axe_playwright_python.sync_playwright import Axe
from engine import STORED, in_browser, in_cpython
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

Visit = Callable[..., Page]
BOOT_MS = 90_000
STACK = 1000


def set_up(page: Page, people: int, bots: int, *, bot: str = "Bot: knight", hands: str = "5") -> None:
    """Fill in the form for that many people and bots, and start."""
    seats = page.get_by_role("combobox", name="Who")
    expect(seats.first).to_be_visible()
    for _ in range(people + bots - 4):
        page.get_by_role("button", name="Add a bot").click()
    for _ in range(4 - people - bots):
        page.get_by_role("button", name=re.compile("^Remove seat")).last.click()
    for seat in range(people + bots):
        seats.nth(seat).select_option(label="Person" if seat < people else bot)
    page.get_by_text("Rules of this match").click()
    page.get_by_role("combobox", name="Hands to play").select_option(label=hands)
    page.get_by_role("button", name="Start").click()


class Match:
    """A match in the page, met by accessible names alone."""

    def __init__(self, page: Page, seats: int) -> None:
        self.page = page
        self.seats = seats
        self.turns = 0

    def names(self) -> list[str]:
        """The names of the actions that can be pressed now."""
        buttons = self.page.get_by_role("group", name="Actions").get_by_role("button", disabled=False)
        return [text.replace("\n", " ") for text in buttons.all_inner_texts()]

    def press(self, name: str) -> None:
        actions = self.page.get_by_role("group", name="Actions")
        button = actions.get_by_role("button", name=re.compile(rf"^{name}($| ·)"))
        before = self.names()
        with suppress(PlaywrightTimeout):  # The bots may have moved on since the names were read.
            button.click(timeout=1500)
        for _ in range(
            20
        ):  # Till the page has taken it: a second press would meet the button that comes next.
            if self.names() != before:
                break
            self.page.wait_for_timeout(20)

    def count_chips(self) -> int:
        """All chips that the page speaks of at one moment: in the seats' names, one's own line, the pot."""
        text = self.page.evaluate(
            """() => [
              ...[...document.querySelectorAll("[data-seat]")].map(seat => seat.ariaLabel),
              document.querySelector(".own").innerText,
              document.querySelector(".pot")?.innerText ?? "Pot 0",
            ].join(" | ")"""
        )
        stacks = [int(found.replace(",", "")) for found in re.findall(r"([\d,]+) chips?\b", text)]
        assert len(stacks) == self.seats
        return sum(stacks) + int(text.split()[-1].replace(",", ""))

    def step(self) -> bool:
        """Do one thing, a different one each turn. False when the match is over."""
        names = self.names()
        starts = {name.split(" · ")[0] for name in names}
        for obvious in ("Cancel", "Skip ahead", "Next hand", "Keep all", "Discard", "Call", "All in"):
            if obvious in starts and (obvious != "Discard" or len(starts) == 1):
                self.press(obvious)
                return True
        if "See the result" in starts:
            return False
        spare = self.page.get_by_role("button", name=re.compile("^Discard .* of "), pressed=False)
        if not names and spare.count():
            spare.first.click()  # More than five soldiers: some have to go.
        elif "Stay" in starts:
            assert self.count_chips() == STACK * self.seats
            self.turns += 1
            wanted = ("Stay", "Buy", "Battle")[self.turns % 3]
            wanted = wanted if wanted in starts else "Stay"
            self.press(wanted)
            if wanted == "Battle":
                self.attack()
        else:
            self.page.wait_for_timeout(40)
        return True

    def attack(self) -> None:
        targets = self.page.get_by_role("button", name=re.compile("^Attack "))
        with suppress(PlaywrightTimeout):
            targets.first.wait_for(timeout=1000)
        if targets.count() == 0:
            return
        if not any(name.startswith("Battle ") for name in self.names()):
            targets.first.click()
        self.press("Battle .*")


class KeyboardMatch(Match):
    """The same by keys: S, B, A with a digit and Enter, K, D, N."""

    KEYS: ClassVar = {
        "Cancel": "Escape",
        "Skip ahead": "n",
        "Next hand": "n",
        "Keep all": "d",
        "Call": "k",
        "All in": "k",
        "Stay": "s",
        "Buy": "b",
        "Battle": "a",
    }

    def press(self, name: str) -> None:
        self.page.keyboard.press(self.KEYS[name])
        self.page.wait_for_timeout(30)

    def attack(self) -> None:
        for place in range(1, self.seats):
            self.page.keyboard.press(str(place))
            if any(name.startswith("Battle ") for name in self.names()):
                break
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(30)


def play_match(match: Match, most: int = 3000) -> None:
    for _ in range(most):
        if not match.step():
            return
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    ("seats", "hand", "width", "height"),
    [(2, Match, 360, 640), (4, KeyboardMatch, 1440, 900), (10, Match, 1440, 900)],
)
def test_a_match_of_several_hands(
    visit: Visit, seats: int, hand: type[Match], width: int, height: int
) -> None:
    page = visit("#/new/palace_poker", width=width, height=height, confirmZero=False)
    set_up(page, 1, seats - 1)
    page.get_by_role("region", name=re.compile("^Cards: ")).wait_for(timeout=BOOT_MS)
    match = hand(page, seats)
    play_match(match)
    assert match.turns > 2
    page.get_by_role("button", name="See the result").click()
    standings = page.locator("ol.standings li")
    expect(standings).to_have_count(seats)
    totals = [int(text.split("\n")[-1].replace(",", "")) for text in standings.all_inner_texts()]
    assert sum(totals) == STACK * seats
    expect(page.get_by_text("The seal fits the secret.")).to_be_visible()


MESSAGES = """
window.said = [];
const original = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
  if (!this.overheard) {
    this.overheard = true;
    this.addEventListener("message", ({ data }) => {
      // A saved record is the player's own file: it holds the secret that all cards come from.
      if (!data.result?.record) window.said.push(JSON.stringify(data));
    });
  }
  return original.call(this, message, ...rest);
};
"""


def palaces(page: Page) -> dict[int, list[str]]:
    """The truth, from the stored record: seat -> palace, without cards that were face up in the cut."""
    games = page.evaluate(STORED)
    record = games[0]["record"]
    requests: list[dict[str, Any]] = [{"type": "load", "record": record}, {"type": "log"}]
    seats = range(len(record["seats"]))
    requests += [{"type": "view", "seat": seat} for seat in seats]
    loaded, log, *answers = in_cpython(requests, "0")
    public = json.dumps([loaded, log])
    views = [answer["result"]["view"] for answer in answers]
    own = {seat: views[seat]["seats"][seat]["palace"] for seat in seats}
    return {seat: [card for card in own[seat] if f'"{card}"' not in public] for seat in seats}


def overheard(page: Page, cards: list[str]) -> list[str]:
    """Which of the cards the page holds anywhere: worker messages, text, names, addresses of pictures."""
    everything = page.evaluate("window.said.join() + document.documentElement.outerHTML")
    names = {code: card_name(code) for code in cards}
    return [code for code in cards if f'"{code}"' in everything or names[code] in everything]


def card_name(code: str) -> str:
    ranks = {"T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
    suits = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
    return f"{ranks.get(code[0], code[0])} of {suits[code[1]]}"


def test_no_hidden_card_is_anywhere_in_the_page(visit: Visit) -> None:
    page = visit("icon.svg")
    page.context.add_init_script(MESSAGES)
    console: list[str] = []
    page.on("console", lambda message: console.append(message.text))
    page.goto(page.url.replace("icon.svg", "#/new/palace_poker"))
    set_up(page, 1, 3)
    begun = page.get_by_role("button", name=re.compile("^(Stay|Fold|Skip ahead|Next hand)"))
    begun.first.wait_for(timeout=BOOT_MS)
    truth = palaces(page)
    assert overheard(page, truth[0]) == truth[0] != [], "one's own cards are there"
    hidden = [card for seat in (1, 2, 3) for card in truth[seat]]
    for _ in range(3):
        assert overheard(page, hidden) == []
        if page.get_by_role("button", name="Next hand").count():
            break
        Match(page, 4).step()
        page.wait_for_timeout(150)
        in_play = palaces(page)
        hidden = [card for seat in (1, 2, 3) for card in truth[seat] if card in in_play[seat]]
        if page.get_by_role("button", name=re.compile("Next hand|Last battle")).count():
            break
    assert not [line for line in console if any(f'"{card}"' in line for card in hidden)]


def test_the_curtain_hides_everything_between_two_people(visit: Visit) -> None:
    page = visit("icon.svg")
    page.context.add_init_script(MESSAGES)
    page.goto(page.url.replace("icon.svg", "#/new/palace_poker"))
    set_up(page, 3, 0)
    lift = page.get_by_role("button", name=re.compile("^I am Player .: show the table$"))
    lift.wait_for(timeout=BOOT_MS)
    truth = palaces(page)
    assert overheard(page, [card for palace in truth.values() for card in palace]) == []
    first = int(re.findall(r"Player (\d)", lift.inner_text())[0]) - 1
    lift.click()
    expect(page.get_by_role("region", name=f"Cards: Player {first + 1}")).to_be_visible()
    others = [card for seat, palace in truth.items() if seat != first for card in palace]
    assert overheard(page, truth[first]) == truth[first] != []
    assert overheard(page, others) == []

    page.get_by_role("button", name="Stay").click()
    expect(lift).to_be_visible()
    html = page.evaluate("document.documentElement.outerHTML")
    assert not [card for card in truth[first] if card_name(card) in html], (
        "the table is gone before it changes hands"
    )
    second = int(re.findall(r"Player (\d)", lift.inner_text())[0]) - 1
    assert overheard(page, [card for seat in truth if seat not in (first,) for card in truth[seat]]) == []
    page.reload()
    lift.wait_for(timeout=BOOT_MS)
    expect(lift).to_have_text(f"I am Player {second + 1}: show the table")
    assert overheard(page, [card for palace in truth.values() for card in palace]) == []
    lift.click()
    expect(page.get_by_role("region", name=f"Cards: Player {second + 1}")).to_be_visible()
    assert sorted(overheard(page, truth[second])) == sorted(truth[second])


def test_a_fold_wants_a_second_press(visit: Visit) -> None:
    page = visit("#/new/palace_poker")
    set_up(page, 2, 0)
    lift = page.get_by_role("button", name=re.compile("^I am Player .: show the table$"))
    lift.wait_for(timeout=BOOT_MS)
    lift.click()
    page.get_by_role("button", name="Fold", exact=True).click()
    again = page.get_by_role("button", name="Fold? Press again")
    expect(again).to_be_visible()
    again.click()
    expect(page.get_by_role("heading", name="End of hand 1")).to_be_visible()


def test_a_record_of_palace_poker_replays_alike_in_pyodide(visit: Visit) -> None:
    seats = [{"kind": "bot", "bot": bot, "name": ""} for bot in ("squire", "knight", "baron", "king")]
    requests = [
        {"type": "new", "game": "palace_poker", "seats": seats, "config": {"hands": 2}, "seed": "7c" * 32},
        *[{"type": "step"}] * 600,
        {"type": "log"},
    ]
    logs = {
        json.dumps(answers[-1]["result"]["log"])
        for answers in (in_cpython(requests, "0"), in_cpython(requests, "1"), in_browser(visit(), requests))
    }
    assert len(logs) == 1


@pytest.mark.parametrize(
    ("theme", "language", "width", "height"),
    [
        ("light", "nb", 360, 640),
        ("dark", "da", 1440, 900),
        ("contrast", "en", 320, 568),
        ("dark", "en", 640, 360),
    ],
)
def test_every_screen_is_sound(visit: Visit, theme: str, language: str, width: int, height: int) -> None:
    """Axe finds nothing and nothing overflows: rules, form, curtain, turn, discard, attack, end of a hand."""
    page = visit("#/rules/palace_poker", theme=theme, language=language, width=width, height=height)
    found: list[str] = []

    def look(screen: str) -> None:
        page.wait_for_timeout(80)
        violations = Axe().run(page).response["violations"]
        found.extend(f"{screen}: {v['id']}: {n['html'][:120]}" for v in violations for n in v["nodes"])
        overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if overflow > 0:
            found.append(f"{screen}: {overflow} px too wide")

    def press(action: str) -> None:
        with suppress(PlaywrightTimeout):  # The bots may have moved on.
            page.locator(f"[data-action={action}]").click(timeout=1500)
        page.wait_for_timeout(120)

    page.locator(".prose").wait_for()
    look("rules")
    page.goto(page.url.split("#")[0] + "#/new/palace_poker")
    page.locator("select").nth(1).select_option(index=0)
    for _ in range(5):
        page.locator(".add-seats button").last.click()
    page.locator("summary").first.click()
    page.locator(".options select").nth(1).select_option(index=1)
    look("form")
    page.locator("button[type=submit]").click()
    page.locator("[data-action=lift]").or_(page.locator(".own")).first.wait_for(timeout=BOOT_MS)
    reached: set[str] = set()
    for _ in range(150):
        bar = page.locator("[data-action]:not([aria-disabled=true])")
        actions = [action for action in bar.evaluate_all("all => all.map(b => b.dataset.action)") if action]
        for screen in ("lift", "discard", "battle", "call", "deal"):
            if screen in actions and screen not in reached and (screen != "discard" or len(actions) == 1):
                reached.add(screen)
                look(screen)
                if screen == "battle":
                    press("battle")
                    page.locator(".seat.target").first.click()
                    look("attack")
                    press("confirm")
                break
        else:
            order = ("lift", "skip", "deal", "discard", "call", "buy", "stay", "cancel")
            choice = next((action for action in order if action in actions), None)
            if choice and not (choice == "discard" and len(actions) > 1):
                press(choice)
            elif "buy" in actions or "stay" in actions:
                press("buy" if "buy" in actions and "discard" not in reached else "stay")
            else:
                page.wait_for_timeout(80)
        if reached >= {"lift", "battle", "discard", "deal"}:
            break
    assert found == []
    assert reached >= {"lift", "battle"}
