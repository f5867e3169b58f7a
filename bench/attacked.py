"""What one bad visitor costs those who play: `python -m bench.attacked`, and a section of docs/server.md.

The same few tables are played all the time, first in quiet and then beside each attacker.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bench.attackers import ATTACKS
from bench.crowd import Crowd, Timed
from sottovoce.games import shelf

TABLES, RATE, SECONDS = 4, 100.0, 12.0
ELSEWHERE = {attack: f"127.0.1.{number}" for number, attack in enumerate(ATTACKS, 1)}  # none is known from before

OPENING = """\
## Beside somebody who means no good

{tables} tables are played at {rate:g} moves a second, for {seconds:g} s in quiet and then beside each attacker, all in
one run. An attacker is a process of its own at an address of its own: it connects, sends as much as is taken, and
connects again as soon as it is cut off. {apart} Before it began, {load:.1f} other processes wanted one of the {cores}
processors.

| | told to the opponent, median | 99 of 100 | connections | longest until it was cut off | server's memory |
|---|--:|--:|--:|--:|--:|
"""


APART = """\
The server has a processor of its own; the attacker shares the other one with those who play, and gives way to them: it
would be another machine's.\
"""
TOGETHER = "It takes a processor of this machine besides what it costs the server."
YIELDING = 10  # how much an attacker gives way


@dataclass(frozen=True)
class Beside:
    """How it was to play beside an attacker."""

    timed: Timed
    times: int
    longest: float
    memory: int

    def row(self, name: str) -> str:
        waits = sorted(self.timed.to_other)
        middle, late = (waits[int(len(waits) * share)] * 1_000 for share in (0.5, 0.99))
        longest = f"{self.longest * 1_000:.0f} ms" if self.longest else "–"
        times = str(self.times) if self.times else "–"
        return f"| {name} | {middle:.1f} ms | {late:.1f} ms | {times} | {longest} | {self.memory / 2**20:.0f} MiB |"


async def _beside(crowd: Crowd, port: int, attack: str, seconds: float) -> tuple[Timed, int, float]:
    if not attack:
        return await crowd.play(RATE, seconds), 0, 0.0
    command = [sys.executable, "-m", "bench.attackers", attack, str(port), str(seconds), ELSEWHERE[attack]]
    attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    with contextlib.suppress(ProcessLookupError):
        os.setpriority(os.PRIO_PROCESS, attacker.pid, YIELDING)
    timed = await crowd.play(RATE, seconds)
    told, _ = await attacker.communicate()
    found = json.loads(told)
    return timed, found["times"], found["longest"]


async def measured(database: str, seconds: float) -> dict[str, Beside]:
    """Quiet first, then beside each of them."""
    from bench.server import served

    found = {}
    with served(database) as server, _apart(server.process.pid):
        crowd = Crowd(server.port, TABLES, list(shelf()))
        await crowd.sit_down()
        await crowd.come_in()
        await crowd.begin()
        for attack in ("", *ATTACKS):
            print(attack or "quiet", file=sys.stderr)
            timed, times, longest = await _beside(crowd, server.port, attack, seconds)
            found[attack or "in quiet"] = Beside(timed, times, longest, server.memory)
        assert not crowd.gone, "somebody who plays has lost a connection"
        await crowd.leave()
    return found


def can_be_apart() -> bool:
    """Are there two processors, and a way to choose one?"""
    return hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1


@contextlib.contextmanager
def _apart(server: int) -> Iterator[None]:
    """One processor for the server, the others for everybody else."""
    if not can_be_apart():
        yield
        return
    every = os.sched_getaffinity(0)
    for thread in os.listdir(f"/proc/{server}/task"):
        os.sched_setaffinity(int(thread), {min(every)})
    os.sched_setaffinity(0, every - {min(every)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, every)


def section(folder: Path, seconds: float = SECONDS) -> str:
    """Measure, and tell of it."""
    load = os.getloadavg()[0]
    found = asyncio.run(measured(str(folder / "attacked.sqlite"), seconds))
    apart = APART if can_be_apart() else TOGETHER
    opening = OPENING.format(tables=TABLES, rate=RATE, seconds=seconds, apart=apart, load=load, cores=os.cpu_count())
    return opening + "\n".join(one.row(name) for name, one in found.items()) + "\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        print(section(Path(name), float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS))
