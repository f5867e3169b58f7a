"""What the live tables ask of the runtime, which has a database, bots and a clock (in tests: a simulation)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sottovoce.rules.game import AnyGame, View
from sottovoce.rules.playthrough import Line
from sottovoce.table.summary import Played, Summary


@dataclass(frozen=True)
class Load:
    """Read a table; report with `Hub.loaded`."""

    table: str


@dataclass(frozen=True)
class Save:
    """Store these entries; report with `Hub.saved` or `Hub.save_failed`. For one table, in the order of asking."""

    table: str
    epoch: int
    first: int
    entries: Sequence[bytes]
    seats: dict[str, list[int]] | None
    summary: Summary
    played: Sequence[Played] = ()  # games that ended with these entries


@dataclass(frozen=True)
class Think:
    """Ask a bot for a move; report with `Hub.bot_chose`."""

    table: str
    chair: int
    since: int  # the entry that asked for the move
    game: AnyGame
    view: View
    lines: list[Line]
    level: str
    device: str = ""  # that made the table, and the address of who played there last: bots think in turn for each
    address: str = ""


@dataclass(frozen=True)
class KeepSnapshot:
    """Write down what a table has become after its first entries, when there is time. Nothing is reported."""

    table: str
    length: int
    blocks: Iterator[bytes]  # which take a while to make


Effect = Load | Save | Think | KeepSnapshot
