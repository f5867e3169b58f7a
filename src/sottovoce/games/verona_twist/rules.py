"""Verona Twist: two lovers hide among six characters; their nurse reports, their father deduces.

The printed rules from top to bottom, one method per paragraph; V1 to V13 are the rulings in RULES.md.
C types: rules.pxd.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from sottovoce.games.verona_twist import board, names
from sottovoce.rules import bits, constants, contract
from sottovoce.rules import rng as _rng

ROUNDS = 7  # the calendar

CENTRE = board.CENTRE
FOLD_ROWS, FOLD_COLUMN = board.FOLD_ROWS, board.FOLD_COLUMN
LINE_SQUARES, NEXT_TO, BESIDE = board.LINE_SQUARES, board.NEXT_TO, board.BESIDE
SLIDES, JUMPS, SAME_AREA = board.SLIDES, board.JUMPS, board.SAME_AREA


def line_key(line: int, square: int, occupied: int) -> int:
    """Where the tables keep the answer for this line through this square."""
    taken = occupied & LINE_SQUARES[square * 4 + line]
    if line == names.COLUMN:
        return square * 128 + line * 32 + ((taken >> square % 5) * FOLD_COLUMN >> 15 & 15)
    return square * 128 + line * 32 + (taken * FOLD_ROWS >> 15 & 31)


def straight(square: int, occupied: int) -> int:
    """Any number of free squares along the row and the column."""
    return SLIDES[line_key(names.ROW, square, occupied)] | SLIDES[line_key(names.COLUMN, square, occupied)]


def slanting(square: int, occupied: int) -> int:
    """Any number of free squares along both diagonals."""
    return SLIDES[line_key(names.RISING, square, occupied)] | SLIDES[line_key(names.FALLING, square, occupied)]


def leaping(square: int, occupied: int) -> int:
    """The first free square behind the first character met, in each of the eight directions (V3)."""
    return (
        JUMPS[line_key(names.ROW, square, occupied)]
        | JUMPS[line_key(names.COLUMN, square, occupied)]
        | JUMPS[line_key(names.RISING, square, occupied)]
        | JUMPS[line_key(names.FALLING, square, occupied)]
    )


def reach(character: int, square: int, occupied: int) -> int:
    """Moving the characters: the squares this one can go to from here, as a set."""
    if character == names.PRINCESS:
        return straight(square, occupied) | slanting(square, occupied)
    if character == names.PRINCE:
        return NEXT_TO[square] & ~occupied
    if character == names.NOBLE:
        return straight(square, occupied)
    if character == names.SERVANT:
        return BESIDE[square] & ~occupied
    if character == names.BISHOP:
        return slanting(square, occupied)
    return leaping(square, occupied)


class Position(contract.Position):
    """Everything, the lovers included. Only a table, a search and a test hold one."""

    FIELDS = (
        ("squares", 6), ("active", 1), ("pairs", 1), ("lovers", 1), ("days_left", 1), ("said", 1), ("phase", 1),
        ("to_move", 1), ("winners", 1), ("reason", 1), ("rounds", 1), ("random_lovers", 1), ("random_placement", 1),
    )  # fmt: skip

    def __init__(self, rounds: int = ROUNDS, random_lovers: bool = False, random_placement: bool = False) -> None:
        super().__init__(2)
        self.rounds = rounds
        self.random_lovers = random_lovers
        self.random_placement = random_placement
        self.squares = [0, 0, 0, 0, 0, 0]  # where each character stands
        self.occupied = 0
        self.active = names.ALL_ACTIVE  # the characters that have not moved this round
        self.pairs = names.ALL_PAIRS  # what is left of the list of fifteen
        self.lovers = -1  # an index into it: the secret
        self.days_left = rounds  # calendar tiles
        self.said = names.SILENCE  # what the last move made the nurse say
        self._reached = [0, 0, 0, 0, 0, 0]
        self.phase = names.PLACING
        self.to_move = constants.CHANCE if random_placement else names.NURSE

    # Preparing the game.

    def _place(self, placing: int) -> None:
        """The nurse puts the six on any six squares (V4); or chance does (V8)."""
        for character in range(5, -1, -1):
            self.squares[character] = placing % names.SQUARES
            self.occupied |= bits.bit(self.squares[character])
            placing //= names.SQUARES
        self.phase = names.HIDING
        self.to_move = constants.CHANCE if self.random_lovers else names.NURSE

    def _hide(self, pair: int) -> None:
        """Two of the six are the lovers, face down before the nurse."""
        self.lovers = pair
        self.phase = names.MOVING
        self._new_round()

    # Flow of a round.

    def _new_round(self) -> None:
        """All turn to their active side and Capulet begins. Someone can always move (see the tests)."""
        self.active = names.ALL_ACTIVE
        self.to_move = names.CAPULET

    def c_legal(self, seat: int, out: MutableSequence[int]) -> int:
        """Any active character, to any square it can reach; all fifteen pairs; placings are unlisted."""
        if self.phase == names.PLACING:
            return constants.UNLISTED
        n = 0
        if self.phase == names.MOVING:
            for character in range(names.CHARACTERS):
                if self.active >> character & 1:
                    reached = reach(character, self.squares[character], self.occupied)
                    while reached:
                        out[n] = names.SQUARES * character + bits.lowest(reached)
                        reached &= reached - 1
                        n += 1
        elif self.phase == names.HIDING:
            while n < names.PAIRS:
                out[n] = names.MOVE_LOVERS + n
                n += 1
        return n

    def c_play(self, seat: int, action: int) -> None:
        self.said = names.SILENCE
        if action >= names.MOVE_PLACE:
            self._place(action - names.MOVE_PLACE)
        elif action >= names.MOVE_LOVERS:
            self._hide(action - names.MOVE_LOVERS)
        else:
            self._move(action // names.SQUARES, action % names.SQUARES)
            if not self._anyone_can_move():
                self._report()

    def _move(self, character: int, square: int) -> None:
        """Moved once a round: it turns to its passive side, and the other player goes on."""
        self.occupied ^= bits.bit(self.squares[character]) | bits.bit(square)
        self.squares[character] = square
        self.active ^= bits.bit(character)
        self.to_move = names.CAPULET + names.NURSE - self.to_move

    def _anyone_can_move(self) -> bool:
        """Blocked characters stay active and may be freed; when none can move the round ends (V5)."""
        for character in range(names.CHARACTERS):
            if self.active >> character & 1 and reach(character, self.squares[character], self.occupied):
                return True
        return False

    # The nurse's report.

    def _in_centre(self) -> int:
        """The characters that stand on the dark paving."""
        inside = 0
        for character in range(names.CHARACTERS):
            if CENTRE & bits.bit(self.squares[character]):
                inside |= bits.bit(character)
        return inside

    def _report(self) -> None:
        """She says whether the lovers share an area; the list of fifteen shrinks to what fits (V6)."""
        alike = SAME_AREA[self._in_centre()]
        if alike >> self.lovers & 1:
            self.said = names.SAME
            self.pairs &= alike
        else:
            self.said = names.DIFFERENT
            self.pairs &= ~alike
        self._end_of_round()

    # End of the round, or of the game.

    def _end_of_round(self) -> None:
        """One pair left: Capulet has found them. No day left: they stayed hidden (V7)."""
        if bits.is_single(self.pairs):
            self._end(names.CAPULET, names.IDENTIFIED)
            return
        self.days_left -= 1
        if self.days_left == 0:
            self._end(names.NURSE, names.HIDDEN)
        else:
            self._new_round()

    def _end(self, winner: int, reason: int) -> None:
        self.phase = names.ENDED
        self.to_move = constants.NOBODY
        self.winners = bits.bit(winner)
        self.reason = reason

    # What may be done without a list.

    def c_count(self, seat: int) -> int:
        if self.phase == names.PLACING:
            return names.PLACINGS
        return self.c_legal(seat, self._list)

    def c_allows(self, seat: int, action: int) -> bool:
        if self.phase == names.MOVING:
            return 0 <= action < names.MOVE_LOVERS and self._can_move(action // names.SQUARES, action % names.SQUARES)
        if self.phase == names.HIDING:
            return names.MOVE_LOVERS <= action < names.MOVE_PLACE
        return self.phase == names.PLACING and is_placing(action - names.MOVE_PLACE)

    def _can_move(self, character: int, square: int) -> bool:
        reached = reach(character, self.squares[character], self.occupied)
        return self.active >> character & 1 != 0 and reached >> square & 1 != 0

    def c_draw(self, seat: int, rng: _rng.Rng) -> int:
        if self.phase != names.PLACING:
            return self._list[rng.below(self.c_legal(seat, self._list))]
        placing = 0
        taken = 0
        for _ in range(names.CHARACTERS):
            square = rng.below(names.SQUARES)
            while taken >> square & 1:
                square = rng.below(names.SQUARES)
            taken |= bits.bit(square)
            placing = placing * names.SQUARES + square
        return names.MOVE_PLACE + placing

    # Who knows what.

    def c_resample(self, seat: int, rng: _rng.Rng) -> None:
        """Capulet and spectators know of the lovers only that they are on the list, until the game is over."""
        if (seat == names.CAPULET or seat == constants.NOBODY) and self.phase == names.MOVING:
            rest = self.pairs
            for _ in range(rng.below(bits.size(rest))):
                rest &= rest - 1
            self.lovers = bits.lowest(rest)

    # For search.

    def c_playout(self, rng: _rng.Rng) -> int:
        """Random moves to the end, choosing from sets of squares instead of a list of moves."""
        moves = 0
        while self.phase < names.MOVING:
            if self.to_move >= 0:
                moves += 1
            self.c_play(self.to_move, self.c_draw(self.to_move, rng))
        while self.phase == names.MOVING:
            total = 0
            for character in range(names.CHARACTERS):
                if self.active >> character & 1:
                    self._reached[character] = reach(character, self.squares[character], self.occupied)
                    total += bits.size(self._reached[character])
                else:
                    self._reached[character] = 0
            if total == 0:
                self._report()
                continue
            chosen = rng.below(total)
            character = 0
            while chosen >= bits.size(self._reached[character]):
                chosen -= bits.size(self._reached[character])
                character += 1
            rest = self._reached[character]
            while chosen > 0:
                rest &= rest - 1
                chosen -= 1
            self._move(character, bits.lowest(rest))
            moves += 1
        return moves

    def c_save(self, words: MutableSequence[int]) -> int:
        for character in range(names.CHARACTERS):
            words[character] = self.squares[character]
        words[6] = self.active
        words[7] = self.pairs
        words[8] = self.lovers
        words[9] = self.days_left
        words[10] = self.said
        words[11] = self.phase
        words[12] = self.to_move
        words[13] = self.winners
        words[14] = self.reason
        words[15] = self.rounds
        words[16] = self.random_lovers
        words[17] = self.random_placement
        return 18

    def c_load(self, words: MutableSequence[int]) -> None:
        self.occupied = 0
        for character in range(names.CHARACTERS):
            self.squares[character] = words[character]
            if words[11] != names.PLACING:
                self.occupied |= bits.bit(words[character])
        self.active = words[6]
        self.pairs = words[7]
        self.lovers = words[8]
        self.days_left = words[9]
        self.said = words[10]
        self.phase = words[11]
        self.to_move = words[12]
        self.winners = words[13]
        self.reason = words[14]
        self.rounds = words[15]
        self.random_lovers = words[16] != 0
        self.random_placement = words[17] != 0


def is_placing(placing: int) -> bool:
    """Six squares in base 20, all different?"""
    taken = 0
    for _ in range(names.CHARACTERS):
        if placing < 0 or taken >> (placing % names.SQUARES) & 1:
            return False
        taken |= bits.bit(placing % names.SQUARES)
        placing //= names.SQUARES
    return placing == 0
