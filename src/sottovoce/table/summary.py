"""What lists say of a table: who sits there, how its games went, and what was played last."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sottovoce.rules import constants
from sottovoce.rules.game import Outcome
from sottovoce.rules.words import Sentence
from sottovoce.table import journal
from sottovoce.table.match import Result
from sottovoce.table.news import game_lines
from sottovoce.table.state import State

Phase = Literal["open", "running", "over"]
VERSION = 2  # one more whenever a summary says more than before: those that were stored are then made again


class LastMove(msgspec.Struct, frozen=True, rename={"says_by_chair": "told"}):  # as it was stored at first
    """The move that was played last in the game played now or last."""

    seat: int
    at: float
    says_by_chair: list[Sentence]  # as the person in it was told; and at the end as everybody was


class Summary(msgspec.Struct, frozen=True):
    """What a list of games says of a table. It follows from the entries, and is stored so that a list needs no replay.
    In `last_move` is what one chair may know and another may not; nothing else in it is secret."""

    game: str
    state: str  # its phase, or `between` two games of a match
    updated: float
    names: list[str] = []  # by chair: the person's
    bots: list[str] = []  # by chair: the bot's level
    owing: list[int] = []  # chairs of people
    story: list[dict[str, Any]] = []  # what a story remembers of the games that ended here: `ChapterPlayed`
    order: list[int] = []  # by seat of the game played now or last: its chair
    games: int = 0  # that are over
    points: list[float] = []  # by chair: of these games, or of a match
    outcome: Outcome | None = None  # of the last game, unless another has begun
    last_move: LastMove | None = None
    provenance: str = "chance"
    version: int = 0  # of what a summary says
    offered: bool = False  # is it on the list of open tables, with a free chair?


class Played(msgspec.Struct, frozen=True):
    """A game that is over, for the lists of those who played it."""

    number: int  # at its table
    at: float  # when it ended
    order: list[int]  # by seat: its chair
    outcome: Outcome
    peeks: list[int]  # by seat: moves that were taken back after something had been learned


def summary(state: State) -> Summary:
    """What lists say of this table now."""
    return Summary(
        state.game.id,
        "between" if _is_between(state) else phase(state),
        state.last_news_at,
        [chair.name for chair in state.chairs],
        [chair.bot for chair in state.chairs],
        [chair for chair in state.owes_since if state.chairs[chair].plays and chair not in state.sealed],
        msgspec.to_builtins(state.story),
        state.order,
        len(state.results),
        state.score.points,
        state.outcome,
        _last_move(state),
        state.provenance,
        VERSION,
        is_offered(state),
    )


def played(state: State, since: int = 0) -> list[Played]:
    """The games that ended with an entry from this number on."""
    return [_played(number, result) for number, result in enumerate(state.results) if result.entry >= since]


def phase(state: State) -> Phase:
    """`open` before the first game, then `running` or `over`."""
    return "open" if state.play is None else "running" if state.is_running else "over"


def _is_between(state: State) -> bool:
    """Is the second game of a match still to be played?"""
    return phase(state) == "over" and state.settings.match and not state.score.is_over


def is_offered(state: State) -> bool:
    """Is there a chair in which anybody may sit down?"""
    return state.is_offered and state.play is None and any(chair.is_empty for chair in state.chairs)


def _played(number: int, result: Result) -> Played:
    return Played(number, result.at, result.order, result.outcome, result.peeks)


def _last_move(state: State) -> LastMove | None:
    play = state.play
    moves = play.moves if play else []
    line = next((line for line in reversed(range(len(moves))) if moves[line][0] != constants.CHANCE), None)
    if play is None or line is None:
        return None
    viewers = [*map(state.seat_of, range(len(state.chairs))), constants.NOBODY]
    says_by_chair = [game_lines(play, viewer, line, line + 1)[0].says[0] for viewer in viewers]
    when = next(one.at for one in reversed(state.entries) if isinstance(one, journal.Moved | journal.Began))
    return LastMove(moves[line][0], when, says_by_chair)
