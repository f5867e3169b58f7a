"""The shelf: every folder here is a game."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from sottovoce.rules.game import AnyGame


@cache
def shelf() -> dict[str, AnyGame]:
    """Every game by its id."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    games = [import_module(f"{__name__}.{folder}").GAME for folder in folders]
    return {game.id: game for game in games}
