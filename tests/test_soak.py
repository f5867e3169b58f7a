"""What fails in the soak can be repeated with the one command that it prints, and a soak that is ended is over."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import leftovers, patience, soak
from tests.test_leftovers import hears_ctrl_c

ROOT = Path(__file__).parents[1]
FINDS = """
from tests.effort import SEED, much

def test_that_finds_something_with_some_seeds():
    assert SEED % 7 or much(0, 1) == 0

def test_that_finds_nothing():
    pass
"""

LASTS = """
import os, time
from pathlib import Path

def test_that_lasts():
    Path("{said}").write_text(str(os.getpid()))
    time.sleep(3600)
"""
SOAK = """
from tests import checked_build, soak
checked_build.make = lambda: None
soak.PARTS, soak.WORKERS = [soak.Part("lasting", "{folder}")], "0"
soak.main()
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """For tests that belong to the project as long as this one runs."""
    made = soak.LOGS / f"inner-{os.getpid()}"
    made.mkdir(parents=True)
    yield made
    shutil.rmtree(made)


@pytest.mark.skipif(not Path(sys.executable).is_relative_to(ROOT), reason="the command names our own Python")
def test_a_failure_comes_with_the_command_that_repeats_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "test_inner.py").write_text(FINDS)
    part = soak.Part(folder.name, str(folder.relative_to(ROOT)))
    assert soak.run(part, 8, time.time() + 600) == []
    [command] = soak.run(part, 14, time.time() + 600)
    (soak.LOGS / f"14-{folder.name}.log").unlink()
    assert command in capsys.readouterr().out
    again = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False)
    assert again.returncode == 1
    assert "test_that_finds_something_with_some_seeds" in again.stdout
    assert "test_that_finds_nothing" not in again.stdout


@pytest.mark.skipif(not leftovers.PROCESSES.is_dir(), reason="processes are found in /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_soak_that_is_ended_leaves_nothing_behind(folder: Path, how: signal.Signals) -> None:
    said = folder / "said"
    (folder / "test_inner.py").write_text(LASTS.format(said=said))
    program = SOAK.format(folder=folder.relative_to(ROOT))
    run = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stderr=subprocess.DEVNULL, preexec_fn=hears_ctrl_c
    )
    end = time.monotonic() + patience.seconds(120)
    while not (said.exists() and said.read_text()):
        assert run.poll() is None
        assert time.monotonic() < end
        time.sleep(0.1)
    inner = leftovers.PROCESSES / said.read_text()
    run.send_signal(how)
    assert run.wait(patience.seconds(120)) != 0
    while inner.exists():
        assert time.monotonic() < end
        time.sleep(0.1)
    for log in soak.LOGS.glob("*-lasting.log"):
        log.unlink()
