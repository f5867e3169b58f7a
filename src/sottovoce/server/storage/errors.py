"""What can be wrong with the place where games are kept, and how it is said to a person."""

from __future__ import annotations

from sottovoce.rules.words import words


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
    """The disk is full or the database is gone: this was not acknowledged, and never half of it is kept.

    If a database went away in the very moment of the commit, all of it may have been kept: load the table again
    before going on. Whoever simply tries again is told so by a Conflict.
    """

    code = "unavailable"


class Conflict(StoreError):
    """Another entry already has this number, or one before it is missing: load the table again."""

    code = "conflict"


class Unusable(StoreError):
    """This is not a database of ours, or it is damaged, or in use: it is left exactly as it is."""

    code = "unusable"
