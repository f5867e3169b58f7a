"""The one door to a table: what people and bots want to do is checked here, and either done or refused.

Everything that is done is an entry in the journal. An act (`acts.py`) takes the chair that acts, the key by which the
client will know it again, and the server's time; it returns the number of the entry. The same key again gives the same
number and does nothing, also after the table was read back from its entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame, Over, Stale, View
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.record import unknown_game
from sottovoce.rules.rng import Rng
from sottovoce.table import clock, journal, phrases, sealed, undo
from sottovoce.table.acts import act, acts_of
from sottovoce.table.journal import Entry, Number, Settings
from sottovoce.table.news import NewsLine
from sottovoce.table.refusals import TableRefusal
from sottovoce.table.seats import rotated
from sottovoce.table.state import State, replayed
from sottovoce.table.summary import Phase, Played, Summary, phase, played, summary
from sottovoce.table.undo import Way

Games = Mapping[str, AnyGame]
# How often one chair may do what could be done for ever. Whoever has done it so often cannot any more; nobody else
# is kept from anything, and every game can be finished.
MOST_TAKEN_BACK, MOST_OFFERS, MOST_COMINGS = 500, 50, 50  # in one game
MOST_SAID, MOST_GAMES = 1_000, 500  # at one table
MOST_READY = 50  # before the first game
MOST_BEFORE = 400  # entries before the first game, of those that anybody can add to a table that is offered
MOST_SEATED = 1_000  # invitations, and sitting down and standing up, whoever's they are
SEATING = (journal.Invited, journal.Claimed, journal.BotSeated, journal.Freed)


class Table:
    """People, bots and the games they play together."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state, self.rng = state, rng
        self.flags_from = 0.0  # no flag falls before: nobody loses because the server was away

    @classmethod
    def open(
        cls, games: Games, game: str, seats: int | None, options: Mapping[str, Any], settings: Settings, maker: str,
        now: float, rng: Rng,
    ) -> Table:  # fmt: skip
        """A new table with empty chairs; Refusal if the game is not played so."""
        if game not in games:
            raise unknown_game(game, games)
        played = games[game]
        count, chosen = played.checked_seats(seats), played.completed(options)
        played.start(count, chosen)
        _check_settings(settings, count)
        state = State(games)
        state.apply(
            journal.Opened(
                at=now, game=game, rules=played.rules_version, seats=count, options=chosen, settings=settings,
                maker=maker,
            )
        )  # fmt: skip
        return cls(state, rng)

    @classmethod
    def resume(
        cls, games: Games, play: Playthrough, settings: Settings, maker: str, now: float, rng: Rng,
        peeks: Sequence[int] = (),
    ) -> Table:  # fmt: skip
        """A table for a game that was begun elsewhere; one that is over can be looked at, and played again.
        `peeks`: by seat, moves that were taken back there after something had been learned."""
        state = State(games)
        state.apply(
            journal.Opened(
                at=now, game=play.game.id, rules=play.game.rules_version, seats=play.seats, options=play.options,
                settings=settings, maker=maker, lines=_lines(play, 0), peeks=list(peeks) if any(peeks) else [],
            )
        )  # fmt: skip
        table = cls(state, rng)
        if play.outcome is not None:
            table._begin(list(range(play.seats)), now)
        return table

    @classmethod
    def of(cls, entries: Iterable[Entry], games: Games, rng: Rng) -> Table:
        """The table that these entries made; CorruptJournal if they do not fit."""
        return cls(replayed(entries, games), rng)

    # Looking.

    @property
    def lines(self) -> int:
        """How many news lines there are: the same number for every viewer."""
        return self.state.lines

    @property
    def entries(self) -> list[Entry]:
        """The journal so far."""
        return self.state.entries

    @property
    def game(self) -> AnyGame:
        return self.state.game

    @property
    def seats(self) -> int:
        """How many chairs there are."""
        return self.state.seats

    @property
    def settings(self) -> Settings:
        return self.state.settings

    def news(self, viewer: int, since: int = 0, until: int | None = None) -> list[NewsLine]:
        """The news lines from number `since` up to `until`, as a chair or a spectator (NOBODY) is sent them."""
        return self.state.news(viewer, since, until)

    def line_of(self, number: int) -> int:
        """The news line of an entry; if it has none, the last line before it."""
        return self.state.line_of(number)

    def view(self, viewer: int) -> View | None:
        """What a chair, or a spectator (NOBODY), may know of the game now; None: nothing, or there is none."""
        return self.state.view(viewer)

    def clocks(self, viewer: int) -> tuple[dict[int, float], dict[int, float]] | None:
        """By chair, the time that is left and since when it thinks. To someone who has chosen in secret their own clock
        stands still; the others see it run on. None: the table has no clock."""
        timer, own = self.state.timer, {viewer} & self.state.sealed.keys()
        if timer.clock is None:
            return None
        return dict(timer.left), {chair: since for chair, since in timer.since.items() if chair not in own}

    def bots_to_move(self) -> dict[int, int]:
        """By chair of a bot that owes a move and has not chosen: the entry that asked for it."""
        state = self.state
        if not state.is_running:
            return {}
        owing = state.owes_since.items()
        return {chair: since for chair, since in owing if state.chairs[chair].bot and chair not in state.sealed}

    def seat_view(self, chair: int) -> tuple[View, list[Line]]:
        """What the bot in a chair may know: the view and the log of its seat."""
        assert self.state.play is not None
        seat = self.state.seat_of(chair)
        return self.state.views.view(seat), self.state.play.log(seat)

    @property
    def phase(self) -> Phase:
        """`open` before the first game, then `running` or `over`."""
        return phase(self.state)

    @property
    def summary(self) -> Summary:
        """What a list of games says of this table."""
        return summary(self.state)

    def played(self, since: int) -> list[Played]:
        """The games that ended with an entry from this number on."""
        return played(self.state, since)

    @property
    def holders(self) -> dict[str, list[int]]:
        """By device, the chairs it holds; the maker's device is listed even without a chair (-1)."""
        held: dict[str, list[int]] = {}
        for number, chair in enumerate(self.state.chairs):
            if chair.who:
                held.setdefault(chair.who, []).append(number)
        return {**held, **({} if self.state.maker in held else {self.state.maker: [-1]})}

    def is_held_by(self, chair: int, who: str) -> bool:
        """Does this device hold this chair?"""
        return bool(who) and 0 <= chair < len(self.state.chairs) and self.state.chairs[chair].who == who

    def is_done(self, chair: int, key: str) -> bool:
        """Was an act with this key done before?"""
        return (chair, key) in self.state.done

    def did(self, chair: int, key: str, who: str) -> bool:
        """Did this device, which held the chair then, ask for an act with this key?"""
        if not who or not self.is_done(chair, key):
            return False
        done = self.state.done[chair, key]
        sat = (journal.Claimed, journal.Handed)
        before = (entry for entry in reversed(self.entries[:done]) if isinstance(entry, sat) and entry.chair == chair)
        held = next(before, None)
        return held is not None and held.who == who

    # Acts of people.

    def perform(self, name: str, chair: int, key: str, now: float, fields: Mapping[str, Any], **known: Any) -> int:
        """Do what the person in a chair asks for by the name of an act. `fields` come from the person; `known` is what
        only the table's owner can say (`levels`, `away`), for the acts that ask for it."""
        wanted = ACTS[name]
        self._check_chair(chair)
        if not self.is_done(chair, key):
            if wanted.is_play and self.state.chairs[chair].bot:
                raise TableRefusal("bot-plays")
            if wanted.most is not None and self.state.times(chair, wanted.name) >= wanted.most:
                raise TableRefusal("table-full")
        more = {parameter: known[parameter] for parameter in wanted.known}
        number: int = getattr(self, wanted.method)(chair, key=key, now=now, **fields, **more)
        return number

    # Sitting down, before a game begins.

    def invite(self, chair: int, claim: str, who: str, now: float) -> int:
        """The table's maker invites someone to an empty chair."""
        self._check_maker(who)
        self._check_empty(chair)
        self._check_room_to_sit()
        return self._do(journal.Invited(at=now, chair=chair, claim=claim))

    def claim(self, chair: int, name: str, who: str, now: float, claim: str = "") -> int:
        """Sit down: the maker in any empty chair, others with an invitation, or in one chair of a table that is
        offered. One device may hold several chairs."""
        self._check_chair(chair)
        here = self.state.chairs[chair]
        if here.who == who and who:
            return self._number_of_claim(chair)
        self._check_empty(chair)
        if who != self.state.maker and (not here.claim or claim != here.claim):
            self._check_offered(who)
        self._check_room_to_sit()
        return self._do(journal.Claimed(at=now, chair=chair, who=who, name=_name(name)))

    def offer(self, offered: bool, who: str, now: float) -> int:
        """The table's maker puts it on the list of open tables, or takes it off."""
        self._check_maker(who)
        if self.state.play is not None:
            raise TableRefusal("already-begun")
        if offered == self.state.is_offered:
            return len(self.entries) - 1
        self._check_room_before()
        return self._do(journal.Offered(at=now, offered=offered))

    def _check_offered(self, who: str) -> None:
        if not self.state.is_offered:
            raise TableRefusal("bad-invitation")
        if any(chair.who == who for chair in self.state.chairs):
            raise TableRefusal("one-chair")
        self._check_room_before()

    def _check_room_before(self) -> None:
        if len(self.entries) >= MOST_BEFORE:
            raise TableRefusal("table-full")

    def _check_room_to_sit(self) -> None:
        if sum(isinstance(entry, SEATING) for entry in self.entries) >= MOST_SEATED:
            raise TableRefusal("table-full")

    def seat_bot(self, chair: int, level: str, who: str, levels: Iterable[str], now: float) -> int:
        """The table's maker puts a bot into an empty chair."""
        self._check_maker(who)
        self._check_empty(chair)
        self._check_level(level, levels)
        self._check_room_to_sit()
        number = self._do(journal.BotSeated(at=now, chair=chair, level=level))
        self._begin_if_all_ready(now)
        return number

    def free(self, chair: int, who: str, now: float) -> int:
        """Stand up before the game begins; the maker may also send a bot away, or a person."""
        self._check_chair(chair)
        if self.state.play is not None:
            raise TableRefusal("already-begun")
        here = self.state.chairs[chair]
        if here.is_empty:
            raise TableRefusal("chair-empty")
        if who not in (here.who, self.state.maker):
            raise TableRefusal("not-your-chair")
        return self._do(journal.Freed(at=now, chair=chair))

    def hand(self, chair: int, who: str, now: float) -> int:
        """The person in this chair goes on from another device. Whether they may is checked by the caller."""
        self._check_chair(chair)
        return self._do(journal.Handed(at=now, chair=chair, who=who))

    @act("ready", most=MOST_READY)
    def ready(self, chair: int, *, key: str, now: float) -> int:
        """I am ready. When everyone is and no chair is empty, the game begins."""
        if self.state.play is not None:
            raise TableRefusal("already-begun")
        number = self._do(journal.Ready(at=now, chair=chair, key=key))
        self._begin_if_all_ready(now)
        return number

    # Playing.

    @act("move", when="turn", is_play=True)
    def submit(self, chair: int, move: str, *, seen: Number, key: str, now: float) -> int:
        """My move, as it is spelled everywhere; `seen` is how many lines I had seen when I chose it: a move that was
        meant for another moment is refused."""
        if seen <= self.state.line_of(self.state.owes_since[chair]):
            raise Stale("stale", seen=seen, lines=self.lines)
        self._check_time(chair, now)
        if self.state.beats_since is None:
            return self._play(chair, move, key, now)
        if chair in self.state.sealed:
            raise TableRefusal("already-chosen")
        choice = sealed.choose(self._running(), self.state.seat_of(chair), move, now)
        return self._do(journal.Sealed(at=now, chair=chair, key=key, move=choice.move))

    def _play(self, chair: int, move: str, key: str, now: float) -> int:
        play = self._running()
        before = len(play.moves)
        play.rng = self.rng
        try:
            play.play(self.state.seat_of(chair), move)
        finally:
            play.rng = None
        return self._do(journal.Moved(at=now, chair=chair, key=key, lines=_lines(play, before)), is_played=True)

    @act("undo", when="running", is_play=True, most=MOST_TAKEN_BACK)
    def undo(self, chair: int, *, key: str, now: float) -> int:
        """I take back my last move and what followed it: at once if that is free, otherwise if the others agree."""
        play, seat = self._running(), self.state.seat_of(chair)
        if chair in self.state.sealed:
            return self._do(journal.Unsealed(at=now, chair=chair, key=key))
        keep = undo.back_to(play, seat)
        if keep is None:
            raise TableRefusal("nothing-to-undo")
        if undo.way(self.state.views, seat, keep) == "free":
            return self._do(journal.Undone(at=now, chair=chair, key=key, keep=keep, free=True))
        if self.state.undo is not None:
            raise TableRefusal("already-asked")
        number = self._do(journal.UndoAsked(at=now, chair=chair, key=key, keep=keep))
        self._undo_if_all_agree(now)
        return number

    def can_undo(self, chair: int) -> Way | None:
        """How this chair's last move could be taken back now: freely or by asking the others; None: not at all."""
        if self.state.play is None or not self.state.is_running:
            return None
        if chair in self.state.sealed:
            return "free"
        seat = self.state.seat_of(chair)
        keep = undo.back_to(self.state.play, seat)
        return None if keep is None else undo.way(self.state.views, seat, keep)

    @act("answer-undo", when="running")
    def answer_undo(self, chair: int, agree: bool, *, key: str, now: float) -> int:
        """Another player may take it back, or not. Bots always agree."""
        if self.state.undo is None or self.state.undo[0] == chair or chair in self.state.undo[2]:
            raise TableRefusal("not-asked")
        number = self._do(journal.UndoAnswered(at=now, chair=chair, key=key, agree=agree))
        self._undo_if_all_agree(now)
        return number

    @act("resign", when="running")
    def resign(self, chair: int, *, key: str, now: float) -> int:
        """I give up. With two players the other wins, together all lose, with more a bot plays on."""
        if self.state.chairs[chair].gave_up:
            raise TableRefusal("gave-up")
        number = self._do(journal.Resigned(at=now, chair=chair, key=key))
        self._undo_if_all_agree(now)
        return number

    @act("offer-draw", when="running", most=MOST_OFFERS)
    def offer_draw(self, chair: int, *, key: str, now: float) -> int:
        """I offer a draw, where the game knows one. The offer stands until it is answered or the other moves."""
        if not self.state.game.meta.can_agree_draw:
            raise TableRefusal("no-draws")
        if any(not other.plays for number, other in enumerate(self.state.chairs) if number != chair):
            raise TableRefusal("no-draw-with-a-bot")
        if self.state.draw is not None:
            raise TableRefusal("already-asked")
        return self._do(journal.DrawOffered(at=now, chair=chair, key=key))

    @act("answer-draw", when="running")
    def answer_draw(self, chair: int, agree: bool, *, key: str, now: float) -> int:
        """I accept the other's draw, or decline it."""
        if self.state.draw in (None, chair):
            raise TableRefusal("not-asked")
        return self._do(journal.DrawAnswered(at=now, chair=chair, key=key, agree=agree))

    # Time.

    def next_flag(self) -> float | None:
        """When the next flag will fall, if nobody moves."""
        return min(self._deadlines().values(), default=None)

    def _deadlines(self) -> dict[int, float]:
        """Someone who has chosen already has no deadline, although everybody sees their clock run on."""
        due = self.state.timer.deadlines().items()
        return {chair: max(when, self.flags_from) for chair, when in due if chair not in self.state.sealed}

    def let_pass(self, now: float) -> int:
        """Let time pass up to now: show the sealed choices whose beat has come and let the flags fall that are due.
        Returns how many entries that made."""
        before = len(self.state.entries)
        when = self.state.next_beat
        if when is not None and when <= now:
            for chair in self.state.order:
                if chair in self.state.sealed:
                    self._play(chair, self.state.sealed[chair].move, "", now)
        self.flags(now)
        return len(self.state.entries) - before

    def hold_clocks(self, since: float, now: float) -> None:
        """The server was away since then: nobody's thinking time has run."""
        if self.state.timer.since and self.state.is_running:
            last = max(since, self.state.entries[-1].at)
            self._do(journal.ClocksHeld(at=now, since=last))

    def flags(self, now: float) -> int:
        """Let the flags fall that are due; returns how many did."""
        fallen = 0
        while self.state.timer.since and self.state.is_running:
            due = sorted((when, chair) for chair, when in self._deadlines().items() if when <= now)
            if not due:
                break
            self._do(journal.FlagFell(at=now, chair=due[0][1]))
            self._undo_if_all_agree(now)
            fallen += 1
        return fallen

    # Leaving and coming back.

    @act("leave", when="running", most=MOST_COMINGS)
    def leave(self, chair: int, *, key: str, now: float) -> int:
        """I have to go in the middle of a game. My chair stays mine; the others may ask a bot in."""
        if self.state.chairs[chair].left:
            raise TableRefusal("already-left")
        return self._do(journal.Left(at=now, chair=chair, key=key))

    @act("take-over", when="running", most=MOST_COMINGS, known=("levels", "away"))
    def take_over(
        self, chair: int, absent: Number, level: str, levels: Iterable[str], *, away: float, key: str, now: float
    ) -> int:
        """Let a bot of this level sit in for the player who left, or has been away for some time."""
        self._check_chair(absent)
        self._check_level(level, levels)
        other, grace = self.state.chairs[absent], self.state.settings.grace
        if absent == chair or not other.plays:
            raise TableRefusal("nobody-away")
        if not other.left and (grace is None or away < grace):
            raise TableRefusal("not-away-long", grace=-1 if grace is None else grace)
        number = self._do(journal.TookOver(at=now, chair=chair, key=key, absent=absent, level=level))
        self._undo_if_all_agree(now)
        return number

    @act("come-back", when="running", most=MOST_COMINGS + 1)
    def come_back(self, chair: int, *, key: str, now: float) -> int:
        """I play again myself."""
        here = self.state.chairs[chair]
        if here.gave_up:
            raise TableRefusal("gave-up")
        if not here.left and not here.bot:
            raise TableRefusal("never-away")
        return self._do(journal.CameBack(at=now, chair=chair, key=key))

    # Afterwards.

    @act("rematch", most=MOST_GAMES)
    def ask_rematch(self, chair: int, *, key: str, now: float) -> int:
        """I would like another game, or the second of a match. It begins, with the roles moved on, when all want it."""
        if self.state.play is None or self.state.is_running:
            raise TableRefusal("not-over")
        if chair in self.state.rematch:
            raise TableRefusal("already-asked")
        number = self._do(journal.RematchAsked(at=now, chair=chair, key=key))
        if all(other in self.state.rematch for other, here in enumerate(self.state.chairs) if here.who):
            self._begin(rotated(self.state.order), now)
        return number

    # Talking.

    @act("say", most=MOST_SAID)
    def say(self, chair: int, *, phrase: str = "", text: str = "", key: str, now: float) -> int:
        """One of the phrases; or, where the table's maker allows it, my own words."""
        if self.state.is_running and self.state.game.meta.silent:
            raise TableRefusal("silent-game")
        if self.state.settings.chat == "none" or (text and self.state.settings.chat != "free"):
            raise TableRefusal("no-chat", kind=self.state.settings.chat)
        said = phrases.cleaned(text, phrases.LONGEST) if text else ""
        if said is None or bool(said) == bool(phrase) or (phrase and phrase not in phrases.PHRASES):
            raise TableRefusal("not-said", longest=phrases.LONGEST)
        return self._do(journal.Said(at=now, chair=chair, key=key, phrase=phrase, text=said))

    # What all of them need.

    def check_act(self, chair: int, key: str, when: str) -> int | None:
        """Called before every act: is this its chair, its key and its time? Refusal if not. Returns the entry that was
        asked for with the same key before; None: the act is new."""
        self._check_chair(chair)
        if not 0 < len(key) <= 64:
            raise TableRefusal("bad-key")
        done = self.state.done.get((chair, key))
        if done is None and when != "always":
            play = self._running()
            if when == "turn":
                play.check_turn(self.state.seat_of(chair))
        return done

    def _do(self, entry: Entry, *, is_played: bool = False) -> int:
        self.state.apply(entry, is_played=is_played)
        return len(self.state.entries) - 1

    def _running(self) -> Playthrough:
        if self.state.play is None:
            raise TableRefusal("not-begun")
        if self.state.outcome is not None:
            raise Over("over")
        return self.state.play

    def _begin_if_all_ready(self, now: float) -> None:
        state = self.state
        if state.play is None and all(not chair.is_empty and chair.ready for chair in state.chairs):
            order = list(range(state.seats))
            if state.settings.first == "random":
                for last in reversed(range(1, state.seats)):
                    other = self.rng.below(last + 1)
                    order[last], order[other] = order[other], order[last]
            self._begin(order, now)

    def _begin(self, order: list[int], now: float) -> None:
        state = self.state
        state.play = Playthrough(state.game, state.seats, state.options)
        if not state.results:
            state.play_lines(state.brought)
        state.play.hand_chance_to(self.rng)
        state.play.rng = None
        self._do(journal.Began(at=now, order=order, lines=_lines(state.play, 0)), is_played=True)

    def _undo_if_all_agree(self, now: float) -> None:
        """Take back if every person who was asked has agreed. Bots agree, also one that sits in for the last person."""
        if self.state.undo is None:
            return
        chair, keep, agreed = self.state.undo
        if all(other in agreed or other == chair or not here.plays for other, here in enumerate(self.state.chairs)):
            learned = self.state.views.has_taught_since(keep)
            self._do(journal.Undone(at=now, chair=chair, keep=keep, free=False, learned=learned))

    def _number_of_claim(self, chair: int) -> int:
        return max(
            number for number, entry in enumerate(self.state.entries)
            if isinstance(entry, journal.Claimed | journal.Handed) and entry.chair == chair
        )  # fmt: skip

    def _check_chair(self, chair: int) -> None:
        if not 0 <= chair < len(self.state.chairs):
            raise TableRefusal("no-chair", chair=chair, chairs=len(self.state.chairs))

    def _check_empty(self, chair: int) -> None:
        self._check_chair(chair)
        if not self.state.chairs[chair].is_empty:
            raise TableRefusal("chair-taken")

    def _check_maker(self, who: str) -> None:
        if who != self.state.maker:
            raise TableRefusal("not-the-maker")

    def _check_level(self, level: str, levels: Iterable[str]) -> None:
        if level not in levels:
            raise TableRefusal("no-such-bot", known=", ".join(levels))

    def _check_time(self, chair: int, now: float) -> None:
        if self._deadlines().get(chair, now + 1) <= now:
            raise TableRefusal("time-is-up")


ACTS = acts_of(Table)  # by name, as a person asks for them


def _lines(play: Playthrough, since: int) -> list[tuple[int | str, str]]:
    return [(line.seat, line.move) for line in play.log(constants.EVERYTHING)[since:]]


def _name(name: str) -> str:
    cleaned = phrases.cleaned(name, phrases.LONGEST_NAME)
    if cleaned is None:
        raise TableRefusal("bad-name", longest=phrases.LONGEST_NAME)
    return cleaned


def _check_settings(settings: Settings, seats: int) -> None:
    timed = settings.clock
    if timed is not None and not (0 < timed.seconds <= clock.LONGEST and 0 <= timed.increment <= timed.seconds):
        raise TableRefusal("bad-clock")
    if settings.match and seats != 2:
        raise TableRefusal("no-match")
    if settings.grace is not None and settings.grace < 0:
        raise TableRefusal("bad-clock")
    if settings.beat is not None and not sealed.fits(settings.beat, timed):
        raise TableRefusal("bad-beat", shortest=sealed.SHORTEST, longest=sealed.LONGEST)
