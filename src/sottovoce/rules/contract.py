"""What every game is made of: a position, its moves, chance, and how it ends. C types: contract.pxd.

A position is trusted territory: it knows every secret and believes every move it is given. Tables check moves before
(`game.py`), views tell a seat what it may know, and nothing but small integers happens here.

A method whose name begins with `c_` is C when compiled and is called by compiled code only; the method of the same name
without `c_` is its door for Python. A game overrides the `c_` form, and both follow.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence
from typing import Any, Self

from sottovoce.rules import constants, layout
from sottovoce.rules import rng as _rng


class Position:
    """Everything, secrets included. Only a table, a search and a test hold one.

    Moves are small integers here; `moves.py` of each game spells them. Chance draws each of its moves as often as
    its weight says, in most games equally often. Where several seats owe a move at once, `to_move` is the lowest of
    them.

    A game must override `c_legal`, `c_play`, `c_resample`, `c_save` and `c_load`, and declare FIELDS; the rest has an
    answer that fits most games. In the `c_` methods no Python object is touched, so a search may use threads.
    """

    FIELDS = layout.NONE  # the layout of a saved position: each field's name and length, in order

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.to_move = constants.NOBODY
        self.winners = 0  # a bit for each seat
        self.reason = -1  # index into the game's reasons
        self._list = [0] * 256  # constants.MOST_LEGAL
        self._words = [0] * 1024  # constants.MOST_WORDS

    # What a game fills in.

    def c_owes(self, seat: int) -> bool:
        """Does this seat, or chance, owe a move now? Asked before a seat's moves are listed or checked. A game in which
        seats choose at once must override it."""
        return seat == self.to_move

    def c_legal(self, seat: int, out: MutableSequence[int]) -> int:
        """Write the legal moves of a seat that owes one into `out` and return how many, or return UNLISTED where they
        are more than MOST_LEGAL. Called by playouts, searches and tables. It must not change the position, and must not
        list more or less according to what the seat cannot know."""
        return 0

    def c_play(self, seat: int, action: int) -> None:
        """Carry out a legal move of a seat that owes one, up to the next move of anybody, and leave what it revealed
        for the game's `events`. Called by playouts, searches and tables, which have checked the move: it must not check
        again, and must not draw anything at random (chance is a seat with moves of its own)."""

    def c_count(self, seat: int) -> int:
        """The number of legal moves of a seat that owes one, listed or not. A game with unlisted moves must
        override it."""
        return self.c_legal(seat, self._list)

    def c_allows(self, seat: int, action: int) -> bool:
        """Is any integer at all one of the legal moves of a seat that owes one? Called when a move is checked. A game
        with unlisted moves must override it."""
        for i in range(self.c_legal(seat, self._list)):
            if self._list[i] == action:
                return True
        return False

    def c_draw(self, seat: int, rng: _rng.Rng) -> int:
        """One legal move of a seat that owes one, each equally likely; of chance, each as likely as its weight. Called
        by playouts, by tables for chance, and where moves are unlisted. A game must override it if either is not so."""
        return self._list[rng.below(self.c_legal(seat, self._list))]

    def weight(self, seat: int, action: int) -> int:
        """How many equally likely ways lead to this legal move: more than one where things of a kind are one move.
        Called by the laws, which compare it with what `c_draw` and `c_resample` do."""
        return 1

    def c_score(self, seat: int) -> float:
        """What the seat got out of a finished game. Called when it is over, and not before."""
        if self.winners == 0:
            return 0.5
        return 1.0 if self.winners >> seat & 1 else 0.0

    def c_resample(self, seat: int, rng: _rng.Rng) -> None:
        """Become a position drawn evenly from all that fit what the seat knows; seat NOBODY: a spectator; CHANCE and
        EVERYTHING know all. Called by searches, and by the laws to find leaks: it must change nothing that the seat can
        see, and must be able to reach every position that fits."""

    def c_save(self, words: MutableSequence[int]) -> int:
        """Write the whole position as FIELDS says, at most MOST_WORDS integers, and return how many. Called by copies,
        playouts and fingerprints: equal positions must give equal integers, so nothing that is over and done with may
        stand in them."""
        return 0

    def c_load(self, words: MutableSequence[int]) -> None:
        """Become the position that `c_save` wrote, whatever this one was before; what follows from FIELDS is worked out
        anew. What the last move revealed is not part of a position."""

    def c_playout(self, rng: _rng.Rng) -> int:
        """Random moves to the end; returns how many of them the seats made. A game may know a faster way, which must
        draw as evenly."""
        return self.c_playout_by_list(rng)

    # What follows from that.

    def c_playout_by_list(self, rng: _rng.Rng) -> int:
        """A playout by the ordinary road: list the legal moves, play one, list again."""
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

    # The doors for Python: tables come in here through `Playthrough`, and so do bots, the laws and the tests. They may
    # be called at any time and with any integers, unless they say otherwise.

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a move: several when they choose at once, none when it is over. Called by tables and
        views."""
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
        """The same for the laws, which are patient: a game with long set-ups that can still be gone through lists them
        here."""
        return self.legal(seat)

    def count(self, seat: int) -> int:
        """How many legal moves the seat has, listed or not; none if it owes none."""
        return self.c_count(seat) if self.c_owes(seat) else 0

    def allows(self, seat: int, action: int) -> bool:
        """Is this a legal move of the seat now?"""
        return self.c_owes(seat) and self.c_allows(seat, action)

    def draw(self, seat: int, rng: _rng.Rng) -> int:
        """A legal move of a seat that owes one, drawn as `c_draw` says."""
        return self.c_draw(seat, rng)

    def play(self, seat: int, action: int) -> None:
        """Play a move that is known to be legal: anything else leaves a position that makes no sense."""
        self.c_play(seat, action)

    def playout(self, rng: _rng.Rng) -> int:
        """Play on at random to the end; returns how many moves the seats made."""
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
        """Become the position with this state, which `save` or `layout.join` made."""
        for i in range(len(state)):
            self._words[i] = state[i]
        self.c_load(self._words)

    def fields(self) -> dict[str, list[int]]:
        """The state by the names of FIELDS. Called by the laws."""
        return layout.split(self.FIELDS, self.save(), self)

    def load_fields(self, values: Mapping[str, Any]) -> None:
        """Become the position with these fields, all of FIELDS and no others. Called by `imagine` of a game."""
        self.load(layout.join(self.FIELDS, values))

    def field(self, name: str) -> list[int]:
        """What the position itself has under the name of a field. Called by the laws, which compare it with `fields`; a
        game that packs a field into fewer integers overrides it."""
        return layout.flat(layout.attribute(self, name))

    def blank(self) -> Self:
        """Another position of the same game, to be loaded into. A game whose constructor needs something must
        override it."""
        return type(self)()  # type: ignore[call-arg]

    def copy(self) -> Self:
        """An independent position equal to this one."""
        other = self.blank()
        self.c_save(self._words)
        other.c_load(self._words)
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
    """How many sequences of exactly `depth` moves there are from a position (chess programmers' perft).

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
