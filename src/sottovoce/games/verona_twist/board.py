"""The Piazza dei Signori: 5 x 4 squares, what can be reached from each, and the look-up tables made of that.

A set of squares is an integer with a bit for each: a1 is bit 0, b1 bit 1, a2 bit 5. The compiled rules never
walk along a line: they fold the occupied squares of the line into a key of at most five bits and look up the
answer. Everything here is worked out once, slowly and obviously, when the module is loaded.
"""

from collections.abc import Iterator
from itertools import combinations

COLUMNS, ROWS = 5, 4  # V1
LETTERS = "QKRSBF"  # V2
SQUARE_NAMES = [column + row for row in "1234" for column in "abcde"]

Step = tuple[int, int]
ALONG_ROW = [(1, 0), (-1, 0)]
ALONG_COLUMN = [(0, 1), (0, -1)]
ALONG_RISING = [(1, 1), (-1, -1)]
ALONG_FALLING = [(1, -1), (-1, 1)]
LINES = [ALONG_ROW, ALONG_COLUMN, ALONG_RISING, ALONG_FALLING]
ORTHOGONAL = ALONG_ROW + ALONG_COLUMN
EIGHT_WAYS = ORTHOGONAL + ALONG_RISING + ALONG_FALLING

PAIR_MEMBERS = list(combinations(range(6), 2))
PAIR_NAMES = [LETTERS[a] + LETTERS[b] for a, b in PAIR_MEMBERS]  # the list of fifteen


def squares(names: str) -> int:
    """The set of the squares named: squares("a1 b1") == 0b11."""
    return sum(1 << SQUARE_NAMES.index(name) for name in names.split())


CENTRE = squares("b2 c2 d2 b3 c3 d3")  # V1: the dark paving


def ray(square: int, step: Step) -> list[int]:
    """The squares from here outwards in one direction, nearest first."""
    (row, column), (right, up) = divmod(square, COLUMNS), step
    found = []
    while 0 <= (row := row + up) < ROWS and 0 <= (column := column + right) < COLUMNS:
        found.append(row * COLUMNS + column)
    return found


def one_step(square: int, steps: list[Step]) -> int:
    """The neighbouring squares in these directions."""
    return sum(1 << ray(square, step)[0] for step in steps if ray(square, step))


def slides(square: int, steps: list[Step], occupied: int) -> int:
    """Any number of free squares, never past a character."""
    reached = 0
    for step in steps:
        for target in ray(square, step):
            if occupied >> target & 1:
                break
            reached |= 1 << target
    return reached


def jumps(square: int, steps: list[Step], occupied: int) -> int:
    """V3: past empty squares to the first character, over its unbroken group, onto the first empty square."""
    reached = 0
    for step in steps:
        met = False
        for target in ray(square, step):
            if occupied >> target & 1:
                met = True
            elif met:
                reached |= 1 << target
                break
    return reached


# Folding: a row and both diagonals meet each column at most once, so adding the four rows up gives five bits
# that tell which squares are taken; a column meets each row once and gives four bits.
FOLD_ROWS = 0x8421  # multiplies the four rows of five bits onto bits 15 to 19
FOLD_COLUMN = 0x8888  # gathers bits 0, 5, 10 and 15 onto bits 15 to 18


def key(occupied: int, square: int, line: int) -> int:
    """Where the tables keep the answer for this line through this square."""
    taken = occupied & LINE_SQUARES[square * 4 + line]
    if LINES[line] is ALONG_COLUMN:
        return square * 128 + line * 32 + ((taken >> square % COLUMNS) * FOLD_COLUMN >> 15 & 15)
    return square * 128 + line * 32 + (taken * FOLD_ROWS >> 15 & 31)


def subsets(whole: int) -> Iterator[int]:
    """Every subset of a set, the whole first and the empty one last."""
    part = whole
    while part:
        yield part
        part = (part - 1) & whole
    yield 0


LINE_SQUARES = [sum(1 << t for step in line for t in ray(square, step)) for square in range(20) for line in LINES]
NEXT_TO = [one_step(square, EIGHT_WAYS) for square in range(20)]
BESIDE = [one_step(square, ORTHOGONAL) for square in range(20)]
SLIDES = [0] * (20 * 128)
JUMPS = [0] * (20 * 128)
for _square in range(20):
    for _line, _steps in enumerate(LINES):
        for _occupied in subsets(LINE_SQUARES[_square * 4 + _line]):
            _key = key(_occupied, _square, _line)
            SLIDES[_key] = slides(_square, _steps, _occupied)
            JUMPS[_key] = jumps(_square, _steps, _occupied)

# SAME_AREA[inside]: the pairs that share an area when `inside` is the set of characters in the centre.
SAME_AREA = [
    sum(1 << pair for pair, (a, b) in enumerate(PAIR_MEMBERS) if inside >> a & 1 == inside >> b & 1)
    for inside in range(64)
]
