"""A long table is read from its snapshot; and a snapshot is never believed over the entries."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from sottovoce.bots.workers import Workers
from sottovoce.games import shelf
from sottovoce.rules.rng import Rng
from sottovoce.server.live.effects import KeepSnapshot
from sottovoce.server.live.room import SNAPSHOT_AFTER
from sottovoce.server.runtime import Runtime
from sottovoce.server.storage import schema, snapshots, transfer
from sottovoce.server.storage.store import Store
from sottovoce.table import journal, snapshot
from sottovoce.table.state import State
from sottovoce.table.table import Table
from tests import patience
from tests.example_games import AT_ONCE, DEALT, IN_TURN
from tests.table.company import Company, picture

pytestmark = pytest.mark.anyio
LONG = SNAPSHOT_AFTER + 50


def long_table(game: str = IN_TURN, entries: int = LONG) -> Company:
    """Game after game, until there are so many entries."""
    company = Company(game, 2, clock=journal.Clock("game", 10_000))
    while len(company.table.entries) < entries:
        if company.table.state.is_running:
            company.at_random(Rng(len(company.table.entries)), 1)
        else:
            for chair in range(2):
                company.table.ask_rematch(chair, key=company.key(), now=company.tick())
    return company


async def kept(store: Store, company: Company, name: str = "t") -> None:
    await store.append(name, 0, company.kept(), company.table.holders, company.table.summary)


@contextmanager
def counted() -> Iterator[list[journal.Entry]]:
    """The entries that are played while this lasts."""
    played: list[journal.Entry] = []
    true = State.apply

    def apply(state: State, entry: journal.Entry, *, is_played: bool = False) -> None:
        played.append(entry)
        true(state, entry, is_played=is_played)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "apply", apply)
        yield played


class Life:
    """A server that has just been started, without sockets."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def __aenter__(self) -> Runtime:
        self.runtime = Runtime(self.store, Workers(0))
        return self.runtime

    async def __aexit__(self, *_: object) -> None:
        for task in self.runtime._main:
            task.cancel()
        await asyncio.gather(*self.runtime._main, *self.runtime._tasks, return_exceptions=True)


async def has_snapshot(store: Store, table: str, length: int, other_than: bytes = b"") -> snapshots.Snapshot:
    """Wait until there is one of so many entries."""
    async with asyncio.timeout(patience.seconds()):
        while True:
            found = await store.snapshot(table)
            if found is not None and found.length == length and found.proof != other_than:
                return found
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", [IN_TURN, AT_ONCE, DEALT])
async def test_a_long_table_is_read_with_few_entries_played(url: str, game: str) -> None:
    store = await Store.open(url)
    company = long_table(game)
    await kept(store, company)
    length = len(company.table.entries)
    async with Life(store) as first:
        with counted() as played:
            await first.room("t")
        assert len(played) == length  # there was none yet
        await has_snapshot(store, "t", length)
    for more in (0, 7):
        company.at_random(Rng(3), more)
        grown = company.kept()
        await store.append("t", length, grown[length:])
        async with Life(store) as later:
            with counted() as played:
                room = await later.room("t")
            assert len(played) == len(grown) - length < 20
            assert picture(room.table) == picture(company.read_back())
            assert [room.table.view(one) for one in company.viewers] == [
                company.table.view(one) for one in company.viewers
            ]
    await store.close()


async def test_while_it_is_played_snapshots_follow(store: Store) -> None:
    company = long_table(entries=SNAPSHOT_AFTER - 2)
    await kept(store, company)
    async with Life(store) as life:
        room = await life.room("t")
        assert await store.snapshot("t") is None
        await life.do("t", lambda table, now: table.say(0, phrase="hello", key="a", now=now))
        await life.do("t", lambda table, now: table.say(1, phrase="hello", key="b", now=now))
        await has_snapshot(store, "t", SNAPSHOT_AFTER)
        assert room.in_snapshot == SNAPSHOT_AFTER


Spoil = Callable[[snapshots.Snapshot], dict[str, object]]
SPOILT: dict[str, Spoil] = {
    "damaged": lambda was: {"state": was.state[:-9] + b"\0" + was.state[-8:]},
    "torn": lambda was: {"state": was.state[:-100]},
    "empty": lambda _: {"state": b"", "proof": b""},
    "of other entries": lambda was: {"proof": proof(was, [b"another"] * was.length)},
    "of more entries than there are": lambda was: {"length": was.length + 5},
    "of fewer entries than it says": lambda was: {"length": was.length - 5},
}


def proof(of: snapshots.Snapshot, stored: list[bytes]) -> bytes:
    found = snapshots.begun(of.length, of.state)
    for entry in stored[: of.length]:
        snapshots.add(found, entry)
    return found.digest()


async def spoil(store: Store, **values: object) -> None:
    async with store._engine.begin() as connection:
        await connection.execute(update(schema.snapshots).values(**values))


@pytest.mark.parametrize("how", SPOILT)
async def test_a_snapshot_that_does_not_fit_is_made_again(store: Store, how: str) -> None:
    company = long_table()
    await kept(store, company)
    length = len(company.table.entries)
    await store.put_snapshot("t", length, list(snapshot.taken(company.table.state)))
    true = await has_snapshot(store, "t", length)
    assert true.proof == proof(true, company.kept())
    await spoil(store, **SPOILT[how](true))
    async with Life(store) as life:
        with counted() as played:
            room = await life.room("t")
        assert len(played) == length
        assert picture(room.table) == picture(company.read_back())
        while await store.snapshot("t") != true:
            await asyncio.sleep(0.01)


async def test_other_rules_make_another(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    company = long_table()
    await kept(store, company)
    length = len(company.table.entries)
    await store.put_snapshot("t", length, list(snapshot.taken(company.table.state)))
    before = await has_snapshot(store, "t", length)
    monkeypatch.setattr(snapshots, "software", lambda: b"rules of tomorrow")
    async with Life(store) as life:
        with counted() as played:
            await life.room("t")
        assert len(played) == length
        await has_snapshot(store, "t", length, other_than=before.proof)


async def test_one_that_is_another_tables_is_seen_although_its_proof_fits(store: Store) -> None:
    """As if we had made a mistake: what does not go together with the entries is not believed either."""
    company, other = long_table(), long_table(entries=LONG - 20)
    await kept(store, company)
    blocks = list(snapshot.taken(other.table.state))
    beside = snapshot._beside.decode(zlib.decompress(blocks[0]))
    beside.entries = length = len(company.table.entries)
    blocks[0] = zlib.compress(msgspec.msgpack.encode(beside))
    await store.put_snapshot("t", length, blocks)
    async with Life(store) as life:
        room = await life.room("t")
        assert picture(room.table) == picture(company.read_back())


async def test_what_was_stored_and_not_noted_is_there(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that ends after an entry and before its snapshot loses nothing, nor one that ends in between."""
    company = long_table()
    await kept(store, company)
    kept_back: list[KeepSnapshot] = []

    async def never(_: Runtime, keep: KeepSnapshot) -> None:
        kept_back.append(keep)

    monkeypatch.setattr(Runtime, "_keep_snapshot", never)
    async with Life(store) as life:
        await life.do("t", lambda table, now: table.say(0, phrase="hello", key="x", now=now))
        stored = await store.load("t")
    assert kept_back
    assert await store.snapshot("t") is None
    monkeypatch.undo()
    async with Life(store) as life:
        room = await life.room("t")
        assert [journal.encode(entry) for entry in room.table.entries][: len(stored)] == stored
        assert room.table.is_done(0, "x")


async def test_one_of_a_table_that_is_gone_or_shorter_is_not_written(store: Store) -> None:
    company = long_table()
    await kept(store, company)
    await store.put_snapshot("t", len(company.table.entries) + 1, [b"x"])
    await store.put_snapshot("gone", 1, [b"x"])
    assert await store.snapshot("t") is None
    assert await store.snapshot("gone") is None


async def test_it_goes_with_its_table_and_is_in_no_file(store: Store, tmp_path: Path) -> None:
    company = long_table()
    await kept(store, company)
    before, after = tmp_path / "before", tmp_path / "after"
    await transfer.export(store, before, lambda _: None)
    await store.put_snapshot("t", len(company.table.entries), list(snapshot.taken(company.table.state)))
    await transfer.export(store, after, lambda _: None)
    assert before.read_bytes() == after.read_bytes()
    assert await store.remove(["t"], before=1e12) == 1
    assert await store.snapshot("t") is None


def test_all_that_decides_is_in_the_proof() -> None:
    """The sources of rules, games and tables, in whatever form they are installed."""
    names = [
        name for package in snapshots.MADE_BY for name, _ in snapshots._sources(files("sottovoce") / package, package)
    ]
    assert {"rules/playthrough.py", "table/state.py"} <= set(names)
    for game in shelf().values():
        folder = type(game).__module__.split(".")[2]
        assert f"games/{folder}/rules.py" in names
    assert not any("__pycache__" in name or name.endswith(".so") for name in names)


def test_none_is_taken_while_a_choice_is_sealed() -> None:
    company = Company(AT_ONCE, 2, beat=30)
    assert snapshot.can_be_taken(company.table.state)
    company.move(0, company.any_move(0, Rng(1)))
    assert not snapshot.can_be_taken(company.table.state)


def test_entries_that_cannot_be_read_are_no_snapshots_business() -> None:
    company = long_table()
    taken = list(snapshot.taken(company.table.state))
    with pytest.raises(snapshot.WrongSnapshot):
        list(snapshot.restoring(State(company.games), [b"{}", *company.kept()[1:]], taken))
    with pytest.raises(snapshot.WrongSnapshot):
        list(snapshot.restoring(State(company.games), [], taken))
    assert isinstance(Table.of(map(journal.decode, company.kept()), company.games, Rng(1)), Table)
