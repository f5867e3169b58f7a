"""Clients that mean no good, or were never tested: refused with a code, logged without a secret, nobody else hurt."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from sottovoce.games import shelf
from sottovoce.rules.rng import Rng
from sottovoce.server.http import app, polling
from sottovoce.server.live import hub, limits, room, session
from sottovoce.table import table as tables
from tests import patience
from tests.example_games import ANY, FOR_MANY, MINE, OPTION, WITH_CHOICES
from tests.server.client import Connection, Poller, Socket, visitor
from tests.server.running import Running, running
from tests.server.test_server import opened, play_on, together

pytestmark = pytest.mark.anyio

EVIL = "<script>alert(1)</script>"
HEADERS = {"x-content-type-options": "nosniff", "cache-control": "no-store", "referrer-policy": "no-referrer"}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        yield server


@pytest.fixture(scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for what leaves no trace."""
    async with running(f"sqlite:///{tmp_path_factory.mktemp('shared')}/tables.sqlite") as server:
        yield server


def memory() -> int:
    """What this process, the server's too, has in memory: in bytes."""
    with open("/proc/self/statm") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# Over HTTP.


def record(options: str, game: str = ANY) -> dict[str, str]:
    return {"record": f"sottovoce record 1\ngame: {game}\nrules: 1\nseats: 2\noptions: {options}\n\n"}


def opening(more: str) -> bytes:
    """A table is asked for in words that no JSON library would write."""
    return f'{{"game":"{ANY}",{more}}}'.encode()


UNLISTED = {
    game.id: name for game in shelf().values() for name, option in game.options.items() if not option.choices
}  # by game: an option that takes more than a few values


ODD_BODIES: list[tuple[str, object, str]] = [
    ("/api/tables", {"game": EVIL}, "refused"),
    ("/api/tables", opening('"seats":1' + "0" * 400), "bad_message"),
    ("/api/tables", opening('"seats":1' + "0" * 5000), "bad_message"),
    ("/api/tables", opening('"settings":{"grace":1' + "0" * 99 + "}"), "bad_message"),
    ("/api/tables", opening('"options":{"x":' + "[" * 90_000 + "]" * 90_000 + "}"), "bad_message"),
    ("/api/tables", {"game": ANY, "options": {"x" * 200_000: 1}}, "bad_option"),
    ("/api/tables", {"game": WITH_CHOICES, "options": {OPTION[0]: "y" * 200_000}}, "bad_option"),
    ("/api/tables", {"game": WITH_CHOICES, "options": {OPTION[0]: 10**4000}}, "bad_option"),
    *(
        ("/api/tables", {"game": game, "options": {name: [["x" * 100_000]]}}, "bad_option")
        for game, name in UNLISTED.items()
    ),
    *(
        ("/api/tables", {"game": game, "options": {name: ["x"] * 10_000}}, "bad_option")
        for game, name in UNLISTED.items()
    ),
    ("/api/tables", {"game": ANY, "people": {"0": "x" * 25}}, "bad_name"),
    ("/api/tables", {"game": ANY, "people": {"0": "a\u0000b"}}, "bad_name"),
    ("/api/tables", {"game": ANY, "people": {"9": "Ada"}}, "no_chair"),
    ("/api/tables", {"game": ANY, "bots": {"0": EVIL}}, "no_such_bot"),
    ("/api/tables", b'{"game":"\xff\xfe"}', "bad_message"),
    ("/api/tables", b'{"game":"\\ud800"}', "bad_message"),
    ("/api/records", {"record": EVIL * 1000}, "bad_record"),
    ("/api/records", record('{"\\ud800": 1}'), "bad_record"),
    ("/api/records", record(f'{{"{OPTION[0]}": NaN}}', WITH_CHOICES), "bad_record"),
    ("/api/records", record("[" * 90_000 + "]" * 90_000), "bad_record"),
    *(("/api/records", record(f'{{"{name}": "\\ud800"}}', game), "bad_record") for game, name in UNLISTED.items()),
    ("/api/code", {"code": "x" * 100_000}, "bad_code"),
    ("/api/poll", {"say": [{"ask": "ping"}] * 51}, "too_long"),
    ("/api/poll", {"wait": "long"}, "bad_message"),
    ("/api/tables/../../etc/passwd/claim", {"chair": 0, "name": "Ada"}, "no_address"),
    ("/api/tables/..%2f..%2fetc%2fpasswd", {"chair": 0}, "no_address"),
    ("/api/tables/a%00b/claim", {"chair": 0, "name": "Ada"}, "no_table"),
    ("/api/tables/" + "x" * 5000 + "/claim", {"chair": 0, "name": "Ada"}, "no_table"),
    ("/api/tables/", {"game": ANY}, "no_address"),
]


@pytest.mark.parametrize(("path", "body", "code"), ODD_BODIES, ids=range(len(ODD_BODIES)))
async def test_odd_requests_are_refused_with_a_code(shared: Running, path: str, body: object, code: str) -> None:
    async with Socket(shared.address) as one:
        how: dict[str, Any] = {"content": body} if isinstance(body, bytes) else {"json": body}
        answer = await one.http.post(path, headers={"Content-Type": "application/json"}, **how)
        assert 400 <= answer.status_code < 500
        told = answer.json()
        assert (told["code"], len(told) == 2, len(told["text"]) > 10) == (code, True, True)
        assert len(answer.content) < 2000
        assert answer.headers["content-type"] == "application/json"
        assert (await one.get("/api/health"))["ok"] is True


ODD_HEADERS: list[dict[str, str]] = [
    {"Origin": "http://["},
    {"Origin": "null"},
    {"Origin": "https://evil.example"},
    {"Authorization": "Bearer"},
    {"Authorization": "Bearer " + "\xff" * 43},
    {"Authorization": "Basic " + "x" * 43},
    {"Cookie": "sottovoce=" + "x" * 5000 + "; ; =;\x01"},
    {"Accept-Language": ",;=;;q=" + "x" * 5000},
    {"Content-Type": "text/html", "X-Forwarded-For": EVIL},
    {"Content-Type": "application/json; charset=utf-16"},
    {"Content-Encoding": "gzip"},
    {"Host": "[::1"},
]


@pytest.mark.parametrize("headers", ODD_HEADERS, ids=range(len(ODD_HEADERS)))
async def test_odd_headers_are_refused_or_overlooked(shared: Running, headers: dict[str, str]) -> None:
    async with visitor(shared.address) as http:
        coded = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/device"), ("POST", "/api/poll")):
            content = b'{"wait":0}' if path == "/api/poll" else b"{}"
            sent: Any = [(b"content-type", b"application/json")] if b"Content-Type" not in dict(coded) else []
            answer = await http.request(method, path, headers=[*sent, *coded], content=content)
            assert answer.status_code < 500
            assert EVIL not in answer.text


async def test_every_answer_says_that_it_is_no_page(server: Running) -> None:
    """Only the page is HTML, and nothing that anybody says stands in it; whatever people say is text."""
    async with Socket(server.address) as one, Socket(server.address) as other:
        name = "<b>Ada</b> & 'co'"
        table, invitations = await opened(one, people={0: name}, settings={"chat": "free"})
        await other.post(f"/api/tables/{table}/claim", chair=1, name="<img src=x>", invitation=invitations[1])
        seen = await one.watch(table, 0)
        await one.done("say", table=table, chair=0, text=EVIL)
        await one.until(lambda: seen.lines[-1]["news"] == "said")
        assert seen.lines[-1]["text"] == EVIL  # as it was said, in JSON
        for path in (f"/api/tables/{table}", "/api/tables", f"/api/tables/{EVIL}", f"/{EVIL}", f"/?lang={EVIL}", "/",
                     f"/t/{table}", f"/api/tables/{table}/record", "/api/games", "/api/health"):  # fmt: skip
            answer = await one.http.get(path)
            is_page = not path.startswith("/api/")
            assert answer.headers["content-type"] == ("text/html; charset=utf-8" if is_page else "application/json")
            kept = {"cache-control": "no-cache"} if is_page else {}
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS | kept
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert "access-control-allow-origin" not in answer.headers
            assert not is_page or (EVIL not in answer.text and "Ada" not in answer.text)


async def test_another_site_s_page_cannot_use_my_cookie(server: Running) -> None:
    async with Socket(server.address) as one:
        table, _ = await opened(one)
        cookie = {"Cookie": f"sottovoce={one.key}"}
        address = server.address.replace("http", "ws") + "/api/socket"
        for origin in ("https://evil.example", "null", "http://[", f"http://127.0.0.1:{server.port + 1}"):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(address, additional_headers={**cookie, "Origin": origin}):
                    pass
            assert refused.value.response.status_code == 403
            answer = await one.http.post(
                f"/api/tables/{table}/free", json={"chair": 0}, headers={**cookie, "Origin": origin}
            )
            assert (answer.status_code, answer.json()["code"]) == (403, "other_site")
        form = await one.http.post(f"/api/tables/{table}/free", content=b'{"chair":0}', headers=cookie)
        assert form.json()["code"] == "not_json"  # what a form of another site could send
        async with connect(address, additional_headers={**cookie, "Origin": server.address}) as line:
            await line.send(json.dumps({"ask": "watch", "table": table, "chair": 0, "key": "a"}))
            assert [json.loads(await line.recv())["tell"] for _ in range(2)] == ["welcome", "done"]


# Over a WebSocket and by polling.


def nasty(table: str, foreign: str) -> list[str]:
    """Messages that are malformed, huge, deep, for another's seat, for another table, out of turn, or sent again."""
    move = {"ask": "move", "table": table, "chair": 0, "move": MINE, "seen": 99, "key": "k"}
    asks: list[dict[str, Any]] = [
        {**move, "chair": 1}, {**move, "chair": -1}, {**move, "chair": -2}, {**move, "chair": -3},
        {**move, "chair": 10**30}, {**move, "chair": "0"}, {**move, "table": foreign}, {**move, "table": "../x"},
        {**move, "table": "a\0b"}, {**move, "table": "x" * 9000}, {**move, "key": "x" * 65}, {**move, "key": ""},
        {**move, "key": "bot-1"}, {**move, "seen": -(10**30)}, {**move, "move": EVIL}, {**move, "move": None},
        {**move, "extra": 1}, {"ask": "watch", "table": foreign, "chair": 0, "key": "k"},
        {"ask": "watch", "table": table, "chair": -3, "key": "k"}, {"ask": "say", **dict(list(move.items())[1:4])},
        {"ask": "take-over", "table": table, "chair": 0, "absent": 99, "level": EVIL, "key": "k"},
        {"ask": "answer-undo", "table": table, "chair": 0, "agree": "yes", "key": "k"},
    ]  # fmt: skip
    return [
        *(json.dumps(ask) for ask in asks), "", "null", "[" * 15_000, '{"ask":' * 2000, '{"ask":"ping","ask":"move"}',
        "\u0000", '"\ud83d\ude00"', "x" * 20_000, '{"ask":"move","seen":1' + "0" * 9000 + "}", "\u202e" * 4000,
        '{"ask":"ping","key":"\\ud800"}', "1e999", "-", '{"ask":"ping"' + " " * 16_000 + "}x",
    ]  # fmt: skip


def refusals(frames: list[bytes]) -> int:
    return sum(b'"refused"' in frame for frame in frames)


@pytest.mark.parametrize("way", [Socket, Poller], ids=["socket", "polling"])
async def test_nasty_messages_are_refused_while_a_game_goes_on(
    server: Running, way: type[Connection], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with Socket(server.address) as one, Socket(server.address) as other, way(server.address) as bad:
        table = await together(one, other)
        foreign, _ = await opened(other, people={0: "Bice"})
        mine, _ = await opened(bad, people={0: EVIL[:20]})
        await bad.watch(mine, 0)
        game = asyncio.gather(play_on(one, table, 0, Rng(3), 12), play_on(other, table, 1, Rng(4), 12))
        answered, line, got = 0, "", 0  # a line of its own, where no other poll takes the answer
        for message in nasty(mine, foreign) + nasty(table, foreign):
            before = len(bad.device.frames)
            if isinstance(bad, Poller):
                body = {"line": line, "got": got, "wait": 5}
                said = message or '""'  # between brackets, nothing is no message
                text = json.dumps(body)[:-1] + ', "say": [' + said + "]}"
                told = await bad.http.post(
                    "/api/poll", content=text.encode("utf-8", "replace"), headers={"Content-Type": "application/json"}
                )
                assert told.status_code in (200, 400)
                answered += told.status_code == 400 or '"refused"' in told.text
                if told.status_code == 200:
                    line, got = told.json()["line"], told.json()["first"] + len(told.json()["tell"])
            else:
                await bad.socket.send(message.encode("utf-8", "replace").decode())  # type: ignore[attr-defined]
                await bad.until(lambda before=before: refusals(bad.device.frames[before:]) > 0)  # type: ignore[misc]
                answered += refusals(bad.device.frames[before:])
        assert answered == 2 * len(nasty("", ""))
        async with asyncio.timeout(patience.seconds(120.0)):
            await game
        assert len(one.device.seen[table, 0].lines) > 20
        frames = b"".join(bad.device.frames)
        assert table.encode() not in frames  # of a game that is not theirs they were told nothing
        logged = caplog.text
    assert "refused to 127.0.0.1" in logged
    assert not any(secret in logged for secret in (one.key, other.key, bad.key, MINE, EVIL))


async def test_the_same_message_again_does_nothing_twice(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other)
        await one.until(lambda: one.socket is not None)
        move = json.dumps({"ask": "move", "table": table, "chair": 0, "move": MINE, "seen": 99, "key": "mine"})
        seen = one.device.seen[table, 0]
        await one.until(lambda: seen.lines[-1]["news"] == "began")
        before = len(seen.lines)
        for _ in range(20):
            await one.socket.send(move)
        await one.done("say", table=table, chair=0, phrase="hello")
        await one.until(lambda: seen.lines[-1]["news"] == "said")
        assert len(seen.lines) == before + 2
        told = [frame for frame in one.device.frames if b'"key":"mine"' in frame]
        assert len(told) == 20
        assert len(set(told)) == 1
        await other.socket.send(move)  # another device with the same words
        await other.until(lambda: "mine" in other.device.answers)
        assert other.device.answers["mine"]["code"] == "not_your_seat"


async def flood(server: Running, key: str, messages: int, reads: bool) -> int:
    """Send as fast as one can, over several connections; how many frames came back."""
    address = server.address.replace("http", "ws") + "/api/socket"
    got = 0
    with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
        headers = {"Authorization": f"Bearer {key}"}
        async with connect(address, additional_headers=headers, compression=None, close_timeout=0.5) as line:
            for n in range(messages):
                kinds = ('{"ask":"watch","table":"nowhere","key":"a"}', "{", '{"ask":"ping"}', "x" * 16_000)
                await asyncio.wait_for(line.send(kinds[n % 4]), 5)
                if reads:
                    await line.recv()
                    got += 1
    return got


async def test_floods_leave_memory_flat_and_others_at_play(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """A game is played to its end, with every move answered, while others flood from the same address."""
    async with Socket(server.address) as one, Poller(server.address) as other, Socket(server.address) as bad:
        table = await together(one, other, FOR_MANY)
        await asyncio.gather(*(flood(server, bad.key, 80, n % 2 == 0) for n in range(4)))
        before = memory()
        game = asyncio.gather(play_on(one, table, 0, Rng(3), 8), play_on(other, table, 1, Rng(4), 8))
        while not game.done():
            await asyncio.gather(*(flood(server, bad.key, 80, n % 2 == 0) for n in range(4)))
        await game
        assert not any(b"too_fast" in frame for frame in one.device.frames + other.device.frames)
        assert len(one.device.seen[table, 0].lines) == len(other.device.seen[table, 1].lines) > 15
        async with asyncio.timeout(patience.seconds(120.0)):
            while len(server.app.server.sessions) > 3:  # what was cut off is gone
                await asyncio.sleep(0.05)
        assert memory() - before < 30_000_000
        assert len(server.app.server.hub.rooms) == 1
        lines = [line for line in caplog.records if line.name == hub.__name__]
        assert 0 < len(lines) <= limits.LOGGED.at_once + 5  # a flood does not become a flood of lines


async def test_a_device_has_not_endlessly_many_connections_or_lines(server: Running) -> None:
    async with Socket(server.address) as one, visitor(server.address) as http:
        await one.until(lambda: bool(one.device.frames))
        address = server.address.replace("http", "ws") + "/api/socket"
        headers = {"Authorization": f"Bearer {one.key}"}
        async with contextlib.AsyncExitStack() as plugs:
            for _ in range(app.MOST_CONNECTIONS - 1):  # and the one that is there
                await plugs.enter_async_context(connect(address, additional_headers=headers))
            with pytest.raises(InvalidStatus):
                await plugs.enter_async_context(connect(address, additional_headers=headers))
            async with Socket(server.address) as neighbour:  # who has the same address
                await neighbour.until(lambda: bool(neighbour.device.frames))
        lines = [(await http.post("/api/poll", json={"wait": 0}, headers=headers)).json()["line"] for _ in range(20)]
        kept = server.app.polling.lines
        assert [line in kept for line in lines] == [False] * 12 + [True] * polling.MOST_OWN


async def test_what_a_poller_never_takes_is_not_kept_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polling, "MOST_BYTES", 50_000)
    async with Socket(server.address) as one:
        table, _ = await opened(one)
        watch = {"ask": "watch", "table": table, "chair": 0, "key": "a"}
        headers = {"Authorization": f"Bearer {one.key}"}
        line = ""
        for _ in range(100):
            body = {"line": line, "got": 0, "say": [watch] * 40, "wait": 0}
            answer = await one.http.post("/api/poll", json=body, headers=headers)
            if answer.status_code == 429 or (line and answer.json()["line"] != line):
                break
            line = answer.json()["line"]
        most = max(sum(map(len, kept.unacknowledged)) for kept in server.app.polling.lines.values())
        assert most <= 2 * 50_000 + session.MOST_BYTES


async def test_a_flooder_takes_nothing_from_the_neighbours() -> None:
    """Limits count by device; many people may share one address."""
    measured = limits.Limits()
    while measured.may_say("flooder", "school", 0.0):
        pass
    for _ in range(100_000):
        assert not measured.may_say("flooder", "school", 0.0)
    assert all(measured.may_say(f"pupil {n % 100}", "school", 0.0) for n in range(2_000))
    assert all(measured.may_ask("", "school", 0.0) for _ in range(600))  # a class opens the page
    assert all(measured.may_ask("", "another school", 0.0) for _ in range(600))


async def test_a_table_cannot_grow_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other)
        said = [await one.ask("say", table=table, chair=0, phrase="hello") for _ in range(15)]
        assert [answer["tell"] for answer in said[:10]] == ["done"] * 10
        assert said[-1]["code"] == "too_fast"
        ask = {"ask": "say", "table": table, "chair": 0, "phrase": "hello"}
        for again, told in ((said[0], "done"), (said[-1], "refused")):  # what was done stays done
            del one.device.answers[again["key"]]
            await one.socket.send(json.dumps({**ask, "key": again["key"]}))
            await one.until(lambda key=again["key"]: key in one.device.answers)  # type: ignore[misc]
            assert one.device.answers[again["key"]]["tell"] == told
        monkeypatch.setattr(room, "TALK", limits.MESSAGES)  # a little later
        del one.device.answers[said[-1]["key"]]
        await one.socket.send(json.dumps({**ask, "key": said[-1]["key"]}))
        await one.until(lambda: said[-1]["key"] in one.device.answers)
        assert one.device.answers[said[-1]["key"]]["tell"] == "done"
        for act in ("leave", "undo", "rematch"):
            monkeypatch.setitem(tables.ACTS, act, replace(tables.ACTS[act], most=1))
        await other.done("leave", table=table, chair=1)
        await other.done("come-back", table=table, chair=1)
        assert await other.refused("leave", table=table, chair=1) == "table_full"
        await one.done("leave", table=table, chair=0)  # what one has done too often does not keep another from it
        await one.done("move", table=table, chair=0, move=MINE, seen=99)
        await one.done("undo", table=table, chair=0)
        await one.done("move", table=table, chair=0, move=MINE, seen=99)
        assert await one.refused("undo", table=table, chair=0) == "table_full"
        await other.done("resign", table=table, chair=1)  # and the game can be finished
        await one.done("rematch", table=table, chair=0)


async def test_keys_are_in_no_address_and_in_no_log(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="sottovoce")
    caplog.set_level(logging.INFO, logger="uvicorn")
    async with Socket(server.address) as one, Socket(server.address) as other:
        table, invitations = await opened(one)
        await other.post(f"/api/tables/{table}/claim", chair=1, name="Bice", invitation=invitations[1])
        code = await one.post(f"/api/tables/{table}/code", chair=0)
        for path in ("/api/tables", f"/api/tables/{table}/record?chair=0"):
            answer = await other.http.get(f"{path}{'&' if '?' in path else '?'}key={one.key}", headers={"Cookie": ""})
            assert answer.status_code < 500
        stranger = visitor(server.address)
        assert (await stranger.get(f"/api/tables?key={one.key}&sottovoce={one.key}")).status_code == 401
        await stranger.aclose()
        await one.refused("move", table=table, chair=1, move=MINE, seen=9)
        for secret in (one.key, other.key, invitations[1], code["code"]):
            assert secret not in caplog.text.replace("?key=" + one.key, "").replace("&key=" + one.key, "")
