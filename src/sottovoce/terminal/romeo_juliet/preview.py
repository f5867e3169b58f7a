"""Who would stand where after a move, and the hate that would follow, in words."""

from __future__ import annotations

from collections.abc import Mapping

from sottovoce.games.romeo_juliet import preview
from sottovoce.games.romeo_juliet.effects import PLACES, TOKENS
from sottovoce.games.romeo_juliet.imagining import board_of
from sottovoce.games.romeo_juliet.view import View
from sottovoce.terminal.task import Say


def hate_text(hate: Mapping[str, int], view: View, say: Say) -> str:
    """What would be added if the scene ended so, place by place."""
    if not hate:
        return say("hate-none")
    where = ", ".join(f"{say('stage-place', place=place)} +{n}" for place, n in hate.items())
    after = min(view.hate + sum(hate.values()), view.hate_limit)
    return say(
        "hate-lost" if after == view.hate_limit else "hate-after", where=where, after=after, limit=view.hate_limit
    )


def beside(place: str, direction: str, view: View) -> str:
    """The next place, clockwise to the right."""
    ring = list(view.places)
    return ring[(ring.index(place) + (1 if direction == "right" else -1)) % len(ring)]


def standing(token: str, view: View) -> str:
    """Where somebody stands."""
    return next(place for place, here in view.places.items() if token in here)


def after_use(view: View, move: str) -> dict[str, list[str]]:
    """Who would stand where after `use nurse+tybalt left`."""
    board = preview.after(board_of(view), move, view)
    at = {token: PLACES[board.place_of(number)] for number, token in enumerate(TOKENS)}
    return {place: [token for token in TOKENS if at[token] == place] for place in view.places}
