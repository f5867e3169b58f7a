"""What the page says: the same in all languages, everything that is said is written, and nothing else is."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import sottovoce
from sottovoce.games import shelf
from sottovoce.rules.words import LANGUAGES
from tests.fluent_files import choices, fillings, nodes, parsed, variables, whole
from tests.loops import for_each
from tests.page_sources import WEB, Saying, Source, sources

HERE = Path(sottovoce.__file__).parent
PAGE = WEB / "words/text"
OPTIONAL = {"field-*"}  # names of a view's fields, for the general board: a game may have them
GENERAL = "general"  # the board of all games that have none of their own
BOARDS = {folder.parent.name: folder for folder in sorted(WEB.glob("games/*/text"))}
FOLDERS = [PAGE, *BOARDS.values()]
SOURCES = sources()
NAMES = ("Sottovoce", "sottovoce play", "sottovoce record 1")  # what is called the same in every language

each_folder = for_each("folder", FOLDERS)
each_language = for_each("language", LANGUAGES)
each_source = for_each("source", SOURCES)
each_game = for_each("game", shelf())


def spoken_together(game: str | None) -> list[Path]:
    """The folders that the page reads, and with a game what it reads for that."""
    if game is None:
        return [PAGE]
    own = HERE / "games" / (next(iter(shelf())) if game == GENERAL else game).replace("-", "_") / "text"
    return [HERE / "rules/text", HERE / "table/text", PAGE, own, BOARDS.get(game, BOARDS[GENERAL])]


@cache
def messages(folder: Path, language: str) -> dict[str, ast.Message | ast.Term]:
    return parsed((folder / f"{language}.ftl").read_text("utf-8"), f"{folder}, {language}")


@cache
def known(game: str | None, language: str = "en") -> dict[str, ast.Message | ast.Term]:
    found: dict[str, ast.Message | ast.Term] = {}
    for folder in spoken_together(game):
        found |= messages(folder, language)
    return found


def game_of(folder: Path) -> str | None:
    return next((game for game, board in BOARDS.items() if board == folder), None)


def heard(source: Source, saying: Saying | None = None) -> list[str | None]:
    """The games whose words are read where this is said; none: only the page's own."""
    if saying is not None and saying.is_pages:
        return [None]
    return [source.game] if source.game else list(shelf())


# The files.


@each_folder
def test_a_folder_has_a_file_for_each_language(folder: Path) -> None:
    assert {path.name for path in folder.glob("*.ftl")} == {f"{language}.ftl" for language in LANGUAGES}


@each_folder
@each_language
def test_no_message_is_missing(folder: Path, language: str) -> None:
    assert set(messages(folder, language)) == set(messages(folder, "en"))


@each_folder
@each_language
def test_a_message_says_the_same_things(folder: Path, language: str) -> None:
    game = game_of(folder)
    for key in messages(folder, language):
        assert variables(known(game, language), key) == variables(known(game), key), key


@each_folder
@each_language
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    game = game_of(folder)
    speaker = FluentBundle([language], use_isolating=False)
    for each in spoken_together(game):
        speaker.add_resource(FluentResource((each / f"{language}.ftl").read_text("utf-8")), allow_overrides=True)
    for key in messages(folder, language):
        if not key.startswith("-"):
            may_be_silent = any(
                isinstance(node, ast.StringLiteral) and not node.value for node in nodes(known(game)[key])
            )
            for text in said(speaker, known(game, language), key):
                assert text.strip() == text, key
                assert text or may_be_silent, key


def said(speaker: FluentBundle, together: dict[str, ast.Message | ast.Term], key: str) -> Iterator[str]:
    """Everything a message can say."""
    pattern = speaker.get_message(key).value
    assert pattern is not None, key
    values = choices(together, key)
    for filled in fillings(values):
        text, errors = speaker.format_pattern(pattern, filled)
        assert not errors, (key, errors)
        yield str(text)


@each_folder
@each_language
def test_typography(folder: Path, language: str) -> None:
    """Curly apostrophes; in French a no-break space inside guillemets and before high punctuation."""
    for key, message in messages(folder, language).items():
        for node in nodes(message):
            if isinstance(node, ast.TextElement):
                assert not re.search(r"\w'", node.value), key
                if language == "fr":
                    assert not re.search(r" [:;!?»]|« |«$|(?<![\u00a0\u202f])»", node.value), key


@each_game
def test_no_key_is_there_twice_among_those_that_speak_together(game: str) -> None:
    keys = [key for folder in spoken_together(game) for key in messages(folder, "en")]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


# What is said is written.


@each_source
def test_whatever_is_said_has_words(source: Source) -> None:
    for saying in source.sayings():
        for key, game in product(sorted(saying.keys), heard(source, saying)):
            where = f"{source.name}:{saying.line}: {key}, {game or 'the page'}"
            assert key in known(game), where
            if saying.args is not None:
                assert variables(known(game), key) <= saying.args, where


@each_source
def test_keys_that_are_put_together_are_announced(source: Source) -> None:
    """With a comment beside them: words: kind-*, or several names."""
    if source.name == "words/words.svelte.ts":
        return  # it says what others ask for
    starts = {name.split("*")[0] for name in source.announced}
    for saying in source.sayings():
        begun = saying.computed
        if begun is not None:
            assert any(name.startswith(begun) or begun.startswith(name) for name in starts), (
                f"{source.name}:{saying.line}: say with a comment which words these are: {begun}*"
            )


@each_source
def test_whatever_is_announced_has_words(source: Source) -> None:
    reachable = {key for game in heard(source) for key in known(game)}
    for name in source.announced - OPTIONAL:
        assert any(Source(source.name, f"// words: {name}").announces(key) for key in reachable), name


# What is written is said.


@each_folder
def test_every_message_is_used(folder: Path) -> None:
    """By the page, or by another message."""
    game = game_of(folder)
    heard_here = [source for source in SOURCES if game is None or source.game in (None, game)]
    used = {key for source in heard_here for saying in source.sayings() for key in saying.keys}
    left = [key for key in messages(folder, "en") if key not in used and not key.startswith("-")]
    left = [key for key in left if not any(source.announces(key) for source in heard_here)]
    referred = {
        node.id.name
        for each in {folder, *(BOARDS.values() if folder == PAGE else [])}
        for key, message in messages(each, "en").items()
        for node in nodes(message)
        if isinstance(node, ast.MessageReference)
    }
    assert [key for key in left if key not in referred] == []


@each_folder
@each_language
def test_every_term_is_used(folder: Path, language: str) -> None:
    together = known(game_of(folder), language)
    used = {node.id.name for key in together for node in whole(together, key) if isinstance(node, ast.TermReference)}
    assert {key for key in messages(folder, language) if key.startswith("-")} <= {f"-{name}" for name in used}


@for_each("source", [source for source in SOURCES if source.name.endswith(".svelte")])
def test_no_plain_text_in_the_markup(source: Source) -> None:
    assert [text for text in source.plain_text() if text.strip(" ·\n") not in NAMES] == []


# The reading itself.


def test_what_is_said_is_found() -> None:
    source = Source(
        f"games/{next(iter(shelf()))}/Planted.svelte",
        """
        import { say } from "../../words/words.svelte";
        <p title={say("plain")}>{words.say(kind === "x" ? "one" : "other", { count, name: f(`}${"a,b"}`) })}</p>
        {say(`kind-${letter}`)}{words?.say("bare", args)}{unsay("no")}{choice.say("no")}
        return { key: "told", args: {} }; // words: kind-*, more
        """,
    )
    found = [(set(s.keys), s.computed, s.args, s.is_pages) for s in source.sayings()]
    assert found == [
        ({"plain"}, None, frozenset(), True),
        ({"one", "other"}, None, {"count", "name"}, False),
        (set(), "kind-", frozenset(), True),
        ({"bare"}, None, None, False),
        ({"told"}, None, None, False),
    ]
    assert source.announced == {"kind-*", "more"}


def test_plain_text_is_found() -> None:
    source = Source(
        "home/Planted.svelte",
        """
        <!-- A comment. --><script>let text = "<p>not this</p>";</script><style>p { color: red; }</style>
        <p class="not this" aria-label="this {say("x")}" onclick={() => a > b}>{#if a < "b"}that{:else}· 1 {c}{/if}</p>
        """,
    )
    assert [text.strip() for text in source.plain_text()] == ["this", "that"]
