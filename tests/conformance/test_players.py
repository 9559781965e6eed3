"""Names and seats: plain text is plain text, what can't be shown is refused with the reason."""

from __future__ import annotations

import pytest

from core.errors import GameError, MalformedAction
from core.players import NAME_LIMIT, Player, clean_name, read_players, write_players


@pytest.mark.parametrize(
    ("raw", "kept"),
    [
        ("", ""),
        ("   ", ""),
        (" Kari ", "Kari"),
        ("Bjørn Åge", "Bjørn Åge"),
        ("A\u030age", "Åge"),
        ("<img src=x onerror=1", "<img src=x onerror=1"),
        ("__proto__", "__proto__"),
        ("{$name}", "{$name}"),
        ("王小明 🎲", "王小明 🎲"),
        ("x" * NAME_LIMIT, "x" * NAME_LIMIT),
        ("a\u030a" * NAME_LIMIT, "å" * NAME_LIMIT),
    ],
)
def test_a_name_is_kept_as_text(raw: str, kept: str) -> None:
    assert clean_name(raw, 0) == kept


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (None, "type"),
        (5, "type"),
        (["x"], "type"),
        ("x" * 21, "too_long"),
        ("x" * 10_000, "too_long"),
        ("<img src=x onerror=alert(1)>", "too_long"),
        ("a\u202eb", "character"),
        ("a\u200bb", "character"),
        ("a\u200db", "character"),
        ("a\nb", "character"),
        ("a\tb", "character"),
        ("a\0b", "character"),
        ("a\u2028b", "character"),
        ("a\u2029b", "character"),
        ("a\ud800b", "character"),
        ("a\ue000b", "character"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(raw: object, reason: str) -> None:
    with pytest.raises(GameError) as raised:
        clean_name(raw, 3)
    assert raised.value.code == "bad_name"
    assert raised.value.details == {"seat": 3, "reason": reason, "limit": 20}
    assert "seats[3].name" in raised.value.message
    assert raised.value.message.isprintable()


def test_players_are_read_and_written_alike() -> None:
    plain = [{"kind": "human", "name": "Kari"}, {"kind": "bot", "bot": "club", "name": ""}]
    players = (Player("Kari"), Player("", "club"))
    assert read_players(plain) == players
    assert write_players(players) == plain
    assert read_players([{"kind": "human"}]) == (Player(),)


@pytest.mark.parametrize(
    "plain",
    [
        None,
        {},
        ["human"],
        [{}],
        [{"kind": "cat"}],
        [{"kind": "human", "bot": "club"}],
        [{"kind": "bot"}],
        [{"kind": "bot", "bot": 1}],
        [{"kind": "human", "age": 3}],
    ],
)
def test_a_wrong_shape_is_malformed(plain: object) -> None:
    with pytest.raises(MalformedAction, match="seats"):
        read_players(plain)
