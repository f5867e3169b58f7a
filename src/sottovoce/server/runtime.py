"""The part that waits: a database, bots and a clock for the live tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from itertools import groupby, islice
from typing import Any, Generic, TypeVar

import msgspec

from sottovoce.bots.bot import LEVELS
from sottovoce.bots.workers import Asker, Busy, Workers
from sottovoce.games import shelf
from sottovoce.server.errors import AnyRefusal, Conflict, ServerRefusal, StoreError, Unavailable
from sottovoce.server.live.effects import Effect, KeepSnapshot, Load, Save, Think
from sottovoce.server.live.hub import Hub
from sottovoce.server.live.room import SNAPSHOT_AFTER, Room
from sottovoce.server.live.session import Session
from sottovoce.server.storage.snapshots import Snapshot
from sottovoce.server.storage.store import Store
from sottovoce.server.storage.writer import kind, where
from sottovoce.table import snapshot
from sottovoce.table.refusals import CorruptJournal
from sottovoce.table.state import State
from sottovoce.table.summary import VERSION as SUMMARY_VERSION
from sottovoce.table.summary import played, summary
from sottovoce.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

AT_ONCE = 20  # entries of a table that are read in one piece; more in slices
LONG_ENTRY = 1_000  # letters: a game that was brought is one entry, and is played in a thread beside the others
SLICE = 0.002  # seconds
TICK = 0.25  # seconds between looks at the clocks
BOT_SECONDS = 2.0  # that a bot may think
BUSY_SECONDS = 1.0  # until a bot is asked again when all are thinking


class Runtime:
    """The live tables and everything they need for as long as the process lives. Owns its tasks and ends them."""

    def __init__(self, store: Store, workers: Workers, clock: Callable[[], float] | None = None) -> None:
        self.store, self.workers, self.clock = store, workers, clock or steady_clock()
        self._woken = asyncio.Event()
        self.hub = Hub(shelf(), LEVELS, lambda: secrets.randbits(64), self._woken.set)
        self.sessions: set[Session] = set()
        self.is_closing = False
        self.at_each_tick: Callable[[], None] = lambda: None
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_reading, self._is_keeping = asyncio.Lock(), asyncio.Lock()
        self._main = [asyncio.create_task(self._run_effects()), asyncio.create_task(self._watch_clocks())]

    @property
    def now(self) -> float:
        return self.clock()

    async def close(self) -> None:
        """Accept no more, store what was handed in, wake every connection so that it ends, and end."""
        self.is_closing = True
        for task in self._main:
            task.cancel()
        await asyncio.gather(*self._main, return_exceptions=True)
        self._start_effects(only_saves=True)
        thinking = [task for task in self._tasks if task.get_name() == "think"]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for session in list(self.sessions):
            session.wake()
        await self.workers.close()
        await self.store.close()

    # Effects.

    async def _run_effects(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            self._start_effects()

    def _start_effects(self, only_saves: bool = False) -> None:
        while self.hub.effects:
            effect = self.hub.effects.popleft()
            if isinstance(effect, Save) or not only_saves:
                task = asyncio.create_task(self._run(effect), name="think" if isinstance(effect, Think) else None)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _run(self, effect: Effect) -> Coroutine[Any, Any, None]:
        match effect:
            case Load():
                return self._load(effect)
            case Save():
                return self._save(effect)
            case Think():
                return self._think(effect)
            case KeepSnapshot():
                return self._keep_snapshot(effect)

    async def _load(self, load: Load) -> None:
        try:
            stored = await self.store.load(load.table)
            is_long = len(stored) > AT_ONCE or any(map(is_long_entry, stored))
            state, in_snapshot = await self._read(load.table, stored) if is_long else (stored, 0)
        except (CorruptJournal, msgspec.MsgspecError) as error:
            self.hub.loaded(load.table, None, error, self.now)
        except Exception as error:
            self.hub.loaded(load.table, None, _store_error(error), self.now)
        else:
            self.hub.loaded(load.table, state, None, self.now, in_snapshot)

    async def _read(self, table: str, stored: Sequence[bytes]) -> tuple[State, int]:
        """A long table, from its snapshot and the entries since then; and how many entries the snapshot spared. In
        slices between which everybody else has a turn, and one table at a time."""
        found = await self.store.snapshot(table) if len(stored) >= SNAPSHOT_AFTER else None
        async with self._is_reading:
            state = found and await self._restored(table, found, stored)
            in_snapshot = len(state.entries) if state else 0
            state = state or State(self.hub.games)
            steps = self.hub.reading(state, stored[in_snapshot:])
            for is_long, some in groupby(stored[in_snapshot:], is_long_entry):
                part = islice(steps, len(list(some)))
                await (asyncio.to_thread(list, part) if is_long else in_slices(part))
        return state, in_snapshot

    async def _restored(self, table: str, found: Snapshot, stored: Sequence[bytes]) -> State | None:
        """What a snapshot says that the table was; None if it does not belong to these entries and these rules."""
        state = State(self.hub.games)
        try:
            if (await in_slices(found.checking(stored)))[-1]:
                await in_slices(snapshot.restoring(state, stored, found.blocks()))
                return state
        except (snapshot.WrongSnapshot, msgspec.MsgspecError) as error:
            log.warning("table %s: its snapshot cannot be read (%s)", table, type(error).__name__)
        log.info("table %s: its snapshot does not fit and is made again", table)
        return None

    async def _keep_snapshot(self, keep: KeepSnapshot) -> None:
        """One at a time; if it cannot be done, the table is read from its entries."""
        async with self._is_keeping:
            blocks = await in_slices(keep.blocks)
            with contextlib.suppress(StoreError):
                await self.store.put_snapshot(keep.table, keep.length, blocks)

    async def _save(self, save: Save) -> None:
        try:
            await self.store.append(save.table, save.first, save.entries, save.seats, save.summary, save.played)
        except Exception as error:
            self.hub.save_failed(save, _store_error(error), self.now)
        else:
            self.hub.saved(save, self.now)

    async def _think(self, think: Think) -> None:
        try:
            choice = await self.workers.choose(
                think.game, think.view, think.lines, think.level, secrets.randbits(64), BOT_SECONDS,
                Asker(think.address, think.device),
            )  # fmt: skip
        except Exception as error:
            if not isinstance(error, Busy):
                log.exception("table %s: a bot could not be asked", think.table)
            await asyncio.sleep(BUSY_SECONDS)
            self.hub.bot_chose(think, None, self.now)
        else:
            self.hub.bot_chose(think, choice.move, self.now)

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.hub.tick(self.now)
            self.at_each_tick()

    # What HTTP asks of a table.

    async def room(self, name: str) -> Room:
        """A table's room, read if it has to be; Refusal or StoreError if it cannot be had."""
        self.hub.now = self.now
        reply: FutureReply[Room] = FutureReply()
        self.hub.enter(name, reply.done, reply.refuse)
        return await reply.future

    async def do(self, name: str, act: Callable[[Table, float], int]) -> int:
        """Do something at a table and store it; returns its news line."""
        room = await self.room(name)
        self.hub.now = self.now
        reply: FutureReply[int] = FutureReply()
        room.do(act, reply)
        return await reply.future

    async def open(self, name: str, table: Table, address: str) -> None:
        """Open a new table and store it; somebody at this address wants it."""
        self.hub.now = self.now
        room = self.hub.opened(name, table, address)
        reply: FutureReply[int] = FutureReply()
        room.do(lambda opened, _: len(opened.entries) - 1, reply)
        await reply.future

    async def renew_summaries(self) -> None:
        """Make again what lists say of tables that an earlier version stored, or that were imported: one after the
        other, while everybody plays. A table that goes on meanwhile has made its own."""
        async for name in self.store.outdated(SUMMARY_VERSION):
            stored = await self.store.load(name)
            with contextlib.suppress(CorruptJournal, msgspec.MsgspecError, Conflict):
                state, _ = await self._read(name, stored)
                await self.store.append(name, len(stored), [], summary=summary(state), played=played(state))

    async def expire(self, state: str, seconds: float, *, only_to_look_at: bool = False) -> None:
        """Remove the tables in this state at which nothing has happened for so long and nobody is; or only those with
        a record at which nobody has a chair."""
        before = self.now - seconds
        while names := [
            name for name in await self.store.tables_older(state, before, only_to_look_at=only_to_look_at)
            if name not in self.hub.rooms
        ]:  # fmt: skip
            if not await self.store.remove(names, before):
                return
            log.info("removed %d tables", len(names))

    def check_open(self) -> None:
        if self.is_closing:
            raise ServerRefusal("closing", status=503)


def steady_clock(after: float = 0.0) -> Callable[[], float]:
    """Seconds since 1970 as they were known at the start, counted on from there: when somebody sets the machine's
    clock, nobody loses thinking time, and nobody wins any. Nothing happens before what is stored (`after`)."""
    began = max(time.time(), after) - time.monotonic()
    return lambda: began + time.monotonic()


def is_long_entry(stored: bytes) -> bool:
    return len(stored) > LONG_ENTRY


async def in_slices(steps: Iterator[T]) -> list[T]:
    """Do long work step by step: everybody else has a turn after each slice of time. Returns what the steps gave."""
    found, until = [], time.perf_counter() + SLICE
    for step in steps:
        found.append(step)
        if time.perf_counter() > until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
    return found


class FutureReply(Generic[T]):
    """The answer to a coroutine that waits for it, unless it was cancelled meanwhile."""

    def __init__(self) -> None:
        self.future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def done(self, found: T) -> None:
        if not self.future.done():
            self.future.set_result(found)

    def refuse(self, why: AnyRefusal) -> None:
        if not self.future.done():
            self.future.set_exception(why)


def _store_error(error: Exception) -> StoreError:
    """Any failure of the store as a StoreError; a bug of ours leaves a trace, but nobody waits for ever."""
    if isinstance(error, StoreError):
        return error
    log.error("the store failed in a way that it should not: %s at %s", kind(error), where(error))
    return Unavailable("store-unavailable")
