"""The exact chance against trying every palace with a battle each."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from palace_poker.battles import EXCLUSIONS, Side, counted, decide
from palace_poker.cards import DECK, RANKS, SUITS, Cards
from palace_poker.chance import Odds, histogram, odds, showdown_odds, trimmed
from palace_poker.hands import rank
from palace_poker.lots import LOTS, UNIFORM, Range, rank_key

Spot = tuple[Side, Side, Cards, str, Range]


def spot(number: int, cards: int) -> Spot:
    """Two sides of a table of two to ten seats, up to so many unseen cards, an exclusion and a range.

    In most spots one suit lies in front of a side, so that flushes come up; in every sixth are twins.
    """
    chooser = random.Random(number)
    deck = chooser.sample(DECK, len(DECK))
    if number % 3:
        suit = chooser.choice(SUITS)
        deck.sort(key=lambda card: (card[1] != suit) * chooser.random())
    first, second = chooser.randrange(6), chooser.randrange(6)
    known = max(0, number % 7 - 3)
    one, two, rest = deck[:9], deck[9:18], deck[18:]
    if number % 5 == 0:
        one, two = two, one
    known = max(0, number % 7 - 3)
    one, two, rest = deck[:9], deck[9:18], deck[18:]
    if number % 5 == 0:
        one, two = two, one
    if number % 6 == 0:
        one, two, rest = (
            [*deck[:4], deck[10], *deck[19:23]],
            [*deck[4:6], *deck[12:19]],
            deck[6:10] + deck[23:],
        )
    mine = Side(one[0], tuple(one[1:4]), tuple(one[4 : 4 + first]))
    foe = Side(two[0], tuple(two[1 : 1 + known]), tuple(two[4 : 4 + second]))
    left = [*rest, *two[1 + known : 4], *two[4 + second :]][number % 10 :]
    if number % 6 == 0:
        mine, foe, left = twins(chooser)
    unseen = tuple(chooser.sample(left, min(cards, len(left))))
    return mine, foe, unseen, EXCLUSIONS[number % 3], believed(number, chooser)


def twins(chooser: random.Random) -> tuple[Side, Side, list[str]]:
    """Two sides with the same ranks in front, and the unseen cards: those of the ranks that tie."""
    banner, soldier, *palace = chooser.sample(RANKS, 5)
    suits = chooser.sample(SUITS, 4)
    many = chooser.randrange(2)
    mine = Side(
        banner + suits[0],
        tuple(rank + suit for rank, suit in zip(palace, suits, strict=False)),
        (soldier + suits[2],) * many,
    )
    foe = Side(banner + suits[1], (), (soldier + suits[3],) * many)
    return (
        mine,
        foe,
        [card for card in DECK if card[0] in [*palace, "2", "3"] and card not in mine.cards + foe.cards],
    )


def believed(number: int, chooser: random.Random) -> Range:
    if number % 4 == 0:
        return UNIFORM
    weights = {lot.key: chooser.random() for lot in LOTS[3]}
    factors = (chooser.random(), chooser.random(), chooser.random(), 3 * chooser.random())
    return (
        Range(weights, None, (1, 1, 1, 1))
        if number % 4 == 1
        else Range(weights, chooser.choice(SUITS), factors)
    )


def palaces(foe: Side, unseen: Cards, belief: Range) -> list[tuple[Side, float]]:
    every = [(*foe.palace, *some) for some in combinations(unseen, 3 - len(foe.palace))]
    return [(foe._replace(palace=palace), belief.weight(palace)) for palace in every]


def plainly(spot: Spot) -> Odds:
    mine, foe, unseen, exclusion, belief = spot
    found: Counter[str] = Counter()
    for side, weight in palaces(foe, unseen, belief):
        found[decide(mine, side, exclusion).winner] += weight  # type: ignore[assignment]
    return Odds(found["attacker"], found["tie"], found.total())


def check(found: Odds, expected: Odds) -> None:
    assert found.all == pytest.approx(expected.all, rel=1e-9)
    assert found.won / found.all == pytest.approx(expected.won / expected.all, abs=1e-9)
    assert found.tied / found.all == pytest.approx(expected.tied / expected.all, abs=1e-9)


def test_300_random_spots_of_few_unseen_cards() -> None:
    ties = 0
    for number in range(300):
        some = spot(number, 15)
        found = odds(*some)
        check(found, plainly(some))
        ties += found.tied > 0
    assert ties > 5


@pytest.mark.parametrize("first", [0, pytest.param(20, marks=pytest.mark.slow)])
def test_random_spots_of_all_unseen_cards(first: int) -> None:
    for number in range(first, 15 * first or 20):
        some = spot(number, 52)
        check(odds(*some), plainly(some))


def test_a_histogram_has_the_weight_of_every_value_in_battles_and_showdowns() -> None:
    for number in range(60):
        mine, foe, unseen, exclusion, belief = spot(number, 15)
        for against in (mine.banner, None):
            expected: dict[int, float] = {}
            for side, weight in palaces(foe, unseen, belief):
                worth = rank(counted(side.cards, against or "", exclusion if against else "none"))
                expected[worth] = expected.get(worth, 0) + weight
            found = histogram(foe, unseen, against, exclusion, belief)
            values = [worth for worth in expected if expected[worth]]
            assert found.values == tuple(sorted(values))
            steps = [
                after - before for before, after in zip((0.0, *found.weights), found.weights, strict=False)
            ]
            assert steps == pytest.approx([expected[worth] for worth in sorted(values)])


def test_a_histogram_gives_the_odds_of_any_value() -> None:
    for number in range(40):
        mine, foe, unseen, _, belief = spot(number, 15)
        found = histogram(foe, unseen, None, "none", belief)
        check(found.odds(rank(mine.cards)), showdown_odds(mine, foe, unseen, belief))
    assert found.odds(0).chance == 0
    assert found.odds(1 << 40).chance == 1


def test_a_showdown_excludes_nothing_and_knows_no_own_suit() -> None:
    for number in range(60):
        mine, foe, unseen, _, belief = spot(number, 15)
        goal = rank(mine.cards)
        every = [(rank(side.cards), weight) for side, weight in palaces(foe, unseen, belief)]
        won = sum(weight for worth, weight in every if worth < goal)
        tied = sum(weight for worth, weight in every if worth == goal)
        check(showdown_odds(mine, foe, unseen, belief), Odds(won, tied, sum(weight for _, weight in every)))


def test_both_flushes_are_compared_card_by_card() -> None:
    """Mine is an ace-high flush; theirs needs two spades or has them, and one of them is as high."""
    mine = Side("Ah", ("Kh", "9h", "7h"), ("3h",))
    foe = Side("As", (), ("Ks", "9s"))
    unseen = ("7s", "6s", "3s", "2s", "Qs", "2d", "4d", "5c", "8c", "9d", "9c")
    some = (mine, foe, unseen, "suit", UNIFORM)
    found = odds(*some)
    check(found, plainly(some))
    assert 0 < found.won < found.all


def test_a_flush_that_ties_goes_by_the_own_suit() -> None:
    for banner in ("4d", "4s"):
        mine = Side(banner, ("Kh", "9h", "7h"), ("3h", "2h"))
        foe = Side("Ac", (), ("Ks", "9s", "7s"))
        some = (mine, foe, ("3s", "2s", "Qs", "2d", "4h", "5d", "8d"), "none", UNIFORM)
        check(odds(*some), plainly(some))
        assert odds(*some).won or odds(*some).tied


def test_after_a_capture_the_strongest_five_soldiers_take_part() -> None:
    side = Side("9c", ("9d", "4s", "2h"), ("Ks", "9h", "8s", "Kd", "3d", "Qc"))
    assert set(trimmed(side).soldiers) >= {"Ks", "Kd", "9h", "Qc"}
    assert set(trimmed(side, "Jh", "suit").soldiers) >= {"Ks", "Kd", "Qc"}
    assert len(trimmed(side).soldiers) == 5
    assert trimmed(trimmed(side)) == trimmed(side)


def test_there_are_455_rank_keys() -> None:
    every = set()
    for ranks in combinations_with_replacement(RANKS, 3):
        taken: Counter[str] = Counter()
        cards = []
        for one in ranks:
            cards.append(one + SUITS[taken[one]])
            taken[one] += 1
        every.add(rank_key(tuple(cards)))
    assert every == {lot.key for lot in LOTS[3]}
    assert len(every) == 455


def test_the_weight_of_a_palace_is_that_of_its_ranks_times_that_of_its_suits() -> None:
    weights = {lot.key: 1.0 for lot in LOTS[3]} | {rank_key(("9s", "9h", "4d")): 5.0}
    belief = Range(weights, "h", (1, 2, 3, 4))
    assert belief.weight(("4h", "9h", "9c")) == 15
    assert belief.weight(("4c", "9s", "9c")) == 5
    assert belief.weight(("4h", "5h", "9h")) == 4
    assert UNIFORM.weight(("4h", "5h", "9h")) == 1
