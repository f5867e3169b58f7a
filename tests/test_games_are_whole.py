"""All that is required of a game stands here: its files, words, rulings, and what others rely on in its play.

A game that is not whole is told what it lacks.
"""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax import parse as parse_fluent

from sottovoce.games import shelf
from sottovoce.rules.game import AnyGame
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from tests.table.company import Company

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
every_game = pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
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


@every_game
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


# What others rely on.


@every_game
def test_its_rules_can_be_read_in_chapters(game: AnyGame) -> None:
    for language in LANGUAGES:
        words = game.words(language)
        titles = [key for key in words.keys if key.startswith("rules-") and key.endswith("-title")]
        assert len(titles) > 3, f"text/{language}.ftl: messages rules-<chapter>-title and rules-<chapter>"


@every_game
def test_some_moves_can_be_taken_back_freely_and_some_only_if_the_others_agree(game: AnyGame) -> None:
    """Within sixty random moves both happen: a table can show and test how each is asked for."""
    company, rng, ways = Company(game.id, seed=3), Rng(4), set()
    for _ in range(60):
        if company.table.state.is_running:
            chair = sorted(company.table.state.owes_since)[0]
            company.move(chair, company.any_move(chair, rng))
        if company.table.state.is_running:
            ways |= {company.table.can_undo(viewer) for viewer in (0, 1)}
    assert ways >= {"free", "ask"}


@every_game
def test_a_lesson_if_there_is_one_has_few_steps_with_names_of_their_own(game: AnyGame) -> None:
    steps = [step.name for step in game.lesson]
    assert not steps or 4 <= len(steps) == len(set(steps)) <= 6
    said = {key.split("-")[1] for key in game.words("en").keys if key.startswith("lesson-")} - {"no"}
    assert said == set(steps)


@every_game
def test_its_campaign_if_there_is_one_goes_chapter_by_chapter(game: AnyGame) -> None:
    for language in LANGUAGES:
        campaign = game.campaign(language)
        assert [chapter.number for chapter in campaign] == list(range(1, len(campaign) + 1))
        assert all(chapter.name and chapter.tier for chapter in campaign)
        assert all(chapter.won is None or 0 < chapter.won < 1 for chapter in campaign)
