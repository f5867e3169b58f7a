"""All attackers at once, while four tables are played: nobody loses anything, and the server's memory stays."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bench.attackers import ATTACKS
from bench.crowd import Crowd
from bench.server import served
from sottovoce.games import shelf
from tests.effort import only_in_the_soak

pytestmark = pytest.mark.anyio

LONGEST = 60.0 * float(os.environ.get("SOTTOVOCE_BESIEGED", "20"))  # seconds, if the soak is long enough
WARM = 20.0  # seconds until what is kept for everybody is there
FAST, STEADY = 10.0, 1.0  # moves a second: to warm up, and then as people play; what is played is kept in memory too
UNTIL = float(os.environ.get("SOTTOVOCE_UNTIL", "inf"))


@only_in_the_soak
async def test_all_attackers_at_once_while_four_tables_are_played(tmp_path: Path) -> None:
    seconds = max(2 * WARM, min(LONGEST, UNTIL - time.time() - 60.0))
    with served(str(tmp_path / "besieged.sqlite")) as server:
        crowd = Crowd(server.port, 4, list(shelf()))
        await crowd.sit_down()
        await crowd.come_in()
        await crowd.begin()
        attackers = [
            subprocess.Popen(
                [sys.executable, "-m", "bench.attackers", attack, str(server.port), str(seconds), f"127.0.1.{number}"],
                stdout=subprocess.PIPE,
            )
            for number, attack in enumerate(ATTACKS, 1)
        ]
        try:
            warm = await crowd.play(FAST, WARM)
            before, sent = server.memory, warm.sent
            until = time.monotonic() + seconds - WARM
            while time.monotonic() < until:
                timed = await crowd.play(STEADY, min(60.0, max(1.0, until - time.monotonic())))
                sent += timed.sent
                assert not timed.refused
            after = server.memory
        finally:
            for attacker in attackers:
                attacker.kill()
                attacker.communicate()
        print(f"{seconds:.0f} s, {sent} moves, memory {before / 2**20:.0f} MiB, then {after / 2**20:.0f} MiB")
        assert not crowd.gone  # nobody who plays lost a connection, and every move was answered and told
        assert after < before * 1.1
        await crowd.leave()
