"""The news: numbered lines about what happened at a table, made for each viewer.

Every entry of the journal adds one line for every viewer, so the numbers never differ between viewers; a viewer who
learns nothing gets `skip`. Entries that are sealed add no line for anybody. What a line says is declared by the classes
in `journal.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame, Outcome
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.words import Sentence
from sottovoce.table.match import Score

CACHED_SENTENCES = 20_000  # most are the same for all viewers, and in the next game


class GameLine(msgspec.Struct, frozen=True, gc=False):
    """One line of a game's log: who moved, what the viewer saw of the move, and the events that followed; and the same
    as sentences, first the move and then each event."""

    seat: int | str
    move: str
    events: list[str]
    says: list[Sentence]


class Ended(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game ended and where that leaves everyone. Stands on the line that ended it."""

    outcome: Outcome
    score: Score
    whole: list[GameLine] | None = None  # the game itself, for spectators who were shown nothing until now


class NewsLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="news"):
    """One numbered line, for one viewer."""

    changes_game: ClassVar[bool] = False  # does the viewer need a new view after this line?

    n: int  # its number, from 0


class Skip(NewsLine, frozen=True, kw_only=True, tag="skip"):
    """Something happened that this viewer learns nothing of."""


class Announcement(NewsLine, frozen=True, kw_only=True, tag="announcement"):
    """A line with content. `journal.line_type` makes a subclass for each kind of entry."""

    at: float
    says: list[Sentence]  # the entry in words; a move is told by its game lines instead


def game_line(game: AnyGame, line: Line, options: Mapping[str, Any]) -> GameLine:
    """A line of a game's log as one viewer saw it, with its sentences: made from that line and nothing else."""
    seat = constants.CHANCE if line.seat == "*" else int(line.seat)
    says = [_move_sentence(game, seat, line.move), *[_event_sentence(game, event) for event in line.events]]
    return GameLine(line.seat, line.move, line.events, [game.in_full(sentence, options) for sentence in says])


def game_lines(play: Playthrough, viewer: int, since: int = 0, until: int | None = None) -> list[GameLine]:
    """The lines of a game from one number on, up to another, as a seat or a spectator saw them."""
    return [game_line(play.game, line, play.options) for line in play.log(viewer, since, until)]


@lru_cache(CACHED_SENTENCES)
def _move_sentence(game: AnyGame, seat: int, look: str) -> Sentence:
    return game.tell(seat, look)


@lru_cache(CACHED_SENTENCES)
def _event_sentence(game: AnyGame, event: str) -> Sentence:
    return game.tell_event(event)
