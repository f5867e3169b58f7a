"""The one task that writes: the appends of all tables that wait are committed together, and then acknowledged."""

from __future__ import annotations

import asyncio
import errno
import logging
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from sottovoce.server.errors import Conflict, StoreError, Unavailable
from sottovoce.server.storage.schema import entries, played, pulse, seats, tables
from sottovoce.table.summary import Played, Summary

log = logging.getLogger(__name__)

MOST_WAITING = 20_000  # appends; more are refused at once
MOST_KNOWN = 20_000  # tables whose length is remembered
MOST_NAMED = 20  # tables in one line of the log
MOST_TOGETHER = 1_000  # appends in one commit: a thousand tables wait no longer than one


class Append(msgspec.Struct, frozen=True):
    """Entries of one table that wait to be stored. Without a table it only tests whether writing works."""

    table: str = ""
    first: int = 0
    entries: Sequence[bytes] = ()
    seats: Mapping[str, Sequence[int]] | None = None
    summary: Summary | None = None
    played: Sequence[Played] = ()  # games that ended


class Writer:
    """Takes appends in order; a task of its own commits them."""

    def __init__(self, connected: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._connected = connected
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._something = asyncio.Event()
        self._closing = False
        self._lengths: dict[str, int] = {}  # of tables written to lately
        self._task = asyncio.create_task(self._run())

    async def append(self, append: Append) -> None:
        """Durable when this returns. A caller that is cancelled meanwhile does not take its append back."""
        if self._closing:
            raise Unavailable("store-closed")
        if len(self._waiting) >= MOST_WAITING:
            raise Unavailable("store-busy")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        self._something.set()
        await done

    def forget(self, names: Sequence[str]) -> None:
        """These tables were removed."""
        for name in names:
            self._lengths.pop(name, None)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._something.set()
        await self._task

    async def _run(self) -> None:
        while True:
            await self._something.wait()
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            if not self._waiting and not self._closing:
                self._something.clear()
            if batch:
                await self._write_batch(batch)
            elif self._closing:
                return

    async def _write_batch(self, batch: Sequence[tuple[Append, asyncio.Future[None]]]) -> None:
        """Write a batch and answer each of its appends: one in conflict does not harm the others."""
        try:
            answers = await self._commit([append for append, _ in batch])
        except IntegrityError as error:  # another process wrote to one of these tables at the same moment
            if len(batch) > 1:
                for one in batch:
                    await self._write_batch([one])
                return
            log.warning("%s: another entry has this number (%s)", _which_entries(batch), kind(error))
            answers = [Conflict("store-conflict")]
        except Exception as error:
            log.error("nothing of %d appends was written (%s): %s", len(batch), kind(error), _which_entries(batch))
            if not isinstance(error, SQLAlchemyError | OSError | TimeoutError | StoreError):
                log.error("our bug, at %s", where(error))
            answers = [Unavailable("store-unavailable")] * len(batch)
        for (_, done), answer in zip(batch, answers, strict=True):
            if done.done():
                continue
            if answer is None:
                done.set_result(None)
            else:
                done.set_exception(answer)

    async def _commit(self, batch: Sequence[Append]) -> list[StoreError | None]:
        names = {append.table for append in batch}
        async with self._connected() as connection:
            try:
                stored = await self._stored_lengths(connection, batch)
                rows, answers = Batch.of(batch, stored)
                await rows.write(connection)
                await connection.commit()
            except BaseException as error:
                for name in names:
                    self._lengths.pop(name, None)
                if not isinstance(error, IntegrityError):
                    await connection.invalidate()  # never trust a connection on which a write went wrong
                raise
        self._lengths |= rows.lengths
        if len(self._lengths) > MOST_KNOWN:
            self._lengths.clear()
        return answers

    async def _stored_lengths(self, connection: AsyncConnection, batch: Sequence[Append]) -> dict[str, int]:
        """How many entries these tables have; looked up where the remembered length does not fit an append."""
        known = {append.table: append.first for append in batch if self._lengths.get(append.table) == append.first}
        if unknown := {append.table for append in batch} - known.keys() - {""}:
            wanted = select(tables.c.id, tables.c.length).where(tables.c.id.in_(unknown))
            known |= {row.id: row.length for row in await connection.execute(wanted)}
        return known


class Batch:
    """What one commit writes."""

    def __init__(self, stored: dict[str, int]) -> None:
        self.stored, self.lengths = stored, dict(stored)  # by table: entries before and after
        self.entries: list[dict[str, object]] = []
        self.summaries: dict[str, Summary] = {}
        self.seats: dict[str, Mapping[str, Sequence[int]]] = {}
        self.played: list[dict[str, object]] = []
        self.has_pulse = False

    @classmethod
    def of(cls, appends: Sequence[Append], stored: dict[str, int]) -> tuple[Batch, list[StoreError | None]]:
        """The appends that follow on what is stored; the others are answered with a Conflict."""
        batch = cls(stored)
        return batch, [batch.add(append) for append in appends]

    def add(self, append: Append) -> StoreError | None:
        name, first = append.table, append.first
        if not name:
            self.has_pulse = True
            return None
        if first != self.lengths.get(name, 0):
            return Conflict("store-conflict")
        self.entries += [{"table_id": name, "n": n, "deed": entry} for n, entry in enumerate(append.entries, first)]
        self.lengths[name] = first + len(append.entries)
        if append.summary is not None:
            self.summaries[name] = append.summary
        self.played += [{"table_id": name, **msgspec.to_builtins(one)} for one in append.played]
        if append.seats is not None:
            self.seats[name] = append.seats
        return None

    async def write(self, connection: AsyncConnection) -> None:
        rows = [{"name": name, "length": self.lengths[name]} | self._summary(name) for name in self._touched()]
        if new := [row for row in rows if row["name"] not in self.stored]:
            await connection.execute(_NEW, new)
        if changed := [row for row in rows if row["name"] in self.stored and "game" in row]:
            await connection.execute(_CHANGED, changed)
        if grown := [row for row in rows if row["name"] in self.stored and "game" not in row]:
            await connection.execute(_GROWN, grown)
        if self.entries:
            await connection.execute(_INSERT_ENTRIES, self.entries)
        if self.played:
            await self._write_played(connection)
        if self.seats:
            await connection.execute(delete(seats).where(seats.c.table_id.in_(self.seats)))
        sitting = [
            {"key_hash": key, "table_id": name, "seat": seat}
            for name, held in self.seats.items()
            for key, those in held.items()
            for seat in those
        ]
        if sitting:
            await connection.execute(insert(seats), sitting)
        if self.has_pulse:
            await connection.execute(update(pulse).values(beats=pulse.c.beats + 1))

    async def _write_played(self, connection: AsyncConnection) -> None:
        """In the place of what is there: a summary that is made again tells of all the games of its table."""
        for name in {str(one["table_id"]) for one in self.played}:
            numbers = [one["number"] for one in self.played if one["table_id"] == name]
            old = delete(played).where(played.c.table_id == name, played.c.number.in_(numbers))
            await connection.execute(old)
        await connection.execute(insert(played), self.played)

    def _touched(self) -> list[str]:
        return [name for name, n in self.lengths.items() if n != self.stored.get(name) or name in self.summaries]

    def _summary(self, name: str) -> dict[str, object]:
        return msgspec.to_builtins(self.summaries[name]) if name in self.summaries else {}


def _which_entries(batch: Sequence[tuple[Append, asyncio.Future[None]]]) -> str:
    """Which entries of which tables, and nothing of what is in them."""
    told = [f"table {one.table} from entry {one.first}" if one.table else "health" for one, _ in batch[:MOST_NAMED]]
    return ", ".join(told) + (" and others" if len(batch) > MOST_NAMED else "")


def kind(error: BaseException) -> str:
    """What kind of error it is: a database's own message may have the values in it that could not be written."""
    cause = getattr(error, "orig", None) or error
    known = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    number = errno.errorcode.get(cause.errno or 0) if isinstance(cause, OSError) else None
    return " ".join(str(part) for part in (type(cause).__name__, known or number) if part)


def where(error: BaseException) -> str:
    """The places in our code that led to an error, without what it says."""
    return " < ".join(f"{place.name}:{place.lineno}" for place in reversed(traceback.extract_tb(error.__traceback__)))


_NEW = insert(tables).values(id=bindparam("name"))
_GROWN = update(tables).where(tables.c.id == bindparam("name")).values(length=bindparam("length"))
_CHANGED = _GROWN.values({name: bindparam(name) for name in Summary.__struct_fields__})
_INSERT_ENTRIES = insert(entries)
