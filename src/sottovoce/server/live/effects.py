"""What the live tables ask of whoever has a database, bots and a clock (`shell.py`; in tests a simulation)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sottovoce.rules.game import AnyGame, View
from sottovoce.rules.playthrough import Line
from sottovoce.table.seats import Summary


@dataclass(frozen=True)
class Load:
    """Read a table; report with `Hub.loaded`."""

    table: str


@dataclass(frozen=True)
class Keep:
    """Keep these entries; report with `Hub.kept` or `Hub.lost`. For one table, in the order of asking."""

    table: str
    epoch: int
    first: int
    entries: Sequence[bytes]
    seats: dict[str, list[int]] | None
    summary: Summary


@dataclass(frozen=True)
class Think:
    """Ask a bot; report with `Hub.chosen`."""

    table: str
    chair: int
    since: int  # the entry that asked for the move
    game: AnyGame
    view: View
    lines: list[Line]
    level: str


Effect = Load | Keep | Think
