"""Sottovoce: four published games of hidden information.

With SOTTOVOCE_PLAIN set in the environment the rules run as plain Python even where they are compiled.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

__version__ = "0.1.0"

if os.environ.get("SOTTOVOCE_PLAIN"):
    _here = str(Path(__file__).parent)
    _source_only = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def _plain(path: str) -> FileFinder:
        if not path.startswith(_here):
            raise ImportError
        return _source_only(path)  # type: ignore[return-value]

    sys.path_hooks.insert(0, _plain)
    sys.path_importer_cache.pop(_here, None)
