"""In place of Pyodide's tools for source code."""

from collections.abc import Callable

from _pyodide._base import eval_code

__all__ = ["eval_code", "relaxed_call"]


def relaxed_call(function: Callable[..., object], *arguments: object) -> object:
    """Call a function from JavaScript. Pyodide's own drops arguments that are too many."""
    return function(*arguments)
