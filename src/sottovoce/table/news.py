"""What each viewer is told. Every entry is one numbered line for everybody, made from nothing for each viewer;
who learns nothing by it is told `skip`, so that the numbers never differ between viewers. Of a few entries there is no
line at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sottovoce.rules import constants
from sottovoce.rules.game import Outcome
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.words import Sentence
from sottovoce.table import journal
from sottovoce.table.journal import Settings, kebab
from sottovoce.table.match import Score
from sottovoce.table.tell import of_game

if TYPE_CHECKING:
    from sottovoce.table.state import State


class GameLine(msgspec.Struct, frozen=True, gc=False):
    """One line of a game's log: who moved, what the viewer saw of the move, and what it brought to light; and the same
    as sentences, first the move and then each event."""

    seat: int | str
    move: str
    events: list[str]
    says: list[Sentence]


class Ended(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line that ended a game tells how, what it counts, and to some the whole game."""

    outcome: Outcome
    score: Score
    whole: list[GameLine] | None = None  # to spectators who were shown nothing until now


class News(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="news", tag=kebab):
    """One line. `chair` is whose entry it was."""

    n: int  # its number, from 0


class Skip(News, frozen=True, kw_only=True):
    """Something happened that this viewer learns nothing of."""


class Told(News, frozen=True, kw_only=True):
    """A line with something on it."""

    at: float
    says: list[Sentence]  # what happened, or was said; of a move its game lines tell


class Opened(Told, frozen=True, kw_only=True):
    game: str
    rules: int
    seats: int
    options: dict[str, Any]  # a value that is secret is "?"
    settings: Settings


class Claimed(Told, frozen=True, kw_only=True):
    chair: int
    name: str


class BotSeated(Told, frozen=True, kw_only=True):
    chair: int
    level: str


class Freed(Told, frozen=True, kw_only=True):
    chair: int


class Ready(Told, frozen=True, kw_only=True):
    chair: int


class Began(Told, frozen=True, kw_only=True):
    order: list[int]  # for each seat of the game its chair
    lines: list[GameLine]
    ended: Ended | None = None


class Moved(Told, frozen=True, kw_only=True):
    chair: int
    lines: list[GameLine]  # the move and what chance answered, as this viewer saw them
    ended: Ended | None = None


class UndoAsked(Told, frozen=True, kw_only=True):
    chair: int
    keep: int  # how many lines of the game would be left


class UndoAnswered(Told, frozen=True, kw_only=True):
    chair: int
    agree: bool


class Undone(Told, frozen=True, kw_only=True):
    chair: int
    keep: int
    free: bool  # nobody had learned anything; else the others agreed


class Resigned(Told, frozen=True, kw_only=True):
    chair: int
    level: str = ""  # of the bot that plays on, if the game goes on
    ended: Ended | None = None


class FlagFell(Told, frozen=True, kw_only=True):
    chair: int
    level: str = ""
    ended: Ended | None = None


class DrawOffered(Told, frozen=True, kw_only=True):
    chair: int


class DrawAnswered(Told, frozen=True, kw_only=True):
    chair: int
    agree: bool
    ended: Ended | None = None


class Left(Told, frozen=True, kw_only=True):
    chair: int


class TookOver(Told, frozen=True, kw_only=True):
    chair: int
    absent: int
    level: str


class CameBack(Told, frozen=True, kw_only=True):
    chair: int


class RematchAsked(Told, frozen=True, kw_only=True):
    chair: int


class Said(Told, frozen=True, kw_only=True):
    chair: int
    phrase: str = ""
    text: str = ""


AnyNews = (
    Skip | Opened | Claimed | BotSeated | Freed | Ready | Began | Moved | UndoAsked | UndoAnswered | Undone | Resigned
    | FlagFell | DrawOffered | DrawAnswered | Left | TookOver | CameBack | RematchAsked | Said
)  # fmt: skip

CHANGES_THE_GAME = (Began, Moved, Undone, Resigned, FlagFell, DrawAnswered)  # after these a view is another


def tell(state: State, entry: journal.AnyTold, n: int, viewer: int, ended: bool, says: list[Sentence]) -> AnyNews:
    """The line about this entry for one viewer, a chair or NOBODY; the state is that after the entry."""
    over = _ended(state, viewer) if ended else None
    match entry:
        case journal.Invited() | journal.Handed():
            return Skip(n=n)
        case journal.Opened(at=at):
            return Opened(
                n=n, at=at, says=says, game=entry.game, rules=entry.rules, seats=entry.seats,
                options=state.game.public_options(entry.options), settings=entry.settings,
            )  # fmt: skip
        case journal.Claimed(at=at, chair=chair, name=name):
            return Claimed(n=n, at=at, says=says, chair=chair, name=name)
        case journal.BotSeated(at=at, chair=chair, level=level):
            return BotSeated(n=n, at=at, says=says, chair=chair, level=level)
        case journal.Freed(at=at, chair=chair):
            return Freed(n=n, at=at, says=says, chair=chair)
        case journal.Ready(at=at, chair=chair):
            return Ready(n=n, at=at, says=says, chair=chair)
        case journal.Began(at=at, order=order):
            return Began(n=n, at=at, says=says, order=order, lines=_lines(state, len(entry.lines), viewer), ended=over)
        case journal.Moved(at=at, chair=chair):
            if _sees_nothing_yet(state, viewer) and over is None:
                return Skip(n=n)
            return Moved(n=n, at=at, says=says, chair=chair, lines=_lines(state, len(entry.lines), viewer), ended=over)
        case journal.UndoAsked(at=at, chair=chair, keep=keep):
            return UndoAsked(n=n, at=at, says=says, chair=chair, keep=keep)
        case journal.UndoAnswered(at=at, chair=chair, agree=agree):
            return UndoAnswered(n=n, at=at, says=says, chair=chair, agree=agree)
        case journal.Undone(at=at, chair=chair, keep=keep, free=free):
            return Undone(n=n, at=at, says=says, chair=chair, keep=keep, free=free)
        case journal.Resigned(at=at, chair=chair):
            return Resigned(
                n=n, at=at, says=says, chair=chair, level="" if over else state.chairs[chair].bot, ended=over
            )
        case journal.FlagFell(at=at, chair=chair):
            return FlagFell(
                n=n, at=at, says=says, chair=chair, level="" if over else state.chairs[chair].bot, ended=over
            )
        case journal.DrawOffered(at=at, chair=chair):
            return DrawOffered(n=n, at=at, says=says, chair=chair)
        case journal.DrawAnswered(at=at, chair=chair, agree=agree):
            return DrawAnswered(n=n, at=at, says=says, chair=chair, agree=agree, ended=over)
        case journal.Left(at=at, chair=chair):
            return Left(n=n, at=at, says=says, chair=chair)
        case journal.TookOver(at=at, chair=chair, absent=absent, level=level):
            return TookOver(n=n, at=at, says=says, chair=chair, absent=absent, level=level)
        case journal.CameBack(at=at, chair=chair):
            return CameBack(n=n, at=at, says=says, chair=chair)
        case journal.RematchAsked(at=at, chair=chair):
            return RematchAsked(n=n, at=at, says=says, chair=chair)
        case journal.Said(at=at, chair=chair, phrase=phrase, text=text):
            return Said(n=n, at=at, says=says, chair=chair, phrase=phrase, text=text)


def _sees_nothing_yet(state: State, viewer: int) -> bool:
    """Is this a spectator who is shown the game only when it is over?"""
    return viewer == constants.NOBODY and state.settings.spectators != "public"


def _lines(state: State, added: int, viewer: int) -> list[GameLine]:
    """The last lines of the game, as the viewer saw them."""
    if state.play is None or _sees_nothing_yet(state, viewer):
        return []
    return told(state.play, state.play.log(state.seat_of(viewer), len(state.play.moves) - added))


def told(play: Playthrough, log: list[Line]) -> list[GameLine]:
    """Lines of a game's log, with the sentences that tell them."""
    return [GameLine(line.seat, line.move, line.events, of_game(play.game, line, play.options)) for line in log]


def _ended(state: State, viewer: int) -> Ended | None:
    if state.outcome is None or state.play is None:
        return None
    shows = viewer == constants.NOBODY and state.settings.spectators == "all-after-the-end"
    whole = told(state.play, state.play.log(constants.EVERYTHING)) if shows else None
    return Ended(outcome=state.outcome, score=state.score, whole=whole)
