"""A record stepped through line by line, as any viewer saw it."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sottovoce.rules import constants
from sottovoce.rules.playthrough import Playthrough
from sottovoce.terminal.board import board_for, snapshot
from sottovoce.terminal.game_screen import AROUND_BOARD
from sottovoce.terminal.log import log_text
from sottovoce.terminal.screen import LocalizedScreen, app_of
from sottovoce.terminal.theme import ink

STEPS = {"left": -1, "right": 1, "up": -1, "down": 1, "space": 1, "pageup": -6, "pagedown": 6}


def viewers(play: Playthrough) -> dict[str, int]:
    """Everybody whose view of a game can be shown, by name."""
    seats = {play.game.seat_names[seat]: seat for seat in range(play.seats)}
    return {**seats, "spectator": constants.NOBODY, "all": constants.EVERYTHING}


class Replay(LocalizedScreen[None]):
    """A game that has been played, at one of its lines."""

    keys_help = ("keys-replay",)

    def __init__(self, play: Playthrough, eyes: str = "spectator") -> None:
        super().__init__()
        self.play, self.eyes = play, eyes
        self.line = 0
        self.typed = ""
        self.board = board_for(play.game)

    def compose(self) -> ComposeResult:
        yield Static(markup=False, id="title")
        yield self.board
        yield Static(markup=False, id="advice")
        yield VerticalScroll(Static(markup=False, id="log"), id="scroll", can_focus=False)
        yield Static(markup=False, id="keys")

    def refresh_text(self) -> None:
        if not self.is_mounted:
            return
        then, viewer = self.play.at(self.line), viewers(self.play)[self.eyes]
        seen = snapshot(then, viewer)
        self.board.show(seen)
        self.board.fit(self.size.width, self.size.height - AROUND_BOARD)
        colours = self.board.colours
        title = Text(no_wrap=True, end="")
        title.append(f" {self.say('title')} ", ink(colours.paper, colours.gold, "bold"))
        title.append(f"  {self.board.headline(seen.view, self.say)} · ", ink(colours.ink))
        title.append(self.say("replay-line", line=self.line, lines=len(self.play.moves)), ink(colours.gold))
        self.query_one("#title", Static).update(title)
        role = self.say(f"eyes-{self.eyes}") if viewer < 0 else self.say("seat-name", seat=self.eyes)
        advice = Text()
        advice.append(self.say("replay-eyes", who=role), ink(colours.gold, None, "bold"))
        news = self.board.moment(seen, self.say)
        note = f"{news.title}  {news.lines[0]}" if news else self.say("replay-how")
        advice.append(f"\n{self.say('replay-goto', line=self.typed) if self.typed else note}", ink(colours.ink))
        self.query_one("#advice", Static).update(advice)
        self.query_one("#log", Static).update(log_text(self.play.game, seen.log, self.say, self.board.log_line))
        self.query_one("#scroll", VerticalScroll).scroll_end(animate=False, force=True)
        self.query_one("#keys", Static).update(self.say("footer-replay"))

    def press(self, key: str) -> bool:
        last = len(self.play.moves)
        if key.isascii() and key.isdigit() and len(key) == 1:
            self.typed = (self.typed + key)[-3:]
        elif key == "enter" and self.typed:
            self.line, self.typed = min(int(self.typed), last), ""
        elif key in ("escape", "backspace"):
            self.typed = ""
        elif key in STEPS:
            self.line = min(max(self.line + STEPS[key], 0), last)
        elif key in ("home", "end"):
            self.line = 0 if key == "home" else last
        elif key == "e":
            eyes = list(viewers(self.play))
            self.eyes = eyes[(eyes.index(self.eyes) + 1) % len(eyes)]
        elif key == "q":
            app_of(self).exit()
        elif not self.board.press(key):
            return False
        self.refresh_text()
        return True
