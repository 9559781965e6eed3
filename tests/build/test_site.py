"""dist/: complete, relative, the same bytes every time, and never half-written."""

import base64
import gzip
import hashlib
import io
import json
import re
import zipfile
from urllib.parse import urlsplit

import pytest


def config(site):
    page = (site / "index.html").read_text(encoding="utf-8")
    return json.loads(re.search(r'id="config">(.*?)</script>', page)[1])


def contents(folder):
    return {
        file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()
    }


def test_everything_the_site_needs_is_in_it(site):
    names = [re.sub(r"-[0-9A-Z]{8}([./])", r"-HASH\1", name) for name in contents(site)]
    pyodide = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs")
    assert sorted(names) == sorted(
        [
            ".nojekyll",
            "LICENSE",
            "THIRD_PARTY_NOTICES.txt",
            "assets/dice_poker-HASH.tables",
            "assets/en-HASH.ftl",
            "assets/figtree-latin-wght-normal-HASH.woff2",
            "assets/library-HASH.bin",
            "assets/main-HASH.js",
            "assets/snapshot-HASH.bin",
            "assets/worker-HASH.js",
            "bones-and-banners.html",
            "icon-192.png",
            "icon.svg",
            "index.html",
            "manifest.webmanifest",
            "service-worker.js",
            *(f"pyodide/314.0.7-HASH/{name}" for name in pyodide),
        ]
    )


def test_every_url_is_relative_and_leads_to_a_file(site):
    page = (site / "index.html").read_text(encoding="utf-8")
    urls = [(site, url) for url in re.findall(r'(?:(?:href|src)=|url\()"([^"]+)"', page)]
    urls += [(site, config(site)[key]) for key in ("worker", "wasm", "library", "snapshot")]
    urls += [(site, url) for url in config(site)["tables"].values()]
    assert len(urls) == 10
    for folder, url in urls:
        parts = urlsplit(url)
        assert not parts.scheme and not parts.netloc and not url.startswith("/"), url
        assert (folder / url).is_file(), url


def test_the_config_tells_size_and_hash_of_what_the_engine_starts_from(tree, site):
    facts = config(site)
    tables = facts["tables"].values()
    assert set(facts["files"]) == {facts["wasm"], facts["library"], facts["snapshot"], *tables}
    for url, entry in facts["files"].items():
        content = (site / url).read_bytes()
        digest = base64.b64encode(hashlib.sha256(content).digest()).decode()
        assert entry == {"bytes": len(content), "integrity": f"sha256-{digest}"}
    library = hashlib.sha256((site / facts["library"]).read_bytes()).hexdigest()[:16]
    assert facts["fits"]["library"] == library
    assert facts["fits"]["pyodide"] == "314.0.7"
    assert facts["lock"]["packages"] == {}


def kept(site):
    """What the service worker keeps: its build's name, and file -> hash."""
    script = (site / "service-worker.js").read_text(encoding="utf-8")
    return json.loads(json.loads(re.search(r"JSON\.parse\((.*?)\)[;,]", script)[1]))


def test_the_service_worker_keeps_all_that_the_page_needs_and_knows_its_hash(tree, site):
    listed = kept(site)
    needed = {
        name for name in contents(site) if name not in ("LICENSE", ".nojekyll", "THIRD_PARTY_NOTICES.txt")
    }
    assert set(listed["files"]) == needed - {"service-worker.js", "bones-and-banners.html", "icon-192.png"}
    assert listed["version"] == config(site)["version"]
    for name, value in listed["files"].items():
        assert value == tree.integrity((site / name).read_bytes()), name


def test_the_one_file_refers_to_nothing_and_holds_what_the_page_fetches(tree, site):
    page = (site / tree.ONE_FILE).read_text(encoding="utf-8")
    urls = re.findall(r'(?:href|src)="([^"]*)"', page) + re.findall(r"url\(\"?([^\")]{0,9})", page)
    assert urls and all(url.startswith("data:") for url in urls), urls
    assert "connect-src" not in page and "worker-src blob:" in page
    inside = dict(re.findall(r'data-file="([^"]+)"[^>]*>([^<]*)</script>', page))
    facts = config(site)
    words = {name for name in contents(site) if name.endswith(".ftl")}
    parts = {facts[name] for name in ("worker", "wasm", "library", "snapshot")}
    fetched = {*parts, *facts["tables"].values(), *words}
    assert set(inside) == fetched | {"THIRD_PARTY_NOTICES.txt"}
    assert base64.b64decode(inside[facts["library"]]) == (site / facts["library"]).read_bytes()
    wasm = gzip.decompress(base64.b64decode(inside[facts["wasm"]]))
    assert wasm == (site / facts["wasm"]).read_bytes()
    own = json.loads(re.search(r'id="config">(.*?)</script>', page)[1])
    assert own == {**facts, "inside": True, "oneFile": ""}


def test_a_template_that_the_one_file_cannot_be_made_from_is_an_error(tree, site):
    text = (tree.ROOT / "index.html").read_text().replace('rel="manifest"', 'rel="other"')
    (tree.ROOT / "index.html").write_text(text)
    with pytest.raises(tree.Failure, match=r'hold <link rel="manifest".* once'):
        tree.build_dist()


def test_another_core_has_another_address(tree, site):
    """Else a cache could give the scripts of one build with the module of the next."""
    before = config(site)["pyodide"]
    (tree.CORE / "pyodide.mjs").write_text("// another")
    tree.build_dist()
    after = config(tree.DIST)["pyodide"]
    assert before != after
    assert (tree.DIST / after / "pyodide.mjs").read_text() == "// another"


def test_the_catalog_is_what_the_engine_says(tree, site):
    assert json.loads(tree.CATALOG.read_text()) == {"dice_poker": {"seats": [1, 6]}}


def test_python_is_compiled_for_the_page_and_only_what_it_uses(tree):
    """By the real Pyodide, the library twice to the same bytes: our modules and those they import."""
    (tree.ROOT / "py/bridge/catalog.py").write_text("import json\n\nGAMES = {}\n")
    tree.prune_pyodide()
    tree.compile_python()
    first = tree.LIBRARY.read_bytes()
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(first))) as library:
        names = set(library.namelist())
        pieces = [entry for entry in library.infolist() if entry.compress_type != zipfile.ZIP_STORED]
    assert {name for name in names if name.startswith(("bridge", "dice_poker"))} == {
        "bridge/__init__.pyc", "bridge/api.pyc", "bridge/catalog.pyc",
    }, "no solver.py"  # fmt: skip
    assert {"json/decoder.pyc", "_pyodide/_base.pyc", "asyncio/__init__.pyc", "_methods.pyc"} <= names
    assert (
        not {"csv.pyc", "email/message.pyc", "json/tool.pyc", "asyncio/events.pyc", "zipimport.pyc"} & names
    )
    assert all(name.endswith(".pyc") for name in names)
    assert pieces == [], "compressed as a whole"
    memory = gzip.decompress(tree.SNAPSHOT.read_bytes())
    assert str(tree.ROOT).encode() not in memory, "nothing tells where it was made"
    tree.compile_python()
    assert tree.LIBRARY.read_bytes() == first
    assert [path.name for path in tree.BUILD.iterdir()] == ["compiled"]


def test_the_same_sources_give_the_same_bytes(tree, site, rebuild):
    first = contents(site)
    for file in tree.ROOT.rglob("py/**/*.py"):
        file.touch()
    (tree.ROOT / "py/bridge/__pycache__").mkdir(exist_ok=True)
    rebuild()
    assert contents(site) == first


@pytest.mark.parametrize("source", ["js/main.js", "js/worker.js", "py/bridge/catalog.py"])
def test_a_changed_source_gets_a_new_name_and_version(tree, site, rebuild, source):
    names, version = contents(site).keys(), config(site)["version"]
    addition = {".js": "console.log(1);\n", ".py": "# changed\n"}
    with (tree.ROOT / source).open("a") as file:
        file.write(addition[file_type(source)])
    rebuild()
    gone, new = names - contents(site).keys(), contents(site).keys() - names
    assert len(gone) == len(new) == 1
    assert {file_type(name) for name in gone} == {file_type(name) for name in new}
    assert config(site)["version"] != version


def file_type(name):
    return "." + name.rpartition(".")[2]


@pytest.mark.parametrize(
    "source, addition", [("index.html", "<!-- changed -->"), ("js/styles/main.css", "p { color: red; }\n")]
)
def test_a_changed_page_changes_the_version(tree, site, source, addition):
    first = config(site)["version"]
    with (tree.ROOT / source).open("a") as file:
        file.write(addition)
    tree.build_dist()
    assert config(site)["version"] != first


@pytest.mark.parametrize(
    "source, text",
    [
        ("js/main.js", "import './no-such-file.js';"),
        ("js/worker.js", "this is no script"),
        ("index.html", "{{t:no-such-message}}"),
        ("js/art/icon.svg", None),
    ],
)
def test_a_failed_build_leaves_the_old_site_and_nothing_else(tree, site, source, text):
    before = contents(site)
    if text is None:
        (tree.ROOT / source).unlink()
    else:
        (tree.ROOT / source).write_text(text)
    with pytest.raises((tree.Failure, OSError)):
        tree.build_dist()
    assert contents(site) == before
    assert [path.name for path in tree.BUILD.iterdir()] == ["compiled"]


def test_a_failed_first_build_leaves_no_site(tree, rebuild):
    (tree.ROOT / "js/main.js").write_text("import './no-such-file.js';")
    tree.write_catalog()
    with pytest.raises(tree.Failure, match="esbuild failed"):
        rebuild()
    assert not tree.DIST.exists()


def test_a_swap_that_fails_brings_the_old_site_back(tree, site, monkeypatch):
    before = contents(site)
    rename = type(site).rename

    def fail_for_the_new_site(path, target):
        if path.name == "new":
            raise OSError("disk on fire")
        return rename(path, target)

    monkeypatch.setattr(type(site), "rename", fail_for_the_new_site)
    with pytest.raises(OSError):
        tree.build_dist()
    assert contents(site) == before


def test_every_shipped_work_is_in_the_notices_with_its_licence(tree, site):
    notices = (site / "THIRD_PARTY_NOTICES.txt").read_text(encoding="utf-8")
    for heading, words in {
        "pyodide 314.0.7 (MPL-2.0)": "Mozilla Public License Version 2.0",
        "CPython in Pyodide 314.0.7 (PSF-2.0)": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Other software inside Pyodide's core": "Emscripten authors",
        "lit-html 3.3.3 (BSD-3-Clause)": "Google LLC",
        "@fontsource-variable/figtree 5.3.0 (OFL-1.1)": "SIL OPEN FONT LICENSE",
        "@phosphor-icons/core 2.1.1 (MIT)": "Phosphor Icons",
    }.items():
        part = next(part for part in re.split(r"\n={80}\n\n", notices) if part.startswith(heading))
        assert words in part
    assert "idb" not in notices  # the stand-in page doesn't ship it


def test_a_bundled_package_without_any_licence_text_is_an_error(tree):
    with pytest.raises(tree.Failure, match=r"stray comes without a licence text.*licences/Odd-1\.0\.txt"):
        tree.notice({"name": "stray", "version": "1.0.0", "license": "Odd-1.0"})


def test_a_package_without_a_licence_file_gets_the_text_from_licences(tree):
    assert "Apache License" in tree.notice(tree.package("@fluent/bundle"))
