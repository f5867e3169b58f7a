"""What hate would follow if the scene ended as everybody stands, or would stand after a move.

The board is made from a view alone and the rules themselves are asked: nobody is told anything that they could not
count on the open board.
"""

from __future__ import annotations

import msgspec

from sottovoce.games.romeo_juliet import names
from sottovoce.games.romeo_juliet.board import Board
from sottovoce.games.romeo_juliet.effects import COMPANIONS, PLACES
from sottovoce.games.romeo_juliet.imagining import board_of
from sottovoce.games.romeo_juliet.moves import BY_TEXT
from sottovoce.games.romeo_juliet.view import View

MOVING = ("use", "skip", "step")


def previewed(seen: View) -> View:
    """The same view; for a seat that is about to move somebody, with the hate that each move would leave."""
    moves = [move for move in seen.legal or [] if move.split()[0] in MOVING]
    if not moves:
        return seen
    now = board_of(seen)
    to_come = {move: hate_on(after(now, move, seen), seen) for move in moves}
    return msgspec.structs.replace(seen, hate_to_come={"": hate_on(now, seen), **to_come})


def hate(seen: View) -> dict[str, int]:
    """The hate that each place would bring as everybody stands, by what the open events say."""
    return hate_on(board_of(seen), seen)


def hate_on(board: Board, seen: View) -> dict[str, int]:
    """Place by place, clockwise; those that bring none are left out."""
    found = {place: board.hate_in(PLACES.index(place)) for place in seen.places}
    return {place: n for place, n in found.items() if n}


def after(now: Board, move: str, seen: View) -> Board:
    """The board after a move: after a sidestep the lover stands with the companion of the card, which lies open."""
    board, action = now.copy(), BY_TEXT[move]
    if move.startswith("use"):
        board.use(action)
    elif move.startswith("step"):
        assert isinstance(seen.seat, int)
        place = board.beside(board.place_of(names.TOKEN_JULIET + seen.seat), action - names.STEP)
        board.enter(seen.seat, place, COMPANIONS.index(seen.lovers[seen.seat].played.companions[-1]))
    return board
