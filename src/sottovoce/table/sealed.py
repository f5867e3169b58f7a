"""The common beat. Where several owe a choice at once, each is sealed, and all are shown together on a beat: nobody is
told who has chosen already, and how long somebody hesitated tells nothing.
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
    """What somebody has chosen in secret."""

    move: str
    at: float
    seen: View  # by whoever chose: the game as it will be if the others never do


def chosen(play: Playthrough, seat: int, move: str, at: float) -> Choice:
    """Choose, without playing it; Refusal if it cannot be chosen."""
    play.check_turn(seat)
    action = play.game.parse_move(play.view(seat), move)
    then = play.position.copy()
    then.play(seat, action)
    return Choice(play.game.spell(action), at, play.game.view(then, seat))


def first_after(asked: float, every: int, moment: float) -> float:
    """The first beat after a moment; they are counted from when the choices were asked for."""
    return asked + every * (math.floor(max(0.0, moment - asked) / every) + 1)


def fits(every: int, clock: Clock | None) -> bool:
    """Is this a beat? With a clock it goes only if that counts each move for itself: time that is left would tell who
    hesitated."""
    return SHORTEST <= every <= LONGEST and (clock is None or (clock.per == "move" and every <= clock.seconds))
