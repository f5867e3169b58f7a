"""What hate would follow if the scene ended as everybody stands, or would stand after a move.

Worked out from a view alone: it tells nobody anything that they could not count on the open stage themselves.
"""

from __future__ import annotations

import msgspec

from sottovoce.games.romeo_juliet import names, stage
from sottovoce.games.romeo_juliet.effects import COMPANIONS, DIRECTIONS, PLACES, TOKENS
from sottovoce.games.romeo_juliet.view import View

MOVING = ("use", "skip", "step")


def foreseen(seen: View) -> View:
    """The same view; for one who is about to move somebody, with the hate that each move would leave."""
    deeds = [move for move in seen.legal or [] if move.split()[0] in MOVING]
    if not deeds:
        return seen
    now, here = stage.stage_of(seen, passion=False), stage.here_of(seen)
    to_come = {move: brought(now, after(now, here, move, seen), seen) for move in deeds}
    return msgspec.structs.replace(seen, hate_to_come={"": brought(now, here, seen), **to_come})


def hate(seen: View) -> dict[str, int]:
    """The hate that each place would bring as everybody stands, by what the open events say."""
    return brought(stage.stage_of(seen, passion=False), stage.here_of(seen), seen)


def brought(now: stage.Stage, here: stage.Here, seen: View) -> dict[str, int]:
    """Place by place, clockwise; those that bring none are left out."""
    sums = now.force(here).sums
    found = {place: sums[n][here[n]] % stage.QUARREL for n, place in enumerate(PLACES)}
    return {place: found[place] for place in seen.places if found[place]}


def after(now: stage.Stage, here: stage.Here, move: str, seen: View) -> stage.Here:
    """Who would stand where: after a sidestep the lover with the companion of the card, which lies open."""
    word, *rest = move.split()
    if word == "skip":
        return here
    direction = DIRECTIONS.index(rest[-1])
    if word == "use":
        return now.used(here, (tuple(TOKENS.index(token) for token in rest[0].split("+")), direction))
    assert isinstance(seen.seat, int)
    place = now.beside[stage.place_of(here, names.TOKEN_JULIET + seen.seat)][direction]
    return now.enter(here, seen.seat, place, COMPANIONS.index(seen.lovers[seen.seat].played.companions[-1]))
