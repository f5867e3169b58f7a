"""The rendezvous: a missive, a proposal, agreement or the last word. It is composed first, and said with Enter."""

from __future__ import annotations

from sottovoce.games.romeo_juliet import GAME
from sottovoce.games.romeo_juliet.view import View
from sottovoce.rules.game import Refusal
from sottovoce.terminal.pointer import BACK, DO, TABS
from sottovoce.terminal.romeo_juliet.scene import Scene
from sottovoce.terminal.task import Advice, Say, Task

HEARTS = {"p": "passion", "r": "reason"}
AROUND = {"left": -1, "right": 1}


class Rendezvous(Task):
    """Someone has the word."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.seat, int)
        self.view, self.seat = view, view.seat
        self.legal = view.legal or []
        self.ring = list(view.places)
        self.composed: str | None = None  # the move that Enter makes

    def _can(self, word: str) -> bool:
        return any(move.split()[0] == word for move in self.legal)

    # Keys and clicks.

    def knows(self, key: str) -> bool:
        if key in BACK:
            return self.composed is not None
        return key in HEARTS or key in ("a", "d") or key in DO or key in TABS or key in AROUND or self._place(key) != ""

    def _place(self, key: str) -> str:
        return self.ring[int(key) - 1] if len(key) == 1 and key in "123456" else ""

    def press(self, key: str) -> str | None:
        self.refusal = None
        if key in DO:
            if self.composed is None:
                self.refusal = "talking-nothing-yet"
            return self.composed
        if key in BACK:
            self.composed = None
        elif key in HEARTS:
            self._compose(f"propose {HEARTS[key]}")
        elif key == "a":
            self._compose("agree")
        elif key == "d":
            self._compose("decide reason" if self.composed == "decide passion" else "decide passion")
        elif key in TABS:
            self._cycle(TABS[key])
        elif key in AROUND:
            self._around(AROUND[key])
        else:
            self._compose(f"missive {self._place(key)}")
        return None

    def click(self, square: str) -> str | None:
        """A place: a missive; a side of the heart: agree with it if it is the partner's, else propose it."""
        self.refusal = None
        kind, _, what = square.partition(" ")
        move = ""
        if kind == "place":
            move = f"missive {what}"
        elif kind == "heart":
            agrees = self.view.lovers[1 - self.seat].proposal == what
            move = "agree" if agrees else f"propose {what}" if self._can("propose") else f"decide {what}"
        if not move:
            return None
        if move == self.composed:
            return move
        self._compose(move)
        return None

    def _compose(self, move: str) -> None:
        """A move that the game lists; of any other it says why not."""
        if move in self.legal:
            self.composed = move
            return
        self.composed = None
        try:
            GAME.parse_move(self.view, move)
        except Refusal as refusal:
            self.refusal = refusal

    def _cycle(self, by: int) -> None:
        """All that can be said, one after the other."""
        now = self.legal.index(self.composed) if self.composed in self.legal else (-1 if by > 0 else 0)
        self.composed = self.legal[(now + by) % len(self.legal)]

    def _around(self, by: int) -> None:
        """A missive to the next place round the ring."""
        now = self.composed.split()[1] if self.composed and self.composed.startswith("missive") else ""
        start = self.ring.index(now) if now else (-1 if by > 0 else 0)
        self._compose(f"missive {self.ring[(start + by) % len(self.ring)]}")

    # What it looks like.

    def paint(self, scene: Scene) -> None:
        word, _, what = (self.composed or "").partition(" ")
        if word == "missive":
            scene.aimed = what
        elif word == "agree":
            scene.heart = self.view.lovers[1 - self.seat].proposal or ""
        elif word:
            scene.heart = what

    def advice(self, say: Say) -> Advice:
        partner = self.view.lovers[1 - self.seat]
        if self.composed is None:
            mine = self.view.lovers[self.seat]
            could = ["talking-missive"] if self._can("missive") else []
            could += ["talking-propose"] if self._can("propose") else []
            could += ["talking-agree"] if self._can("agree") else []
            could += ["talking-decide"] if self._can("decide") else []
            note = " · ".join(say(key, missives=mine.missives, heart=partner.proposal or "") for key in could)
            return Advice(say("talking-todo", phase=_phase(self.view), heart=partner.proposal or ""), note)
        word, _, what = self.composed.partition(" ")
        if word == "missive":
            likely = partner.could_hold.places.get(what, 0.0)
            has = say("missive-hold-mine" if what in _hand(self.view, self.seat) else "missive-hold-not")
            note = f"{has} {say('missive-hold-partner', percent=round(100 * likely))}"
            return Advice(say("missive-send", place=what), note)
        heart = what or partner.proposal or ""
        left = 2 - self.view.lovers[self.seat].proposals - 1
        note = say(f"heart-{heart}-means") + (f" {say('proposals-left', left=left)}" if word == "propose" else "")
        return Advice(say(f"heart-{word}", heart=heart), note)


def _phase(view: View) -> str:
    """What the partner's latest word was about."""
    theirs = view.lovers[1 - int(view.seat or 0)]
    return "answered" if theirs.proposal else "open"


def _hand(view: View, seat: int) -> list[str]:
    hand = view.lovers[seat].hand
    return hand.places if hand else []
