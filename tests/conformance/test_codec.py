"""The codec: strict about types, keys and tags, and it says where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest

from core import codec
from core.errors import MalformedAction, shown


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 0


@dataclass(frozen=True, slots=True)
class Drawn:
    type: ClassVar[str] = "drawn"
    points: tuple[Point, ...]
    name: str | None
    closed: bool = False
    anything: object = None


SHAPE = Drawn((Point(1, 2), Point(3)), None, True, None)
PLAIN: dict[str, Any] = {
    "type": "drawn",
    "points": [{"x": 1, "y": 2}, {"x": 3, "y": 0}],
    "name": None,
    "closed": True,
    "anything": None,
}


def test_there_and_back() -> None:
    assert codec.encode(SHAPE) == PLAIN
    assert codec.decode((Drawn,), PLAIN, "shape") == SHAPE
    assert codec.decode((Drawn,), {"type": "drawn", "points": [], "name": "a"}, "shape") == Drawn((), "a")
    assert codec.decode_plain(Point, {"x": 5}, "point") == Point(5)


@dataclass(frozen=True, slots=True)
class Inked:
    width: int
    ink: tuple[int, ...] = field(default=(1, 2), metadata=codec.INSIDE)


def test_what_is_for_the_engine_only_is_neither_written_nor_read() -> None:
    assert codec.encode(Inked(3, (4,))) == {"width": 3}
    assert codec.decode_plain(Inked, {"width": 3}, "pen") == Inked(3)
    with pytest.raises(MalformedAction):
        codec.decode_plain(Inked, {"width": 3, "ink": [4]}, "pen")


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ([], "shape"),
        ({}, "shape"),
        (PLAIN | {"type": "torn"}, "shape.type"),
        (PLAIN | {"type": []}, "shape.type"),
        (PLAIN | {"more": 1}, "shape"),
        ({"type": "drawn", "name": None}, "shape"),
        (PLAIN | {"points": {}}, "shape.points"),
        (PLAIN | {"points": "ab"}, "shape.points"),
        (PLAIN | {"points": [{"x": 1}, {"x": 1.0}]}, "shape.points[1].x"),
        (PLAIN | {"points": [{"x": True}]}, "shape.points[0].x"),
        (PLAIN | {"points": [3]}, "shape.points[0]"),
        (PLAIN | {"points": [{"x": 1, "z": 1}]}, "shape.points[0]"),
        (PLAIN | {"name": 1}, "shape.name"),
        (PLAIN | {"closed": 0}, "shape.closed"),
        (PLAIN | {"closed": None}, "shape.closed"),
    ],
)
def test_a_wrong_place_is_named(data: object, where: str) -> None:
    with pytest.raises(MalformedAction) as raised:
        codec.decode((Drawn,), data, "shape")
    assert raised.value.where == where


def test_fractions_are_written_but_never_read() -> None:
    """What choices are worth goes to the page; nothing that comes from it is a fraction."""

    @dataclass(frozen=True, slots=True)
    class Worth:
        points: float

    assert codec.encode(Worth(1.5)) == {"points": 1.5}
    with pytest.raises(MalformedAction, match=r"x: expected a whole number, got 1\.5"):
        codec.decode_plain(Point, {"x": 1.5}, "point")


@pytest.mark.parametrize("value", [[1], {1}, b"x", object()])
def test_what_has_no_plain_form_is_a_mistake_of_ours(value: object) -> None:
    with pytest.raises(TypeError, match="no plain form"):
        codec.encode(value)


@pytest.mark.parametrize(
    "value", ["x" * 10_000, list(range(10_000)), {"k" * 999: ["v" * 999] * 9}, "a\u202e\n"]
)
def test_a_quoted_value_is_short_and_printable(value: object) -> None:
    assert len(shown(value)) < 700
    assert shown(value).isprintable()
