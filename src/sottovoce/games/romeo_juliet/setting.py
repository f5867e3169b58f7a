"""The stage of Roméo & Juliette: who stands where, what the open events have in force, and what follows from that.

C types: setting.pxd.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from sottovoce.games.romeo_juliet import names
from sottovoce.games.romeo_juliet import script as _script
from sottovoce.rules import bits, contract

PAIR_A = [a for a in range(names.COMPANIONS) for b in range(a + 1, names.COMPANIONS)]
PAIR_B = [b for a in range(names.COMPANIONS) for b in range(a + 1, names.COMPANIONS)]


class Setting(contract.Position):
    """Everything that all can see but the cards."""

    def __init__(self, script: _script.Script) -> None:
        super().__init__(2)
        self.script = script
        self.love = self.hate = 0
        self.heart = names.UNDECIDED
        self.at = [0] * 11  # where everybody stands
        self.missives = [0] * 3  # Juliet's, Romeo's, in reserve
        self.slots = [0] * 16  # by step of love: the event that lies there
        # What the events that lie open have in force.
        self.peaceless = self.doubled = self.truce = self.closed = self.idle = self.loveless = 0  # sets of places
        self.held = self.guards = 0  # sets of tokens
        self.in_force = 0  # a set of kinds
        self.rivals = [0] * 16  # sets of two tokens
        self.rivalries = 0
        self.conditional = False
        self.told = [0] * 96  # what the last move brought to light
        self.tolds = 0
        for token in range(names.TOKENS):
            self.at[token] = script.start[token]
        for n in range(3):
            self.missives[n] = script.missives[n]

    # Tokens.

    def _move(self, token: int, place: int) -> None:
        """A token is moved, unless an event holds it where it is."""
        if self.at[token] != place and not self.held & bits.bit(token):
            self.at[token] = place
            self._tell(names.MOVED, token, place)
            if self.conditional:
                self._weigh_events()

    def _step(self, token: int, direction: int) -> None:
        self._move(token, self.script.beside[2 * self.at[token] + direction])

    def _swap(self, tokens: int) -> None:
        """Two tokens change places, if neither is held."""
        if not tokens & self.held:
            a = bits.lowest(tokens)
            b = bits.lowest(tokens & (tokens - 1))
            place = self.at[a]
            self._move(a, self.at[b])
            self._move(b, place)

    def _gain(self, seat: int, n: int) -> None:
        while n > 0 and self.missives[2] > 0:
            self.missives[2] -= 1
            self.missives[seat] += 1
            n -= 1
            self._tell(names.GAINED, seat, 0)

    def _lose(self, seat: int, n: int) -> None:
        while n > 0 and self.missives[seat] > 0:
            self.missives[seat] -= 1
            self.missives[2] += 1
            n -= 1
            self._tell(names.LOST, seat, 0)

    # The effects of places (R8).

    def _uses(self, place: int, out: MutableSequence[int]) -> int:
        """Every way in which the effect of a place can be carried out in full."""
        n = 0
        if place == names.BALLROOM or place == names.SALON:
            family = (self.script.capulets if place == names.BALLROOM else self.script.montagues) & ~self.held
            for pair in range(names.PAIRS):
                if family & bits.bit(PAIR_A[pair]) and family & bits.bit(PAIR_B[pair]):
                    out[n] = names.USE_TWO + 2 * pair
                    out[n + 1] = out[n] + 1
                    n += 2
            return n
        movable = 0
        if place == names.CELL:
            movable = self.script.capulets | self.script.montagues
        elif place == names.CHURCH:
            movable = bits.bit(names.FRIAR)
        elif place == names.STREET:
            movable = bits.bit(names.HATE)
        movable &= ~self.held
        for token in range(names.COMPANIONS):
            if movable & bits.bit(token):
                out[n] = names.USE + 2 * token
                out[n + 1] = out[n] + 1
                n += 2
        return n

    def _use(self, action: int) -> None:
        """One companion, or two in the same direction, move one step."""
        if action >= names.USE_TWO:
            pair = (action - names.USE_TWO) // 2
            direction = (action - names.USE_TWO) % 2
            self._step(PAIR_A[pair], direction)
            self._step(PAIR_B[pair], direction)
        else:
            self._step((action - names.USE) // 2, (action - names.USE) % 2)

    # Hate and love (R9).

    def _hate_in(self, place: int) -> int:
        """One where the families clash or the Allegory meets anyone, unless the friar is there."""
        here = 0
        for token in range(names.TOKENS):
            if self.at[token] == place:
                here |= bits.bit(token)
        juliet = (here & bits.bit(names.TOKEN_JULIET)) != 0
        romeo = (here & bits.bit(names.TOKEN_ROMEO)) != 0
        capulets = (here & self.script.capulets) != 0
        montagues = (here & self.script.montagues) != 0
        allegory = bits.bit(names.HATE)
        hateful = (capulets and (montagues or romeo)) or (montagues and juliet)  # the lovers alone cause none
        hateful = hateful or ((here & allegory) != 0 and (here & ~allegory) != 0)
        if here & bits.bit(names.FRIAR) and not self.peaceless & bits.bit(place):
            hateful = False
        for n in range(self.rivalries):
            if here & self.rivals[n] == self.rivals[n]:
                hateful = True
        if not hateful or self.truce & bits.bit(place):
            return 0
        return 2 if self.doubled & bits.bit(place) else 1

    def _love_grows(self) -> int:
        """Under passion, if the lovers have met: once, at the balcony twice."""
        place = self.at[names.TOKEN_JULIET]
        if self.heart != names.PASSION or self.at[names.TOKEN_ROMEO] != place or self.loveless & bits.bit(place):
            return 0
        for token in range(names.COMPANIONS):
            if self.guards & bits.bit(token) and self.at[token] == place:
                return 0
        return 2 if place == names.BALCONY and not self._is_in_force(names.PLAIN_BALCONY) else 1

    # What the open events have in force.

    def _is_in_force(self, kind: int) -> bool:
        return (self.in_force >> kind & 1) != 0

    def _weigh_events(self) -> None:
        """Gather what lies open: the chapter's event and those with an hourglass."""
        self.peaceless = self.doubled = self.truce = self.closed = self.idle = self.loveless = 0
        self.held = self.guards = self.in_force = self.rivalries = 0
        self.conditional = False
        self._weigh(self.script.chapter_event)
        for step in range(1, self.love + 1):
            if self.slots[step] and self.script.stays[self.slots[step]]:
                self._weigh(self.slots[step])

    def _weigh(self, event: int) -> None:
        for row in range(self.script.first[event], self.script.first[event] + self.script.rows[event]):
            at = names.COLUMNS * row
            kind, tokens, places = self.script.effects[at], self.script.effects[at + 1], self.script.effects[at + 2]
            if self.script.effects[at + 6] != names.ALWAYS:
                self.conditional = True
            if not self._holds(row):
                continue
            if kind == names.NO_PEACE:
                self.peaceless |= places
            elif kind == names.DOUBLE_HATE:
                self.doubled |= places
            elif kind == names.TRUCE:
                self.truce |= places
            elif kind == names.CLOSED:
                self.closed |= places
            elif kind == names.HELD:
                self.held |= tokens
            elif kind == names.NO_EFFECTS:
                self.idle |= places
            elif kind == names.NO_LOVE:
                self.loveless |= places
            elif kind == names.GUARD:
                self.guards |= tokens
            elif kind == names.RIVALS:
                self.rivals[self.rivalries] = tokens
                self.rivalries += 1
            else:
                self.in_force |= bits.bit(kind)

    def _holds(self, row: int) -> bool:
        """Is the condition of an effect fulfilled?"""
        at = names.COLUMNS * row + 6
        kind, token, other = self.script.effects[at], self.script.effects[at + 1], self.script.effects[at + 2]
        if kind == names.ALWAYS:
            return True
        if kind == names.WHEN_AT:
            return self.at[token] == other
        if kind == names.UNLESS_AT:
            return self.at[token] != other
        if kind == names.WHEN_WITH:
            return self.at[token] == self.at[other]
        return self.at[token] != self.at[other]

    def is_fulfilled(self, row: int) -> bool:
        """For views: is the condition of an effect fulfilled?"""
        return self._holds(row)

    def _drift(self) -> None:
        """Some tokens move by themselves when a scene begins."""
        if self._is_in_force(names.DRIFT):
            self._drift_by(self.script.chapter_event)
            for step in range(1, self.love + 1):
                if self.slots[step] and self.script.stays[self.slots[step]]:
                    self._drift_by(self.slots[step])

    def _drift_by(self, event: int) -> None:
        for row in range(self.script.first[event], self.script.first[event] + self.script.rows[event]):
            at = names.COLUMNS * row
            if self.script.effects[at] == names.DRIFT and self._holds(row):
                for token in range(names.TOKENS):
                    if self.script.effects[at + 1] & bits.bit(token):
                        self._step(token, self.script.effects[at + 5])

    # What came to light.

    def _tell(self, kind: int, what: int, where: int) -> None:
        if self.tolds < names.MOST_TOLD:  # a content file can make more happen at once than anybody would read
            self.told[self.tolds] = (where * 128 + what) * 16 + kind
            self.tolds += 1
