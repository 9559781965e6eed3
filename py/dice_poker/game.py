"""Dice Poker as the rest of the house sees it: one object with the functions of the rules."""

from __future__ import annotations

from typing import Final

from core.errors import IllegalAction
from core.protocol import Game, Seat, Step
from core.rng import Draw
from dice_poker import rules
from dice_poker.actions import ACTION_TYPES, Action
from dice_poker.events import Event
from dice_poker.state import Config, State
from dice_poker.view import View, view


class DicePoker:
    """The Game protocol for Dice Poker; each method is the function of that name in `rules` or `view`."""

    name: Final = "dice_poker"
    rules_version: Final = 1
    config_type: Final = Config
    action_types: Final = ACTION_TYPES

    def initial_state(self, config: Config) -> State:
        """Return the state before the first roll."""
        return rules.initial_state(config)

    def to_act(self, state: State) -> Seat:
        """Return the seat to act, CHANCE or TERMINAL."""
        return rules.to_act(state)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Return what the seat to act may do."""
        return rules.legal_actions(state)

    def error(self, state: State, action: Action) -> IllegalAction | None:
        """Return why `action` is illegal, or None."""
        return rules.error(state, action)

    def chance_key(self, state: State) -> str:
        """Return "seat/round/roll" of the roll that is due."""
        return rules.chance_key(state)

    def sample_chance(self, state: State, draw: Draw) -> Action:
        """Return the roll that `draw` gives."""
        return rules.sample_chance(state, draw)

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        """Return what `action` leads to. Raises IllegalAction."""
        return rules.apply(state, action)

    def returns(self, state: State) -> tuple[int, ...]:
        """Return the totals so far."""
        return rules.returns(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what `seat` may know."""
        return view(state, seat)

    def seen_by(self, event: Event, seat: Seat | None) -> Event | None:
        """Return the event as it is: everything happens in the open."""
        return event


GAME: Final[Game[Config, State, Action, Event, View]] = DicePoker()
