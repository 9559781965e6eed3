"""The files around the code: everything pinned, no registry named, the site deployed only when green."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]


def test_every_python_package_is_pinned():
    lines = (ROOT / "requirements.txt").read_text().splitlines()
    for line in lines:
        assert re.fullmatch(r"(#.*|[\w.-]+==[\w.]+)?", line), line


def test_every_npm_package_is_pinned():
    package = json.loads((ROOT / "package.json").read_text())
    for name, version in {**package["dependencies"], **package["devDependencies"]}.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name


def test_the_lock_file_fits_and_names_no_registry():
    package = json.loads((ROOT / "package.json").read_text())
    lock = json.loads((ROOT / "package-lock.json").read_text())
    assert lock["lockfileVersion"] == 3
    assert lock["packages"][""]["dependencies"] == package["dependencies"]
    assert lock["packages"][""]["devDependencies"] == package["devDependencies"]
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []
    assert [name for name, entry in lock["packages"].items() if name and "integrity" not in entry] == []


@pytest.fixture(scope="module")
def workflow():
    # YAML 1.1 reads the key `on` as true
    return yaml.safe_load((ROOT / ".github/workflows/pages.yml").read_text())


def actions(job):
    """The steps of a job in order, each as its command or its action without the version."""
    return [step.get("run") or step["uses"].partition("@")[0] for step in job["steps"]]


def test_the_workflow_is_one_by_its_schema():
    """By GitHub's own schema, which the checker carries."""
    checker = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    good = ROOT / ".github/workflows/pages.yml"
    result = subprocess.run([*checker, str(good)], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


def test_the_schema_notices_a_slip(tmp_path):
    checker = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    text = (ROOT / ".github/workflows/pages.yml").read_text()
    for slip in (
        ("runs-on:", "run-on:"),
        ("timeout-minutes: 30", "timeout-minutes: soon"),
        ("needs: site", "needs: 3"),
    ):
        bad = tmp_path / "bad.yml"
        bad.write_text(text.replace(*slip))
        assert subprocess.run([*checker, str(bad)], capture_output=True).returncode == 1, slip


def test_the_workflow_tests_every_change(workflow):
    assert workflow[True] == {
        "push": {"branches": ["main"]},
        "pull_request": None,
        "release": {"types": ["published"]},
        "workflow_dispatch": None,
    }
    assert workflow["concurrency"]["group"]


def test_the_site_is_tested_then_built_then_uploaded(workflow):
    job = workflow["jobs"]["site"]
    assert actions(job) == [
        "actions/checkout",
        "actions/setup-python",
        "actions/setup-node",
        "python3 build.py test",
        "python3 build.py build",
        "actions/upload-artifact",
        "actions/configure-pages",
        "actions/upload-pages-artifact",
    ]
    assert job["steps"][-1]["with"] == {"path": "dist"}


def test_only_main_is_deployed_and_only_after_the_site_is_green(workflow):
    job = workflow["jobs"]["deploy"]
    assert job["needs"] == "site"
    assert job["if"] == "github.ref == 'refs/heads/main'"
    assert actions(job) == ["actions/deploy-pages"]
    assert job["environment"]["name"] == "github-pages"


def test_a_release_gets_the_one_file_of_the_tested_build(workflow):
    job = workflow["jobs"]["release"]
    assert (job["needs"], job["if"]) == ("site", "github.event_name == 'release'")
    download, upload = job["steps"]
    assert download["uses"].partition("@")[0] == "actions/download-artifact"
    kept = next(
        step for step in workflow["jobs"]["site"]["steps"] if "upload-artifact" in step.get("uses", "")
    )
    assert kept["with"] == {"name": download["with"]["name"], "path": "dist/bones-and-banners.html"}
    assert upload["run"].startswith('gh release upload "$TAG" bones-and-banners.html ')
    assert upload["env"]["TAG"] == "${{ github.event.release.tag_name }}"


def test_each_job_may_write_only_what_it_writes(workflow):
    assert workflow["permissions"] == {"contents": "read"}
    assert "permissions" not in workflow["jobs"]["site"]
    assert workflow["jobs"]["deploy"]["permissions"] == {"pages": "write", "id-token": "write"}
    assert workflow["jobs"]["release"]["permissions"] == {"contents": "write"}


def test_every_action_has_a_version(workflow):
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            assert "run" in step or re.fullmatch(r"actions/[\w-]+@v\d+", step["uses"])


def test_ci_runs_the_tests_and_is_valid_bash():
    script = ROOT / ".ci/run"
    assert script.read_text().splitlines()[-1] == "exec python3 build.py test"
    assert script.stat().st_mode & 0o111
    subprocess.run(["bash", "-n", script], check=True)
