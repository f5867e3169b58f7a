"""A table that is being played, and everybody who watches it.

News goes out only when it is stored: an entry is first handed to the runtime as a `Save`, and when that is reported
back the player is answered and everybody gets the news.
"""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from sottovoce.rules import constants
from sottovoce.rules.game import Refusal
from sottovoce.server.errors import AnyRefusal, ServerRefusal
from sottovoce.server.live import messages
from sottovoce.server.live.effects import Effect, KeepSnapshot, Save, Think
from sottovoce.server.live.limits import TALK, Limits
from sottovoce.server.live.session import Reply, Session, SessionReply
from sottovoce.table import journal, snapshot
from sottovoce.table.refusals import TableRefusal
from sottovoce.table.table import Table

log = logging.getLogger(__name__)

BOT_KEY = "bot-"  # how the keys of bots begin, and nobody else's
MOST_WATCHES = 32  # on one connection
MOST_ONLOOKERS_HERE, MOST_WATCHES_HERE = 60, 300  # people without a chair at one address: at a table, and at all tables
MANY, PRESENCE_SECONDS = 30, 1.0  # watchers; of more, who comes and goes is told once in this time
LINES_PER_NEWS = 200  # lines in one message: the next are sent when these are taken
LONGEST_KEY = 64
MOST_REFUSED, MOST_REFUSING = 50, 5_000  # refusals that are remembered of a device, and devices
SNAPSHOT_AFTER, SNAPSHOT_SHARE = 100, 16  # entries more than the last one has, or one of so many, if that is more
CHANGES_HOLDERS = (journal.Opened, journal.Claimed, journal.Freed, journal.Handed)


Act = tuple[str, int, str]  # by table, chair and key


class Refused:
    """The acts that each device was refused for good lately, so that a late copy of one is not done after all. However
    many it has, a device pushes out none but its own."""

    def __init__(self) -> None:
        self.by_device: OrderedDict[str, OrderedDict[Act, Refusal]] = OrderedDict()

    def find(self, who: str, act: Act) -> Refusal | None:
        return self.by_device[who].get(act) if who in self.by_device else None

    def remember(self, who: str, act: Act, why: Refusal) -> None:
        why.__traceback__ = why.__context__ = why.__cause__ = None  # they would keep the whole table in memory
        own = self.by_device.setdefault(who, OrderedDict())
        own[act] = why
        self.by_device.move_to_end(who)
        if len(own) > MOST_REFUSED:
            own.popitem(last=False)
        if len(self.by_device) > MOST_REFUSING:
            self.by_device.popitem(last=False)


class Host(Protocol):
    """What a room needs of its owner, the hub."""

    now: float
    limits: Limits
    levels: tuple[str, ...]
    refused: Refused
    onlookers: Counter[str]  # by address: at how many tables people without a chair there look on

    def request(self, effect: Effect) -> None:
        """Have this carried out."""

    def log_refusal(self, address: str, why: AnyRefusal) -> None:
        """Leave a trace of what only a hostile or broken client asks for."""


@dataclass(eq=False)
class Watcher:
    """One viewer on one connection, and how many lines it has been sent."""

    session: Session
    room: Room
    viewer: int
    sent: int
    has_view: bool = False  # of the table as it is after those lines
    looks_back: bool = False  # at an earlier game: is here, but wants no news
    has_chair: bool = True  # the person's device holds one at this table, if not the one from which it watches

    is_behind: bool = False  # has not taken the lines that were sent, and there are more

    def stop(self) -> None:
        """Watch no more."""
        self.discount()
        self.room.remove_watcher(self)

    def discount(self) -> None:
        """Another may look on in its place."""
        if not self.has_chair:
            self.room.host.onlookers -= Counter([self.session.address])

    def go_on(self) -> None:
        """The lines that were sent are taken: the next."""
        self.is_behind = False
        if self in self.room.watchers:
            self.room.send_news(self)


@dataclass(frozen=True)
class News:
    """What a viewer is sent, and how far they have come then."""

    sent: int  # lines
    has_view: bool  # of the table as it is after those lines
    frame: bytes | None = None  # None: there is nothing to send
    is_page: bool = False  # there are more lines


@dataclass
class Pending:
    """An act that is done but not yet stored, and who waits for the answer."""

    entry: int
    reply: Reply


class BotReply:
    """The answer to a bot's move: the bot does not wait for it."""

    def __init__(self, table: str) -> None:
        self.table = table

    def done(self, line: int) -> None:
        pass

    def refuse(self, why: AnyRefusal) -> None:
        log.warning("table %s: a bot was refused: %s", self.table, why.code)  # in words, it tells the move


@dataclass
class Room:
    """One table that is being played, and everybody who watches it."""

    host: Host
    name: str
    table: Table
    durable: int  # how many entries are stored
    requested: int  # how many are stored or on their way
    in_snapshot: int = 0  # how many entries need not be played again when the table is read
    epoch: int = 0  # tells apart two rooms of the same table, one after the other
    watchers: list[Watcher] = field(default_factory=list)
    pending: list[Pending] = field(default_factory=list)
    left_at: dict[int, float] = field(default_factory=dict)  # by chair: when its last device went away
    thinking: dict[int, int] = field(default_factory=dict)  # by chair: the entry for which its bot is thinking
    idle_since: float = 0.0
    presence_at: float = 0.0  # when it was told last who is here
    presence_waits: bool = False  # who is here has changed since then
    address: str = ""  # of who has opened it, or of who has played here last

    # What a session asks for.

    def receive(self, session: Session, ask: messages.TableAsk, reply: Reply) -> None:
        """A message about this table."""
        try:
            if isinstance(ask, messages.Watch):
                self._watch(session, ask, reply)
            elif isinstance(ask, messages.Unwatch):
                if watcher := session.watching.pop((self.name, viewer_of(ask.chair)), None):
                    watcher.stop()
                reply.done(self.durable_lines)
            elif isinstance(ask, messages.ActMessage):
                self._act(session, ask, reply)
        except Refusal as refusal:
            reply.refuse(refusal)

    def _watch(self, session: Session, ask: messages.Watch, reply: Reply) -> None:
        viewer = viewer_of(ask.chair)
        if viewer != constants.NOBODY:
            self.check_holder(viewer, session.who)
            self.address = self.address or session.address
        elif self.table.settings.spectators == "none":
            raise ServerRefusal("no-spectators", status=403)
        watching, has_chair = (self.name, viewer), self._has_chair(session.who)
        if (before := session.watching.get(watching)) is None:
            self._check_room_to_watch(session, has_chair)
        elif isinstance(before, Watcher):
            before.discount()
        self.watchers = [one for one in self.watchers if (one.session, one.viewer) != (session, viewer)]
        seen = min(max(0, ask.seen), self.durable_lines)
        watcher = Watcher(session, self, viewer, seen, looks_back=ask.looks_back, has_chair=has_chair)
        session.watching[watching] = watcher
        if not has_chair:
            self.host.onlookers[session.address] += 1
        reply.done(self.durable_lines)
        self.add_watcher(watcher)

    def _check_room_to_watch(self, session: Session, has_chair: bool) -> None:
        """Whoever only looks on is not counted with those who play, and shares the room with all at their address."""
        if len(session.watching) >= MOST_WATCHES:
            raise ServerRefusal("too-many-watched", most=MOST_WATCHES)
        if has_chair:
            return
        if self.host.onlookers[session.address] >= MOST_WATCHES_HERE:
            raise ServerRefusal("too-many-watched-here", status=429, most=MOST_WATCHES_HERE)
        here = [one for one in self.watchers if not one.has_chair and one.session.address == session.address]
        if len(here) >= MOST_ONLOOKERS_HERE:
            raise ServerRefusal("too-many-onlookers", status=429, most=MOST_ONLOOKERS_HERE)

    def _has_chair(self, who: str) -> bool:
        return bool(who) and any(chair.who == who for chair in self.table.state.chairs)

    def _act(self, session: Session, ask: messages.ActMessage, reply: Reply) -> None:
        """What the person in a chair does. A refusal is for good: another copy of the same act, still on its way, is
        refused as well."""
        if self.table.did(ask.chair, ask.key, session.who):  # also if the chair is another's by now
            self.do(lambda table, _: table.state.done[ask.chair, ask.key], reply)
            return
        self.check_holder(ask.chair, session.who)
        self.address = session.address
        if ask.key.startswith(BOT_KEY):
            raise TableRefusal("bad-key")
        is_talk = ask.act.name == "say" and not self.table.is_done(ask.chair, ask.key)
        if is_talk and not self.host.limits.allows(TALK, session.who, self.host.now):
            raise ServerRefusal("too-fast", status=429)  # not for good: the same may be said a little later
        act = (self.name, ask.chair, ask.key)
        if refused := self.host.refused.find(session.who, act):
            reply.refuse(refused)
            return
        fields = ask.fields()
        away = self.away(fields.get("absent", constants.NOBODY), self.host.now)

        def perform(table: Table, now: float) -> int:
            return table.perform(ask.act.name, ask.chair, ask.key, now, fields, levels=self.host.levels, away=away)

        refusal = self.do(perform, reply)
        if refusal is not None and len(ask.key) <= LONGEST_KEY:
            self.host.refused.remember(session.who, act, refusal)

    # Doing.

    def do(self, act: Callable[[Table, float], int], reply: Reply) -> Refusal | None:
        """Try something at the table; returns the refusal, if it is refused. The reply comes when it is stored."""
        now = self.host.now
        self.table.let_pass(now)
        try:
            entry = act(self.table, now)
        except Refusal as refusal:
            self.save_new_entries()
            reply.refuse(refusal)
            return refusal
        self.save_new_entries()
        if entry < self.durable:
            reply.done(self.table.line_of(entry))
        else:
            self.pending.append(Pending(entry, reply))
        return None

    def save_new_entries(self) -> None:
        """Have new entries stored."""
        new = self.table.entries[self.requested :]
        if not new:
            return
        seats = self.table.holders if any(isinstance(entry, CHANGES_HOLDERS) for entry in new) else None
        encoded = [journal.encode(entry) for entry in new]
        summary, played = self.table.summary, self.table.played(self.requested)
        self.host.request(Save(self.name, self.epoch, self.requested, encoded, seats, summary, played))
        self.requested = len(self.table.entries)

    def saved(self, upto: int) -> None:
        """The first `upto` entries are stored: answer those who wait, and send the news."""
        sealed = [e for e in self.table.entries[self.durable : upto] if isinstance(e, journal.SECRET)]
        self.durable = max(self.durable, upto)
        ready = [one for one in self.pending if one.entry < self.durable]
        self.pending = [one for one in self.pending if one.entry >= self.durable]
        for one in ready:
            one.reply.done(self.table.line_of(one.entry))
        for watcher in self.watchers:
            if any(entry.chair == watcher.viewer for entry in sealed):
                watcher.has_view = False
        self.remove_former_holders()
        self.send_news_to_all()
        self.ask_bots()
        self.keep_snapshot()

    def keep_snapshot(self) -> None:
        """Have it written down what the table has become, if much has happened since that was done."""
        entries = len(self.table.entries)
        is_due = entries - self.in_snapshot >= max(SNAPSHOT_AFTER, entries // SNAPSHOT_SHARE)
        if is_due and self.durable == entries and snapshot.can_be_taken(self.table.state):
            self.in_snapshot = entries
            self.host.request(KeepSnapshot(self.name, entries, snapshot.taken(self.table.state)))

    def send_news_to_all(self) -> None:
        """First those who play. Many look on, and most of them have been sent the same: that is made once for all."""
        made: dict[tuple[int, int, bool], News] = {}
        for watcher in sorted(self.watchers, key=lambda one: one.viewer == constants.NOBODY):
            if not watcher.looks_back and not watcher.is_behind:
                stage = (watcher.viewer, watcher.sent, watcher.has_view)
                made[stage] = made.get(stage) or self._news(*stage)
                self._send(watcher, made[stage])

    def send_news(self, watcher: Watcher) -> None:
        """Bring one viewer up to date, as far as things are stored."""
        if not watcher.looks_back and not watcher.is_behind:
            self._send(watcher, self._news(watcher.viewer, watcher.sent, watcher.has_view))

    def _send(self, watcher: Watcher, news: News) -> None:
        watcher.sent, watcher.has_view, watcher.is_behind = news.sent, news.has_view, news.is_page
        if news.frame is not None:
            watcher.session.send_frame(news.frame)
        if news.is_page:
            watcher.session.behind.append(watcher)

    def _news(self, viewer: int, sent: int, has_view: bool) -> News:
        """What a viewer is sent next who has these lines, and the view after them or not. It depends on nothing else
        of who they are. There is a view only when nothing that concerns the viewer is waiting for the store."""
        table = self.table
        if self.durable_lines - sent > LINES_PER_NEWS:
            return self._page(viewer, sent)
        is_current = self.is_settled(viewer)
        lines = table.news(viewer, sent, self.durable_lines)
        needs_view = not has_view or any(line.changes_game for line in lines)
        if not lines and (not needs_view or not is_current):
            return News(sent, has_view)
        is_seated, shows = viewer >= 0, is_current and needs_view
        clocks = table.clocks(viewer) if is_current else None
        news = messages.News(
            table=self.name,
            chair=viewer if is_seated else None,
            lines=lines,
            view=table.view(viewer) if shows else None,
            undo=table.can_undo(viewer) if shows and is_seated else None,
            more=needs_view and not is_current,
            clocks=None if clocks is None else messages.Clocks(left=clocks[0], since=clocks[1]),
            beats_since=table.state.beats_since if shows else None,
        )
        return News(self.durable_lines, is_current or not needs_view, messages.encode(news))

    def _page(self, viewer: int, sent: int) -> News:
        """Some of the lines that a viewer has not been sent; the view comes with the last of them."""
        upto = sent + LINES_PER_NEWS
        lines, chair = self.table.news(viewer, sent, upto), viewer if viewer >= 0 else None
        page = messages.encode(messages.News(table=self.name, chair=chair, lines=lines, more=True))
        return News(upto, has_view=False, frame=page, is_page=True)

    # Watching.

    @property
    def durable_lines(self) -> int:
        """How many news lines are stored, and so may be sent."""
        return self.table.state.lines_after(self.durable)

    def is_settled(self, viewer: int = constants.NOBODY) -> bool:
        """Is everything stored that a viewer may know of?"""
        return self.table.state.shows_nothing_after(self.durable, viewer)

    def add_watcher(self, watcher: Watcher) -> None:
        before = self.presence()
        self.watchers.append(watcher)
        if watcher.viewer >= 0:
            self.left_at.pop(watcher.viewer, None)
        self.send_news(watcher)
        if before != self.presence():
            self.send_presence()
        if self.presence_waits or before == self.presence():
            watcher.session.send(self.presence())

    def remove_watcher(self, watcher: Watcher) -> None:
        if watcher not in self.watchers:
            return
        before = self.presence()
        self.watchers.remove(watcher)
        self.idle_since = self.host.now
        if watcher.viewer >= 0 and not self.present()[watcher.viewer]:
            self.left_at[watcher.viewer] = self.host.now
        if before != self.presence():
            self.send_presence()

    def remove_former_holders(self) -> None:
        """Nobody watches from a chair that they no longer hold, since it was freed or moved to another device."""
        for watcher in list(self.watchers):
            if watcher.viewer >= 0 and not self.table.is_held_by(watcher.viewer, watcher.session.who):
                session = watcher.session
                session.watching.pop((self.name, watcher.viewer), None)
                self.remove_watcher(watcher)
                session.send(messages.SeatLost(table=self.name, chair=watcher.viewer))
                SessionReply(session, "", self.host.log_refusal).refuse(ServerRefusal("seat-moved"))

    def present(self) -> list[bool]:
        """For each chair, whether a device watches from it."""
        here = {watcher.viewer for watcher in self.watchers}
        return [chair in here for chair in range(self.table.seats)]

    def presence(self) -> messages.Present:
        """Who is here, as everybody is told."""
        back = {one.viewer for one in self.watchers if one.looks_back}
        back -= {one.viewer for one in self.watchers if not one.looks_back}
        seated = {chair.who for chair in self.table.state.chairs if chair.who}
        onlookers = {
            one.session.who or one.session for one in self.watchers
            if one.viewer == constants.NOBODY and one.session.who not in seated
        }  # fmt: skip
        return messages.Present(
            table=self.name, chairs=self.present(), looking_back=sorted(back), spectators=len(onlookers)
        )

    def send_presence(self) -> None:
        """Tell everybody who is here. Where many watch, one who comes and goes would make us send without end."""
        now = self.host.now
        self.presence_waits = len(self.watchers) > MANY and now - self.presence_at < PRESENCE_SECONDS
        if self.presence_waits:
            return
        self.presence_at = now
        frame = messages.encode(self.presence())
        for watcher in list(self.watchers):
            watcher.session.send_frame(frame)

    def away(self, chair: int, now: float) -> float:
        """For how many seconds nobody in this chair has been connected."""
        is_here = not 0 <= chair < self.table.seats or self.present()[chair]
        return 0.0 if is_here else now - self.left_at.get(chair, now)

    def check_holder(self, chair: int, who: str) -> None:
        if not self.table.is_held_by(chair, who):
            raise ServerRefusal("not-your-seat", status=403)

    # Bots.

    def ask_bots(self) -> None:
        """Let bots think about the moves they owe; of what is not stored yet they know nothing either."""
        if self.durable != len(self.table.entries):
            return
        for chair, since in self.table.bots_to_move().items():
            if self.thinking.get(chair) != since:
                self.thinking[chair] = since
                view, lines = self.table.seat_view(chair)
                level = self.table.state.chairs[chair].bot
                maker = self.table.state.maker
                self.host.request(
                    Think(self.name, chair, since, self.table.game, view, lines, level, maker, self.address)
                )

    def bot_chose(self, chair: int, since: int, move: str | None) -> None:
        """A bot's answer goes the same way as everyone's; one that comes too late is dropped."""
        if self.thinking.get(chair) == since:
            del self.thinking[chair]
        if move is None or self.table.bots_to_move().get(chair) != since:
            self.ask_bots()
            return

        def submit(table: Table, now: float) -> int:
            return table.submit(chair, move, seen=table.lines, key=f"{BOT_KEY}{since}", now=now)

        self.do(submit, BotReply(self.name))


def viewer_of(chair: int | None) -> int:
    return constants.NOBODY if chair is None else chair
