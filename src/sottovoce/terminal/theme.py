"""The room: a Renaissance table by candlelight, and the same table by day."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rich.style import Style
from textual.theme import Theme


class Palette(NamedTuple):
    """The colours of the design language, under the names they have there."""

    paper: str
    raised: str
    sunk: str
    ink: str
    soft: str  # ink for lesser words
    line: str
    gold: str  # chosen, possible or to move; never decoration alone
    gilt: str  # gold as a ground under ink
    marble: str  # the centre of the piazza
    vein: str  # drawn in the marble
    stone: str  # the edge of the piazza
    ivory: str  # a character that can still move
    carved: str  # the letter on it
    walnut: str  # the frame
    seal: str  # the one thing that matters now
    cloth: str  # the curtain
    warn: str


CANDLELIGHT = Palette(
    paper="#1a1512", raised="#251e19", sunk="#120e0c", ink="#f1e6d2", soft="#b7a488", line="#4a3d30",
    gold="#d9ad55", gilt="#5c4718", marble="#70402f", vein="#85513f", stone="#3a3026", ivory="#f1e6d2",
    carved="#2b2118", walnut="#8a6f4d", seal="#e5837c", cloth="#5a1f1c", warn="#e6ab5b",
)  # fmt: skip
DAYLIGHT = Palette(
    paper="#f6efe0", raised="#fffaf0", sunk="#eadfc8", ink="#2b2118", soft="#615140", line="#cdbb98",
    gold="#8b5f14", gilt="#e6cf94", marble="#d9a590", vein="#c98f79", stone="#e9dcc3", ivory="#4a3420",
    carved="#fffaf0", walnut="#8a6f4d", seal="#a3302c", cloth="#7d2320", warn="#8c4f0a",
)  # fmt: skip

PALETTES = {"candlelight": CANDLELIGHT, "daylight": DAYLIGHT}


def theme(name: str) -> Theme:
    """One of the two rooms as textual wants it."""
    colours = PALETTES[name]
    return Theme(
        name=name,
        primary=colours.gold,
        secondary=colours.walnut,
        warning=colours.warn,
        error=colours.seal,
        accent=colours.gold,
        foreground=colours.ink,
        background=colours.paper,
        surface=colours.raised,
        panel=colours.sunk,
        dark=name == "candlelight",
        variables={
            "ink-soft": colours.soft,
            "rule": colours.line,
            "gilt": colours.gilt,
            "walnut": colours.walnut,
            "seal": colours.seal,
            "cloth": colours.cloth,
            "scrollbar": colours.walnut,
            "scrollbar-background": colours.sunk,
        },
    )


@cache
def ink(colour: str, ground: str | None = None, *how: str) -> Style:
    """A way of writing: colour, ground, and words such as bold or strike."""
    return Style(color=colour, bgcolor=ground, **dict.fromkeys(how, True))  # type: ignore[arg-type]
