"""`make soak`: the long tests, again and again with fresh seeds, until the time is over.

    python -m tests.soak [--minutes 30] [--seed SEED]

A round goes through all PARTS with one seed; the next round takes another. Each part has its share of the time that is
left, so that a short soak looks at everything a little; the order of its files comes from the seed. What fails is named
at once and again at the end, with the one command that repeats it. The exit code is 1 if anything has failed. Whoever
ends a soak ends the part that runs as well.
"""

from __future__ import annotations

import argparse
import os
import re
import secrets
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tests import checked_build

ROOT = Path(__file__).parents[1]
LOGS = ROOT / ".soak"
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+?(?:\[.*?\])?)(?: - .*)?$", re.MULTILINE)
WORKERS = str(os.cpu_count() or 1)


class Part(NamedTuple):
    name: str
    tests: str
    environment: dict[str, str] = {}  # noqa: RUF012 - nobody changes it


GAMES = "tests/games tests/test_laws.py tests/test_playthroughs.py"
PARTS = [
    Part("rules with every index checked", GAMES, checked_build.ENVIRONMENT),
    Part("a lossy network", "tests/server/test_lossy.py"),
    Part("two worlds", "tests/server/test_leaks.py"),
    Part("kills and outages", "tests/server/test_killed.py tests/server/test_outage.py"),
    Part("laws, references and fuzz", f"{GAMES} tests/table tests/test_record.py tests/test_engine_fuzz.py"),
    Part("installing the package", "tests/test_build.py"),
    Part("anything is sent", "tests/server/test_api.py tests/server/test_hostile.py"),
    Part("all attackers at once", "tests/server/test_besieged.py"),
    Part("independent referees", "tests/independent tests/test_compiled.py tests/test_leftovers.py"),
    Part("in a browser", "tests/browser"),
    Part("rules as plain Python", f"{GAMES} -k 'not resampling'", {"SOTTOVOCE_PLAIN": "1"}),
]


def main() -> None:
    parser = argparse.ArgumentParser(description="The long tests, with fresh seeds, until the time is over.")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, help="of the first round (default: any)")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # as Ctrl-C does
    checked_build.make()
    until = time.time() + 60 * asked.minutes
    failures: list[str] = []
    runs = 0
    seed = asked.seed or fresh_seed()
    while time.time() < until:
        for parts_left, part in zip(range(len(PARTS), 0, -1), PARTS, strict=True):
            left = until - time.time()
            if left > 0:
                runs += 1
                failures += run(part, seed, time.time() + left / parts_left)
        seed = fresh_seed()
    print(f"\n{runs} runs, {len(failures)} failures in {asked.minutes:g} minutes.")
    for failure in failures:
        print(f"to repeat: {failure}")
    sys.exit(bool(failures))


def fresh_seed() -> int:
    return 1 + secrets.randbelow(2**31)


def run(part: Part, seed: int, until: float) -> list[str]:
    """One part with one seed; the commands that repeat what failed."""
    LOGS.mkdir(exist_ok=True)
    began = time.monotonic()
    own = {**part.environment, "SOTTOVOCE_SOAK": str(seed)}
    program = [sys.executable, "-m", "pytest", "-rfE", "--tb=short", f"--hypothesis-seed={seed}"]
    log = LOGS / f"{seed}-{part.name.replace(' ', '-')}.log"
    with log.open("w") as output:
        done = subprocess.run(
            [*program, "-n", WORKERS, "--dist=worksteal", *shlex.split(part.tests)],
            cwd=ROOT, env={**os.environ, **own, "SOTTOVOCE_UNTIL": str(until)}, stdout=output,
            stderr=subprocess.STDOUT, check=False,
        )  # fmt: skip
    said = log.read_text()
    print(f"seed {seed}, {part.name}: {said.strip().splitlines()[-1]}", flush=True)
    settings = " ".join(f"{name}={shlex.quote(value)}" for name, value in own.items())
    repeat = f"{settings} {Path(sys.executable).relative_to(ROOT)} -m pytest -s --hypothesis-seed={seed}"
    failed = [f"{repeat} {shlex.quote(test)}" for test in FAILED.findall(said)]
    if done.returncode not in (0, 5) and not failed:
        failed = [f"{repeat} {part.tests}"]
    for failure in failed:
        print(f"FAILED after {time.monotonic() - began:.0f} s, see {log.relative_to(ROOT)}\n  {failure}", flush=True)
    if not failed:
        log.unlink()
    return failed


if __name__ == "__main__":
    main()
