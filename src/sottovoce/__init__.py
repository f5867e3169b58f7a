"""Sottovoce: board games of hidden information.

What stands in `__all__` is the library, which is imported when it is first used: `game`, `new` and `choose` to play,
`read_record` and `write_record` to keep what was played. With SOTTOVOCE_PLAIN set in the
environment the rules run as plain Python even where they are compiled.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sottovoce.bots.bot import Choice
    from sottovoce.games import shelf
    from sottovoce.library import EVERYTHING, SPECTATOR, choose, game, new, read_record, write_record
    from sottovoce.rules.game import AnyGame, BadMove, BadOption, IllegalMove, Outcome, Refusal, View
    from sottovoce.rules.playthrough import Line, Playthrough
    from sottovoce.rules.record import BadRecord
    from sottovoce.rules.rng import Rng

__version__ = "0.1.0"

__all__ = [
    "EVERYTHING", "SPECTATOR", "AnyGame", "BadMove", "BadOption", "BadRecord", "Choice", "IllegalMove", "Line",
    "Outcome", "Playthrough", "Refusal", "Rng", "View", "choose", "game", "new", "read_record", "shelf",
    "write_record",
]  # fmt: skip

if not TYPE_CHECKING:  # a type checker would take any name for one of ours

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module("sottovoce.library"), name)
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


if os.environ.get("SOTTOVOCE_PLAIN"):
    import sys
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
    from pathlib import Path

    _here = str(Path(__file__).parent)
    _source_only = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def _plain(path: str) -> FileFinder:
        if not path.startswith(_here):
            raise ImportError
        return _source_only(path)  # type: ignore[return-value]

    sys.path_hooks.insert(0, _plain)
    sys.path_importer_cache.pop(_here, None)
