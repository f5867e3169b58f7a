"""What lies before someone who plays: a board, what to do, what has happened, and whose turn it is."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sottovoce.terminal.board import board_for
from sottovoce.terminal.language import spoken
from sottovoce.terminal.look import ink
from sottovoce.terminal.screen import Answer, Spoken, app_of
from sottovoce.terminal.sitting import PERSON, Sitting
from sottovoce.terminal.story import story

SMALLEST = (80, 20)  # a window in which nothing is cut off
AROUND_BOARD = 7  # lines: title, two of advice, three of log, keys


class Desk(Spoken[Answer]):
    """The screen of a game as one viewer may see it."""

    def __init__(self, sitting: Sitting, viewer: int) -> None:
        super().__init__()
        self.sitting, self.viewer = sitting, viewer
        self.board = board_for(sitting.game)
        self.board.sitting = sitting
        self.notice = ""  # something to say once, until the next key

    def compose(self) -> ComposeResult:
        yield Static(markup=False, id="title")
        yield self.board
        yield Static(markup=False, id="advice")
        yield VerticalScroll(Static(markup=False, id="log"), id="scroll", can_focus=False)
        yield Static(markup=False, id="keys")

    def press(self, key: str) -> bool:
        self.notice = ""
        if key in ("pageup", "pagedown"):
            scroll = self.query_one("#scroll", VerticalScroll)
            scroll.scroll_relative(y=-2 if key == "pageup" else 2, animate=False)
            return True
        return self.board.press(key)

    # Words.

    def retell(self) -> None:
        if not self.is_mounted:
            return
        sitting, colours = self.sitting, self.board.colours
        self.board.fit(self.size.width, self.size.height - AROUND_BOARD)
        self.query_one("#title", Static).update(self._title(), layout=False)
        advice = self.board.advice(self.say)
        refusal = self.board.refusal(app_of(self).language, self.say) or self.notice or self._trouble()
        text = Text()
        text.append(self._addressed(advice.todo or self._waiting()), ink(colours.gold, None, "bold"))
        if refusal:
            text.append(f"\n✗ {refusal}", ink(colours.warn))
        else:
            text.append(f"\n{advice.note}", ink(colours.ink))
        self.query_one("#advice", Static).update(text)
        log = story(sitting.game, sitting.play.log(self.viewer), self.say, self.board.told)
        self.query_one("#log", Static).update(log)
        known = spoken(app_of(self).language, sitting.game)
        footer = "footer-shared" if sitting.is_shared and known.has("footer-shared") else "footer"
        self.query_one("#keys", Static).update(self.say(footer), layout=False)
        self.query_one("#scroll", VerticalScroll).scroll_end(animate=False, force=True)

    def _title(self) -> Text:
        sitting, view = self.sitting, self.sitting.play.view(self.viewer)
        colours = self.board.colours
        title = Text(no_wrap=True, end="")
        if self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]:
            title.append(self.say("too-small"), ink(colours.warn, None, "bold"))
            return title
        title.append(f" {self.say('title')} ", ink(colours.paper, colours.gold, "bold"))
        title.append(f"  {self.board.headline(view, self.say)}", ink(colours.ink))
        if sitting.leg:
            title.append(f" · {self.say('match-leg', leg=sitting.leg)}", ink(colours.soft))
        if sitting.to_move >= 0:
            title.append(f" · {self.say('to-move', who=self.who(sitting.to_move))}", ink(colours.gold, None, "bold"))
        return title

    def who(self, seat: int) -> str:
        """A seat and the person or bot in it."""
        sitting = self.sitting
        role = self.say("seat-title", seat=sitting.game.seat_name(seat))
        if sitting.players[seat] != PERSON:
            return self.say("role-bot", role=role)
        return f"{role} ({sitting.name(seat)})" if sitting.is_shared else self.say("role-you", role=role)

    def _addressed(self, what: str) -> str:
        """At a shared keyboard, whom the advice is for."""
        seat = self.sitting.to_move
        if not self.sitting.is_shared or seat < 0 or self.sitting.players[seat] != PERSON:
            return what
        return self.say("addressed", who=self.sitting.name(seat), what=what)

    def _trouble(self) -> str:
        """As long as the game cannot be kept, that is said."""
        error = self.sitting.trouble
        return self.say("not-kept", why=error.strerror or str(error)) if error else ""

    def _waiting(self) -> str:
        seat = self.sitting.to_move
        if seat < 0:
            return self.say("over")
        view = self.sitting.play.view(self.viewer)
        return self.board.waiting(view, self.sitting.game.seat_name(seat), self.say)
