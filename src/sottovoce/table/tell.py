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
from sottovoce.table import deeds
from sottovoce.table.deeds import AnyTold, kebab

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


def of_table(state: State, deed: AnyTold, ended: bool) -> list[Sentence]:
    """What happened at the table; the state is that after the deed. Empty: it is told by the game, or by nobody."""
    match deed:
        case deeds.Opened() | deeds.Invited() | deeds.Handed() | deeds.Moved():
            return []
        case deeds.Said(phrase=phrase):
            return [Sentence(f"phrase-{phrase}", {})] if phrase else []
        case deeds.Began(order=order):
            first = state.chairs[order[0]]
            nobody = "nobody" if first.is_empty else "none"  # a game brought as a record has been played elsewhere
            return [Sentence("told-began", {"first": first.name, "level": first.bot or nobody})]
        case deeds.Freed(chair=chair):
            name, level = _who_sat(state, chair)
            return [Sentence("told-freed", {"player": name, "level": level or "none"})]
    args: dict[str, str | int] = {"player": state.chairs[deed.chair].name}
    match deed:
        case deeds.BotSeated(level=level):
            args = {"level": level}
        case deeds.TookOver(absent=absent, level=level):
            args |= {"absent": state.chairs[absent].name, "level": level}
        case deeds.Resigned(chair=chair) | deeds.FlagFell(chair=chair):
            args["level"] = "none" if ended else state.chairs[chair].bot or "none"
        case deeds.UndoAnswered(agree=agree) | deeds.DrawAnswered(agree=agree):
            args["agree"] = "yes" if agree else "no"
        case deeds.Undone(chair=chair, free=free):
            others = any(here.plays for number, here in enumerate(state.chairs) if number != chair)
            args["free"] = "yes" if free else "no" if others else "alone"
    return [Sentence(f"told-{kebab(type(deed).__name__)}", args)]


def _who_sat(state: State, chair: int) -> tuple[str, str]:
    """The person, or else the level of the bot, who sat in a chair before it was freed."""
    for deed in reversed(state.deeds):
        if isinstance(deed, deeds.Claimed | deeds.BotSeated) and deed.chair == chair:
            return (deed.name, "") if isinstance(deed, deeds.Claimed) else ("", deed.level)
    raise LookupError(chair)
