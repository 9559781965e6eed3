"""In place of asyncio, of which Pyodide's start wants this one name."""


def get_event_loop() -> None:
    """There is none: the engine answers at once."""
    raise RuntimeError("there is no event loop")
