"""What `build.py bench` makes of its arguments."""

from pathlib import Path

import pytest


@pytest.fixture
def started(tree, monkeypatch):
    """started(words): the benches that this starts, and with what."""
    folder = tree.ROOT / "bench"
    folder.mkdir(exist_ok=True)
    for name in ("boot", "king"):
        (folder / f"{name}.py").touch()
    found = []
    monkeypatch.setattr(tree, "build", lambda _: None)
    monkeypatch.setattr(tree, "step", lambda _, work: found.append((Path(work.args[3]).stem, *work.args[4:])))

    def started(*words):
        assert tree.main(["bench", *words]) == 0
        return found

    return started


def test_a_bench_gets_its_own_options(started):
    assert started("king", "--hands", "5") == [("king", "--hands", "5")]


def test_several_benches(started):
    assert started("king", "boot") == [("king",), ("boot",)]


def test_without_a_name_all_are_run(started):
    assert {"boot", "king"} <= {name for name, *_ in started()}


@pytest.mark.parametrize("words", [["--hands", "5"], ["--help"], ["boot", "king", "--hands", "5"]])
def test_options_of_no_bench_are_refused(tree, started, capsys, words):
    assert tree.main(["bench", *words]) == 1
    complaint = capsys.readouterr().err
    option = next(word for word in words if word.startswith("-"))
    assert complaint.startswith(f"{option} must follow the name of the one bench that it is for: ")
    assert "boot, " in complaint


def test_a_bench_that_is_not_there(tree, started, capsys):
    assert tree.main(["bench", "coffee", "--hands", "5"]) == 1
    assert capsys.readouterr().err == "There is no bench/coffee.py.\n"
