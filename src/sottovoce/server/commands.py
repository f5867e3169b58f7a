"""What the commands `export`, `import` and `verify` do with a database, and what they say of it.

Each returns whether all went well: results on standard output, progress and trouble on standard error.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from sottovoce.rules.words import words
from sottovoce.server.storage import transfer
from sottovoce.server.storage.errors import StoreError
from sottovoce.server.storage.store import Store

OFTEN = 500  # progress is told every so many tables


def export(database: str | None, path: Path, language: str) -> bool:
    """Write all tables to a file; a running server is not disturbed."""
    say = words(language, "sottovoce.server").say

    async def work(store: Store) -> bool:
        count = await transfer.export(store, path, _progress(language))
        print(say("moving-exported", {"tables": count, "file": str(path)}))
        return True

    return _run(work, database, path, language, reading=True)


def take_in(database: str | None, path: Path, language: str) -> bool:
    """Add the tables of a file."""
    say = words(language, "sottovoce.server").say

    async def work(store: Store) -> bool:
        moved = await transfer.take_in(store, path, _progress(language))
        print(say("moving-imported", {"new": moved.new, "longer": moved.longer, "same": moved.same}))
        for table in sorted(moved.different):
            print(say("moving-different", {"table": table}))
        return not moved.different

    return _run(work, database, path, language, reading=False)


def verify(database: str | None, language: str) -> bool:
    """Play every table again with the rules of today, and name those that no longer fit."""
    from sottovoce.server.verify import verified

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
    except StoreError as trouble:
        said = trouble.text(language)
    except OSError as error:
        why = error.strerror or str(error)
        said = words(language, "sottovoce.server").say("moving-file", {"file": str(error.filename or path), "why": why})
    print("sottovoce: " + said, file=sys.stderr)
    return False


def _progress(language: str) -> Callable[[int], None]:
    """Tell how far it has come, now and then."""
    say, told = words(language, "sottovoce.server").say, 0

    def tell(done: int) -> None:
        nonlocal told
        if done // OFTEN > told:
            told = done // OFTEN
            print(say("moving-progress", {"tables": done}), file=sys.stderr, flush=True)

    return tell
