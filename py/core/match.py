"""One match: the only owner of the true state and of the seed.

Glossary
--------
match    a game being played: rules, players, seed, and every ply so far
ply      one action of anybody, with the state and the events it led to; ply 0 is before the first
act      a person's action
step     one action of CHANCE or of a bot; the match never acts on its own, whoever shows it sets the pace
thought  what a bot that thinks in slices is at; the ply stays as it is until that comes to an end
undo     taking back a person's last action as long as nothing has happened since and it revealed nothing
reveal   giving out the seed when the match is over; after that nothing can be taken back
replay   a match again from its record

A bot gets the view of its seat and a draw under "bot/seat/ply". CHANCE draws under "chance/" + the game's
chance key.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Generic

from core.errors import BadRecord, GameError, shown
from core.players import Player
from core.protocol import (
    CHANCE,
    TERMINAL,
    ActionT,
    Bot,
    ConfigT,
    EventT,
    Game,
    Seat,
    StateT,
    Thinker,
    Thought,
    ViewT,
    thought_of,
)
from core.record import Record, corrupt
from core.rng import Draw, commitment


@dataclass(frozen=True, slots=True)
class _Ply(Generic[StateT, ActionT, EventT]):
    """Who did what, and what came of it."""

    seat: Seat
    action: ActionT
    events: tuple[EventT, ...]
    state: StateT
    reveals: bool


class Match(Generic[ConfigT, StateT, ActionT, EventT, ViewT]):
    """A game being played. Any past ply can be looked at again at no cost: states are kept, never changed."""

    def __init__(
        self,
        game: Game[ConfigT, StateT, ActionT, EventT, ViewT],
        config: ConfigT,
        players: tuple[Player, ...],
        seed: bytes,
        bots: Mapping[str, Bot[ViewT, ActionT] | Thinker[ViewT, ActionT]],
    ) -> None:
        """Set up ply 0. Raises GameError "bad_config" (seats and players differ) or "unknown_bot"."""
        if len(players) != config.seats:
            message = f"seats: {len(players)} players for a game of {config.seats} seats"
            raise GameError("bad_config", message, {"seats": config.seats, "players": len(players)})
        for seat, player in enumerate(players):
            if player.bot is not None and player.bot not in bots:
                message = f"seats[{seat}].bot: {game.name} has no bot {shown(player.bot)}"
                raise GameError("unknown_bot", message, {"seat": seat, "known": list(bots)})
        self.game = game
        self.config = config
        self.players = players
        self.commitment = commitment(seed)
        self._seed = seed
        self._bots = bots
        self._start = game.initial_state(config)
        self._plies: list[_Ply[StateT, ActionT, EventT]] = []
        self._revealed = False
        self._thought: Thought[ActionT] | None = None

    @classmethod
    def replay(
        cls,
        record: Record[ConfigT, ActionT],
        game: Game[ConfigT, StateT, ActionT, EventT, ViewT],
        bots: Mapping[str, Bot[ViewT, ActionT] | Thinker[ViewT, ActionT]],
    ) -> Match[ConfigT, StateT, ActionT, EventT, ViewT]:
        """Play a record again; bots' actions are taken from it, not asked for again.

        Raises BadRecord naming the place.
        """
        with corrupt("seats"):
            match = cls(game, record.config, record.players, record.seed, bots)
        for index, action in enumerate(record.actions):
            match._let_chance_act()
            if match.to_act == TERMINAL:
                raise BadRecord(f"actions[{index}]", f"{shown(action)} comes after the end of the game")
            with corrupt(f"actions[{index}]"):
                match._commit(action)
        end = match.ply
        match._let_chance_act(record.ply)
        if record.ply not in (None, match.ply):
            problem = f"the actions lead to ply {end}, then chance to {match.ply}, not to {shown(record.ply)}"
            raise BadRecord("ply", problem)
        return match

    @property
    def ply(self) -> int:
        """How many plies have been played, >= 0."""
        return len(self._plies)

    @property
    def to_act(self) -> Seat:
        """The seat whose action is due, or CHANCE, or TERMINAL."""
        return self.game.to_act(self._state)

    @property
    def can_undo(self) -> bool:
        """Whether the last ply was a person's and may be taken back: it showed nobody anything hidden."""
        if not self._plies or self._revealed:
            return False
        last = self._plies[-1]
        return self._is_person(last.seat) and not last.reveals

    def waits_for_person(self, ply: int | None = None) -> bool:
        """Whether a person is to act (at a past ply: was)."""
        return self._is_person(self.game.to_act(self._state_at(ply)))

    def act(self, action: ActionT, seat: Seat | None = None) -> None:
        """Do a person's action: of the seat to act, which has to be `seat` if that is given.

        Raises IllegalAction, or GameError "not_your_seat" if no person, or another one, is to act.
        """
        turn = self.to_act
        if turn != TERMINAL and (not self._is_person(turn) or seat not in (None, turn)):
            name = "chance" if turn == CHANCE else f"seat {turn}"
            who = "a person" if seat is None else f"seat {seat}"
            message = f"{who} can't act at ply {self.ply}: it is up to {name}"
            raise GameError("not_your_seat", message, {"to_act": turn})
        self._commit(action)

    def step(self) -> None:
        """Let CHANCE or the bot do its ply. Raises GameError "nothing_to_step" if neither is to act."""
        while not self.think():
            pass

    def think(self) -> bool:
        """Let CHANCE or the bot do one slice of its ply; return whether that was the last one.

        Most plies have only one. An unfinished thought is dropped by whatever changes the ply.

        Raises GameError "nothing_to_step" if neither is to act.
        """
        seat = self.to_act
        if seat == TERMINAL or self._is_person(seat):
            reason = "the game is over" if seat == TERMINAL else f"seat {seat} is a person and is to act"
            raise GameError("nothing_to_step", f"no step at ply {self.ply}: {reason}", {"to_act": seat})
        if seat == CHANCE:
            self._commit(self._chance())
            return True
        thought = self._thought or thought_of(self._bots_choice(seat))
        self._thought = None
        try:
            next(thought)
        except StopIteration as end:
            action: ActionT = end.value
        else:
            self._thought = thought
            return False
        self._commit(action)
        return True

    def undo(self) -> None:
        """Take back the last ply, a person's. Raises GameError "nothing_to_undo"."""
        if not self.can_undo:
            message = (
                f"ply {self.ply} can't be taken back: only a person's last action, before anything follows"
            )
            raise GameError("nothing_to_undo", message)
        self._thought = None
        self._plies.pop()

    def view(self, seat: Seat | None, ply: int | None = None) -> ViewT:
        """Return what `seat` may know now, or could know at a past ply."""
        return self.game.view(self._state_at(ply), seat)

    def events(self, seat: Seat | None) -> tuple[EventT, ...]:
        """Return the events of the last ply that `seat` may know of."""
        return self.log(seat, first=self.ply - 1)

    def log(
        self, seat: Seat | None, ply: int | None = None, last: int | None = None, first: int = 0
    ) -> tuple[EventT, ...]:
        """Return the events that `seat` may know of, oldest first.

        From ply `first` to `ply` (now, if None); of those only the `last` ones, if given.
        """
        stop = self.ply if ply is None else ply
        newest_first = islice(self._seen(seat, first, stop), last)
        return tuple(newest_first)[::-1]

    def moments(self, seat: Seat | None, first: int = 0) -> Iterator[tuple[ViewT, Seat, ActionT | None]]:
        """Yield, per ply from `first` on, the view of `seat` before it, who acted and how; last the present
        view alone.
        """
        for ply, done in enumerate(self._plies[first:], first):
            yield self.view(seat, ply), done.seat, done.action
        yield self.view(seat), self.to_act, None

    def record(self, ply: int | None = None) -> Record[ConfigT, ActionT]:
        """Return the match as it is saved, now or as it stood at a past ply. It holds the seed."""
        plies = self._plies[:ply]
        actions = tuple(done.action for done in plies if done.seat >= 0)
        return Record(
            self.game.name,
            self.game.rules_version,
            self.config,
            self.players,
            self._seed,
            actions,
            len(plies),
        )

    def reveal(self) -> str:
        """Return the seed as hex, for everybody to check the dice with. Raises GameError "not_over"."""
        if self.to_act != TERMINAL:
            raise GameError("not_over", f"the seed is revealed when the match is over, not at ply {self.ply}")
        self._revealed = True
        return self._seed.hex()

    @property
    def _state(self) -> StateT:
        return self._plies[-1].state if self._plies else self._start

    def _state_at(self, ply: int | None) -> StateT:
        if ply is None:
            return self._state
        if not 0 <= ply <= self.ply:
            raise IndexError(f"ply {ply}: the match has plies 0 to {self.ply}")
        return self._plies[ply - 1].state if ply else self._start

    def _is_person(self, seat: Seat) -> bool:
        return seat >= 0 and self.players[seat].bot is None

    def _commit(self, action: ActionT) -> None:
        seat = self.to_act
        step = self.game.apply(self._state, action)
        self._thought = None
        self._plies.append(_Ply(seat, action, step.events, step.state, step.reveals))

    def _chance(self) -> ActionT:
        draw = Draw(self._seed, f"chance/{self.game.chance_key(self._state)}")
        return self.game.sample_chance(self._state, draw)

    def _bots_choice(self, seat: Seat) -> ActionT | Thought[ActionT]:
        bot = self._bots[self.players[seat].bot or ""]
        return bot(self.game.view(self._state, seat), Draw(self._seed, f"bot/{seat}/{self.ply}"))

    def _let_chance_act(self, until: int | None = None) -> None:
        while self.to_act == CHANCE and (until is None or self.ply < until):
            self._commit(self._chance())

    def _seen(self, seat: Seat | None, first: int, stop: int) -> Iterator[EventT]:
        for done in reversed(self._plies[first:stop]):
            for event in reversed(done.events):
                seen = self.game.seen_by(event, seat)
                if seen is not None:
                    yield seen
