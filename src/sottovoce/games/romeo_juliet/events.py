"""The events of Roméo & Juliette: turned up, carried out, and what they ask the lovers to decide.

C types: events.pxd.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from sottovoce.games.romeo_juliet import cards as _cards
from sottovoce.games.romeo_juliet import names
from sottovoce.games.romeo_juliet import script as _script
from sottovoce.rules import bits, constants
from sottovoce.rules import rng as _rng


class Events(_cards.Cards):
    """The stage, the cards and the pile of events."""

    def __init__(
        self, script: _script.Script, piles: Sequence[Sequence[int] | None], events: Sequence[int] | None
    ) -> None:
        """`events`: a pile made beforehand, by number, top first (R14)."""
        super().__init__(script, piles)
        self.phase = names.PRELUDE
        self.stacked_events = events is not None
        self.order_events = [0] * 16
        self.turned = 0  # how many have been turned up
        self.used = [0] * 64  # by number: has it been turned up?
        self.left = [0] * 4  # by level: how many are still in the pile
        self.due = 0  # how many are still to be turned up in this scene
        self.row = self.rows_end = 0  # of the event whose effects are being carried out
        self.deciding = 0  # the row somebody decides about
        for n in range(names.LEVELS):
            self.left[n] = script.levels[n]
        for n, event in enumerate(events or ()):
            self.order_events[n] = event

    def _end_of_scene(self) -> None:
        """What follows when the last event of a scene is done with: the rules say."""

    # Turning them up.

    def _next_event(self) -> None:
        """One for each step of love; when there is none to come, the scene is over."""
        self.row = self.rows_end = self.deciding = 0
        if self.due == 0 or self.left[0] + self.left[1] + self.left[2] + self.left[3] == 0:
            self.due = 0
            self._end_of_scene()
        elif self.stacked_events:
            self._turn_up(self.order_events[self.turned])
        else:
            self.phase = names.EVENT
            self.to_move = constants.CHANCE

    def _turn_up(self, event: int) -> None:
        """An event with an hourglass lies open from now on; another happens once and lies face down."""
        if self.stacked_events:
            self._tell(names.TURNED_UP, event, 0)
        self.slots[self.love - self.due + 1] = event
        self.used[event] = 1
        self.turned += 1
        self.due -= 1
        self.left[self.script.level[event]] -= 1
        if self.script.stays[event]:
            self._weigh_events()
            self._next_event()
        else:
            self.row = self.script.first[event]
            self.rows_end = self.row + self.script.rows[event]
            self._resolve()

    # What happens once.

    def _resolve(self) -> None:
        """The effects of an event one after the other, until somebody has to decide."""
        while self.row < self.rows_end:
            self.row += 1
            if self._holds(self.row - 1) and self._carry_out(self.row - 1):
                return
        self._next_event()

    def _carry_out(self, row: int) -> bool:
        """What happens once; true if it waits for a decision or ends the game."""
        at = names.COLUMNS * row
        kind, tokens, places = self.script.effects[at], self.script.effects[at + 1], self.script.effects[at + 2]
        seat, n, direction = self.script.effects[at + 3], self.script.effects[at + 4], self.script.effects[at + 5]
        if kind == names.SEND:
            for token in range(names.TOKENS):
                if tokens & bits.bit(token):
                    self._move(token, bits.lowest(places))
        elif kind == names.SWAP:
            self._swap(tokens)
        elif kind == names.SHIFT:
            for token in range(names.TOKENS):
                if tokens & bits.bit(token):
                    for _ in range(n):
                        self._step(token, direction)
        elif kind == names.GAIN:
            self._gain(seat, n)
        elif kind == names.LOSE:
            self._lose(seat, n)
        elif kind == names.MORE_HATE:
            self._add_hate(names.PLACES, n)
            return self.phase == names.ENDED
        elif kind == names.LESS_HATE:
            n = min(n, self.hate)
            self.hate -= n
            if n > 0:
                self._tell(names.CALMED, n, 0)
        elif kind == names.EITHER:
            return self._either(row, seat, n)
        elif self._uses(bits.lowest(places), self._list) > 0:  # an errand or a favour
            return self._ask(row, seat)
        return False

    def _add_hate(self, place: int, n: int) -> None:
        """At its end the tragedy is lost, at once."""
        if n > 0:
            self.hate = min(self.hate + n, self.script.hate)
            self._tell(names.HATED, place, n)
            if self.hate == self.script.hate:
                self._end(names.BY_HATE)

    def _end(self, reason: int) -> None:
        self.phase = names.ENDED
        self.to_move = constants.NOBODY
        self.reason = reason
        self.winners = 3 if reason == names.BY_LOVE else 0

    # What somebody decides.

    def _either(self, row: int, seat: int, first: int) -> bool:
        """One of two things, as somebody chooses; the only one that can be done; or nothing."""
        one, two = self._is_possible(first), self._is_possible(first + 1)
        if one and two:
            return self._ask(row, seat)
        if one or two:
            return self._carry_out(first if one else first + 1)
        return False

    def _is_possible(self, row: int) -> bool:
        """Can this be carried out in full? A price that one cannot pay is no choice (R15)."""
        at = names.COLUMNS * row
        kind, tokens = self.script.effects[at], self.script.effects[at + 1]
        seat, n = self.script.effects[at + 3], self.script.effects[at + 4]
        if kind == names.GAIN:
            return self.missives[2] >= n
        if kind == names.LOSE:
            return self.missives[seat] >= n
        if kind == names.LESS_HATE:
            return self.hate >= n
        if kind == names.SEND or kind == names.SWAP or kind == names.SHIFT:
            return not tokens & self.held
        if kind == names.ERRAND or kind == names.FAVOUR:
            return self._uses(bits.lowest(self.script.effects[at + 2]), self._list) > 0
        return True

    def _ask(self, row: int, seat: int) -> bool:
        self.deciding = row
        self.phase = names.DECISION
        self.to_move = seat
        return True

    def _list_decision(self, out: MutableSequence[int]) -> int:
        at = names.COLUMNS * self.deciding
        kind = self.script.effects[at]
        if kind == names.EITHER:
            out[0] = names.CHOOSE
            out[1] = names.CHOOSE + 1
            return 2
        n = self._uses(bits.lowest(self.script.effects[at + 2]), out)
        if kind == names.FAVOUR:
            out[n] = names.SKIP
            n += 1
        return n

    def _decide(self, action: int) -> None:
        if action == names.CHOOSE or action == names.CHOOSE + 1:
            first = self.script.effects[names.COLUMNS * self.deciding + 4]
            if self._carry_out(first + action - names.CHOOSE):
                return
        elif action != names.SKIP:
            self._use(action)
        self._resolve()

    # The pile.

    def _unseen(self, level: int) -> int:
        """How many events of a level have not been turned up, in the pile or in the box."""
        n = 0
        for event in range(names.MOST_EVENTS):
            if self.script.level[event] == level and not self.used[event]:
                n += 1
        return n

    def _event_weight(self, level: int) -> int:
        """Events left of the level, out of those unseen of it, as a share of all the pile."""
        weight = self.left[level]
        for other in range(names.LEVELS):
            if other != level and self.left[other] > 0:
                weight *= self._unseen(other)
        return weight

    def _any_event(self, rng: _rng.Rng) -> int:
        """First the level, as many as are left of each; then any unseen event of it."""
        n = rng.below(self.left[0] + self.left[1] + self.left[2] + self.left[3])
        level = 0
        while n >= self.left[level]:
            n -= self.left[level]
            level += 1
        n = rng.below(self._unseen(level))
        event = 0
        while self.script.level[event] != level or self.used[event] or n > 0:
            if self.script.level[event] == level and not self.used[event]:
                n -= 1
            event += 1
        return event

    def _shuffle_events(self, rng: _rng.Rng) -> None:
        """What is to come of a pile of events: any that the chapter may have put there, in any order."""
        total = self.left[0] + self.left[1] + self.left[2] + self.left[3]
        for n in range(total):
            event = self._any_event(rng)
            self.order_events[self.turned + n] = event
            self.used[event] = 2  # for now: drawn, but not turned up
            self.left[self.script.level[event]] -= 1
        for event in range(names.MOST_EVENTS):
            if self.used[event] == 2:
                self.used[event] = 0
                self.left[self.script.level[event]] += 1
