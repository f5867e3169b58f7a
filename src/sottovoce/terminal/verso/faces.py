"""The faces of a card: how they are written and painted, and what may be on a back nobody has seen."""

from __future__ import annotations

from typing import NamedTuple

from sottovoce.games.verso.view import Rows, View, shows
from sottovoce.terminal.task import Say
from sottovoce.terminal.theme import CANDLELIGHT, DAYLIGHT, Palette

SIGNS = {"B": "≈", "G": "♣", "O": "☼"}  # waves, a leaf, the sun
STAR = "★"

# The colours of the landscapes, in the order of the signs: as words on paper, and as the ground of a card.
ON_PAPER = {
    CANDLELIGHT: dict(zip(SIGNS, ("#74a9ea", "#8ec777", "#f0a95c"), strict=True)),
    DAYLIGHT: dict(zip(SIGNS, ("#275f9f", "#3b6d2b", "#974f0a"), strict=True)),
}
ON_CARD = dict(zip(SIGNS, ("#1f4f8a", "#356526", "#a04d0b"), strict=True))
CARD_WORDS = "#fbf2dd"  # what is written on a card
GOLDEN = "#ffe08a"  # its star, and the ground of one that is chosen
CHOSEN_WORDS = "#2b2118"  # what is written on that


class Face(NamedTuple):
    """A card as it lies: what is up, and its back if that was ever turned up."""

    colour: str
    value: str
    is_worth_three: bool
    back: str = ""  # B3; empty for one that nobody has seen

    @property
    def name(self) -> str:
        """B3, however much it is worth."""
        return self.colour + self.value

    @property
    def text(self) -> str:
        """B3, or B3★ for three points."""
        return self.name + (STAR if self.is_worth_three else "")

    def said(self, key: str, say: Say) -> str:
        """In words: the-face, a-face, face."""
        return say(key, colour=self.colour, value=self.value if self.value == "J" else int(self.value))

    def worth(self, say: Say) -> str:
        """Its points in words."""
        return say("worth", worth=3 if self.is_worth_three else 1)


def face(card: str) -> Face:
    """A card from its spelling: G4*/B3, G4*/?"""
    up, _, back = card.partition("/")
    return Face(up[0], up[1], up.endswith("*"), "" if back == "?" else back)


def turned(card: str) -> Face:
    """The face that such a card showed before it was turned over; its back must have been seen."""
    now = face(card)
    return Face(now.back[0], now.back[1], not now.is_worth_three and now.back[1] != "J")


def spelled(up: Face) -> str:
    """The key under which a view tells what may be on the back: G4*."""
    return up.name + ("*" if up.is_worth_three else "")


def behind(up: Face, back: str) -> Face:
    """One of the faces that may be on the back: a card has a face for one point and a face for three."""
    return Face(back[0], back[1], not up.is_worth_three)


def on_paper(colour: str, colours: Palette) -> str:
    """The colour of a landscape's words."""
    return ON_PAPER[colours][colour]


class Back(NamedTuple):
    """A possible back: the face, how likely it is, and whether it would double one that a player shows."""

    face: Face
    likely: float
    is_double: bool


def backs_of(view: View, up: Face, rows: Rows) -> list[Back]:
    """The possible backs of a card whose back nobody has seen, the likeliest first."""
    odds = view.backs.get(spelled(up), {})
    faces = sorted(odds, key=lambda back: (-odds[back], back))
    return [Back(behind(up, back), odds[back], shows(rows, back)) for back in faces]


def percent(likely: float, say: Say) -> str:
    """A probability in whole hundredths; what is possible is never 0 %."""
    rounded = round(100 * likely)
    if rounded == 0:
        return say("odds-under", percent=1)
    return say("odds-percent", percent=rounded)


def in_a_line(backs: list[Back], say: Say) -> str:
    """The possible backs one after the other; = for a double."""
    return " · ".join(f"{back.face.text}{'=' if back.is_double else ''} {percent(back.likely, say)}" for back in backs)
