"""Every message between a device and the server, both ways, over WebSocket and long polling alike.

The messages that ask for an act are made from the acts of `Table`. The page's types (`web/src/wire.ts`) and
`docs/wire.md` are made from this file and from the journal (`wiregen.py`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, Union, cast

import msgspec

from sottovoce.rules.game import Chapter, Option, Outcome
from sottovoce.rules.words import Sentence
from sottovoce.table import journal, table
from sottovoce.table.acts import Act
from sottovoce.table.journal import Number, Provenance, Settings, kebab
from sottovoce.table.news import GameLine, NewsLine, Skip
from sottovoce.table.undo import Way

PROTOCOL = 1
LONGEST = 16_384  # bytes of one message to the server


# To the server.


class Ask(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag=kebab):
    """A message to the server. Whatever has a key is answered with `done` or `refused` and the same key."""


class Ping(Ask, frozen=True, kw_only=True):
    """Are you there? Answered with `pong`. A device that hears nothing for a while after one connects again."""


class TableAsk(Ask, frozen=True, kw_only=True):
    """A message about one table."""

    table: str
    key: str


class Watch(TableAsk, frozen=True, kw_only=True):
    """Tell me what happens at a table, from line `seen` on: as the person in a chair, or (null) as a spectator.
    Asking again for the same starts again from there, so a gap of any kind can be filled. Whoever looks back at an
    earlier game of the table (`looks_back`) is here, but is sent no news, only who is present."""

    chair: Number | None = None
    seen: Number = 0
    looks_back: bool = False


class Unwatch(TableAsk, frozen=True, kw_only=True):
    """No more of it."""

    chair: Number | None = None


class ActMessage(TableAsk, frozen=True, kw_only=True):
    """Something that the person in a chair does. A key is new for every act and the same when it is sent again."""

    act: ClassVar[Act]

    chair: Number

    def fields(self) -> dict[str, Any]:
        """What this act needs besides chair and key."""
        return {name: getattr(self, name) for name, *_ in self.act.fields}


def _act_message(act: Act) -> type[ActMessage]:
    """The message by which a client asks for an act of `Table`: its fields are the parameters of the method."""
    made = msgspec.defstruct(
        "".join(part.title() for part in act.name.split("-")), act.fields, bases=(ActMessage,), module=__name__,
        namespace={"__doc__": act.doc, "act": act}, tag=act.name, frozen=True, kw_only=True,
    )  # fmt: skip
    return cast("type[ActMessage]", made)


ACTS = {name: _act_message(act) for name, act in table.ACTS.items()}
ASKS: tuple[type[Ask], ...] = (Ping, Watch, Unwatch, *ACTS.values())


# To a device.


class Tell(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="tell", tag=kebab):
    """A message from the server."""


class Welcome(Tell, frozen=True, kw_only=True):
    """The first message of every connection."""

    protocol: int
    version: str


class Pong(Tell, frozen=True, kw_only=True):
    """I am here; and this is my time, in seconds, by which clocks are kept."""

    now: float


class Clocks(msgspec.Struct, frozen=True, kw_only=True):
    """Thinking time: what each chair has left, and since when those think who do."""

    left: dict[int, float]
    since: dict[int, float]


class News(Tell, frozen=True, kw_only=True):
    """What happened, as this viewer may know it. The lines go on where the last message stopped. A view, when there is
    one, is what the viewer may know after the last of them; without one the last view still holds, unless there is
    `more`: then the game has gone on, and the view comes with the next lines. With a view comes whether the viewer's
    last move can be taken back, freely or by asking the others."""

    table: str
    chair: int | None
    lines: list[NewsLine]
    view: Any = None
    undo: Way | None = None
    more: bool = False
    clocks: Clocks | None = None
    beats_since: float | None = None  # at a table with a common beat, with the view while choices are sealed


class Present(Tell, frozen=True, kw_only=True):
    """Which chairs have a device that is connected now, from which of them an earlier game is looked back at, and how
    many devices without a chair look on. Not stored, and without a number."""

    table: str
    chairs: list[bool]
    looking_back: list[int] = []
    spectators: int = 0


class SeatLost(Tell, frozen=True, kw_only=True):
    """This device no longer holds this chair: it was freed, or went on to another device. Nothing more is told to it,
    and what it was told is to be forgotten."""

    table: str
    chair: int


class Done(Tell, frozen=True, kw_only=True):
    """It is done and cannot be lost any more; `line` tells of it."""

    key: str
    line: int


class Refused(Tell, frozen=True, kw_only=True):
    """It was not done: a word for programs and a sentence for people. The key is empty if it could not be read."""

    key: str
    code: str
    text: str


TELLS: tuple[type[Tell], ...] = (Welcome, Pong, News, Present, SeatLost, Done, Refused)
LINES: tuple[type[NewsLine], ...] = (Skip, *(journal.line_type(kind) for kind in journal.PUBLIC_KINDS))


# Over HTTP.


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is sent to an address of the server."""


class NewDevice(Body, frozen=True, kw_only=True):
    """A key for a new device: a browser keeps it in a cookie, a program receives it and sends it as a bearer token."""

    program: bool = False


class NewTable(Body, frozen=True, kw_only=True):
    """A table: the game, who plays it and how. `chairs` says for each of the maker's people and bots where they sit."""

    game: str
    seats: Number | None = None
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    people: dict[Number, str] = {}  # by chair: names of the people at this device
    bots: dict[Number, str] = {}  # by chair: levels
    offered: bool = False  # is it to be on the list of open tables?


class Claim(Body, frozen=True, kw_only=True):
    """Sit down: with an invitation, or at one's own table."""

    chair: Number
    name: str
    invitation: str = ""


class OneChair(Body, frozen=True, kw_only=True):
    """A chair that is to be freed, invited to, or moved to another device."""

    chair: Number


class Offer(Body, frozen=True, kw_only=True):
    """My table is to be on the list of open tables, where anybody may sit down; or no longer."""

    offered: bool


class SeatBot(Body, frozen=True, kw_only=True):
    """A bot for an empty chair."""

    chair: Number
    level: str


class UseCode(Body, frozen=True, kw_only=True):
    """The short code that another device showed: its chair is to move here."""

    code: str


class BringRecord(Body, frozen=True, kw_only=True):
    """A record, as text: it becomes a table of its own."""

    record: str


class PlayOn(Body, frozen=True, kw_only=True):
    """A finished game goes on from line `line` at a table of its own: this person in a seat, bots in all others."""

    game: Number | None = None  # of the table, from 0; none: its last that is over
    line: Number
    seat: Number
    name: str


class TryStep(Body, frozen=True, kw_only=True):
    """All moves that the learner has made in a step of a lesson. Nothing is stored: all are sent each time."""

    step: Number  # from 0
    moves: list[str] = []


class Poll(Body, frozen=True, kw_only=True):
    """Long polling: `say` goes to the server, and the answer waits until there is something to tell. `line` is empty at
    first and then what the server answered; `got` is how many messages have arrived on it."""

    line: str = ""
    got: Number = 0
    say: list[msgspec.Raw] = []
    wait: float = 25.0


class Polled(msgspec.Struct, frozen=True, kw_only=True):
    """Messages from number `first` on; those that the device has got are not sent again."""

    line: str
    first: int
    tell: list[msgspec.Raw]


class ErrorBody(msgspec.Struct, frozen=True, kw_only=True):
    """Why something asked over HTTP was not done."""

    code: str
    text: str


class NewlyOpened(msgspec.Struct, frozen=True, kw_only=True):
    """The new table, and an invitation for each chair that is still empty: by chair."""

    table: str
    invitations: dict[int, str]


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """Done; line `line` tells of it."""

    line: int


class Code(msgspec.Struct, frozen=True, kw_only=True):
    """Type this on the other device within `seconds`."""

    code: str
    seconds: int


class MovedHere(msgspec.Struct, frozen=True, kw_only=True):
    """The chair that this device holds now."""

    table: str
    chair: int


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits in a chair."""

    name: str
    bot: str
    mine: bool
    empty: bool
    ready: bool


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table, as anyone who has its link may know it."""

    table: str
    game: str
    state: str  # open, running or over
    settings: Settings
    chairs: list[Sitting]
    is_maker: bool
    rules: int  # their version
    options: dict[str, Any]  # a value that is secret is "?"
    can_watch: bool  # may people without a chair watch? Perhaps there is nothing to see before the end
    provenance: Provenance = "chance"  # who dealt: somebody else than chance may know what
    offered: bool = False  # is it on the list of open tables? Then one needs no invitation to sit down


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which anybody may sit down: whose it is, and since when it waits."""

    info: TableInfo
    maker: str  # the name of the person who made it; empty: has no chair there
    since: float


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, to be looked back at, as those eyes saw it: number `number`, from 0, of the `games` that
    are over at its table."""

    table: str
    game: str
    rules: int  # their version
    settings: Settings
    number: int  # of this game
    games: int  # how many are over, whether or not another is being played
    seats: list[Sitting]  # by seat of the game
    order: list[int]  # by seat of the game: its chair
    mine: list[int]  # the seats that people at this device have played
    choices: list[str]  # whose eyes one may look with: those of a seat by its number, "public", "all"
    eyes: str  # which of them these are
    lines: list[GameLine]
    possible: list[float]  # after no line, after the first, …: how many ways were left to fill in what was hidden
    points: list[list[float]] = []  # likewise: what each seat had scored; empty: points are not counted in this game
    tracks: dict[str, list[float]] = {}  # likewise, by name: numbers of the views that grow; empty: the game has none
    parts: list[int] = []  # after which lines a new part of the game began, a scene or a day; empty: it has none
    take_backs: list[int] = []  # by seat: moves taken back after something had been learned; empty: none


class Moments(msgspec.Struct, frozen=True, kw_only=True):
    """What some eyes saw when the game had `first` lines, then one more, and so on."""

    first: int
    views: list[Any]


class Earlier(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody at a table saw of the game that is being played when it had `line` lines."""

    line: int
    view: Any


class LastTold(msgspec.Struct, frozen=True, kw_only=True):
    """The last move in a game, as the person who asks was told of it."""

    seat: int  # who made it
    at: float
    says: Sentence


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the list of mine."""

    table: str
    game: str
    state: str
    updated: float
    seats: int
    names: list[str]  # by chair: of the person in it, empty if there is none
    bots: list[str]  # by chair: the level of the bot in it, or of the one that sits in for the person
    chairs: list[int]  # mine
    turn: bool  # do I owe a move?
    order: list[int]  # by seat of the game played now or last: its chair; empty before the first
    games: int  # that are over at this table
    points: list[float]  # by chair: of these games, or of a match
    outcome: Outcome | None  # of the last game, unless another has begun
    last_move: LastTold | None  # none if there is none, or if I have no chair


Counting = Literal["counts", "known-deal", "taken-back", "shared", "given-up"]  # or why a game does not


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over and that I have played."""

    table: str
    number: int  # at its table, from 0: to look back at it
    game: str
    at: float
    names: list[str]  # by chair
    bots: list[str]
    chairs: list[int]  # mine
    order: list[int]  # by seat: its chair
    outcome: Outcome
    counting: Counting


class PartResults(msgspec.Struct, frozen=True, kw_only=True):
    """How the games went in which I had this seat."""

    seat: int
    won: int
    drawn: int
    lost: int


class AloneResults(msgspec.Struct, frozen=True, kw_only=True):
    """How the games went that I played alone."""

    games: int
    best: float
    average: float
    points: list[float]  # of the latest, the last one at the end


class GameResults(msgspec.Struct, frozen=True, kw_only=True):
    """How my games of one kind went, those that count."""

    game: str
    parts: list[PartResults]
    alone: AloneResults | None
    uncounted: int  # how many besides do not count


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """My games, as far as this server knows them: added up, and the latest one by one."""

    games: list[GameResults]
    recent: list[PlayedGame]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game, in the language asked for."""

    id: str
    rules: int
    seats: list[str]
    fewest: int
    options: dict[str, Option]
    earned_options: list[str]  # of these: offered to those who have earned them
    bots: list[str]  # the levels there are
    cooperative: bool  # all win or all lose
    can_agree_draw: bool
    has_points: bool  # points are counted while it is played
    silent: bool  # nobody talks while it is played
    title: str
    tagline: str
    credits: str
    chapters: list[list[str]]  # of its rules: title and text
    campaign: list[Chapter]  # what is played through in order; none: every game of it is the same
    minutes: int  # about how long a game lasts
    order: int  # of the games on the shelf, smallest first
    has_lesson: bool  # for somebody's first time


class ChapterSoFar(msgspec.Struct, frozen=True, kw_only=True):
    """How a chapter of a story went for the people of a device, at all tables where they sat."""

    number: int
    won: int  # how many games
    lost: int
    earned: dict[str, Any]  # options that may be chosen for it


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """The first lesson of a game: its steps, each with the key of what it is called."""

    steps: list[Sentence]


class StepTried(msgspec.Struct, frozen=True, kw_only=True):
    """Where the learner's moves have led: the game as their seat sees it. Sentences are messages of the game."""

    seat: int  # the learner's
    view: Any
    lines: list[GameLine]  # the whole game so far
    before: int  # how many of them there were before the last move and its answers
    state: Literal["going", "wrong", "done"]  # wrong: not what was asked for; send the moves without the last
    task: Sentence  # what to do, or what has been learned
    hint: Sentence | None  # what is to be said of a wrong move
    show: str | None  # a move that does it
    is_unaided: bool  # the learner is to work something out: the board prints no help that does


class AnsweredTry(msgspec.Struct, frozen=True, kw_only=True):
    """What would be answered to these moves in a step of a lesson."""

    step: int
    moves: list[str]
    tried: StepTried


class WholeLesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson that needs no server any more: its steps, and the answer to every move that can be tried."""

    steps: list[Sentence]
    tries: list[AnsweredTry]


_decoder: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Union[ASKS])  # noqa: UP007 (made at run time)


def decode(message: bytes | str) -> Ask:
    """A message to the server; msgspec.MsgspecError if it is none."""
    return _decoder.decode(message)


def encode(tell: Tell) -> bytes:
    """A message to a device, as it goes over the wire."""
    return msgspec.json.encode(tell)
