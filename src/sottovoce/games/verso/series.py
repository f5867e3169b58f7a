"""The series that can be banked, of one colour: an unbroken run of two to six values, perhaps with the joker (S5).

A row of a display is a set of places, as a bit for each: bit 0 is the 1, bit 5 the 6, bit 6 the joker.
"""

from typing import NamedTuple

from sottovoce.games.verso import names
from sottovoce.games.verso.box import PLACES


class Series(NamedTuple):
    """From the lowest place to the highest, and the place for which the joker stands, or None."""

    lowest: int
    highest: int
    joker: int | None

    @property
    def places(self) -> list[int]:
        """What it takes, lowest first: the joker where it stands."""
        return [names.JOKER if n == self.joker else n for n in range(self.lowest, self.highest + 1)]

    @property
    def text(self) -> str:
        """2-3-J-5"""
        return "-".join(PLACES[place] for place in self.places)


ALL = [
    Series(lowest, highest, joker)
    for lowest in range(5)
    for highest in range(lowest + 1, 6)
    for joker in (None, *range(lowest, highest + 1))
]
BY_TEXT = {series.text: n for n, series in enumerate(ALL)}

# By series: the places it takes, as a set, and the two highest of them, which are discarded.
TAKES = [sum(1 << place for place in series.places) for series in ALL]
TOP_TWO = [place for series in ALL for place in series.places[:-3:-1]]

# By row: which series it holds, those of row r being FITTING[FITTING_FROM[r]:FITTING_FROM[r + 1]].
FITTING_BY_ROW = [[n for n, takes in enumerate(TAKES) if takes & row == takes] for row in range(128)]
FITTING = [n for fitting in FITTING_BY_ROW for n in fitting]
FITTING_FROM = [sum(len(fitting) for fitting in FITTING_BY_ROW[:row]) for row in range(129)]

# By row: the place that a neighbour's bank turns over, the highest number or else the joker (S6); -1: none.
HIGHEST = [max((n for n in range(6) if row >> n & 1), default=6 if row else -1) for row in range(128)]
