"""All randomness of the house: keyed, verifiable, without bias. No other file makes any.

Glossary
--------
seed        256 bits, the secret of one match; 32 bytes here, 64 lower-case hex digits in a record
commitment  SHA-256 of the seed, shown before the first draw, "d2c0…"; it can be checked once the seed is
            revealed
key         the name of one draw, e.g. "chance/0/7/2" or "bot/1/57"
draw        the numbers that one key gives: HMAC-SHA256(seed, "chance/0/7/2/0"), "chance/0/7/2/1", …

Keyed, not streamed: a saved game needs no generator state, a thinking bot can't shift the dice, and loading a
game again gives the same dice again.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias, TypeVar

Item = TypeVar("Item")
Stream: TypeAlias = Callable[[], float]

SEED_BYTES = 32
_SPAN = 2**256
_STREAMS = 2**64
_HEX_SEED = re.compile("[0-9a-f]{64}")


class Draw:
    """The numbers of one key, in order.

    A draw keeps the hash state that has absorbed seed and key, never the seed: whoever holds a bot's draw can
    go on drawing under that key, but can't work out a die to come.
    """

    __slots__ = ("_counter", "_keyed")

    def __init__(self, seed: bytes, key: str) -> None:
        self._keyed = hmac.new(seed, f"{key}/".encode(), "sha256")
        self._counter = 0

    def _number(self) -> int:
        """Return the next number, 0 to 2**256 - 1: HMAC-SHA256(seed, f"{key}/{counter}"), big-endian."""
        mac = self._keyed.copy()
        mac.update(str(self._counter).encode())
        self._counter += 1
        return int.from_bytes(mac.digest(), "big")

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, all equally likely.

        Numbers past the last whole multiple of `n` are passed over (the next counter is taken), for a plain
        modulo would favour small results.

        Raises ValueError if `n` isn't 1 to 2**256.
        """
        if not 1 <= n <= _SPAN:
            raise ValueError(f"below({n}): expected 1 to 2**256")
        fair = _SPAN - _SPAN % n
        while (number := self._number()) >= fair:
            pass
        return number % n

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """Return `items` in random order: Fisher-Yates, last place first, i swaps with below(i + 1)."""
        order = list(items)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)


def stream(draw: Draw) -> Stream:
    """Return numbers in [0, 1) that begin with the draw's next one: for thousands the draw is too slow.

    The same draw gives the same numbers in every Python: it is the Mersenne Twister's `random`.
    """
    return Random(draw.below(_STREAMS)).random


def new_seed(phrase: str = "") -> bytes:
    """Return 32 fresh bytes from the system, mixed with the player's phrase if there is one.

    With a phrase it is SHA-256(system bytes + phrase in UTF-8): neither side alone decides the seed.

    Raises ValueError if `phrase` can't be written as UTF-8.
    """
    fresh = secrets.token_bytes(SEED_BYTES)
    return hashlib.sha256(fresh + phrase.encode()).digest() if phrase else fresh


def commitment(seed: bytes) -> str:
    """Return SHA-256 of the seed as 64 hex digits.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


def seed_from_hex(text: str) -> bytes:
    """Return the seed that 64 lower-case hex digits stand for. Raises ValueError for anything else."""
    if not _HEX_SEED.fullmatch(text):
        raise ValueError(f"expected 64 hex digits (0-9, a-f), got {len(text)} characters")
    return bytes.fromhex(text)
