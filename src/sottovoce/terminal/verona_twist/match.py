"""A match: two games with the roles swapped (V8). One point a win; level: who was quicker as Capulet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Leg(NamedTuple):
    """One of the two games: which player sought, and in how many rounds he found (None: he did not)."""

    seeker: int
    found_in: int | None


HIDDEN = "hidden"  # in a record: he did not


def leg(seeker: int, told: str) -> Leg:
    """One game from the word that a record keeps of it."""
    return Leg(seeker, int(told) if told.isascii() and told.isdigit() else None)


class Result(NamedTuple):
    """How a match ended: each player's points, who won (None: nobody), and which message says why."""

    points: tuple[int, int]
    winner: int | None
    why: str


def result(legs: Sequence[Leg]) -> Result:
    """Judge the two legs of a match, in which each player sought once."""
    points = [0, 0]
    for leg in legs:
        points[leg.seeker if leg.found_in is not None else 1 - leg.seeker] += 1
    both = (points[0], points[1])
    if points[0] != points[1]:
        return Result(both, 0 if points[0] > points[1] else 1, "match-both-won")
    first, second = legs
    if first.found_in is None or second.found_in is None or first.found_in == second.found_in:
        return Result(both, None, "match-level")
    return Result(both, (first if first.found_in < second.found_in else second).seeker, "match-tie-break")
