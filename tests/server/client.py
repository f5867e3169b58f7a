"""A device in a test. `Device` is what it knows and asks, without a socket; two shells carry it, over a WebSocket or by
long polling, connect again whenever they have to, and let it send again what was not answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Callable
from itertools import count
from typing import Any, Self
from urllib.parse import urlsplit

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

Answer = dict[str, Any]
Viewer = tuple[str, int | None]

_numbers = count()


class Seen:
    """What one viewer has been told of one table."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.view: dict[str, Any] | None = None
        self.present: list[bool] = []

    @property
    def is_over(self) -> bool:
        began = [n for n, line in enumerate(self.lines) if line["news"] == "began"]
        return bool(began) and any("ended" in line for line in self.lines[began[-1] :])


class Device:
    """What a device has seen, and what it has asked and not yet been answered."""

    def __init__(self, name: str) -> None:
        self.name = f"{name}-{next(_numbers)}"
        self._keys = count()
        self.seen: dict[Viewer, Seen] = {}
        self.pending: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, Answer] = {}
        self.frames: list[bytes] = []  # every one that came in
        self.resent = 0

    def ask(self, kind: str, **fields: Any) -> str:
        """Something new to ask; its key."""
        key = f"{self.name}-{next(self._keys)}"
        self.pending[key] = {"ask": kind, "key": key, **fields}
        if kind == "watch":
            self.seen.setdefault((fields["table"], fields.get("chair")), Seen())
        return key

    def message(self, key: str) -> bytes:
        return json.dumps(self.pending[key]).encode()

    def after_a_gap(self) -> list[bytes]:
        """What to say on a new connection: go on where I was, and once more what was not answered."""
        asked = [(m["table"], m.get("chair")) for m in self.pending.values() if m["ask"] == "watch"]
        for table, chair in self.seen.keys() - asked:
            self.ask("watch", table=table, chair=chair)
        self.resent += len(self.pending)
        for message in self.pending.values():
            if message["ask"] == "watch":
                message["seen"] = len(self.seen[message["table"], message.get("chair")].lines)
        watches = [key for key, message in self.pending.items() if message["ask"] == "watch"]
        return [self.message(key) for key in [*watches, *(key for key in self.pending if key not in watches)]]

    def receive(self, frame: bytes) -> None:
        self.frames.append(frame)
        told = json.loads(frame)
        if told["tell"] in ("done", "refused"):
            if told["key"] in self.pending:
                del self.pending[told["key"]]
            self.answers[told["key"]] = told
        elif told["tell"] == "present":
            for (table, _), seen in self.seen.items():
                if table == told["table"]:
                    seen.present = told["chairs"]
        elif told["tell"] == "news":
            self._news(self.seen[told["table"], told["chair"]], told)

    def _news(self, seen: Seen, told: dict[str, Any]) -> None:
        for line in told["lines"]:
            if line["n"] < len(seen.lines):
                assert seen.lines[line["n"]] == line, "a line was told differently the second time"
            else:
                assert line["n"] == len(seen.lines), "a line is missing"
                seen.lines.append(line)
        seen.view = None if told.get("more") else told.get("view", seen.view)


class Connection:
    """A device that is connected, in one way or the other, and stays so."""

    def __init__(self, address: str, name: str = "device") -> None:
        self.address, self.device = address, Device(name)
        self.http = httpx2.AsyncClient(base_url=address, timeout=60)
        self.key = ""
        self.changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self.connections = 0

    async def __aenter__(self) -> Self:
        self.key = (await self.http.post("/api/device", json={"program": True})).json()["key"]
        self.http.headers["Authorization"] = f"Bearer {self.key}"
        self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()
        await self.http.aclose()

    def start(self) -> None:
        self._task = asyncio.create_task(self._stay_connected())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _stay_connected(self) -> None:
        raise NotImplementedError

    async def _say(self, key: str) -> None:
        raise NotImplementedError

    async def _heard(self, frame: bytes) -> None:
        self.device.receive(frame)
        async with self.changed:
            self.changed.notify_all()

    # What a test does with it.

    async def ask(self, kind: str, **fields: Any) -> Answer:
        """Ask, and wait for the answer, over as many connections as it takes."""
        key = self.device.ask(kind, **fields)
        await self._say(key)
        await self.until(lambda: key in self.device.answers)
        return self.device.answers[key]

    async def done(self, kind: str, **fields: Any) -> int:
        answer = await self.ask(kind, **fields)
        assert answer["tell"] == "done", answer
        return int(answer["line"])

    async def refused(self, kind: str, **fields: Any) -> str:
        answer = await self.ask(kind, **fields)
        assert answer["tell"] == "refused", answer
        assert len(answer["text"]) > 10
        return str(answer["code"])

    async def until(self, condition: Callable[[], bool], seconds: float = 20) -> None:
        """Wait for something to become true; it may also depend on what other devices are told."""
        async with asyncio.timeout(seconds), self.changed:
            while not condition():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.changed.wait(), 0.1)

    async def watch(self, table: str, chair: int | None = None) -> Seen:
        lines = await self.done("watch", table=table, chair=chair)
        seen = self.device.seen[table, chair]
        await self.until(lambda: len(seen.lines) >= lines)
        return seen

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text


class Socket(Connection):
    """Over a WebSocket."""

    socket: Any = None

    async def _stay_connected(self) -> None:
        address = self.address.replace("http", "ws") + "/api/socket"
        headers = {"Authorization": f"Bearer {self.key}"}
        while True:
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, InvalidStatus, TimeoutError):
                plug = await self._plugged_in()
                async with connect(address, sock=plug, additional_headers=headers, compression=None) as line:
                    self.connections += 1
                    for message in self.device.after_a_gap():
                        await line.send(message.decode())
                    self.socket = line
                    async for frame in line:
                        await self._heard(frame.encode() if isinstance(frame, str) else frame)
            self.socket = None
            await asyncio.sleep(0.05)

    async def _plugged_in(self) -> socket.socket:
        """A socket with little room, so that one who does not read is soon noticed."""
        plug = socket.socket()
        plug.setblocking(False)
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        where = urlsplit(self.address)
        try:
            await asyncio.get_running_loop().sock_connect(plug, (where.hostname, where.port))
        except BaseException:
            plug.close()
            raise
        return plug

    async def _say(self, key: str) -> None:
        if self.socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(self.device.message(key).decode())

    async def drop(self) -> None:
        """The network breaks."""
        while self.socket is None:
            await asyncio.sleep(0.01)
        self.socket.transport.abort()


class Poller(Connection):
    """By long polling."""

    line = ""
    got = 0

    async def _stay_connected(self) -> None:
        say: list[bytes] = []
        while True:
            try:
                told = await self._poll(say, 20.0)
            except (httpx2.HTTPError, AssertionError):
                await asyncio.sleep(0.05)
                continue
            say = []
            if told["line"] != self.line:
                self.line, self.got = told["line"], 0
                self.connections += 1
                say = self.device.after_a_gap()
            await self._take(told)

    async def _take(self, told: dict[str, Any]) -> None:
        for n, frame in enumerate(told["tell"], told["first"]):
            if n >= self.got:
                self.got = n + 1
                await self._heard(json.dumps(frame).encode())

    async def _poll(self, say: list[bytes], wait: float) -> dict[str, Any]:
        body = {"line": self.line, "got": self.got, "say": [json.loads(message) for message in say], "wait": wait}
        answer = await self.http.post("/api/poll", json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def _say(self, key: str) -> None:
        if not self.line:
            return  # it will be said when there is a line
        with contextlib.suppress(httpx2.HTTPError, AssertionError):
            told = await self._poll([self.device.message(key)], 0.0)
            if told["line"] == self.line:
                await self._take(told)

    async def drop(self) -> None:
        self.line = "lost"
