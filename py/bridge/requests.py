"""What the page may ask for, one frozen class per request, and how its text is read.

Glossary
--------
request  {"id": 7, "type": "act", "ply": 5, "action": {…}}; the id comes back with the answer
seat     from whose eyes the answer is given, null is a spectator; in `act` also who acts
ply      the ply that the page believes to be the present one; a stale one is refused, so a double click acts
         once. In `view` any ply so far.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NoReturn, TypeAlias, get_args

from core import codec
from core.errors import GameError, MalformedAction, shown


@dataclass(frozen=True, slots=True)
class New:
    """Begin a match. At most one of `seed` (64 hex digits) and `phrase` (mixed into a fresh seed)."""

    type: ClassVar[str] = "new"
    game: str
    seats: object
    config: object = None
    seed: str | None = None
    phrase: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """Do a person's action."""

    type: ClassVar[str] = "act"
    ply: int
    action: object
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """Let chance or a bot do one ply, or go on thinking about it for a slice of time."""

    type: ClassVar[str] = "step"
    ply: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last ply, a person's."""

    type: ClassVar[str] = "undo"
    ply: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class View:
    """Look at the present or any past ply."""

    type: ClassVar[str] = "view"
    ply: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Log:
    """List all events so far."""

    type: ClassVar[str] = "log"
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Save:
    """Hand out the record."""

    type: ClassVar[str] = "save"
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Load:
    """Go on from a record."""

    type: ClassVar[str] = "load"
    record: object
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Reveal:
    """Hand out the seed of a match that is over."""

    type: ClassVar[str] = "reveal"
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Analyse:
    """Say what the position, the present one or a past one, and each choice in it are worth."""

    type: ClassVar[str] = "analyse"
    ply: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Explain:
    """Say what one action is good for, at the present ply or a past one."""

    type: ClassVar[str] = "explain"
    action: object
    ply: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Review:
    """Go on with the review of a match that is over; ask again until it is there."""

    type: ClassVar[str] = "review"
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Branch:
    """Hand out the record of the match as it stood at a past ply."""

    type: ClassVar[str] = "branch"
    ply: int
    seat: int | None = None


Request: TypeAlias = (
    New | Act | Step | Undo | View | Log | Save | Load | Reveal | Analyse | Explain | Review | Branch
)
MAX_DEPTH: Final = 32
"""Far more than any request needs. The parser recurses: in WebAssembly deep nesting ends the engine."""
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_BRACKET: Final = re.compile(r"[][{}]")
_TYPES: Final[tuple[type[Request], ...]] = get_args(Request)


def parse(text: object) -> dict[str, Any]:
    """Return the JSON object that `text` holds. Raises GameError "bad_request"."""
    if not isinstance(text, str):
        raise bad_request(f"expected JSON text, got {type(text).__name__}")
    if _is_deeper(text, MAX_DEPTH):
        raise bad_request(f"the text is nested more than {MAX_DEPTH} deep")
    try:
        data = json.loads(text, parse_constant=_no_number)
    except ValueError as error:
        raise bad_request(f"the text is no JSON: {error}") from None
    if not isinstance(data, dict):
        raise bad_request(f"expected an object, got {shown(data)}")
    return data


def id_of(data: dict[str, Any]) -> int | str | None:
    """Return the id of a request, null if there is none. Raises GameError "bad_request"."""
    found = data.get("id")
    if found is None or type(found) is int or isinstance(found, str):
        return found
    raise bad_request(f"request.id: expected a whole number or a text, got {shown(found)}")


def read(data: dict[str, Any]) -> Request:
    """Return the request that the object describes. Raises GameError "bad_request" naming the key."""
    try:
        return codec.decode(_TYPES, {key: value for key, value in data.items() if key != "id"}, "request")
    except MalformedAction as error:
        raise GameError("bad_request", error.message, error.details) from None


def bad_request(message: str) -> GameError:
    """Return the error for a request that makes no sense by itself."""
    return GameError("bad_request", message)


def _is_deeper(text: str, limit: int) -> bool:
    """Whether lists and objects are nested more than `limit` deep; no matter which if it is no JSON."""
    if text.count("[") + text.count("{") <= limit:
        return False
    depth = 0
    for bracket in _BRACKET.findall(_STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > limit:
            return True
    return False


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number")
