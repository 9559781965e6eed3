"""The one door: Session().handle(json_text) -> json_text. Knows no words and never sleeps.

Glossary
--------
session  what one page talks to; holds at most one match
answer   {"id": 7, "ok": true, "result": {…}} or {"id": 7, "ok": false, "error": {"code", "clause", "message",
         "args"}}
result   mostly {"ply", "view", "events"}: the present ply, the table as the asking seat sees it, what just
         happened
thinking  {"thinking": true}, the result of a step that needs more time: the same request is made again until
         the ply is done
view     enough to draw the page from nothing; its `legal` is what a person may do now, so it is empty in a
         bot's turn
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final, TypeAlias

from bridge import requests
from bridge.catalog import GAMES
from bridge.entry import Adviser, AnyMatch
from bridge.requests import (
    Act,
    Analyse,
    Branch,
    Explain,
    Load,
    Log,
    New,
    Request,
    Reveal,
    Review,
    Save,
    Step,
    Undo,
    View,
    bad_request,
)
from core import codec
from core import record as records
from core.errors import BadRecord, GameError, MalformedAction, shown
from core.match import Match
from core.players import read_players, write_players
from core.protocol import TERMINAL
from core.rng import new_seed, seed_from_hex

Plain: TypeAlias = dict[str, Any]

LOG_IN_VIEW: Final = 60
"""How many of the last events a view carries; the `log` request gives them all."""
PLIES_A_SLICE: Final = 12
"""How far one `review` request goes: some 50 ms of work in a browser."""


class Session:
    """One page's conversation with the engine."""

    def __init__(self) -> None:
        self._match: AnyMatch | None = None
        self._reviewer: Any = None
        self._reviewed: tuple[int, int | None] | None = None

    def install_tables(self, game: str, content: bytes) -> None:
        """Take the file that the answer "no_tables" asked for. Raises ValueError if it isn't that file."""
        entry = GAMES.get(game)
        adviser = None if entry is None else entry.adviser
        if adviser is None or adviser.install is None:
            raise ValueError(f"no game {shown(game)} with tables")
        adviser.install(content)

    def handle(self, text: str) -> str:
        """Answer one request. Never raises; the code "internal" stands for a fault of the engine's own."""
        number: int | str | None = None
        answer: Plain
        try:
            data = requests.parse(text)
            number = requests.id_of(data)
            answer = {"id": number, "ok": True, "result": self._answer(requests.read(data))}
        except GameError as error:
            answer = {"id": number, "ok": False, "error": _error(error)}
        except Exception as error:
            message = f"{type(error).__name__}: {shown(str(error))}"
            answer = {"id": number, "ok": False, "error": _error(GameError("internal", message))}
        return json.dumps(answer, separators=(",", ":"), allow_nan=False)

    def _answer(self, request: Request) -> Plain:
        match request:
            case New():
                return self._begin(_new_match(request), request.seat)
            case Load():
                return self._begin(_loaded_match(request), request.seat)
        match = self._current(request.seat)
        match request:
            case Act():
                _fresh(match, request.ply)
                match.act(codec.decode(match.game.action_types, request.action, "action"), request.seat)
                return _progress(match, request.seat)
            case Step():
                _fresh(match, request.ply)
                return _progress(match, request.seat) if match.think() else {"thinking": True}
            case Undo():
                _fresh(match, request.ply)
                match.undo()
                self._reviewed = None
                return _present(match, request.seat)
            case View():
                ply = _past(match, request.ply)
                return {"ply": ply, "view": _view(match, request.seat, ply)}
            case Log():
                return {"log": [codec.encode(event) for event in match.log(request.seat)]}
            case Analyse() | Explain() | Review():
                return self._advice(match, _adviser(match), request)
            case Branch():
                return {"record": records.encode(match.record(_past(match, request.ply)))}
            case Save():
                return {"record": records.encode(match.record())}
            case Reveal():
                return {"seed": match.reveal(), "commitment": match.commitment}

    def _begin(self, match: AnyMatch, seat: int | None) -> Plain:
        """Put a match on the table; the old one stays if the new one can't be shown."""
        _check_seat(match, seat)
        self._match = match
        self._reviewed = None
        return _present(match, seat)

    def _advice(self, match: AnyMatch, adviser: Adviser, request: Analyse | Explain | Review) -> Plain:
        if isinstance(request, Review):
            return self._review(match, adviser, request.seat)
        ply = _past(match, request.ply)
        view = match.view(request.seat, ply)
        if isinstance(request, Analyse):
            return {"ply": ply, "analysis": codec.encode(adviser.analyse(view))}
        action = codec.decode(match.game.action_types, request.action, "action")
        return {"ply": ply, "reason": codec.encode(adviser.explain(view, action))}

    def _review(self, match: AnyMatch, adviser: Adviser, seat: int | None) -> Plain:
        """Do a slice of the work; the whole is remembered as long as the match stays as it is."""
        over = match.to_act == TERMINAL
        if not over and (seat is None or match.view(seat).phase not in adviser.pauses):
            raise GameError("not_over", f"a match is reviewed when it is over, not at ply {match.ply}")
        asked = (match.ply, None if over else seat)
        if self._reviewed != asked:
            self._reviewed, self._reviewer = asked, adviser.reviewer(match, seat)
        self._reviewer.advance(PLIES_A_SLICE)
        return {
            "done": self._reviewer.done,
            "total": self._reviewer.total,
            "review": codec.encode(self._reviewer.review),
        }

    def _current(self, seat: int | None) -> AnyMatch:
        if self._match is None:
            raise GameError("no_game", "there is no match yet: begin one with new or load")
        _check_seat(self._match, seat)
        return self._match


def _new_match(request: New) -> AnyMatch:
    entry = GAMES.get(request.game)
    if entry is None:
        message = f"request.game: no game {shown(request.game)}"
        raise GameError("unknown_game", message, {"known": list(GAMES)})
    try:
        players = read_players(request.seats)
    except MalformedAction as error:
        raise GameError("bad_request", f"request.{error.message}", error.details) from None
    return Match(entry.game, entry.config(request.config, len(players)), players, _seed(request), entry.bots)


def _seed(request: New) -> bytes:
    if request.seed is not None and request.phrase:
        raise bad_request("request: either a seed or a phrase, not both")
    try:
        return new_seed(request.phrase) if request.seed is None else seed_from_hex(request.seed)
    except ValueError as error:
        raise bad_request(f"request.{'phrase' if request.seed is None else 'seed'}: {error}") from None


def _loaded_match(request: Load) -> AnyMatch:
    name = records.game_of(request.record)
    entry = GAMES.get(name)
    if entry is None:
        raise BadRecord("game", f"no game {shown(name)}; there are {', '.join(GAMES)}")
    record: records.Record[Any, Any] = records.decode(request.record, entry.game)
    players = tuple(
        replace(player, bot=entry.former.get(player.bot or "", player.bot)) for player in record.players
    )
    return Match.replay(replace(record, players=players), entry.game, entry.bots)


def _adviser(match: AnyMatch) -> Adviser:
    adviser = GAMES[match.game.name].adviser
    if adviser is None:
        raise GameError("no_analysis", f"there is no analysis of {match.game.name}")
    return adviser


def _check_seat(match: AnyMatch, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < len(match.players):
        raise bad_request(f"request.seat: {shown(seat)}, there are seats 0 to {len(match.players) - 1}")


def _fresh(match: AnyMatch, ply: int | None) -> None:
    """Refuse a request that was meant for another ply than the present one."""
    if ply is not None and ply != match.ply:
        message = f"request.ply: {shown(ply)}, but the match is at ply {match.ply}"
        raise GameError("stale_ply", message, {"ply": match.ply})


def _past(match: AnyMatch, ply: int | None) -> int:
    if ply is not None and not 0 <= ply <= match.ply:
        raise bad_request(f"request.ply: {shown(ply)}, the match has plies 0 to {match.ply}")
    return match.ply if ply is None else ply


def _present(match: AnyMatch, seat: int | None) -> Plain:
    """Return the present ply, with nothing to decorate it."""
    return {"ply": match.ply, "view": _view(match, seat, match.ply), "events": []}


def _progress(match: AnyMatch, seat: int | None) -> Plain:
    """Return the present ply with the events that led to it."""
    return _present(match, seat) | {"events": [codec.encode(event) for event in match.events(seat)]}


def _view(match: AnyMatch, seat: int | None, ply: int) -> Plain:
    table: Plain = codec.encode(match.view(seat, ply))
    if not match.waits_for_person(ply):
        table["legal"] = []
    return {
        "game": match.game.name,
        "ply": ply,
        "players": write_players(match.players),
        "commitment": match.commitment,
        "can_undo": match.can_undo and ply == match.ply,
        **table,
        "log": [codec.encode(event) for event in match.log(seat, ply, last=LOG_IN_VIEW)],
    }


def _error(error: GameError) -> Plain:
    return {
        "code": error.code,
        "clause": error.clause,
        "message": error.message,
        "args": error.details,
    }
