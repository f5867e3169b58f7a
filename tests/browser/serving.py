"""The real server in a process of its own, for tests that wait for it with ordinary calls."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests import patience


@contextmanager
def serving(folder: Path, source: Path | None = None) -> Iterator[str]:
    """`sottovoce serve` on a database in this folder; its address. It must have nothing to complain about. `source`: a
    copy of the sources to serve from."""
    log = folder / "server.log"
    command = [sys.executable, "-m", "sottovoce", "serve", "--port", "0", "--lang", "en"]
    with log.open("wb") as complaints:
        process = subprocess.Popen(
            [*command, "--database", str(folder / "tables.sqlite")],
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            env=os.environ | ({"PYTHONPATH": str(source)} if source else {}),
        )
    with process:  # which also closes what it says
        assert process.stdout is not None
        told = process.stdout.readline()
        assert "http://" in told, log.read_text()
        try:
            yield "http://" + told.split("http://")[1].split("/")[0]
        finally:
            process.terminate()
            try:
                process.wait(patience.seconds())
            except subprocess.TimeoutExpired:
                process.kill()
                raise
    assert log.read_text() == ""
