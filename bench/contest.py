"""A race in moves per second: who takes part, who must beat whom and by how much, and how it is timed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

SHORTEST = 0.3  # seconds: anything shorter is noise
ENOUGH = 0.35  # what a measurement aims at
ROUNDS = 10


class Run(NamedTuple):
    """Some random games, played to the end: how many moves they had and how long they took."""

    moves: int
    seconds: float

    @property
    def speed(self) -> float:
        return self.moves / self.seconds


@dataclass(frozen=True)
class Contestant:
    """One way to play one game: `play` is told how many games and times nothing but their moves."""

    game: str
    how: str
    play: Callable[[int], Run]

    def __str__(self) -> str:
        return f"{self.game}, {self.how}"


@dataclass(frozen=True)
class Goal:
    """One contestant shall make `at_least` times as many moves as another; without a number the ratio is only shown."""

    contestant: Contestant
    rival: Contestant
    at_least: float | None = None

    def ratio(self, speeds: Speeds) -> float:
        return speeds[self.contestant] / speeds[self.rival]

    def is_missed(self, speeds: Speeds) -> bool:
        return self.at_least is not None and self.ratio(speeds) < self.at_least

    def __str__(self) -> str:
        wanted = "compared with" if self.at_least is None else f"≥ {self.at_least:g} ×"
        return f"{self.contestant} {wanted} {self.rival}"


Speeds = dict[Contestant, float]  # moves per second


def race(contestants: Sequence[Contestant], rounds: int = ROUNDS) -> Speeds:
    """Everyone plays in every round and keeps the best one.

    Whatever else the machine does slows a measurement and never speeds it up, so the best of several is the
    truest; taking turns, nobody has the quiet minute alone.
    """
    games = dict.fromkeys(contestants, 1)
    best = dict.fromkeys(contestants, 0.0)
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for contestant in contestants:
            run, games[contestant] = long_enough(contestant, games[contestant])
            best[contestant] = max(best[contestant], run.speed)
    return best


def long_enough(contestant: Contestant, games: int) -> tuple[Run, int]:
    """A measurement that is not too short, and how many games it took."""
    run = contestant.play(games)
    while run.seconds < SHORTEST:
        games = max(games + 1, min(100 * games, int(games * ENOUGH / run.seconds)))
        run = contestant.play(games)
    return run, games
