"""What fails in the soak can be repeated with the one command that it prints."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import soak

ROOT = Path(__file__).parents[1]
FINDS = """
from tests.effort import SEED, much

def test_that_finds_something_with_some_seeds():
    assert SEED % 7 or much(0, 1) == 0

def test_that_finds_nothing():
    pass
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
