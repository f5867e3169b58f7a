"""All that is required of a game stands here: its files, words, rulings, and what others rely on in its play.

A game that can be played and is not finished yet fails `test_a_game_is_finished`, which lists what it lacks.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax import parse as parse_fluent

from sottovoce import new_game
from sottovoce.games import broken, shelf
from sottovoce.rules.game import AnyGame
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from tests.table.company import Company

ROOT = Path(__file__).parent.parent
SHELF, TERMINAL = ROOT / "src/sottovoce/games", ROOT / "src/sottovoce/terminal"
BROWSER = ROOT / "tests/browser"
TESTS, PAGE = ROOT / "tests/games", ROOT / "web/src/games"

NEEDED = {
    "__init__.py": "the game itself: GAME",
    "meta.py": "seats, minutes, place on the shelf",
    "rules.py": "the rules, one method per paragraph",
    "moves.py": "how moves are spelled",
    "view.py": "what one seat may know, may play, and why not",
    "tell.py": "moves and events as sentences",
    "RULES.md": "edition, numbered rulings, notation",
    **{f"text/{language}.ftl": f"its words in {language}" for language in LANGUAGES},
}
MESSAGES = ["title", "tagline", "credits", "seat-name", "seat-title", "rules-goal", "rules-goal-title", "worlds-left"]
FINISHED = {
    "rules.pxd": "the C types of the rules",
    "names.py": "the names of its numbers",
    "names.pxd": "the same as C constants",
    "intuition.py": "what a beginner feels",
    "lesson.py": "a first lesson",
}
TERMINAL_FILES = {
    "board.py": "its board at the terminal",
    **{f"text/{language}.ftl": f"what its board says in {language}" for language in LANGUAGES},
}
PAGE_FILES = {"index.ts": "its board in the page"}
TEST_FILES = {
    "test_rulebook.py": "the rulebook, played",
    "test_corners.py": "players' questions, by ruling",
    "test_counts.py": "counts against a slow reference",
}
every_game = pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)


def missing(folder: Path, wanted: dict[str, str], place: str = "") -> list[str]:
    return [f"{place}{name}: {what}" for name, what in wanted.items() if not (folder / name).is_file()]


def needs(folder: Path) -> list[str]:
    """What a game's folder needs before it can be played everywhere, in words."""
    found = missing(folder, NEEDED)
    for language in LANGUAGES:
        text = folder / "text" / f"{language}.ftl"
        said = messages(text.read_text("utf-8")) if text.is_file() else set(MESSAGES)
        found += [f"text/{language}.ftl: the message {key}" for key in MESSAGES if key not in said]
    return found


def lacks(folder: Path, tests: Path, terminal: Path, page: Path) -> list[str]:
    """What a playable game still lacks, in words."""
    found = missing(folder, FINISHED) + missing(terminal, TERMINAL_FILES, "terminal/")
    found += missing(page, PAGE_FILES, "page/") + missing(tests, TEST_FILES, "tests/")
    if len(list(tests.glob("playthroughs/*.views.txt"))) < 2:
        found.append("tests/playthroughs: two whole games with what everyone saw")
    if len(rulings(folder)) < 8:
        found.append("RULES.md: at least eight rulings")
    for language in LANGUAGES:
        text = folder / "text" / f"{language}.ftl"
        said = messages(text.read_text("utf-8")) if text.is_file() else set()
        if sum(key.startswith("rules-") and key.endswith("-title") for key in said) < 4:
            found.append(f"text/{language}.ftl: four chapters of rules, rules-<chapter>-title and rules-<chapter>")
    return found


def rulings(folder: Path) -> list[int]:
    text = (folder / "RULES.md").read_text("utf-8") if (folder / "RULES.md").is_file() else ""
    return [int(number) for number in re.findall(r"^\| [A-Z](\d+) \|", text, re.MULTILINE)]


def messages(text: str) -> set[str]:
    return {entry.id.name for entry in parse_fluent(text).body if isinstance(entry, ast.Message)}


def folder_of(game: AnyGame) -> Path:
    return SHELF / game.id.replace("-", "_")


def test_every_folder_is_a_game_on_the_shelf() -> None:
    assert broken() == {}
    folders = {path.name for path in SHELF.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert {folder_of(game).name for game in shelf().values()} == folders


@every_game
def test_a_game_can_be_played(game: AnyGame) -> None:
    assert needs(folder_of(game)) == []


@every_game
def test_a_game_is_finished(game: AnyGame) -> None:
    name = folder_of(game).name
    assert lacks(folder_of(game), TESTS / name, TERMINAL / name, PAGE / game.id) == []
    for file in ("board.py", "scenes.py"):
        assert (BROWSER / name / file).is_file()  # how it is played and looked at in the tests of the page


def test_what_a_folder_lacks_is_named(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text/en.ftl").write_text("title = Chess\n")
    found = needs(tmp_path) + lacks(tmp_path, tmp_path, tmp_path, tmp_path)
    assert "rules.py: the rules, one method per paragraph" in found
    assert "text/fr.ftl: its words in fr" in found
    assert "text/en.ftl: the message tagline" in found
    assert "tests/test_rulebook.py: the rulebook, played" in found
    assert "terminal/board.py: its board at the terminal" in found
    assert "page/index.ts: its board in the page" in found
    assert "RULES.md: at least eight rulings" in found
    assert "text/fr.ftl: four chapters of rules, rules-<chapter>-title and rules-<chapter>" in found
    assert "tests/playthroughs: two whole games with what everyone saw" in found


@every_game
def test_what_is_said_about_it_makes_sense(game: AnyGame) -> None:
    meta = game.meta
    assert re.fullmatch(r"[a-z][a-z0-9-]*", meta.id)
    assert 1 <= meta.fewest_seats <= len(meta.seat_names) == len(set(meta.seat_names))
    assert meta.minutes > 0
    for language in LANGUAGES:
        assert game.words(language).say("worlds-left", {"count": 12, "shown": "12"})


def test_a_file_is_an_option_of_one_game() -> None:
    """Its name is a command."""
    names = [name for game in shelf().values() for name in game.file_options]
    assert len(names) == len(set(names))


@every_game
def test_every_option_and_ending_has_its_words(game: AnyGame) -> None:
    for language in LANGUAGES:
        words = game.words(language)
        keys = [f"option-{name}" for name in game.options] + [f"outcome-{reason}" for reason in game.reasons]
        assert [key for key in keys if not words.has(key)] == []


@every_game
def test_rulings_are_numbered_without_a_gap(game: AnyGame) -> None:
    numbers = rulings(folder_of(game))
    assert numbers == list(range(1, len(numbers) + 1))


@every_game
def test_rulings_that_are_cited_are_there_and_the_rules_say_how_many_there_are(game: AnyGame) -> None:
    folder, last = folder_of(game), len(rulings(folder_of(game)))
    [letter] = set(re.findall(r"^\| ([A-Z])\d+ \|", (folder / "RULES.md").read_text("utf-8"), re.MULTILINE))
    assert f"{letter}1 to {letter}{last} are the rulings in RULES.md" in (folder / "rules.py").read_text("utf-8")
    for path in [*folder.glob("*.py"), *folder.glob("*.pxd"), folder / "RULES.md", *(TESTS / folder.name).glob("*.py")]:
        cited = {int(number) for number in re.findall(rf"\b{letter}(\d{{1,2}})\b", path.read_text("utf-8"))}
        assert cited <= set(range(1, last + 1)), path


# What others rely on.


@every_game
def test_some_moves_can_be_taken_back_freely_and_some_only_if_the_others_agree(game: AnyGame) -> None:
    """Within sixty random moves both happen, if need be of more than one game: a table can show how each is asked."""
    rng, moves = Rng(4), 0
    ways: set[str | None] = set()
    while moves < 60 and not ways >= {"free", "ask"}:
        company = Company(game.id, seed=3 + moves)
        while moves < 60 and company.table.state.is_running:
            chair = sorted(company.table.state.owes_since)[0]
            company.move(chair, company.any_move(chair, rng))
            moves += 1
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


# A new game.

NEW = "twenty-questions"


def run(root: Path, *asked: str, told: str = "") -> subprocess.CompletedProcess[str]:
    """A Python command in a copy of the source tree."""
    env = {**os.environ, "PYTHONPATH": str(root / "src")}
    return subprocess.run(
        [sys.executable, *asked], cwd=root, env=env, input=told, capture_output=True, text=True, check=False
    )


def everything(root: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file() and path.suffix != ".pyc"}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the sources and tests in which `sottovoce new-game` has made a game."""
    root = tmp_path_factory.mktemp("copy")
    shutil.copy(ROOT / "pyproject.toml", root)
    ignored = shutil.ignore_patterns("__pycache__", "static", "browser", "independent")
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
    before = everything(root)
    made = run(root, "-m", "sottovoce", "new-game", NEW)
    assert made.returncode == 0, made.stderr
    after = everything(root)
    assert {path: after[path] for path in before} == before
    folders = (root / "src/sottovoce/games/twenty_questions", root / "tests/games/twenty_questions")
    assert all(any(folder in path.parents for folder in folders) for path in after.keys() - before.keys())
    yield root
    shutil.rmtree(root)


def test_a_new_game_keeps_the_laws(copy: Path) -> None:
    tests = ("test_laws.py", "test_text.py", "test_games_are_whole.py", "games/twenty_questions")
    chosen = f"({NEW} or twenty_questions or test_text) and not finished"
    done = run(copy, "-m", "pytest", "-v", "-p", "no:cacheprovider", *(f"tests/{name}" for name in tests), "-k", chosen)
    assert done.returncode == 0, done.stdout
    for name, fewest in zip(tests, (12, 8, 8, 4), strict=True):
        passed = re.search(rf"tests/{name}\S* (\.+) ", done.stdout)
        assert passed is not None and len(passed[1]) >= fewest, done.stdout  # noqa: PT018


def test_a_new_game_is_played_through_the_line_protocol(copy: Path) -> None:
    """To its end, counted, and at random, although it is plain Python and the rules of the others may be compiled."""
    moves = [{"cmd": "play", "seat": 0, "move": "hide 4"}, {"cmd": "play", "seat": 1, "move": "guess 2"}]
    asked: list[dict[str, Any]] = [
        {"cmd": "hello"}, {"cmd": "new", "game": NEW}, *({**move, "match": "m1"} for move in moves),
        {"cmd": "view", "match": "m1", "seat": 1}, {"cmd": "play", "match": "m1", "seat": 1, "move": "guess 1"},
        {"cmd": "count", "match": "m1", "depth": 2}, {"cmd": "playouts", "match": "m1", "n": 20, "seed": 1},
        {"cmd": "bot", "match": "m1", "seat": 1, "level": "novice", "seed": 1},
        {"cmd": "resample", "match": "m1", "seat": 1, "seed": 1},
        {"cmd": "play", "match": "m1", "seat": 1, "move": "guess 4"}, {"cmd": "turn", "match": "m1"},
        {"cmd": "record", "match": "m1"},
    ]  # fmt: skip
    done = run(copy, "-m", "sottovoce", "engine", told="".join(json.dumps(one) + "\n" for one in asked))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    hello, _, _, more, view, refused, count, playouts, bot, resampled, won, turn, record = answers
    assert {"id": NEW, "rules": [1], "seats": [2, 2], "options": {}} in hello["games"]
    assert (more["events"], view["view"]["number"], view["log"][0]["move"]) == (["more"], None, "hide ?")
    assert (refused["error"], count["nodes"]) == ("illegal_move", 4)
    assert sum(playouts["outcomes"]["wins"]) == 20
    assert bot["move"] in view["view"]["legal"]
    assert resampled["match"] == "m2"
    assert won["events"] == ["number 4"]
    assert turn["outcome"] == {"scores": [0.0, 1.0], "winners": [1], "reason": "found"}
    assert f"game: {NEW}" in record["text"]


AT_THE_TERMINAL = """
import sys
from sottovoce.games import shelf
from sottovoce.terminal.general_board import GeneralBoard
from tests.terminal.hands import at_table

async def script(hands):
    assert isinstance(hands.board, GeneralBoard)
    for _ in range(9):
        if hands.table.outcome is not None:
            break
        await hands.press("down", "enter")
    print(hands.table.outcome.reason, len(hands.table.play.moves))

at_table(script, game=shelf()[sys.argv[1]], start="guesser")
"""


def test_a_new_game_is_played_in_the_terminal(copy: Path) -> None:
    """Against a bot, on the general board, to its end. (In a browser: `browser/test_general_board.py`.)"""
    done = run(copy, "-c", AT_THE_TERMINAL, NEW)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"(found|kept) [2-4]\n", done.stdout), done.stdout


BROKEN = {
    "half_written": ("def start(", "SyntaxError"),
    "no_game": ('"""Nothing yet."""', "should have a Game as GAME"),
    "no_kind_of_game": ("GAME = 3", "should have a Game as GAME"),
    "without_parts": (
        "from sottovoce.rules.folder import FolderGame\n\nclass Bare(FolderGame):\n    def start(self, seats, options):"
        "\n        ...\n\nGAME = Bare()",
        "__init__.py: Bare.reasons; meta.py: META; moves.py: spell(action); moves.py: parse(text); view.py: view(",
    ),
    "zz_again": ("from sottovoce.games.twenty_questions import GAME as GAME", "is that of another folder"),
}


def test_a_broken_folder_is_named_and_the_others_go_on(copy: Path) -> None:
    games = copy / "src/sottovoce/games"
    for folder, (text, _) in BROKEN.items():
        (games / folder).mkdir()
        (games / folder / "__init__.py").write_text(text + "\n")
    try:
        program = "import json, sottovoce.games as g; print(json.dumps([list(g.shelf()), g.broken()]))"
        done = run(copy, "-c", program)
        version = run(copy, "-m", "sottovoce", "--version")
    finally:
        for folder in BROKEN:
            shutil.rmtree(games / folder)
    found, left_out = json.loads(done.stdout)
    assert found == [*shelf(), NEW]
    assert left_out.keys() == BROKEN.keys()
    for folder, (_, why) in BROKEN.items():
        assert why in left_out[folder]
        assert f"the game in {folder} is left out" in done.stderr
    assert (version.returncode, "without_parts" in version.stderr) == (0, True)


@pytest.mark.parametrize("name", ["Pebbles", "two words", "-x", "x-", "a--b", "../up", "x_y", "été", "", *shelf()])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(new_game.NotMade):
        new_game.make(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "pebbles").mkdir()
    (tmp_path / "pebbles/view.py").write_text("mine")
    with pytest.raises(new_game.NotMade, match=r"view\.py is already there"):
        new_game.make("pebbles", tmp_path)
    assert [path.name for path in (tmp_path / "pebbles").iterdir()] == ["view.py"]
    with pytest.raises(new_game.NotMade, match="there is no folder"):
        new_game.make("pebbles", tmp_path / "nowhere")
