"""In place of Pyodide's event loop: the engine answers at once, so it needs none."""

from pyodide_js._api import scheduleCallback  # noqa: F401 - a snapshot counts on who was asked for, and when


def _initialize_event_loop() -> None:
    """Pyodide calls this when it starts."""
