"""Import the engine and leave nothing behind that isn't needed. Run by snapshot.mjs."""

import gc
import re
import sys
import typing
import zipimport

import bridge.api  # noqa: F401 - all of the engine

re.purge()
for forget in typing._cleanups:
    forget()
sys._clear_internal_caches()
sys.path_importer_cache.clear()
zipimport._zip_directory_cache.clear()
gc.collect()
