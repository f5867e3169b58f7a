"""The commands `export`, `import` and `verify`; `serve` is in `http/serve.py`.

Each returns whether all went well: results on standard output, progress and errors on standard error.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from pathlib import Path

import msgspec

from sottovoce.games import shelf
from sottovoce.rules.game import Refusal
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import words
from sottovoce.server.errors import StoreError
from sottovoce.server.storage import transfer
from sottovoce.server.storage.store import Store
from sottovoce.table.journal import Entry, decode
from sottovoce.table.refusals import CorruptJournal
from sottovoce.table.table import Table

OFTEN = 500  # tables between two lines of progress


def export(database: str | None, path: Path, language: str) -> bool:
    """Write all tables to a file; a running server is not disturbed."""
    say = words(language, "sottovoce.server").say

    async def work(store: Store) -> bool:
        count = await transfer.export(store, path, _progress(language))
        print(say("transfer-exported", {"tables": count, "file": str(path)}))
        return True

    return _run(work, database, path, language, reading=True)


def import_tables(database: str | None, path: Path, language: str) -> bool:
    """Add the tables of a file."""
    say = words(language, "sottovoce.server").say

    async def work(store: Store) -> bool:
        result = await transfer.import_tables(store, path, _progress(language))
        print(say("transfer-imported", {"new": result.new, "longer": result.longer, "same": result.same}))
        for table in sorted(result.different):
            print(say("transfer-different", {"table": table}))
        return not result.different

    return _run(work, database, path, language, reading=False)


def verify(database: str | None, language: str) -> bool:
    """Play every table again with the rules of today, and name those that no longer fit."""
    say = words(language, "sottovoce.server").say

    async def work(store: Store) -> bool:
        progress, tables, unfit = _progress(language), 0, 0
        async for _, wrong in verified(store):
            progress(tables := tables + 1)
            if wrong is not None:
                unfit += 1
                print(wrong.text(language))
        print(say("verify-stored", {"tables": tables, "unfit": unfit}))
        return not unfit

    return _run(work, database, None, language, reading=True)


def _run(
    work: Callable[[Store], Awaitable[bool]], database: str | None, path: Path | None, language: str, reading: bool
) -> bool:
    async def opened() -> bool:
        store = await Store.open(database, reading=reading)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(opened())
    except StoreError as error:
        said = error.text(language)
    except OSError as error:
        why = error.strerror or str(error)
        said = words(language, "sottovoce.server").say(
            "transfer-file", {"file": str(error.filename or path), "why": why}
        )
    print("sottovoce: " + said, file=sys.stderr)
    return False


def _progress(language: str) -> Callable[[int], None]:
    """Prints how far it has come, now and then."""
    say, printed = words(language, "sottovoce.server").say, 0

    def show(done: int) -> None:
        nonlocal printed
        if done // OFTEN > printed:
            printed = done // OFTEN
            print(say("transfer-progress", {"tables": done}), file=sys.stderr, flush=True)

    return show


# Verifying.


class ReplayFailure(msgspec.Struct, frozen=True):
    """A table that no longer fits: the number of the first entry that does not, and why."""

    table: str
    number: int
    why: Exception

    def text(self, language: str) -> str:
        say = words(language, "sottovoce.server").say
        why = self.why.text(language) if isinstance(self.why, Refusal) else say("verify-out-of-place")
        return say("verify-unfit", {"table": self.table, "number": self.number, "why": why})


async def verified(store: Store) -> AsyncIterator[tuple[str, ReplayFailure | None]]:
    """Every stored table, and what is wrong with it, if anything is."""
    async for name in store.all_tables():
        yield name, unfit(name, await store.load(name))


def unfit(name: str, stored: list[bytes]) -> ReplayFailure | None:
    """What is wrong with a table of these entries."""
    try:
        Table.of(_decoded(stored), shelf(), Rng(0))
    except CorruptJournal as broken:
        return ReplayFailure(name, broken.number, broken.why)
    return None


def _decoded(stored: list[bytes]) -> Iterable[Entry]:
    for number, entry in enumerate(stored):
        try:
            yield decode(entry)
        except msgspec.MsgspecError as error:
            raise CorruptJournal(number, error) from error
