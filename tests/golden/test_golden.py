"""Whole games to read, *.jsonl but palace_*.jsonl: the record in the first line, then one event per line.

Written anew by one command, the diff to be read before it is kept:

    pytest tests/golden --rewrite

A game of bots alone is then played anew, so a bot that plays otherwise shows; any other is replayed from its
actions. The event lines are also what the border's `log` answers for the record. A browser test can compare
that text, byte for byte, with the one CPython gives.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bridge.api import Session
from bridge.catalog import GAMES
from core import codec, record
from core.match import Match
from core.protocol import TERMINAL

HERE = Path(__file__).parent
GAMES_HERE = sorted(path for path in HERE.glob("*.jsonl") if not path.name.startswith("palace_"))
"""The others are scripted deals, see test_palace_deals.py."""
every_game = pytest.mark.parametrize("path", GAMES_HERE, ids=lambda path: path.stem)

AnyMatch = Match[Any, Any, Any, Any, Any]


def line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def replayed(plain: dict[str, Any]) -> AnyMatch:
    entry = GAMES[record.game_of(plain)]
    return Match.replay(record.decode(plain, entry.game), entry.game, entry.bots)


def played_by_bots(plain: dict[str, Any]) -> AnyMatch | None:
    """The same players and seed from the start to the ply of the record, or None if people take part."""
    entry = GAMES[record.game_of(plain)]
    kept = record.decode(plain, entry.game)
    if any(player.bot is None for player in kept.players):
        return None
    match: AnyMatch = Match(entry.game, kept.config, kept.players, kept.seed, entry.bots)
    while match.to_act != TERMINAL:
        match.step()
    return match


def text_of(match: AnyMatch) -> str:
    lines = [record.encode(match.record()), *(codec.encode(event) for event in match.log(None))]
    return "".join(f"{line(data)}\n" for data in lines)


def first_line(path: Path) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(path.read_text("utf-8").partition("\n")[0])
    return plain


def test_there_are_games_to_read() -> None:
    assert len(GAMES_HERE) >= 4


@every_game
def test_a_golden_game_replays_line_by_line(path: Path, rewrite: bool) -> None:
    if rewrite:
        plain = first_line(path)
        path.write_text(text_of(played_by_bots(plain) or replayed(plain)), "utf-8")
    assert text_of(replayed(first_line(path))).splitlines() == path.read_text("utf-8").splitlines()


@every_game
def test_bots_still_play_their_golden_games(path: Path) -> None:
    match = played_by_bots(first_line(path))
    if match is not None:
        assert text_of(match).splitlines() == path.read_text("utf-8").splitlines()


@every_game
def test_the_log_of_a_loaded_record_is_the_same_text_whatever_the_hash_seed(path: Path) -> None:
    """As the browser test does it: load the record through the border, ask for the log."""
    plain = first_line(path)
    requests = [json.dumps({"type": "load", "record": plain}), json.dumps({"type": "log"})]
    program = (
        "import sys; from bridge.api import Session; session = Session()\n"
        "for request in sys.stdin: print(session.handle(request))"
    )
    answers = [
        subprocess.run(
            [sys.executable, "-c", program],
            input="\n".join(requests),
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1")
    ]
    assert answers[0] == answers[1]
    session = Session()
    assert [session.handle(request) for request in requests] == answers[0].splitlines()
    log = json.loads(answers[0].splitlines()[1])["result"]["log"]
    assert [line(event) for event in log] == path.read_text("utf-8").splitlines()[1:]
