"""Compile what the page ships, in the very Pyodide that will run it: a .pyc fits one Python only.

Run by compile.mjs with APP (our sources) and STDLIB (Pyodide's own) as zips; makes LIBRARY of both.
Of the standard library only the modules stay that the engine has imported once all of its modules are
loaded: so the engine may not import inside functions (tests/architecture sees to that). Docstrings, line
numbers and what functions say of their types go, for nobody sees them in the page. The zip is stored: the
build compresses it as a whole, which is smaller than file by file.

A dataclass writes its methods as text and compiles that, at every import. Here that is done once: the
library's module `_methods` has the code of every dataclass of ours, and `dataclasses` takes it from there.
"""

# ruff: noqa: E402 - what this script itself imports isn't needed in the page
import importlib
import sys
import zipimport

APP, STDLIB, LIBRARY = "/app.zip", "/stdlib.zip", "/library.zip"
EPOCH = (1980, 1, 1, 0, 0, 0)


def module_of(path: str) -> str:
    """ "json/decoder.py" -> "json.decoder", "json/__init__.py" -> "json"."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


import dataclasses

METHODS: dict[str, str] = {}
"""By a dataclass's module and name: the text of its methods."""


def record(text: str, names: dict[str, object], made: dict[str, object]) -> None:
    """What dataclasses call in place of `exec`, from `add_fns_to_class(self, cls)`."""
    owner = sys._getframe(1).f_locals["cls"]
    METHODS[f"{owner.__module__}.{owner.__qualname__}"] = text
    exec(text, names, made)


dataclasses.exec = record  # type: ignore[attr-defined]
sys.path.insert(0, APP)
for path in sorted(zipimport.zipimporter(APP)._get_files()):
    if path.endswith(".py"):
        importlib.import_module(module_of(path))
WANTED = {
    name
    for name, module in sys.modules.items()
    if isinstance(
        getattr(module, "__loader__", None), zipimport.zipimporter
    )  # not those that Python has inside
}

del dataclasses.exec  # type: ignore[attr-defined]

import _ast
import importlib.util
import marshal
import types
import zipfile
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # the only writer of unchecked .pyc there is


def nodes(tree: _ast.AST) -> Iterator[_ast.AST]:
    """All of a syntax tree. (The module `ast` is a stand-in here.)"""
    yield tree
    for field in tree._fields:
        value = getattr(tree, field, None)
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, _ast.AST):
                yield from nodes(part)


def untyped(text: str, path: str) -> _ast.AST:
    """A module's syntax without annotations of functions: each would be a function of its own."""
    tree: _ast.AST = compile(text, path, "exec", _ast.PyCF_ONLY_AST, dont_inherit=True, optimize=2)
    for node in nodes(tree):
        if isinstance(node, _ast.FunctionDef | _ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, _ast.arg):
            node.annotation = None
    return tree


def bare(code: types.CodeType) -> types.CodeType:
    """The same code, all the way down, with a line table that says of every instruction: nowhere."""
    inner = tuple(bare(part) if isinstance(part, types.CodeType) else part for part in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)  # an entry is for up to 8 code units; 0xF8 is one for 1
    nowhere = b"\xff" * whole + bytes([0xF7 + rest] if rest else [])
    return code.replace(co_consts=inner, co_linetable=nowhere)


TAKES_TEXT = "exec(txt, self.globals, ns)"
TAKES_CODE = (
    'exec(__import__("_methods").CODE.get(f"{cls.__module__}.{cls.__qualname__}", txt), self.globals, ns)'
)


def code_of(text: str) -> types.CodeType:
    return bare(compile(text, "<string>", "exec", dont_inherit=True, optimize=2))


def methods() -> bytes:
    """The source of the module `_methods`: CODE, by a dataclass's module and name."""
    code = {name: code_of(text) for name, text in sorted(METHODS.items())}
    return f"import marshal\nCODE = marshal.loads({marshal.dumps(code)!r})\n".encode()


def source_of(path: str, source: bytes) -> bytes:
    """A module's source as the library has it: `dataclasses` takes code that is there already."""
    if path != "dataclasses.py":
        return source
    text = source.decode()
    assert text.count(TAKES_TEXT) == 1, "these are not the dataclasses of the Python that package.json pins"
    return text.replace(TAKES_TEXT, TAKES_CODE).encode()


def add_module(library: zipfile.ZipFile, path: str, text: bytes) -> None:
    code = bare(compile(untyped(text.decode(), path), path, "exec", dont_inherit=True, optimize=2))
    pyc = _code_to_hash_pyc(code, importlib.util.source_hash(text), False)
    library.writestr(zipfile.ZipInfo(path + "c", EPOCH), pyc)


def add_compiled(library: zipfile.ZipFile, source: str) -> None:
    """Add the wanted modules of `source` as .pyc, the same bytes for the same input."""
    with zipfile.ZipFile(source) as sources:
        for path in sorted(sources.namelist()):
            if not path.endswith(".py") or module_of(path) not in WANTED:
                continue
            add_module(library, path, source_of(path, sources.read(path)))


with zipfile.ZipFile(LIBRARY, "w") as library:
    add_compiled(library, STDLIB)
    add_compiled(library, APP)
    add_module(library, "_methods.py", methods())
