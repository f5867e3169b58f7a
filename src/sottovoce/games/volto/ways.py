"""In how many ways ten masks can be three nobles, three counsellors, a pretender, a soldier and two damsels.

Of each mask it is known which kinds it can be; the question is what that means for all ten together. If three masks
can be nothing but nobles, no other can be a noble: so one goes through the masks in order and counts for each what
can be left for the rest. C types: ways.pxd.

What is left is a number from 0 to 63: nobles + 4 x counsellors + 16 x pretenders + 32 x soldiers. The damsels left
follow from how many masks there still are. The ten sets of kinds are one number, five bits a mask, the first lowest.
"""

from __future__ import annotations

from sottovoce.games.volto import board, names
from sottovoce.rules import rng as _rng

CAST = list(board.CAST)
WHOLE_CAST = 63  # 3 + 4 x 3 + 16 + 32
LEFTOVERS = 64
UNIT = [1, 4, 16, 32, 0]  # what one of each kind takes away


def left_of(kind: int, left: int, masks: int) -> int:
    """How many of a kind are left for the masks; below zero if that is impossible."""
    if kind == names.NOBLE:
        return left & 3
    if kind == names.COUNSELLOR:
        return left >> 2 & 3
    if kind == names.PRETENDER:
        return left >> 4 & 1
    if kind == names.SOLDIER:
        return left >> 5
    return masks - (left & 3) - (left >> 2 & 3) - (left >> 4 & 1) - (left >> 5)


class Ways:
    """The count for ten sets of kinds. It is kept until it is asked for others: drawing again costs little."""

    def __init__(self) -> None:
        self.could = 0  # the sets that were last asked for
        self._ways = [0] * 704  # 11 x LEFTOVERS: how the masks from this one on can use up what is left
        self._before = [0] * 704  # how the masks before this one can have left so much

    def count(self, could: int) -> int:
        """In how many ways the ten kinds can be assigned."""
        if could != self.could:
            self._fill(could)
        return self._ways[WHOLE_CAST]

    def _fill(self, could: int) -> None:
        """From the last mask, for whom nothing is left over, back to the first."""
        self.could = could
        for left in range(LEFTOVERS):
            self._ways[names.MASKS * LEFTOVERS + left] = 0
        self._ways[names.MASKS * LEFTOVERS] = 1
        for mask in range(names.MASKS - 1, -1, -1):
            of = could >> names.KINDS * mask & names.ANY_KIND
            for left in range(LEFTOVERS):
                total = 0
                for kind in range(names.KINDS):
                    if of >> kind & 1 and left_of(kind, left, names.MASKS - mask) > 0:
                        total += self._ways[(mask + 1) * LEFTOVERS + left - UNIT[kind]]
                self._ways[mask * LEFTOVERS + left] = total

    def draw(self, could: int, rng: _rng.Rng) -> int:
        """One of the ways, each equally likely, as a set-up: ten kinds in base 5. There must be one."""
        chosen = rng.below(self.count(could))
        left = WHOLE_CAST
        setup = 0
        for mask in range(names.MASKS):
            of = could >> names.KINDS * mask & names.ANY_KIND
            kind = 0
            while True:
                if of >> kind & 1 and left_of(kind, left, names.MASKS - mask) > 0:
                    ways = self._ways[(mask + 1) * LEFTOVERS + left - UNIT[kind]]
                    if chosen < ways:
                        break
                    chosen -= ways
                kind += 1
            left -= UNIT[kind]
            setup = setup * names.KINDS + kind
        return setup

    def tally(self, could: int) -> list[int]:
        """For each mask and each kind, in how many of the ways it is that: index 5 x mask + kind."""
        self.count(could)
        for i in range((names.MASKS + 1) * LEFTOVERS):
            self._before[i] = 0
        self._before[WHOLE_CAST] = 1
        found = []
        for mask in range(names.MASKS):
            of = could >> names.KINDS * mask & names.ANY_KIND
            for kind in range(names.KINDS):
                total = 0
                if of >> kind & 1:
                    for left in range(LEFTOVERS):
                        before = self._before[mask * LEFTOVERS + left]
                        if before > 0 and left_of(kind, left, names.MASKS - mask) > 0:
                            total += before * self._ways[(mask + 1) * LEFTOVERS + left - UNIT[kind]]
                            self._before[(mask + 1) * LEFTOVERS + left - UNIT[kind]] += before
                found.append(total)
        return found


def is_setup(setup: int) -> bool:
    """Ten kinds in base 5, of each as many as a side has?"""
    seen = 0  # four bits a kind
    for _ in range(names.MASKS):
        kind = setup % names.KINDS
        if seen >> 4 * kind & 15 == CAST[kind]:
            return False
        seen += 1 << 4 * kind
        setup //= names.KINDS
    return setup == 0


def every_setup() -> list[int]:
    """All 50,400 set-ups of a side, grown mask by mask."""
    grown = [(0, list(board.CAST))]
    for _ in range(names.MASKS):
        grown = [
            (names.KINDS * setup + kind, [*left[:kind], left[kind] - 1, *left[kind + 1 :]])
            for setup, left in grown
            for kind in range(names.KINDS)
            if left[kind]
        ]
    return [setup for setup, _ in grown]
