"""What the content file says, as tables of numbers for one chapter. C types: script.pxd.

A row of effects has nine columns: what kind, which tokens, which places, whose, how many, which way, and the condition
with its two sides. Rows of one event follow each other; the alternatives of a choice stand elsewhere in the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce.games.romeo_juliet import names


class Script:
    """A chapter and the cards of the box, ready to be played. Made by `content.py`; never changed afterwards."""

    def __init__(
        self,
        source: str | None,
        chapter: int,
        ring: Sequence[int],
        families: Sequence[int],
        cards: Sequence[Sequence[int]],
        tracks: tuple[int, int],
        start: Sequence[int],
        missives: tuple[int, int, int],
        chapter_event: int,
        levels: Sequence[int],
        events: Sequence[tuple[int, int, bool, int, int]],
        effects: Sequence[Sequence[int]],
    ) -> None:
        """Each event: its number, level (0: a chapter's), whether it stays, its first row of effects and how many."""
        self.made_of = (
            source, chapter, ring, families, cards, tracks, start, missives, chapter_event, levels, events, effects,
        )  # fmt: skip
        self.source = source  # the text of the content file; None: ours
        self.chapter = chapter
        self.beside = [0] * 12  # by place and direction
        for n, place in enumerate(ring):
            self.beside[2 * place + names.RIGHT] = ring[(n + 1) % names.PLACES]
            self.beside[2 * place + names.LEFT] = ring[n - 1]
        self.capulets = sum(1 << token for token in range(names.COMPANIONS) if families[token] == names.CAPULET)
        self.montagues = sum(1 << token for token in range(names.COMPANIONS) if families[token] == names.MONTAGUE)
        self.cards = [0] * 28  # by pile: the place or companion on each of its seven cards, equals side by side
        for pile in range(names.PILES):
            for card in range(names.CARDS):
                self.cards[names.CARDS * pile + card] = cards[pile][card]
        self.love, self.hate = tracks
        self.start = [0] * 11
        for token in range(names.TOKENS):
            self.start[token] = start[token]
        self.missives = [0] * 3  # Juliet's, Romeo's, in reserve
        for n in range(3):
            self.missives[n] = missives[n]
        self.chapter_event = chapter_event
        self.levels = [0] * 4  # how many events of each level are in the pile
        for n in range(names.LEVELS):
            self.levels[n] = levels[n]
        self.level = [-1] * 64  # of each event by its number: 0 for level I; -1 if it is not one of the pile's
        self.stays = [0] * 64
        self.first = [0] * 64
        self.rows = [0] * 64
        for number, level, stays, first, rows in events:
            self.level[number] = level - 1
            self.stays[number] = stays
            self.first[number] = first
            self.rows[number] = rows
        self.effects = [0] * 2304
        for row, columns in enumerate(effects):
            for column in range(names.COLUMNS):
                self.effects[names.COLUMNS * row + column] = columns[column]
