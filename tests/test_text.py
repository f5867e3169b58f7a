"""What is said to people: each text folder says the same things in all languages, and nothing is left out."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

from fluent.syntax import ast

import sottovoce
from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.rules.words import LANGUAGES, source, words
from tests import fluent_files
from tests.fluent_files import choices, fillings, nodes, parsed
from tests.loops import for_each

ROOT = Path(sottovoce.__file__).parent
SHARED = "sottovoce.rules"  # its messages may be used by those of any other package
FOLDERS = sorted({path.parent for path in ROOT.glob("**/text/*.ftl")})
PACKAGES = [".".join(("sottovoce", *folder.parent.relative_to(ROOT).parts)) for folder in FOLDERS]

BUDGETS = {"move-": 34}  # what stands in a narrow column: the most characters it may have
PROSE = ("rules-", "help-", "lesson-")

each_package = for_each("package", PACKAGES)
each_language = for_each("language", LANGUAGES)
each_game = for_each("game_id", shelf())


# Reading the files.


@cache
def messages(package: str, language: str) -> dict[str, ast.Message | ast.Term]:
    """What one file says, by key."""
    return parsed(source(package, language), f"{package}, {language}")


def spoken_with(package: str) -> list[str]:
    """What is loaded together with a package: a game's board in the terminal may use the game's own messages."""
    above, _, game = package.rpartition(".")
    return [f"sottovoce.games.{game}"] if above == "sottovoce.terminal" else []


@cache
def known(package: str, language: str) -> dict[str, ast.Message | ast.Term]:
    """What a message of this package may refer to."""
    found: dict[str, ast.Message | ast.Term] = {}
    for each in (*spoken_with(package), SHARED, package):
        found |= messages(each, language)
    return found


def variables(package: str, language: str, key: str) -> set[str]:
    """What has to be filled in."""
    return fluent_files.variables(known(package, language), key)


def said(package: str, language: str, key: str) -> Iterator[str]:
    """Everything a message can say."""
    speaker = words(language, *spoken_with(package), package)
    values = choices(known(package, language), key)
    for filled in fillings(values):
        yield speaker.say(key, filled)


def spoken(package: str, language: str) -> list[str]:
    """The messages of a file that are said by themselves."""
    return [key for key in messages(package, language) if not key.startswith("-")]


# Every text folder.


def test_the_games_and_what_they_share_are_found() -> None:
    assert {SHARED, *(type(game).__module__ for game in shelf().values())} <= set(PACKAGES)


@for_each("folder", FOLDERS)
def test_a_folder_has_a_file_for_each_language(folder: Path) -> None:
    assert {path.name for path in folder.glob("*.ftl")} == {f"{language}.ftl" for language in LANGUAGES}


@each_package
@each_language
def test_no_message_is_missing(package: str, language: str) -> None:
    assert set(messages(package, language)) == set(messages(package, "en"))


@each_package
@each_language
def test_a_message_says_the_same_things(package: str, language: str) -> None:
    """What it can be filled in with, references included, is what English can be filled in with; where something is
    there in every language, as `$en` and so on, each takes its own."""
    filled = {key: variables(package, language, key) for key in messages(package, language)}
    english = {key: variables(package, "en", key) for key in messages(package, language)}
    own = {key: {language if name == "en" else name for name in names} for key, names in english.items()}
    assert filled == own


@each_package
@each_language
def test_every_message_can_be_said(package: str, language: str) -> None:
    for key in spoken(package, language):
        for text in said(package, language, key):
            assert text.strip() == text != "", key


@each_package
def test_nothing_is_left_untranslated(package: str) -> None:
    for one, other in combinations(LANGUAGES, 2):
        for key in spoken(package, one):
            if key.startswith(PROSE):
                assert set(said(package, one, key)).isdisjoint(said(package, other, key)), (key, one, other)


@each_package
@each_language
def test_what_has_little_room_is_short(package: str, language: str) -> None:
    for key in spoken(package, language):
        most = min((room for start, room in BUDGETS.items() if key.startswith(start)), default=None)
        if most is not None:
            assert max(len(text) for text in said(package, language, key)) <= most, key


@each_package
@each_language
def test_a_paragraph_is_one_line(package: str, language: str) -> None:
    """The screen breaks the lines; a blank line separates paragraphs."""
    for key in spoken(package, language):
        if key.startswith(PROSE):
            for text in said(package, language, key):
                assert not re.search(r"(?<!\n)\n(?!\n)|\n\n\n|  ", text), key


@each_package
@each_language
def test_typography(package: str, language: str) -> None:
    """Curly apostrophes; in French a no-break space inside guillemets and before high punctuation."""
    for key, message in messages(package, language).items():
        for node in nodes(message):
            if isinstance(node, ast.TextElement):
                assert not re.search(r"\w'", node.value), key
                if language == "fr":
                    assert not re.search(r" [:;!?»]|« |«$|(?<![\u00a0\u202f])»", node.value), key


@each_game
def test_no_key_is_there_twice_among_those_that_speak_together(game_id: str) -> None:
    """What all games, the terminal, a game and its board in the terminal say is one vocabulary."""
    folder = type(shelf()[game_id]).__module__.rpartition(".")[2]
    together = [SHARED, "sottovoce.terminal", f"sottovoce.games.{folder}", f"sottovoce.terminal.{folder}"]
    keys = [key for package in together if package in PACKAGES for key in messages(package, "en")]
    assert sorted(keys) == sorted(set(keys))


# What the games ask for is there.


@each_game
@each_language
def test_options_outcomes_and_seats_have_words(game_id: str, language: str) -> None:
    game = shelf()[game_id]
    speaker = game.words(language)
    wanted = ["title", "tagline", "credits"]
    for name, option in game.options.items():
        wanted += [f"option-{name}", *(f"option-{name}-{c}" for c in option.choices if isinstance(c, str))]
    for reason in game.reasons:
        wanted += [f"outcome-{reason}", f"outcome-{reason}-short"]
    assert [key for key in wanted if not speaker.has(key)] == []
    for seat in (*range(len(game.seat_names)), constants.CHANCE):
        assert speaker.say("seat-name", {"seat": game.seat_name(seat)})
        assert speaker.say("seat-title", {"seat": game.seat_name(seat)})
