"""The table as somebody meets it who can't see it: accessible names only, in the three languages.

The words stand here a second time on purpose, and the points are counted here a second time: what the page
says is compared with them.
"""

from __future__ import annotations

import json
import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect

LANGUAGE_TAGS = {"en": "en-GB", "nb": "nb-NO", "da": "da-DK"}

WORDS = {
    "en": {
        "play a bot": "Play a bot",
        "set up": "Set up a game",
        "roll": "Roll",
        "roll again": "Roll again",
        "score": "Score",
        "zero": "Zero in",
        "see result": "See the result",
        "undo": "Undo",
        "die": "Die",
        "faces": ["one", "two", "three", "four", "five", "six"],
        "points": "points?",
        "you": "You",
        "rows": [
            "Ones", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a kind", "Four of a kind",
            "Full house", "Small straight", "Large straight", "Five of a kind", "Chance",
        ],
    },
    "nb": {
        "play a bot": "Spill mot en bot",
        "set up": "Sett opp et spill",
        "roll": "Kast",
        "roll again": "Kast igjen",
        "score": "Før",
        "zero": "Null på",
        "see result": "Se resultatet",
        "undo": "Angre",
        "die": "Terning",
        "faces": ["ener", "toer", "treer", "firer", "femmer", "sekser"],
        "points": "poeng",
        "you": "Du",
        "rows": [
            "Enere", "Toere", "Treere", "Firere", "Femmere", "Seksere", "3 like", "4 like",
            "Fullt hus", "Liten straight", "Stor straight", "5 like", "Sjanse",
        ],
    },
    "da": {
        "play a bot": "Spil mod en bot",
        "set up": "Sæt et spil op",
        "roll": "Kast",
        "roll again": "Kast igen",
        "score": "Skriv",
        "zero": "Nul i",
        "see result": "Se resultatet",
        "undo": "Fortryd",
        "die": "Terning",
        "faces": ["ener", "toer", "treer", "firer", "femmer", "sekser"],
        "points": "point",
        "you": "Du",
        "rows": [
            "Enere", "Toere", "Treere", "Firere", "Femmere", "Seksere", "3 ens", "4 ens",
            "Fuldt hus", "Lille straight", "Stor straight", "5 ens", "Chance",
        ],
    },
}  # fmt: skip


def settings_script(settings: dict[str, object]) -> str:
    """Choose settings before the page's own first script, unless the profile has some already."""
    key = json.dumps("bones-and-banners/settings")
    value = json.dumps(json.dumps(settings))
    return f"if (origin !== 'null' && !localStorage.getItem({key})) localStorage.setItem({key}, {value})"


def points(row: int, dice: list[int]) -> int:
    """What five dice are worth in row 0-12, counted apart from the engine."""
    counts = Counter(dice)
    most = max(counts.values())
    faces = "".join(str(face) for face in sorted(counts))
    if row < 6:
        return (row + 1) * counts[row + 1]
    conditions = [
        most >= 3,
        most >= 4,
        sorted(counts.values()) == [2, 3],
        any(run in faces for run in ("1234", "2345", "3456")),
        faces in ("12345", "23456"),
        most == 5,
        True,
    ]
    worth = [sum(dice), sum(dice), 25, 30, 40, 50, sum(dice)]
    return worth[row - 6] if conditions[row - 6] else 0


class Table:
    """One page with a game on it."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = WORDS[language]

    def button(self, word: str) -> Locator:
        """The button whose name is this word, or begins with it and goes on with " · …"."""
        name = re.compile(rf"^{re.escape(str(self.words[word]))}($| ·)")
        return self.page.get_by_role("button", name=name)

    def die(self, position: int) -> Locator:
        """Position 0-4."""
        return self.page.get_by_role("button", name=re.compile(rf"^{self.words['die']} {position + 1}:"))

    def dice(self) -> list[int]:
        """The five faces, read from the names of the dice."""
        names = [self.die(position).get_attribute("aria-label") or "" for position in range(5)]
        return [self.words["faces"].index(name.split(": ")[1]) + 1 for name in names]

    def held(self) -> list[int]:
        return [i for i in range(5) if self.die(i).get_attribute("aria-pressed") == "true"]

    def row(self, row: int) -> Locator:
        """The button of an open row of whoever's turn it is, row 0-12."""
        name = re.compile(rf"^{re.escape(self.words['rows'][row])}, \d+ {self.words['points']}$")
        return self.page.get_by_role("button", name=name)

    def offers(self) -> dict[int, int]:
        """Row 0-12 → the points that its button promises, for every open row."""
        pattern = re.compile(rf"^(.+), (\d+) {self.words['points']}$")
        offered = {}
        for name in self.page.locator("button").evaluate_all("all => all.map(b => b.ariaLabel ?? '')"):
            match = pattern.match(name)
            if match and match[1] in self.words["rows"]:
                offered[self.words["rows"].index(match[1])] = int(match[2])
        return offered

    def rolls_left(self) -> int:
        """As the button says it; 0 when it offers none."""
        again = self.page.get_by_role("button", name=re.compile(r" · [12] "))
        return int(re.findall(r"· ([12]) ", again.inner_text())[0]) if again.count() else 0

    def expect_rolls_left(self, left: int) -> None:
        name = re.compile(
            rf" · {left} " if left else r"^(No rolls left|Ingen kast igjen|Ingen kast tilbage)$"
        )
        expect(self.page.get_by_role("button", name=name)).to_be_visible()

    def wait_until_decided(self) -> None:
        """Until a person may choose a row."""
        expect(
            self.page.get_by_role("group", name=re.compile("Actions|Handling")).get_by_role("button")
        ).to_have_count(2)
        self.page.wait_for_function("() => document.querySelectorAll('[data-row]').length > 0")
