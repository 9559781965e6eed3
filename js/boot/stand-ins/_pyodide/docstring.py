"""In place of what gives Pyodide's own types their docstrings: nobody reads them in the page."""


def dedent_docstring(_: str) -> str:
    """None."""
    return ""


def get_cmeth_docstring(_: object) -> str:
    """None."""
    return ""
