"""St Mark's square between two palaces: 5 x 7 squares, the steps from each, and which mask can have taken them.

A set of squares is an integer with a bit for each: a1 is bit 0, b1 bit 1, a2 bit 5. A set of kinds of mask is an
integer with a bit for each letter of LETTERS. Worked out once, slowly and obviously, when the module is loaded.
"""

from sottovoce.games.volto.meta import META
from sottovoce.games.volto.names import RED, WHITE

COLUMNS, ROWS = 5, 7  # O1
LETTERS = "NCPSD"  # O2
CAST = (3, 3, 1, 1, 2)  # how many of each a side has
SQUARE_NAMES = [column + row for row in "1234567" for column in "abcde"]
SIDES = META.seat_names

# Where each side's ten masks start, in the order of a set-up: home row, then front row, each from a to e (O8).
HOME_ROWS = {RED: (1, 2), WHITE: (7, 6)}
START = [
    [SQUARE_NAMES.index(column + str(row)) for row in HOME_ROWS[side] for column in "abcde"] for side in (RED, WHITE)
]
FORWARD = (1, -1)  # rows up, for each side
FAR_ROW = (ROWS - 1, 0)  # the rival's palace

Step = tuple[int, int]
STRAIGHT: list[Step] = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL: list[Step] = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
STEPS_OF = {"N": STRAIGHT, "C": DIAGONAL, "P": STRAIGHT + DIAGONAL, "S": [], "D": STRAIGHT + DIAGONAL}


def one_step(square: int, steps: list[Step]) -> int:
    """The neighbouring squares in these directions."""
    (row, column), found = divmod(square, COLUMNS), 0
    for right, up in steps:
        if 0 <= row + up < ROWS and 0 <= column + right < COLUMNS:
            found |= 1 << square + up * COLUMNS + right
    return found


def kinds(letters: str) -> int:
    """The set of the kinds named: kinds("NC") == 0b11."""
    return sum(1 << LETTERS.index(letter) for letter in letters)


def letters(of: int) -> str:
    """The kinds of a set, in their order."""
    return "".join(letter for kind, letter in enumerate(LETTERS) if of >> kind & 1)


def movers(side: int, origin: int, target: int) -> int:
    """The kinds that can make this move to an empty square, if nothing is in the way."""
    up, right = target // COLUMNS - origin // COLUMNS, target % COLUMNS - origin % COLUMNS
    found = "".join(letter for letter, steps in STEPS_OF.items() if (right, up) in steps)
    if right == 0 and up * FORWARD[side] > 0:
        found += "S"
    return kinds(found)


# The neighbouring squares for each kind: STEPS[35 x kind + square]; the soldier looks ahead for himself.
STEPS = [one_step(square, STEPS_OF[letter]) for letter in LETTERS for square in range(35)]

# MOVERS[1225 x side + 35 x from + to].
MOVERS = [movers(side, origin, to) for side in (RED, WHITE) for origin in range(35) for to in range(35)]

# Each side's far palace.
FAR_PALACE = [sum(1 << square for square in range(35) if square // COLUMNS == FAR_ROW[side]) for side in (RED, WHITE)]

# One square for each of the eight directions, 35 where there is none: NEIGHBOURS[280 x kind + 8 x square + direction].
NEIGHBOURS = [
    next((to for to in range(35) if one_step(square, [step]) >> to & 1), 35) if step in STEPS_OF[letter] else 35
    for letter in LETTERS
    for square in range(35)
    for step in STRAIGHT + DIAGONAL
]
