"""A real server on loopback, in the test's own event loop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sottovoce.server.http.app import App
from sottovoce.server.http.door import GuardedServer
from sottovoce.server.http.serve import settings


class Running:
    """The server and where it is."""

    def __init__(self, database: str, port: int = 0) -> None:
        self.app = App(database, bots=1)
        self.listening = socket.socket()
        self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # who does not read is soon noticed
        self.listening.bind(("127.0.0.1", port))
        self.port = self.listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        config = settings(self.app)
        config.timeout_graceful_shutdown = 2
        self.uvicorn = GuardedServer(config, self.app.connections)

    async def __aenter__(self) -> Running:
        self._task = asyncio.create_task(self.uvicorn._serve([self.listening]))
        while not self.uvicorn.started:
            assert not self._task.done(), self._task
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        await self._task


@asynccontextmanager
async def running(database: str, port: int = 0) -> AsyncIterator[Running]:
    async with Running(database, port) as server:
        yield server
