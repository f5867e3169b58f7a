"""How much stronger one player is than another: Elo from scores, with intervals, and a test that stops by itself.

A score is a player's share of one whole deal, seats swapped, from 0 to 1: with two games to a deal there are five of
them, which is why chess programmers call the test below pentanomial. The luck of a deal and of a seat is in both of
its games, so deals are independent of each other where games are not.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lie within so many standard errors
ERROR = 0.05  # of both kinds, in the sequential test
BOUND = math.log((1 - ERROR) / ERROR)  # Wald: beyond it one hypothesis is taken
UNSEEN = 1e-3  # counted for every score that did not occur


class Estimate(NamedTuple):
    """A number and the interval in which the true one lies 95 times in 100."""

    value: float
    low: float
    high: float


def elo_of(score: float) -> float:
    """The difference in Elo at which such a score is expected."""
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return -400 * math.log10(1 / score - 1)


def score_of(elo: float) -> float:
    """The score that is expected at such a difference in Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


def mean(values: Sequence[float]) -> Estimate:
    """The average of independent values."""
    n = len(values)
    middle = math.fsum(values) / n
    spread = math.fsum((value - middle) ** 2 for value in values) / max(1, n - 1)
    error = Z * math.sqrt(spread / n) if n > 1 else math.inf
    return Estimate(middle, middle - error, middle + error)


def share(values: Sequence[float]) -> Estimate:
    """The average of independent scores from 0 to 1, with an interval that is never wider than that, nor without any
    width where all of them are equal: there it is Wilson's, as if each were a game that could have gone otherwise."""
    found = mean(values)
    if found.low < found.high:
        return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))
    n = len(values)
    centre = (found.value + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(found.value * (1 - found.value) / n + Z * Z / (4 * n * n))
    return Estimate(found.value, max(0.0, centre - half), min(1.0, centre + half))


def elo(scores: Sequence[float]) -> Estimate:
    """The difference in Elo that such scores speak for."""
    return Estimate(*(elo_of(score) for score in share(scores)))


# The sequential test: a generalised likelihood ratio (Michel Van den Bergh's, for scores of any kind).


class SequentialTest:
    """Is a player stronger by `high` Elo rather than by `low`? It looks after every deal, in the order of the deals, so
    that it ends at the same one however many are played at the same time."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high
        self.course: list[float] = []  # the ratio after each deal
        self._seen: Counter[float] = Counter()

    def add(self, score: float) -> None:
        """One more deal, unless it has ended already."""
        if self.verdict is None:
            self._seen[round(score, 9)] += 1
            self.course.append(self._ratio())

    @property
    def ratio(self) -> float:
        """How much better the scores fit `high` than `low`: the logarithm of the ratio of their likelihoods."""
        return self.course[-1] if self.course else 0.0

    @property
    def verdict(self) -> bool | None:
        """True: as strong as `high` says; False: not stronger than `low` says; None: that cannot be told yet."""
        return self.ratio > 0 if abs(self.ratio) >= BOUND else None

    def _ratio(self) -> float:
        counts = {score: self._seen[score] or UNSEEN for score in {*self._seen, 0.0, 0.25, 0.5, 0.75, 1.0}}
        total = math.fsum(counts.values())
        shares = {score: count / total for score, count in counts.items()}
        low, high = (_closest(shares, score_of(elo)) for elo in (self.low, self.high))
        return total * math.fsum(p * math.log(high[score] / low[score]) for score, p in shares.items())


def _closest(shares: Mapping[float, float], average: float) -> dict[float, float]:
    """The most likely distribution with this average, given what was observed: each share is divided by
    1 + tilt × (score - average), with the tilt at which the average comes out."""
    lowest, highest = -1 / (max(shares) - average), 1 / (average - min(shares))
    for _ in range(60):
        tilt = (lowest + highest) / 2
        lean = math.fsum(p * (s - average) / (1 + tilt * (s - average)) for s, p in shares.items())
        lowest, highest = (tilt, highest) if lean > 0 else (lowest, tilt)
    return {s: p / (1 + tilt * (s - average)) for s, p in shares.items()}


# Several players.


def ratings(wins: Mapping[tuple[int, int], float], count: int) -> list[float]:
    """The Elo of each player at which the scores between them are most likely (Bradley and Terry), 0 on average. `wins`
    has for each ordered pair how many deals the first won from the second, parts included; half a deal between any two
    who met is added as drawn, so that nobody is infinitely strong."""
    met = {pair for pair in wins if wins[pair] + wins.get(pair[::-1], 0.0) > 0}
    won = [math.fsum(wins[a, b] + 0.25 for a, b in met if a == one) for one in range(count)]
    strength = [1.0] * count
    for _ in range(2000):
        before = list(strength)
        for one in range(count):
            games = math.fsum(
                (wins[a, b] + wins.get((b, a), 0.0) + 0.5) / (strength[one] + strength[b]) for a, b in met if a == one
            )
            if games:
                strength[one] = won[one] / games
        middle = math.exp(math.fsum(map(math.log, strength)) / count)
        strength = [one / middle for one in strength]
        if max(abs(math.log(new / old)) for new, old in zip(strength, before, strict=True)) < 1e-9:
            break
    return [400 * math.log10(one) for one in strength]
