"""No game is special: what is the same for all games names none of them, in code, tests or texts."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from sottovoce.games import shelf
from sottovoce.rules.words import LANGUAGES

ROOT = Path(__file__).parent.parent
WHERE = ("src", "tests", "web", "tools", "Makefile", "hatch_build.py", "pyproject.toml")
FOLDERS = {
    name for game in shelf() for name in (game, game.replace("-", "_"))
}  # whatever lies in one is the game's own
OTHERS = (
    "tests/earlier/", "tests/terminal/earlier/",  # written by an earlier version
    "tests/independent/",  # referees, each for one game
    "web/src/wire.ts",  # generated, with the views of every game
)  # fmt: skip
NAMES = {
    name
    for game in shelf().values()
    for name in (
        game.id, game.id.replace("-", "_"), game.id.replace("-", " "), type(game).__name__,
        *(game.words(language).say("title") for language in LANGUAGES),
    )
}  # fmt: skip
NAMED = re.compile(rf"(?<![a-z])({'|'.join(map(re.escape, sorted(NAMES)))})", re.IGNORECASE)


def generic_files() -> list[str]:
    """All that is kept and belongs to no game, nor stands above."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", *WHERE], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [
        name
        for name in listed.stdout.splitlines()
        if not FOLDERS & set(Path(name).parts) and not name.startswith(OTHERS) and (ROOT / name).is_file()
    ]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="what is kept is asked of git")
def test_nothing_generic_names_a_game() -> None:
    found, files = list[str](), generic_files()
    assert len(files) > 300
    for name in files:
        try:
            text = (ROOT / name).read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a picture, a font
        found += [
            f"{name}:{number}: {line.strip()}"
            for number, line in enumerate(text.splitlines(), 1)
            if NAMED.search(f"{name} {line}")
        ]
    assert found == []


def test_a_name_is_found_however_it_is_written() -> None:
    for game in shelf().values():
        for text in (f'"{game.id}"', f"tests.games.{game.id.replace('-', '_')}.x", f"{type(game).__name__}Board"):
            assert NAMED.search(text), text
    assert not NAMED.search("a version, attraverso, evolution")
