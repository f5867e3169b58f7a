"""A move in the making: choose a mask, choose a square, look, confirm. Every step can be taken back."""

from __future__ import annotations

from sottovoce.games.volto import GAME
from sottovoce.games.volto.board import COLUMNS, ROWS
from sottovoce.games.volto.names import LAST_DAMSEL, WHITE
from sottovoce.games.volto.view import Mask, View
from sottovoce.rules.game import Refusal
from sottovoce.terminal.pointer import BACK, DO, STEPS, TABS, Pointer
from sottovoce.terminal.task import Advice, Say, Task
from sottovoce.terminal.volto.scene import Scene


class Moving(Task):
    """Someone moves a mask."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.side = view.seat if isinstance(view.seat, int) else 0
        self.at = {mask.square: mask for mask in view.masks if mask.square}
        self.movable = list(dict.fromkeys(move[:2] for move in view.legal or []))
        self.chosen: str | None = None  # its square
        self.target: str | None = None
        self.pointer = Pointer(COLUMNS, ROWS, self.movable[0] if self.movable else "c4", turned=self.side == WHITE)

    def targets(self) -> dict[str, str]:
        """Where the chosen mask can go, with the move that leads there: what the game lists, nothing else."""
        return {move[3:]: move for move in self.view.legal or [] if move[:2] == self.chosen}

    # Keys and clicks.

    def knows(self, key: str) -> bool:
        return self.pointer.means(key)

    def press(self, key: str) -> str | None:
        self.refusal = None
        if self.pointer.forgets(key):
            return None
        square = self.pointer.typed(key)
        if square:
            self._point(square)
        elif self.pointer.column:
            pass
        elif key in STEPS:
            self.target = None
            self.pointer.step(key)
        elif key in TABS:
            self._cycle(TABS[key])
        elif key in BACK:
            self._back()
        elif key in DO:
            if self.target:
                return self.targets()[self.target]
            self._point(self.pointer.square)
        return None

    def click(self, square: str) -> str | None:
        self.refusal = None
        self.pointer.square = square
        if square == self.target:
            return self.targets()[square]
        if self.chosen or self._is_own(square):
            self._point(square)
        return None

    # Steps.

    def _is_own(self, square: str) -> bool:
        return square in self.at and self.at[square].side == self.side

    def _point(self, square: str) -> None:
        self.target = None
        if square == self.chosen:
            self.chosen = None  # put down again
        elif self.chosen is None or (self._is_own(square) and square in self.movable):
            self._choose(square)
        elif square in self.targets():
            self.target = square
        else:
            self._try(f"{self.chosen}{'x' if square in self.at else '-'}{square}")

    def _choose(self, square: str) -> None:
        self.chosen = None
        if square in self.movable:
            self.chosen = self.pointer.square = square
        else:
            self._try(f"{square}-{square}")

    def _try(self, move: str) -> None:
        """Let the game say why not."""
        try:
            GAME.parse_move(self.view, move)
        except Refusal as refusal:
            self.refusal = refusal

    def _back(self) -> None:
        if self.target:
            self.target = None
        else:
            self.chosen = None

    def _cycle(self, by: int) -> None:
        if self.movable:
            now = self.movable.index(self.chosen) if self.chosen in self.movable else (-1 if by > 0 else 0)
            self.target = None
            self._choose(self.movable[(now + by) % len(self.movable)])

    # What it looks like.

    def looked_at(self) -> Mask | None:
        """The mask under the pointer: a rival one is still itself when a capture is proposed."""
        return self.at.get(self.pointer.square)

    def paint(self, scene: Scene) -> None:
        scene.cursor, scene.chosen = self.pointer.square, self.chosen
        if self.chosen and self.target:
            scene.origin, scene.moved = self.chosen, self.target
            scene.prey = {self.target} & set(self.at)
            scene.pieces[self.target] = scene.pieces.pop(self.chosen)
            scene.chosen = self.target
            return
        reached = set(self.targets())
        scene.prey, scene.targets = reached & set(self.at), reached - set(self.at)

    def advice(self, say: Say) -> Advice:
        typed = say("typed-column", column=self.pointer.column) if self.pointer.column else ""
        if self.chosen is None:
            return Advice(say("todo-moving-mine"), typed or say("moving-how"))
        kind = self.at[self.chosen].kind or ""
        who = say("Your-kind", letter=kind)
        if self.target is None:
            todo = say("moving-chosen", who=who, origin=self.chosen, how=say(f"move-{kind}"))
            return Advice(todo, typed or say("moving-chosen-how"))
        prey = self.at.get(self.target)
        key = "moving-proposed" if prey is None else "moving-capture"
        todo = say(key, who=who, origin=self.chosen, square=self.target)
        return Advice(todo, self._risk(kind, prey, say) if prey else "")

    def _risk(self, kind: str, prey: Mask, say: Say) -> str:
        """What it would mean if the mask to be taken were a damsel."""
        damsel = prey.possible.get("D", 0)
        if not damsel:
            return say("risk-none")
        is_last = self.view.damsels[prey.side] + 1 == LAST_DAMSEL
        key = "risk-lost" if kind == "P" or is_last else "risk-both"
        return say(key, odds=percent(damsel, self.view.setups[prey.side]))


def percent(part: int, whole: int) -> str:
    """How likely, in whole hundredths; never none or all where that is not certain."""
    rounded = round(100 * part / whole)
    if part < whole and rounded == 100:
        return ">99%"
    return "<1%" if part and not rounded else f"{rounded}%"
