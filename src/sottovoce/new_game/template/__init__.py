"""One hides a number, the other guesses: a small game to begin with."""

from collections.abc import Mapping
from typing import Any

from sottovoce.new_game.template import rules
from sottovoce.new_game.template.view import View
from sottovoce.rules.folder import FolderGame


class TheGame(FolderGame[rules.Position, View]):
    reasons = rules.REASONS

    def start(self, seats: int, options: Mapping[str, Any]) -> rules.Position:
        return rules.Position()


GAME = TheGame()
