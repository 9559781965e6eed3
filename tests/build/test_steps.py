"""Steps are skipped when nothing changed, and only then; what fails says so in one sentence."""

import sys

import pytest


@pytest.fixture
def work(tree):
    """A function that counts its calls in `work.calls` and writes out.txt."""

    def work():
        work.calls += 1
        (tree.ROOT / "out.txt").write_text("made")

    work.calls = 0
    (tree.ROOT / "in").mkdir()
    (tree.ROOT / "in/a.txt").write_text("a")
    return work


def once_more(tree, work, salt=""):
    """Whether the step did its work this time."""
    before = work.calls
    tree.step("make", work, ["in"], [tree.ROOT / "out.txt"], salt)
    return work.calls > before


def test_an_unchanged_step_is_skipped_and_says_so(tree, work, capsys):
    assert once_more(tree, work)
    assert not once_more(tree, work)
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("✓ make") and first.endswith(" s")
    assert second.startswith("– make") and second.endswith("up to date")


@pytest.mark.parametrize(
    "change",
    [
        lambda root: (root / "in/a.txt").write_text("b"),
        lambda root: (root / "in/a.txt").rename(root / "in/b.txt"),
        lambda root: (root / "in/new.txt").write_text(""),
        lambda root: (root / "in/a.txt").unlink(),
        lambda root: (root / "out.txt").unlink(),
        lambda root: (root / "out.txt").write_text("tampered"),
    ],
    ids=["content", "name", "new input", "input gone", "output gone", "output changed"],
)
def test_any_change_of_inputs_or_outputs_does_it_again(tree, work, change):
    once_more(tree, work)
    change(tree.ROOT)
    assert once_more(tree, work)
    assert not once_more(tree, work)


def test_a_touched_file_and_bytecode_change_nothing(tree, work):
    once_more(tree, work)
    (tree.ROOT / "in/a.txt").touch()
    (tree.ROOT / "in/__pycache__").mkdir()
    (tree.ROOT / "in/__pycache__/a.pyc").write_bytes(b"x")
    assert not once_more(tree, work)


def test_another_salt_does_it_again(tree, work):
    once_more(tree, work, "Python 3.11")
    assert once_more(tree, work, "Python 3.12")


def test_a_step_that_failed_is_not_up_to_date(tree, work):
    once_more(tree, work)
    (tree.ROOT / "in/a.txt").write_text("b")

    def fail():
        raise tree.Failure("no")

    with pytest.raises(tree.Failure):
        tree.step("make", fail, ["in"], [tree.ROOT / "out.txt"])
    (tree.ROOT / "in/a.txt").write_text("a")
    assert once_more(tree, work)


def test_a_step_without_inputs_is_never_skipped_and_hands_on_its_result(tree):
    assert [tree.step("tests", lambda: "3 passed") for _ in range(2)] == ["3 passed"] * 2


def test_a_tool_that_fails_shows_its_output(tree, capsys):
    with pytest.raises(tree.Failure, match=r"^linter failed\.$"):
        tree.run("linter", sys.executable, "-c", "print('line 3: wrong'); raise SystemExit(2)")
    assert capsys.readouterr().out == "line 3: wrong\n"


def test_a_tool_that_succeeds_is_quiet_unless_live(tree, capsys):
    assert tree.run("tool", sys.executable, "-c", "print('fine')") == "fine\n"
    assert capsys.readouterr().out == ""
    tree.run("tool", sys.executable, "-c", "print('fine')", live=True)
    assert capsys.readouterr().out == "fine\n"


def test_a_broken_download_keeps_its_output_in_a_log(tree, capsys):
    with pytest.raises(tree.Failure, match=r"^npm ci failed, most likely in a download; .*npm-ci\.log\.$"):
        tree.run("npm ci", sys.executable, "-c", "raise SystemExit('ECONNRESET')", download=True)
    assert (tree.BUILD / "npm-ci.log").read_text() == "ECONNRESET\n"
    assert capsys.readouterr().out == ""
