"""Who is who, without accounts: a device has a key that the server made, and the server keeps only its hash.

A key never stands in an address. An invitation is a secret of its own, for one chair, and works once. A chair moves to
another device by a short code that is typed there within some minutes.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import dataclass

COOKIE = "sottovoce"
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
CODE_LENGTH = 8
CODE_SECONDS = 300
MOST_CODES = 10_000


def new_secret() -> str:
    """A key or an invitation: 256 random bits."""
    return secrets.token_urlsafe(32)


def new_table() -> str:
    """A name for a table that nobody guesses."""
    return secrets.token_urlsafe(12)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random enough to need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


@dataclass
class ChairMove:
    """A chair on its way to another device."""

    table: str
    chair: int
    who: str
    until: float


class Codes:
    """The short codes that are valid now. They are not kept: after a restart one asks for another."""

    def __init__(self) -> None:
        self._codes: OrderedDict[str, ChairMove] = OrderedDict()

    def new(self, table: str, chair: int, who: str, now: float) -> str:
        """A code for a chair; an earlier one for it is void."""
        for code in [code for code, one in self._codes.items() if (one.table, one.chair) == (table, chair)]:
            del self._codes[code]
        while self._codes and (len(self._codes) >= MOST_CODES or next(iter(self._codes.values())).until <= now):
            self._codes.popitem(last=False)
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        self._codes[code] = ChairMove(table, chair, who, now + CODE_SECONDS)
        return code

    def use(self, typed: str, now: float) -> ChairMove | None:
        """The chair that a code is for; it works once. Who may try how often, `limits.py` says."""
        code = "".join(typed.upper().split()).replace("-", "")
        found = self._codes.pop(code, None)
        return found if found is not None and found.until > now else None
