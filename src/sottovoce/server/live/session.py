"""One connection of one device: who it is, and the messages that wait to be sent to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol

from sottovoce import __version__
from sottovoce.server.errors import AnyRefusal
from sottovoce.server.live import messages

MOST_FRAMES = 500  # waiting for one device; with more it is too slow
MOST_BYTES = 2_000_000


class Subscription(Protocol):
    """Something that a session follows until it ends."""

    def stop(self) -> None: ...

    def go_on(self) -> None:
        """What was sent is taken: send what comes next."""


class Session:
    """One connection of one device. What is sent to it waits in its outbox until the transport takes it."""

    def __init__(
        self, who: str, address: str = "", language: str = "en", wake: Callable[[], None] = lambda: None
    ) -> None:
        self.who, self.address, self.language, self.wake = who, address, language, wake
        self.outbox: deque[bytes] = deque()
        self.bytes_waiting = 0
        self.is_closed = False
        self.is_too_slow = False
        self.is_cut_off = False  # it has asked for far too much, and is heard no more
        self.watching: dict[tuple[str, int], Subscription] = {}  # by table and viewer
        self.behind: list[Subscription] = []  # those that have more to send than should wait here at once
        self.send(messages.Welcome(protocol=messages.PROTOCOL, version=__version__))

    def send(self, message: messages.Tell) -> None:
        """Put a message into the outbox. If that is full the session is closed; the device will connect again."""
        if not self.is_closed:
            self.send_frame(messages.encode(message))

    def send_frame(self, frame: bytes) -> None:
        """The same, of a message that is encoded already, since others are sent it too."""
        if self.is_closed:
            return
        if len(self.outbox) >= MOST_FRAMES or self.bytes_waiting + len(frame) > MOST_BYTES:
            self.is_too_slow = True
            self.close()
        else:
            self.outbox.append(frame)
            self.bytes_waiting += len(frame)
        self.wake()

    @property
    def is_seated(self) -> bool:
        """Does somebody watch a table from a chair?"""
        return any(viewer >= 0 for _, viewer in self.watching)

    def cut_off(self) -> None:
        """Hear and answer no more."""
        self.is_cut_off = True
        self.close()
        self.wake()

    def take(self) -> list[bytes]:
        """Everything that waits, to be sent now. Whoever has more to send puts the next of it here."""
        frames, self.bytes_waiting = list(self.outbox), 0
        self.outbox.clear()
        behind, self.behind = self.behind, []
        for subscription in behind:
            subscription.go_on()
        return frames

    def close(self) -> None:
        """The connection has ended."""
        self.is_closed = True
        for subscription in list(self.watching.values()):
            subscription.stop()
        self.watching.clear()
        self.behind.clear()
        self.outbox.clear()
        self.bytes_waiting = 0


class Reply(Protocol):
    """Where the answer to one request goes: exactly one of these is called, once."""

    def done(self, line: int) -> None:
        """It is done and stored; `line` is its news line."""

    def refuse(self, why: AnyRefusal) -> None:
        """It was not done."""


class SessionReply:
    """The answer to a message of a session."""

    def __init__(self, session: Session, key: str, log_refusal: Callable[[str, AnyRefusal], None]) -> None:
        self.session, self.key, self.log_refusal = session, key, log_refusal

    def done(self, line: int) -> None:
        self.session.send(messages.Done(key=self.key, line=line))

    def refuse(self, why: AnyRefusal) -> None:
        self.log_refusal(self.session.address, why)
        self.session.send(messages.Refused(key=self.key, code=why.code, text=why.text(self.session.language)))
