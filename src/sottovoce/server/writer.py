"""The one hand that writes: whatever waits, of all tables, is committed together, and only then acknowledged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sottovoce.server.tables import deeds, pulse, seats, tables
from sottovoce.server.trouble import Conflict, Trouble, Unavailable

log = logging.getLogger(__name__)

MOST_WAITING = 20_000  # appends; more are refused at once
MOST_TOGETHER = 1_000  # appends in one commit: a thousand tables wait no longer than one


class Summary(msgspec.Struct, frozen=True):
    """What a list of games says of a table: which game, open/running/over, and when something last happened."""

    game: str
    state: str
    updated: float


class Append(msgspec.Struct, frozen=True):
    """Deeds of one table that wait to be kept. Without a table it is only a question whether writing works."""

    table: str = ""
    first: int = 0
    deeds: Sequence[bytes] = ()
    seats: Mapping[str, Sequence[int]] | None = None
    summary: Summary | None = None


class Writer:
    """Takes appends in order; a task of its own commits them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._something = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._write_on())

    async def keep(self, append: Append) -> None:
        """Durable when this returns. One who is cancelled meanwhile does not take back what was handed in."""
        if self._closing:
            raise Unavailable("store-closed")
        if len(self._waiting) >= MOST_WAITING:
            raise Unavailable("store-busy")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        self._something.set()
        await done

    async def close(self) -> None:
        """Write what was handed in, then stop."""
        self._closing = True
        self._something.set()
        await self._task

    async def _write_on(self) -> None:
        while True:
            await self._something.wait()
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            if not self._waiting and not self._closing:
                self._something.clear()
            if batch:
                await self._settle(batch)
            elif self._closing:
                return

    async def _settle(self, batch: Sequence[tuple[Append, asyncio.Future[None]]]) -> None:
        """Write a batch and answer each of its appends: one in conflict does not harm the others."""
        try:
            answers = await self._commit([append for append, _ in batch])
        except IntegrityError as error:  # another process wrote to one of these tables at the same moment
            if len(batch) > 1:
                for one in batch:
                    await self._settle([one])
                return
            log.warning("conflict: %s", error.orig)
            answers = [Conflict("store-conflict")]
        except Exception as error:
            ours = not isinstance(error, SQLAlchemyError | OSError | TimeoutError)  # our bug: leave a trace of it
            log.error("nothing of %d appends was written: %s", len(batch), error, exc_info=ours)
            answers = [Unavailable("store-unavailable")] * len(batch)
        for (_, done), answer in zip(batch, answers, strict=True):
            if done.done():
                continue
            if answer is None:
                done.set_result(None)
            else:
                done.set_exception(answer)

    async def _commit(self, batch: Sequence[Append]) -> list[Trouble | None]:
        async with self._engine.connect() as connection:
            try:
                answers = await self._write(connection, batch)
                await connection.commit()
            except IntegrityError:
                raise
            except BaseException:
                await connection.invalidate()  # never trust a connection on which a write went wrong
                raise
        return answers

    async def _write(self, connection: AsyncConnection, batch: Sequence[Append]) -> list[Trouble | None]:
        """All that fits where it says it belongs; the others are in conflict."""
        names = {append.table for append in batch if append.table}
        wanted = select(tables.c.id, tables.c.length).where(tables.c.id.in_(names))
        kept = {row.id: row.length for row in await connection.execute(wanted)} if names else {}
        lengths = dict(kept)
        answers: list[Trouble | None] = []
        last: dict[str, Summary] = {}
        sitting: dict[str, Mapping[str, Sequence[int]]] = {}
        rows = []
        for append in batch:
            if append.table and append.first != lengths.get(append.table, 0):
                answers.append(Conflict("store-conflict"))
                continue
            answers.append(None)
            if not append.table:
                continue
            rows += [
                {"table_id": append.table, "n": append.first + i, "deed": deed} for i, deed in enumerate(append.deeds)
            ]
            lengths[append.table] = append.first + len(append.deeds)
            if append.summary is not None:
                last[append.table] = append.summary
            if append.seats is not None:
                sitting[append.table] = append.seats
        await self._write_tables(connection, kept, lengths, last)
        if rows:
            await connection.execute(insert(deeds), rows)
        await self._write_seats(connection, sitting)
        if any(not append.table for append in batch):
            await connection.execute(update(pulse).values(beats=pulse.c.beats + 1))
        return answers

    async def _write_tables(
        self, connection: AsyncConnection, kept: dict[str, int], lengths: dict[str, int], last: dict[str, Summary]
    ) -> None:
        new = [
            {"id": name, "length": length, **msgspec.structs.asdict(last[name])}
            for name, length in lengths.items()
            if name not in kept
        ]
        if new:
            await connection.execute(insert(tables), new)
        here = update(tables).where(tables.c.id == bindparam("name"))
        grown = [{"name": name, "length": lengths[name]} for name in kept if lengths[name] != kept[name]]
        if grown:
            await connection.execute(here.values(length=bindparam("length")), grown)
        told = [{"name": name, **msgspec.structs.asdict(last[name])} for name in kept if name in last]
        if told:
            await connection.execute(
                here.values(game=bindparam("game"), state=bindparam("state"), updated=bindparam("updated")), told
            )

    async def _write_seats(
        self, connection: AsyncConnection, sitting: Mapping[str, Mapping[str, Sequence[int]]]
    ) -> None:
        if not sitting:
            return
        await connection.execute(delete(seats).where(seats.c.table_id.in_(sitting)))
        rows = [
            {"key_hash": key, "table_id": name, "seat": seat}
            for name, held in sitting.items()
            for key, those in held.items()
            for seat in those
        ]
        if rows:
            await connection.execute(insert(seats), rows)
