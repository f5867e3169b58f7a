"""Each of the 27 events of our content by its name: a played position shows what its card says."""

import pytest

from sottovoce.games.romeo_juliet import content
from sottovoce.rules.game import IllegalMove
from sottovoce.rules.playthrough import Playthrough
from tests.games.romeo_juliet.verona import JULIET, ROMEO, agree, go, happens, hates, scene, seen, verona

BOX = content.load(None)


def number(name: str) -> int:
    """The event called so in English."""
    return next(event.number for event in BOX.events.values() if event.name["en"] == name)


def opened(name: str, chapter: int | None = None, **more: str) -> Playthrough:
    """A first scene with this event in force."""
    event = BOX.events[number(name)]
    if event.level == "chapter":
        return verona(chapter=event.number, **more)  # type: ignore[arg-type]
    return verona(event.number, chapter=chapter or (5 if event.level == "IV" else 1), **more)  # type: ignore[arg-type]


def met(
    name: str, chapter: int = 1, hate: int = 0, missives: tuple[int, int] = (1, 1)
) -> tuple[Playthrough, list[str]]:
    """The lovers meet in the church, the friar with them, and this event turns up."""
    play = verona(chapter=chapter, hate=hate, missives=missives, romeo_at="")
    return play, happens(play, number(name))


# The chapters' events.


def test_in_the_beginning() -> None:
    play = opened("In the Beginning")
    go(play, "church nurse", "church friar")
    assert "skip" in (seen(play, ROMEO).legal or [])
    other = opened("Behind the Masks")
    go(other, "church nurse", "church friar")
    assert "skip" not in (seen(other, ROMEO).legal or [])
