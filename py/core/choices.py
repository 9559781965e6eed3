"""The legal actions as a short list, where there are too many to write them all down.

Glossary
--------
action   one that stands alone: Stay()
range    many actions in one entry, e.g. a battle against seat 3 for 40 to 400 chips; iterates over its
         actions and answers `in`
choices  [{"type": "stay"}, {"type": "battle", "seat": 3, "low": 40, "high": 400, "step": 1}] in JSON
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

ActionT = TypeVar("ActionT")


@dataclass(frozen=True, slots=True)
class Choices(Generic[ActionT]):
    """A collection of actions: iterates over every single one, in the order they are listed."""

    actions: tuple[ActionT, ...] = ()
    ranges: tuple[Collection[ActionT], ...] = ()

    def __iter__(self) -> Iterator[ActionT]:
        yield from self.actions
        for some in self.ranges:
            yield from some

    def __contains__(self, action: object) -> bool:
        return action in self.actions or any(action in some for some in self.ranges)

    def __len__(self) -> int:
        return len(self.actions) + sum(map(len, self.ranges))
