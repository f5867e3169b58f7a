"""Where a person looks: at whose display, and at which card of it. Browsing decides nothing."""

from __future__ import annotations

from sottovoce.games.verso.view import View
from sottovoce.terminal.verso.scene import COLUMNS

ROWS = "BGO"
STEPS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


class Browsing:
    """The display drawn large, and the card pointed at."""

    def __init__(self) -> None:
        self.view: View | None = None
        self.in_front = 0  # whose display is large by itself
        self.chosen: int | None = None  # whose a person wants to see instead
        self.card = ""  # B3

    def show(self, view: View, in_front: int) -> None:
        """Another moment of the game; a card that is no longer there is no longer pointed at."""
        if in_front != self.in_front and self.chosen is None:
            self.card = ""
        self.view, self.in_front = view, in_front
        if self.card not in self._cards():
            self.card = ""

    def rest(self) -> None:
        """Back to what is large by itself."""
        self.chosen, self.card = None, ""

    @property
    def seat(self) -> int:
        return self.in_front if self.chosen is None else self.chosen

    def press(self, key: str) -> bool:
        """Arrows point at a card, Tab and a number look at a player, Esc goes back: did this key mean anything?"""
        if self.view is None:
            return False
        seats = len(self.view.players)
        if key in STEPS:
            self._step(*STEPS[key])
        elif key in ("tab", "shift+tab"):
            self._look_at((self.seat + (1 if key == "tab" else -1)) % seats)
        elif len(key) == 1 and key in "123456"[:seats]:
            self._look_at(int(key) - 1)
        elif key in ("escape", "u", "backspace") and self.card:
            self.card = ""
        elif key in ("escape", "u", "backspace") and self.chosen is not None:
            self.rest()
        else:
            return False
        return True

    def click(self, kind: str, what: str) -> None:
        """A click on a player's line, or on a card; on the same card again: back to the top card."""
        if kind == "seat":
            self._look_at(int(what))
        else:
            self.card = "" if what == self.card else what

    def _look_at(self, seat: int) -> None:
        self.chosen, self.card = (None if seat == self.in_front else seat), ""

    def _cards(self) -> list[str]:
        """The cards of the large display, row by row."""
        if self.view is None:
            return []
        return [card[:2] for cards in self.view.players[self.seat].rows.values() for card in cards]

    def _step(self, down: int, right: int) -> None:
        """The next card in that direction; up and down, the nearest of the next row that has any."""
        cards = self._cards()
        if not cards:
            return
        if self.card not in cards:
            self.card = cards[0]
            return
        if right:
            self.card = cards[(cards.index(self.card) + right) % len(cards)]
            return
        column = COLUMNS.index(self.card[1])
        for further in (1, 2):
            colour = ROWS[(ROWS.index(self.card[0]) + down * further) % len(ROWS)]
            row = [card for card in cards if card[0] == colour]
            if row:
                self.card = min(row, key=lambda card: abs(COLUMNS.index(card[1]) - column))
                return
