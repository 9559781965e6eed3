"""In place of inspect: dataclasses fills docstrings with it, Pyodide asks about one function of its own."""

from types import FunctionType, SimpleNamespace


class Parameter:
    """The kinds of parameters that there are."""

    empty = object()
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = range(5)


ANYTHING = SimpleNamespace(
    parameters={
        "args": SimpleNamespace(name="args", kind=Parameter.VAR_POSITIONAL),
        "kwargs": SimpleNamespace(name="kwargs", kind=Parameter.VAR_KEYWORD),
    }
)


def signature(what: object, **_: object) -> SimpleNamespace:
    """Return (*args, **kwargs) for that one function. Raises ValueError for a class, as inspect may."""
    if not isinstance(what, FunctionType):
        raise ValueError("no signature")
    return ANYTHING


def unwrap(function: object) -> object:
    """Return the function: nothing here is wrapped."""
    return function


def iscoroutinefunction(_: object) -> bool:
    """Return False: nothing here is."""
    return False


isclass = ismethod = getattr_static = None
"""Imported, never called."""
