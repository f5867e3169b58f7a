"""A board on the table: it draws what a viewer may know, and hands a person's decision back as a move.

A game without a folder here is played on the general board (`general_board.py`). A board of its own is a folder with
the name of the game's folder in `sottovoce.games`, and in it
- `board.py`, whose `BOARD` is the game's own kind of `Board` (below: what must be filled in, what may be);
- `text/en.ftl`, `fr.ftl`, `it.ftl`: what only this board says. They are loaded together with the game's own words
  and those of the terminal, so no key may stand in two of the three. The screens ask them for
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
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from textual.containers import Horizontal
from textual.message import Message

from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame, Outcome, Refusal, View
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.terminal.language import board_package
from sottovoce.terminal.log import event_text
from sottovoce.terminal.task import Advice, Idle, Say, Task
from sottovoce.terminal.theme import PALETTES, Palette

if TYPE_CHECKING:
    from sottovoce.terminal.local import LocalTable


class Snapshot(NamedTuple):
    """What one viewer knows at one moment: now, a line earlier, and the log."""

    view: Any
    before: Any | None
    log: list[Line]


def snapshot(play: Playthrough, viewer: int, view: View | None = None) -> Snapshot:
    """A game as one viewer sees it now; a view is given where the table, not the rules, ended the game."""
    before = play.view_at(len(play.moves) - 1, viewer) if play.moves else None
    return Snapshot(view or play.view(viewer), before, play.log(viewer))


class Moment(NamedTuple):
    """Something important enough to stop for: a headline, and what follows from it."""

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
        self.shown: Snapshot | None = None
        self.deciding: Task = Idle()
        self.table: LocalTable | None = None  # who sits where, for a board that names them; none when looking back

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

    footer: ClassVar[str] = "footer"  # the messages that list the board's keys, in a line
    keys: ClassVar[str] = "keys-table"  # and in full
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

    def log_line(self, line: Line, text: str) -> str:
        """A line of the log as this board words it, given the game's own words for it; empty: it is left out."""
        return text

    def keeper(self) -> int | None:
        """The seat that has a secret to look at with the p key, if there is one in this game."""
        return None

    def secret(self, view: Any, say: Say) -> str:
        """What only this seat may know, in words; empty if nothing yet."""
        return ""

    def moment(self, seen: Snapshot, say: Say) -> Moment | None:
        """What the last line revealed, if the game should pause for it."""
        return None

    def opening(self, seen: Snapshot, say: Say) -> Moment | None:
        """What is told before the first move of anybody, if the game has something to tell."""
        return None

    def waiting(self, view: Any, seat: str, say: Say) -> str:
        """What is being waited for while a seat, given by its word, is to move."""
        return say(f"todo-{view.phase}-other", seat=seat)

    def ending(self, play: Playthrough, say: Say) -> list[str]:
        """What is said at the end of a game after the outcome itself: all that the last line revealed."""
        return [event_text(play.game, event, say) for event in play.log(constants.NOBODY)[-1].events]

    def remember(self, play: Playthrough, outcome: Outcome, language: str) -> str:
        """Write down how a finished game counts beyond itself, if it does; an error text if that was not possible."""
        return ""

    # The first screen: an option whose choices or words depend on the others.

    def choices(self, name: str, options: Mapping[str, Any]) -> tuple[Any, ...]:
        """What an option can be where not all that the game lists is there; empty: all of it."""
        return ()

    def offers(self, name: str, options: Mapping[str, Any]) -> bool:
        """Is an option offered at all, the others being what they are?"""
        return True

    def choice_label(self, name: str, options: Mapping[str, Any], language: str, say: Say) -> str:
        """The value of an option in a few words; empty: the game's own."""
        return ""

    def choice_hint(self, name: str, options: Mapping[str, Any], language: str, say: Say) -> str:
        """What is good to know about it; empty: the game's own words."""
        return ""

    # What is the same for all.

    def show(self, seen: Snapshot, task: Task | None = None) -> None:
        """From now on this moment of the game, and what a person does about it; `fit` draws it."""
        self.shown, self.deciding = seen, task or Idle()

    def press(self, key: str) -> bool:
        """Hand a key to the task; True if it meant anything."""
        if not self.deciding.knows(key):
            return False
        self._done(self.deciding.press(key))
        return True

    def point(self, square: str) -> None:
        """Hand a click to the task."""
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


def board_for(game: AnyGame) -> Board:
    """The board on which a game is played: its own if it has one, else the general one."""
    package = board_package(game)
    if package is None:
        from sottovoce.terminal.general_board import GeneralBoard

        return GeneralBoard(game)
    board: Board = import_module(f"{package}.board").BOARD()
    return board
