"""What a machine lacks is said in one sentence on stderr, with exit 1 and no traceback."""

import ast
import os
import re
import sys

import pytest


@pytest.fixture
def fake(tree, tmp_path, monkeypatch):
    """fake(name, script): from now on the PATH leads to this tool and to no others."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(tree, "NODE_MODULES", tree.ROOT / "node_modules")

    def fake(name, script):
        tool = folder / name
        tool.write_text(f"#!/bin/sh\n{script}\n")
        tool.chmod(0o755)
        return tool

    return fake


@pytest.fixture
def complaint(tree, capsys):
    """What `build` says on stderr when it fails: one line; stdout has nothing but finished steps."""

    def complaint():
        assert tree.main(["build"]) == 1
        said = capsys.readouterr()
        assert all(line.startswith(("✓", "–")) for line in said.out.splitlines())
        assert said.err.count("\n") == 1
        assert not tree.DIST.exists()
        return said.err.strip()

    return complaint


@pytest.mark.parametrize("found", [(3, 10), (3, 7), (2, 7)])
def test_an_old_python(tree, complaint, monkeypatch, found):
    monkeypatch.setattr(tree, "sys", FakeSys(found))
    wanted = "Python 3.11 or newer is needed, and this is Python {}.{}.".format(*found)
    assert complaint() == wanted


class FakeSys:
    def __init__(self, version):
        self.version_info = (*version, 0, "final", 0)

    def __getattr__(self, name):
        return getattr(sys, name)


def test_a_python_as_old_as_3_7_can_read_build_py(tree):
    source = (tree.ROOT / "build.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))
    assert "from __future__ import annotations" in source


def test_no_node(complaint, fake):
    assert complaint() == "Node.js 20 or newer is needed, and there is none on the PATH."


@pytest.mark.parametrize("found", ["v18.19.0", "v8.0.0", "strange"])
def test_an_old_node(complaint, fake, found):
    fake("node", f"echo {found}")
    assert complaint() == f"Node.js 20 or newer is needed, and this is {found}."


@pytest.mark.parametrize("found", ["v20.0.0", "v22.11.0", "v100.1.0"])
def test_a_new_enough_node(tree, fake, found):
    fake("node", f"echo {found}")
    fake("npm", "")
    tree.require_node()


def test_no_npm(complaint, fake):
    fake("node", "echo v20.20.2")
    assert complaint().startswith("npm is needed, and there is none on the PATH")


def test_no_venv_module(tree, complaint, fake, monkeypatch):
    fake("node", "echo v20.20.2")
    fake("npm", "")
    monkeypatch.setattr(tree.importlib.util, "find_spec", lambda name: None)
    assert "python3-venv" in complaint()


def test_a_broken_pip_download(tree, complaint, fake, monkeypatch):
    fake("node", "echo v20.20.2")
    fake("npm", "")
    monkeypatch.setattr(tree, "VENV_PYTHON", fake("python", "echo connection reset; exit 1"))
    monkeypatch.setattr(tree.sys, "executable", fake("good-python", "exit 0"))
    assert complaint() == (
        "pip install failed, most likely in a download; try again, or see .build/pip-install.log."
    )
    assert (tree.BUILD / "pip-install.log").read_text() == "connection reset\n"


def test_a_broken_npm_download_is_tried_again_next_time(tree, complaint, fake, monkeypatch):
    fake("node", "echo v20.20.2")
    fake("npm", "echo ECONNRESET; exit 1")
    monkeypatch.setattr(tree, "make_venv", lambda: None)
    for _ in range(2):
        assert complaint() == "npm ci failed, most likely in a download; try again, or see .build/npm-ci.log."


def test_a_missing_file_is_one_sentence_too(tree, complaint, monkeypatch):
    monkeypatch.setattr(tree, "set_up", lambda: None)
    monkeypatch.setattr(tree, "TABLES", {})
    (tree.ROOT / "index.html").unlink()
    assert re.search(r"No such file.*index\.html", complaint())


def test_ctrl_c_while_building_is_no_traceback(tree, capsys, monkeypatch):
    def interrupt():
        raise KeyboardInterrupt

    monkeypatch.setattr(tree, "set_up", interrupt)
    assert tree.main(["build"]) == 130
    assert capsys.readouterr() == ("", "")


def test_the_help_names_every_command(tree, capsys):
    with pytest.raises(SystemExit):
        tree.main(["--help"])
    shown = capsys.readouterr().out
    assert all(f"\n    {name} " in shown for name in ("serve", "build", "check", "test", "bench"))


class TestFindBrowser:
    def test_the_one_named_in_chromium_comes_first(self, tree, fake, monkeypatch):
        fake("chromium", "")
        mine = fake("my-browser", "")
        monkeypatch.setenv("CHROMIUM", str(mine))
        assert tree.find_browser() == str(mine)

    @pytest.mark.parametrize("name", ["chromium", "google-chrome"])
    def test_then_the_systems_own(self, tree, fake, monkeypatch, name):
        monkeypatch.delenv("CHROMIUM", raising=False)
        tool = fake(name, "")
        assert tree.find_browser() == str(tool)

    @pytest.mark.parametrize("there, found", [("True", ""), ("False", None)])
    def test_then_playwrights(self, tree, fake, monkeypatch, there, found):
        monkeypatch.delenv("CHROMIUM", raising=False)
        monkeypatch.setattr(tree, "VENV_PYTHON", fake("python", f"echo {there}"))
        assert tree.find_browser() == found

    def test_a_name_that_leads_nowhere_is_said(self, tree, fake, monkeypatch):
        fake("chromium", "")
        monkeypatch.setenv("CHROMIUM", "/no/such/browser")
        with pytest.raises(tree.Failure, match="CHROMIUM names /no/such/browser"):
            tree.find_browser()


def test_pytest_arguments_go_through_to_the_browser_tests(tree):
    assert tree.parse(["test", "--", "-k", "keyboard", "-x"]).pytest == ["-k", "keyboard", "-x"]
    assert tree.parse(["test"]).pytest == []


def test_the_browser_reaches_pytest_and_its_closing_line_comes_back(tree, fake, monkeypatch, capfd):
    monkeypatch.setenv("CHROMIUM", str(fake("my-browser", "")))
    report = 'echo "$@"; echo "browser: $BONES_BROWSER"; echo "=== 7 passed in 1.20s ==="'
    monkeypatch.setattr(tree, "VENV_PYTHON", fake("python", report))
    assert tree.run_browser_tests(["-k", "keyboard"]) == "7 passed in 1.20s"
    shown = capfd.readouterr().out
    assert re.search(r"-m pytest -n [1-4] tests/browser --reruns 1 -k keyboard", shown)
    assert f"browser: {os.environ['CHROMIUM']}" in shown


def test_pytest_without_any_test_has_failed(tree, fake, monkeypatch):
    monkeypatch.setattr(tree, "VENV_PYTHON", fake("python", "echo no tests ran; exit 5"))
    with pytest.raises(tree.Failure, match="engine tests failed"):
        tree.run_engine_tests()
