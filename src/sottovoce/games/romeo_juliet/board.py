"""The board of Roméo & Juliette: who stands where, what the open events have in force, and what follows from that.

All of it is public, so a board can also be made from a view (imagining.py), and what would happen on it be asked
without knowing a hand: that is how views preview hate (preview.py) and how the reference players look ahead
(lookahead.py). C types: board.pxd.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from sottovoce.games.romeo_juliet import chapter as _chapter
from sottovoce.games.romeo_juliet import names
from sottovoce.rules import bits

PAIR_A = [a for a in range(names.COMPANIONS) for b in range(a + 1, names.COMPANIONS)]
PAIR_B = [b for a in range(names.COMPANIONS) for b in range(a + 1, names.COMPANIONS)]


class Board:
    """Everything that all can see but the cards."""

    FIELDS = (("love", 1), ("hate", 1), ("heart", 1), ("only", 1), ("missives", 3), ("at", 11), ("slots", 16))

    def __init__(self, chapter: _chapter.Chapter) -> None:
        self.chapter = chapter
        self.love = self.hate = 0
        self.heart = names.UNDECIDED
        self.only = names.UNDECIDED  # the one side of the heart that may be proposed in this scene, if an event says so
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
        self.reveals = [0] * 96  # what the last move revealed
        self.n_reveals = 0
        self._words = [0] * 40
        self._ways = [0] * 80
        for token in range(names.TOKENS):
            self.at[token] = chapter.start[token]
        for n in range(3):
            self.missives[n] = chapter.missives[n]

    # Tokens.

    def move(self, token: int, place: int) -> None:
        """A token is moved, unless an event holds it where it is."""
        if not self.held & bits.bit(token):
            self.put(token, place)

    def put(self, token: int, place: int) -> None:
        """A token goes to a place, held or not; what hangs on conditions is weighed anew."""
        if self.at[token] != place:
            self.at[token] = place
            self.reveal(names.MOVED, token, place)
            if self.conditional:
                self.weigh_events()

    def step(self, token: int, direction: int) -> None:
        self.move(token, self.beside(self.at[token], direction))

    def swap(self, tokens: int) -> None:
        """Two tokens change places, if neither is held."""
        if not tokens & self.held:
            a = bits.lowest(tokens)
            b = bits.lowest(tokens & (tokens - 1))
            place = self.at[a]
            self.move(a, self.at[b])
            self.move(b, place)

    def enter(self, seat: int, place: int, companion: int) -> None:
        """The lover and the companion move together; a closed place cannot be entered: then they meet where the lover
        stands. A companion who was held before they set out stays behind (R13)."""
        lover = names.TOKEN_JULIET + seat
        if self.closed & bits.bit(place):
            place = self.at[lover]
        held = self.held
        self.move(lover, place)
        if self.chapter.rules == 1:
            held = self.held  # then it was judged when the lover had already gone
        if not held & bits.bit(companion):
            self.put(companion, place)

    def spend(self, seat: int, n: int) -> None:
        """Missives that were sent go back into the reserve; the message says so itself."""
        self.missives[seat] -= n
        self.missives[2] += n

    def gain(self, seat: int, n: int) -> None:
        while n > 0 and self.missives[2] > 0:
            self.missives[2] -= 1
            self.missives[seat] += 1
            n -= 1
            self.reveal(names.GAINED, seat, 0)

    def lose(self, seat: int, n: int) -> None:
        while n > 0 and self.missives[seat] > 0:
            self.missives[seat] -= 1
            self.missives[2] += 1
            n -= 1
            self.reveal(names.LOST, seat, 0)

    # The effects of places (R8).

    def movable(self, place: int) -> int:
        """The companions that the effect of a place can move, as a set."""
        all_movable = 0
        if place == names.BALLROOM:
            all_movable = self.chapter.capulets
        elif place == names.SALON:
            all_movable = self.chapter.montagues
        elif place == names.CELL:
            all_movable = self.chapter.capulets | self.chapter.montagues
        elif place == names.CHURCH:
            all_movable = bits.bit(names.FRIAR)
        elif place == names.STREET:
            all_movable = bits.bit(names.HATE)
        return all_movable & ~self.held

    def can_use(self, place: int) -> bool:
        """Can the effect of a place be carried out in full? Ballroom and salon move two."""
        return bits.size(self.movable(place)) >= (2 if place == names.BALLROOM or place == names.SALON else 1)

    def list_ways(self, place: int, out: MutableSequence[int]) -> int:
        """Write every way in which the effect of a place can be carried out in full, and return how many."""
        n = 0
        movable = self.movable(place)
        if place == names.BALLROOM or place == names.SALON:
            for pair in range(names.PAIRS):
                if movable & bits.bit(PAIR_A[pair]) and movable & bits.bit(PAIR_B[pair]):
                    out[n] = names.USE_TWO + 2 * pair
                    out[n + 1] = out[n] + 1
                    n += 2
            return n
        for token in range(names.COMPANIONS):
            if movable & bits.bit(token):
                out[n] = names.USE + 2 * token
                out[n + 1] = out[n] + 1
                n += 2
        return n

    def use(self, action: int) -> None:
        """One companion, or two in the same direction, move one step."""
        if action >= names.USE_TWO:
            pair = (action - names.USE_TWO) // 2
            direction = (action - names.USE_TWO) % 2
            self.step(PAIR_A[pair], direction)
            self.step(PAIR_B[pair], direction)
        else:
            self.step((action - names.USE) // 2, (action - names.USE) % 2)

    # Hate (R9, R17).

    def who_is_at(self, place: int) -> int:
        """Those who stand in a place, as a set."""
        found = 0
        for token in range(names.TOKENS):
            if self.at[token] == place:
                found |= bits.bit(token)
        return found

    def clashes(self, here: int) -> bool:
        """Would these cause hate if no friar and no event prevented it? The families do, and the Allegory meeting
        anyone; the lovers alone do not."""
        juliet = (here & bits.bit(names.TOKEN_JULIET)) != 0
        romeo = (here & bits.bit(names.TOKEN_ROMEO)) != 0
        capulets = (here & self.chapter.capulets) != 0
        montagues = (here & self.chapter.montagues) != 0
        if (capulets and (montagues or romeo)) or (montagues and juliet):
            return True
        return (here & bits.bit(names.HATE)) != 0 and (here & ~bits.bit(names.HATE)) != 0

    def hate_in(self, place: int) -> int:
        """One where there is a clash, unless the friar is there or an event says otherwise."""
        here = self.who_is_at(place)
        hateful = self.clashes(here)
        if here & bits.bit(names.FRIAR) and not self.peaceless & bits.bit(place):
            hateful = False
        for n in range(self.rivalries):
            if here & self.rivals[n] == self.rivals[n]:
                hateful = True
        if not hateful or self.truce & bits.bit(place):
            return 0
        return 2 if self.doubled & bits.bit(place) else 1

    def add_hate(self, place: int, n: int) -> None:
        if n > 0:
            self.hate = min(self.hate + n, self.chapter.hate)
            self.reveal(names.HATED, place, n)

    def is_lost(self) -> bool:
        """Has hate come to its end?"""
        return self.hate == self.chapter.hate

    # Love (R9).

    def love_in(self, place: int) -> int:
        """The steps of love that a meeting brings in a place where nobody guards it: one, at the balcony two."""
        if self.loveless & bits.bit(place):
            return 0
        return 2 if place == names.BALCONY and not self.is_in_force(names.PLAIN_BALCONY) else 1

    def love_to_come(self) -> int:
        """The steps of love that the epilogue brings: under passion, if the lovers have met."""
        place = self.at[names.TOKEN_JULIET]
        if self.heart != names.PASSION or self.at[names.TOKEN_ROMEO] != place:
            return 0
        for token in range(names.COMPANIONS):
            if self.guards & bits.bit(token) and self.at[token] == place:
                return 0
        return self.love_in(place)

    def grow_love(self, steps: int) -> None:
        if steps:
            self.love = min(self.love + steps, self.chapter.love)
            self.reveal(names.LOVED, self.love, 0)

    def nurse_is_with_juliet(self) -> bool:
        """Does the nurse bring Juliet a missive, if there is one in reserve?"""
        return self.at[names.NURSE] == self.at[names.TOKEN_JULIET] and not self.is_in_force(names.NO_NURSE)

    # What the open events have in force.

    def is_in_force(self, kind: int) -> bool:
        return (self.in_force >> kind & 1) != 0

    def weigh_events(self) -> None:
        """Gather what lies open: the chapter's event and those with an hourglass."""
        self.peaceless = self.doubled = self.truce = self.closed = self.idle = self.loveless = 0
        self.held = self.guards = self.in_force = self.rivalries = 0
        self.conditional = False
        self._weigh(self.chapter.own_event)
        for step in range(1, self.love + 1):
            if self.slots[step] and self.chapter.stays[self.slots[step]]:
                self._weigh(self.slots[step])

    def _weigh(self, event: int) -> None:
        for row in range(self.chapter.first[event], self.chapter.first[event] + self.chapter.rows[event]):
            kind = self.chapter.what[row]
            tokens, places = self.chapter.who[row], self.chapter.where[row]
            if self.chapter.condition[row] != names.ALWAYS:
                self.conditional = True
            if not self.is_fulfilled(row):
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

    def is_fulfilled(self, row: int) -> bool:
        """Is the condition of an effect fulfilled?"""
        kind = self.chapter.condition[row]
        token, other = self.chapter.one_side[row], self.chapter.other_side[row]
        if kind == names.ALWAYS:
            return True
        if kind == names.WHEN_AT:
            return self.at[token] == other
        if kind == names.UNLESS_AT:
            return self.at[token] != other
        if kind == names.WHEN_WITH:
            return self.at[token] == self.at[other]
        return self.at[token] != self.at[other]

    def drift(self) -> None:
        """Some tokens move by themselves when a scene begins."""
        if self.is_in_force(names.DRIFT):
            self._drift_by(self.chapter.own_event)
            for step in range(1, self.love + 1):
                if self.slots[step] and self.chapter.stays[self.slots[step]]:
                    self._drift_by(self.slots[step])

    def _drift_by(self, event: int) -> None:
        for row in range(self.chapter.first[event], self.chapter.first[event] + self.chapter.rows[event]):
            if self.chapter.what[row] == names.DRIFT and self.is_fulfilled(row):
                for token in range(names.TOKENS):
                    if self.chapter.who[row] & bits.bit(token):
                        self.step(token, self.chapter.which_way[row])

    # What an event does once.

    def carry_out(self, row: int) -> None:
        """An effect that asks nobody anything, as far as possible. (Those that do are in events.py.)"""
        kind, tokens = self.chapter.what[row], self.chapter.who[row]
        n = self.chapter.how_many[row]
        if kind == names.SEND:
            for token in range(names.TOKENS):
                if tokens & bits.bit(token):
                    self.move(token, bits.lowest(self.chapter.where[row]))
        elif kind == names.SWAP:
            self.swap(tokens)
        elif kind == names.SHIFT:
            for token in range(names.TOKENS):
                if tokens & bits.bit(token):
                    for _ in range(n):
                        self.step(token, self.chapter.which_way[row])
        elif kind == names.GAIN:
            self.gain(self.chapter.whose[row], n)
        elif kind == names.LOSE:
            self.lose(self.chapter.whose[row], n)
        elif kind == names.MORE_HATE:
            self.add_hate(names.PLACES, n)
        elif kind == names.LESS_HATE:
            n = min(n, self.hate)
            self.hate -= n
            if n > 0:
                self.reveal(names.CALMED, n, 0)
        elif kind == names.ONLY:
            self.only = n
            self.reveal(names.ONLY_HEART, n, 0)

    # What was revealed.

    def reveal(self, kind: int, what: int, where: int) -> None:
        if self.n_reveals < names.MOST_REVEALS:  # a content file can make more happen at once than anybody would read
            self.reveals[self.n_reveals] = (where * 128 + what) * 16 + kind
            self.n_reveals += 1

    # For Python: views and players who look ahead.

    def place_of(self, token: int) -> int:
        """Where a token stands."""
        return self.at[token]

    def beside(self, place: int, direction: int) -> int:
        """The next place that way."""
        return self.chapter.left[place] if direction == names.LEFT else self.chapter.right[place]

    def ways(self, place: int) -> list[int]:
        """Every way in which the effect of a place can be carried out in full, as moves."""
        n = self.list_ways(place, self._ways)
        return [self._ways[i] for i in range(n)]

    def hate_to_come(self) -> int:
        """The hate that all places together would bring as everybody stands."""
        n = 0
        for place in range(names.PLACES):
            n += self.hate_in(place)
        return n

    def clashing_places(self) -> int:
        """The number of places with a clash, prevented or not."""
        n = 0
        for place in range(names.PLACES):
            if self.clashes(self.who_is_at(place)):
                n += 1
        return n

    # Copies.

    def save(self, words: MutableSequence[int], n: int) -> int:
        """Write FIELDS from word `n` on; return where they end."""
        words[n] = self.love
        words[n + 1] = self.hate
        words[n + 2] = self.heart
        words[n + 3] = self.only
        words[n + 4] = self.missives[0]
        words[n + 5] = self.missives[1]
        words[n + 6] = self.missives[2]
        n += 7
        for token in range(names.TOKENS):
            words[n + token] = self.at[token]
        n += names.TOKENS
        for step in range(names.STEPS):
            words[n + step] = self.slots[step]
        return n + names.STEPS

    def load(self, words: MutableSequence[int], n: int) -> int:
        """Read what `save` wrote."""
        self.love = words[n]
        self.hate = words[n + 1]
        self.heart = words[n + 2]
        self.only = words[n + 3]
        self.missives[0] = words[n + 4]
        self.missives[1] = words[n + 5]
        self.missives[2] = words[n + 6]
        n += 7
        for token in range(names.TOKENS):
            self.at[token] = words[n + token]
        n += names.TOKENS
        for step in range(names.STEPS):
            self.slots[step] = words[n + step]
        self.weigh_events()
        self.n_reveals = 0
        return n + names.STEPS

    def become(self, words: tuple[int, ...]) -> None:
        """Become the board that these words describe, in the order of FIELDS."""
        for i in range(len(words)):
            self._words[i] = words[i]
        self.load(self._words, 0)

    def copy(self) -> Board:
        """An independent board equal to this one."""
        other = Board(self.chapter)
        self.save(self._words, 0)
        other.load(self._words, 0)
        return other
