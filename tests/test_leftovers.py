"""A test run that is interrupted or killed leaves no process, no folder and no database behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import leftovers, patience
from tests.effort import IS_SOAK

ROOT = Path(__file__).parents[1]
MINE = "SOTTOVOCE_INTERRUPTED"  # marks all that the inner run starts

INNER = """
import subprocess, sys
import pytest
from tests.browser.serving import serving
from tests.server.postgres import Postgres

def test_that_waits(tmp_path):
    postgres = Postgres()
    with serving(tmp_path):
        deaf = subprocess.Popen([sys.executable, "-c",
            "import signal, time; [signal.signal(s, signal.SIG_IGN) for s in (2, 15)]; time.sleep(900)"])
        with open({said!r}, "a") as said:
            print(postgres.folder, file=said, flush=True)
        deaf.wait()
"""


FORGETFUL = """
from tests.server.postgres import Postgres

KEPT = []

def test_that_forgets():
    KEPT.append(Postgres())
"""


def marked(text: str) -> dict[int, str]:
    """All processes with this in their environment, those of PostgreSQL by their folder."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                environment, command = (folder / "environ").read_bytes(), (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if command and (text.encode() in environment or text.encode() in command):
                found[int(folder.name)] = command.replace(b"\0", b" ").decode()
    return found


def until_none(text: str) -> dict[int, str]:
    end = time.monotonic() + patience.seconds()
    while (found := marked(text)) and time.monotonic() < end:
        time.sleep(0.1)
    return found


def hears_ctrl_c() -> None:
    """Also where these tests themselves run in the background of a shell, which has its jobs ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def inner_run(tmp_path: Path, workers: int) -> list[str]:
    """The command that runs the tests in this folder as if they were of the project."""
    (tmp_path / "conftest.py").write_text("from tests.conftest import *  # noqa: F403")
    command = [sys.executable, "-m", "pytest", "-n", str(workers), "-c", str(ROOT / "pyproject.toml")]
    return [*command, "--rootdir", str(ROOT), "-p", "no:cacheprovider", f"--basetemp={tmp_path}/base", str(tmp_path)]


@pytest.mark.skipif(not leftovers.PROCESSES.is_dir(), reason="processes are found in /proc")
def test_a_postgresql_that_a_test_forgets_fails_the_run_and_is_stopped(tmp_path: Path) -> None:
    (tmp_path / "test_inner.py").write_text(FORGETFUL)
    done = subprocess.run(inner_run(tmp_path, 0), cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout
    folder = Path(done.stdout.rpartition("PostgreSQL in ")[2].splitlines()[0])
    assert folder.name.startswith("sottovoce-pg-"), done.stdout
    assert until_none(str(folder)) == {}
    assert not folder.exists()


@pytest.mark.skipif(not leftovers.PROCESSES.is_dir(), reason="processes are found in /proc")
@pytest.mark.parametrize(
    ("how", "workers"),
    [(signal.SIGINT, 2), (signal.SIGTERM, 0), (signal.SIGKILL, 2)]
    + ([(signal.SIGINT, 0), (signal.SIGTERM, 2), (signal.SIGKILL, 0)] if IS_SOAK else []),
)
def test_an_interrupted_run_leaves_nothing_behind(how: signal.Signals, workers: int, tmp_path: Path) -> None:
    """A server with its bots, a PostgreSQL, and a process that hears no signal."""
    said, mark = tmp_path / "said", f"{tmp_path.name}-{os.getpid()}"
    said.touch()
    for number in range(max(1, workers)):
        (tmp_path / f"test_inner_{number}.py").write_text(INNER.format(said=str(said)))
    run = subprocess.Popen(
        inner_run(tmp_path, workers), cwd=ROOT, env={**os.environ, MINE: mark, "SOTTOVOCE_UNTIL": "inf"},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, preexec_fn=hears_ctrl_c,
    )  # fmt: skip
    end = time.monotonic() + patience.seconds(120)
    while len(said.read_text().splitlines()) < max(1, workers):
        assert run.poll() is None, "the inner run ended before it was interrupted"
        assert time.monotonic() < end
        time.sleep(0.1)
    databases = [Path(line) for line in said.read_text().splitlines()]
    assert len(marked(mark)) > 3
    assert all(marked(str(folder)) for folder in databases)
    run.send_signal(how)
    run.wait(patience.seconds(120))
    assert until_none(mark) == {}
    for folder in databases:
        assert until_none(str(folder)) == {}
        end = time.monotonic() + patience.seconds()
        while folder.exists() and time.monotonic() < end:
            time.sleep(0.1)
        assert not folder.exists()
