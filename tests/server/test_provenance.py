"""Whoever made a table from a record, or with a prepared deal, may know what was dealt: everybody else is told so."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sottovoce.games import shelf
from sottovoce.rules import record
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.table.finished import provenance_note
from sottovoce.table.journal import Settings
from sottovoce.table.table import Table
from tests.server.client import Socket
from tests.server.running import Running, running
from tests.server.test_server import opened

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(f"sqlite:///{tmp_path_factory.mktemp('provenance')}/tables.sqlite") as server:
        yield server


def dealt(game: AnyGame) -> str:
    """A record of nothing but what chance dealt."""
    play = Playthrough(game, game.checked_seats(None), game.completed({}))
    play.hand_chance_to(Rng(5))
    return record.write(play)


@pytest.mark.parametrize("game", list(shelf()))
async def test_a_table_from_a_record_says_so_to_everybody(server: Running, game: str) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other:
        text = dealt(shelf()[game])
        has_dealt = len(text.partition("\n\n")[2].strip()) > 0
        made = await one.post("/api/records", record=text)
        table = made["table"]
        expected = "record" if has_dealt else "chance"
        assert (await other.get(f"/api/tables/{table}"))["provenance"] == expected  # before one sits down
        await other.post(f"/api/tables/{table}/claim", chair=1, name="Bice", invitation=made["invitations"]["1"])
        seen = await other.watch(table, 1)
        await other.until(lambda: len(seen.lines) > 1)
        assert seen.lines[0].get("provenance", "chance") == expected
        assert bool(seen.lines[0]["says"]) == has_dealt
        for who, chair in ((one, 0), (other, 1)):
            if chair == 0:
                await one.post(f"/api/tables/{table}/claim", chair=0, name="Ada", invitation=made["invitations"]["0"])
                await one.watch(table, 0)
            await who.done("ready", table=table, chair=chair)
        await other.until(lambda: any(line["news"] == "began" for line in seen.lines))
        for over in (False, True):  # for as long as it lasts, and in the record
            if over:
                await one.done("resign", table=table, chair=0)
            kept = (await other.http.get(f"/api/tables/{table}/record?chair=1")).text
            assert ("\nprovenance: record\n" in kept) == has_dealt
            assert (await other.get(f"/api/tables/{table}"))["provenance"] == expected


async def test_a_table_that_chance_deals_says_nothing(server: Running) -> None:
    async with Socket(server.address) as one:
        table, _ = await opened(one)
        assert (await one.get(f"/api/tables/{table}"))["provenance"] == "chance"
        seen = await one.watch(table, 0)
        await one.until(lambda: bool(seen.lines))
        assert "provenance" not in seen.lines[0]
        assert seen.lines[0]["says"] == []


@pytest.mark.parametrize("game", [game for game in shelf().values() if game.secret_options], ids=lambda game: game.id)
def test_a_prepared_deal_is_told(game: AnyGame) -> None:
    table = Table.open(shelf(), game.id, None, {}, Settings(), "maker", 0.0, Rng(1))
    assert (table.state.provenance, provenance_note(table.state)) == ("chance", {})
    for name in game.secret_options:
        table.state.options = {**game.completed({}), name: ["something"]}
        assert (table.state.provenance, provenance_note(table.state)) == ("prepared", {"provenance": "prepared"})
        assert table.entries[0].sentences(table.state)[0].args == {"provenance": "prepared"}
