"""How the games at a table count together: one point per win, and a match of two games with the roles swapped."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sottovoce.rules.game import Outcome


class Result(msgspec.Struct, frozen=True):
    """A finished game: for each seat who played it, and what decides between two who are level."""

    order: list[int]  # the chair of each seat
    outcome: Outcome
    tie_breaks: list[float]
    cooperative: bool
    entry: int = 0  # the number of the entry that ended it
    at: float = 0.0  # when that was
    peeks: list[int] = []  # by seat: moves that were taken back after something had been learned


class Score(msgspec.Struct, frozen=True):
    """Where the games played so far leave everyone."""

    games: int
    points: list[float]  # of each chair
    winner: int | None = None  # of a match: its chair, when both games are over and they were not level
    is_over: bool = False  # of a match: are both games over?


def points(result: Result) -> dict[int, float]:
    """What a game is worth to each chair: a win one point, a draw half a point; a shared win is one for each."""
    outcome = result.outcome
    drawn = not outcome.winners and len(result.order) == 2 and not result.cooperative
    return {chair: 0.5 if drawn else 1.0 if seat in outcome.winners else 0.0 for seat, chair in enumerate(result.order)}


def score(results: Sequence[Result], chairs: int, is_match: bool) -> Score:
    """The points so far; in a match those of its two games, and who has won it."""
    counted = results[(len(results) - 1) // 2 * 2 :] if is_match and results else results
    total, breaks = [0.0] * chairs, [0.0] * chairs
    for result in counted:
        for seat, chair in enumerate(result.order):
            total[chair] += points(result)[chair]
            breaks[chair] += result.tie_breaks[seat]
    if not is_match or len(counted) < 2:
        return Score(len(counted), total)
    standing = sorted(range(chairs), key=lambda chair: (total[chair], breaks[chair]))
    first, second = standing[-1], standing[-2]
    level = (total[first], breaks[first]) == (total[second], breaks[second])
    return Score(len(counted), total, None if level else first, is_over=True)
