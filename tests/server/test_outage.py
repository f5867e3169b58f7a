"""While the server runs its disk is full, or its database is gone: players read so in a sentence, nothing is
lost, and when it is over everybody plays on by themselves.
"""

from __future__ import annotations

import asyncio
import resource
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.server.storage.store import Store
from tests import patience
from tests.effort import much
from tests.example_games import ANY, FOR_MANY, TOGETHER
from tests.server.client import Connection, Poller, Socket
from tests.server.killable import Killable, killable
from tests.server.players import audited, play_to_the_end
from tests.server.postgres import Postgres
from tests.server.test_server import together

pytestmark = pytest.mark.anyio

LONGEST = patience.seconds(600.0)  # of a whole test
Outage = Callable[[], Awaitable[None]]


@pytest.fixture
def postgres_alone() -> Iterator[Postgres]:
    """A server that a test may harm."""
    server = Postgres()
    yield server
    server.close()


@asynccontextmanager
async def device(server: Killable, way: type[Connection], is_patient: bool) -> AsyncIterator[Connection]:
    who = way(server.address)
    who.device.is_patient, who.device.again, who.longest_wait = is_patient, 1.0, LONGEST
    async with who:
        yield who


async def outage(server: Killable, begins: Outage, ends: Outage, found: Callable[[], str] | None = None) -> None:
    """Two play on through it, patiently, and two look closely at what they are told."""
    async with (
        asyncio.timeout(LONGEST), device(server, Socket, True) as one, device(server, Poller, True) as other,
        device(server, Socket, False) as curious, device(server, Poller, False) as second,
    ):  # fmt: skip
        table, quiet = await together(one, other, TOGETHER), await together(curious, second, FOR_MANY)
        pause = lambda: 0.02  # noqa: E731
        playing = [
            asyncio.create_task(play_to_the_end(who, table, chair, Rng(chair), pause))
            for chair, who in enumerate((one, other))
        ]
        await one.until(lambda: len(one.device.seen[table, 0].lines) > 12)
        await begins()
        for way in (curious, second):
            assert await refused(way, quiet) == "unavailable"
        for language in LANGUAGES:
            answer = await curious.http.post(f"/api/tables?lang={language}", json={"game": ANY})
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert len(answer.json()["text"]) > 30
        while (await curious.http.get("/api/health")).status_code != 503:  # its few bytes may still find room
            await asyncio.sleep(0.2)
        while not one.device.put_off + other.device.put_off:
            await asyncio.sleep(0.05)
        assert not any(task.done() for task in playing)
        await ends()
        while (await curious.http.get("/api/health")).status_code != 200:
            await asyncio.sleep(0.2)
        await asyncio.gather(*playing)
        for chair, way in enumerate((curious, second)):
            while (told := await way.ask("say", table=quiet, chair=chair, phrase="hello"))["tell"] != "done":
                assert told["code"] in ("unavailable", "too_fast")
                await asyncio.sleep(0.5)
        mine, theirs = one.device.seen[table, 0], other.device.seen[table, 1]
        await one.until(lambda: len(mine.lines) == len(theirs.lines) and not one.device.pending)
        await other.until(lambda: not other.device.pending)
        store = await Store.open(found() if found else server.database, reading=True)
        try:
            audited(table, await store.load(table), [one, other])
            audited(quiet, await store.load(quiet), [curious, second], is_over=False)
        finally:
            await store.close()


async def refused(who: Connection, table: str) -> str:
    """What one is told who says something now; a first page may still find room."""
    chair = 0 if isinstance(who, Socket) else 1
    for _ in range(300):
        answer = await who.ask("say", table=table, chair=chair, phrase="hello")
        if answer.get("code") == "too_fast":
            await asyncio.sleep(1.0)
        elif answer["tell"] == "refused":
            assert len(answer["text"]) > 30
            return str(answer["code"])
    pytest.fail("nothing was ever refused")


@pytest.mark.parametrize("how", ["fast", "immediate"][-much(1, 2) :])
async def test_the_database_goes_away_and_comes_back(how: str, postgres_alone: Postgres, tmp_path: Path) -> None:
    async with killable(postgres_alone.url("gone"), tmp_path / "log") as server:
        await outage(
            server, lambda: asyncio.to_thread(postgres_alone.stop, how), lambda: asyncio.to_thread(postgres_alone.start)
        )


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process can only be set on Linux")
async def test_the_system_lets_no_file_grow(tmp_path: Path) -> None:
    async with killable(str(tmp_path / "tables.sqlite"), tmp_path / "log") as server:
        assert server.process is not None
        pid = server.process.pid

        async def limit(size: int) -> None:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        await outage(server, lambda: limit(0), lambda: limit(resource.RLIM_INFINITY))


async def test_the_disk_is_full(tmp_path: Path) -> None:
    """A file system of some megabytes, in a namespace of the server's own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = 'mount -t tmpfs -o size=4m tmpfs "$0" && exec "$@"'
    inside = ["unshare", "--map-root-user", "--mount", "sh", "-c", mounted, str(folder)]
    if shutil.which("unshare") is None or subprocess.run([*inside, "true"], check=False).returncode:
        pytest.skip("this system does not let a user mount a small disk")
    async with killable(str(folder / "tables.sqlite"), tmp_path / "log", before=inside) as server:
        assert server.process is not None
        ballast = Path(f"/proc/{server.process.pid}/root{folder}/ballast")

        async def fill() -> None:
            with ballast.open("wb", buffering=0) as file:
                try:
                    while True:
                        file.write(bytes(512))
                except OSError:
                    pass

        async def free() -> None:
            ballast.unlink()

        def copied() -> str:
            """The disk is the server's own; nobody writes to it now."""
            for name in ("tables.sqlite", "tables.sqlite-wal"):
                shutil.copy(ballast.with_name(name), tmp_path / name)
            return str(tmp_path / "tables.sqlite")

        await outage(server, fill, free, copied)
