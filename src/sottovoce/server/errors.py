"""What can go wrong in the server, each with a code for programs and a sentence for people."""

from __future__ import annotations

from sottovoce.rules.game import Refusal
from sottovoce.rules.words import words


class ServerRefusal(Refusal):
    """The server does not do that. The code is the message's key, with underscores; `status` is the HTTP status."""

    def __init__(self, key: str, /, *, status: int = 400, **args: str | int) -> None:
        super().__init__(key, **args)
        self.code, self.status = key.replace("-", "_"), status

    def text(self, language: str) -> str:
        return words(language, "sottovoce.server").say(self.key, self.args_)


class StoreError(Exception):
    """Something the store could not do; `code` is a word for programs, `text` a sentence for people."""

    code = "trouble"

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.key, self.args_ = key, args

    def text(self, language: str) -> str:
        """What is wrong, in the person's language."""
        return words(language, "sottovoce.server").say(self.key, self.args_)

    def __str__(self) -> str:
        return self.text("en")


class Unavailable(StoreError):
    """The disk is full or the database is gone: this was not acknowledged, and never half of it is stored.

    If a database went away in the very moment of the commit, all of it may have been stored: load the table again
    before going on. A caller that simply tries again gets a Conflict.
    """

    code = "unavailable"


class Conflict(StoreError):
    """Another entry already has this number, or one before it is missing: load the table again."""

    code = "conflict"


class Unusable(StoreError):
    """This is not a database of ours, or it is damaged, or in use: it is left exactly as it is."""

    code = "unusable"


AnyRefusal = Refusal | StoreError  # both have a code and a sentence in the person's language
