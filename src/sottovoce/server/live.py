"""Tables that are being played and the devices that look at them, without a socket, a database or a clock.

A message comes in with the time, and what follows from it comes out: frames in the sessions' outboxes, and effects for
whoever has a database, bots and a clock (`shell.py`; in tests a simulation). Only what is kept is told: a deed is first
handed out as a `Keep`, and when that is reported back the mover is answered and the others get the news.
"""

from __future__ import annotations

import logging
import re
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sottovoce import __version__
from sottovoce.rules import names
from sottovoce.rules.game import Game, Refusal, View
from sottovoce.rules.playthrough import Line
from sottovoce.rules.rng import Rng
from sottovoce.server import messages
from sottovoce.server.limits import LOGGED, TALK, Limits
from sottovoce.server.refusals import NotServed, Unwilling
from sottovoce.server.store import Summary
from sottovoce.table import deeds, news
from sottovoce.table.refusals import Broken, NotHere
from sottovoce.table.table import Games, Table

log = logging.getLogger(__name__)

MOST_FRAMES = 500  # waiting for one device; more, and it is too slow
MOST_BYTES = 2_000_000
MOST_WATCHES = 32  # of one device
MOST_LINES = 5_000  # of one table: then the game is finished, but not talked about, taken back or played again
MOST_WAITING = 1_000  # asking for a table that is being read
FLAG_GRACE = 60.0  # seconds after a table was read in which no flag falls: the server may have been away
IDLE = 120.0  # seconds after which a table that nobody looks at is put away
TABLE_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
BOT_KEY = "bot-"  # how the keys of bots begin, and nobody else's
SUSPICIOUS = {  # what people with our page are not told
    "bad_message", "bad_key", "bad_code", "too_long", "too_fast", "too_slow", "too_many_codes", "too_many_tables",
    "too_many_connections", "too_many_watched", "other_site", "not_json", "not_your_seat", "table_full",
}  # fmt: skip
MOST_REFUSED = 10_000  # acts whose refusal is remembered, so that a late copy of one is not done after all
LONGEST_KEY = 64
RETRY = 1.0  # seconds until a table that could not be read is tried again


# What the owner of the database, the bots and the clock is asked to do.


@dataclass(frozen=True)
class Load:
    """Read a table; report with `Hub.loaded`."""

    table: str


@dataclass(frozen=True)
class Keep:
    """Keep these deeds; report with `Hub.kept` or `Hub.lost`. For one table, in the order of asking."""

    table: str
    epoch: int
    first: int
    deeds: Sequence[bytes]
    seats: dict[str, list[int]] | None
    summary: Summary


@dataclass(frozen=True)
class Think:
    """Ask a bot; report with `Hub.chosen`."""

    table: str
    chair: int
    since: int  # the deed that asked for the move
    game: Game[Any, Any]
    view: View
    lines: list[Line]
    level: str


Effect = Load | Keep | Think
CAN_GO_ON_FOREVER = (
    messages.Say, messages.Undo, messages.OfferDraw, messages.Leave, messages.ComeBack, messages.TakeOver,
    messages.Rematch,
)  # fmt: skip


class Session:
    """One connection of one device: what it is told waits in its outbox until somebody carries it."""

    def __init__(
        self, hub: Hub, who: str, address: str = "", language: str = "en", wake: Callable[[], None] = lambda: None
    ) -> None:
        self.hub, self.who, self.address, self.language, self.wake = hub, who, address, language, wake
        self.outbox: deque[bytes] = deque()
        self.bytes_waiting = 0
        self.is_closed = False
        self.is_too_slow = False
        self.watching: dict[tuple[str, int], Watcher] = {}
        self.tell(messages.Welcome(protocol=messages.PROTOCOL, version=__version__))

    def tell(self, message: messages.Tell) -> None:
        """Put a message into the outbox; one that is full is closed, and the device will come back and ask again."""
        if self.is_closed:
            return
        frame = messages.encode(message)
        if len(self.outbox) >= MOST_FRAMES or self.bytes_waiting + len(frame) > MOST_BYTES:
            self.is_too_slow = True
            self.close(self.hub.now)
        else:
            self.outbox.append(frame)
            self.bytes_waiting += len(frame)
        self.wake()

    def take(self) -> list[bytes]:
        """Everything that waits, to be sent now."""
        frames, self.bytes_waiting = list(self.outbox), 0
        self.outbox.clear()
        return frames

    def close(self, now: float) -> None:
        """The connection has ended."""
        self.is_closed = True
        for watcher in list(self.watching.values()):
            watcher.room.stop(watcher, now)
        self.watching.clear()
        self.outbox.clear()
        self.bytes_waiting = 0

    def receive(self, message: bytes | str, now: float) -> None:
        """A message of this device. It is answered, sooner or later, whatever it is."""
        self.hub.now = now
        may_say = self.hub.limits.may_say(self.who, self.address, now)
        try:
            if len(message) > messages.LONGEST:
                raise NotServed("too-long", longest=messages.LONGEST)
            try:
                asked = messages.decode(message)
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                raise NotServed("bad-message", why=type(error).__name__) from error
        except Refusal as refusal:
            self.refuse("", refusal)
            return
        key = "" if isinstance(asked, messages.Ping) else asked.key
        if not may_say:
            self.refuse(key, NotServed("too-fast", status=429))
            return
        if isinstance(asked, messages.Ping):
            self.tell(messages.Pong(now=now))
            return
        ask = asked
        self.hub.enter(
            ask.table, lambda room: self._in_room(room, ask), lambda why: self.refuse(ask.key, why)
        )  # fmt: skip

    def _in_room(self, room: Room, ask: messages.Watch | messages.Unwatch | messages.AnyAct) -> None:
        try:
            if isinstance(ask, messages.Watch):
                self._watch(room, ask)
            elif isinstance(ask, messages.Unwatch):
                if watcher := self.watching.pop((room.name, _viewer(ask.chair)), None):
                    room.stop(watcher, self.hub.now)
                self.tell(messages.Done(key=ask.key, line=room.told))
            else:
                room.check_holder(ask.chair, self.who)
                if ask.key.startswith(BOT_KEY):
                    raise NotHere("bad-key")
                is_talk = isinstance(ask, messages.Say) and (ask.chair, ask.key) not in room.table.state.done
                if is_talk and not self.hub.limits.allows(TALK, self.who, self.hub.now):
                    raise NotServed("too-fast", status=429)  # not for good: the same may be said a little later
                act = ask
                if refused := self.hub.refused.get((room.name, act.chair, act.key)):
                    self.tell(refused)
                    return
                room.do(
                    lambda table, now: perform(room, table, act, now),
                    lambda line: self.tell(messages.Done(key=act.key, line=line)),
                    lambda why: self._refuse_for_good(room, act, why),
                )
        except Refusal as refusal:
            self.refuse(ask.key, refusal)

    def _watch(self, room: Room, ask: messages.Watch) -> None:
        viewer = _viewer(ask.chair)
        if viewer == names.NOBODY:
            if room.table.state.settings.spectators == "none":
                raise NotServed("no-spectators", status=403)
        else:
            room.check_holder(viewer, self.who)
        old = self.watching.pop((room.name, viewer), None)
        if old is None and len(self.watching) >= MOST_WATCHES:
            raise NotServed("too-many-watched", most=MOST_WATCHES)
        if old is not None:
            room.watchers.remove(old)
        watcher = Watcher(self, room, viewer, min(max(0, ask.seen), room.told))
        self.watching[room.name, viewer] = watcher
        self.tell(messages.Done(key=ask.key, line=room.told))
        room.watch(watcher, self.hub.now)

    def _refuse_for_good(self, room: Room, act: messages.AnyAct, why: Unwilling) -> None:
        """Whoever was told no may believe it: another copy of the same act, still on its way, is refused as well."""
        told = self._no(act.key, why)
        if isinstance(why, Refusal) and len(act.key) <= LONGEST_KEY:
            self.hub.remember_refused((room.name, act.chair, act.key), told)
        self.tell(told)

    def refuse(self, key: str, why: Unwilling) -> None:
        self.tell(self._no(key, why))

    def _no(self, key: str, why: Unwilling) -> messages.Refused:
        self.hub.note(self.address, why)
        return messages.Refused(key=key, code=why.code, text=why.text(self.language))


def _viewer(chair: int | None) -> int:
    return names.NOBODY if chair is None else chair


def perform(room: Room, table: Table, act: messages.AnyAct, now: float) -> int:
    """Do at the table what a person in a chair asks for."""
    chair, key = act.chair, act.key
    if isinstance(act, messages.Move | messages.Undo) and table.state.chairs[chair].bot:
        raise NotHere("bot-plays")
    is_full = table.lines + table.state.untold[chair] >= MOST_LINES and (chair, key) not in table.state.done
    if is_full and isinstance(act, CAN_GO_ON_FOREVER):
        raise NotServed("table-full", status=409)
    match act:
        case messages.Ready():
            return table.ready(chair, key, now)
        case messages.Move(move=move, seen=seen):
            return table.submit(chair, move, seen=seen, key=key, now=now)
        case messages.Undo():
            return table.undo(chair, key=key, now=now)
        case messages.AnswerUndo(agree=agree):
            return table.answer_undo(chair, agree, key=key, now=now)
        case messages.Resign():
            return table.resign(chair, key=key, now=now)
        case messages.OfferDraw():
            return table.offer_draw(chair, key=key, now=now)
        case messages.AnswerDraw(agree=agree):
            return table.answer_draw(chair, agree, key=key, now=now)
        case messages.Leave():
            return table.leave(chair, key=key, now=now)
        case messages.TakeOver(absent=absent, level=level):
            away = room.away(absent, now)
            return table.take_over(chair, absent, level, room.hub.levels, away=away, key=key, now=now)
        case messages.ComeBack():
            return table.come_back(chair, key=key, now=now)
        case messages.Rematch():
            return table.ask_rematch(chair, key=key, now=now)
        case messages.Say(phrase=phrase, text=text):
            return table.say(chair, phrase=phrase, text=text, key=key, now=now)


@dataclass(eq=False)
class Watcher:
    """One viewer on one connection, and how many lines it has been sent."""

    session: Session
    room: Room
    viewer: int
    sent: int
    has_view: bool = False  # of the table as it is after those lines


@dataclass
class Waiting:
    """Something done that is not yet kept."""

    deed: int
    done: Callable[[int], None]
    refuse: Callable[[Unwilling], None]


@dataclass
class Room:
    """One table that is being played, and everybody who looks at it."""

    hub: Hub
    name: str
    table: Table
    durable: int  # how many deeds are kept
    handed: int  # how many were handed out to be kept
    epoch: int = 0
    watchers: list[Watcher] = field(default_factory=list)
    waiting: list[Waiting] = field(default_factory=list)
    left_at: dict[int, float] = field(default_factory=dict)  # by chair: when its last device went away
    asked: dict[int, int] = field(default_factory=dict)  # by chair: the deed for which its bot is thinking
    idle_since: float = 0.0

    # Doing.

    def do(
        self,
        act: Callable[[Table, float], int],
        done: Callable[[int], None],
        refuse: Callable[[Unwilling], None],
    ) -> None:
        """Try something at the table. `done` is called with its line when it is kept, `refuse` if it is not done."""
        now = self.hub.now
        self.table.let_pass(now)
        try:
            deed = act(self.table, now)
        except Refusal as refusal:
            self.hand_out()
            refuse(refusal)
            return
        self.hand_out()
        if deed < self.durable:
            done(self.table.state.line_of(deed))
        else:
            self.waiting.append(Waiting(deed, done, refuse))

    def hand_out(self) -> None:
        """Let new deeds be kept."""
        state = self.table.state
        new = state.deeds[self.handed :]
        if not new:
            return
        seats = None
        if any(isinstance(deed, deeds.Opened | deeds.Claimed | deeds.Freed | deeds.Handed) for deed in new):
            seats = self.seats()
        kept = [deeds.encode(deed) for deed in new]
        self.hub.effects.append(Keep(self.name, self.epoch, self.handed, kept, seats, self.summary()))
        self.handed = len(state.deeds)
        self.hub.wake()

    def kept(self, upto: int) -> None:
        """So many deeds are safe: tell everybody."""
        state = self.table.state
        untold = [deed for deed in state.deeds[self.durable : upto] if isinstance(deed, deeds.AnyUntold)]
        self.durable = max(self.durable, upto)
        ready = [one for one in self.waiting if one.deed < self.durable]
        self.waiting = [one for one in self.waiting if one.deed >= self.durable]
        for one in ready:
            one.done(state.line_of(one.deed))
        for watcher in self.watchers:
            if any(deed.chair == watcher.viewer for deed in untold):
                watcher.has_view = False
        self.put_out()
        for watcher in list(self.watchers):
            self.tell(watcher)
        self.ask_bots()

    def tell(self, watcher: Watcher) -> None:
        """Bring one viewer up to date, as far as things are kept. A view goes with it when nothing is on its way."""
        state = self.table.state
        is_current = self.is_settled(watcher.viewer)
        lines = state.news(watcher.viewer, watcher.sent, self.told)
        needs_view = not watcher.has_view or any(isinstance(line, news.CHANGES_THE_GAME) for line in lines)
        if not lines and (not needs_view or not is_current):
            return
        watcher.sent, watcher.has_view = self.told, is_current or not needs_view
        clocks = None
        if is_current and state.settings.clock is not None:
            has_chosen = {watcher.viewer} & state.sealed.keys()
            since = {chair: since for chair, since in state.timer.since.items() if chair not in has_chosen}
            clocks = messages.Clocks(left=dict(state.timer.left), since=since)
        is_seated, shows = watcher.viewer >= 0, is_current and needs_view
        watcher.session.tell(
            messages.News(
                table=self.name,
                chair=watcher.viewer if is_seated else None,
                lines=lines,
                view=state.view(watcher.viewer) if shows else None,
                undo=self.table.can_undo(watcher.viewer) if shows and is_seated else None,
                more=needs_view and not is_current,
                clocks=clocks,
                beats_since=state.beats_since if shows else None,
            )
        )

    # Looking.

    @property
    def told(self) -> int:
        """How many lines are kept, and so can be told."""
        return self.table.state.lines_after(self.durable)

    def is_settled(self, viewer: int = names.NOBODY) -> bool:
        """Is all kept that a viewer may know of?"""
        return self.table.state.is_all_within(self.durable, viewer)

    def watch(self, watcher: Watcher, now: float) -> None:
        self.watchers.append(watcher)
        before = self.present(without=watcher)
        if watcher.viewer >= 0:
            self.left_at.pop(watcher.viewer, None)
        self.tell(watcher)
        if before != self.present():
            self.tell_presence()
        else:
            watcher.session.tell(messages.Present(table=self.name, chairs=self.present()))

    def stop(self, watcher: Watcher, now: float) -> None:
        """This viewer looks no more."""
        if watcher not in self.watchers:
            return
        self.watchers.remove(watcher)
        self.idle_since = now
        if watcher.viewer >= 0 and not self.present()[watcher.viewer]:
            self.left_at[watcher.viewer] = now
            self.tell_presence()

    def present(self, without: Watcher | None = None) -> list[bool]:
        here = {watcher.viewer for watcher in self.watchers if watcher is not without}
        return [chair in here for chair in range(self.table.state.seats)]

    def tell_presence(self) -> None:
        told = messages.Present(table=self.name, chairs=self.present())
        for watcher in list(self.watchers):
            watcher.session.tell(told)

    def away(self, chair: int, now: float) -> float:
        """For how many seconds nobody in this chair has been connected."""
        seats = self.table.state.seats
        return 0.0 if not 0 <= chair < seats or self.present()[chair] else now - self.left_at.get(chair, now)

    def check_holder(self, chair: int, who: str) -> None:
        chairs = self.table.state.chairs
        if not 0 <= chair < len(chairs) or not who or chairs[chair].who != who:
            raise NotServed("not-your-seat", status=403)

    def seats(self) -> dict[str, list[int]]:
        """Who sits where: the list by which a device finds its tables. The maker finds them even without a chair."""
        held: dict[str, list[int]] = {}
        for number, chair in enumerate(self.table.state.chairs):
            if chair.who:
                held.setdefault(chair.who, []).append(number)
        return {**held, **({} if self.table.state.maker in held else {self.table.state.maker: [-1]})}

    def summary(self) -> Summary:
        """What a list of games says of this table."""
        state = self.table.state
        return Summary(
            state.game.id,
            self.state_word(),
            state.told_at,
            [chair.name for chair in state.chairs],
            [chair.bot for chair in state.chairs],
            [chair for chair in state.owes_since if state.chairs[chair].plays and chair not in state.sealed],
        )

    def state_word(self) -> str:
        state = self.table.state
        return "open" if state.play is None else "running" if state.is_running else "over"

    def put_out(self) -> None:
        """Those who look as somebody who no longer sits there, since the chair moved or was freed, look no more."""
        for watcher in list(self.watchers):
            if watcher.viewer >= 0 and self.table.state.chairs[watcher.viewer].who != watcher.session.who:
                watcher.session.watching.pop((self.name, watcher.viewer), None)
                self.stop(watcher, self.hub.now)
                watcher.session.refuse("", NotServed("seat-moved"))

    # Bots.

    def ask_bots(self) -> None:
        """Let bots think about the moves they owe; of what is not kept yet they know nothing either."""
        state = self.table.state
        if self.durable != len(state.deeds) or not state.is_running or state.play is None:
            return
        for chair, since in state.owes_since.items():
            level = state.chairs[chair].bot
            if level and chair not in state.sealed and self.asked.get(chair) != since:
                self.asked[chair] = since
                seat = state.seat_of(chair)
                view, lines = state.eyes.view(seat), state.play.log(seat)
                self.hub.effects.append(Think(self.name, chair, since, state.game, view, lines, level))
                self.hub.wake()

    def chosen(self, chair: int, since: int, move: str | None) -> None:
        """A bot's answer comes through the same door as everyone's; one that comes too late is dropped."""
        if self.asked.get(chair) == since:
            del self.asked[chair]
        state = self.table.state
        late = state.owes_since.get(chair) != since or chair in state.sealed or not state.chairs[chair].bot
        if late or move is None or not state.is_running:
            self.ask_bots()
            return

        def submit(table: Table, now: float) -> int:
            return table.submit(chair, move, seen=table.lines, key=f"{BOT_KEY}{since}", now=now)

        self.do(submit, lambda _: None, lambda why: log.warning("table %s: a bot was refused: %s", self.name, why))


class Hub:
    """All tables that are being played here."""

    def __init__(self, games: Games, levels: Iterable[str], seed: Callable[[], int], wake: Callable[[], None]) -> None:
        self.games, self.levels, self.seed, self.wake = games, tuple(levels), seed, wake
        self.now = 0.0
        self.limits = Limits()
        self.effects: deque[Effect] = deque()
        self.rooms: dict[str, Room] = {}
        self.refused: OrderedDict[tuple[str, int, str], messages.Refused] = OrderedDict()  # table, chair, key
        self._loading: dict[str, list[tuple[Callable[[Room], None], Callable[[Unwilling], None]]]] = {}
        self._left_behind: dict[str, list[Watcher]] = {}  # by table that could not be kept: who looked at it
        self._retry: dict[str, float] = {}
        self._epochs = 0

    def note(self, address: str, why: Unwilling) -> None:
        """Leave a trace of what only somebody hostile or broken asks for; not of each, lest that be a flood itself."""
        if why.code in SUSPICIOUS and self.limits.allows(LOGGED, address, self.now):
            log.warning("refused to %s: %s", address, why.code)

    def enter(self, name: str, task: Callable[[Room], None], refuse: Callable[[Unwilling], None]) -> None:
        """Do something in a table's room, as soon as the table has been read."""
        if room := self.rooms.get(name):
            task(room)
            return
        if not TABLE_NAME.fullmatch(name):
            refuse(NotServed("no-table", status=404))
            return
        waiting = self._loading.setdefault(name, [])
        if len(waiting) >= MOST_WAITING:
            refuse(NotServed("busy", status=503))
            return
        waiting.append((task, refuse))
        if len(waiting) == 1 and name not in self._left_behind:
            self._load(name)

    def _load(self, name: str) -> None:
        self.effects.append(Load(name))
        self.wake()

    def opened(self, name: str, table: Table) -> Room:
        """A new table."""
        room = self._room(name, table, 0)
        room.hand_out()
        return room

    def _room(self, name: str, table: Table, durable: int) -> Room:
        self._epochs += 1
        room = Room(self, name, table, durable, durable, self._epochs, idle_since=self.now)
        room.left_at = dict.fromkeys(range(table.state.seats), self.now)
        self.rooms[name] = room
        return room

    def remember_refused(self, act: tuple[str, int, str], told: messages.Refused) -> None:
        self.refused[act] = told
        if len(self.refused) > MOST_REFUSED:
            self.refused.popitem(last=False)

    # Reports.

    def loaded(self, name: str, kept: Sequence[bytes] | None, why: Unwilling | None, now: float) -> None:
        """A table was read: its deeds, none if there is no such table, or why it could not be read."""
        self.now = now
        tasks = self._loading.pop(name, [])
        table = None
        if kept:
            try:
                table = Table.of([deeds.decode(deed) for deed in kept], self.games, Rng(self.seed()))
            except (Broken, msgspec.MsgspecError) as error:
                log.error("table %s no longer fits: %s", name, error)
                why = NotServed("table-unfit", status=409, table=name)
        if table is None:
            if name in self._left_behind and why is not None and why.code == "unavailable":
                self._retry[name] = now + RETRY
            else:
                self._left_behind.pop(name, None)
            for _, refuse in tasks:
                refuse(why or NotServed("no-table", status=404))
            return
        table.flags_from = now + FLAG_GRACE
        room = self._room(name, table, len(table.state.deeds))
        for watcher in self._left_behind.pop(name, []):
            if not watcher.session.is_closed and watcher.sent <= room.told:
                watcher.room, watcher.has_view = room, False
                room.watchers.append(watcher)
                room.left_at.pop(watcher.viewer, None)
                room.tell(watcher)
        for task, _ in tasks:
            task(room)
        room.ask_bots()

    def kept(self, keep: Keep, now: float) -> None:
        """These deeds are safe."""
        self.now = now
        room = self.rooms.get(keep.table)
        if room is not None and room.epoch == keep.epoch:
            room.kept(keep.first + len(keep.deeds))

    def lost(self, keep: Keep, why: Unwilling, now: float) -> None:
        """These deeds were not kept: all that waited is refused, and the table is read again as it was kept."""
        self.now = now
        room = self.rooms.get(keep.table)
        if room is None or room.epoch != keep.epoch:
            return
        del self.rooms[keep.table]
        for one in room.waiting:
            one.refuse(why)
        if keep.first > 0 or room.watchers:
            self._left_behind[keep.table] = room.watchers
            self._load(keep.table)

    def chosen(self, think: Think, move: str | None, now: float) -> None:
        """A bot has chosen, or could not be asked (None)."""
        self.now = now
        if room := self.rooms.get(think.table):
            room.chosen(think.chair, think.since, move)

    # Time.

    def tick(self, now: float) -> None:
        """Let time pass at the tables, read again what could not be read, put away what nobody looks at."""
        self.now = now
        for name in [name for name, when in self._retry.items() if when <= now]:
            del self._retry[name]
            self._load(name)
        for name, room in list(self.rooms.items()):
            if room.table.let_pass(now):
                room.hand_out()
            is_busy = room.watchers or room.waiting or room.asked or room.durable != len(room.table.state.deeds)
            if not is_busy and room.table.state.next_beat is None and now - room.idle_since > IDLE:
                del self.rooms[name]
