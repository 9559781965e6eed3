"""How much the site weighs, part by part, beside the bare Pyodide core, and the scripts against their budget.

A part is a name and the files of dist/ that belong to it, e.g. ("scripts", ["assets/*.js"]). Bytes are
counted raw and gzipped one by one, as a server would send them. Exit status 1 if the scripts are over budget.
"""

import gzip
import sys
from pathlib import Path
from typing import NamedTuple

DIST = Path(__file__).resolve().parents[1] / "dist"
BUDGET = 50_000  # bytes of JavaScript, gzipped, without Pyodide's and the service worker
PARTS = {
    "page": ["index.html", "*.svg", "*.webmanifest", "icon-*.png"],
    "scripts": ["assets/*.js"],
    "words": ["assets/*.ftl"],
    "styles": ["assets/*.css"],
    "fonts": ["assets/*.woff2"],
    "library": ["assets/library-*.bin"],
    "snapshot": ["assets/snapshot-*.bin"],
    "tables": ["assets/*.tables"],
    "service worker": ["service-worker.js"],
    "licences": ["LICENSE", "*.txt"],
    "Pyodide core": ["pyodide/*/*"],
    "screenshots": ["screenshot-*.png"],
    "one file": ["*-and-banners.html"],
    "all": ["**/*"],
}


class Size(NamedTuple):
    """Bytes, as they are and gzipped."""

    raw: int
    gzipped: int


def size(patterns: list[str]) -> Size:
    files = [file for pattern in patterns for file in DIST.glob(pattern) if file.is_file()]
    contents = [file.read_bytes() for file in files]
    return Size(sum(map(len, contents)), sum(len(gzip.compress(content, 9)) for content in contents))


def main() -> int:
    sizes = {name: size(patterns) for name, patterns in PARTS.items()}
    print(f"{'part':<16}{'kB':>10}{'kB gzip':>10}{'of core':>10}")
    for name, part in sizes.items():
        share = part.gzipped / sizes["Pyodide core"].gzipped
        print(f"{name:<16}{part.raw / 1000:>10.1f}{part.gzipped / 1000:>10.1f}{share:>10.2%}")
    scripts = sizes["scripts"].gzipped
    print(f"\nscripts: {scripts / 1000:.1f} of {BUDGET / 1000:.0f} kB gzip, {scripts / BUDGET:.0%} of budget")
    return 1 if scripts > BUDGET else 0


if __name__ == "__main__":
    sys.exit(main())
