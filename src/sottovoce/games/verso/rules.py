"""Verso: cards with two faces, a landscape on each; take one as it lies, or turn it over and hope.

The printed rules from top to bottom, one method per paragraph; S1 to S15 are the rulings in RULES.md.
C types: rules.pxd. What may be on the back of a card: backs.py.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from sottovoce.games.verso import backs as _backs
from sottovoce.games.verso import box, names
from sottovoce.games.verso import series as _series
from sottovoce.rules import bits, constants, contract
from sottovoce.rules import rng as _rng

UP = box.UP
TAKES, TOP_TWO, HIGHEST = _series.TAKES, _series.TOP_TWO, _series.HIGHEST
FITTING, FITTING_FROM = _series.FITTING, _series.FITTING_FROM


class Position(contract.Position):
    """Everything, the backs of the cards included. Only a table, a search and a test hold one."""

    FIELDS = (
        ("seats", 1), ("forced_flip", 1), ("stacked", 1), ("phase", 1), ("to_move", 1), ("turn", 1), ("drawer", 1),
        ("asked", 1), ("left", 1), ("dealt", 1), ("top", 1), ("discards", 1), ("square_stands", 1), ("winners", 1),
        ("reason", 1), ("tokens", 6), ("formed", 6), ("facing", 90), ("both_seen", "dealt"), ("pile", "discards"),
        ("slots", "n_slots"),
    )  # fmt: skip

    def __init__(self, seats: int = 2, forced_flip: bool = False, deck: Sequence[int] | None = None) -> None:
        super().__init__(seats)
        self.forced_flip = forced_flip
        self.stacked = deck is not None  # the deck is laid out for study: chance has nothing to deal
        # Each card of the box as it lies: those dealt, in dealing order, then the others; of a stacked deck, as
        # they will be dealt.
        self.facing = [0] * 90
        self.both_seen = [0] * 90  # by dealing order: has everybody seen both its faces?
        self.dealt = 0
        self.top = -1  # the card on the deck whose upper face everybody sees; cards are named by dealing order
        self.left = 0  # cards in the deck, the top card included
        self.slots = [-1] * 126  # by seat and slot: the card that lies there
        self.rows = [0] * 18  # by seat and colour: the places taken, as a set
        self.pile = [0] * 90  # the discard pile
        self.discards = 0
        self.tokens = [0] * 6  # victory points
        self.formed = [0] * 6  # squares scored
        self.square_stands = 0  # the seats whose square stands, as a set
        self.turn = 0  # whose turn it is, or will be when chance has dealt
        self.drawer = -1  # who drew last
        self.asked = 0  # how many have been asked for a last bank
        self.reveals = [0] * 32  # what the last move revealed
        self.n_reveals = 0
        self._backs = _backs.Backs()
        self._set_up()
        if deck is not None:
            self._stack(deck)
        self._next_card(names.DEALING)
        self.n_reveals = 0

    # Setting up.

    def _set_up(self) -> None:
        """Fifteen cards a player, 35 for one alone (S3)."""
        for card in range(names.CARDS):
            self.facing[card] = 2 * card
        self.left = names.ALONE if self.seats == 1 else names.A_PLAYER * self.seats

    def _stack(self, deck: Sequence[int]) -> None:
        """A stacked deck, for study; the cards that are not in it stay in the box (S12)."""
        taken = {lying >> 1 for lying in deck}
        others = [2 * card for card in range(names.CARDS) if card not in taken]
        for n, lying in enumerate([*deck, *others]):
            self.facing[n] = lying
        self.left = len(deck)

    def _next_card(self, phase: int) -> None:
        """The next card of the deck shows its upper face: by chance, unless the deck is stacked."""
        self.phase = phase
        self.to_move = constants.CHANCE
        if self.stacked:
            self._uncover()

    def _deal(self, lying: int) -> None:
        """Chance: any card not yet seen, either way up."""
        at = self.dealt
        while self.facing[at] >> 1 != lying >> 1:
            at += 1
        self.facing[at] = self.facing[self.dealt]
        self.facing[self.dealt] = lying
        self._uncover()

    def _uncover(self) -> None:
        self.top = self.dealt
        self.both_seen[self.top] = 0
        self.dealt += 1
        if self.stacked:
            self._reveal(names.DEALT, constants.CHANCE, self._card(self.top))
        if self.phase == names.TURNING:
            self._other_players_turn()
        else:
            self.phase = names.TURN
            self.to_move = self.turn

    # A turn: draw a card, or bank a series.

    def c_legal(self, seat: int, out: MutableSequence[int]) -> int:
        """Keep, flip, any series; at the end any series or pass; for chance every unseen card, either way up."""
        n = 0
        if seat == constants.CHANCE:
            for at in range(self.dealt, names.CARDS):
                out[n] = names.DEAL + (self.facing[at] >> 1 << 1)
                out[n + 1] = out[n] + 1
                n += 2
            return n
        if self.phase == names.TURN:
            if not (self.forced_flip and self._is_shown(seat, self.top)):
                out[n] = names.KEEP
                n += 1
            out[n] = names.FLIP
        else:
            out[n] = names.PASS
        n += 1
        for colour in range(names.COLOURS):
            row = self.rows[names.COLOURS * seat + colour]
            for i in range(FITTING_FROM[row], FITTING_FROM[row + 1]):
                out[n] = names.BANK + names.SERIES * colour + FITTING[i]
                n += 1
        return n

    def c_play(self, seat: int, action: int) -> None:
        self.n_reveals = 0
        if action >= names.DEAL:
            self._deal(action - names.DEAL)
        elif action >= names.BANK:
            self._bank(seat, (action - names.BANK) // names.SERIES, (action - names.BANK) % names.SERIES)
        elif action == names.PASS:
            self._next_last_bank()
        else:
            self._draw(seat, action == names.FLIP)

    # Drawing a card.

    def _draw(self, seat: int, flip: bool) -> None:
        """The top card as it lies, or turned over for good, goes into the display (S4)."""
        card = self.top
        self.top = -1
        self.left -= 1
        self.drawer = seat
        if flip:
            self._turn_over(seat, card)
        elif not self._is_shown(seat, card):
            self._reveal(names.PLACED, seat, self._card(card))
        self._place(seat, card)
        self._judge_square(seat)
        self._end_of_turn()

    def _turn_over(self, seat: int, card: int) -> None:
        self.facing[card] ^= 1
        self.both_seen[card] = 1
        self._reveal(names.FLIPPED, seat, self._card(card))

    def _is_shown(self, seat: int, card: int) -> bool:
        """Does the display already show this colour and value?"""
        slot = UP[self.facing[card]] % names.SLOTS
        return self.slots[names.SLOTS * seat + slot] >= 0

    def _place(self, seat: int, card: int) -> None:
        """Never two faces alike in a display: the newcomer is discarded."""
        if self._is_shown(seat, card):
            self._discard(seat, card)
            return
        slot = UP[self.facing[card]] % names.SLOTS
        self.slots[names.SLOTS * seat + slot] = card
        self.rows[names.COLOURS * seat + slot // names.PLACES] |= bits.bit(slot % names.PLACES)

    def _lift(self, seat: int, colour: int, place: int) -> int:
        """Take a card out of a display."""
        at = names.SLOTS * seat + names.PLACES * colour + place
        card = self.slots[at]
        self.slots[at] = -1
        self.rows[names.COLOURS * seat + colour] &= ~bits.bit(place)
        return card

    def _discard(self, seat: int, card: int) -> None:
        """A discarded card still hides its back, unless it has been turned over."""
        self.pile[self.discards] = card
        self.discards += 1
        self._reveal(names.DISCARDED, seat, self._card(card))

    # Banking a series.

    def _bank(self, seat: int, colour: int, series: int) -> None:
        """The neighbours flip, the points are scored, the two highest cards of the series go (S6)."""
        if self.phase == names.TURN:
            left = (seat + 1) % self.seats
            right = (seat + self.seats - 1) % self.seats
            if left != seat:
                self._flip_highest(left, colour)
            if right != left:
                self._flip_highest(right, colour)
        points = self._worth(seat, colour, series)
        self.tokens[seat] += points
        self._reveal(names.POINTS, seat, points)
        self._discard(seat, self._lift(seat, colour, TOP_TWO[2 * series]))
        self._discard(seat, self._lift(seat, colour, TOP_TWO[2 * series + 1]))
        self._judge_square(seat)
        if self.phase == names.LAST:
            self._next_last_bank()
        else:
            self._end_of_turn()

    def _worth(self, seat: int, colour: int, series: int) -> int:
        """The points at the top of the cards of a series."""
        points = 0
        rest = TAKES[series]
        while rest:
            card = self.slots[names.SLOTS * seat + names.PLACES * colour + bits.lowest(rest)]
            points += 3 if self.facing[card] & 1 else 1
            rest &= rest - 1
        return points

    def _flip_highest(self, seat: int, colour: int) -> None:
        """A player's highest number of a colour, or else the joker, turns over; a duplicate goes."""
        place = HIGHEST[self.rows[names.COLOURS * seat + colour]]
        if place >= 0:
            card = self._lift(seat, colour, place)
            self._turn_over(seat, card)
            self._place(seat, card)
            self._judge_square(seat)

    # The square.

    def _judge_square(self, seat: int) -> None:
        """Three cards of each colour score 7, once until the square is broken and formed again (S7)."""
        stands = True
        for colour in range(names.COLOURS):
            if bits.size(self.rows[names.COLOURS * seat + colour]) < names.FULL_ROW:
                stands = False
        if not stands:
            self.square_stands &= ~bits.bit(seat)
        elif not self.square_stands & bits.bit(seat):
            self.square_stands |= bits.bit(seat)
            self.formed[seat] += 1
            self.tokens[seat] += names.SQUARE_POINTS
            self._reveal(names.SQUARE, seat, 0)

    # The end of a turn, and one player alone.

    def _end_of_turn(self) -> None:
        """The next player's turn; alone, first that of an imagined one; with no deck left, the last banks."""
        if self.left == 0:
            self._last_banks()
        elif self.seats == 1:
            if self.top >= 0:
                self._other_players_turn()
            else:
                self._next_card(names.TURNING)
        else:
            self.turn = (self.turn + 1) % self.seats
            if self.top >= 0:
                self.to_move = self.turn
            else:
                self._next_card(names.DEALING)

    def _other_players_turn(self) -> None:
        """The top card turns over; a greater number flips my highest card of its new colour; it goes (S8)."""
        card = self.top
        before = UP[self.facing[card]] % names.SLOTS
        self._turn_over(constants.CHANCE, card)
        after = UP[self.facing[card]] % names.SLOTS
        numbers = before % names.PLACES != names.JOKER and after % names.PLACES != names.JOKER
        if numbers and after % names.PLACES > before % names.PLACES:
            self._flip_highest(0, after // names.PLACES)
        self._discard(constants.CHANCE, card)
        self.top = -1
        self.left -= 1
        if self.left == 0:
            self._last_banks()
        else:
            self._next_card(names.DEALING)

    # The end of the game.

    def _last_banks(self) -> None:
        """Each may bank one last series, from the one after the last drawer; nobody flips any more (S8)."""
        self._reveal(names.EMPTY, constants.CHANCE, 0)
        self.phase = names.LAST
        self.turn = (self.drawer + 1) % self.seats
        self.to_move = self.turn

    def _next_last_bank(self) -> None:
        self.asked += 1
        if self.asked < self.seats:
            self.turn = (self.turn + 1) % self.seats
            self.to_move = self.turn
        else:
            self._end()

    def _end(self) -> None:
        """Most points win; equals share it."""
        most = 0
        for seat in range(self.seats):
            most = max(most, self.tokens[seat])
        for seat in range(self.seats):
            if self.tokens[seat] == most:
                self.winners |= bits.bit(seat)
        self.phase = names.ENDED
        self.to_move = constants.NOBODY
        self.reason = 0

    def c_score(self, seat: int) -> float:
        return self.tokens[seat]

    # What was revealed.

    def _card(self, card: int) -> int:
        """A card as everybody knows it: how it lies, and whether its back was ever seen."""
        return 2 * self.facing[card] + self.both_seen[card]

    def _reveal(self, kind: int, seat: int, what: int) -> None:
        self.reveals[self.n_reveals] = (what * 8 + seat + 1) * 8 + kind
        self.n_reveals += 1

    # What may be done without a list.

    def c_count(self, seat: int) -> int:
        if seat == constants.CHANCE:
            return 2 * (names.CARDS - self.dealt)
        return self.c_legal(seat, self._list)

    def c_draw(self, seat: int, rng: _rng.Rng) -> int:
        if seat == constants.CHANCE:
            at = self.dealt + rng.below(names.CARDS - self.dealt)
            return names.DEAL + (self.facing[at] >> 1 << 1) + rng.below(2)
        return self._list[rng.below(self.c_legal(seat, self._list))]

    # Who knows what.

    def c_resample(self, seat: int, rng: _rng.Rng) -> None:
        """Nobody at the table knows a back that was never turned up, nor what is still to come."""
        if seat == constants.CHANCE or seat == constants.EVERYTHING:
            return
        self._ask_backs()
        self._backs.draw(rng)
        for card in range(self.dealt):
            if not self.both_seen[card]:
                face = UP[self.facing[card]]
                self.facing[card] = 2 * self._backs.take(face, rng) + face // names.SLOTS
                self._backs.rule_out(self.facing[card] >> 1)
        at = self.dealt
        for card in range(names.CARDS):
            if self._backs.open[card]:
                self.facing[at] = 2 * card
                at += 1
        if self.stacked:
            self._shuffle(rng)

    def _ask_backs(self) -> None:
        """Which faces lie about with their backs unseen, and which cards they may belong to."""
        self._backs.start()
        for card in range(self.dealt):
            if self.both_seen[card]:
                self._backs.rule_out(self.facing[card] >> 1)
            else:
                self._backs.show(UP[self.facing[card]])

    def _shuffle(self, rng: _rng.Rng) -> None:
        """What is to come of a stacked deck, in any order, either way up."""
        for at in range(self.dealt, names.CARDS):
            other = at + rng.below(names.CARDS - at)
            lying = self.facing[other]
            self.facing[other] = self.facing[at]
            self.facing[at] = lying ^ rng.below(2)

    # For search.

    def c_playout(self, rng: _rng.Rng) -> int:
        """Random moves to the end, without a list of the deals."""
        moves = 0
        while self.to_move != constants.NOBODY:
            if self.to_move >= 0:
                moves += 1
            self.c_play(self.to_move, self.c_draw(self.to_move, rng))
        return moves

    # As plain integers.

    @property
    def n_slots(self) -> int:
        """How many places the displays of all players have."""
        return names.SLOTS * self.seats

    def field(self, name: str) -> list[int]:
        found = contract.Position.field(self, name)
        n = {"both_seen": self.dealt, "pile": self.discards, "slots": self.n_slots}.get(name)
        return found if n is None else found[:n]

    def c_save(self, words: MutableSequence[int]) -> int:
        words[0] = self.seats
        words[1] = self.forced_flip
        words[2] = self.stacked
        words[3] = self.phase
        words[4] = self.to_move
        words[5] = self.turn
        words[6] = self.drawer
        words[7] = self.asked
        words[8] = self.left
        words[9] = self.dealt
        words[10] = self.top
        words[11] = self.discards
        words[12] = self.square_stands
        words[13] = self.winners
        words[14] = self.reason
        for seat in range(names.SEATS):
            words[15 + seat] = self.tokens[seat]
            words[21 + seat] = self.formed[seat]
        for card in range(names.CARDS):
            words[27 + card] = self.facing[card]
        n = 117
        for card in range(self.dealt):
            words[n + card] = self.both_seen[card]
        n += self.dealt
        for at in range(self.discards):
            words[n + at] = self.pile[at]
        n += self.discards
        for at in range(names.SLOTS * self.seats):
            words[n + at] = self.slots[at]
        return n + names.SLOTS * self.seats

    def c_load(self, words: MutableSequence[int]) -> None:
        self.seats = words[0]
        self.forced_flip = words[1] != 0
        self.stacked = words[2] != 0
        self.phase = words[3]
        self.to_move = words[4]
        self.turn = words[5]
        self.drawer = words[6]
        self.asked = words[7]
        self.left = words[8]
        self.dealt = words[9]
        self.top = words[10]
        self.discards = words[11]
        self.square_stands = words[12]
        self.winners = words[13]
        self.reason = words[14]
        for seat in range(names.SEATS):
            self.tokens[seat] = words[15 + seat]
            self.formed[seat] = words[21 + seat]
        for card in range(names.CARDS):
            self.facing[card] = words[27 + card]
        n = 117
        for card in range(self.dealt):
            self.both_seen[card] = words[n + card]
        n += self.dealt
        for at in range(self.discards):
            self.pile[at] = words[n + at]
        n += self.discards
        for row in range(names.COLOURS * self.seats):
            self.rows[row] = 0
            for place in range(names.PLACES):
                self.slots[names.PLACES * row + place] = words[n]
                if words[n] >= 0:
                    self.rows[row] |= bits.bit(place)
                n += 1
        self.n_reveals = 0
