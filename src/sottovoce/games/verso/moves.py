"""Moves as integers and as text: `keep`, `flip`, `pass`, `bank B:2-3-J-5`, and by chance `deal G4*/B3`."""

from sottovoce.games.verso import names, series
from sottovoce.games.verso.box import COLOURS, LYING, LYING_NAMES

WORDS = ("keep", "flip", "pass")


def spell(action: int) -> str:
    """The one spelling of a move."""
    if action < names.BANK:
        return WORDS[action]
    if action < names.DEAL:
        colour, n = divmod(action - names.BANK, names.SERIES)
        return f"bank {COLOURS[colour]}:{series.ALL[n].text}"
    return "deal " + LYING_NAMES[action - names.DEAL]


def parse(text: str) -> int:
    """The move spelled so; ValueError if none is."""
    if text in WORDS:
        return WORDS.index(text)
    word, _, rest = text.partition(" ")
    if word == "deal" and rest in LYING:
        return names.DEAL + LYING[rest]
    colour, _, run = rest.partition(":")
    if word == "bank" and colour in tuple(COLOURS) and run in series.BY_TEXT:
        return names.BANK + names.SERIES * COLOURS.index(colour) + series.BY_TEXT[run]
    raise ValueError(text)
