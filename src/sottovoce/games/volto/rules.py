"""Volto: ten masks a side, five kinds of them, and only their owner knows which is which.

The printed rules from top to bottom, one method per paragraph; O1 to O15 are the rulings in RULES.md.
C types: rules.pxd.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from sottovoce.games.volto import board, names
from sottovoce.games.volto import ways as _ways
from sottovoce.rules import bits, constants, contract
from sottovoce.rules import rng as _rng

STEPS, NEIGHBOURS, MOVERS, FAR_PALACE = board.STEPS, board.NEIGHBOURS, board.MOVERS, board.FAR_PALACE
START = board.START[names.RED] + board.START[names.WHITE]
UNKNOWN = 0x3_FFFF_FFFF_FFFF  # 50 bits: ten masks, each of any kind
M25 = 0x1FF_FFFF


def ahead(side: int, square: int, own: int, theirs: int) -> int:
    """The soldier: straight forward through empty squares, any distance, onto the first rival or not so far."""
    step = names.COLUMNS if side == names.RED else -names.COLUMNS
    reached = 0
    square += step
    while 0 <= square < names.SQUARES and own >> square & 1 == 0:
        reached |= bits.bit(square)
        if theirs >> square & 1:
            break
        square += step
    return reached


def reach(kind: int, side: int, square: int, own: int, theirs: int) -> int:
    """The squares a mask can go to: never onto its own side, and a damsel never onto a rival (O2)."""
    if kind == names.SOLDIER:
        return ahead(side, square, own, theirs)
    reached = STEPS[names.SQUARES * kind + square] & ~own
    if kind == names.DAMSEL:
        reached &= ~theirs
    return reached


class Position(contract.Position):
    """Everything, both sides' masks included. Only a table, a search and a test hold one."""

    FIELDS = (
        ("squares", 20), ("kinds", 20), ("could", 4), ("ready", 1), ("phase", 1), ("to_move", 1), ("winners", 1),
        ("reason", 1), ("quiet", 1), ("taken", 1), ("fell", 1), ("skipped", 1), ("hidden_capturer", 1), ("moves", 1),
        ("past", "words_of_past"),
    )  # fmt: skip

    def __init__(self, hidden_capturer: bool = False) -> None:
        super().__init__(2)
        self.hidden_capturer = hidden_capturer
        self.kinds = [0] * 20  # what each mask is: the secrets
        self.squares = [35] * 20  # where each mask stands, or GONE
        self.at = [-1] * 35  # the mask on each square, or NO_MASK
        self.held = [0, 0]  # the squares of each side
        self.could = [UNKNOWN, UNKNOWN]  # what each side's masks can be by all that everyone saw: five bits a mask
        self.damsels = [0, 0]  # how many of each side's have been captured
        self.ready = 0  # a bit for each side that has set up
        self.phase = names.SETTING_UP
        self.to_move = names.RED
        self.quiet = 0  # moves since the last capture
        self.moves = 0
        self._past = [0] * 1700  # names.MOST_MOVES: each as 35 x from + to
        self._then = [0] * 35
        self._ways = _ways.Ways()
        # What the last move revealed.
        self.taken = names.NO_MASK
        self.fell = names.NO_MASK  # the mask that took a damsel
        self.skipped = False  # the other side, which cannot move

    # Setting up.

    def c_owes(self, seat: int) -> bool:
        """Both sides set up at once, in secret; then they take turns (O7)."""
        if seat < 0 or self.phase == names.ENDED:
            return False
        if self.phase == names.SETTING_UP:
            return self.ready >> seat & 1 == 0
        return seat == self.to_move

    def _set_up(self, side: int, setup: int) -> None:
        """Ten masks on the palace and on the row before it; when both sides are ready Red begins."""
        self._assign(side, setup)
        for mask in range(names.MASKS * side, names.MASKS * (side + 1)):
            self._put(mask, START[mask])
        self.ready |= bits.bit(side)
        self.to_move = names.WHITE
        if self.ready == 3:
            self.phase = names.MOVING
            self.to_move = names.RED
        elif self.ready == 2:
            self.to_move = names.RED

    def _assign(self, side: int, setup: int) -> None:
        """The kinds of a side's masks, from a set-up."""
        for mask in range(names.MASKS * side + names.MASKS - 1, names.MASKS * side - 1, -1):
            self.kinds[mask] = setup % names.KINDS
            setup //= names.KINDS

    def _put(self, mask: int, square: int) -> None:
        self.squares[mask] = square
        self.at[square] = mask
        self.held[mask // names.MASKS] |= bits.bit(square)

    # A turn: move one mask, onto an empty square or onto a rival.

    def _reached(self, mask: int) -> int:
        side = mask // names.MASKS
        return reach(self.kinds[mask], side, self.squares[mask], self.held[side], self.held[1 - side])

    def c_legal(self, seat: int, out: MutableSequence[int]) -> int:
        """Each mask in its own way; set-ups are unlisted."""
        if self.phase == names.SETTING_UP:
            return constants.UNLISTED
        n = 0
        if self.phase == names.ENDED:
            return n
        own = self.held[seat]
        theirs = self.held[1 - seat]
        for mask in range(names.MASKS * seat, names.MASKS * (seat + 1)):
            if self.squares[mask] != names.GONE:
                reached = reach(self.kinds[mask], seat, self.squares[mask], own, theirs)
                origin = names.SQUARES * self.squares[mask]
                rest = reached & ~theirs
                while rest:
                    out[n] = origin + bits.lowest(rest)
                    rest &= rest - 1
                    n += 1
                rest = reached & theirs
                while rest:
                    out[n] = names.MOVE_CAPTURE + origin + bits.lowest(rest)
                    rest &= rest - 1
                    n += 1
        return n

    def c_play(self, seat: int, action: int) -> None:
        self.taken = names.NO_MASK
        self.fell = names.NO_MASK
        self.skipped = False
        if action >= names.MOVE_SETUP:
            self._set_up(seat, action - names.MOVE_SETUP)
            return
        action %= names.MOVE_CAPTURE
        self._turn(self.at[action // names.SQUARES], action)

    def _turn(self, mask: int, move: int) -> None:
        self._past[self.moves] = move
        self.moves += 1
        self._move(mask, move)
        self._end_of_turn(mask)

    def _move(self, mask: int, move: int) -> None:
        """What the mask did tells what it can be; so does a rival's face when it is captured."""
        side = mask // names.MASKS
        square = move % names.SQUARES
        other = self.at[square]
        self._lift(mask)
        self._narrow(mask, MOVERS[names.MOVE_CAPTURE * side + move])
        if other == names.NO_MASK:
            self._put(mask, square)
            self.quiet += 1
        else:
            self._lift(other)
            self._put(mask, square)
            self._capture(mask, other)

    def _lift(self, mask: int) -> None:
        square = self.squares[mask]
        self.squares[mask] = names.GONE
        self.at[square] = names.NO_MASK
        self.held[mask // names.MASKS] ^= bits.bit(square)

    # Capturing.

    def _capture(self, mask: int, other: int) -> None:
        """The captured mask is shown and taken off; if it is a damsel, so is the one that captured her (O3)."""
        self.quiet = 0
        self.taken = other
        self._narrow(mask, names.ANY_KIND ^ bits.bit(names.DAMSEL))
        self._narrow(other, bits.bit(self.kinds[other]))
        if self.kinds[other] == names.DAMSEL:
            self.damsels[other // names.MASKS] += 1
            self.fell = mask
            self._lift(mask)
            if self.hidden_capturer:
                self._narrow(mask, names.ANY_KIND ^ bits.bit(names.PRETENDER))
            else:
                self._narrow(mask, bits.bit(self.kinds[mask]))

    # The end of a turn, or of the game.

    def _end_of_turn(self, mask: int) -> None:
        """The three ends, in both directions (O4); nothing of the kind, and the other side goes on."""
        side = mask // names.MASKS
        if self.taken != names.NO_MASK and self.kinds[self.taken] == names.PRETENDER:
            self._end(bits.bit(side), names.PRETENDER_CAPTURED)
        elif self.fell == mask and self.kinds[mask] == names.PRETENDER:
            self._end(bits.bit(1 - side), names.PRETENDER_LOST)
        elif self.fell == mask and self.damsels[1 - side] == names.LAST_DAMSEL:
            self._end(bits.bit(1 - side), names.DAMSELS)  # a player wins by losing the second one
        elif FAR_PALACE[side] >> self.squares[mask] & 1 == 0:
            self._next_turn(side)
        elif self.kinds[mask] == names.PRETENDER:
            self._end(bits.bit(side), names.PALACE)
        else:
            self._narrow(mask, names.ANY_KIND ^ bits.bit(names.PRETENDER))
            self._next_turn(side)

    def _next_turn(self, side: int) -> None:
        """A side that cannot move is skipped; what draws a game is in O6."""
        rival = 1 - side
        self.to_move = rival
        if not self._can_move(rival):
            self.to_move = side
            if not self._can_move(side):
                self._end(0, names.NO_CAPTURES if self.quiet == names.QUIET_MOVES else names.NO_MOVES)
                return
            self.skipped = True
            self.could[rival] &= self._stuck(rival)
        if self._occurrences() == names.OCCURRENCES:
            self._end(0, names.REPETITION)
        elif self.quiet == names.QUIET_MOVES:
            self._end(0, names.NO_CAPTURES)

    def _can_move(self, side: int) -> bool:
        for mask in range(names.MASKS * side, names.MASKS * (side + 1)):
            if self.squares[mask] != names.GONE and self._reached(mask):
                return True
        return False

    def _occurrences(self) -> int:
        """How often the same masks have stood on these squares with this side to move (O6).

        Taking moves back one by one shows each earlier position; before the last capture there was one mask more.
        """
        times = 1
        if self.quiet < 2:  # a mask goes away and comes back, while the other side is skipped
            return times
        for square in range(names.SQUARES):
            self._then[square] = self.at[square]
        elsewhere = 0  # masks that stood on another square then
        for i in range(self.moves - 1, self.moves - 1 - self.quiet, -1):
            origin = self._past[i] // names.SQUARES
            square = self._past[i] % names.SQUARES
            mask = self._then[square]
            self._then[square] = names.NO_MASK
            self._then[origin] = mask
            if square == self.squares[mask]:
                elsewhere += 1
            elif origin == self.squares[mask]:
                elsewhere -= 1
            if elsewhere == 0 and mask // names.MASKS == self.to_move:
                times += 1
        return times

    def _end(self, winners: int, reason: int) -> None:
        """When the game is over all masks are shown (O9)."""
        self.phase = names.ENDED
        self.to_move = constants.NOBODY
        self.winners = winners
        self.reason = reason
        self.skipped = False
        for mask in range(names.BOTH_SIDES):
            self._narrow(mask, bits.bit(self.kinds[mask]))

    # What may be done without a list.

    def c_count(self, seat: int) -> int:
        if self.phase == names.SETTING_UP:
            return names.SETUPS
        return self.c_legal(seat, self._list)

    def c_allows(self, seat: int, action: int) -> bool:
        if self.phase == names.SETTING_UP:
            return action >= names.MOVE_SETUP and _ways.is_setup(action - names.MOVE_SETUP)
        if action < 0 or action >= names.MOVE_SETUP:
            return False
        mask = self.at[action % names.MOVE_CAPTURE // names.SQUARES]
        if mask == names.NO_MASK or mask // names.MASKS != seat:
            return False
        square = action % names.SQUARES
        captures = action >= names.MOVE_CAPTURE
        return self._reached(mask) >> square & 1 != 0 and (self.at[square] != names.NO_MASK) == captures

    def c_draw(self, seat: int, rng: _rng.Rng) -> int:
        if self.phase == names.SETTING_UP:
            return names.MOVE_SETUP + self._ways.draw(UNKNOWN, rng)
        return self._list[rng.below(self.c_legal(seat, self._list))]

    def every_legal(self, seat: int) -> list[int] | None:
        if self.phase != names.SETTING_UP:
            return self.legal(seat)
        return [names.MOVE_SETUP + setup for setup in _ways.every_setup()] if self.c_owes(seat) else []

    # Who knows what.

    def _narrow(self, mask: int, kinds: int) -> None:
        """Everyone has seen that the mask is one of these kinds."""
        others = names.ANY_KIND ^ kinds
        self.could[mask // names.MASKS] &= ~(others << mask % names.MASKS * names.KINDS)

    def _stuck(self, side: int) -> int:
        """What a side's masks would have to be for none of them to have a move: five bits a mask."""
        found = 0
        for mask in range(names.MASKS * (side + 1) - 1, names.MASKS * side - 1, -1):
            kinds = names.ANY_KIND
            if self.squares[mask] != names.GONE:
                for kind in range(names.KINDS):
                    if reach(kind, side, self.squares[mask], self.held[side], self.held[1 - side]):
                        kinds ^= bits.bit(kind)
            found = found << names.KINDS | kinds
        return found

    def c_resample(self, seat: int, rng: _rng.Rng) -> None:
        """A rival's masks can be anything that fits their moves, the faces shown and the numbers of each kind; and
        a side whose turn it is has a mask that can move."""
        if self.phase == names.ENDED or (seat < 0 and seat != constants.NOBODY):
            return
        for side in range(2):
            if side != seat and self.ready >> side & 1:
                self._assign(side, self._ways.draw(self.could[side], rng))
                while self.phase == names.MOVING and side == self.to_move and not self._can_move(side):
                    self._assign(side, self._ways.draw(self.could[side], rng))

    def tally(self, side: int) -> list[int]:
        """For each mask of a side and each kind, in how many set-ups that fit all that everyone saw it is that."""
        found = self._ways.tally(self.could[side])
        if self.phase == names.MOVING and side == self.to_move:
            stuck = self._ways.tally(self.could[side] & self._stuck(side))
            found = [found[i] - stuck[i] for i in range(names.MASKS * names.KINDS)]
        return found

    def times(self) -> int:
        """How often the present position has been there, this time included."""
        return names.OCCURRENCES if self.reason == names.REPETITION else self._occurrences()

    def past(self) -> list[int]:
        """Every move since the set-ups, each as 35 x from + to."""
        return [self._past[i] for i in range(self.moves)]

    # For search.

    def c_playout(self, rng: _rng.Rng) -> int:
        """Random moves to the end, without lists: try one of ten masks and one of eight directions (of a soldier,
        distances) until that is a move. Every move is found by one such try, so all are equally likely."""
        moves = 0
        while self.phase == names.SETTING_UP:
            self.c_play(self.to_move, self.c_draw(self.to_move, rng))
            moves += 1
        while self.phase == names.MOVING:
            square = names.GONE
            mask = 0
            while square == names.GONE:
                tried = rng.below(80)
                mask = names.MASKS * self.to_move + (tried >> 3)
                if self.squares[mask] != names.GONE:
                    square = self._tried(mask, tried & 7)
            self.taken = names.NO_MASK
            self.fell = names.NO_MASK
            self.skipped = False
            self._turn(mask, names.SQUARES * self.squares[mask] + square)
            moves += 1
        return moves

    def _tried(self, mask: int, way: int) -> int:
        """Where a mask comes to in this direction, or GONE if it cannot go there."""
        side = mask // names.MASKS
        origin = self.squares[mask]
        kind = self.kinds[mask]
        if kind == names.SOLDIER:
            square = origin + (way + 1) * (names.COLUMNS if side == names.RED else -names.COLUMNS)
            if square < 0 or square >= names.SQUARES or self._reached(mask) >> square & 1 == 0:
                return names.GONE
            return square
        square = NEIGHBOURS[280 * kind + 8 * origin + way]
        if square == names.GONE or self.at[square] == names.NO_MASK:
            return square
        if kind == names.DAMSEL or self.at[square] // names.MASKS == side:
            return names.GONE
        return square

    # As plain integers.

    @property
    def words_of_past(self) -> int:
        """How many integers the moves made so far take: three moves fit in one."""
        return (self.moves + 2) // 3

    def field(self, name: str) -> list[int]:
        if name == "could":  # 50 bits a side, as two halves
            return [half for could in self.could for half in (could & M25, could >> 25)]
        if name == "past":
            moves = [*self.past(), 0, 0]
            return [
                (moves[i] * names.MOVE_CAPTURE + moves[i + 1]) * names.MOVE_CAPTURE + moves[i + 2]
                for i in range(0, self.moves, 3)
            ]
        return contract.Position.field(self, name)

    def c_save(self, words: MutableSequence[int]) -> int:
        for mask in range(names.BOTH_SIDES):
            words[mask] = self.squares[mask]
            words[20 + mask] = self.kinds[mask]
        for side in range(2):
            words[40 + 2 * side] = self.could[side] & M25
            words[41 + 2 * side] = self.could[side] >> 25
        words[44] = self.ready
        words[45] = self.phase
        words[46] = self.to_move
        words[47] = self.winners
        words[48] = self.reason
        words[49] = self.quiet
        words[50] = self.taken
        words[51] = self.fell
        words[52] = self.skipped
        words[53] = self.hidden_capturer
        words[54] = self.moves
        n = 55
        for i in range(0, self.moves, 3):
            word = self._past[i]
            for j in range(i + 1, i + 3):
                word = word * names.MOVE_CAPTURE + (self._past[j] if j < self.moves else 0)
            words[n] = word
            n += 1
        return n

    def c_load(self, words: MutableSequence[int]) -> None:
        for square in range(names.SQUARES):
            self.at[square] = names.NO_MASK
        for side in range(2):
            self.held[side] = 0
            self.damsels[side] = 0
            high = words[41 + 2 * side]
            self.could[side] = high << 25 | words[40 + 2 * side]
        self.ready = words[44]
        for mask in range(names.BOTH_SIDES):
            self.squares[mask] = words[mask]
            self.kinds[mask] = words[20 + mask]
            if self.squares[mask] != names.GONE:
                self._put(mask, self.squares[mask])
            elif self.kinds[mask] == names.DAMSEL and self.ready >> mask // names.MASKS & 1:
                self.damsels[mask // names.MASKS] += 1
        self.phase = words[45]
        self.to_move = words[46]
        self.winners = words[47]
        self.reason = words[48]
        self.quiet = words[49]
        self.taken = words[50]
        self.fell = words[51]
        self.skipped = words[52] != 0
        self.hidden_capturer = words[53] != 0
        self.moves = words[54]
        for i in range(0, self.moves, 3):
            word = words[55 + i // 3]
            self._past[i] = word // (names.MOVE_CAPTURE * names.MOVE_CAPTURE)
            if i + 1 < self.moves:
                self._past[i + 1] = word // names.MOVE_CAPTURE % names.MOVE_CAPTURE
            if i + 2 < self.moves:
                self._past[i + 2] = word % names.MOVE_CAPTURE
