"""How fast are games kept? `make bench` measures the store with many tables waiting, for docs/server.md.

Each table hands in one entry, waits until it is durable, and hands in the next, as a table with people does.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from bench.report import rounded
from sottovoce.server.storage.store import Store, Summary
from tests.server.postgres import Postgres

SECONDS = 2.0
TABLES = (1, 64, 1_000)
DEED = b'{"deed":"moved","at":1763254800.25,"seat":1,"key":"9f86d081884c7d65","lines":[[1,"b2-b3"]]}'

OPENING = """\
## How fast games are kept

Every table hands in one entry of {size} bytes, waits until it is on the disk, and hands in the next, for {seconds:g} s.
One writer commits together whatever waits. *Wait* is the time from handing in to acknowledgement. One process and one
event loop; SQLite in WAL mode with `synchronous=FULL`, PostgreSQL on loopback with `synchronous_commit=on`. The first
line is the disk alone: the same bytes appended to a file and synchronised, one entry at a time.

SQLAlchemy {sqlalchemy}, SQLite {sqlite}, PostgreSQL {postgres}.

| kept in | tables waiting | entries a second | wait, median | wait, 99 of 100 |
|---|--:|--:|--:|--:|
"""


class Kept(NamedTuple):
    """How long each entry waited, and how long all took."""

    waits: list[float]
    seconds: float

    def row(self, where: str, tables: int) -> str:
        waits = sorted(self.waits)
        middle, late = (waits[int(len(waits) * share)] * 1_000 for share in (0.5, 0.99))
        speed = rounded(len(waits) / self.seconds)
        return f"| {where} | {tables:,} | {speed} | {middle:.1f} ms | {late:.1f} ms |".replace(",", " ")


def disk(folder: Path) -> Kept:
    waits: list[float] = []
    with (folder / "file").open("wb", buffering=0) as file:
        began = time.perf_counter()
        while (now := time.perf_counter()) < began + SECONDS:
            file.write(DEED)
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - now)
    return Kept(waits, time.perf_counter() - began)


async def store(url: str, tables: int) -> Kept:
    opened = await Store.open(url)
    waits: list[float] = []

    async def play(table: str) -> None:
        await opened.append(table, 0, [DEED], {table: [0]}, Summary("volto", "running", began))
        number = 1
        while (now := time.perf_counter()) < began + SECONDS:
            await opened.append(table, number, [DEED], summary=Summary("volto", "running", now))
            waits.append(time.perf_counter() - now)
            number += 1

    began = time.perf_counter()
    await asyncio.gather(*(play(f"t{n}") for n in range(tables)))
    taken = time.perf_counter() - began
    await opened.close()
    return Kept(waits, taken)


@contextmanager
def postgresql() -> Iterator[Postgres]:
    server = Postgres()
    try:
        yield server
    finally:
        server.close()


def section(folder: Path, server: Postgres) -> str:
    """Measure, and tell of it."""
    lines = [disk(folder).row("the disk alone", 1)]
    for tables in TABLES:
        print(f"{tables} tables waiting", file=sys.stderr)
        lines.append(asyncio.run(store(str(folder / f"{tables}.sqlite"), tables)).row("SQLite", tables))
    for tables in TABLES:
        lines.append(asyncio.run(store(server.url(f"bench{tables}"), tables)).row("PostgreSQL", tables))
    opening = OPENING.format(
        size=len(DEED),
        seconds=SECONDS,
        sqlalchemy=version("sqlalchemy"),
        sqlite=sqlite3.sqlite_version,
        postgres=server.sql("SHOW server_version").split()[0],
    )
    return opening + "\n".join(lines) + "\n"
