"""A table that is being played and everybody who looks at it.

Only what is kept is told: an entry is first handed out as a `Keep`, and when that is reported back the mover is
answered and the others get the news.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sottovoce.rules import constants
from sottovoce.rules.game import Refusal
from sottovoce.server.live import messages
from sottovoce.server.live.effects import Keep, Think
from sottovoce.server.live.refusals import AnyRefusal, ServerRefusal
from sottovoce.table import journal
from sottovoce.table.table import Table

if TYPE_CHECKING:
    from sottovoce.server.live.hub import Hub
    from sottovoce.server.live.session import Session

log = logging.getLogger(__name__)

BOT_KEY = "bot-"  # how the keys of bots begin, and nobody else's


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

    entry: int
    done: Callable[[int], None]
    refuse: Callable[[AnyRefusal], None]


@dataclass
class Room:
    """One table that is being played, and everybody who looks at it."""

    hub: Hub
    name: str
    table: Table
    durable: int  # how many entries are kept
    handed: int  # how many were handed out to be kept
    epoch: int = 0
    watchers: list[Watcher] = field(default_factory=list)
    waiting: list[Waiting] = field(default_factory=list)
    left_at: dict[int, float] = field(default_factory=dict)  # by chair: when its last device went away
    asked: dict[int, int] = field(default_factory=dict)  # by chair: the entry for which its bot is thinking
    idle_since: float = 0.0

    # Doing.

    def do(
        self,
        act: Callable[[Table, float], int],
        done: Callable[[int], None],
        refuse: Callable[[AnyRefusal], None],
    ) -> None:
        """Try something at the table. `done` is called with its line when it is kept, `refuse` if it is not done."""
        now = self.hub.now
        self.table.let_pass(now)
        try:
            entry = act(self.table, now)
        except Refusal as refusal:
            self.hand_out()
            refuse(refusal)
            return
        self.hand_out()
        if entry < self.durable:
            done(self.table.state.line_of(entry))
        else:
            self.waiting.append(Waiting(entry, done, refuse))

    def hand_out(self) -> None:
        """Let new entries be kept."""
        state = self.table.state
        new = state.entries[self.handed :]
        if not new:
            return
        seats = None
        if any(isinstance(entry, journal.Opened | journal.Claimed | journal.Freed | journal.Handed) for entry in new):
            seats = self.table.holders
        kept = [journal.encode(entry) for entry in new]
        self.hub.effects.append(Keep(self.name, self.epoch, self.handed, kept, seats, self.table.summary))
        self.handed = len(state.entries)
        self.hub.wake()

    def kept(self, upto: int) -> None:
        """So many entries are safe: tell everybody."""
        state = self.table.state
        sealed = [e for e in state.entries[self.durable : upto] if isinstance(e, journal.WITHOUT_LINE)]
        self.durable = max(self.durable, upto)
        ready = [one for one in self.waiting if one.entry < self.durable]
        self.waiting = [one for one in self.waiting if one.entry >= self.durable]
        for one in ready:
            one.done(state.line_of(one.entry))
        for watcher in self.watchers:
            if any(entry.chair == watcher.viewer for entry in sealed):
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
        needs_view = not watcher.has_view or any(line.changes_game for line in lines)
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

    def is_settled(self, viewer: int = constants.NOBODY) -> bool:
        """Is all kept that a viewer may know of?"""
        return self.table.state.shows_nothing_after(self.durable, viewer)

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
            raise ServerRefusal("not-your-seat", status=403)

    def perform(self, act: messages.ActMessage, now: float) -> int:
        fields = act.fields()
        away = self.away(fields.get("absent", constants.NOBODY), now)
        return self.table.perform(act.act.name, act.chair, act.key, now, fields, levels=self.hub.levels, away=away)

    def put_out(self) -> None:
        """Those who look as somebody who no longer sits there, since the chair moved or was freed, look no more."""
        for watcher in list(self.watchers):
            if watcher.viewer >= 0 and self.table.state.chairs[watcher.viewer].who != watcher.session.who:
                watcher.session.watching.pop((self.name, watcher.viewer), None)
                self.stop(watcher, self.hub.now)
                watcher.session.refuse("", ServerRefusal("seat-moved"))

    # Bots.

    def ask_bots(self) -> None:
        """Let bots think about the moves they owe; of what is not kept yet they know nothing either."""
        state = self.table.state
        if self.durable != len(state.entries) or not state.is_running or state.play is None:
            return
        for chair, since in state.owes_since.items():
            level = state.chairs[chair].bot
            if level and chair not in state.sealed and self.asked.get(chair) != since:
                self.asked[chair] = since
                seat = state.seat_of(chair)
                view, lines = state.views.view(seat), state.play.log(seat)
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
