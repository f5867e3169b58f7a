"""On the stage: the direction of a sidestep, the effect of a place, and what an event asks."""

from __future__ import annotations

from collections.abc import Mapping

from sottovoce.games.romeo_juliet import GAME, describe
from sottovoce.games.romeo_juliet.effects import SEATS
from sottovoce.games.romeo_juliet.view import View, content_of
from sottovoce.rules.game import Refusal
from sottovoce.terminal.pointer import BACK, DO, TABS
from sottovoce.terminal.romeo_juliet import preview, signs
from sottovoce.terminal.romeo_juliet.scene import Scene
from sottovoce.terminal.task import Advice, Say, Task

WAYS = {"left": "left", "right": "right"}
STEPS = {"up": -1, "down": 1, **TABS}


class Sidestepping(Task):
    """Someone chooses to which side to step."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.seat, int)
        self.view = view
        self.here = preview.standing(SEATS[view.seat], view)
        self.way = ""

    def knows(self, key: str) -> bool:
        return key in WAYS or key in DO or (key in BACK and bool(self.way)) or (len(key) == 1 and key in "123456")

    def press(self, key: str) -> str | None:
        self.refusal = None
        if key in DO:
            if not self.way:
                self.refusal = "step-which-way"
            return f"step {self.way}" if self.way else None
        if key in BACK:
            self.way = ""
        elif key in WAYS:
            self.way = WAYS[key]
        else:
            self._aim(list(self.view.places)[int(key) - 1])
        return None

    def click(self, square: str) -> str | None:
        self.refusal = None
        kind, _, place = square.partition(" ")
        if kind != "place":
            return None
        if self.way and place == preview.beside(self.here, self.way, self.view):
            return f"step {self.way}"
        self._aim(place)
        return None

    def _aim(self, place: str) -> None:
        self.way = next((way for way in WAYS if preview.beside(self.here, way, self.view) == place), "")
        if not self.way:
            self.refusal = "step-not-beside"

    def paint(self, scene: Scene) -> None:
        scene.aimed = preview.beside(self.here, self.way, self.view) if self.way else ""

    def advice(self, say: Say) -> Advice:
        if not self.way:
            left, right = (preview.beside(self.here, way, self.view) for way in WAYS)
            note = say("step-how", left=say("stage-place", place=left), right=say("stage-place", place=right))
            return Advice(say("todo-sidestep-mine"), note)
        place = preview.beside(self.here, self.way, self.view)
        return Advice(say("step-proposed", place=place, way=self.way), say("place-effect", place=place))


class Directing(Task):
    """Someone uses the effect of a place: who moves, which way, and what hate that would leave."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.seat, int)
        self.view = view
        self.uses = [move for move in view.legal or [] if move.startswith("use ")]
        self.may_skip = "skip" in (view.legal or [])
        movable = {token for move in self.uses for token in move.split()[1].split("+")}
        self.movable = [token for token in signs.LETTERS if token in movable]
        self.wanted = len(self.uses[0].split()[1].split("+"))
        self.cursor = ""
        self.chosen: list[str] = list(self.movable) if len(self.movable) == self.wanted else []
        self.way = ""
        self.skips = False

    @property
    def move(self) -> str | None:
        """What Enter would play."""
        if self.skips:
            return "skip"
        if len(self.chosen) < self.wanted or not self.way:
            return None
        return f"use {'+'.join(sorted(self.chosen))} {self.way}"

    # Keys and clicks.

    def knows(self, key: str) -> bool:
        if key in BACK:
            return bool(self.skips or self.way or self.chosen)
        return key in WAYS or key in STEPS or key in DO or key == "s" or signs.typed_token(key) is not None

    def press(self, key: str) -> str | None:
        self.refusal = None
        if key == "enter" or (key == "space" and not self.cursor):
            return self._confirm()
        if key == "s":
            self._skip()
            return None
        if key in BACK:
            self._back()
            return None
        self.skips = False
        if key == "space":
            self._pick(self.cursor)
        elif key in WAYS:
            self.way = WAYS[key]
        elif key in STEPS:
            now = self.movable.index(self.cursor) if self.cursor else (-1 if STEPS[key] > 0 else 0)
            self.cursor = self.movable[(now + STEPS[key]) % len(self.movable)]
        else:
            self._pick(signs.typed_token(key) or "")
        return None

    def click(self, square: str) -> str | None:
        """Somebody to move; then a place beside, which tells the direction; the same place again confirms."""
        self.refusal = None
        kind, _, what = square.partition(" ")
        if kind == "token":
            self.skips = False
            self._pick(what)
        elif kind == "place" and self.chosen:
            place = preview.standing(self.chosen[-1], self.view)
            ways = [way for way in WAYS if preview.beside(place, way, self.view) == what]
            if ways == [self.way] and self.move:
                return self._confirm()
            self.way = ways[0] if ways else self.way
        return None

    def _pick(self, token: str) -> None:
        """Pick up or put down; one too many takes the place of the first."""
        if token not in self.movable:
            self.refusal = "directing-not-that-one"
        elif token in self.chosen and len(self.movable) > self.wanted:
            self.chosen.remove(token)
        elif token not in self.chosen:
            self.chosen = [*self.chosen, token][-self.wanted :]

    def _skip(self) -> None:
        if self.may_skip:
            self.skips = True
            return
        try:
            GAME.parse_move(self.view, "skip")
        except Refusal as refusal:
            self.refusal = refusal

    def _back(self) -> None:
        if self.skips:
            self.skips = False
        elif self.way:
            self.way = ""
        else:
            self.chosen = self.chosen[:-1]

    def _confirm(self) -> str | None:
        if self.move is None:
            self.refusal = "directing-way-missing" if len(self.chosen) == self.wanted else "directing-who-missing"
        return self.move

    # What it looks like.

    def places(self) -> Mapping[str, list[str]]:
        """Who would stand where."""
        move = self.move
        return preview.after_use(self.view, move) if move and move != "skip" else self.view.places

    def hate(self) -> dict[str, int]:
        """By place, if the scene ended so."""
        assert self.view.hate_to_come is not None
        return self.view.hate_to_come[self.move or ""]

    def paint(self, scene: Scene) -> None:
        scene.places = dict(self.places())
        scene.hate = self.hate()
        scene.chosen, scene.cursor = set(self.chosen), self.cursor
        scene.moved = set(self.chosen) if self.move and not self.skips else set()

    def advice(self, say: Say) -> Advice:
        hate = preview.hate_text(self.hate(), self.view, say)
        if self.skips:
            return Advice(say("directing-skip"), hate)
        if self.move:
            who = " + ".join(say("stage-token", token=token) for token in sorted(self.chosen))
            return Advice(say("directing-proposed", who=who, way=self.way), hate)
        where = preview.standing(SEATS[int(self.view.seat or 0)], self.view)
        if self.view.decision is not None:
            effect = self.view.decision.effect.split()
            where = effect[2]
        todo = say("directing-todo", place=where)
        letters = " ".join(signs.LETTERS[token] for token in self.movable)
        capitals = "some" if any(letter.lower() in signs.TAKEN for letter in letters) else "none"
        how = say("directing-how", letters=letters, capitals=capitals)
        return Advice(todo, how + (f" · {say('directing-may-skip')}" if self.may_skip else ""))


class Choosing(Task):
    """An event offers two things."""

    def __init__(self, view: View) -> None:
        assert view.decision is not None
        self.view = view
        self.event = content_of(view).events[view.decision.event]
        self.effects = self.event.effects[view.decision.step].either
        self.at = -1

    def knows(self, key: str) -> bool:
        return key in ("1", "2") or key in STEPS or key in DO or (key in BACK and self.at >= 0)

    def press(self, key: str) -> str | None:
        self.refusal = None
        if key in DO:
            if self.at < 0:
                self.refusal = "choosing-nothing-yet"
            return f"choose {self.at + 1}" if self.at >= 0 else None
        if key in BACK:
            self.at = -1
        elif key in STEPS:
            self.at = (self.at + STEPS[key]) % 2 if self.at >= 0 else 0
        else:
            self.at = int(key) - 1
        return None

    def click(self, square: str) -> str | None:
        kind, _, what = square.partition(" ")
        if kind != "choose":
            return None
        if self.at == int(what) - 1:
            return f"choose {what}"
        self.at = int(what) - 1
        return None

    def paint(self, scene: Scene) -> None:
        scene.alternatives = [describe.effect(effect, GAME.words(scene.language)) for effect in self.effects]
        scene.alternative = self.at

    def advice(self, say: Say) -> Advice:
        if self.at < 0:
            return Advice(say("todo-decision-mine"), say("choosing-how"))
        return Advice(say("choosing-proposed", number=self.at + 1), say("choosing-note"))
