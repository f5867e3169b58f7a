"""Finding, opening and renewing the database: a file of this person, or a PostgreSQL server.

A file is looked at before it is opened: what is not ours, or is damaged, is refused and left as it is.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from importlib.resources import files
from pathlib import Path
from typing import IO, Any

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sottovoce.server.errors import Unusable
from sottovoce.server.storage.schema import VERSION_TABLE

OURS = 0x53565443  # the number that a file of ours carries in its header
MAGIC, HEADER = b"SQLite format 3\0", 100
BUSY = 5.0  # seconds to wait for a locked file
ANSWER, CONNECT = 15.0, 5.0  # seconds to wait for a PostgreSQL server that says nothing


def folder() -> Path:
    """Where this person's server keeps its games."""
    chosen = os.environ.get("SOTTOVOCE_DATA")
    return Path(chosen) if chosen else platformdirs.user_data_path("sottovoce")


def address(given: str | None = None) -> URL:
    """Database URL of a postgresql:// address or a file name; None means the default file."""
    if given is None:
        return URL.create("sqlite+aiosqlite", database=str(folder() / "tables.sqlite"))
    if "://" not in given:
        return URL.create("sqlite+aiosqlite", database=given)
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise Unusable("database-address") from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    name = url.drivername.partition("+")[0]
    if name not in drivers or (name == "sqlite" and url.database in (None, "", ":memory:")):
        raise Unusable("database-address")
    return url.set(drivername=drivers[name])


def shown(url: URL) -> str:
    """The address as a person may read it, without the password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def connected(url: URL, durable: bool = True) -> AsyncEngine:
    """The way to a database; nothing is opened yet. Without `durable` a commit does not wait for the disk: what is
    written so may be lost, and nothing else."""
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(
            url, pool_size=4, max_overflow=4, connect_args={"timeout": BUSY}, hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", _durable if durable else _hasty)
        return engine
    settings = {"application_name": "sottovoce", "synchronous_commit": "on" if durable else "off", "jit": "off"}
    wait = {"timeout": CONNECT, "command_timeout": ANSWER, "server_settings": settings}
    return create_async_engine(
        url, pool_size=4, max_overflow=4, pool_timeout=ANSWER, connect_args=wait, hide_parameters=True
    )


def _durable(connection: Any, _: object) -> None:
    """A connection to a file: a commit is on the disk before it is over."""
    _prepare(connection, "FULL")


def _hasty(connection: Any, _: object) -> None:
    """A connection to a file: a commit is on the disk some time later, in its order."""
    _prepare(connection, "NORMAL")


def _prepare(connection: Any, synchronous: str) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# A file, before it is opened.


def look_at(path: Path, reading: bool) -> None:
    """Refuse a file that is not ours; make a new one ours. The number in the header needs no opening to be read."""
    try:
        if reading and not path.exists():
            raise Unusable("database-missing", file=str(path))
        if not reading:
            _make_folder(path)
        if path.exists() and path.stat().st_size:
            with path.open("rb") as file:
                header = file.read(HEADER)
            if len(header) < HEADER or header[:16] != MAGIC or int.from_bytes(header[68:72], "big") != OURS:
                raise Unusable("database-foreign", file=str(path))
            if not reading:
                _make_private(path)
            return
        path.touch(mode=0o600)
        _make_private(path)
        new = sqlite3.connect(path, timeout=BUSY)
        try:
            new.execute("PRAGMA synchronous=FULL")
            new.execute(f"PRAGMA application_id={OURS}")
        finally:
            new.close()
    except OSError as error:
        raise Unusable("database-unopened", file=str(path), why=error.strerror or str(error)) from error
    except sqlite3.Error as error:
        raise Unusable("database-unopened", file=str(path), why=str(error)) from error


def _make_folder(path: Path) -> None:
    """What players keep secret is in there: nobody else on this machine may look in. A folder that was there before,
    and is not our own, is left as it is."""
    if not path.parent.exists() or path.parent == folder():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.parent.chmod(0o700)


def _make_private(path: Path) -> None:
    """The file and what SQLite keeps beside it, which it makes like the file: for this person alone."""
    for one in (path, *(path.with_name(path.name + more) for more in ("-wal", "-shm"))):
        if one.exists():
            one.chmod(0o600)


def taken(path: Path) -> IO[bytes]:
    """The lock that one server holds on its file; the system frees it however the server ends."""
    name = path.with_name(path.name + ".lock")
    try:
        lock = open(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "ab")  # noqa: SIM115 (held)
        name.chmod(0o600)
    except OSError as error:
        raise Unusable("database-unopened", file=str(name), why=error.strerror or str(error)) from error
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise Unusable("database-in-use", file=str(path)) from error
    return lock


# Any database, once it is open.


def check(connection: Connection, where: str) -> bool:
    """Refuse what is damaged, foreign or from the future. Does it need no renewal?"""
    if connection.dialect.name == "sqlite" and connection.execute(text("PRAGMA quick_check(1)")).scalar() != "ok":
        raise Unusable("database-damaged", file=where)
    there = inspect(connection).get_table_names()
    if VERSION_TABLE not in there:
        if there:
            raise Unusable("database-foreign", file=where)
        return False
    script = ScriptDirectory.from_config(_alembic())
    stored = set(connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalars())
    if not stored <= {known.revision for known in script.walk_revisions()}:
        raise Unusable("database-newer", file=where)
    return stored == set(script.get_heads())


def renew(connection: Connection, where: str) -> None:
    """Bring the tables up to date, all at once or not at all."""
    if check(connection, where):
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # sqlite3 begins no transaction for CREATE TABLE by itself
    config = _alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _alembic() -> Config:
    config = Config()
    config.set_main_option(
        "script_location", str(files("sottovoce.server.storage").joinpath("migrations")).replace("%", "%%")
    )
    config.set_main_option("path_separator", "os")
    return config
