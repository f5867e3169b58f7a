"""The colours of Venice: the lagoon by candlelight and by day, and the masks of two families."""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style

from sottovoce.games.volto.names import RED
from sottovoce.terminal.theme import PALETTES, Palette, ink


class Paint(NamedTuple):
    """What the room's own palette does not have."""

    water: str  # St Mark's square
    palace: str  # the ground of a palace
    tiles: str  # drawn on that ground
    red: str
    on_red: str
    white: str
    on_white: str
    target: str  # the ground of a square one may go to
    prey: str  # the ground of a mask one may take

    def mask(self, side: int) -> Style:
        """A mask of this side."""
        return ink(self.on_red, self.red, "bold") if side == RED else ink(self.on_white, self.white, "bold")


CANDLELIGHT = Paint(
    water="#1d3a40", palace="#3a3026", tiles="#57493a", red="#a3302c", on_red="#fffaf0",
    white="#f1e6d2", on_white="#2b2118", target="#5c4718", prey="#6b2522",
)  # fmt: skip
DAYLIGHT = Paint(
    water="#c3dcda", palace="#e9dcc3", tiles="#bfa97f", red="#a3302c", on_red="#fffaf0",
    white="#fffaf0", on_white="#2b2118", target="#e6cf94", prey="#efb7ad",
)  # fmt: skip


def paint_for(palette: Palette) -> Paint:
    """The paint that goes with a room."""
    return DAYLIGHT if palette is PALETTES["daylight"] else CANDLELIGHT
