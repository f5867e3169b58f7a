"""Who is connected, and how much of the server each of them may use.

Everything that comes in is counted for its connection, its device and its address, before the application sees any of
it. Whoever sends too much is not answered but cut off. There are never more connections than the process can open
files for: when there is no room for one more, one that nobody plays on has to go, from where most of them come.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from dataclasses import dataclass
from functools import lru_cache

from sottovoce.server.live.limits import LOGGED, Limits, Measure

log = logging.getLogger(__name__)

MOST = 10_000  # connections, where the system does not say how many files may be open
OWN_FILES = 256  # that the server needs itself: database, bots, log, and those who are left waiting at the door
MOST_HERE = 1_000  # of one address on which nobody plays
MOST_SILENT_HERE = 250  # of one address on which nothing was asked yet
SHARE_HERE = 4  # one of so many of all there may be is kept for people who play at one address
KIB = 1_024


@dataclass(frozen=True)
class Allowance:
    """How much of something may come in over one connection, from one device, and from one address."""

    connection: Measure
    device: Measure
    address: Measure


BYTES = Allowance(Measure(1_024 * KIB, 64 * KIB), Measure(4_096 * KIB, 256 * KIB), Measure(32_768 * KIB, 4_096 * KIB))
REQUESTS = Allowance(Measure(300, 50), Measure(600, 100), Measure(6_000, 1_000))
FRAMES = Allowance(Measure(240, 60), Measure(480, 120), Measure(6_000, 1_500))
CONTROL = Allowance(Measure(30, 4), Measure(120, 16), Measure(3_000, 500))  # pings and pongs
OVERRUNS = Allowance(Measure(30, 0.5), Measure(60, 1), Measure(1_000, 50))  # whatever was refused as too fast
OPENED_HERE = Measure(500, 50)  # connections that one address opens
CUT_OFFS = Measure(10, 0.5)  # of one device, or of all at one address who have no key: then nothing is done for them


class Connection:
    """One connection, over HTTP at first, perhaps as a WebSocket then."""

    def __init__(self, owner: Connections, transport: asyncio.Transport, address: str) -> None:
        self.owner, self.transport, self.address = owner, transport, address
        self.who = ""  # the hash of the device's key, once it has shown it
        self.is_proxied = False  # others' requests come over it: they are counted by address and device, not here
        self.is_seated = False  # somebody plays here
        self.has_asked = False
        self.is_cut_off = False
        self._spent: dict[Allowance, tuple[float, float]] = {}

    def spend(self, allowance: Allowance, amount: float = 1) -> bool:
        """Count what has come in. False: it was too much, and the connection is no more."""
        if self._may_spend(allowance, amount):
            return True
        self.cut_off()
        return False

    def _may_spend(self, allowance: Allowance, amount: float) -> bool:
        """Whoever plays is held to what they send themselves, not to what their neighbours do."""
        now, limits = self.owner.now, self.owner.limits
        if not self.is_proxied and not self._has_left(allowance, amount, now):
            return False
        if self.who and not limits.allows(allowance.device, self.who, now, amount):
            return False
        return limits.allows(allowance.address, self.address, now, amount) or self.is_seated

    def _has_left(self, allowance: Allowance, amount: float, now: float) -> bool:
        measure = allowance.connection
        left, then = self._spent.get(allowance, (measure.at_once, now))
        left = min(measure.at_once, left + (now - then) * measure.a_second) - amount
        self._spent[allowance] = (left, now)
        return left >= 0

    def cut_off(self) -> None:
        """End it at once: nothing more is read, and nothing that waits is sent."""
        if not self.is_cut_off:
            self.is_cut_off = True
            self.blame()
            if self.owner.limits.allows(LOGGED, self.address, self.owner.now):
                log.warning("cut off a connection of %s", self.address)
        self.transport.abort()

    def blame(self) -> None:
        """Count against whoever sent too much."""
        self.owner.limits.charge(CUT_OFFS, self.who or self.address, self.owner.now)

    @property
    def is_unwelcome(self) -> bool:
        """Was this device, or strangers at this address, cut off again and again? Neighbours with a key are not."""
        return self.owner.limits.left(CUT_OFFS, self.who or self.address, self.owner.now) < 1

    def comes_from(self, address: str, who: str) -> None:
        """Something was asked for, by this device at this address: a proxy's is not the one that it speaks for."""
        self.owner.forget(self)
        if address != self.address:
            self.address, self.is_proxied = address, True
        self.who, self.has_asked = who, True
        self.owner.file(self)

    def seat(self, is_seated: bool) -> None:
        """Somebody plays over this connection, or no longer does. Of very many at one address it does not count: who
        only wants to take up room can sit down as well."""
        counts = is_seated and (self.is_seated or self.owner.may_be_seated(self.address))
        if counts != self.is_seated:
            self.owner.forget(self)
            self.is_seated = counts
            self.owner.file(self)


Filed = dict[Connection, None]  # oldest first


class Connections:
    """All connections there are."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most or most_connections()
        self.limits = Limits()
        self._all: dict[asyncio.Transport, Connection] = {}
        self._silent: dict[str, Filed] = {}  # by address: nothing was asked on these yet
        self._idle: dict[str, Filed] = {}  # by address: the others on which nobody plays
        self._seated: dict[str, Filed] = {}  # by address: those on which somebody plays

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def __len__(self) -> int:
        return len(self._all)

    def admits(self, address: str) -> bool:
        """May one more connection come in from there?"""
        return self.limits.allows(OPENED_HERE, address, self.now)

    def may_be_seated(self, address: str) -> bool:
        """May one more connection from there be kept because somebody plays on it?"""
        return len(self._seated.get(address, {})) < max(1, self.most // SHARE_HERE)

    def opened(self, transport: asyncio.Transport) -> Connection:
        """A new connection. It may be cut off at once."""
        peer = transport.get_extra_info("peername")
        one = Connection(self, transport, home(str(peer[0])) if peer else "")
        self._all[transport] = one
        self.file(one)
        self._make_room(one)
        return one

    def of(self, transport: asyncio.Transport) -> Connection:
        """The connection that goes over a transport."""
        return self._all.get(transport) or self.opened(transport)

    def closed(self, one: Connection) -> None:
        self.forget(one)
        self._all.pop(one.transport, None)

    def _make_room(self, newest: Connection) -> None:
        """Close what there is too much of: the oldest on which nothing was said, else the oldest on which nobody
        plays; the newest itself if all others are played on."""
        here = newest.address
        silent, idle = self._silent.get(here, {}), self._idle.get(here, {})
        if len(silent) > MOST_SILENT_HERE or len(silent) + len(idle) > MOST_HERE:
            self._close(silent or idle)
        elif len(self._all) > self.most:
            silent_at = max(self._silent, key=lambda at: len(self._silent[at]), default=here)
            idle_at = max(self._idle, key=lambda at: len(self._idle[at]), default=here)
            silent, idle = self._silent.get(silent_at, {}), self._idle.get(idle_at, {})
            self._close(silent if len(silent) > 1 or not idle else idle)

    def _close(self, some: Filed) -> None:
        victim = next(iter(some))
        victim.transport.abort()
        self.closed(victim)

    def file(self, one: Connection) -> None:
        """Remember by address what a connection is there for, and so whether it may have to go."""
        if one.transport in self._all:
            filed = self._seated if one.is_seated else self._idle if one.has_asked else self._silent
            filed.setdefault(one.address, {})[one] = None

    def forget(self, one: Connection) -> None:
        """The opposite."""
        for filed in (self._silent, self._idle, self._seated):
            here = filed.get(one.address, {})
            if one in here:
                del here[one]
                if not here:
                    del filed[one.address]


@lru_cache(10_000)
def home(address: str) -> str:
    """What counts as one address: of IPv6 the half that a household is given, since it has all of the other half."""
    try:
        given = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(given, ipaddress.IPv6Address):
        mapped = given.ipv4_mapped
        return str(mapped) if mapped else str(ipaddress.ip_network((given, 64), strict=False).network_address)
    return address


def most_connections() -> int:
    """How many there may be, so that the server can still open the files it needs."""
    try:
        import resource
    except ImportError:
        return MOST
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST if files == resource.RLIM_INFINITY else max(files // 3, files - OWN_FILES)
