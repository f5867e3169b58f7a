"""Many people at many tables, for the bench of the server: two play at each table and one looks on, each with a device
and a connection of its own. Moves are sent at a steady pace, whether the server keeps up or not.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from itertools import count, cycle
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sottovoce.rules.rng import Rng

DEVICES_AT_AN_ADDRESS = 250  # the server makes no more than some hundreds for one address at a time
AT_ONCE = 40  # that sit down or connect at the same time
PATIENCE = 60.0  # seconds for what is on its way
NOT_LISTED = {"setup": "setup NNPNC/SDCDC", "place": "place Qc1 Kc2 Rd3 Sa1 Be4 Fb2"}  # moves by the word of their form


class Line(msgspec.Struct):
    """Of a line of the news, what a player has to know who only wants to move on."""

    n: int
    news: str
    chair: int = -1
    ended: dict[str, Any] | None = None


class View(msgspec.Struct):
    seat: Any
    to_act: list[int]
    legal: list[str] | None
    form: str | None = None


class Message(msgspec.Struct):
    """Any message of the server."""

    tell: str
    key: str = ""
    code: str = ""
    lines: list[Line] = []
    view: View | None = None


_decoder = msgspec.json.Decoder(Message)


@dataclass
class Timed:
    """How long moves were on their way, in seconds."""

    to_other: list[float] = field(default_factory=list)  # from sending to the opponent's receipt
    to_answer: list[float] = field(default_factory=list)  # from sending to the acknowledgement
    behind: list[float] = field(default_factory=list)  # of what was planned, before sending
    refused: list[str] = field(default_factory=list)
    sent: int = 0
    seconds: float = 0.0


class Table:
    """One table, and when the moves were sent that are still on their way to the other player."""

    def __init__(self, game: str) -> None:
        self.game, self.name = game, ""
        self.players: list[Person] = []
        self.people: list[Person] = []  # the spectator too
        self.on_their_way: list[deque[float]] = [deque(), deque()]  # by the chair that moved


class Person:
    """A player in a chair or, without one, a spectator."""

    line: ClientConnection

    def __init__(self, crowd: Crowd, table: Table, chair: int | None, address: str) -> None:
        self.crowd, self.table, self.chair, self.address = crowd, table, chair, address
        self.key = ""
        self.lines = 0
        self.view: View | None = None
        self.asked: dict[str, float] = {}  # by key: when
        self.moving = ""  # the key of a move that was not answered yet
        self.is_ready = False  # to move, and in the queue
        self._keys = count()

    async def connect(self, port: int) -> None:
        """Come in, and look at the table."""
        self.line = await connect(
            f"ws://127.0.0.1:{port}/api/socket", additional_headers={"Authorization": f"Bearer {self.key}"},
            compression=None, ping_interval=None, local_addr=(self.address, 0), open_timeout=PATIENCE,
        )  # fmt: skip
        self.reading = asyncio.create_task(self._read())
        await self.say("watch", seen=0)

    async def say(self, ask: str, **more: Any) -> None:
        key = f"k{next(self._keys)}"
        said = {"ask": ask, "table": self.table.name, "chair": self.chair, "key": key, **more}
        self.asked[key] = time.perf_counter()
        if ask == "move":
            self.moving = key
        await self.line.send(msgspec.json.encode(said), text=True)

    async def move(self) -> None:
        """Any move."""
        assert self.view is not None
        assert self.chair is not None
        legal, form = self.view.legal, self.view.form or ""
        chosen = legal[self.crowd.rng.below(len(legal))] if legal else NOT_LISTED[form.split()[0]]
        self.is_ready, self.view = False, None
        self.table.on_their_way[self.chair].append(time.perf_counter())
        self.crowd.timed.sent += 1
        await self.say("move", move=chosen, seen=self.lines)

    async def _read(self) -> None:
        try:
            while True:
                self._hear(_decoder.decode(await self.line.recv(decode=False)), time.perf_counter())
        except ConnectionClosed:
            self.crowd.gone += not self.crowd.is_leaving
        except Exception as error:
            self.crowd.failed = error

    def _hear(self, message: Message, now: float) -> None:
        timed = self.crowd.timed
        if message.tell in ("done", "refused"):
            asked, is_move = self.asked.pop(message.key, now), message.key == self.moving
            if message.tell == "refused":
                timed.refused.append(message.code)
            if is_move:
                self.moving = ""
                timed.to_answer.append(now - asked)
            if is_move and message.tell == "refused":  # look again, and try again
                self.table.on_their_way[self.chair or 0].pop()
                self.crowd.soon(self.say("watch", seen=self.lines))
        for line in message.lines:
            assert line.n == self.lines, "a line is missing, or came twice"
            self.lines += 1
            if line.news == "moved" and self.chair is not None and line.chair != self.chair:
                timed.to_other.append(now - self.table.on_their_way[line.chair].popleft())
            if line.ended is not None and self.chair is not None:
                self.crowd.soon(self.say("rematch"))
        self.view = message.view or self.view
        if self.owes != self.is_ready and not self.moving:  # a partner may also have moved for both
            self.is_ready = self.owes
            if self.owes:
                self.crowd.ready.append(self)
            else:
                self.crowd.ready.remove(self)

    @property
    def owes(self) -> bool:
        seen = self.view
        return self.chair is not None and seen is not None and seen.seat in seen.to_act and seen.legal != []


class Crowd:
    """All of them. `sit_down`, `come_in`, `begin`, `play`, `leave`: in this order."""

    def __init__(self, port: int, tables: int, games: list[str], seed: int = 1) -> None:
        self.port, self.rng = port, Rng(seed)
        self.timed = Timed()
        self.ready: deque[Person] = deque()  # those to move, the one waiting longest first
        self.gone = 0  # whose connection ended too soon
        self.is_leaving = False
        self.failed: Exception | None = None  # the bench itself: what somebody could not make sense of
        self._soon: set[asyncio.Task[None]] = set()
        self.tables = [Table(games[number % len(games)]) for number in range(tables)]
        self.homes = homes(3 * tables)
        addresses = cycle(self.homes)
        for table in self.tables:
            table.people = [Person(self, table, chair, next(addresses)) for chair in (0, 1, None)]
            table.players = table.people[:2]

    @property
    def people(self) -> list[Person]:
        return [person for table in self.tables for person in table.people]

    async def sit_down(self) -> None:
        """Everybody gets a device's key; one opens each table, and another takes the invitation."""
        clients = {home: _desk(home, self.port) for home in self.homes}

        async def post(person: Person, path: str, **body: Any) -> Any:
            headers = {"Authorization": f"Bearer {person.key}"} if person.key else {}
            answer = await clients[person.address].post(path, json=body, headers=headers)
            assert answer.status_code == 200, answer.text
            return answer.json()

        async def seat(table: Table) -> None:
            for person in table.people:
                person.key = (await post(person, "/api/device", program=True))["key"]
            one, other = table.players
            opened = await post(one, "/api/tables", game=table.game, seats=2, people={0: "Ada"})
            table.name = opened["table"]
            path = f"/api/tables/{table.name}/claim"
            await post(other, path, chair=1, name="Bice", invitation=opened["invitations"]["1"])

        await _some_at_once(seat, self.tables)
        for client in clients.values():
            await client.aclose()

    async def come_in(self) -> None:
        """Everybody connects and watches their table."""
        await _some_at_once(lambda person: person.connect(self.port), self.people)
        await self._until(lambda: all(not person.asked and person.lines for person in self.people))

    async def begin(self) -> None:
        """Both at each table are ready, and the game begins."""
        players = [person for table in self.tables for person in table.players]
        await _some_at_once(lambda person: person.say("ready"), players)
        await self._until(lambda: all(not person.asked and person.view for person in self.people))

    async def play(self, rate: float, seconds: float) -> Timed:
        """Plays `rate` moves per second, all tables together; then waits for the moves that are not answered yet."""
        self.timed = timed = Timed()
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = began + number / rate
            while (now := time.perf_counter()) < due or not self.ready:
                await asyncio.sleep(max(0.0, due - now) or 0.001)
                if now > began + seconds + PATIENCE:
                    raise TimeoutError("nobody could move")
            timed.behind.append(now - due)
            await self.ready.popleft().move()
        timed.seconds = time.perf_counter() - began
        await self._until(self._is_quiet)
        return timed

    def _is_quiet(self) -> bool:
        def agree(table: Table) -> bool:
            return len({person.lines for person in table.people}) == 1 and not any(table.on_their_way)

        return not self._soon and all(agree(table) and not any(p.asked for p in table.people) for table in self.tables)

    async def leave(self) -> None:
        self.is_leaving = True
        await _some_at_once(lambda person: person.line.close(), self.people)
        await asyncio.gather(*(person.reading for person in self.people))

    def soon(self, what: Awaitable[None]) -> None:
        """Something to be said besides the moves."""
        task = asyncio.ensure_future(what)
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)

    async def _until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                if self.failed is not None:
                    raise self.failed
                await asyncio.sleep(0.05)


def homes(people: int) -> list[str]:
    """The addresses they come from: all of 127.* is loopback on Linux, and a few people need only the first."""
    return [f"127.0.0.{1 + number}" for number in range(-(-people // DEVICES_AT_AN_ADDRESS))]


def _desk(home: str, port: int) -> httpx2.AsyncClient:
    """Where those at one address ask for what goes over HTTP."""
    way = httpx2.AsyncHTTPTransport(local_address=home)
    return httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=way, timeout=PATIENCE)


async def _some_at_once(do: Callable[[Any], Awaitable[None]], all_of: Iterable[Any]) -> None:
    door = asyncio.Semaphore(AT_ONCE)

    async def one(what: Any) -> None:
        async with door:
            await do(what)

    async with asyncio.TaskGroup() as group:
        for what in all_of:
            group.create_task(one(what))
