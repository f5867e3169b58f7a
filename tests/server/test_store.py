"""The store keeps what it acknowledged, in order, once, and says clearly what it cannot keep."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, event
from sqlalchemy import text as sql

from sottovoce.rules.game import Outcome
from sottovoce.rules.words import LANGUAGES
from sottovoce.server.storage import database, lock, schema, writer
from sottovoce.server.storage.lock import ServerLock
from sottovoce.server.storage.store import Conflict, Store, StoredTable, Summary, TableRow, Unavailable, Unusable
from sottovoce.server.storage.writer import Writer
from sottovoce.table.summary import Played
from tests import patience
from tests.server.killable import killable
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio
OPEN = Summary("one", "open", 1.0)


def some(*texts: str) -> list[bytes]:
    return [text.encode() for text in texts]


async def append(store: Store, table: str, first: int, *texts: str) -> None:
    await store.append(table, first, some(*texts), summary=OPEN if first == 0 else None)


async def test_deeds_are_there_in_order_also_after_opening_again(url: str) -> None:
    store = await Store.open(url)
    await append(store, "a", 0, "one", "two")
    await append(store, "a", 2, "three")
    await append(store, "b", 0, "other")
    await store.close()
    again = await Store.open(url)
    assert await again.load("a") == some("one", "two", "three")
    assert await again.load("b") == some("other")
    assert await again.load("c") == []
    assert [name async for name in again.all_tables()] == ["a", "b"]
    await again.close()


async def test_all_tables_are_listed_however_many(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sottovoce.server.storage.store.PAGE", 7)
    names = [f"t{n:02}" for n in range(21)]
    await asyncio.gather(*(append(store, name, 0, "x") for name in names))
    assert [name async for name in store.all_tables()] == names


async def test_tables_that_wait_commit_together(store: Store) -> None:
    commits: list[Connection] = []
    event.listen(store._engine.sync_engine, "commit", commits.append)
    await asyncio.gather(*(append(store, f"t{n}", 0, "x") for n in range(200)))
    assert len(commits) <= 2


async def test_a_number_is_used_once_and_none_is_left_out(store: Store) -> None:
    await append(store, "a", 0, "one", "two")
    for first in (0, 1, 3):
        with pytest.raises(Conflict):
            await append(store, "a", first, "mine")
    with pytest.raises(Conflict):
        await append(store, "new", 1, "mine")
    assert await store.load("a") == some("one", "two")
    assert await store.load("new") == []
    await append(store, "a", 2, "three")


async def test_a_conflict_harms_no_other_table_and_nothing_before_it(store: Store) -> None:
    waiting = [append(store, f"t{n}", 0, "x") for n in range(50)]
    waiting += [append(store, "t7", 0, "again"), append(store, "t8", 1, "next"), append(store, "t9", 5, "gap")]
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [isinstance(answer, Conflict) for answer in answers] == [False] * 50 + [True, False, True]
    assert await store.load("t7") == await store.load("t9") == some("x")
    assert await store.load("t8") == some("x", "next")


async def test_a_list_of_games_knows_who_sits_where_and_what_was_last(store: Store) -> None:
    await store.append("a", 0, some("x"), {"me": [0, 1]}, Summary("one", "open", 10.0))
    await store.append("b", 0, some("x"), {"me": [1], "you": [0]}, Summary("another", "running", 20.0))
    assert [row.id for row in await store.tables_of("me")] == ["b", "a"]
    assert await store.tables_of("you") == [TableRow("b", Summary("another", "running", 20.0), [0])]
    over = Summary("another", "over", 30.0, ["Ada", ""], ["", "novice"], [0])
    await store.append("b", 1, some("y"), {"you": [0, 1], "maker": [-1]}, over)
    assert [row.id for row in await store.tables_of("me")] == ["a"]
    assert await store.tables_of("you") == [TableRow("b", over, [0, 1])]
    assert await store.tables_of("maker") == [TableRow("b", over, [])]  # who made it finds it without a chair
    await store.append("b", 2, some("z"))  # nothing said: all as it was
    assert await store.read("b") == StoredTable("b", over, {"maker": [-1], "you": [0, 1]}, some("x", "y", "z"))
    assert await store.read("c") is None


async def test_what_was_played_and_what_stories_remember_come_piece_by_piece(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The latest of somebody's, however many there are; of a story only from tables of that game with a chair."""
    monkeypatch.setattr("sottovoce.server.storage.store.PIECE", 2)
    outcome = Outcome([1.0, 0.0], [0], "goal")
    for number in range(7):
        story = [{"chapter": number}] if number else []
        summary = Summary("one", "over", float(number), ["Ada", "Bice"], ["", ""], story=story)
        over = [Played(0, float(number), [0, 1], outcome, [0, 0])]
        await store.append(f"t{number}", 0, some("x"), {"me": [0], "maker": [-1]}, summary, over)
    await store.append("u", 0, some("x"), {"me": [0]}, Summary("another", "over", 9.0, story=[{"chapter": 9}]))
    assert [row.table for row in await store.played_by("me", 5)] == ["t6", "t5", "t4", "t3", "t2"]
    assert [one["chapter"] for [one] in await store.stories_of("me", "one", 5)] == [2, 3, 4, 5, 6]
    assert len(await store.stories_of("me", "one", 100)) == 6
    assert await store.stories_of("maker", "one", 100) == []


async def test_closing_waits_for_what_was_handed_in(url: str) -> None:
    store = await Store.open(url)
    waiting = [asyncio.create_task(append(store, f"t{n}", 0, "x")) for n in range(100)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(Unavailable):
        await append(store, "late", 0, "x")


async def test_one_who_stops_waiting_takes_nothing_back(store: Store) -> None:
    waiting = asyncio.create_task(append(store, "a", 0, "x"))
    await asyncio.sleep(0)
    waiting.cancel()
    await append(store, "b", 0, "x")
    assert await store.load("a") == some("x")


async def test_too_many_waiting_are_refused_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 10)
    answers = await asyncio.gather(*(append(store, f"t{n}", 0, "x") for n in range(20)), return_exceptions=True)
    assert [isinstance(answer, Unavailable) for answer in answers] == [False] * 10 + [True] * 10
    await append(store, "later", 0, "x")


async def test_the_tables_are_those_that_the_migrations_make(store: Store) -> None:
    def differences(connection: Connection) -> Sequence[object]:
        context = MigrationContext.configure(connection, opts={"version_table": schema.VERSION_TABLE})
        found: Sequence[object] = compare_metadata(context, schema.metadata)
        return found

    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []


# Two at once.


async def test_a_file_belongs_to_one_server_and_is_free_when_that_one_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    hold = "import asyncio, sys, time; from sottovoce.server.storage.store import Store\n"
    hold += "store = asyncio.run(Store.open(sys.argv[1])); print('open', flush=True); time.sleep(900)"
    with subprocess.Popen([sys.executable, "-c", hold, str(path)], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"open\n"
        with pytest.raises(Unusable, match="in use"):
            await Store.open(str(path))
        beside = await Store.open(str(path), reading=True)
        assert await beside.load("a") == []
        with pytest.raises(Unavailable):
            await append(beside, "a", 0, "x")
        await beside.close()
        holder.kill()
    store = await Store.open(str(path))
    await append(store, "a", 0, "x")
    await store.close()


async def test_of_two_servers_on_postgresql_one_is_told_of_the_conflict(postgres: Postgres) -> None:
    url = postgres.url("two_servers")
    one = await Store.open(url)
    assert isinstance(one._lock, ServerLock)
    await one._lock.close()  # else there is no second
    other = await Store.open(url)
    writers = one._writer, Writer(one._engine.connect)  # which asks for no lock
    one._writer = writers[1]
    stores = (one, other)
    for first in range(20):
        waiting = [append(store, f"t{n}", first, str(k)) for n in range(10) for k, store in enumerate(stores)]
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        for n in range(10):
            assert sum(answer is None for answer in answers[2 * n : 2 * n + 2]) == 1
    assert [len(await one.load(f"t{n}")) for n in range(10)] == [20] * 10
    await append(one, "t0", 20, "by one")
    await append(other, "t0", 21, "by the other")  # who has looked again is not in conflict
    await append(one, "t0", 22, "by one again")
    assert writers[0] is not None
    await writers[0].close()
    await one.close()
    await other.close()


HERE = "locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
LOCK_OF = f"SELECT pid FROM pg_locks WHERE {HERE} AND granted"
BREAK = f"SELECT pg_terminate_backend(pid) FROM ({LOCK_OF}) AS holding"


@asynccontextmanager
async def in_line(postgres: Postgres, name: str) -> AsyncIterator[asyncio.Task[object]]:
    """Another server that has the lock of a database as soon as it is free."""
    engine = database.connected(database.address(postgres.address(name)))
    async with engine.connect() as connection:
        number = {"number": lock.NUMBER}
        waiting = asyncio.create_task(connection.execute(sql("SELECT pg_advisory_lock(:number)"), number))
        async with asyncio.timeout(patience.seconds()):
            while postgres.sql(f"SELECT 1 FROM pg_locks WHERE {HERE} AND NOT granted", name) != "1":
                await asyncio.sleep(0.01)
        yield waiting
        await waiting
        await connection.invalidate()
    await engine.dispose()


async def test_a_server_that_lost_its_connection_takes_the_database_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By itself, or when there is something to write. What was on its way is refused and not stored."""
    monkeypatch.setattr(lock, "LOOK", 0.05)
    store = await Store.open(postgres.url("lost_and_found"))
    for n in range(5):
        before = postgres.sql(LOCK_OF, "lost_and_found")
        postgres.sql(BREAK, "lost_and_found")
        async with asyncio.timeout(patience.seconds()):
            while True:
                try:
                    await append(store, "a", n, "x")
                    break
                except Unavailable:
                    assert len(await store.load("a")) == n
                    await asyncio.sleep(0.01)
        assert postgres.sql(LOCK_OF, "lost_and_found") not in ("", before)  # nothing is written without it
    assert store.lost is None
    postgres.sql(BREAK, "lost_and_found")
    async with asyncio.timeout(patience.seconds()):
        while not postgres.sql(LOCK_OF, "lost_and_found"):
            await asyncio.sleep(0.01)
    await store.close()
    assert not postgres.sql(LOCK_OF, "lost_and_found")


async def test_a_server_whose_database_another_has_taken_writes_nothing_any_more(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "AGAIN", 0.05)
    store = await Store.open(postgres.url("taken"))
    await append(store, "a", 0, "x")
    is_told = asyncio.Event()
    store.when_lost(is_told.set)
    async with in_line(postgres, "taken") as other:
        postgres.sql(BREAK, "taken")
        await other
        for _ in range(3):
            with pytest.raises(Unavailable):
                await append(store, "a", 1, "y")
            with pytest.raises(Unavailable):
                await store.remove(["a"], 2.0)
        async with asyncio.timeout(patience.seconds()):
            await is_told.wait()
        assert store.lost is not None
        assert all("Sottovoce" in store.lost.text(language) for language in LANGUAGES)
    with pytest.raises(Unavailable):  # also when the other has gone: it may have written
        await append(store, "a", 1, "y")
    assert await store.load("a") == some("x")
    await store.close()


async def test_a_server_whose_database_another_has_taken_ends(postgres: Postgres, tmp_path: Path) -> None:
    async with killable(postgres.url("ends"), tmp_path / "log") as server, in_line(postgres, "ends") as other:
        postgres.sql(BREAK, "ends")
        await other
        assert server.process is not None
        async with asyncio.timeout(patience.seconds(60.0)):
            assert await server.process.wait() == 1
    assert "Another Sottovoce has taken postgresql://" in (tmp_path / "log").read_text()


# What is not ours, or not whole, is left as it is.


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()


def text(path: Path) -> None:
    path.write_text("Dear diary, " * 100)


def short(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0")


@pytest.mark.parametrize("make", [foreign, text, short])
async def test_a_foreign_file_is_refused_and_left_as_it_is(make: object, tmp_path: Path) -> None:
    path = tmp_path / "mine"
    assert callable(make)
    make(path)
    before = path.read_bytes()
    with pytest.raises(Unusable, match="is not Sottovoce’s") as refused:
        await Store.open(str(path))
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["mine"]
    assert len({refused.value.text(language) for language in LANGUAGES}) == 3


async def full(path: Path) -> None:
    store = await Store.open(str(path))
    await asyncio.gather(*(append(store, f"t{n}", 0, "x" * 500) for n in range(200)))
    await store.close()


@pytest.mark.parametrize("harm", ["cut short", "overwritten"])
async def test_a_damaged_file_is_refused_and_left_as_it_is(harm: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    await full(path)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 2 // 3] if harm == "cut short" else whole[:8192] + bytes(range(256)) * 200)
    before = path.read_bytes()
    for reading in (False, True):
        with pytest.raises(Unusable, match="damaged"):
            await Store.open(str(path), reading=reading)
        assert path.read_bytes() == before


async def test_a_foreign_postgresql_database_is_refused(postgres: Postgres) -> None:
    url = postgres.url("recipes")
    postgres.sql("CREATE TABLE tables (name TEXT)", "recipes")
    with pytest.raises(Unusable, match="is not Sottovoce’s"):
        await Store.open(url)
    assert (
        postgres.sql("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'", "recipes")
        == "tables"
    )


async def test_a_database_from_the_future_is_refused(url: str) -> None:
    store = await Store.open(url)
    async with store._engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE {schema.VERSION_TABLE} SET version_num = 'future'")
    await store.close()
    with pytest.raises(Unusable, match="newer"):
        await Store.open(url)


async def test_a_file_is_looked_through_once_at_each_start(tmp_path: Path) -> None:
    """All of it, which takes its time when it is large."""
    path, run = str(tmp_path / "tables.sqlite"), list[str]()
    await (await Store.open(path)).close()

    def noted(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        run.append(statement)

    event.listen(Engine, "before_cursor_execute", noted)
    try:
        await (await Store.open(path)).close()
    finally:
        event.remove(Engine, "before_cursor_execute", noted)
    assert [statement for statement in run if "check" in statement] == ["PRAGMA quick_check(1)"]


async def test_a_file_that_was_only_begun_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    database.look_at(path, reading=False)
    with pytest.raises(Unusable, match="older"):
        await Store.open(str(path), reading=True)
    store = await Store.open(str(path))
    await append(store, "a", 0, "x")
    await store.close()


async def test_a_database_that_cannot_be_reached_is_told_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(Unavailable) as refused:
        await Store.open("postgresql://me:secret@127.0.0.1:1/none")
    assert "secret" not in str(refused.value)
    with pytest.raises(Unusable, match="cannot be opened"):
        await Store.open("/proc/nowhere/tables.sqlite")
    with pytest.raises(Unusable, match="no database"):
        await Store.open(str(tmp_path / "none"), reading=True)
    for wrong in ("mysql://x/y", "sqlite://", "nonsense://"):
        with pytest.raises(Unusable, match="no address"):
            await Store.open(wrong)


def test_the_usual_file_lies_in_the_persons_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOTTOVOCE_DATA", raising=False)
    assert Path(str(database.address().database)).parent.name == "sottovoce"
    monkeypatch.setenv("SOTTOVOCE_DATA", str(tmp_path))
    assert Path(str(database.address().database)).parent == tmp_path


# Killed.

KEEP_ON = """
import asyncio, sys
from sottovoce.server.storage.store import Store, Summary
async def go():
    store = await Store.open(sys.argv[1])
    async def play(table):
        first = len(await store.load(table))
        while True:
            await store.append(table, first, [b"%d" % first, b"%d" % (first + 1)], summary=Summary("one", "open", 1))
            first += 2
            print(table, first, flush=True)
    await asyncio.gather(*(play(f"t{n}") for n in range(20)))
asyncio.run(go())
"""


async def test_what_was_acknowledged_survives_a_kill_at_any_moment(url: str) -> None:
    chance = random.Random(5)
    acknowledged: dict[str, int] = {}
    for _ in range(4):
        with subprocess.Popen([sys.executable, "-c", KEEP_ON, url], stdout=subprocess.PIPE, text=True) as keeper:
            assert keeper.stdout is not None
            lines = [keeper.stdout.readline() for _ in range(chance.randrange(50, 400))]
            keeper.kill()
            lines += keeper.stdout.readlines()
        for line in lines:
            if line.endswith("\n"):
                table, number = line.split()
                acknowledged[table] = int(number)
    assert len(acknowledged) == 20
    store = await Store.open(url)
    for name, least in acknowledged.items():
        kept = await store.load(name)
        assert len(kept) >= least
        assert len(kept) % 2 == 0  # never half an append
        assert kept == [b"%d" % n for n in range(len(kept))]
    await store.close()
