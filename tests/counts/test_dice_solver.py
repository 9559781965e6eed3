"""The solver against published figures and against brute force.

dice_values.json holds the expected totals to come of 100 sets of open rows, worked out independently of this
program, six digits. ONE_ROW, the value of the whole card, its standard deviation and the share of draws come
from another independent solver, as many digits as stand here. RELATED are the known values of the relatives,
see related_rules.py: 254.5896 was published by T. Verhoeff in 1999 and by J. Glenn in 2006.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from typing import Any, Literal

import pytest

from dice_poker import analysis, tables
from dice_poker.analysis import expected_to_come
from dice_poker.rule_set import DICE_POKER, Bonus, Joker, RuleSet
from dice_poker.scoring import ROWS
from dice_poker.solver import Solver
from tests.counts import related_rules
from tests.dice_oracle import Dice, Turn

VALUES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "dice_values.json").read_text("utf-8"))
ONE_ROW = {
    "ones": 2.1065,
    "sixes": 12.6389,
    "three_of_a_kind": 15.1947,
    "four_of_a_kind": 5.6113,
    "full_house": 9.0721,
    "small_straight": 18.4633,
    "large_straight": 10.4438,
    "five_of_a_kind": 2.3014,
    "chance": 23.3333,
}
RELATED = {
    "free joker": (partial(related_rules.commercial, "free"), 254.5896, 5e-5),
    "forced joker": (partial(related_rules.commercial, "forced"), 254.5877, 5e-5),
    "no joker": (related_rules.without_jokers, 245.87, 5e-3),
    "scandinavian": (related_rules.scandinavian, 248.440, 5e-4),
}


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(DICE_POKER)


def mask_of(rows: list[str]) -> int:
    return sum(1 << ROWS.index(row) for row in rows)


def test_the_whole_card_is_worth_229_638500(solver: Solver) -> None:
    assert solver.values[0, 0, -1] == pytest.approx(229.6385, abs=5e-7)
    assert expected_to_come(ROWS) == pytest.approx(229.6385, abs=2e-5)


@pytest.mark.parametrize("row", ONE_ROW)
def test_one_open_row_is_worth_the_known_value(row: str, solver: Solver) -> None:
    assert solver.values[0, 0, mask_of([row])] == pytest.approx(ONE_ROW[row], abs=5e-5)
    assert expected_to_come([row]) == pytest.approx(ONE_ROW[row], abs=7e-5)


def test_all_vectors() -> None:
    """Through the tables, as everybody else asks for them."""
    assert len(VALUES) == 100
    wrong = {
        tuple(known["open_rows"]): (found, known["expected_total_to_come"])
        for known in VALUES
        if abs((found := expected_to_come(known["open_rows"])) - known["expected_total_to_come"]) > 1e-4
    }
    assert not wrong, "rows -> (found, expected)"


def test_the_tables_are_what_the_solver_gives(solver: Solver) -> None:
    """All 8,192 sets of open rows, to the precision that tables.py promises."""
    assert tables.tables().expected == pytest.approx(solver.values[0, 0].tolist(), abs=2e-5)


@pytest.mark.parametrize(
    "rows", [[], ["chance"], ["twos", "large_straight", "full_house"], [*ROWS[5:8], "chance"], [*ROWS[8:12]]]
)
def test_without_tables_it_is_worked_out(rows: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    kept = expected_to_come(rows)
    monkeypatch.setattr(tables, "_installed", [])
    monkeypatch.setattr(tables, "_BUILT", "/.build/nowhere")
    worked_out = expected_to_come(rows)
    assert worked_out == analysis._worked_out(mask_of(rows))
    assert worked_out == pytest.approx(kept, abs=2e-5)


def test_the_first_total_comes_with_its_known_spread_and_draws() -> None:
    """From the tables, whose rounding makes neighbours unequal and so draws likelier; exactly in the next."""
    chances = tables.tables().chances(mask_of(list(ROWS)))
    assert spread(chances) == pytest.approx(31.937, abs=0.01)
    assert sum(chance**2 for chance in chances) == pytest.approx(0.01042, abs=2e-5)


@pytest.mark.slow
def test_the_exact_distribution_has_the_known_spread_and_draws(solver: Solver) -> None:
    chances = solver.distributions()[0, 0, mask_of(list(ROWS))].tolist()
    assert sum(chances) == pytest.approx(1, abs=1e-12)
    assert spread(chances) == pytest.approx(31.937, abs=5e-4)
    assert sum(chance**2 for chance in chances) == pytest.approx(0.01042, abs=5e-6)


def spread(chances: Any) -> float:
    """The standard deviation of a total with these chances of 0, 1, 2…"""
    mean = sum(total * chance for total, chance in enumerate(chances))
    return float(sum((total - mean) ** 2 * chance for total, chance in enumerate(chances)) ** 0.5)


@pytest.mark.slow
@pytest.mark.parametrize("name", RELATED)
def test_the_relatives_have_their_published_values(name: str) -> None:
    rules, published, error = RELATED[name]
    assert Solver(rules()).values[0, 0, -1] == pytest.approx(published, abs=error)


SMALL_FACES = ("low", "low", "low", "high", "high", "high")
SMALL_ROWS: dict[str, Callable[[Dice], int]] = {
    "low": lambda dice: 3 * sum(face <= 3 for face in dice),
    "high": lambda dice: 11 * sum(face > 3 for face in dice),
    "house": lambda dice: {5: 58, 3: 40}.get(max(map(dice.count, dice)), 0) if len(set(dice)) <= 2 else 0,
    "five": lambda dice: 53 * (len(set(dice)) == 1),
}
SMALL_BONUS = Bonus(("low", "high"), 11, 35)


def small(choice: Literal["free", "forced"]) -> RuleSet:
    """A card of four rows with all that a rule set can have."""
    return RuleSet(SMALL_ROWS, SMALL_BONUS, Joker("five", SMALL_FACES, {"house": 0}, choice, 100))


SMALL = {
    "plain": RuleSet(SMALL_ROWS),
    "bonus": RuleSet(SMALL_ROWS, SMALL_BONUS),
    "free joker": small("free"),
    "forced joker": small("forced"),
}
"""The house row is worth more than a further five of a kind brings there: forced, that hurts."""


@pytest.mark.parametrize("name", SMALL)
def test_a_small_rule_set_is_solved_as_brute_force_solves_it(name: str) -> None:
    """Every state that a game leads to: its value, and the chances of every total to come."""
    rules = SMALL[name]
    solver = Solver(rules)
    value, chances, reached = brute_force(rules)
    assert value(frozenset(SMALL_ROWS), 0, False) == pytest.approx(solver.values[0, 0, -1], abs=1e-9)
    distributions = solver.distributions()
    assert len(reached) > 4
    for open_rows, total, flag in reached:
        mask = sum(1 << number for number, row in enumerate(rules.rows) if row in open_rows)
        state = (int(flag), total, mask)
        assert solver.values[state] == pytest.approx(value(open_rows, total, flag), abs=1e-9), state
        found = {points: chance for points, chance in enumerate(distributions[state].tolist()) if chance}
        assert found == pytest.approx(chances(open_rows, total, flag), abs=1e-12), state


def brute_force(rules: RuleSet) -> tuple[Any, Any, set[tuple[frozenset[str], int, bool]]]:
    """The value of (open rows, what the bonus rows hold, five of a kind filled with points), the chances of
    its totals to come, and all such states met on the way.
    """
    reached: set[tuple[frozenset[str], int, bool]] = set()
    bonus = rules.bonus or Bonus((), 0, 0)

    @cache
    def turn(open_rows: frozenset[str], total: int, flag: bool) -> Turn:
        reached.add((open_rows, total, flag))

        def entry(row: str) -> Callable[[Dice], float]:
            def worth(dice: Dice) -> float:
                found = entered(rules, row, dice, open_rows, flag)
                if found is None:
                    return float("-inf")
                return found + value(*after(row, dice, open_rows, total, flag))

            return worth

        return Turn({row: entry(row) for row in open_rows})

    def after(row: str, dice: Dice, open_rows: frozenset[str], total: int, flag: bool) -> Any:
        """The state after an entry; the bonus rows count what the dice are worth there without a joker."""
        points = rules.rows[row](dice)
        more = points if row in bonus.rows else 0
        scored_five = rules.joker is not None and row == rules.joker.row and points > 0
        return open_rows - {row}, min(total + more, bonus.least), flag or scored_five

    @cache
    def value(open_rows: frozenset[str], total: int, flag: bool) -> float:
        if not open_rows:
            return bonus.points if total == bonus.least else 0
        return turn(open_rows, total, flag).holds[3][()]

    @cache
    def chances(open_rows: frozenset[str], total: int, flag: bool) -> dict[int, float]:
        if not open_rows:
            return {bonus.points if total == bonus.least else 0: 1.0}
        found: defaultdict[int, float] = defaultdict(float)
        for (row, dice), chance in turn(open_rows, total, flag).ends_of_hold((), 3).items():
            points = entered(rules, row, dice, open_rows, flag)
            for more, likely in chances(*after(row, dice, open_rows, total, flag)).items():
                found[points + more] += chance * likely
        return found

    return value, chances, reached


def entered(rules: RuleSet, row: str, dice: Dice, open_rows: frozenset[str], flag: bool) -> int | None:
    """What dice bring in an open row, without the bonus; None if they may not go there."""
    points, joker = rules.rows[row](dice), rules.joker
    if joker is None or len(set(dice)) > 1 or joker.row in open_rows:
        return points
    its_row = joker.faces[dice[0] - 1]
    if joker.choice == "forced":
        if its_row in open_rows and row != its_row:
            return None
        if its_row not in open_rows and row in joker.faces and open_rows - set(joker.faces):
            return None
    if its_row not in open_rows:
        points = joker.points.get(row, points)
    return points + joker.bonus * flag


def test_bonus_and_jokers_change_something() -> None:
    """Or else the test above would show nothing of them."""
    worth = {name: Solver(rules).values[0, 0, -1] for name, rules in SMALL.items()}
    assert worth["plain"] < worth["forced joker"] < worth["bonus"] < worth["free joker"], worth


@pytest.mark.parametrize(
    "wrong",
    [
        {"bonus": Bonus(("low", "sevens"), 47, 35)},
        {"joker": Joker("sevens", SMALL_FACES, {}, "free")},
        {"joker": Joker("five", (*SMALL_FACES[:5], "sevens"), {}, "free")},
        {"joker": Joker("five", SMALL_FACES, {"sevens": 30}, "free")},
    ],
)
def test_a_bonus_or_joker_of_a_row_that_is_not_there_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"no rows \['sevens'\]; the rows are low, high, house, five"):
        RuleSet(SMALL_ROWS, **wrong)


@pytest.mark.parametrize(
    "rows", [ROWS[:6], ("sixes", "four_of_a_kind", "full_house", "large_straight", "chance")]
)
def test_a_row_more_is_worth_no_less_than_alone_together(rows: tuple[str, ...]) -> None:
    """Rows share no dice, but a choice between them can only help: f(A + B) >= f(A) + f(B)."""
    for size in range(1, len(rows)):
        for some in combinations(rows, size):
            others = [row for row in rows if row not in some]
            assert expected_to_come(rows) >= expected_to_come(some) + expected_to_come(others) - 1e-4
