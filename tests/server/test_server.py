"""A real server on loopback, real sockets, real games."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.server import runtime
from sottovoce.server.http import app, polling
from sottovoce.server.live import limits, room
from sottovoce.server.live import session as sessions
from tests import patience
from tests.example_games import (
    ANY,
    AT_ONCE,
    FOR_MANY,
    IN_TURN,
    MINE,
    OPTION,
    THEIRS,
    WITH_CHOICES,
    WITH_DRAWS,
    as_others_see,
)  # fmt: skip
from tests.server.client import Connection, Poller, Seen, Socket
from tests.server.players import any_move, owes
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio

every_way = pytest.mark.parametrize("way", [Socket, Poller], ids=["socket", "polling"])


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        yield server


async def opened(maker: Connection, game: str = AT_ONCE, **more: Any) -> tuple[str, dict[int, str]]:
    """A table with the maker in chair 0."""
    more.setdefault("people", {0: "Ada"})
    told = await maker.post("/api/tables", game=game, **more)
    return told["table"], {int(chair): token for chair, token in told["invitations"].items()}


async def together(one: Connection, other: Connection, game: str = AT_ONCE, **more: Any) -> str:
    """A game that two have begun."""
    table, invitations = await opened(one, game, **more)
    await other.post(f"/api/tables/{table}/claim", chair=1, name="Bice", invitation=invitations[1])
    for chair, who in enumerate((one, other)):
        await who.watch(table, chair)
        await who.done("ready", table=table, chair=chair)
    return table


async def play_on(who: Connection, table: str, chair: int, rng: Rng, moves: int = 10_000) -> None:
    """Play random moves for a chair, from what its device was told, until the game is over."""
    seen = who.device.seen[table, chair]
    while moves:
        await who.until(lambda: seen.is_over or owes(seen))
        if seen.is_over:
            return
        told = await who.done("move", table=table, chair=chair, move=any_move(seen, rng), seen=len(seen.lines))
        moves -= 1
        await told_of(who, seen, told)


async def told_of(who: Connection, seen: Seen, line: int) -> None:
    await who.until(lambda: len(seen.lines) > line)


# Whole games.


@every_way
@pytest.mark.parametrize("game", list(shelf()))
async def test_two_play_a_whole_game_and_a_third_looks_on(server: Running, game: str, way: type[Connection]) -> None:
    async with way(server.address) as one, Socket(server.address) as other, way(server.address) as third:
        table = await together(one, other, game)
        public = await third.watch(table)
        async with asyncio.timeout(patience.seconds(120.0)):
            await asyncio.gather(play_on(one, table, 0, Rng(1)), play_on(other, table, 1, Rng(2)))
        await third.until(lambda: public.is_over)
        mine, theirs = one.device.seen[table, 0], other.device.seen[table, 1]
        await one.until(lambda: len(mine.lines) == len(public.lines))
        assert len(mine.lines) == len(theirs.lines) == len(public.lines)
        ends = [seen.lines[-1]["ended"]["outcome"] for seen in (mine, theirs, public)]
        assert ends[0] == ends[1] == ends[2]
        text = await one.get(f"/api/tables/{table}/record")
        assert text.startswith("sottovoce record 1\n")
        brought = await third.post("/api/records", record=text)
        assert (await third.get(f"/api/tables/{brought['table']}"))["state"] == "over"


async def test_a_person_plays_bots_to_the_end(server: Running) -> None:
    async with Socket(server.address) as one:
        table, _ = await opened(one, FOR_MANY, seats=3, bots={1: "novice", 2: "random"})
        seen = await one.watch(table, 0)
        await one.done("ready", table=table, chair=0)
        async with asyncio.timeout(patience.seconds(120.0)):
            await play_on(one, table, 0, Rng(1))
        movers = {line["chair"] for line in seen.lines if line["news"] == "moved"}
        assert movers == {0, 1, 2}


async def test_two_people_share_a_device(server: Running) -> None:
    async with Socket(server.address) as one:
        table, invitations = await opened(one, people={0: "Ada", 1: "Bice"})
        assert invitations == {}
        for chair in (0, 1):
            await one.watch(table, chair)
            await one.done("ready", table=table, chair=chair)
        await asyncio.gather(play_on(one, table, 0, Rng(1)), play_on(one, table, 1, Rng(2)))
        told = [one.device.seen[table, chair].lines for chair in (0, 1)]
        seen = [next(line for line in lines if line["news"] == "moved") for lines in told]
        moves = [line["lines"][0]["move"] for line in seen]
        assert moves[1 - seen[0]["chair"]] == as_others_see(AT_ONCE, seen[0]["chair"], moves[seen[0]["chair"]])


# Gaps.


@every_way
async def test_whatever_breaks_everybody_goes_on_where_they_were(server: Running, way: Any) -> None:
    async with way(server.address) as one, way(server.address) as other:
        table = await together(one, other, FOR_MANY)

        async def break_now_and_then() -> None:
            for _ in range(12):
                for who in (one, other):
                    await asyncio.sleep(0.05)
                    await who.drop()

        breaking = asyncio.create_task(break_now_and_then())
        async with asyncio.timeout(patience.seconds(120.0)):
            await asyncio.gather(play_on(one, table, 0, Rng(1)), play_on(other, table, 1, Rng(2)))
        await breaking
        assert one.connections + other.connections > 4
        mine, theirs = one.device.seen[table, 0], other.device.seen[table, 1]
        await one.until(lambda: len(mine.lines) == len(theirs.lines))
        moves = [line for line in mine.lines if line["news"] == "moved"]
        assert len({json.dumps(line) for line in moves}) == len(moves)


async def test_a_resend_is_done_once(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other)
        move = {"ask": "move", "table": table, "chair": 0, "move": MINE, "seen": 99, "key": "same"}
        one.device.pending["same"] = move
        for _ in range(5):
            await one.socket.send(json.dumps(move))
        await one.until(lambda: "same" in one.device.answers)
        line = one.device.answers["same"]["line"]
        answers = [frame for frame in one.device.frames if b'"same"' in frame]
        await one.until(lambda: len([f for f in one.device.frames if b'"same"' in f]) == 5)
        assert len(set(answers)) == 1
        assert len(one.device.seen[table, 0].lines) == line + 1


async def test_after_a_restart_everything_is_there(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    async with running(database) as first:
        port = first.port
        one, other = Socket(first.address), Poller(first.address)
        await one.__aenter__()
        await other.__aenter__()
        table = await together(one, other, IN_TURN)
        await asyncio.gather(play_on(other, table, 1, Rng(2), 2), play_on(one, table, 0, Rng(1), 1))
    lines = [list(who.device.seen[table, chair].lines) for chair, who in enumerate((one, other))]
    async with running(database, port), asyncio.timeout(patience.seconds(120.0)):
        await asyncio.gather(play_on(one, table, 0, Rng(3)), play_on(other, table, 1, Rng(4)))
        for chair, who in enumerate((one, other)):
            assert who.device.seen[table, chair].lines[: len(lines[chair])] == lines[chair]
        await one.__aexit__()
        await other.__aexit__()


async def test_two_tabs_of_one_person_agree(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other, Socket(server.address) as tab:
        table = await together(one, other)
        await tab.stop()
        tab.key, tab.http.headers["Authorization"] = one.key, one.http.headers["Authorization"]
        tab.start()
        seen = await tab.watch(table, 0)
        line = await tab.done("move", table=table, chair=0, move=MINE, seen=len(seen.lines))
        assert await one.refused("move", table=table, chair=0, move=MINE, seen=99) == "not_your_turn"
        mine = one.device.seen[table, 0]
        await told_of(tab, seen, line)
        await told_of(one, mine, line)
        assert mine.lines == seen.lines


async def test_a_slow_reader_is_let_go_and_holds_up_nobody(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_FRAMES", 20)
    plenty = limits.Measure(1e6, 1e6)  # this is not about floods
    monkeypatch.setattr(room, "TALK", plenty)
    monkeypatch.setattr(limits, "MESSAGES", plenty)
    monkeypatch.setattr(limits, "HERE", plenty)
    monkeypatch.setattr(app, "SEND_SECONDS", 0.5)
    async with Socket(server.address) as one, Socket(server.address) as other, Socket(server.address) as third:
        table = await together(one, other, settings={"chat": "free"})
        public = await third.watch(table)
        reading = third.socket.transport
        reading.pause_reading()  # a telephone in a tunnel
        (session,) = [one for one in server.app.server.sessions if (table, constants.NOBODY) in one.watching]
        said = 0
        while not session.is_closed:
            await one.done("say", table=table, chair=0, text=f"{said} " + "x" * 250)
            said += 1
        assert session.outbox == deque()  # nothing is kept for it
        await one.done("say", table=table, chair=0, text="still here")
        while session in server.app.server.sessions:
            await asyncio.sleep(0.05)
        reading.resume_reading()
        mine = one.device.seen[table, 0]
        await third.until(lambda: len(public.lines) == len(mine.lines))
        assert third.connections == 2
        assert public.lines[-1] == mine.lines[-1]


# Sitting down.


async def test_an_invitation_works_once_and_for_its_chair(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other, Socket(server.address) as third:
        table, invitations = await opened(one, FOR_MANY, seats=3)
        claim = f"/api/tables/{table}/claim"
        told = await other.post(claim, 409, chair=2, name="Bice", invitation=invitations[1])
        assert told["code"] == "bad_invitation"
        await other.post(claim, chair=1, name="Bice", invitation=invitations[1])
        assert (await third.post(claim, 409, chair=1, name="C", invitation=invitations[1]))["code"] == "chair_taken"
        await other.post(f"/api/tables/{table}/free", chair=1)
        assert (await third.post(claim, 409, chair=1, name="C", invitation=invitations[1]))["code"] == "bad_invitation"
        again = await one.post(f"/api/tables/{table}/invite", chair=1)
        await third.post(claim, chair=1, name="C", invitation=again["invitations"]["1"])
        info = await other.get(f"/api/tables/{table}")
        assert [chair["name"] for chair in info["chairs"]] == ["Ada", "C", ""]
        assert [row["table"] for row in await third.get("/api/tables")] == [table]
        assert await other.get("/api/tables") == []


async def test_a_list_of_tables_tells_who_sits_there_and_whether_it_is_my_turn(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other)
        turns = []
        for chair, (who, move) in enumerate(((one, MINE), (other, THEIRS))):
            await who.done("move", table=table, chair=chair, move=move, seen=99)
            turns.append([(await each.get("/api/tables"))[0]["turn"] for each in (one, other)])
        assert turns == [[False, True], [True, False]]
        solo, _ = await opened(one, FOR_MANY, seats=3, people={0: "Ada", 2: "Carla"}, bots={1: "novice"})
        latest, earlier = await one.get("/api/tables")
        told = {name: latest[name] for name in ("table", "state", "seats", "names", "bots", "chairs", "turn")}
        assert told == {
            "table": solo, "state": "open", "seats": 3, "names": ["Ada", "", "Carla"], "bots": ["", "novice", ""],
            "chairs": [0, 2], "turn": False,
        }  # fmt: skip
        assert (earlier["names"], earlier["chairs"]) == (["Ada", "Bice"], [0])
        await one.done("resign", table=table, chair=0)
        assert (await one.get("/api/tables"))[0]["turn"] is False


async def test_a_waiting_room_is_told_what_it_needs(server: Running) -> None:
    name, option = OPTION
    async with Socket(server.address) as one, Socket(server.address) as other:
        settings = {"spectators": "none", "assist": "notes"}
        table, _ = await opened(one, WITH_CHOICES, options={name: option.choices[-1]}, settings=settings)
        await one.watch(table, 0)
        await one.done("ready", table=table, chair=0)
        info = await other.get(f"/api/tables/{table}")
        assert [(chair["ready"], chair["empty"], chair["mine"]) for chair in info["chairs"]] == [
            (True, False, False), (False, True, False),
        ]  # fmt: skip
        assert (info["rules"], info["options"][name], info["can_watch"]) == (1, option.choices[-1], False)
        assert info["settings"]["assist"] == "notes"
        game = await other.get(f"/api/games/{WITH_CHOICES}")
        assert game["bots"] == ["random", "novice"]
        assert game["options"][name] == {"default": option.default, "choices": [*option.choices]}


async def test_a_seat_moves_to_another_device(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other, Poller(server.address) as phone:
        table = await together(one, other)
        told = await one.post(f"/api/tables/{table}/code", chair=0)
        assert (await other.post(f"/api/tables/{table}/code", 403, chair=0))["code"] == "not_your_seat"
        moved = await phone.post("/api/code", code=f" {told['code'][:4].lower()}-{told['code'][4:]} ")
        assert moved == {"table": table, "chair": 0}
        assert (await phone.post("/api/code", 403, code=told["code"]))["code"] == "bad_code"
        assert await one.refused("move", table=table, chair=0, move=MINE, seen=99) == "not_your_seat"
        seen = await phone.watch(table, 0)
        await phone.done("move", table=table, chair=0, move=MINE, seen=len(seen.lines))
        assert [row["table"] for row in await phone.get("/api/tables")] == [table]


async def test_codes_are_not_guessed(server: Running) -> None:
    async with Socket(server.address) as one:
        codes = [(await one.http.post("/api/code", json={"code": "AAAAAAAA"})).json()["code"] for _ in range(7)]
        assert codes[0] == "bad_code"
        assert codes[-1] == "too_many_codes"


async def test_nobody_plays_or_looks_from_a_chair_that_is_not_theirs(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other, Socket(server.address) as third:
        table = await together(one, other, settings={"spectators": "none"})
        assert await third.refused("watch", table=table, chair=0) == "not_your_seat"
        assert await third.refused("watch", table=table) == "no_spectators"
        assert await one.refused("move", table=table, chair=1, move=THEIRS, seen=99) == "not_your_seat"
        assert (await third.http.get(f"/api/tables/{table}/record")).status_code == 403
        assert (await one.http.get(f"/api/tables/{table}/record?chair=1")).status_code == 403
        assert await third.refused("watch", table="nowhere") == "no_table"


async def test_a_running_record_is_what_one_saw(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other)
        await one.done("move", table=table, chair=0, move=MINE, seen=99)
        seat = shelf()[AT_ONCE].seat_names[0]
        seen = f"{seat} {as_others_see(AT_ONCE, 0, MINE)}"
        assert f"{seat} {MINE}" in await one.get(f"/api/tables/{table}/record?chair=0")
        assert seen in await other.get(f"/api/tables/{table}/record?chair=1")
        assert seen in await one.get(f"/api/tables/{table}/record")


# Presence, bots, undo, end.


async def test_who_is_away_is_replaced_on_request_and_comes_back(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other, settings={"grace": 0})
        seen = one.device.seen[table, 0]
        await one.until(lambda: seen.present == [True, True])
        await other.stop()
        await one.until(lambda: seen.present == [True, False])
        await one.done("take-over", table=table, chair=0, absent=1, level="random")
        await one.until(lambda: seen.lines[-1]["news"] == "moved")  # the bot has chosen
        other.start()
        assert await other.refused("move", table=table, chair=1, move=THEIRS, seen=99) == "bot_plays"
        await other.done("come-back", table=table, chair=1)
        assert await other.refused("move", table=table, chair=1, move=THEIRS, seen=99) == "not_your_turn"


async def test_nobody_is_called_present_20_seconds_after_they_are_gone(server: Running) -> None:
    """Without a word, as a phone whose network is lost: over a socket that answers no ping, or with polls that stop."""
    config = server.uvicorn.config
    assert config.ws_ping_interval is not None
    assert config.ws_ping_timeout is not None
    assert config.ws_ping_interval + config.ws_ping_timeout + runtime.TICK < 20
    page = Path(__file__).parents[2] / "web" / "src" / "link" / "connection.svelte.ts"
    listening = re.search(r"^const LISTENING = (\d+);", page.read_text("utf-8"), re.MULTILINE)
    assert listening is not None
    assert int(listening[1]) + polling.GONE + runtime.TICK < 20


async def test_a_choice_is_taken_back(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other)
        mine = one.device.seen[table, 0]
        await one.done("move", table=table, chair=0, move=MINE, seen=99)
        await one.done("undo", table=table, chair=0)
        await one.until(lambda: mine.lines[-1]["news"] == "undone")
        assert mine.lines[-1]["free"] is True


async def test_draw_rematch_and_talk(server: Running) -> None:
    async with Socket(server.address) as one, Poller(server.address) as other:
        table = await together(one, other, WITH_DRAWS)
        mine = one.device.seen[table, 0]
        await one.done("offer-draw", table=table, chair=0)
        await other.done("answer-draw", table=table, chair=1, agree=True)
        await one.until(lambda: mine.is_over)
        await one.done("say", table=table, chair=0, phrase="again")
        assert await one.refused("say", table=table, chair=0, text="free words") == "no_chat"
        for who, chair in ((one, 0), (other, 1)):
            await who.done("rematch", table=table, chair=chair)
        await one.until(lambda: mine.lines[-1]["news"] == "began")
        assert mine.lines[-1]["order"] == [1, 0]


async def test_a_flag_falls_by_itself(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other, IN_TURN, settings={"clock": {"per": "move", "seconds": 1}})
        seen = one.device.seen[table, 0]
        await one.until(lambda: seen.is_over)
        assert seen.lines[-1]["news"] == "flag-fell"
        assert seen.lines[-1]["ended"]["outcome"]["reason"] == "clock"


@pytest.mark.parametrize("step", [3_600.0, -3_600.0], ids=["forward", "back"])
async def test_setting_the_machine_s_clock_costs_nobody_time(
    step: float, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other, IN_TURN, settings={"clock": {"per": "move", "seconds": 600}})
        hall, before, true = await server.app.server.room(table), server.app.server.now, time.time
        monkeypatch.setattr(time, "time", lambda: true() + step)
        [until] = hall.table._deadlines().values()
        server.app.server.hub.tick(server.app.server.now)
        await one.done("say", table=table, chair=0, phrase="hello")
        assert hall.table.state.is_running
        assert before <= hall.table.entries[-1].at < before + 600
        assert [*hall.table._deadlines().values()] == [until]


def test_a_server_does_not_begin_before_what_is_stored() -> None:
    """When the machine's clock was set back while it was away."""
    assert runtime.steady_clock(after=time.time() + 3_600)() >= time.time() + 3_500


# Bad messages.


@pytest.mark.parametrize(
    "message",
    ["", "{", "[]", '{"ask":"move"}', '{"ask":"dance","key":"a"}', '{"ask":"ping","x":1}', "[" * 10_000, "x" * 20_000],
    ids=range(8),
)
async def test_nonsense_is_refused_and_the_connection_goes_on(server: Running, message: str) -> None:
    async with Socket(server.address) as one:
        await one.until(lambda: bool(one.device.frames))
        await one.socket.send(message)
        await one.until(lambda: "" in one.device.answers)
        assert one.device.answers[""]["code"] in ("bad_message", "too_long")
        table, _ = await opened(one)
        await one.watch(table, 0)


async def test_a_flood_is_refused_and_others_are_not_hurt(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table, _ = await opened(other)
        await one.until(lambda: bool(one.device.frames))
        moment = server.app.server.now
        server.app.server.clock = lambda: moment  # however long a busy machine takes to send them
        for _ in range(150):
            await one.socket.send('{"ask":"unwatch","table":"nowhere","key":"flood"}')
        await one.until(lambda: any(b"too_fast" in frame for frame in one.device.frames))
        await other.watch(table, 0)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_games_speak_three_languages(server: Running, language: str) -> None:
    async with Socket(server.address) as one:
        games = await one.get(f"/api/games?lang={language}")
        assert [game["id"] for game in games] == list(shelf())
        for game in games:
            assert game["tagline"] == shelf()[game["id"]].words(language).say("tagline")
            told = [(chapter["number"], chapter["name"], chapter["tier"]) for chapter in game["campaign"] or ()]
            campaign = shelf()[game["id"]].campaign(language)
            assert told == [(chapter.number, chapter.name, chapter.tier) for chapter in campaign]
        assert any(game["campaign"] for game in games)
        one.http.headers["Accept-Language"] = f"xx, {language};q=0.5"
        told = await one.get("/api/games/nothing", 404)
        assert told["code"] == "no_game"


async def test_what_http_refuses(server: Running) -> None:
    async with Socket(server.address) as one:
        stranger = await one.http.post("/api/tables", json={"game": ANY}, headers={"Authorization": "Bearer x"})
        assert (stranger.status_code, stranger.json()["code"]) == (401, "no_device")
        for body, code in [
            ({"game": ANY, "seats": 3}, "bad_option"),
            ({"game": ANY, "x": 1}, "bad_message"),
            ({"game": ANY, "people": {"0": "\u202e"}}, "bad_name"),
            ({"game": ANY, "settings": {"chat": "loud"}}, "bad_message"),
        ]:
            answer = await one.http.post("/api/tables", json=body)
            assert (answer.status_code >= 400, answer.json()["code"]) == (True, code)
        form = await one.http.post("/api/tables", data={"game": ANY})
        assert form.json()["code"] == "not_json"
        other = await one.http.post("/api/tables", json={"game": ANY}, headers={"Origin": "https://evil.example"})
        assert other.json()["code"] == "other_site"
        big = await one.http.post("/api/tables", json={"game": "x" * 400_000})
        assert (big.status_code, big.json()["code"]) == (413, "too_long")
        assert (await one.get("/api/nowhere", 404))["code"] == "no_address"
        assert (await one.get("/api/health"))["ok"] is True


async def test_a_browser_s_key_is_in_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    async with Socket(server.address) as one:
        del one.http.headers["Authorization"]
        answer = await one.http.post("/api/device", json={})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert answer.json() == {"key": None}
        assert "set-cookie" not in (await one.http.post("/api/device", json={})).headers
        await one.post("/api/tables", game=ANY)


def test_the_command_serves_and_ends_cleanly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sottovoce", "serve", "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    few_files = ["sh", "-c", 'ulimit -Sn 256 && exec "$@"', "sh"]
    process = subprocess.Popen([*few_files, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert "http://localhost:" in process.stdout.readline()
    if (limits := Path(f"/proc/{process.pid}/limits")).exists():  # each connection is a file
        soft, hard = re.findall(r"Max open files +(\w+) +(\w+)", limits.read_text())[0]
        assert soft == hard
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=patience.seconds())
    assert process.returncode in (0, -signal.SIGTERM)
    assert errors == ""


def test_without_a_command_it_serves_and_opens_the_browser_until_ctrl_c(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    environment = {**os.environ, "SOTTOVOCE_DATA": str(tmp_path), "BROWSER": str(browser)}
    process = subprocess.Popen(
        [sys.executable, "-m", "sottovoce"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    for _ in range(int(10 * patience.seconds())):
        if (tmp_path / "opened").exists() and (tmp_path / "opened").read_text():
            break
        time.sleep(0.1)
    assert (tmp_path / "opened").read_text().strip() in said
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=patience.seconds())
    assert (process.returncode, errors) == (0, "")
