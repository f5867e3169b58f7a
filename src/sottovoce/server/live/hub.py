"""All tables that are being played and the devices that watch them, without a socket, a database or a clock: a message
comes in with the time, and what follows from it comes out, as frames in the sessions' outboxes and as effects.
"""

from __future__ import annotations

import logging
import re
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from sottovoce.rules.game import Refusal
from sottovoce.rules.rng import Rng
from sottovoce.server.errors import AnyRefusal, ServerRefusal, StoreError
from sottovoce.server.live import messages
from sottovoce.server.live.effects import Effect, Load, Save, Think
from sottovoce.server.live.limits import LOGGED, OVERRUNS, Limits
from sottovoce.server.live.room import Refused, Room, Watcher
from sottovoce.server.live.session import Reply, Session, SessionReply
from sottovoce.table import journal
from sottovoce.table.refusals import CorruptJournal
from sottovoce.table.state import State, replaying
from sottovoce.table.table import Games, Table

log = logging.getLogger(__name__)

MOST_WAITING = 1_000  # requests for a table that is being read
FLAG_GRACE = 60.0  # seconds after a table was read in which no flag falls: the server may have been away
IDLE = 120.0  # seconds after which a table that nobody watches is put away
TABLE_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
SUSPICIOUS = {  # refusals that people with our page do not get
    "bad_message", "bad_key", "bad_code", "too_long", "too_fast", "too_slow", "too_many_codes", "too_many_tables",
    "too_many_connections", "too_many_watched", "too_many_watched_here", "other_site", "not_json",
    "not_your_seat", "table_full",
}  # fmt: skip
RETRY = 1.0  # seconds until a table that could not be read is tried again


class Hub:
    """All tables that are being played here."""

    def __init__(self, games: Games, levels: Iterable[str], seed: Callable[[], int], wake: Callable[[], None]) -> None:
        self.games, self.levels, self.seed, self.wake = games, tuple(levels), seed, wake
        self.now = 0.0
        self.limits = Limits()
        self.effects: deque[Effect] = deque()
        self.rooms: dict[str, Room] = {}
        self.refused = Refused()
        self.onlookers: Counter[str] = Counter()
        self._loading: dict[str, list[tuple[Callable[[Room], None], Callable[[AnyRefusal], None]]]] = {}
        self._left_behind: dict[str, list[Watcher]] = {}  # by table that could not be stored: who watched it
        self._retry: dict[str, float] = {}
        self._epochs = 0
        self.last_seen: float | None = None  # when the server was last known to be there, before it was started

    def request(self, effect: Effect) -> None:
        """Have something carried out by the runtime."""
        self.effects.append(effect)
        self.wake()

    def log_refusal(self, address: str, why: AnyRefusal) -> None:
        """Leave a trace of what only a hostile or broken client asks for; now and then, lest the log be flooded."""
        if why.code in SUSPICIOUS and self.limits.allows(LOGGED, address, self.now):
            log.warning("refused to %s: %s", address, why.code)

    # What devices ask for.

    def receive(self, session: Session, message: bytes | str, now: float) -> None:
        """A message of a device. It is answered, sooner or later, whatever it is; but a device that goes on when it was
        told that it is too fast is cut off."""
        self.now = now
        if session.is_closed:
            return
        may_say = self.limits.may_say(session.who, session.address, now)
        if not may_say and not self.limits.allows(OVERRUNS, session.who or session.address, now):
            session.cut_off()
            return
        try:
            ask = _decoded(message)
        except ServerRefusal as refusal:
            self._reply(session, "").refuse(refusal)
            return
        reply = self._reply(session, ask.key if isinstance(ask, messages.TableAsk) else "")
        if not may_say:
            reply.refuse(ServerRefusal("too-fast", status=429))
        elif isinstance(ask, messages.TableAsk):
            about = ask
            self.enter(ask.table, lambda room: room.receive(session, about, reply), reply.refuse)
        else:
            session.send(messages.Pong(now=now))

    def disconnect(self, session: Session, now: float) -> None:
        """The connection has ended."""
        self.now = now
        session.close()

    def _reply(self, session: Session, key: str) -> Reply:
        return SessionReply(session, key, self.log_refusal)

    # Rooms.

    def enter(self, name: str, task: Callable[[Room], None], refuse: Callable[[AnyRefusal], None]) -> None:
        """Do something in a table's room as soon as the table has been read; or refuse, if it cannot be read."""
        if room := self.rooms.get(name):
            task(room)
            return
        if not TABLE_NAME.fullmatch(name):
            refuse(ServerRefusal("no-table", status=404))
            return
        waiting = self._loading.setdefault(name, [])
        if len(waiting) >= MOST_WAITING:
            refuse(ServerRefusal("busy", status=503))
            return
        waiting.append((task, refuse))
        if len(waiting) == 1 and name not in self._left_behind:
            self.request(Load(name))

    def opened(self, name: str, table: Table, address: str = "") -> Room:
        """A new table, opened from there."""
        room = self._room(name, table, 0)
        room.address = address
        room.save_new_entries()
        return room

    def _room(self, name: str, table: Table, durable: int, in_snapshot: int = 0) -> Room:
        self._epochs += 1
        room = Room(self, name, table, durable, durable, in_snapshot, self._epochs, idle_since=self.now)
        room.left_at = dict.fromkeys(range(table.seats), self.now)
        self.rooms[name] = room
        return room

    # Reports of the runtime.

    def reading(self, state: State, stored: Iterable[bytes]) -> Iterator[None]:
        """Let entries happen at a table, one after the other: whoever drives this can do something else in between."""
        return replaying(state, map(journal.decode, stored))

    def loaded(
        self, name: str, stored: Sequence[bytes] | State | None, why: AnyRefusal | Exception | None, now: float,
        in_snapshot: int = 0,
    ) -> None:  # fmt: skip
        """A table was read: its entries or what they made, none if there is no such table, or why it could not be.
        `in_snapshot`: how many of the entries did not have to be played."""
        self.now = now
        tasks = self._loading.pop(name, [])
        table = None
        try:
            if isinstance(stored, State):
                table = Table(stored, Rng(self.seed()))
            elif stored:
                table = Table.of(map(journal.decode, stored), self.games, Rng(self.seed()))
        except (CorruptJournal, msgspec.MsgspecError) as error:
            why = error
        if why is not None and not isinstance(why, Refusal | StoreError):
            log.error("table %s no longer fits: %s", name, type(why).__name__)
            why = ServerRefusal("table-unfit", status=409, table=name)
        if table is None:
            if name in self._left_behind and why is not None and why.code == "unavailable":
                self._retry[name] = now + RETRY
            else:
                self._left_behind.pop(name, None)
            for _, refuse in tasks:
                refuse(why or ServerRefusal("no-table", status=404))
            return
        table.flags_from = now + FLAG_GRACE
        durable = len(table.entries)
        if self.last_seen is not None and table.entries[-1].at <= self.last_seen:
            table.hold_clocks(self.last_seen, now)
        room = self._room(name, table, durable, in_snapshot)
        room.save_new_entries()
        room.keep_snapshot()
        for watcher in self._left_behind.pop(name, []):
            if not watcher.session.is_closed and watcher.sent <= room.durable_lines:
                watcher.room, watcher.has_view = room, False
                room.watchers.append(watcher)
                room.left_at.pop(watcher.viewer, None)
        room.send_news_to_all()
        for task, _ in tasks:
            task(room)
        room.ask_bots()

    def saved(self, save: Save, now: float) -> None:
        """These entries are stored."""
        self.now = now
        room = self.rooms.get(save.table)
        if room is not None and room.epoch == save.epoch:
            room.saved(save.first + len(save.entries))

    def save_failed(self, save: Save, why: AnyRefusal, now: float) -> None:
        """These entries were not stored: all that waits is refused, and the table is read again as it is stored."""
        self.now = now
        room = self.rooms.get(save.table)
        if room is None or room.epoch != save.epoch:
            return
        del self.rooms[save.table]
        for one in room.pending:
            one.reply.refuse(why)
        if save.first > 0 or room.watchers:
            self._left_behind[save.table] = room.watchers
            self.request(Load(save.table))

    def bot_chose(self, think: Think, move: str | None, now: float) -> None:
        """A bot has chosen, or could not be asked (None)."""
        self.now = now
        if room := self.rooms.get(think.table):
            room.bot_chose(think.chair, think.since, move)

    # Time.

    def tick(self, now: float) -> None:
        """Let time pass at the tables, read again what could not be read, put away what nobody watches."""
        self.now = now
        for name in [name for name, when in self._retry.items() if when <= now]:
            del self._retry[name]
            self.request(Load(name))
        for name, room in list(self.rooms.items()):
            if room.table.let_pass(now):
                room.save_new_entries()
            if room.presence_waits:
                room.send_presence()
            is_busy = room.watchers or room.pending or room.thinking or room.durable != len(room.table.entries)
            if not is_busy and room.table.state.next_beat is None and now - room.idle_since > IDLE:
                del self.rooms[name]


def _decoded(message: bytes | str) -> messages.Ask:
    if len(message) > messages.LONGEST:
        raise ServerRefusal("too-long", longest=messages.LONGEST)
    try:
        return messages.decode(message)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise ServerRefusal("bad-message", why=type(error).__name__) from error
