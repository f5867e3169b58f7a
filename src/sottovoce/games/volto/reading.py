"""The move a seat of Volto means, or why it cannot be made and what could: judged by that seat's view alone."""

from __future__ import annotations

from sottovoce.games.volto import moves, names, ways
from sottovoce.games.volto.board import FAR_ROW, LETTERS
from sottovoce.games.volto.view import Mask, View, moves_of
from sottovoce.rules import game


def parse_move(seen: View, text: str, whose: game.AnyGame) -> int:
    """The move that is spelled so; BadMove or IllegalMove if it is not one now."""
    try:
        action = moves.parse(text)
    except ValueError:
        action = -1
    if action < 0 or phase_of(action) != seen.phase:
        raise game.BadMove(f"bad-{seen.phase}", whose, text=game.quoted(text))
    if seen.phase == "setup":
        if not ways.is_setup(action - names.MOVE_SETUP):
            placed = text.removeprefix("setup ")
            raise game.IllegalMove("wrong-cast", whose, **{letter: placed.count(letter) for letter in LETTERS})
    elif text not in (seen.legal or []):
        raise illegal(seen, text, whose)
    return action


def phase_of(action: int) -> str:
    """The phase a move belongs to."""
    return "setup" if action >= names.MOVE_SETUP else "moving"


def illegal(seen: View, text: str, whose: game.AnyGame) -> game.IllegalMove:
    """Why no mask can make this move, and what that mask or another could do."""
    origin, mark, square = text[:2], text[2], text[3:]
    there = {mask.square: mask for mask in seen.masks if mask.square}
    mask, other = there.get(origin), there.get(square)
    if mask is None or mask.side != seen.seat or mask.kind is None:
        own = ", ".join(sorted(name for name, mask in there.items() if mask.side == seen.seat))
        return game.IllegalMove("not-your-mask" if mask else "no-mask", whose, square=origin, own=own)
    can = moves_of(mask, seen.masks)
    about: dict[str, str | int] = {"letter": mask.kind, "origin": origin, "square": square}
    if not can:
        why = "soldier-arrived" if has_arrived(mask) else "blocked"
        return game.IllegalMove(why, whose, letter=mask.kind, origin=origin)
    for right in can:
        if right[3:] == square:
            return game.IllegalMove("empty-there" if mark == "x" else "rival-there", whose, square=square, right=right)
    about["can"] = ", ".join(can)
    if other is not None and other.side == mask.side:
        return game.IllegalMove("own-mask-there", whose, **about)
    if other is not None and mask.kind == "D":
        return game.IllegalMove("damsel-captures-nobody", whose, **about)
    return game.IllegalMove("out-of-reach", whose, **about)


def has_arrived(mask: Mask) -> bool:
    """Is this a soldier in the far palace, where he stays (O5)?"""
    return mask.kind == "S" and mask.square is not None and int(mask.square[1]) == FAR_ROW[mask.side] + 1
