"""How long a test waits for something that must happen: so long that only what is stuck takes longer.

Tests wait for events, never for a clock; a deadline is there only so that a failure is reported at all. On a machine
that is busy with other things it is farther away.
"""

from __future__ import annotations

import os


def seconds(quiet: float = 60.0) -> float:
    """A deadline that is generous on a quiet machine, times the number of processes that wait for each processor."""
    if not hasattr(os, "getloadavg"):
        return 4 * quiet
    return quiet * max(1.0, 2 * max(os.getloadavg()) / (os.cpu_count() or 1))
