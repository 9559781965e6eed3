"""What can go wrong, each kind with a code that never changes.

Glossary
--------
code     what programs branch on, e.g. "illegal"
clause   the numbered rule that was broken, e.g. "D7" (see RULES.md of the game)
message  one English sentence for developers: what was wrong and where
where    the place inside the data, e.g. "actions[3].dice[1]"
details  arguments for a translated message, plain JSON, e.g. {"seat": 0, "reason": "too_long", "limit": 20}

Malformed is not illegal: "keep die 9" means nothing at all, "keep die 2" may be against the rules right now.
"""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import Repr


class GameError(Exception):
    """Anything the engine refuses, with its `code`; the codes without a class of their own are used here."""

    def __init__(
        self, code: str, message: str, details: Mapping[str, object] | None = None, clause: str | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = dict(details or {})
        self.clause = clause


class MalformedAction(GameError):
    """Data that doesn't have the shape of an action (or of whatever else was to be decoded)."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__("malformed", f"{where}: {problem}", {"where": where})
        self.where = where
        self.problem = problem


class IllegalAction(GameError):
    """A well-formed action that breaks a rule in the present position."""

    def __init__(self, clause: str, message: str) -> None:
        super().__init__("illegal", message, clause=clause)


class BadRecord(GameError):
    """A record that can't be what this program wrote."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__("bad_record", f"{where}: {problem}", {"where": where})
        self.where = where


class RulesMismatch(GameError):
    """A sound record, but of another version of the format or of the rules."""

    def __init__(self, message: str, details: Mapping[str, object]) -> None:
        super().__init__("rules_mismatch", message, details)


def _shortener() -> Repr:
    short = Repr()
    short.maxlevel = 3
    short.maxlist = short.maxtuple = short.maxdict = 6
    short.maxstring = short.maxother = short.maxlong = 60
    return short


_SHORT = _shortener()


def shown(value: object) -> str:
    """Return `value` as a message may quote it: one line, printable, at most a few dozen characters.

    >>> shown([1, "two"])
    "[1, 'two']"
    >>> len(shown("x" * 10_000))
    60
    """
    return _SHORT.repr(value)
