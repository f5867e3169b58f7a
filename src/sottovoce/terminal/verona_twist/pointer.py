"""Pointing at the piazza: arrows, a typed square such as c3, and the letters of the characters."""

from __future__ import annotations

from sottovoce.games.verona_twist.board import COLUMNS, LETTERS, ROWS, SQUARE_NAMES

STEPS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
BACK = ("escape", "u", "backspace")
DO = ("enter", "space")


class Pointer:
    """A square that is pointed at, and the first half of a typed one."""

    def __init__(self, square: str = "c2") -> None:
        self.square = square
        self.column = ""

    def typed(self, key: str, before_b: bool) -> str | None:
        """The square that this key completes. `before_b`: is b a column now, not the Bishop?"""
        if self.column and key in "1234" and len(key) == 1:
            square, self.column = self.column + key, ""
            self.square = square
            return square
        self.column = key if key in "acde" or (key == "b" and before_b) else ""
        return None

    def step(self, key: str) -> None:
        """One square further; the board's edge stops."""
        row, column = divmod(SQUARE_NAMES.index(self.square), COLUMNS)
        right, up = STEPS[key]
        row, column = min(max(row + up, 0), ROWS - 1), min(max(column + right, 0), COLUMNS - 1)
        self.square = SQUARE_NAMES[row * COLUMNS + column]


def letter(key: str) -> str | None:
    """The character that a key names: its capital letter, or the small one where that means nothing else."""
    if key in LETTERS:
        return key
    return key.upper() if key in ("k", "s", "b", "f") else None


def standing(at: dict[str, str], square: str) -> str | None:
    """Who stands there."""
    return next((who for who, where in at.items() if where == square), None)
