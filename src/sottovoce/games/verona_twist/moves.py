"""Moves as integers and as text (V9): `place Qc1 Kc2 Rd3 Sa1 Be4 Fb2`, `lovers QF`, `Qc3`."""

import re

from sottovoce.games.verona_twist import names
from sottovoce.games.verona_twist.board import LETTERS, PAIR_NAMES, SQUARE_NAMES

SQUARE = "[a-e][1-4]"
MOVE = re.compile(f"[{LETTERS}]{SQUARE}")
PLACE = re.compile("place " + " ".join(letter + SQUARE for letter in LETTERS))


def spell(action: int) -> str:
    """The one spelling of a move."""
    if action < names.MOVE_LOVERS:
        character, square = divmod(action, names.SQUARES)
        return LETTERS[character] + SQUARE_NAMES[square]
    if action < names.MOVE_PLACE:
        return "lovers " + PAIR_NAMES[action - names.MOVE_LOVERS]
    placed = []
    placing = action - names.MOVE_PLACE
    for letter in reversed(LETTERS):
        placing, square = divmod(placing, names.SQUARES)
        placed.append(letter + SQUARE_NAMES[square])
    return "place " + " ".join(reversed(placed))


def parse(text: str) -> int:
    """The move spelled so; ValueError if none is. Two characters on one square still read as a placing."""
    if MOVE.fullmatch(text):
        return names.SQUARES * LETTERS.index(text[0]) + SQUARE_NAMES.index(text[1:])
    if text.startswith("lovers ") and text[7:] in PAIR_NAMES:
        return names.MOVE_LOVERS + PAIR_NAMES.index(text[7:])
    if PLACE.fullmatch(text):
        placing = 0
        for placed in text.split()[1:]:
            placing = placing * names.SQUARES + SQUARE_NAMES.index(placed[1:])
        return names.MOVE_PLACE + placing
    raise ValueError(text)
