"""Completion in the shell: a script made from the very parser that reads the command line."""

import argparse
from collections.abc import Iterator
from pathlib import Path

import shtab

from sottovoce.bots import bot
from sottovoce.games import shelf

SHELLS = ("bash", "zsh", "fish")


def script(parser: argparse.ArgumentParser, shell: str) -> str:
    """The script for one of the SHELLS."""
    seats = sorted({seat for game in shelf().values() for seat in game.seat_names})
    values = {
        "game": list(shelf()),
        "bot": list(bot.LEVELS),
        "seat": [*seats, "both"],
        "eyes": [*seats, "spectator", "all"],
    }
    for game in shelf().values():
        for name, option in game.options.items():
            values.setdefault(f"option_{name}", []).extend(str(choice).lower() for choice in option.choices)
    for action in _arguments(parser):
        if action.type is Path:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.dest in values:
            action.choices = list(dict.fromkeys(values[action.dest]))
    return shtab.complete(parser, shell)


def _arguments(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """All arguments, those of sub-commands included."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _arguments(command)
        else:
            yield action
