"""A game that is one folder: most of what `Game` asks is answered by functions in modules of the folder.

`PARTS` says which function answers what, and in which module it is looked for. A game leaves out what has a default
here, and overrides the method itself where it wants something else. What is missing is an error when the game is
loaded, and the error names all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from types import ModuleType
from typing import Any, NamedTuple

from sottovoce.rules.game import BadMove, Game, IllegalMove, P, V, quoted
from sottovoce.rules.meta import Meta
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import Sentence


class Part(NamedTuple):
    """A function that answers for a game."""

    name: str
    takes: tuple[str, ...]
    modules: tuple[str, ...]  # where it may be; the first that has it counts
    has_default: bool = False

    def __str__(self) -> str:
        return f"{' or '.join(f'{module}.py' for module in self.modules)}: {self.name}({', '.join(self.takes)})"


PARTS = {
    "spell": Part("spell", ("action",), ("moves",)),
    "parse": Part("parse", ("text",), ("moves",)),
    "view": Part("view", ("position", "viewer"), ("view",)),
    "as_seen": Part("as_seen", ("seat", "action", "viewer"), ("view",)),
    "events": Part("events", ("position", "viewer"), ("view",)),
    "learned": Part("learned", ("view",), ("view",), has_default=True),
    "worlds_left": Part("worlds_left", ("view",), ("view",)),
    "parse_move": Part("parse_move", ("view", "text", "game"), ("view", "reading"), has_default=True),
    "imagine": Part("imagine", ("view", "rng"), ("view", "imagining")),
    "rewrite": Part("rewrite", ("moves", "position"), ("view", "imagining")),
    "rewrite_options": Part("rewrite_options", ("options", "position"), ("view", "imagining"), has_default=True),
    "tell": Part("move", ("seat_name", "look"), ("tell",)),
    "tell_event": Part("event", ("event",), ("tell",)),
    "rate": Part("rate", ("view",), ("intuition",), has_default=True),
}


class Incomplete(Exception):
    """A game's folder lacks something."""


class FolderGame(Game[P, V]):
    """A game whose class stands in the `__init__.py` of its folder. It has `options`, `reasons` and `start` itself."""

    def __init__(self) -> None:
        lacks = [f"__init__.py: {type(self).__name__}.reasons"] if not hasattr(self, "reasons") else []
        meta = self._constant("meta", "META")
        if isinstance(meta, Meta):
            self.meta = meta
        else:
            lacks.append("meta.py: META")
        self.lesson = self._constant("lesson", "LESSON") or ()
        self._parts: dict[str, Callable[..., Any]] = {}
        for method, part in PARTS.items():
            if getattr(type(self), method) is not getattr(FolderGame, method):
                continue  # the class answers itself
            found = self._function(part)
            if found is not None:
                self._parts[method] = found
            elif not part.has_default:
                lacks.append(str(part))
        if lacks:
            raise Incomplete(f"it lacks {'; '.join(lacks)}")

    def _module(self, name: str) -> ModuleType | None:
        """A module of the game's folder, if it is there."""
        path = f"{type(self).__module__}.{name}"
        return import_module(path) if find_spec(path) else None

    def _constant(self, module: str, name: str) -> Any:
        return getattr(self._module(module), name, None)

    def _function(self, part: Part) -> Callable[..., Any] | None:
        for module in part.modules:
            found = self._constant(module, part.name)
            if callable(found):
                if len(signature(found).parameters) != len(part.takes):
                    raise Incomplete(f"in {module}.py {part.name} should take ({', '.join(part.takes)})")
                return found  # type: ignore[no-any-return]
        return None

    # What the parts answer.

    def spell(self, action: int) -> str:
        text: str = self._parts["spell"](action)
        return text

    def parse(self, text: str) -> int:
        action: int = self._parts["parse"](text)
        return action

    def view(self, position: P, viewer: int) -> V:
        seen: V = self._parts["view"](position, viewer)
        return seen

    def as_seen(self, seat: int, action: int, viewer: int) -> str:
        look: str = self._parts["as_seen"](seat, action, viewer)
        return look

    def events(self, position: P, viewer: int) -> list[str]:
        events: list[str] = self._parts["events"](position, viewer)
        return events

    def learned(self, view: V) -> object:
        """By default every change of a view may teach something, so that every move is taken back by consent only."""
        return self._parts["learned"](view) if "learned" in self._parts else view

    def worlds_left(self, view: V) -> float:
        count: float = self._parts["worlds_left"](view)
        return count

    def parse_move(self, view: V, text: str) -> int:
        """By default a move is what the view lists; a game whose moves are not all listed has a function of its own."""
        if "parse_move" in self._parts:
            action: int = self._parts["parse_move"](view, text, self)
            return action
        legal = view.legal or []
        if text in legal:
            return self.parse(text)
        try:
            self.parse(text)
        except ValueError:
            raise BadMove("not-a-move", text=quoted(text), moves=", ".join(legal)) from None
        raise IllegalMove("not-possible-now", text=quoted(text), moves=", ".join(legal))

    def imagine(self, view: V, rng: Rng) -> P:
        position: P = self._parts["imagine"](view, rng)
        return position

    def rewrite(self, moves: Sequence[tuple[int, int]], position: P) -> list[tuple[int, int]]:
        rewritten: list[tuple[int, int]] = self._parts["rewrite"](moves, position)
        return rewritten

    def rewrite_options(self, options: Mapping[str, Any], position: P) -> dict[str, Any]:
        """By default no option is a secret."""
        rewrite = self._parts.get("rewrite_options")
        return rewrite(options, position) if rewrite else dict(options)

    def tell(self, seat: int, look: str) -> Sentence:
        sentence: Sentence = self._parts["tell"](self.seat_name(seat), look)
        return sentence

    def tell_event(self, event: str) -> Sentence:
        sentence: Sentence = self._parts["tell_event"](event)
        return sentence

    def rate(self, view: V) -> dict[str, float]:
        """By default a beginner feels nothing, and so plays at random."""
        feelings: dict[str, float] = self._parts["rate"](view) if "rate" in self._parts else {}
        return feelings
