"""A turn in the making: keep, turn over, bank or pass. It is proposed first, and every proposal can be taken back."""

from __future__ import annotations

from sottovoce.games.verso import GAME
from sottovoce.games.verso.intuition import worth
from sottovoce.games.verso.view import View, shows
from sottovoce.rules.game import Refusal
from sottovoce.terminal.task import Advice, Say, Task
from sottovoce.terminal.verso.faces import backs_of, face, in_a_line
from sottovoce.terminal.verso.scene import Scene

WORDS = {"k": "keep", "f": "flip", "p": "pass"}
BACK = ("escape", "u", "backspace")
DO = ("enter", "space")
STEPS = {"up": -1, "down": 1}


class TakeTurn(Task):
    """Someone decides what to do with the top card, or which series to bank."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.seat, int)
        self.view, self.seat = view, view.seat
        self.rows = view.players[view.seat].rows
        self.legal = view.legal or []
        banks = [move for move in self.legal if move.startswith("bank ")]
        self.banks = sorted(banks, key=lambda move: (-self.points(move), move))
        self.proposed: str | None = None

    def points(self, bank: str) -> int:
        """What a series would score."""
        return worth(self.rows, bank.removeprefix("bank "))

    @property
    def is_banking(self) -> bool:
        """Is one of the series proposed?"""
        return self.proposed in self.banks

    @property
    def at(self) -> int:
        """Which series of the list is proposed."""
        return self.banks.index(self.proposed) if self.proposed in self.banks else 0

    # Keys and clicks.

    def knows(self, key: str) -> bool:
        if self.is_banking and (key in STEPS or key in ("home", "end", "g", "o")):
            return True
        return key in WORDS or key == "b" or key in DO or (key in BACK and self.proposed is not None)

    def press(self, key: str) -> str | None:
        self.refusal = None
        if key in DO:
            return self.proposed
        if key in BACK:
            self.proposed = None
        elif key in WORDS:
            self._propose(WORDS[key])
        elif not self.is_banking:
            self._propose(self.banks[0] if self.banks else "bank B:1-2")
        elif key in STEPS:
            self.proposed = self.banks[(self.at + STEPS[key]) % len(self.banks)]
        elif key in ("home", "end"):
            self.proposed = self.banks[0 if key == "home" else -1]
        else:
            self._next_of(key.upper())
        return None

    def click(self, square: str) -> str | None:
        """The top card, its back, or a series of the list; once more to confirm."""
        self.refusal = None
        if square == self.proposed:
            return self.proposed
        self._propose(square)
        return None

    def _next_of(self, colour: str) -> None:
        """The next series of a colour, the last leading to the first."""
        later = [*self.banks[self.at + 1 :], *self.banks[: self.at + 1]]
        of_colour = [move for move in later if move.startswith(f"bank {colour}:")]
        if of_colour:
            self.proposed = of_colour[0]
        else:
            self.refusal = f"bank-none-{colour}"

    def _propose(self, move: str) -> None:
        """A move that the game lists; of any other it says why not."""
        if move in self.legal:
            self.proposed = move
            return
        self.proposed = None
        try:
            GAME.parse_move(self.view, move)
        except Refusal as refusal:
            self.refusal = refusal

    # What it looks like.

    def paint(self, scene: Scene) -> None:
        scene.proposed = self.proposed or ""
        if self.is_banking and self.proposed:
            colour, _, run = self.proposed.removeprefix("bank ").partition(":")
            scene.chosen = [colour + place for place in run.split("-")]
            scene.banks = [(move, self.points(move)) for move in self.banks]

    def advice(self, say: Say) -> Advice:
        if self.proposed is None:
            key = f"taking-how-{self.view.phase}" + ("" if self.banks else "-none")
            return Advice(say(f"todo-{self.view.phase}-mine"), say(key, count=len(self.banks)))
        if self.is_banking:
            run = self.proposed.removeprefix("bank ")
            gone = [run[0] + place for place in run[2:].split("-")[-2:]]
            points = say("points", points=self.points(self.proposed))
            note = say("taking-bank-how", cards=" ".join(gone), at=self.at + 1, count=len(self.banks))
            return Advice(say("taking-bank", series=run, points=points), note)
        if self.proposed == "pass":
            best = max((self.points(move) for move in self.banks), default=0)
            note = say("taking-pass-banks", points=say("points", points=best)) if best else say("taking-pass-none")
            return Advice(say("taking-pass"), note)
        top = face(self.view.top or "")
        card = top.said("the-face", say)
        if self.proposed == "keep":
            note = "taking-keep-double" if shows(self.rows, top.name) else "taking-keep-note"
            return Advice(say("taking-keep", card=card, worth=top.worth(say)), say(note))
        odds = in_a_line(backs_of(self.view, top, self.rows), say)
        return Advice(say("taking-flip", card=card), say("taking-flip-note", odds=odds))
