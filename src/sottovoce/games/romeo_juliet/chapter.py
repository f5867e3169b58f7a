"""A chapter of the content file as tables of numbers, for the rules. C types: chapter.pxd.

Each effect of an event is a row of one table, whose columns are the arrays from `what` on. Rows of one event follow
each other; the alternatives of a choice stand elsewhere in the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce.games.romeo_juliet import names


class Chapter:
    """A chapter and the cards of the box, ready to be played. Made by `content.py`; never changed afterwards."""

    def __init__(
        self,
        source: str | None,
        rules: int,
        number: int,
        ring: Sequence[int],
        families: Sequence[int],
        cards: Sequence[Sequence[int]],
        tracks: tuple[int, int],
        start: Sequence[int],
        missives: tuple[int, int, int],
        own_event: int,
        levels: Sequence[int],
        events: Sequence[tuple[int, int, bool, int, int]],
        effects: Sequence[Sequence[int]],
    ) -> None:
        """Each event: its number, level (0: a chapter's), whether it stays, its first row of effects and how many."""
        self.made_of = (
            source, rules, number, ring, families, cards, tracks, start, missives, own_event, levels, events, effects,
        )  # fmt: skip
        self.source = source  # the text of the content file; None: ours
        self.rules = rules  # the version of the rules by which it is played
        self.number = number
        self.left = [0] * 6  # by place: the next one that way
        self.right = [0] * 6
        for n, place in enumerate(ring):
            self.right[place] = ring[(n + 1) % names.PLACES]
            self.left[place] = ring[n - 1]
        self.capulets = sum(1 << token for token in range(names.COMPANIONS) if families[token] == names.CAPULET)
        self.montagues = sum(1 << token for token in range(names.COMPANIONS) if families[token] == names.MONTAGUE)
        self.cards = [[0] * 7 for _ in range(4)]  # by pile: what is on each of its seven cards, equals side by side
        for pile in range(names.PILES):
            for card in range(names.CARDS):
                self.cards[pile][card] = cards[pile][card]
        self.love, self.hate = tracks
        self.start = [0] * 11
        for token in range(names.TOKENS):
            self.start[token] = start[token]
        self.missives = [0] * 3  # Juliet's, Romeo's, in reserve
        for n in range(3):
            self.missives[n] = missives[n]
        self.own_event = own_event
        self.levels = [0] * 4  # how many events of each level are in the pile
        for n in range(names.LEVELS):
            self.levels[n] = levels[n]
        self.level = [-1] * 64  # of each event by its number: 0 for level I; -1 if it is not one of the pile's
        self.stays = [0] * 64
        self.first = [0] * 64
        self.rows = [0] * 64
        for event, level, stays, first, rows in events:
            self.level[event] = level - 1
            self.stays[event] = stays
            self.first[event] = first
            self.rows[event] = rows
        # By row, of an effect: its kind; sets of tokens and of places; whose; how many, or of a choice the row of its
        # first alternative; which way; and the condition with its two sides.
        self.what = [0] * 256
        self.who = [0] * 256
        self.where = [0] * 256
        self.whose = [0] * 256
        self.how_many = [0] * 256
        self.which_way = [0] * 256
        self.condition = [0] * 256
        self.one_side = [0] * 256
        self.other_side = [0] * 256
        for row, effect in enumerate(effects):
            self.what[row], self.who[row], self.where[row] = effect[0], effect[1], effect[2]
            self.whose[row], self.how_many[row], self.which_way[row] = effect[3], effect[4], effect[5]
            self.condition[row], self.one_side[row], self.other_side[row] = effect[6], effect[7], effect[8]
