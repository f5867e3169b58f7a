"""The table: a board, what to do, what has happened, and whose turn it is."""

from __future__ import annotations

import asyncio

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sottovoce.rules import names
from sottovoce.rules.game import Refusal
from sottovoce.terminal.board import Board, board_for, glimpse
from sottovoce.terminal.curtain import Curtain
from sottovoce.terminal.look import ink
from sottovoce.terminal.ribbon import Ribbon
from sottovoce.terminal.screen import Spoken, app_of
from sottovoce.terminal.sitting import PERSON, Sitting
from sottovoce.terminal.story import story

SMALLEST = (80, 20)  # a window in which nothing is cut off
AROUND_BOARD = 7  # lines: title, two of advice, three of log, keys


class Table(Spoken[str]):
    """A game being played; ends with what to do next: "welcome" or "again"."""

    keys_help = ("keys-table",)

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.board = board_for(sitting.game)
        self.notice = ""  # something to say once, until the next key

    def compose(self) -> ComposeResult:
        yield Static(markup=False, id="title")
        yield self.board
        yield Static(markup=False, id="advice")
        yield VerticalScroll(Static(markup=False, id="log"), id="scroll", can_focus=False)
        yield Static(markup=False, id="keys")

    def on_mount(self) -> None:
        self.go_on()

    # The flow of the game.

    def go_on(self) -> None:
        """Whoever is to move moves: a bot by itself, a person by keys, behind the curtain if it is secret."""
        sitting, seat = self.sitting, self.sitting.to_move
        seen = glimpse(sitting.play, sitting.viewer)
        self.board.show(seen)
        self.retell()
        if seat == names.NOBODY:
            self._end()
        elif self._deal_to_look_at():
            self.look_behind_curtain()
        elif sitting.players[seat] != PERSON:
            self.bot_moves()
        elif sitting.is_shared and self.board.is_private(sitting.play.view(seat)):
            self._decide_behind_curtain(seat)
        else:
            self.board.show(seen, self.board.task_for(sitting.play.view(seat), sitting.rng))
            self.retell()

    def on_board_confirmed(self, message: Board.Confirmed) -> None:
        self.make(self.sitting.to_move, message.move)

    def on_board_touched(self) -> None:
        self.retell()

    def make(self, seat: int, move: str) -> None:
        """A move is made, kept, and shown; a report is a moment of its own."""
        try:
            self.sitting.make(seat, move)
        except Refusal as refusal:  # pragma: no cover - the board offers only what the game lists
            self.notice = refusal.text(app_of(self).language)
            self.retell()
            return
        seen = glimpse(self.sitting.play, self.sitting.viewer)
        self.board.show(seen)
        self.retell()
        if self.board.moment(seen, self.say):
            self.app.push_screen(Ribbon(lambda: self.board.moment(seen, self.say)), lambda _: self.go_on())
        else:
            self.go_on()

    @work
    async def bot_moves(self) -> None:
        """The bot thinks beside the keys, and takes a breath so that one can follow."""
        play, lines = self.sitting.play, len(self.sitting.play.moves)
        seat = self.sitting.to_move
        move = await asyncio.to_thread(self.sitting.bot_choice)
        await asyncio.sleep(app_of(self).pause)
        if lines == len(play.moves):
            self.call_later(self.make, seat, move)

    def _end(self) -> None:
        self.app.push_screen(Ribbon(self._ending, "end"), self._after_end)

    def _ending(self) -> list[str]:
        sitting, outcome = self.sitting, self.sitting.play.outcome
        assert outcome is not None
        said = [self.say(f"outcome-{outcome.reason}")]
        last = sitting.play.log(names.NOBODY)[-1].events
        said += [self._event(event) for event in last if event not in ("same", "different")]
        if sitting.leg == 1:
            said.append(self.say("match-next", seeker=sitting.people[1], keeper=sitting.people[0]))
        result = sitting.match_result()
        if result and result.winner is not None:
            why = self.say(result.why)
            said.append(self.say("match-won", player=sitting.people[result.winner], why=why))
        elif result:
            said.append(self.say(result.why))
        return said

    def _event(self, event: str) -> str:
        sentence = self.sitting.game.tell_event(event)
        return self.say(sentence.key, **sentence.args)

    def _after_end(self, _: object) -> None:
        app_of(self).after_game(self.sitting)

    # Secrets at a shared keyboard.

    def _deal_to_look_at(self) -> bool:
        log = self.sitting.play.log(names.NOBODY)
        return self.sitting.is_shared and not self._has_looked and bool(log) and self.board.is_dealt_in_secret(log[-1])

    _has_looked = False

    def look_behind_curtain(self) -> None:
        """The keeper of the secret looks at it; the others look away."""
        keeper = self.board.keeper()
        if keeper is None or not self.board.secret(self.sitting.play.view(keeper), self.say):
            self.notice = self.say("no-secret-yet")
            self.retell()
            return
        self._has_looked = True
        self.app.push_screen(Curtain(self.sitting, keeper), lambda _: self.go_on())

    def _decide_behind_curtain(self, seat: int) -> None:
        def decided(move: str | None) -> None:
            if move:
                self.make(seat, move)

        self.app.push_screen(Curtain(self.sitting, seat, decides=True), decided)

    # Keys.

    def press(self, key: str) -> bool:
        self.notice = ""
        if key == "p" and self.sitting.is_shared and self.sitting.play.outcome is None:
            self.look_behind_curtain()
        elif key in ("pageup", "pagedown"):
            scroll = self.query_one("#scroll", VerticalScroll)
            scroll.scroll_relative(y=-2 if key == "pageup" else 2, animate=False)
        elif not self.board.press(key):
            return False
        return True

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
        self.query_one("#log", Static).update(story(sitting.game, sitting.play.log(sitting.viewer), self.say))
        footer = self.say("footer-shared" if sitting.is_shared else "footer")
        self.query_one("#keys", Static).update(footer, layout=False)
        self.query_one("#scroll", VerticalScroll).scroll_end(animate=False, force=True)

    def _title(self) -> Text:
        sitting, view = self.sitting, self.sitting.play.view(self.sitting.viewer)
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
        if sitting.is_shared:
            return f"{role} ({sitting.name(seat)})"
        return self.say("role-you", role=role) if seat == sitting.viewer else self.say("role-bot", role=role)

    def _addressed(self, what: str) -> str:
        """At a shared keyboard, whom the advice is for."""
        if not self.sitting.is_shared or self.sitting.to_move < 0:
            return what
        return self.say("addressed", who=self.sitting.name(self.sitting.to_move), what=what)

    def _trouble(self) -> str:
        """As long as the game cannot be kept, that is said."""
        error = self.sitting.trouble
        return self.say("not-kept", why=error.strerror or str(error)) if error else ""

    def _waiting(self) -> str:
        seat = self.sitting.to_move
        if seat < 0:
            return self.say("over")
        phase = self.sitting.play.view(self.sitting.viewer).phase  # type: ignore[attr-defined]
        return self.say(f"todo-{phase}-other", seat=self.sitting.game.seat_name(seat))
