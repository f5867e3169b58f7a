"""The command `sottovoce serve`: a socket, the application, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
import webbrowser
from functools import partial
from typing import Any, cast

import uvicorn

from sottovoce.rules.words import words
from sottovoce.server.errors import StoreError
from sottovoce.server.http.app import App
from sottovoce.server.http.bounded import BoundedHttp, BoundedSocket
from sottovoce.server.http.door import GuardedServer
from sottovoce.server.live import messages
from sottovoce.server.storage.store import Store

PATIENCE = 10  # seconds for connections to end
BACKLOG = 1_024  # connections that wait to be let in
MACOS_FILES = 10_240  # that a process may open there


def settings(app: App) -> uvicorn.Config:
    """How the application is served: no compression, small messages, and a heartbeat: a device that cannot be reached
    any more is not called present for longer than 20 seconds. Browsers answer it, also for a tab that sleeps."""
    return uvicorn.Config(
        app.asgi,
        http=cast("Any", partial(BoundedHttp, app.connections)),
        ws=cast("Any", partial(BoundedSocket, app.connections)),
        backlog=BACKLOG,
        log_level="error",  # its warnings are about requests that are none: anybody could fill the log
        lifespan="on",
        ws_per_message_deflate=False,
        ws_max_size=4 * messages.LONGEST,
        ws_ping_interval=6,
        ws_ping_timeout=12,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
    )


def serve(
    host: str, port: int, database: str | None, language: str, browse: bool = False, abandoned_days: float = 0.0
) -> int:
    """Serve until asked to end; returns the exit status."""
    say = words(language, "sottovoce.server").say
    try:
        listening = _listen(host, port, or_any=browse)
    except OSError as error:
        where = {"address": f"{host}:{port}", "why": error.strerror or str(error)}
        print("sottovoce: " + say("serve-port", where), file=sys.stderr)
        return 1
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    _open_many_files()
    app = App(database, abandoned_days=abandoned_days)
    server = Announcing(app, say("serve-at", {"address": address}), address if browse else "")

    async def run() -> None:
        """A database that cannot be used is reported in a sentence, before anything else; or when it was lost."""
        app.store = store = await Store.open(database)
        store.when_lost(server.end)
        await server.serve(sockets=[listening])
        if store.lost is not None:
            raise store.lost

    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C is how one ends it, not a mishap
        try:
            with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
                runner.run(run())
        except StoreError as error:
            print("sottovoce: " + error.text(language), file=sys.stderr)
            return 1
    return 0 if server.started else 1


class Announcing(GuardedServer):
    """Prints its address once it is reachable, and opens the browser if asked to."""

    def __init__(self, app: App, said: str, browse: str) -> None:
        super().__init__(settings(app), app.connections)
        self._said, self._browse = said, browse

    def end(self) -> None:
        """As if somebody had asked for it."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _collect_garbage_seldom()
            print(self._said, flush=True)
            if self._browse:
                await asyncio.to_thread(webbrowser.open, self._browse)


def _collect_garbage_seldom() -> None:
    """A full collection makes everybody wait: half a second with some thousand connections. What exists at the start is
    never collected; of the rest, young objects are looked through now and then, and all of them hardly ever."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)


def _open_many_files() -> None:
    """A connection is a file, and usually a process may open few unless it asks for more. macOS says that there is no
    limit, and then lets nobody have more than some."""
    with contextlib.suppress(ImportError):  # where there is no such limit
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        for wanted in (most, MACOS_FILES):
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
                return


def _listen(host: str, port: int, or_any: bool = False) -> socket.socket:
    """Listen there; `or_any`: if that port is taken, at another, since the browser is opened there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError:
        listening.close()
        if or_any and port:
            return _listen(host, 0)
        raise
    return listening
