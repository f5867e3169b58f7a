"""How long a test waits for something that must happen: so long that only what is stuck takes longer.

Tests wait for events, never for a clock; a deadline is there only so that a failure is reported at all. On a machine
that is busy with other things it is farther away.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


def seconds(quiet: float = 60.0) -> float:
    """A deadline that is generous on a quiet machine, times the number of processes that wait for each processor."""
    if not hasattr(os, "getloadavg"):
        return 4 * quiet
    return quiet * max(1.0, 2 * max(os.getloadavg()) / (os.cpu_count() or 1))


@contextmanager
def at_most(longest: float) -> Iterator[None]:
    """Fail what takes longer, wherever it is stuck. Where there are no such signals it may take for ever."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def is_stuck(*_: object) -> None:
        pytest.fail(f"stuck: after {longest:g} seconds it was still here")

    before = signal.signal(signal.SIGALRM, is_stuck)
    signal.setitimer(signal.ITIMER_REAL, longest, longest)  # again, if putting things in order gets stuck as well
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
