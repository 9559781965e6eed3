"""The door: it never raises, always answers JSON, and one press counts once."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge import dice
from bridge.api import LOG_IN_VIEW, Session
from bridge.catalog import GAMES, describe
from bridge.requests import Request
from core.rng import commitment
from dice_poker.bots import BOTS, FORMER_BOTS, STRENGTH
from dice_poker.scoring import ROWS
from palace_poker.bots import BOTS as PALACE_BOTS
from palace_poker.bots import FORMER_BOTS as PALACE_FORMER

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SEED = "5e" * 32
NEW: dict[str, Any] = {"type": "new", "game": "dice_poker", "seats": [{"kind": "human"}], "seed": SEED}


def ask(session: Session, request: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(session.handle(json.dumps(request)))
    return answer


def result(session: Session, **request: object) -> dict[str, Any]:
    answer = ask(session, request)
    assert answer["ok"], answer
    found: dict[str, Any] = answer["result"]
    return found


def code(session: Session, **request: object) -> str:
    answer = ask(session, request)
    assert not answer["ok"], answer
    found: str = answer["error"]["code"]
    return found


def started(*seats: dict[str, str], steps: int = 0) -> Session:
    session = Session()
    result(session, **(NEW | {"seats": list(seats) or NEW["seats"]}))
    for _ in range(steps):
        result(session, type="step")
    return session


def test_a_step_that_takes_long_is_asked_for_again_until_the_ply_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def slow(view: Any, draw: object) -> Iterator[None]:
        yield
        yield
        return BOTS["club"](view, draw)  # type: ignore[arg-type, return-value]

    monkeypatch.setattr(dice, "ENTRY", replace(dice.ENTRY, bots={"slow": slow}))
    session = started({"kind": "bot", "bot": "slow"}, steps=1)
    for _ in range(2):
        assert result(session, type="step", ply=1) == {"thinking": True}
        assert result(session, type="view")["ply"] == 1
    done = result(session, type="step", ply=1)
    assert done["ply"] == 2
    assert done["events"]
    assert code(session, type="step", ply=1) == "stale_ply"


def test_a_view_is_complete() -> None:
    session = started(
        {"kind": "human", "name": " Kari "}, {"kind": "bot", "bot": "club", "name": "Lion"}, steps=1
    )
    view = result(session, type="view")["view"]
    dice = view["table"]["dice"]
    assert set(view) == {
        "game",
        "ply",
        "seat",
        "phase",
        "to_act",
        "players",
        "commitment",
        "can_undo",
        "seats",
        "table",
        "you",
        "legal",
        "log",
        "outcome",
    }
    assert view["players"] == [
        {"kind": "human", "name": "Kari"},
        {"kind": "bot", "bot": "club", "name": "Lion"},
    ]
    assert view["commitment"] == commitment(bytes.fromhex(SEED))
    assert view["seats"] == [{"points": [None] * 13, "total": 0}] * 2
    assert view["table"] == {
        "turn": 0, "round": 1, "rounds": 13, "rows": list(ROWS), "dice": dice, "kept": [], "rolls_left": 2,
        "preview": view["table"]["preview"], "last": None,
    }  # fmt: skip
    assert len(view["legal"]) == 31 + 13
    assert view["log"] == [{"type": "rolled", "seat": 0, "round": 1, "roll": 1, "dice": dice, "kept": []}]
    assert (view["you"], view["outcome"], view["seat"]) == (None, None, None)


def test_legal_is_empty_unless_a_person_is_to_act() -> None:
    session = started({"kind": "bot", "bot": "club"}, {"kind": "human"})
    assert result(session, type="view")["view"]["legal"] == []
    view = result(session, type="step")["view"]
    assert (view["to_act"], view["legal"]) == (0, [])
    while view["to_act"] != 1:
        view = result(session, type="step")["view"]
    assert view["legal"]
    assert result(session, type="view", seat=1)["view"]["legal"] == view["legal"]
    assert result(session, type="view", seat=0)["view"]["legal"] == []
    assert result(session, type="view", ply=1)["view"]["legal"] == []


def test_a_double_click_acts_once() -> None:
    session = started(steps=1)
    roll = {"type": "act", "ply": 1, "action": {"type": "keep", "dice": [0]}}
    assert ask(session, roll)["ok"]
    answer = ask(session, roll)
    assert answer["error"]["code"] == "stale_ply"
    assert answer["error"]["args"] == {"ply": 2}
    step = {"type": "step", "ply": 2}
    assert ask(session, step)["ok"]
    assert code(session, **step) == "stale_ply"
    assert code(session, type="undo", ply=1) == "stale_ply"
    assert result(session, type="view")["view"]["table"]["rolls_left"] == 1


def test_a_reload_in_the_middle_of_a_turn_resumes_exactly_there() -> None:
    session = started(steps=1)
    result(session, type="act", ply=1, action={"type": "keep", "dice": [0, 1]})
    for _ in range(2):
        again = Session()
        loaded = result(again, type="load", record=result(session, type="save")["record"])
        assert loaded["view"] == result(session, type="view")["view"]
        assert loaded["events"] == []
        result(session, type="step") if loaded["view"]["to_act"] == -1 else None
    again = Session()
    result(again, type="load", record=result(session, type="save")["record"])
    for each in (session, again):
        result(each, type="act", ply=3, action={"type": "keep", "dice": [0, 1]})
    assert result(session, type="step") == result(again, type="step")


def test_a_failed_start_leaves_the_old_match_alone() -> None:
    session = started(steps=1)
    before = session.handle('{"type": "view"}')
    assert code(session, type="load", record={}) == "bad_record"
    assert code(session, **(NEW | {"seat": 1})) == "bad_request"
    assert code(session, **(NEW | {"seats": [{"kind": "bot", "bot": "hal"}]})) == "unknown_bot"
    assert session.handle('{"type": "view"}') == before


def test_an_older_records_bot_plays_on_under_its_new_name() -> None:
    """Who was "greedy" is "expert" now; what was played stays, and the record is written with the new id."""
    played = [{"type": "keep", "dice": [4]}, {"type": "score", "row": "five_of_a_kind"}]
    older = {
        "format": 1, "game": "dice_poker", "rules_version": 1, "config": {"seats": 2},
        "seats": [{"kind": "bot", "bot": "greedy", "name": "Lion"}, {"kind": "human", "name": "Kari"}],
        "seed": SEED, "actions": [*played, {"type": "score", "row": "ones"}],
    }  # fmt: skip
    session, expert = Session(), Session()
    view = result(session, type="load", record=older)["view"]
    newer = result(session, type="save")["record"]
    assert view["players"][0] == {"kind": "bot", "bot": "expert", "name": "Lion"}
    assert (view["to_act"], view["seats"][0]["total"]) == (0, 0)
    assert newer["actions"][:2] == played
    assert newer["seats"][0]["bot"] == "expert"
    result(expert, type="load", record=newer)
    for _ in range(4):
        assert result(session, type="step") == result(expert, type="step")
    assert set(FORMER_BOTS.values()) <= set(BOTS)
    assert code(session, type="load", record=older | {"seats": [{"kind": "bot", "bot": "hal"}] * 2}) == (
        "bad_record"
    )


def test_an_older_palace_record_loads_under_the_new_names_and_tells_the_same() -> None:
    """A match of random_legal, quiet and sensible, with its log below: what was played stays."""
    first, *log = (HERE / "older_palace_record.jsonl").read_text("utf-8").splitlines()
    older, session = json.loads(first), Session()
    view = result(session, type="load", record=older)["view"]
    assert [player["bot"] for player in view["players"]] == ["knight", "squire", "squire", "knight"]
    assert result(session, type="log")["log"] == [json.loads(line) for line in log]
    newer = result(session, type="save")["record"]
    assert newer == older | {"seats": view["players"]}
    assert {player["bot"] for player in older["seats"]} == set(PALACE_FORMER)
    assert set(PALACE_FORMER.values()) <= set(PALACE_BOTS)
    half = {key: value for key, value in older.items() if key != "ply"} | {"actions": older["actions"][:6]}
    halfway = result(session, type="load", record=half)
    assert result(session, type="step")["ply"] == halfway["ply"] + 1


def test_config_is_filled_from_the_players_and_may_not_contradict_them() -> None:
    session = Session()
    config: Any
    seats: Any
    result(session, **(NEW | {"config": {"seats": 1}}))
    result(session, **(NEW | {"config": {}}))
    result(session, **(NEW | {"config": None}))
    for config in ({"seats": 2}, {"seats": "1"}, {"seats": 0}, {"more": 1}, [], 5, {"seats": None}):
        assert code(session, **(NEW | {"config": config})) == "bad_config", config
    for seats in ([], NEW["seats"] * 7):
        assert code(session, **(NEW | {"seats": seats})) == "bad_config"


def test_a_phrase_is_mixed_in_and_never_shown() -> None:
    session = Session()
    new = {key: value for key, value in NEW.items() if key != "seed"}
    seen = {result(session, **new, phrase="rødgrød")["view"]["commitment"] for _ in range(20)}
    assert len(seen) == 20
    assert code(session, **NEW, phrase="both") == "bad_request"
    assert code(session, **new, phrase="\ud800") == "bad_request"
    assert code(session, **(NEW | {"seed": "5E" * 32})) == "bad_request"


def test_a_view_carries_the_last_events_and_log_carries_all() -> None:
    session = started(*[{"kind": "bot", "bot": "beginner"}] * 2, steps=90)
    log = result(session, type="log")["log"]
    assert len(log) > LOG_IN_VIEW
    assert result(session, type="view")["view"]["log"] == log[-LOG_IN_VIEW:]
    past = result(session, type="view", ply=5)
    assert past["ply"] == past["view"]["ply"] == 5
    assert past["view"]["log"] == log[:5]


def test_an_id_comes_back_and_a_strange_one_is_refused() -> None:
    session = Session()
    for number in (0, 7, "a-1", "\ud800", 10**100, None):
        assert ask(session, {"id": number, "type": "log"})["id"] == number
    strange: Any
    for strange in (1.5, True, [], {}):
        answer = ask(session, {"id": strange, "type": "log"})
        assert (answer["id"], answer["error"]["code"]) == (None, "bad_request")


def test_a_fault_of_the_engine_is_answered_not_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    session = started(steps=1)

    def faulty(*_: object) -> None:
        raise RuntimeError("oops " * 1000)

    monkeypatch.setattr("core.match.Match.view", faulty)
    answer = ask(session, {"id": 3, "type": "view"})
    assert (answer["id"], answer["error"]["code"]) == (3, "internal")
    assert len(answer["error"]["message"]) < 200


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "null",
            "[]",
            '"new"',
            "{",
            "{}",
            '{"type": null}',
            '{"type": "fly"}',
            "\ud800",
            None,
            b"{}",
            5,
        ),
        *('{"type": "view", "ply": 1e400}', '{"type": "view", "ply": NaN}', '{"type": "log", "more": 1}'),
        *("[" * 100_000, '{"a":' * 100_000, '{"type": "view", "ply": ' + "9" * 5000 + "}"),
        '{"type": "step", "seat": false}',
    ],
)
def test_garbage_is_a_bad_request(text: Any) -> None:
    answer = json.loads(started().handle(text))
    assert (answer["id"], answer["ok"], answer["error"]["code"]) == (None, False, "bad_request")


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 20) | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
TYPES = [request.type for request in get_args(Request)]
KEYS = ["ply", "seat", "action", "record", "game", "seats", "config", "seed", "phrase", "id"]
ACTIONS = st.fixed_dictionaries(
    {"type": st.sampled_from(["keep", "score", "roll"])},
    optional={"dice": st.lists(st.integers(-1, 7), max_size=6), "row": st.sampled_from(ROWS)},
)
REQUESTS = st.builds(
    lambda kind, rest, action: {**rest, "type": kind} | ({"action": action} if action else {}),
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(KEYS), st.integers(-1, 3) | PLAIN, max_size=3),
    st.none() | ACTIONS,
)


@settings(max_examples=250, deadline=None, derandomize=True)
@given(st.lists(REQUESTS, min_size=1, max_size=4))
def test_any_request_is_answered_in_json(requests: list[dict[str, Any]]) -> None:
    session = started({"kind": "human"}, {"kind": "bot", "bot": "beginner"}, steps=1)
    for request in requests:
        answer = ask(session, request)
        if answer["ok"]:
            assert set(answer) == {"id", "ok", "result"}
        else:
            assert set(answer["error"]) == {"code", "clause", "message", "args"}
            assert answer["error"]["code"] != "internal", answer["error"]["message"]
            assert answer["error"]["message"].isprintable()
            assert len(answer["error"]["message"]) < 1000


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")) | PLAIN.map(json.dumps))
def test_any_text_is_answered_in_json(text: str) -> None:
    answer = json.loads(Session().handle(text))
    assert answer["error"]["code"] in ("bad_request", "no_game")


@pytest.mark.parametrize("text", ["[" * 33, '{"a":' * 33, '[{"a":' * 40_000, "[]" * 9 + "[" * 33 + "]" * 33])
def test_deep_nesting_never_reaches_the_parser(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its recursion would end the whole engine in WebAssembly, where no RecursionError saves it."""
    session = Session()
    with monkeypatch.context() as patch:
        patch.setattr("json.loads", lambda *_, **__: pytest.fail("parsed"))
        answer = session.handle(text)
    assert json.loads(answer)["error"]["code"] == "bad_request"
    assert "deep" in json.loads(answer)["error"]["message"]


def test_brackets_inside_texts_are_no_nesting() -> None:
    for name in ("[" * 20, '"[' * 10, "\\[" * 10, '\\"{' * 6):
        seats = [{"kind": "human", "name": name}] * 6
        assert result(Session(), **(NEW | {"seats": seats}))["view"]["players"] == seats


def test_the_catalog_tells_the_page_what_it_needs() -> None:
    assert describe()["dice_poker"] == {
        "seats": [1, 6],
        "rows": list(ROWS),
        "strength": STRENGTH,
        "bots": ["beginner", "club", "expert", "perfect", "master"],
        "rules_version": 1,
        "name_limit": 20,
    }
    assert describe()["palace_poker"] == {
        "seats": [2, 10],
        "bots": ["squire", "knight", "baron", "king"],
        "rules_version": 1,
        "name_limit": 20,
    }
    assert list(describe()) == list(GAMES)
    assert list(STRENGTH) == list(BOTS)
    json.dumps(describe())


@pytest.mark.parametrize(("game", "other"), [("dice_poker", "palace_poker"), ("palace_poker", "dice_poker")])
def test_a_game_is_loaded_only_when_it_is_asked_for(game: str, other: str) -> None:
    """In a Python of its own. A match that doesn't begin needs no game at all."""
    seats = [{"kind": "human", "name": ""}] * 2
    program = f"""
import json, sys
from bridge.api import Session
packages = lambda: {{name.partition(".")[0] for name in sys.modules}} & {{"dice_poker", "palace_poker"}}
new = lambda game: json.dumps({{"type": "new", "game": game, "seats": {seats}}})
answer = lambda game: json.loads(Session().handle(new(game)))
assert not answer("chess")["ok"] and not packages(), packages()
assert answer("{game}")["ok"] and packages() == {{"{game}"}}, packages()
assert answer("{other}")["ok"] and len(packages()) == 2
"""
    subprocess.run([sys.executable, "-c", program], check=True, env={"PYTHONPATH": "py"}, cwd=ROOT)
