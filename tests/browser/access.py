"""Who can read a page: what axe finds on it, and whether it fits its window."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def findings(page: Page) -> list[str]:
    """What axe finds, one line each."""
    violations = Axe().run(page).response["violations"]
    return [f"{v['id']}: {node['html'][:160]}" for v in violations for node in v["nodes"]]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window; 0 or less is none."""
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width
