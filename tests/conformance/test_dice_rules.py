"""Dice Poker clause by clause, D1 to D12; the rows (D13 to D20) are in tests/counts/test_dice_scoring.py."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from core.errors import GameError, IllegalAction, MalformedAction
from core.protocol import CHANCE, TERMINAL
from core.rng import Draw
from dice_poker.actions import Action, Keep, Roll, Score
from dice_poker.events import GameOver, Kept, Rolled, Scored
from dice_poker.game import GAME
from dice_poker.scoring import ROWS, Dice
from dice_poker.state import Config, State

EMPTY = (None,) * 13
DICE = (3, 3, 5, 1, 6)
DECIDE = State(cards=(EMPTY,), phase="decide", rolls=1, dice=DICE)


def broken(state: State, action: Action) -> str:
    """The clause that `apply` says the action breaks; it has to name action and position."""
    with pytest.raises(IllegalAction) as raised:
        GAME.apply(state, action)
    assert raised.value.clause
    for part in (repr(action), raised.value.clause, str(state)):
        assert part in raised.value.message
    return raised.value.clause


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state = GAME.apply(state, action).state
    return state


def near_the_end(*cards: tuple[int | None, ...], dice: Dice = DICE) -> State:
    """The last seat's last turn, with its dice on the table."""
    return State(cards=cards, turns=13 * len(cards) - 1, phase="decide", rolls=3, dice=dice)


@pytest.mark.parametrize("seats", range(1, 7))
def test_d1_one_to_six_players_each_with_thirteen_empty_rows(seats: int) -> None:
    assert GAME.initial_state(Config(seats)) == State(cards=(EMPTY,) * seats)


@pytest.mark.parametrize("seats", [0, 7, -1, True, "2", None])
def test_d1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(GameError) as raised:
        Config(seats)
    assert (raised.value.code, raised.value.clause) == ("bad_config", "D1")


def test_d2_a_turn_starts_with_a_roll_of_all_five() -> None:
    start = GAME.initial_state(Config(1))
    assert GAME.to_act(start) == CHANCE
    step = GAME.apply(start, Roll(DICE))
    assert step.events == (Rolled(seat=0, round=1, roll=1, dice=DICE, kept=()),)
    assert GAME.to_act(step.state) == 0
    assert step.state.rolls_left == 2


def test_d2_no_roll_without_a_keep() -> None:
    assert broken(DECIDE, Roll(DICE)) == "D2"
    assert GAME.to_act(after(DECIDE, Keep((0,)))) == CHANCE


def test_d2_a_roll_takes_one_number_below_six_per_die_in_position_order() -> None:
    kept = after(DECIDE, Keep((1, 3)))
    draw, same = Draw(bytes(32), "chance/x"), Draw(bytes(32), "chance/x")
    first, third, fifth = (same.below(6) + 1 for _ in range(3))
    assert GAME.sample_chance(kept, draw) == Roll((first, 3, third, 1, fifth))
    assert draw.below(10**9) == same.below(10**9), "nothing else was drawn"


@pytest.mark.parametrize("action", [Keep(()), Keep((0, 2)), Score("chance")])
def test_d3_nothing_is_decided_while_dice_are_about_to_roll(action: Action) -> None:
    assert broken(GAME.initial_state(Config(2)), action) == "D3"
    assert broken(after(DECIDE, Keep((0,))), action) == "D3"


def test_d4_three_rolls_at_most() -> None:
    third = after(DECIDE, Keep((0, 1)), Roll((3, 3, 1, 1, 1)), Keep((0, 1)), Roll((3, 3, 2, 2, 2)))
    assert third.rolls_left == 0
    assert broken(third, Keep((0, 1))) == "D4"
    assert set(GAME.legal_actions(third)) == {Score(row) for row in ROWS}
    keys = [GAME.chance_key(replace(DECIDE, phase="turn", rolls=rolls)) for rolls in range(3)]
    assert keys == ["0/1/1", "0/1/2", "0/1/3"]


def test_d5_one_to_five_dice_are_rolled() -> None:
    assert broken(DECIDE, Keep((0, 1, 2, 3, 4))) == "D5"
    keeps = [action for action in GAME.legal_actions(DECIDE) if isinstance(action, Keep)]
    assert keeps == [Keep(dice) for size in range(5) for dice in combinations(range(5), size)]
    assert len(keeps) == 31


@pytest.mark.parametrize("dice", [(2, 0), (1, 1), (-1,), (5,), (True,), (0, 1, 2, 3, 4, 5)])
def test_d5_a_keep_names_rising_positions(dice: tuple[int, ...]) -> None:
    with pytest.raises(MalformedAction, match=r"keep\.dice"):
        Keep(dice)


def test_d6_kept_dice_stay_in_their_places() -> None:
    step = GAME.apply(DECIDE, Keep((0, 4)))
    assert step.events == (Kept(seat=0, dice=(0, 4)),)
    assert broken(step.state, Roll((2, 1, 1, 1, 6))) == "D6"
    assert broken(step.state, Roll((6, 1, 1, 1, 3))) == "D6"
    rolled = GAME.apply(step.state, Roll((3, 1, 1, 1, 6)))
    assert rolled.events == (Rolled(seat=0, round=1, roll=2, dice=(3, 1, 1, 1, 6), kept=(0, 4)),)
    assert after(rolled.state, Keep(()), Roll((1, 2, 3, 4, 5))).dice == (1, 2, 3, 4, 5), (
        "an earlier keep binds nobody"
    )


@pytest.mark.parametrize("row", ROWS)
def test_d7_an_open_row_is_filled_once(row: str) -> None:
    step = GAME.apply(DECIDE, Score(row))
    event = step.events[0]
    assert isinstance(event, Scored)
    index = ROWS.index(row)
    assert step.state.cards == ((*EMPTY[:index], event.points, *EMPTY[index + 1 :]),)
    again = after(step.state, Roll(DICE))
    assert broken(again, Score(row)) == "D7"
    assert Score(row) not in GAME.legal_actions(again)
    assert len(GAME.legal_actions(again)) == 31 + 12


def test_d7_only_ones_own_table_is_filled() -> None:
    other = State(cards=(EMPTY, EMPTY), turns=1, phase="decide", rolls=1, dice=DICE)
    assert after(other, Score("ones")).cards == (EMPTY, (1, *EMPTY[1:]))


def test_d8_a_row_whose_condition_is_not_met_gets_nothing() -> None:
    step = GAME.apply(DECIDE, Score("five_of_a_kind"))
    assert step.events == (Scored(seat=0, round=1, row="five_of_a_kind", points=0, dice=DICE),)
    assert step.state.cards[0][11] == 0


@pytest.mark.parametrize("seats", range(1, 7))
def test_d9_seats_take_turns_for_thirteen_rounds(seats: int) -> None:
    state = GAME.initial_state(Config(seats))
    turns = []
    while GAME.to_act(state) != TERMINAL:
        turns.append((state.round, state.seat))
        state = after(state, Roll(DICE))
        state = after(state, list(GAME.legal_actions(state))[-1])
        assert (state.dice, state.kept) == ((), ())
    assert turns == [(number, seat) for number in range(1, 14) for seat in range(seats)]


def test_d10_after_the_end_nothing_can_be_done() -> None:
    over = after(near_the_end((*EMPTY[:12], 20)), Score("ones"))
    assert GAME.to_act(over) == TERMINAL
    assert GAME.legal_actions(over) == ()
    for action in (Keep(()), Score("twos"), Roll(DICE)):
        assert broken(over, action) == "D10"
    assert (over.seat, over.round, over.rolls_left) == (0, 13, 0)


def test_d11_the_total_is_the_sum_of_the_rows_without_any_bonus() -> None:
    card = (5, 10, 15, 20, 25, 30, 30, 30, 25, 30, 40, 50, None)
    assert GAME.returns(near_the_end(card)) == (310,)
    assert GAME.returns(after(near_the_end(card, dice=(6, 6, 6, 6, 6)), Score("chance"))) == (340,)


@pytest.mark.parametrize(
    ("first", "second", "winners"), [(10, 9, (0,)), (9, 10, (1,)), (10, 10, (0, 1)), (0, 0, (0, 1))]
)
def test_d12_the_highest_total_wins_and_equals_share(
    first: int, second: int, winners: tuple[int, ...]
) -> None:
    cards = ((*(0,) * 12, first), (None, *(0,) * 11, second))
    step = GAME.apply(near_the_end(*cards, dice=(2, 3, 4, 4, 6)), Score("ones"))
    assert step.events[-1] == GameOver(totals=(first, second), winners=winners)
    outcome = GAME.view(step.state, None).outcome
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((first, second), winners)


def test_the_view_shows_what_each_open_row_would_give() -> None:
    state = replace(DECIDE, cards=((4, *EMPTY[1:]),), kept=(0, 1), rolls=2)
    table = GAME.view(state, 0).table
    assert table.preview == (None, 0, 6, 0, 5, 6, 0, 0, 0, 0, 0, 0, 18)
    assert (table.kept, table.rolls_left, table.dice) == ((0, 1), 1, DICE)
    assert GAME.view(GAME.initial_state(Config(1)), 0).table.preview == EMPTY


@pytest.mark.parametrize("action", [None, "keep", 3, {"type": "keep", "dice": []}])
def test_what_is_no_action_at_all_is_malformed_not_illegal(action: object) -> None:
    with pytest.raises(MalformedAction):
        GAME.apply(DECIDE, action)  # type: ignore[arg-type]
