"""What the palaces of the others are believed to be, read from what they did in this hand.

Glossary
--------
belief    a seat's range, the soldiers that it chose to keep when it last could choose, the types of its deeds
left      who is in the hand after a deed: in a battle without a fold, who has gone has lost
chain     beliefs after each deed of a hand, kept so that a new decision only reads what is new

Bayes: a range is the product of the likelihoods, see reading.py, of all that a seat did. The weights of a
range are 1 in the mean over all palaces that its open cards allow.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from core.protocol import Seat
from palace_poker.actions import Battle, Buy, Call, Discard, Fold, Raise, Stay
from palace_poker.cards import Cards, suit_of
from palace_poker.lots import LOTS, PALACE, UNIFORM, Range
from palace_poker.reading import (
    Likelihood,
    Stakes,
    against,
    answer,
    flush_suit,
    front_of,
    keeping,
    turn,
    ways_of,
)
from palace_poker.state import Court, Deed
from palace_poker.view import View

_KEYS: Final = tuple(lot.key for lot in LOTS[PALACE])
_FLUSH: Final = 5
_LEAST, _MOST = 0.02, 50.0
"""No likelihood and no factor of a flush is taken for less, no factor for more."""
_DIGITS: Final = 9
"""Weights are rounded, so that they are the same wherever they are worked out."""
_FAINT: Final = 1e-6
"""No palace is ever thought impossible."""
_KEPT_CHAINS: Final = 4


@dataclass(frozen=True, slots=True)
class _Belief:
    """See above."""

    range: Range = UNIFORM
    soldiers: Cards = ()
    done: tuple[str, ...] = ()


_Step: TypeAlias = tuple[Deed, tuple[bool, ...]]
_Beliefs: TypeAlias = tuple[_Belief, ...]
_CHAINS: Final[dict[tuple[Stakes, Deed], list[tuple[_Step, _Beliefs]]]] = {}


def ranges(view: View) -> tuple[Range, ...]:
    """Return a range for each seat: UNIFORM for those that aren't in the hand, or whose palace is known."""
    return tuple(
        belief if seat.in_hand and None in seat.palace else UNIFORM
        for seat, belief in zip(view.seats, beliefs(view, len(view.table.deeds)), strict=True)
    )


def image(view: View) -> Range:
    """Return what the others believe of the viewer's palace, by its deeds."""
    assert view.seat is not None
    return beliefs(view, len(view.table.deeds))[view.seat]


def beliefs(view: View, count: int) -> tuple[Range, ...]:
    """Return what everybody could believe of each seat after the first so many deeds of the hand."""
    table = view.table
    deeds = table.deeds
    if not count:
        return (UNIFORM,) * len(view.seats)
    now = tuple(seat.in_hand for seat in view.seats)
    left = [*(tuple(court is not None for court in deed.courts) for deed in deeds[1:]), now]
    stakes = Stakes(table.small_bet, table.banner_exclusion)
    steps = list(zip(deeds, left, strict=True))
    return tuple(belief.range for belief in _read(steps, stakes)[count - 1])


def _read(steps: list[_Step], stakes: Stakes) -> list[_Beliefs]:
    """Return the beliefs after each step, of which only those are worked out that aren't in the chain."""
    key = (stakes, steps[0][0])
    chain = _CHAINS.pop(key, [])
    same = 0
    while same < min(len(chain), len(steps)) and chain[same][0] == steps[same]:
        same += 1
    del chain[same:]
    for deed, left in steps[same:]:
        beliefs = chain[-1][1] if chain else (_Belief(),) * len(left)
        chain.append(((deed, left), _after(beliefs, deed, left, stakes)))
    _CHAINS[key] = chain
    while len(_CHAINS) > _KEPT_CHAINS:
        del _CHAINS[next(iter(_CHAINS))]
    return [beliefs for _, beliefs in chain]


def _after(beliefs: _Beliefs, deed: Deed, left: tuple[bool, ...], stakes: Stakes) -> _Beliefs:
    """Return what is believed after one more deed."""
    if left[deed.seat]:
        beliefs = _acted(beliefs, deed, stakes)
    return beliefs if isinstance(deed.action, Fold) else _fought(beliefs, deed, left, stakes)


def _acted(beliefs: _Beliefs, deed: Deed, stakes: Stakes) -> _Beliefs:
    """Let the one who did it be a seat that would do it."""
    belief, court = beliefs[deed.seat], _court(deed, deed.seat)
    belief = replace(belief, done=(*belief.done, deed.action.type))
    match deed.action:
        case Discard(cards):
            likelihood = keeping(court, cards, belief.soldiers)
            kept = tuple(card for card in court.soldiers if card not in cards)
            belief = replace(belief, soldiers=kept)
        case Buy() | Stay() | Battle():
            likelihood = _again(turn(deed, stakes), belief)
        case Call() | Raise() if deed.duel is not None:
            likelihood = answer(deed, stakes, beliefs[deed.duel.waiting].range.weights)
        case _:
            return beliefs
    return _with(beliefs, deed.seat, replace(belief, range=updated(belief.range, likelihood, court)))


def _again(likelihood: Likelihood, belief: _Belief) -> Likelihood:
    """Return less of a likelihood the more often the seat has done that: it tells little more."""
    power = 1 / belief.done.count(belief.done[-1])
    return [one**power for one in likelihood]


def _fought(beliefs: _Beliefs, deed: Deed, left: tuple[bool, ...], stakes: Stakes) -> _Beliefs:
    """If hands were compared and one won, let it be one that beats the other's range."""
    if deed.duel is not None:
        both = (deed.duel.attacker, deed.duel.defender)
    elif isinstance(deed.action, Battle):
        both = (deed.seat, deed.action.seat)
    else:
        return beliefs
    if left[both[0]] == left[both[1]]:
        return beliefs
    winner, loser = both if left[both[0]] else both[::-1]
    court = _court(deed, winner)
    chances = against(court, _court(deed, loser), stakes, beliefs[loser].range.weights)
    belief = beliefs[winner]
    return _with(beliefs, winner, replace(belief, range=updated(belief.range, chances, court)))


def updated(belief: Range, likelihood: Likelihood, court: Court) -> Range:
    """Return the range after something that palaces do with such a likelihood, with these cards in front."""
    raised = [max(_LEAST, one) for one in likelihood]
    if belief.weights is not None:
        raised[:-1] = [one * weight for one, weight in zip(raised, belief.weights.values(), strict=False)]
    ways = ways_of(front_of((court.banner, *court.soldiers)))
    before = sum(ways) if belief.weights is None else _mass(ways, belief.weights.values())
    mean = _mass(ways, raised) / sum(ways)
    weights = {key: round(one / mean, _DIGITS) + _FAINT for key, one in zip(_KEYS, raised, strict=False)}
    usual = _mass(ways, raised) / before
    return Range(weights, *_flushes(belief, raised[-1] / usual, court))


def _flushes(
    belief: Range, ratio: float, court: Court
) -> tuple[str | None, tuple[float, float, float, float]]:
    """Return suit and factors after flushes turned out so many times as likely as the usual palace."""
    suit = flush_suit(court)
    if suit is None:
        return belief.suit, belief.by_suit
    need = _FLUSH - sum(suit_of(card) == suit for card in (court.banner, *court.soldiers))
    none, one, two, three = (
        round(min(_MOST, max(_LEAST, factor * (ratio if suited >= need else 1))), _DIGITS)
        for suited, factor in enumerate(belief.by_suit if belief.suit == suit else UNIFORM.by_suit)
    )
    return suit, (none, one, two, three)


def _mass(ways: Iterable[int], weights: Iterable[float]) -> float:
    return sum([many * weight for many, weight in zip(ways, weights, strict=False)])


def _with(beliefs: _Beliefs, seat: Seat, belief: _Belief) -> _Beliefs:
    return (*beliefs[:seat], belief, *beliefs[seat + 1 :])


def _court(deed: Deed, seat: Seat) -> Court:
    court = deed.courts[seat]
    assert court is not None
    return court
