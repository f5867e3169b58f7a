"""A bot looks at what its seat may know and chooses a move. It is never given a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sottovoce.rules.game import AnyGame, View
from sottovoce.rules.playthrough import Line
from sottovoce.rules.rng import Rng


class Limit(msgspec.Struct, frozen=True):
    """How long a bot may think; None: as long as its level takes."""

    seconds: float | None = None
    iterations: int | None = None


class Choice(msgspec.Struct, frozen=True):
    """What a bot wants to play, what it thinks that is worth (larger is better for its seat), and why."""

    move: str
    value: float | None
    why: dict[str, Any]


Mind = Callable[[AnyGame, View, Sequence[Line], Limit, Rng], Choice]


def random(game: AnyGame, view: View, log: Sequence[Line], limit: Limit, rng: Rng) -> Choice:  # noqa: ARG001
    """Any legal move, each equally likely."""
    if view.legal is not None:
        return Choice(view.legal[rng.below(len(view.legal))], None, {"choices": len(view.legal)})
    seat = int(view.seat or 0)
    return Choice(game.spell(game.imagine(view, rng).draw(seat, rng)), None, {})


def novice(game: AnyGame, view: View, log: Sequence[Line], limit: Limit, rng: Rng) -> Choice:
    """The move that a beginner feels is best, looking no further than that one move."""
    feelings = game.rate(view)
    if not feelings:
        return random(game, view, log, limit, rng)
    best = max(feelings.values())
    equals = sorted(move for move, value in feelings.items() if value == best)
    why = {"choices": len(feelings), "equally_good": len(equals)}
    return Choice(equals[rng.below(len(equals))], best, why)


LEVELS: dict[str, Mind] = {"random": random, "novice": novice}


def choose(game: AnyGame, view: View, log: Sequence[Line], level: str, rng: Rng, limit: Limit | None = None) -> Choice:
    """The move that a bot of this level makes for the seat whose view this is; the seat must owe one."""
    return LEVELS[level](game, view, log, limit or Limit(), rng)
