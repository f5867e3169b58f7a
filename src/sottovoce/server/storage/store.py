"""The store: what is acknowledged is on the disk, and nothing that is stored is ever changed.

One code path for a SQLite file and for PostgreSQL. A file is held by one server at a time, and a second one is
refused, as it is on PostgreSQL; reading along (`export`, `verify`) is always possible. Should two write after all, no
game is harmed: the number of an entry is unique in its table, and the second to use it gets a Conflict.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import URL, ColumnElement, String, cast, delete, func, insert, select
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sottovoce.server.errors import Conflict, Unavailable, Unusable
from sottovoce.server.storage import database, snapshots
from sottovoce.server.storage.lock import ServerLock
from sottovoce.server.storage.schema import entries, key_secret, known_keys, played, seats, tables
from sottovoce.server.storage.schema import snapshots as noted
from sottovoce.server.storage.snapshots import Snapshot
from sottovoce.server.storage.writer import Append, Writer, kind
from sottovoce.table.summary import Played, Summary

__all__ = ["Conflict", "Store", "StoredTable", "Summary", "TableRow", "Unavailable", "Unusable"]

log = logging.getLogger(__name__)

PAGE = 500  # tables listed at a time: no transaction stays open while a caller looks at them
PIECE = 100  # rows that are read before others have their turn


class TableRow(msgspec.Struct, frozen=True):
    """A table in somebody's list of games, and the chairs they have at it."""

    id: str
    summary: Summary
    chairs: list[int]


class PlayedRow(msgspec.Struct, frozen=True):
    """A game that is over in somebody's list, who sat at its table, and the chairs they have there."""

    table: str
    game: str
    names: list[str]
    bots: list[str]
    provenance: str
    chairs: list[int]
    played: Played


class StoredTable(msgspec.Struct, frozen=True):
    """All that is stored of one table."""

    id: str
    summary: Summary
    seats: dict[str, list[int]]
    entries: list[bytes]


class Store:
    """The tables of one database. Made by `Store.open`."""

    def __init__(
        self, engine: AsyncEngine, hasty: AsyncEngine, writer: Writer | None, lock: IO[bytes] | ServerLock | None
    ) -> None:
        self._engine, self._hasty, self._writer, self._lock = engine, hasty, writer, lock  # hasty: what may be lost

    @classmethod
    async def open(cls, url: str | URL | None = None, *, reading: bool = False) -> Store:
        """Create or renew the database and open it; Unusable if it is not ours, Unavailable if it cannot be reached.

        `reading` opens a database beside a running server, to look only.
        """
        address = url if isinstance(url, URL) else database.address(url)
        where = database.shown(address)
        lock: IO[bytes] | ServerLock | None = None
        if address.get_backend_name() == "sqlite":
            path = Path(str(address.database))
            database.look_at(path, reading)
            lock = None if reading else database.taken(path)
        engine = database.connected(address)
        try:
            if not reading and lock is None:
                with _store_errors(where, opening=True):
                    lock = await ServerLock.taken(engine, where)
            await _ready(engine, where, reading)
        except BaseException:
            await _free(lock)
            await engine.dispose()
            raise
        snapshots.software()  # which takes a moment, once
        writer = None if reading else Writer(_writing(engine, lock))
        return cls(engine, database.connected(address, durable=False), writer, lock)

    def when_lost(self, do: Callable[[], None]) -> None:
        """Do this if another server takes the database: nothing can be stored here any more."""
        if isinstance(self._lock, ServerLock):
            self._lock.when_lost = do

    @property
    def lost(self) -> Unusable | None:
        """Why nothing can be stored here any more; None: something can."""
        return self._lock.lost if isinstance(self._lock, ServerLock) else None

    async def close(self) -> None:
        """Wait for what is being written, then close."""
        if self._writer is not None:
            await self._writer.close()
        await _free(self._lock)
        await self._hasty.dispose()
        await self._engine.dispose()

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        seats: Mapping[str, Sequence[int]] | None = None,
        summary: Summary | None = None,
        played: Sequence[Played] = (),
    ) -> None:
        """Store entries first, first + 1, … of a table; durable when it returns. Tables that wait commit together.

        `seats` replaces who sits where (hash of a key to seats), `summary` what lists say of the table; a new table
        needs a summary. `played` are the games that ended.
        """
        if not table or (first == 0 and summary is None):
            raise ValueError("a new table needs a name and a summary")
        if self._writer is None:
            raise Unavailable("store-reading")
        await self._writer.append(Append(table, first, entries, seats, summary, played))

    async def load(self, table: str) -> list[bytes]:
        """All entries of a table, in order; none if there is no such table. Many are fetched page by page, and others
        have their turn in between."""
        found: list[bytes] = []
        async with self._reading() as connection:
            while page := await snapshots.entries_from(connection, table, len(found), PAGE):
                found += page
                if len(page) < PAGE:
                    break
            is_gone = len(found) >= PAGE and not await snapshots.entries_from(connection, table, 0, 1)
        return [] if is_gone else found  # it was removed meanwhile

    async def snapshot(self, table: str) -> Snapshot | None:
        """What the table had become when it was last noted; it may not fit any more."""
        wanted = select(noted.c.length, noted.c.proof, noted.c.state).where(noted.c.table_id == table)
        async with self._reading() as connection:
            row = (await connection.execute(wanted)).first()
            return Snapshot(*row) if row else None

    async def put_snapshot(self, table: str, length: int, blocks: Sequence[bytes]) -> None:
        """Note what the first `length` entries of a table have made of it."""
        with _store_errors(database.shown(self._engine.url)):
            async with self._hasty.begin() as connection:
                await snapshots.put(connection, table, length, blocks)

    async def game_of(self, table: str) -> str:
        """The game that is played at a table; empty if there is no such table."""
        async with self._reading() as connection:
            found = await connection.execute(select(tables.c.game).where(tables.c.id == table))
            return found.scalar() or ""

    async def read(self, table: str) -> StoredTable | None:
        """All that is stored of a table at one moment, also while it is being played."""
        while True:
            row = await self._row(table)
            if row is None:
                return None
            summary, length = row
            stored, sitting = await self.load(table), await self._seats_of(table)
            if len(stored) == length and await self._row(table) == row:
                return StoredTable(table, summary, sitting, stored)

    async def tables_of(self, key_hash: str, most: int = 1_000_000, skip: int = 0) -> list[TableRow]:
        """The tables at which this key sits, or which it made, the latest first: `most` of them after `skip`."""
        mine = select(seats.c.table_id).where(seats.c.key_hash == key_hash)
        page = select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc(), tables.c.id)
        some = page.limit(most).offset(skip)
        wanted = select(tables.c.id, seats.c.seat, *_SUMMARY).join(seats)
        wanted = wanted.where(seats.c.key_hash == key_hash, tables.c.id.in_(some))
        found: dict[str, TableRow] = {}
        async with self._reading() as connection:
            ordered = wanted.order_by(tables.c.updated.desc(), tables.c.id, seats.c.seat)
            for name, seat, *summary in await connection.execute(ordered):
                row = found.setdefault(name, TableRow(name, _summary(summary), []))
                row.chairs.extend([seat] if seat >= 0 else [])
        return list(found.values())

    async def played_by(self, key_hash: str, most: int) -> list[PlayedRow]:
        """The games that are over and in which this key had a chair, the latest first: `most` of them."""
        mine = select(seats.c.table_id).where(seats.c.key_hash == key_hash, seats.c.seat >= 0)
        wanted = select(played.c.table_id, tables.c.game, tables.c.names, tables.c.bots, tables.c.provenance, *_PLAYED)
        wanted = wanted.join(tables).where(played.c.table_id.in_(mine))
        ordered = wanted.order_by(played.c.at.desc(), played.c.table_id, played.c.number.desc()).limit(most)
        sitting = select(seats.c.table_id, seats.c.seat).where(seats.c.key_hash == key_hash, seats.c.seat >= 0)
        chairs: dict[str, list[int]] = {}
        async with self._reading() as connection:
            for name, chair in await connection.execute(sitting.order_by(seats.c.seat)):
                chairs.setdefault(name, []).append(chair)
            found: list[PlayedRow] = []
            async for rows in (await connection.stream(ordered)).partitions(PIECE):
                found += [
                    PlayedRow(name, game, names, bots, provenance, chairs[name], _played(one))
                    for name, game, names, bots, provenance, *one in rows
                    if name in chairs
                ]
        return found

    async def stories_of(self, key_hash: str, game: str, most: int) -> list[list[dict[str, Any]]]:
        """What a story remembers of each of the tables at which this key has a chair and this game is played, the
        latest last: of the latest `most` of them."""
        mine = select(seats.c.table_id).where(seats.c.key_hash == key_hash, seats.c.seat >= 0)
        has_story = cast(tables.c.story, String) != "[]"
        wanted = select(tables.c.story).where(tables.c.id.in_(mine), tables.c.game == game, has_story)
        latest = wanted.order_by(tables.c.updated.desc(), tables.c.id).limit(most)
        found: list[list[dict[str, Any]]] = []
        async with self._reading() as connection:
            async for rows in (await connection.stream(latest)).scalars().partitions(PIECE):
                found += rows
        return found[::-1]

    async def offered(self, most: int) -> list[str]:
        """The tables that are on the list of open tables, the latest first: `most` of them."""
        wanted = select(tables.c.id).where(tables.c.state == "open", tables.c.offered)
        async with self._reading() as connection:
            ordered = wanted.order_by(tables.c.updated.desc(), tables.c.id).limit(most)
            return list((await connection.execute(ordered)).scalars())

    async def outdated(self, version: int) -> AsyncIterator[str]:
        """The tables of which the summary says less than it would now, in order."""
        async for name in self._names(tables.c.version < version):
            yield name

    # Keys of devices.

    async def key_secret(self) -> bytes:
        """With what the server signs the keys that it gives to devices."""
        async with self._reading() as connection:
            return bytes((await connection.execute(select(key_secret.c.secret))).scalar_one())

    async def known_keys(self) -> set[str]:
        """The hashes of keys that are good although they are not signed."""
        async with self._reading() as connection:
            return set((await connection.execute(select(known_keys.c.key_hash))).scalars())

    async def recognise(self, keys: Iterable[str]) -> None:
        """Keys of another server, whose tables are imported, are good here too."""
        with _store_errors(database.shown(self._engine.url)):
            async with _writing(self._engine, self._lock)() as connection:
                there = set((await connection.execute(select(known_keys.c.key_hash))).scalars())
                if new := [{"key_hash": key} for key in sorted(set(keys) - there)]:
                    await connection.execute(insert(known_keys), new)
                await connection.commit()

    # Forgetting.

    async def tables_older(
        self, state: str, before: float, most: int = 200, *, only_to_look_at: bool = False
    ) -> list[str]:
        """The tables in this state at which nothing has happened since, the oldest first. `only_to_look_at`: those that
        were made from a record, and at which nobody has a chair."""
        wanted = select(tables.c.id).where(tables.c.state == state, tables.c.updated < before)
        if only_to_look_at:
            sits = select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.seat >= 0)
            wanted = wanted.where(tables.c.provenance == "record", ~sits.exists())
        async with self._reading() as connection:
            return list((await connection.execute(wanted.order_by(tables.c.updated).limit(most))).scalars())

    async def remove(self, names: Sequence[str], before: float) -> int:
        """Remove these tables, if nothing has happened there since; how many there were."""
        with _store_errors(database.shown(self._engine.url)):
            async with _writing(self._engine, self._lock)() as connection:
                old = select(tables.c.id).where(tables.c.id.in_(names), tables.c.updated < before)
                gone = list((await connection.execute(old)).scalars())
                for rows in (seats, entries, played, noted):
                    await connection.execute(delete(rows).where(rows.c.table_id.in_(gone)))
                await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
                await connection.commit()
        if self._writer is not None:
            self._writer.forget(gone)
        return len(gone)

    async def last_updated(self) -> float:
        """When something last happened at any table."""
        async with self._reading() as connection:
            return float((await connection.execute(select(func.max(tables.c.updated)))).scalar() or 0.0)

    async def all_tables(self) -> AsyncIterator[str]:
        """The name of every table, in order."""
        async for name in self._names():
            yield name

    async def _names(self, *which: ColumnElement[bool]) -> AsyncIterator[str]:
        last = ""
        while True:
            wanted = select(tables.c.id).where(tables.c.id > last, *which).order_by(tables.c.id).limit(PAGE)
            async with self._reading() as connection:
                page = list((await connection.execute(wanted)).scalars())
            for name in page:
                yield name
            if len(page) < PAGE:
                return
            last = page[-1]

    async def health(self) -> None:
        """Unavailable if a move could not be stored now: it writes, the same way as a move."""
        if self._writer is not None:
            await self._writer.append(Append())
        else:
            async with self._reading() as connection:
                await connection.execute(select(1))

    async def _row(self, table: str) -> tuple[Summary, int] | None:
        """What lists say of a table, and how many entries it has."""
        wanted = select(tables.c.length, *_SUMMARY).where(tables.c.id == table)
        async with self._reading() as connection:
            found = (await connection.execute(wanted)).first()
            return (_summary(found[1:]), found[0]) if found else None

    async def _seats_of(self, table: str) -> dict[str, list[int]]:
        wanted = select(seats.c.key_hash, seats.c.seat).where(seats.c.table_id == table)
        sitting: dict[str, list[int]] = {}
        async with self._reading() as connection:
            for key, seat in await connection.execute(wanted.order_by(seats.c.key_hash, seats.c.seat)):
                sitting.setdefault(key, []).append(seat)
        return sitting

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with _store_errors(database.shown(self._engine.url)):
            async with self._engine.connect() as connection:
                yield connection


_SUMMARY = [tables.c[name] for name in Summary.__struct_fields__]
_PLAYED = [played.c[name] for name in Played.__struct_fields__]


def _summary(stored: Sequence[object]) -> Summary:
    return msgspec.convert(dict(zip(Summary.__struct_fields__, stored, strict=True)), Summary)


def _played(stored: Sequence[object]) -> Played:
    return msgspec.convert(dict(zip(Played.__struct_fields__, stored, strict=True)), Played)


def _writing(
    engine: AsyncEngine, lock: IO[bytes] | ServerLock | None
) -> Callable[[], AbstractAsyncContextManager[AsyncConnection]]:
    """Where to write."""
    return lock.writing if isinstance(lock, ServerLock) else engine.connect


async def _free(lock: IO[bytes] | ServerLock | None) -> None:
    if isinstance(lock, ServerLock):
        await lock.close()
    elif lock is not None:
        lock.close()


async def _ready(engine: AsyncEngine, where: str, reading: bool) -> None:
    """Renew the database, or see that it needs no renewal."""
    with _store_errors(where, opening=True):
        async with engine.connect() as connection:
            if not reading:
                await connection.run_sync(database.renew, where)
                await connection.commit()
            elif not await connection.run_sync(database.check, where):
                raise Unusable("database-older", file=where)


@contextmanager
def _store_errors(where: str, opening: bool = False) -> Iterator[None]:
    """Turns whatever a database or the way to it fails with into a StoreError."""
    try:
        yield
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        said = str(getattr(error, "orig", None) or error)
        why = kind(error) if isinstance(error, IntegrityError | DataError | ProgrammingError) else said
        log.error("database: %s", kind(error))
        if "malformed" in said or "not a database" in said:
            raise Unusable("database-damaged", file=where) from error
        if opening:
            raise Unavailable("database-unopened", file=where, why=why) from error
        raise Unavailable("store-unavailable") from error
