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
from dataclasses import dataclass, field
from pathlib import Path

from bench.attackers import ATTACKS
from bench.crowd import Crowd
from sottovoce.games import shelf

TABLES, RATE, SECONDS, ROUNDS = 4, 50.0, 8.0, 4
ELSEWHERE = {attack: f"127.0.1.{number}" for number, attack in enumerate(ATTACKS, 1)}  # none is known from before
IN_MEMORY = Path("/dev/shm")  # a disk that is none: what a real one is late by is not the attacker's doing

OPENING = """\
## Beside somebody who means no good

{tables} tables are played at {rate:g} moves a second, {rounds} times in turn for {seconds:g} s in quiet and for as long
beside an attacker, all in one run. An attacker is a process of its own at an address of its own: it connects, sends as
much as is taken, and connects again as soon as it is cut off.
{apart}
{kept} Before it began,
{load:.1f} other processes wanted one of the {cores} processors.

| | told to the opponent, median (in quiet) | 99 of 100 (in quiet) | connections | longest until cut off | memory |
|---|--:|--:|--:|--:|--:|
"""
APART = """\
The server has a processor of its own; the attacker shares the other one with those who play, and gives way to them: it
would be another machine's.\
"""
TOGETHER = "It takes a processor of this machine besides what it costs the server."
KEPT_IN_MEMORY = "Games are kept in SQLite on a disk in memory, so that no disk's delays are taken for the attacker's."
KEPT_ON_DISK = "Games are kept in SQLite."


@dataclass
class Beside:
    """How it was to play in quiet and beside an attacker, all turns together."""

    quiet: list[float] = field(default_factory=list)  # seconds from sending to the opponent's receipt
    attacked: list[float] = field(default_factory=list)
    times: int = 0  # that the attacker connected
    longest: float = 0.0
    memory: int = 0

    def row(self, name: str) -> str:
        def waits(share: float) -> str:
            beside, quiet = (1_000 * sorted(some)[int(len(some) * share)] for some in (self.attacked, self.quiet))
            return f"{beside:.1f} ms ({quiet:.1f})"

        longest = f"{self.longest * 1_000:.0f} ms" if self.longest else "–"
        memory = f"{self.memory / 2**20:.0f} MiB"
        return f"| {name} | {waits(0.5)} | {waits(0.99)} | {self.times} | {longest} | {memory} |"


async def _beside(found: Beside, crowd: Crowd, port: int, attack: str, seconds: float) -> None:
    command = [sys.executable, "-m", "bench.attackers", attack, str(port), str(seconds), ELSEWHERE[attack]]
    attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    gives_way(attacker.pid)
    found.attacked += (await crowd.play(RATE, seconds)).to_other
    printed, _ = await attacker.communicate()
    saw = json.loads(printed)
    found.times += saw["times"]
    found.longest = max(found.longest, saw["longest"], saw["enduring"])


async def measured(database: str, seconds: float) -> dict[str, Beside]:
    """In quiet and beside each of them, in turn."""
    from bench.server import served

    found = {attack: Beside() for attack in ATTACKS}
    with served(database) as server, _apart(server.process.pid):
        crowd = Crowd(server.port, TABLES, list(shelf()))
        await crowd.sit_down()
        await crowd.come_in()
        await crowd.begin()
        await crowd.play(RATE, seconds / 4)
        for attack, beside in found.items():
            print(attack, file=sys.stderr)
            for _ in range(ROUNDS):
                beside.quiet += (await crowd.play(RATE, seconds)).to_other
                await _beside(beside, crowd, server.port, attack, seconds)
            beside.memory = server.memory
        assert not crowd.gone, "somebody who plays has lost a connection"
        await crowd.leave()
    return found


def can_be_apart() -> bool:
    """Are there two processors, and a way to choose one?"""
    return hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1


def gives_way(attacker: int) -> None:
    """An attacker's process runs only when nobody else wants its processor: it would be another machine's."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "SCHED_IDLE"):
            os.sched_setscheduler(attacker, os.SCHED_IDLE, os.sched_param(0))
        else:
            os.setpriority(os.PRIO_PROCESS, attacker, 20)


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
    load, in_memory = os.getloadavg()[0], os.access(IN_MEMORY, os.W_OK)
    with tempfile.TemporaryDirectory(dir=IN_MEMORY if in_memory else folder) as kept:
        found = asyncio.run(measured(f"{kept}/attacked.sqlite", seconds))
    opening = OPENING.format(
        tables=TABLES, rate=RATE, rounds=ROUNDS, seconds=seconds, load=load, cores=os.cpu_count(),
        apart=APART if can_be_apart() else TOGETHER, kept=KEPT_IN_MEMORY if in_memory else KEPT_ON_DISK,
    )  # fmt: skip
    return opening + "\n".join(one.row(name) for name, one in found.items()) + "\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        print(section(Path(name), float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS))
