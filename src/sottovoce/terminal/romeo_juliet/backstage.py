"""Two cards chosen in secret: where to go and with whom, or what to keep for the next act."""

from __future__ import annotations

from sottovoce.games.romeo_juliet import GAME
from sottovoce.games.romeo_juliet.view import View
from sottovoce.rules.game import Refusal
from sottovoce.terminal.pointer import BACK, DO
from sottovoce.terminal.romeo_juliet import signs
from sottovoce.terminal.romeo_juliet.scene import Scene
from sottovoce.terminal.task import Advice, Say, Task

PLACES, COMPANIONS = {"left": -1, "right": 1}, {"up": -1, "down": 1}


class Backstage(Task):
    """Someone picks a place card and a companion card."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.seat, int)
        hand = view.lovers[view.seat].hand
        assert hand is not None
        self.view = view
        self.word = "play" if view.phase == "backstage" else "hold"
        self.places = sorted(hand.places, key=lambda place: signs.place_number(place, view))
        self.companions = list(dict.fromkeys(hand.companions))
        self.place = self.companion = ""

    @property
    def is_complete(self) -> bool:
        return bool(self.place and self.companion)

    # Keys and clicks.

    def knows(self, key: str) -> bool:
        if key in BACK:
            return bool(self.place or self.companion)
        return key in PLACES or key in COMPANIONS or key in DO or self._card(key) != ""

    def _card(self, key: str) -> str:
        """The card that a number or a letter means."""
        if len(key) == 1 and key in "1234567":
            return [*self.view.places, "sidestep"][int(key) - 1]
        token = signs.typed_token(key)
        return token if token not in (None, "juliet", "romeo") and token else ""

    def press(self, key: str) -> str | None:
        self.refusal = None
        if key in DO:
            return self._confirm()
        if key in BACK:
            self._back()
        elif key in PLACES:
            self.place = _next(self.places, self.place, PLACES[key])
        elif key in COMPANIONS:
            self.companion = _next(self.companions, self.companion, COMPANIONS[key])
        else:
            self._pick(self._card(key))
        return None

    def click(self, square: str) -> str | None:
        """A card of the hand, a place, somebody on the stage; the same again confirms."""
        self.refusal = None
        kind, _, what = square.partition(" ")
        if kind not in ("card", "place", "token") or what in ("juliet", "romeo"):
            return None
        if self.is_complete and what in (self.place, self.companion):
            return self._confirm()
        self._pick(what)
        return None

    def _pick(self, card: str) -> None:
        if card in self.places:
            self.place = card
        elif card in self.companions:
            self.companion = card
        else:
            self._refuse(card)

    def _refuse(self, card: str) -> None:
        """Let the game say why not."""
        is_place = card in (*self.view.places, "sidestep")
        place, companion = (card, self.companions[0]) if is_place else (self.places[0], card)
        try:
            GAME.parse_move(self.view, f"{self.word} {place} {companion}")
        except Refusal as refusal:
            self.refusal = refusal

    def _back(self) -> None:
        if self.companion:
            self.companion = ""
        else:
            self.place = ""

    def _confirm(self) -> str | None:
        if self.is_complete:
            return f"{self.word} {self.place} {self.companion}"
        self.refusal = "casting-companion-missing" if self.place else "casting-place-missing"
        return None

    # What it looks like.

    def paint(self, scene: Scene) -> None:
        scene.cards = (self.place, self.companion)
        if self.word == "play":
            scene.aimed = self.place if self.place != "sidestep" else ""
            scene.chosen = {self.companion} if self.companion else set()

    def advice(self, say: Say) -> Advice:
        if not self.is_complete:
            return Advice(say(f"todo-{self.view.phase}-mine"), say("casting-how"))
        todo = say(f"casting-{self.word}", place=self.place, token=self.companion)
        if self.word == "hold":
            return Advice(todo, say("casting-hold-note"))
        return Advice(todo, say("place-effect", place=self.place))


def _next(cards: list[str], now: str, by: int) -> str:
    """The next card of the hand, the last leading to the first."""
    start = cards.index(now) if now else (-1 if by > 0 else 0)
    return cards[(start + by) % len(cards)]
