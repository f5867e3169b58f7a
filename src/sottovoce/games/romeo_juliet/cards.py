"""The cards of Roméo & Juliette: hands, piles, what lies open, and what a pile may have given. C types: cards.pxd.

Cards are sets of the seven of each pile; of cards of a kind the lowest is always drawn, played and kept first.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from sottovoce.games.romeo_juliet import hands as _hands
from sottovoce.games.romeo_juliet import names
from sottovoce.games.romeo_juliet import script as _script
from sottovoce.games.romeo_juliet import setting as _setting
from sottovoce.rules import bits
from sottovoce.rules import rng as _rng


class Cards(_setting.Setting):
    """The stage and the lovers' cards."""

    def __init__(self, script: _script.Script, piles: Sequence[Sequence[int] | None]) -> None:
        """`piles`: cards by their number in the pile, top first, for study; chance has nothing to draw from them in
        the first act (R14)."""
        super().__init__(script)
        self.act = self.scene = 0  # from 0
        self.hand = [0] * 4
        self.played = [0] * 4
        self.put = [-1] * 48  # by pile and scene: the card that was played
        self.drew = [0] * 48  # by pile and scene: how many were drawn before it
        self.drawing = 0  # the pile from which chance draws
        self.choice = [-1, -1]  # what each has chosen in secret, or just revealed: 9 x place + companion
        # Piles made beforehand: their order in the first act, and how many of it are gone.
        self.stacked = [0] * 4
        self.order = [0] * 28
        self.taken = [0] * 4
        self._hands = _hands.Hands()
        for seat in range(2):
            self.hand[2 * seat] = self._first_card(seat)
        for pile in range(names.PILES):
            cards = piles[pile]
            if cards is not None:
                self.stacked[pile] = 1
                for n, card in enumerate(cards):
                    self.order[names.CARDS * pile + n] = card

    # Drawing.

    def _first_card(self, seat: int) -> int:
        """The card of the place where a lover begins, as a set."""
        pile = 2 * seat
        for card in range(names.CARDS):
            if self.script.cards[names.CARDS * pile + card] == self.script.start[names.TOKEN_JULIET + seat]:
                return bits.bit(card)
        return 0

    def is_first_card(self, pile: int, card: int) -> bool:
        """For views: is this the card that a lover held from the beginning?"""
        return pile % 2 == 0 and (self._first_card(pile >> 1) >> card & 1) == 1

    def _now(self) -> int:
        """The scene, counted from the first of the first act."""
        return names.SCENES * self.act + min(self.scene, names.SCENES - 1)

    def _lacks(self, pile: int) -> bool:
        """Is there room in the hand and a card in the pile?"""
        most = names.HAND
        if self._is_in_force(names.FEWER_PLACES + (pile & 1)):
            most -= 1
        return bits.size(self.hand[pile]) < most and (self.hand[pile] | self.played[pile]) != names.ALL_CARDS

    def _take(self, pile: int, card: int) -> None:
        self.hand[pile] |= bits.bit(card)
        self.drew[names.ALL_SCENES * pile + self._now()] += 1
        if self.stacked[pile] and self.act == 0:
            self._tell(names.DREW, pile, self.script.cards[names.CARDS * pile + card])

    def _lowest_left(self, pile: int, kind: int) -> int:
        """The lowest card of a kind that is still in the pile."""
        card = 0
        while self.script.cards[names.CARDS * pile + card] != kind or (self.hand[pile] | self.played[pile]) & bits.bit(
            card
        ):
            card += 1
        return card

    def _in_pile(self, pile: int, kind: int) -> int:
        n = 0
        gone = self.hand[pile] | self.played[pile]
        for card in range(names.CARDS):
            if not gone & bits.bit(card) and self.script.cards[names.CARDS * pile + card] == kind:
                n += 1
        return n

    def _nth(self, cards: int, rng: _rng.Rng) -> int:
        """Any card of a set that is not empty."""
        n = rng.below(bits.size(cards))
        while n > 0:
            cards &= cards - 1
            n -= 1
        return bits.lowest(cards)

    # Playing and keeping.

    def _list_cards(self, seat: int, base: int, out: MutableSequence[int]) -> int:
        """Every place with every companion in hand; cards of a kind count once."""
        n = 0
        for p in range(names.CARDS):
            if self.hand[2 * seat] & bits.bit(p):
                for c in range(names.CARDS):
                    if self.hand[2 * seat + 1] & bits.bit(c) and self._is_lowest_held(2 * seat + 1, c):
                        place = self.script.cards[names.CARDS * 2 * seat + p]
                        companion = self.script.cards[names.CARDS * (2 * seat + 1) + c]
                        out[n] = base + names.COMPANIONS * place + companion
                        n += 1
        return n

    def _is_lowest_held(self, pile: int, card: int) -> bool:
        """Is this the lowest card of its kind in the hand?"""
        if card == 0 or not self.hand[pile] & bits.bit(card - 1):
            return True
        at = names.CARDS * pile + card
        return self.script.cards[at] != self.script.cards[at - 1]

    def _held_card(self, pile: int, kind: int) -> int:
        """The lowest card of a kind in the hand."""
        card = 0
        while not self.hand[pile] & bits.bit(card) or self.script.cards[names.CARDS * pile + card] != kind:
            card += 1
        return card

    def _lay_open(self, pile: int, kind: int) -> None:
        card = self._held_card(pile, kind)
        self.hand[pile] &= ~bits.bit(card)
        self.played[pile] |= bits.bit(card)
        self.put[names.ALL_SCENES * pile + self._now()] = card

    def _any_cards(self, seat: int, rng: _rng.Rng) -> int:
        """Some place and some companion of the hand."""
        place = self.script.cards[names.CARDS * 2 * seat + self._nth(self.hand[2 * seat], rng)]
        companion = self.script.cards[names.CARDS * (2 * seat + 1) + self._nth(self.hand[2 * seat + 1], rng)]
        return names.COMPANIONS * place + companion

    # What a hand may be, and what is to come of a pile.

    def ask_hands(self, pile: int) -> None:
        """Every hand that this pile may have given, as all saw it, into `_hands`."""
        self._hands.start(self.script, pile, self._first_card(pile >> 1) if pile % 2 == 0 else 0)
        for scene in range(self._now() + 1):
            if scene > 0 and scene % names.SCENES == 0:
                self._hands.hold_one()
            for _ in range(self.drew[names.ALL_SCENES * pile + scene]):
                self._hands.draw_one()
            if self.put[names.ALL_SCENES * pile + scene] >= 0:
                self._hands.play(self.put[names.ALL_SCENES * pile + scene])

    def _imagine_order(self, pile: int) -> None:
        """An order of a pile in which these cards came: those that were played first, the rest behind."""
        first = self._first_card(pile >> 1) if pile % 2 == 0 else 0
        n = 0
        for scene in range(names.SCENES):
            if scene <= self.scene:
                card = self.put[names.ALL_SCENES * pile + scene]
                if card >= 0 and not first & bits.bit(card):
                    self.order[names.CARDS * pile + n] = card
                    n += 1
        for held in range(2):
            for card in range(names.CARDS):
                known = (self.played[pile] | first) >> card & 1
                if not known and (self.hand[pile] >> card & 1) == 1 - held:
                    self.order[names.CARDS * pile + n] = card
                    n += 1

    def _shuffle(self, pile: int, rng: _rng.Rng) -> None:
        """What is to come of a pile, in any order; cards of a kind in the order of their numbers."""
        last = names.CARDS - (1 if pile % 2 == 0 else 0)
        for n in range(self.taken[pile], last):
            other = n + rng.below(last - n)
            at = names.CARDS * pile
            card = self.order[at + n]
            self.order[at + n] = self.order[at + other]
            self.order[at + other] = card
        self._sort_equals(pile, last)

    def _sort_equals(self, pile: int, last: int) -> None:
        at = names.CARDS * pile
        for n in range(last):
            for m in range(n + 1, last):
                a, b = self.order[at + n], self.order[at + m]
                if a > b and self.script.cards[at + a] == self.script.cards[at + b]:
                    self.order[at + n] = b
                    self.order[at + m] = a
