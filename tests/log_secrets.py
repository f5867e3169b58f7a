"""No log tells a secret: whatever is logged in any test is searched for keys, invitations and what was dealt.

The tests of a run make secrets all the time. Each is noted here as it is made, and every line that is logged meanwhile,
with its traceback, is searched for all of them; so is the log of a server in a process of its own.
"""

from __future__ import annotations

import itertools
import logging
import re
from collections import deque
from typing import Any

from sottovoce.rules import constants
from sottovoce.server.http import identity
from sottovoce.table import journal

MOST = 50_000  # secrets that are remembered
SHORTEST = 8  # letters of what was dealt: less may stand anywhere
STORED = re.compile(r"[\"']deed[\"']\s*:")  # how a stored entry begins

found: list[str] = []
_secrets: deque[str] = deque(maxlen=MOST)
_known: set[str] = set()


def note(secret: str) -> None:
    """This may not be logged from now on."""
    if secret and secret not in _known:
        if len(_secrets) == MOST:
            _known.discard(_secrets.popleft())
        _secrets.append(secret)
        _known.add(secret)


def search(logged: str) -> list[str]:
    """The secrets that stand in what was logged."""
    parts = set(re.split(r"[\s\"'\\/?=&,;:(){}\[\]]+", logged))
    words = logged.split()
    pairs = {f"{one} {other}".strip("\"',;()[]") for one, other in itertools.pairwise(words)}
    return [*(_known & (parts | pairs)), *STORED.findall(logged)]


class Searching(logging.Handler):
    """Looks at every line as it is logged."""

    def emit(self, record: logging.LogRecord) -> None:
        told = logging.Formatter("%(name)s %(message)s").format(record)
        found.extend(f"{record.name}: {secret!r} in {told[:200]!r}" for secret in search(told))


def begin() -> None:
    """Note every secret that is made, and search every line that is logged."""
    true_secret, true_encode = identity.new_secret, journal.encode

    def new_secret() -> str:
        made = true_secret()
        note(made)
        return made

    def encode(entry: journal.Entry) -> bytes:
        lines: Any = getattr(entry, "lines", ())
        for seat, move in lines:
            if seat in ("*", constants.CHANCE) and len(move) >= SHORTEST and " " in move:
                note(" ".join(move.split()[:2]))
        return true_encode(entry)

    identity.new_secret, journal.encode = new_secret, encode
    handler = Searching(logging.DEBUG)
    logging.getLogger().addHandler(handler)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):  # they hand nothing on
        logging.getLogger(name).addHandler(handler)
