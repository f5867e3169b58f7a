"""What every game is made of: a position, its moves, chance, and how it ends. C types: contract.pxd.

A position is trusted territory. It knows every secret and believes every move it is given; tables check
moves before (`game.py`), views tell a seat what it may know, and nothing but small integers happens here.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Self

from sottovoce.rules import constants
from sottovoce.rules import rng as _rng


class Position:
    """Everything, secrets included. Only a table, a search and a test hold one.

    Moves are small integers here; `moves.py` of each game spells them. Chance draws each of its moves as often as
    its weight says, in most games equally often. Where several seats owe a move at once, `to_move` is the lowest of
    them.

    The first half is C when compiled (no Python object is touched, so a search may use threads); Python
    code comes in by the doors in the second half.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.to_move = constants.NOBODY
        self.winners = 0  # a bit for each seat
        self.reason = -1  # index into the game's reasons
        self._list = [0] * 256  # constants.MOST_LEGAL
        self._words = [0] * 1024  # constants.MOST_WORDS

    # What a game fills in, and what follows from it.

    def c_owes(self, seat: int) -> bool:
        """Does this seat owe a move now?"""
        return seat == self.to_move

    def c_legal(self, seat: int, out: MutableSequence[int]) -> int:
        """Write the seat's legal moves into `out` and return how many, or UNLISTED."""
        return 0

    def c_play(self, seat: int, action: int) -> None:
        """Carry out a legal move of a seat that owes one."""

    def c_count(self, seat: int) -> int:
        """The number of legal moves of a seat that owes one, listed or not."""
        return self.c_legal(seat, self._list)

    def c_allows(self, seat: int, action: int) -> bool:
        """Is this one of the seat's legal moves, listed or not?"""
        for i in range(self.c_legal(seat, self._list)):
            if self._list[i] == action:
                return True
        return False

    def c_draw(self, seat: int, rng: _rng.Rng) -> int:
        """One of the seat's legal moves, each equally likely."""
        return self._list[rng.below(self.c_legal(seat, self._list))]

    def weight(self, seat: int, action: int) -> int:
        """How many equally likely ways lead to this legal move: more than one where things of a kind are one move."""
        return 1

    def c_score(self, seat: int) -> float:
        """What the seat got out of a finished game."""
        if self.winners == 0:
            return 0.5
        return 1.0 if self.winners >> seat & 1 else 0.0

    def c_resample(self, seat: int, rng: _rng.Rng) -> None:
        """Become a position drawn evenly from all that fit what the seat knows; seat NOBODY: a spectator."""

    def c_save(self, words: MutableSequence[int]) -> int:
        """Write the whole position as integers and return how many; `load` is its inverse."""
        return 0

    def c_load(self, words: MutableSequence[int]) -> None:
        """Become the position that was saved."""

    def c_playout(self, rng: _rng.Rng) -> int:
        """Random moves to the end; how many moves the seats made. A game may know a faster way."""
        return self.c_playout_by_list(rng)

    def c_playout_by_list(self, rng: _rng.Rng) -> int:
        """The same by the ordinary road: list the legal moves, play one, list again."""
        moves = 0
        while self.to_move != constants.NOBODY:
            n = self.c_legal(self.to_move, self._list)
            if self.to_move >= 0:
                moves += 1
            if n > 0 and self.to_move >= 0:
                self.c_play(self.to_move, self._list[rng.below(n)])
            else:
                self.c_play(self.to_move, self.c_draw(self.to_move, rng))
        return moves

    def c_digest(self) -> int:
        """A 64-bit fingerprint of the whole position."""
        n = self.c_save(self._words)
        h = FNV_START
        for i in range(n):
            h = ((h ^ (self._words[i] & M32)) * FNV_PRIME) & M64
        return h

    # The doors for Python.

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a move: several when they choose at once, none when it is over."""
        if self.to_move < 0:
            return () if self.to_move == constants.NOBODY else (constants.CHANCE,)
        return tuple([seat for seat in range(self.seats) if self.c_owes(seat)])

    def legal(self, seat: int) -> list[int] | None:
        """The seat's legal moves; empty if it owes none, None if they are too many to list."""
        if not self.c_owes(seat):
            return []
        n = self.c_legal(seat, self._list)
        if n == constants.UNLISTED:
            return None
        actions = [0] * n  # made at its full length: growing a list is what costs most here
        for i in range(n):
            actions[i] = self._list[i]
        return actions

    def every_legal(self, seat: int) -> list[int] | None:
        """The same for a patient program; a game with long set-ups that one can still go through lists them here."""
        return self.legal(seat)

    def count(self, seat: int) -> int:
        """How many legal moves the seat has, listed or not."""
        return self.c_count(seat) if self.c_owes(seat) else 0

    def allows(self, seat: int, action: int) -> bool:
        """Is this a legal move of the seat now?"""
        return self.c_owes(seat) and self.c_allows(seat, action)

    def draw(self, seat: int, rng: _rng.Rng) -> int:
        """A legal move of a seat that owes one, each equally likely."""
        return self.c_draw(seat, rng)

    def play(self, seat: int, action: int) -> None:
        """Play a legal move."""
        self.c_play(seat, action)

    def playout(self, rng: _rng.Rng) -> int:
        """Play on at random to the end; how many moves the seats made."""
        return self.c_playout(rng)

    def score(self, seat: int) -> float:
        """What the seat got out of a finished game."""
        return float(self.c_score(seat))

    def resample(self, seat: int, rng: _rng.Rng) -> Self:
        """Another position, drawn evenly from all that fit what the seat knows; NOBODY: a spectator."""
        other = self.copy()
        other.c_resample(seat, rng)
        return other

    def digest(self) -> int:
        """64 bits that tell positions apart."""
        return self.c_digest()

    def save(self) -> tuple[int, ...]:
        """The whole position as integers: equal states are equal positions."""
        n = self.c_save(self._words)
        return tuple([self._words[i] for i in range(n)])

    def load(self, state: tuple[int, ...]) -> None:
        """Become the position with this state."""
        for i in range(len(state)):
            self._words[i] = state[i]
        self.c_load(self._words)

    def blank(self) -> Self:
        """Another position of the same game, to be restored into."""
        return type(self)()  # type: ignore[call-arg]

    def copy(self) -> Self:
        """An independent position equal to this one."""
        other = self.blank()
        other.load(self.save())
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (type(self), self.save())


FNV_START = 0xCBF2_9CE4_8422_2325  # Fowler, Noll & Vo's hash, 64 bits
FNV_PRIME = 0x0000_0100_0000_01B3
M32 = 0xFFFF_FFFF
M64 = 0xFFFF_FFFF_FFFF_FFFF


def _unpickled(kind: type[Position], state: tuple[int, ...]) -> Position:
    position = kind()  # type: ignore[call-arg]
    position.load(state)
    return position


def is_compiled() -> bool:
    """True if the rules run as C."""
    return not __file__.endswith(".py")


class Playouts:
    """Many random games from one position, inside the compiled core."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.moves = 0
        self.digest = 0
        self.wins = [0] * seats
        self.scores = [0.0] * seats
        self.reasons: dict[int, int] = {}
        self._start = [0] * 1024  # constants.MOST_WORDS

    def run(self, position: Position, games: int, rng: _rng.Rng, by_list: bool = False) -> None:
        """Play the games and add them up; the position is left as it was."""
        position.c_save(self._start)
        for _ in range(games):
            self.moves += position.c_playout_by_list(rng) if by_list else position.c_playout(rng)
            self.games += 1
            self.digest = ((self.digest * 31) + position.c_digest()) & M64
            self.reasons[position.reason] = self.reasons.get(position.reason, 0) + 1
            for seat in range(position.seats):
                self.wins[seat] += position.winners >> seat & 1
                self.scores[seat] += position.c_score(seat)
            position.c_load(self._start)


class Count:
    """How many sequences of exactly so many moves there are from a position (chess programmers' perft).

    Seats that choose at once are taken one after the other. Unless `chance`, a position in which chance moves is
    one leaf. More than one move at an unlisted set-up is a ValueError, a tree too large for `most` an OverflowError.
    """

    def __init__(self, most: int) -> None:
        self.most = most  # how many positions may be visited
        self.visited = 0

    def run(self, position: Position, depth: int, chance: bool) -> int:
        """Count them; the position is left as it was."""
        if depth == 0:
            return 1
        seat = position.to_move
        if seat == constants.NOBODY:
            return 0
        if seat == constants.CHANCE and not chance:
            return 1
        if depth == 1:
            return position.c_count(seat)
        actions = position.legal(seat)
        if actions is None:
            raise ValueError("this set-up has too many moves to follow each of them; count it with depth 1")
        self.visited += 1
        if self.visited > self.most:
            raise OverflowError(f"that would visit more than {self.most} positions; ask for a smaller depth")
        here = position.save()
        total = 0
        for action in actions:
            position.c_play(seat, action)
            total += self.run(position, depth - 1, chance)
            position.load(here)
        return total
