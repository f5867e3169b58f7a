"""The shelf: every folder here is a game. A folder that is broken is named and left out; the others go on."""

import logging
import traceback
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from sottovoce.rules.game import AnyGame, Game

log = logging.getLogger(__name__)


def shelf() -> dict[str, AnyGame]:
    """Every game by its id, in the order that the games ask for."""
    return _shelf()[0]


def broken() -> dict[str, str]:
    """The folders that are left out, and why."""
    return _shelf()[1]


@cache
def _shelf() -> tuple[dict[str, AnyGame], dict[str, str]]:
    games: dict[str, AnyGame] = {}
    left_out: dict[str, str] = {}
    for folder in sorted(module.name for module in iter_modules(__path__) if module.ispkg):
        try:
            game = _game_in(folder)
        except Exception as error:  # whatever its author has done, the other games can be played
            left_out[folder] = f"{type(error).__name__}: {error} ({_place(error)})"
        else:
            if game.id in games:
                left_out[folder] = f"its id {game.id!r} is that of another folder"
            else:
                games[game.id] = game
    for folder, why in left_out.items():
        log.warning("the game in %s is left out: %s", folder, why)
    return dict(sorted(games.items(), key=lambda item: (item[1].meta.order, item[0]))), left_out


def _game_in(folder: str) -> AnyGame:
    game = getattr(import_module(f"{__name__}.{folder}"), "GAME", None)
    if not isinstance(game, Game):
        raise TypeError("its __init__.py should have a Game as GAME")
    return game


def _place(error: Exception) -> str:
    """The file and line where it went wrong."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{last.filename}, line {last.lineno}"
