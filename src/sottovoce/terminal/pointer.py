"""Pointing at a board of squares: arrows as the board lies before the player, and typed squares such as b2."""

from __future__ import annotations

from string import ascii_lowercase

STEPS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
BACK = ("escape", "u", "backspace")
DO = ("enter", "space")
TABS = {"tab": 1, "shift+tab": -1}


class Pointer:
    """A square that is pointed at, and the first half of a typed one."""

    def __init__(self, columns: int, rows: int, square: str, turned: bool = False) -> None:
        self.columns, self.rows = ascii_lowercase[:columns], "123456789"[:rows]
        self.square, self.turned = square, turned
        self.column = ""

    def typed(self, key: str, not_a_column: str = "") -> str | None:
        """The square that this key completes. A letter may mean something other than a column just now."""
        if self.column and len(key) == 1 and key in self.rows:
            self.square, self.column = self.column + key, ""
            return self.square
        self.column = key if len(key) == 1 and key in self.columns and key != not_a_column else ""
        return None

    def forgets(self, key: str) -> bool:
        """Half a square can be taken back as well."""
        half, self.column = self.column, self.column if key not in BACK else ""
        return bool(half) and not self.column

    def step(self, key: str) -> None:
        """One square further, as the eye sees it; the board's edge stops."""
        right, up = STEPS[key]
        if self.turned:
            right, up = -right, -up
        column = min(max(self.columns.index(self.square[0]) + right, 0), len(self.columns) - 1)
        row = min(max(self.rows.index(self.square[1]) + up, 0), len(self.rows) - 1)
        self.square = self.columns[column] + self.rows[row]

    def means(self, key: str) -> bool:
        """Is this one of the keys with which one points, chooses and takes back?"""
        if key in STEPS or key in DO or key in BACK or key in TABS:
            return True
        return len(key) == 1 and key in self.columns + self.rows
