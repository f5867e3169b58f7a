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
        ("order", 28), ("taken", 4), ("shown", 48), ("keepsake", 1),
    )  # fmt: skip

    def __init__(self, chapter: _chapter.Chapter, piles: Sequence[Sequence[int] | None], keepsake: int = -1) -> None:
        """`piles`: stacked piles for study, cards by their number in the pile, top first; chance has nothing to draw
        from them in the first act (R14). `keepsake`: the place whose card both hold from the beginning (R19)."""
        self.chapter = chapter
        self.keepsake = keepsake
        self.hand = [0] * 4
        self.played = [0] * 4
        self.put = [[-1] * 4 for _ in range(12)]  # by scene and pile: the card that was played
        self.drew = [[0] * 4 for _ in range(12)]  # by scene and pile: how many were drawn before it
        self.choice = [-1, -1]  # what each has chosen in secret, or just revealed: 9 x place + companion
        self.stacked = [0] * 4  # by pile: does it have an order of its own in the first act?
        self.order = [[0] * 4 for _ in range(7)]  # from the top, by pile
        self.taken = [0] * 4  # how many cards of the order are gone
        self.shown = [[0] * 4 for _ in range(12)]  # by scene and pile: the cards that an event had shown (R18)
        self._hands = _hands.Hands()
        for seat in range(2):
            self.hand[2 * seat] = self.first_cards(seat)
        for pile in range(names.PILES):
            cards = piles[pile]
            if cards is not None:
                self.stacked[pile] = 1
                for n, card in enumerate(cards):
                    self.order[n][pile] = card

    # Drawing.

    def first_cards(self, seat: int) -> int:
        """The card of the place where a lover begins, and the keepsake if there is one, as a set."""
        found = 0
        for card in range(names.CARDS):
            kind = self.chapter.cards[2 * seat][card]
            if kind == self.chapter.start[names.TOKEN_JULIET + seat] or kind == self.keepsake:
                found |= bits.bit(card)
        return found

    def is_first_card(self, pile: int, card: int) -> bool:
        """For views: is this a card that a lover held from the beginning?"""
        return pile % 2 == 0 and (self.first_cards(pile >> 1) >> card & 1) == 1

    def in_first_pile(self, pile: int) -> int:
        """How many cards a pile has before anybody has drawn."""
        return names.CARDS - (bits.size(self.first_cards(pile >> 1)) if pile % 2 == 0 else 0)

    def begin_scene(self, scene: int) -> None:
        """Nothing has been drawn, played or chosen yet."""
        for pile in range(names.PILES):
            self.drew[scene][pile] = 0
            self.put[scene][pile] = -1
            self.shown[scene][pile] = 0
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

    def list_kinds(self, pile: int, base: int, out: MutableSequence[int]) -> int:
        """Every kind of card in a hand, as moves from `base` on."""
        n = 0
        for card in range(names.CARDS):
            if self.hand[pile] & bits.bit(card) and self._is_lowest_held(pile, card):
                out[n] = base + self.chapter.cards[pile][card]
                n += 1
        return n

    def show(self, pile: int, kind: int, scene: int) -> None:
        """A card is shown, and stays in the hand (R18)."""
        self.shown[scene][pile] = names.SHOWN * self.shown[scene][pile] + kind + 1

    def any_kind(self, pile: int, rng: _rng.Rng) -> int:
        """The kind of some card of the hand."""
        return self.chapter.cards[pile][self._any_of(self.hand[pile], rng)]

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
        place = self.any_kind(2 * seat, rng)
        return names.COMPANIONS * place + self.any_kind(2 * seat + 1, rng)

    def _ask_hands(self, pile: int, now: int) -> None:
        """Every hand that this pile may have given, as all saw it, into `_hands`."""
        self._hands.start(self.chapter, pile, self.first_cards(pile >> 1) if pile % 2 == 0 else 0)
        for scene in range(now + 1):
            if scene > 0 and scene % names.SCENES == 0:
                self._hands.hold_one()
            for _ in range(self.drew[scene][pile]):
                self._hands.draw_one()
            if self.put[scene][pile] >= 0:
                self._hands.play(self.put[scene][pile])
            self._hands.show_all(self.shown[scene][pile])

    def _imagine_order(self, pile: int) -> None:
        """An order of a pile in which these cards came: those that were played or shown first, the rest behind."""
        came = self.first_cards(pile >> 1) if pile % 2 == 0 else 0
        gone = n = 0
        for scene in range(names.SCENES):
            card = self.put[scene][pile]
            if card >= 0:
                gone |= bits.bit(card)
                n = self._came(pile, card, came, n)
                came |= bits.bit(card)
            shown = self.shown[scene][pile]
            while shown > 0:
                card = self._shown_card(pile, shown % names.SHOWN - 1, came, gone)
                n = self._came(pile, card, came, n)
                came |= bits.bit(card)
                shown //= names.SHOWN
        for held in range(2):
            for card in range(names.CARDS):
                if not came >> card & 1 and (self.hand[pile] >> card & 1) == 1 - held:
                    n = self._came(pile, card, came, n)

    def _came(self, pile: int, card: int, before: int, n: int) -> int:
        """A card is the next of the order, unless it came before; how many there are then."""
        if before & bits.bit(card):
            return n
        self.order[n][pile] = card
        return n + 1

    def _shown_card(self, pile: int, kind: int, came: int, gone: int) -> int:
        """The card that was shown: one that had come and was not gone, else the first of its kind to come."""
        found = -1
        for card in range(names.CARDS - 1, -1, -1):
            is_there = ((self.hand[pile] | self.played[pile]) & ~gone) >> card & 1
            is_better = found < 0 or came >> card & 1 or not came >> found & 1
            if self.chapter.cards[pile][card] == kind and is_there and is_better:
                found = card
        return found

    def _shuffle(self, pile: int, rng: _rng.Rng) -> None:
        """What is to come of a pile, in any order; cards of a kind in the order of their numbers."""
        last = self.in_first_pile(pile)
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
                words[n + 142 + names.PILES * scene + pile] = self.shown[scene][pile]
            words[n + 106 + pile] = self.stacked[pile]
            for card in range(names.CARDS):
                words[n + 110 + names.PILES * card + pile] = self.order[card][pile]
            words[n + 138 + pile] = self.taken[pile]
        words[n + 104] = self.choice[names.JULIET]
        words[n + 105] = self.choice[names.ROMEO]
        words[n + 190] = self.keepsake
        return n + 191

    def load(self, words: MutableSequence[int], n: int) -> int:
        """Read what `save` wrote."""
        for pile in range(names.PILES):
            self.hand[pile] = words[n + pile]
            self.played[pile] = words[n + 4 + pile]
            for scene in range(names.ALL_SCENES):
                self.put[scene][pile] = words[n + 8 + names.PILES * scene + pile]
                self.drew[scene][pile] = words[n + 56 + names.PILES * scene + pile]
                self.shown[scene][pile] = words[n + 142 + names.PILES * scene + pile]
            self.stacked[pile] = words[n + 106 + pile]
            for card in range(names.CARDS):
                self.order[card][pile] = words[n + 110 + names.PILES * card + pile]
            self.taken[pile] = words[n + 138 + pile]
        self.choice[names.JULIET] = words[n + 104]
        self.choice[names.ROMEO] = words[n + 105]
        self.keepsake = words[n + 190]
        return n + 191
