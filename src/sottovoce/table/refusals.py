"""How a table says no."""

from __future__ import annotations

from sottovoce.rules.game import Refusal
from sottovoce.rules.words import words


class TableRefusal(Refusal):
    """The table cannot do that, or not now. The code is the message's key, with underscores."""

    def __init__(self, key: str, /, **args: str | int) -> None:
        super().__init__(key, **args)
        self.code = key.replace("-", "_")

    def text(self, language: str) -> str:
        return words(language, "sottovoce.table").say(self.key, self.args_)


class CorruptJournal(Exception):
    """The stored entries do not fit together: `number` is the first that does not, `why` the reason."""

    def __init__(self, number: int, why: Exception) -> None:
        super().__init__(f"deed {number}: {why}")
        self.number, self.why = number, why
