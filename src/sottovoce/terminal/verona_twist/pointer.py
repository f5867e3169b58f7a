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
        if self.column and key in ("1", "2", "3", "4"):
            square, self.column = self.column + key, ""
            self.square = square
            return square
        self.column = key if key in ("a", "c", "d", "e") or (key == "b" and before_b) else ""
        return None

    def forgets(self, key: str) -> bool:
        """Half a square can be taken back as well."""
        half, self.column = self.column, self.column if key not in BACK else ""
        return bool(half) and not self.column

    def step(self, key: str) -> None:
        """One square further; the board's edge stops."""
        row, column = divmod(SQUARE_NAMES.index(self.square), COLUMNS)
        right, up = STEPS[key]
        row, column = min(max(row + up, 0), ROWS - 1), min(max(column + right, 0), COLUMNS - 1)
        self.square = SQUARE_NAMES[row * COLUMNS + column]


def means_something(key: str) -> bool:
    """Is this one of the keys with which one points, chooses and takes back?"""
    if key in STEPS or key in DO or key in BACK or key in ("tab", "shift+tab"):
        return True
    return letter(key) is not None or (len(key) == 1 and key in "abcde1234")


def letter(key: str) -> str | None:
    """The character that a key names: its capital letter, or the small one where that means nothing else."""
    if len(key) == 1 and key in LETTERS:
        return key
    return key.upper() if key in ("k", "s", "b", "f") else None


def standing(at: dict[str, str], square: str) -> str | None:
    """Who stands there."""
    return next((who for who, where in at.items() if where == square), None)
