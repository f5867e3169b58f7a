"""Roméo & Juliette: two lovers who may hardly speak, and two families who hate each other.

The printed rules from top to bottom, one method a paragraph; R1 to R11 are the rulings in RULES.md. What a chapter and
its events say comes from the content file, as tables (script.py). The stage, the cards and the events have a module
each, one resting on the other. C types: rules.pxd.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

from sottovoce.games.romeo_juliet import events as _events
from sottovoce.games.romeo_juliet import names
from sottovoce.games.romeo_juliet import script as _script
from sottovoce.rules import bits, constants
from sottovoce.rules import rng as _rng


class Position(_events.Events):
    """Everything, both hands included. Only a table, a search and a test hold one."""

    def __init__(
        self,
        script: _script.Script,
        first: int = names.JULIET,
        piles: Sequence[Sequence[int] | None] = (None, None, None, None),
        events: Sequence[int] | None = None,
    ) -> None:
        super().__init__(script, piles, events)
        self.first = first  # who speaks first in every scene (R6)
        self.talker = first
        self.latest = [names.UNDECIDED, names.UNDECIDED]  # what each proposed last, in this scene
        self.proposed = [0, 0]  # how often
        self.said = [0] * 16  # all that was said in this scene: 16 x seat + move
        self.words_said = 0
        self._prelude()
        self.tolds = 0

    # 1. Prelude.

    def _prelude(self) -> None:
        """A new scene begins: what drifts moves on, and both fill their hands."""
        self._weigh_events()
        if self._now() > 0:
            self._drift()
        for pile in range(names.PILES):
            self.drew[names.ALL_SCENES * pile + self._now()] = 0
            self.put[names.ALL_SCENES * pile + self._now()] = -1
        self.choice[names.JULIET] = self.choice[names.ROMEO] = -1
        self._draw_up()

    def _draw_up(self) -> None:
        """Each draws to four cards of each type, or one fewer if an event says so."""
        for pile in range(names.PILES):
            while self._lacks(pile):
                if not self.stacked[pile] or self.act > 0:
                    self.drawing = pile
                    self.phase = names.PRELUDE
                    self.to_move = constants.CHANCE
                    return
                self._take(pile, self.order[names.CARDS * pile + self.taken[pile]])
                self.taken[pile] += 1
        self._rendezvous()

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

    # 3. Backstage, and at the end of an act: both choose in secret.

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

    def c_score(self, seat: int) -> float:
        """They win together and lose together."""
        return 1.0 if self.reason == names.BY_LOVE else 0.0

    # Moves.

    def c_owes(self, seat: int) -> bool:
        if self.phase == names.BACKSTAGE or self.phase == names.HOLDING:
            return seat >= 0 and self.choice[seat] < 0
        return seat == self.to_move and seat != constants.NOBODY

    def c_legal(self, seat: int, out: MutableSequence[int]) -> int:
        if seat == constants.CHANCE:
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

    def c_play(self, seat: int, action: int) -> None:
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

    def c_draw(self, seat: int, rng: _rng.Rng) -> int:
        if seat != constants.CHANCE:
            return self._list[rng.below(self.c_legal(seat, self._list))]
        if self.phase == names.PRELUDE:
            card = self._nth(names.ALL_CARDS & ~(self.hand[self.drawing] | self.played[self.drawing]), rng)
            return names.DRAW + names.COMPANIONS * self.drawing + self.script.cards[names.CARDS * self.drawing + card]
        return names.EVENT_CARD + self._any_event(rng)

    # Who knows what.

    def c_resample(self, seat: int, rng: _rng.Rng) -> None:
        """A partner's hand is any that fits what was played; what is to come of a pile made beforehand, anything."""
        if seat == constants.CHANCE or seat == constants.EVERYTHING:
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

    # Copies.

    def blank(self) -> Position:
        return Position(self.script)

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (self.script.made_of, self.save())

    def c_save(self, words: MutableSequence[int]) -> int:
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

    def c_load(self, words: MutableSequence[int]) -> None:
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
    position.load(state)
    return position
