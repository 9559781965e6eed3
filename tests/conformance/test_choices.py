"""Choices: a short list that is a collection of every single action."""

from __future__ import annotations

from core.choices import Choices
from core.codec import encode
from palace_poker.actions import Action, Battle, Battles, Discard, Discards, Raise, Raises, Stay

CHOICES: Choices[Action] = Choices(
    (Stay(),), (Battles(3, 40, 60, 10), Raises(20, 20, 1), Discards(("2c", "3c"), 1))
)
ALL = [
    *(Stay(), Battle(3, 40), Battle(3, 50), Battle(3, 60), Raise(20)),
    *(Discard(("2c",)), Discard(("3c",)), Discard(("2c", "3c"))),
]


def test_choices_iterate_over_every_action_and_answer_in() -> None:
    assert list(CHOICES) == ALL
    assert len(CHOICES) == len(ALL)
    assert all(action in CHOICES for action in ALL)
    assert Discard(("3c", "2c")) in CHOICES
    for other in (Battle(3, 45), Battle(2, 40), Raise(21), Discard(()), Discard(("4c",)), "stay", None):
        assert other not in CHOICES


def test_no_choices_are_false() -> None:
    assert not Choices()
    assert not Choices(ranges=(Raises(21, 20, 1),))


def test_choices_are_written_as_a_short_list() -> None:
    assert encode(CHOICES) == [
        {"type": "stay"},
        {"type": "battle", "seat": 3, "low": 40, "high": 60, "step": 10},
        {"type": "raise", "low": 20, "high": 20, "step": 1},
        {"type": "discard", "cards": ["2c", "3c"], "least": 1},
    ]
