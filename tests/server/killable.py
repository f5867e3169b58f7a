"""The real server in a process of its own, that a test may kill and start again in the same place."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests import log_secrets, patience

SERVE = ("-m", "sottovoce", "serve")


class Killable:
    """`sottovoce serve`; it keeps its port from life to life."""

    def __init__(self, database: str, log: Path, program: Sequence[str] = SERVE, before: Sequence[str] = ()) -> None:
        self.database, self.log, self.program, self.before = database, log, program, before
        self.port = 0
        self.lives = 0
        self.process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """It lives when it says where."""
        command = [*self.before, sys.executable, *self.program, "--host", "127.0.0.1", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *command, "--database", self.database, stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        told = (await asyncio.wait_for(self.process.stdout.readline(), patience.seconds(120.0))).decode()
        assert "http://" in told, self.log.read_text()
        self.port = int(told.split("http://")[1].split(":")[1].split("/")[0])
        self.lives += 1

    async def kill(self) -> None:
        """At once, without a word. Its bots notice by themselves that nobody asks them any more."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()


@asynccontextmanager
async def killable(
    database: str, log: Path, program: Sequence[str] = SERVE, before: Sequence[str] = ()
) -> AsyncIterator[Killable]:
    server = Killable(database, log, program, before)
    await server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.returncode is None:
            await server.kill()
        assert not log_secrets.search(log.read_text())
