"""The cards of Roméo & Juliette: hands, piles, what lies open, and what a pile may have given. C types: cards.pxd.

Cards are sets of the seven of each pile; of cards of a kind the lowest is always drawn, played and kept first. Scenes
are counted from the first of the first act.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from sottovoce.games.romeo_juliet import chapter as _chapter
from sottovoce.games.romeo_juliet import hands as _hands
from sottovoce.games.romeo_juliet import names
from sottovoce.rules import bits
from sottovoce.rules import rng as _rng


class Cards:
    """The lovers' cards: the secrets of the game."""

    FIELDS = (
        ("hand", 4), ("played", 4), ("put", 48), ("drew", 48), ("choice", 2), ("stacked", 4),
        ("order", 28), ("taken", 4),
    )  # fmt: skip

    def __init__(self, chapter: _chapter.Chapter, piles: Sequence[Sequence[int] | None]) -> None:
        """`piles`: stacked piles for study, cards by their number in the pile, top first; chance has nothing to draw
        from them in the first act (R14)."""
        self.chapter = chapter
        self.hand = [0] * 4
        self.played = [0] * 4
        self.put = [[-1] * 4 for _ in range(12)]  # by scene and pile: the card that was played
        self.drew = [[0] * 4 for _ in range(12)]  # by scene and pile: how many were drawn before it
        self.choice = [-1, -1]  # what each has chosen in secret, or just revealed: 9 x place + companion
        self.stacked = [0] * 4  # by pile: does it have an order of its own in the first act?
        self.order = [[0] * 4 for _ in range(7)]  # from the top, by pile
        self.taken = [0] * 4  # how many cards of the order are gone
        self._hands = _hands.Hands()
        for seat in range(2):
            self.hand[2 * seat] = self.first_card(seat)
        for pile in range(names.PILES):
            cards = piles[pile]
            if cards is not None:
                self.stacked[pile] = 1
                for n, card in enumerate(cards):
                    self.order[n][pile] = card

    # Drawing.

    def first_card(self, seat: int) -> int:
        """The card of the place where a lover begins, as a set."""
        for card in range(names.CARDS):
            if self.chapter.cards[2 * seat][card] == self.chapter.start[names.TOKEN_JULIET + seat]:
                return bits.bit(card)
        return 0

    def is_first_card(self, pile: int, card: int) -> bool:
        """For views: is this the card that a lover held from the beginning?"""
        return pile % 2 == 0 and (self.first_card(pile >> 1) >> card & 1) == 1

    def begin_scene(self, scene: int) -> None:
        """Nothing has been drawn, played or chosen yet."""
        for pile in range(names.PILES):
            self.drew[scene][pile] = 0
            self.put[scene][pile] = -1
        self.choice[names.JULIET] = self.choice[names.ROMEO] = -1

    def lacks(self, pile: int, most: int) -> bool:
        """Are there fewer than `most` in the hand, and is there a card in the pile?"""
        return bits.size(self.hand[pile]) < most and (self.hand[pile] | self.played[pile]) != names.ALL_CARDS

    def take(self, pile: int, card: int, scene: int) -> None:
        self.hand[pile] |= bits.bit(card)
        self.drew[scene][pile] += 1

    def take_next(self, pile: int, scene: int) -> int:
        """The top card of a stacked pile is drawn; what it shows."""
        card = self.order[self.taken[pile]][pile]
        self.taken[pile] += 1
        self.take(pile, card, scene)
        return self.chapter.cards[pile][card]

    def list_pile(self, pile: int, out: MutableSequence[int]) -> int:
        """Every kind that chance may draw from a pile, as moves."""
        n = 0
        for card in range(names.CARDS):
            kind = self.chapter.cards[pile][card]
            if not (self.hand[pile] | self.played[pile]) & bits.bit(card) and self.lowest_left(pile, kind) == card:
                out[n] = names.DRAW + names.COMPANIONS * pile + kind
                n += 1
        return n

    def lowest_left(self, pile: int, kind: int) -> int:
        """The lowest card of a kind that is still in the pile."""
        card = 0
        while self.chapter.cards[pile][card] != kind or (self.hand[pile] | self.played[pile]) & bits.bit(card):
            card += 1
        return card

    def count_in_pile(self, pile: int, kind: int) -> int:
        n = 0
        gone = self.hand[pile] | self.played[pile]
        for card in range(names.CARDS):
            if not gone & bits.bit(card) and self.chapter.cards[pile][card] == kind:
                n += 1
        return n

    def draw(self, pile: int, rng: _rng.Rng) -> int:
        """Any card of the pile, as a move of chance."""
        return (
            names.DRAW
            + names.COMPANIONS * pile
            + self.chapter.cards[pile][self._any_of(names.ALL_CARDS & ~(self.hand[pile] | self.played[pile]), rng)]
        )

    def _any_of(self, cards: int, rng: _rng.Rng) -> int:
        """Any card of a set that is not empty."""
        n = rng.below(bits.size(cards))
        while n > 0:
            cards &= cards - 1
            n -= 1
        return bits.lowest(cards)

    # Playing and keeping.

    def list_pairs(self, seat: int, base: int, out: MutableSequence[int]) -> int:
        """Every place with every companion in hand, as moves from `base` on; cards of a kind count once."""
        n = 0
        for p in range(names.CARDS):
            if self.hand[2 * seat] & bits.bit(p):
                for c in range(names.CARDS):
                    if self.hand[2 * seat + 1] & bits.bit(c) and self._is_lowest_held(2 * seat + 1, c):
                        place, companion = self.chapter.cards[2 * seat][p], self.chapter.cards[2 * seat + 1][c]
                        out[n] = base + names.COMPANIONS * place + companion
                        n += 1
        return n

    def _is_lowest_held(self, pile: int, card: int) -> bool:
        """Is this the lowest card of its kind in the hand?"""
        if card == 0 or not self.hand[pile] & bits.bit(card - 1):
            return True
        return self.chapter.cards[pile][card] != self.chapter.cards[pile][card - 1]

    def count_in_hand(self, pile: int, kind: int) -> int:
        n = 0
        for card in range(names.CARDS):
            if self.hand[pile] & bits.bit(card) and self.chapter.cards[pile][card] == kind:
                n += 1
        return n

    def _held_card(self, pile: int, kind: int) -> int:
        """The lowest card of a kind in the hand."""
        card = 0
        while not self.hand[pile] & bits.bit(card) or self.chapter.cards[pile][card] != kind:
            card += 1
        return card

    def lay_open(self, seat: int, scene: int) -> None:
        """The place and the companion that a lover chose are turned up."""
        self._lay_open(2 * seat, self.choice[seat] // names.COMPANIONS, scene)
        self._lay_open(2 * seat + 1, self.choice[seat] % names.COMPANIONS, scene)

    def _lay_open(self, pile: int, kind: int, scene: int) -> None:
        card = self._held_card(pile, kind)
        self.hand[pile] &= ~bits.bit(card)
        self.played[pile] |= bits.bit(card)
        self.put[scene][pile] = card

    def keep_chosen(self) -> None:
        """Each keeps one place and one companion; all other cards are shuffled into the piles (R10)."""
        for seat in range(2):
            self._keep(2 * seat, self.choice[seat] // names.COMPANIONS)
            self._keep(2 * seat + 1, self.choice[seat] % names.COMPANIONS)

    def _keep(self, pile: int, kind: int) -> None:
        self.hand[pile] = self.played[pile] = 0
        self.hand[pile] = bits.bit(self.lowest_left(pile, kind))

    # What a hand may be, and what is to come of a pile.

    def resample(self, seat: int, now: int, choosing: bool, rng: _rng.Rng) -> None:
        """A partner's hand is any that fits what was played; what is to come of a stacked pile, anything."""
        for pile in range(names.PILES):
            if pile >> 1 != seat:
                self._ask_hands(pile, now)
                self.hand[pile] = self._hands.pick(rng)
            if self.stacked[pile] and now < names.SCENES:
                if pile >> 1 != seat:
                    self._imagine_order(pile)
                self._shuffle(pile, rng)
        if choosing:
            for other in range(2):
                if other != seat and self.choice[other] >= 0:
                    self.choice[other] = self._any_pair(other, rng)

    def _any_pair(self, seat: int, rng: _rng.Rng) -> int:
        """Some place and some companion of the hand."""
        place = self.chapter.cards[2 * seat][self._any_of(self.hand[2 * seat], rng)]
        companion = self.chapter.cards[2 * seat + 1][self._any_of(self.hand[2 * seat + 1], rng)]
        return names.COMPANIONS * place + companion

    def _ask_hands(self, pile: int, now: int) -> None:
        """Every hand that this pile may have given, as all saw it, into `_hands`."""
        self._hands.start(self.chapter, pile, self.first_card(pile >> 1) if pile % 2 == 0 else 0)
        for scene in range(now + 1):
            if scene > 0 and scene % names.SCENES == 0:
                self._hands.hold_one()
            for _ in range(self.drew[scene][pile]):
                self._hands.draw_one()
            if self.put[scene][pile] >= 0:
                self._hands.play(self.put[scene][pile])

    def _imagine_order(self, pile: int) -> None:
        """An order of a pile in which these cards came: those that were played first, the rest behind."""
        first = self.first_card(pile >> 1) if pile % 2 == 0 else 0
        n = 0
        for scene in range(names.SCENES):
            card = self.put[scene][pile]
            if card >= 0 and not first & bits.bit(card):
                self.order[n][pile] = card
                n += 1
        for held in range(2):
            for card in range(names.CARDS):
                known = (self.played[pile] | first) >> card & 1
                if not known and (self.hand[pile] >> card & 1) == 1 - held:
                    self.order[n][pile] = card
                    n += 1

    def _shuffle(self, pile: int, rng: _rng.Rng) -> None:
        """What is to come of a pile, in any order; cards of a kind in the order of their numbers."""
        last = names.CARDS - (1 if pile % 2 == 0 else 0)
        for n in range(self.taken[pile], last):
            other = n + rng.below(last - n)
            card = self.order[n][pile]
            self.order[n][pile] = self.order[other][pile]
            self.order[other][pile] = card
        self._sort_equals(pile, last)

    def _sort_equals(self, pile: int, last: int) -> None:
        for n in range(last):
            for m in range(n + 1, last):
                a, b = self.order[n][pile], self.order[m][pile]
                if a > b and self.chapter.cards[pile][a] == self.chapter.cards[pile][b]:
                    self.order[n][pile] = b
                    self.order[m][pile] = a

    # Copies.

    def save(self, words: MutableSequence[int], n: int) -> int:
        """Write FIELDS from word `n` on; return where they end."""
        for pile in range(names.PILES):
            words[n + pile] = self.hand[pile]
            words[n + 4 + pile] = self.played[pile]
            for scene in range(names.ALL_SCENES):
                words[n + 8 + names.PILES * scene + pile] = self.put[scene][pile]
                words[n + 56 + names.PILES * scene + pile] = self.drew[scene][pile]
            words[n + 106 + pile] = self.stacked[pile]
            for card in range(names.CARDS):
                words[n + 110 + names.PILES * card + pile] = self.order[card][pile]
            words[n + 138 + pile] = self.taken[pile]
        words[n + 104] = self.choice[names.JULIET]
        words[n + 105] = self.choice[names.ROMEO]
        return n + 142

    def load(self, words: MutableSequence[int], n: int) -> int:
        """Read what `save` wrote."""
        for pile in range(names.PILES):
            self.hand[pile] = words[n + pile]
            self.played[pile] = words[n + 4 + pile]
            for scene in range(names.ALL_SCENES):
                self.put[scene][pile] = words[n + 8 + names.PILES * scene + pile]
                self.drew[scene][pile] = words[n + 56 + names.PILES * scene + pile]
            self.stacked[pile] = words[n + 106 + pile]
            for card in range(names.CARDS):
                self.order[card][pile] = words[n + 110 + names.PILES * card + pile]
            self.taken[pile] = words[n + 138 + pile]
        self.choice[names.JULIET] = words[n + 104]
        self.choice[names.ROMEO] = words[n + 105]
        return n + 142
