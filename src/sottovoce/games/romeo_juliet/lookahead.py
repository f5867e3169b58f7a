"""How the reference players judge what may come of a scene: by the love and the hate that it would bring.

They play on a board made from a view (imagining.py), by the rules themselves, and only to the end of the scene; no hand
is known to it. The conventions are in convention.py, the judgement of each move in intuition.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sottovoce.games.romeo_juliet import names
from sottovoce.games.romeo_juliet.board import Board
from sottovoce.games.romeo_juliet.view import View

TINY = 0.001

# Small things, as shares of the hope that is left.
MISSIVE = 0.03  # what a missive is worth
UNREST = 0.02  # what a clash costs that only the friar's presence prevents
ENOUGH = 0.05  # two such clashes and a little more: so far from perfect is good enough when looking ahead

# How a scene goes on average, for looking beyond this one: steps of love and of hate, and how likely.
LOVE_IN_A_SCENE = ((0, 0.3), (1, 0.55), (2, 0.15))
HATE_IN_A_SCENE = ((0, 0.68), (1, 0.3), (2, 0.02))


class Outlook:
    """How good a board would be at the end of a scene, for players who have this one before them."""

    def __init__(self, board: Board, scenes_left: int) -> None:
        self.goal, self.limit = board.chapter.love, board.chapter.hate
        self.hopes = hopes(self.goal, self.limit)[scenes_left]
        self.reserve = board.missives[2] > 0
        self.small = self.hope(board) + TINY  # what the small things are shares of

    def hope(self, board: Board, love: int = 0, hate: int = 0) -> float:
        """The chance to win if the scene brings these steps of love and hate and nothing else."""
        return self.hopes[min(board.love + love, self.goal)][min(board.hate + hate, self.limit)]

    def worth(self, board: Board) -> float:
        """The chance to win, roughly, if the scene ends so."""
        return self._worth(board, board.love_to_come())

    def _worth(self, board: Board, love: int) -> float:
        worth = self.hope(board, love, board.hate_to_come())
        worth -= UNREST * self.small * board.clashing_places()
        return worth + MISSIVE * self.small if self.reserve and board.nurse_is_with_juliet() else worth

    def standing(self, board: Board) -> float:
        """What it is worth that everybody stands so when a scene begins: part of the clashes can still be prevented.
        Nobody has met yet, whatever the heart says."""
        return (self._worth(board, 0) + self.hope(board)) / 2

    def perfect(self, board: Board) -> float:
        """What the scene would be worth without any hate, unrest or guard."""
        place = board.place_of(names.TOKEN_JULIET)
        have_met = board.place_of(names.TOKEN_ROMEO) == place and board.heart == names.PASSION
        return self.hope(board, board.love_in(place) if have_met else 0)

    def finish(self, board: Board, seat: int = names.ROMEO) -> float:
        """What the scene is worth if from here on both use the places' effects well, thinking no longer than needed."""
        best, enough = -1.0, self.perfect(board) - ENOUGH * self.small
        if seat == names.JULIET:
            for then in after_use(board, seat):
                best = max(best, self.worth(then))
                if best >= enough:
                    break
            return best
        ways = list(after_use(board, seat))
        if len(ways) > 2:  # then only one that looks good is thought through
            good = next((then for then in ways if self.worth(then) >= enough), None)
            ways = [good or max(ways, key=self.worth)]
        for then in ways:
            best = max(best, self.finish(then, names.JULIET))
            if best >= enough:
                break
        return best


def entered(board: Board, seat: int, place: int, companion: int) -> Board:
    """The board after a lover and a companion have gone to a place."""
    there = board.copy()
    there.enter(seat, place, companion)
    return there


def used(board: Board, action: int) -> Board:
    """The board after companions have taken a step, or after nothing at all."""
    there = board.copy()
    if action != names.SKIP:
        there.use(action)
    return there


def after_use(board: Board, seat: int) -> Iterator[Board]:
    """The boards that the effect of the place where a lover stands may leave."""
    place = board.place_of(names.TOKEN_JULIET + seat)
    ways = [] if board.idle >> place & 1 else board.ways(place)
    if not ways or board.is_in_force(names.OPTIONAL):
        yield board
    for action in ways:
        yield used(board, action)


def ends(board: Board, seat: int, card: int) -> list[int]:
    """Where a place card may bring a lover, if nothing is closed."""
    stands = board.place_of(names.TOKEN_JULIET + seat)
    if card != names.SIDESTEP:
        return [card]
    if board.is_in_force(names.NO_SIDESTEP):
        return [stands]
    return [board.beside(stands, names.LEFT), board.beside(stands, names.RIGHT)]


def scenes_left(seen: View) -> int:
    """How many scenes come after this one."""
    return names.ALL_SCENES - names.SCENES * (seen.act - 1) - seen.scene


@lru_cache(maxsize=16)
def hopes(love_goal: int, hate_limit: int) -> list[list[list[float]]]:
    """The chance to win by scenes left, love and hate, if every scene goes as scenes go on average."""
    table = [[[float(love == love_goal and hate < hate_limit) for hate in range(hate_limit + 1)]
              for love in range(love_goal + 1)]]  # fmt: skip
    for _ in range(names.ALL_SCENES):
        last = table[-1]
        table.append([[0.0] * (hate_limit + 1) for _ in range(love_goal + 1)])
        for love in range(love_goal + 1):
            for hate in range(hate_limit):
                table[-1][love][hate] = 1.0 if love == love_goal else sum(
                    p * q * last[min(love + more, love_goal)][min(hate + worse, hate_limit)]
                    for more, p in LOVE_IN_A_SCENE for worse, q in HATE_IN_A_SCENE
                )  # fmt: skip
    return table
