"""A hand played on to its end in a world, by quick players that see what their seats may see.

Glossary
--------
rollout  a hand played on from a state in which everything is laid out, until it is over
crowd    palaces that an opponent may hold: those that it has in all worlds
chance   in how much of an opponent's crowd a seat's hand is better, a tie for half, 0-1

The players of a rollout weigh a share of the pot against the price, one rule for each kind of decision. They
know their own palace of this world, and of the others' no more than the crowd.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from core.protocol import CHANCE, Seat
from core.rng import Stream
from palace_poker import rules
from palace_poker.actions import Action, Battle, Buy, Call, Discard, Fold, Raise, Shuffle, Stay
from palace_poker.belief import laid_out, unknown
from palace_poker.betting import attack_range, price, raise_range, raises_left
from palace_poker.cards import Card, Cards, suit_of, without
from palace_poker.counting import counting
from palace_poker.duels import SOLDIERS
from palace_poker.hands import value
from palace_poker.outlook import outlook
from palace_poker.state import State
from palace_poker.view import View
from palace_poker.worlds import World

_OVER: Final = ("hand_over", "over")
_LONGEST: Final = 80
"""Plies after which a hand is broken off: nobody buys for ever."""


class Rollouts:
    """Plays hands on for the seat that sees `view`; all its worlds share what has been worked out."""

    def __init__(self, view: View, worlds: Sequence[World], image: Sequence[Cards], numbers: Stream) -> None:
        self._view = view
        self._worlds = worlds
        self._numbers = numbers
        self._crowds: dict[tuple[Seat, Cards, Card | None], list[int]] = {}
        self._palaces = {
            seat: [world.palaces[seat] for world in worlds]
            for seat, palace in enumerate(worlds[0].palaces)
            if palace
        }
        self._image = image
        self.plies = 0
        """How many plies have been played in all."""

    def gain(self, number: int, action: Action) -> int:
        """Return what the seat's chips grow by from here on, if it does that in the world of that number."""
        seat = self._view.seat
        assert seat is not None
        state = self._state(self._worlds[number])
        before = state.places[seat].stack
        state = rules.apply(state, action).state
        plies = 1
        while state.phase not in _OVER and plies < _LONGEST:
            state = rules.apply(state, self._action(state)).state
            plies += 1
        self.plies += plies
        return state.places[seat].stack - before

    def _state(self, world: World) -> State:
        view = self._view
        taken = {card for palace in world.palaces for card in palace}
        own = view.seats[view.seat or 0].palace
        palaces = [
            tuple(card for card in own if card) if seat == view.seat else palace
            for seat, palace in enumerate(world.palaces)
        ]
        hidden = [card for card in unknown(view) if card not in taken]
        first = () if world.bought is None else (world.bought,)
        rest = [card for card in hidden if card not in first]
        for place in range(len(rest) - 1, 0, -1):
            other = int(self._numbers() * (place + 1))
            rest[place], rest[other] = rest[other], rest[place]
        discarded = view.table.discard_pile - len(view.table.in_discard)
        pile = (*first, *without(view.table.in_draw, first), *rest[discarded:])
        return laid_out(view, palaces, tuple(rest[:discarded]), pile)

    def _action(self, state: State) -> Action:
        seat = rules.to_act(state)
        if seat == CHANCE:
            return Shuffle(state.discard_pile)
        if state.phase == "discard":
            return self._discard(state, seat)
        return self._turn(state, seat) if state.duel is None else self._answer(state, seat)

    def _discard(self, state: State, seat: Seat) -> Action:
        """Discard what adds nothing, and what is too many, the least useful first."""
        place = state.places[seat]
        against = self._against(state, seat)
        counts = counting(against, state.config.banner_exclusion)
        number = sum([counts[card] for card in place.cards])
        best, kept = value(number), list(place.soldiers)
        for card in place.soldiers:
            rest = value(number - counts[card])
            if rest == best:
                number -= counts[card]
                kept.remove(card)
        while len(kept) > SOLDIERS:
            worst = max(kept, key=lambda card: value(number - counts[card]))
            number -= counts[worst]
            kept.remove(worst)
        return Discard(without(place.soldiers, kept))

    def _turn(self, state: State, seat: Seat) -> Action:
        """Attack, buy or stay, whichever has the best outlook."""
        place, small = state.places[seat], state.config.small_bet
        foes = [other for other in state.players if other != seat]
        chances = {other: self._chance(state, seat, other) for other in foes}
        share = 1.0
        for chance in chances.values():
            share *= chance
        action: Action = Stay()
        best = self._outlook(state, state.pot, share, len(foes))
        if (
            place.stack >= small
            and (state.draw_pile or state.discard_pile)
            and len(place.soldiers) < SOLDIERS
        ):
            more = share + 0.3 * (1 - share) * share**0.5
            buy = self._outlook(state, state.pot + small, more, len(foes)) - small
            if buy > best:
                best, action = buy, Buy()
        if place.stack:
            bet = attack_range(state, seat).low
            for other, chance in chances.items():
                if suit_of(state.places[other].banner or "??") == suit_of(place.banner or "??"):
                    continue
                pot = (
                    state.pot + bet + min(state.places[other].stack, price(state.config, state.places[other]))
                )
                rest = share / chance if chance else 0.0
                won = self._outlook(state, pot, min(1.0, rest), len(foes) - 1)
                attack = (0.2 + 0.8 * chance) * won - bet
                if attack > best:
                    best, action = attack, Battle(other, bet)
        return action

    def _answer(self, state: State, seat: Seat) -> Action:
        duel = state.duel
        assert duel is not None
        place = state.places[seat]
        chance = self._chance(state, seat, duel.waiting)
        owed = min(duel.owed, place.stack)
        share = chance ** (0.6 * (len(state.players) - 2))
        call = chance * self._outlook(state, state.pot + owed, share, len(state.players) - 2) - owed
        if call < 0:
            return Fold()
        if chance > 0.8 and raises_left(state, duel) and state.places[duel.waiting].stack:
            raises = raise_range(state, duel)
            if raises.low <= raises.high:
                return Raise(raises.low)
        return Call()

    def _outlook(self, state: State, pot: int, share: float, foes: int) -> float:
        if not foes:
            return pot
        small = state.config.small_bet
        return outlook(pot / small, share, foes) * small

    def _against(self, state: State, seat: Seat) -> Card | None:
        foes = [other for other in state.players if other != seat]
        return state.places[foes[0]].banner if len(foes) == 1 else None

    def _chance(self, state: State, seat: Seat, foe: Seat) -> float:
        mine, theirs = state.places[seat], state.places[foe]
        exclusion = state.config.banner_exclusion
        counts = counting(theirs.banner, exclusion)
        worth = value(sum([counts[card] for card in mine.cards]))
        key = (foe, theirs.open_cards, mine.banner)
        crowd = self._crowds.get(key)
        if crowd is None:
            counts = counting(mine.banner, exclusion)
            front = sum([counts[card] for card in theirs.open_cards])
            lie_open = frozenset(theirs.open_cards)
            palaces = self._palaces.get(foe) or self._image
            crowd = sorted(
                value(front + sum([counts[card] for card in palace]))
                for palace in palaces
                if lie_open.isdisjoint(palace)
            )
            self._crowds[key] = crowd
        if not crowd:
            return 0.5
        return (bisect_left(crowd, worth) + bisect_right(crowd, worth)) / (2 * len(crowd))
