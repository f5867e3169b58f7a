"""What a device finds in the lists of the server: its own tables, and how the games there went."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sottovoce.games import shelf
from sottovoce.rules.game import Outcome
from sottovoce.rules.rng import Rng
from sottovoce.server.http import lobby, results
from sottovoce.server.storage.store import PlayedRow, Store
from sottovoce.table.summary import Played
from tests import patience
from tests.example_games import ALONE, AT_ONCE, IN_TURN, MINE, as_others_see
from tests.server.client import Connection, Socket
from tests.server.players import owes
from tests.server.running import Running, running
from tests.server.test_server import opened, play_on, together

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        yield server


async def listed(who: Connection, table: str) -> Any:
    return next(row for row in await who.get("/api/tables") if row["table"] == table)


async def moves(who: Connection, table: str) -> None:
    """Chair 0 chooses in secret."""
    seen = who.device.seen[table, 0]
    await who.until(lambda: owes(seen))
    await who.done("move", table=table, chair=0, move=MINE, seen=len(seen.lines))


async def test_the_last_move_is_told_to_each_as_they_saw_it(server: Running) -> None:
    """One has chosen in secret: their own list says what, the other's says only that."""
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other)
        assert (await listed(one, table))["last_move"] is None
        await moves(one, table)
        game, hidden = shelf()[AT_ONCE], as_others_see(AT_ONCE, 0, MINE)
        mine, theirs = (await listed(one, table))["last_move"], (await listed(other, table))["last_move"]
        assert mine["says"]["args"] == game.tell(0, MINE).args
        assert theirs["says"]["args"] == game.tell(0, hidden).args != mine["says"]["args"]
        assert mine["seat"] == theirs["seat"] == 0
        assert mine["at"] == theirs["at"] > 0


async def test_two_at_one_device_find_nothing_in_the_list_that_one_of_them_must_not_know(server: Running) -> None:
    async with Socket(server.address) as one:
        table, _ = await opened(one, people={0: "Ada", 1: "Bice"})
        for chair in (0, 1):
            await one.watch(table, chair)
            await one.done("ready", table=table, chair=chair)
        await moves(one, table)
        told = (await listed(one, table))["last_move"]["says"]
        assert told["args"] == shelf()[AT_ONCE].tell(0, as_others_see(AT_ONCE, 0, MINE)).args


async def test_a_table_tells_how_many_games_were_played_and_who_has_which_part_now(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table = await together(one, other, IN_TURN)
        assert (await listed(one, table))["order"] == [0, 1]
        await one.done("resign", table=table, chair=0)
        row = await listed(one, table)
        assert (row["games"], row["points"], row["outcome"]["winners"]) == (1, [0.0, 1.0], [1])
        for chair, who in enumerate((one, other)):
            await who.done("rematch", table=table, chair=chair)
        row = await listed(other, table)
        assert (row["games"], row["points"], row["outcome"], row["order"]) == (1, [0.0, 1.0], None, [1, 0])


async def test_a_list_from_before_says_as_much_when_the_server_was_started_again(tmp_path: Path) -> None:
    """What is stored of each table is emptied, as a database of an earlier version has it."""
    database = tmp_path / "tables.sqlite"
    async with (
        running(f"sqlite:///{database}") as server,
        Socket(server.address) as one,
        Socket(server.address) as other,
    ):
        table = await together(one, other, IN_TURN)
        await asyncio.gather(play_on(one, table, 0, Rng(1)), play_on(other, table, 1, Rng(2)))
        before, key = await listed(one, table), one.key
    with sqlite3.connect(database) as stored:
        stored.execute(
            "UPDATE tables SET version = 0, games = 0, last_move = 'null', outcome = 'null', \"order\" = '[]'"
        )
        stored.execute("DELETE FROM played")
    async with running(f"sqlite:///{database}") as server, Socket(server.address) as again:
        again.http.headers["Authorization"] = f"Bearer {key}"
        async with asyncio.timeout(patience.seconds(60.0)):
            while (row := await listed(again, table))["games"] == 0:
                await asyncio.sleep(0.05)
        assert row == before
    store = await Store.open(f"sqlite:///{database}")
    assert [name async for name in store.outdated(1)] == []
    await store.close()


# Open tables.


async def open_tables(who: Connection) -> list[Any]:
    found: list[Any] = await who.get("/api/open-tables")
    return found


async def test_an_open_table_is_found_by_strangers_who_sit_down(server: Running) -> None:
    """It is there while its maker waits, tells what one has to know, and goes when it is full."""
    async with Socket(server.address) as one, Socket(server.address) as other:
        quiet, _ = await opened(one)
        table, invitations = await opened(one, offered=True)
        await one.watch(quiet, 0)
        assert await open_tables(other) == []  # nobody waits there yet, and the first was never offered
        await one.watch(table, 0)
        [found] = await open_tables(other)
        assert (found["info"]["table"], found["maker"], found["info"]["provenance"]) == (table, "Ada", "chance")
        assert [chair["empty"] for chair in found["info"]["chairs"]] == [False, True]
        assert not found["info"]["is_maker"]
        sent = json.dumps(await open_tables(other))
        assert invitations[1] not in sent
        assert quiet not in sent
        await other.post(f"/api/tables/{table}/claim", chair=1, name="Bice")
        assert await open_tables(one) == []
        await other.post(f"/api/tables/{quiet}/claim", 409, chair=1, name="Bice")


async def test_its_maker_takes_it_off_the_list(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        table, _ = await opened(one)
        await one.watch(table, 0)
        await other.post(f"/api/tables/{table}/offer", 409, offered=True)
        for offered in (True, False):
            await one.post(f"/api/tables/{table}/offer", offered=offered)
            assert len(await open_tables(other)) == offered


async def test_a_table_that_everybody_has_left_is_not_on_the_list(server: Running) -> None:
    """Unless there are days for each move: whoever sits down there is found when the others come back."""
    async with Socket(server.address) as other:
        async with Socket(server.address) as one:
            for clock in (None, {"per": "move", "seconds": 2 * 86_400}):
                table, _ = await opened(one, offered=True, settings={"clock": clock})
                await one.watch(table, 0)
            assert len(await open_tables(other)) == 2
        async with asyncio.timeout(patience.seconds(60.0)):
            while len(found := await open_tables(other)) == 2:
                await asyncio.sleep(0.05)
        assert [one["info"]["table"] for one in found] == [table]


async def test_of_one_maker_a_few_tables_are_listed(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        for _ in range(lobby.MOST_OF_ONE + 2):
            table, _ = await opened(one, offered=True)
            await one.watch(table, 0)
        assert len(await open_tables(other)) == lobby.MOST_OF_ONE
        codes = [await one.http.post("/api/tables", json={"game": AT_ONCE, "offered": True}) for _ in range(10)]
        assert codes[-1].status_code == 429


# One's own results.


async def test_what_was_won_and_lost_is_added_up_by_part(server: Running) -> None:
    """Three games with the roles swapped each time; the fourth is still being played."""
    async with Socket(server.address) as one, Socket(server.address) as other, Socket(server.address) as third:
        table = await together(one, other, IN_TURN)
        for loser in (0, 0, 1):
            await (one, other)[loser].done("resign", table=table, chair=loser)
            for chair, who in enumerate((one, other)):
                await who.done("rematch", table=table, chair=chair)
        mine, theirs = await one.get("/api/results"), await other.get("/api/results")
        parts = [{"seat": 0, "won": 1, "drawn": 0, "lost": 1}, {"seat": 1, "won": 0, "drawn": 0, "lost": 1}]
        assert mine["games"] == [{"game": IN_TURN, "parts": parts, "alone": None, "uncounted": 0}]
        assert [part["won"] for part in theirs["games"][0]["parts"]] == [1, 1]
        assert [(game["number"], game["counting"]) for game in mine["recent"]] == [(n, "counts") for n in (2, 1, 0)]
        assert mine["recent"][0]["outcome"]["winners"] == [0]
        assert await third.get("/api/results") == {"games": [], "recent": []}


async def test_alone_the_best_and_the_average_are_told(server: Running) -> None:
    """What was given up is listed but does not count."""
    async with Socket(server.address) as one:
        table, _ = await opened(one, ALONE, seats=1)
        await one.watch(table, 0)
        await one.done("ready", table=table, chair=0)
        for seed in (1, 2):
            await play_on(one, table, 0, Rng(seed))
            await one.done("rematch", table=table, chair=0)
            await one.until(lambda: not one.device.seen[table, 0].is_over)
        await one.done("resign", table=table, chair=0)
        found = await one.get("/api/results")
        [alone] = found["games"]
        points = alone["alone"]["points"]
        assert [game["counting"] for game in found["recent"]] == ["given-up", "counts", "counts"]
        assert points == [game["outcome"]["scores"][0] for game in reversed(found["recent"][1:])]
        expected = {"games": 2, "best": max(points), "average": sum(points) / 2, "points": points}
        assert (alone["alone"], alone["parts"], alone["uncounted"]) == (expected, [], 1)


def test_what_does_not_count_is_said_with_its_reason() -> None:
    outcome = Outcome([1.0, 0.0], [0], "goal")

    def counting(provenance: str = "chance", chairs: tuple[int, ...] = (0,), peeks: tuple[int, ...] = (0, 0)) -> str:
        one = Played(0, 1.0, [0, 1], outcome, list(peeks))
        return results.counting(PlayedRow("t", AT_ONCE, ["A", "B"], ["", ""], provenance, list(chairs), one))

    assert counting() == "counts"
    assert counting("record") == counting("prepared") == "known-deal"
    assert counting(peeks=(0, 1)) == "taken-back"
    assert counting(chairs=(0, 1)) == "shared"
