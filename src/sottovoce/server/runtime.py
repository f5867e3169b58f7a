"""The part that waits: a database, bots and a clock for the tables of `hub.py`."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sottovoce.bots.bot import LEVELS
from sottovoce.bots.workers import Busy, Workers
from sottovoce.games import shelf
from sottovoce.server.http.identity import Codes
from sottovoce.server.live.effects import Effect, Keep, Load, Think
from sottovoce.server.live.hub import Hub
from sottovoce.server.live.refusals import AnyRefusal, ServerRefusal
from sottovoce.server.live.room import Room
from sottovoce.server.live.session import Session
from sottovoce.server.storage.errors import StoreError, Unavailable
from sottovoce.server.storage.store import Store
from sottovoce.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

TICK = 0.25  # seconds between looks at the clocks
BOT_SECONDS = 2.0  # that a bot may think
BUSY_SECONDS = 1.0  # until a bot is asked again when all are thinking


class Runtime:
    """Everything that lives as long as the process does. Owns its tasks, and ends them when it closes."""

    def __init__(self, store: Store, workers: Workers, clock: Callable[[], float] = time.time) -> None:
        self.store, self.workers, self.clock = store, workers, clock
        self._woken = asyncio.Event()
        self.hub = Hub(shelf(), LEVELS, lambda: secrets.randbits(64), self._woken.set)
        self.codes = Codes()
        self.sessions: set[Session] = set()
        self.is_closing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._main = [asyncio.create_task(self._carry()), asyncio.create_task(self._watch_clocks())]

    @property
    def now(self) -> float:
        return self.clock()

    async def close(self) -> None:
        """Take no more, keep what was handed in, let everybody know, and end."""
        self.is_closing = True
        for task in self._main:
            task.cancel()
        await asyncio.gather(*self._main, return_exceptions=True)
        self._start_effects(only_keep=True)
        thinking = [task for task in self._tasks if task.get_name() == "think"]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for session in list(self.sessions):
            session.wake()
        await self.workers.close()
        await self.store.close()

    # Effects.

    async def _carry(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            self._start_effects()

    def _start_effects(self, only_keep: bool = False) -> None:
        while self.hub.effects:
            effect = self.hub.effects.popleft()
            if isinstance(effect, Keep) or not only_keep:
                task = asyncio.create_task(self._done(effect), name="think" if isinstance(effect, Think) else None)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _done(self, effect: Effect) -> Coroutine[Any, Any, None]:
        match effect:
            case Load():
                return self._load(effect)
            case Keep():
                return self._keep(effect)
            case Think():
                return self._think(effect)

    async def _load(self, load: Load) -> None:
        try:
            kept = await self.store.load(load.table)
        except Exception as error:
            self.hub.loaded(load.table, None, _trouble(error), self.now)
        else:
            self.hub.loaded(load.table, kept, None, self.now)

    async def _keep(self, keep: Keep) -> None:
        try:
            await self.store.append(keep.table, keep.first, keep.entries, keep.seats, keep.summary)
        except Exception as error:
            self.hub.lost(keep, _trouble(error), self.now)
        else:
            self.hub.kept(keep, self.now)

    async def _think(self, think: Think) -> None:
        try:
            choice = await self.workers.choose(
                think.game, think.view, think.lines, think.level, secrets.randbits(64), BOT_SECONDS
            )
        except Exception as error:
            if not isinstance(error, Busy):
                log.exception("table %s: a bot could not be asked", think.table)
            await asyncio.sleep(BUSY_SECONDS)
            self.hub.chosen(think, None, self.now)
        else:
            self.hub.chosen(think, choice.move, self.now)

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.hub.tick(self.now)

    # What HTTP asks of a table.

    async def room(self, name: str) -> Room:
        """A table's room, read if it has to be; Refusal or Trouble if it cannot be had."""
        self.hub.now = self.now
        found: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        self.hub.enter(name, *_to(found))
        return await found

    async def do(self, name: str, act: Callable[[Table, float], int]) -> int:
        """Something done at a table, and kept; the line that tells of it."""
        room = await self.room(name)
        self.hub.now = self.now
        kept: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        room.do(act, *_to(kept))
        return await kept

    async def open(self, name: str, table: Table) -> None:
        """A new table, kept."""
        self.hub.now = self.now
        room = self.hub.opened(name, table)
        kept: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        room.do(lambda opened, _: len(opened.state.entries) - 1, *_to(kept))
        await kept

    def check_open(self) -> None:
        if self.is_closing:
            raise ServerRefusal("closing", status=503)


def _trouble(error: Exception) -> StoreError:
    """Whatever went wrong with the database is told as such; what is our own fault leaves a trace, and nobody stuck."""
    if isinstance(error, StoreError):
        return error
    log.error("the store failed in a way that it should not", exc_info=error)
    return Unavailable("store-unavailable")


def _to(future: asyncio.Future[T]) -> tuple[Callable[[T], None], Callable[[AnyRefusal], None]]:
    """Fill a future, unless whoever waited for it has gone."""

    def done(found: T) -> None:
        if not future.done():
            future.set_result(found)

    def refuse(why: AnyRefusal) -> None:
        if not future.done():
            future.set_exception(why)

    return done, refuse
