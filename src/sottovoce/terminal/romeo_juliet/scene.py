"""What the stage shows at one moment, and how much room each part of it has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from sottovoce.games.romeo_juliet.view import View
from sottovoce.terminal.task import Say
from sottovoce.terminal.theme import Palette

COLUMNS = 3  # places beside one another, and the columns below them
ROOMY = 6  # lines of a place where there is room
FEW = 2
BELOW = 8  # lines below the ring: a rule, and seven possible cards
MOST_BELOW = 15  # where there is room: for what the events mean
WIDE = 36  # columns from which on names are written out


class Area(NamedTuple):
    """A rectangle of the drawing."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass
class Scene:
    """Everything a drawing of the stage tells."""

    view: View
    say: Say
    language: str
    colours: Palette
    who: dict[int, str]  # the lovers, by seat, with the person or bot who plays them
    places: dict[str, list[str]]  # who stands where, or would stand
    hate: dict[str, int]  # what each place would bring now
    aimed: str = ""  # the place that is pointed at: ▸1 Balcony◂
    cursor: str = ""  # the companion that is pointed at
    chosen: set[str] = field(default_factory=set)  # companions that are picked: [N]
    moved: set[str] = field(default_factory=set)  # who would stand, or stands since the last move, somewhere else: →
    cards: tuple[str, str] = ("", "")  # the place and the companion picked from the hand
    heart: str = ""  # what is about to be said of the heart
    alternatives: list[str] = field(default_factory=list)  # what an event offers, in words
    alternative: int = -1  # the one pointed at
    touchable: list[tuple[Area, str]] = field(default_factory=list)  # what a click means, filled while drawing


class Measure(NamedTuple):
    """How large everything is drawn."""

    width: int
    height: int
    lines: int  # of one place

    @property
    def inner(self) -> int:
        """Columns of one place, without its frame."""
        return (self.width - COLUMNS - 1) // COLUMNS

    @property
    def ring(self) -> int:
        """Lines of the ring with its frame and the tracks in its middle."""
        return 2 * self.lines + 3


def measure(width: int, height: int) -> Measure:
    """The largest places that leave enough room below."""
    lines = min(ROOMY, max(FEW, (height - BELOW - 3) // 2))
    return Measure(width, min(height, 2 * lines + 3 + MOST_BELOW), lines)
