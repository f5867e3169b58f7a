"""Sealed choices. Where several players owe a choice at once, each choice is kept secret and all are shown together on
a common beat: nobody learns who has chosen already, nor how long anybody hesitated.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from sottovoce.rules.game import View
from sottovoce.rules.playthrough import Playthrough
from sottovoce.table.journal import Clock

SHORTEST, LONGEST = 5, 600  # seconds from beat to beat


@dataclass(frozen=True)
class Choice:
    """A move that was chosen in secret."""

    move: str
    at: float
    seen: View  # what its owner sees: the game as if the choice were played and no other


def choose(play: Playthrough, seat: int, move: str, at: float) -> Choice:
    """A choice that is not played yet; Refusal if the move is not possible."""
    play.check_turn(seat)
    action = play.game.parse_move(play.view(seat), move)
    then = play.position.copy()
    then.play(seat, action)
    return Choice(play.game.spell(action), at, play.game.view(then, seat))


def first_after(asked: float, every: int, moment: float) -> float:
    """The first beat after a moment. Beats are counted from when the choices were asked for."""
    return asked + every * (math.floor(max(0.0, moment - asked) / every) + 1)


def fits(every: int, clock: Clock | None) -> bool:
    """Is this a possible beat beside this clock? The clock must count per move: with time per game, what is left would
    tell who hesitated."""
    return SHORTEST <= every <= LONGEST and (clock is None or (clock.per == "move" and every <= clock.seconds))
