"""The events of Roméo & Juliette: turned up, carried out, and what they ask the lovers to decide.

C types: events.pxd.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from sottovoce.games.romeo_juliet import board as _board
from sottovoce.games.romeo_juliet import chapter as _chapter
from sottovoce.games.romeo_juliet import names
from sottovoce.rules import bits
from sottovoce.rules import rng as _rng


class Events:
    """The pile of events, and the one whose effects are being carried out on the board."""

    FIELDS = (
        ("stacked", 1), ("turned", 1), ("due", 1), ("row", 1), ("rows_end", 1), ("deciding", 1), ("order", 16),
    )  # fmt: skip

    def __init__(self, chapter: _chapter.Chapter, board: _board.Board, order: Sequence[int] | None) -> None:
        """`order`: a stacked pile, by number, top first (R14)."""
        self.chapter = chapter
        self.board = board
        self.stacked = order is not None
        self.order = [0] * 16
        self.turned = 0  # how many have been turned up
        self.used = [0] * 64  # by number: has it been turned up?
        self.left = [0] * 4  # by level: how many are still in the pile
        self.due = 0  # how many are still to be turned up in this scene
        self.row = self.rows_end = 0  # of the event whose effects are being carried out
        self.deciding = 0  # the row somebody decides about
        for n in range(names.LEVELS):
            self.left[n] = chapter.levels[n]
        for n, event in enumerate(order or ()):
            self.order[n] = event

    # Turning them up.

    def finish_event(self) -> None:
        """The last event is done with; if the pile has run out, no other is due (R17)."""
        self.row = self.rows_end = self.deciding = 0
        if self._in_pile() == 0:
            self.due = 0

    def _in_pile(self) -> int:
        return self.left[0] + self.left[1] + self.left[2] + self.left[3]

    def turn_up(self, event: int) -> None:
        """An event with an hourglass lies open from now on; another happens once and lies face down."""
        if self.stacked:
            self.board.reveal(names.TURNED_UP, event, 0)
        self.board.slots[self.board.love - self.due + 1] = event
        self.used[event] = 1
        self.turned += 1
        self.due -= 1
        self.left[self.chapter.level[event]] -= 1
        if self.chapter.stays[event]:
            self.board.weigh_events()
        else:
            self.row = self.chapter.first[event]
            self.rows_end = self.row + self.chapter.rows[event]

    # What happens once.

    def resolve(self) -> bool:
        """The effects of the event one after the other; true if it stops because somebody decides or all is lost."""
        while self.row < self.rows_end:
            self.row += 1
            if self.board.is_fulfilled(self.row - 1) and self._carry_out(self.row - 1):
                return True
        return False

    def _carry_out(self, row: int) -> bool:
        """One effect; true if somebody has to decide or all is lost."""
        kind = self.chapter.what[row]
        if kind == names.EITHER:
            return self._either(row)
        if kind == names.ERRAND or kind == names.FAVOUR:
            return self.board.can_use(bits.lowest(self.chapter.where[row])) and self._ask(row)
        if kind == names.SHOW_ONE or kind == names.NAME_ONE:
            return self._ask(row)
        self.board.carry_out(row)
        return self.board.is_lost()

    # What somebody decides.

    def _either(self, row: int) -> bool:
        """One of two things, as somebody chooses; the only one that can be done; or nothing (R15)."""
        first = self.chapter.how_many[row]
        one, two = self._is_possible(first), self._is_possible(first + 1)
        if one and two:
            return self._ask(row)
        if one or two:
            return self._carry_out(first if one else first + 1)
        return False

    def _is_possible(self, row: int) -> bool:
        """Can this be carried out in full? A price that one cannot pay is no choice (R15)."""
        kind, n = self.chapter.what[row], self.chapter.how_many[row]
        if kind == names.GAIN:
            return self.board.missives[2] >= n
        if kind == names.LOSE:
            return self.board.missives[self.chapter.whose[row]] >= n
        if kind == names.LESS_HATE:
            return self.board.hate >= n
        if kind == names.SEND or kind == names.SWAP or kind == names.SHIFT:
            return not self.chapter.who[row] & self.board.held
        if kind == names.ERRAND or kind == names.FAVOUR:
            return self.board.can_use(bits.lowest(self.chapter.where[row]))
        return True

    def _ask(self, row: int) -> bool:
        """Somebody, or both, are asked about this row; the position says how."""
        self.deciding = row
        return True

    def decider(self) -> int:
        """The lover who decides."""
        return self.chapter.whose[self.deciding]

    def list_decision(self, out: MutableSequence[int]) -> int:
        kind = self.chapter.what[self.deciding]
        if kind == names.EITHER:
            out[0] = names.CHOOSE
            out[1] = names.CHOOSE + 1
            return 2
        n = self.board.list_ways(bits.lowest(self.chapter.where[self.deciding]), out)
        if kind == names.FAVOUR:
            out[n] = names.SKIP
            n += 1
        return n

    def decide(self, action: int) -> bool:
        """What was decided happens, and the event goes on; true if it stops again, as `resolve` does."""
        if action == names.CHOOSE or action == names.CHOOSE + 1:
            if self._carry_out(self.chapter.how_many[self.deciding] + action - names.CHOOSE):
                return True
        elif action != names.SKIP:
            self.board.use(action)
        return self.resolve()

    # The pile.

    def list_pile(self, out: MutableSequence[int]) -> int:
        """Every event that chance may turn up, as moves."""
        n = 0
        for event in range(names.MOST_EVENTS):
            level = self.chapter.level[event]
            if level >= 0 and not self.used[event] and self.left[level] > 0:
                out[n] = names.EVENT_CARD + event
                n += 1
        return n

    def _unseen(self, level: int) -> int:
        """How many events of a level have not been turned up, in the pile or in the box."""
        n = 0
        for event in range(names.MOST_EVENTS):
            if self.chapter.level[event] == level and not self.used[event]:
                n += 1
        return n

    def weight(self, event: int) -> int:
        """Events left of its level, out of those unseen of it, as a share of all the pile."""
        level = self.chapter.level[event]
        weight = self.left[level]
        for other in range(names.LEVELS):
            if other != level and self.left[other] > 0:
                weight *= self._unseen(other)
        return weight

    def draw(self, rng: _rng.Rng) -> int:
        """First the level, as many as are left of each; then any unseen event of it."""
        n = rng.below(self._in_pile())
        level = 0
        while n >= self.left[level]:
            n -= self.left[level]
            level += 1
        n = rng.below(self._unseen(level))
        event = 0
        while self.chapter.level[event] != level or self.used[event] or n > 0:
            if self.chapter.level[event] == level and not self.used[event]:
                n -= 1
            event += 1
        return event

    def shuffle(self, rng: _rng.Rng) -> None:
        """What is to come of a stacked pile: any events that the chapter may have put there, in any order."""
        total = self._in_pile()
        for n in range(total):
            event = self.draw(rng)
            self.order[self.turned + n] = event
            self.used[event] = 2  # for now: drawn, but not turned up
            self.left[self.chapter.level[event]] -= 1
        for event in range(names.MOST_EVENTS):
            if self.used[event] == 2:
                self.used[event] = 0
                self.left[self.chapter.level[event]] += 1

    # Copies.

    def save(self, words: MutableSequence[int], n: int) -> int:
        """Write FIELDS from word `n` on; return where they end."""
        words[n] = self.stacked
        words[n + 1] = self.turned
        words[n + 2] = self.due
        words[n + 3] = self.row
        words[n + 4] = self.rows_end
        words[n + 5] = self.deciding
        for at in range(16):
            words[n + 6 + at] = self.order[at]
        return n + 22

    def load(self, words: MutableSequence[int], n: int) -> int:
        """Read what `save` wrote; the board must have been read before."""
        self.stacked = words[n] != 0
        self.turned = words[n + 1]
        self.due = words[n + 2]
        self.row = words[n + 3]
        self.rows_end = words[n + 4]
        self.deciding = words[n + 5]
        for at in range(16):
            self.order[at] = words[n + 6 + at]
        self._recount()
        return n + 22

    def _recount(self) -> None:
        """Which events have been turned up, and how many are left, by what lies at the steps of love."""
        for event in range(names.MOST_EVENTS):
            self.used[event] = 0
        for level in range(names.LEVELS):
            self.left[level] = self.chapter.levels[level]
        for step in range(names.STEPS):
            event = self.board.slots[step]
            if event:
                self.used[event] = 1
                self.left[self.chapter.level[event]] -= 1
