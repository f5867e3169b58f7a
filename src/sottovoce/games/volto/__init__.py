"""Volto (Yusuke Emi, Blue Orange 2022): a game of bluff behind masks for two."""

from collections.abc import Mapping
from typing import Any, ClassVar

from sottovoce.games.volto import names, rules
from sottovoce.games.volto.view import View
from sottovoce.rules.folder import FolderGame
from sottovoce.rules.game import Option


class Volto(FolderGame[rules.Position, View]):
    options: ClassVar[Mapping[str, Option]] = {
        "capturer": Option(default="shown", choices=("shown", "hidden")),  # O3
    }
    reasons = names.REASONS

    def start(self, seats: int, options: Mapping[str, Any]) -> rules.Position:
        return rules.Position(options["capturer"] == "hidden")


GAME = Volto()
