"""How strong the Dice Poker levels are: what they lose, and how often they beat perfect.

    python3 build.py bench bots
    PYTHONPATH=py .venv/bin/python bench/bots.py [games a level] [games of master]

Pairs of games against perfect with the same seed and the seats swapped. "lost" is the mean of what a level's
decisions cost a game, by the exact values: its average total is 229.64 minus that, with none of the luck. The
share of games won counts draws half. Master against perfect once more without luck: to the even start, each
of master's turns adds what playing to win is worth before its first roll, less what playing for points is
worth there. Errors are one standard error. Works on all cores; the tables have to be built.
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


class Pair(NamedTuple):
    """Means of two games with the seats swapped: share won, share by skill alone, points lost."""

    won: float
    by_skill: float
    lost: float


def pair(level: str, number: int, skill_of: str | None = None) -> Pair:
    """Play pair `number` of a level against perfect."""
    games = [play((level, "perfect"), number, skill_of), play(("perfect", level), number, skill_of)]
    leads = [game.totals[seat] - game.totals[1 - seat] for seat, game in enumerate(games)]
    return Pair(
        mean(0.5 * ((lead > 0) + (lead >= 0)) for lead in leads),
        0.5 + mean(game.won_by_skill[seat] for seat, game in enumerate(games)),
        mean(game.lost[seat] for seat, game in enumerate(games)),
    )


def error(sample: Sequence[float]) -> float:
    return stdev(sample) / len(sample) ** 0.5


def main(games: int, duels: int) -> None:
    """Play and print the tables."""
    best = analysis.expected_to_come(analysis.ROWS)
    print(f"{'level':10}{'lost a game':>18}{'average':>10}{'against perfect':>22}   {games} games each")
    with ProcessPoolExecutor() as pool:
        for level in BOTS:
            pairs = list(pool.map(partial(pair, level), range(games // 2), chunksize=4))
            won, lost = [one.won for one in pairs], [one.lost for one in pairs]
            cells = f"{mean(lost):11.2f} ± {error(lost):.2f}{best - mean(lost):12.1f}"
            print(f"{level:10}{cells}{mean(won):16.1%} ± {error(won):.1%}", flush=True)
        duelled = list(pool.map(partial(pair, "master", skill_of="master"), range(duels // 2), chunksize=16))
    for name, shares in (
        ("as played", [one.won for one in duelled]),
        ("by skill alone", [one.by_skill for one in duelled]),
    ):
        print(f"master against perfect, {duels} games, {name}: {mean(shares):.2%} ± {error(shares):.2%}")


if __name__ == "__main__":
    main(*(map(int, sys.argv[1:3]) if len(sys.argv) > 2 else (2000, 20_000)))
