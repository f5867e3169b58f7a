"""Everything that happens at a table, as it is kept: a table is its list of entries, and everything else follows.

An entry tells all, secrets included, and never leaves the server; what a viewer is told of it is made in `news.py`.
`at` is the server's time in seconds. `key` names what a client asked for, so that asking twice does nothing twice.
`who` is the hash of a device's key, `claim` the hash of an invitation.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec

Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]  # none that comes from outside is larger
Spectators = Literal["none", "public", "all-after-the-end"]
Chat = Literal["none", "phrases", "free"]
Assist = Literal["none", "notes", "exact"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: for each move (also some days), or for the whole game with something added a move."""

    per: Literal["move", "game"]
    seconds: Number
    increment: Number = 0


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the maker of a table decides, besides the game's own options."""

    clock: Clock | None = None
    spectators: Spectators = "public"  # who has no chair sees what every seat knows; or all, but only after the end
    chat: Chat = "phrases"
    assist: Assist = "exact"  # what all agreed to be shown of what can be concluded: nothing, own notes, or all of it
    first: Literal["as-seated", "random"] = "as-seated"  # who sits in the game's first seat
    match: bool = False  # two games with the roles swapped, counted together
    grace: Number | None = 300  # after so many seconds away a bot may be asked in; None: never
    beat: Number | None = (
        None  # choices that several owe at once are shown together, every so many seconds (`sealed.py`)
    )


def kebab(name: str) -> str:
    """UndoAsked is written undo-asked."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Entry(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag_field="deed", tag=kebab):
    """Something that happened at the table."""

    at: float


class Opened(Entry, frozen=True, kw_only=True):
    """Someone made the table."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    settings: Settings
    maker: str  # who
    lines: list[tuple[int | str, str]] = []  # of a game that was begun elsewhere: the first one here goes on with it


class Invited(Entry, frozen=True, kw_only=True):
    """An invitation to a chair was written; an earlier one to the same chair is void."""

    chair: int
    claim: str


class Claimed(Entry, frozen=True, kw_only=True):
    """A person sat down; the invitation, if there was one, is used up."""

    chair: int
    who: str
    name: str


class Handed(Entry, frozen=True, kw_only=True):
    """A person goes on from another device."""

    chair: int
    who: str


class BotSeated(Entry, frozen=True, kw_only=True):
    """A bot sat down."""

    chair: int
    level: str


class Freed(Entry, frozen=True, kw_only=True):
    """A chair became empty before the game began."""

    chair: int


class Act(Entry, frozen=True, kw_only=True):
    """What a person in a chair did, or a bot."""

    chair: int
    key: str


class Ready(Act, frozen=True, kw_only=True):
    """One person is ready to begin."""


class Began(Entry, frozen=True, kw_only=True):
    """A game began: for each of its seats the chair that plays it, and what chance dealt first."""

    order: list[int]
    lines: list[tuple[int | str, str]]


class Moved(Act, frozen=True, kw_only=True):
    """A move, with every line it added: a seat or *, and the move's whole spelling."""

    lines: list[tuple[int | str, str]]


class Sealed(Act, frozen=True, kw_only=True):
    """Someone has chosen, and nobody may know until the beat: then the move is played, as an entry without a key."""

    move: str


class Unsealed(Act, frozen=True, kw_only=True):
    """Someone would rather choose again."""


class UndoAsked(Act, frozen=True, kw_only=True):
    """Someone would like the game back as it was after so many lines."""

    keep: int


class UndoAnswered(Act, frozen=True, kw_only=True):
    """Another said yes or no."""

    agree: bool


class Undone(Entry, frozen=True, kw_only=True):
    """The game was taken back: freely, since nobody had learned anything, or because the others agreed."""

    chair: int
    key: str = ""  # of a free undo; else the answer that settled it has its own
    keep: int
    free: bool


class Resigned(Act, frozen=True, kw_only=True):
    """Someone gave up."""


class FlagFell(Entry, frozen=True, kw_only=True):
    """Someone's time ran out."""

    chair: int


class DrawOffered(Act, frozen=True, kw_only=True):
    """Someone offered a draw."""


class DrawAnswered(Act, frozen=True, kw_only=True):
    """The other accepted the draw, or declined it."""

    agree: bool


class Left(Act, frozen=True, kw_only=True):
    """Someone went away in the middle of a game; the chair stays theirs."""


class TookOver(Act, frozen=True, kw_only=True):
    """A bot sat in for someone who is away, asked by another."""

    absent: int
    level: str


class CameBack(Act, frozen=True, kw_only=True):
    """Someone is back, and plays again instead of the bot."""


class RematchAsked(Act, frozen=True, kw_only=True):
    """Someone would like another game; when all people do, it begins."""


class Said(Act, frozen=True, kw_only=True):
    """Someone said something: one of the phrases, or in their own words."""

    phrase: str = ""
    text: str = ""


AnyTold = (
    Opened | Invited | Claimed | Handed | BotSeated | Freed | Ready | Began | Moved | UndoAsked | UndoAnswered | Undone
    | Resigned | FlagFell | DrawOffered | DrawAnswered | Left | TookOver | CameBack | RematchAsked | Said
)  # fmt: skip
AnyUntold = Sealed | Unsealed  # there is no line of these, for anybody: its number would tell that there is one
AnyEntry = AnyTold | AnyUntold

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    """An entry as it is kept."""
    return msgspec.json.encode(entry)


def decode(kept: bytes) -> AnyEntry:
    """An entry that was kept; msgspec.DecodeError if it is none."""
    return _decoder.decode(kept)
