"""What a person is doing with their hands: picking up, pointing, confirming. No screen and no rule in here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

from sottovoce.rules.game import Refusal

Say = Callable[..., str]  # say(key, **what fills it in)


class Advice(NamedTuple):
    """What to do now, and what is good to know while doing it."""

    todo: str
    note: str = ""


class Task(ABC):
    """One decision a person is making. It ends when `press` or `click` returns a move."""

    refusal: Refusal | str | None = None  # why the last attempt was none: a refusal, or one of our own messages

    @abstractmethod
    def press(self, key: str) -> str | None:
        """A key: the move it confirms, or None."""

    @abstractmethod
    def click(self, square: str) -> str | None:
        """The mouse on a square: the move it confirms, or None."""

    @abstractmethod
    def knows(self, key: str) -> bool:
        """Does this key mean something now?"""

    @abstractmethod
    def paint(self, scene: Any) -> None:
        """Add to a drawn board what is chosen, possible and pointed at."""

    @abstractmethod
    def advice(self, say: Say) -> Advice:
        """What to do next, in words."""


class Idle(Task):
    """Nothing to do but watch."""

    def press(self, key: str) -> str | None:
        return None

    def click(self, square: str) -> str | None:
        return None

    def knows(self, key: str) -> bool:
        return False

    def paint(self, scene: Any) -> None:
        pass

    def advice(self, say: Say) -> Advice:
        return Advice("")
