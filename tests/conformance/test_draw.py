"""Randomness: every number can be worked out again with hashlib alone, and none is favoured."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from core.rng import Draw, commitment, new_seed, seed_from_hex

SEED = bytes(range(32))


def number(seed: bytes, text: str) -> int:
    """HMAC-SHA256 as RFC 2104 defines it, by hashlib alone."""
    key = seed.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + text.encode()).digest()
    return int.from_bytes(hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest(), "big")


def test_numbers_are_the_keyed_hashes_in_order() -> None:
    draw = Draw(SEED, "chance/0/7/2")
    assert [draw.below(6) for _ in range(8)] == [number(SEED, f"chance/0/7/2/{i}") % 6 for i in range(8)]


def test_pinned_values() -> None:
    """Worked out once with `openssl dgst -sha256 -mac HMAC`; a change here changes every saved game."""
    assert number(SEED, "chance/0/1/1/0") == int(
        "49b9d22f853782a6c6d4982a4b58b636140f80ce852598677a49c863b8102886", 16
    )
    assert Draw(SEED, "chance/0/1/1").below(2**256) == int(
        "49b9d22f853782a6c6d4982a4b58b636140f80ce852598677a49c863b8102886", 16
    )
    draw = Draw(SEED, "chance/0/1/1")
    assert [draw.below(6) + 1 for _ in range(5)] == [5, 1, 4, 4, 2]
    assert Draw(SEED, "bot/1/57").shuffled("abcdefgh") == tuple("dachbfeg")


def test_numbers_past_the_last_whole_multiple_are_passed_over() -> None:
    """With n a bit more than half the span nearly every second number is rejected."""
    n = 2**255 + 1
    numbers = [number(SEED, f"x/{i}") for i in range(40)]
    fair = [value for value in numbers if value < n]
    assert 5 < len(fair) < 35
    draw = Draw(SEED, "x")
    assert [draw.below(n) for _ in fair] == fair


def test_no_result_is_favoured() -> None:
    """Chi-square of 12,000 numbers below 6: the 99.9 % point for 5 degrees of freedom is 20.5."""
    draw = Draw(SEED, "uniform")
    found = Counter(draw.below(6) for _ in range(12_000))
    assert sum((found[face] - 2_000) ** 2 / 2_000 for face in range(6)) < 20.5


def test_every_order_of_a_shuffle_comes_up_alike() -> None:
    """Chi-square of 6,000 shuffles of four: 49.7 is the 99.9 % point for 23 degrees of freedom."""
    draw = Draw(SEED, "shuffle")
    found = Counter(draw.shuffled("abcd") for _ in range(6_000))
    assert len(found) == 24
    assert sum((times - 250) ** 2 / 250 for times in found.values()) < 49.7


def test_a_shuffle_loses_nothing() -> None:
    cards = list(range(52))
    assert sorted(Draw(SEED, "deal").shuffled(cards)) == cards
    assert cards == list(range(52))
    assert Draw(SEED, "deal").shuffled([]) == ()


def test_keys_and_seeds_do_not_shift_each_other() -> None:
    busy, idle = Draw(SEED, "bot/0/1"), Draw(SEED, "chance/0/1/1")
    for _ in range(100):
        busy.below(6)
    assert idle.below(2**256) == Draw(SEED, "chance/0/1/1").below(2**256)
    other = bytes(31) + b"\1"
    assert Draw(other, "chance/0/1/1").below(2**256) != Draw(SEED, "chance/0/1/1").below(2**256)


@pytest.mark.parametrize("n", [0, -1, 2**256 + 1])
def test_below_refuses_what_it_cannot_draw(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Draw(SEED, "x").below(n)


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_a_fresh_seed_is_new_each_time_and_mixes_the_phrase(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len({new_seed() for _ in range(20)} | {new_seed("same") for _ in range(20)}) == 40
    monkeypatch.setattr("secrets.token_bytes", lambda size: SEED[:size])
    assert new_seed() == SEED
    assert new_seed("blåbær") == hashlib.sha256(SEED + "blåbær".encode()).digest()


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "g" * 64, "A" * 64, "0" * 63 + "\n", "٠" * 64])
def test_a_written_seed_is_64_hex_digits(text: str) -> None:
    with pytest.raises(ValueError, match="64 hex digits"):
        seed_from_hex(text)
    assert seed_from_hex(SEED.hex()) == SEED
