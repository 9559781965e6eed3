"""Compile what the page ships, in the very Pyodide that will run it: a .pyc fits one Python only.

Run by compile.mjs with APP (our sources) and STDLIB (Pyodide's own) as zips; makes OUT_APP and OUT_STDLIB.
Of the standard library only the modules stay that the engine has imported once all of its modules are loaded:
so the engine may not import inside functions (tests/architecture sees to that).
"""

import importlib
import importlib.util
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # the only writer of unchecked .pyc there is

APP, STDLIB = "/app.zip", "/stdlib.zip"
OUT_APP, OUT_STDLIB = "/app-compiled.zip", "/stdlib-compiled.zip"
EPOCH = (1980, 1, 1, 0, 0, 0)


def module_of(path: str) -> str:
    """ "json/decoder.py" -> "json.decoder", "json/__init__.py" -> "json"."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compile_zip(source: str, target: str, wanted: set[str] | None = None) -> None:
    """Write every module of `source` (or only the `wanted`) as .pyc, the same bytes for the same input."""
    with zipfile.ZipFile(source) as sources, zipfile.ZipFile(target, "w") as compiled:
        for path in sorted(sources.namelist()):
            if not path.endswith(".py") or (wanted is not None and module_of(path) not in wanted):
                continue
            text = sources.read(path)
            code = compile(text, path, "exec", dont_inherit=True, optimize=2)
            pyc = _code_to_hash_pyc(code, importlib.util.source_hash(text), False)
            compiled.writestr(zipfile.ZipInfo(path + "c", EPOCH), pyc, zipfile.ZIP_DEFLATED, 9)


sys.path.insert(0, APP)
with zipfile.ZipFile(APP) as app:
    for path in sorted(app.namelist()):
        importlib.import_module(module_of(path))
compile_zip(APP, OUT_APP)
compile_zip(STDLIB, OUT_STDLIB, wanted=set(sys.modules))
