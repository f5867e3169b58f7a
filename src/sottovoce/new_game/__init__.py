"""`sottovoce new-game NAME`: a small playable game to change.

The game in `template` is a real one that tests play; making a new game copies it under another name.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from sottovoce import games
from sottovoce.games import broken, shelf

TEMPLATE = Path(__file__).parent / "template"
PACKAGE = f"{__name__}.template"
ID, TITLE = "hidden-number", re.compile(r"(?m)^title = .*$")
TEST = "test_rulebook.py"
GENERAL = "general"  # the board of all games that have none of their own: its folder in the page is no game's


class NotMade(Exception):
    """The game cannot be made: why, in a sentence."""


def command(name: str, into: Path | None) -> int:
    """Make the game and say what to do next. The exit status."""
    try:
        made = make(name, into or Path(games.__path__[0]))
    except (NotMade, OSError) as error:
        print(f"sottovoce: {error}", file=sys.stderr)
        return 1
    print("\n".join(f"made {path}" for path in made))
    print(
        f"\nIt can be played at once: sottovoce play {name}, or sottovoce for the browser.\n"
        "Now make it yours: RULES.md and rules.py first, then moves.py, view.py, tell.py and text/.\n"
        "CONTRIBUTING.md says what each file is for. What is still missing, and whether it keeps its secrets:\n"
        f"pytest tests/test_games_are_whole.py tests/test_laws.py -k {name}"
    )
    return 0


def make(name: str, into: Path) -> list[Path]:
    """Copy the template as a game of this name into a folder of games, and its test into the tests beside it, if there
    are any. All paths that were made; NotMade if one is there already."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise NotMade(f"{name!r} cannot be the name of a game: use small letters, with hyphens between words")
    folder = name.replace("-", "_")
    if name in shelf() or folder in broken() or name == GENERAL:
        raise NotMade(f"there is already a game {name}")
    if not into.is_dir():
        raise NotMade(f"there is no folder {into}")
    copies = {path: into / folder / path.relative_to(TEMPLATE) for path in _files()}
    tests = Path(*into.resolve().parts[:-3]) / "tests/games"  # of a checkout: src/sottovoce/games is three folders deep
    if tests.is_dir():
        copies[TEMPLATE / TEST] = tests / folder / TEST
    else:
        del copies[TEMPLATE / TEST]
    for path in copies.values():
        if path.exists():
            raise NotMade(f"{path} is already there; nothing was made")
    for source, path in copies.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(_renamed(source.read_text("utf-8"), name))
    return list(copies.values())


def _files() -> list[Path]:
    return sorted(path for path in TEMPLATE.rglob("*") if path.suffix in (".py", ".ftl", ".md"))


def _renamed(text: str, name: str) -> str:
    """The template's text, about a game of this name."""
    text = text.replace(PACKAGE, f"sottovoce.games.{name.replace('-', '_')}").replace(ID, name)
    return TITLE.sub(f"title = {name.replace('-', ' ').capitalize()}", text)
