"""In place of the part of Pyodide that runs source code, which brings much of Python's library with it."""


def eval_code(source: str, globals: dict[str, object] | None = None, locals: None = None) -> object:
    """Run `source` and return the value of its last expression, on a line of its own or after "; "."""
    before, _, last = source.strip().replace("; ", "\n").rpartition("\n")
    names = {} if globals is None else globals
    exec(before, names)
    return eval(last, names)
