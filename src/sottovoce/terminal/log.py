"""The log of a game as sentences, one per line."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Line
from sottovoce.terminal.task import Say


def log_text(
    game: AnyGame,
    log: Iterable[Line],
    say: Say,
    log_line: Callable[[Line, str], str],
    events: Iterable[tuple[int, str]] = (),
) -> str:
    """The log as its viewer saw it. `log_line` may word a line differently, or leave it out (""). Each of the events
    at the table stands after as many lines of the game as its number says."""
    between = list(events)
    lines = [f"     {text}" for after, text in between if after == 0]
    for number, line in enumerate(log, 1):
        text = log_line(line, line_text(game, line, say))
        if text:
            lines.append(f"{number:>3}  {text}")
        lines += [f"     {text}" for after, text in between if after == number]
    return "\n".join(lines)


def line_text(game: AnyGame, line: Line, say: Say) -> str:
    """One line: a move, and what it revealed."""
    move = game.tell(constants.CHANCE if line.seat == "*" else int(line.seat), line.move)
    return " ".join([say(move.key, **move.args), *(event_text(game, event, say) for event in line.events)])


def event_text(game: AnyGame, event: str, say: Say) -> str:
    """Something that a move revealed."""
    sentence = game.tell_event(event)
    return say(sentence.key, **sentence.args)
