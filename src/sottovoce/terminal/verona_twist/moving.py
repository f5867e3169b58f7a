"""A move in the making: choose a character, choose a square, look, confirm. Every step can be taken back."""

from __future__ import annotations

from sottovoce.games.verona_twist import GAME
from sottovoce.games.verona_twist.board import LETTERS
from sottovoce.games.verona_twist.view import View, split
from sottovoce.rules.game import Refusal
from sottovoce.terminal.pointer import BACK, DO, STEPS
from sottovoce.terminal.task import Advice, Say, Task
from sottovoce.terminal.verona_twist.scene import Scene, letter, pointer, standing


class Moving(Task):
    """Someone moves one of the six."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.movable = list(dict.fromkeys(move[0] for move in view.legal or []))
        self.movable.sort(key=LETTERS.index)
        self.chosen: str | None = None
        self.target: str | None = None
        self.pointer = pointer()

    def targets(self) -> list[str]:
        """Where the chosen character can go: what the game lists, nothing else."""
        return [move[1:] for move in self.view.legal or [] if move[0] == self.chosen]

    # Keys and clicks.

    def knows(self, key: str) -> bool:
        return self.pointer.means(key) or letter(key) is not None

    def press(self, key: str) -> str | None:
        self.refusal = None
        if self.pointer.forgets(key):
            return None
        square = self.pointer.typed(key, "" if self.chosen else "b")
        if square:
            return self._point(square)
        if self.pointer.column:
            return None
        if key in STEPS:
            self.target = None
            self.pointer.step(key)
        elif key in ("tab", "shift+tab"):
            self._cycle(1 if key == "tab" else -1)
        elif key in BACK:
            self._back()
        elif key in DO:
            return self._confirm() if self.target else self._point(self.pointer.square)
        elif who := letter(key):
            self._choose(who)
        return None

    def click(self, square: str) -> str | None:
        self.refusal = None
        self.pointer.square = square
        if square == self.target:
            return self._confirm()
        who = standing(self.view.squares, square)
        if who and who != self.chosen:
            self._choose(who)
            return None
        return self._point(square)

    # Steps.

    def _choose(self, who: str) -> None:
        if who in self.movable:
            self.chosen, self.target = who, None
            self.pointer.square = self.view.squares[who]
        else:
            self._try(who, self.view.squares[who])

    def _point(self, square: str) -> str | None:
        who = standing(self.view.squares, square)
        if self.chosen is None or who == self.chosen:
            if who is None:
                self.refusal = "nobody-here"
            elif self.chosen is not None:
                self.chosen, self.target = None, None  # put down again
            else:
                self._choose(who)
        elif square in self.targets():
            self.target = square
        else:
            self.target = None
            self._try(self.chosen, square)
        return None

    def _try(self, who: str, square: str) -> None:
        """Let the game say why not."""
        try:
            GAME.parse_move(self.view, who + square)
        except Refusal as refusal:
            self.refusal = refusal

    def _confirm(self) -> str | None:
        return f"{self.chosen}{self.target}"

    def _back(self) -> None:
        if self.target:
            self.target = None
        else:
            self.chosen = None

    def _cycle(self, by: int) -> None:
        if self.movable:
            now = self.movable.index(self.chosen) if self.chosen in self.movable else (-1 if by > 0 else 0)
            self._choose(self.movable[(now + by) % len(self.movable)])

    # What it looks like.

    def paint(self, scene: Scene) -> None:
        scene.cursor = self.pointer.square
        scene.chosen = self.chosen
        scene.targets = set(self.targets())
        if self.chosen and self.target:
            scene.moved, scene.origin = self.chosen, scene.squares[self.chosen]
            scene.squares = {**scene.squares, self.chosen: self.target}
            scene.targets = set()

    def preview(self) -> dict[str, int] | None:
        """How the list would split if the round ended with the proposed move."""
        if self.chosen is None or self.target is None:
            return None
        return split(self.view.pairs, {**self.view.squares, self.chosen: self.target})

    def advice(self, say: Say) -> Advice:
        left = self.preview()
        if left and self.chosen and self.target:
            who = say("The-character", letter=self.chosen)
            origin = self.view.squares[self.chosen]
            note = say("preview", same=left["same"], different=left["different"])
            return Advice(say("moving-proposed", who=who, origin=origin, square=self.target), note)
        if self.chosen:
            how = say(f"move-{self.chosen}")
            who = say("The-character", letter=self.chosen)
            return Advice(say("moving-chosen", who=who, how=how), self._typed(say) or say("moving-chosen-how"))
        return Advice(say("todo-moving-mine"), self._typed(say) or say("moving-how"))

    def _typed(self, say: Say) -> str:
        return say("typed-column", column=self.pointer.column) if self.pointer.column else ""
