"""How exact the chances of Palace Poker are, and how long they and the ranges take, here and in Chromium.

    python3 build.py bench palace_chance

300 spots out of hands of two to ten seats, all exclusions, half of them with a random range: the chance, and
its greatest difference from trying every palace with a battle each. Then milliseconds for one opponent, as
the range is and if any palace is as likely; for all nine opponents of a table of ten; and for the ranges of a
whole hand read at once. Exit status 1 if a chance is wrong by more than 1e-9, or in Chromium the median of
an opponent is above 10 ms or that of nine above 100.
"""

from __future__ import annotations

import inspect
import json
import sys
from itertools import combinations
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "py"))

from analysis import in_pyodide, spread

SPOTS = 300
Times = dict[str, list[float]]
"""Milliseconds by what was timed."""


def measure(count: int) -> Times:
    """Return the times in as many spots; it runs in both Pythons, so it brings its own imports."""
    from time import perf_counter

    from palace_poker import ranges as reader
    from palace_poker.chance import UNIFORM, odds_against

    found: Times = {"one opponent": [], "any palace": [], "nine opponents": [], "ranges of a hand": []}
    for view, others in spots(count):
        reader._CHAINS.clear()
        start = perf_counter()
        beliefs = reader.ranges(view)
        if view.table.deeds:
            found["ranges of a hand"].append(1000 * (perf_counter() - start))
        total = 0.0
        for other in others:
            start = perf_counter()
            odds_against(view, other, beliefs[other])
            took = 1000 * (perf_counter() - start)
            total += took
            found["one opponent"].append(took)
            start = perf_counter()
            odds_against(view, other, UNIFORM)
            found["any palace"].append(1000 * (perf_counter() - start))
        if len(others) == 9:
            found["nine opponents"].append(total)
    return found


def spots(count: int):  # type: ignore[no-untyped-def]
    """Return views of seats to act in hands of random bots, each with the opponents in the hand."""
    import random

    from core.rng import Draw
    from palace_poker.bots.random_legal import random_legal
    from palace_poker.game import GAME
    from palace_poker.state import Config

    chooser = random.Random(11)
    found = []
    for number in range(count):
        seats = 10 if number % 3 == 0 else chooser.randrange(2, 11)
        exclusion = ("suit", "suit", "rank", "none")[number % 4]
        state = GAME.initial_state(Config(seats, banner_exclusion=exclusion))
        views = []
        while state.phase != "hand_over":
            turn = GAME.to_act(state)
            draw = Draw(bytes([number % 256, number // 256]) * 16, f"{GAME.chance_key(state)}/{len(views)}")
            if turn < 0:
                state = GAME.apply(state, GAME.sample_chance(state, draw)).state
                continue
            view = GAME.view(state, turn)
            views.append(view)
            action = random_legal(view, draw)
            folds = action.type == "fold" and state.phase == "turn"
            state = GAME.apply(state, view.legal.actions[0] if folds else action).state
        asked = [view for view in views if view.phase in ("turn", "duel")]
        view = asked[0] if number % 3 == 0 else chooser.choice(asked)
        others = [seat for seat, one in enumerate(view.seats) if one.in_hand and seat != view.seat]
        found.append((view, others))
    return found


def worst(count: int) -> float:
    """Return the greatest difference of a chance from that by trying every palace."""
    import random

    from palace_poker.battles import Side, decide
    from palace_poker.belief import unknown
    from palace_poker.chance import UNIFORM, Range, known_side, odds_against
    from palace_poker.lots import LOTS

    chooser = random.Random(12)
    greatest = 0.0
    for number, (view, others) in enumerate(spots(count)):
        other = chooser.choice(others)
        factors = (1.0, chooser.random(), chooser.random(), 3 * chooser.random())
        belief = Range({lot.key: chooser.random() for lot in LOTS[3]}, chooser.choice("shdc"), factors)
        belief = belief if number % 2 else UNIFORM
        mine, foe = (known_side(view.seats[seat]) for seat in (view.seat, other))
        won = whole = 0.0
        for cards in combinations(unknown(view), 3 - len(foe.palace)):
            palace = (*foe.palace, *cards)
            side = Side(foe.banner, palace, foe.soldiers)
            winner = decide(mine, side, view.table.banner_exclusion).winner
            weight = belief.weight(palace)
            whole += weight
            won += weight * {"attacker": 1.0, "tie": 0.5, "defender": 0.0}[winner]
        greatest = max(greatest, abs(odds_against(view, other, belief).chance - won / whole))
    return greatest


def main() -> int:
    """Measure and print the table."""
    greatest = worst(SPOTS)
    print(f"{SPOTS} spots: greatest difference from trying every palace {greatest:.1e}")
    program = [inspect.getsource(spots), inspect.getsource(measure), f"json.dumps(measure({SPOTS}))"]
    here, there = measure(SPOTS), json.loads(in_pyodide("\n".join(["Times = dict", *program])))
    print(f"{'':20}{'CPython median':>17}{'p95':>7}{'Chromium median':>18}{'p95':>7}{'ratio':>8}")
    for name, times in here.items():
        (usual, rare), (usual_there, rare_there) = map(spread, (times, there[name]))
        cells = (
            f"{usual:14.1f} ms{rare:7.1f}{usual_there:15.1f} ms{rare_there:7.1f}{usual_there / usual:8.1f}"
        )
        print(f"{name:20}{cells}")
    quick = median(there["one opponent"]) < 10 and median(there["nine opponents"]) < 100
    return 0 if greatest <= 1e-9 and quick else 1


if __name__ == "__main__":
    sys.exit(main())
