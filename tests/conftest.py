"""What the tests share: the switch that writes expected answers anew.

    pytest tests/golden tests/bridge --rewrite

writes tests/golden/*.jsonl and the answers in tests/bridge/fixtures/*.json again. Read the diff before
keeping it.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite", action="store_true", help="write golden games and border fixtures anew")


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Whether expected answers are to be written instead of compared."""
    return bool(request.config.getoption("--rewrite"))
