"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec

from sottovoce.rules.game import AnyGame
from sottovoce.rules.words import LANGUAGES, Words, words


def usual(environ: Mapping[str, str]) -> str:
    """The language of this person's computer, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            language = environ[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def after(language: str) -> str:
    """The next one round the circle."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def spoken(language: str, game: AnyGame | None = None) -> Words:
    """What the terminal says, what a game says, and what the game's own board in the terminal says."""
    if game is None:
        return words(language, "sottovoce.terminal")
    board = f"sottovoce.terminal.{folder_of(game)}"
    return words(language, type(game).__module__, "sottovoce.terminal", *([board] if find_spec(board) else []))


def folder_of(game: AnyGame) -> str:
    """The name of a game's folder, here and in `sottovoce.games`."""
    return type(game).__module__.rpartition(".")[2]
