"""Setting up: the Nurse places the six characters and picks the two who are Romeo and Juliet."""

from __future__ import annotations

from sottovoce.games.verona_twist import GAME
from sottovoce.games.verona_twist.board import LETTERS, SQUARE_NAMES
from sottovoce.games.verona_twist.view import View
from sottovoce.rules.game import IllegalMove
from sottovoce.rules.rng import Rng
from sottovoce.terminal.pointer import BACK, DO, STEPS
from sottovoce.terminal.task import Advice, Say, Task
from sottovoce.terminal.verona_twist.scene import Scene, letter, pointer, standing


class Placing(Task):
    """Someone places the six."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.placed: dict[str, str] = {}  # in the order in which they were put down
        self.carried: str | None = "Q"
        self.pointer = pointer()

    def knows(self, key: str) -> bool:
        return key == "r" or self.pointer.means(key) or letter(key) is not None

    def press(self, key: str) -> str | None:
        self.refusal = None
        if self.pointer.forgets(key):
            return None
        square = self.pointer.typed(key, "" if self.carried else "b")
        if square:
            self._put(square)
        elif self.pointer.column:
            pass
        elif key in STEPS:
            self.pointer.step(key)
        elif key == "r":
            self._scatter()
        elif key in ("tab", "shift+tab"):
            now = LETTERS.index(self.carried) if self.carried else (-1 if key == "tab" else 0)
            self._pick_up(LETTERS[(now + (1 if key == "tab" else -1)) % len(LETTERS)])
        elif key in BACK:
            self._back()
        elif key in DO:
            if self.carried is None:
                return self._confirm()
            self._put(self.pointer.square)
        elif who := letter(key):
            self._pick_up(who)
        return None

    def click(self, square: str) -> str | None:
        self.refusal = None
        self.pointer.square = square
        who = standing(self.placed, square)
        if who and who != self.carried:
            self._pick_up(who)
        else:
            self._put(square)
        return None

    def _pick_up(self, who: str) -> None:
        self.carried = who
        self.pointer.square = self.placed.get(who, self.pointer.square)

    def _put(self, square: str) -> None:
        if self.carried is None:
            self.refusal = "placing-none-carried"
            return
        if standing(self.placed, square) not in (None, self.carried):
            self.refusal = IllegalMove("placed-twice", GAME, square=square)
            return
        self.placed.pop(self.carried, None)
        self.placed[self.carried] = square
        self.carried = next((who for who in LETTERS if who not in self.placed), None)

    def _scatter(self) -> None:
        free = list(SQUARE_NAMES)
        self.placed = {who: free.pop(self.rng.below(len(free))) for who in LETTERS}
        self.carried = None

    def _back(self) -> None:
        """Put back what is carried, else take the one placed last up again."""
        if self.carried and self.carried in self.placed:
            self.carried = next((who for who in LETTERS if who not in self.placed), None)
        elif self.placed:
            self.carried, self.pointer.square = self.placed.popitem()

    def _confirm(self) -> str:
        return "place " + " ".join(who + self.placed[who] for who in LETTERS)

    def paint(self, scene: Scene) -> None:
        scene.squares = dict(self.placed)
        scene.active = LETTERS
        scene.cursor = self.pointer.square
        scene.chosen = self.carried
        taken = set(self.placed.values()) if self.carried else SQUARE_NAMES
        scene.targets = {square for square in SQUARE_NAMES if square not in taken}
        scene.anywhere = True
        scene.waiting = "".join(who for who in LETTERS if who not in self.placed)

    def advice(self, say: Say) -> Advice:
        if self.carried is None:
            return Advice(say("placing-done"), say("placing-done-how"))
        who = say("the-character", letter=self.carried)
        typed = say("typed-column", column=self.pointer.column) if self.pointer.column else ""
        return Advice(say("placing-next", who=who), typed or say("placing-how"))


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
