"""One roll used, however the press comes; and a reload gives nobody another try."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from table import Table

Play = Callable[..., Table]


def double_click(table: Table) -> None:
    table.button("roll").dblclick()


def enter_plus_click(table: Table) -> None:
    box = table.button("roll").bounding_box()
    assert box
    table.button("roll").focus()
    table.page.keyboard.press("Enter")
    table.page.mouse.click(box["x"] + 20, box["y"] + 20)


def key_plus_click(table: Table) -> None:
    box = table.button("roll").bounding_box()
    assert box
    table.page.keyboard.press("r")
    table.page.mouse.click(box["x"] + 20, box["y"] + 20)


def held_down_key(table: Table) -> None:
    table.button("roll").focus()
    for _ in range(6):  # Playwright repeats a key that is not let go.
        table.page.keyboard.down("Enter")
        table.page.wait_for_timeout(60)
    table.page.keyboard.up("Enter")


# Made in the page: on the way there from here a busy machine takes longer than two fingers.
TWO_TAPS = """async () => {
  const tap = () => document.querySelector("[data-action=roll]")
    ?.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "touch", detail: 1 }));
  tap();
  await new Promise(resolve => setTimeout(resolve, 30));
  tap();
}"""


def two_fingers(table: Table) -> None:
    box = table.button("roll").bounding_box()
    assert box
    session = table.page.context.new_cdp_session(table.page)
    fingers = [{"x": box["x"] + x, "y": box["y"] + 20, "id": x} for x in (20, 60)]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers[:1]})
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": fingers[1:]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    table.page.evaluate(TWO_TAPS)


@pytest.mark.parametrize("press", [double_click, enter_plus_click, key_plus_click, held_down_key])
def test_one_press_one_roll(play_bot: Play, press: Callable[[Table], None]) -> None:
    table = play_bot()
    press(table)
    table.expect_rolls_left(2)
    table.page.wait_for_timeout(700)
    assert table.rolls_left() == 2


def test_two_fingers_one_roll(browser: object, visit: Callable[..., Page], site: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True)  # type: ignore[attr-defined]
    page = visit("#/quick/dice_poker", context=context)
    table = Table(page)
    table.button("roll").wait_for(timeout=90_000)
    two_fingers(table)
    table.expect_rolls_left(2)
    page.wait_for_timeout(700)
    assert table.rolls_left() == 2
    context.close()


def test_double_click_on_score_ends_one_turn_and_no_more(play_bot: Play) -> None:
    table = play_bot(pace="wait")
    table.button("roll").click()
    table.expect_rolls_left(2)
    table.row(12).click()
    table.page.get_by_role("button", name=re.compile("^Score Chance")).dblclick()
    expect(table.page.get_by_role("button", name="Next move")).to_be_visible()
    expect(table.page.get_by_text("Lion rolls next.")).to_be_visible()


def test_double_click_does_not_confirm_a_zero(play_bot: Play) -> None:
    table = play_bot()
    table.button("roll").click()
    table.expect_rolls_left(2)
    zero = next(row for row, worth in table.offers().items() if worth == 0)
    table.row(zero).click()
    table.page.get_by_role("button", name=re.compile("^Score ")).dblclick()
    expect(table.page.get_by_role("button", name=re.compile("^Zero in .*Press again$"))).to_be_visible()
    table.page.wait_for_timeout(300)
    table.expect_rolls_left(2)


def reload(table: Table) -> None:
    table.page.reload()
    table.page.get_by_role(
        "button", name=re.compile(r"^(Roll|Score|Zero|Choose|No rolls|Undo)")
    ).first.wait_for(timeout=90_000)


def test_reload_before_scoring_same_dice_same_rolls_left_same_next_roll(visit: Callable[..., Page]) -> None:
    """The roll after a reload is the one that comes without it, as a copy that isn't reloaded tells."""
    page = visit("#/quick/dice_poker")
    table = Table(page)
    table.button("roll").wait_for(timeout=90_000)
    table.button("roll").click()
    table.expect_rolls_left(2)
    dice = table.dice()
    table.die(1).click()
    table.die(3).click()
    page.wait_for_timeout(200)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Save as a file").click()
    copy = saved.value.path()
    page.keyboard.press("Escape")

    reload(table)
    assert table.dice() == dice
    assert table.rolls_left() == 2
    assert table.held() == [1, 3]
    table.button("roll again").click()
    table.expect_rolls_left(1)
    after_reload = table.dice()
    assert [after_reload[1], after_reload[3]] == [dice[1], dice[3]]

    other = visit("#/settings")
    other.get_by_label("Open a game from a file").set_input_files(copy)
    twin = Table(other)
    twin.button("roll again").wait_for(timeout=90_000)
    assert twin.dice() == dice
    for position in (1, 3):
        twin.die(position).click()
    twin.button("roll again").click()
    twin.expect_rolls_left(1)
    assert twin.dice() == after_reload


def test_reload_before_the_first_roll_rolls_nothing(play_bot: Play) -> None:
    table = play_bot()
    reload(table)
    expect(table.button("roll")).to_be_visible()
    expect(table.page.get_by_text("Your turn: roll the dice.").first).to_be_visible()
    assert table.offers() == {}


def test_reload_in_the_middle_of_a_bots_move_goes_on_there(play_bot: Play) -> None:
    table = play_bot(pace="wait")
    page = table.page
    table.button("roll").click()
    table.expect_rolls_left(2)
    table.row(12).click()
    page.get_by_role("button", name=re.compile("^Score Chance")).click()
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_text("Lion is thinking.")).to_be_visible()
    dice = table.dice()
    page.reload()
    page.get_by_role("button", name="Next move").wait_for(timeout=90_000)
    expect(page.get_by_text("Lion is thinking.")).to_be_visible()
    assert table.dice() == dice
