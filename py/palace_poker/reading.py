"""How probably a seat would have done what it did, for each palace that it may hold: a fixed, simple player.

Glossary
--------
likelihood  a number for each lot of three, see lots.py, and a last one for palaces that make a flush with
            the open cards
front       the open cards of a seat that count against an opponent, by rank: part of a hand's number
chance      that the hand of a lot beats another one, a tie for half; the other's palace is any or in a range
share       what the pot is worth: the chance against one opponent to a power that grows with their number
gain        chips that an action brings by such rough sums; a seat chooses by a softmax of the gains, and now
            and then anything

Everything here is public, so what is read from a deed is the same for every viewer.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import comb, exp
from typing import Final, TypeAlias

from palace_poker.actions import Battle, Raise
from palace_poker.battles import counted
from palace_poker.cards import RANKS, Cards, rank_of, suit_of
from palace_poker.hands import NUMBERS, value
from palace_poker.lots import LOTS, PALACE
from palace_poker.state import Court, Deed

Likelihood: TypeAlias = Sequence[float]


@dataclass(frozen=True, slots=True)
class Model:
    """How a seat is thought to play; chances are 0 to 1.

    `heat` (in small bets) and `pot_heat` (in pots) are how little gains matter, `anything` is how often none
    does. `folds`: an attacked seat gives up. `card`: what a card brings to no chance; to some it is less.
    `crowd`: the power of the number of opponents in the power of a share. `caution`: twice the chance from
    which on a raise gains. `flush`: the chance of a flush. `keeps_pair`, `keeps_only`, `keeps_other`: how
    often a soldier is kept that pairs with the palace, that would be the only one, any other.
    """

    heat: float = 0.6
    pot_heat: float = 0.1
    anything: float = 0.12
    folds: float = 0.25
    card: float = 0.4
    crowd: float = 0.4
    caution: float = 1.2
    flush: float = 0.96
    keeps_pair: float = 0.95
    keeps_only: float = 0.75
    keeps_other: float = 0.4


MODEL: Final = Model()
_LOTS: Final = LOTS[PALACE]
_HOLDS: Final = tuple((*(rank in lot.ranks for lot in _LOTS), False) for rank in range(len(RANKS)))
_RANK_BITS: Final = (1 << 32) - 1


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the model has to know of the options."""

    small_bet: int
    exclusion: str


def turn(deed: Deed, stakes: Stakes, model: Model = MODEL) -> Likelihood:
    """Return the likelihood of a stay, a buy or an attack in a seat's turn."""
    me = _court(deed, deed.seat)
    foes = {seat: court for seat, court in enumerate(deed.courts) if court and seat != deed.seat}
    chances = {seat: against(me, foe, stakes, None, model) for seat, foe in foes.items()}
    usual = [sum(some) / len(foes) for some in zip(*chances.values(), strict=True)]
    gains = {"stay": _shares(usual, deed.pot, len(foes), model)}
    if me.stack >= stakes.small_bet:
        better = [one + model.card * (1 - one) ** 2 for one in usual]
        price = 1.5 * stakes.small_bet
        gains["buy"] = [share - price for share in _shares(better, deed.pot, len(foes), model)]
    after = _shares(usual, 1, len(foes) - 1, model)
    battles = {}
    target, amount = (deed.action.seat, deed.action.amount) if isinstance(deed.action, Battle) else (None, 0)
    for seat, foe in foes.items():
        if suit_of(foe.banner) != suit_of(me.banner) and me.stack:
            bet = amount if seat == target else _price(me, stakes)
            pot = deed.pot + bet + _price(foe, stakes)
            battles[seat] = [
                (model.folds + (1 - model.folds) * chance) * pot * share - bet
                for chance, share in zip(chances[seat], after, strict=True)
            ]
    if target is not None:
        gains["battle"] = battles.pop(target)
    if battles:
        gains["another battle"] = [max(some) for some in zip(*battles.values(), strict=True)]
    return _softmax(gains, deed.action.type, _heat(deed.pot + amount, stakes, model), model)


def answer(
    deed: Deed, stakes: Stakes, weights: Mapping[int, float] | None, model: Model = MODEL
) -> Likelihood:
    """Return the likelihood of a call or a raise of a seat, against the range of the one that waits."""
    assert deed.duel is not None
    me, foe = _court(deed, deed.seat), _court(deed, deed.duel.waiting)
    chances = against(me, foe, stakes, weights, model)
    owed = min(deed.duel.owed, me.stack)
    shares = _shares(chances, deed.pot + owed, sum(court is not None for court in deed.courts) - 2, model)
    calls = [chance * share - owed for chance, share in zip(chances, shares, strict=True)]
    amount = deed.action.amount if isinstance(deed.action, Raise) else 2 * stakes.small_bet
    gains = {
        "fold": [0.0] * len(calls),
        "call": calls,
        "raise": [
            call + (2 * chance - model.caution) * amount for call, chance in zip(calls, chances, strict=True)
        ],
    }
    return _softmax(gains, deed.action.type, _heat(deed.pot + owed + amount, stakes, model), model)


def keeping(court: Court, gone: Cards, before: Cards, model: Model = MODEL) -> Likelihood:
    """Return the likelihood that of a seat's soldiers these were discarded, and the others kept.

    A soldier kept that had been kept `before` says nothing new, one that pairs with open cards nothing.
    """
    kept = tuple(card for card in court.soldiers if card not in gone)
    suit = flush_suit(court)
    ranks = [rank_of(card) for card in (court.banner, *court.soldiers)]
    found = [1.0] * (len(_LOTS) + 1)
    for card in court.soldiers:
        if (card in kept and card in before) or ranks.count(rank_of(card)) > 1:
            continue
        alone = len(kept) == 1 if card in kept else len(court.soldiers) == 1
        usual = model.keeps_only if alone else model.keeps_other
        useful, other = model.keeps_pair, usual
        if card in gone:
            useful, other = 1 - useful, 1 - other
        holds = _HOLDS[rank_of(card) - 2]
        found = [one * (useful if pairs else other) for one, pairs in zip(found, holds, strict=True)]
        if suit_of(card) == suit:
            found[-1] *= useful / other
    return found


def against(
    me: Court, foe: Court, stakes: Stakes, weights: Mapping[int, float] | None, model: Model = MODEL
) -> Likelihood:
    """Return the chances of a seat against one whose palace has these weights, by rank key."""
    mine, theirs = _fronts(me, foe, stakes)
    if weights is None:
        return _chances(mine, theirs, model)
    believed = [ways * weights[lot.key] for ways, lot in zip(ways_of(theirs), _LOTS, strict=True)]
    return (*_compared(_values(mine), _values(theirs), believed), model.flush)


def flush_suit(court: Court) -> str | None:
    """Return the suit of which at least three cards lie open, so that a palace may make a flush."""
    suits = [suit_of(card) for card in (court.banner, *court.soldiers)]
    usual = max(suits, key=suits.count)
    return usual if suits.count(usual) >= 3 else None


@lru_cache(maxsize=256)
def ways_of(front: int) -> tuple[int, ...]:
    """Return in how many ways each lot can be made of the cards that aren't in front."""
    left = [4 - many for many in _counts(front)]
    found: list[list[int]] = [[1]]
    for size in range(1, PALACE + 1):
        found.append(
            [found[size - lot.many][lot.rest] * comb(left[lot.last], lot.many) for lot in LOTS[size]]
        )
    return tuple(found[PALACE])


def front_of(cards: Cards) -> int:
    """Return the ranks of open cards as a part of a hand's number."""
    return sum(NUMBERS[card] & _RANK_BITS for card in cards)


def _court(deed: Deed, seat: int) -> Court:
    court = deed.courts[seat]
    assert court is not None
    return court


def _fronts(me: Court, foe: Court, stakes: Stakes) -> tuple[int, int]:
    """Return what counts of both fronts if the two fight."""
    mine = counted((me.banner, *me.soldiers), foe.banner, stakes.exclusion)
    theirs = counted((foe.banner, *foe.soldiers), me.banner, stakes.exclusion)
    return front_of(mine), front_of(theirs)


def _counts(front: int) -> list[int]:
    """Return how many cards of each rank there are."""
    low, high = front & 0x1FFFF, front >> 17
    return [low // 5**rank % 5 for rank in range(7)] + [high // 5**rank % 5 for rank in range(6)]


@lru_cache(maxsize=128)
def _values(front: int) -> tuple[int, ...]:
    """Return the value of the hand that each lot makes, no flushes; 0 where there is no such palace."""
    return tuple(
        value(front + lot.number) if ways else 0 for lot, ways in zip(_LOTS, ways_of(front), strict=True)
    )


@lru_cache(maxsize=256)
def _chances(mine: int, theirs: int, model: Model) -> tuple[float, ...]:
    """Return the chances against any palace."""
    return (*_compared(_values(mine), _values(theirs), ways_of(theirs)), model.flush)


def _compared(mine: Sequence[int], theirs: Sequence[int], weights: Sequence[float]) -> list[float]:
    """Return for each value of mine how much of the weights it beats, a tie for half, 0 to 1."""
    order = sorted(zip(theirs, weights, strict=True))
    values = [worth for worth, _ in order]
    upto = [0.0, *accumulate(weight for _, weight in order)]
    twice = 2 * upto[-1]
    return [(upto[bisect_left(values, one)] + upto[bisect_right(values, one)]) / twice for one in mine]


def _shares(chances: Likelihood, pot: int, foes: int, model: Model) -> list[float]:
    """Return what the pot is worth against so many."""
    power = foes**model.crowd
    return [pot * chance**power for chance in chances]


def _price(court: Court, stakes: Stakes) -> int:
    return min((len(court.soldiers) + 1) * stakes.small_bet, court.stack)


def _heat(chips: int, stakes: Stakes, model: Model) -> float:
    """Return by how many chips gains have to differ to matter: so many that exponentials stay small."""
    return model.heat * stakes.small_bet + model.pot_heat * chips


def _softmax(gains: Mapping[str, Sequence[float]], chosen: str, heat: float, model: Model) -> Likelihood:
    """Return how probably the chosen one of the actions is taken, by lot."""
    totals = [0.0] * (len(_LOTS) + 1)
    for others in gains.values():
        rises = zip(totals, others, gains[chosen], strict=True)
        totals = [total + exp((other - own) / heat) for total, other, own in rises]
    noise = model.anything / len(gains)
    return [(1 - model.anything) / total + noise for total in totals]
