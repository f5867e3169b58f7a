"""Verona Twist (József Dorsonczky, Mind Fitness Games 2018): a game of deduction for two."""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from sottovoce.games.verona_twist import names, rules
from sottovoce.games.verona_twist.view import View
from sottovoce.rules.folder import FolderGame
from sottovoce.rules.game import Option


class VeronaTwist(FolderGame[rules.Position, View]):
    options: ClassVar[Mapping[str, Option]] = {
        "rounds": Option(default=rules.ROUNDS, choices=tuple(range(3, 10))),  # V8
        "lovers": Option(default="chosen", choices=("chosen", "random")),
        "placement": Option(default="chosen", choices=("chosen", "random")),
    }
    reasons = names.REASONS

    def start(self, seats: int, options: Mapping[str, Any]) -> rules.Position:
        return rules.Position(options["rounds"], options["lovers"] == "random", options["placement"] == "random")

    def view_of_end(self, position: rules.Position, viewer: int) -> View:
        """V10: everybody is shown the lovers, and no report is to come."""
        seen = super().view_of_end(position, viewer)
        return msgspec.structs.replace(seen, phase="ended", split=None) if seen.phase == "moving" else seen

    def tie_break(self, view: View, seat: int) -> float:
        """V8: who needed fewer rounds as Capulet."""
        return -float(view.round) if seat == names.CAPULET else 0.0


GAME = VeronaTwist()
