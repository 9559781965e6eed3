"""A tree small enough to build in a blink: the real build.py, the real esbuild and a stand-in page."""

import gzip
import importlib.util
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]

FILES = {
    "index.html": """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta
      http-equiv="Content-Security-Policy"
      content="script-src 'self' {{csp-hashes}}; worker-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'"
    >
    <title>Stand-in</title>
    <link rel="icon" href="icon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="icon-192.png">
    <link rel="manifest" href="manifest.webmanifest">
    <style>{{css}}</style>
    <script>document.documentElement.lang = "nb";</script>
    <script type="application/json" id="config">{{config}}</script>
  </head>
  <body>
    <h1>{{t:app-name}}</h1><script type="module" src="{{main}}"></script>
  </body>
</html>
""",  # noqa: E501
    "js/main.js": """import { html } from 'lit-html';
import words from './locales/en.ftl';
import die from '@phosphor-icons/core/assets/regular/dice-one.svg';
import catalog from './generated/catalog.json';
console.log(html, words, die, catalog);
""",
    "js/worker.js": "self.onmessage = () => {};\n",
    "js/service-worker.js": 'const BUILD = JSON.parse("{{build}}"); console.log(BUILD);\n',
    "js/manifest.webmanifest": "{}\n",
    "js/art/icon-192.png": "stand-in",
    "js/styles/main.css": """@font-face {
  font-family: Figtree;
  src: url("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2") format("woff2");
}
""",
    "js/art/icon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    "js/locales/en.ftl": "app-name = Bones & Banners\n",
    "js/locales/nb.ftl": "app-name = Bein & bannere\n",
    "js/locales/da.ftl": "app-name = Ben & bannere\n",
    "py/bridge/__init__.py": "",
    "py/bridge/catalog.py": "GAMES = {}\n\n\ndef describe():\n    return {'dice_poker': {'seats': [1, 6]}}\n",
    "py/bridge/api.py": "import bridge.catalog\n\n\nclass Session:\n    pass\n",
    "py/dice_poker/solver.py": "import numpy\n",
}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module build.py of a tree of its own; `tree.ROOT` is that tree."""
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for name in ("build.py", "LICENSE", "package.json", "package-lock.json", "requirements.txt"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "licences", tmp_path / "licences")
    shutil.copytree(ROOT / "js/boot", tmp_path / "js/boot")

    spec = importlib.util.spec_from_file_location("build_of_a_tree", tmp_path / "build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    # Never a link: `npm ci` would empty what it points at.
    monkeypatch.setattr(module, "NODE_MODULES", ROOT / "node_modules")
    monkeypatch.setattr(module, "VENV_PYTHON", Path(sys.executable))
    monkeypatch.setenv("NODE_PATH", str(ROOT / "node_modules"))
    return module


@pytest.fixture
def rebuild(tree: ModuleType) -> Callable[[], None]:
    """Build dist/ with the engine's sources in place of what Pyodide would take seconds to compile."""

    def rebuild() -> None:
        tree.LIBRARY.parent.mkdir(parents=True, exist_ok=True)
        tree.zip_python(tree.LIBRARY)
        tree.SNAPSHOT.write_bytes(b"stand-in")
        tree.CORE.mkdir(exist_ok=True)
        for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
            shutil.copyfile(tree.NODE_MODULES / "pyodide" / name, tree.CORE / name)
        tree.MODULE.write_bytes(gzip.compress((tree.CORE / "pyodide.asm.wasm").read_bytes(), 1, mtime=0))
        tree.TABLES["dice_poker"].write_bytes(b"stand-in")
        tree.build_dist()

    return rebuild


@pytest.fixture
def site(tree: ModuleType, rebuild: Callable[[], None]) -> Path:
    """dist/ of the stand-in tree, built."""
    tree.write_catalog()
    rebuild()
    return tree.DIST
