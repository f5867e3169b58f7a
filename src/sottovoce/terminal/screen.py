"""A screen that speaks the person's language and knows the keys that work everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from textual import events
from textual.binding import BindingType
from textual.dom import DOMNode
from textual.screen import Screen

from sottovoce.terminal.task import Say

if TYPE_CHECKING:
    from sottovoce.terminal.app import Sottovoce

Answer = TypeVar("Answer")


def app_of(node: DOMNode) -> Sottovoce:
    """Our own app, whatever textual calls it."""
    return cast("Sottovoce", node.app)


def say_of(node: DOMNode) -> Say:
    """How this part of the screen speaks."""
    return app_of(node).say


class LocalizedScreen(Screen[Answer], Generic[Answer]):
    """A screen whose words can change while it is looked at."""

    BINDINGS: ClassVar[list[BindingType]] = []
    AUTO_FOCUS = ""
    keys_help: tuple[str, ...] = ()  # the messages that list this screen's own keys

    def say(self, key: str, **args: str | int) -> str:
        return app_of(self).say(key, **args)

    def on_mount(self) -> None:
        self.refresh_text()

    def on_resize(self) -> None:
        self.refresh_text()

    def refresh_text(self) -> None:
        """Show everything again, in whatever language and light there now is."""

    def press(self, key: str) -> bool:
        """A key that means something on this screen: did it?"""
        return False

    def on_key(self, event: events.Key) -> None:
        key = event.character if event.character and event.character.isprintable() else event.key
        if key == " ":
            key = "space"
        if self.press(key) or self.press_anywhere(key):
            event.stop()
            event.prevent_default()

    def press_anywhere(self, key: str) -> bool:
        """Rules, keys, language and light are one key away at every moment."""
        app = app_of(self)
        if key in ("h", "f1"):
            app.show_rules()
        elif key == "?":
            app.show_keys(self.keys_help)
        elif key == "l":
            app.switch_language()
        elif key == "t":
            app.switch_light()
        elif key == "q":
            app.leave()
        elif key in ("tab", "shift+tab"):
            return True  # nothing here takes the focus away from the screen
        else:
            return False
        return True


AnyScreen = LocalizedScreen[Any]
