"""In place of Pyodide's first package: the same without formatted tracebacks."""

from . import _base, _importhook

__all__ = ["_base", "_importhook"]


def set_excepthook() -> None:
    """Pyodide calls this when it starts."""
