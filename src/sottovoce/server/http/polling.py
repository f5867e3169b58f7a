"""Long polling: the same messages as over a WebSocket, for where there is none.

A device sends its messages and waits for an answer. The messages to it are numbered and kept until the device says that
it has got them, so an answer that was lost on the way is sent again. On the wire such a session is called a line.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Sequence

import msgspec

from sottovoce.server.errors import ServerRefusal
from sottovoce.server.live import messages
from sottovoce.server.live.session import MOST_BYTES, MOST_FRAMES, Session
from sottovoce.server.runtime import Runtime

GONE = 8.0  # seconds after a poll was answered, or should have been, in which the next has to come
LONGEST_WAIT = 25.0
MOST_SAID = 50  # messages in one poll
MOST_LINES = 5_000
MOST_OWN = 8  # sessions of one device
MOST_STRANGERS = 300  # of those at one address who have no key
MOST_HERE = 600  # of all at one address who only look
SHARE_HERE = 4  # one of so many of all there may be is for one address, also if all play there


class PollSession:
    """One device that polls."""

    def __init__(self, server: Runtime, who: str, address: str, language: str) -> None:
        self.something = asyncio.Event()
        self.session = Session(who, address, language, self.something.set)
        self.unacknowledged: deque[bytes] = deque()
        self.first = 0  # the number of the first of them
        self.turn = 0
        self.answered_by = server.now  # when the last poll was answered, or will be

    def collect(self) -> None:
        self.unacknowledged += self.session.take()
        if len(self.unacknowledged) > 2 * MOST_FRAMES or sum(map(len, self.unacknowledged)) > 2 * MOST_BYTES:
            self.session.is_too_slow = True
            self.session.close()

    def has_got(self, got: int) -> None:
        """The device has the first `got` messages; they need not be sent again."""
        while self.unacknowledged and self.first < got:
            self.unacknowledged.popleft()
            self.first += 1


class Polling:
    """All sessions of devices that poll."""

    def __init__(self, server: Runtime) -> None:
        self.server = server
        self.lines: dict[str, PollSession] = {}
        server.at_each_tick = self.sweep

    async def poll(self, asked: messages.Poll, who: str, address: str, language: str) -> messages.Polled:
        """One poll. If its session is not known any more a new one is begun, and the device asks again for its news."""
        self.server.check_open()
        self.sweep()
        if len(asked.say) > MOST_SAID:
            raise ServerRefusal("too-long", longest=MOST_SAID)
        name, line = asked.line, self.lines.get(asked.line)
        if line is None or line.session.who != who or line.session.is_closed:
            if len(self.lines) >= MOST_LINES:
                raise ServerRefusal("busy", status=503)
            self._make_room(who, address)
            name, line = secrets.token_urlsafe(12), PollSession(self.server, who, address, language)
            self.lines[name] = line
            self.server.sessions.add(line.session)
            said: Sequence[msgspec.Raw] = [] if asked.line else asked.say  # it was meant for a line that is gone
        else:
            line.has_got(asked.got)
            said = asked.say
        line.turn += 1
        turn = line.turn
        for message in said:
            self.server.hub.receive(line.session, bytes(message), self.server.now)
        await self._wait(line, turn, min(max(0.0, asked.wait), LONGEST_WAIT))
        line.answered_by = self.server.now
        tell = list(line.unacknowledged) if turn == line.turn else []  # a newer poll has taken over
        return messages.Polled(line=name, first=line.first, tell=[msgspec.Raw(frame) for frame in tell])

    async def _wait(self, line: PollSession, turn: int, seconds: float) -> None:
        """Wait until there is something to send, the time is over, or the device has polled again."""
        until = asyncio.get_running_loop().time() + seconds
        line.something.set()
        while True:
            line.collect()
            left = until - asyncio.get_running_loop().time()
            line.answered_by = self.server.now + max(0.0, left)
            if (
                line.unacknowledged
                or line.session.is_closed
                or turn != line.turn
                or left <= 0
                or self.server.is_closing
            ):
                return
            line.something.clear()
            try:
                async with asyncio.timeout(left):
                    await line.something.wait()
            except TimeoutError:
                return

    def _make_room(self, who: str, address: str) -> None:
        """A device has few sessions at a time: for one more, the one that has not been polled for longest is closed."""
        mine = [
            name for name, line in self.lines.items()
            if line.session.who == who and (who or line.session.address == address)
        ]  # fmt: skip
        if len(mine) >= (MOST_OWN if who else MOST_STRANGERS):
            self._close(min(mine, key=lambda name: self.lines[name].answered_by))
        here = [
            name for name, line in self.lines.items()
            if line.session.address == address and not line.session.is_seated
        ]  # fmt: skip
        if len(here) < MOST_HERE:
            here = [name for name, line in self.lines.items() if line.session.address == address]
            if len(here) < MOST_LINES // SHARE_HERE:
                return
        self._close(min(here, key=lambda name: self.lines[name].answered_by))

    def sweep(self) -> None:
        """Close the sessions of devices that have gone."""
        now = self.server.now
        for name in [name for name, line in self.lines.items() if now - line.answered_by > GONE]:
            self._close(name)

    def _close(self, name: str) -> None:
        line = self.lines.pop(name)
        self.server.sessions.discard(line.session)
        self.server.hub.disconnect(line.session, self.server.now)
        line.something.set()
