"""The bench of the server in small: it runs, and what it counts is what was kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.server import SMALL, measured, written
from sottovoce.server.storage.store import Store
from sottovoce.table import journal

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory and time are read from /proc"),
]


async def test_a_few_tables_play_and_all_that_is_counted_is_kept(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    found = await measured(database, SMALL)
    moves = int(SMALL.rate * SMALL.seconds)
    timed = found.timed
    assert (timed.sent, len(timed.to_other), len(timed.to_answer)) == (moves, moves, moves)
    assert (timed.refused, found.gone) == ([], 0)
    assert "| moves refused | 0 |" in written({"SQLite": found})
    store = await Store.open(database, reading=True)
    kept = [journal.decode(entry) async for table in store.all_tables() for entry in await store.load(table)]
    await store.close()
    assert sum(isinstance(entry, journal.Moved) for entry in kept) == moves
    assert sum(isinstance(entry, journal.Opened) for entry in kept) == SMALL.tables
    assert sum(isinstance(entry, journal.Began) for entry in kept) > SMALL.tables, "some should play again"
