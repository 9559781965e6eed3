"""The levels of Palace Poker: legal whatever the options, the same again for the same draw."""

from __future__ import annotations

import random
from dataclasses import astuple, fields, replace
from functools import cache
from types import GeneratorType
from typing import Any

import pytest

from core.protocol import finished
from core.rng import Draw
from palace_poker.actions import Action, Call, Raise
from palace_poker.bots import BOTS, FORMER_BOTS, levels
from palace_poker.bots.levels import BARON, KING, KNIGHT, SQUIRE, Searching
from palace_poker.chance import Odds
from palace_poker.game import GAME
from palace_poker.rollouts import Rollouts
from palace_poker.state import Config, State
from palace_poker.worth import Table
from tests.palace import decisions

LEVELS = tuple(BOTS.values())
ODD: dict[str, dict[str, Any]] = {
    "as usual": {},
    "no limit": {"betting": "no_limit"},
    "rank": {"banner_exclusion": "rank", "betting": "no_limit"},
    "none": {"banner_exclusion": "none"},
    "showdown of two": {"two_left": "showdown"},
    "no cap": {"raise_cap": None},
    "no raises": {"raise_cap": 0, "betting": "no_limit", "two_left": "showdown"},
    "tiny stacks": {"stack": 12, "hands": 4},
    "a chip after the ante": {"stack": 6, "hands": 4, "betting": "no_limit"},
    "one chip a bet": {"small_bet": 1, "stack": 25, "hands": 2},
    "a huge raise": {"big_bet": 300, "stack": 400, "banner_exclusion": "none", "raise_cap": None},
    "chips without end": {"small_bet": 7, "stack": 10**9, "betting": "no_limit", "raise_cap": None},
}
SEATS = (2, 4, 10)


def config_of(name: str, seats: int) -> Config:
    return Config(seats, **({"hands": 1} | ODD[name]))


def played(name: str, seats: int, number: int) -> int:
    """Play a match of all levels, the strongest first; return how many decisions there were."""
    made = 0
    for state, action in decisions(config_of(name, seats), number, *LEVELS[::-1]):
        assert action in GAME.legal_actions(state), f"{name}, {seats} seats, match {number}: {action}"
        made += 1
    return made


@pytest.mark.parametrize("name", ODD)
def test_every_level_does_only_what_it_may_whatever_the_options(name: str) -> None:
    assert sum(played(name, seats, 0) for seats in SEATS) > 6


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", ODD)
def test_the_same_in_thirty_matches(name: str, seats: int) -> None:
    for number in range(30):
        played(name, seats, number)


@cache
def some_positions() -> tuple[State, ...]:
    """Turns, answers and discards at three, five and ten seats."""
    found: list[State] = []
    for seats, betting in ((3, "limit"), (5, "no_limit"), (10, "limit")):
        config = Config(seats, hands=2, betting=betting)
        states = [state for state, _ in decisions(config, 4, BOTS["knight"], BOTS["squire"])]
        for phase in ("turn", "duel", "discard"):
            fit = [state for state in states if state.phase == phase]
            found += random.Random(seats).sample(fit, 2)
    return tuple(found)


def choice(level: str, state: State, key: object) -> Action:
    made: Action = finished(BOTS[level](GAME.view(state, GAME.to_act(state)), Draw(bytes(32), str(key))))
    return made


@pytest.mark.parametrize("level", BOTS)
def test_the_same_view_and_draw_make_the_same_action(level: str) -> None:
    """Whatever it has been asked in between."""
    first = [choice(level, state, "bot/x") for state in some_positions()]
    again = [choice(level, state, "bot/x") for state in reversed(some_positions())]
    assert again[::-1] == first


@pytest.mark.parametrize("level", ["squire", "baron", "king"])
def test_a_level_that_errs_or_mixes_does_not_always_do_the_same(level: str) -> None:
    states = [state for state in some_positions() if state.phase != "discard"]
    assert any(len({choice(level, state, key) for key in range(12)}) > 1 for state in states)


def test_the_knight_never_errs() -> None:
    for state in some_positions():
        assert len({choice("knight", state, key) for key in range(5)}) == 1


def answer_of(
    level: str, players: int, chance: float, raises: int, monkeypatch: pytest.MonkeyPatch
) -> Action:
    """What a level answers in a battle without limit, with that chance and after so many raises."""
    config = Config(players, hands=1, betting="no_limit")
    states = [state for state, _ in decisions(config, 4, BOTS["knight"], BOTS["squire"])]
    state = next(
        state for state in states if state.duel and len(state.players) == players and state.duel.owed <= 20
    )
    view = GAME.view(state, GAME.to_act(state))
    assert view.table.duel is not None
    duel = replace(view.table.duel, raises=raises)
    monkeypatch.setattr(levels, "odds_against", lambda view, other: Odds(chance, 0.0, 1.0))
    action: Action = finished(
        BOTS[level](replace(view, table=replace(view.table, duel=duel)), Draw(bytes(32), "x"))
    )
    return action


@pytest.mark.parametrize(
    ("players", "chance", "raises", "expected"),
    [
        (2, 0.75, 0, Raise),
        (2, 0.74, 0, Call),
        (2, 0.78, 1, Raise),  # 0.78 ^ 1.15 = 0.751
        (2, 0.77, 1, Call),  # 0.740
        (2, 0.84, 4, Raise),  # 0.84 ^ 1.6 = 0.757
        (2, 0.83, 4, Call),  # 0.742
        (2, 1.00, 9, Raise),
        (4, 0.87, 0, Raise),  # 2 x 0.87 / sqrt(3) = 1.005: a called raise brings more than it costs
        (4, 0.86, 0, Call),
        (5, 0.99, 0, Call),  # 2 x 0.99 / 2
    ],
)
def test_the_knight_raises_only_what_pays_and_trusts_its_chance_less_with_each_raise(
    players: int, chance: float, raises: int, expected: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was pushed for whole stacks without limit, in battles that win cards and not yet the pot."""
    assert type(answer_of("knight", players, chance, raises, monkeypatch)) is expected


def test_the_king_does_nothing_in_vain_against_several_and_discards_what_is_best() -> None:
    """No attack that can't win, even where its worth is the best; alone with one it may bluff."""
    vain = tempting = 0
    for state, _ in decisions(Config(10, hands=1), 21, BOTS["baron"]):
        table = Table(GAME.view(state, GAME.to_act(state)), Draw(bytes(32), "x"), KING.eye)
        found = {one.action: one.worth for one in table.weighed()}
        action = choice("king", state, "x")
        best = max(found.values())
        if state.phase == "discard":
            assert found[action] == best
        elif len(table.foes) > 1:
            assert not table.is_vain(action)
            vain += any(map(table.is_vain, found))
            tempting += any(table.is_vain(one) and worth == best for one, worth in found.items())
    assert vain > 5
    assert tempting


def test_only_the_king_thinks_in_slices_and_none_of_them_plays_on_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A few dozen plies and the rest of a hand begun; and all together hardly more than it may."""
    played: list[int] = []
    gain = Rollouts.gain

    def noted(self: Rollouts, number: int, action: Action) -> int:
        before = self.plies
        found = gain(self, number, action)
        played.append(self.plies - before)
        return found

    monkeypatch.setattr(Rollouts, "gain", noted)
    slices, longest, most = 0, 0, 0
    for state in some_positions():
        view = GAME.view(state, GAME.to_act(state))
        for level in ("squire", "knight", "baron"):
            assert not isinstance(BOTS[level](view, Draw(bytes(32), "x")), GeneratorType)
        thought = BOTS["king"](view, Draw(bytes(32), "x"))
        assert isinstance(thought, GeneratorType)
        total = 0
        for _ in thought:
            slices, longest, total = slices + 1, max(longest, sum(played)), total + sum(played)
            played.clear()
        longest, most = max(longest, sum(played)), max(most, total + sum(played))
        played.clear()
    assert slices > 5 * len(some_positions())
    assert 0 < longest < 60 + 80
    assert KING.plies / 2 < most < KING.plies + 3 * 80


def test_a_thought_can_be_left_off_and_begun_again() -> None:
    state = some_positions()[0]
    thought = BOTS["king"](GAME.view(state, GAME.to_act(state)), Draw(bytes(32), "x"))
    assert isinstance(thought, GeneratorType)
    next(thought)
    thought.close()
    assert choice("king", state, "x") == choice("king", state, "x")


def test_characters_are_numbers_and_each_has_its_own() -> None:
    assert type(SQUIRE) is type(KNIGHT)
    assert type(BARON) is type(KING) is Searching
    for one, other in ((SQUIRE, KNIGHT), (BARON, KING)):
        different = [
            field.name for field in fields(one) if getattr(one, field.name) != getattr(other, field.name)
        ]
        assert len(different) >= 4
    assert SQUIRE.blur > KNIGHT.blur == 0
    assert BARON.mix > KING.mix > 0
    assert BARON.plies == 0 < KING.plies
    assert all(isinstance(number, (int, float)) for number in (*astuple(SQUIRE), *astuple(KNIGHT)))


def test_the_ids_stay_and_former_ones_lead_to_them() -> None:
    assert list(BOTS) == ["squire", "knight", "baron", "king"]
    assert set(FORMER_BOTS.values()) <= set(BOTS)
    assert not set(FORMER_BOTS) & set(BOTS)
