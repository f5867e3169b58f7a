"""A board on the table: it draws what a viewer may know, and hands a person's decision back as a move."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, NamedTuple

from textual.containers import Horizontal
from textual.message import Message

from sottovoce.rules.game import Game, Refusal
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.terminal.look import PALETTES, Palette
from sottovoce.terminal.task import Advice, Idle, Say, Task


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

    # What a game fills in.

    letters: ClassVar[str] = ""  # whatever has a help of its own: help-Q, move-Q

    @abstractmethod
    def task_for(self, view: Any, rng: Rng) -> Task:
        """What the seat whose view this is has to do."""

    @abstractmethod
    def is_private(self, view: Any) -> bool:
        """Is this decision one that others at the same keyboard must not see?"""

    @abstractmethod
    def is_dealt_in_secret(self, line: Line) -> bool:
        """Did this line, as a spectator saw it, deal something that only one seat may look at?"""

    @abstractmethod
    def keeper(self) -> int | None:
        """The seat that has a secret to look at, if there is one in this game."""

    @abstractmethod
    def secret(self, view: Any, say: Say) -> str:
        """What only this seat may know, in words; empty if nothing yet."""

    @abstractmethod
    def moment(self, seen: Glimpse, say: Say) -> Moment | None:
        """What the last line brought to light, if it deserves a pause."""

    @abstractmethod
    def headline(self, view: Any, say: Say) -> str:
        """How far the game is."""

    @abstractmethod
    def fit(self, width: int, height: int) -> None:
        """Use this much room, and draw."""

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


def board_for(game: Game[Any, Any]) -> Board:
    """The board on which a game is played."""
    from sottovoce.terminal.verona_twist.board import VeronaTwistBoard  # boards know this module

    boards: dict[str, type[Board]] = {"verona-twist": VeronaTwistBoard}
    return boards[game.id]()
