"""What a position is worth to the seat that looks at it: chances, prices, and every action in chips.

Glossary
--------
against     an opponent in the hand: the exact chance to beat it in a battle, by what its play has told
price       chips that the viewer pays for a battle with it: in a battle what is owed, else the own price
owed        chips that the opponent then pays to call; 0 for one that is being answered
share       1 / the players who will be left: so much of the pot is worth to each of them
break even  the chance from which the price pays by that share, called once
worth       chips that an action brings on average from here on; what was paid before is gone
reason      what an action is good for, as numbers; the page has the words

All of it from one seat's view, so an advice tells nothing that the seat couldn't know.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import ClassVar, Final, TypeAlias

from core.errors import GameError, shown
from core.protocol import Seat
from palace_poker.actions import Action, Battle, Buy, Discard, Fold
from palace_poker.battles import counted
from palace_poker.belief import unknown
from palace_poker.cards import Cards, suit_of, without
from palace_poker.chance import odds_against
from palace_poker.duels import SOLDIERS
from palace_poker.hands import CATEGORIES, rank
from palace_poker.ranges import ranges
from palace_poker.sight import Eye
from palace_poker.view import SeatView, View
from palace_poker.worth import Weighed, folds, weighed

_EYE: Final = Eye(worlds=200)
_DIGITS: Final = 9  # of a chance: equals stay equal, in whichever order a Python adds


@dataclass(frozen=True, slots=True)
class Against:
    """An opponent. `chance` and `break_even` are 0-1, None where equal banners forbid a battle; `excluded`
    are own cards that don't count against it.
    """

    seat: Seat
    chance: float | None
    price: int
    owed: int
    break_even: float | None
    excluded: Cards


@dataclass(frozen=True, slots=True)
class Option:
    """An action with its worth in chips. `chance` is that of the battle it means, None if it means none."""

    action: Action
    worth: float
    chance: float | None


@dataclass(frozen=True, slots=True)
class FightReason:
    """Of an attack, an answer or a fold in a battle: the chance beside the one from which it pays, and of an
    attack and a raise how probably the other side folds, 0-1.
    """

    type: ClassVar[str] = "fight"
    seat: Seat
    chance: float
    price: int
    pot: int
    break_even: float
    folds: float | None


@dataclass(frozen=True, slots=True)
class BuyReason:
    """Of a buy: how many of the cards that may come up, as far as this seat knows, make a better category."""

    type: ClassVar[str] = "buy"
    price: int
    better: int
    cards: int


@dataclass(frozen=True, slots=True)
class KeepReason:
    """Of a discard: the best five of all that stays, and the price of a battle then."""

    type: ClassVar[str] = "keep"
    category: str
    ranks: tuple[int, ...]
    price: int


@dataclass(frozen=True, slots=True)
class QuietReason:
    """Of doing nothing: the opponent with whom a battle has the best chance; None if none may be attacked."""

    type: ClassVar[str] = "quiet"
    seat: Seat | None
    chance: float | None
    break_even: float | None


Reason: TypeAlias = FightReason | BuyReason | KeepReason | QuietReason


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position in the eyes of `seat` (None: a spectator, who is told nothing). `options`, the greatest
    worth first, and what belongs to them are empty or None unless that seat is to decide.
    """

    seat: Seat | None
    against: tuple[Against, ...]
    options: tuple[Option, ...]
    best: int | None
    reason: Reason | None


def analyse(view: View) -> Analysis:
    """Return the viewer's chances, from its left, and what each of its actions is worth."""
    foes = against(view)
    found = options(view, foes)
    best = 0 if found else None
    return Analysis(view.seat, foes, found, best, _reason(view, foes, found[0].action) if found else None)


def explain(view: View, action: Action) -> Reason:
    """Return what a legal action is good for. Raises GameError "no_choice" for any other."""
    if not _decides(view) or action not in view.legal:
        raise GameError("no_choice", f"{shown(action)} is no choice in this position")
    return _reason(view, against(view), action)


def against(view: View) -> tuple[Against, ...]:
    """Return the opponents in the hand, from the viewer's left; none if it is out of the hand itself."""
    me = view.seat
    if me is None or not view.seats[me].in_hand or view.seats[me].banner is None:
        return ()
    seats = len(view.seats)
    others = [(me + step) % seats for step in range(1, seats)]
    return tuple(_against(view, me, other) for other in others if view.seats[other].in_hand)


def chance_against(view: View, other: Seat) -> float:
    """Return the viewer's chance, 0-1, to win a battle with `other`, a tie for half; both are in the hand."""
    return round(odds_against(view, other, ranges(view)[other]).chance, _DIGITS)


def cards_of(place: SeatView) -> Cards:
    """Return banner, palace and soldiers of a seat, those that the viewer knows."""
    return tuple(card for card in (place.banner, *place.palace, *place.soldiers) if card is not None)


def options(view: View, foes: tuple[Against, ...]) -> tuple[Option, ...]:
    """Return what is worth naming of the legal actions, the greatest worth first; () if none is due."""
    return tuple(_option(view, foes, one) for one in ranked(view)) if _decides(view) else ()


def ranked(view: View) -> tuple[Weighed, ...]:
    """Return the sensible actions of the viewer, which is to act, and folding, the greatest worth first."""
    found = weighed(view, eye=_EYE)
    if Fold() in view.legal.actions and view.table.duel is None:
        found = (*found, Weighed(Fold(), 0.0))
    return tuple(sorted(found, key=lambda one: -one.worth))


def _decides(view: View) -> bool:
    return view.seat is not None and view.seat == view.to_act


def _against(view: View, seat: Seat, other: Seat) -> Against:
    me, foe, table = view.seats[seat], view.seats[other], view.table
    assert me.banner and foe.banner
    price, owed = min(me.price, me.stack), min(foe.price, foe.stack)
    if table.duel is not None and seat == table.duel.answering and other == table.duel.waiting:
        price, owed = min(table.duel.owed, me.stack), 0
    if suit_of(me.banner) == suit_of(foe.banner):
        return Against(other, None, price, owed, None, ())
    mine = cards_of(me)
    left = sum(one.in_hand for one in view.seats) - 1
    return Against(
        seat=other,
        chance=chance_against(view, other),
        price=price,
        owed=owed,
        break_even=min(1.0, price * left / max(1, table.pot + price + owed)),
        excluded=without(mine, counted(mine, foe.banner, table.banner_exclusion)),
    )


def _option(view: View, foes: tuple[Against, ...], one: Weighed) -> Option:
    fold = isinstance(one.action, Fold)
    foe = None if fold else _target(view, foes, one.action)
    return Option(one.action, one.worth, None if foe is None else foe.chance)


def _target(view: View, foes: tuple[Against, ...], action: Action) -> Against | None:
    """Return the opponent that an action fights, or gives in to; None if it does neither."""
    duel = view.table.duel
    seat = action.seat if isinstance(action, Battle) else duel.waiting if duel else None
    return next((foe for foe in foes if foe.seat == seat), None)


def _reason(view: View, foes: tuple[Against, ...], action: Action) -> Reason:
    foe = _target(view, foes, action)
    if foe is not None and foe.chance is not None and foe.break_even is not None:
        pot = view.table.pot + foe.price + foe.owed
        gives_up = folds(view, action, _EYE)
        return FightReason(foe.seat, foe.chance, foe.price, pot, foe.break_even, gives_up)
    if isinstance(action, Buy):
        return _buying(view)
    if isinstance(action, Discard):
        return _keeping(view, action)
    best = max(foes, key=lambda foe: foe.chance or 0, default=None)
    if best is None or best.chance is None:
        return QuietReason(None, None, None)
    return QuietReason(best.seat, best.chance, best.break_even)


def _buying(view: View) -> BuyReason:
    table, me = view.table, _viewer(view)
    piled = table.in_draw if table.draw_pile else table.in_discard
    coming = (*unknown(view), *piled)
    now = _category(me)
    better = sum(_category(replace(me, soldiers=(*me.soldiers, card))) > now for card in coming)
    return BuyReason(table.small_bet, better, len(coming))


def _keeping(view: View, action: Discard) -> KeepReason:
    me = _viewer(view)
    soldiers = without(me.soldiers, action.cards)
    best = rank(cards_of(replace(me, soldiers=soldiers)))
    return KeepReason(best.category, best.ranks, (len(soldiers) + 1) * view.table.small_bet)


def _category(place: SeatView) -> int:
    """Return the place of the best hand among CATEGORIES, with as many soldiers as may be kept."""
    kept = combinations(place.soldiers, min(SOLDIERS, len(place.soldiers)))
    best = max(rank(cards_of(replace(place, soldiers=soldiers))) for soldiers in kept)
    return CATEGORIES.index(best.category)


def _viewer(view: View) -> SeatView:
    assert view.seat is not None
    return view.seats[view.seat]
