"""How many can play here at the same time? `make bench` lets a crowd play on a real server and writes docs/server.md,
with how fast games are kept; `--small` lets a few tables play for a moment, and writes nothing.
"""

from __future__ import annotations

import asyncio
import os
import platform
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from bench import attacked, others, store
from bench.crowd import Crowd, Timed, homes
from sottovoce.games import shelf

PAGE = Path(__file__).parent.parent / "docs" / "server.md"
LATE = 1.0  # seconds after which a move is late
TICKS = os.sysconf("SC_CLK_TCK")

OPENING = """\
<!-- Written by `make bench`; do not edit. -->
# How many can play at the same time

A real `sottovoce serve` on loopback, in a process of its own. At each of {tables} tables two play and one looks on;
each has a device's key and a WebSocket of its own: {people} connections. The four games take turns, and moves are
chosen at random. {rate:g} moves a second are sent at all tables together, for {seconds:g} s, at a steady pace as long
as a table is free to move. A move is acknowledged, and told to the others, only when it is on the disk.

The people are all in one other process, which shares the {cores} processors with the server and the database: its own
delays count as the server's. What the server needs is its own process alone, without PostgreSQL and without the
processes of the bots, who have nothing to do. The limits for a device and for an address are those of every server;
the people come from {addresses} addresses. Before it began, {load:.1f} other processes wanted a processor.

Python {python}, {cores} processors, uvicorn {uvicorn}, websockets {websockets}.

"""


@dataclass(frozen=True)
class Load:
    """How many tables, and how fast they play together."""

    tables: int = 1_000
    rate: float = 500.0  # moves a second
    seconds: float = 30.0


SMALL = Load(tables=4, rate=100.0, seconds=3.0)  # one table a game: the shortest is played more than once


@dataclass(frozen=True)
class Measured:
    """What the people saw, and what it cost the server."""

    timed: Timed
    gone: int
    memory: tuple[int, int, int]  # bytes: tables are open, everybody is connected, all is played
    people: int
    seconds: float  # of a processor: the server's
    crowds_seconds: float

    def rows(self) -> list[tuple[str, str]]:
        timed, (opened, connected, played) = self.timed, self.memory
        late = sum(wait > LATE for wait in timed.to_other)
        return [
            ("moves a second", f"{timed.sent / timed.seconds:.0f}"),
            ("from sending to the opponent's receipt, median", _ms(timed.to_other, 0.5)),
            ("the same, 99 of 100", _ms(timed.to_other, 0.99)),
            ("from sending to the acknowledgement, median", _ms(timed.to_answer, 0.5)),
            ("the same, 99 of 100", _ms(timed.to_answer, 0.99)),
            ("moves refused", f"{len(timed.refused)}"),
            (f"moves that took more than {LATE:g} s", f"{late}"),
            ("connections lost", f"{self.gone}"),
            ("moves sent behind their time, 99 of 100 by less than", _ms(timed.behind, 0.99)),
            ("server's processor time a move", f"{self.seconds / timed.sent * 1_000:.2f} ms"),
            ("server's share of a processor", f"{self.seconds / timed.seconds:.0%}"),
            ("the people's share of a processor", f"{self.crowds_seconds / timed.seconds:.0%}"),
            ("server's memory a connection", f"{(connected - opened) / self.people / 1_024:.0f} KiB"),
            ("server's memory in the end", f"{played / 2**20:.0f} MiB"),
        ]


def _ms(waits: list[float], share: float) -> str:
    return f"{sorted(waits)[int(len(waits) * share)] * 1_000:.1f} ms"


class Served:
    """A server in a process of its own, and what it uses."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "sottovoce", "serve", "--port", "0", "--lang", "en", "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r":(\d+)/", said)
        assert found is not None, f"the server does not start: {said!r}"
        self.port = int(found[1])

    @property
    def memory(self) -> int:
        """Bytes that are really in use."""
        pages = int(self._proc("statm").split()[1])
        return pages * resource.getpagesize()

    @property
    def seconds(self) -> float:
        """Of a processor, since it began."""
        after_the_name = self._proc("stat").rpartition(")")[2].split()
        return (int(after_the_name[11]) + int(after_the_name[12])) / TICKS

    def _proc(self, what: str) -> str:
        return Path(f"/proc/{self.process.pid}/{what}").read_text()


@contextmanager
def served(database: str) -> Iterator[Served]:
    server = Served(database)
    try:
        yield server
    finally:
        server.process.send_signal(signal.SIGTERM)
        server.process.communicate(timeout=60)


async def measured(database: str, load: Load) -> Measured:
    """Let a crowd play on a server with this database."""
    _open_many_files()
    with served(database) as server:
        crowd = Crowd(server.port, load.tables, list(shelf()))
        await crowd.sit_down()
        opened = server.memory
        await crowd.come_in()
        connected = server.memory
        await crowd.begin()
        servers, crowds = server.seconds, time.process_time()
        timed = await crowd.play(load.rate, load.seconds)
        servers, crowds = server.seconds - servers, time.process_time() - crowds
        memory = opened, connected, server.memory
        gone = crowd.gone
        await crowd.leave()
    return Measured(timed, gone, memory, len(crowd.people), servers, crowds)


def _open_many_files() -> None:
    """A connection is a file; as many may be open as the machine allows."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def written(columns: dict[str, Measured]) -> str:
    """A table with a column for each database."""
    lines = ["| |" + "".join(f" {name} |" for name in columns), "|---|" + "--:|" * len(columns)]
    for row in zip(*(one.rows() for one in columns.values()), strict=True):
        lines.append(f"| {row[0][0]} |" + "".join(f" {value} |" for _, value in row))
    return "\n".join(lines) + "\n"


def page(columns: dict[str, Measured], load: Load, busy: float) -> str:
    people = load.tables * 3
    opening = OPENING.format(
        tables=f"{load.tables:,}".replace(",", " "),
        people=f"{people:,}".replace(",", " "),
        rate=load.rate,
        seconds=load.seconds,
        cores=os.cpu_count(),
        addresses=len(homes(people)),
        load=busy,
        python=platform.python_version(),
        uvicorn=version("uvicorn"),
        websockets=version("websockets"),
    )
    return opening + written(columns)


def main() -> None:
    is_small = "--small" in sys.argv[1:]
    load, busy = SMALL if is_small else Load(), os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as name, store.postgresql() as postgres:
        folder = Path(name)
        columns = {}
        for kept_in, database in (("SQLite", str(folder / "server.sqlite")), ("PostgreSQL", postgres.url("server"))):
            print(f"{load.tables} tables, {kept_in}", file=sys.stderr)
            columns[kept_in] = asyncio.run(measured(database, load))
        text = page(columns, load, busy)
        if not is_small:
            text += "\n" + attacked.section(folder)
            text += "\n" + others.section()
            text += "\n" + store.section(folder, postgres)
            PAGE.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
