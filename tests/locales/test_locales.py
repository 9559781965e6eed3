"""The three languages say the same things: ids, arguments, and every message that the page asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "js/locales"


class Arguments:
    """The names of the arguments that a message uses."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(node)

    def visit(self, node: object) -> None:
        if isinstance(node, ast.VariableReference):
            self.names.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                self.visit(value)
        if isinstance(node, list):
            for item in node:
                self.visit(item)


def messages(language: str) -> dict[str, set[str]]:
    """Message id -> arguments. A file with anything that is no message or comment fails."""
    entries = FluentParser().parse((LOCALES / f"{language}.ftl").read_text(encoding="utf-8")).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "an id stands twice"
    return {entry.id.name: Arguments(entry).names for entry in found}


@pytest.mark.parametrize("language", ["nb", "da"])
def test_every_message_has_the_same_arguments_in_every_language(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert other.keys() == english.keys()
    assert other == english


def test_no_translation_is_left_in_english() -> None:
    """Equal texts are those that are equal on purpose: numbers, names and words that the languages share."""

    def texts(language: str) -> dict[str, str]:
        lines = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        return dict(line.split(" = ", 1) for line in lines if re.match(r"[\w-]+ = ", line))

    shared = {
        *("title", "log", "menu", "person", "start-game", "text-normal", "motion-full", "row-chance"),
        *("setting-motion", "banner", "banner-is", "hand-flush", "hand-straight", "hand-straight_flush"),
        *("advice-hold", "bot-baron"),
    }
    english = texts("en")
    for language in ("nb", "da"):
        same = {
            key
            for key, text in texts(language).items()
            if text == english[key] and re.search("[a-z]{3}", re.sub(r"{.*", "", text))
        }
        assert same <= shared, f"{language}: {same - shared}"


def test_every_message_is_asked_for_and_every_id_exists() -> None:
    """Ids stand in quotes in the code, whole ("roll") or as the fixed part of a template (`row-${row}`)."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "js").rglob("*.js")))
    code += (ROOT / "index.html").read_text(encoding="utf-8")
    known = messages("en").keys()
    whole = set(re.findall(r"""["'`:]([a-z][\w-]*)["'`}]""", code))
    prefixes = tuple(set(re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", code)))
    settings = (ROOT / "js/settings.js").read_text(encoding="utf-8")
    prefixes += tuple(f"{name}-" for name in re.findall(r"^  (\w+): \[\"", settings, re.MULTILINE))
    unused = [key for key in known if key not in whole and not key.startswith(prefixes)]
    assert not unused, f"no code asks for {unused}"
    asked = set(re.findall(r"""\bt\(\s*["']([\w-]+)["']""", code)) | set(re.findall(r"{{t:([\w-]+)}}", code))
    assert not asked - known, f"no message {asked - known}"
