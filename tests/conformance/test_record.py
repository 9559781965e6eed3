"""Records: what was written comes back, anything else is refused with its place."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import record as records
from core.errors import BadRecord, GameError, RulesMismatch
from core.match import Match
from dice_poker.bots import BOTS
from dice_poker.game import GAME

SOUND: dict[str, Any] = {
    "format": 1,
    "game": "dice_poker",
    "rules_version": 1,
    "config": {"seats": 2},
    "seats": [{"kind": "human", "name": "Kari"}, {"kind": "bot", "bot": "club", "name": "Lion"}],
    "seed": "0f" * 32,
    "actions": [
        {"type": "keep", "dice": [0, 2]},
        {"type": "score", "row": "ones"},
        {"type": "score", "row": "chance"},
    ],
    "ply": 7,
}


def load(data: object) -> Match[Any, Any, Any, Any, Any]:
    assert records.game_of(data) == "dice_poker"
    return Match.replay(records.decode(data, GAME), GAME, BOTS)


def changed(path: str, value: object) -> dict[str, Any]:
    """SOUND with the value at "actions.1.row" or the like replaced."""
    data = copy.deepcopy(SOUND)
    *parents, last = [int(key) if key.isdecimal() else key for key in path.split(".")]
    place: Any = data
    for key in parents:
        place = place[key]
    place[last] = value
    return data


def test_what_was_written_is_read_again() -> None:
    assert records.encode(load(SOUND).record()) == SOUND
    assert json.dumps(records.encode(load(SOUND).record())) == json.dumps(SOUND), "also in the order of keys"


def test_a_record_without_ply_is_sound() -> None:
    data = {key: value for key, value in SOUND.items() if key != "ply"}
    assert load(data).ply == 7


@pytest.mark.parametrize("key", [key for key in SOUND if key != "ply"])
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(BadRecord) as raised:
        load({k: v for k, v in SOUND.items() if k != key})
    assert raised.value.where == key


CORRUPT = [
    ("format", 0, "format"),
    ("format", "1", "format"),
    ("format", True, "format"),
    ("game", None, "game"),
    ("rules_version", 0, "rules_version"),
    ("rules_version", 1.0, "rules_version"),
    ("config", [], "config"),
    ("config", {}, "config"),
    ("config", {"seats": 2, "joker": True}, "config"),
    ("config.seats", "2", "config.seats"),
    ("config.seats", 7, "config"),
    ("config.seats", 1, "seats"),
    ("seats", None, "seats"),
    ("seats", [], "seats"),
    ("seats.0", "human", "seats[0]"),
    ("seats.0.kind", "ghost", "seats[0].kind"),
    ("seats.0.kind", [], "seats[0].kind"),
    ("seats.0.name", 5, "seats"),
    ("seats.0.name", "x" * 10_000, "seats"),
    ("seats.0.extra", 1, "seats[0]"),
    ("seats.0.bot", "club", "seats[0]"),
    ("seats.1.bot", None, "seats[1].bot"),
    ("seats.1.bot", "hal", "seats"),
    ("seed", 0, "seed"),
    ("seed", "0f" * 31, "seed"),
    ("seed", "0F" * 32, "seed"),
    ("actions", {}, "actions"),
    ("actions", None, "actions"),
    ("actions", [[]] * 200_000, "actions"),
    ("actions.0", None, "actions[0]"),
    ("actions.0", [[[[[[]]]]]], "actions[0]"),
    ("actions.0.type", "jump", "actions[0].type"),
    ("actions.0.type", {}, "actions[0].type"),
    ("actions.0.dice", 3, "actions[0].dice"),
    ("actions.0.dice", [0, "2"], "actions[0].dice[1]"),
    ("actions.0.dice", [0, 10**40], "keep.dice"),
    ("actions.0.extra", 1, "actions[0]"),
    ("actions.1.row", "elevens", "score.row"),
    ("actions.0.dice", [0, 1, 2, 3, 4], "actions[0]"),
    ("actions.2", {"type": "roll", "dice": [6, 6, 6, 6, 6]}, "actions[2]"),
    ("actions", [{"type": "keep", "dice": []}] * 3, "actions[2]"),
    ("actions", [{"type": "score", "row": "ones"}] * 3, "actions[2]"),
    ("ply", 5, "ply"),
    ("ply", 8, "ply"),
    ("ply", -1, "ply"),
    ("ply", None, "ply"),
    ("extra", 0, "record"),
]


@pytest.mark.parametrize(("path", "value", "where"), CORRUPT)
def test_a_corrupt_place_is_named(path: str, value: object, where: str) -> None:
    with pytest.raises(BadRecord) as raised:
        load(changed(path, value))
    assert raised.value.where == where
    assert raised.value.code == "bad_record"
    assert len(raised.value.message) < 400


@pytest.mark.parametrize("data", [None, 1, "record", [], [SOUND], True])
def test_what_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(BadRecord):
        load(data)


def test_actions_after_the_end_are_refused() -> None:
    from dice_poker.scoring import ROWS

    every_row = [{"type": "score", "row": row} for row in ROWS]
    data = SOUND | {"config": {"seats": 1}, "seats": [{"kind": "human", "name": ""}], "ply": 26}
    assert load(data | {"actions": every_row}).ply == 26
    with pytest.raises(BadRecord, match=r"actions\[13\].*after the end"):
        load(data | {"actions": [*every_row, every_row[0]]})


@pytest.mark.parametrize(("key", "value"), [("format", 2), ("rules_version", 2), ("rules_version", 10**30)])
def test_another_version_is_no_corruption(key: str, value: int) -> None:
    with pytest.raises(RulesMismatch) as raised:
        load(SOUND | {key: value})
    assert raised.value.code == "rules_mismatch"
    assert raised.value.details == {"what": key, "found": value, "supported": 1}


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 14) | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
PLACES = sorted(
    {path for path, _, _ in CORRUPT if "extra" not in path} | {"actions.1", "actions.1.type", "seats.1"}
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.sampled_from(PLACES), PLAIN)
def test_nothing_but_a_game_error_comes_out_of_a_changed_record(path: str, value: object) -> None:
    try:
        load(changed(path, value))
    except GameError as error:
        assert error.code in ("bad_record", "rules_mismatch")
        assert error.message.isprintable()
