"""How often the reference players win our chapters, and with events of each level, as `make bench` measured it last."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from sottovoce.games.romeo_juliet import content

FILE = "measured.json"


class Measured(msgspec.Struct, frozen=True):
    """A measurement, and the content for which it holds."""

    content: str  # its hash
    games: int  # of each chapter
    won: dict[int, float]  # the share of games won, by chapter
    levels: dict[str, float] = {}  # the same in one chapter with more events of a level

    def as_json(self) -> Any:
        return msgspec.to_builtins(self, str_keys=True)


@lru_cache(maxsize=1)
def measured() -> Measured:
    """The last measurement; an empty one as long as nobody has measured anything."""
    file = files(__package__).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Measured) if file.is_file() else Measured("", 0, {})


def rate(chapter: int, source: str | None = None) -> float | None:
    """The share of games won in a chapter; None if this content was not measured."""
    found = measured()
    return found.won.get(chapter) if found.content == content.hash_of(source) else None
