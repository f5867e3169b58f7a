"""A device in a test. `Device` is what it knows and asks, without a socket; two shells carry it, over a WebSocket or by
long polling, connect again whenever they have to, and let it send again what was not answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from functools import cached_property
from itertools import count
from typing import Any, Self
from urllib.parse import urlsplit

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tests import log_secrets, patience

Answer = dict[str, Any]
Viewer = tuple[str, int | None]

_numbers = count()

LATER = {
    "unavailable",
    "conflict",
    "too_fast",
    "busy",
    "closing",
}  # refused with one of these, a client sends the same again
AGAIN = 5.0  # seconds without an answer after which a patient device asks again
PING = 20.0  # seconds between pings; after two without a sound the line is dead


class Seen:
    """What one viewer has been told of one table."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.view: dict[str, Any] | None = None
        self.view_at = 0  # how many lines there were when the view came
        self.present: list[bool] = []

    @property
    def is_over(self) -> bool:
        began = [n for n, line in enumerate(self.lines) if line["news"] == "began"]
        return bool(began) and any("ended" in line for line in self.lines[began[-1] :])


class Device:
    """What a device has seen, and what it has asked and not yet been answered."""

    def __init__(self, name: str) -> None:
        self.name = f"{name}-{next(_numbers)}"
        self.again = AGAIN
        self.is_patient = False  # does it ask again what was refused for now, or not answered?
        self._said_at: dict[str, float] = {}
        self._keys = count()
        self.seen: dict[Viewer, Seen] = {}
        self.pending: dict[str, dict[str, Any]] = {}
        self.asked: dict[str, dict[str, Any]] = {}  # all that ever was
        self.answers: dict[str, Answer] = {}
        self.frames: list[bytes] = []  # every one that came in
        self.resent = self.put_off = 0

    def ask(self, kind: str, **fields: Any) -> str:
        """Something new to ask; its key."""
        key = f"{'w-' if kind == 'watch' else ''}{self.name}-{next(self._keys)}"
        self.pending[key] = self.asked[key] = {"ask": kind, "key": key, **fields}
        if kind == "watch":
            self.seen.setdefault((fields["table"], fields.get("chair")), Seen())
        return key

    def message(self, key: str) -> bytes:
        return json.dumps(self.pending[key]).encode()

    def after_a_gap(self) -> list[bytes]:
        """What to say on a new connection: go on where I was, and once more what was not answered."""
        asked = [(m["table"], m.get("chair")) for m in self.pending.values() if m["ask"] == "watch"]
        for table, chair in [viewer for viewer in self.seen if viewer not in asked]:
            self.ask("watch", table=table, chair=chair)
        self.resent += len(self.pending)
        for message in self.pending.values():
            if message["ask"] == "watch":
                message["seen"] = len(self.seen[message["table"], message.get("chair")].lines)
        watches = [key for key, message in self.pending.items() if message["ask"] == "watch"]
        return [self.message(key) for key in [*watches, *(key for key in self.pending if key not in watches)]]

    def due(self, now: float) -> list[str]:
        """The keys of what was asked a while ago and is not answered: to be asked again."""
        self._said_at = {key: self._said_at.get(key, now) for key in self.pending}
        due = [key for key, then in self._said_at.items() if now - then >= self.again]
        self._said_at |= dict.fromkeys(due, now)
        self.resent += len(due)
        return due

    def receive(self, frame: bytes) -> None:
        self.frames.append(frame)
        told = json.loads(frame)
        if told["tell"] in ("done", "refused"):
            if self.is_patient and told.get("code") in LATER:
                self.put_off += 1
                return
            if told["key"] in self.pending:
                del self.pending[told["key"]]
            if self.is_patient and not told["key"].startswith("w-"):
                before = self.answers.get(told["key"], told)
                same = (before["tell"], before.get("line")) == (told["tell"], told.get("line"))
                assert same, f"the same question was answered {before} and {told}"
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
        if "view" in told or told.get("more"):
            seen.view, seen.view_at = told.get("view"), len(seen.lines)


def visitor(address: str, **headers: str) -> httpx2.AsyncClient:
    """Somebody who asks over HTTP. A connection is used again only for a moment: a server closes one that was idle for
    five seconds, on a busy machine just when something is asked on it."""
    reuse = httpx2.Limits(keepalive_expiry=1.0)
    return httpx2.AsyncClient(base_url=address, timeout=patience.seconds(120.0), limits=reuse, headers=headers)


class Connection(ABC):
    """A device that is connected, in one way or the other, and stays so."""

    def __init__(self, address: str, name: str = "device") -> None:
        self.address, self.device = address, Device(name)
        self.key = ""
        self.changed = asyncio.Condition()
        self.longest_wait = patience.seconds(120.0)
        self.look_again: float | None = 0.1
        self.beat = 1.0  # seconds between looks at what was not answered
        self.heard_at = 0.0
        self.wrong: AssertionError | None = None  # what the server should not have told
        self._tasks: list[asyncio.Task[None]] = []
        self.connections = 0

    @cached_property
    def http(self) -> httpx2.AsyncClient:
        return visitor(self.address)

    async def __aenter__(self) -> Self:
        self.key = (await self.http.post("/api/device", json={"program": True})).json()["key"]
        log_secrets.note(self.key)
        self.http.headers["Authorization"] = f"Bearer {self.key}"
        self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()
        await self.http.aclose()

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._stay_connected())]
        if self.device.is_patient:
            self._tasks.append(asyncio.create_task(self._ask_again()))

    async def stop(self) -> None:
        """No more of it. Whatever went wrong meanwhile is told now."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._tasks = []

    async def _ask_again(self) -> None:
        while True:
            await asyncio.sleep(self.beat)
            now = asyncio.get_running_loop().time()
            for key in self.device.due(now):
                if key in self.device.pending:
                    await self._say(key)
            await self._see_whether_it_lives(now)

    async def _see_whether_it_lives(self, now: float) -> None:  # noqa: B027 (not everyone needs it)
        """Is anybody still at the other end? Long polling sees it by itself."""

    @abstractmethod
    async def _stay_connected(self) -> None: ...

    @abstractmethod
    async def _say(self, key: str) -> None: ...

    async def _heard(self, frame: bytes) -> None:
        self.heard_at = asyncio.get_running_loop().time()
        try:
            self.device.receive(frame)
        except AssertionError as error:
            self.wrong = error
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

    async def until(self, condition: Callable[[], bool], seconds: float | None = None) -> None:
        """Wait for something to become true; it may also depend on what other devices are told."""
        async with asyncio.timeout(seconds or self.longest_wait), self.changed:
            while self.wrong is None and not condition():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.changed.wait(), self.look_again)
        if self.wrong is not None:
            raise self.wrong

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
    pinged_at = 0.0

    async def _stay_connected(self) -> None:
        while True:
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, InvalidStatus, TimeoutError):
                async with self._connected() as line:
                    self.connections += 1
                    self.socket, self.heard_at = line, asyncio.get_running_loop().time()
                    for message in self.device.after_a_gap():
                        await line.send(message.decode())
                    async for frame in line:
                        await self._heard(frame.encode() if isinstance(frame, str) else frame)
            self.socket = None
            await asyncio.sleep(0.05)

    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        address = self.address.replace("http", "ws") + "/api/socket"
        headers = {"Authorization": f"Bearer {self.key}"}
        plug = await self._plugged_in()
        async with connect(address, sock=plug, additional_headers=headers, compression=None) as line:
            yield line

    async def _plugged_in(self) -> socket.socket:
        """A socket with little room, so that a client that does not read is soon noticed."""
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

    async def _see_whether_it_lives(self, now: float) -> None:
        if self.socket is not None and now - self.heard_at > 2 * PING:
            self.socket.transport.abort()
        elif self.socket is not None and now - self.pinged_at >= PING:
            self.pinged_at = now
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send('{"ask":"ping"}')

    async def drop(self) -> None:
        """The network breaks."""
        while self.socket is None:
            await asyncio.sleep(0.01)
        self.socket.transport.abort()


class TurnedAway(Exception):
    """A poll was not answered as it should be."""


class Poller(Connection):
    """By long polling."""

    line = ""
    got = 0

    async def _stay_connected(self) -> None:
        say: list[bytes] = []
        while True:
            try:
                told = await self._poll(say, 20.0)
            except (httpx2.HTTPError, TurnedAway):
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
        if answer.status_code != 200:
            raise TurnedAway(answer.text)
        return dict(answer.json())

    async def _say(self, key: str) -> None:
        if not self.line:
            return  # it will be said when there is a line
        with contextlib.suppress(httpx2.HTTPError, TurnedAway):
            told = await self._poll([self.device.message(key)], 0.0)
            if told["line"] == self.line:
                await self._take(told)

    async def drop(self) -> None:
        self.line = "lost"
