"""The piazza and the list of fifteen, side by side."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widget import Widget
from textual.widgets import Static

from sottovoce.games.verona_twist.board import LETTERS
from sottovoce.games.verona_twist.names import NURSE
from sottovoce.games.verona_twist.view import View
from sottovoce.rules import constants
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.terminal.board import Board, Moment, Snapshot
from sottovoce.terminal.log import event_text
from sottovoce.terminal.screen import say_of
from sottovoce.terminal.task import Say, Task
from sottovoce.terminal.verona_twist import scene
from sottovoce.terminal.verona_twist.ledger import ledger, reminder
from sottovoce.terminal.verona_twist.moving import Moving
from sottovoce.terminal.verona_twist.scene import Scene
from sottovoce.terminal.verona_twist.setup import Hiding, Placing

LEDGER = 19  # columns beside the piazza
WIDE, WIDE_LEDGER, TALL_LEDGER = 110, 38, 24  # where the characters' moves fit in as well


class Piazza(Widget):
    """The drawn board; a click on a square is handed on."""

    picture = Text()
    cell = (scene.NARROWEST, 3)

    def render(self) -> Text:
        return self.picture

    def on_click(self, event: events.Click) -> None:
        square = scene.square_at(event.x, event.y, self.cell)
        board = self.parent
        if square and isinstance(board, VeronaTwistBoard):
            board.point(square)


class VeronaTwistBoard(Board):
    """Verona Twist at a terminal."""

    letters = LETTERS
    letter_name = "character"
    has_room = False
    DEFAULT_CSS = """
    VeronaTwistBoard { height: auto; }
    VeronaTwistBoard #ledger { width: 1fr; }
    """

    def compose(self) -> ComposeResult:
        yield Piazza(id="piazza")
        yield Static(markup=False, id="ledger")

    def task_for(self, view: View, rng: Rng) -> Task:
        if view.phase == "placing":
            return Placing(rng)
        return Hiding(view) if view.phase == "hiding" else Moving(view)

    def is_private(self, view: View) -> bool:
        return view.phase == "hiding"

    def is_dealt_in_secret(self, line: Line) -> bool:
        return line.seat == "*" and line.move == "lovers ?"

    def keeper(self) -> int | None:
        return NURSE

    def secret(self, view: View, say: Say) -> str:
        if view.lovers is None:
            return ""
        first, second = view.lovers[0], view.lovers[1]
        pair = say("pair", first=say("the-character", letter=first), second=say("the-other", other=second))
        return say("secret-lovers", pair=pair)

    def moment(self, seen: Snapshot, say: Say) -> Moment | None:
        """The nurse's report."""
        events_now = seen.log[-1].events if seen.log else []
        report = next((event for event in events_now if event in ("same", "different")), None)
        if report is None or seen.before is None:
            return None
        removed = [pair for pair in seen.before.pairs if pair not in seen.view.pairs]
        sign = "=" if report == "same" else "≠"
        lines = [
            say("report-removed", count=len(removed), pairs=" ".join(removed)) if removed else say("report-nothing"),
            say("report-left", left=len(seen.view.pairs)),
        ]
        if seen.view.outcome is None:
            lines[-1] += " " + say("report-days", days=seen.view.days_left)
        return Moment(f"{sign}  {say(f'told-{report}')}  {sign}", lines)

    def ending(self, play: Playthrough, say: Say) -> list[str]:
        """Who the lovers were; the last report has had its own moment."""
        events_now = play.log(constants.NOBODY)[-1].events
        return [event_text(play.game, event, say) for event in events_now if event not in ("same", "different")]

    def headline(self, view: View, say: Say) -> str:
        return say("round", round=view.round, rounds=view.options["rounds"])

    def fit(self, width: int, height: int) -> None:
        piazza = self.query_one(Piazza)
        room = WIDE_LEDGER if width >= WIDE else LEDGER
        piazza.cell = scene.cell_size(width - room, height)
        piazza.styles.width, piazza.styles.height = scene.board_size(piazza.cell)
        self.has_room = room == WIDE_LEDGER and scene.board_size(piazza.cell)[1] >= TALL_LEDGER
        self.redraw()

    def redraw(self) -> None:
        if self.shown is None or not self.is_mounted:
            return
        seen, say = self.shown, say_of(self)
        view: View = seen.view
        picture = Scene(
            squares=view.squares,
            active=view.active if view.phase != "ended" else "",
            lovers=view.lovers or "",
            names={who: say("character", letter=who) for who in LETTERS},
        )
        if seen.before is not None and seen.before.squares:
            moved = [who for who in LETTERS if seen.before.squares[who] != view.squares.get(who)]
            if len(moved) == 1:
                picture.moved, picture.origin = moved[0], seen.before.squares[moved[0]]
        self.deciding.paint(picture)
        preview = self.deciding.preview() if isinstance(self.deciding, Moving) else None
        piazza = self.query_one(Piazza)
        piazza.picture = scene.draw(picture, piazza.cell, self.colours)
        piazza.refresh()
        text = ledger(view, seen.before, preview, picture.waiting, say, self.colours)
        if self.has_room:
            text.append_text(reminder(say, self.colours))
        self.query_one("#ledger", Static).update(text)


BOARD = VeronaTwistBoard
