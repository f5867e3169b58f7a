"""The Nurse picks the two who are Romeo and Juliet."""

from __future__ import annotations

from sottovoce.games.verona_twist.board import LETTERS
from sottovoce.games.verona_twist.view import View
from sottovoce.terminal.pointer import BACK, DO, STEPS
from sottovoce.terminal.task import Advice, Say, Task
from sottovoce.terminal.verona_twist.pointer import letter, pointer, standing
from sottovoce.terminal.verona_twist.scene import Scene


class Hiding(Task):
    """Someone chooses the lovers; only their own eyes may see it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.lovers: list[str] = []
        self.pointer = pointer()
        self.pointer.square = view.squares["Q"]

    def knows(self, key: str) -> bool:
        return self.pointer.means(key) or letter(key) is not None

    def press(self, key: str) -> str | None:
        self.refusal = None
        if self.pointer.forgets(key):
            return None
        square = self.pointer.typed(key, "b")
        if square:
            self._toggle(standing(self.view.squares, square))
        elif self.pointer.column:
            pass
        elif key in STEPS:
            self.pointer.step(key)
        elif key in ("tab", "shift+tab"):
            self._next(1 if key == "tab" else -1)
        elif key in BACK:
            del self.lovers[-1:]
        elif key == "enter" and len(self.lovers) == 2:
            return "lovers " + "".join(sorted(self.lovers, key=LETTERS.index))
        elif key in DO:
            self._toggle(standing(self.view.squares, self.pointer.square))
        elif who := letter(key):
            self._toggle(who)
        return None

    def click(self, square: str) -> str | None:
        self.refusal = None
        self.pointer.square = square
        self._toggle(standing(self.view.squares, square))
        return None

    def _next(self, by: int) -> None:
        here = standing(self.view.squares, self.pointer.square)
        now = LETTERS.index(here) if here else 0
        self.pointer.square = self.view.squares[LETTERS[(now + by) % len(LETTERS)]]

    def _toggle(self, who: str | None) -> None:
        if who is None:
            self.refusal = "nobody-here"
        elif who in self.lovers:
            self.lovers.remove(who)
        elif len(self.lovers) == 2:
            self.refusal = "hiding-two-already"
        else:
            self.lovers.append(who)
            self.pointer.square = self.view.squares[who]

    def paint(self, scene: Scene) -> None:
        scene.cursor = self.pointer.square
        scene.lovers = "".join(self.lovers)

    def advice(self, say: Say) -> Advice:
        if len(self.lovers) == 2:
            first, second = sorted(self.lovers, key=LETTERS.index)
            pair = say("pair", first=say("the-character", letter=first), second=say("the-other", other=second))
            return Advice(say("hiding-done", pair=pair), say("hiding-done-how"))
        return Advice(say("todo-hiding-mine"), say("hiding-how", left=2 - len(self.lovers)))
