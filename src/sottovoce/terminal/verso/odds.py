"""What may be on the back of a card, and how likely each face is."""

from __future__ import annotations

from typing import NamedTuple

from sottovoce.games.verso.view import Rows, View, shows
from sottovoce.terminal.task import Say
from sottovoce.terminal.verso.faces import Face, behind, spelled


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
    """A probability in whole hundredths; what is possible is never told as nothing."""
    rounded = round(100 * likely)
    if rounded == 0:
        return say("odds-under", percent=1)
    return say("odds-percent", percent=rounded)


def in_a_line(backs: list[Back], say: Say) -> str:
    """The possible backs one after the other; = for a double."""
    return " · ".join(f"{back.face.text}{'=' if back.is_double else ''} {percent(back.likely, say)}" for back in backs)
