"""Volto (Yusuke Emi, Blue Orange 2022): a game of bluff behind masks for two."""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

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

    def view_of_end(self, position: rules.Position, viewer: int) -> View:
        """O9: all masks are shown to everybody."""
        seen = super().view_of_end(position, viewer)
        if seen.phase != "moving":
            return seen
        return msgspec.structs.replace(
            seen, phase="ended", masks=[msgspec.structs.replace(mask, shown=True) for mask in seen.masks]
        )


GAME = Volto()
