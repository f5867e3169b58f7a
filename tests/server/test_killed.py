"""The real server is killed at random moments while people and bots play: what was acknowledged is there, once, and
everybody goes on by themselves to the end of every game.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sottovoce.rules.rng import Rng
from sottovoce.server.storage.store import Store
from tests import patience
from tests.effort import SEED, much
from tests.example_games import AT_ONCE, FOR_MANY, IN_TURN, TOGETHER
from tests.server.client import Connection, Poller, Socket
from tests.server.killable import SERVE, Killable, killable
from tests.server.players import audited, play_to_the_end

pytestmark = pytest.mark.anyio

KILLS = much(2, 12)
LONGEST = patience.seconds(600.0 + 60.0 * KILLS)  # seconds; more, and something is stuck

HASTY = """
import asyncio, sys
from sottovoce.server.runtime import Runtime

async def keep(self, effect, before=Runtime._save):
    self.hub.saved(effect, self.now)  # acknowledged first, kept later
    await asyncio.sleep(0.3)
    await self.store.append(effect.table, effect.first, effect.entries, effect.seats, effect.summary, effect.played)

Runtime._save = keep
sys.argv[1:1] = ["serve"]
from sottovoce.cli import main
main()
"""


NOTING = """
import sys
from sottovoce.server import runtime
from sottovoce.server.live import room

room.SNAPSHOT_AFTER = runtime.SNAPSHOT_AFTER = 8  # a snapshot every few moves
sys.argv[1:1] = ["serve"]
from sottovoce.cli import main
main()
"""


class Party:
    """A table and everybody at it, playing game after game until it is time to stop."""

    def __init__(self, name: str, people: dict[int, Connection], others: list[tuple[Connection, int | None]]) -> None:
        self.name, self.people, self.others = name, people, others
        self.games = 0

    async def play(self, rng: Rng, is_late: asyncio.Event) -> None:
        tabs = [(who, chair) for who, chair in self.others if chair is not None]
        for who, chair in (*[(who, chair) for chair, who in self.people.items()], *self.others):
            await who.watch(self.name, chair)
        for chair, who in self.people.items():
            await who.done("ready", table=self.name, chair=chair)
        while True:
            everyone = [*((who, chair) for chair, who in self.people.items()), *tabs]
            pause = lambda: rng.below(40) / 1000  # noqa: E731
            await asyncio.gather(
                *(play_to_the_end(who, self.name, chair, Rng(rng.word()), pause, undos=2) for who, chair in everyone)
            )
            self.games += 1
            if is_late.is_set():
                return
            for chair, who in self.people.items():
                await who.done("rematch", table=self.name, chair=chair)
            for who, chair in everyone:
                seen = who.device.seen[self.name, chair]
                await who.until(lambda seen=seen: self._began(seen) > self.games)  # type: ignore[misc]

    def _began(self, seen: Any) -> int:
        return sum(line["news"] == "began" for line in seen.lines)


class Crowd:
    """Everybody who plays on one server."""

    def __init__(self, server: Killable, stack: AsyncExitStack) -> None:
        self.server, self._stack = server, stack
        self.everybody: list[Connection] = []
        self.parties: list[Party] = []

    async def arrives(self, way: type[Connection], key: str = "") -> Connection:
        who = way(self.server.address)
        who.device.is_patient, who.device.again, who.longest_wait = True, 1.0, LONGEST
        await self._stack.enter_async_context(who)
        if key:  # another tab of the same person
            await who.stop()
            who.key, who.http.headers["Authorization"] = key, f"Bearer {key}"
            who.start()
        self.everybody.append(who)
        return who

    async def sit_down(
        self, game: str, *ways: type[Connection], mine: int = 1, bots: dict[int, str] | None = None, tab: bool = False,
        on: type[Connection] | None = None,
    ) -> None:  # fmt: skip
        """People, one for each way to connect; the first holds the first chairs (`mine`), bots hold the last."""
        bots = bots or {}
        maker = await self.arrives(ways[0])
        people = dict.fromkeys(range(mine), maker)
        told = await maker.post(
            "/api/tables", game=game, seats=mine + len(ways) - 1 + len(bots), bots=bots,
            people={chair: f"P{chair}" for chair in people},
        )  # fmt: skip
        for (chair, invitation), way in zip(told["invitations"].items(), ways[1:], strict=True):
            who = people[int(chair)] = await self.arrives(way)
            await who.post(f"/api/tables/{told['table']}/claim", chair=int(chair), name="P", invitation=invitation)
        others: list[tuple[Connection, int | None]] = []
        if tab:
            others.append((await self.arrives(Socket, maker.key), 0))
        if on is not None:
            others.append((await self.arrives(on), None))
        self.parties.append(Party(told["table"], people, others))

    @property
    def acknowledged(self) -> int:
        return sum(answer["tell"] == "done" for who in self.everybody for answer in who.device.answers.values())

    async def check(self, is_over: bool = False) -> None:
        """Look into the database, beside the server."""
        store = await Store.open(self.server.database, reading=True)
        try:
            for party in self.parties:
                here = {*party.people.values(), *(who for who, _ in party.others)}
                audited(party.name, await store.load(party.name), here, is_over)
        finally:
            await store.close()

    async def told_all(self) -> None:
        """Until everybody at a table has been told as much as the others."""
        for party in self.parties:
            viewers = [*((who, chair) for chair, who in party.people.items()), *party.others]
            seen = [who.device.seen[party.name, chair] for who, chair in viewers]
            for who, _ in viewers:
                await who.until(lambda seen=seen: len({len(one.lines) for one in seen}) == 1)  # type: ignore[misc]
                await who.until(lambda who=who: not who.device.pending)  # type: ignore[misc]


@asynccontextmanager
async def crowd(server: Killable) -> AsyncIterator[Crowd]:
    async with AsyncExitStack() as stack:
        come = Crowd(server, stack)
        await come.sit_down(IN_TURN, Socket, Poller, tab=True)
        await come.sit_down(AT_ONCE, Poller, Socket, on=Poller)
        await come.sit_down(FOR_MANY, Socket, bots={1: "random", 2: "novice"}, on=Socket)
        await come.sit_down(TOGETHER, Socket, Poller, on=Socket)
        await come.sit_down(AT_ONCE, Socket, mine=2)
        await come.sit_down(FOR_MANY, Poller, Socket, bots={2: "random"})
        yield come


async def killed(url: str, log: Path, kills: int, program: Any = SERVE) -> Crowd:
    rng, is_late = Rng(SEED + kills), asyncio.Event()
    async with asyncio.timeout(LONGEST), killable(url, log, program) as server, crowd(server) as come:
        playing = [asyncio.create_task(party.play(Rng(rng.word()), is_late)) for party in come.parties]
        evening = asyncio.gather(*playing)
        try:
            for _ in range(kills):
                enough = come.acknowledged + 5 + rng.below(40)
                while come.acknowledged < enough and not evening.done():
                    await asyncio.sleep(0.001)
                await asyncio.sleep(rng.below(30) / 1000)
                await server.kill()
                await come.check()
                await server.start()
            is_late.set()
            await evening
            await come.told_all()
        finally:
            evening.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await come.check(is_over=True)
    return come


async def test_a_server_that_is_killed_again_and_again_loses_nothing(url: str, tmp_path: Path) -> None:
    """Tables are read from snapshots all the time: they are taken every few moves here."""
    come = await killed(url, tmp_path / "log", KILLS, ("-c", NOTING))
    assert come.server.lives == KILLS + 1
    assert all(who.connections > KILLS / 2 for who in come.everybody)  # each has come back by themselves
    assert sum(who.device.resent for who in come.everybody) > KILLS
    assert all(party.games > 0 for party in come.parties)
    store = await Store.open(url, reading=True)
    assert any([await store.snapshot(party.name) for party in come.parties])
    await store.close()
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_a_server_that_acknowledges_before_it_keeps_is_caught(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"acknowledged as line|than (was|were) kept"):
        await killed(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log", 5, ("-c", HASTY))
