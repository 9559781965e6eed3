"""Known battles: palace_battles.json holds 400, worked out independently of this program, P24 to P26."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core.codec import encode
from palace_poker.battles import EXCLUSIONS, Side, counted, decide

BATTLES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "palace_battles.json").read_text("utf-8"))


@pytest.mark.parametrize("exclusion", EXCLUSIONS)
def test_all_battles_go_as_they_should(exclusion: str) -> None:
    chosen = [battle for battle in BATTLES if battle["banner_exclusion"] == exclusion]
    assert len(chosen) > 50
    for battle in chosen:
        decision = encode(decide(battle["attacker"], battle["defender"], exclusion))
        assert decision == {key: battle[key] for key in decision}, battle


@pytest.mark.parametrize("exclusion", EXCLUSIONS)
def test_the_sides_can_be_swapped(exclusion: str) -> None:
    other = {"attacker": "defender", "defender": "attacker", "tie": "tie"}
    for battle in BATTLES[:100]:
        one, two = battle["attacker"], battle["defender"]
        assert decide(one, two, exclusion).winner == other[decide(two, one, exclusion).winner]


def test_a_side_may_be_a_mapping_a_tuple_or_a_side() -> None:
    battle = BATTLES[0]
    forms = [
        (battle["attacker"], battle["defender"]),
        tuple(
            (side["banner"], side["palace"], side["soldiers"])
            for side in (battle["attacker"], battle["defender"])
        ),
        (Side(**battle["attacker"]), Side(**battle["defender"])),
    ]
    assert len({decide(one, two, battle["banner_exclusion"]) for one, two in forms}) == 1


def test_p24_a_card_of_the_opponents_banner_does_not_count() -> None:
    cards = ("As", "9s", "9h", "2d")
    assert counted(cards, "9s", "suit") == ("9h", "2d")
    assert counted(cards, "9s", "rank") == ("As", "2d")
    assert counted(cards, "9s", "none") == cards


def test_p24_a_flush_in_the_opponents_suit_is_worth_nothing() -> None:
    attacker = Side("2h", ("As", "Ks", "Qs"), ("9s", "7s"))
    assert decide(attacker, Side("3s", ("4h", "6c", "8d"), ())).winner == "defender"
    assert decide(attacker, Side("3s", ("4h", "6c", "8d"), ()), "none").attacker_hand == "flush"


def test_p25_equal_hands_go_by_the_own_banners_suit() -> None:
    attacker = Side("Js", ("2s", "Jd", "5h"), ())
    defender = Side("Jh", ("2d", "Jc", "5d"), ())
    decision = decide(attacker, defender, "rank")
    assert (decision.winner, decision.decided_by) == ("attacker", "own_suit")


def test_p25_excluded_cards_of_the_own_suit_count_there_as_well() -> None:
    """Under "rank" the jack of the attacker's suit is excluded, but still of that suit."""
    attacker = Side("9s", ("Js", "5h", "3d"), ())
    defender = Side("Jh", ("9d", "5c", "3c"), ("9c",))
    decision = decide(attacker, defender, "rank")
    assert decision.attacker_ranks == (9, 5, 3)
    assert decision.defender_ranks == (11, 5, 3)
    even = decide(Side("9s", ("Js", "5h", "3d"), ()), Side("9h", ("Jd", "5c", "3c"), ()), "rank")
    assert (even.attacker_ranks, even.winner, even.decided_by) == ((11, 5, 3), "attacker", "own_suit")


@pytest.mark.parametrize(
    ("attacker", "exclusion"),
    [
        (None, "suit"),
        ({}, "suit"),
        (("As",), "suit"),
        (("As", ("As", "Kd", "Qd"), ()), "suit"),
        (("As", ("2s", "Kd", "Qx"), ()), "suit"),
        (("As", ("2s", "Kd", "Qd"), ()), "colour"),
        (("As", ("2s", "Kd", "Qd"), ()), None),
    ],
)
def test_what_is_no_battle_is_refused(attacker: Any, exclusion: Any) -> None:
    with pytest.raises(ValueError, match="expected"):
        decide(attacker, ("9c", ("8c", "7c", "6c"), ()), exclusion)
