"""Who plays in the arena: a level of our own bots, or any program that speaks the line protocol.

A player is written as people type it: `good`, `good@iterations=500`, `best@seconds=0.2`, `cmd:./mybot --fast`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from sottovoce.arena.program import Program
from sottovoce.bots import bot
from sottovoce.rules.game import AnyGame, View
from sottovoce.rules.playthrough import Line
from sottovoce.rules.rng import Rng

COMMAND = "cmd:"


class BadPlayer(Exception):
    """A text that names no player: why, in a sentence."""


class Entrant(Protocol):
    """A player at one seat of one game."""

    def choose(self, view: View, log: Sequence[Line], seed: int) -> str:
        """The move it wants to play; program.Forfeit if it has none."""

    def close(self) -> None:
        """The game is over."""


class Player(msgspec.Struct, frozen=True):
    """What a text means."""

    text: str
    command: str = ""  # of a program; else a level:
    level: str = ""
    limit: bot.Limit = bot.Limit()

    def enter(self, game: AnyGame, seconds: float) -> Entrant:
        """Sit down for one game. `seconds` is what a program has for each move."""
        return Program(self.command, game, seconds) if self.command else _Bot(self, game)


class _Bot:
    """One of our own bots."""

    def __init__(self, player: Player, game: AnyGame) -> None:
        self._player, self._game = player, game

    def choose(self, view: View, log: Sequence[Line], seed: int) -> str:
        player = self._player
        return bot.choose(self._game, view, log, player.level, Rng(seed), player.limit).move

    def close(self) -> None:
        pass


def parse(text: str, usual: bot.Limit | None = None) -> Player:
    """The player that is meant. `usual` is the limit of a level that names none itself."""
    if text.startswith(COMMAND):
        command = text.removeprefix(COMMAND).strip()
        if not command:
            raise BadPlayer(f"{text!r} names no program; write cmd:./mybot")
        return Player(text, command=command)
    level, at, limit = text.partition("@")
    if level not in bot.LEVELS:
        raise BadPlayer(f"there is no player {level!r}; there is {', '.join(bot.LEVELS)}, and cmd:PROGRAM")
    return Player(text, level=level, limit=_limit(text, limit) if at else usual or bot.Limit())


def _limit(text: str, limit: str) -> bot.Limit:
    name, _, value = limit.partition("=")
    try:
        if name == "iterations" and int(value) > 0:
            return bot.Limit(iterations=int(value))
        if name == "seconds" and 0 < float(value) < 1e6:
            return bot.Limit(seconds=float(value))
    except ValueError:
        pass
    raise BadPlayer(f"in {text!r} the limit should be seconds=NUMBER or iterations=NUMBER, more than 0")
