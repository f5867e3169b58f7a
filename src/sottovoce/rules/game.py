"""A game on the shelf: what a table, a bot or a program asks of it, and how it refuses.

Positions are trusted (`contract.py`); this is where moves are read and checked. A move is checked against a view, never
against a position, so that no refusal can tell a seat what it does not know. What a view lists as legal some games work
out from the view and some ask of the position; either way the laws hold it to be the same in every game that looks the
same to that seat (`laws.looks_the_same`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from sottovoce.rules import constants
from sottovoce.rules.contract import Position
from sottovoce.rules.meta import Meta
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import Sentence, Words, words

if TYPE_CHECKING:
    from sottovoce.rules.lesson import Step


class Refusal(Exception):
    """Something that was asked cannot be done; `code` is a word for programs, `str()` a sentence for people."""

    code = "refused"

    def __init__(self, key: str, game: AnyGame | None = None, /, **args: str | int) -> None:
        super().__init__(key, args)
        self.key, self.game, self.args_ = key, game, args

    def text(self, language: str) -> str:
        """Why, in the person's language."""
        said = self.game.words(language) if self.game else words(language)
        return said.say(self.key, self.args_)

    def __str__(self) -> str:
        return self.text("en")


class BadOption(Refusal):
    """The game is not played with such an option."""

    code = "bad_option"


class Over(Refusal):
    """The game has ended."""

    code = "over"


class NotYourTurn(Refusal):
    """This seat owes no move now."""

    code = "not_your_turn"


class Stale(Refusal):
    """The record has gone on since the caller looked."""

    code = "stale"


class BadMove(Refusal):
    """Not a move at all, in this phase of the game."""

    code = "bad_move"


class IllegalMove(Refusal):
    """A move, but not one that is possible now."""

    code = "illegal_move"


class Option(msgspec.Struct, frozen=True):
    """One way in which a game can be set up differently."""

    default: Any
    choices: tuple[Any, ...] = ()  # none: the game checks the value itself


class OptionFile(msgspec.Struct, frozen=True, kw_only=True):
    """An option whose value is a text that people write in a file of their own."""

    first_line: str  # how such a text begins, which tells it from the path of a file
    template: Callable[[str], str]  # a text to fill in, with explanations in this language
    check: Callable[[str, str, str], Checked]  # given a text, what to call its file, and a language


class Checked(msgspec.Struct, frozen=True):
    """What is to be said about such a text."""

    is_good: bool
    lines: list[str]  # every mistake; or that all is in order, and what else is good to know


class Chapter(msgspec.Struct, frozen=True):
    """One of the set-ups that a game is played through in order, such as a chapter of a story."""

    number: int  # also the value of the option that chooses it
    name: str
    tier: str  # how hard its makers meant it to be, in words
    won: float | None  # how hard it is: the share of games that the reference players won; None: nobody measured it


class ChapterPlayed(msgspec.Struct, frozen=True):
    """How one game of a story ended: what the story remembers of it."""

    chapter: int
    won: bool
    kept: Any = None  # what the winners may take with them, in the game's own words


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: list[float]
    winners: list[int]
    reason: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer may know. Each game adds its own fields; none is ever copied from a position whole."""

    seat: int | str | None  # a seat, null for a spectator, "*" for chance, "all" for looking back
    to_act: list[int | str]
    legal: list[str] | None  # this seat's moves now, sorted; null where they are too many to list
    form: str | None = None  # what a move looks like where they are not listed
    outcome: Outcome | None = None


P = TypeVar("P", bound=Position)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[P, V]):
    """One game, whole. A folder in `sottovoce.games` has one as its `GAME`."""

    meta: Meta
    options: ClassVar[Mapping[str, Option]] = {}
    reasons: ClassVar[tuple[str, ...]]  # how it can end; Position.reason is an index
    older: ClassVar[Mapping[int, AnyGame]] = {}  # by version: the rules as they were, for games begun with them
    secret_options: ClassVar[tuple[str, ...]] = ()  # those that would tell too much, such as a prepared deck
    earned_options: ClassVar[tuple[str, ...]] = ()  # offered to those who have earned them in a story (`earned`)
    file_options: ClassVar[Mapping[str, OptionFile]] = {}  # those whose value is a text that people keep in a file
    lesson: Sequence[Step] = ()  # for somebody's first time; empty: there is none

    @property
    def id(self) -> str:
        return self.meta.id

    @property
    def rules_version(self) -> int:
        return self.meta.rules_version

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.meta.seat_names

    @property
    def fewest_seats(self) -> int:
        return self.meta.fewest_seats

    # The rules.

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, Any]) -> P:
        """The position before the first move. Called for every new game, with options that are complete and valid."""

    @abstractmethod
    def spell(self, action: int) -> str:
        """The one spelling of a move. Called wherever a move is written: in logs, records and views. It must be the
        inverse of `parse`."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The move that is spelled so; ValueError if none is. Called for any text at all; whether the move is legal now
        is not its concern."""

    # Who sees what.

    @abstractmethod
    def view(self, position: P, viewer: int) -> V:
        """What a seat, a spectator (NOBODY), chance or EVERYTHING may know. Called after every move for everyone who
        looks on. It must be filled from nothing, field by field, and must not change the position."""

    def view_of_end(self, position: P, viewer: int) -> V:
        """What a viewer is shown of a game that was ended at the table, by resigning or by the clock: all that was
        hidden, as at the end of a game that was played out. Called by tables. A game that keeps secrets after its end
        must override it."""
        return msgspec.structs.replace(self.view(position, constants.EVERYTHING), seat=label(viewer))

    @abstractmethod
    def as_seen(self, seat: int, action: int, viewer: int) -> str:
        """A move as the viewer sees it being made: its spelling, with ? for what is hidden. Called for each move and
        viewer to fill the log. It must not depend on what the viewer cannot know."""

    @abstractmethod
    def events(self, position: P, viewer: int) -> list[str]:
        """What the last move revealed, as the viewer may know it. Called right after the move, for each viewer. It must
        not depend on what the viewer cannot know, and must be text that `tell_event` understands."""

    @abstractmethod
    def learned(self, view: V) -> object:
        """What the viewer has learned of hidden things, apart from their own choices. Called by tables to decide on an
        undo: as long as it stays the same, a move has taught the viewer nothing, and taking it back cannot help."""

    @abstractmethod
    def worlds_left(self, view: V) -> float:
        """How many ways are left to fill in what is hidden from the viewer; where nothing is, from the others. 1: all
        is revealed. Called for the curve that is shown when a game is looked back at. It must follow from the view
        alone."""

    @abstractmethod
    def parse_move(self, view: V, text: str) -> int:
        """The move a seat means; BadMove or IllegalMove if it is not one. Called for every move that comes in from
        outside. It must decide by the view alone, so that no refusal tells what the seat does not know."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> P:
        """A position drawn evenly from all that fit the view. Called by bots, which have a view and no position."""

    @abstractmethod
    def rewrite(self, moves: Sequence[tuple[int, int]], position: P) -> list[tuple[int, int]]:
        """The same game with the secrets of another position: the moves that would have led to it. Called by the laws
        and the tests for leaks. To a viewer who cannot tell the two positions apart, both games must look the same."""

    def rewrite_options(self, options: Mapping[str, Any], position: P) -> dict[str, Any]:
        """The same for its options. A game must override it if one of them is a secret, such as a prepared deck."""
        return dict(options)

    # For a beginner's bot.

    @abstractmethod
    def rate(self, view: V) -> dict[str, float]:
        """What a beginner feels about each move listed in the view, larger is better; empty: nothing at all. Called by
        the bot of the level `novice`, for every move it makes."""

    # Words.

    @abstractmethod
    def tell(self, seat: int, look: str) -> Sentence:
        """A move, in the spelling that `as_seen` gave, as a sentence. Called for every line of a log that people
        read, like `tell_event`."""

    @abstractmethod
    def tell_event(self, event: str) -> Sentence:
        """One of the `events` as a sentence."""

    def in_full(self, sentence: Sentence, options: Mapping[str, Any]) -> Sentence:
        """A sentence with what only the options tell, if anything: the names on the cards that are played with. Called
        by tables with what `tell` and `tell_event` gave."""
        return sentence

    def words(self, language: str) -> Words:
        """The game's messages in one language."""
        return words(language, type(self).__module__)

    # A story in several games.

    def campaign(self, language: str) -> list[Chapter]:
        """What is played through in order; empty: every game of it is the same. Called for the list of games."""
        return []

    def chapter_played(self, options: Mapping[str, Any], everything: V, outcome: Outcome) -> ChapterPlayed | None:
        """What the story remembers of a game that is over; None: it does not count, or there is no story. Called
        when a game ends at a table that was dealt by chance."""
        return None

    def earned(self, chapter: int, so_far: Sequence[ChapterPlayed]) -> dict[str, Any]:
        """Options that may be chosen for a chapter by those who have played all this, the latest game last.
        Called when a device asks how far the story is."""
        return {}

    # A match of two games with the roles swapped.

    def tie_break(self, view: V, seat: int) -> float:
        """Of two players who are level after both games, the one with more of this wins; 0: nothing to choose by.
        Called by tables for each seat when a game ends."""
        return 0.0

    # What is the same for all.

    def version(self, number: int) -> AnyGame:
        """The game by the rules of this version: old games are played on as they were begun, never reinterpreted."""
        if number == self.rules_version:
            return self
        if number not in self.older:
            known = ", ".join(str(known) for known in sorted({*self.older, self.rules_version}))
            raise Refusal("record-rules", version=number, known=known)
        return self.older[number]

    def completed(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with their defaults; BadOption if one is unknown or has no such choice."""
        for name in options:
            if name not in self.options:
                known = ", ".join(sorted(self.options))
                raise BadOption("option-unknown", self, option=quoted(str(name)), known=known)
        chosen = {}
        for name, option in self.options.items():
            value = options.get(name, option.default)
            if not option.choices:
                self.check_option(name, value)
            elif not any(type(value) is type(choice) and value == choice for choice in option.choices):
                choices = ", ".join(str(choice) for choice in option.choices)
                raise BadOption("option-choice", self, option=name, value=quoted(str(value)), choices=choices)
            chosen[name] = value
        return chosen

    def public_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options as everybody may know them: of a secret one only that it was used."""
        hidden = self._prepared(options)
        return {name: "?" if name in hidden else value for name, value in options.items()}

    def is_prepared(self, options: Mapping[str, Any]) -> bool:
        """Was something laid out by who chose the options, which chance would have dealt else?"""
        return bool(self._prepared(options))

    def _prepared(self, options: Mapping[str, Any]) -> list[str]:
        return [name for name in self.secret_options if options.get(name) is not None]

    def check_option(self, name: str, value: object) -> None:
        """Refuse a value of an option that has no list of choices with BadOption. Called by `completed`, with any value
        at all. A game that has such an option must override it."""

    def checked_seats(self, seats: int | None) -> int:
        """The number of seats asked for, or the usual one; BadOption if the game is not for that number."""
        most = len(self.seat_names)
        if seats is None:
            seats = min(max(2, self.fewest_seats), most)
        if not self.fewest_seats <= seats <= most:
            raise BadOption("option-seats", self, seats=seats, fewest=self.fewest_seats, most=most)
        return seats

    @cached_property
    def view_type(self) -> type[V]:
        """The class of this game's views: what a program that receives one decodes it as."""
        start = self.start(self.checked_seats(None), self.completed({}))
        return type(self.view(start, constants.EVERYTHING))

    def outcome(self, position: P) -> Outcome | None:
        """How it ended, or None."""
        return outcome_of(position, self.reasons)

    def seat_name(self, seat: int) -> str:
        """The seat's word in records and messages."""
        return "*" if seat == constants.CHANCE else self.seat_names[seat]


AnyGame: TypeAlias = Game[Any, Any]


def outcome_of(position: Position, reasons: Sequence[str]) -> Outcome | None:
    """How a position's game ended, or None."""
    if position.to_move != constants.NOBODY:
        return None
    seats = range(position.seats)
    return Outcome(
        scores=[position.score(seat) for seat in seats],
        winners=[seat for seat in seats if position.winners >> seat & 1],
        reason=reasons[position.reason],
    )


def label(viewer: int) -> int | str | None:
    """A seat or viewer as it is written in views and in the protocol."""
    return {constants.CHANCE: "*", constants.NOBODY: None, constants.EVERYTHING: "all"}.get(viewer, viewer)


def quoted(text: str) -> str:
    """Something typed by who knows whom, short and printable enough to be repeated."""
    return text if len(text) <= 40 and text.isprintable() else ascii(text[:40])
