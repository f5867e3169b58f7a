"""A card to show or a place to name, chosen in secret by both at once because an event asks for it."""

from __future__ import annotations

from sottovoce.games.romeo_juliet import GAME
from sottovoce.games.romeo_juliet.view import View
from sottovoce.rules.game import Refusal
from sottovoce.terminal.pointer import BACK, DO, TABS
from sottovoce.terminal.romeo_juliet import signs
from sottovoce.terminal.romeo_juliet.scene import Scene
from sottovoce.terminal.task import Advice, Say, Task

AROUND = {"left": -1, "right": 1, "up": -1, "down": 1, **TABS}


class Sealing(Task):
    """Someone chooses one card of the hand, or one of the six places."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.word = "show" if view.phase == "showing" else "name"
        self.cards = sorted((move.split()[1] for move in view.legal or ()), key=self._order)
        self.card = ""

    def _order(self, card: str) -> int:
        known = [*self.view.places, "sidestep", *signs.LETTERS]
        return known.index(card)

    # Keys and clicks.

    def knows(self, key: str) -> bool:
        if key in BACK:
            return bool(self.card)
        return key in AROUND or key in DO or self._typed(key) != ""

    def _typed(self, key: str) -> str:
        """The card that a number or a letter means."""
        if len(key) == 1 and key in "1234567":
            return [*self.view.places, "sidestep"][int(key) - 1]
        return signs.typed_token(key) or "" if self.word == "show" else ""

    def press(self, key: str) -> str | None:
        self.refusal = None
        if key in DO:
            if not self.card:
                self.refusal = f"sealing-nothing-{self.word}"
            return f"{self.word} {self.card}" if self.card else None
        if key in BACK:
            self.card = ""
        elif key in AROUND:
            now = self.cards.index(self.card) if self.card else (-1 if AROUND[key] > 0 else 0)
            self.card = self.cards[(now + AROUND[key]) % len(self.cards)]
        else:
            self._pick(self._typed(key))
        return None

    def click(self, square: str) -> str | None:
        """A card of the hand or a place; the same again confirms."""
        self.refusal = None
        kind, _, what = square.partition(" ")
        if kind not in ("card", "place"):
            return None
        if what == self.card:
            return f"{self.word} {what}"
        self._pick(what)
        return None

    def _pick(self, card: str) -> None:
        """A card that the game lists; of any other it says why not."""
        if card in self.cards:
            self.card = card
            return
        try:
            GAME.parse_move(self.view, f"{self.word} {card}")
        except Refusal as refusal:
            self.refusal = refusal

    # What it looks like.

    def paint(self, scene: Scene) -> None:
        if self.word == "name":
            scene.aimed = self.card
        else:
            is_place = self.card in (*self.view.places, "sidestep")
            scene.cards = (self.card, "") if is_place else ("", self.card)

    def advice(self, say: Say) -> Advice:
        if not self.card:
            return Advice(say(f"todo-{self.view.phase}-mine"), say(f"sealing-how-{self.word}"))
        if self.word == "name":
            return Advice(say("sealing-name", place=self.card), say("sealing-note-name"))
        is_place = self.card in (*self.view.places, "sidestep")
        key, what = ("sealing-show-place", "place") if is_place else ("sealing-show-companion", "token")
        return Advice(say(key, **{what: self.card}), say("sealing-note-show"))
