"""Turns, chances to win and analyses against enumeration, a second count, and thrown dice."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from math import prod
from typing import Any

import numpy as np
import pytest

from core.errors import GameError
from core.match import Match
from core.players import Player
from core.protocol import CHANCE, TERMINAL
from core.rng import Draw
from dice_poker import analysis
from dice_poker.actions import Keep, Roll, Score
from dice_poker.analysis import KeepReason, ScoreReason, analyse, expected_to_come, explain
from dice_poker.bots import BOTS
from dice_poker.game import GAME
from dice_poker.lattice import HOLDS, NUMBER, PARTIAL
from dice_poker.race import Totals, chances_to_win, entered_to_win, finals, rest
from dice_poker.scoring import ROWS, score
from dice_poker.state import Config, State
from dice_poker.turn import Plan
from dice_poker.view import View, view
from tests.counts.dice_endings import points_to_come, policy
from tests.dice_oracle import FALLS, ROLLS, Dice, Turn, turn_with

# One turn


def made_up(rows: list[str], chooser: random.Random) -> dict[int, dict[int, float]]:
    """A worth for all that can be entered in these rows."""
    return {
        ROWS.index(row): {points: chooser.random() for points in {score(row, roll) for roll in ROLLS}}
        for row in rows
    }


CARDS = [
    ["chance"],
    ["ones", "full_house"],
    ["fours", "three_of_a_kind", "small_straight", "chance"],
    [*ROWS],
]


@pytest.mark.parametrize("rows", CARDS, ids=len)
def test_a_plan_is_what_brute_force_finds(rows: list[str]) -> None:
    """For worths without any sense, so that nothing depends on what dice are good for."""
    entered = made_up(rows, random.Random(len(rows)))
    plan = Plan(entered)
    turn = Turn({row: lambda dice, row=row: entered[ROWS.index(row)][score(row, dice)] for row in rows})
    assert plan.start == pytest.approx(turn.holds[3][()], abs=1e-12)
    for roll in ROLLS:
        number = NUMBER[roll]
        assert ROWS[plan.best_row(number)] == turn.row(roll)
        for row in rows:
            assert plan.row(ROWS.index(row), number) == turn.entries[row][roll]
        for left in range(3):
            assert plan.roll(number, left) == pytest.approx(turn.rolls[left][roll], abs=1e-12)
    for held in FALLS:
        for left in (1, 2):
            assert plan.hold(NUMBER[held], left) == pytest.approx(turn.holds[left][held], abs=1e-12)


@pytest.mark.parametrize("rows", CARDS, ids=len)
def test_the_ends_of_a_turn_are_what_brute_force_finds(rows: list[str]) -> None:
    entered = made_up(rows, random.Random(-len(rows)))
    plan = Plan(entered)
    turn = Turn({row: lambda dice, row=row: entered[ROWS.index(row)][score(row, dice)] for row in rows})
    cases = []
    for left, held in product((1, 2), ((), (1,), (3, 3), (2, 3, 4, 5))):
        number = NUMBER[held]
        cases.append(
            (plan.ends_of_hold(number, left), turn.ends_of_hold(held, left), plan.hold(number, left))
        )
    for left, roll in product((0, 1, 2), ((1, 1, 3, 4, 6), (2, 2, 2, 5, 5), (6, 6, 6, 6, 6))):
        number = NUMBER[roll]
        cases.append(
            (plan.ends_of_roll(number, left), turn.ends_of_roll(roll, left), plan.roll(number, left))
        )
    for found, counted, worth in cases:
        known: defaultdict[tuple[int, int], float] = defaultdict(float)
        for (row, dice), chance in counted.items():
            known[ROWS.index(row), score(row, dice)] += chance
        assert found == pytest.approx(known, abs=1e-12)
        assert sum(found.values()) == pytest.approx(1)
        mean = sum(chance * entered[row][points] for (row, points), chance in found.items())
        assert mean == pytest.approx(worth, abs=1e-12)


def test_points_and_what_follows_add_up_to_what_a_roll_is_worth() -> None:
    """On a card of real rows: the mean of points and value after is the expected total."""
    view_of = position((all_but("ones", "sixes", "full_house", "large_straight"),), (1, 1, 6, 6, 3), 1)
    plan = analysis.plan_for_points(view_of)
    mask = mask_of("ones", "sixes", "full_house", "large_straight")
    for roll in range(PARTIAL, len(HOLDS)):
        ends = plan.ends_of_roll(roll, 2)
        mean = sum(p * (points + expected(mask ^ 1 << row)) for (row, points), p in ends.items())
        assert sum(ends.values()) == pytest.approx(1)
        assert mean == pytest.approx(plan.roll(roll, 2), abs=1e-9)


# The chance to win


def shares(totals: tuple[int, ...]) -> list[float]:
    """1 for the highest, 1/n where n share it."""
    best = max(totals)
    return [(total == best) / totals.count(best) for total in totals]


def enumerated(seats: list[dict[int, float]]) -> list[float]:
    """Each seat's expected share, over all that can happen."""
    won = [0.0] * len(seats)
    for ending in product(*(seat.items() for seat in seats)):
        chance = prod(likely for _, likely in ending)
        for seat, share in enumerate(shares(tuple(total for total, _ in ending))):
            won[seat] += chance * share
    return won


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_ties_are_shared_by_all_at_the_top(seats: int) -> None:
    """Few different totals, so ties of any number of seats are common."""
    chooser = random.Random(seats)
    for _ in range(12):
        spreads = []
        for _ in range(seats):
            first, weights = chooser.randrange(4), [chooser.random() for _ in range(chooser.randint(1, 4))]
            spreads.append(Totals(first, [weight / sum(weights) for weight in weights]))
        known = enumerated([dict(enumerate(spread.chances, spread.first)) for spread in spreads])
        assert chances_to_win(spreads) == pytest.approx(known, abs=1e-12)
    assert chances_to_win([Totals(7, [1.0])] * seats) == pytest.approx([1 / seats] * seats)


def to_come(mask: int) -> dict[int, float]:
    """The chances of the points that may come, as the tables have them."""
    return possible(rest(mask))


def possible(totals: Totals) -> dict[int, float]:
    return {total: chance for total, chance in enumerate(totals.chances, totals.first) if chance}


@pytest.mark.parametrize(
    ("own", "others"),
    [
        (("ones", "full_house"), [(30, ("twos",))]),
        (
            ("fives", "large_straight", "five_of_a_kind"),
            [(0, ("full_house", "ones")), (25, ("five_of_a_kind",))],
        ),
        (("chance",), [(20, ()), (20, ()), (3, ("sixes",)), (3, ("sixes",)), (25, ())]),
        (("sixes", "small_straight"), [(300, ("ones",)), (-300, ("ones",))]),
    ],
)
def test_the_chance_to_win_after_each_entry_is_what_enumeration_gives(
    own: tuple[str, ...], others: list[tuple[int, tuple[str, ...]]]
) -> None:
    mask, total = mask_of(*own), 7
    rivals = [rest(mask_of(*rows)).plus(points) for points, rows in others]
    known_rivals = [
        {points + more: chance for more, chance in to_come(mask_of(*rows)).items()} for points, rows in others
    ]
    found = entered_to_win(total, mask, rivals)
    assert {ROWS[row] for row in found} == set(own)
    for row, worth in found.items():
        assert set(worth) == {score(ROWS[row], roll) for roll in ROLLS}
        for points, chance in worth.items():
            after = {total + points + more: p for more, p in to_come(mask ^ 1 << row).items()}
            assert chance == pytest.approx(enumerated([after, *known_rivals])[0], abs=1e-9)


def test_final_totals_of_a_turn_in_progress() -> None:
    mask = mask_of("ones", "full_house")
    ends = {
        (ROWS.index("ones"), 3): 0.25,
        (ROWS.index("full_house"), 25): 0.5,
        (ROWS.index("full_house"), 0): 0.25,
    }
    found = finals(100, mask, ends.items())
    known: defaultdict[int, float] = defaultdict(float)
    for (row, points), chance in ends.items():
        for more, likely in to_come(mask ^ 1 << row).items():
            known[100 + points + more] += chance * likely
    assert possible(found) == pytest.approx(known)
    assert sum(found.chances) == pytest.approx(1)


# Positions


def mask_of(*rows: str) -> int:
    return sum(1 << ROWS.index(row) for row in rows)


@cache
def expected(mask: int) -> float:
    return expected_to_come([row for index, row in enumerate(ROWS) if mask >> index & 1])


def all_but(*rows: str) -> dict[str, int]:
    """A card with 10 points in every row but these, which are open."""
    return {row: 10 for row in ROWS if row not in rows}


def position(cards: tuple[dict[str, int], ...], dice: Dice, rolls: int, seat: int | None = 0) -> View:
    """What a seat sees when seat 0 is to decide."""
    filled = tuple(tuple(card.get(row) for row in ROWS) for card in cards)
    return view(State(filled, len(cards) * len(cards[0]), "decide", rolls, dice), seat)


def moments(names: tuple[str, ...], seed: int, seat: int | None = None) -> Iterator[tuple[View, int, Any]]:
    """Yield what a seat (None: a spectator) saw of a game, ply by ply, with who acted and how."""
    match: Match[Any, Any, Any, Any, Any] = Match(
        GAME, Config(len(names)), tuple(Player(bot=name) for name in names), bytes([seed] * 32), BOTS
    )
    while match.to_act != TERMINAL:
        match.step()
    return match.moments(seat)


def open_rows(seen: View, seat: int) -> frozenset[str]:
    return frozenset(row for row, points in zip(ROWS, seen.seats[seat].points, strict=True) if points is None)


def sorted_faces(seen: View, action: Keep) -> Dice:
    return tuple(sorted(seen.table.dice[place] for place in action.dice))


TABLES = [("beginner",), ("club", "master"), ("expert", "beginner", "perfect"), ("club",) * 6]


@pytest.mark.parametrize("names", TABLES, ids=len)
def test_chances_add_up_to_1_at_every_phase(names: tuple[str, ...]) -> None:
    phases, played = set(), list(moments(names, 2))
    for seen, _, _ in (*played[:: len(names)], *played[-3:]):
        found = analyse(seen)
        phases.add(seen.phase)
        assert sum(found.chances) == pytest.approx(1, abs=1e-9)
        assert len(found.chances) == len(names)
        assert min(found.chances) >= 0
        assert found.seat == seen.table.turn
    assert phases == {"turn", "reroll", "decide", "over"}
    assert found.chances == pytest.approx(shares(seen.outcome.totals))  # type: ignore[union-attr]
    assert found.expected == seen.outcome.totals[found.seat]  # type: ignore[union-attr]


@pytest.mark.parametrize("names", TABLES[:3], ids=len)
def test_options_are_exactly_the_distinct_legal_actions_with_their_worth(names: tuple[str, ...]) -> None:
    for number, (seen, actor, _) in enumerate(moments(names, 3)):
        found = analyse(seen)
        if actor in (CHANCE, TERMINAL):
            assert (found.options, found.best, found.best_to_win, found.reason) == ((), None, None, None)
            continue
        if number % 5 > 1:
            continue
        seat, left = seen.table.turn, seen.table.rolls_left
        roll, total = tuple(sorted(seen.table.dice)), seen.seats[seat].total
        turn = turn_with(open_rows(seen, seat))
        known = {}
        for action in seen.legal:
            if isinstance(action, Keep):
                held = sorted_faces(seen, action)
                known[held] = total + turn.holds[left][held]
            else:
                assert isinstance(action, Score)
                known[action.row] = total + turn.entries[action.row][roll]
        listed = {}
        for option in found.options:
            assert option.action in seen.legal
            if isinstance(option.action, Keep):
                assert option.faces == sorted_faces(seen, option.action)
                listed[option.faces] = option.expected
            else:
                assert option.faces == ()
                listed[option.action.row] = option.expected
        assert len(listed) == len(found.options), "none twice"
        assert listed == pytest.approx(known, abs=1e-8)
        values = [option.expected for option in found.options]
        assert values == sorted(values, reverse=True)
        assert found.best == 0
        assert found.expected == pytest.approx(values[0], abs=1e-8)


def turn_to_win(seen: View) -> Turn:
    """The turn of a seat that makes the most of its chance to win, by a second count."""
    seat = seen.table.turn
    mask, total = mask_of(*open_rows(seen, seat)), seen.seats[seat].total
    outlooks = [
        rest(mask_of(*open_rows(seen, other))).plus(own.total) for other, own in enumerate(seen.seats)
    ]

    @cache
    def chance(row: str, points: int) -> float:
        outlooks[seat] = rest(mask ^ mask_of(row)).plus(total + points)
        return chances_to_win(outlooks)[seat]

    return Turn({row: lambda dice, row=row: chance(row, score(row, dice)) for row in open_rows(seen, seat)})


@pytest.mark.parametrize("names", TABLES[1:3], ids=len)
def test_chances_of_options_are_those_of_playing_this_turn_to_win(names: tuple[str, ...]) -> None:
    """All holds and rows by a second count of the turn, from the chances after it."""
    named = 0
    for number, (seen, actor, _) in enumerate(moments(names, 5)):
        if actor in (CHANCE, TERMINAL) or number % 18 > 1:
            continue
        found, seat, left = analyse(seen), seen.table.turn, seen.table.rolls_left
        turn = turn_to_win(seen)
        for option in found.options:
            if isinstance(option.action, Keep):
                assert option.chance == pytest.approx(turn.holds[left][option.faces], abs=1e-8)
            else:
                assert option.chance == pytest.approx(
                    turn.entries[option.action.row][tuple(sorted(seen.table.dice))], abs=1e-8
                )
        best = max(option.chance for option in found.options)
        assert found.best_to_win is not None
        if best > found.options[0].chance + analysis.CLEARLY:
            named += 1
            assert found.options[found.best_to_win].chance == best
        else:
            assert found.best_to_win == 0
        assert best >= found.chances[seat] - 1e-8, "playing to win is no worse than playing on for points"
    assert named > 0


@pytest.mark.parametrize("names", TABLES[1:3], ids=len)
def test_an_analysis_is_the_same_for_everybody_at_the_table(names: tuple[str, ...]) -> None:
    """Nothing is hidden, so it may be asked for in another seat's turn."""
    watched = [analyse(seen) for seen, _, _ in islice(moments(names, 6), 0, None, 7)]
    assert any(found.options for found in watched)
    for seat in range(len(names)):
        assert [analyse(seen) for seen, _, _ in islice(moments(names, 6, seat), 0, None, 7)] == watched


def test_one_seat_is_sure_to_win_and_plays_for_points() -> None:
    seen = position((all_but("ones", "chance", "five_of_a_kind"),), (1, 1, 1, 5, 6), 2)
    found = analyse(seen)
    assert found.chances == pytest.approx((1,))
    assert {option.chance for option in found.options} == {1.0}
    assert (found.best, found.best_to_win) == (0, 0)


@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        (({}, {}), (2, 2, 3, 5, 6)),
        (({}, {}, {}), (1, 2, 3, 4, 6)),
        ((all_but("ones", "full_house", "chance"), all_but("twos", "sixes", "chance")), (6, 6, 1, 1, 2)),
        ((all_but("fives", "four_of_a_kind"),) * 4, (5, 5, 5, 2, 1)),
    ],
)
def test_what_a_position_is_worth_is_the_mean_over_the_dice(cards: Any, dice: Dice) -> None:
    """Chances after a roll, averaged over the rolls, are those before it; so are expected totals."""
    now = position(cards, dice, 1)
    filled = tuple(seat.points for seat in now.seats)
    turns = sum(points is not None for card in filled for points in card)
    keep = Keep((0, 1))
    pairs = [
        (view(State(filled, turns), None), FALLS[()], 1),
        (view(State(filled, turns, "reroll", 1, dice, keep.dice), None), FALLS[tuple(sorted(dice[:2]))], 2),
    ]
    for before, falls, rolls in pairs:
        here = analyse(before)
        after = [(chance, position(cards, roll, rolls)) for roll, chance in falls.items()]
        assert here.expected == pytest.approx(sum(p * analysis.value(then, 0) for p, then in after), abs=1e-4)
        chances = np.array([analysis.chances(then) for _, then in after])
        mean = [p for p, _ in after] @ chances
        assert here.chances == pytest.approx(mean.tolist(), abs=1e-3)


# Reasons


def test_the_reason_for_a_row_is_what_it_brings_and_what_it_gives_up() -> None:
    seen = position((all_but("ones", "sixes", "chance"), {}), (6, 6, 1, 2, 6), 3)
    for row, points in (("ones", 1), ("sixes", 18), ("chance", 21)):
        rows = {"ones", "sixes", "chance"}
        worth = expected_to_come(rows) - expected_to_come(rows - {row})
        assert explain(seen, Score(row)) == ScoreReason(points, pytest.approx(worth, abs=1e-9))


def test_the_reason_for_a_hold_is_where_the_turn_then_ends() -> None:
    rows = ("ones", "sixes", "full_house", "small_straight", "chance")
    seen = position((all_but(*rows),), (6, 6, 1, 1, 3), 1)
    for action in (Keep((0, 1)), Keep((0, 1, 2, 3)), Keep((1, 2, 3, 4)), Keep(())):
        reason = explain(seen, action)
        assert isinstance(reason, KeepReason)
        ends = turn_with(frozenset(rows)).ends_of_hold(sorted_faces(seen, action), 2)
        chances: defaultdict[str, float] = defaultdict(float)
        points: defaultdict[str, float] = defaultdict(float)
        for (row, dice), chance in ends.items():
            chances[row] += chance
            points[row] += chance * score(row, dice)
        best = sorted(chances, key=lambda row: -chances[row])[:3]
        assert [end.row for end in reason.ends] == best
        assert [end.chance for end in reason.ends] == pytest.approx([chances[row] for row in best], abs=1e-9)
        means = [points[row] / chances[row] for row in best]
        assert [end.points for end in reason.ends] == pytest.approx(means, abs=1e-9)


def test_the_best_option_comes_with_its_reason() -> None:
    for seen, actor, _ in moments(("perfect",), 4):
        if actor not in (CHANCE, TERMINAL):
            found = analyse(seen)
            assert found.reason == explain(seen, found.options[0].action)


@pytest.mark.parametrize(
    "action",
    [Score("twos"), Keep((0, 1, 2, 3, 4)), Roll((1, 1, 1, 1, 1))],
    ids=["filled", "all kept", "roll"],
)
def test_what_cannot_be_done_is_not_explained(action: Any) -> None:
    seen = position((all_but("ones", "sixes"), {}), (6, 6, 1, 2, 6), 2)
    with pytest.raises(GameError, match="is no choice in this position") as raised:
        explain(seen, action)
    assert raised.value.code == "no_choice"
    last = position((all_but("ones", "sixes"), {}), (6, 6, 1, 2, 6), 3)
    with pytest.raises(GameError, match="no choice"):
        explain(last, Keep((0,)))


# The name that others rely on


def test_expected_to_come_takes_any_rows_in_any_order() -> None:
    assert expected_to_come([]) == 0
    assert expected_to_come("chance") == expected_to_come(["chance"]) == expected_to_come({"chance"})
    assert expected_to_come(iter(ROWS[::-1])) == expected_to_come(ROWS)


@pytest.mark.parametrize(
    ("rows", "named"),
    [
        (["elevens"], "no row 'elevens'"),
        (["ones", "Ones"], "no row 'Ones'"),
        (["ones", None], "no row None"),
        (["ones", ["twos"]], r"no row \['twos'\]"),
        ("one", "no row 'one'"),
        (["twos", "ones", "twos"], r"a row stands twice in \('twos', 'ones', 'twos'\)"),
    ],
)
def test_rows_that_make_no_set_are_named(rows: Any, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        expected_to_come(rows)


# Thrown dice


def test_the_thrown_out_play_is_perfects() -> None:
    """Else the endings below would show something about somebody else."""
    for seen, actor, _ in moments(("club",), 11):
        if actor in (CHANCE, TERMINAL):
            continue
        chosen, roll = policy(mask_of(*open_rows(seen, 0))), NUMBER[tuple(sorted(seen.table.dice))] - PARTIAL
        left = seen.table.rolls_left
        keep = chosen.keeps[left - 1][roll] if left else -1
        action = BOTS["perfect"](seen, Draw(bytes(32), "none"))
        if isinstance(action, Keep):
            assert HOLDS[keep] == sorted_faces(seen, action)
        else:
            assert keep == -1
            assert action == Score(ROWS[chosen.rows[roll]])


def off_by(masks: list[int], totals: list[int], endings: int, chooser: Any) -> tuple[float, float]:
    """How far the first seat's chance is from its mean share over thrown endings, and the standard error."""
    found = chances_to_win([rest(mask).plus(total) for mask, total in zip(masks, totals, strict=True)])[0]
    thrown = np.array(
        [total + points_to_come(mask, endings, chooser) for mask, total in zip(masks, totals, strict=True)]
    )
    best = thrown == thrown.max(axis=0)
    share = best[0] / best.sum(axis=0)
    return found - share.mean(), share.std() / endings**0.5


def turn_starts(number: int, most_open: int, seed: int) -> Iterator[tuple[list[int], list[int]]]:
    """Yield close positions at a turn's start: the open rows and totals of two to four seats."""
    chooser = random.Random(seed)
    for _ in range(number):
        size, seats = chooser.randint(1, most_open), chooser.choice((2, 2, 3, 4))
        sizes = [size - (seat > 0 and chooser.random() < 0.3) for seat in range(seats)]
        masks = [sum(1 << row for row in chooser.sample(range(13), size)) for size in sizes]
        fair = [round(230 - expected(mask)) for mask in masks]
        yield masks, [max(0, total + chooser.randint(-25, 25)) for total in fair]


def test_the_chance_to_win_agrees_with_thrown_endings() -> None:
    """Within the error of throwing: none of ten positions is off by four standard errors."""
    chooser = np.random.default_rng(1)
    found = [off_by(masks, totals, 10_000, chooser) for masks, totals in turn_starts(10, 5, seed=1)]
    for off, error in found:
        assert abs(off) < 0.001 + 4 * error
    assert max(error for _, error in found) > 0.002, "some of them are open"


@pytest.mark.slow
def test_in_50_positions_it_is_right_to_0_2_points_in_a_hundred() -> None:
    """Against 100,000 endings each, whose own standard error is up to 0.16 points in a hundred."""
    chooser = np.random.default_rng(2)
    found = [off_by(masks, totals, 100_000, chooser) for masks, totals in turn_starts(50, 13, seed=2)]
    print("off by, in standard errors:", [round(off / error, 1) for off, error in found if error])
    print("largest:", max(abs(off) for off, _ in found), "largest error:", max(error for _, error in found))
    for off, error in found:
        assert abs(off) < 0.002 + 2 * error
    assert np.mean([off**2 for off, _ in found]) < 1.5 * np.mean([error**2 for _, error in found]) + 0.0002**2


@pytest.mark.slow
def test_two_perfect_seats_draw_1_04_in_a_hundred_games() -> None:
    """20,000 games; their totals are also spread as known: mean 229.6385, standard deviation 31.937."""
    chooser, games = np.random.default_rng(3), 20_000
    first, second = points_to_come(2**13 - 1, 2 * games, chooser).reshape(2, games)
    drawn = (first == second).mean()
    print("drawn:", drawn)
    assert drawn == pytest.approx(0.01042, abs=3 * (0.01042 / games) ** 0.5)
    totals = np.concatenate((first, second))
    assert totals.mean() == pytest.approx(229.6385, abs=3 * 31.937 / (2 * games) ** 0.5)
    assert totals.std() == pytest.approx(31.937, abs=0.5)
