"""One bad visitor: whatever comes without end is cut off, and costs the others a moment at most."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import socket
import threading
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from sottovoce.bots import bot
from sottovoce.games import shelf
from sottovoce.rules import constants, record
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.server import runtime
from sottovoce.server.http import app, bounded, connections, door, identity, polling
from sottovoce.server.live import limits, messages, session
from sottovoce.server.live.hub import Hub
from sottovoce.server.storage import transfer
from sottovoce.server.storage.store import Store, Unusable
from sottovoce.table import journal
from sottovoce.table.state import State
from tests import patience
from tests.example_games import ANY, IN_TURN
from tests.server.client import Poller, Socket, visitor
from tests.server.running import Running, running
from tests.server.test_hostile import memory
from tests.server.test_review import finished
from tests.server.test_server import opened

pytestmark = pytest.mark.anyio

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + base64.b64encode(bytes(16)) + b"\r\n\r\n"
)
MUCH = 30_000_000  # bytes, if somebody takes them


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        yield server


def frame(opcode: int, text: bytes) -> bytes:
    """As a client sends it, masked with nothing."""
    return bytes([0x80 | opcode, 0x80 | len(text)]) + bytes(4) + text


def pour(port: int, first: bytes, again: bytes) -> int:
    """Connect, say something, and then the same again without end; how many bytes were taken before it was over."""
    with socket.create_connection(("127.0.0.1", port), timeout=patience.seconds(60.0)) as line:
        line.sendall(first)
        if first == UPGRADE:
            line.recv(4096)
        block, sent = again * (65_536 // len(again) + 1), 0
        try:
            while sent < MUCH:
                sent += line.send(block)
        except OSError:
            pass
        return sent


def answer(port: int, said: bytes) -> bytes:
    """Everything that is answered until the connection is closed, which may be before anything was said."""
    got = b""
    with (
        contextlib.suppress(ConnectionResetError, BrokenPipeError),
        socket.create_connection(("127.0.0.1", port), timeout=patience.seconds(120.0)) as line,
    ):
        line.sendall(said)
        while part := line.recv(65_536):
            got += part
    return got


def talk(port: int, said: bytes) -> None:
    """Say this over a WebSocket, and listen until it is closed."""
    with socket.create_connection(("127.0.0.1", port), timeout=patience.seconds(120.0)) as line:
        line.sendall(UPGRADE)
        line.recv(4096)
        line.sendall(said)
        while line.recv(65_536):
            pass


@pytest.fixture
def handed_in(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the messages that reach the tables."""
    count, true = [0], Hub.receive

    def receive(self: Hub, *said: object) -> None:
        count[0] += 1
        true(self, *said)  # type: ignore[arg-type]

    monkeypatch.setattr(Hub, "receive", receive)
    return count


FLOODS = {
    "messages": (UPGRADE, frame(1, b'{"ask":"ping"}')),
    "no messages": (UPGRADE, frame(1, b"{")),
    "pings": (UPGRADE, frame(9, b"")),
    "pongs": (UPGRADE, frame(10, b"")),
    "pieces": (UPGRADE, bytes([0x01, 0x80, 0, 0, 0, 0]) + bytes([0x00, 0x80, 0, 0, 0, 0]) * 9),
    "requests": (b"", b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"),
    "wrong requests": (b"", b"GET /api/nowhere HTTP/1.1\r\nHost: x\r\n\r\n"),
    "one header": (b"GET / HTTP/1.1\r\nX: ", b"x" * 1000),
    "headers": (b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
    "one address": (b"GET /", b"x" * 1000),
    "nothing": (b"", b"\r\n"),
    "a body": (b"POST /api/poll HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n", b"x" * 1000),
    "trailers": (b"POST /api/poll HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"X: y\r\n"),
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_what_comes_without_end_is_cut_off(server: Running, flood: str, handed_in: list[int]) -> None:
    """Little of it is read, and next to nothing is kept or answered; others are answered meanwhile."""
    async with Socket(server.address) as other:
        before = memory()
        taken = await asyncio.to_thread(pour, server.port, *FLOODS[flood])
        assert taken < MUCH
        assert handed_in[0] < 400
        assert memory() - before < 20_000_000
        assert (await other.get("/api/health"))["ok"] is True
        await until(lambda: len(server.app.connections) <= 2)  # the other's own


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(patience.seconds(60.0)):
        while not is_so():
            await asyncio.sleep(0.02)


async def test_a_head_of_sixteen_kibibytes_is_enough(server: Running) -> None:
    room = bounded.LONGEST_HEAD - len(b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX: \r\n\r\n")
    head = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX: %b\r\n\r\n"
    assert (await asyncio.to_thread(answer, server.port, head % (b"x" * room))).startswith(b"HTTP/1.1 200")
    assert (await asyncio.to_thread(answer, server.port, head % (b"x" * (room + 1)))).startswith(b"HTTP/1.1 431")


async def test_who_says_nothing_or_half_of_it_is_closed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (bounded.LONGEST_HEAD, bounded.REQUEST_SECONDS, bounded.SILENT_SECONDS) == (16 * 1_024, 10.0, 60.0)
    monkeypatch.setattr(bounded, "SILENT_SECONDS", 0.1)
    assert await asyncio.to_thread(answer, server.port, b"") == b""
    monkeypatch.setattr(bounded, "REQUEST_SECONDS", 0.1)
    assert (await asyncio.to_thread(answer, server.port, b"GET / HTTP/1.1\r\nHo")).startswith(b"HTTP/1.1 408")
    half = b"POST /api/device HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    assert b"200" not in (await asyncio.to_thread(answer, server.port, half))[:20]
    async with Socket(server.address) as quiet:  # who answers pings may stay, and say nothing
        await quiet.until(lambda: bool(quiet.device.frames))
        await asyncio.sleep(0.3)
        assert quiet.connections == 1


async def test_a_websocket_that_answers_no_ping_is_closed(server: Running) -> None:
    """Nobody is there any more, or somebody only wants to take up room."""
    server.uvicorn.config.ws_ping_interval = server.uvicorn.config.ws_ping_timeout = 0.1
    await asyncio.to_thread(talk, server.port, b"")
    await until(lambda: len(server.app.connections) == 0)


async def test_a_websocket_that_takes_nothing_and_answers_no_ping_is_gone_at_once(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """What waits to be sent to it is not waited for, and it is nobody's fault."""
    server.uvicorn.config.ws_ping_interval = server.uvicorn.config.ws_ping_timeout = 0.1
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        line.connect(("127.0.0.1", server.port))
        line.sendall(UPGRADE)
        await until(lambda: len(server.app.server.sessions) == 1)
        [stuck] = server.app.server.sessions
        while not stuck.is_closed:
            stuck.send(messages.Refused(key="k", code="c", text="x" * 100_000))
            await asyncio.sleep(0.001)
        await until(lambda: len(server.app.connections) == 0)
    assert "our fault" not in caplog.text


class Line(asyncio.Transport):
    """Goes nowhere."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True


ALLOWANCES = {
    "bytes": connections.BYTES,
    "requests": connections.REQUESTS,
    "messages": connections.FRAMES,
    "control frames": connections.CONTROL,
    "what was too fast": connections.OVERRUNS,
}


@pytest.mark.parametrize("what", ALLOWANCES)
@pytest.mark.parametrize("shared", ["connection", "device", "address"])
async def test_whatever_comes_is_counted_for_each_connection_device_and_address(what: str, shared: str) -> None:
    """Over one connection, over many of one device at many addresses, or of many devices at one address: what is too
    much in all is cut off, and nothing was too much before. Elsewhere nobody is counted for it."""
    kept, allowance = connections.Connections(most=100_000), ALLOWANCES[what]
    measure: limits.Measure = getattr(allowance, shared)
    share = measure.at_once if shared == "connection" else min(measure.at_once // 10, allowance.connection.at_once // 2)

    def one(number: int) -> connections.Connection:
        where = f"192.0.2.{number % 200}" if shared == "device" else "192.0.2.1"
        made = kept.opened(Line(where))
        made.comes_from(where, "mine" if shared == "device" else f"device {number}")
        return made

    now = asyncio.get_running_loop().time()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections.Connections, "now", now)
        patch.setattr(connections, "MOST_HERE", 100_000)
        many = int(measure.at_once // share)
        assert all(one(number).spend(allowance, share) for number in range(many))
        last = one(many) if shared != "connection" else one(0)
        assert last.spend(allowance, share) == (shared == "connection")
        if shared == "connection":
            assert not last.spend(allowance, 1)
        assert last.is_cut_off
        elsewhere = kept.opened(Line("198.51.100.1"))
        elsewhere.comes_from("198.51.100.1", "another")
        assert elsewhere.spend(allowance, share)


async def test_who_plays_is_not_cut_off_for_the_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections.Connections, "now", asyncio.get_running_loop().time())  # time stands still
    kept = connections.Connections()
    player, neighbour = (kept.opened(Line("192.0.2.1")) for _ in range(2))
    player.comes_from("192.0.2.1", "player")
    player.seat(True)
    while kept.limits.allows(connections.FRAMES.address, "192.0.2.1", kept.now):
        pass
    assert player.spend(connections.FRAMES)
    assert not neighbour.spend(connections.FRAMES)


def test_there_are_fewer_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    for files in (256, 1_024, 20_000):
        monkeypatch.setattr(resource, "getrlimit", lambda _, files=files: (files, files))
        assert 0 < connections.most_connections() <= files - door.MOST_HELD - 64  # which the server needs itself


async def test_there_is_always_room_for_people_who_play(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """When all connections there may be are taken by people who do nothing, theirs are closed for the next."""
    monkeypatch.setattr(server.app.connections, "most", 20)
    async with Socket(server.address) as one:
        table, _ = await opened(one)
        await one.watch(table, 0)
        plugs = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(60)]
        async with Socket(server.address) as other:
            seen = await other.watch(table)
            await one.done("say", table=table, chair=0, phrase="hello")
            await other.until(lambda: seen.lines[-1]["news"] == "said")
            assert one.connections == 1
            assert len(server.app.connections) <= 20
        for plug in plugs:
            plug.close()


async def test_who_sits_down_to_take_up_room_leaves_room_for_others() -> None:
    """Of very many connections at one address some are kept, however many chairs their devices have."""
    kept = connections.Connections(most=40)

    def seated(address: str, device: str) -> connections.Connection:
        one = kept.opened(Line(address))
        one.comes_from(address, device)
        one.seat(True)
        return one

    here = [seated("192.0.2.1", f"device {number}") for number in range(39)]
    assert [one.is_seated for one in here] == [True] * 10 + [False] * 29
    elsewhere = [seated("198.51.100.1", "neighbours") for _ in range(5)]
    assert len(kept) == 40
    assert all(one.is_seated and kept.of(one.transport) is one for one in (*here[:10], *elsewhere))
    kept.closed(here[0])
    kept.closed(here[0])
    here[-1].seat(True)
    assert here[-1].is_seated


async def test_an_address_has_not_endlessly_many_connections(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_SILENT_HERE", 10)
    plugs = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(40)]
    async with Socket(server.address) as one:
        assert (await one.get("/api/health"))["ok"] is True
        assert len(server.app.connections) < 16
    for plug in plugs:
        plug.close()


def test_neighbours_in_ipv6_are_one_address() -> None:
    assert connections.home("2001:db8:1:2:3:4:5:6") == connections.home("2001:db8:1:2::9") == "2001:db8:1:2::"
    assert connections.home("::ffff:192.0.2.1") == "192.0.2.1"
    assert connections.home("192.0.2.1") == "192.0.2.1"


async def test_text_that_is_none_ends_a_connection_and_leaves_no_trace(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(UPGRADE)
        await asyncio.to_thread(line.recv, 4096)
        line.sendall(frame(1, b"\xff\xfe"))
        while await asyncio.to_thread(line.recv, 4096):
            pass
    assert "Traceback" not in caplog.text


# Keys, and what is kept.


async def test_a_key_that_somebody_made_up_is_none(server: Running) -> None:
    """Limits for a device mean something only if nobody can be as many devices as they like."""
    async with Socket(server.address) as one:
        other = {"Authorization": f"Bearer {identity.new_secret()}"}
        changed = {"Authorization": f"Bearer {one.key[:-2]}{'AA' if one.key[-2:] != 'AA' else 'BA'}"}
        for headers in (other, changed):
            refused = await one.http.get("/api/tables", headers=headers)
            assert (refused.status_code, refused.json()["code"]) == (401, "no_device")
        assert await one.get("/api/tables") == []


async def test_keys_are_good_after_a_restart_and_where_tables_are_imported(tmp_path: Path) -> None:
    here, there = f"sqlite:///{tmp_path}/here.sqlite", f"sqlite:///{tmp_path}/there.sqlite"
    async with running(here) as server, Socket(server.address) as one:
        table, _ = await opened(one)
    async with running(here) as server, Socket(server.address) as other:
        mine = {"Authorization": f"Bearer {one.key}"}
        assert [row["table"] for row in (await other.http.get("/api/tables", headers=mine)).json()] == [table]
    old, new = await Store.open(here), await Store.open(there)
    await transfer.export(old, tmp_path / "moved", lambda _: None)
    await transfer.import_tables(new, tmp_path / "moved", lambda _: None)
    await old.close()
    await new.close()
    async with running(there) as server, Socket(server.address) as other:
        assert [row["table"] for row in (await other.http.get("/api/tables", headers=mine)).json()] == [table]


async def test_a_table_that_never_began_is_forgotten(server: Running) -> None:
    async with Socket(server.address) as one:
        table, _ = await opened(one)
        begun, _ = await opened(one, people={0: "Ada"}, bots={1: "random"})
        await one.watch(begun, 0)
        await one.done("ready", table=begun, chair=0)
        server.app.server.hub.rooms.pop(table)  # nobody is there
        now = server.app.server.now
        server.app.server.clock = lambda: now + app.NEVER_BEGUN_SECONDS + 1
        await server.app.server.expire("open", app.NEVER_BEGUN_SECONDS)
        assert [row["table"] for row in await one.get("/api/tables")] == [begun]
        assert (await one.http.get(f"/api/tables/{table}")).status_code == 404


async def test_a_table_that_was_left_is_forgotten_when_the_operator_wants_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not before, and not if there is no such wish; a game that is over stays."""
    monkeypatch.setattr(app, "EXPIRE_SECONDS", 0.01)
    hub = server.app.server.hub
    async with Socket(server.address) as one:
        tables = [(await opened(one, people={0: "Ada"}, bots={1: "random"}))[0] for _ in range(2)]
        for table in tables:
            await one.watch(table, 0)
            await one.done("ready", table=table, chair=0)
        await one.done("resign", table=tables[1], chair=0)
    await until(lambda: not any(room.watchers or room.thinking or room.pending for room in hub.rooms.values()))
    hub.rooms.clear()
    now = server.app.server.now
    server.app.server.clock = lambda: now + 10 * app.DAY
    server.app.abandoned_days = 0.0

    async def looks() -> None:
        """Whatever has to go is gone after this."""
        expiring = asyncio.create_task(server.app._expire())
        await asyncio.sleep(0.2)
        expiring.cancel()
        await asyncio.gather(expiring, return_exceptions=True)

    await looks()
    assert await server.app.server.store.load(tables[0])
    server.app.abandoned_days = 11.0
    await looks()
    assert await server.app.server.store.load(tables[0])
    server.app.abandoned_days = 9.0
    expiring = asyncio.create_task(server.app._expire())
    async with asyncio.timeout(patience.seconds()):
        while await server.app.server.store.load(tables[0]):
            await asyncio.sleep(0.01)
    expiring.cancel()
    await asyncio.gather(expiring, return_exceptions=True)
    assert await server.app.server.store.load(tables[1])


async def test_a_record_at_which_nobody_sat_down_is_forgotten_when_the_operator_wants_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not if there is no such wish, not if somebody sits there, and no game that was played here."""
    monkeypatch.setattr(app, "EXPIRE_SECONDS", 0.01)
    text, kept = record.write(finished(IN_TURN)), server.app.server.store
    async with Socket(server.address) as one:
        played, _ = await opened(one, people={0: "Ada"}, bots={1: "random"})
        await one.watch(played, 0)
        await one.done("ready", table=played, chair=0)
        await one.done("resign", table=played, chair=0)
        looked_at, sat_at = [(await one.post("/api/records", record=text))["table"] for _ in range(2)]
        await one.post(f"/api/tables/{sat_at}/claim", chair=0, name="Ada")
        await until(lambda: not any(room.thinking or room.pending for room in server.app.server.hub.rooms.values()))
        server.app.server.hub.rooms.clear()
        now, days = server.app.server.now, 50.0

        async def after(days: float) -> list[str]:
            """The tables that are left when there were some looks at all of them."""
            server.app.server.clock = lambda: now + days * app.DAY
            expiring = asyncio.create_task(server.app._expire())
            await asyncio.sleep(0.2)
            expiring.cancel()
            await asyncio.gather(expiring, return_exceptions=True)
            return [name for name in (played, sat_at, looked_at) if await kept.load(name)]

        assert await after(10 * days) == [played, sat_at, looked_at]
        server.app.abandoned_days = days
        assert await after(days - 1) == [played, sat_at, looked_at]
        async with Socket(server.address) as other:
            await other.watch(looked_at)
            assert await after(days + 1) == [played, sat_at, looked_at]
        await until(lambda: not any(room.watchers for room in server.app.server.hub.rooms.values()))
        server.app.server.hub.rooms.clear()
        async with asyncio.timeout(patience.seconds()):
            while await after(days + 1) != [played, sat_at]:
                pass
        server.app.server.clock = lambda: now
        assert {row["table"] for row in await one.get("/api/tables")} == {played, sat_at}
        assert (await one.http.get(f"/api/tables/{sat_at}")).status_code == 200


async def test_an_address_opens_not_endlessly_many_tables(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many devices it has; and one device not as many as its neighbours together."""
    monkeypatch.setattr(limits, "TABLES", limits.Measure(2, 0.0))
    monkeypatch.setattr(limits, "TABLES_HERE", limits.Measure(5, 0.0))
    answers = []
    async with Socket(server.address) as one:
        for _ in range(4):
            key = (await one.http.post("/api/device", json={"program": True})).json()["key"]
            for _ in range(3):
                mine = {"Authorization": f"Bearer {key}"}
                answers.append(await one.http.post("/api/tables", json={"game": ANY}, headers=mine))
    assert [answer.status_code for answer in answers] == [200, 200, 429, 200, 200, 429, 200, *[429] * 5]
    assert {answer.json()["code"] for answer in answers if answer.status_code == 429} == {"too_many_tables"}


async def test_what_is_brought_to_tables_of_an_address_has_a_bound(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records, and options, one of which may be a whole file: all of it is kept."""
    monkeypatch.setattr(limits, "BROUGHT_HERE", limits.Measure(1_000, 0.0))
    async with Socket(server.address) as one:
        for code in ("bad_option", "too_many_tables"):
            sent = {"game": ANY, "options": {"x": "x" * 600}}
            assert (await one.http.post("/api/tables", json=sent)).json()["code"] == code


async def test_strangers_at_an_address_have_not_endlessly_many_sockets_and_polls(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has no key shares them with all others there who have none; who has one does not."""
    monkeypatch.setattr(app, "MANY", 2)
    monkeypatch.setattr(app, "MOST_CONNECTIONS", 2)
    monkeypatch.setattr(polling, "MOST_STRANGERS", 3)
    with contextlib.ExitStack() as plugs:
        told = []
        for _ in range(6):
            line = plugs.enter_context(socket.create_connection(("127.0.0.1", server.port), patience.seconds(60.0)))
            line.sendall(UPGRADE)
            told.append(await asyncio.to_thread(line.recv, 4096))
        assert [b" 101 " in answer for answer in told] == [True] * 4 + [False] * 2
        async with Socket(server.address) as one, visitor(server.address) as stranger:
            await one.until(lambda: bool(one.device.frames))
            mine = (await one.http.post("/api/poll", json={"wait": 0})).json()["line"]
            theirs = [(await stranger.post("/api/poll", json={"wait": 0})).json()["line"] for _ in range(9)]
            assert [name in server.app.polling.lines for name in (mine, *theirs)] == [True, *[False] * 6, *[True] * 3]


async def test_my_tables_come_in_pages(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "MOST_LISTED", 2)
    async with Socket(server.address) as one:
        made = [(await opened(one))[0] for _ in range(5)]
        pages = [await one.get(f"/api/tables?skip={skip}") for skip in (0, 2, 4, 6)]
        assert [[row["table"] for row in page] for page in pages] == [made[:2:-1], made[2:0:-1], made[:1], []]


async def test_a_second_server_on_the_same_database_is_refused(url: str) -> None:
    store = await Store.open(url)
    with pytest.raises(Unusable, match="in use"):
        await Store.open(url)
    beside = await Store.open(url, reading=True)
    await beside.close()
    await store.close()
    await (await Store.open(url)).close()


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f", "\u0301", " \u3164 ", "\ufe0f\u034f", "\ufffc"])
async def test_a_name_that_nobody_sees_is_none(server: Running, name: str) -> None:
    async with Socket(server.address) as one:
        refused = await one.http.post("/api/tables", json={"game": ANY, "people": {"0": name}})
        assert refused.json()["code"] == "bad_name"


# Long tables.


async def test_a_table_that_was_talked_to_death_is_told_in_pages(server: Running) -> None:
    """More than may wait for one device: it takes page by page, over a WebSocket and by polling."""
    async with Socket(server.address) as one, Socket(server.address) as other, Poller(server.address) as third:
        table, _ = await opened(one, settings={"chat": "free"})
        hall = await server.app.server.room(table)
        said = "\U0001f600" * 300
        for number in range(2_000):
            hall.table.state.apply(journal.Said(at=float(number), chair=0, key=f"s{number}", text=said))
        hall.save_new_entries()
        await until(lambda: hall.durable == len(hall.table.entries))
        size = sum(len(msgspec.json.encode(line)) for line in hall.table.news(constants.NOBODY))
        assert size > session.MOST_BYTES
        for way in (other, third):
            seen = await way.watch(table)
            await way.until(lambda seen=seen: len(seen.lines) == hall.durable_lines)  # type: ignore[misc]
            assert max(map(len, way.device.frames)) < 1_000_000
        assert other.connections == 1


async def test_a_long_table_is_read_in_slices(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others have their turn meanwhile: once for each slice."""
    async with Socket(server.address) as one:
        table, _ = await opened(one)
        hall = await server.app.server.room(table)
        for number in range(500):
            hall.table.state.apply(journal.Said(at=1.0, chair=0, key=f"s{number}", phrase="hello"))
        hall.save_new_entries()
        await until(lambda: hall.durable == len(hall.table.entries))
        del server.app.server.hub.rooms[table]
        monkeypatch.setattr(runtime, "SLICE", 0.0)
        turns, is_over = 0, asyncio.Event()

        async def others() -> None:
            nonlocal turns
            while not is_over.is_set():
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        again = await server.app.server.room(table)
        is_over.set()
        await beside
        assert len(again.table.entries) == len(hall.table.entries)
        assert turns > 500


async def test_a_long_game_that_was_brought_is_read_beside_the_others(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is one entry, which no slice can divide."""
    threads = list[threading.Thread]()
    begun = State.begin

    def begin(state: State, entry: journal.Began) -> None:
        threads.append(threading.current_thread())
        begun(state, entry)

    play = Playthrough(shelf()[IN_TURN], rng=Rng(1))
    while play.outcome is None:
        [seat, *_] = play.position.to_act()
        play.play(seat, bot.choose(play.game, play.view(seat), play.log(seat), "random", Rng(len(play.moves))).move)
    async with Socket(server.address) as one:
        table = (await one.post("/api/records", record=record.write(play)))["table"]
        lines = (await server.app.server.room(table)).table.lines
        del server.app.server.hub.rooms[table]
        monkeypatch.setattr(State, "begin", begin)
        monkeypatch.setattr(runtime, "LONG_ENTRY", 100)
        assert (await server.app.server.room(table)).table.lines == lines
        assert threads
        assert threading.main_thread() not in threads


async def test_who_comes_again_and_again_has_to_wait(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is closed at once comes again at once: one connection too many is held a little, and nothing is read. Of
    those who come by the thousand a few are held, and the others sent away."""
    monkeypatch.setattr(connections, "OPENED_HERE", limits.Measure(3, 0.0))
    monkeypatch.setattr(door, "HOLD_SECONDS", 0.2)
    monkeypatch.setattr(door, "MOST_HELD_HERE", 2)
    asked = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    answers = await asyncio.gather(*(asyncio.to_thread(answer, server.port, asked) for _ in range(16)))
    assert sorted(bool(told) for told in answers) == [False] * 13 + [True] * 3


async def test_nothing_is_done_for_who_was_cut_off_again_and_again(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """For strangers at that address, or for that device; a neighbour who has a key goes on. The log is not filled."""
    monkeypatch.setattr(connections, "CUT_OFFS", limits.Measure(2, 0.0))
    asked = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    async with Socket(server.address) as neighbour:
        table, _ = await opened(neighbour)
        for _ in range(2):
            assert b" 200 " in await asyncio.to_thread(answer, server.port, asked)
            await asyncio.to_thread(pour, server.port, *FLOODS["pings"])
        assert b" 429 " in await asyncio.to_thread(answer, server.port, asked)
        said = len(caplog.records)
        for _ in range(9):
            assert b" 101 " not in await asyncio.to_thread(answer, server.port, UPGRADE)
        assert len(caplog.records) == said
        await neighbour.socket.close()
        await neighbour.until(lambda: neighbour.connections == 2)
        await neighbour.watch(table, 0)
        assert (await neighbour.get(f"/api/tables/{table}"))["table"] == table


@pytest.mark.parametrize(
    "frames", [frame(1, b'{"ask":"ping"}') * 100, frame(9, b"") * 2_000], ids=["messages", "pings"]
)
async def test_others_have_their_turn_between_the_messages_of_one(server: Running, frames: bytes) -> None:
    """However many come in one piece."""
    turns, at, is_over = 0, [0], asyncio.Event()
    true = bounded.BoundedSocket._read

    def read(self: bounded.BoundedSocket) -> None:
        at.append(turns)
        true(self)

    async def others() -> None:
        nonlocal turns
        while not is_over.is_set():
            turns += 1
            await asyncio.sleep(0)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bounded.BoundedSocket, "_read", read)
        patch.setattr(bounded, "CONTROL", connections.BYTES)  # as many as one likes
        beside = asyncio.create_task(others())
        await asyncio.to_thread(talk, server.port, frames + frame(8, b""))
        is_over.set()
        await beside
    assert len(at) > 2_000 // bounded.FRAMES_PIECE
    assert all(one < other for one, other in pairwise(at[2:]))


async def test_an_address_has_not_endlessly_many_polls(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many devices at one address, each with a few sessions, close polling neither for others nor for who plays."""
    monkeypatch.setattr(polling, "MOST_HERE", 5)
    async with Poller(server.address) as one:
        table, _ = await opened(one)
        await one.watch(table, 0)
        for _ in range(10):
            key = (await one.http.post("/api/device", json={"program": True})).json()["key"]
            await one.http.post("/api/poll", json={"wait": 0}, headers={"Authorization": f"Bearer {key}"})
        assert len(server.app.polling.lines) <= 6
        await one.done("say", table=table, chair=0, phrase="hello")


async def test_who_sits_down_to_poll_leaves_room_for_others(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polling, "MOST_LINES", 4 * polling.SHARE_HERE)
    monkeypatch.setattr(session.Session, "is_seated", True)
    async with visitor(server.address) as http:
        for _ in range(10):
            key = (await http.post("/api/device", json={"program": True})).json()["key"]
            await http.post("/api/poll", json={"wait": 0}, headers={"Authorization": f"Bearer {key}"})
    assert len(server.app.polling.lines) == 4
