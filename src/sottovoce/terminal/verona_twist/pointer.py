"""Pointing at the piazza, and the letters of the characters."""

from __future__ import annotations

from sottovoce.games.verona_twist.board import COLUMNS, LETTERS, ROWS
from sottovoce.terminal.pointer import Pointer


def pointer() -> Pointer:
    """A finger on the middle of the piazza."""
    return Pointer(COLUMNS, ROWS, "c2")


def letter(key: str) -> str | None:
    """The character that a key names: its capital letter, or the small one where that means nothing else."""
    if len(key) == 1 and key in LETTERS:
        return key
    return key.upper() if key in ("k", "s", "b", "f") else None


def standing(at: dict[str, str], square: str) -> str | None:
    """Who stands there."""
    return next((who for who, where in at.items() if where == square), None)
