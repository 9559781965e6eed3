"""How strong the Palace Poker bots are: any field of them, seats rotated, paired deals.

    python3 build.py arena                                          all pairs of bots, heads-up
    python3 build.py arena --field sensible,quiet*3 --hands 5000    one table
    python3 build.py arena --round-robin sensible,quiet --betting no_limit

Glossary
--------
field     who sits at a table, in seat order: "sensible,quiet*3" is one and three; --seats repeats the last
bot       an id of palace_poker.bots, or "module:function" for one that has none
deal      one shuffle of the cards, played once with each rotation of the field that differs: in "a,b,a,b"
          two. Every hand is a match of its own with full stacks
sample    the mean of a bot's chips over a deal's hands; the errors are one standard error of these
chunk     deals in a row, one task for a core and one line of the file .build/arena/<hash>.jsonl. The hash is
          of field, options and the engine's sources: a run goes on where it was broken off, or further
rating    as Elo's, 1500 in the mean: of two bots in a deal the one with more chips has beaten the other

Standard library only. Works on all cores (--jobs); the table is the same for any number.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import math
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "py"))

from core.errors import GameError
from core.protocol import CHANCE, Bot, Thinker, finished
from core.rng import Draw
from palace_poker import rules
from palace_poker.bots import BASELINES, BOTS
from palace_poker.state import Config, State
from palace_poker.view import view

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / ".build/arena"
CHUNK = 5
OVER = ("hand_over", "over")
EVEN = 1500


@dataclass(frozen=True, slots=True)
class Contest:
    """One table: who sits there and by which options. `seed` gives other deals."""

    field: tuple[str, ...]
    betting: str = "limit"
    small_bet: int = 10
    stack: int = 1000
    seed: int = 0

    @property
    def config(self) -> Config:
        """The options as the rules take them."""
        return Config(len(self.field), self.small_bet, betting=self.betting, stack=self.stack)

    @property
    def bots(self) -> tuple[str, ...]:
        """Each bot once, in the order of the field."""
        return tuple(dict.fromkeys(self.field))

    @property
    def file(self) -> Path:
        """Where the results are."""
        known = json.dumps([asdict(self), CHUNK, engine()])
        return RESULTS / f"{hashlib.sha256(known.encode()).hexdigest()[:16]}.jsonl"


class Dealt(NamedTuple):
    """What came of one deal, over all rotations, by bot: chips, and pots won, shared ones in part."""

    chips: dict[str, int]
    pots: dict[str, float]


@lru_cache
def engine() -> str:
    """Return the SHA-256 of the sources that decide how a hand goes."""
    total = hashlib.sha256()
    for package in ("core", "palace_poker"):
        for file in sorted((ROOT / "py" / package).rglob("*.py")):
            total.update(file.read_bytes())
    return total.hexdigest()


@lru_cache
def bot(name: str) -> Bot[Any, Any] | Thinker[Any, Any]:
    """Return the bot with that name. Raises ValueError if there is none."""
    if name in BOTS or name in BASELINES:
        return BOTS[name] if name in BOTS else BASELINES[name]
    module, colon, function = name.partition(":")
    if not colon:
        raise ValueError(f"no bot {name}; there are {', '.join((*BOTS, *BASELINES))}, and module:function")
    found: Bot[Any, Any] = getattr(importlib.import_module(module), function)
    return found


# ---------------------------------------------------------------- playing


def rotations(field: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the rotations of a field that differ, the field itself first."""
    return tuple(dict.fromkeys(field[step:] + field[:step] for step in range(len(field))))


def dealt(contest: Contest, deal: int) -> tuple[State, bytes]:
    """Return the first turn of a deal, the same for every rotation, and its seed."""
    seed = hashlib.sha256(f"{contest.seed}/{deal}".encode()).digest()
    state = replace(rules.initial_state(contest.config), phase="deal", dealer=0)
    while rules.to_act(state) == CHANCE and state.phase not in OVER:
        state = after_chance(state, seed)
    return state, seed


def after_chance(state: State, seed: bytes) -> State:
    """Let CHANCE act."""
    draw = Draw(seed, f"chance/{rules.chance_key(state)}")
    return rules.apply(state, rules.sample_chance(state, draw)).state


def played(state: State, seed: bytes, names: Sequence[str]) -> State:
    """Return the end of the hand if these bots, by seat, play on from `state`."""
    bots = [bot(name) for name in names]
    ply = 0
    while state.phase not in OVER:
        seat = rules.to_act(state)
        if seat == CHANCE:
            state = after_chance(state, seed)
        else:
            action = finished(bots[seat](view(state, seat), Draw(seed, f"bot/{seat}/{ply}")))
            state = rules.apply(state, action).state
        ply += 1
    return state


def play(contest: Contest, deal: int) -> Dealt:
    """Play one deal with all rotations."""
    start, seed = dealt(contest, deal)
    chips: Counter[str] = Counter(dict.fromkeys(contest.bots, 0))
    pots = dict.fromkeys(contest.bots, 0.0)
    for names in rotations(contest.field):
        end = played(start, seed, names)
        pot = sum(award.amount for award in end.result)
        for name, place in zip(names, end.places, strict=True):
            chips[name] += place.stack - contest.stack
        for award in end.result:
            pots[names[award.seat]] += award.amount / pot
    return Dealt(dict(chips), pots)


def play_chunk(contest: Contest, chunk: int) -> list[Dealt]:
    """Play the deals of a chunk."""
    return [play(contest, deal) for deal in range(chunk * CHUNK, (chunk + 1) * CHUNK)]


# ---------------------------------------------------------------- all deals


def results(contests: Sequence[Contest], hands: int, jobs: int) -> dict[Contest, list[Dealt]]:
    """Return each contest's deals in order, at least that many hands; only what no file has yet is played."""
    chunks = {one: range(math.ceil(hands / hands_a_deal(one) / CHUNK)) for one in contests}
    found = {one: stored(one.file) for one in contests}
    due = [(one, chunk) for one in contests for chunk in chunks[one] if chunk not in found[one]]
    progress = Progress(sum(map(len, chunks.values())), len(due))
    for one, chunk, deals in worked(due, jobs):
        found[one][chunk] = deals
        store(one.file, chunk, deals)
        progress.advance()
    return {one: [deal for chunk in chunks[one] for deal in found[one][chunk]] for one in contests}


def hands_a_deal(contest: Contest) -> int:
    """Return how many hands are played with the same cards."""
    return len(rotations(contest.field))


def worked(due: Sequence[tuple[Contest, int]], jobs: int) -> Iterator[tuple[Contest, int, list[Dealt]]]:
    """Yield each chunk when it is played, on so many cores."""
    if jobs == 1 or not due:
        yield from ((one, chunk, play_chunk(one, chunk)) for one, chunk in due)
        return
    with ProcessPoolExecutor(jobs) as pool:
        tasks = {pool.submit(play_chunk, *task): task for task in due}
        try:
            for task in as_completed(tasks):
                yield (*tasks[task], task.result())
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def stored(file: Path) -> dict[int, list[Dealt]]:
    """Return the chunks of a file by number. A line that was broken off is cut away."""
    if not file.exists():
        return {}
    whole = file.read_text()
    text = whole[: whole.rfind("\n") + 1]
    if text != whole:
        file.write_text(text)
    lines = [json.loads(line) for line in text.splitlines()]
    return {line["chunk"]: [Dealt(*deal) for deal in line["deals"]] for line in lines}


def store(file: Path, chunk: int, deals: list[Dealt]) -> None:
    """Add a chunk to a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a") as lines:
        lines.write(json.dumps({"chunk": chunk, "deals": deals}) + "\n")


class Progress:
    """A bar on stderr, drawn anew with each per cent."""

    def __init__(self, total: int, due: int) -> None:
        self.total, self.due, self.left, self.start = total, due, due, time.monotonic()

    def advance(self) -> None:
        """Count one chunk and draw the bar."""
        before, share = (1 - left / self.total for left in (self.left, self.left - 1))
        self.left -= 1
        if int(100 * share) == int(100 * before):
            return
        rest = (time.monotonic() - self.start) / (self.due - self.left) * self.left
        bar = f"{'█' * round(30 * share):·<30}"
        end = "" if self.left else "\n"
        sys.stderr.write(f"\r{bar} {share:4.0%}, {rest // 60:.0f}:{rest % 60:02.0f} left {end}")
        sys.stderr.flush()


# ---------------------------------------------------------------- tables


class Line(NamedTuple):
    """What a bot made: chips a hand with error, its share of the pots, and in how many hands it sat."""

    chips: float
    error: float
    pots: float
    hands: int


def line(name: str, found: Mapping[Contest, Sequence[Dealt]]) -> Line:
    """Return what a bot made in all of its contests."""
    sample: list[float] = []
    pots: list[float] = []
    for contest, deals in found.items():
        seats = contest.field.count(name) * hands_a_deal(contest)
        if seats:
            sample += [deal.chips[name] / seats for deal in deals]
            pots += [deal.pots[name] / seats for deal in deals]
    hands = sum(
        len(deals) * hands_a_deal(contest) for contest, deals in found.items() if name in contest.field
    )
    return Line(mean(sample), stdev(sample) / len(sample) ** 0.5, mean(pots), hands)


def ratings(found: Mapping[Contest, Sequence[Dealt]]) -> dict[str, float]:
    """Return each bot's rating: the strengths that make the comparisons likeliest, a draw a pair added."""
    points: dict[tuple[str, str], float] = defaultdict(float)
    for contest, deals in found.items():
        seats = Counter(contest.field)
        for one, two in combinations(contest.bots, 2):
            margins = [deal.chips[one] * seats[two] - deal.chips[two] * seats[one] for deal in deals]
            won = sum((margin >= 0) + (margin > 0) for margin in margins) / 2
            points[one, two] += won + 0.5
            points[two, one] += len(margins) - won + 0.5
    names = list(dict.fromkeys(name for contest in found for name in contest.bots))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(1000):
        for name in names:
            others = [other for other in names if (name, other) in points]
            won = sum(points[name, other] for other in others)
            games = (
                (points[name, other] + points[other, name]) / (strength[name] + strength[other])
                for other in others
            )
            strength[name] = won / sum(games) if others else 1.0
        middle = math.exp(mean(map(math.log, strength.values())))
        strength = {name: one / middle for name, one in strength.items()}
    return {name: EVEN + 400 * math.log10(strength[name]) for name in names}


def table(found: Mapping[Contest, Sequence[Dealt]]) -> list[str]:
    """Return the lines of the table: the bots with the best rating first, then pair against pair if there
    are more tables than one."""
    first = next(iter(found))
    deals = sum(map(len, found.values()))
    hands = sum(len(deals) * hands_a_deal(contest) for contest, deals in found.items())
    seats = len(first.field)
    about = (
        f"{first.betting.replace('_', ' ')}, {seats} seats, {first.stack} chips, small bet {first.small_bet}"
    )
    rated = ratings(found)
    names = sorted(rated, key=lambda name: (-rated[name], name))
    width = max(map(len, (*names, "bot")))
    lines = [
        f"{about}: {hands:,} hands, {deals:,} deals",
        f"{'bot':{width}}   chips a hand   small bets per 100 hands   pots won    hands   rating",
    ]
    for name in names:
        made = line(name, found)
        in_bets = 100 / first.small_bet
        lines.append(
            f"{name:{width}} {made.chips:8.2f} ± {made.error:.2f}"
            f"{made.chips * in_bets:15.1f} ± {made.error * in_bets:<8.1f}"
            f"{made.pots:12.1%}{made.hands:9,}{rated[name]:9.0f}"
        )
    return lines + (pairs(found, names, width) if len(found) > 1 else [])


def pairs(found: Mapping[Contest, Sequence[Dealt]], names: Sequence[str], width: int) -> list[str]:
    """Return what each bot made of each other, in small bets per 100 hands."""
    column = max(width, 13) + 2
    lines = ["", f"{'':{width}}" + "".join(f"{name:>{column}}" for name in names)]
    for name in names:
        cells = [f"{name:{width}}"]
        for other in names:
            met = {contest: deals for contest, deals in found.items() if {*contest.field} == {name, other}}
            made = line(name, met) if met and name != other else None
            in_bets = 100 / next(iter(found)).small_bet
            text = f"{made.chips * in_bets:.1f} ± {made.error * in_bets:.1f}" if made else "·"
            cells.append(f"{text:>{column}}")
        lines.append("".join(cells))
    return lines


# ---------------------------------------------------------------- the command


def read_field(text: str, seats: int | None = None) -> tuple[str, ...]:
    """Return the field that "a*1,b*3" stands for, the last one repeated until there are so many seats.

    Raises ValueError for what is no field.
    """
    field: list[str] = []
    for part in text.split(","):
        name, _, times = part.strip().partition("*")
        bot(name)
        field += [name] * int(times or 1)
    return tuple(field) + tuple(field[-1:] * ((seats or 0) - len(field)))


def contests_of(options: argparse.Namespace) -> list[Contest]:
    """Return the tables that the options ask for."""
    if options.field:
        fields: Iterable[tuple[str, ...]] = [read_field(options.field, options.seats)]
    else:
        fields = combinations(read_field(options.round_robin), 2)
    made = [
        Contest(field, options.betting, options.small_bet, options.stack, options.seed) for field in fields
    ]
    for contest in made:
        contest.config  # noqa: B018 - raises for options that make no sense
    return made


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command's options."""
    parser = argparse.ArgumentParser(prog="build.py arena", description="Lets Palace Poker bots play.")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--field", help='one table, e.g. "sensible*1,quiet*3"')
    who.add_argument("--round-robin", default=",".join(BOTS), help="all pairs of these, heads-up")
    parser.add_argument(
        "--seats", type=int, help="the last bot of the field is repeated until there are so many"
    )
    parser.add_argument("--hands", type=int, default=1000, help="at each table, at least; 1000 unless given")
    parser.add_argument("--betting", choices=("limit", "no_limit"), default="limit")
    parser.add_argument("--small-bet", type=int, default=10)
    parser.add_argument("--stack", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="other deals")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="cores; all unless given")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Play and print the table."""
    options = parse(arguments)
    try:
        contests = contests_of(options)
    except (ValueError, GameError) as error:
        print(f"{error}", file=sys.stderr)
        return 2
    try:
        found = results(contests, options.hands, options.jobs)
    except KeyboardInterrupt:
        print("\nBroken off; the same command goes on from here.", file=sys.stderr)
        return 130
    print("\n".join(table(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
