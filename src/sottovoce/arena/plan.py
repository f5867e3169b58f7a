"""What a contest is: the game, the players, and which of them sit where in each game of each deal.

A deal is a seed for chance. All games of a deal are dealt alike, and in them the players change seats until nobody can
blame the seat: two swap, more rotate; alone everybody plays the same deal; in a game that all win or lose together
everybody plays with everybody, themselves included.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sottovoce.arena.players import Player, parse
from sottovoce.bots import bot
from sottovoce.games import shelf
from sottovoce.rules.game import AnyGame

Lineup = tuple[int, ...]  # for each seat, the number of the player in it


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides how the games go, so that a contest can be gone on with, and repeated."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    players: list[str]
    seed: str
    seconds: float  # for a program's move
    limit: bot.Limit = bot.Limit()  # of a bot that names none itself

    def lineups(self) -> list[Lineup]:
        """Who sits where in the games of one deal."""
        return lineups(self.seats, len(self.players), self.on_shelf().meta.cooperative)

    def on_shelf(self) -> AnyGame:
        return shelf()[self.game].version(self.rules)

    def player(self, number: int) -> Player:
        return parse(self.players[number], self.limit)


class Task(msgspec.Struct, frozen=True):
    """One game of a contest."""

    plan: Plan
    deal: int
    lineup: Lineup

    @property
    def name(self) -> str:
        """It is called so wherever it is kept."""
        return f"{self.deal + 1:06}-{'-'.join(str(player + 1) for player in self.lineup)}"

    def seed(self, *what: object) -> int:
        """A seed for a part of this game. From one seed nobody can tell another, so a player's tells nothing of the
        deal."""
        text = "/".join(map(str, (self.plan.seed, self.plan.game, self.deal, *what)))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def tasks(plan: Plan) -> Iterator[Task]:
    """The games, deal by deal, without end."""
    seats = plan.lineups()
    for deal in itertools.count():
        for lineup in seats:
            yield Task(plan, deal, lineup)


def lineups(seats: int, count: int, cooperative: bool) -> list[Lineup]:
    """Who of this number of players sits where in the games of one deal."""
    if seats == 1:
        return [(player,) for player in range(count)]
    if cooperative:
        return list(itertools.product(range(count), repeat=seats))
    found: dict[Lineup, None] = {}
    for group in itertools.combinations(range(count), min(count, seats)):
        for first in range(len(group) if len(group) < seats else 1):  # where players are too few, each is doubled
            filled = tuple(group[(first + seat) % len(group)] for seat in range(seats))
            found.update(dict.fromkeys(_rotations(filled)))
    return list(found)


def _rotations(ones: Sequence[int]) -> list[Lineup]:
    return [(*ones[turn:], *ones[:turn]) for turn in range(len(ones))]
