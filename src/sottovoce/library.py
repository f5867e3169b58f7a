"""The library: what a program needs to play the games. `import sottovoce` gives all of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from sottovoce.bots import bot
from sottovoce.bots.bot import Choice as Choice
from sottovoce.games import shelf as shelf
from sottovoce.rules import constants, record
from sottovoce.rules.game import AnyGame as AnyGame
from sottovoce.rules.game import BadMove as BadMove
from sottovoce.rules.game import BadOption as BadOption
from sottovoce.rules.game import IllegalMove as IllegalMove
from sottovoce.rules.game import Outcome as Outcome
from sottovoce.rules.game import Refusal as Refusal
from sottovoce.rules.game import View as View
from sottovoce.rules.playthrough import Line as Line
from sottovoce.rules.playthrough import Playthrough as Playthrough
from sottovoce.rules.record import BadRecord as BadRecord
from sottovoce.rules.rng import Rng as Rng

SPECTATOR: Final[int] = constants.NOBODY  # a viewer without a seat, who sees what is public
EVERYTHING: Final[int] = constants.EVERYTHING  # a viewer after the game, who sees all


def game(name: str) -> AnyGame:
    """The game with this id; Refusal if the shelf has none."""
    if name not in shelf():
        raise record.unknown_game(name, shelf())
    return shelf()[name]


def new(
    name: str, *, seats: int | None = None, options: Mapping[str, Any] | None = None, seed: int | None = None
) -> Playthrough:
    """A new game. Chance deals by itself: the same seed deals the same, none deals what nobody can foresee."""
    return Playthrough(game(name), seats, options, _rng(seed))


def choose(play: Playthrough, seat: int, level: str = "novice", rng: Rng | None = None) -> Choice:
    """The move that a bot of this level would make for a seat that owes one. It sees what the seat sees."""
    return bot.choose(play.game, play.view(seat), play.log(seat), level, rng or play.rng or _rng(None))


def read_record(text: str) -> Playthrough:
    """The game that a record tells, played again line by line; BadRecord where it does not fit the rules."""
    return record.replay(record.read(text, shelf()), shelf())


def write_record(play: Playthrough, notes: Mapping[str, str] | None = None) -> str:
    """The record of a game so far, all secrets included. Notes (names, a date) stand in its header."""
    return record.write(play, notes)


def _rng(seed: int | None) -> Rng:
    return Rng(secrets.randbits(64) if seed is None else seed)
