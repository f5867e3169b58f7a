"""The lock that one server holds on a PostgreSQL database, for as long as a connection of its own lives.

Games are written on that very connection. When it is lost, and the lock with it, whatever is on its way is not stored,
and nothing more can be written before the lock is had again: two servers never write at the same time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sottovoce.server.errors import Unavailable, Unusable

log = logging.getLogger(__name__)

NUMBER = 0x53565443  # of the lock: the same for all servers, each database has its own
TRIES, AGAIN = 6, 0.5  # how often it is tried, and seconds between: the database may not know yet that one was killed
LOOK = 5.0  # seconds between looks whether the connection still lives

TRY_LOCK = text("SELECT pg_try_advisory_lock(:number)")
WHO = text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
END = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = :pid AND backend_start = :backend_start")


class ServerLock:
    """Made by `taken`. When its connection was lost it is taken again, unless another server has it by then: then it is
    lost for good."""

    def __init__(self, engine: AsyncEngine, where: str) -> None:
        self._engine, self._where = engine, where
        self._connection: AsyncConnection | None = None
        self._session: dict[str, Any] = {}  # by which the database knows the connection
        self._in_use = asyncio.Lock()
        self._is_missed = asyncio.Event()
        self._refused_since: float | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._is_closed = False
        self.lost: Unusable | None = None  # why nothing will ever be written here again
        self.when_lost: Callable[[], None] = lambda: None

    @classmethod
    async def taken(cls, engine: AsyncEngine, where: str) -> ServerLock:
        """Unusable if another server has it."""
        lock = cls(engine, where)
        for _ in range(TRIES):
            if await lock._take():
                lock._keeping = asyncio.create_task(lock._keep())
                return lock
            await asyncio.sleep(AGAIN)
        raise Unusable("database-in-use", file=where)

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        self._is_closed = True
        await self._let_go()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """The connection that holds the lock, for one at a time; Unavailable without it. What is not committed in the
        end is rolled back."""
        async with self._in_use:
            if not self._is_held and not await self._taken_again():
                self._is_missed.set()
                raise Unavailable("store-unavailable")
            assert self._connection is not None
            try:
                yield self._connection
            finally:
                if self._is_held:
                    await self._connection.rollback()
                else:
                    self._is_missed.set()

    @property
    def _is_held(self) -> bool:
        """As far as we know. A connection that was invalidated would connect anew by itself, and without the lock."""
        return self._connection is not None and not self._connection.invalidated

    async def _keep(self) -> None:
        while self.lost is None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._is_missed.wait()
            async with self._in_use:
                self._is_missed.clear()
                with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
                    if not (await self._still_held() or await self._taken_again()):
                        self._is_missed.set()
            if self._is_missed.is_set():
                await asyncio.sleep(AGAIN)

    async def _still_held(self) -> bool:
        if not self._is_held:
            return False
        assert self._connection is not None
        try:
            await self._connection.execute(text("SELECT 1"))
            await self._connection.rollback()
        except (SQLAlchemyError, OSError, TimeoutError):
            await self._let_go()
            return False
        return True

    async def _taken_again(self) -> bool:
        """After it was lost. That the database still knows our former connection does not count against us."""
        if self._is_closed or self.lost is not None:
            return False
        await self._let_go()
        if await self._take():
            log.warning("the connection that holds the database was lost, and is there again")
            self._refused_since = None
            return True
        now = asyncio.get_running_loop().time()
        self._refused_since = now if self._refused_since is None else self._refused_since
        if now - self._refused_since >= TRIES * AGAIN:
            self.lost = Unusable("database-lost", file=self._where)
            log.error("another server has taken the database while the connection to it was lost")
            self.when_lost()
        return False

    async def _take(self) -> bool:
        """Connect, and have the lock unless another has it."""
        connection = await self._engine.connect()
        try:
            if self._session:
                await connection.execute(END, self._session)
            session = (await connection.execute(WHO)).mappings().one()
            if (await connection.execute(TRY_LOCK, {"number": NUMBER})).scalar():
                await connection.commit()
                self._connection, self._session = connection, dict(session)
                return True
        except BaseException:
            await connection.invalidate()
            await connection.close()
            raise
        await connection.close()
        return False

    async def _let_go(self) -> None:
        """End the connection, and so the lock."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
                await connection.invalidate()
                await connection.close()
