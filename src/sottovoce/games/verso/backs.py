"""What may be on the back of the cards that lie about: counted, how likely, and drawn, exactly. C types: backs.pxd.

Faces are the points and cards the lines of a graph: each card joins its 1-point face to its 3-point face. A card that
shows a face and whose back nobody has seen is one of the lines at that point, and no line can be two cards. So every
face asks for as many of its lines as cards show it, no line may be given to both its ends, and each way of giving
them out is as likely as any other.

The ways are counted along an order of the cards in which few faces are under way at a time (the values form rings,
1 to 6 and round, three faces abreast). A table holds, for each number of lines that the faces under way may have been
given so far, in how many ways; it grows by a face that comes in, takes a card into account, and shrinks by a face that
goes out. Walked backwards the same tables draw one way of all, or tell how likely each card is.
"""

from __future__ import annotations

from math import comb

from sottovoce.games.verso import box, names
from sottovoce.rules import alloc
from sottovoce.rules import rng as _rng

LOW, HIGH, UP = box.LOW, box.HIGH, box.UP
CHOOSE = [float(comb(n, r)) for n in range(7) for r in range(7)]
UNIT = 2.0**-53


def _on_the_ring(face: int, start: int) -> tuple[int, int]:
    """Where a number's face stands: 1-point odd and 3-point even values make one ring, the others a second.

    On its ring, the values from `start` on come one after the other, three colours each.
    """
    starred, slot = divmod(face, names.SLOTS)
    colour, value = divmod(slot, names.PLACES)
    ring = (value + starred) % 2
    return ring, (value - ring - start) % 6 * 3 + colour


def _when(card: int, start: int) -> tuple[int, ...]:
    """The order of the cards of a ring: with the first of their two faces, a joker card with its number."""
    _, high = _on_the_ring(HIGH[card], start)
    if LOW[card] % names.PLACES == names.JOKER:
        return (high, 0)
    _, low = _on_the_ring(LOW[card], start)
    first, second = sorted((low, high))
    closes_the_ring = second // 3 - first // 3 == 5
    return (second, 1, first) if closes_the_ring else (first, 1, second)


def _ring(ring: int, start: int) -> list[int]:
    cards = [card for card in range(names.CARDS) if _on_the_ring(HIGH[card], start)[0] == ring]
    return sorted(cards, key=lambda card: _when(card, start))


# For each ring and each of the six places to begin: its 45 cards in order, and the three faces that it begins with.
RINGS = [card for ring in range(2) for start in range(6) for card in _ring(ring, start)]
FIRST_FACES = [
    face
    for ring in range(2)
    for start in range(6)
    for face in range(names.FACES)
    if face % names.PLACES != names.JOKER and _on_the_ring(face, start) in ((ring, 0), (ring, 1), (ring, 2))
]


class Backs:
    """One question about hidden backs: how many cards show each face, and which cards they may be.

    `start`, `show` and `rule_out` put it; `count`, `compute_likely` and `draw` answer it. While the question stays
    the same the tables do too.
    """

    def __init__(self) -> None:
        self.wanted = [0] * 42  # by face: how many cards show it, their backs unseen
        self.open = [0] * 90  # by card: might it be one of those?
        self.likely = [0.0] * 180  # by lying card: how likely a hidden card that shows this face is this one
        self._asked_wanted = [-1] * 42  # what the tables were made for
        self._asked_open = [-1] * 90
        self._order = [0] * 90
        self._loose = [0] * 42  # by face: open cards whose other face nobody wants
        self._stride = [0] * 42  # by face under way: its digit in the tables
        self._last = [0] * 42  # by face: after which card it goes out
        self._steps = 0
        self._kind = [0] * 192
        self._what = [0] * 192  # a face or a card
        self._from = [0] * 193  # where the table before this step begins
        self._size = [0] * 193
        self._stride_low = [0] * 192  # of the card's 1-point face, or of the face
        self._stride_high = [0] * 192  # of the card's 3-point face
        self._span_low = [0] * 192  # stride x radix
        self._span_high = [0] * 192
        self._capacity = 64
        self._ways = alloc.doubles(64)
        self._given = [0] * 90  # by card: the face it was drawn for, or -1
        self._spare = [0] * 42
        self._bag = [0] * 90  # what was drawn, face by face
        self._bag_from = [0] * 42
        self._bag_left = [0] * 42

    def __dealloc__(self) -> None:
        alloc.free(self._ways)

    # The question.

    def start(self) -> None:
        """Nothing lies about yet, and each card of the box is possible."""
        for face in range(names.FACES):
            self.wanted[face] = 0
        for card in range(names.CARDS):
            self.open[card] = 1

    def show(self, face: int) -> None:
        """One card more shows this face, its back unseen."""
        self.wanted[face] += 1

    def rule_out(self, card: int) -> None:
        """It is not this card: that one has been seen on both sides."""
        self.open[card] = 0

    # Counting.

    def prepare(self) -> None:
        """Make the tables, unless they are there."""
        same = True
        for face in range(names.FACES):
            if self.wanted[face] != self._asked_wanted[face]:
                self._asked_wanted[face] = self.wanted[face]
                same = False
        for card in range(names.CARDS):
            if self.open[card] != self._asked_open[card]:
                self._asked_open[card] = self.open[card]
                same = False
        if not same:
            self._plan()
            self._fill()

    def _begin_rings(self) -> None:
        """The faces with which a ring begins stay under way until it closes: best those that few cards show."""
        for ring in range(2):
            best = 0
            fewest = 1000
            for start in range(6 * ring, 6 * ring + 6):
                states = 1
                for n in range(3 * start, 3 * start + 3):
                    states *= self.wanted[FIRST_FACES[n]] + 1
                if states < fewest:
                    fewest = states
                    best = start
            for n in range(45):
                self._order[45 * ring + n] = RINGS[45 * best + n]

    def _plan(self) -> None:
        """Which faces come in, which cards count, which faces go out, in what order."""
        self._begin_rings()
        for face in range(names.FACES):
            self._loose[face] = 0
            self._stride[face] = 0
            self._last[face] = -1
        for n in range(names.CARDS):
            card = self._order[n]
            if self.open[card]:
                low = LOW[card]
                high = HIGH[card]
                if self.wanted[low] and self.wanted[high]:
                    self._last[low] = self._last[high] = card
                else:
                    self._loose[low] += 1
                    self._loose[high] += 1
        self._steps = 0
        self._from[0] = 0
        self._size[0] = 1
        for n in range(names.CARDS):
            card = self._order[n]
            low = LOW[card]
            high = HIGH[card]
            if self.open[card] and self.wanted[low] and self.wanted[high]:
                if self._stride[low] == 0:
                    self._enter(low)
                if self._stride[high] == 0:
                    self._enter(high)
                self._stride_low[self._steps] = self._stride[low]
                self._stride_high[self._steps] = self._stride[high]
                self._span_low[self._steps] = self._stride[low] * (self.wanted[low] + 1)
                self._span_high[self._steps] = self._stride[high] * (self.wanted[high] + 1)
                self._step(names.TAKE, card, self._size[self._steps])
                if self._last[low] == card:
                    self._leave(low)
                if self._last[high] == card:
                    self._leave(high)

    def _step(self, kind: int, what: int, size: int) -> None:
        n = self._steps
        self._kind[n] = kind
        self._what[n] = what
        self._size[n + 1] = size
        self._from[n + 1] = self._from[n] + self._size[n]
        self._steps += 1

    def _enter(self, face: int) -> None:
        self._stride[face] = self._size[self._steps]
        self._step(names.ENTER, face, self._size[self._steps] * (self.wanted[face] + 1))

    def _leave(self, face: int) -> None:
        radix = self.wanted[face] + 1
        self._stride_low[self._steps] = self._stride[face]
        self._span_low[self._steps] = self._stride[face] * radix
        for other in range(names.FACES):
            if self._stride[other] > self._stride[face]:
                self._stride[other] //= radix
        self._step(names.LEAVE, face, self._size[self._steps] // radix)

    def _fill(self) -> None:
        """The tables, one after the other, and behind them room for two more to walk back with."""
        most = 1
        for n in range(self._steps + 1):
            most = max(most, self._size[n])
        room_wanted = self._from[self._steps] + self._size[self._steps] + 2 * most
        if room_wanted > self._capacity:
            alloc.free(self._ways)
            self._ways = alloc.doubles(room_wanted)
            self._capacity = room_wanted
        ways = self._ways
        ways[0] = 1.0
        for n in range(self._steps):
            old = self._from[n]
            new = self._from[n + 1]
            if self._kind[n] == names.LEAVE:
                self._shrink(n, old, new)
                continue
            for i in range(self._size[n]):
                ways[new + i] = ways[old + i]
            if self._kind[n] == names.ENTER:
                for i in range(self._size[n], self._size[n + 1]):
                    ways[new + i] = 0.0
            else:
                self._add_shifted(old, new, self._stride_low[n], self._span_low[n], self._size[n])
                self._add_shifted(old, new, self._stride_high[n], self._span_high[n], self._size[n])

    def _add_shifted(self, old: int, new: int, stride: int, span: int, size: int) -> None:
        """The ways in which one face is given one line more."""
        ways = self._ways
        block = 0
        while block < size:
            for i in range(block + stride, block + span):
                ways[new + i] += ways[old + i - stride]
            block += span

    def _shrink(self, n: int, old: int, new: int) -> None:
        """What a face was not given by now comes from its loose cards."""
        ways = self._ways
        face = self._what[n]
        stride = self._stride_low[n]
        wanted = self.wanted[face]
        for i in range(self._size[n + 1]):
            at = old + i // stride * self._span_low[n] + i % stride
            total = 0.0
            for given in range(wanted + 1):
                total += ways[at + given * stride] * CHOOSE[7 * self._loose[face] + wanted - given]
            ways[new + i] = total

    def count(self) -> float:
        """In how many ways can the cards be those that lie about, each card in its place?"""
        self.prepare()
        total = self._ways[self._from[self._steps]]
        for face in range(names.FACES):
            if self._stride[face] == 0:
                total *= CHOOSE[7 * self._loose[face] + self.wanted[face]]
            for n in range(2, self.wanted[face] + 1):
                total *= n
        return total

    # Drawing one of them.

    def draw(self, rng: _rng.Rng) -> None:
        """One way of all, each equally likely; `take` then hands out its cards."""
        self.prepare()
        for card in range(names.CARDS):
            self._given[card] = -1
        for face in range(names.FACES):
            self._spare[face] = self.wanted[face]
        self._draw_shared(rng)
        self._draw_loose(rng)
        n = 0
        for face in range(names.FACES):
            self._bag_from[face] = n
            self._bag_left[face] = 0
            n += self.wanted[face]
        for card in range(names.CARDS):
            face = self._given[card]
            if face >= 0:
                self._bag[self._bag_from[face] + self._bag_left[face]] = card
                self._bag_left[face] += 1

    def _draw_shared(self, rng: _rng.Rng) -> None:
        """Backwards through the tables: which cards go to which of two faces that both want them."""
        ways = self._ways
        at = 0
        for n in range(self._steps - 1, -1, -1):
            old = self._from[n]
            stride = self._stride_low[n]
            if self._kind[n] == names.LEAVE:
                face = self._what[n]
                left = ways[self._from[n + 1] + at] * _unit(rng)
                at = at // stride * self._span_low[n] + at % stride
                given = -1
                chosen = 0
                while left >= 0.0 and given < self.wanted[face]:
                    given += 1
                    weight = ways[old + at + given * stride] * CHOOSE[7 * self._loose[face] + self.wanted[face] - given]
                    left -= weight
                    if weight > 0.0:
                        chosen = given
                at += chosen * stride
            elif self._kind[n] == names.TAKE:
                card = self._what[n]
                to_none = ways[old + at]
                to_low = ways[old + at - stride] if at % self._span_low[n] >= stride else 0.0
                stride = self._stride_high[n]
                to_high = ways[old + at - stride] if at % self._span_high[n] >= stride else 0.0
                left = (to_none + to_low + to_high) * _unit(rng)
                if left >= to_none and to_low > 0.0 and (left < to_none + to_low or to_high == 0.0):
                    self._given[card] = LOW[card]
                    self._spare[LOW[card]] -= 1
                    at -= self._stride_low[n]
                elif left >= to_none and to_high > 0.0:
                    self._given[card] = HIGH[card]
                    self._spare[HIGH[card]] -= 1
                    at -= stride

    def _draw_loose(self, rng: _rng.Rng) -> None:
        """The others come from cards that only one face wants: any of them, equally likely."""
        for face in range(names.FACES):
            self._bag_left[face] = self._loose[face]
        for card in range(names.CARDS):
            if self.open[card]:
                face = LOW[card] if self.wanted[LOW[card]] else HIGH[card]
                if self._spare[face] > 0 and not (self.wanted[LOW[card]] and self.wanted[HIGH[card]]):
                    if rng.below(self._bag_left[face]) < self._spare[face]:
                        self._given[card] = face
                        self._spare[face] -= 1
                    self._bag_left[face] -= 1

    def take(self, face: int, rng: _rng.Rng) -> int:
        """One of the cards drawn for a face: which of the cards that show it is which is open too."""
        first = self._bag_from[face]
        self._bag_left[face] -= 1
        last = first + self._bag_left[face]
        chosen = first + rng.below(self._bag_left[face] + 1)
        card = self._bag[chosen]
        self._bag[chosen] = self._bag[last]
        return card

    # How likely each card is.

    def compute_likely(self) -> None:
        """Fill in `likely`: the share of all ways in which a hidden card that shows a face is this card."""
        self.prepare()
        ways = self._ways
        all_ways = ways[self._from[self._steps]]
        after = self._from[self._steps] + 1
        before = after + (self._capacity - after) // 2
        for lying in range(2 * names.CARDS):
            self.likely[lying] = 0.0
        for face in range(names.FACES):
            if self._stride[face] == 0 and self.wanted[face]:
                self._share_among_loose(face, float(self.wanted[face]))
        ways[after] = 1.0
        for n in range(self._steps - 1, -1, -1):
            if self._kind[n] == names.LEAVE:
                self._compute_at_leaving(n, after, before, all_ways)
                after, before = before, after
            elif self._kind[n] == names.TAKE:
                self._compute_at_taking(n, after, before, all_ways)
                after, before = before, after

    def _compute_at_leaving(self, n: int, after: int, before: int, all_ways: float) -> None:
        ways = self._ways
        face = self._what[n]
        stride = self._stride_low[n]
        wanted = self.wanted[face]
        spare = 0.0
        for i in range(self._size[n + 1]):
            at = i // stride * self._span_low[n] + i % stride
            for given in range(wanted + 1):
                share = ways[after + i] * CHOOSE[7 * self._loose[face] + wanted - given]
                ways[before + at + given * stride] = share
                spare += share * ways[self._from[n] + at + given * stride] * (wanted - given)
        self._share_among_loose(face, spare / all_ways)

    def _share_among_loose(self, face: int, spare: float) -> None:
        """Divide the number of a face's cards expected among its loose ones evenly among these."""
        for card in range(names.CARDS):
            if self.open[card] and self._loose[face]:
                if LOW[card] == face and not self.wanted[HIGH[card]]:
                    self.likely[2 * card] = spare / self._loose[face] / self.wanted[face]
                elif HIGH[card] == face and not self.wanted[LOW[card]]:
                    self.likely[2 * card + 1] = spare / self._loose[face] / self.wanted[face]

    def _compute_at_taking(self, n: int, after: int, before: int, all_ways: float) -> None:
        ways = self._ways
        card = self._what[n]
        old = self._from[n]
        stride_low = self._stride_low[n]
        stride_high = self._stride_high[n]
        to_low = 0.0
        to_high = 0.0
        for i in range(self._size[n]):
            ways[before + i] = ways[after + i]
        for i in range(self._size[n]):
            if i % self._span_low[n] >= stride_low:
                to_low += ways[after + i] * ways[old + i - stride_low]
                ways[before + i - stride_low] += ways[after + i]
            if i % self._span_high[n] >= stride_high:
                to_high += ways[after + i] * ways[old + i - stride_high]
                ways[before + i - stride_high] += ways[after + i]
        self.likely[2 * card] = to_low / all_ways / self.wanted[LOW[card]]
        self.likely[2 * card + 1] = to_high / all_ways / self.wanted[HIGH[card]]

    # The doors for Python.

    def ask(self, wanted: list[int], open_cards: list[int]) -> None:
        """Put a question: how many cards show each face, and which cards they may be."""
        for face in range(names.FACES):
            self.wanted[face] = wanted[face]
        for card in range(names.CARDS):
            self.open[card] = open_cards[card]

    def odds(self) -> list[float]:
        """By lying card: how likely a hidden card that shows its upper face is this one."""
        self.compute_likely()
        return [self.likely[lying] for lying in range(2 * names.CARDS)]

    def drawn(self, rng: _rng.Rng) -> dict[int, list[int]]:
        """One way of all: by face, the cards that show it."""
        self.draw(rng)
        return {face: [self.take(face, rng) for _ in range(self.wanted[face])] for face in range(names.FACES)}

    def total(self) -> float:
        """The number of ways."""
        return self.count()

    def table_size(self) -> int:
        """How many numbers the tables hold: what the question costs."""
        self.prepare()
        return self._from[self._steps] + self._size[self._steps]


def _unit(rng: _rng.Rng) -> float:
    """A number from 0 up to but not including 1."""
    return (rng.word() >> 11) * UNIT
