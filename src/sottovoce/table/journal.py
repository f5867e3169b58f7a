"""The journal of a table: one class for everything that can happen there.

A table is its list of entries, and everything else follows from them. An entry holds everything, secrets included, and
never leaves the server. Its class says what each viewer may know of it: `public` lists the fields that all viewers are
sent as they are, `computed` those that `details` makes for one viewer. Nothing else is ever sent; a class without a
list is announced to nobody.

`at` is the server's time in seconds. `key` names what a client asked for, so that asking twice does nothing twice.
`who` is the hash of a device's key, `claim` the hash of an invitation. Tags and field names are stored: they stay.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Union, cast

import msgspec

from sottovoce.rules import constants
from sottovoce.rules.game import Outcome
from sottovoce.rules.words import Sentence
from sottovoce.table.news import Announcement, Ended, GameLine, NewsLine, Skip, game_lines
from sottovoce.table.seats import Chair

if TYPE_CHECKING:
    from sottovoce.table.state import State

Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]  # none that comes from outside is larger
Spectators = Literal["none", "public", "all-after-the-end"]
Chat = Literal["none", "phrases", "free"]
Assist = Literal["none", "notes", "exact"]
Provenance = Literal["chance", "record", "prepared"]  # who dealt: chance here, or somebody who may know what


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: per move (also some days), or for the whole game with an increment per move."""

    per: Literal["move", "game"]
    seconds: Number
    increment: Number = 0


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the maker of a table decides, besides the game's own options."""

    clock: Clock | None = None
    spectators: Spectators = (
        "public"  # people without a chair see what every seat knows; or all, but only after the end
    )
    chat: Chat = "phrases"
    assist: Assist = "exact"  # what all agreed to be shown of what can be concluded: nothing, own notes, or all of it
    first: Literal["as-seated", "random"] = "as-seated"  # who sits in the game's first seat
    match: bool = False  # two games with the roles swapped, counted together
    grace: Number | None = 300  # seconds someone must be away before a bot may be asked in; None: never
    beat: Number | None = None  # seconds between the moments at which simultaneous choices are shown (`sealed.py`)


def kebab(name: str) -> str:
    """UndoAsked is written undo-asked."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


Words = dict[str, str | int]
Field = tuple[str, Any] | tuple[str, Any, Any]  # name, type, and a default that is left out on the wire

ENDED: Field = ("ended", Ended | None, None)
LEVEL: Field = ("level", str, "")  # of the bot that plays on, if the game goes on
LINES: Field = ("lines", list[GameLine])


class Entry(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag_field="deed", tag=kebab):
    """Something that happened at the table."""

    public: ClassVar[tuple[str, ...] | None] = None  # fields that every viewer is sent; None: all viewers get `skip`
    computed: ClassVar[tuple[Field, ...]] = ()  # fields of the news that `details` makes
    changes_game: ClassVar[bool] = False  # do views of the game change?
    act: ClassVar[str] = ""  # what was asked for, if that is counted

    at: float

    def happen(self, state: State) -> None:
        """Change the table. The entry was checked by `Table`, or is read back from the store."""

    def details(self, state: State, viewer: int) -> dict[str, Any] | None:
        """The computed fields as this viewer may know them, after the entry; None: this viewer gets `skip`."""
        return {}

    def words(self, state: State) -> Words | None:
        """The arguments of the entry's sentence, `told-<tag>` in `text/`; None: it has no sentence."""
        return None

    def sentences(self, state: State) -> list[Sentence]:
        """The entry in words, the same for every viewer."""
        words = self.words(state)
        return [] if words is None else [Sentence(f"told-{kebab(type(self).__name__)}", words)]


class Opened(Entry, frozen=True, kw_only=True):
    """The table was made."""

    public = ("game", "rules", "seats", "settings")
    computed = (
        ("options", dict[str, Any]),  # a value that is secret is "?"
        ("provenance", Provenance, "chance"),
    )

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    settings: Settings
    maker: str  # who
    lines: list[tuple[int | str, str]] = []  # of a game that was begun elsewhere and goes on here
    peeks: list[int] = []  # by seat of that game: moves taken back there after something had been learned

    def happen(self, state: State) -> None:
        state.open(self)

    def details(self, state: State, viewer: int) -> dict[str, Any]:
        return {"options": state.game.public_options(self.options), "provenance": state.provenance}

    def words(self, state: State) -> Words | None:
        return None if state.provenance == "chance" else {"provenance": state.provenance}


class Offered(Entry, frozen=True, kw_only=True):
    """The maker put the table on the server's list of open tables, where anybody finds it and may sit down; or took it
    off again."""

    public = ("offered",)

    offered: bool

    def happen(self, state: State) -> None:
        state.is_offered = self.offered

    def words(self, state: State) -> Words:
        return {"offered": "yes" if self.offered else "no"}


class AtChair(Entry, frozen=True, kw_only=True):
    """Something that happened at one chair."""

    chair: int

    def words(self, state: State) -> Words | None:
        return {"player": state.chairs[self.chair].name}


class Invited(AtChair, frozen=True, kw_only=True):
    """An invitation to a chair was written; an earlier one to the same chair is void."""

    claim: str

    def happen(self, state: State) -> None:
        state.chairs[self.chair].claim = self.claim


class Claimed(AtChair, frozen=True, kw_only=True):
    """A person sat down; the invitation, if there was one, is used up."""

    public = ("chair", "name")

    who: str
    name: str

    def happen(self, state: State) -> None:
        state.chairs[self.chair] = Chair(name=self.name, who=self.who)


class Handed(AtChair, frozen=True, kw_only=True):
    """A person goes on from another device."""

    who: str

    def happen(self, state: State) -> None:
        state.chairs[self.chair].who = self.who


class BotSeated(AtChair, frozen=True, kw_only=True):
    """A bot sat down."""

    public = ("chair", "level")

    level: str

    def happen(self, state: State) -> None:
        state.chairs[self.chair] = Chair(bot=self.level, ready=True)

    def words(self, state: State) -> Words:
        return {"level": self.level}


class Freed(AtChair, frozen=True, kw_only=True):
    """A chair became empty before the game began."""

    public = ("chair",)

    def happen(self, state: State) -> None:
        state.chairs[self.chair] = Chair()

    def words(self, state: State) -> Words:
        """Names the person, or else the level of the bot, who sat there."""
        for entry in reversed(state.entries):
            if isinstance(entry, Claimed) and entry.chair == self.chair:
                return {"player": entry.name, "level": "none"}
            if isinstance(entry, BotSeated) and entry.chair == self.chair:
                return {"player": "", "level": entry.level}
        raise LookupError(self.chair)


class Began(Entry, frozen=True, kw_only=True):
    """A game began: for each of its seats the chair that plays it, and what chance dealt first."""

    public = ("order",)
    computed = (LINES, ENDED)
    changes_game = True

    order: list[int]
    lines: list[tuple[int | str, str]]

    def happen(self, state: State) -> None:
        state.begin(self)

    def details(self, state: State, viewer: int) -> dict[str, Any]:
        return {"lines": _lines(state, len(self.lines), viewer), "ended": _ended(state, viewer)}

    def words(self, state: State) -> Words:
        first = state.chairs[self.order[0]]
        nobody = "nobody" if first.is_empty else "none"  # a game brought as a record has been played elsewhere
        return {"first": first.name, "level": first.bot or nobody}


class ClocksHeld(Entry, frozen=True, kw_only=True):
    """The server was away: from `since`, when it was last known to be there, until now nobody's thinking time ran. No
    news line tells of it: the clocks do."""

    since: float

    def happen(self, state: State) -> None:
        state.timer.hold(self.since, self.at)


class Keyed(AtChair, frozen=True, kw_only=True):
    """Something that the person or the bot in a chair asked for, with a key."""

    key: str


class Ready(Keyed, frozen=True, kw_only=True):
    """A person is ready to begin."""

    act = "ready"
    public = ("chair",)

    def happen(self, state: State) -> None:
        state.chairs[self.chair].ready = True


class Moved(Keyed, frozen=True, kw_only=True):
    """A move and what chance answered: one line each, with a seat or *, and the whole spelling."""

    public = ("chair",)
    computed = (LINES, ENDED)
    changes_game = True

    lines: list[tuple[int | str, str]]

    def happen(self, state: State) -> None:
        state.move(self)

    def details(self, state: State, viewer: int) -> dict[str, Any] | None:
        ended = _ended(state, viewer)
        if _is_shut_out(state, viewer) and ended is None:
            return None
        return {"lines": _lines(state, len(self.lines), viewer), "ended": ended}

    def words(self, state: State) -> None:
        return None  # the lines have sentences of their own


class Sealed(Keyed, frozen=True, kw_only=True):
    """Someone has chosen in secret; on the beat the move is played, as an entry without a key. No news line tells of
    it, to nobody: its number would tell that there is one."""

    move: str

    def happen(self, state: State) -> None:
        state.seal(self)


class Unsealed(Keyed, frozen=True, kw_only=True):
    """Someone took a secret choice back, and will choose again. No news line tells of it either."""

    act = "undo"

    def happen(self, state: State) -> None:
        del state.sealed[self.chair]


class UndoAsked(Keyed, frozen=True, kw_only=True):
    """Someone would like to take the game back to its first `keep` lines."""

    act = "undo"
    public = ("chair", "keep")

    keep: int

    def happen(self, state: State) -> None:
        state.undo = (self.chair, self.keep, set())


class UndoAnswered(Keyed, frozen=True, kw_only=True):
    """Another player agreed to an undo, or did not."""

    public = ("chair", "agree")

    agree: bool

    def happen(self, state: State) -> None:
        if self.agree and state.undo is not None:
            state.undo[2].add(self.chair)
        else:
            state.undo = None

    def words(self, state: State) -> Words:
        return {"player": state.chairs[self.chair].name, "agree": "yes" if self.agree else "no"}


class Undone(AtChair, frozen=True, kw_only=True):
    """The game was taken back: freely, since nobody had learned anything, or because the others agreed."""

    act = "undo"
    public = ("chair", "keep", "free", "learned")
    changes_game = True

    key: str = ""  # of a free undo; otherwise the answer that settled it has its own
    keep: int
    free: bool
    learned: bool = False  # somebody had learned something since: the end of the game tells of it

    def happen(self, state: State) -> None:
        state.peeks[self.chair] += self.learned
        state.take_back(self.keep, self.at)

    def words(self, state: State) -> Words:
        others = any(here.plays for number, here in enumerate(state.chairs) if number != self.chair)
        name = state.chairs[self.chair].name
        if not self.free and not others:
            return {"player": name, "free": "alone", "learned": "yes" if self.learned else "no"}
        return {"player": name, "free": "yes" if self.free else "no"}


class Resigned(Keyed, frozen=True, kw_only=True):
    """Someone gave up."""

    public = ("chair",)
    computed = (LEVEL, ENDED)
    changes_game = True

    def happen(self, state: State) -> None:
        state.give_up(self.chair, "resigned", self.at)

    def details(self, state: State, viewer: int) -> dict[str, Any]:
        return {"level": _substitute(state, self.chair), "ended": _ended(state, viewer)}

    def words(self, state: State) -> Words:
        return {"player": state.chairs[self.chair].name, "level": _substitute(state, self.chair) or "none"}


class FlagFell(AtChair, frozen=True, kw_only=True):
    """Someone's time ran out."""

    public = ("chair",)
    computed = (LEVEL, ENDED)
    changes_game = True

    def happen(self, state: State) -> None:
        state.give_up(self.chair, "clock", self.at)

    def details(self, state: State, viewer: int) -> dict[str, Any]:
        return {"level": _substitute(state, self.chair), "ended": _ended(state, viewer)}

    def words(self, state: State) -> Words:
        return {"player": state.chairs[self.chair].name, "level": _substitute(state, self.chair) or "none"}


class DrawOffered(Keyed, frozen=True, kw_only=True):
    """Someone offered a draw."""

    act = "offer-draw"
    public = ("chair",)

    def happen(self, state: State) -> None:
        state.draw = self.chair


class DrawAnswered(Keyed, frozen=True, kw_only=True):
    """The other accepted the draw, or declined it."""

    public = ("chair", "agree")
    computed = (ENDED,)
    changes_game = True

    agree: bool

    def happen(self, state: State) -> None:
        state.draw = None
        if self.agree:
            state.outcome = Outcome([0.5] * len(state.order), [], "agreed")

    def details(self, state: State, viewer: int) -> dict[str, Any]:
        return {"ended": _ended(state, viewer)}

    def words(self, state: State) -> Words:
        return {"player": state.chairs[self.chair].name, "agree": "yes" if self.agree else "no"}


class Left(Keyed, frozen=True, kw_only=True):
    """Someone went away in the middle of a game; the chair stays theirs."""

    act = "leave"
    public = ("chair",)

    def happen(self, state: State) -> None:
        state.chairs[self.chair].left = True


class TookOver(Keyed, frozen=True, kw_only=True):
    """A bot sat in for someone who is away, asked by another player."""

    act = "take-over"
    public = ("chair", "absent", "level")

    absent: int
    level: str

    def happen(self, state: State) -> None:
        state.chairs[self.absent].bot = self.level
        state.set_timer(self.at)

    def words(self, state: State) -> Words:
        names = {"player": state.chairs[self.chair].name, "absent": state.chairs[self.absent].name}
        return {**names, "level": self.level}


class CameBack(Keyed, frozen=True, kw_only=True):
    """Someone is back, and plays again instead of the bot."""

    act = "come-back"
    public = ("chair",)

    def happen(self, state: State) -> None:
        state.chairs[self.chair].left, state.chairs[self.chair].bot = False, ""
        state.set_timer(self.at)


class RematchAsked(Keyed, frozen=True, kw_only=True):
    """Someone would like another game; when all people do, it begins."""

    act = "rematch"
    public = ("chair",)

    def happen(self, state: State) -> None:
        state.rematch.add(self.chair)


class Said(Keyed, frozen=True, kw_only=True):
    """Someone said something: one of the phrases, or their own words."""

    act = "say"
    public = ("chair", "phrase", "text")

    phrase: str = ""
    text: str = ""

    def sentences(self, state: State) -> list[Sentence]:
        return [Sentence(f"phrase-{self.phrase}", {})] if self.phrase else []


# What viewers are sent.

SECRET = (Sealed, Unsealed)  # only their own chair knows of these
WITHOUT_LINE = (*SECRET, ClocksHeld)  # viewers do not even get `skip` for these


def news_line(entry: Entry, n: int, state: State, viewer: int, says: list[Sentence]) -> NewsLine:
    """Line number `n`, about this entry, for one viewer, a chair or NOBODY; the state is that after the entry."""
    details = None if entry.public is None else entry.details(state, viewer)
    if entry.public is None or details is None:
        return Skip(n=n)
    public = {name: getattr(entry, name) for name in entry.public}
    return line_type(type(entry))(n=n, at=entry.at, says=says, **public, **details)


@cache
def line_type(kind: type[Entry]) -> type[Announcement]:
    """The type of the news lines about one kind of entry: its public fields and its computed ones."""
    own = {field.name: field for field in msgspec.structs.fields(kind)}
    public: list[Field] = [
        (name, own[name].type) if own[name].required else (name, own[name].type, own[name].default)
        for name in kind.public or ()
    ]
    made = msgspec.defstruct(
        f"{kind.__name__}Line", [*public, *kind.computed], bases=(Announcement,), module=__name__,
        namespace={"__doc__": kind.__doc__, "changes_game": kind.changes_game},
        tag=kebab(kind.__name__), frozen=True, kw_only=True,
    )  # fmt: skip
    return cast("type[Announcement]", made)


def is_about(line: NewsLine, *kinds: type[Entry]) -> bool:
    """Is this line the news of one of these kinds of entry?"""
    return type(line) in [line_type(kind) for kind in kinds]


def _is_shut_out(state: State, viewer: int) -> bool:
    """Is this a spectator who is shown nothing while the game runs?"""
    return viewer == constants.NOBODY and state.settings.spectators != "public"


def _lines(state: State, added: int, viewer: int) -> list[GameLine]:
    """The last lines of the game, as the viewer saw them."""
    if state.play is None or _is_shut_out(state, viewer):
        return []
    return game_lines(state.play, state.seat_of(viewer), len(state.play.moves) - added)


def _ended(state: State, viewer: int) -> Ended | None:
    """How the game ended with this entry; None: it goes on."""
    if state.outcome is None or state.play is None:
        return None
    shows = viewer == constants.NOBODY and state.settings.spectators == "all-after-the-end"
    whole = game_lines(state.play, constants.EVERYTHING) if shows else None
    return Ended(outcome=state.outcome, score=state.score, whole=whole)


def _substitute(state: State, chair: int) -> str:
    """The level of the bot that plays on for someone who gave up; empty: the game is over."""
    return "" if state.outcome is not None else state.chairs[chair].bot


# What is stored.


KINDS: tuple[type[Entry], ...] = tuple(
    kind for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Entry) and not kind.__subclasses__()
)  # fmt: skip
PUBLIC_KINDS = tuple(kind for kind in KINDS if kind.public is not None)
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Union[KINDS])  # noqa: UP007 (made at run time)


def encode(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


def decode(stored: bytes) -> Entry:
    """An entry that was stored; msgspec.DecodeError if it is none."""
    return _decoder.decode(stored)
