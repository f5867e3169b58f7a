"""Pointing at St Mark's square: arrows as the board lies before one's eyes, and typed squares such as b2."""

from __future__ import annotations

from sottovoce.games.volto.board import COLUMNS, ROWS, SQUARE_NAMES

STEPS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
BACK = ("escape", "u", "backspace")
DO = ("enter", "space")
TABS = {"tab": 1, "shift+tab": -1}


class Pointer:
    """A square that is pointed at, and the first half of a typed one."""

    def __init__(self, square: str, turned: bool) -> None:
        self.square, self.turned = square, turned
        self.column = ""

    def typed(self, key: str) -> str | None:
        """The square that this key completes."""
        if self.column and len(key) == 1 and key in "1234567":
            self.square, self.column = self.column + key, ""
            return self.square
        self.column = key if len(key) == 1 and key in "abcde" else ""
        return None

    def forgets(self, key: str) -> bool:
        """Half a square can be taken back as well."""
        half, self.column = self.column, self.column if key not in BACK else ""
        return bool(half) and not self.column

    def step(self, key: str) -> None:
        """One square further, as the eye sees it; the board's edge stops."""
        row, column = divmod(SQUARE_NAMES.index(self.square), COLUMNS)
        right, up = STEPS[key]
        if self.turned:
            right, up = -right, -up
        row, column = min(max(row + up, 0), ROWS - 1), min(max(column + right, 0), COLUMNS - 1)
        self.square = SQUARE_NAMES[row * COLUMNS + column]


def means_something(key: str) -> bool:
    """Is this one of the keys with which one points, chooses and takes back?"""
    return key in STEPS or key in DO or key in BACK or key in TABS or (len(key) == 1 and key in "abcde1234567")
