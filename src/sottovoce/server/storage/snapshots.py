"""Snapshots of tables, kept beside their entries.

A snapshot is never believed before its proof fits: a hash over the entries from which it was made, as they are stored,
over the rules and the tables' code that made it, and over itself. What does not fit is as good as none. Nothing is lost
with a snapshot: it need not be on the disk before the next thing happens, and nobody waits for it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sottovoce.server.storage.schema import entries, snapshots

MADE_BY = ("rules", "games", "table")  # the packages that decide what a table becomes
NOT_SOURCES = (".so", ".pyd", ".c", ".pyc", ".ftl")  # compiled, or words
PAGE = 500  # entries that are looked at in one piece

_blocks = msgspec.msgpack.Decoder(list[bytes])


class Snapshot(msgspec.Struct, frozen=True):
    """A snapshot as it is stored."""

    length: int  # how many entries it was made from
    proof: bytes
    state: bytes

    def blocks(self) -> list[bytes]:
        """As `table.snapshot` made it; MsgspecError if it is none."""
        return _blocks.decode(self.state)

    def checking(self, stored: Sequence[bytes]) -> Iterator[bool]:
        """Was it made from these entries, by these rules? Step by step, and the last step knows."""
        found = begun(self.length, self.state)
        for start in range(0, self.length, PAGE):
            for entry in stored[start : min(start + PAGE, self.length)]:
                add(found, entry)
            yield False
        yield self.length <= len(stored) and found.digest() == self.proof


async def put(connection: AsyncConnection, table: str, length: int, blocks: Sequence[bytes]) -> bool:
    """Write a snapshot of the first `length` entries in place of an earlier one, unless they are not all there."""
    state = msgspec.msgpack.encode(blocks)
    found, there = begun(length, state), 0
    while page := await entries_from(connection, table, there, min(PAGE, length - there)):
        for entry in page:
            add(found, entry)
        there += len(page)
    if there < length:
        return False
    await connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
    row = {"table_id": table, "length": length, "proof": found.digest(), "state": state}
    await connection.execute(insert(snapshots), [row])
    return True


async def entries_from(connection: AsyncConnection, table: str, first: int, most: int) -> list[bytes]:
    """Entries of a table from this number on, in order."""
    wanted = select(entries.c.deed).where(entries.c.table_id == table, entries.c.n >= first)
    return list((await connection.execute(wanted.order_by(entries.c.n).limit(most))).scalars())


def begun(length: int, state: bytes) -> hashlib._Hash:
    """The hash that becomes a proof when all entries are added."""
    return hashlib.sha256(b"%d %d " % (length, len(state)) + software() + state)


def add(proof: hashlib._Hash, entry: bytes) -> None:
    proof.update(b"%d " % len(entry) + entry)


@cache
def software() -> bytes:
    """A hash of the sources that decide what a table becomes: other rules, another hash."""
    found = hashlib.sha256()
    for package in MADE_BY:
        for name, text in _sources(files("sottovoce") / package, package):
            found.update(b"%s %d " % (name.encode(), len(text)) + text)
    return found.digest()


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir() and one.name != "__pycache__":
            yield from _sources(one, f"{path}/{one.name}")
        elif one.is_file() and not one.name.endswith(NOT_SOURCES):
            yield f"{path}/{one.name}", one.read_bytes()
