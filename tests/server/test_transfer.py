"""Tables go from one database to another whole, once, or not at all."""

import asyncio
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from sottovoce.server.storage import transfer
from sottovoce.server.storage.store import Store, StoredTable, Summary
from sottovoce.server.storage.transfer import BadExport, ImportResult
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio


def nothing(_: int) -> None:
    pass


async def filled(url: str, tables: int = 150) -> Store:
    store = await Store.open(url)
    await asyncio.gather(*(
        store.append(
            f"t{n:03}", 0, [b'{"n":%d,"k":%d}' % (n, k) for k in range(n % 7 + 1)], {f"key{n % 9}": [0, 1]},
            Summary("any", "running", float(n)),
        )
        for n in range(tables)
    ))  # fmt: skip
    return store


async def everything(store: Store) -> list[StoredTable | None]:
    return [await store.read(name) async for name in store.all_tables()]


async def test_there_and_back(tmp_path: Path, postgres: Postgres) -> None:
    """From a file to PostgreSQL and back again: the same, to the letter."""
    file, back = tmp_path / "out", tmp_path / "back"
    mine = await filled(str(tmp_path / "mine.sqlite"))
    assert await transfer.export(mine, file, nothing) == 150
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    theirs = await Store.open(postgres.url("there"))
    assert await transfer.import_tables(theirs, file, nothing) == ImportResult(new=150)
    assert await everything(theirs) == await everything(mine)
    assert await transfer.export(theirs, back, nothing) == 150
    assert back.read_bytes() == file.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir() if path.name[0] == ".") == []
    await mine.close()
    await theirs.close()


async def test_twice_changes_nothing_and_a_longer_game_is_prolonged(url: str, tmp_path: Path) -> None:
    early, late = tmp_path / "early", tmp_path / "late"
    store = await filled(str(tmp_path / "other.sqlite"), 3)
    await transfer.export(store, early, nothing)
    await store.append("t001", 2, [b'"more"'], {"someone": [1]}, Summary("any", "over", 9.0))
    await transfer.export(store, late, nothing)
    whole = await everything(store)
    await store.close()
    other = await Store.open(url)
    assert await transfer.import_tables(other, early, nothing) == ImportResult(new=3)
    assert await transfer.import_tables(other, early, nothing) == ImportResult(same=3)
    assert await transfer.import_tables(other, late, nothing) == ImportResult(longer=1, same=2)
    assert await transfer.import_tables(other, early, nothing) == ImportResult(same=3)
    assert await everything(other) == whole
    await other.close()


async def test_a_table_that_went_on_differently_is_named_and_left_alone(url: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    store = await filled(str(tmp_path / "other.sqlite"), 3)
    await store.append("t001", 2, [b'"there"'])
    await transfer.export(store, file, nothing)
    await store.close()
    other = await filled(url, 2)
    await other.append("t001", 2, [b'"here"'])
    assert await transfer.import_tables(other, file, nothing) == ImportResult(new=1, same=1, different=["t001"])
    assert (await other.load("t001"))[-1] == b'"here"'
    await other.close()


async def test_a_file_that_is_not_whole_is_refused_with_its_line_and_nothing_comes_in(tmp_path: Path) -> None:
    file, torn = tmp_path / "file", tmp_path / "torn"
    store = await filled(str(tmp_path / "mine.sqlite"), 12)
    await transfer.export(store, file, nothing)
    await store.close()
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    other = await Store.open(str(tmp_path / "other.sqlite"))

    async def refused(content: bytes) -> str:
        torn.write_bytes(content)
        with pytest.raises(BadExport) as told:
            await transfer.import_tables(other, torn, nothing)
        assert [name async for name in other.all_tables()] == []
        return str(told.value)

    for cut in range(0, len(whole), 41):
        line = whole[:cut].count(b"\n") + 1
        assert f"line {line}:" in await refused(whole[:cut])
    altered = await refused(whole.replace(b'{"n":1,"k":1}', b'{"n":1,"k":7}', 1))
    assert "lines 5 to 6: the deeds of table t001" in altered
    for gone in range(len(lines)):
        await refused(b"".join(lines[:gone] + lines[gone + 1 :]))
    await refused(whole + b"\n")
    await refused(whole.replace(b'"version":1', b'"version":2', 1))
    await refused(b"Dear diary,\n" * 20)
    torn.write_bytes(whole)
    assert await transfer.import_tables(other, torn, nothing) == ImportResult(new=12)
    await other.close()


async def test_a_table_is_whole_in_the_file_while_it_is_being_played(url: str, tmp_path: Path) -> None:
    store = await filled(url, 5)
    moves = asyncio.Semaphore(0)  # some during each export: on a slow machine the table must not outgrow it

    async def play() -> None:
        number = len(await store.load("t000"))
        while True:
            await moves.acquire()
            await store.append("t000", number, [b"%d" % number, b"0"], summary=Summary("any", "open", number + 2.0))
            number += 2

    task = asyncio.create_task(play())
    for turn in range(10):
        for _ in range(30):
            moves.release()
        await transfer.export(store, tmp_path / str(turn), nothing)
        first = next(transfer.read(tmp_path / str(turn)))
        assert first.summary.updated in (0.0, len(first.entries))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.close()


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "sottovoce", *words], capture_output=True, text=True, check=False)


async def test_the_commands(tmp_path: Path) -> None:
    mine, file, other = (str(tmp_path / name) for name in ("mine.sqlite", "file", "other.sqlite"))
    store = await filled(mine, 510)
    beside = run("export", file, "--database", mine, "--lang", "en")  # while the store is open
    await store.close()
    assert beside.stdout.startswith("510 tables were written to")
    assert beside.stderr == "500 tables…\n"
    taken = run("import", file, "--database", other, "--lang", "fr")
    assert (taken.returncode, taken.stdout) == (0, "Nouvelles\u00a0: 510. Prolongées\u00a0: 0. Déjà là\u00a0: 0.\n")
    again = run("import", file, "--database", other, "--lang", "it")
    assert (again.returncode, again.stdout) == (0, "Nuovi: 0. Prolungati: 0. Già presenti: 510.\n")
    missing = run("import", str(tmp_path / "none"), "--database", other, "--lang", "en")
    assert missing.returncode == 1
    assert missing.stderr == f"sottovoce: {tmp_path}/none cannot be used: No such file or directory.\n"
    foreign = run("export", file, "--database", file, "--lang", "en")
    assert foreign.returncode == 1
    assert "is not Sottovoce’s" in foreign.stderr
