"""Every game on the shelf is whole, and one that is not is told what it lacks."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax import parse as parse_fluent

from sottovoce.games import shelf
from sottovoce.rules.game import AnyGame
from sottovoce.rules.words import LANGUAGES

SHELF = Path(__file__).parent.parent / "src/sottovoce/games"
TERMINAL = Path(__file__).parent.parent / "src/sottovoce/terminal"
TESTS = Path(__file__).parent / "games"

FILES = {
    "__init__.py": "the game itself: GAME",
    "rules.py": "the rules, one method a paragraph",
    "rules.pxd": "their C types",
    "names.py": "the names of its numbers",
    "names.pxd": "the same as C constants",
    "moves.py": "how moves are spelled",
    "view.py": "what one seat may know, may play, and why not",
    "tell.py": "moves and events as sentences",
    "intuition.py": "what a beginner feels",
    "RULES.md": "edition, numbered rulings, notation",
    **{f"text/{language}.ftl": f"its words in {language}" for language in LANGUAGES},
}
TERMINAL_FILES = {
    "board.py": "its board at the terminal",
    **{f"text/{language}.ftl": f"what its board says in {language}" for language in LANGUAGES},
}
TEST_FILES = {
    "test_rulebook.py": "the rulebook, played",
    "test_corners.py": "players' questions, by ruling",
    "test_counts.py": "counts against a slow reference",
}
MESSAGES = ["title", "tagline", "credits", "seat-name", "seat-title", "rules-goal", "rules-goal-title"]


def lacks(folder: Path, tests: Path, terminal: Path) -> list[str]:
    """What a game's folders still need, in words."""
    missing = [f"{name}: {what}" for name, what in FILES.items() if not (folder / name).is_file()]
    missing += [f"terminal/{name}: {what}" for name, what in TERMINAL_FILES.items() if not (terminal / name).is_file()]
    missing += [f"tests/{name}: {what}" for name, what in TEST_FILES.items() if not (tests / name).is_file()]
    if len(list(tests.glob("playthroughs/*.views.txt"))) < 2:
        missing.append("tests/playthroughs: two whole games with what everyone saw")
    for language in LANGUAGES:
        text = folder / "text" / f"{language}.ftl"
        said = messages(text.read_text("utf-8")) if text.is_file() else set(MESSAGES)
        missing += [f"text/{language}.ftl: the message {key}" for key in MESSAGES if key not in said]
    return missing


def messages(text: str) -> set[str]:
    return {entry.id.name for entry in parse_fluent(text).body if isinstance(entry, ast.Message)}


def folders() -> list[Path]:
    return sorted(path for path in SHELF.iterdir() if path.is_dir() and path.name != "__pycache__")


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_a_game_lacks_nothing(folder: Path) -> None:
    assert lacks(folder, TESTS / folder.name, TERMINAL / folder.name) == []


def test_every_folder_is_a_game_on_the_shelf() -> None:
    assert {game.id.replace("-", "_") for game in shelf().values()} == {folder.name for folder in folders()}


def test_a_new_folder_is_told_what_it_lacks(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text/en.ftl").write_text("title = Chess\n")
    told = lacks(tmp_path, tmp_path, tmp_path)
    assert "rules.py: the rules, one method a paragraph" in told
    assert "text/fr.ftl: its words in fr" in told
    assert "text/en.ftl: the message tagline" in told
    assert "tests/test_rulebook.py: the rulebook, played" in told
    assert "terminal/board.py: its board at the terminal" in told
    assert "tests/playthroughs: two whole games with what everyone saw" in told


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_every_option_and_ending_has_its_words(game: AnyGame) -> None:
    for language in LANGUAGES:
        words = game.words(language)
        keys = [f"option-{name}" for name in game.options] + [f"outcome-{reason}" for reason in game.reasons]
        assert [key for key in keys if not words.has(key)] == []


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_rulings_are_numbered_without_a_gap(folder: Path) -> None:
    numbers = re.findall(r"^\| [A-Z](\d+) \|", (folder / "RULES.md").read_text("utf-8"), re.MULTILINE)
    assert [int(number) for number in numbers] == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 8
