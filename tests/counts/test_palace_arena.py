"""The arena: seats rotated, the same cards for each rotation, one table however it was come by."""

from pathlib import Path
from statistics import mean

import pytest

from bench import arena
from bench.arena import CHUNK, Contest, Dealt

QUIET = "palace_poker.bots.quiet:quiet"
RANDOM = "palace_poker.bots.random_legal:random_legal"
FIELD = (RANDOM, QUIET, QUIET)


@pytest.fixture(autouse=True)
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(arena, "RESULTS", tmp_path)
    return tmp_path


def tables(contests: list[Contest], hands: int = 60, jobs: int = 1) -> list[str]:
    return arena.table(arena.results(contests, hands, jobs))


def test_a_field_is_rotated_through_all_seats_and_equal_rotations_count_once() -> None:
    assert arena.rotations(("a", "b", "b")) == (("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"))
    assert arena.rotations(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert arena.rotations(("a", "a")) == (("a", "a"),)


def test_a_field_is_written_short() -> None:
    assert arena.read_field(f"{RANDOM}, {QUIET}*2") == FIELD
    assert arena.read_field(f"{RANDOM},{QUIET}", seats=3) == FIELD
    with pytest.raises(ValueError, match="no bot nobody"):
        arena.read_field("nobody")


def test_all_rotations_get_the_same_cards_and_another_seed_gives_others() -> None:
    state, _ = arena.dealt(Contest(FIELD), 7)
    assert arena.dealt(Contest((QUIET, QUIET, QUIET)), 7)[0] == state
    assert arena.dealt(Contest(FIELD), 8)[0] != state
    assert arena.dealt(Contest(FIELD, seed=1), 7)[0] != state


def test_bots_that_are_alike_come_out_even_in_every_deal() -> None:
    twin = Contest((QUIET, "palace_poker.bots.quiet:" + "quiet"))
    assert all(arena.play(twin, deal).chips == {QUIET: 0} for deal in range(5))
    made = arena.line(QUIET, arena.results([twin], 20, 1))
    assert (made.chips, made.error, made.pots) == (0, 0, 0.5)


@pytest.mark.parametrize("betting", ["limit", "no_limit"])
def test_no_chip_comes_or_goes_and_every_pot_is_won(betting: str) -> None:
    contest = Contest((RANDOM, QUIET, RANDOM, QUIET), betting)
    for deals in arena.results([contest], 40, 1).values():
        assert all(sum(deal.chips.values()) == 0 for deal in deals)
        assert all(sum(deal.pots.values()) == pytest.approx(2) for deal in deals)


def test_the_table_is_the_same_for_any_number_of_jobs(results: Path) -> None:
    contests = [Contest(FIELD), Contest((RANDOM, QUIET))]
    alone = tables(contests)
    for file in results.iterdir():
        file.unlink()
    assert tables(contests, jobs=3) == alone


def test_a_run_goes_on_where_it_was_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest(FIELD)
    whole = tables([contest])
    lines = contest.file.read_text().splitlines(keepends=True)
    contest.file.write_text(lines[1] + lines[0][:-9])
    played: list[int] = []
    play = arena.play_chunk
    monkeypatch.setattr(arena, "play_chunk", lambda one, chunk: played.append(chunk) or play(one, chunk))
    assert tables([contest]) == whole
    assert played == [0, *range(2, len(lines))]
    assert tables([contest], hands=30) != whole
    assert len(played) == len(lines) - 1
    tables([contest], hands=120)
    assert len(played) == 2 * len(lines) - 1


def test_other_options_are_other_results() -> None:
    files = {Contest(FIELD).file, Contest(FIELD, "no_limit").file, Contest(FIELD[::-1]).file}
    assert len(files | {Contest(FIELD, stack=500).file, Contest(FIELD, seed=1).file}) == 5


def test_the_error_is_that_of_the_deals() -> None:
    contest = Contest(("a", "b"))
    deals = [Dealt({"a": chips, "b": -chips}, {"a": 1.5, "b": 0.5}) for chips in (10, 20, 60)]
    made = arena.line("a", {contest: deals})
    assert made.chips == mean((5, 10, 30))
    assert made.error == pytest.approx(7.6376, abs=1e-4)
    assert (made.pots, made.hands) == (0.75, 6)


def test_three_of_four_deals_are_some_two_hundred_points() -> None:
    contest = Contest(("a", "b"))
    deals = [Dealt({"a": chips, "b": -chips}, {}) for chips in (1, 1, 1, -1) * 1000]
    rated = arena.ratings({contest: deals})
    assert rated["a"] - rated["b"] == pytest.approx(190.8, abs=0.2)
    assert rated["a"] + rated["b"] == pytest.approx(2 * arena.EVEN)
    assert CHUNK > 1
