"""Roméo & Juliette: two lovers who may hardly speak, and two families who hate each other.

The printed rules from top to bottom, one method per paragraph; R1 to R19 are the rulings in RULES.md. What a chapter
and its events say comes from the content file, as tables (chapter.py). A position has three parts, each with the rules
that concern it alone: the board, the cards and the events. C types: rules.pxd.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

from sottovoce.games.romeo_juliet import board as _board
from sottovoce.games.romeo_juliet import cards as _cards
from sottovoce.games.romeo_juliet import chapter as _chapter
from sottovoce.games.romeo_juliet import events as _events
from sottovoce.games.romeo_juliet import names
from sottovoce.rules import constants, contract, layout
from sottovoce.rules import rng as _rng


class Position(contract.Position):
    """Everything, both hands included. Only a table, a search and a test hold one."""

    FIELDS = (
        ("first", 1), ("act", 1), ("scene", 1), ("phase", 1), ("to_move", 1), ("winners", 1), ("reason", 1),
        ("drawing", 1), ("talker", 1), ("latest", 2), ("proposed", 2), ("words_said", 1), ("said", 16),
        ("sealed", 2), ("named", 2), ("mercy", 1),
        *layout.part("board", _board.Board.FIELDS),
        *layout.part("cards", _cards.Cards.FIELDS),
        *layout.part("events", _events.Events.FIELDS),
    )  # fmt: skip

    def __init__(
        self,
        chapter: _chapter.Chapter,
        first: int = names.JULIET,
        piles: Sequence[Sequence[int] | None] = (None, None, None, None),
        events: Sequence[int] | None = None,
        keepsake: int = -1,
        mercy: bool = False,
    ) -> None:
        """`piles`, `events`: stacked piles of cards and of events, for study (R14). `keepsake`: a place whose card both
        hold from the beginning; `mercy`: one of them begins with one more missive (R19)."""
        super().__init__(2)
        self.chapter = chapter
        self.board = _board.Board(chapter)
        self.cards = _cards.Cards(chapter, piles, keepsake)
        self.events = _events.Events(chapter, self.board, events)
        self.act = self.scene = 0  # from 0
        self.phase = names.PRELUDE
        self.drawing = 0  # the pile from which chance draws
        self.first = first  # who speaks first in every scene (R6)
        self.talker = first
        self.latest = [names.UNDECIDED, names.UNDECIDED]  # what each proposed last, in this scene
        self.proposed = [0, 0]  # how often
        self.said = [0] * 16  # all that was said in this scene: 16 x seat + move
        self.words_said = 0
        self.sealed = [-1, -1]  # the card that each shows or the place that each names, until both have chosen (R18)
        self.named = [-1, -1]  # the places that both named last, for the scene that follows
        self.mercy = mercy
        if mercy:
            self._be_merciful()
        self._prelude()
        self.board.n_reveals = 0

    def _be_merciful(self) -> None:
        """The lover with fewer missives, or Juliet, begins with one of the reserve's."""
        missives = self.board.missives
        self.board.gain(names.JULIET if missives[names.JULIET] <= missives[names.ROMEO] else names.ROMEO, 1)

    # 1. Prelude.

    def _now(self) -> int:
        """The scene, counted from the first of the first act."""
        return names.SCENES * self.act + min(self.scene, names.SCENES - 1)

    def _prelude(self) -> None:
        """A new scene begins: what drifts moves on, and both fill their hands."""
        self.board.weigh_events()
        if self._now() > 0:
            self.board.drift()
        self.cards.begin_scene(self._now())
        self._draw_up()

    def _most_in_hand(self, pile: int) -> int:
        """Four cards of each type, or one fewer if an event says so."""
        return names.HAND - (1 if self.board.is_in_force(names.FEWER_PLACES + (pile & 1)) else 0)

    def _draw_up(self) -> None:
        """Each draws as many cards as a hand may have; a stacked pile leaves chance nothing to draw (R14)."""
        for pile in range(names.PILES):
            while self.cards.lacks(pile, self._most_in_hand(pile)):
                if not self.cards.stacked[pile] or self.act > 0:
                    self.drawing = pile
                    self.phase = names.PRELUDE
                    self.to_move = constants.CHANCE
                    return
                kind = self.cards.take_next(pile, self._now())
                self.board.reveal(names.DREW, pile, kind)
        self._rendezvous()

    # 2. Rendezvous.

    def _rendezvous(self) -> None:
        """Nothing is agreed; the lover who speaks first has the word (R6)."""
        self.drawing = 0
        self.board.heart = names.UNDECIDED
        for seat in range(2):
            self.latest[seat] = names.UNDECIDED
            self.proposed[seat] = 0
        for word in range(self.words_said):
            self.said[word] = 0
        self.words_said = 0
        self.talker = self.first
        self.phase = names.RENDEZVOUS
        self.to_move = self.talker

    def price(self) -> int:
        """For views: what a missive costs."""
        return self._price()

    def _price(self) -> int:
        """What a missive costs; an event may give away the first of a scene."""
        if self.board.is_in_force(names.FREE_MISSIVE) and not self._has_written():
            return 0
        return 2 if self.board.is_in_force(names.DEAR) else 1

    def _has_written(self) -> bool:
        """Has anybody sent a missive in this scene?"""
        for word in range(self.words_said):
            if self.said[word] % 16 < names.PROPOSE:
                return True
        return False

    def _decides(self, seat: int) -> bool:
        """If the lovers do not agree, Juliet has the last word, unless an event gives it to Romeo."""
        return seat == (names.ROMEO if self.board.is_in_force(names.ROMEO_DECIDES) else names.JULIET)

    def _talk(self, seat: int, out: MutableSequence[int]) -> int:
        """A missive, a proposal, the partner's heart, or the last word."""
        n = 0
        mine, theirs = self.latest[seat], self.latest[1 - seat]
        if self.board.missives[seat] >= self._price() and not self.board.is_in_force(names.SILENCE):
            for place in range(names.PLACES):
                out[n] = names.MISSIVE + place
                n += 1
        if self.proposed[seat] < names.PROPOSALS:
            for heart in range(2):
                if self.board.only == names.UNDECIDED or self.board.only == heart:
                    out[n] = names.PROPOSE + heart
                    n += 1
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
        price = self._price()
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
            self.board.spend(seat, price)
        self.talker = 1 - seat
        if self._talk(self.talker, self._list) == 0:  # R12: then the partner goes on
            self.board.reveal(names.SPEECHLESS, self.talker, 0)
            self.talker = seat
        self.to_move = self.talker

    def _settle(self, heart: int) -> None:
        """The heart is turned; reason brings each a missive, or Juliet the only one."""
        self.board.heart = heart
        self.board.reveal(names.HEART, heart, 0)
        if heart == names.REASON and not self.board.is_in_force(names.POOR_REASON):
            self.board.gain(names.JULIET, 1)
            self.board.gain(names.ROMEO, 1)
        self.phase = names.BACKSTAGE
        self.to_move = names.JULIET

    # 3. Backstage, and at the end of an act: both choose in secret.

    def _choose(self, seat: int, cards: int) -> None:
        self.cards.choice[seat] = cards
        self.to_move = names.JULIET if self.cards.choice[names.JULIET] < 0 else names.ROMEO
        if self.cards.choice[names.JULIET] >= 0 and self.cards.choice[names.ROMEO] >= 0:
            if self.phase == names.BACKSTAGE:
                self._turn_up_cards()
            else:
                self._next_act()

    # 4. Entering the stage.

    def _turn_up_cards(self) -> None:
        """The cards are turned up together, and lie open until the act ends."""
        for n in range(2):
            seat = 1 - n  # Romeo first, as in all that follows
            self.board.reveal(names.REVEALED, seat, self.cards.choice[seat])
            self.cards.lay_open(seat, self._now())
        self._enter(names.ROMEO)

    def _enter(self, seat: int) -> None:
        """A lover goes to the place of the card; a sidestep asks for its direction (R7)."""
        place = self.cards.choice[seat] // names.COMPANIONS
        if place == names.SIDESTEP:
            if not self.board.is_in_force(names.NO_SIDESTEP):
                self.phase = names.SIDESTEPPING
                self.to_move = seat
                return
            place = self.board.at[names.TOKEN_JULIET + seat]
        self._go(seat, place)

    def _go(self, seat: int, place: int) -> None:
        """Romeo and his companion enter, then Juliet and hers; then the places have their effects."""
        self.board.enter(seat, place, self.cards.choice[seat] % names.COMPANIONS)
        if seat == names.ROMEO:
            self._enter(names.JULIET)
        else:
            self._effects(names.ROMEO)

    def _effects(self, seat: int) -> None:
        """The effect of the place where each stands, Romeo's first: compulsory where possible (R8)."""
        place = self.board.at[names.TOKEN_JULIET + seat]
        if not self.board.idle >> place & 1 and self.board.can_use(place):
            self.phase = names.EFFECTS
            self.to_move = seat
        elif seat == names.ROMEO:
            self._effects(names.JULIET)
        else:
            self._epilogue()

    # 5. Epilogue.

    def _epilogue(self) -> None:
        """In the printed order: the nurse, hate, love, and an event for each step of love (R9)."""
        self.named[names.JULIET] = self.named[names.ROMEO] = -1
        self.board.only = names.UNDECIDED
        if self.board.nurse_is_with_juliet():
            self.board.gain(names.JULIET, 1)
        for place in range(names.PLACES):
            self.board.add_hate(place, self.board.hate_in(place))
            if self.board.is_lost():
                self._end(names.BY_HATE)
                return
        steps = self.board.love_to_come()
        self.board.grow_love(steps)
        if self.board.love == self.chapter.love:
            self._end(names.BY_LOVE)
        else:
            self.events.due = steps
            self._next_event()

    def _next_event(self) -> None:
        """One for each step of love; when there is none to come, the scene is over."""
        self.events.finish_event()
        if self.events.due == 0:
            self._end_of_scene()
        elif self.events.stacked:
            self._turn_up(self.events.order[self.events.turned])
        else:
            self.phase = names.EVENT
            self.to_move = constants.CHANCE

    def _turn_up(self, event: int) -> None:
        self.events.turn_up(event)
        self._after_event(self.events.resolve())

    def _after_event(self, stopped: bool) -> None:
        """What an event did is done, unless it asks somebody to decide; hate at its end loses at once."""
        if self.board.is_lost():
            self._end(names.BY_HATE)
        elif stopped:
            self._ask()
        else:
            self._next_event()

    def _ask(self) -> None:
        """Somebody decides; or both at once, in secret, show a card or name a place (R18)."""
        kind = self.chapter.what[self.events.deciding]
        if kind == names.SHOW_ONE or kind == names.NAME_ONE:
            self.phase = names.SHOWING if kind == names.SHOW_ONE else names.NAMING
            self.to_move = names.JULIET
        else:
            self.phase = names.DECISION
            self.to_move = self.events.decider()

    def _pile_to_show(self, seat: int) -> int:
        """Places or companions, as the event says."""
        return 2 * seat + self.chapter.how_many[self.events.deciding]

    def _seal(self, seat: int, what: int) -> None:
        """A card to show or a place to name is chosen; when both have chosen, all is told, and the event goes on."""
        self.sealed[seat] = what
        self.to_move = names.JULIET if self.sealed[names.JULIET] < 0 else names.ROMEO
        if self.sealed[names.JULIET] >= 0 and self.sealed[names.ROMEO] >= 0:
            self._tell(names.ROMEO)
            self._tell(names.JULIET)
            self._after_event(self.events.resolve())

    def _tell(self, seat: int) -> None:
        what = self.sealed[seat]
        self.sealed[seat] = -1
        if self.phase == names.NAMING:
            self.named[seat] = what
            self.board.reveal(names.NAMED, seat, what)
        else:
            pile = self._pile_to_show(seat)
            self.cards.show(pile, what, self._now())
            self.board.reveal(names.SHOWED, pile, what)

    # The end of a scene, of an act, of the tragedy.

    def _end_of_scene(self) -> None:
        """Four scenes make an act, three acts the tragedy."""
        self.scene += 1
        if self.scene < names.SCENES:
            self.board.reveal(names.SCENE, self.act, self.scene)
            self._prelude()
        elif self.act + 1 < names.ACTS:
            self.phase = names.HOLDING
            self.cards.choice[names.JULIET] = self.cards.choice[names.ROMEO] = -1
            self.to_move = names.JULIET
        else:
            self._end(names.BY_TIME)

    def _next_act(self) -> None:
        """Each keeps one place and one companion, and the next act begins (R10)."""
        self.cards.keep_chosen()
        self.act += 1
        self.scene = 0
        self.board.reveal(names.SCENE, self.act, self.scene)
        self._prelude()

    def _end(self, reason: int) -> None:
        self.phase = names.ENDED
        self.to_move = constants.NOBODY
        self.reason = reason
        self.winners = 3 if reason == names.BY_LOVE else 0

    def c_score(self, seat: int) -> float:
        """They win together and lose together."""
        return 1.0 if self.reason == names.BY_LOVE else 0.0

    # Moves.

    def c_owes(self, seat: int) -> bool:
        if self.phase == names.SHOWING or self.phase == names.NAMING:
            return seat >= 0 and self.sealed[seat] < 0
        if self.phase == names.BACKSTAGE or self.phase == names.HOLDING:
            return seat >= 0 and self.cards.choice[seat] < 0
        return seat == self.to_move and seat != constants.NOBODY

    def c_legal(self, seat: int, out: MutableSequence[int]) -> int:
        if seat == constants.CHANCE:
            return (
                self.cards.list_pile(self.drawing, out) if self.phase == names.PRELUDE else self.events.list_pile(out)
            )
        if self.phase == names.RENDEZVOUS:
            return self._talk(seat, out)
        if self.phase == names.BACKSTAGE:
            return self.cards.list_pairs(seat, names.PLAY, out)
        if self.phase == names.HOLDING:
            return self.cards.list_pairs(seat, names.HOLD, out)
        if self.phase == names.DECISION:
            return self.events.list_decision(out)
        if self.phase == names.SHOWING:
            pile = self._pile_to_show(seat)
            return self.cards.list_kinds(pile, names.SHOW + names.PLACE_CARDS * (pile & 1), out)
        if self.phase == names.NAMING:
            for place in range(names.PLACES):
                out[place] = names.NAME + place
            return names.PLACES
        if self.phase == names.SIDESTEPPING:
            out[0] = names.STEP + names.LEFT
            out[1] = names.STEP + names.RIGHT
            return 2
        n = self.board.list_ways(self.board.at[names.TOKEN_JULIET + seat], out)
        if self.board.is_in_force(names.OPTIONAL):
            out[n] = names.SKIP
            n += 1
        return n

    def c_play(self, seat: int, action: int) -> None:
        self.board.n_reveals = 0
        if action >= names.NAME:
            self._seal(seat, action - names.NAME)
        elif action >= names.SHOW:
            self._seal(seat, action - names.SHOW - names.PLACE_CARDS * (self._pile_to_show(seat) & 1))
        elif action >= names.EVENT_CARD:
            self._turn_up(action - names.EVENT_CARD)
        elif action >= names.DRAW:
            kind = (action - names.DRAW) % names.COMPANIONS
            self.cards.take(self.drawing, self.cards.lowest_left(self.drawing, kind), self._now())
            self._draw_up()
        elif action >= names.HOLD:
            self._choose(seat, action - names.HOLD)
        elif action >= names.PLAY:
            self._choose(seat, action - names.PLAY)
        elif self.phase == names.DECISION:
            self._after_event(self.events.decide(action))
        elif action >= names.SKIP:
            if action != names.SKIP:
                self.board.use(action)
            if seat == names.ROMEO:
                self._effects(names.JULIET)
            else:
                self._epilogue()
        elif action >= names.STEP:
            self._go(seat, self.board.beside(self.board.at[names.TOKEN_JULIET + seat], action - names.STEP))
        else:
            self._say(seat, action)

    # Chance, and how many cards stand behind a move.

    def weight(self, seat: int, action: int) -> int:
        """How many ways lead to this move: cards of a kind are one move; a level with more events left is likelier."""
        if action >= names.NAME:
            return 1
        if action >= names.SHOW:
            pile = self._pile_to_show(seat)
            return self.cards.count_in_hand(pile, action - names.SHOW - names.PLACE_CARDS * (pile & 1))
        if action >= names.EVENT_CARD:
            return self.events.weight(action - names.EVENT_CARD)
        if action >= names.DRAW:
            return self.cards.count_in_pile(self.drawing, (action - names.DRAW) % names.COMPANIONS)
        if action >= names.PLAY:
            return self.cards.count_in_hand(2 * seat + 1, (action - names.PLAY) % names.COMPANIONS)
        return 1

    def c_draw(self, seat: int, rng: _rng.Rng) -> int:
        if seat != constants.CHANCE:
            return self._list[rng.below(self.c_legal(seat, self._list))]
        if self.phase == names.PRELUDE:
            return self.cards.draw(self.drawing, rng)
        return names.EVENT_CARD + self.events.draw(rng)

    # Who knows what.

    def c_resample(self, seat: int, rng: _rng.Rng) -> None:
        """The partner's hand and secret choice, and what is to come of stacked piles; nothing else is hidden."""
        if seat == constants.CHANCE or seat == constants.EVERYTHING:
            return
        self.cards.resample(seat, self._now(), self.phase == names.BACKSTAGE or self.phase == names.HOLDING, rng)
        for other in range(2):
            if other != seat and self.sealed[other] >= 0:
                if self.phase == names.NAMING:
                    self.sealed[other] = rng.below(names.PLACES)
                else:
                    self.sealed[other] = self.cards.any_kind(self._pile_to_show(other), rng)
        if self.events.stacked:
            self.events.shuffle(rng)

    # Copies.

    def blank(self) -> Position:
        return Position(self.chapter)

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (self.chapter.made_of, self.save())

    def c_save(self, words: MutableSequence[int]) -> int:
        words[0] = self.first
        words[1] = self.act
        words[2] = self.scene
        words[3] = self.phase
        words[4] = self.to_move
        words[5] = self.winners
        words[6] = self.reason
        words[7] = self.drawing
        words[8] = self.talker
        for seat in range(2):
            words[9 + seat] = self.latest[seat]
            words[11 + seat] = self.proposed[seat]
        words[13] = self.words_said
        for word in range(16):
            words[14 + word] = self.said[word]
        for seat in range(2):
            words[30 + seat] = self.sealed[seat]
            words[32 + seat] = self.named[seat]
        words[34] = self.mercy
        n = self.board.save(words, 35)
        n = self.cards.save(words, n)
        return self.events.save(words, n)

    def c_load(self, words: MutableSequence[int]) -> None:
        self.first = words[0]
        self.act = words[1]
        self.scene = words[2]
        self.phase = words[3]
        self.to_move = words[4]
        self.winners = words[5]
        self.reason = words[6]
        self.drawing = words[7]
        self.talker = words[8]
        for seat in range(2):
            self.latest[seat] = words[9 + seat]
            self.proposed[seat] = words[11 + seat]
        self.words_said = words[13]
        for word in range(16):
            self.said[word] = words[14 + word]
        for seat in range(2):
            self.sealed[seat] = words[30 + seat]
            self.named[seat] = words[32 + seat]
        self.mercy = words[34] != 0
        n = self.board.load(words, 35)
        n = self.cards.load(words, n)
        self.events.load(words, n)


def _unpickled(made_of: tuple[Any, ...], state: tuple[int, ...]) -> Position:
    position = Position(_chapter.Chapter(*made_of))
    position.load(state)
    return position
