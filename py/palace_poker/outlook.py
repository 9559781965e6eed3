"""What a place in a hand is worth: pot and share, with all that may still happen.

Glossary
--------
share  what part of the pot a seat would get if everybody went quiet now

The coefficients were fitted to what became of 51,000 places in hands of two, three, four and eight seats that
Barons played among themselves, by least squares: small shares are worth less than their part of the pot, for
they fold, and large ones more, for they are paid; the more opponents, the less of the pot is safe.
"""

from __future__ import annotations

from math import log
from typing import Final

_LEVEL, _BEND, _CROWD, _WEAK, _STRONG = 0.315, 0.57, -0.251, -0.73, 2.1
_SAFE: Final = 0.1
"""So much of its share of the pot is left to a seat against any number."""


def outlook(pot: float, share: float, foes: int) -> float:
    """Return what is to come for a seat with that share (0-1) of a pot, against 1 to 9; all in small bets.

    Never less than the safe part of the share: a seat may fold, and more share is never worth less.
    """
    safe = max(_SAFE, _LEVEL + _BEND * share + _CROWD * log(foes))
    return max(_SAFE * pot * share, pot * share * safe + _WEAK * share + _STRONG * share**3)
