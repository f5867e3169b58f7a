"""Wordings that were corrected and are not to come back: one thing has one word, and it is the rulebook's."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import sottovoce
from sottovoce.games import shelf
from tests.loops import for_each
from tests.page_sources import WEB

HERE = Path(sottovoce.__file__).parent
ROOT = Path(__file__).parents[1]
GAMES = ROOT / "tests/games"
SENTENCE = re.compile(r"^[\w.]+\.(en|fr|it) = ")  # of a content file


class Wording(NamedTuple):
    language: str
    where: str  # part of the path; empty: everywhere
    pattern: str
    why: str


# Everywhere; what one game no longer says is in `tests/games/<game>/wordings.py`.
EVERYWHERE = [
    ("it", "", r"a meno che (?![^.,;:]*\bnon\b)", "unless: a meno che non"),
    ("it", "", r"va d’accordo", "a couple that does not fit the answer is incompatibile; it has not quarrelled"),
    ("it", "", r"\bpareggi", "a drawn game is patta"),
    ("it", "", r"\btavolier", "the board is il tabellone"),
    ("it", "", r"\bcollegament", "a link is a link"),
    ("it", "server", r"\b(scegliete|riprovate|tenetelo)\b", "the page says tu"),
    ("fr", "", r"robots? novices?", "the beginner among the bots is débutant"),
    ("fr", "terminal", r"\bl’ordinateur\b", "who plays is le robot"),
    ("it", "terminal", r"\bil computer\b", "who plays is il bot"),
    ("fr", "", r"^verdict-drawn.*Match nul", "a match is two games: partie nulle"),
    ("fr", "", r"\bPg(Préc|Suiv)\b", "Page↑, Page↓"),
    ("it", "", r"\bPagSu\b", "Pag↑"),
    ("fr", "", r"\bau trait\b", "chess jargon: à jouer"),
    ("fr", "", r"\bétagère", "nothing on the page is called a shelf: les jeux"),
    ("it", "", r"\bscaffale", "nothing on the page is called a shelf: i giochi"),
    ("en", "", r"\bthe shelf\b", "nothing on the page is called a shelf: the games"),
    ("en", "", r"\w …", "no space before an ellipsis"),
    ("fr", "", r"\w[ \u00a0\u202f]…", "no space before an ellipsis"),
    ("it", "", r"\w[ \u00a0]…", "no space before an ellipsis"),
    ("it", "", r"[\w}][ \u00a0]%", "no space before the per cent sign"),
    ("en", "", r"[\w}] %", "no space before the per cent sign"),
    ("fr", "", r"\best (déjà )?parti\b", "a woman too may sit there: a quitté la table"),
    ("it", "", r"se n’è andato|te ne sei (già )?andato", "a woman too may sit there: ha lasciato il tavolo"),
]


def of_games() -> Iterator[Wording]:
    for game in shelf():
        folder = game.replace("-", "_")
        if (GAMES / folder / "wordings.py").is_file():
            for language, pattern, why in import_module(f"tests.games.{folder}.wordings").WORDINGS:
                yield Wording(language, game.replace("-", "[_-]"), pattern, why)


WORDINGS = [*(Wording(*row) for row in EVERYWHERE), *of_games()]


@cache
def lines(language: str) -> list[tuple[str, str]]:
    """Everything that is said in a language, and where."""
    found = []
    for file in sorted([*HERE.glob("**/text/*.ftl"), *WEB.glob("**/text/*.ftl"), *HERE.glob("games/**/content.ini")]):
        for line in file.read_text("utf-8").splitlines():
            own = SENTENCE.match(line)
            if not line.startswith("#") and (own[1] if own else file.stem) == language:
                found.append((str(file.relative_to(ROOT)), line))
    return found


def against(wording: Wording) -> Iterator[str]:
    for file, line in lines(wording.language):
        if re.search(wording.where, file) and re.search(wording.pattern, line):
            yield f"{file}: {line.strip()} ({wording.why})"


@for_each("wording", WORDINGS)
def test_what_was_corrected_does_not_come_back(wording: Wording) -> None:
    assert list(against(wording)) == []
