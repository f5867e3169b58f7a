"""Verso (Alexis Allard & Joan Dufour, Gigamic 2024): cards with two faces, for one to six."""

from collections.abc import Mapping
from typing import Any, ClassVar

from sottovoce.games.verso import names, reading, rules
from sottovoce.games.verso.box import LYING
from sottovoce.games.verso.view import View
from sottovoce.rules.folder import FolderGame
from sottovoce.rules.game import Option


class Verso(FolderGame[rules.Position, View]):
    options: ClassVar[Mapping[str, Option]] = {
        "forced_flip": Option(default=False, choices=(False, True)),  # S4
        "deck": Option(default=None),  # S12: for study, the cards as they lie, top first
    }
    reasons = names.REASONS
    secret_options = ("deck",)

    def check_option(self, name: str, value: object) -> None:
        reading.check_deck(value, self)

    def start(self, seats: int, options: Mapping[str, Any]) -> rules.Position:
        deck = options["deck"]
        return rules.Position(seats, options["forced_flip"], deck and [LYING[card] for card in deck])

    def view_of_end(self, position: rules.Position, viewer: int) -> View:
        """S11: backs that were not turned up stay hidden."""
        return self.view(position, viewer)


GAME = Verso()
