"""A full disk and a database that went away are told as they are, lose nothing, and are over when they are over."""

import asyncio
import logging
import os
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy

from sottovoce.server.storage import database, schema, writer
from sottovoce.server.storage.store import Conflict, Store, Summary, Unavailable, Unusable
from tests import patience
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
OPEN = Summary("any", "open", 1.0)


@pytest.fixture
def postgres_alone() -> Iterator[Postgres]:
    """A server that a test may harm."""
    server = Postgres()
    yield server
    server.close()


# A full disk.

FILL_AND_FREE = """
import asyncio, os, resource, sys
from pathlib import Path
from sottovoce.server.storage.store import Store, Summary, Unavailable

folder, how = Path(sys.argv[1]), sys.argv[2]
entry = os.urandom(3000)

def fill():
    if how == "limit":
        size = max(path.stat().st_size for path in folder.iterdir())
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        return
    with (folder / "ballast").open("wb", buffering=0) as ballast:
        try:
            while True:
                ballast.write(bytes(512))
        except OSError:
            pass

def free():
    if how == "limit":
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    else:
        (folder / "ballast").unlink()

async def go():
    store = await Store.open(str(folder / "tables.sqlite"))
    async def put(number):
        await store.append("t", number, [entry, entry], summary=Summary("any", "open", 1.0))
    kept = 0
    for _ in range(5):
        await put(kept)
        kept += 2
    for _ in range(3):
        fill()
        refused = 0
        for _ in range(300):
            try:
                await put(kept)
                kept += 2
            except Unavailable as told:
                assert "nothing was changed" in str(told)
                refused += 1
                if refused == 3:
                    break
        assert refused == 3, "the disk never was full"
        assert await store.load("t") == [entry] * kept, "something half was kept"
        try:
            for _ in range(100):  # room for a page may be left where an entry finds none
                await store.health()
            raise SystemExit("health never found the disk full")
        except Unavailable:
            pass
        free()
        await store.health()
        await put(kept)
        kept += 2
    await store.close()
    again = await Store.open(str(folder / "tables.sqlite"))
    assert await again.load("t") == [entry] * kept
    await again.close()
    print("fine")

asyncio.run(go())
"""


@pytest.mark.parametrize("how", ["disk", "limit"])
def test_a_full_disk_is_told_and_nothing_is_lost_in_a_file(how: str, tmp_path: Path) -> None:
    """`disk`: a file system of one megabyte, in a namespace of our own; `limit`: the system allows no longer files."""
    program = [sys.executable, "-c", FILL_AND_FREE, str(tmp_path), how]
    if how == "disk":
        mounted = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"'
        inside = ["unshare", "--map-root-user", "--mount", "sh", "-c"]
        if (
            shutil.which("unshare") is None
            or subprocess.run([*inside, mounted, tmp_path, "true"], check=False).returncode
        ):
            pytest.skip("this system does not let a user mount a small disk")
        program = [*inside, mounted, str(tmp_path), *program]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.stdout == "fine\n", done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process can only be set on Linux")
async def test_a_full_disk_is_told_and_nothing_is_lost_in_postgresql(postgres_alone: Postgres) -> None:
    """The server may write no file longer than its own journal's; the entries need a longer one."""
    store = await Store.open(postgres_alone.url("full"))
    entry = os.urandom(1 << 20)
    _limit(postgres_alone, 17 << 20)
    kept = await _filled(store, entry)
    assert await store.load("t") == [entry] * kept
    _limit(postgres_alone, resource.RLIM_INFINITY)
    await store.append("t", kept, [entry], summary=OPEN)
    assert await store.load("t") == [entry] * (kept + 1)
    await store.close()


async def _filled(store: Store, entry: bytes) -> int:
    """How many entries there was room for."""
    for number in range(40):
        try:
            await store.append("t", number, [entry], summary=OPEN)
        except Unavailable:
            return number
    pytest.fail("the disk never was full")


def _limit(server: Postgres, size: int) -> None:
    main = int((server.folder / "data/postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    for process in (main, *map(int, children)):
        resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


# A database that is gone, or held by another.


@pytest.mark.parametrize("how", ["fast", "immediate"])
async def test_postgresql_goes_away_and_comes_back(how: str, postgres_alone: Postgres) -> None:
    store = await Store.open(postgres_alone.url("gone"))
    back, refused = asyncio.Event(), 0

    async def play(table: str) -> int:
        """What a server does: after any trouble it loads the table again. Returns how many were acknowledged."""
        nonlocal refused
        number = acknowledged = 0
        while not (back.is_set() and number == acknowledged >= 60):  # the last answer before the end may have been lost
            try:
                await store.append(table, number, [b"%d" % number], summary=OPEN)
                number = acknowledged = number + 1
            except (Unavailable, Conflict):
                refused += 1
                await asyncio.sleep(0.05)
                try:
                    number = len(await store.load(table))
                except Unavailable:
                    continue
                assert number >= acknowledged, "an acknowledged deed is gone"
        return acknowledged

    playing = [asyncio.create_task(play(f"t{n}")) for n in range(10)]
    await asyncio.sleep(0.3)
    await asyncio.to_thread(postgres_alone.stop, how)
    with pytest.raises(Unavailable):
        await store.health()
    with pytest.raises(Unavailable):
        await store.load("t0")
    await asyncio.to_thread(postgres_alone.start)
    back.set()
    acknowledged = await asyncio.gather(*playing)
    assert refused >= 10
    await store.health()
    for n, number in enumerate(acknowledged):
        assert await store.load(f"t{n}") == [b"%d" % k for k in range(number)]
    await store.close()


async def test_a_file_held_by_another_program_is_told_and_free_again_when_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY", 0.2)
    path = tmp_path / "tables.sqlite"
    store = await Store.open(str(path))
    await store.append("t", 0, [b"x"], summary=OPEN)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        await store.append("t", 1, [b"y"])
    assert await store.load("t") == [b"x"]
    other.execute("ROLLBACK")
    other.close()
    await store.append("t", 1, [b"y"])
    assert await store.load("t") == [b"x", b"y"]
    await store.close()


def test_the_postgresql_of_tests_that_are_killed_ends_with_them() -> None:
    begin = "from tests.server.postgres import Postgres; p = Postgres(); print(p.folder, p.port, flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", begin], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True
    ) as tests:
        assert tests.stdout is not None
        folder, port = tests.stdout.readline().split()
        tests.kill()
    until = time.monotonic() + patience.seconds()
    while Path(folder).exists() and time.monotonic() < until:
        time.sleep(0.05)
    assert not Path(folder).exists()
    with socket.socket() as probe, pytest.raises(ConnectionRefusedError):
        probe.connect(("127.0.0.1", int(port)))


# Who may read it, and what the log tells.


async def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.sqlite"
    for number in range(2):  # also a file that was open to everybody
        store = await Store.open(str(path))
        await store.append("t", number, [b"{}"], summary=OPEN)
        assert path.parent.stat().st_mode & 0o777 == 0o700
        assert {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()} == dict.fromkeys(
            ["tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite.lock"], 0o600
        )
        await store.close()
        path.chmod(0o644)


async def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", denied)
    with pytest.raises(Unusable, match="Permission denied"):
        await Store.open(str(tmp_path / "tables.sqlite"))


async def test_a_write_that_fails_is_logged_without_what_was_written(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="sottovoce")
    store = await Store.open(url)
    await store.append("t", 0, [b"first"], summary=OPEN)
    broken = sqlalchemy.insert(schema.entries).prefix_with("NONSENSE")
    monkeypatch.setattr(writer, "_INSERT_ENTRIES", broken)
    with pytest.raises(Unavailable):
        await store.append("t", 1, [b'{"deed":"began","lines":[["*","lovers QF"]]}'])
    monkeypatch.undo()
    store._writer._lengths["t"] = 0  # type: ignore[union-attr]  # as if another process had written the first
    with pytest.raises(Conflict):
        await store.append("t", 0, [b"lovers QF"], summary=OPEN)
    await store.close()
    assert "table t from entry 1" in caplog.text
    assert "Error" in caplog.text
    assert "QF" not in caplog.text
    assert "first" not in caplog.text
