"""The arrows: who may import whom, which clauses have a function and a test, what a file may look like."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PY = ROOT / "py"
FILES = sorted(PY.rglob("*.py"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PY)))

ORDER = {
    "core": ["errors", "rng", "choices", "protocol", "codec", "players", "record", "match"],
    "dice_poker": [
        *("scoring", "actions", "events", "state", "rules", "view", "game"),
        *("lattice", "rule_set", "tables", "solver", "turn", "race", "analysis", "review", "bots"),
    ],
    "palace_poker": [
        *("cards", "hands", "battles", "actions", "events", "state", "betting", "ending", "dealing"),
        *("duels", "turns", "rules", "view", "belief", "lots", "palaces", "chance", "game"),
        *("counting", "outlook"),
        *(
            "reading",
            "ranges",
            "worlds",
            "sight",
            "worth",
            "rollouts",
            "pairs",
            "subgame",
            "analysis",
            "review",
            "bots",
        ),
    ],
    "bridge": ["entry", "dice", "palace", "catalog", "requests", "api"],
}
"""Inside a package a module imports only what stands before it."""

MAY_IMPORT = {
    "core": {"core"},
    "dice_poker": {"core", "dice_poker"},
    "palace_poker": {"core", "palace_poker"},
    "bridge": {"core", "dice_poker", "palace_poker", "bridge"},
}
STANDARD = {
    "__future__",
    "bisect",
    "collections",
    "contextlib",
    "dataclasses",
    "functools",
    "hashlib",
    "hmac",
    "itertools",
    "json",
    "math",
    "operator",
    "random",
    "re",
    "reprlib",
    "struct",
    "types",
    "typing",
    "unicodedata",
    "zlib",
}
ONLY_IN = {"secrets": "rng.py", "importlib": "catalog.py"}
"""Modules of the standard library that one file alone may import."""
HIDDEN_FROM_BOTS = ("core.match", "core.record", "bridge")
BUILD_TIME = {"solver.py"}


def imports(path: Path) -> list[str]:
    """The full names of the modules that a file imports; `from a import b` gives a.b if that is a module."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"), feature_version=(3, 11))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            assert node.module
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            modules = [name for name in inner if (PY / Path(*name.split("."))).with_suffix(".py").exists()]
            found += modules or [node.module]
    return found


def ours(name: str) -> bool:
    return name.split(".")[0] in MAY_IMPORT


@every_file
def test_packages_import_only_upwards(path: Path) -> None:
    package = path.relative_to(PY).parts[0]
    for name in filter(ours, imports(path)):
        assert name.split(".")[0] in MAY_IMPORT[package], f"{path.name} imports {name}"


@every_file
def test_modules_import_only_what_stands_before_them(path: Path) -> None:
    package, *rest = path.relative_to(PY).with_suffix("").parts
    if rest[0] == "__init__":
        assert not imports(path), "a package file only says what the package is"
        return
    order = ORDER[package]
    assert rest[0] in order, f"{path.name} has no place in the order of {package}"
    for name in filter(ours, imports(path)):
        other, *inner = name.split(".")
        if other == package and inner and rest[0] != inner[0]:
            assert order.index(inner[0]) < order.index(rest[0]), f"{path.name} imports {name}"


def test_no_module_imports_itself_in_a_circle() -> None:
    arrows = {module(path): {name for name in imports(path) if ours(name)} for path in FILES}

    def reach(name: str, trail: tuple[str, ...]) -> None:
        assert name not in trail, " -> ".join((*trail, name))
        for other in arrows.get(name, ()):
            reach(other, (*trail, name))

    for name in arrows:
        reach(name, ())


def module(path: Path) -> str:
    parts = path.relative_to(PY).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@every_file
def test_only_plain_python_is_needed(path: Path) -> None:
    if path.name in BUILD_TIME:
        return
    for name in imports(path):
        top = name.split(".")[0]
        allowed = ours(name) or top in STANDARD or ONLY_IN.get(top) == path.name
        assert allowed, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", sorted(PY.glob("*/bots/*.py")), ids=lambda path: str(path.relative_to(PY)))
def test_bots_cannot_reach_matches_records_or_other_players(path: Path) -> None:
    for name in imports(path):
        assert not name.startswith(HIDDEN_FROM_BOTS), f"{path.name} imports {name}"


@every_file
def test_a_file_says_what_it_is_and_stays_short(path: Path) -> None:
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    assert len(source.splitlines()) <= 300
    docstring = ast.get_docstring(tree)
    assert docstring
    if any(isinstance(node, ast.ClassDef) for node in tree.body) and path.name != "game.py":
        assert "Glossary\n--------" in docstring
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_"):
            assert ast.get_docstring(node) or is_nested(tree, node), (
                f"{path.name}: {node.name} has no docstring"
            )


def is_nested(tree: ast.Module, node: ast.FunctionDef | ast.ClassDef) -> bool:
    outer = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n is not node]
    return any(node in ast.walk(function) for function in outer)


@every_file
def test_nothing_is_imported_inside_a_function(path: Path) -> None:
    """The page ships only the library modules that are loaded when all of the engine's are."""
    tree = ast.parse(path.read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.Lambda))]
    inside = [
        n for function in functions for n in ast.walk(function) if isinstance(n, (ast.Import, ast.ImportFrom))
    ]
    assert not inside, f"{path.name}: import in line {inside[0].lineno}"


@every_file
def test_the_examples_in_docstrings_are_true(path: Path) -> None:
    assert doctest.testmod(importlib.import_module(module(path))).failed == 0


@pytest.mark.parametrize("rules", sorted(PY.glob("*/RULES.md")), ids=lambda path: path.parent.name)
def test_every_clause_has_a_function_and_a_test(rules: Path) -> None:
    clauses = re.findall(r"\*\*([A-Z]\d+)\*\*", rules.read_text("utf-8"))
    letter = clauses[0][0]
    assert clauses == [f"{letter}{number}" for number in range(1, len(clauses) + 1)]
    in_code: set[str] = set()
    for path in rules.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                named = re.search(r"Clauses?\s+([^:.]*)", ast.get_docstring(node) or "")
                in_code |= set(re.findall(rf"{letter}\d+", named.group(1) if named else ""))
    tests = " ".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    in_tests = {name.upper() for name in re.findall(rf"def test_({letter.lower()}\d+)_", tests)}
    assert in_code == set(clauses)
    assert in_tests == set(clauses)
