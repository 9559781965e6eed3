#!/usr/bin/env python3
"""Bones & Banners: one command from sources to a page that plays.

    python3 build.py serve [--port 8000] [--base /some-repo/]   build, then serve on 127.0.0.1
    python3 build.py [build]                                    build dist/
    python3 build.py onefile                                    the same; it has bones-and-banners.html in it
    python3 build.py check                                      linters, types, all tests without a browser
    python3 build.py test [-- pytest arguments]                 check, then the browser tests
    python3 build.py bench [name ... [--its-options ...]]       run bench/*.py
    python3 build.py arena [--field a,b*3 ...]                  let Palace Poker bots play, see bench/arena.py

Words used here:
    step   something done to the tree, e.g. "npm ci"; skipped while its inputs and outputs are as it left them
    stamp  the hashes of a step's inputs and outputs when it last succeeded, e.g. .build/stamps/npm-ci
    dist/  the whole site; made beside itself and swapped in, so never half-written

Standard library only. Needs Python 3.11 and Node 20; an older Python (down to 3.7) still gets to say so.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import hashlib
import html
import importlib.util
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import takewhile
from pathlib import Path
from types import MappingProxyType
from typing import Any, Callable, Iterable, Mapping, NamedTuple, Sequence, TypeVar

OLDEST_PYTHON = (3, 11)
OLDEST_NODE = 20

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / ".build"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NODE_MODULES = ROOT / "node_modules"
CATALOG = ROOT / "js/generated/catalog.json"
LIBRARY = BUILD / "compiled/library.bin"  # py/ and what it uses of the standard library: .pyc, zip, gzipped
CORE = BUILD / "compiled/pyodide"  # Pyodide's scripts and WebAssembly, without what only other packages need
MODULE = BUILD / "compiled/module.gz"  # that WebAssembly, gzipped, as the one file has it
SNAPSHOT = BUILD / "compiled/snapshot.bin"  # Python's memory with all that imported (sparse.js), gzipped
TABLES = {"dice_poker": BUILD / "compiled/dice_poker.tables"}  # per game: what its solver worked out
STAND_INS = ROOT / "js/boot/stand-ins"  # modules of ours in place of Pyodide's
ENGINE = {"PYTHONPATH": str(ROOT / "py")}  # what a Python needs to import the engine

LANGUAGES = ("en", "nb", "da")
ONE_FILE = "bones-and-banners.html"
QUIET = "--log-level=warning"  # for esbuild
# What Pyodide's module uses; wasm-opt would write newer ones that browsers don't read yet.
WASM_FEATURES = (
    "bulk-memory",
    "bulk-memory-opt",
    "call-indirect-overlong",
    "exception-handling",
    "extended-const",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
    "simd",
    "tail-call",
)
# Not embedded in the one file: in the page itself, or of no use without a server.
INLINED = (".js", ".mjs", ".css", ".woff2", ".html", ".svg", ".png", ".webmanifest")
# Not kept on a device: only people and shops look at them.
ONLINE_ONLY = (ONE_FILE, "service-worker.js", "*.png", "LICENSE", "*.txt", ".nojekyll")
BUILD_TIME_ONLY = ("rule_set.py", "solver.py")  # Python that the page never runs

# What each step reads: files and whole folders.
CORE_SOURCES = ("build.py", "js/boot", "package-lock.json")
COMPILED_SOURCES = ("build.py", "js/boot", "py", "package-lock.json")
SOLVED_SOURCES = (
    *(f"py/dice_poker/{name}.py" for name in ("scoring", "lattice", "rule_set", "solver", "tables", "game")),
    "requirements.txt",
)
SITE_SOURCES = (
    "build.py",
    "index.html",
    "js",
    "py",
    "requirements.txt",
    "LICENSE",
    "licences",
    "package-lock.json",
)
PYTHON_SOURCES = ("build.py", "py", "tests", "bench", "pyproject.toml", "requirements.txt")
SCRIPT_SOURCES = ("js", "tests", "tsconfig.json", "tsconfig.worker.json", "package-lock.json")
STYLE_SOURCES = ("js/styles", ".stylelintrc.json", "package-lock.json")
PAGE_SOURCES = ("dist/index.html", ".htmlvalidate.json", "package-lock.json")

T = TypeVar("T")


class Failure(Exception):
    """What went wrong, as one clear sentence for the person at the terminal."""


# ---------------------------------------------------------------- steps


def digest(paths: Iterable[Path], salt: str = "", root: Path = ROOT) -> str:
    """The SHA-256 (hex) of `salt` and of files and whole folders: contents, and names below `root`."""
    total = hashlib.sha256(salt.encode())
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and "__pycache__" not in file.parts:
                content = hashlib.sha256(file.read_bytes()).hexdigest()
                total.update(f"{file.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def step(
    name: str,
    work: Callable[[], T],
    inputs: Sequence[str] = (),
    outputs: Sequence[Path] = (),
    salt: str = "",
) -> T | None:
    """Do `work` and say how long it took, unless it is up to date.

    It is while the hashes of `inputs` and `outputs` are as when it last succeeded; a step without inputs
    never is. `salt` is whatever else the result depends on.
    """
    stamp = BUILD / "stamps" / name.replace(" ", "-")
    before = digest([ROOT / name for name in inputs], salt)
    if inputs and stamp.exists() and stamp.read_text() == f"{before} {digest(outputs)}":
        say("–", name, "up to date")
        return None
    if stamp.exists():
        stamp.unlink()
    start = time.monotonic()
    result = work()
    say("✓", name, f"{time.monotonic() - start:.1f} s")
    if inputs:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(f"{before} {digest(outputs)}")
    return result


def say(mark: str, name: str, note: str) -> None:
    print(f"{mark} {name:<18}{note:>10}", flush=True)


def run(
    name: str,
    *command: object,
    live: bool = False,
    download: bool = False,
    env: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """The output of a command that must succeed, e.g. run("tsc", node_tool("tsc"), "-p", "tsconfig.json").

    When it fails, its output is shown (if `live`, as it comes), or for a `download` kept in a log.
    """
    process = subprocess.Popen(
        [str(word) for word in command],
        cwd=str(ROOT),
        env={**os.environ, **env},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    output = ""
    with process:
        for line in process.stdout or ():
            output += line
            if live:
                print(line, end="", flush=True)
    if process.returncode == 0:
        return output
    if download:
        log = BUILD / f"{name.replace(' ', '-')}.log"
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(output, encoding="utf-8")
        raise Failure(f"{name} failed, most likely in a download; try again, or see {log.relative_to(ROOT)}.")
    if not live:
        print(output, end="", flush=True)
    raise Failure(f"{name} failed.")


# ---------------------------------------------------------------- what must be on the machine


def require_python() -> None:
    if sys.version_info[:2] < OLDEST_PYTHON:
        wanted, found = (".".join(map(str, version)) for version in (OLDEST_PYTHON, sys.version_info[:2]))
        raise Failure(f"Python {wanted} or newer is needed, and this is Python {found}.")


def require_node() -> None:
    wanted = f"Node.js {OLDEST_NODE} or newer is needed"
    node = shutil.which("node")
    if not node:
        raise Failure(f"{wanted}, and there is none on the PATH.")
    found = run("node", node, "--version").strip()
    number = re.match(r"v(\d+)\.", found)
    if not number or int(number.group(1)) < OLDEST_NODE:
        raise Failure(f"{wanted}, and this is {found}.")
    if not shutil.which("npm"):
        raise Failure("npm is needed, and there is none on the PATH; it comes with Node.js or on its own.")


def make_venv() -> None:
    """A fresh .venv with what requirements.txt pins."""
    if not importlib.util.find_spec("ensurepip"):
        raise Failure("Python's venv module is incomplete here; install the package python3-venv first.")
    run("venv", sys.executable, "-m", "venv", "--clear", VENV)
    run("pip install", *venv_tool("pip"), "install", "--quiet", "-r", "requirements.txt", download=True)


def install_for_bench() -> None:
    """What requirements-bench.txt pins, heavy and of no other use, into .venv."""
    command = ("install", "--quiet", "-r", "requirements.txt", "-r", "requirements-bench.txt")
    run("pip install", *venv_tool("pip"), *command, download=True)


def install_node_modules() -> None:
    """A fresh node_modules/ with what package-lock.json pins; no package's own scripts are run."""
    run("npm ci", shutil.which("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund", download=True)


def set_up() -> None:
    """Bring what a fresh checkout lacks."""
    require_node()
    step("venv", make_venv, ["requirements.txt"], [VENV / "pyvenv.cfg"], salt=sys.version)
    pinned = ["package.json", "package-lock.json", ".npmrc"]
    step("npm ci", install_node_modules, pinned, [NODE_MODULES / ".package-lock.json"])


def venv_tool(name: str) -> list[object]:
    return [VENV_PYTHON, "-m", name]


def node_tool(name: str) -> str:
    return shutil.which(name, path=str(NODE_MODULES / ".bin")) or name


# ---------------------------------------------------------------- dist/


def write_catalog() -> None:
    """js/generated/catalog.json: the games, rows, bots and limits, as the engine itself describes them."""
    program = "import json, bridge.catalog; print(json.dumps(bridge.catalog.describe(), indent=2))"
    text = run("catalog", sys.executable, "-B", "-c", program, env=ENGINE)
    CATALOG.parent.mkdir(parents=True, exist_ok=True)
    CATALOG.write_bytes(text.encode())


def build_dist() -> None:
    """Make the site in a folder of its own under .build/, then swap it in."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="dist-", dir=str(BUILD)) as folder:
        site, old = Path(folder, "new"), Path(folder, "old")
        make_site(site)
        if DIST.exists():
            DIST.rename(old)
        try:
            site.rename(DIST)
        except OSError:
            if old.exists():
                old.rename(DIST)
            raise


def make_site(site: Path) -> None:
    bundles = bundle(site)
    library, snapshot = copy_hashed(LIBRARY, site), copy_hashed(SNAPSHOT, site)
    tables = {game: copy_hashed(file, site) for game, file in TABLES.items()}
    pyodide = copy_pyodide(site)
    for file in (
        ROOT / "js/manifest.webmanifest",
        ROOT / "js/art/icon.svg",
        *(ROOT / "js/art").glob("*.png"),
    ):
        shutil.copyfile(file, site / file.name)
    shutil.copyfile(ROOT / "LICENSE", site / "LICENSE")
    (site / ".nojekyll").touch()
    write_notices(site / "THIRD_PARTY_NOTICES.txt", bundles.packages)

    template = (ROOT / "index.html").read_text(encoding="utf-8")
    wasm = pyodide + "pyodide.asm.wasm"
    config = {
        "version": digest([site], template + bundles.css, root=site)[:12],
        "worker": bundles.worker,
        "pyodide": pyodide,
        "wasm": wasm,
        "library": library,
        "tables": tables,
        "snapshot": snapshot,
        "fits": snapshot_fits(),
        "lock": {"info": pyodide_lock()["info"], "packages": {}},
        "files": {url: checked(site / url) for url in (wasm, library, snapshot, *tables.values())},
        "bytes": sum((site / name).stat().st_size for name in offline_files(site)),
        "oneFile": ONE_FILE,
    }
    values = {
        "css": with_fonts(bundles.css, lambda font: f"assets/{font}"),
        "main": bundles.main,
        "worker": bundles.worker,
        "pyodide": pyodide,
        "config": inline_json(config),
    }
    page = fill(template, values, messages())
    (site / "index.html").write_bytes(page.encode())
    write_service_worker(site, str(config["version"]))
    write_one_file(site, template, config, bundles)


def offline_files(site: Path) -> list[str]:
    """The names of all that the page needs without a server."""
    names = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    return [name for name in names if not any(Path(name).match(pattern) for pattern in ONLINE_ONLY)]


def write_service_worker(site: Path, version: str) -> None:
    """service-worker.js with the list of what it keeps."""
    target = site / "service-worker.js"
    files = {name: integrity((site / name).read_bytes()) for name in offline_files(site)}
    script = ["js/service-worker.js", "--minify", f"--outfile={target}", QUIET]
    run("esbuild", node_tool("esbuild"), *script)
    text = target.read_text(encoding="utf-8")
    build = {"version": version, "files": files, "ways": [name for name in files if name.endswith(".bin")]}
    listed = json.dumps(json.dumps(build, separators=(",", ":")))
    assert '"{{build}}"' in text
    target.write_bytes(text.replace('"{{build}}"', listed).encode())


# ---------------------------------------------------------------- the one file


def write_one_file(site: Path, template: str, config: dict[str, object], bundles: Bundles) -> None:
    """The site as one page that needs no server: what index.html refers to stands in it."""
    inside = ["THIRD_PARTY_NOTICES.txt"]
    inside += [name for name in offline_files(site) if not name.endswith(INLINED)]
    files = [embedded(name, (site / name).read_bytes()) for name in inside if not name.endswith(".wasm")]
    files.append(embedded(str(config["wasm"]), MODULE.read_bytes(), gzipped=True))
    files.append(embedded(bundles.worker, bundle_inner_worker(site)))
    values = {
        "css": with_fonts(
            bundles.css, lambda font: data_url("font/woff2", (site / "assets" / font).read_bytes())
        ),
        "main": (site / bundles.main).read_text(encoding="utf-8").replace("</script", "<\\/script"),
        "config": inline_json({**config, "inside": True, "oneFile": ""}),
        "files": "\n".join(files),
        "icon": data_url("image/svg+xml", (site / "icon.svg").read_bytes()),
    }
    page = fill(one_file_template(template), values, messages())
    (site / ONE_FILE).write_bytes(page.encode())


def one_file_template(template: str) -> str:
    """index.html with places for what it otherwise refers to."""
    changes = {
        '<script type="module" src="{{main}}"></script>': '<script type="module">{{main}}</script>',
        '<link rel="icon" href="icon.svg" type="image/svg+xml">': '<link rel="icon" href="{{icon}}">',
        '    <link rel="apple-touch-icon" href="icon-192.png">\n': "",
        '    <link rel="manifest" href="manifest.webmanifest">\n': "",
        "script-src 'self' ": "script-src blob: ",
        "worker-src 'self'; connect-src 'self'": "worker-src blob:",
        "img-src 'self' data:; font-src 'self'; manifest-src 'self'": "img-src data:; font-src data:",
        "  </body>": "{{files}}\n  </body>",
    }
    template = re.sub(r" *<script data-site>.*?</script>\n", "", template, flags=re.DOTALL)
    for there, here in changes.items():
        if template.count(there) != 1:
            raise Failure(f"index.html has to hold {there.strip()} once, for the one file.")
        template = template.replace(there, here)
    return template


def embedded(name: str, content: bytes, gzipped: bool = False) -> str:
    """A file as an element that js/boot/fetch.js reads; what it is asked for as .bin it unpacks itself."""
    kind = "application/wasm" if name.endswith(".wasm") else "application/octet-stream"
    if not name.endswith(".bin") and not gzipped:
        content = gzip.compress(content, 9, mtime=0)
    mark = "" if name.endswith(".bin") else " data-gzip"
    text = base64.b64encode(content).decode()
    return f'<script type="text/plain" data-file="{name}" data-type="{kind}"{mark}>{text}</script>'


def bundle_inner_worker(site: Path) -> bytes:
    """The worker with Pyodide's scripts in it, a classic script: not all browsers let files start modules."""
    target = site / "inner-worker.js"
    run(
        "esbuild",
        node_tool("esbuild"),
        "js/worker.js",
        "--bundle",
        "--conditions=one-file",
        "--format=iife",
        "--target=es2022",
        "--minify",
        "--legal-comments=none",
        "--charset=utf8",
        "--external:node:*",
        "--external:ws",
        f"--alias:pyodide/pyodide.asm.mjs={CORE / 'pyodide.asm.mjs'}",
        "--banner:js=self.importScripts = undefined;",  # Pyodide refuses a worker that has it
        '--define:import.meta.url="https://pyodide.invalid/pyodide.asm.mjs"',
        QUIET,
        f"--outfile={target}",
    )
    content = target.read_bytes()
    target.unlink()
    return content


def with_fonts(css: str, address: Callable[[str], str]) -> str:
    """A style sheet that stands in the page, with the addresses of its fonts by their names in assets/."""
    return re.sub(r'url\("?(?:\./)?([^":)]+\.woff2)"?\)', lambda match: f'url("{address(match[1])}")', css)


def data_url(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


# ---------------------------------------------------------------- what the site is bundled from


class Bundles(NamedTuple):
    """What esbuild made: two URLs relative to the site, the styles, the names of the npm packages in them."""

    main: str
    worker: str
    css: str
    packages: list[str]


def bundle(site: Path) -> Bundles:
    """Bundle scripts and fonts into assets/, every name with a hash of its content; and the styles."""
    entries = {"main": "js/main.js", "worker": "js/worker.js", "css": "js/styles/main.css"}
    meta = site / "meta.json"
    run(
        "esbuild",
        node_tool("esbuild"),
        *entries.values(),
        "--bundle",
        "--format=esm",
        "--target=es2022",
        "--minify",
        "--legal-comments=none",  # the licences are in THIRD_PARTY_NOTICES.txt
        "--charset=utf8",
        "--loader:.ftl=file",
        "--loader:.svg=text",
        "--loader:.woff2=file",
        "--entry-names=[name]-[hash]",
        "--asset-names=[name]-[hash]",
        QUIET,
        f"--outdir={site / 'assets'}",
        f"--metafile={meta}",
    )
    outputs = json.loads(meta.read_text(encoding="utf-8"))["outputs"]
    meta.unlink()
    for script in (site / "assets").glob("*.js"):
        squeeze(script)
    urls = {output.get("entryPoint"): "assets/" + Path(path).name for path, output in outputs.items()}
    inputs = " ".join(name for output in outputs.values() for name in output["inputs"])
    packages = sorted(set(re.findall(r"node_modules/((?:@[^/]+/)?[^/]+)/", inputs)))
    css = site / urls[entries["css"]]
    styles = css.read_text(encoding="utf-8")
    css.unlink()  # It stands in the page: the first paint waits for no second file.
    return Bundles(urls[entries["main"]], urls[entries["worker"]], styles, packages)


def squeeze(script: Path) -> None:
    """Make a bundled module smaller by terser, and the page's by its indented templates, too."""
    options = ["--module", "--ecma", "2022", "--compress", "passes=2", "--mangle"]
    run("terser", node_tool("terser"), script, *options, "--output", script)
    if script.name.startswith("main-"):  # the worker's templates are Python
        script.write_text(re.sub(r"\n\s+", " ", script.read_text(encoding="utf-8")), encoding="utf-8")


def compile_python() -> None:
    """LIBRARY and SNAPSHOT, made by the Pyodide that will load them."""
    LIBRARY.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=str(BUILD)) as folder:
        app, stdlib, library, memory = (Path(folder, name) for name in ("app", "stdlib", "library", "memory"))
        zip_python(app)
        zip_stdlib(stdlib)
        run("compile", "node", ROOT / "js/boot/compile.mjs", CORE, app, stdlib, library)
        compress(library, LIBRARY)
        fits = json.dumps(snapshot_fits())
        run("snapshot", "node", ROOT / "js/boot/snapshot.mjs", CORE, library, memory, fits)
        compress(memory, SNAPSHOT)


def compress(source: Path, target: Path) -> None:
    """Gzip a file by libdeflate, which leaves a few per cent less of it than zlib; the same every time."""
    program = (
        "import deflate, pathlib, sys; source, target = map(pathlib.Path, sys.argv[1:]); "
        "target.write_bytes(deflate.gzip_compress(source.read_bytes(), 12))"
    )
    run("compress", VENV_PYTHON, "-c", program, source, target)


def prune_pyodide() -> None:
    """CORE: fewer exports (js/boot/prune.mjs), so fewer functions. And MODULE."""
    source, wasm = NODE_MODULES / "pyodide", CORE / "pyodide.asm.wasm"
    CORE.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source / "pyodide.mjs", CORE / "pyodide.mjs")
    run("prune", "node", ROOT / "js/boot/prune.mjs", source, CORE)
    features = (f"--enable-{feature}" for feature in WASM_FEATURES)
    unused = "--remove-unused-module-elements"
    run("wasm-opt", node_tool("wasm-opt"), wasm, "--mvp-features", *features, unused, "--output", wasm)
    compress(wasm, MODULE)


def solve_games() -> None:
    """TABLES: the exact values that the bots, the coach and the reviews look up."""
    for game, file in TABLES.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        run(f"{game} solver", *venv_tool(f"{game}.solver"), file, env=ENGINE)


def zip_python(target: Path) -> None:
    """Zip the engine's sources, the same bytes for the same sources."""
    with zipfile.ZipFile(target, "w") as archive:
        for file in sorted((ROOT / "py").rglob("*.py")):
            if file.name not in BUILD_TIME_ONLY:
                add_file(archive, file.relative_to(ROOT / "py").as_posix(), file.read_bytes())


def zip_stdlib(target: Path) -> None:
    """Zip Pyodide's library with our stand-ins in it."""
    stdlib = NODE_MODULES / "pyodide/python_stdlib.zip"
    with zipfile.ZipFile(stdlib) as source, zipfile.ZipFile(target, "w") as archive:
        for name in source.namelist():
            ours = STAND_INS / name
            add_file(archive, name, ours.read_bytes() if ours.is_file() else source.read(name))


def add_file(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Add a file that says nothing of when and where it was made."""
    entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    entry.external_attr = 0o644 << 16
    entry.create_system = 3  # Unix, wherever it is made
    archive.writestr(entry, content)


def snapshot_fits() -> dict[str, str]:
    """What a snapshot was made from, and has to be restored with: name -> version or hash."""
    files = {"wasm": CORE / "pyodide.asm.wasm", "glue": CORE / "pyodide.asm.mjs", "library": LIBRARY}
    hashes = {name: hashlib.sha256(file.read_bytes()).hexdigest()[:16] for name, file in files.items()}
    return {"pyodide": package("pyodide")["version"], **hashes}


def pyodide_lock() -> dict[str, Any]:
    lock = json.loads((NODE_MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    assert isinstance(lock, dict)
    return lock


def checked(file: Path) -> dict[str, object]:
    """Bytes, and the hash that a browser compares."""
    return {"bytes": file.stat().st_size, "integrity": integrity(file.read_bytes())}


def integrity(content: bytes) -> str:
    """As in the attribute integrity: sha256-…, base64."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def copy_hashed(file: Path, site: Path) -> str:
    """Copy a file into assets/ under a name with its hash; return its URL."""
    url = f"assets/{file.stem}-{hashlib.sha256(file.read_bytes()).hexdigest()[:8].upper()}{file.suffix}"
    shutil.copyfile(file, site / url)
    return url


def copy_pyodide(site: Path) -> str:
    """Copy Pyodide's core to a folder with a hash in its name, so that no cache mixes two; return its URL."""
    url = f"pyodide/{package('pyodide')['version']}-{digest([CORE], root=CORE)[:8].upper()}/"
    shutil.copytree(CORE, site / url)
    return url


# ---------------------------------------------------------------- index.html


def fill(template: str, values: dict[str, str], words: dict[str, dict[str, str]]) -> str:
    """Fill in the template's {{...}}.

    {{name}} is looked up in `values`; {{t:id}} becomes the message in every language; {{csp-hashes}}, filled
    last, admits the page's inline scripts.
    """

    def value(match: re.Match[str]) -> str:
        name = match.group(1)
        if name == "csp-hashes":
            return match.group()
        if name.startswith("t:"):
            return in_every_language(name[2:], words)
        if name not in values:
            raise Failure(f"index.html asks for {match.group()}, which the build does not know.")
        return values[name]

    page = re.sub(r"\{\{([^{}]+)\}\}", value, template)
    return page.replace("{{csp-hashes}}", csp_hashes(page))


def in_every_language(message: str, words: dict[str, dict[str, str]]) -> str:
    """A message as spans, one a language: the page shows one of them before any script has run."""
    spans = []
    for language in LANGUAGES:
        if message not in words[language]:
            raise Failure(
                f"index.html asks for {message}, which is no plain one-line message of {language}.ftl."
            )
        spans.append(f'<span lang="{language}">{html.escape(words[language][message])}</span>')
    return "".join(spans)


def messages() -> dict[str, dict[str, str]]:
    """Language -> message id -> text, of the messages that are one line without placeables."""
    return {language: plain_messages(ROOT / "js/locales" / f"{language}.ftl") for language in LANGUAGES}


def plain_messages(file: Path) -> dict[str, str]:
    lines = re.compile(r"^([A-Za-z][\w-]*) *= *([^{}\n]+?) *\n(?![ ])", re.MULTILINE)
    return dict(lines.findall(file.read_text(encoding="utf-8") + "\n"))


def inline_json(value: object) -> str:
    """JSON that can stand inside a <script>."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def csp_hashes(page: str) -> str:
    """The sources of a Content-Security-Policy that let exactly this page's inline scripts run."""
    finder = InlineScripts()
    finder.feed(page)
    finder.close()
    return " ".join(f"'{integrity(script.encode())}'" for script in finder.scripts)


class InlineScripts(HTMLParser):
    """Collects the text of the scripts that a browser would run from the page itself."""

    def __init__(self) -> None:
        super().__init__()
        self.scripts: list[str] = []
        self.inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        executable = given.get("type") in (None, "", "module", "text/javascript")
        if tag == "script" and "src" not in given and executable:
            self.inside = True
            self.scripts.append("")

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.scripts[-1] += data

    def handle_endtag(self, tag: str) -> None:
        self.inside = False


# ---------------------------------------------------------------- licences


PYODIDE_NOTE = """\
The files under pyodide/ hold Pyodide, whose source is the tag {version} of
https://github.com/pyodide/pyodide, and CPython, whose licence follows after this one. js/boot/prune.mjs has
taken out of them what only packages with C of their own would link to, and wasm-opt what nothing calls any
more. The library in assets/ holds modules of both, compiled and otherwise unmodified, but for those
that js/boot/stand-ins replaces and for dataclasses, whose methods js/boot/compile.py compiles beforehand; the
snapshot is the memory of both with that library loaded."""


def write_notices(target: Path, bundled: list[str]) -> None:
    """THIRD_PARTY_NOTICES.txt: the licences of everything in the site that is not ours."""
    pyodide = package("pyodide")
    cpython = {"name": "CPython in Pyodide", "version": pyodide["version"], "license": "PSF-2.0"}
    inside = (ROOT / "licences/in-pyodide.txt").read_text(encoding="utf-8")
    notices = [notice(pyodide, PYODIDE_NOTE.format(**pyodide)), notice(cpython), inside]
    notices.extend(notice(package(name)) for name in bundled)
    target.write_bytes(("\n\n" + "=" * 80 + "\n\n").join(notices).encode())


def package(name: str) -> dict[str, Any]:
    facts = json.loads((NODE_MODULES / name / "package.json").read_text(encoding="utf-8"))
    assert isinstance(facts, dict)
    return facts


def notice(facts: dict[str, Any], note: str = "") -> str:
    """One package's name, version and licence text: its own, or ours of that licence if it came without."""
    own = sorted((NODE_MODULES / facts["name"]).glob("LICENSE*"))
    text = own[0] if own else ROOT / "licences" / f"{facts['license']}.txt"
    if not text.is_file():
        raise Failure(
            f"{facts['name']} comes without a licence text, and there is no {text.relative_to(ROOT)}."
        )
    heading = f"{facts['name']} {facts['version']} ({facts['license']})"
    return "\n\n".join(filter(None, [heading, note, text.read_text(encoding="utf-8").strip()])) + "\n"


# ---------------------------------------------------------------- serving


class Handler(SimpleHTTPRequestHandler):
    """Serves dist/ under a base path, fresh on every request, and nothing else."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".woff2": "font/woff2",
    }

    def __init__(self, *arguments: Any, base: str = "/", **named: Any) -> None:
        self.base = base
        super().__init__(*arguments, **named)

    def send_head(self) -> Any:
        if self.path + "/" == self.base:
            self.send_response(301)
            self.send_header("Location", self.base)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        if not self.path.startswith(self.base) or "%00" in self.path:
            return self.send_error(404)
        return super().send_head()

    def translate_path(self, path: str) -> str:
        return super().translate_path(path[len(self.base) - 1 :])

    def list_directory(self, path: Any) -> Any:
        return self.send_error(404)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing: the address stays the last line."""


class Server(ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = os.name != "nt"  # on Windows it would share a port that is taken

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):  # a page that was closed is no error
            super().handle_error(request, client_address)


def open_server(port: int, base: str = "/") -> Server:
    """A server on 127.0.0.1 that holds its port but does not answer yet; port 0 is any free one."""
    try:
        return Server(("127.0.0.1", port), partial(Handler, base=base, directory=str(DIST)))
    except PermissionError:
        raise Failure(f"Port {port} is not ours to use; choose another with --port.") from None
    except OSError:
        raise Failure(f"Port {port} is taken; choose another with --port.") from None


# ---------------------------------------------------------------- checks and tests


def run_linters() -> None:
    lint("ruff check", PYTHON_SOURCES, *venv_tool("ruff"), "check", ".")
    lint("ruff format", PYTHON_SOURCES, *venv_tool("ruff"), "format", "--check", ".")
    lint("mypy", PYTHON_SOURCES, *venv_tool("mypy"))
    lint("tsc page", SCRIPT_SOURCES, node_tool("tsc"), "-p", "tsconfig.json")
    lint("tsc worker", SCRIPT_SOURCES, node_tool("tsc"), "-p", "tsconfig.worker.json")
    lint("stylelint", STYLE_SOURCES, node_tool("stylelint"), "js/styles/**/*.css")
    lint("html-validate", PAGE_SOURCES, node_tool("html-validate"), "dist/index.html")


def lint(name: str, inputs: Sequence[str], *command: object) -> None:
    """Let a tool look at `inputs`, unless it has found nothing wrong with them before."""
    step(name, partial(run, name, *command), inputs)


def run_node_tests() -> None:
    files = sorted((ROOT / "tests/js").rglob("*.test.*js"))
    if not files:
        raise Failure("There is no test in tests/js.")  # without names Node would run whatever it finds
    run("node tests", "node", "--test", *files)


def run_pytest(name: str, *arguments: str, browser: str = "") -> str:
    """Run pytest, showing it at work; return its closing line, e.g. "70 passed in 1.20s"."""
    command = [*venv_tool("pytest"), "-n", min(4, os.cpu_count() or 1), *arguments]
    output = run(name, *command, live=True, env={"BONES_BROWSER": browser})
    return output.strip().rpartition("\n")[2].strip("= ")


def run_engine_tests() -> str:
    return run_pytest("engine tests", "tests", "--ignore=tests/browser")


def run_browser_tests(arguments: list[str]) -> str:
    # A busy machine can starve a browser: one more try, which pytest's closing line tells of.
    again = ("--reruns", "1")
    return run_pytest("browser tests", "tests/browser", *again, *arguments, browser=find_browser() or "")


def find_browser() -> str | None:
    """The Chromium to test with: a path, "" for Playwright's own, None if there is none."""
    named = os.environ.get("CHROMIUM")
    if named and not shutil.which(named):
        raise Failure(f"CHROMIUM names {named}, which is no program.")
    for name in (named, "chromium", "chromium-browser", "google-chrome"):
        path = name and shutil.which(name)
        if path:
            return path
    program = (
        "import os, playwright.sync_api as api\n"
        "with api.sync_playwright() as p: print(os.path.exists(p.chromium.executable_path))"
    )
    return "" if run("playwright", VENV_PYTHON, "-c", program).strip() == "True" else None


def find_firefox() -> str | None:
    """The Firefox to test with; its tests are skipped where there is none."""
    return next((path for path in map(shutil.which, ("firefox-esr", "firefox")) if path), None)


def may_install() -> bool:
    """Whether this is root on Debian."""
    release = Path("/etc/os-release")
    debian = release.exists() and re.search(r"^ID=debian$", release.read_text(), re.MULTILINE)
    return bool(debian) and os.geteuid() == 0


def install_package(name: str) -> None:
    # A fresh machine may still be updating itself: wait for its lock.
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-y", "-o", "DPkg::Lock::Timeout=300"]
    run("apt-get update", *apt, "update", download=True)
    run("apt-get install", *apt, "install", name, download=True)


def install_browser() -> None:
    """Debian's Chromium for root on Debian, else Playwright's own."""
    if may_install():
        install_package("chromium")
    else:
        run("playwright install", *venv_tool("playwright"), "install", "chromium", download=True)
        print(f"  If it lacks libraries: {VENV_PYTHON.relative_to(ROOT)} -m playwright install-deps chromium")


# ---------------------------------------------------------------- commands


def build(_: argparse.Namespace) -> None:
    set_up()
    step("catalog", write_catalog, ["py", "build.py"], [CATALOG])
    step("tables", solve_games, SOLVED_SOURCES, list(TABLES.values()))
    step("module", prune_pyodide, CORE_SOURCES, [CORE, MODULE])
    step("python", compile_python, COMPILED_SOURCES, [LIBRARY, SNAPSHOT])
    step("dist", build_dist, SITE_SOURCES, [DIST])


def onefile(options: argparse.Namespace) -> None:
    build(options)
    file = DIST / ONE_FILE
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB, plays without a server")


def serve(options: argparse.Namespace) -> None:
    with open_server(options.port, options.base) as server:  # before the build: a taken port is said at once
        build(options)
        print(f"http://127.0.0.1:{server.server_port}{options.base}", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def check(options: argparse.Namespace) -> str | None:
    build(options)
    run_linters()
    step("node tests", run_node_tests)
    return step("engine tests", run_engine_tests)


def test(options: argparse.Namespace) -> None:
    start = time.monotonic()
    engine = check(options)
    if find_browser() is None:
        step("browser", install_browser)
    if find_firefox() is None and may_install():
        step("firefox", partial(install_package, "firefox-esr"))
    browser = step("browser tests", partial(run_browser_tests, options.pytest))
    print(f"✓ all green in {time.monotonic() - start:.0f} s: engine {engine}, browser {browser}")


def bench(options: argparse.Namespace) -> None:
    names = list(takewhile(lambda argument: not argument.startswith("-"), options.arguments))
    own = options.arguments[len(names) :]
    files = {file.stem: file for file in sorted((ROOT / "bench").glob("*.py"))}
    for name in names:
        if name not in files:
            raise Failure(f"There is no bench/{name}.py.")
    if own and len(names) != 1:
        raise Failure(f"{own[0]} must follow the name of the one bench that it is for: {', '.join(files)}.")
    build(options)
    for name in names or files:
        if name == "exploitability":
            step("pip install bench", install_for_bench)
        step(f"bench {name}", partial(run, name, VENV_PYTHON, "-u", files[name], *own, live=True, env=ENGINE))


def arena(options: argparse.Namespace) -> None:
    command = [sys.executable, str(ROOT / "bench/arena.py"), *options.arguments]
    if subprocess.call(command, cwd=str(ROOT)):  # as it is, for its progress bar
        raise Failure("arena stopped before its end.")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Builds, serves and tests Bones & Banners.")
    parser.set_defaults(work=build)
    commands = parser.add_subparsers(metavar="command")

    def command(
        work: Callable[[argparse.Namespace], object], purpose: str, **settings: Any
    ) -> argparse.ArgumentParser:
        added = commands.add_parser(work.__name__, help=purpose, description=purpose, **settings)
        added.set_defaults(work=work)
        return added

    serving = command(serve, "build, then serve on 127.0.0.1")
    serving.add_argument("--port", type=port_number, default=8000, help="8000 unless given; 0 for a free one")
    serving.add_argument(
        "--base", type=base_path, default="/", help="a path to serve under, e.g. /some-repo/"
    )
    command(build, "build dist/")
    command(onefile, f"build dist/ and say how big {ONE_FILE} in it is, the whole game in one file")
    command(check, "linters, types and all tests that need no browser")
    testing = command(test, "check, then the browser tests")
    testing.add_argument("pytest", nargs="*", help="arguments for pytest in the browser tests, after --")
    hands_on = {"add_help": False, "prefix_chars": "\0"}
    measuring = command(bench, "run bench/*.py", **hands_on)
    measuring.add_argument("arguments", nargs="*", help="names of some; after a single one its options")
    playing = command(arena, "let Palace Poker bots play", **hands_on)
    playing.add_argument("arguments", nargs="*", help="as bench/arena.py --help tells")
    return parser.parse_args(arguments)


def port_number(text: str) -> int:
    if not 0 <= int(text) <= 65535:
        raise ValueError
    return int(text)


def base_path(text: str) -> str:
    return f"/{text.strip('/')}/".replace("//", "/")


def main(arguments: Sequence[str]) -> int:
    """Carry out one command; return the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ✓ shows ? instead
    try:
        require_python()
        options = parse(arguments)
        options.work(options)
        return 0
    except Failure as failure:
        complaint = str(failure)
    except OSError as error:
        complaint = f"{error}."
    except KeyboardInterrupt:
        return 130
    print(complaint, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
