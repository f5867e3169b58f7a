"""One connection of one device: what it asks for goes to a table's room, and what it is told waits in its outbox."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from sottovoce import __version__
from sottovoce.rules import constants
from sottovoce.rules.game import Refusal
from sottovoce.server.live import messages
from sottovoce.server.live.limits import TALK
from sottovoce.server.live.refusals import AnyRefusal, ServerRefusal
from sottovoce.server.live.room import BOT_KEY, Room, Watcher
from sottovoce.table.refusals import TableRefusal

if TYPE_CHECKING:
    from sottovoce.server.live.hub import Hub

MOST_FRAMES = 500  # waiting for one device; more, and it is too slow
MOST_BYTES = 2_000_000
MOST_WATCHES = 32  # of one device
LONGEST_KEY = 64


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
                raise ServerRefusal("too-long", longest=messages.LONGEST)
            try:
                asked = messages.decode(message)
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                raise ServerRefusal("bad-message", why=type(error).__name__) from error
        except Refusal as refusal:
            self.refuse("", refusal)
            return
        key = asked.key if isinstance(asked, messages.TableAsk) else ""
        if not may_say:
            self.refuse(key, ServerRefusal("too-fast", status=429))
            return
        if isinstance(asked, messages.Ping):
            self.tell(messages.Pong(now=now))
            return
        assert isinstance(asked, messages.TableAsk)
        ask = asked
        self.hub.enter(
            ask.table, lambda room: self._in_room(room, ask), lambda why: self.refuse(ask.key, why)
        )  # fmt: skip

    def _in_room(self, room: Room, ask: messages.TableAsk) -> None:
        try:
            if isinstance(ask, messages.Watch):
                self._watch(room, ask)
            elif isinstance(ask, messages.Unwatch):
                if watcher := self.watching.pop((room.name, _viewer(ask.chair)), None):
                    room.stop(watcher, self.hub.now)
                self.tell(messages.Done(key=ask.key, line=room.told))
            elif isinstance(ask, messages.ActMessage):
                room.check_holder(ask.chair, self.who)
                if ask.key.startswith(BOT_KEY):
                    raise TableRefusal("bad-key")
                is_talk = ask.act.name == "say" and not room.table.is_done(ask.chair, ask.key)
                if is_talk and not self.hub.limits.allows(TALK, self.who, self.hub.now):
                    raise ServerRefusal("too-fast", status=429)  # not for good: the same may be said a little later
                act = ask
                if refused := self.hub.refused.get((room.name, act.chair, act.key)):
                    self.tell(refused)
                    return
                room.do(
                    lambda _, now: room.perform(act, now),
                    lambda line: self.tell(messages.Done(key=act.key, line=line)),
                    lambda why: self._refuse_for_good(room, act, why),
                )
        except Refusal as refusal:
            self.refuse(ask.key, refusal)

    def _watch(self, room: Room, ask: messages.Watch) -> None:
        viewer = _viewer(ask.chair)
        if viewer == constants.NOBODY:
            if room.table.state.settings.spectators == "none":
                raise ServerRefusal("no-spectators", status=403)
        else:
            room.check_holder(viewer, self.who)
        old = self.watching.pop((room.name, viewer), None)
        if old is None and len(self.watching) >= MOST_WATCHES:
            raise ServerRefusal("too-many-watched", most=MOST_WATCHES)
        if old is not None:
            room.watchers.remove(old)
        watcher = Watcher(self, room, viewer, min(max(0, ask.seen), room.told))
        self.watching[room.name, viewer] = watcher
        self.tell(messages.Done(key=ask.key, line=room.told))
        room.watch(watcher, self.hub.now)

    def _refuse_for_good(self, room: Room, act: messages.ActMessage, why: AnyRefusal) -> None:
        """Whoever was told no may believe it: another copy of the same act, still on its way, is refused as well."""
        told = self._no(act.key, why)
        if isinstance(why, Refusal) and len(act.key) <= LONGEST_KEY:
            self.hub.remember_refused((room.name, act.chair, act.key), told)
        self.tell(told)

    def refuse(self, key: str, why: AnyRefusal) -> None:
        self.tell(self._no(key, why))

    def _no(self, key: str, why: AnyRefusal) -> messages.Refused:
        self.hub.note(self.address, why)
        return messages.Refused(key=key, code=why.code, text=why.text(self.language))


def _viewer(chair: int | None) -> int:
    return constants.NOBODY if chair is None else chair
