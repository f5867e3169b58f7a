"""Export and import: taking tables from one database to another, by way of a file of lines.

A header, then for each table its header and its entries, one per line, and a footer with the number of tables. A
table's header has the number of its entries and their digest, so that a file that was cut or altered is found out
before anything of it is imported. The file holds what players keep secret: only its owner may read it.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import IO, Any, Literal

import msgspec

from sottovoce.server.errors import Conflict, StoreError
from sottovoce.server.storage.store import Store, StoredTable
from sottovoce.table.summary import Summary

TOGETHER = 64  # tables imported at a time; each is a transaction of its own as far as success is concerned


class BadExport(StoreError):
    """The file is not whole, or not a file of ours; nothing of it was imported."""

    code = "torn"


class FileHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    sottovoce: Literal["tables"]
    version: Literal[1]


class TableHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="table"):
    """A table, before its entries."""

    table: str
    summary: Summary
    seats: dict[str, list[int]]
    entries: int = msgspec.field(name="deeds")  # its name in files that exist
    sha256: str


class FileFooter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="last"):
    """The last line: how many tables there are."""

    tables: int


class ImportResult(msgspec.Struct):
    """What became of the tables of a file."""

    new: int = 0
    longer: int = 0
    same: int = 0
    different: list[str] = []


async def export(store: Store, path: Path, progress: Callable[[int], None]) -> int:
    """Write every table to a file, which appears when it is whole; how many there were."""
    draft, count = path.with_name(f".{path.name}.{os.getpid()}"), 0
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(_line(FileHeader("tables", 1)))
            async for name in store.all_tables():
                table = await store.read(name)
                if table is None:
                    continue  # it has expired meanwhile
                file.write(
                    _line(TableHeader(name, table.summary, table.seats, len(table.entries), _digest(table.entries)))
                )
                file.writelines(entry + b"\n" for entry in table.entries)
                progress(count := count + 1)
            file.write(_line(FileFooter(count)))
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    return count


async def import_tables(store: Store, path: Path, progress: Callable[[int], None]) -> ImportResult:
    """Add the tables of a file; BadExport, with nothing added, if it is not whole. Doing it twice changes nothing.

    A table that is there already is prolonged if the file has more of it, and left alone if it went on here; one that
    went on differently in both places is left alone too, and named.
    """
    for _ in read(path):
        pass
    result, there, done = ImportResult(), read(path), 0
    while some := list(islice(there, TOGETHER)):
        await store.recognise(key for table in some for key in table.seats)
        await asyncio.gather(*(_import_table(store, table, result) for table in some))
        progress(done := done + len(some))
    return result


async def _import_table(store: Store, table: StoredTable, result: ImportResult) -> None:
    here = await store.load(table.id)
    both = min(len(here), len(table.entries))
    if here[:both] != table.entries[:both]:
        result.different.append(table.id)
    elif here and len(here) >= len(table.entries):
        result.same += 1
    else:
        try:
            outdated = msgspec.structs.replace(table.summary, version=0)  # the games that are over are not in the file
            await store.append(table.id, len(here), table.entries[both:], table.seats, outdated)
        except Conflict:  # the file has it twice, or a server plays on
            result.different.append(table.id)
        else:
            result.longer += bool(here)
            result.new += not here


def read(path: Path) -> Iterator[StoredTable]:
    """The tables of a file, one at a time; BadExport, with its line, at the first that is not as it should be."""
    with path.open("rb") as file:
        lines, count = _Lines(file), 0
        lines.message(FileHeader)
        while isinstance(heading := lines.message(TableHeader | FileFooter), TableHeader):
            first = lines.number + 1
            entries = [lines.take() for _ in range(heading.entries)]
            if _digest(entries) != heading.sha256:
                raise BadExport("transfer-altered", file=str(path), table=heading.table, first=first, last=lines.number)
            count += 1
            yield StoredTable(heading.table, heading.summary, heading.seats, entries)
        if heading.tables != count or file.read(1):
            raise BadExport("transfer-torn", file=str(path), line=lines.number)


class _Lines:
    """A file, line by line, and where we are."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file, self.number = file, 0

    def take(self) -> bytes:
        self.number += 1
        line = self._file.readline()
        if not line.endswith(b"\n"):
            raise self._bad()
        return line[:-1]

    def message(self, kind: Any) -> Any:
        try:
            return msgspec.json.decode(self.take(), type=kind)
        except msgspec.MsgspecError as error:
            raise self._bad() from error

    def _bad(self) -> BadExport:
        return BadExport("transfer-torn", file=self._file.name, line=self.number)


def _line(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _digest(entries: Iterable[bytes]) -> str:
    digest = hashlib.sha256()
    for entry in entries:
        digest.update(entry + b"\n")
    return digest.hexdigest()
