"""Moves as integers and as text (O8): `setup NNPNC/SDCDC`, `b2-b3`, `b2xb3`."""

import re

from sottovoce.games.volto import names
from sottovoce.games.volto.board import LETTERS, SQUARE_NAMES

ROW = f"([{LETTERS}]{{5}})"
SETUP = re.compile(f"setup {ROW}/{ROW}")
MOVE = re.compile("([a-e][1-7])([-x])([a-e][1-7])")


def spell(action: int) -> str:
    """The one spelling of a move."""
    if action >= names.MOVE_SETUP:
        return "setup " + spell_setup(action - names.MOVE_SETUP)
    mark = "x" if action >= names.MOVE_CAPTURE else "-"
    origin, square = divmod(action % names.MOVE_CAPTURE, names.SQUARES)
    return SQUARE_NAMES[origin] + mark + SQUARE_NAMES[square]


def spell_setup(setup: int) -> str:
    """Home row and front row, each from a to e: NNPNC/SDCDC."""
    kinds = ""
    for _ in range(names.MASKS):
        setup, kind = divmod(setup, names.KINDS)
        kinds = LETTERS[kind] + kinds
    return f"{kinds[:5]}/{kinds[5:]}"


def setup_of(kinds: list[int]) -> int:
    """The set-up in which a side's ten masks are of these kinds."""
    setup = 0
    for kind in kinds:
        setup = setup * names.KINDS + kind
    return setup


def parse(text: str) -> int:
    """The move spelled so; ValueError if none is. A set-up with the wrong masks still reads as a set-up."""
    if found := MOVE.fullmatch(text):
        move = names.SQUARES * SQUARE_NAMES.index(found[1]) + SQUARE_NAMES.index(found[3])
        return move + names.MOVE_CAPTURE if found[2] == "x" else move
    if found := SETUP.fullmatch(text):
        return names.MOVE_SETUP + setup_of([LETTERS.index(letter) for letter in found[1] + found[2]])
    raise ValueError(text)
