"""A match as a person played it: what each decision cost, what luck the battles had, who held what.

Glossary
--------
moment    one ply of a match: one seat's view before it, who acted (a seat or CHANCE), and the action
lost      what a decision cost: by how much its worth falls short of the best one's, in chips, >= 0
luck      of hands that were compared in a battle: what came of it less what was to be expected, in chips
stake     what a battle is about for one who wins it: the pot after it, or a share of that if more are left
rest      what is neither: the cards that came, showdowns of three or more, and what the others did
held      palaces of others that the seat knew when the hand was over
best      a decision that cost less than half a hundredth of a chip

A seat's luck, less what it lost, plus the rest is what it won in the match, exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from core.protocol import Seat
from palace_poker.actions import Action, Battle, Call, Discard, Raise
from palace_poker.analysis import Reason, cards_of, explain, ranked
from palace_poker.cards import Cards
from palace_poker.chance import odds_against
from palace_poker.ranges import ranges
from palace_poker.view import Known, View
from palace_poker.worth import Weighed

Moment: TypeAlias = tuple[View, Seat, Action | None]
"""The last one has no action: it is the view of the end."""

GOOD_ENOUGH: Final = 0.005
DEAREST: Final = 3
_DIGITS: Final = 9


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision; `cards` are the seat's banner, palace and soldiers. The reasons, for what was best and
    for what was played, are None where the best was played.
    """

    ply: int
    hand: int
    phase: str
    pot: int
    cards: Cards
    action: Action
    best: Action
    lost: float
    reason: Reason | None
    reason_played: Reason | None


@dataclass(frozen=True, slots=True)
class HandReview:
    """One hand of a seat: chips won or lost, the luck in its battles, what decisions cost, who held what."""

    hand: int
    won: int
    luck: float
    lost: float
    held: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat's match. `won` = `luck` - `lost` + `rest`; `dearest` are at most three, dearest first."""

    seat: Seat
    won: int
    luck: float
    lost: float
    rest: float
    decisions: int
    best: int
    lost_per_decision: float
    battles: int
    dearest: tuple[Decision, ...]
    list: tuple[Decision, ...]
    hands: tuple[HandReview, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's chips when a hand was over; hand 0 is the start."""

    ply: int
    hand: int
    stacks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """The reviewed seats, and the way of everybody's chips."""

    seats: tuple[SeatReview, ...]
    graph: tuple[Point, ...]


class Reviewer:
    """Goes through a match a few plies at a time; `review` is there when `done` is `total`."""

    def __init__(self, moments: Mapping[Seat | None, Iterable[Moment]], first: int, total: int) -> None:
        """`moments` are those of each seat to be reviewed, in its own eyes (of a spectator, None, if there is
        none): `total` of them, from ply `first` of the match on, where no hand is being played.
        """
        self.total: Final = total
        self.done = 0
        self.review: Review | None = None
        self._first: Final = first
        self._eyes: Final = [(_Tally(seat), iter(some)) for seat, some in moments.items()]
        self._graph: Final[list[Point]] = []

    def advance(self, plies: int) -> None:
        """Go through the next `plies` plies."""
        for _ in range(min(plies, self.total - self.done)):
            for number, (tally, moments) in enumerate(self._eyes):
                view, actor, action = next(moments)
                if number == 0 and tally.rests(view):
                    stacks = tuple(place.stack for place in view.seats)
                    self._graph.append(Point(self._first + self.done, view.table.hand, stacks))
                tally.look(self._first + self.done, view, actor, action)
            self.done += 1
        if self.done == self.total:
            seats = tuple(_sum_up(tally) for tally, _ in self._eyes if tally.seat is not None)
            self.review = Review(seats, tuple(self._graph))


class _Tally:
    """What has been counted of one seat so far."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat: Final = seat
        self.start = 0
        self.decisions: Final[list[Decision]] = []
        self.battles: Final[list[tuple[int, float]]] = []
        self.hands: Final[list[HandReview]] = []
        self._before: View | None = None
        self._action: Action | None = None

    def rests(self, view: View) -> bool:
        """Whether this is the first view, or the first one after the end of a hand."""
        return self._before is None or (_ended(view) and not _ended(self._before))

    def look(self, ply: int, view: View, actor: Seat, action: Action | None) -> None:
        """Count a ply: what the one before it led to, and the decision that is made now."""
        if self.seat is None:
            self._before = view
            return
        if self._before is None:
            self.start = view.seats[self.seat].stack
        else:
            luck = luck_in(self._before, self._action, view)
            self.battles.extend([] if luck is None else [(view.table.hand, luck)])
            if self.rests(view):
                self.hands.append(self._hand(view, self.seat))
        if actor == self.seat and action is not None:
            self.decisions.extend(_decisions(ply, view, actor, action))
        self._before, self._action = view, action

    def _hand(self, view: View, seat: Seat) -> HandReview:
        hand = view.table.hand
        return HandReview(
            hand=hand,
            won=view.seats[seat].stack - self.start - sum(one.won for one in self.hands),
            luck=sum((luck for number, luck in self.battles if number == hand), 0.0),
            lost=sum((one.lost for one in self.decisions if one.hand == hand), 0.0),
            held=_held(view, seat),
        )


def luck_in(before: View, action: Action | None, after: View) -> float | None:
    """Return the viewer's luck in the battle that `action` decided, in chips; None if it had none.

    What was to be expected is the chance by all that the play told, the last call included.
    """
    contest = _last_two(before, after) or _fight(before, action, after)
    if contest is None:
        return None
    other, share = contest
    pot = after.table.pot or sum(award.amount for award in after.table.result)
    left = max(1, sum(place.in_hand for place in before.seats) - 1)
    told = replace(before, table=replace(before.table, deeds=after.table.deeds))
    odds = odds_against(before, other, ranges(told)[other])
    chance = (odds.won + odds.tied * (0.5 if left == 1 else 0)) / odds.all
    return round((share - chance) * pot / left, _DIGITS)


def _fight(before: View, action: Action | None, after: View) -> tuple[Seat, float] | None:
    """Return the opponent of a battle that was compared, and the viewer's part of the stake."""
    fight = after.table.last_battle
    if fight is None or fight.folded or not isinstance(action, Battle | Call | Raise):
        return None
    sides = (fight.attacker, fight.defender)
    if fight == before.table.last_battle or before.seat not in sides:
        return None
    other = sides[0] if before.seat == sides[1] else sides[1]
    two = sum(place.in_hand for place in before.seats) == 2
    return other, float(fight.winner == before.seat) if fight.winner is not None else 0.5 if two else 0.0


def _last_two(before: View, after: View) -> tuple[Seat, float] | None:
    """Return the same of the last comparison of two, which nobody bets on."""
    table = after.table
    sides = [laid.seat for laid in table.showdown]
    if before.table.showdown or before.seat not in sides or table.result[0].how != "battle":
        return None
    won = sum(award.amount for award in table.result if award.seat == before.seat)
    other = next(seat for seat in sides if seat != before.seat)
    return other, won / sum(award.amount for award in table.result)


def _ended(view: View) -> bool:
    return view.phase in ("hand_over", "over")


def _held(view: View, seat: Seat) -> tuple[Known, ...]:
    """Return the others' palaces that the seat knows at the end of a hand."""
    shown = {
        other: tuple(card for card in place.palace if card is not None)
        for other, place in enumerate(view.seats)
        if other != seat
    }
    known = {one.seat: one.cards for one in view.you.known} if view.you else {}
    cards = {other: shown[other] or known.get(other, ()) for other in shown}
    return tuple(Known(other, some) for other, some in cards.items() if some)


def _decisions(ply: int, view: View, actor: Seat, action: Action) -> tuple[Decision, ...]:
    """Return the decision that was made; none if there was nothing to choose between."""
    found = ranked(view)
    if len(found) < 2:
        return ()
    best = found[0]
    lost = max(0.0, best.worth - _worth(found, action))
    slip = lost >= GOOD_ENOUGH
    return (
        Decision(
            ply=ply,
            hand=view.table.hand,
            phase=view.phase,
            pot=view.table.pot,
            cards=cards_of(view.seats[actor]),
            action=action,
            best=best.action if slip else action,
            lost=lost,
            reason=explain(view, best.action) if slip else None,
            reason_played=explain(view, action) if slip else None,
        ),
    )


def _worth(found: tuple[Weighed, ...], action: Action) -> float:
    """Return the worth of an action: of an amount that isn't listed the nearest one's, of a discard that
    isn't worth naming the least of any.
    """
    alike = [one for one in found if _distance(one.action, action) is not None]
    if not alike:
        return found[-1].worth
    return min(alike, key=lambda one: _distance(one.action, action) or 0).worth


def _distance(listed: Action, action: Action) -> int | None:
    """Return by how many chips the two differ, None if they are different actions."""
    match listed, action:
        case Battle(seat, amount), Battle(other, wanted):
            return abs(amount - wanted) if seat == other else None
        case Raise(amount), Raise(wanted):
            return abs(amount - wanted)
        case Discard(cards), Discard(wanted_cards):
            return 0 if sorted(cards) == sorted(wanted_cards) else None
    return 0 if listed == action else None


def _sum_up(tally: _Tally) -> SeatReview:
    assert tally.seat is not None
    made = tally.decisions
    dear = sorted((one for one in made if one.lost >= GOOD_ENOUGH), key=lambda one: -one.lost)
    won = sum(hand.won for hand in tally.hands)
    luck, lost = sum((luck for _, luck in tally.battles), 0.0), sum((one.lost for one in made), 0.0)
    return SeatReview(
        seat=tally.seat,
        won=won,
        luck=luck,
        lost=lost,
        rest=won - luck + lost,
        decisions=len(made),
        best=len(made) - len(dear),
        lost_per_decision=lost / max(1, len(made)),
        battles=len(tally.battles),
        dearest=tuple(dear[:DEAREST]),
        list=tuple(made),
        hands=tuple(tally.hands),
    )
