"""Looking back at finished games: each seat sees again exactly what it saw; and playing on from there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sottovoce.games import shelf
from sottovoce.rules import constants, record
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.server import runtime
from sottovoce.server.http import review
from sottovoce.table import journal
from tests import patience
from tests.example_games import AT_ONCE, IN_TURN, MINE, as_others_see, first_move
from tests.played import at_random
from tests.server.client import Connection, Seen, Socket
from tests.server.players import owes
from tests.server.running import Running, running
from tests.server.test_server import opened, play_on, together, told_of

pytestmark = pytest.mark.anyio

EYES = ["0", "1", "public", "all"]
each_game = pytest.mark.parametrize("game", list(shelf()))


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        yield server


async def views(who: Connection, table: str, eyes: str) -> list[Any]:
    """All that these eyes saw, from before the first line to the end."""
    found: list[Any] = []
    lines = len((await who.get(f"/api/tables/{table}/moments?eyes={eyes}"))["lines"])
    while len(found) <= lines:
        told = await who.get(f"/api/tables/{table}/moments/{len(found)}?eyes={eyes}&count={review.MOST_AT_ONCE}")
        assert len(told["views"]) == min(review.MOST_AT_ONCE, lines + 1 - len(found))
        found += told["views"]
    return found


async def refused(who: Connection, path: str) -> tuple[int, str]:
    answer = await who.http.get(path)
    return answer.status_code, answer.json()["code"]


async def brought(who: Connection, play: Playthrough) -> str:
    told = await who.post("/api/records", record=record.write(play))
    return str(told["table"])


def finished(game: str, seed: int = 1) -> Playthrough:
    return at_random(shelf()[game], {}, 10_000, seed)


# Who sees what.


@each_game
async def test_each_seat_sees_again_what_it_saw_and_nothing_more(server: Running, game: str) -> None:
    """What was told while the game was played is compared, to the letter, with what is told afterwards."""
    async with Socket(server.address) as one, Socket(server.address) as other, Socket(server.address) as third:
        table = await together(one, other, game)
        public = await third.watch(table)
        async with asyncio.timeout(patience.seconds(120.0)):
            await asyncio.gather(play_on(one, table, 0, Rng(1)), play_on(other, table, 1, Rng(2)))
        await third.until(lambda: public.is_over)
        for who, chair in ((one, 0), (other, 1), (third, None)):
            seen = who.device.seen[table, chair]
            await told_of(who, seen, len(public.lines) - 1)
            live = shown(who, table, chair)
            eyes = "public" if chair is None else str(chair)
            story = await who.get(f"/api/tables/{table}/moments?eyes={eyes}")
            lines = [line for news in seen.lines if "lines" in news for line in news["lines"]]
            assert story["lines"] == lines
            assert len(story["possible"]) == len(lines) + 1
            moments = await views(who, table, eyes)
            assert len(moments) == len(lines) + 1
            assert len(live) > 3
            assert {count: moments[count] for count in live} == live


@each_game
async def test_an_earlier_line_of_a_running_game_is_seen_as_it_was(server: Running, game: str) -> None:
    """From one's own chair alone, to the letter what was told then."""
    async with Socket(server.address) as one, Socket(server.address) as other, Socket(server.address) as third:
        table = await together(one, other, game)
        public, rng = await third.watch(table), Rng(3)
        players = ((one, one.device.seen[table, 0]), (other, other.device.seen[table, 1]))
        for _ in range(8):
            await one.until(lambda: any(owes(seen) for _, seen in players))
            chair = 0 if owes(players[0][1]) else 1
            await play_on(players[chair][0], table, chair, rng, 1)
            lines = len(players[chair][1].lines)
            for who, seen in players:
                await told_of(who, seen, lines - 1)
        await told_of(third, public, lines - 1)
        where = f"/api/tables/{table}/earlier"
        for device, place in ((one, 0), (other, 1), (third, None)):
            live = shown(device, table, place)
            assert len(live) > 2
            for line, view in live.items():
                asked = "" if place is None else f"?chair={place}"
                assert await device.get(f"{where}/{line}{asked}") == {"line": line, "view": view}
        assert await refused(one, f"{where}/1?chair=1") == (403, "not_your_seat")
        assert await refused(third, f"{where}/1?chair=0") == (403, "not_your_seat")
        assert await refused(one, f"{where}/9999?chair=0") == (404, "no_moment")


def shown(who: Connection, table: str, chair: int | None) -> dict[int, Any]:
    """By the number of the game's lines: the view that a device was sent while it was played."""
    found, lines = {}, 0
    for frame in who.device.frames:
        told = json.loads(frame)
        if told["tell"] == "news" and (told["table"], told["chair"]) == (table, chair):
            lines += sum(len(line.get("lines", ())) for line in told["lines"])
            if "view" in told:
                found[lines] = told["view"]
    return found


@each_game
def test_a_past_view_is_that_of_the_game_played_again(game: str) -> None:
    play = finished(game)
    for line in range(0, len(play.moves) + 1, 5):
        for viewer in play.viewers:
            assert play.view_at(line, viewer) == play.at(line).view(viewer)


@each_game
def test_what_was_possible_follows_from_what_was_known(game: str) -> None:
    """In a game that looks the same to a viewer, it is as much; and the game as it was is always one of the ways."""
    play, rng = finished(game), Rng(7)
    for viewer in play.everyone:
        for line in range(0, len(play.moves) + 1, 7):
            then = play.at(line)
            other = then.resample(viewer, rng)
            count = play.game.worlds_left(then.view(viewer))
            assert count == play.game.worlds_left(other.view(viewer)) >= 1


async def test_whoever_sat_at_the_table_has_all_eyes_and_others_those_of_everybody(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as third:
        play = finished(AT_ONCE)
        table = await brought(one, play)
        story = await one.get(f"/api/tables/{table}/moments")
        assert (story["choices"], story["eyes"], story["mine"]) == (EYES, "public", [])
        story = await third.get(f"/api/tables/{table}/moments")
        assert (story["choices"], story["eyes"]) == (["public"], "public")
        for eyes in ("0", "1", "all", "2", "-1", "everything"):
            for path in (f"/api/tables/{table}/moments", f"/api/tables/{table}/moments/0"):
                assert await refused(third, f"{path}?eyes={eyes}") == (403, "not_these_eyes")
        assert not any(line.move in json.dumps(story["lines"]) for line in play.log(constants.EVERYTHING)[:2])


@pytest.mark.parametrize(
    ("spectators", "status", "choices"),
    [("none", 403, None), ("public", 200, ["public"]), ("all-after-the-end", 200, EYES)],
)
async def test_spectators_look_back_as_it_was_agreed(
    server: Running, spectators: str, status: int, choices: list[str] | None
) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other, Socket(server.address) as third:
        table = await together(one, other, settings={"spectators": spectators})
        await one.done("resign", table=table, chair=0)
        answer = await third.http.get(f"/api/tables/{table}/moments")
        assert (answer.status_code, answer.json().get("choices")) == (status, choices)


async def test_of_a_game_that_is_being_played_nothing_is_shown(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table, invitations = await opened(one)
        where = f"/api/tables/{table}"
        assert await refused(one, f"{where}/moments") == (409, "no_game_yet")
        await other.post(f"{where}/claim", chair=1, name="Bice", invitation=invitations[1])
        for chair, who in enumerate((one, other)):
            await who.watch(table, chair)
            await who.done("ready", table=table, chair=chair)
        await one.done("move", table=table, chair=0, move=MINE, seen=99)
        for who in (one, other):
            for path in (f"{where}/moments", f"{where}/moments/0?eyes=0", f"{where}/moments/1?eyes=all"):
                assert await refused(who, path) == (409, "still_played")
            answer = await who.http.post(f"{where}/play-on", json={"line": 1, "seat": 0, "name": "Ada"})
            assert (answer.status_code, answer.json()["code"]) == (409, "still_played")


# Moments.


async def test_a_resignation_is_seen_only_after_the_last_line(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other)
        await one.done("move", table=table, chair=0, move=MINE, seen=99)
        await one.done("resign", table=table, chair=0)
        found = await views(one, table, "1")
        assert [view["outcome"] for view in found[:-1]] == [None]
        assert found[-1]["outcome"]["reason"] == "resigned"
        play = Playthrough(shelf()[AT_ONCE])
        play.play(0, MINE)
        before, whole = (json.loads(msgspec.json.encode(play.view(eyes))) for eyes in (1, constants.EVERYTHING))
        secret = [name for name in before if before[name] != whole[name] and name not in ("seat", "to_act", "legal")]
        assert secret
        assert [found[-1][name] for name in secret] == [whole[name] for name in secret]  # it is over, and all is shown


async def test_a_line_that_is_not_there_is_refused(server: Running) -> None:
    async with Socket(server.address) as one:
        play = finished(IN_TURN)
        table = await brought(one, play)
        where = f"/api/tables/{table}/moments"
        last = await one.get(f"{where}/{len(play.moves)}?count=99")
        assert (last["first"], len(last["views"])) == (len(play.moves), 1)
        assert await refused(one, f"{where}/{len(play.moves) + 1}") == (404, "no_moment")
        for wrong in ("-1", "x", "9" * 30, "١"):
            assert await refused(one, f"{where}/{wrong}") == (400, "bad_message")


async def test_curves_are_remembered_but_not_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "MOST_CURVES", 2)
    async with Socket(server.address) as one:
        table = await brought(one, finished(IN_TURN))
        first = await one.get(f"/api/tables/{table}/moments?eyes=0")
        for eyes in ("1", "public", "all", "0"):
            again = await one.get(f"/api/tables/{table}/moments?eyes={eyes}")
        assert again == first
        assert len(server.app.review._curves) == 2


# Games before the last.


async def resigned_and_again(one: Connection, other: Connection, table: str, chair: int = 0) -> None:
    """One gives up, both want another game, and it begins."""
    await (one, other)[chair].done("resign", table=table, chair=chair)
    for number, who in enumerate((one, other)):
        await who.done("rematch", table=table, chair=number)
        seen = who.device.seen[table, number]
    await other.until(lambda: not seen.is_over)


@each_game
async def test_a_finished_game_stays_as_it_was_while_the_next_is_played(server: Running, game: str) -> None:
    """To the letter, with each pair of eyes and for each who asks."""
    async with Socket(server.address) as one, Socket(server.address) as other, Socket(server.address) as third:
        table = await together(one, other, game)
        await some_moves(one, other, table, 8)
        await one.done("resign", table=table, chair=0)
        asked = [*((who, eyes) for who in (one, other) for eyes in EYES), (third, "public")]
        where = f"/api/tables/{table}"
        before = [await looked_back(who, where, eyes) for who, eyes in asked]
        for chair, who in enumerate((one, other)):
            await who.done("rematch", table=table, chair=chair)
        await some_moves(one, other, table, 4)
        for named in ("", "&game=0"):
            assert [await looked_back(who, where, eyes, named) for who, eyes in asked] == before


async def some_moves(one: Connection, other: Connection, table: str, moves: int) -> None:
    """Random moves, each by a chair that owes one."""
    async with asyncio.timeout(patience.seconds(120.0)):
        for number in range(moves):
            while not (
                owing := [who for who in enumerate((one, other)) if may_move(who[1].device.seen[table, who[0]])]
            ):
                await asyncio.sleep(0.01)
            chair, who = owing[0]
            await play_on(who, table, chair, Rng(number), 1)


def may_move(seen: Seen) -> bool:
    return not seen.is_over and owes(seen)


async def looked_back(who: Connection, where: str, eyes: str, named: str = "") -> list[Any]:
    story = await who.get(f"{where}/moments?eyes={eyes}{named}")
    last = len(story["lines"])
    moments = [await who.get(f"{where}/moments/{line}?eyes={eyes}{named}") for line in (0, last // 2, last)]
    return [story, *moments, await who.get(f"{where}/record?game=0")]


async def test_nothing_of_a_game_that_is_played_is_told_with_those_before(server: Running) -> None:
    """Nor to whom it belongs: the set-up that one has chosen by now is nowhere in what either is answered."""
    async with Socket(server.address) as one, Socket(server.address) as other:
        table, now = await together(one, other), first_move(AT_ONCE, 1, seed=2)
        await one.done("move", table=table, chair=0, move=MINE, seen=99)
        await resigned_and_again(one, other, table)
        await one.done("move", table=table, chair=0, move=now, seen=999)
        where = f"/api/tables/{table}"
        for who in (one, other):
            story = await who.get(f"{where}/moments?eyes=all")
            assert (story["number"], story["games"], len(story["lines"])) == (0, 1, 1)
            told = [await looked_back(who, where, eyes) for eyes in EYES]
            assert MINE in json.dumps(told)
            assert now not in json.dumps(told)
            for path in (f"{where}/moments", f"{where}/moments/0", f"{where}/record"):
                assert await refused(who, f"{path}?game=1") == (409, "still_played")
                assert await refused(who, f"{path}?game=2") == (404, "no_such_game")
                assert await refused(who, f"{path}?game=-1") == (400, "bad_message")
            for number, code in ((1, "still_played"), (2, "no_such_game"), (-1, "no_such_game")):
                asked = {"game": number, "line": 0, "seat": 0, "name": "Ada"}
                assert (await who.http.post(f"{where}/play-on", json=asked)).json()["code"] == code
        assert now not in (shown := await other.get(f"{where}/record?chair=1"))  # as ever: the game played now
        assert as_others_see(AT_ONCE, 1, now) in shown


async def test_each_game_has_its_own_seats_and_its_own_end(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other)
        await resigned_and_again(one, other, table)
        await resigned_and_again(one, other, table, chair=1)
        await other.done("resign", table=table, chair=1)
        for number, (seats, winners) in enumerate(
            ((["Ada", "Bice"], [1]), (["Bice", "Ada"], [1]), (["Ada", "Bice"], [0]))
        ):
            story = await one.get(f"/api/tables/{table}/moments?game={number}")
            assert (story["number"], story["games"]) == (number, 3)
            assert [here["name"] for here in story["seats"]] == seats
            assert (story["mine"], story["eyes"]) == ([seats.index("Ada")], str(seats.index("Ada")))
            moment = await one.get(f"/api/tables/{table}/moments/{len(story['lines'])}?game={number}")
            assert (moment["views"][0]["outcome"]["winners"], moment["views"][0]["seat"]) == (winners, story["mine"][0])
        assert (await one.get(f"/api/tables/{table}/moments"))["number"] == 2


@pytest.mark.parametrize(
    ("spectators", "choices"), [("none", None), ("public", ["public"]), ("all-after-the-end", EYES)]
)
async def test_spectators_look_back_at_earlier_games_as_it_was_agreed(
    server: Running, spectators: str, choices: list[str] | None
) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other, Socket(server.address) as third:
        table = await together(one, other, settings={"spectators": spectators})
        await one.done("move", table=table, chair=0, move=MINE, seen=99)
        await resigned_and_again(one, other, table)
        where = f"/api/tables/{table}"
        answer = await third.http.get(f"{where}/moments?game=0")
        assert answer.json().get("choices") == choices
        if choices is None:
            for path in (f"{where}/moments", f"{where}/moments/0", f"{where}/record"):
                for number in (0, 1, 2):  # nor is it told which there are
                    assert await refused(third, f"{path}?game={number}") == (403, "no_spectators")
        else:
            text = await third.get(f"{where}/record?game=0")
            assert (MINE in text) == ("all" in choices)


async def test_an_earlier_game_is_played_on_too(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other)
        await one.done("move", table=table, chair=0, move=MINE, seen=99)
        await resigned_and_again(one, other, table)
        told = await one.post(f"/api/tables/{table}/play-on", game=0, line=1, seat=0, name="Ada")
        play = server.app.server.hub.rooms[told["table"]].table.state.play
        assert play is not None
        assert play.log(constants.EVERYTHING)[0].move == MINE


async def test_games_played_again_are_remembered_but_not_for_ever(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "MOST_GAMES", 2)
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other)
        await resigned_and_again(one, other, table)
        assert server.app.review._games == {}  # nobody has looked back
        for _ in range(2):
            await resigned_and_again(one, other, table)
        for number in (0, 1, 2, 1):
            assert (await one.get(f"/api/tables/{table}/moments?game={number}"))["number"] == number
        assert list(server.app.review._games) == [(table, 2), (table, 1)]


async def test_an_earlier_game_is_played_again_in_slices(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others have their turn meanwhile: once for each slice."""
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other)
        room = await server.app.server.room(table)
        for number in range(200):
            room.table.state.apply(journal.Said(at=1.0, chair=0, key=f"s{number}", phrase="hello"))
        room.save_new_entries()
        await resigned_and_again(one, other, table)
        monkeypatch.setattr(runtime, "SLICE", 0.0)
        turns, is_over = 0, asyncio.Event()

        async def others() -> None:
            nonlocal turns
            while not is_over.is_set():
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        past = await server.app.review._past(table, 0, "")
        is_over.set()
        await beside
        assert past.number == 0
        assert turns > 200


# Playing on.


@each_game
async def test_a_game_goes_on_from_any_of_its_lines_against_bots(server: Running, game: str) -> None:
    async with Socket(server.address) as one:
        play = finished(game)
        table = await brought(one, play)
        line = len(play.moves) // 2
        told = await one.post(f"/api/tables/{table}/play-on", line=line, seat=0, name="Ada")
        seen = await one.watch(told["table"], 0)
        await one.until(lambda: any(news["news"] == "began" for news in seen.lines))
        began = next(news for news in seen.lines if news["news"] == "began")
        before = json.loads(msgspec.json.encode(play.at(line).log(0)))
        assert [{key: one[key] for key in ("seat", "move", "events")} for one in began["lines"][:line]] == before
        info = await one.get(f"/api/tables/{told['table']}")
        assert [(chair["name"], chair["bot"]) for chair in info["chairs"]] == [("Ada", ""), ("", "novice")]
        async with asyncio.timeout(patience.seconds(120.0)):
            await play_on(one, told["table"], 0, Rng(3))


async def test_playing_on_tells_nothing_that_the_seat_did_not_know(server: Running) -> None:
    """The rival's set-up is drawn anew: after one line it is the same as in the game before only by a rare chance."""
    async with Socket(server.address) as one:
        play = finished(AT_ONCE)
        table = await brought(one, play)
        true = play.log(constants.EVERYTHING)[1].move
        drawn = set()
        for _ in range(3):
            told = await one.post(f"/api/tables/{table}/play-on", line=2, seat=0, name="Ada")
            position = server.app.server.hub.rooms[told["table"]].table.state.play
            assert position is not None
            mine, theirs = (line.move for line in position.log(constants.EVERYTHING)[:2])
            assert mine == play.log(constants.EVERYTHING)[0].move
            drawn.add(theirs)
        assert drawn != {true}


async def test_a_spectator_who_plays_on_gets_secrets_of_their_own(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as third:
        play = finished(AT_ONCE)
        table = await brought(one, play)
        drawn = set()
        for _ in range(3):
            told = await third.post(f"/api/tables/{table}/play-on", line=2, seat=0, name="Cleo")
            seen = await third.watch(told["table"], 0)
            await told_of(third, seen, server.app.server.hub.rooms[told["table"]].table.lines - 1)
            drawn.add(next(news for news in seen.lines if news["news"] == "began")["lines"][0]["move"])
        assert drawn != {play.log(constants.EVERYTHING)[0].move}


async def test_where_the_game_was_over_it_does_not_go_on(server: Running) -> None:
    async with Socket(server.address) as one:
        play = finished(AT_ONCE)
        table = await brought(one, play)
        asked = {"line": len(play.moves), "seat": 0, "name": "Ada"}
        for wrong, code in (
            ({}, "nothing_left"),
            ({"line": len(play.moves) + 1}, "no_moment"),
            ({"line": -1}, "no_moment"),
            ({"line": 2, "seat": 2}, "no_such_seat"),
            ({"line": 2, "name": ""}, "bad_name"),
        ):
            answer = await one.http.post(f"/api/tables/{table}/play-on", json={**asked, **wrong})
            assert answer.json()["code"] == code


@each_game
async def test_the_curves_are_what_those_eyes_saw(server: Running, game: str) -> None:
    async with Socket(server.address) as who:
        table = await brought(who, finished(game))
        story = await who.get(f"/api/tables/{table}/moments?eyes=0")
        seen = await views(who, table, "0")
    meta = shelf()[game].meta
    assert story["tracks"] == {name: [view[name] for view in seen] for name in meta.tracks}
    parts = [[view[name] for name in meta.parts] for view in seen]
    assert story["parts"] == [line for line in range(1, len(parts)) if parts[line] != parts[line - 1]]
