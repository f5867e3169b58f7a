"""Files that hold the value of an option, such as cards of one's own: read, written as a template, checked.

What stands in such a file is the game's matter (`Game.file_options`); here are only the files.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sottovoce.rules.game import AnyGame, BadOption, OptionFile
from sottovoce.rules.words import words


class Unreadable(BadOption):
    """A file that cannot be read as text."""

    def __init__(self, path: Path, key: str, **more: str) -> None:
        super().__init__(key, **more, file=str(path))

    def text(self, language: str) -> str:
        return words(language, __name__).say(self.key, self.args_)


def read(path: Path) -> str:
    """The text of a file; Unreadable if it has none."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise Unreadable(path, "missing") from None
    except IsADirectoryError:
        raise Unreadable(path, "folder") from None
    except UnicodeDecodeError:
        raise Unreadable(path, "not-text") from None
    except (OSError, ValueError) as error:
        raise Unreadable(path, "unreadable", why=_why(error)) from None


def with_files_read(game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options, with the text of a file wherever its path stands in place of the text: a path is a single line."""
    found = dict(options)
    for name, kind in game.file_options.items():
        value = options.get(name)
        if isinstance(value, str) and "\n" not in value and not value.startswith(kind.first_line):
            found[name] = read(Path(value))
    return found


def new(option: str, kind: OptionFile, path: Path, language: str) -> int:
    """Write a template; a file that is there is never touched. The exit status."""
    say = words(language, __name__).say
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(kind.template(language))
    except FileExistsError:
        print(say("exists", {"file": str(path)}))
        return 1
    except (OSError, ValueError) as error:
        print(say("not-written", {"file": str(path), "why": _why(error)}))
        return 1
    print(say("written", {"file": str(path), "option": option}))
    return 0


def check(kind: OptionFile, path: Path, language: str) -> int:
    """Print what the game says about a file. The exit status."""
    try:
        checked = kind.check(read(path), str(path), language)
    except Unreadable as bad:
        print(bad.text(language))
        return 1
    print("\n".join(checked.lines))
    return 0 if checked.is_good else 1


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
