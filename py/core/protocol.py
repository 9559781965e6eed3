"""The shape of a game. Rules implement it; matches, records and tests need nothing else.

Glossary
--------
seat      a place at the table, 0-based: 0, 1, …; None where a spectator is meant
CHANCE    the seat of the dice and the deck: every roll and deal is an action of this seat
TERMINAL  "whose turn is it?" once the game is over
action    what a seat does, frozen: Keep((0, 2)), Score("ones"), or of CHANCE: Roll((3, 3, 5, 1, 6))
event     what happened, frozen, in the past tense: Scored(seat=0, …); log, sound and motion come from events
state     the whole truth; only rules and the match see it
view      what one seat may know of the state, enough to draw the table from nothing
ply       one action of anybody; also their number so far
step      what an action led to: the next state and the events
thought   a decision in the making: a generator that yields after each slice of work and returns the action

State, Action, Event and View are frozen, slotted dataclasses with tuples inside. Rules hold no randomness: a
draw is handed to `sample_chance`, which only turns numbers into the action that CHANCE takes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from dataclasses import dataclass
from types import GeneratorType
from typing import Final, Generic, Protocol, TypeAlias, TypeVar, cast

from core.errors import IllegalAction
from core.rng import Draw

Seat: TypeAlias = int
CHANCE: Final = -1
TERMINAL: Final = -2


class HasSeats(Protocol):
    """What every game's config has in common."""

    @property
    def seats(self) -> int:
        """How many seats the game is set up for, >= 1."""


ConfigT = TypeVar("ConfigT", bound=HasSeats)
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
ViewT_co = TypeVar("ViewT_co", covariant=True)

Bot: TypeAlias = Callable[[ViewT, Draw], ActionT]
"""A player without a body: it gets the view of its seat and a draw of its own, nothing else."""
Thought: TypeAlias = Generator[None, None, ActionT]
Thinker: TypeAlias = Callable[[ViewT, Draw], Thought[ActionT]]
"""A bot that thinks long. It does so in slices, each at most some 20 ms in a browser, and can be left off
between any two of them."""


def thought_of(made: ActionT | Thought[ActionT]) -> Thought[ActionT]:
    """Return the thought that a thinker has begun; what another bot has made is one without slices."""
    if isinstance(made, GeneratorType):
        made = yield from made
    return cast(ActionT, made)


def finished(made: ActionT | Thought[ActionT]) -> ActionT:
    """Return the action that a bot has made, or that its thought comes to in the end."""
    thought = thought_of(made)
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return cast(ActionT, end.value)


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT, EventT]):
    """What an action led to. `reveals`: somebody learnt something hidden, so it can't be taken back."""

    state: StateT
    events: tuple[EventT, ...]
    reveals: bool = False


class Game(Protocol[ConfigT, StateT, ActionT, EventT, ViewT_co]):
    """The rules of one game, without any state of their own."""

    @property
    def name(self) -> str:
        """The id, e.g. "dice_poker"."""

    @property
    def rules_version(self) -> int:
        """Counts up whenever an old record might replay differently; >= 1."""

    @property
    def config_type(self) -> type[ConfigT]:
        """The dataclass of the options, decoded from a record or a request."""

    @property
    def action_types(self) -> tuple[type[ActionT], ...]:
        """The dataclasses of the actions, each with its `type` tag."""

    def initial_state(self, config: ConfigT) -> StateT:
        """Return the state before anything has happened."""

    def to_act(self, state: StateT) -> Seat:
        """Return the seat whose action is due, or CHANCE, or TERMINAL."""

    def legal_actions(self, state: StateT) -> Collection[ActionT]:
        """Return what the seat to act may do; empty for CHANCE and TERMINAL."""

    def error(self, state: StateT, action: ActionT) -> IllegalAction | None:
        """Return why `action`, of a seat or of CHANCE, is illegal, or None if it is legal."""

    def chance_key(self, state: StateT) -> str:
        """Name the draw that CHANCE is about to make, e.g. "0/7/2"; never the same twice in a game."""

    def sample_chance(self, state: StateT, draw: Draw) -> ActionT:
        """Return the action of CHANCE that `draw` gives."""

    def apply(self, state: StateT, action: ActionT) -> Step[StateT, EventT]:
        """Return the next state and the events. Raises IllegalAction, always checked, state untouched."""

    def returns(self, state: StateT) -> tuple[int, ...]:
        """Return each seat's result so far, in the game's own unit (points, chips)."""

    def view(self, state: StateT, seat: Seat | None) -> ViewT_co:
        """Return what `seat` may know; None is a spectator."""

    def seen_by(self, event: EventT, seat: Seat | None) -> EventT | None:
        """Return the event as `seat` may know it, or None if it may not know of it at all."""
