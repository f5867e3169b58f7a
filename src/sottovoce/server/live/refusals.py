"""How the server says no."""

from __future__ import annotations

from sottovoce.rules.game import Refusal
from sottovoce.rules.words import words
from sottovoce.server.storage.errors import StoreError


class ServerRefusal(Refusal):
    """The server cannot do that. The code is the message's key, with underscores; `status` is what HTTP calls it."""

    def __init__(self, key: str, /, *, status: int = 400, **args: str | int) -> None:
        super().__init__(key, **args)
        self.code, self.status = key.replace("-", "_"), status

    def text(self, language: str) -> str:
        return words(language, "sottovoce.server").say(self.key, self.args_)


AnyRefusal = Refusal | StoreError  # both have a code and a sentence in the person's language
