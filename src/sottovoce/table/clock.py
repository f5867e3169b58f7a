"""Thinking time, computed from the times in the journal; the table's owner asks when a flag will fall."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sottovoce.table.journal import Clock

LONGEST = 60 * 86_400  # seconds: sixty days for a move


@dataclass
class Timer:
    """How much time each chair has."""

    clock: Clock | None
    left: dict[int, float] = field(default_factory=dict)  # by chair, when its clock does not run
    since: dict[int, float] = field(default_factory=dict)  # by chair whose clock runs: since when

    def start(self, chairs: Iterable[int]) -> None:
        """A new game."""
        self.left = dict.fromkeys(chairs, float(self.clock.seconds)) if self.clock else {}
        self.since = {}

    def thinking(self, chairs: Iterable[int], now: float) -> None:
        """The clocks of these chairs run now, and no others."""
        if self.clock is None:
            return
        chairs = list(chairs)
        for chair in [chair for chair in self.since if chair not in chairs]:
            self.stop(chair, now)
        for chair in chairs:
            self.since.setdefault(chair, now)

    def stop(self, chair: int, now: float) -> None:
        """This chair's clock stops. Unused time carries over only with a per-game clock."""
        if self.clock is None or chair not in self.since:
            return
        used = max(0.0, now - self.since.pop(chair))
        if self.clock.per == "game":
            self.left[chair] = max(0.0, self.left[chair] - used)

    def hold(self, since: float, now: float) -> None:
        """No clock ran between these moments. A clock that was set meanwhile may show an earlier time now."""
        self.since = {chair: now - max(0.0, since - then) for chair, then in self.since.items()}

    def moved(self, chair: int, now: float) -> None:
        """This chair made its move."""
        self.stop(chair, now)
        if self.clock is not None and self.clock.per == "game":
            self.left[chair] += self.clock.increment

    def deadlines(self) -> Mapping[int, float]:
        """For each running clock, when its flag will fall."""
        return {chair: since + self.left[chair] for chair, since in self.since.items()}
