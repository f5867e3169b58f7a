"""Nothing outlives a test run: a guard beside it ends whatever the run has started, however the run itself ended.

Each process that runs tests puts a mark of its own into its environment, and all that it starts inherits the mark. The
guard holds one end of a pipe. When the other end closes (the run is over, was interrupted or was killed), the guard
kills every process that carries the mark and removes the run's folder. On systems without /proc it only removes the
folder; there servers and browsers are ended by the fixtures that started them.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

MARK = "SOTTOVOCE_RUN"
PROCESSES = Path("/proc")


def guarded(folder: Path) -> subprocess.Popen[bytes]:
    """Mark this process and start its guard, which ends when its standard input does."""
    mark = f"{os.getpid()}-{folder.name}"
    guard = subprocess.Popen(
        [sys.executable, "-I", "-S", __file__, mark, str(folder)],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=unmarked(), start_new_session=True,
    )  # fmt: skip
    os.environ[MARK] = mark
    return guard


def unmarked() -> dict[str, str]:
    """The environment for a process that has somebody else to end it."""
    return {name: value for name, value in os.environ.items() if name != MARK}


def dismissed(guard: subprocess.Popen[bytes]) -> None:
    """Let the guard do its work now, and wait for it."""
    assert guard.stdin is not None
    guard.stdin.close()
    guard.wait()


def left(mark: str) -> dict[int, str]:
    """The processes that carry this mark and are alive, with their command lines."""
    found = {}
    wanted = f"{MARK}={mark}".encode()
    for folder in PROCESSES.iterdir() if PROCESSES.is_dir() else ():
        if not folder.name.isdecimal():
            continue
        try:
            if wanted in (folder / "environ").read_bytes().split(b"\0"):
                found[int(folder.name)] = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
        except OSError:
            continue  # it has ended, or belongs to somebody else
    return {pid: command for pid, command in found.items() if command}  # one that was not yet collected has none


def left_after(seconds: float) -> dict[int, str]:
    """What this process has started and what does not end by itself within this time."""
    until = time.monotonic() + seconds
    while (found := left(os.environ[MARK])) and time.monotonic() < until:
        time.sleep(0.1)
    return found


def _guard(mark: str, folder: str) -> None:
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, signal.SIG_IGN)
    sys.stdin.buffer.read()
    while found := left(mark):  # again and again: one of them may have started another meanwhile
        for pid in found:
            try:
                os.kill(pid, signal.SIGKILL)
            except OSError:
                continue
        time.sleep(0.05)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    _guard(*sys.argv[1:])
