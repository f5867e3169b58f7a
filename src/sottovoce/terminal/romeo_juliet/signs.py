"""How everybody and every place looks in a few characters: a shape and a letter first, a colour second."""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style

from sottovoce.games.romeo_juliet import names
from sottovoce.games.romeo_juliet.effects import COMPANIONS, TOKENS
from sottovoce.games.romeo_juliet.view import View, content_of
from sottovoce.terminal.theme import PALETTES, Palette, ink

LETTERS = dict(zip(TOKENS, "NCLTBMOFHJR", strict=True))  # the same in every language
BY_LETTER = {letter: token for token, letter in LETTERS.items()}
SHAPES = {"capulet": "()", "montague": "<>", "friar": "++", "hate": "††", "lover": "♥♥", "nobody": "··"}
SIGN = 3  # columns of a sign

LOVE, NO_LOVE, HATE, NO_HATE, MISSIVE, PASSION, REASON = "♥", "♡", "†", "·", "✉", "♥", "◇"
HEARTS = {"passion": PASSION, "reason": REASON}
TAKEN = ("l", "t", "h", "q", "e")  # keys of the frame and of the board: such a letter is typed as a capital


class Paint(NamedTuple):
    """The grounds on which signs stand, with what is written on them: blue Capulets, red Montagues, as in the box."""

    capulet: tuple[str, str]
    montague: tuple[str, str]
    friar: tuple[str, str]
    hate: tuple[str, str]
    lover: tuple[str, str]


CANDLELIGHT = Paint(
    capulet=("#f4f7ff", "#2c4f8f"), montague=("#fff3ec", "#9c2f2a"), friar=("#2b2118", "#c9b78f"),
    hate=("#f1e6d2", "#000000"), lover=("#2b2118", "#e8b9c4"),
)  # fmt: skip
DAYLIGHT = Paint(
    capulet=("#fffaf0", "#2c4f8f"), montague=("#fffaf0", "#a3302c"), friar=("#fffaf0", "#6b5535"),
    hate=("#fffaf0", "#2b2118"), lover=("#4a0d1d", "#f0b6c3"),
)  # fmt: skip


def kind(token: str, view: View) -> str:
    """To whom somebody belongs; families follow from the content that is played."""
    if token in ("juliet", "romeo"):
        return "lover"
    if token in ("friar", "hate"):
        return token
    family = content_of(view).families[COMPANIONS.index(token)]
    return {names.CAPULET: "capulet", names.MONTAGUE: "montague"}.get(family, "nobody")


def sign(token: str, view: View) -> str:
    """(N), <B>, +F+, †H† or ♥J♥."""
    shape = SHAPES[kind(token, view)]
    return shape[0] + LETTERS[token] + shape[1]


def paint(token: str, view: View, colours: Palette) -> Style:
    """The colours of a sign."""
    paints = DAYLIGHT if colours is PALETTES["daylight"] else CANDLELIGHT
    written, ground = getattr(paints, kind(token, view), (colours.ink, colours.stone))
    return ink(written, ground, "bold")


def place_number(place: str, view: View) -> int:
    """Places are numbered clockwise from the balcony; the sidestep comes after them."""
    return [*view.places, "sidestep"].index(place) + 1


def typed_token(key: str) -> str | None:
    """Whose letter this key is, if anybody's; a letter that means something else is typed as a capital."""
    return None if key in TAKEN else BY_LETTER.get(key.upper() if len(key) == 1 else "")
