"""Known hands and known numbers of the evaluator, P29.

The nine class counts over all 2,598,960 five-card hands are plain combinatorics. `plainly` ranks a hand by
trying all of its five-card choices, as the rules put it: slow, and easy to believe. pokerkit is a second
opinion that shares nothing with either. Other evaluators' known faults have a test each.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from palace_poker import hands
from palace_poker.cards import DECK, RANKS
from palace_poker.hands import CATEGORIES, NUMBERS, rank, value

COUNTS = {
    "straight_flush": 40,
    "four_of_a_kind": 624,
    "full_house": 3744,
    "flush": 5108,
    "straight": 10_200,
    "three_of_a_kind": 54_912,
    "two_pair": 123_552,
    "pair": 1_098_240,
    "high_card": 1_302_540,
}
SHAPES = {
    (2,): "pair",
    (2, 2): "two_pair",
    (3,): "three_of_a_kind",
    (3, 2): "full_house",
    (4,): "four_of_a_kind",
}


def cards(text: str) -> list[str]:
    return text.split()


def five(hand: Sequence[str]) -> tuple[int, tuple[int, ...]]:
    """The category's place and the compared ranks of at most five cards."""
    counts = Counter(2 + RANKS.index(card[0]) for card in hand)
    ranks = tuple(sorted(counts, key=lambda one: (counts[one], one), reverse=True))
    name = SHAPES.get(tuple(counts[one] for one in ranks if counts[one] > 1), "high_card")
    if len(ranks) == 5:
        flush = len({card[1] for card in hand}) == 1
        low = ranks == (14, 5, 4, 3, 2)
        straight = low or ranks[0] - ranks[4] == 4
        if straight:
            return CATEGORIES.index("straight_flush" if flush else "straight"), (5 if low else ranks[0],)
        name = "flush" if flush else name
    return CATEGORIES.index(name), tuple(one for one in ranks for _ in range(counts[one]))


def plainly(hand: Sequence[str]) -> tuple[int, tuple[int, ...]]:
    return max(five(some) for some in combinations(hand, min(5, len(hand))))


def found(hand: Sequence[str]) -> tuple[int, tuple[int, ...]]:
    best = rank(hand)
    return CATEGORIES.index(best.category), best.ranks


@pytest.mark.slow
def test_the_classes_of_all_five_card_hands() -> None:
    numbers = [NUMBERS[card] for card in DECK]
    counts: Counter[int] = Counter()
    for a, b, c, d, e in combinations(numbers, 5):
        counts[value(a + b + c + d + e) >> 26] += 1
    assert {CATEGORIES[category]: count for category, count in counts.items()} == COUNTS


def test_there_are_7462_different_five_card_hands() -> None:
    """Each of the 6,175 counts of ranks once without a flush, each of the 1,287 sets of ranks as one."""
    values = [some for some in combinations_with_replacement(RANKS, 5) if some[0] != some[4]]
    plain = {rank([one + "shdcs"[place] for place, one in enumerate(ranks)]) for ranks in values}
    flushes = {rank([one + "h" for one in ranks]) for ranks in combinations(RANKS, 5)}
    assert (len(values), len(plain), len(flushes), len(plain | flushes)) == (6175, 6175, 1287, 7462)


@pytest.mark.parametrize(
    ("hand", "category", "ranks"),
    [
        ("9c Th Jh Qh Kh 2h 3h", "flush", (13, 12, 11, 10, 3)),
        ("Ah Kh 9h 5h 2h 9c 9d 9s 3c", "four_of_a_kind", (9, 9, 9, 9, 14)),
        ("9s 9d 9c 4s 4d 4c Kh", "full_house", (9, 9, 9, 4, 4)),
        ("Ks Kd 7s 7d 3s 3d Ah", "two_pair", (13, 13, 7, 7, 14)),
        ("As 2d 3c 4h 5s", "straight", (5,)),
        ("As 2s 3s 4s 5s 6d", "straight_flush", (5,)),
        ("Ts Js Qs Ks As", "straight_flush", (14,)),
        ("Qs Kd Ac 2h 3s", "high_card", (14, 13, 12, 3, 2)),
        ("9s 9d", "pair", (9, 9)),
        ("9s 9d 9c 9h", "four_of_a_kind", (9, 9, 9, 9)),
        ("9s 9d 9c 8h 8s 8d 7c 7d 7h", "full_house", (9, 9, 9, 8, 8)),
        ("7c", "high_card", (7,)),
        ("", "nothing", ()),
    ],
)
def test_p29_known_hands(hand: str, category: str, ranks: tuple[int, ...]) -> None:
    best = rank(cards(hand))
    assert (best.category, best.ranks) == (category, ranks)


@pytest.mark.parametrize("size", range(5))
def test_p29_fewer_than_five_cards_are_no_straight_flush_or_full_house(size: int) -> None:
    chooser = random.Random(size)
    for _ in range(300):
        suited = chooser.sample([card for card in DECK if card[1] == "s"], size)
        running = [RANKS[(chooser.randrange(13) + i) % 13] + "shdc"[i % 4] for i in range(size)]
        for hand in (suited, running if len(set(running)) == size else suited):
            assert rank(hand).category in ("nothing", "high_card", *SHAPES.values()), hand
            assert rank(hand).category not in ("straight", "flush", "full_house")


def test_p29_more_cards_win_where_all_compared_ranks_are_equal() -> None:
    rising = ("", "2c", "9s", "9s 8d", "9s 8d 2c", "9s 9d", "9s 9d 2c", "9s 9d 3c", "9s 9d 3c 2s")
    worths = [rank(cards(hand)) for hand in rising]
    assert worths == sorted(set(worths))


def test_p29_the_suits_and_the_order_do_not_matter() -> None:
    chooser = random.Random(1)
    for size in range(1, 10):
        hand = chooser.sample(DECK, size)
        other = [card[0] + "hdcs"["shdc".index(card[1])] for card in hand]
        assert rank(hand) == rank(hand[::-1]) == rank(tuple(other)) == rank(dict.fromkeys(hand))


@pytest.mark.parametrize("size", range(1, 10))
def test_the_evaluator_agrees_with_plain_counting(size: int) -> None:
    chooser = random.Random(size)
    for _ in range(300):
        hand = chooser.sample(DECK, size)
        assert found(hand) == plainly(hand), hand


@pytest.mark.parametrize("size", range(5, 10))
def test_the_evaluator_agrees_with_plain_counting_where_flushes_and_fours_are_common(size: int) -> None:
    chooser = random.Random(size)
    for _ in range(200):
        few = chooser.sample(RANKS, 4)
        pool = [card for card in DECK if card[0] in few or card[1] == "h"]
        hand = chooser.sample(pool, size)
        assert found(hand) == plainly(hand), hand


@pytest.mark.parametrize("size", range(5, 10))
def test_pokerkit_orders_hands_the_same_way(size: int) -> None:
    pokerkit: Any = pytest.importorskip("pokerkit")
    chooser = random.Random(size)
    drawn = [chooser.sample(DECK, size) for _ in range(25)]
    theirs = [pokerkit.StandardHighHand.from_game("".join(hand)) for hand in drawn]
    for (one, first), (two, second) in combinations(zip(drawn, theirs, strict=True), 2):
        assert (rank(one) > rank(two), rank(one) == rank(two)) == (first > second, first == second)


@pytest.mark.parametrize("size", [8, 9])
def test_a_flush_does_not_hide_four_of_a_kind_or_a_full_house(size: int) -> None:
    """Some return the flush that they look for first."""
    flush = cards("Ah Kh 9h 5h 2h")
    assert rank((flush + cards("9c 9d 9s 3c"))[:size]).category == "four_of_a_kind"
    assert rank((flush + cards("9c 9d 5s 3c"))[:size]).category == "full_house"


def test_kickers_count_wherever_they_come_from() -> None:
    """Some ignore those on the board."""
    board = cards("9s 9d 2c 3h")
    assert rank([*board, "Ac"]) > rank([*board, "Kc"]) > rank(board)


def test_kickers_are_compared_from_the_highest() -> None:
    """Some begin with the lowest."""
    assert rank(cards("9s 9d Ac 3h 2s")) > rank(cards("9h 9c Kc Qh Js"))
    assert rank(cards("As 7d 5c 3h 2s")) > rank(cards("Ks Qd Jc 9h 8s"))


@pytest.mark.parametrize(
    "wrong",
    [
        ["As", "As"],
        ["As", "Kd", "As", "Kd"],
        ["2s"] * 5,
        ["As", "As", "Ah", "Ad", "Ac"],
        ["As"] * 9,
        ["2s"] * 9,
        list(DECK[:10]),
        ["1s"],
        ["as"],
        ["10h"],
        ["Ax"],
        [""],
        [None],
        [5],
        [["As"]],
        "As",
        None,
        7,
    ],
)
def test_what_is_no_hand_is_refused(wrong: Any) -> None:
    """Some return silent nonsense above seven cards."""
    with pytest.raises(ValueError, match="expected"):
        rank(wrong)


def test_the_tables_are_small_and_quick_to_build() -> None:
    for name, table in vars(hands).items():
        if isinstance(table, (tuple, dict)):
            items = {id(item): item for item in table}.values()
            assert sys.getsizeof(table) + sum(map(sys.getsizeof, items)) < 1_000_000, name
    program = "import time; start = time.process_time(); import palace_poker.hands; "
    took = subprocess.run(
        [sys.executable, "-c", f"{program}print(time.process_time() - start)"],
        env={"PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert float(took.stdout) < 1.0
