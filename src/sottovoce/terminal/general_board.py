"""The board of every game that has none of its own: the view in words, and the legal moves to choose from.

A game may name the fields of its view with messages `field-FIELD`, as on the page; otherwise their names are shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

import msgspec
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widget import Widget
from textual.widgets import Static

from sottovoce.rules.game import AnyGame, Refusal, View
from sottovoce.rules.rng import Rng
from sottovoce.terminal.board import Board
from sottovoce.terminal.language import spoken
from sottovoce.terminal.pointer import DO
from sottovoce.terminal.screen import app_of, say_of
from sottovoce.terminal.task import Advice, Idle, Say, Task
from sottovoce.terminal.theme import Palette, ink

SHARED_FIELDS = {field.name for field in msgspec.structs.fields(View)}  # shown elsewhere on the screen
NOT_SHOWN = SHARED_FIELDS | {"options"}  # the options are the same throughout
NOTHING, YES, NO = "–", "✓", "✗"
MOVES = 30  # columns of the list of moves, where the view needs the rest
STEPS = {"up": -1, "down": 1}
TYPE = ("/", "tab")


class ChooseMove(Task):
    """A person picks a move from the list or types it; where the moves are too many to list, it has to be typed."""

    def __init__(self, game: AnyGame, view: View) -> None:
        self.game, self.view = game, view
        self.moves = view.legal or []
        self.is_typing = view.legal is None
        self.typed = ""
        self.at = 0

    @property
    def shown(self) -> list[str]:
        """The moves that contain what was typed so far."""
        return [move for move in self.moves if self.typed.lower() in move.lower()]

    def knows(self, key: str) -> bool:
        if key in STEPS or key in DO or key in ("home", "end"):
            return True
        if self.is_typing:
            return len(key) == 1 or key in ("escape", "backspace", "tab")
        return key in TYPE

    def press(self, key: str) -> str | None:
        self.refusal = None
        if key in STEPS:
            self.at = (self.at + STEPS[key]) % max(len(self.shown), 1)
        elif key in ("home", "end"):
            self.at = 0 if key == "home" else max(len(self.shown) - 1, 0)
        elif not self.is_typing:
            if key in DO:
                return self._choose()
            self.is_typing, self.typed = True, ""
        elif key == "enter":
            return self._choose()
        elif key == "escape":
            self.is_typing, self.typed, self.at = False, "", 0
        elif key == "backspace":
            self._type(self.typed[:-1])
        elif key != "tab":
            self._type(self.typed + (" " if key == "space" else key))
        return None

    def click(self, square: str) -> str | None:
        """A move of the list: a first click points at it, a second one makes it."""
        self.refusal = None
        at = self.shown.index(square)
        if at == self.at:
            return square
        self.at = at
        return None

    def _type(self, text: str) -> None:
        self.typed, self.at = text, 0

    def _choose(self) -> str | None:
        """The move that was typed in full, else the one pointed at; of anything else the game says why not."""
        if self.view.legal is None and not self.is_typing:
            self.is_typing = True
            return None
        typed = " ".join(self.typed.split())
        if self.shown and typed not in self.moves:
            return self.shown[self.at]
        if not typed:
            self.refusal = "general-nothing-typed"
            return None
        try:
            self.game.parse_move(self.view, typed)
        except Refusal as refusal:
            self.refusal = refusal
            return None
        return typed

    def paint(self, scene: Any) -> None:
        """The board draws the list itself."""

    def advice(self, say: Say) -> Advice:
        if self.view.legal is None:
            todo = say("general-type", form=self.view.form or NOTHING)
            return Advice(todo, say("general-typed", text=self.typed) if self.is_typing else say("general-begin"))
        if self.is_typing:
            return Advice(say("general-choose"), say("general-typed", text=self.typed))
        return Advice(say("general-choose"), self._in_words(say))

    def _in_words(self, say: Say) -> str:
        """The move pointed at as a sentence of the game."""
        if not self.shown or not isinstance(self.view.seat, int):
            return ""
        sentence = self.game.tell(self.view.seat, self.shown[self.at])
        return say(sentence.key, **sentence.args)


class MoveList(Widget):
    """The legal moves, one of them pointed at."""

    picture = Text()
    first = 0  # the number of the move in the first line below the heading

    def render(self) -> Text:
        return self.picture

    def on_click(self, event: events.Click) -> None:
        board = self.parent
        if isinstance(board, GeneralBoard) and isinstance(board.deciding, ChooseMove):
            number = self.first + event.y - 1
            if event.y > 0 and number < len(board.deciding.shown):
                board.point(board.deciding.shown[number])


class GeneralBoard(Board):
    """Any game at a terminal."""

    every_turn_is_private = True  # it cannot know which views hold a secret
    footer = "general-footer"
    keys = "general-keys"
    DEFAULT_CSS = """
    GeneralBoard { height: auto; }
    GeneralBoard #view { width: 1fr; padding: 0 1; }
    """

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self.game = game
        self.room = (80, 17)
        self.top = 0  # the first line of the view that is shown, where it is too long

    def compose(self) -> ComposeResult:
        yield Static(markup=False, id="view")
        yield MoveList(id="moves")

    def task_for(self, view: View, rng: Rng) -> Task:
        return Idle() if view.legal == [] else ChooseMove(self.game, view)

    def headline(self, view: View, say: Say) -> str:
        return say("general-headline", lines=len(self.shown.log)) if self.shown else ""

    def waiting(self, view: View, seat: str, say: Say) -> str:
        return say("general-waiting", who=say("seat-title", seat=seat))

    def press(self, key: str) -> bool:
        if key in ("left", "right") and not (isinstance(self.deciding, ChooseMove) and self.deciding.is_typing):
            self.top = max(0, self.top + (self.room[1] // 2 if key == "right" else -(self.room[1] // 2)))
            self.post_message(self.Touched())
            return True
        return super().press(key)

    # Drawing.

    def fit(self, width: int, height: int) -> None:
        self.room = (width, max(height, 4))
        self.redraw()

    def redraw(self) -> None:
        if self.shown is None or not self.is_mounted:
            return
        width, height = self.room
        moves = self.query_one(MoveList)
        task = self.deciding if isinstance(self.deciding, ChooseMove) else None
        longest = max((len(move) for move in task.moves), default=0) + 4 if task else 0
        moves.display = bool(task and task.moves)
        room = min(max(longest, MOVES), width // 2)
        moves.styles.width, moves.styles.height = room, height
        known = spoken(app_of(self).language, self.game)
        say = say_of(self)

        def name(field: str) -> str:
            return say(f"field-{field}") if known.has(f"field-{field}") else readable(field)

        lines = wrapped(view_lines(self.shown.view, name), width - (room if moves.display else 0) - 4)
        self.query_one("#view", Static).styles.height = height
        self.query_one("#view", Static).update(self._view_text(lines, height))
        if task is not None:
            moves.picture, moves.first = _list(task, height, say, self.colours)
        moves.refresh()

    def _view_text(self, lines: list[tuple[int, str, str]], height: int) -> Text:
        """As many lines of the view as there is room for; an arrow says that there are more."""
        self.top = min(self.top, max(0, len(lines) - height))
        text = Text(end="", no_wrap=True, overflow="ellipsis")
        for number, (depth, label, value) in enumerate(lines[self.top : self.top + height]):
            is_first_of_more = number == 0 and self.top > 0
            is_last_of_more = number == height - 1 and self.top + height < len(lines)
            mark = "← " if is_first_of_more else "→ " if is_last_of_more else "  "
            text.append(("\n" if number else "") + mark + "  " * depth, ink(self.colours.soft))
            text.append(f"{label}  " if label else "", ink(self.colours.gold, None, "bold"))
            text.append(value, ink(self.colours.ink))
        return text


def _list(task: ChooseMove, height: int, say: Say, colours: Palette) -> tuple[Text, int]:
    """The part of the list around the pointer, below a heading; and the number of its first move."""
    moves, room = task.shown, height - 1
    first = max(0, min(task.at - room // 2, len(moves) - room))
    text = Text(end="", no_wrap=True, overflow="ellipsis")
    at = min(task.at + 1, len(moves))
    text.append(say("general-moves", at=at, count=len(moves)), ink(colours.gold, None, "bold"))
    for number, move in enumerate(moves[first : first + room], first):
        here = number == task.at
        style = ink(colours.paper, colours.gold, "bold") if here else ink(colours.ink)
        text.append("\n")
        text.append(f"{'▸' if here else ' '} {move} ", style)
    return text, first


def readable(field: str) -> str:
    """`days_left` becomes `Days left`."""
    words = field.replace("_", " ")
    return words[:1].upper() + words[1:]


def view_lines(view: View, name: Any = readable) -> Iterator[tuple[int, str, str]]:
    """A view as lines: how far indented, a label, and a value."""
    for field in msgspec.structs.fields(view):
        if field.name not in NOT_SHOWN:
            yield from _lines(name(field.name), getattr(view, field.name), 0, name)


def _lines(label: str, value: Any, depth: int, name: Any) -> Iterator[tuple[int, str, str]]:
    if isinstance(value, msgspec.Struct):
        value = {name(field.name): getattr(value, field.name) for field in msgspec.structs.fields(value)}
    if is_short(value):
        yield depth, label, spelled(value)
    elif isinstance(value, Mapping):
        yield depth, label, ""
        for key, part in value.items():
            yield from _lines(str(key), part, depth + 1, name)
    else:
        yield depth, label, ""
        for number, part in enumerate(value, 1):
            yield from _lines(str(number), part, depth + 1, name)


def wrapped(lines: Iterable[tuple[int, str, str]], width: int) -> list[tuple[int, str, str]]:
    """The same lines, none wider than this: a long value goes on in the next line, further indented."""
    found = []
    for depth, label, value in lines:
        first = " " * (len(label) + 2)
        parts = wrap(value, max(width - 2 * depth, 10), initial_indent=first, subsequent_indent="  ") or [""]
        found.append((depth, label, parts[0].removeprefix(first)))
        found += [(depth, "", part) for part in parts[1:]]
    return found


def is_short(value: Any) -> bool:
    """True if a value fits one line: it is single, or holds nothing but single values."""
    if isinstance(value, msgspec.Struct):
        return False
    parts: Sequence[Any] = list(value.values()) if isinstance(value, Mapping) else value
    is_single = not isinstance(value, list | tuple | set | frozenset | Mapping)
    return is_single or not any(isinstance(part, list | tuple | set | Mapping | msgspec.Struct) for part in parts)


def spelled(value: Any) -> str:
    """A value that fits one line, as people read it."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {spelled(part)}" for key, part in value.items()) or NOTHING
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(spelled(part) for part in value) or NOTHING
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return YES if value else NO
    return f"{value:g}" if isinstance(value, float) else str(value)
