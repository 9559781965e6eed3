"""How fast hands are evaluated, against the pure-Python evaluators that people would pick, in one run.

    python3 bench/evaluators.py            under CPython, then under Pyodide in Node
    python3 bench/evaluators.py --here     only under the Python that runs it

Each takes random hands in its own type: treys ints of its own, phevaluator card numbers, pokerkit cards; ours
once as numbers (palace_poker.hands.value, what bots use) and once as texts (palace_poker.hands.rank). "from
texts" is a peer that is handed "As" too. The evaluators take turns and the best of many rounds counts: other
work on the machine hits all alike, so trust the ratios. Exit status 1 if ours falls short of its goals.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "py"))

from palace_poker.cards import DECK
from palace_poker.hands import NUMBERS, rank, value

ROOT = Path(__file__).resolve().parents[1]
SIZES = (4, 5, 6, 7, 8, 9)
HANDS = 2000
ROUNDS = 15
OURS, TEXTS = "ours", "ours, texts"
GOALS = {5: 1.0, 6: 3.5, 7: 3.5}
"""Times the quickest peer."""
OWN_GOAL = 0.8
"""Of the own speed at seven cards: what 4, 8 and 9 have to reach."""

Contestant = tuple[Callable[[Any], object], list[Any]]


def contestants(hands: Sequence[list[str]], size: int) -> dict[str, Contestant]:
    """Return who evaluates hands of that size, each with a function and the hands in its own type."""
    found: dict[str, Contestant] = {
        OURS: (value, [sum(NUMBERS[card] for card in hand) for hand in hands]),
        TEXTS: (rank, list(hands)),
    }
    if size < 5:
        return found
    import phevaluator
    import pokerkit
    import treys

    if size <= 7:
        evaluate = treys.Evaluator().evaluate
        new = treys.Card.new
        by_id = phevaluator.evaluate_cards
        found |= {
            "treys": (lambda hand: evaluate(hand, []), [[new(card) for card in hand] for hand in hands]),
            "phevaluator": (
                lambda hand: by_id(*hand),
                [[phevaluator.Card(card).id_ for card in hand] for hand in hands],
            ),
            "treys from texts": (lambda hand: evaluate([new(card) for card in hand], []), list(hands)),
            "phevaluator from texts": (lambda hand: by_id(*hand), list(hands)),
        }
    kit = pokerkit.StandardHighHand.from_game
    found["pokerkit"] = (kit, [tuple(pokerkit.Card.parse("".join(hand))) for hand in hands[:20]])
    return found


def speeds(size: int) -> dict[str, float]:
    """Return evaluations a second of everybody."""
    chooser = random.Random(size)
    entries = contestants([chooser.sample(DECK, size) for _ in range(HANDS)], size)
    best = dict.fromkeys(entries, float("inf"))
    for _ in range(ROUNDS):
        for name, (evaluate, hands) in entries.items():
            start = time.process_time()
            for hand in hands:
                evaluate(hand)
            best[name] = min(best[name], (time.process_time() - start) / len(hands))
    return {name: 1 / seconds for name, seconds in best.items()}


def measure(title: str) -> bool:
    """Print the table and the ratios; return whether all goals are met."""
    start = time.process_time()
    table = {size: speeds(size) for size in SIZES}
    print(f"{title}, thousand evaluations a second")
    print(f"{'cards':24}" + "".join(f"{size:>8}" for size in SIZES))
    for name in table[5]:
        cells = (f"{table[size][name] / 1000:8.1f}" if name in table[size] else f"{'':8}" for size in SIZES)
        print(f"{name:24}" + "".join(cells))
    met = True
    for size, goal in GOALS.items():
        speed, ours = max((speed, name) for name, speed in table[size].items() if name not in (OURS, TEXTS))
        ratio, texts = table[size][OURS] / speed, table[size][TEXTS] / speed
        met = met and ratio >= goal
        print(f"{size} cards: {ratio:.2f} times {ours} (goal {goal}); from texts {texts:.2f} times")
    for size in (4, 8, 9):
        ratio = table[size][OURS] / table[7][OURS]
        met = met and ratio >= OWN_GOAL
        print(f"{size} cards: {ratio:.2f} of the own speed at seven (goal {OWN_GOAL})")
    print(f"took {time.process_time() - start:.0f} s\n", flush=True)
    return met


def main() -> int:
    met = measure(f"{sys.implementation.name} {sys.version.split()[0]} on {sys.platform}")
    if "--here" not in sys.argv:
        peers = next(Path(sys.prefix).glob("lib*/**/site-packages"))
        script = Path(__file__).with_suffix(".mjs")
        met = not subprocess.run(["node", script, ROOT, peers], check=False).returncode and met
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
