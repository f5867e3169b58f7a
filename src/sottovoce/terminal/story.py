"""The log as sentences, one a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Line
from sottovoce.terminal.task import Say


def story(game: AnyGame, log: Iterable[Line], say: Say, told_by: Callable[[Line, str], str] | None = None) -> str:
    """What happened, as the viewer of this log saw it. A board may tell a line in its own way, or not at all ("")."""
    lines = []
    for number, line in enumerate(log, 1):
        text = told(game, line, say)
        text = told_by(line, text) if told_by else text
        if text:
            lines.append(f"{number:>3}  {text}")
    return "\n".join(lines)


def told(game: AnyGame, line: Line, say: Say) -> str:
    """One line: a move, and what it brought to light."""
    move = game.tell(constants.CHANCE if line.seat == "*" else int(line.seat), line.move)
    return " ".join([say(move.key, **move.args), *(told_event(game, event, say) for event in line.events)])


def told_event(game: AnyGame, event: str, say: Say) -> str:
    """Something that came to light."""
    sentence = game.tell_event(event)
    return say(sentence.key, **sentence.args)
