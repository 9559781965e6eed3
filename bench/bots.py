"""How strong the Dice Poker levels are: what they lose, and whom they beat.

    python3 build.py bench bots
    PYTHONPATH=py .venv/bin/python bench/bots.py [games a level] [games of master against perfect]

A level alone: the mean of what its decisions cost a game, by the exact values; its average total is 229.64
minus that, with none of the luck. Against perfect: pairs of games with the same seed and the seats swapped,
draws half. Master against perfect once more without luck: to the even start, each of master's turns adds what
playing to win is worth before its first roll, less what playing for points is worth there. Errors are one
standard error. Works on all cores; the tables have to be built.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "py"))

from core.protocol import CHANCE, TERMINAL
from core.rng import Draw
from dice_poker import analysis, rules
from dice_poker.bots import BOTS
from dice_poker.state import Config
from dice_poker.view import View, view

analysis._plan_for_points = lru_cache(maxsize=None)(analysis._plan_for_points.__wrapped__)  # all 8,191 fit


class Played(NamedTuple):
    """One game: final totals, points lost by each seat, and what playing to win brought seat by seat."""

    totals: tuple[int, ...]
    lost: list[float]
    won_by_skill: list[float]


def play(names: Sequence[str], number: int, skill_of: str | None = None) -> Played:
    """Play game `number` between these levels; the same number means the same dice, seat by seat."""
    seed = number.to_bytes(32, "big")
    state = rules.initial_state(Config(len(names)))
    lost, skill, ply = [0.0] * len(names), [0.0] * len(names), 0
    while (seat := rules.to_act(state)) != TERMINAL:
        if seat == CHANCE:
            if state.phase == "turn" and names[state.seat] == skill_of:
                skill[state.seat] += gained(view(state, state.seat))
            action = rules.sample_chance(state, Draw(seed, f"chance/{rules.chance_key(state)}"))
        else:
            seen = view(state, seat)
            action = BOTS[names[seat]](seen, Draw(seed, f"bot/{seat}/{ply}"))
            before = analysis.value(seen, seat)
        state = rules.apply(state, action).state
        if seat != CHANCE:
            lost[seat] += before - analysis.value(view(state, seat), seat)
        ply += 1
    return Played(rules.returns(state), lost, skill)


def gained(seen: View) -> float:
    """Return what playing to win in the coming turn adds to the chance to win."""
    return analysis.plan_to_win(seen).start - analysis.chances(seen)[seen.table.turn]


def lost_alone(level: str, number: int) -> float:
    return play((level,), number).lost[0]


def share(level: str, number: int, skill_of: str | None = None) -> tuple[float, float]:
    """Return the level's share of a pair of games against perfect, played and by skill alone."""
    pair = [play((level, "perfect"), number, skill_of), play(("perfect", level), number, skill_of)]
    leads = [game.totals[seat] - game.totals[1 - seat] for seat, game in enumerate(pair)]
    won = mean(0.5 * ((lead > 0) + (lead >= 0)) for lead in leads)
    return won, 0.5 + mean(game.won_by_skill[seat] for seat, game in enumerate(pair))


def error(sample: Sequence[float]) -> float:
    return stdev(sample) / len(sample) ** 0.5


def main(games: int, duels: int) -> None:
    """Play and print the tables."""
    with ProcessPoolExecutor() as pool:
        print(f"{'level':10}{'lost a game':>18}{'average':>10}{'against perfect':>22}   {games} games each")
        for level in BOTS:
            lost = list(pool.map(partial(lost_alone, level), range(games), chunksize=8))
            won = [played for played, _ in pool.map(partial(share, level), range(games // 2), chunksize=4)]
            average = analysis.expected_to_come(analysis.ROWS) - mean(lost)
            cells = (
                f"{mean(lost):11.2f} ± {error(lost):.2f}{average:12.1f}{mean(won):16.1%} ± {error(won):.1%}"
            )
            print(f"{level:10}{cells}", flush=True)
        pairs = list(pool.map(partial(share, "master", skill_of="master"), range(duels // 2), chunksize=16))
    for name, sample in zip(("played", "by skill alone"), zip(*pairs, strict=True), strict=True):
        print(
            f"master against perfect, {duels} games, {name}: {mean(sample):.2%} ± {error(sample):.2%}",
            flush=True,
        )


if __name__ == "__main__":
    main(*(map(int, sys.argv[1:3]) if len(sys.argv) > 2 else (400, 20_000)))
