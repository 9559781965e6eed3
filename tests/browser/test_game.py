"""Whole games, played by accessible names alone, and counted again."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from table import Table, points

Play = Callable[..., Table]
ROUNDS = 13


def best(offers: dict[int, int]) -> int:
    """The row that pays most; of several, the last."""
    return max(offers, key=lambda row: (offers[row], row))


def most_frequent(dice: list[int]) -> list[int]:
    """The positions of the commonest face."""
    face = max(dice, key=lambda face: (dice.count(face), face))
    return [position for position, value in enumerate(dice) if value == face]


def check_offers(table: Table, open_rows: set[int]) -> dict[int, int]:
    """Every open row is offered, with the points that this test counts for the dice on the table."""
    dice, offers = table.dice(), table.offers()
    assert offers == {row: points(row, dice) for row in open_rows}
    return offers


class Mouse:
    def __init__(self, table: Table) -> None:
        self.table = table

    def hold(self, position: int) -> None:
        self.table.die(position).click()

    def roll(self, word: str = "roll") -> None:
        self.table.button(word).click()

    def score(self, row: int, zero: bool) -> None:
        self.table.row(row).click()
        name = self.table.words["rows"][row]
        self.table.page.get_by_role(
            "button", name=re.compile(rf"^{self.table.words['score']} {name} · ")
        ).click()
        if zero:
            asked = self.table.page.get_by_role(
                "button", name=re.compile(rf"^{self.table.words['zero']} {name}\?")
            )
            expect(asked).to_be_visible()
            asked.click()


class Keyboard:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def hold(self, position: int) -> None:
        self.page.keyboard.press(str(position + 1))

    def roll(self, word: str = "roll") -> None:
        self.page.keyboard.press("r")

    def focused(self) -> str:
        return self.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText")

    def score(self, row: int, zero: bool) -> None:
        """Tab to the rows, arrows to the row, Enter, S."""
        wanted = re.compile(rf"^{re.escape(self.table.words['rows'][row])}, ")
        rows = tuple(f"{name}, " for name in self.table.words["rows"])
        for _ in range(30):
            if self.focused().startswith(rows):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Home")
        for _ in range(ROUNDS):
            if wanted.match(self.focused()):
                break
            self.page.keyboard.press("ArrowDown")
            if not wanted.match(self.focused()) and self.focused() == self.last_focus:
                self.page.keyboard.press("ArrowRight")
            self.last_focus = self.focused()
        assert wanted.match(self.focused()), f"arrows don't reach row {row} from {self.focused()}"
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("s")
        if zero:
            asked = re.compile(rf"^{self.table.words['zero']} ")
            expect(self.page.get_by_role("button", name=asked)).to_be_visible()
            self.page.keyboard.press("s")

    last_focus = ""


def play_turn(table: Table, hand: Mouse | Keyboard, open_rows: set[int]) -> int:
    """Roll, hold the commonest face, roll twice more, take the best row. Returns its points."""
    expect(table.button("roll")).to_be_visible()
    hand.roll()
    for left in (2, 1):
        table.expect_rolls_left(left)
        check_offers(table, open_rows)
        dice, held = table.dice(), set(table.held())
        wanted = set(most_frequent(dice))
        if len(wanted) == 5:
            break
        for position in held ^ wanted:
            hand.hold(position)
        assert table.held() == sorted(wanted)
        hand.roll("roll again")
        table.expect_rolls_left(left - 1)
        after = table.dice()
        assert [after[i] for i in sorted(wanted)] == [dice[i] for i in sorted(wanted)], "held dice stay"
    offers = check_offers(table, open_rows)
    row = best(offers)
    gained = points(row, table.dice())
    hand.score(row, zero=gained == 0)
    open_rows.remove(row)
    return gained


def standings(page: Page) -> dict[str, int]:
    """Name → total, from the list on the result page."""
    items = page.locator("ol.standings li").all_inner_texts()
    return {line[1]: int(line[2]) for line in (item.split("\n") for item in items)}


@pytest.mark.parametrize("language", ["en", "nb", "da"])
@pytest.mark.parametrize(("hand", "width", "height"), [(Mouse, 360, 640), (Keyboard, 1440, 900)])
def test_thirteen_rounds_against_a_bot(
    visit: Callable[..., Page], language: str, hand: type[Mouse] | type[Keyboard], width: int, height: int
) -> None:
    page = visit(language=language, width=width, height=height)
    table = Table(page, language)
    player = hand(table)
    start = page.get_by_role("link", name=str(table.words["play a bot"]))
    if isinstance(player, Keyboard):
        for _ in range(10):
            page.keyboard.press("Tab")
            if player.focused() == table.words["play a bot"]:
                break
        page.keyboard.press("Enter")
    else:
        start.click()
    table.button("roll").wait_for(timeout=90_000)
    sealed = page.locator("[data-fair=commitment]").first.text_content()
    open_rows = set(range(ROUNDS))
    total = sum(play_turn(table, player, open_rows) for _ in range(ROUNDS))

    result = table.button("see result")
    expect(result).to_be_visible()
    if isinstance(player, Keyboard):
        assert player.focused() == table.words["see result"], "the focus waits on what comes next"
        page.keyboard.press("Enter")
    else:
        result.click()
    expect(page.locator("ol.standings li")).to_have_count(2)
    final = standings(page)
    assert final[str(table.words["you"])] == total
    others = [points for name, points in final.items() if name != table.words["you"]]
    verdict = page.locator(".verdict").inner_text()
    assert str(max(total, *others)) in verdict
    assert page.evaluate("document.documentElement.lang") == language
    secret = page.locator("[data-fair=seed]")
    expect(secret).to_have_text(re.compile("^[0-9a-f]{64}$"))
    assert hashlib.sha256(bytes.fromhex(secret.inner_text())).hexdigest() == sealed, "the seal of the start"


def test_three_people_on_one_device(visit: Callable[..., Page]) -> None:
    page = visit("#/new/dice_poker")
    table = Table(page)
    page.get_by_role("combobox", name="Who").nth(1).select_option(label="Person")
    page.get_by_role("button", name="Add a person").click()
    names = ["Anna", "Bo", "Cille"]
    for seat, name in enumerate(names):
        page.get_by_role("textbox", name="Name").nth(seat).fill(name)
    page.get_by_role("button", name="Start").click()
    table.button("roll").wait_for(timeout=90_000)
    totals = dict.fromkeys(names, 0)
    open_rows = {name: set(range(ROUNDS)) for name in names}
    for _ in range(ROUNDS):
        for name in names:
            expect(page.get_by_text(f"{name}: roll the dice.").first).to_be_visible()
            totals[name] += play_turn(table, Mouse(table), open_rows[name])
    table.button("see result").click()
    expect(page.locator("ol.standings li")).to_have_count(3)
    assert standings(page) == totals


def test_undo_until_the_next_die_and_never_after_it(visit: Callable[..., Page]) -> None:
    page = visit("#/new/dice_poker")
    table = Table(page)
    page.get_by_role("combobox", name="Who").nth(1).select_option(label="Person")
    page.get_by_role("button", name="Start").click()
    table.button("roll").wait_for(timeout=90_000)
    table.button("roll").click()
    table.expect_rolls_left(2)
    dice = table.dice()
    Mouse(table).score(12, zero=False)
    page.get_by_role("button", name="Player 1, ").click()
    table.button("undo").click()
    table.expect_rolls_left(2)
    assert table.dice() == dice
    Mouse(table).score(12, zero=False)
    expect(table.button("undo")).to_be_visible()
    table.button("roll").click()
    table.expect_rolls_left(2)
    expect(table.button("undo")).to_have_count(0)
    page.keyboard.press("Control+z")
    page.wait_for_timeout(300)
    assert table.rolls_left() == 2


def test_bots_move_one_ply_a_press_when_told_to_wait(play_bot: Play) -> None:
    table = play_bot(pace="wait")
    table.button("roll").click()
    table.expect_rolls_left(2)
    Mouse(table).score(12, zero=False)
    page = table.page
    following = page.get_by_role("button", name="Next move")
    expect(following).to_be_visible()
    page.wait_for_timeout(800)
    expect(page.get_by_text("Lion rolls next.")).to_be_visible()
    presses = 0
    while following.count():
        following.click()
        page.wait_for_timeout(150)
        presses += 1
        assert presses <= 6, "a turn is at most three rolls, two keeps and a score"
    assert presses >= 2
    expect(table.button("roll")).to_be_visible()


def test_the_live_region_says_rolls_and_bots_moves(play_bot: Play) -> None:
    table = play_bot()
    live = table.page.get_by_role("status")
    table.button("roll").click()
    table.expect_rolls_left(2)
    dice = table.dice()
    best_row = max(range(ROUNDS), key=lambda row: (points(row, dice), -row))
    named = f"{table.words['rows'][best_row]}, {points(best_row, dice)}"
    expect(live).to_have_text(f"Rolled {' '.join(map(str, dice))}. Two rolls left. Best now: {named}.")
    Mouse(table).score(12, zero=False)
    expect(live).to_have_text(
        re.compile(
            rf"^You scored {sum(dice)} in Chance\. Lion scored \d+ in .+\. Your turn: roll the dice\.$"
        )
    )
