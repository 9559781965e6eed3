"""How strong and how fast the Dice Poker bots are, against each other.

    python3 bench/bots.py [pairs]

A pair is two matches with the same seed and the seats swapped, so that both bots get the same dice from each
seat: that takes most of the luck out. Points are the mean lead of the first-named bot per match with its
standard error. Times are shown as a ratio to the beginner's, for they depend on the machine.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from statistics import mean, median, stdev

sys.path.insert(0, str(Path(__file__).parents[1] / "py"))

from core.match import Match
from core.players import Player
from core.protocol import TERMINAL, Bot
from core.rng import Draw
from dice_poker.actions import Action
from dice_poker.bots import BOTS
from dice_poker.events import Event
from dice_poker.game import GAME
from dice_poker.state import Config, State
from dice_poker.view import View

STRONG, WEAK = "greedy", "beginner"
PAIRS = 40


def timed(bot: Bot[View, Action], times: list[float]) -> Bot[View, Action]:
    """Return the bot with a stopwatch: seconds of CPU per decision are added to `times`."""

    def decide(view: View, draw: Draw) -> Action:
        start = time.process_time()
        action = bot(view, draw)
        times.append(time.process_time() - start)
        return action

    return decide


def totals(names: tuple[str, ...], bots: dict[str, Bot[View, Action]], number: int) -> tuple[int, ...]:
    """Return the totals of match `number` between these bots, in seat order."""
    players = tuple(Player(bot=name) for name in names)
    seed = number.to_bytes(32, "big")
    match: Match[Config, State, Action, Event, View] = Match(GAME, Config(len(names)), players, seed, bots)
    while match.to_act != TERMINAL:
        match.step()
    outcome = match.view(None).outcome
    assert outcome is not None
    return outcome.totals


def main(pairs: int) -> None:
    """Play and print the table."""
    times: dict[str, list[float]] = {name: [] for name in BOTS}
    bots = {name: timed(bot, times[name]) for name, bot in BOTS.items()}
    points: dict[str, list[int]] = {name: [] for name in BOTS}
    leads, wins = [], 0.0
    for number in range(pairs):
        home = totals((STRONG, WEAK), bots, number)
        away = totals((WEAK, STRONG), bots, number)[::-1]
        leads.append(mean(strong - weak for strong, weak in (home, away)))
        wins += sum(0.5 * ((strong > weak) + (strong >= weak)) for strong, weak in (home, away))
        for strong, weak in (home, away):
            points[STRONG].append(strong)
            points[WEAK].append(weak)
    base = median(times[WEAK])
    print(f"{'bot':10} {'points':>14} {'first':>10} {'median':>10}   per decision; 1 = beginner's median")
    for name in BOTS:
        spread = stdev(points[name]) / len(points[name]) ** 0.5
        first, usual = times[name][0] / base, median(times[name]) / base
        print(f"{name:10} {mean(points[name]):8.1f} ± {spread:3.1f} {first:10.1f} {usual:10.1f}")
    error = stdev(leads) / pairs**0.5
    share = wins / (2 * pairs)
    print(f"{STRONG} v. {WEAK}: {mean(leads):+.1f} ± {error:.1f} points, {share:.0%} of {2 * pairs} matches")


if __name__ == "__main__":
    main(max(2, int(sys.argv[1])) if len(sys.argv) > 1 else PAIRS)
