"""A store and bots for the simulation, both as unreliable as they can ever be, and in no hurry.

The store is the real one with its real writer, batches and conflicts; only the database below is a dictionary, since a
real one works in threads and in its own time. It commits late, fails before the commit or after it (when it is kept and
nobody is told), and is sometimes gone altogether. `Disk` is what survives when the server does not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from sottovoce.bots import bot
from sottovoce.bots.workers import NOBODY, Asker, Busy, Workers
from sottovoce.rules.game import AnyGame, View
from sottovoce.rules.playthrough import Line
from sottovoce.rules.rng import Rng
from sottovoce.server.errors import StoreError, Unavailable
from sottovoce.server.storage import snapshots
from sottovoce.server.storage.snapshots import Snapshot
from sottovoce.server.storage.store import Store
from sottovoce.server.storage.writer import Append, Batch, Writer


class Luck:
    """The one random source of a simulation; when it is `calm`, nothing goes wrong any more."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.is_calm = False
        self.badness = (0.0, 0.3, 1.0, 2.0)[self.rng.below(4)]

    def between(self, least: float, most: float) -> float:
        return least + (most - least) * self.rng.below(1 << 20) / (1 << 20)

    def delay(self) -> float:
        """How long something is on its way: mostly short."""
        return self.between(0.001, 2.0 if self.strikes(0.1) else 0.1)

    def strikes(self, chance: float) -> bool:
        """Does it go wrong?"""
        return not self.is_calm and self.between(0, 1) < chance * self.badness

    def tosses(self, chance: float) -> bool:
        return self.between(0, 1) < chance


class Disk:
    """What is kept."""

    def __init__(self) -> None:
        self.tables: dict[str, list[bytes]] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.is_gone = False


class LateWriter(Writer):
    def __init__(self, disk: Disk, luck: Luck) -> None:
        super().__init__(cast(Any, None))
        self._disk, self._luck = disk, luck

    async def _commit(self, batch: Sequence[Append]) -> list[StoreError | None]:
        await asyncio.sleep(self._luck.delay())
        if self._disk.is_gone or self._luck.strikes(0.02):
            raise OSError("the disk is full")
        rows, answers = Batch.of(batch, {name: len(kept) for name, kept in self._disk.tables.items()})
        for row in rows.entries:
            kept = self._disk.tables.setdefault(cast(str, row["table_id"]), [])
            assert row["n"] == len(kept)
            kept.append(cast(bytes, row["deed"]))
        await asyncio.sleep(self._luck.delay() / 4)
        if self._luck.strikes(0.02):
            raise OSError("the database went away in the moment of the commit")
        return answers


class LateStore(Store):
    def __init__(self, disk: Disk, luck: Luck) -> None:
        super().__init__(cast(Any, None), cast(Any, None), LateWriter(disk, luck), None)
        self._disk, self._luck = disk, luck

    async def load(self, table: str) -> list[bytes]:
        await asyncio.sleep(self._luck.delay())
        if self._disk.is_gone or self._luck.strikes(0.05):
            raise Unavailable("store-unavailable")
        found = list(self._disk.tables.get(table, ()))
        await asyncio.sleep(self._luck.delay() / 4)
        return found

    async def snapshot(self, table: str) -> Snapshot | None:
        await asyncio.sleep(self._luck.delay() / 4)
        return self._disk.snapshots.get(table)

    async def put_snapshot(self, table: str, length: int, blocks: Sequence[bytes]) -> None:
        """It may be of entries that are not stored after all: nobody believes it then."""
        state = msgspec.msgpack.encode(blocks)
        proof = snapshots.begun(length, state)
        for entry in self._disk.tables[table][:length]:
            snapshots.add(proof, entry)
        await asyncio.sleep(self._luck.delay())
        if not self._luck.strikes(0.1):
            self._disk.snapshots[table] = Snapshot(length, proof.digest(), state)


class LateBots(Workers):
    """They choose at random, think for a while, sometimes for long, and are sometimes too busy or broken."""

    def __init__(self, luck: Luck) -> None:
        super().__init__(0)
        self._luck = luck

    async def choose(
        self, game: AnyGame, view: View, lines: Sequence[Line], level: str, seed: int, seconds: float = 2.0,
        asker: Asker = NOBODY,
    ) -> bot.Choice:  # fmt: skip
        await asyncio.sleep(self._luck.between(0.01, 0.5))
        if self._luck.strikes(0.03):
            await asyncio.sleep(10.0)
        if self._luck.strikes(0.03):
            raise Busy
        return bot.random(game, view, lines, bot.Limit(), self._luck.rng)
