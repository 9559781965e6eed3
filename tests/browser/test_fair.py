"""Dice that anyone can verify: the seal, the README's script, and one record that is one game everywhere."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from engine import ROOT, STORED, as_file, bots_record, in_browser, in_cpython
from playwright.sync_api import Browser, Page, expect
from table import Table

BOOT_MS = 90_000
Visit = Callable[..., Page]


def test_one_record_is_one_game_under_cpython_and_pyodide(visit: Visit) -> None:
    """Byte for byte, with PYTHONHASHSEED 0 and 1, and in Pyodide in Chromium; bots decide alike there too."""
    seed = hashlib.sha256(b"one game").hexdigest()
    record = bots_record(seed)
    assert len(record["actions"]) > 60
    replay = [{"type": "load", "record": record}, {"type": "log"}]
    again = [
        {"type": "new", "game": "dice_poker", "seats": record["seats"], "seed": seed},
        *[{"type": "step"}] * 400,
        {"type": "log"},
    ]
    logs = [
        json.dumps(answers[-1]["result"]["log"]).encode()
        for requests in (replay, again)
        for answers in (
            in_cpython(requests, "0"),
            in_cpython(requests, "1"),
            in_browser(visit(), requests, "snapshot"),
            in_browser(visit(), requests, "library"),
        )
    ]
    assert len(set(logs)) == 1
    assert logs[0].count(b'"scored"') == 26


def test_a_stale_ply_is_refused_with_its_code(visit: Visit) -> None:
    seats = [{"kind": "human", "name": ""}]
    answers = in_browser(
        visit(),
        [
            {"type": "new", "game": "dice_poker", "seats": seats},
            {"type": "step", "ply": 0},
            {"type": "step", "ply": 0},
            {"type": "act", "ply": 0, "action": {"type": "score", "row": "chance"}},
            {"type": "view"},
        ],
    )
    assert [answer["ok"] for answer in answers] == [True, True, False, False, True]
    assert [answer["error"]["code"] for answer in answers[2:4]] == ["stale_ply", "stale_ply"]
    assert answers[4]["result"]["ply"] == 1


def test_twenty_fresh_profiles_start_twenty_different_games(browser: Browser, site: str) -> None:
    seeds, rolls = set(), []
    for _ in range(5):
        contexts = [browser.new_context() for _ in range(4)]
        pages = [context.new_page() for context in contexts]
        for page in pages:
            page.goto(site + "#/quick/dice_poker")
        for page in pages:
            table = Table(page)
            table.button("roll").wait_for(timeout=BOOT_MS)
            table.button("roll").click()
            table.expect_rolls_left(2)
            rolls.append(tuple(table.dice()))
            (stored,) = page.evaluate(STORED)
            seeds.add(stored["record"]["seed"])
        for context in contexts:
            context.close()
    assert len(seeds) == 20
    assert len(set(rolls)) >= 18, "two equal first rolls are possible (2 %), three are not luck"


def readme_script() -> str:
    """The README's own ten lines."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    (script,) = [block for block in blocks if "hashlib" in block]
    assert len(script.strip().splitlines()) <= 10
    assert set(re.findall(r"^import (.+)$", script, re.MULTILINE)) == {"hashlib, json, sys"}
    return script


def test_the_seal_fits_and_the_readme_script_finds_all_dice(visit: Visit, tmp_path: Path) -> None:
    """A game is finished in the page: the seal is the hash of the secret, and the script knows all dice."""
    seed = hashlib.sha256(b"to be opened").hexdigest()
    record = bots_record(seed)
    page = visit("#/settings")
    unfinished = {**record, "actions": record["actions"][:-1]}
    unfinished.pop("ply")
    page.get_by_label("Open a game from a file").set_input_files(as_file(unfinished))
    page.get_by_role("button", name="Menu").wait_for(timeout=BOOT_MS)
    sealed = page.locator("[data-fair=commitment]").first.text_content()
    page.get_by_role("button", name="See the result").click()
    expect(page.locator("[data-fair=seed]")).to_have_text(seed)
    opened = page.locator("[data-fair=seed]").inner_text()
    assert sealed == hashlib.sha256(bytes.fromhex(opened)).hexdigest()
    expect(page.get_by_text("The seal fits the secret.")).to_be_visible()

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").last.click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    output = subprocess.run(
        [sys.executable, "-c", readme_script(), str(file)], capture_output=True, text=True, check=True
    ).stdout
    log = in_cpython([{"type": "load", "record": json.loads(file.read_text())}, {"type": "log"}], "0")[-1][
        "result"
    ]["log"]
    rolled = [event["dice"] for event in log if event["type"] == "rolled"]
    assert [
        json.loads(line[line.index("[") :]) for line in output.splitlines() if line.startswith("chance/")
    ] == rolled
    assert f"seal {sealed}" in output


def test_no_view_holds_the_seed_before_the_end(visit: Visit) -> None:
    seats = [{"kind": "human", "name": ""}, {"kind": "bot", "bot": "expert", "name": ""}]
    seed = hashlib.sha256(b"hidden").hexdigest()
    answers = in_browser(
        visit(),
        [
            {"type": "new", "game": "dice_poker", "seats": seats, "seed": seed},
            {"type": "step"},
            {"type": "view"},
            {"type": "log"},
            {"type": "reveal"},
        ],
    )
    assert all(seed not in json.dumps(answer) for answer in answers)
    assert answers[-1]["error"]["code"] == "not_over"
