"""A table on this device: its people share one keyboard, bots fill the other chairs.

The rules of the table are those of `sottovoce.table`. The game being played is written to its own file after every
entry: a record, with the table's whole journal in its header. The next game at the same table gets a new file.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from sottovoce.bots import bot
from sottovoce.games import shelf
from sottovoce.rules import constants, record
from sottovoce.rules.game import AnyGame, Outcome, View
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.record import Record
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import Sentence
from sottovoce.table import finished, journal
from sottovoce.table.journal import Settings
from sottovoce.table.match import Score
from sottovoce.table.refusals import CorruptJournal, TableRefusal
from sottovoce.table.seats import rotated
from sottovoce.table.state import State
from sottovoce.table.table import Table
from sottovoce.terminal import saved

PERSON = "person"  # in a list of players: a person; anything else is the level of a bot
HERE = "here"  # this device, which holds the chairs of all people
IN_LOG = (
    journal.UndoAsked, journal.UndoAnswered, journal.Undone, journal.Resigned, journal.DrawOffered,
    journal.DrawAnswered,
)  # fmt: skip


class Question(NamedTuple):
    """One person asks, another has to answer. Both are seats."""

    about: Literal["undo", "draw"]
    asker: int
    asked: int


class TableEvent(NamedTuple):
    """Something that happened between two lines of a game, such as a draw offer."""

    after: int  # the number of lines the game had
    sentence: Sentence
    chair: int | None = None  # whose, if it is anybody's


class LocalTable:
    """A table and its file. People and bots are named by their seats in the game being played."""

    def __init__(self, table: Table, file: Path, table_id: str) -> None:
        self.table, self.file, self.table_id = table, file, table_id
        self.save_error: OSError | None = None  # why the last entry could not be written

    # Who sits where.

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def game(self) -> AnyGame:
        return self.state.game

    @property
    def play(self) -> Playthrough:
        """The game being played, or played last."""
        assert self.state.play is not None
        return self.state.play

    @property
    def rng(self) -> Rng:
        return self.table.rng

    @property
    def players(self) -> tuple[str, ...]:
        """For each seat PERSON or the level of the bot that plays it now."""
        chairs = (self.state.chairs[chair] for chair in self.state.order)
        return tuple(PERSON if chair.plays else chair.bot for chair in chairs)

    @property
    def people(self) -> list[int]:
        """The seats that belong to people, also if a bot plays on for one of them."""
        return [seat for seat, chair in enumerate(self.state.order) if self.state.chairs[chair].who]

    @property
    def is_shared(self) -> bool:
        """True if several people look at this screen."""
        return len(self.people) > 1

    @property
    def viewer(self) -> int:
        """Whose view the screen shows: the only person's; NOBODY where several people look at it."""
        return self.people[0] if len(self.people) == 1 else constants.NOBODY

    def name(self, seat: int) -> str:
        """The name of the person in a seat of a shared keyboard; empty for a bot or a person alone."""
        return self.state.chairs[self.state.order[seat]].name if self.is_shared else ""

    def others(self, seat: int) -> list[str]:
        """The names of the people in the other seats."""
        return [self.name(other) for other in self.people if other != seat]

    # How far the game is.

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def to_move(self) -> int:
        """The seat that owes a move, the first of them where several do, or NOBODY."""
        return constants.NOBODY if self.outcome is not None else self.play.position.to_move

    def view(self, seat: int) -> View:
        """What a seat, or NOBODY, may know now."""
        view = self.state.view(self.state.order[seat] if seat >= 0 else seat)
        assert view is not None
        return view

    @property
    def score(self) -> Score:
        return self.state.score

    @property
    def match_game(self) -> int:
        """Which game of a match is being played, or was played last: 1 or 2; 0: there is no match."""
        if not self.state.settings.match:
            return 0
        return (len(self.state.results) - (self.outcome is not None)) % 2 + 1

    @property
    def has_second_game(self) -> bool:
        """True if the first game of a match is over and the second has not begun."""
        return self.match_game == 1 and self.outcome is not None

    @property
    def question(self) -> Question | None:
        """What somebody at this keyboard has to answer before the game goes on."""
        state = self.state
        if state.undo is not None:
            asker, _, agreed = state.undo
            return self._question("undo", asker, agreed)
        return None if state.draw is None else self._question("draw", state.draw, set())

    def _question(self, about: Literal["undo", "draw"], asker: int, agreed: set[int]) -> Question | None:
        for chair, here in enumerate(self.state.chairs):
            if here.plays and chair != asker and chair not in agreed:
                return Question(about, self.state.seat_of(asker), self.state.seat_of(chair))
        return None

    def events(self) -> Iterator[TableEvent]:
        """What happened at the table during this game besides moves."""
        found: list[TableEvent] = []
        lines = 0
        news = self.state.news(constants.NOBODY)
        for number, entry in enumerate(self.state.entries):
            if isinstance(entry, journal.Began):
                found = [TableEvent(0, sentence) for sentence in self.state.entries[0].sentences(self.state)]
                lines = len(entry.lines)
            elif isinstance(entry, journal.Moved):
                lines += len(entry.lines)
            elif isinstance(entry, journal.Undone):
                lines = entry.keep
                found = [event._replace(after=min(event.after, lines)) for event in found]
            if isinstance(entry, IN_LOG):
                said: list[Sentence] = getattr(news[self.state.line_of(number)], "says", [])
                found += [TableEvent(lines, sentence, entry.chair) for sentence in said]
        yield from found

    # What people and bots do. Each raises a Refusal if the table does not allow it.

    def make(self, seat: int, move: str) -> None:
        """Make a move."""
        chair = self.state.order[seat]
        self.table.submit(chair, move, seen=self.table.lines, key=self._key(), now=time.time())
        self.save()

    def ask_bot(self) -> Callable[[], str]:
        """What the bot whose turn it is would play: it looks now at what its seat may know, and thinks when called."""
        seat = self.to_move
        view, log, level = self.play.view(seat), self.play.log(seat), self.players[seat]
        return lambda: bot.choose(self.game, view, log, level, self.rng).move

    @property
    def last_mover(self) -> int | None:
        """The person who made the latest move of all people."""
        players = self.players
        return next((seat for seat, _ in reversed(self.play.moves) if seat >= 0 and players[seat] == PERSON), None)

    def undo(self, seat: int) -> None:
        """Take back this seat's last move: at once if that is free or only bots could object, else others are asked."""
        self.table.undo(self.state.order[seat], key=self._key(), now=time.time())
        self.save()

    def offer_draw(self, seat: int) -> None:
        self.table.offer_draw(self.state.order[seat], key=self._key(), now=time.time())
        self.save()

    def answer(self, question: Question, agree: bool) -> None:
        """Somebody agrees to an undo or a draw, or does not."""
        answer = self.table.answer_undo if question.about == "undo" else self.table.answer_draw
        answer(self.state.order[question.asked], agree, key=self._key(), now=time.time())
        self.save()

    def resign(self, seat: int) -> None:
        self.table.resign(self.state.order[seat], key=self._key(), now=time.time())
        self.save()

    def play_again(self) -> None:
        """All people want another game, or the second of a match: it begins with the roles moved on, in a new file."""
        for seat in self.people:
            self.table.ask_rematch(self.state.order[seat], key=self._key(), now=time.time())
        self.file = saved.new_file(self.game.id)
        self.save()

    def _key(self) -> str:
        """Nothing is ever asked twice here, so each request has its own key."""
        return str(len(self.state.entries))

    # Saving.

    def notes(self) -> dict[str, str]:
        """What the record's header says besides the game."""
        notes = {f"{self.game.seat_name(seat)}-is": who for seat, who in enumerate(self.players)}
        if self.outcome is not None and self.play.outcome is None:
            notes["ended"] = record.result(self.outcome) or ""
        if self.match_game:
            notes["match-game"] = str(self.match_game)
        notes |= finished.notes(self.play, finished.peeks(self.state)) | finished.provenance_note(self.state)
        entries = json.dumps(msgspec.to_builtins(self.state.entries), separators=(",", ":"))
        return {**notes, "table": self.table_id, "journal": entries}

    def save(self) -> None:
        """Write the game and its table; a full disk does not end a game, but people are warned."""
        try:
            saved.write(self.file, record.write(self.play, self.notes()))
            self.save_error = None
        except OSError as error:
            self.save_error = error


def usual_players(game: AnyGame) -> tuple[str, ...]:
    """One person, and beginners in the other seats."""
    return PERSON, *["novice"] * (game.checked_seats(None) - 1)


def begin(
    game: AnyGame, players: tuple[str, ...], options: Mapping[str, Any], rng: Rng, *,
    names: tuple[str, ...] = (), match: bool = False,
) -> LocalTable:  # fmt: skip
    """A new table, at which the first game begins at once."""
    games = {**shelf(), game.id: game}
    table = Table.open(games, game.id, len(players), options, Settings(match=match), HERE, time.time(), rng)
    _sit_down(table, players, names)
    local = LocalTable(table, saved.new_file(game.id), secrets.token_hex(6))
    local.save()
    return local


def _sit_down(table: Table, players: tuple[str, ...], names: tuple[str, ...] = ()) -> None:
    """Everybody takes a chair; the game begins unless it is a finished one."""
    now = time.time()
    for chair, who in enumerate(players):
        if who == PERSON:
            table.claim(chair, (names[chair] if names else "") or PERSON, HERE, now)
        else:
            table.seat_bot(chair, who, HERE, bot.LEVELS, now)
    if table.state.play is None:
        for chair, who in enumerate(players):
            if who == PERSON:
                table.ready(chair, key="ready", now=now)


# Going on with a saved game.


def unfinished(rng: Rng, only: str | None = None) -> LocalTable | None:
    """The game or match that was played last and is not over, or None; `only`: of the game with this id."""
    later: set[str] = set()  # the tables of which a later game has been seen
    for path in saved.newest_first():
        try:
            read = saved.read(path)
        except saved.BadFile:
            continue
        if only not in (None, read.game):
            continue
        is_over = bool(read.result) or "ended" in read.notes
        has_later = _table_id(read) in later
        later.add(_table_id(read))
        if is_over and (has_later or read.notes.get("match-game") != "1"):
            continue
        local = _restored(path, read, rng)
        if local is not None and (local.outcome is None or local.has_second_game):
            return local
    return None


def _restored(path: Path, read: Record, rng: Rng) -> LocalTable | None:
    """The table of a saved game; None if the file does not fit the rules, or was not played here."""
    players = tuple(read.notes.get(f"{name}-is", "") for name in shelf()[read.game].seat_names[: read.seats])
    try:
        table = _from_journal(read, rng) or _from_record(read, players, rng)
    except (saved.BadFile, CorruptJournal, TableRefusal):
        return None
    if not any(chair.who == HERE for chair in table.state.chairs):
        return None
    return LocalTable(table, path, _table_id(read) or secrets.token_hex(6))


def _table_id(read: Record) -> str:
    """What all games at one table have in common; of an earlier version, both games of a match."""
    return read.notes.get("table") or read.notes.get("match", "")


def _from_journal(read: Record, rng: Rng) -> Table | None:
    """The table as its journal tells it, or None if there is no readable one."""
    try:
        entries = msgspec.json.decode(read.notes.get("journal", ""), type=list[msgspec.Raw])
        return Table.of([journal.decode(bytes(entry)) for entry in entries], shelf(), rng)
    except (msgspec.DecodeError, CorruptJournal):
        return None


def _from_record(read: Record, players: tuple[str, ...], rng: Rng) -> Table:
    """A table for a record without a journal. Earlier versions wrote one record per game, with the names of the people
    as they sat in the first game of a match, and the number of the game in that match."""
    names = tuple(read.notes.get(f"person-{number}", "") for number in range(1, read.seats + 1))
    first = _first_of_match(read) if read.notes.get("match-game") == "2" else None
    play = saved.replayed(read if first is None else first)
    is_match = read.notes.get("match-game") == "1" or first is not None
    table = Table.resume(shelf(), play, Settings(match=is_match), HERE, time.time(), rng)
    if read.notes.get("match-game") == "2" and first is None:
        names = names[::-1]
    _sit_down(table, players, names)
    if first is None:
        return table
    now, second = time.time(), saved.replayed(read)
    second.hand_chance_to(rng)
    lines = [(line.seat, line.move) for line in second.log(constants.EVERYTHING)]
    again = [journal.RematchAsked(at=now, chair=chair, key="again") for chair in range(read.seats)]
    began = journal.Began(at=now, order=rotated(table.state.order), lines=lines)
    return Table.of([*table.state.entries, *again, began], shelf(), rng)


def _first_of_match(second: Record) -> Record | None:
    """The record of the first game of the match whose second game this is, if it is still there."""
    for path in saved.newest_first():
        try:
            read = saved.read(path)
        except saved.BadFile:
            continue
        if read.notes.get("match") == second.notes.get("match") and read.notes.get("match-game") == "1" and read.result:
            return read
    return None
