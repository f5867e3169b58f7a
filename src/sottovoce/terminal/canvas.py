"""A sheet of squared paper: characters with a style, put down one over the other."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text


class Canvas:
    """A grid of `width` columns and `height` lines, blank at first."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width, self.height = width, height
        self._marks = [[" "] * width for _ in range(height)]
        self._styles = [[style] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style | None = None) -> None:
        """Write from here to the right; without a style only the characters change. What falls off is lost."""
        for column, mark in enumerate(text, x):
            if 0 <= column < self.width and 0 <= y < self.height:
                self._marks[y][column] = mark
                if style is not None:
                    self._styles[y][column] = style

    def fill(self, x: int, y: int, width: int, height: int, mark: str, style: Style) -> None:
        """A rectangle of one character."""
        for line in range(y, y + height):
            self.put(x, line, mark * width, style)

    def text(self) -> Text:
        """The sheet as something textual shows."""
        text = Text(no_wrap=True, end="")
        for y in range(self.height):
            if y:
                text.append("\n")
            start = 0
            styles = self._styles[y]
            for x in range(1, self.width + 1):
                if x == self.width or styles[x] is not styles[start]:
                    text.append("".join(self._marks[y][start:x]), styles[start])
                    start = x
        return text
