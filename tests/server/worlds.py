"""The same evening twice, with other secrets: a whole server in one process, where time, names and chance are dictated,
and the devices of a table do what its entries tell. Whatever one of them is sent is written down to the byte.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from sottovoce.rules import constants
from sottovoce.rules.playthrough import Playthrough
from sottovoce.server.http import identity
from sottovoce.server.http.app import App
from sottovoce.server.live.room import Room
from sottovoce.table import journal
from sottovoce.table.journal import Entry

HOST = "table.test"
SPECTATOR = "spectator"


class NoBots:
    """Nobody plays for anybody here."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...


def key_of(device: str) -> str:
    return hashlib.sha256(device.encode()).hexdigest()[:43]


class World:
    """A server, its table, and everything that one device, the viewer's, is sent."""

    def __init__(self, app: App, viewer: int) -> None:
        self.app, self.viewer = app, viewer
        self.now = 1000.0
        self.chance: deque[str] = deque()
        self.table, self.invitations = "", {}  # type: str, dict[str, str]
        self.told: list[tuple[str, bytes]] = []  # to the viewer: where, and what
        self.plugs: dict[str, Plug] = {}
        self.moves: Sequence[str] = ()  # that were made at some time: the viewer tries them at others
        self.done: list[dict[str, Any]] = []  # by the viewer, to be sent again
        self.line, self.got = "", 0  # of long polling
        self.waiting: asyncio.Task[None] | None = None
        self._keys = count()
        self.http = httpx2.AsyncClient(transport=httpx2.ASGITransport(app.asgi), base_url=f"http://{HOST}")

    @property
    def me(self) -> str:
        return SPECTATOR if self.viewer == constants.NOBODY else f"chair {self.viewer}"

    @property
    def chair(self) -> int | None:
        return None if self.viewer == constants.NOBODY else self.viewer

    @property
    def room(self) -> Room:
        return self.app.server.hub.rooms[self.table]

    # What the people do.

    async def follow(self, entry: Entry, then: Entry | None) -> None:
        """Do what an entry tells, as the device would that led to it; `then` is what came of it, or came next."""
        self.now = entry.at
        for dealt in (entry, then):
            if isinstance(dealt, journal.Moved if dealt is entry else journal.Began):
                self.chance += [move for seat, move in dealt.lines if seat == "*"]
        match entry:
            case journal.Opened(game=game, seats=seats, options=options, settings=settings):
                asked = {"game": game, "seats": seats, "options": options, "settings": msgspec.to_builtins(settings)}
                told = await self.ask_http("chair 0", "POST", "/api/tables", asked)
                self.table, self.invitations = told["table"], told["invitations"]
            case journal.Claimed(chair=chair, name=name):
                asked = {"chair": chair, "name": name, "invitation": self.invitations[str(chair)]}
                await self.ask_http(f"chair {chair}", "POST", f"/api/tables/{self.table}/claim", asked)
                await self.plug_in(f"chair {chair}", chair, 0)
            case journal.Moved(chair=chair, key=key, lines=lines):
                await self.act("move", chair, key, move=lines[0][1], seen=self.room.table.lines)
            case journal.Undone(chair=chair, key=key, free=True):
                await self.act("undo", chair, key)
            case journal.UndoAsked(chair=chair, key=key):
                await self.act("undo", chair, key)
            case journal.UndoAnswered(chair=chair, key=key, agree=agree):
                await self.act("answer-undo", chair, key, agree=agree)
            case journal.DrawAnswered(chair=chair, key=key, agree=agree):
                await self.act("answer-draw", chair, key, agree=agree)
            case journal.Said(chair=chair, key=key, phrase=phrase, text=text):
                await self.act("say", chair, key, phrase=phrase, text=text)
            case journal.RematchAsked(chair=chair, key=key):
                await self.act("rematch", chair, key)
            case journal.DrawOffered() | journal.Left() | journal.CameBack() | journal.Resigned() | journal.Ready():
                kinds = {"DrawOffered": "offer-draw", "Left": "leave", "CameBack": "come-back", "Resigned": "resign"}
                await self.act(kinds.get(type(entry).__name__, "ready"), entry.chair, entry.key)
        assert not self.chance, "the deeds and the table have parted"

    async def act(self, kind: str, chair: int, key: str, **more: Any) -> None:
        before = self.room.table.lines
        message = {"ask": kind, "table": self.table, "chair": chair, "key": key, **more}
        await self.say(f"chair {chair}", message)
        if chair == self.viewer:
            self.done.append(message)
        assert self.room.durable == self.room.table.lines > before, f"{kind} was not done"

    async def say(self, device: str, message: dict[str, Any]) -> None:
        self.plugs[device].inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        await self.settled()

    # What the viewer does besides.

    def new_key(self) -> str:
        return f"besides-{next(self._keys)}"

    async def plug_in(self, device: str, chair: int | None, seen: int) -> None:
        """Connect, anew or for the first time, and ask for all lines from `seen` on."""
        if old := self.plugs.pop(device, None):
            await old.unplug()
            await self.settled()
        self.plugs[device] = Plug(self, device)
        await self.say(device, {"ask": "watch", "table": self.table, "chair": chair, "seen": seen, "key": "look"})

    async def ask_http(self, device: str, method: str, path: str, body: object = None) -> Any:
        headers = {"authorization": f"Bearer {key_of(device)}"}
        answer = await self.http.request(method, path, json=body, headers=headers)
        await self.settled()
        if device == self.me:
            self.told.append((f"{method} {path} {answer.status_code}", repr(answer.headers.raw).encode()))
            self.told.append(("body", answer.content))
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    async def poll(self, say: Sequence[dict[str, Any]] = (), wait: float = 0.0) -> None:
        told = await self.ask_http(
            self.me, "POST", "/api/poll", {"line": self.line, "got": self.got, "say": list(say), "wait": wait}
        )
        self.line, self.got = told["line"], told["first"] + len(told["tell"])

    async def end_wait(self) -> None:
        """The poll that waits has something to tell, or another takes its place."""
        if self.waiting is not None:
            line = self.app.polling.lines[self.line]
            if self.waiting.done() or line.unacknowledged or line.session.outbox:
                await self.waiting
                self.waiting = None

    async def settled(self) -> None:
        """Nothing is on its way any more."""
        server = self.app.server
        calm = 0
        while calm < 8:
            await asyncio.sleep(0)
            busy = server.hub.effects or server._tasks or any(not plug.is_calm for plug in self.plugs.values())
            calm = 0 if busy or any(session.outbox for session in self._sessions()) else calm + 1
            if server._tasks:
                await asyncio.wait(set(server._tasks))

    def _sessions(self) -> list[Any]:
        polled = {line.session for line in self.app.polling.lines.values()}
        return [session for session in self.app.server.sessions if session not in polled]


class Plug:
    """A WebSocket without a network."""

    def __init__(self, world: World, device: str) -> None:
        self.world, self.device = world, device
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", HOST.encode()), (b"authorization", f"Bearer {key_of(device)}".encode())]
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "root_path": "",
            "path": "/api/socket", "raw_path": b"/api/socket", "query_string": b"", "headers": headers,
            "client": ("192.0.2.1", 1), "server": (HOST, 80), "subprotocols": [], "extensions": {}, "state": {},
        }  # fmt: skip
        self.task = asyncio.ensure_future(world.app.asgi(scope, self.inbox.get, self.send))

    @property
    def is_calm(self) -> bool:
        return self.inbox.empty() or self.task.done()

    async def send(self, event: Any) -> None:
        if self.device == self.world.me:
            self.world.told.append((event["type"], (event.get("text") or str(event.get("code", ""))).encode()))

    async def unplug(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self.task


@asynccontextmanager
async def world(path: Path, viewer: int, seed: int) -> AsyncIterator[World]:
    """A server of its own, with nothing left to chance."""
    numbers = count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(identity, "new_secret", lambda: f"secret-{next(numbers)}".ljust(43, "x"))
        patch.setattr(identity.Keys, "who", lambda _, key: identity.hashed(key))  # keys are not left to chance either
        patch.setattr(identity, "new_table", lambda: f"table-{next(numbers)}")
        patch.setattr("sottovoce.server.http.polling.secrets.token_urlsafe", lambda _: f"line-{next(numbers)}")
        patch.setattr("sottovoce.server.http.polling.GONE", 1e9)  # hours pass here from one entry to the next
        patch.setattr("sottovoce.server.http.app.Workers", lambda _: NoBots())
        app = App(f"sqlite:///{path}")
        async with app.asgi.router.lifespan_context(app.asgi):
            here = World(app, viewer)
            app.server.clock = lambda: here.now
            app.server.hub.seed = lambda: seed

            def dictated(play: Playthrough) -> None:
                while play.rng is not None and play.position.to_move == constants.CHANCE:
                    play.add(constants.CHANCE, play.game.parse(here.chance.popleft()))

            patch.setattr(Playthrough, "_chance_answers", dictated)
            try:
                yield here
            finally:
                if here.waiting is not None:
                    here.waiting.cancel()
                    await asyncio.gather(here.waiting, return_exceptions=True)
                for plug in here.plugs.values():
                    await plug.unplug()
                await here.http.aclose()
