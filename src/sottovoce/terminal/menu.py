"""A list to choose from: up and down, Enter, and left and right where a line has several values."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from sottovoce.terminal.theme import PALETTES, ink


class Item(NamedTuple):
    """One line: a word for the program, a label, and the value that left and right change (None: it has none)."""

    id: str
    label: str
    value: str | None = None


GAP = Item("", "")  # a blank line; the pointer passes over it


class Menu(Widget):
    """The lines, one of them pointed at."""

    class Picked(Message):
        """A line was chosen (by = 0) or its value is to change (by = -1 or 1)."""

        def __init__(self, item: str, by: int) -> None:
            super().__init__()
            self.item, self.by = item, by

    def __init__(self) -> None:
        super().__init__(id="menu")
        self.items: list[Item] = []
        self.at = 0

    def show(self, items: list[Item], at: int | None = None) -> None:
        """These lines; the pointer stays on the same one if it is still there."""
        now = self.items[self.at].id if self.items else ""
        self.items = items
        ids = [item.id for item in items]
        self.at = at if at is not None else ids.index(now) if now in ids else 0
        self.styles.height = len(items)
        self.refresh(layout=True)

    @property
    def current(self) -> str:
        return self.items[self.at].id

    def render(self) -> Text:
        colours = PALETTES[self.app.theme]
        text = Text(no_wrap=True, end="")
        for number, item in enumerate(self.items):
            here = number == self.at
            style = ink(colours.paper, colours.gold, "bold") if here else ink(colours.ink)
            label = f"{'▸' if here else ' '} {item.label}"
            if item.value is not None:
                label = f"{label:<24}‹ {item.value} ›"
            text.append(f"{label:<{max(self.size.width, 1)}}", style)
            text.append("\n" if number < len(self.items) - 1 else "")
        return text

    def press(self, key: str) -> bool:
        """Arrows, Enter; the end of the list leads to its beginning."""
        item = self.items[self.at]
        if key in ("up", "down"):
            by = 1 if key == "down" else -1
            self.at = (self.at + by) % len(self.items)
            if self.items[self.at] == GAP:
                self.at = (self.at + by) % len(self.items)
        elif key in ("home", "end"):
            self.at = 0 if key == "home" else len(self.items) - 1
        elif key in ("left", "right") and item.value is not None:
            self.post_message(self.Picked(item.id, 1 if key == "right" else -1))
        elif key in ("enter", "space"):
            self.post_message(self.Picked(item.id, 0 if item.value is None else 1))
        else:
            return False
        self.refresh()
        return True

    def on_click(self, event: events.Click) -> None:
        if 0 <= event.y < len(self.items) and self.items[event.y] != GAP:
            self.at = event.y
            self.press("enter")
