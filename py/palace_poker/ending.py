"""How players leave a hand, whose turn is next, and who gets the pot.

Glossary
--------
left of  turns and odd chips go round by the left: 0, 1, 2, …, 0
sharers  who gets a part of the pot
compare  the end without a last player: all palaces are laid open
"""

from __future__ import annotations

from dataclasses import replace

from core.protocol import Seat, Step
from palace_poker.battles import Side, counted, decide
from palace_poker.cards import suit_of
from palace_poker.events import Event, MatchOver, Shown, WentBroke, Won
from palace_poker.hands import rank
from palace_poker.state import Award, Gone, Laid, Place, State


def leave(state: State, seat: Seat) -> State:
    """Put all cards of a seat on the discard pile: it is out of the hand. Clause P14."""
    open_cards = state.places[seat].open_cards
    state = give_up_palace(state, seat)
    return replace(state, discard_pile=(*state.discard_pile, *open_cards))


def give_up_palace(state: State, seat: Seat) -> State:
    """Put a seat's palace on the discard pile and take the other cards away: it is out of the hand."""
    place = state.places[seat]
    known_to = tuple(sorted({seat, *place.known_to}))
    return replace(
        state,
        places=state.places_with(seat, in_hand=False, banner=None, palace=(), soldiers=(), known_to=()),
        discard_pile=(*state.discard_pile, *place.palace),
        gone=(*state.gone, Gone(seat, place.palace, known_to)),
    )


def decided(state: State) -> Step[State, Event] | None:
    """Return the end of the hand if it is over by who is left, or None."""
    if len(state.players) == 1:
        return _last_player(state)
    return _same_suit(state)


def next_turn(state: State, seat: Seat) -> Step[State, Event]:
    """Give the turn to the next player left of `seat`, or end the hand. Clause P8."""
    if decided_now := decided(state):
        return decided_now
    if _all_quiet(state) or not chips_left(state):
        return _compare(state)
    turn = next(other for other in state.left_of(seat) if state.places[other].in_hand)
    return Step(replace(state, phase="turn", turn=turn, chooser=None, bought=None, duel=None), ())


def chips_left(state: State) -> bool:
    """Whether anybody in the hand has a chip; if not, nobody is asked anything more. Clause P35.

    Decision: no turn could change the pot then; a battle that waits for an answer is called, which is free.
    """
    return any(state.places[seat].stack for seat in state.players)


def _all_quiet(state: State) -> bool:
    """Whether all who are still in have stayed, discarded or folded in a row. Clause P15."""
    return state.quiet >= len(state.players)


def _last_player(state: State) -> Step[State, Event]:
    """Give the pot to the last player in the hand. Clause P30."""
    return share(state, state.players, "last")


def _same_suit(state: State) -> Step[State, Event] | None:
    """Let two or three players split the pot if all have the same banner suit. Clause P31."""
    suits = {suit_of(state.places[seat].banner or "") for seat in state.players}
    if len(state.players) in (2, 3) and len(suits) == 1:
        return share(state, state.players, "same_suit")
    return None


def _compare(state: State) -> Step[State, Event]:
    if len(state.players) == 2 and state.config.two_left == "battle":
        return _last_battle(state)
    return _showdown(state)


def _showdown(state: State) -> Step[State, Event]:
    """Let the best five of all cards win, nothing excluded; equal hands split the pot. Clause P32."""
    ranks = {seat: rank(state.places[seat].cards) for seat in state.players}
    best = max(ranks.values())
    laid = tuple(lay(state, seat, None, tuple(range(len(state.places)))) for seat in ranks)
    return _open(state, laid, tuple(seat for seat in ranks if ranks[seat] == best), "showdown")


def _last_battle(state: State) -> Step[State, Event]:
    """Compare the last two by the rules of a battle; still tied they split. Clause P33.

    Decision: they have gone on taking turns until both were quiet, and nothing more is bet.
    """
    one, two = state.players
    winner = decide(side(state.places[one]), side(state.places[two]), state.config.banner_exclusion).winner
    everybody = tuple(range(len(state.places)))
    laid = (lay(state, one, two, everybody), lay(state, two, one, everybody))
    sharers = {"attacker": (one,), "defender": (two,), "tie": (one, two)}[winner]
    return _open(state, laid, sharers, "battle")


def _open(state: State, laid: tuple[Laid, ...], sharers: tuple[Seat, ...], how: str) -> Step[State, Event]:
    events: tuple[Event, ...] = tuple(
        Shown(one.seat, state.places[one.seat].palace, one.category) for one in laid
    )
    for one in laid:
        state = state.with_place(one.seat, face_up=True)
    end = share(replace(state, showdown=laid), sharers, how)
    return Step(end.state, (*events, *end.events))


def side(place: Place) -> Side:
    """Return the cards of a player in the hand."""
    assert place.banner is not None
    return Side(place.banner, place.palace, place.soldiers)


def lay(state: State, seat: Seat, other: Seat | None, known_to: tuple[Seat, ...]) -> Laid:
    """Return the hand of `seat` as it is compared with that of `other` (None: with everybody's)."""
    cards = state.places[seat].cards
    counts = cards
    if other is not None:
        counts = counted(cards, side(state.places[other]).banner, state.config.banner_exclusion)
    excluded = tuple(card for card in cards if card not in counts)
    best = rank(counts)
    return Laid(seat, counts, excluded, best.category, best.ranks, known_to)


def share(state: State, sharers: tuple[Seat, ...], how: str) -> Step[State, Event]:
    """Split the pot; odd chips go one each to the first sharers left of the dealer. Clause P34.

    Decision: the source says nothing of odd chips.
    """
    assert state.dealer is not None
    order = [seat for seat in state.left_of(state.dealer) if seat in sharers]
    each, odd = divmod(state.pot, len(order))
    result = tuple(Award(seat, each + (index < odd), how) for index, seat in enumerate(order))
    for award in result:
        state = state.with_place(award.seat, stack=state.places[award.seat].stack + award.amount)
    events = tuple(Won(award.seat, award.amount, award.how) for award in result)
    over = _end_hand(
        replace(state, phase="hand_over", pot=0, result=result, chooser=None, bought=None, duel=None, quiet=0)
    )
    return Step(over.state, (*events, *over.events))


def _end_hand(state: State) -> Step[State, Event]:
    """Let broke players leave; the match ends with one player left or after the agreed hands. Clause P36."""
    broke = [seat for seat, place in enumerate(state.places) if not place.stack and not place.out]
    for seat in broke:
        state = state.with_place(seat, out=True)
    events: tuple[Event, ...] = tuple(WentBroke(seat) for seat in broke)
    alone = sum(not place.out for place in state.places) == 1
    if not alone and state.hand != state.config.hands:
        return Step(state, events)
    totals = tuple(place.stack for place in state.places)
    return Step(replace(state, phase="over"), (*events, MatchOver(totals, winners(totals))))


def winners(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats with the most chips: they win the match. Clause P37."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
