"""The log as sentences, one a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sottovoce.rules import names
from sottovoce.rules.game import Game
from sottovoce.rules.playthrough import Line
from sottovoce.terminal.task import Say


def story(game: Game[Any, Any], log: Iterable[Line], say: Say) -> str:
    """What happened, as the viewer of this log saw it."""
    told = []
    for number, line in enumerate(log, 1):
        seat = names.CHANCE if line.seat == "*" else int(line.seat)
        sentences = [game.tell(seat, line.move), *(game.tell_event(event) for event in line.events)]
        told.append(f"{number:>3}  " + " ".join(say(key, **args) for key, args in sentences))
    return "\n".join(told)
