"""What things cost: ante, price, attack, answer, raise.

Glossary
--------
price  what a seat's own cards cost in a battle: (soldiers + 1) × small bet
owed   what the answering seat has to put in to call; it calls all-in with less if it has less
"""

from __future__ import annotations

from core.protocol import Seat
from palace_poker.actions import BetRange
from palace_poker.state import Config, Duel, Place, State


def big_bet(config: Config) -> int:
    """Return the big bet, twice the small one unless the options say otherwise. Clause P1."""
    return 2 * config.small_bet if config.big_bet is None else config.big_bet


def ante(config: Config, place: Place) -> int:
    """Return half a small bet, rounded down, or what the seat has left. Clause P4."""
    return min(config.small_bet // 2, place.stack)


def price(config: Config, place: Place) -> int:
    """Return the seat's own price; the 1 is the banner. Clause P17."""
    return (len(place.soldiers) + 1) * config.small_bet


def attack_range(state: State, seat: Seat) -> BetRange:
    """Return what the seat may attack with: its price, without limit or more; all it has if less. Clause P18.

    Empty without chips.
    """
    stack = state.places[seat].stack
    least = min(price(state.config, state.places[seat]), stack)
    most = least if state.config.betting == "limit" else stack
    return BetRange(max(1, least), most)


def owed_by_defender(state: State, attacker: Seat, defender: Seat, bet: int) -> int:
    """Return the defender's own price plus what was bet beyond the attacker's price. Clause P19.

    Decision: the source doesn't say what an attack for more than the price asks of the defender.
    """
    beyond = max(0, bet - price(state.config, state.places[attacker]))
    return price(state.config, state.places[defender]) + beyond


def call_amount(state: State, duel: Duel) -> int:
    """Return what a call takes: what is owed, or all that is left, even 0. Clause P20."""
    return min(duel.owed, state.places[duel.answering].stack)


def raise_range(state: State, duel: Duel) -> BetRange:
    """Return the raises of the answering seat, on top of a full call. Clause P21.

    Limit: exactly a big bet, without soldiers twice the small bet. No limit: at least a big bet and the last
    raise. Decision: there is no smaller raise all-in; empty if the chips don't reach.
    """
    config, place = state.config, state.places[duel.answering]
    left = place.stack - duel.owed
    if config.betting == "limit":
        exactly = big_bet(config) if place.soldiers else 2 * config.small_bet
        return BetRange(exactly, min(exactly, left))
    return BetRange(max(big_bet(config), duel.last_raise), left)


def raises_left(state: State, duel: Duel) -> bool:
    """Whether the battle may be raised once more: with a limit up to the cap. Clause P22."""
    cap = state.config.raise_cap
    return state.config.betting != "limit" or cap is None or duel.raises < cap
