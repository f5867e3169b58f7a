"""All tables that are being played and the devices that look at them, without a socket, a database or a clock: a
message comes in with the time, and what follows from it comes out, as frames in the sessions' outboxes and as effects.
"""

from __future__ import annotations

import logging
import re
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence

import msgspec

from sottovoce.rules.rng import Rng
from sottovoce.server.live import messages
from sottovoce.server.live.effects import Effect, Keep, Load, Think
from sottovoce.server.live.limits import LOGGED, Limits
from sottovoce.server.live.refusals import AnyRefusal, ServerRefusal
from sottovoce.server.live.room import Room, Watcher
from sottovoce.table import journal
from sottovoce.table.refusals import CorruptJournal
from sottovoce.table.table import Games, Table

log = logging.getLogger(__name__)

MOST_WAITING = 1_000  # asking for a table that is being read
FLAG_GRACE = 60.0  # seconds after a table was read in which no flag falls: the server may have been away
IDLE = 120.0  # seconds after which a table that nobody looks at is put away
TABLE_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
SUSPICIOUS = {  # what people with our page are not told
    "bad_message", "bad_key", "bad_code", "too_long", "too_fast", "too_slow", "too_many_codes", "too_many_tables",
    "too_many_connections", "too_many_watched", "other_site", "not_json", "not_your_seat", "table_full",
}  # fmt: skip
MOST_REFUSED = 10_000  # acts whose refusal is remembered, so that a late copy of one is not done after all
RETRY = 1.0  # seconds until a table that could not be read is tried again


class Hub:
    """All tables that are being played here."""

    def __init__(self, games: Games, levels: Iterable[str], seed: Callable[[], int], wake: Callable[[], None]) -> None:
        self.games, self.levels, self.seed, self.wake = games, tuple(levels), seed, wake
        self.now = 0.0
        self.limits = Limits()
        self.effects: deque[Effect] = deque()
        self.rooms: dict[str, Room] = {}
        self.refused: OrderedDict[tuple[str, int, str], messages.Refused] = OrderedDict()  # table, chair, key
        self._loading: dict[str, list[tuple[Callable[[Room], None], Callable[[AnyRefusal], None]]]] = {}
        self._left_behind: dict[str, list[Watcher]] = {}  # by table that could not be kept: who looked at it
        self._retry: dict[str, float] = {}
        self._epochs = 0

    def note(self, address: str, why: AnyRefusal) -> None:
        """Leave a trace of what only somebody hostile or broken asks for; not of each, lest that be a flood itself."""
        if why.code in SUSPICIOUS and self.limits.allows(LOGGED, address, self.now):
            log.warning("refused to %s: %s", address, why.code)

    def enter(self, name: str, task: Callable[[Room], None], refuse: Callable[[AnyRefusal], None]) -> None:
        """Do something in a table's room, as soon as the table has been read."""
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

    def loaded(self, name: str, kept: Sequence[bytes] | None, why: AnyRefusal | None, now: float) -> None:
        """A table was read: its entries, none if there is no such table, or why it could not be read."""
        self.now = now
        tasks = self._loading.pop(name, [])
        table = None
        if kept:
            try:
                table = Table.of([journal.decode(entry) for entry in kept], self.games, Rng(self.seed()))
            except (CorruptJournal, msgspec.MsgspecError) as error:
                log.error("table %s no longer fits: %s", name, error)
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
        room = self._room(name, table, len(table.state.entries))
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
        """These entries are safe."""
        self.now = now
        room = self.rooms.get(keep.table)
        if room is not None and room.epoch == keep.epoch:
            room.kept(keep.first + len(keep.entries))

    def lost(self, keep: Keep, why: AnyRefusal, now: float) -> None:
        """These entries were not kept: all that waited is refused, and the table is read again as it was kept."""
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
            is_busy = room.watchers or room.waiting or room.asked or room.durable != len(room.table.state.entries)
            if not is_busy and room.table.state.next_beat is None and now - room.idle_since > IDLE:
                del self.rooms[name]
