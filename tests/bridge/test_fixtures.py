"""The border's messages as fixtures that the page's tests read as well.

fixtures/*.json: {"about": …, "exchanges": [{"request": {…} or "text": "no JSON", "answer": {…}}, …]}; the
exchanges of a file are one conversation with a fresh Session; fractions have six digits. The answers are
written anew by one command, the diff to be read:

    pytest tests/bridge --rewrite
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from bridge.api import Session
from bridge.requests import Request

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.json"))
CODES = {
    "malformed",
    "illegal",
    "bad_record",
    "rules_mismatch",
    "stale_ply",
    "bad_request",
    "unknown_game",
    "unknown_bot",
    "bad_config",
    "bad_name",
    "nothing_to_step",
    "nothing_to_undo",
    "not_your_seat",
    "no_game",
    "not_over",
    "no_choice",
}
"""All but "internal", a fault of ours, "no_tables", which no test should see, as the build makes them, and
"no_analysis", of a game without a coach: there is none now."""


def exchanges(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["exchanges"]
    return found


def written(about: str, talk: list[dict[str, Any]]) -> str:
    """Two lines an exchange, so that a diff can be read."""
    lines = [
        ",\n  ".join(f"{json.dumps(key)}: {json.dumps(part, ensure_ascii=False)}" for key, part in e.items())
        for e in talk
    ]
    inner = ",\n".join(f" {{{text}}}" for text in lines)
    return f'{{"about": {json.dumps(about, ensure_ascii=False)},\n"exchanges": [\n{inner}\n]}}\n'


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_the_session_answers_as_written(path: Path, rewrite: bool) -> None:
    session = Session()
    talk = exchanges(path)
    texts = [session.handle(e["text"] if "text" in e else json.dumps(e["request"])) for e in talk]
    answers = [json.loads(text, parse_float=lambda digits: round(float(digits), 6)) for text in texts]
    if rewrite:
        about = json.loads(path.read_text("utf-8"))["about"]
        path.write_text(
            written(about, [e | {"answer": a} for e, a in zip(talk, answers, strict=True)]), "utf-8"
        )
        talk = exchanges(path)
    for number, (exchange, answer) in enumerate(zip(talk, answers, strict=True)):
        assert answer == exchange["answer"], f"{path.name}, exchange {number}"


def test_every_request_and_every_code_is_shown() -> None:
    talk = [exchange for path in FIXTURES for exchange in exchanges(path)]
    errors = [e["answer"]["error"] for e in talk if not e["answer"]["ok"]]
    assert {error["code"] for error in errors} == CODES
    assert all(set(error) == {"code", "clause", "message", "args"} for error in errors)
    assert all(
        (error["clause"] is not None) == (error["code"] == "illegal")
        for error in errors
        if error["code"] != "bad_config"
    )
    answered = {e["request"]["type"] for e in talk if e["answer"]["ok"]}
    assert answered == {request.type for request in get_args(Request)}
