"""Which language to speak, and the words of a game in it."""

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
    """The next language; the first after the last."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def spoken(language: str, game: AnyGame | None = None) -> Words:
    """What the terminal says, what a game says, and what the game's own board in the terminal says."""
    if game is None:
        return words(language, "sottovoce.terminal")
    package = board_package(game)
    return words(language, type(game).__module__, "sottovoce.terminal", *([package] if package else []))


def table_words(language: str) -> Words:
    """What all tables say."""
    return words(language, "sottovoce.table")


def board_package(game: AnyGame) -> str | None:
    """The package with a game's own board; None: it is played on the general board. Its folder here has the same name
    as the game's folder in `sottovoce.games`."""
    package = f"sottovoce.terminal.{type(game).__module__.rpartition('.')[2]}"
    try:
        return package if find_spec(f"{package}.board") else None
    except ModuleNotFoundError:
        return None
