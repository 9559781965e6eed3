"""Import the engine, let it work once, and leave nothing behind that isn't needed. Run by snapshot.mjs.

Working once fills what is computed on first use, such as the types of every class that crosses the border. It
is done with a fixed seed in a session that is then dropped: no seed, and nothing drawn, is in the snapshot.
"""

import gc
import json
import re
import sys
import typing
import zipimport

from bridge.api import Session
from bridge.catalog import GAMES


def work_once(game: str, bot: str) -> None:
    """Begin, save and load a match between bots."""
    session = Session()

    def ask(**request: object) -> dict[str, typing.Any]:
        return json.loads(session.handle(json.dumps(request)))["result"]

    ask(type="new", game=game, seats=[{"kind": "bot", "bot": bot, "name": ""}] * 2, seed="0" * 64)
    ask(type="step", seat=0)
    ask(type="load", record=ask(type="save")["record"])


for name, entry in GAMES.items():
    work_once(name, next(iter(entry.bots)))
del work_once

re.purge()
for forget in typing._cleanups:
    forget()
sys._clear_internal_caches()
sys.path_importer_cache.clear()
zipimport._zip_directory_cache.clear()
gc.collect()
