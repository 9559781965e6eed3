"""In place of Pyodide's package loader: no packages are loaded, only two names asked for."""

from pyodide_js import loadedPackages  # noqa: F401 - a snapshot counts on who was asked for, and when


class _Folder:
    """A path, as far as Pyodide's start looks at one: its text."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = _Folder("/lib/python3.14/site-packages")
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Pyodide calls this when it starts."""
