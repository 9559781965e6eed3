"""Frozen dataclasses to plain JSON data and back, strictly.

Glossary
--------
tag    the class attribute `type` of an action, event or request: Keep.type == "keep"
plain  what json.dumps takes: {"type": "keep", "dice": [0, 2]}
where  the place a complaint is about: "action.dice[1]"
inside what a dataclass holds for others in the engine only: field(metadata=INSIDE) is never written or read

A tagged class is written with its tag, any other dataclass without. Types are read from the annotations: int,
str, bool, tuple[X, ...], X | None, a dataclass, or object for data that somebody else will look at. Nothing
is converted: true is no number, 1.0 no int, an unknown key is an error. Ranges are the business of each
class's __post_init__.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

from core.choices import Choices
from core.errors import MalformedAction, shown

T = TypeVar("T")

INSIDE: Final = {"inside": True}
"""The metadata of a field that has no part in the plain form."""

_NAMES = {int: "a whole number", str: "a text", bool: "true or false"}


def encode(value: object) -> Any:
    """Return `value` as plain JSON data. Raises TypeError for what has no plain form."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    if isinstance(value, Choices):
        return [encode(item) for item in (*value.actions, *value.ranges)]
    layout = _layout(type(value))
    plain: dict[str, Any] = {} if layout.tag is None else {"type": layout.tag}
    for field in layout.fields:
        plain[field.name] = encode(getattr(value, field.name))
    return plain


def decode(types: tuple[type[T], ...], data: object, where: str) -> T:
    """Return the value of one of the tagged `types` that `data` stands for. Raises MalformedAction."""
    if not isinstance(data, Mapping):
        raise MalformedAction(where, f"expected an object with a type, got {shown(data)}")
    if "type" not in data:
        raise MalformedAction(where, f"the type is missing in {shown(data)}")
    for cls in types:
        if _layout(cls).tag == data["type"]:
            return _build(cls, {key: item for key, item in data.items() if key != "type"}, where)
    known = ", ".join(str(_layout(cls).tag) for cls in types)
    raise MalformedAction(f"{where}.type", f"expected one of {known}, got {shown(data['type'])}")


def decode_plain(cls: type[T], data: object, where: str) -> T:
    """Return the value of the dataclass `cls` that the untagged `data` stands for. Raises MalformedAction."""
    if not isinstance(data, Mapping):
        raise MalformedAction(where, f"expected an object, got {shown(data)}")
    return _build(cls, data, where)


@dataclass(frozen=True, slots=True)
class _Field:
    """One field of a dataclass, with what its annotation says."""

    name: str
    hint: Any
    required: bool


@dataclass(frozen=True, slots=True)
class _Layout:
    """How a dataclass is written: its tag, if it has one, and its fields in order."""

    tag: str | None
    fields: tuple[_Field, ...]


_LAYOUTS: dict[type, _Layout] = {}


def _layout(cls: type) -> _Layout:
    """Return the layout of `cls`, worked out once. Raises TypeError if it is no dataclass."""
    if cls not in _LAYOUTS:
        if not is_dataclass(cls):
            raise TypeError(f"{cls.__name__} has no plain form")
        hints = get_type_hints(cls)
        found = (
            _Field(field.name, hints[field.name], field.default is MISSING)
            for field in fields(cls)
            if field.metadata != INSIDE
        )
        _LAYOUTS[cls] = _Layout(getattr(cls, "type", None), tuple(found))
    return _LAYOUTS[cls]


def _build(cls: type[T], data: Mapping[str, object], where: str) -> T:
    layout = _layout(cls)
    known = {field.name for field in layout.fields}
    for key in data:
        if key not in known:
            raise MalformedAction(where, f"unknown key {shown(key)}")
    values = {}
    for field in layout.fields:
        if field.name in data:
            values[field.name] = _read(field.hint, data[field.name], f"{where}.{field.name}")
        elif field.required:
            raise MalformedAction(where, f"{field.name} is missing")
    return cls(**values)


def _read(hint: Any, data: object, where: str) -> Any:
    if hint is object:
        return data
    if hint in _NAMES:
        if type(data) is hint:
            return data
        raise MalformedAction(where, f"expected {_NAMES[hint]}, got {shown(data)}")
    if get_origin(hint) is tuple:
        if not isinstance(data, (list, tuple)):
            raise MalformedAction(where, f"expected a list, got {shown(data)}")
        item = get_args(hint)[0]
        return tuple(_read(item, value, f"{where}[{index}]") for index, value in enumerate(data))
    if isinstance(hint, UnionType):
        if data is None and NoneType in get_args(hint):
            return None
        (option,) = (option for option in get_args(hint) if option is not NoneType)
        return _read(option, data, where)
    return decode_plain(hint, data, where)
