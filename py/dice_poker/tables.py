"""The exact tables of Dice Poker: what every set of open rows is worth, and the chances of every total.

Glossary
--------
mask      a set of open rows: bit i is ROWS[i]; 0 is a full card, 8191 an empty one
to come   the points of the rows in `mask`, all of them filled by the play with the highest expected total
chances   of 0, 1, 2… points to come
tables    one file, made by solver.py at build time: a line of JSON that says what it is and the checksum of
          the rest, then that rest, compressed

Expected totals are kept as float32 (good to 0.00002 points). Chances are kept as the steps of the running
sum, rounded to a fraction of one that is the finer the fewer totals are likely: see _SCALES. A chance to win
is off by 0.0001 in the mean and by less than 0.001.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate, pairwise
from struct import Struct
from typing import Final

from core.errors import GameError
from dice_poker.game import GAME
from dice_poker.lattice import POINTS

SETS: Final = 2 ** len(POINTS)
_EXPECTED: Final = Struct(f"<{SETS}f")
_SCALES: Final = (*[4095] * 5, *[511] * 2, *[255] * 6, 4095)
"""By how many rows are open, 0-13: into how many steps a chance of one is divided."""
_ONE_BYTE: Final = 511
"""Up to this scale a single total has less than 256 steps."""
_MOST: Final = [max(points) for points in POINTS]
_BUILT: Final = "/.build/compiled/dice_poker.tables"
"""Where build.py puts the file, seen from the folder that py/ is in."""


def rows_of(mask: int) -> list[int]:
    """Return the indices of the open rows, rising."""
    return [row for row in range(len(POINTS)) if mask >> row & 1]


class Tables:
    """What a file of tables holds. Raises ValueError naming what is wrong with the file."""

    def __init__(self, data: bytes) -> None:
        """Read a file."""
        line, _, body = data.partition(b"\n")
        if line != _title(body):
            raise ValueError(
                f"not the tables of rules version {GAME.rules_version}, or damaged: {line[:120]!r}"
            )
        plain = zlib.decompress(body)
        self.expected: Final[tuple[float, ...]] = _EXPECTED.unpack_from(plain)
        """Per mask: the expected points to come."""
        sizes = [_size(mask) for mask in range(SETS)]
        fine = [size if _is_fine(mask) else 0 for mask, size in enumerate(sizes)]
        self._starts = tuple(
            accumulate((size - less for size, less in zip(sizes, fine, strict=True)), initial=0)
        )
        self._fine_starts = tuple(accumulate(fine, initial=0))
        low = memoryview(plain)[_EXPECTED.size :]
        high = low[self._fine_starts[-1] :]
        self._fine_steps = (low[: self._fine_starts[-1]], high[: self._fine_starts[-1]])
        self._steps = high[self._fine_starts[-1] :]

    def chances(self, mask: int) -> tuple[float, ...]:
        """Return the chances of 0, 1, 2… points to come, up to the most there can be."""
        scale = _scale(mask)
        if _is_fine(mask):
            here = slice(self._fine_starts[mask], self._fine_starts[mask + 1])
            low, high = (part[here] for part in self._fine_steps)
            return tuple((more << 8 | less) / scale for less, more in zip(low, high, strict=True))
        return tuple(step / scale for step in self._steps[self._starts[mask] : self._starts[mask + 1]])


def encode(expected: Sequence[float], chances: Sequence[Sequence[float]]) -> bytes:
    """Return the file of tables for these values, per mask. Raises ValueError if there are too few."""
    wrong = [mask for mask, some in enumerate(chances) if len(some) != _size(mask)]
    if wrong or len(chances) != SETS:
        raise ValueError(
            f"expected chances of all totals for {SETS} sets of rows; set {wrong[:1]} has others"
        )
    steps = [_steps(some, _scale(mask)) for mask, some in enumerate(chances)]
    fine = [step for mask, some in enumerate(steps) if _is_fine(mask) for step in some]
    low, high = bytes(step & 255 for step in fine), bytes(step >> 8 for step in fine)
    coarse = bytes(step for mask, some in enumerate(steps) if not _is_fine(mask) for step in some)
    body = zlib.compress(b"".join((_EXPECTED.pack(*expected), low, high, coarse)), 9)
    return b"%s\n%s" % (_title(body), body)


def install(data: bytes) -> None:
    """Use these tables from now on. Raises ValueError naming what is wrong with the file."""
    _installed[:] = [Tables(data)]


def tables() -> Tables:
    """Return the tables in use: the installed ones, else those that the build has made.

    Raises GameError "no_tables" if there are neither.
    """
    if not _installed:
        _installed.append(_built())
    return _installed[0]


_installed: Final[list[Tables]] = []


def _built() -> Tables:
    try:
        with open(__file__.rpartition("/py/")[0] + _BUILT, "rb") as file:
            return Tables(file.read())
    except FileNotFoundError:
        message = "the tables of Dice Poker are not there; python3 build.py makes them"
        raise GameError("no_tables", message, {"game": GAME.name}) from None


def _title(body: bytes) -> bytes:
    title = {
        "tables": GAME.name,
        "rules_version": GAME.rules_version,
        "scales": _SCALES,
        "sha256": sha256(body).hexdigest(),
    }
    return json.dumps(title).encode()


def _is_fine(mask: int) -> bool:
    """Whether the steps need two bytes."""
    return _scale(mask) > _ONE_BYTE


def _scale(mask: int) -> int:
    return _SCALES[mask.bit_count()]


def _size(mask: int) -> int:
    """Return how many totals these rows can bring, 0 included."""
    return 1 + sum(_MOST[row] for row in rows_of(mask))


def _steps(chances: Sequence[float], scale: int) -> list[int]:
    """Return how far the running sum of the chances rises at each total, in 1/scale."""
    levels = [round(level * scale) for level in accumulate(chances, initial=0.0)]
    return [upper - lower for lower, upper in pairwise(levels)]
