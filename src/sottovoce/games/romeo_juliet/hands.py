"""What a lover may hold: every hand that fits what the partner saw, and how likely each is. C types: hands.pxd.

A hand of one type is a set of the seven cards of its pile. Cards of a kind are told apart by their number in the pile
only, and the lower ones are always played and held first, so that equal hands are equal sets. Weights are whole
numbers: how many deals, physical cards and free choices among them, lead to the hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce.games.romeo_juliet import chapter as _chapter
from sottovoce.games.romeo_juliet import names
from sottovoce.rules import bits
from sottovoce.rules import rng as _rng


class Hands:
    """The hands that one pile may have given; asked anew for each pile and each moment."""

    def __init__(self) -> None:
        self.weights = [0] * 128  # by hand
        self._next = [0] * 128
        self._kinds = [0] * 7  # of the pile's cards
        self.played = 0  # the cards that lie open, as a set

    def start(self, chapter: _chapter.Chapter, pile: int, hand: int) -> None:
        """Before the first card is drawn: nothing in hand, or the card of the place where one stands and a keepsake."""
        for card in range(names.CARDS):
            self._kinds[card] = chapter.cards[pile][card]
        for other in range(names.ALL_CARDS + 1):
            self.weights[other] = 0
        self.weights[hand] = 1
        self.played = 0

    def draw_one(self) -> None:
        """A card is drawn unseen."""
        for hand in range(names.ALL_CARDS + 1):
            if self.weights[hand]:
                for card in range(names.CARDS):
                    if self._is_next(hand, card):
                        self._next[hand | bits.bit(card)] += self.weights[hand] * self._left(hand, card)
        self._turn()

    def play(self, card: int) -> None:
        """A card of this kind is played for all to see: by its number, the lowest of its kind not yet played."""
        for hand in range(names.ALL_CARDS + 1):
            if self.weights[hand] and hand & bits.bit(card):
                self._next[hand & ~bits.bit(card)] += self.weights[hand] * self._copies(hand, card)
        self.played |= bits.bit(card)
        self._turn()

    def show(self, kind: int) -> None:
        """A card of this kind is shown and stays in the hand."""
        for hand in range(names.ALL_CARDS + 1):
            if self.weights[hand]:
                for card in range(names.CARDS):
                    if hand & bits.bit(card) and self._kinds[card] == kind:
                        self._next[hand] += self.weights[hand]
        self._turn()

    def show_all(self, shown: int) -> None:
        """Those that were shown in a scene, as `Cards.shown` has them."""
        while shown > 0:
            self.show(shown % names.SHOWN - 1)
            shown //= names.SHOWN

    def hold_one(self) -> None:
        """One card is kept unseen, all others go back into the pile."""
        for hand in range(names.ALL_CARDS + 1):
            if self.weights[hand]:
                for card in range(names.CARDS):
                    if hand & bits.bit(card):
                        self._next[bits.bit(self._lowest(card))] += self.weights[hand]
        self.played = 0
        self._turn()

    def all(
        self, chapter: _chapter.Chapter, pile: int, hand: int, scenes: Sequence[tuple[int, int, int]]
    ) -> dict[int, int]:
        """Every hand with its weight, after these scenes: how many cards were drawn, which was played (or -1), and
        which were shown."""
        self.start(chapter, pile, hand)
        for n, (drew, put, shown) in enumerate(scenes):
            if n > 0 and n % names.SCENES == 0:
                self.hold_one()
            for _ in range(drew):
                self.draw_one()
            if put >= 0:
                self.play(put)
            self.show_all(shown)
        return {held: self.weights[held] for held in range(names.ALL_CARDS + 1) if self.weights[held]}

    def total(self) -> int:
        total = 0
        for hand in range(names.ALL_CARDS + 1):
            total += self.weights[hand]
        return total

    def pick(self, rng: _rng.Rng) -> int:
        """One of the hands, as likely as it is."""
        at = rng.below(self.total())
        hand = 0
        while at >= self.weights[hand]:
            at -= self.weights[hand]
            hand += 1
        return hand

    # Cards of a kind.

    def _is_next(self, hand: int, card: int) -> bool:
        """Is this the lowest card of its kind that is still in the pile?"""
        out = hand | self.played
        if out & bits.bit(card):
            return False
        return card == 0 or self._kinds[card - 1] != self._kinds[card] or (out & bits.bit(card - 1)) != 0

    def _left(self, hand: int, card: int) -> int:
        """How many cards of this kind the pile still has, this being the lowest of them."""
        n = 1
        while card + n < names.CARDS and self._kinds[card + n] == self._kinds[card]:
            n += 1
        return n

    def _copies(self, hand: int, card: int) -> int:
        """How many cards of this kind the hand has, this being the lowest of them."""
        n = 1
        while card + n < names.CARDS and self._kinds[card + n] == self._kinds[card] and hand & bits.bit(card + n):
            n += 1
        return n

    def _lowest(self, card: int) -> int:
        while card > 0 and self._kinds[card - 1] == self._kinds[card]:
            card -= 1
        return card

    def _turn(self) -> None:
        """The new weights, divided by what they have in common so that they stay small."""
        common = 0
        for hand in range(names.ALL_CARDS + 1):
            a, b = self._next[hand], common
            while b:
                a, b = b, a % b
            common = a
        for hand in range(names.ALL_CARDS + 1):
            self.weights[hand] = self._next[hand] // common if common else 0
            self._next[hand] = 0
