"""The lock that one server holds on a PostgreSQL database, for as long as a connection of its own lives."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sottovoce.server.errors import Unusable

log = logging.getLogger(__name__)

NUMBER = 0x53565443  # of the lock: the same for all servers, each database has its own
TRIES, AGAIN = 6, 0.5  # how often it is tried, and seconds between: the database may not know yet that one was killed
LOOK = 5.0  # seconds between looks whether the connection still lives


class ServerLock:
    """Made by `taken`. When its connection was lost, and the lock with it, it is taken again."""

    def __init__(self, engine: AsyncEngine, connection: AsyncConnection) -> None:
        self._engine, self._connection = engine, connection
        self._keeping = asyncio.create_task(self._keep())

    @classmethod
    async def taken(cls, engine: AsyncEngine, where: str) -> ServerLock:
        """Unusable if another server has it."""
        for _ in range(TRIES):
            connection = await _locked(engine)
            if connection is not None:
                return cls(engine, connection)
            await asyncio.sleep(AGAIN)
        raise Unusable("database-in-use", file=where)

    async def close(self) -> None:
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._connection.invalidate()  # which ends it, and so the lock
            await self._connection.close()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._connection.execute(text("SELECT 1"))
            except (SQLAlchemyError, OSError, TimeoutError):
                with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
                    await self._connection.close()
                    found = await _locked(self._engine)
                    if found is None:
                        log.error("another server has taken the database while its connection was lost")
                    else:
                        self._connection = found


async def _locked(engine: AsyncEngine) -> AsyncConnection | None:
    """A connection that holds the lock; None: another has it."""
    connection = await (await engine.connect()).execution_options(isolation_level="AUTOCOMMIT")
    got = (await connection.execute(text("SELECT pg_try_advisory_lock(:number)"), {"number": NUMBER})).scalar()
    if not got:
        await connection.close()
        return None
    return connection
