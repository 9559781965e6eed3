"""Palace Poker as the rest of the house sees it: one object with the functions of the rules."""

from __future__ import annotations

from typing import Final

from core.choices import Choices
from core.errors import IllegalAction
from core.protocol import Game, Seat, Step
from core.rng import Draw
from palace_poker import rules
from palace_poker.actions import ACTION_TYPES, Action
from palace_poker.events import Event
from palace_poker.state import Config, State
from palace_poker.view import View, seen_by, view


class PalacePoker:
    """The Game protocol for Palace Poker; each method is the function of that name in `rules` or `view`."""

    name: Final = "palace_poker"
    rules_version: Final = 1
    config_type: Final = Config
    action_types: Final = ACTION_TYPES

    def initial_state(self, config: Config) -> State:
        """Return the state before the cut for the first deal."""
        return rules.initial_state(config)

    def to_act(self, state: State) -> Seat:
        """Return the seat to act, CHANCE or TERMINAL."""
        return rules.to_act(state)

    def legal_actions(self, state: State) -> Choices[Action]:
        """Return what the seat to act may do."""
        return rules.legal_actions(state)

    def error(self, state: State, action: Action) -> IllegalAction | None:
        """Return why `action` is illegal, or None."""
        return rules.error(state, action)

    def chance_key(self, state: State) -> str:
        """Return "hand/count" of the cut, deal or shuffle that is due."""
        return rules.chance_key(state)

    def sample_chance(self, state: State, draw: Draw) -> Action:
        """Return the cards that `draw` gives."""
        return rules.sample_chance(state, draw)

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        """Return what `action` leads to. Raises IllegalAction."""
        return rules.apply(state, action)

    def returns(self, state: State) -> tuple[int, ...]:
        """Return the chips of each seat, without the pot."""
        return rules.returns(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what `seat` may know."""
        return view(state, seat)

    def seen_by(self, event: Event, seat: Seat | None) -> Event | None:
        """Return the event without the palaces that `seat` may not see."""
        return seen_by(event, seat)


GAME: Final[Game[Config, State, Action, Event, View]] = PalacePoker()
