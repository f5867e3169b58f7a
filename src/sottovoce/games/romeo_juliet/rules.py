"""Roméo & Juliette: two lovers who may hardly speak, and two families who hate each other.

The printed rules from top to bottom, one method a paragraph; R1 to R11 are the rulings in RULES.md. What a chapter and
its events say comes from the content file, as tables (script.py). C types: rules.pxd. Who may hold what: hands.py.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

from sottovoce.games.romeo_juliet import hands as _hands
from sottovoce.games.romeo_juliet import names
from sottovoce.games.romeo_juliet import script as _script
from sottovoce.rules import bits, contract
from sottovoce.rules import names as shared
from sottovoce.rules import rng as _rng

PAIR_A = [a for a in range(names.COMPANIONS) for b in range(a + 1, names.COMPANIONS)]
PAIR_B = [b for a in range(names.COMPANIONS) for b in range(a + 1, names.COMPANIONS)]


class Position(contract.Position):
    """Everything, both hands included. Only a table, a search and a test hold one."""

    def __init__(
        self,
        script: _script.Script,
        first: int = names.JULIET,
        piles: Sequence[Sequence[int] | None] = (None, None, None, None),
        events: Sequence[int] | None = None,
    ) -> None:
        """`piles`: cards by their number in the pile, top first, for study; `events` likewise, by number."""
        super().__init__(2)
        self.script = script
        self.first = first  # who speaks first in every scene (R6)
        self.act = self.scene = 0  # from 0
        self.love = self.hate = 0
        self.at = [0] * 11  # where everybody stands
        self.missives = [0] * 3  # Juliet's, Romeo's, in reserve
        # The heart.
        self.heart = names.UNDECIDED
        self.talker = first
        self.latest = [names.UNDECIDED, names.UNDECIDED]  # what each proposed last, in this scene
        self.proposed = [0, 0]  # how often
        self.said = [0] * 16  # all that was said in this scene: 16 x seat + move
        self.words_said = 0
        # Cards, as sets of the seven of each pile.
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
        # Events.
        self.stacked_events = events is not None
        self.order_events = [0] * 16
        self.turned = 0  # how many have been turned up
        self.slots = [0] * 16  # by step of love: the event that lies there
        self.used = [0] * 64  # by number: has it been turned up?
        self.left = [0] * 4  # by level: how many are still in the pile
        self.due = 0  # how many are still to be turned up in this scene
        self.row = self.rows_end = 0  # of the event whose effects are being carried out
        self.deciding = 0  # the row somebody decides about
        # What the events that lie open have in force.
        self.peaceless = self.doubled = self.truce = self.closed = self.idle = self.loveless = 0  # sets of places
        self.held = self.guards = 0  # sets of tokens
        self.in_force = 0  # a set of kinds
        self.rivals = [0] * 16  # sets of two tokens
        self.rivalries = 0
        self.conditional = False
        self.told = [0] * 96  # what the last move brought to light
        self.tolds = 0
        self._hands = _hands.Hands()
        self._set_up()
        self._stack(piles, events)
        self._prelude()
        self.tolds = 0

    # Setting up.

    def _set_up(self) -> None:
        """The chapter: who stands where, the missives, its event; each lover holds the card of his or her place."""
        for token in range(names.TOKENS):
            self.at[token] = self.script.start[token]
        for n in range(3):
            self.missives[n] = self.script.missives[n]
        for n in range(names.LEVELS):
            self.left[n] = self.script.levels[n]
        for seat in range(2):
            self.hand[2 * seat] = self._first_card(seat)

    def _first_card(self, seat: int) -> int:
        """The card of the place where a lover begins, as a set."""
        pile = 2 * seat
        for card in range(names.CARDS):
            if self.script.cards[names.CARDS * pile + card] == self.script.start[names.TOKEN_JULIET + seat]:
                return bits.bit(card)
        return 0

    def _stack(self, piles: Sequence[Sequence[int] | None], events: Sequence[int] | None) -> None:
        """Piles made beforehand, for study: chance has nothing to draw from them in the first act (R14)."""
        for pile in range(names.PILES):
            cards = piles[pile]
            if cards is not None:
                self.stacked[pile] = 1
                for n, card in enumerate(cards):
                    self.order[names.CARDS * pile + n] = card
        if events is not None:
            for n, event in enumerate(events):
                self.order_events[n] = event

    # 1. Prelude.

    def _prelude(self) -> None:
        """A new scene begins: what drifts moves on, and both fill their hands."""
        self._weigh_events()
        self._drift()
        for pile in range(names.PILES):
            self.drew[names.ALL_SCENES * pile + self._now()] = 0
            self.put[names.ALL_SCENES * pile + self._now()] = -1
        self.choice[names.JULIET] = self.choice[names.ROMEO] = -1
        self._draw_up()

    def _now(self) -> int:
        """The scene, counted from the first of the first act."""
        return names.SCENES * self.act + min(self.scene, names.SCENES - 1)

    def _draw_up(self) -> None:
        """Each draws to four cards of each type, or one fewer if an event says so."""
        for pile in range(names.PILES):
            while self._lacks(pile):
                if not self.stacked[pile] or self.act > 0:
                    self.drawing = pile
                    self.phase = names.PRELUDE
                    self.to_move = shared.CHANCE
                    return
                self._take(pile, self.order[names.CARDS * pile + self.taken[pile]])
                self.taken[pile] += 1
        self._rendezvous()

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

    # 2. Rendezvous.

    def _rendezvous(self) -> None:
        """Nothing is agreed; whoever begins has the word (R6)."""
        self.drawing = 0
        self.heart = names.UNDECIDED
        for seat in range(2):
            self.latest[seat] = names.UNDECIDED
            self.proposed[seat] = 0
        self.words_said = 0
        self.talker = self.first
        self.phase = names.RENDEZVOUS
        self.to_move = self.talker

    def _price(self) -> int:
        """What a missive costs."""
        return 2 if self._is_in_force(names.DEAR) else 1

    def _decides(self, seat: int) -> bool:
        """If the lovers do not agree, Juliet has the last word, unless an event gives it to Romeo."""
        return seat == (names.ROMEO if self._is_in_force(names.ROMEO_DECIDES) else names.JULIET)

    def _talk(self, seat: int, out: MutableSequence[int]) -> int:
        """A missive, a proposal, the partner's heart, or the last word."""
        n = 0
        mine, theirs = self.latest[seat], self.latest[1 - seat]
        if self.missives[seat] >= self._price() and not self._is_in_force(names.SILENCE):
            for place in range(names.PLACES):
                out[n] = names.MISSIVE + place
                n += 1
        if self.proposed[seat] < names.PROPOSALS:
            out[n] = names.PROPOSE + names.PASSION
            out[n + 1] = names.PROPOSE + names.REASON
            n += 2
        if theirs != names.UNDECIDED:
            out[n] = names.AGREE
            n += 1
            if mine != names.UNDECIDED and mine != theirs and self._decides(seat):
                out[n] = names.DECIDE + names.PASSION
                out[n + 1] = names.DECIDE + names.REASON
                n += 2
        return n

    def _say(self, seat: int, action: int) -> None:
        """A missive goes back into the reserve at once; a proposal stands until the next."""
        self.said[self.words_said] = 16 * seat + action
        self.words_said += 1
        if action == names.AGREE:
            self._settle(self.latest[1 - seat])
            return
        if action >= names.DECIDE:
            self._settle(action - names.DECIDE)
            return
        if action >= names.PROPOSE:
            self.latest[seat] = action - names.PROPOSE
            self.proposed[seat] += 1
        else:
            self.missives[seat] -= self._price()
            self.missives[2] += self._price()
        self.talker = 1 - seat
        if self._talk(self.talker, self._list) == 0:  # R12: then the partner goes on
            self._tell(names.SPEECHLESS, self.talker, 0)
            self.talker = seat
        self.to_move = self.talker

    def _settle(self, heart: int) -> None:
        """The heart is turned; reason brings each a missive, or Juliet the only one."""
        self.heart = heart
        self._tell(names.HEART, heart, 0)
        if heart == names.REASON and not self._is_in_force(names.POOR_REASON):
            self._gain(names.JULIET, 1)
            self._gain(names.ROMEO, 1)
        self.phase = names.BACKSTAGE
        self.to_move = names.JULIET

    def _gain(self, seat: int, n: int) -> None:
        while n > 0 and self.missives[2] > 0:
            self.missives[2] -= 1
            self.missives[seat] += 1
            n -= 1
            self._tell(names.GAINED, seat, 0)

    def _lose(self, seat: int, n: int) -> None:
        while n > 0 and self.missives[seat] > 0:
            self.missives[seat] -= 1
            self.missives[2] += 1
            n -= 1
            self._tell(names.LOST, seat, 0)

    # 3. Backstage, and at the end of an act: both choose in secret.

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

    def _choose(self, seat: int, cards: int) -> None:
        self.choice[seat] = cards
        self.to_move = names.JULIET if self.choice[names.JULIET] < 0 else names.ROMEO
        if self.choice[names.JULIET] >= 0 and self.choice[names.ROMEO] >= 0:
            if self.phase == names.BACKSTAGE:
                self._reveal()
            else:
                self._next_act()

    # 4. Entering the stage.

    def _reveal(self) -> None:
        """The cards are turned up together, and lie open until the act ends."""
        for n in range(2):
            seat = 1 - n  # Romeo first, as in all that follows
            self._tell(names.REVEALED, seat, self.choice[seat])
            self._lay_open(2 * seat, self.choice[seat] // names.COMPANIONS)
            self._lay_open(2 * seat + 1, self.choice[seat] % names.COMPANIONS)
        self._enter(names.ROMEO)

    def _lay_open(self, pile: int, kind: int) -> None:
        card = self._held_card(pile, kind)
        self.hand[pile] &= ~bits.bit(card)
        self.played[pile] |= bits.bit(card)
        self.put[names.ALL_SCENES * pile + self._now()] = card

    def _enter(self, seat: int) -> None:
        """A lover goes to the place of the card; a sidestep asks for its direction (R7)."""
        place = self.choice[seat] // names.COMPANIONS
        if place == names.SIDESTEP:
            if not self._is_in_force(names.NO_SIDESTEP):
                self.phase = names.SIDESTEPPING
                self.to_move = seat
                return
            place = self.at[names.TOKEN_JULIET + seat]
        self._go(seat, place)

    def _go(self, seat: int, place: int) -> None:
        """The lover and the companion move; a closed place cannot be entered: then they meet where the lover stands."""
        lover = names.TOKEN_JULIET + seat
        if self.closed & bits.bit(place):
            place = self.at[lover]
        self._move(lover, place)
        self._move(self.choice[seat] % names.COMPANIONS, place)
        if seat == names.ROMEO:
            self._enter(names.JULIET)
        else:
            self._effects(names.ROMEO)

    def _move(self, token: int, place: int) -> None:
        """A token is moved, unless an event holds it where it is."""
        if self.at[token] != place and not self.held & bits.bit(token):
            self.at[token] = place
            self._tell(names.MOVED, token, place)
            if self.conditional:
                self._weigh_events()

    def _effects(self, seat: int) -> None:
        """The effect of the place where each stands, Romeo's first: compulsory where possible (R8)."""
        place = self.at[names.TOKEN_JULIET + seat]
        if not self.idle & bits.bit(place) and self._uses(place, self._list) > 0:
            self.phase = names.EFFECTS
            self.to_move = seat
        elif seat == names.ROMEO:
            self._effects(names.JULIET)
        else:
            self._epilogue()

    def _uses(self, place: int, out: MutableSequence[int]) -> int:
        """Every way in which the effect of a place can be carried out in full."""
        n = 0
        if place == names.BALLROOM or place == names.SALON:
            family = (self.script.capulets if place == names.BALLROOM else self.script.montagues) & ~self.held
            for pair in range(names.PAIRS):
                if family & bits.bit(PAIR_A[pair]) and family & bits.bit(PAIR_B[pair]):
                    out[n] = names.USE_TWO + 2 * pair
                    out[n + 1] = out[n] + 1
                    n += 2
            return n
        movable = 0
        if place == names.CELL:
            movable = self.script.capulets | self.script.montagues
        elif place == names.CHURCH:
            movable = bits.bit(names.FRIAR)
        elif place == names.STREET:
            movable = bits.bit(names.HATE)
        movable &= ~self.held
        for token in range(names.COMPANIONS):
            if movable & bits.bit(token):
                out[n] = names.USE + 2 * token
                out[n + 1] = out[n] + 1
                n += 2
        return n

    def _use(self, action: int) -> None:
        """One companion, or two in the same direction, move one step."""
        if action >= names.USE_TWO:
            pair = (action - names.USE_TWO) // 2
            direction = (action - names.USE_TWO) % 2
            self._step(PAIR_A[pair], direction)
            self._step(PAIR_B[pair], direction)
        else:
            self._step((action - names.USE) // 2, (action - names.USE) % 2)

    def _step(self, token: int, direction: int) -> None:
        self._move(token, self.script.beside[2 * self.at[token] + direction])

    # 5. Epilogue.

    def _epilogue(self) -> None:
        """In the printed order: the nurse, hate, love, and an event for each step of love (R9)."""
        if self.at[names.NURSE] == self.at[names.TOKEN_JULIET] and not self._is_in_force(names.NO_NURSE):
            self._gain(names.JULIET, 1)
        for place in range(names.PLACES):
            self._add_hate(place, self._hate_in(place))
            if self.phase == names.ENDED:
                return
        steps = self._love_grows()
        if steps:
            self.love = min(self.love + steps, self.script.love)
            self._tell(names.LOVED, self.love, 0)
        if self.love == self.script.love:
            self._end(names.BY_LOVE)
        else:
            self.due = steps
            self._next_event()

    def _hate_in(self, place: int) -> int:
        """One where the families clash or the Allegory meets anyone, unless the friar is there."""
        here = 0
        for token in range(names.TOKENS):
            if self.at[token] == place:
                here |= bits.bit(token)
        juliet = (here & bits.bit(names.TOKEN_JULIET)) != 0
        romeo = (here & bits.bit(names.TOKEN_ROMEO)) != 0
        capulets = (here & self.script.capulets) != 0
        montagues = (here & self.script.montagues) != 0
        allegory = bits.bit(names.HATE)
        hateful = (capulets and (montagues or romeo)) or (montagues and juliet)  # the lovers alone cause none
        hateful = hateful or ((here & allegory) != 0 and (here & ~allegory) != 0)
        if here & bits.bit(names.FRIAR) and not self.peaceless & bits.bit(place):
            hateful = False
        for n in range(self.rivalries):
            if here & self.rivals[n] == self.rivals[n]:
                hateful = True
        if not hateful or self.truce & bits.bit(place):
            return 0
        return 2 if self.doubled & bits.bit(place) else 1

    def _add_hate(self, place: int, n: int) -> None:
        """At its end the tragedy is lost, at once."""
        if n > 0:
            self.hate = min(self.hate + n, self.script.hate)
            self._tell(names.HATED, place, n)
            if self.hate == self.script.hate:
                self._end(names.BY_HATE)

    def _love_grows(self) -> int:
        """Under passion, if the lovers have met: once, at the balcony twice."""
        place = self.at[names.TOKEN_JULIET]
        if self.heart != names.PASSION or self.at[names.TOKEN_ROMEO] != place or self.loveless & bits.bit(place):
            return 0
        for token in range(names.COMPANIONS):
            if self.guards & bits.bit(token) and self.at[token] == place:
                return 0
        return 2 if place == names.BALCONY and not self._is_in_force(names.PLAIN_BALCONY) else 1

    # Events.

    def _next_event(self) -> None:
        """One for each step of love; when there is none to come, the scene is over."""
        self.row = self.rows_end = self.deciding = 0
        if self.due == 0 or self.left[0] + self.left[1] + self.left[2] + self.left[3] == 0:
            self.due = 0
            self._end_of_scene()
        elif self.stacked_events:
            self._turn_up(self.order_events[self.turned])
        else:
            self.phase = names.EVENT
            self.to_move = shared.CHANCE

    def _turn_up(self, event: int) -> None:
        """An event with an hourglass lies open from now on; another happens once and lies face down."""
        if self.stacked_events:
            self._tell(names.TURNED_UP, event, 0)
        self.slots[self.love - self.due + 1] = event
        self.used[event] = 1
        self.turned += 1
        self.due -= 1
        self.left[self.script.level[event]] -= 1
        if self.script.stays[event]:
            self._weigh_events()
            self._next_event()
        else:
            self.row = self.script.first[event]
            self.rows_end = self.row + self.script.rows[event]
            self._resolve()

    def _resolve(self) -> None:
        """The effects of an event one after the other, until somebody has to decide."""
        while self.row < self.rows_end:
            self.row += 1
            if self._holds(self.row - 1) and self._carry_out(self.row - 1):
                return
        self._next_event()

    def _carry_out(self, row: int) -> bool:
        """What happens once; true if it waits for a decision or ends the game."""
        at = names.COLUMNS * row
        kind, tokens, places = self.script.effects[at], self.script.effects[at + 1], self.script.effects[at + 2]
        seat, n, direction = self.script.effects[at + 3], self.script.effects[at + 4], self.script.effects[at + 5]
        if kind == names.SEND:
            for token in range(names.TOKENS):
                if tokens & bits.bit(token):
                    self._move(token, bits.lowest(places))
        elif kind == names.SWAP:
            self._swap(tokens)
        elif kind == names.SHIFT:
            for token in range(names.TOKENS):
                if tokens & bits.bit(token):
                    for _ in range(n):
                        self._step(token, direction)
        elif kind == names.GAIN:
            self._gain(seat, n)
        elif kind == names.LOSE:
            self._lose(seat, n)
        elif kind == names.MORE_HATE:
            self._add_hate(names.PLACES, n)
            return self.phase == names.ENDED
        elif kind == names.LESS_HATE:
            n = min(n, self.hate)
            self.hate -= n
            if n > 0:
                self._tell(names.CALMED, n, 0)
        elif kind == names.EITHER:
            return self._either(row, seat, n)
        elif self._uses(bits.lowest(places), self._list) > 0:  # an errand or a favour
            return self._ask(row, seat)
        return False

    def _swap(self, tokens: int) -> None:
        """Two tokens change places, if neither is held."""
        if not tokens & self.held:
            a = bits.lowest(tokens)
            b = bits.lowest(tokens & (tokens - 1))
            place = self.at[a]
            self._move(a, self.at[b])
            self._move(b, place)

    def _either(self, row: int, seat: int, first: int) -> bool:
        """One of two things, as somebody chooses; the only one that can be done; or nothing."""
        one, two = self._is_possible(first), self._is_possible(first + 1)
        if one and two:
            return self._ask(row, seat)
        if one or two:
            return self._carry_out(first if one else first + 1)
        return False

    def _is_possible(self, row: int) -> bool:
        """Can this be carried out in full? A price that one cannot pay is no choice (R15)."""
        at = names.COLUMNS * row
        kind, tokens = self.script.effects[at], self.script.effects[at + 1]
        seat, n = self.script.effects[at + 3], self.script.effects[at + 4]
        if kind == names.GAIN:
            return self.missives[2] >= n
        if kind == names.LOSE:
            return self.missives[seat] >= n
        if kind == names.LESS_HATE:
            return self.hate >= n
        if kind == names.SEND or kind == names.SWAP or kind == names.SHIFT:
            return not tokens & self.held
        if kind == names.ERRAND or kind == names.FAVOUR:
            return self._uses(bits.lowest(self.script.effects[at + 2]), self._list) > 0
        return True

    def _ask(self, row: int, seat: int) -> bool:
        self.deciding = row
        self.phase = names.DECISION
        self.to_move = seat
        return True

    def _list_decision(self, out: MutableSequence[int]) -> int:
        at = names.COLUMNS * self.deciding
        kind = self.script.effects[at]
        if kind == names.EITHER:
            out[0] = names.CHOOSE
            out[1] = names.CHOOSE + 1
            return 2
        n = self._uses(bits.lowest(self.script.effects[at + 2]), out)
        if kind == names.FAVOUR:
            out[n] = names.SKIP
            n += 1
        return n

    def _decide(self, action: int) -> None:
        if action == names.CHOOSE or action == names.CHOOSE + 1:
            first = self.script.effects[names.COLUMNS * self.deciding + 4]
            if self._carry_out(first + action - names.CHOOSE):
                return
        elif action != names.SKIP:
            self._use(action)
        self._resolve()

    # What the open events have in force.

    def _is_in_force(self, kind: int) -> bool:
        return (self.in_force >> kind & 1) != 0

    def _weigh_events(self) -> None:
        """Gather what lies open: the chapter's event and those with an hourglass."""
        self.peaceless = self.doubled = self.truce = self.closed = self.idle = self.loveless = 0
        self.held = self.guards = self.in_force = self.rivalries = 0
        self.conditional = False
        self._weigh(self.script.chapter_event)
        for step in range(1, self.love + 1):
            if self.slots[step] and self.script.stays[self.slots[step]]:
                self._weigh(self.slots[step])

    def _weigh(self, event: int) -> None:
        for row in range(self.script.first[event], self.script.first[event] + self.script.rows[event]):
            at = names.COLUMNS * row
            kind, tokens, places = self.script.effects[at], self.script.effects[at + 1], self.script.effects[at + 2]
            if self.script.effects[at + 6] != names.ALWAYS:
                self.conditional = True
            if not self._holds(row):
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

    def _holds(self, row: int) -> bool:
        """Is the condition of an effect fulfilled?"""
        at = names.COLUMNS * row + 6
        kind, token, other = self.script.effects[at], self.script.effects[at + 1], self.script.effects[at + 2]
        if kind == names.ALWAYS:
            return True
        if kind == names.WHEN_AT:
            return self.at[token] == other
        if kind == names.UNLESS_AT:
            return self.at[token] != other
        if kind == names.WHEN_WITH:
            return self.at[token] == self.at[other]
        return self.at[token] != self.at[other]

    def _drift(self) -> None:
        """Some tokens move by themselves when a scene begins."""
        if self._is_in_force(names.DRIFT) and self.act + self.scene > 0:
            self._drift_by(self.script.chapter_event)
            for step in range(1, self.love + 1):
                if self.slots[step] and self.script.stays[self.slots[step]]:
                    self._drift_by(self.slots[step])

    def _drift_by(self, event: int) -> None:
        for row in range(self.script.first[event], self.script.first[event] + self.script.rows[event]):
            at = names.COLUMNS * row
            if self.script.effects[at] == names.DRIFT and self._holds(row):
                for token in range(names.TOKENS):
                    if self.script.effects[at + 1] & bits.bit(token):
                        self._step(token, self.script.effects[at + 5])

    # The end of a scene, of an act, of the tragedy.

    def _end_of_scene(self) -> None:
        """Four scenes make an act, three acts the tragedy."""
        self.scene += 1
        if self.scene < names.SCENES:
            self._tell(names.SCENE, self.act, self.scene)
            self._prelude()
        elif self.act + 1 < names.ACTS:
            self.phase = names.HOLDING
            self.choice[names.JULIET] = self.choice[names.ROMEO] = -1
            self.to_move = names.JULIET
        else:
            self._end(names.BY_TIME)

    def _next_act(self) -> None:
        """Each keeps one place and one companion; all other cards are shuffled into the piles (R10)."""
        for pile in range(names.PILES):
            seat = pile >> 1
            kind = self.choice[seat] // names.COMPANIONS if pile % 2 == 0 else self.choice[seat] % names.COMPANIONS
            self.hand[pile] = self.played[pile] = 0
            self.hand[pile] = bits.bit(self._lowest_left(pile, kind))
        self.act += 1
        self.scene = 0
        self._tell(names.SCENE, self.act, self.scene)
        self._prelude()

    def _end(self, reason: int) -> None:
        self.phase = names.ENDED
        self.to_move = shared.NOBODY
        self.reason = reason
        self.winners = 3 if reason == names.BY_LOVE else 0

    def score(self, seat: int) -> float:
        """They win together and lose together."""
        return 1.0 if self.reason == names.BY_LOVE else 0.0

    # Moves.

    def owes(self, seat: int) -> bool:
        if self.phase == names.BACKSTAGE or self.phase == names.HOLDING:
            return seat >= 0 and self.choice[seat] < 0
        return seat == self.to_move and seat != shared.NOBODY

    def legal(self, seat: int, out: MutableSequence[int]) -> int:
        if seat == shared.CHANCE:
            return self._list_chance(out)
        if self.phase == names.RENDEZVOUS:
            return self._talk(seat, out)
        if self.phase == names.BACKSTAGE:
            return self._list_cards(seat, names.PLAY, out)
        if self.phase == names.HOLDING:
            return self._list_cards(seat, names.HOLD, out)
        if self.phase == names.DECISION:
            return self._list_decision(out)
        if self.phase == names.SIDESTEPPING:
            out[0] = names.STEP + names.LEFT
            out[1] = names.STEP + names.RIGHT
            return 2
        n = self._uses(self.at[names.TOKEN_JULIET + seat], out)
        if self._is_in_force(names.OPTIONAL):
            out[n] = names.SKIP
            n += 1
        return n

    def _list_chance(self, out: MutableSequence[int]) -> int:
        n = 0
        if self.phase == names.PRELUDE:
            gone = self.hand[self.drawing] | self.played[self.drawing]
            for card in range(names.CARDS):
                kind = self.script.cards[names.CARDS * self.drawing + card]
                if not gone & bits.bit(card) and self._lowest_left(self.drawing, kind) == card:
                    out[n] = names.DRAW + names.COMPANIONS * self.drawing + kind
                    n += 1
            return n
        for event in range(names.MOST_EVENTS):
            level = self.script.level[event]
            if level >= 0 and not self.used[event] and self.left[level] > 0:
                out[n] = names.EVENT_CARD + event
                n += 1
        return n

    def play(self, seat: int, action: int) -> None:
        self.tolds = 0
        if action >= names.EVENT_CARD:
            self._turn_up(action - names.EVENT_CARD)
        elif action >= names.DRAW:
            kind = (action - names.DRAW) % names.COMPANIONS
            self._take(self.drawing, self._lowest_left(self.drawing, kind))
            self._draw_up()
        elif action >= names.HOLD:
            self._choose(seat, action - names.HOLD)
        elif action >= names.PLAY:
            self._choose(seat, action - names.PLAY)
        elif self.phase == names.DECISION:
            self._decide(action)
        elif action >= names.SKIP:
            if action != names.SKIP:
                self._use(action)
            if seat == names.ROMEO:
                self._effects(names.JULIET)
            else:
                self._epilogue()
        elif action >= names.STEP:
            self._go(seat, self.script.beside[2 * self.at[names.TOKEN_JULIET + seat] + action - names.STEP])
        else:
            self._say(seat, action)

    # What came to light.

    def _tell(self, kind: int, what: int, where: int) -> None:
        self.told[self.tolds] = (where * 128 + what) * 16 + kind
        self.tolds += 1

    # Chance, and how many cards stand behind a move.

    def weight(self, seat: int, action: int) -> int:
        """How many ways lead to this move: cards of a kind are one move; a level with more events left is likelier."""
        if action >= names.EVENT_CARD:
            return self._event_weight(self.script.level[action - names.EVENT_CARD])
        if action >= names.DRAW:
            return self._in_pile(self.drawing, (action - names.DRAW) % names.COMPANIONS)
        if action >= names.PLAY:
            pile = 2 * seat + 1
            kind = (action - names.PLAY) % names.COMPANIONS
            n = 0
            for card in range(names.CARDS):
                if self.hand[pile] & bits.bit(card) and self.script.cards[names.CARDS * pile + card] == kind:
                    n += 1
            return n
        return 1

    def _in_pile(self, pile: int, kind: int) -> int:
        n = 0
        gone = self.hand[pile] | self.played[pile]
        for card in range(names.CARDS):
            if not gone & bits.bit(card) and self.script.cards[names.CARDS * pile + card] == kind:
                n += 1
        return n

    def _unseen(self, level: int) -> int:
        """How many events of a level have not been turned up, in the pile or in the box."""
        n = 0
        for event in range(names.MOST_EVENTS):
            if self.script.level[event] == level and not self.used[event]:
                n += 1
        return n

    def _event_weight(self, level: int) -> int:
        """Events left of the level, out of those unseen of it, as a share of all the pile."""
        weight = self.left[level]
        for other in range(names.LEVELS):
            if other != level and self.left[other] > 0:
                weight *= self._unseen(other)
        return weight

    def draw(self, seat: int, rng: _rng.Rng) -> int:
        if seat != shared.CHANCE:
            return self._list[rng.below(self.legal(seat, self._list))]
        if self.phase == names.PRELUDE:
            card = self._nth(names.ALL_CARDS & ~(self.hand[self.drawing] | self.played[self.drawing]), rng)
            return names.DRAW + names.COMPANIONS * self.drawing + self.script.cards[names.CARDS * self.drawing + card]
        return names.EVENT_CARD + self._any_event(rng)

    def _nth(self, cards: int, rng: _rng.Rng) -> int:
        """Any card of a set that is not empty."""
        n = rng.below(bits.size(cards))
        while n > 0:
            cards &= cards - 1
            n -= 1
        return bits.lowest(cards)

    def _any_event(self, rng: _rng.Rng) -> int:
        """First the level, as many as are left of each; then any unseen event of it."""
        n = rng.below(self.left[0] + self.left[1] + self.left[2] + self.left[3])
        level = 0
        while n >= self.left[level]:
            n -= self.left[level]
            level += 1
        n = rng.below(self._unseen(level))
        event = 0
        while self.script.level[event] != level or self.used[event] or n > 0:
            if self.script.level[event] == level and not self.used[event]:
                n -= 1
            event += 1
        return event

    # Who knows what.

    def resample(self, seat: int, rng: _rng.Rng) -> None:
        """A partner's hand is any that fits what was played; what is to come of a pile made beforehand, anything."""
        if seat == shared.CHANCE or seat == shared.EVERYTHING:
            return
        for pile in range(names.PILES):
            if pile >> 1 != seat:
                self.ask_hands(pile)
                self.hand[pile] = self._hands.pick(rng)
            if self.stacked[pile] and self.act == 0:
                if pile >> 1 != seat:
                    self._imagine_order(pile)
                self._shuffle(pile, rng)
        if self.phase == names.BACKSTAGE or self.phase == names.HOLDING:
            for other in range(2):
                if other != seat and self.choice[other] >= 0:
                    self.choice[other] = self._any_cards(other, rng)
        if self.stacked_events:
            self._shuffle_events(rng)

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

    def is_first_card(self, pile: int, card: int) -> bool:
        """For views: is this the card that a lover held from the beginning?"""
        return pile % 2 == 0 and (self._first_card(pile >> 1) >> card & 1) == 1

    def is_fulfilled(self, row: int) -> bool:
        """For views: is the condition of an effect fulfilled?"""
        return self._holds(row)

    def _any_cards(self, seat: int, rng: _rng.Rng) -> int:
        """Some place and some companion of the hand."""
        place = self.script.cards[names.CARDS * 2 * seat + self._nth(self.hand[2 * seat], rng)]
        companion = self.script.cards[names.CARDS * (2 * seat + 1) + self._nth(self.hand[2 * seat + 1], rng)]
        return names.COMPANIONS * place + companion

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

    def _shuffle_events(self, rng: _rng.Rng) -> None:
        """What is to come of a pile of events: any that the chapter may have put there, in any order."""
        total = self.left[0] + self.left[1] + self.left[2] + self.left[3]
        for n in range(total):
            event = self._any_event(rng)
            self.order_events[self.turned + n] = event
            self.used[event] = 2  # for now: drawn, but not turned up
            self.left[self.script.level[event]] -= 1
        for event in range(names.MOST_EVENTS):
            if self.used[event] == 2:
                self.used[event] = 0
                self.left[self.script.level[event]] += 1

    # Copies.

    def blank(self) -> Position:
        return Position(self.script)

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (self.script.made_of, self.state())

    def save(self, words: MutableSequence[int]) -> int:
        words[0] = self.first
        words[1] = self.act
        words[2] = self.scene
        words[3] = self.love
        words[4] = self.hate
        words[5] = self.heart
        words[6] = self.talker
        words[7] = self.drawing
        words[8] = self.stacked_events
        words[9] = self.turned
        words[10] = self.due
        words[11] = self.row
        words[12] = self.rows_end
        words[13] = self.deciding
        words[14] = self.phase
        words[15] = self.to_move
        words[16] = self.winners
        words[17] = self.reason
        for seat in range(2):
            words[18 + seat] = self.latest[seat]
            words[20 + seat] = self.proposed[seat]
            words[22 + seat] = self.choice[seat]
        for n in range(3):
            words[24 + n] = self.missives[n]
        for token in range(names.TOKENS):
            words[27 + token] = self.at[token]
        n = 38
        for pile in range(names.PILES):
            words[n] = self.hand[pile]
            words[n + 1] = self.played[pile]
            words[n + 2] = self.stacked[pile]
            n += 3
            for scene in range(self._now() + 1):
                words[n] = (
                    16 * self.drew[names.ALL_SCENES * pile + scene] + self.put[names.ALL_SCENES * pile + scene] + 1
                )
                n += 1
            if self.stacked[pile]:
                words[n] = self.taken[pile]
                for card in range(names.CARDS):
                    words[n + 1 + card] = self.order[names.CARDS * pile + card]
                n += 1 + names.CARDS
        for step in range(self.script.love + 1):
            words[n] = self.slots[step]
            n += 1
        words[n] = self.words_said
        n += 1
        for word in range(self.words_said):
            words[n] = self.said[word]
            n += 1
        if self.stacked_events:
            for event in range(16):
                words[n] = self.order_events[event]
                n += 1
        return n

    def load(self, words: MutableSequence[int]) -> None:
        self.first = words[0]
        self.act = words[1]
        self.scene = words[2]
        self.love = words[3]
        self.hate = words[4]
        self.heart = words[5]
        self.talker = words[6]
        self.drawing = words[7]
        self.stacked_events = words[8] != 0
        self.turned = words[9]
        self.due = words[10]
        self.row = words[11]
        self.rows_end = words[12]
        self.deciding = words[13]
        self.phase = words[14]
        self.to_move = words[15]
        self.winners = words[16]
        self.reason = words[17]
        for seat in range(2):
            self.latest[seat] = words[18 + seat]
            self.proposed[seat] = words[20 + seat]
            self.choice[seat] = words[22 + seat]
        for n in range(3):
            self.missives[n] = words[24 + n]
        for token in range(names.TOKENS):
            self.at[token] = words[27 + token]
        n = 38
        for pile in range(names.PILES):
            self.hand[pile] = words[n]
            self.played[pile] = words[n + 1]
            self.stacked[pile] = words[n + 2]
            n += 3
            for scene in range(self._now() + 1):
                self.drew[names.ALL_SCENES * pile + scene] = words[n] // 16
                self.put[names.ALL_SCENES * pile + scene] = words[n] % 16 - 1
                n += 1
            if self.stacked[pile]:
                self.taken[pile] = words[n]
                for card in range(names.CARDS):
                    self.order[names.CARDS * pile + card] = words[n + 1 + card]
                n += 1 + names.CARDS
        for event in range(names.MOST_EVENTS):
            self.used[event] = 0
        for level in range(names.LEVELS):
            self.left[level] = self.script.levels[level]
        for step in range(self.script.love + 1):
            self.slots[step] = words[n]
            if words[n]:
                self.used[words[n]] = 1
                self.left[self.script.level[words[n]]] -= 1
            n += 1
        self.words_said = words[n]
        n += 1
        for word in range(self.words_said):
            self.said[word] = words[n]
            n += 1
        if self.stacked_events:
            for event in range(16):
                self.order_events[event] = words[n]
                n += 1
        self._weigh_events()
        self.tolds = 0


def _unpickled(made_of: tuple[Any, ...], state: tuple[int, ...]) -> Position:
    position = Position(_script.Script(*made_of))
    position.restore(state)
    return position
