"""The screen of a game: a board, what to do, the log, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sottovoce.rules.game import Refusal
from sottovoce.table.refusals import TableRefusal
from sottovoce.terminal.board import board_for
from sottovoce.terminal.language import spoken, table_words
from sottovoce.terminal.local import PERSON, LocalTable
from sottovoce.terminal.log import log_text
from sottovoce.terminal.notice import YesNo
from sottovoce.terminal.screen import Answer, LocalizedScreen, app_of
from sottovoce.terminal.theme import ink

SMALLEST = (80, 20)  # a window in which nothing is cut off
AROUND_BOARD = 7  # lines: title, two of advice, three of log, keys
Wish = Literal["undo", "draw", "resign"]
WISHES: dict[str, Wish] = {"ctrl+z": "undo", "ctrl+d": "draw", "ctrl+r": "resign"}


class GameScreen(LocalizedScreen[Answer]):
    """A game as one viewer may see it, and the keys with which people take back, offer a draw and resign."""

    def __init__(self, table: LocalTable, viewer: int) -> None:
        super().__init__()
        self.table, self.viewer = table, viewer
        self.board = board_for(table.game)
        self.board.table = table
        self.keys_help = (self.board.keys, "keys-game")
        self.message = ""  # shown once, until the next key

    def compose(self) -> ComposeResult:
        yield Static(markup=False, id="title")
        yield self.board
        yield Static(markup=False, id="advice")
        yield VerticalScroll(Static(markup=False, id="log"), id="scroll", can_focus=False)
        yield Static(markup=False, id="keys")

    def press(self, key: str) -> bool:
        self.message = ""
        if key in WISHES and self.table.outcome is None:
            self.wish_for(WISHES[key])
            return True
        if key in ("pageup", "pagedown") and not self.board.press(key):
            scroll = self.query_one("#scroll", VerticalScroll)
            scroll.scroll_relative(y=-2 if key == "pageup" else 2, animate=False)
            return True
        return self.board.press(key)

    # What a person may want besides a move.

    def wishing_seat(self, wish: Wish) -> int | None:
        """The seat of the person who wants something: alone always the same; at a shared keyboard the person to move,
        but a move is taken back by the person who made the latest one."""
        table = self.table
        if not table.is_shared:
            return table.viewer
        if wish == "undo":
            return table.last_mover
        people = [seat for seat in table.people if table.players[seat] == PERSON] or table.people
        return table.to_move if table.to_move in people else people[0]

    def wish_for(self, wish: Wish) -> None:
        """Ask the table for something; resigning has to be confirmed."""
        seat = self.wishing_seat(wish)
        if seat is None:
            self._refuse(TableRefusal("nothing-to-undo"))
        elif self.table.players[seat] != PERSON:
            self._refuse(TableRefusal("gave-up"))
        elif wish == "resign":

            def confirmed(is_sure: bool | None) -> None:
                if is_sure:
                    self._ask_table(self.table.resign, seat)

            self.app.push_screen(YesNo(lambda: [self.say("resign-sure", who=self.who(seat))]), confirmed)
        else:
            self._ask_table(self.table.undo if wish == "undo" else self.table.offer_draw, seat)

    def _ask_table(self, act: Callable[[int], None], seat: int) -> None:
        try:
            act(seat)
        except Refusal as refusal:
            self._refuse(refusal)
        else:
            self.table_changed()

    def _refuse(self, refusal: Refusal) -> None:
        self.message = refusal.text(app_of(self).language)
        self.refresh_text()

    def table_changed(self) -> None:
        """Something other than a move was done at the table."""

    # Words.

    def refresh_text(self) -> None:
        if not self.is_mounted:
            return
        table, colours, language = self.table, self.board.colours, app_of(self).language
        self.board.fit(self.size.width, self.size.height - AROUND_BOARD)
        self.query_one("#title", Static).update(self._title(), layout=False)
        advice = self.board.advice(self.say)
        refusal = self.board.refusal(language, self.say) or self.message or self._save_error()
        text = Text()
        text.append(self._addressed(advice.todo or self._waiting()), ink(colours.gold, None, "bold"))
        if refusal:
            text.append(f"\n✗ {refusal}", ink(colours.warn))
        else:
            text.append(f"\n{advice.note}", ink(colours.ink))
        self.query_one("#advice", Static).update(text)
        log = log_text(table.game, table.play.log(self.viewer), self.say, self.board.log_line, self._events())
        self.query_one("#log", Static).update(log)
        is_shared = table.is_shared and spoken(language, table.game).has(f"{self.board.footer}-shared")
        footer = f"{self.board.footer}-shared" if is_shared else self.board.footer
        self.query_one("#keys", Static).update(self.say(footer), layout=False)
        self.query_one("#scroll", VerticalScroll).scroll_end(animate=False, force=True)

    def _events(self) -> list[tuple[int, str]]:
        """What happened at the table, in sentences; people alone at the keyboard are called by their role."""
        said = table_words(app_of(self).language)
        return [
            (event.after, said.say(event.sentence.key, {**event.sentence.args, "player": self._called(event.chair)}))
            for event in self.table.events()
        ]

    def _called(self, chair: int | None) -> str:
        if chair is None:
            return ""
        seat = self.table.state.seat_of(chair)
        return self.table.name(seat) or self.say("seat-title", seat=self.table.game.seat_name(seat))

    def _title(self) -> Text:
        table, colours = self.table, self.board.colours
        title = Text(no_wrap=True, end="")
        if self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]:
            title.append(self.say("too-small"), ink(colours.warn, None, "bold"))
            return title
        title.append(f" {self.say('title')} ", ink(colours.paper, colours.gold, "bold"))
        parts = [(self.board.headline(table.view(self.viewer), self.say), ink(colours.ink))]
        if table.match_game:
            parts.append((self.say("match-leg", leg=table.match_game), ink(colours.soft)))
        if table.to_move >= 0:
            parts.append((self.say("to-move", who=self.who(table.to_move)), ink(colours.gold, None, "bold")))
        for number, (part, style) in enumerate(part for part in parts if part[0]):
            title.append(f" · {part}" if number else f"  {part}", style)
        return title

    def who(self, seat: int) -> str:
        """A seat and the person or bot in it."""
        table = self.table
        role = self.say("seat-title", seat=table.game.seat_name(seat))
        if table.players[seat] != PERSON:
            return self.say("role-bot", role=role)
        return f"{role} ({table.name(seat)})" if table.is_shared else self.say("role-you", role=role)

    def _addressed(self, what: str) -> str:
        """The advice; at a shared keyboard it begins with the name of the person who needs it."""
        seat = self.table.to_move
        if not self.table.is_shared or seat < 0 or self.table.players[seat] != PERSON:
            return what
        return self.say("addressed", who=self.table.name(seat), what=what)

    def _save_error(self) -> str:
        """Why the game could not be saved, as long as that is so."""
        error = self.table.save_error
        return self.say("not-kept", why=error.strerror or str(error)) if error else ""

    def _waiting(self) -> str:
        seat = self.table.to_move
        if seat < 0:
            return self.say("over")
        return self.board.waiting(self.table.view(self.viewer), self.table.game.seat_name(seat), self.say)
