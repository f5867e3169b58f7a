"""Setting up in secret: ten masks on two rows, by their letters, until the player confirms."""

from __future__ import annotations

from sottovoce.games.volto.board import CAST, COLUMNS, LETTERS, ROWS, SQUARE_NAMES, START
from sottovoce.games.volto.names import WHITE
from sottovoce.rules.rng import Rng
from sottovoce.terminal.pointer import BACK, STEPS, TABS, Pointer
from sottovoce.terminal.task import Advice, Say, Task
from sottovoce.terminal.volto.scene import Piece, Scene

SWAP = ("space", "x")


class Setup(Task):
    """Someone sets up a side."""

    def __init__(self, side: int, rng: Rng) -> None:
        self.side, self.rng = side, rng
        self.squares = [SQUARE_NAMES[square] for square in START[side]]  # in the order of a set-up
        self.placed: dict[str, str] = {}  # square to letter
        self.lifted: str | None = None  # the square of a mask that waits to change places
        self.pointer = Pointer(COLUMNS, ROWS, self.squares[4 if side == WHITE else 0], turned=side == WHITE)

    def left(self) -> dict[str, int]:
        """How many of each kind are still to be placed."""
        placed = list(self.placed.values())
        return {letter: n - placed.count(letter) for letter, n in zip(LETTERS, CAST, strict=True)}

    @property
    def is_complete(self) -> bool:
        return len(self.placed) == len(self.squares)

    # Keys and clicks.

    def knows(self, key: str) -> bool:
        return (
            key in STEPS or key in BACK or key in TABS or key in SWAP or key in ("enter", "r") or key.upper() in LETTERS
        )

    def press(self, key: str) -> str | None:
        self.refusal = None
        if key in STEPS:
            self._step(key)
        elif key in TABS:
            self._next_empty(TABS[key])
        elif key == "r":
            self._shuffle()
        elif key in BACK:
            self._back()
        elif key in SWAP or (key == "enter" and self.lifted):
            self._swap(self.pointer.square)
        elif key == "enter":
            return self._confirm()
        else:
            self._put(key.upper())
        return None

    def click(self, square: str) -> str | None:
        self.refusal = None
        if square not in self.squares:
            self.refusal = "setting-not-there"
            return None
        self.pointer.square = square
        if self.lifted or square in self.placed:
            self._swap(square)
        return None

    # Steps.

    def _step(self, key: str) -> None:
        before = self.pointer.square
        self.pointer.step(key)
        if self.pointer.square not in self.squares:
            self.pointer.square = before

    def _put(self, letter: str) -> None:
        """A mask under the pointer; then on to the next empty square."""
        here = self.pointer.square
        if self.placed.get(here) == letter:
            self._next_empty(1)
        elif not self.left()[letter]:
            self.refusal = "setting-none-left"
        else:
            self.lifted = None
            self.placed[here] = letter
            self._next_empty(1)

    def _next_empty(self, by: int) -> None:
        """To the next square without a mask, row by row as they lie before the player."""
        rows = [self.squares[:5], self.squares[5:]]
        order = [square for row in rows for square in (reversed(row) if self.pointer.turned else row)]
        now = order.index(self.pointer.square)
        around = [order[(now + by * step) % len(order)] for step in range(1, len(order) + 1)]
        self.pointer.square = next((square for square in around if square not in self.placed), self.pointer.square)

    def _swap(self, square: str) -> None:
        """Lift a mask; then let it change places with another, or stand on an empty square."""
        if self.lifted is None:
            if square in self.placed:
                self.lifted = square
            else:
                self.refusal = "setting-nobody-here"
            return
        one, other = self.placed.pop(self.lifted), self.placed.pop(square, None) if square != self.lifted else None
        if other:
            self.placed[self.lifted] = other
        self.placed[square] = one
        self.lifted = None

    def _back(self) -> None:
        """Put down what is lifted, else take away the mask under the pointer, or the one placed last."""
        if self.lifted:
            self.lifted = None
        elif self.pointer.square in self.placed:
            del self.placed[self.pointer.square]
        elif self.placed:
            self.pointer.square, _ = self.placed.popitem()

    def _shuffle(self) -> None:
        letters = [letter for letter, n in zip(LETTERS, CAST, strict=True) for _ in range(n)]
        self.placed = {square: letters.pop(self.rng.below(len(letters))) for square in self.squares}
        self.lifted = None

    def _confirm(self) -> str | None:
        if not self.is_complete:
            self.refusal = "setting-not-complete"
            return None
        kinds = "".join(self.placed[square] for square in self.squares)
        return f"setup {kinds[:5]}/{kinds[5:]}"

    # What it looks like.

    def paint(self, scene: Scene) -> None:
        scene.pieces.update({square: Piece(self.side, letter) for square, letter in self.placed.items()})
        scene.waiting = self.squares
        scene.cursor, scene.chosen = self.pointer.square, self.lifted

    def advice(self, say: Say) -> Advice:
        if self.lifted:
            return Advice(say("setting-lifted", square=self.lifted), say("setting-lifted-how"))
        if self.is_complete:
            return Advice(say("setting-done"), say("setting-done-how"))
        return Advice(say("todo-setup-mine"), say("setting-how"))
