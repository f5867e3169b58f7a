"""A network on which everything goes wrong that can, between the devices of `client.py` and the real application.

What a WebSocket carries arrives in order as long as the connection lives: that is what it is for. But it may break at
any moment, with everything that is on its way, for one end or for both; an end that is not told so waits, and the
server's frames pile up. What a device sends may also be lost, come twice and come in another order: a device asks again
when it hears nothing, over the same connection or another, and some of the copies are late. Requests of long polling
are each on their own: lost, answered twice, answered into nothing, overtaken.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx2

from sottovoce.server.http.app import App
from sottovoce.server.http.identity import Keys, hashed, new_secret
from sottovoce.server.http.lobby import Lobby
from sottovoce.server.http.polling import Polling
from sottovoce.server.runtime import Runtime
from tests.server.client import Answer, Connection, Poller, Socket, TurnedAway
from tests.server.clockwork import Clockwork
from tests.server.late import Disk, LateBots, LateStore, Luck

ROOM = 5  # frames that find room on the way when nobody takes them
NOTICED = 120.0  # seconds until the server notices by itself that nobody is there (uvicorn's own ping)
TURN = 1e-6  # seconds between two frames: timers of the same moment go off in any order
PATIENCE = 30.0  # seconds that a device waits for an answer over HTTP


class Net:
    """The server, what lies between, and the server's disk."""

    def __init__(self, luck: Luck, server: type[Runtime] = Runtime) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Clockwork)
        self.loop, self.luck, self.disk = loop, luck, Disk()
        self.app: App | None = None
        self._kind = server
        self.starts = 0

    @property
    def machine(self) -> str:
        return f"server {self.starts}"

    async def start(self) -> None:
        """The server's machine starts, with what is on its disk."""
        self.starts += 1
        self.app = await self.loop.on(self.machine, self._started())

    async def _started(self) -> App:
        app = App("", bots=0)
        app.server = self._kind(LateStore(self.disk, self.luck), LateBots(self.luck), self.loop.time)
        app.server.hub.seed = self.luck.rng.word
        app.keys = AnyKey(b"", set())
        app.lobby, app.polling = Lobby(app.server), Polling(app.server)
        return app

    def kill(self) -> None:
        """No good-bye: what was not on the disk is gone, and so is every connection."""
        self.loop.fail(self.machine)
        self.app = None

    async def request(self, method: str, path: str, key: str, body: Any = None) -> tuple[int, Any]:
        """One request over HTTP that arrives, and its answer."""
        if self.app is None:
            raise httpx2.ConnectError("nobody listens")
        sent = json.dumps(body).encode() if body is not None else b""
        headers = [(b"content-type", b"application/json"), (b"authorization", b"Bearer " + key.encode())]
        scope = {
            "type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b"",
            "headers": headers, "scheme": "http", "server": ("net", 80), "client": (key[:8], 1), "root_path": "",
            "http_version": "1.1", "asgi": {"version": "3.0"},
        }  # fmt: skip
        answer: dict[str, Any] = {"body": b""}

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Any) -> None:
            answer["status"] = message.get("status", answer.get("status"))
            answer["body"] += message.get("body", b"")

        serving = self.loop.on(self.machine, self.app.asgi(scope, receive, send))
        try:
            await asyncio.shield(serving)
        except asyncio.CancelledError:
            if not serving.cancelled():
                raise
            raise httpx2.ReadError("the server went away") from None
        return answer["status"], json.loads(answer["body"])


class Line:
    """One WebSocket, from the device's end; the server's end is the application's."""

    def __init__(self, net: Net, key: str) -> None:
        self.net, self.loop, self.luck = net, net.loop, net.luck
        self.transport = self  # as the tests of real sockets call it
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()  # by the device; None: it is over
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()  # of the server
        self._accepted: asyncio.Future[None] = self.loop.create_future()
        self._last = 0.0
        self._is_stalled = self._is_over = False  # does nobody take the frames; has the device given it up
        self._stuck = 0
        self._scope = {
            "type": "websocket", "path": "/api/socket", "raw_path": b"/api/socket", "query_string": b"",
            "headers": [(b"authorization", b"Bearer " + key.encode())], "scheme": "ws", "server": ("net", 80),
            "client": (key[:8], 1), "root_path": "", "subprotocols": [], "http_version": "1.1",
            "asgi": {"version": "3.0"},
        }  # fmt: skip

    async def open(self) -> None:
        await asyncio.sleep(self.luck.delay())
        if self.net.app is None or self.luck.strikes(0.1):
            raise OSError("no connection")
        await self._inbox.put({"type": "websocket.connect"})
        serving = self.loop.on(self.net.machine, self.net.app.asgi(self._scope, self._inbox.get, self._told))
        serving.add_done_callback(lambda _: self._ended())
        await self._accepted
        if self.luck.strikes(0.5):
            self.loop.call_later(self.luck.between(0, 60), self._break)

    # The device's end.

    async def send(self, text: str) -> None:
        copies = 0 if self.luck.strikes(0.05) else 2 if self.luck.strikes(0.1) else 1
        for _ in range(copies):
            self.loop.call_later(self.luck.delay(), self._inbox.put_nowait, {"type": "websocket.receive", "text": text})

    def abort(self) -> None:
        """The device lets go; the server may learn of it, or not for a long time."""
        self._is_over = True
        self._heard.put_nowait(None)
        self._is_stalled = True
        gone = {"type": "websocket.disconnect", "code": 1006}
        when = NOTICED if self.luck.strikes(0.3) else self.luck.delay()
        self.loop.call_later(when, self._inbox.put_nowait, gone)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (frame := await self._heard.get()) is not None:
            yield frame

    # The server's end.

    async def _told(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self._accepted.set_result(None)
        elif message["type"] == "websocket.close":
            self._ended()
        elif not self._is_stalled:
            self._last = max(self._last + TURN, self.loop.time() + self.luck.delay())
            self.loop.call_at(self._last, self._arrives, message["text"])
        else:
            self._stuck += 1
            if self._stuck > ROOM:
                await asyncio.Event().wait()

    def _arrives(self, frame: str) -> None:
        if not self._is_over:
            self._heard.put_nowait(frame)

    def _ended(self) -> None:
        """The server let go, or is gone; the device learns of it, or hears nothing any more."""
        if not self._accepted.done():
            self._accepted.set_exception(OSError("no connection"))
        self._last = max(self._last + TURN, self.loop.time() + self.luck.delay())
        if not self.luck.strikes(0.1):
            self.loop.call_at(self._last, self._heard.put_nowait, None)

    # What lies between.

    def _break(self) -> None:
        """Whatever is on its way is lost; who is told so is a matter of luck."""
        self._is_stalled = self._is_over = True
        if not self.luck.strikes(0.4):
            self._heard.put_nowait(None)
        gone = {"type": "websocket.disconnect", "code": 1006}
        self.loop.call_later(NOTICED if self.luck.strikes(0.4) else 0.0, self._inbox.put_nowait, gone)


class AnyKey(Keys):
    """Keys are made by the devices here, since all of chance is."""

    def who(self, key: str) -> str:
        return hashed(key)


class OnNet(Connection):
    """A device of the simulation: patient, and with a key of its own or of another tab."""

    def __init__(self, net: Net, name: str, key: str = "") -> None:
        super().__init__("http://net", name)
        self.net, self.key = net, key or new_secret()
        self.device.is_patient = True
        self.longest_wait, self.look_again, self.beat = 1e9, None, 2.5

    async def certainly(self, method: str, path: str, body: Any = None) -> Any:
        """A request that is repeated until it is done."""
        while True:
            with contextlib.suppress(httpx2.HTTPError):
                status, answer = await self.net.request(method, path, self.key, body)
                if status == 200:
                    return answer
                assert status in (429, 503), answer
            await asyncio.sleep(1.0)


class LossySocket(OnNet, Socket):
    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[Line]:
        line = Line(self.net, self.key)
        await line.open()
        try:
            yield line
        finally:
            line.abort()


class LossyPoller(OnNet, Poller):
    async def _poll(self, say: list[bytes], wait: float) -> dict[str, Any]:
        body = {"line": self.line, "got": self.got, "say": [json.loads(message) for message in say], "wait": wait}
        luck = self.net.luck
        await asyncio.sleep(luck.delay())
        if luck.strikes(0.05):
            await asyncio.sleep(luck.between(0, PATIENCE))
            raise httpx2.ConnectTimeout("lost on the way")
        if luck.strikes(0.05):
            self.net.loop.call_later(luck.between(0, 10), self._echo, body)
        answer = await self._answered(body)
        await asyncio.sleep(luck.delay())
        if luck.strikes(0.05):
            raise httpx2.ReadTimeout("lost on the way back")
        return answer

    async def _answered(self, body: dict[str, Any]) -> Answer:
        try:
            status, answer = await asyncio.wait_for(self.net.request("POST", "/api/poll", self.key, body), PATIENCE)
        except TimeoutError as error:
            raise httpx2.ReadTimeout("no answer") from error
        if status != 200:
            raise TurnedAway(answer)
        return dict(answer)

    def _echo(self, body: dict[str, Any]) -> None:
        """The same request once more, later, and nobody there to read the answer."""
        self.net.loop.on("echoes", self._unheard(body))

    async def _unheard(self, body: dict[str, Any]) -> None:
        with contextlib.suppress(httpx2.HTTPError, TurnedAway):
            await self._answered(body)
