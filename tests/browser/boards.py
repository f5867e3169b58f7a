"""How a move is made on each board: what a person chooses there for it, and what of it nobody else may be sent."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from sottovoce.games import shelf
from tests.browser.hand import Hand

MAIN = ":is(.actions, .lesson) .btn.main:not([disabled])"  # at a table and in a lesson
SHUFFLE = '.board-place button:has(use[href="#ui-dice"])'

Json = dict[str, Any]


class Board(ABC):
    """One game's."""

    title: str
    has_own_secrets = True  # does anybody know more than anybody else?
    opens = ""  # the phase from which two people at one device need no curtain between them
    playthrough: str  # a recorded game of it,
    last: int  # and how many of its last lines are played in the browser
    secret = ""  # how the one move begins that is never shown to the others before the end; or there is none

    @abstractmethod
    def wish(self, hand: Hand, view: Json) -> str | None:
        """One of the legal moves; none where the board itself proposes what nobody needs to spell."""

    @abstractmethod
    def make(self, hand: Hand, view: Json, move: str | None) -> None:
        """Choose it on the board, up to the last press."""

    @abstractmethod
    def leaks(self, frames: Iterable[Json], seat: int | None) -> Iterator[object]:
        """Whatever stands in these messages of one game and is not for the eyes of the person who sits there."""


def lines_of(frame: Json) -> list[Json]:
    """The moves that a message tells of."""
    return [line for told in frame.get("lines", ()) for line in told.get("lines", ())]


def views_of(frames: Iterable[Json]) -> Iterator[Json]:
    """What was seen before the end."""
    return (frame["view"] for frame in frames if frame.get("view") and frame["view"]["phase"] != "ended")


def seal(hand: Hand) -> None:
    hand.choose(hand.page.locator(MAIN))


class Squares(Board):
    """From one square to another; on both boards five squares are beside each other."""

    def move(self, hand: Hand, origin: str, target: str) -> None:
        for name in (origin, target):
            self.choose(hand, name)
        if hand.by == "touch":  # where fingers point, a move is confirmed
            seal(hand)

    def choose(self, hand: Hand, name: str) -> None:
        hand.choose_cell(hand.page.locator("[data-square]"), "square", name, columns=5)


class General(Board):
    """A game that nobody has drawn: each move is a button. Here the one that `sottovoce new-game` makes."""

    title = "Pebbles"
    secret = "hide "

    def wish(self, hand: Hand, view: Json) -> str:
        return hand.one(view["legal"])

    def make(self, hand: Hand, view: Json, move: str | None) -> None:
        assert move is not None
        hand.choose_cell(hand.page.locator("[data-move]"), "move", move)
        if hand.by == "touch":
            seal(hand)

    def leaks(self, frames: Iterable[Json], seat: int | None) -> Iterator[object]:
        return (view["number"] for view in views_of(frames) if view["number"] is not None and seat != 0)


# Each game's own: `tests/browser/<game>/board.py`.
BOARDS: dict[str, Board] = {
    game: import_module(f"tests.browser.{game.replace('-', '_')}.board").BOARD
    for game in shelf()
    if (Path(__file__).parent / game.replace("-", "_") / "board.py").is_file()
}
