"""A board on the table: it draws what a viewer may know, and hands a person's decision back as a move.

How a game comes to the terminal: a folder here with the name of its folder in `sottovoce.games`, and in it
- `board.py`, whose `BOARD` is the game's own kind of `Board` (below: what must be filled in, what may be);
- `text/en.ftl`, `fr.ftl`, `it.ftl`: what only this game says here. They are loaded together with the game's own words
  and those of the terminal, so no key may stand in two of the three. The frame asks them for
  `footer` (the line of keys below the board), `footer-shared` (the same where several people share the keyboard; only
  if it differs), `keys-table` (the list of keys), `rules-letters` (the heading above `letters` in the rules, if the
  board has letters), and in the first screen, where the game's own words for an option are too long for a menu,
  `menu-OPTION` and `menu-OPTION-VALUE`; `welcome-with` where the bot is a partner, and `bot-hint` to tell what it does.
The game's own words give the rest: title, tagline, seats, options, outcomes, `todo-PHASE-other`, rules.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from textual.containers import Horizontal
from textual.message import Message

from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame, Refusal
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.terminal.language import folder_of
from sottovoce.terminal.look import PALETTES, Palette
from sottovoce.terminal.story import told_event
from sottovoce.terminal.task import Advice, Idle, Say, Task

if TYPE_CHECKING:
    from sottovoce.terminal.sitting import Sitting


class Glimpse(NamedTuple):
    """What one viewer knows at one moment: now, a line earlier, and the log."""

    view: Any
    before: Any | None
    log: list[Line]


def glimpse(play: Playthrough, viewer: int) -> Glimpse:
    """A game as one viewer sees it now."""
    before = play.at(len(play.moves) - 1).view(viewer) if play.moves else None
    return Glimpse(play.view(viewer), before, play.log(viewer))


class Moment(NamedTuple):
    """Something that deserves to be stopped for: a headline, and what follows from it."""

    title: str
    lines: list[str]


class Board(Horizontal):
    """What each game fills in to be played at a terminal."""

    class Confirmed(Message):
        """A person has decided."""

        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    class Touched(Message):
        """A person has changed something that is not yet a decision."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self.shown: Glimpse | None = None
        self.deciding: Task = Idle()
        self.sitting: Sitting | None = None  # who sits where, for a board that names them; none when looking back

    # What a game must fill in.

    @abstractmethod
    def task_for(self, view: Any, rng: Rng) -> Task:
        """What the seat whose view this is has to do."""

    @abstractmethod
    def headline(self, view: Any, say: Say) -> str:
        """How far the game is."""

    @abstractmethod
    def fit(self, width: int, height: int) -> None:
        """Use this much room, and draw."""

    # What a game may fill in.

    letters: ClassVar[str] = ""  # whatever has a help of its own: help-Q, move-Q
    letter_name: ClassVar[str] = ""  # the message that names a letter, if there are any: it takes $letter
    has_points: ClassVar[bool] = False  # do the scores of an outcome mean something to people?
    every_turn_is_private: ClassVar[bool] = False  # then one curtain follows the other, without a look in between

    def is_private(self, view: Any) -> bool:
        """Is this decision one that others at the same keyboard must not see?"""
        return self.every_turn_is_private

    def is_dealt_in_secret(self, line: Line) -> bool:
        """Did this line, as a spectator saw it, deal something that only one seat may look at?"""
        return False

    def told(self, line: Line, text: str) -> str:
        """A line of the log as this board tells it, given what the game says of it; empty: it is not worth telling."""
        return text

    def keeper(self) -> int | None:
        """The seat that has a secret to look at with the p key, if there is one in this game."""
        return None

    def secret(self, view: Any, say: Say) -> str:
        """What only this seat may know, in words; empty if nothing yet."""
        return ""

    def moment(self, seen: Glimpse, say: Say) -> Moment | None:
        """What the last line brought to light, if it deserves a pause."""
        return None

    def waiting(self, view: Any, seat: str, say: Say) -> str:
        """What is being waited for while a seat, given by its word, is to move."""
        return say(f"todo-{view.phase}-other", seat=seat)

    def ending(self, play: Playthrough, say: Say) -> list[str]:
        """What is told at the end after the outcome itself: all that the last line brought to light."""
        return [told_event(play.game, event, say) for event in play.log(constants.NOBODY)[-1].events]

    def remember(self, play: Playthrough, language: str) -> str:
        """Write down how a finished game counts beyond itself, if it does; what to tell if that was not possible."""
        return ""

    # The first screen: an option whose choices or words depend on the others.

    def choices(self, name: str, options: Mapping[str, Any]) -> tuple[Any, ...]:
        """What an option can be where not all that the game lists is there; empty: all of it."""
        return ()

    def choice_told(self, name: str, options: Mapping[str, Any], language: str, say: Say) -> str:
        """The value of an option in a few words; empty: the game's own."""
        return ""

    def choice_hint(self, name: str, options: Mapping[str, Any], language: str, say: Say) -> str:
        """What is good to know about it; empty: the game's own words."""
        return ""

    # A match of two games with the roles swapped, where the game's words speak of one (`match-won`).

    def leg(self, play: Playthrough) -> str:
        """How a finished game counts in a match, in a word that the record of the second game keeps."""
        return ""

    def verdict(self, first: str, second: str, people: tuple[str, ...], say: Say) -> str:
        """Who has won the match of these two legs; the people stand as they sat in the first."""
        return ""

    # What is the same for all.

    def show(self, seen: Glimpse, task: Task | None = None) -> None:
        """From now on this moment of the game, and what a person does about it; `fit` draws it."""
        self.shown, self.deciding = seen, task or Idle()

    def press(self, key: str) -> bool:
        """Hand a key to whoever decides; did it mean anything?"""
        if not self.deciding.knows(key):
            return False
        self._done(self.deciding.press(key))
        return True

    def point(self, square: str) -> None:
        """Hand a click to whoever decides."""
        self._done(self.deciding.click(square))

    def _done(self, move: str | None) -> None:
        self.post_message(self.Confirmed(move) if move else self.Touched())

    def advice(self, say: Say) -> Advice:
        """What to do now."""
        return self.deciding.advice(say)

    def refusal(self, language: str, say: Say) -> str:
        """Why the last attempt was none; empty if it was one."""
        why = self.deciding.refusal
        if isinstance(why, Refusal):
            return why.text(language)
        return say(why) if why else ""

    @property
    def colours(self) -> Palette:
        """The colours of the room."""
        return PALETTES.get(self.app.theme, PALETTES["candlelight"])


def has_board(game: AnyGame) -> bool:
    """Can this game be played at a terminal?"""
    return find_spec(f"sottovoce.terminal.{folder_of(game)}") is not None


def games_here() -> list[AnyGame]:
    """The games of the shelf that can be played at a terminal."""
    return [game for game in shelf().values() if has_board(game)]


def board_for(game: AnyGame) -> Board:
    """The board on which a game is played."""
    board: Board = import_module(f"sottovoce.terminal.{folder_of(game)}.board").BOARD()
    return board
