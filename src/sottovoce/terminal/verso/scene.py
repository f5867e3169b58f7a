"""What lies on the table at one moment, and how much room each part of it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from sottovoce.games.verso.view import View
from sottovoce.terminal.canvas import Canvas
from sottovoce.terminal.task import Say
from sottovoce.terminal.theme import Palette, ink

COLUMNS = "123456J"
LABEL = 10  # columns for the name of a row: O ☼ cielo
NARROW, WIDE = 5, 9  # of a card: ▸B3★◂
SIDE = 28  # what lies beside the display
LOW, TALL = 3, 5  # the highest card where there is little room, and where there is much
ROOMY = 24  # lines for the board from which on there is much


@dataclass
class Scene:
    """Everything a drawing tells. Each sign is a shape first and a colour second."""

    view: View
    focus: int  # whose display is large
    who: Callable[[int], str]  # a player in full: Player 2 (the bot)
    called: Callable[[int], str]  # in a word
    say: Say
    colours: Palette
    marks: Mapping[tuple[int, str], str] = field(default_factory=dict)  # + added, ↻ turned over
    cursor: str = ""  # the card pointed at in the large display: ▸B3◂
    proposed: str = ""  # the move that waits for Enter
    chosen: list[str] = field(default_factory=list)  # the cards of the proposed series: [B3]
    banks: list[tuple[str, int]] = field(default_factory=list)  # the series to choose from, with their points
    imagined: str = ""  # alone: what the imagined player's card did
    touchable: list[tuple[Area, str]] = field(default_factory=list)  # what a click means, filled while drawing


class Area(NamedTuple):
    """A rectangle of the drawing."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Measure(NamedTuple):
    """How large everything is drawn."""

    width: int
    card_width: int
    card_height: int
    below: int  # lines under the display

    @property
    def display_width(self) -> int:
        return LABEL + len(COLUMNS) * (self.card_width + 1)

    @property
    def display_height(self) -> int:
        return 1 + 3 * self.card_height

    @property
    def height(self) -> int:
        return self.display_height + self.below


def measure(seats: int, width: int, height: int) -> Measure:
    """The largest that fits; with several players a line for each below the display, alone the ranks."""
    below = seats + 1 if seats > 1 else 4
    card_width = min(WIDE, max(NARROW, (width - LABEL - SIDE) // len(COLUMNS) - 1))
    most = TALL if height >= ROOMY else LOW
    card_height = min(most, max(1, (height - 1 - below) // 3))
    return Measure(width, card_width - (card_width % 2 == 0), card_height, below)


def rule(canvas: Canvas, y: int, title: str, colours: Palette) -> None:
    """A line across the table with a few words in it."""
    canvas.put(0, y, "─" * canvas.width, ink(colours.line))
    canvas.put(1, y, f" {title} ", ink(colours.gold, None, "bold"))
