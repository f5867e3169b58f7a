"""Verona Twist counted against a slow and obvious reference: nothing but a dictionary of squares and walking."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sottovoce.games.verona_twist import rules
from sottovoce.games.verona_twist.board import LETTERS, SQUARE_NAMES, squares
from sottovoce.rules.contract import Count, is_compiled
from tests.effort import examples
from tests.games.verona_twist.piazza import piazza

Piazza = dict[str, str]
STRAIGHT = [(0, 1), (0, -1), (1, 0), (-1, 0)]
SLANTING = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
WAYS = {
    "Q": STRAIGHT + SLANTING,
    "K": STRAIGHT + SLANTING,
    "R": STRAIGHT,
    "S": STRAIGHT,
    "B": SLANTING,
    "F": STRAIGHT + SLANTING,
}


def walk(square: str, way: tuple[int, int]) -> str | None:
    column, row = chr(ord(square[0]) + way[0]), chr(ord(square[1]) + way[1])
    return column + row if "a" <= column <= "e" and "1" <= row <= "4" else None


def reach(letter: str, at: Piazza) -> set[str]:
    """Where a character can go, found by walking there."""
    taken, found = set(at.values()), set()
    for way in WAYS[letter]:
        square = walk(at[letter], way)
        if letter == "F":
            while square and square not in taken:
                square = walk(square, way)
            while square and square in taken:
                square = walk(square, way)
            found |= {square} if square else set()
        else:
            while square and square not in taken:
                found.add(square)
                square = walk(square, way) if letter in "QRB" else None
    return found


def count(at: Piazza, active: str, pairs: frozenset[str], lovers: str, days: int, depth: int) -> int:
    """The number of sequences of `depth` moves, by playing them all."""
    if depth == 0:
        return 1
    total = 0
    for letter in active:
        for square in reach(letter, at):
            after, rest = {**at, letter: square}, active.replace(letter, "")
            if any(reach(other, after) for other in rest):
                total += count(after, rest, pairs, lovers, days, depth - 1)
                continue
            inside = {other for other in after if after[other] in "b2 c2 d2 b3 c3 d3"}
            together = {pair for pair in pairs if (pair[0] in inside) == (pair[1] in inside)}
            left = frozenset(together if lovers in together else pairs - together)
            if len(left) > 1 and days > 1:
                total += count(after, LETTERS, left, lovers, days - 1, depth - 1)
            elif depth == 1:
                total += 1
    return total


ALL_PAIRS = frozenset(a + b for i, a in enumerate(LETTERS) for b in LETTERS[i + 1 :])
PLACINGS = [
    "Qc1 Kc2 Rd3 Sa1 Be4 Fb2",
    "Qa1 Kb1 Rc1 Sd1 Be1 Fa2",
    "Qb2 Kc2 Rd2 Sb3 Bc3 Fd3",
    "Qa1 Ke4 Ra4 Sc3 Be1 Fc2",
    "Qe3 Kd4 Re4 Sb2 Ba2 Fe2",
]


@pytest.mark.parametrize("placing", PLACINGS)
def test_counts_agree_with_the_reference(placing: str) -> None:
    at = {placed[0]: placed[1:] for placed in placing.split()}
    play = piazza(placing, lovers="QF", rounds=3)
    for depth in range(4):
        assert Count(10**6).run(play.position, depth, False) == count(at, LETTERS, ALL_PAIRS, "QF", 3, depth)


@pytest.mark.parametrize(
    ("placing", "counts"),
    [
        ("Qc1 Kc2 Rd3 Sa1 Be4 Fb2", [20, 294, 3096, 21959, 101440, 420941, 7494565]),
        ("Qb2 Kc2 Rd2 Sb3 Bc3 Fd3", [17, 262, 3479, 36402, 255280, 1577357, 29658616]),
    ],
)
def test_counts_stay_what_they_were(placing: str, counts: list[int]) -> None:
    """Across the end of a round too; plain Python would take minutes for the deepest two."""
    play = piazza(placing, lovers="QF")
    for depth, nodes in enumerate(counts if is_compiled() else counts[:5], 1):
        assert Count(10**7).run(play.position, depth, False) == nodes


@examples(170, 2000)
@given(st.permutations(range(20)))
def test_every_character_reaches_what_the_reference_reaches(order: list[int]) -> None:
    at = {letter: SQUARE_NAMES[square] for letter, square in zip(LETTERS, order, strict=False)}
    occupied = squares(" ".join(at.values()))
    for character, letter in enumerate(LETTERS):
        reached = rules.reach(character, order[character], occupied)
        assert {name for square, name in enumerate(SQUARE_NAMES) if reached >> square & 1} == reach(letter, at)
