"""Rate limits. A device has a limit of its own; an address has a wide one, since a school or a mobile network is one
address for many people.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

MOST_KNOWN = 50_000  # devices and addresses remembered; a forgotten one starts afresh


@dataclass(frozen=True)
class Measure:
    """How many at once, and how many per second after that."""

    at_once: float
    a_second: float


MESSAGES = Measure(120, 30)  # of one device, over all its connections
OVERRUNS = Measure(60, 1)  # of those: messages of one device that were refused as too fast, before it is cut off
REQUESTS = Measure(60, 5)  # over HTTP, of one device
TABLES = Measure(40, 0.05)  # opened by one device
TABLES_HERE = Measure(300, 0.5)  # opened at one address
BROUGHT_HERE = Measure(6_000_000, 500)  # letters of records and options that are brought at one address
OFFERS = Measure(10, 0.02)  # tables of one device on the list of open tables
OFFERS_HERE = Measure(100, 0.2)  # the same, of all at one address
TALK = Measure(10, 0.5)  # said by one device
STRANGERS = Measure(1000, 100)  # messages and requests of those at one address who have no key yet
LOGGED = Measure(20, 0.1)  # lines about one address in the log
CODES = Measure(5, 0.02)  # typed by one device
CODES_HERE = Measure(60, 0.5)  # typed at one address: many people type, but nobody goes through all codes
DEVICES_HERE = Measure(300, 2)  # new ones at one address
FILES_HERE = Measure(2000, 200)  # of the page: a class may open it at once, and it takes nothing from what is played
HERE = Measure(4000, 800)  # everything from one address: messages and requests


class Limits:
    """Who has asked for how much lately."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[Measure, str], tuple[float, float]] = OrderedDict()

    def allows(self, measure: Measure, whose: str, now: float, amount: float = 1) -> bool:
        """Is there still room for this much? Then it is taken."""
        left = self.left(measure, whose, now)
        allowed = left >= amount
        self._leave(measure, whose, left - amount if allowed else left, now)
        return allowed

    def charge(self, measure: Measure, whose: str, now: float, amount: float = 1) -> None:
        """Take this much, whether there is room for it or not: the more is owed, the longer there is none."""
        self._leave(measure, whose, max(-measure.at_once, self.left(measure, whose, now) - amount), now)

    def left(self, measure: Measure, whose: str, now: float) -> float:
        """How much room there is."""
        left, then = self._buckets.get((measure, whose), (measure.at_once, now))
        return min(measure.at_once, left + max(0.0, now - then) * measure.a_second)

    def _leave(self, measure: Measure, whose: str, left: float, now: float) -> None:
        self._buckets[measure, whose] = (left, now)
        self._buckets.move_to_end((measure, whose))
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)

    def may_say(self, who: str, address: str, now: float) -> bool:
        """Is there room for one more message?"""
        return self._own(MESSAGES, who, address, now) and self.allows(HERE, address, now)

    def may_ask(self, who: str, address: str, now: float) -> bool:
        """Is there room for one more request over HTTP?"""
        return self._own(REQUESTS, who, address, now) and self.allows(HERE, address, now)

    def may_look(self, who: str, address: str, now: float) -> bool:
        """Is there room for one more file of the page?"""
        return self.allows(FILES_HERE, address, now)

    def _own(self, measure: Measure, who: str, address: str, now: float) -> bool:
        """First the device's own limit: a device that is over it takes nothing away from its neighbours."""
        return self.allows(measure, who, now) if who else self.allows(STRANGERS, address, now)
