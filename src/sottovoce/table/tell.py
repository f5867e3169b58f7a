"""What viewers are told as sentences: which message, and what fills it in. A line of a game is told in the game's
words, from what the viewer saw of it and nothing else; what people do at the table everybody is told alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Line
from sottovoce.rules.words import Sentence
from sottovoce.table import journal
from sottovoce.table.journal import AnyTold, kebab

if TYPE_CHECKING:
    from sottovoce.table.state import State

MOST_REMEMBERED = 20_000  # sentences: most are the same for all viewers, and in the next game


def of_game(game: AnyGame, line: Line, options: Mapping[str, Any]) -> list[Sentence]:
    """The move, and then each thing it brought to light."""
    seat = constants.CHANCE if line.seat == "*" else int(line.seat)
    said = [_move(game, seat, line.move), *[_event(game, event) for event in line.events]]
    return [game.in_full(sentence, options) for sentence in said]


@lru_cache(MOST_REMEMBERED)
def _move(game: AnyGame, seat: int, look: str) -> Sentence:
    return game.tell(seat, look)


@lru_cache(MOST_REMEMBERED)
def _event(game: AnyGame, event: str) -> Sentence:
    return game.tell_event(event)


def of_table(state: State, entry: AnyTold, ended: bool) -> list[Sentence]:
    """What happened at the table; the state is that after the entry. Empty: it is told by the game, or by nobody."""
    match entry:
        case journal.Opened() | journal.Invited() | journal.Handed() | journal.Moved():
            return []
        case journal.Said(phrase=phrase):
            return [Sentence(f"phrase-{phrase}", {})] if phrase else []
        case journal.Began(order=order):
            first = state.chairs[order[0]]
            nobody = "nobody" if first.is_empty else "none"  # a game brought as a record has been played elsewhere
            return [Sentence("told-began", {"first": first.name, "level": first.bot or nobody})]
        case journal.Freed(chair=chair):
            name, level = _who_sat(state, chair)
            return [Sentence("told-freed", {"player": name, "level": level or "none"})]
    args: dict[str, str | int] = {"player": state.chairs[entry.chair].name}
    match entry:
        case journal.BotSeated(level=level):
            args = {"level": level}
        case journal.TookOver(absent=absent, level=level):
            args |= {"absent": state.chairs[absent].name, "level": level}
        case journal.Resigned(chair=chair) | journal.FlagFell(chair=chair):
            args["level"] = "none" if ended else state.chairs[chair].bot or "none"
        case journal.UndoAnswered(agree=agree) | journal.DrawAnswered(agree=agree):
            args["agree"] = "yes" if agree else "no"
        case journal.Undone(chair=chair, free=free):
            others = any(here.plays for number, here in enumerate(state.chairs) if number != chair)
            args["free"] = "yes" if free else "no" if others else "alone"
    return [Sentence(f"told-{kebab(type(entry).__name__)}", args)]


def _who_sat(state: State, chair: int) -> tuple[str, str]:
    """The person, or else the level of the bot, who sat in a chair before it was freed."""
    for entry in reversed(state.entries):
        if isinstance(entry, journal.Claimed | journal.BotSeated) and entry.chair == chair:
            return (entry.name, "") if isinstance(entry, journal.Claimed) else ("", entry.level)
    raise LookupError(chair)
