"""Who is who, without accounts: a device has a key that the server made and signed, and the server keeps only its hash.

A key never stands in an address. An invitation is a secret of its own, for one chair, and works once. A chair moves to
another device by a short code that is typed there within some minutes.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

COOKIE = "sottovoce"
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
CODE_LENGTH = 8
CODE_SECONDS = 300
MOST_CODES = 10_000
HALF = 16  # bytes of a key that are random, and of its signature


def new_secret() -> str:
    """An invitation: 256 random bits."""
    return secrets.token_urlsafe(32)


def new_table() -> str:
    """A name for a table that nobody guesses."""
    return secrets.token_urlsafe(12)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random enough to need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


class Keys:
    """The keys of devices. Half of a key is random and the other half its signature, so that nobody can make one up."""

    def __init__(self, secret: bytes, known: AbstractSet[str]) -> None:
        self._secret, self._known = secret, known

    def new(self) -> str:
        part = secrets.token_bytes(HALF)
        return base64.urlsafe_b64encode(part + self._signature(part)).rstrip(b"=").decode()

    def who(self, key: str) -> str:
        """The hash by which the device with this key goes; nothing, if it is none of ours."""
        if not 40 <= len(key) <= 50 or not key.isascii():
            return ""
        found = hashed(key)
        return found if found in self._known or self._is_signed(key) else ""

    def _is_signed(self, key: str) -> bool:
        try:
            read = base64.b64decode(key + "=" * (-len(key) % 4), b"-_", validate=True)
        except (binascii.Error, ValueError):
            return False
        return len(read) == 2 * HALF and hmac.compare_digest(read[HALF:], self._signature(read[:HALF]))

    def _signature(self, part: bytes) -> bytes:
        return hmac.digest(self._secret, part, "sha256")[:HALF]


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
