"""St Mark's square and the tray beside it."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widget import Widget
from textual.widgets import Static

from sottovoce.games.volto import GAME
from sottovoce.games.volto.board import LETTERS, SIDES
from sottovoce.games.volto.names import LAST_DAMSEL, RED, WHITE
from sottovoce.games.volto.view import View
from sottovoce.rules.rng import Rng
from sottovoce.terminal.board import Board, Moment, Snapshot
from sottovoce.terminal.log import event_text
from sottovoce.terminal.screen import say_of
from sottovoce.terminal.task import Say, Task
from sottovoce.terminal.volto import scene
from sottovoce.terminal.volto.moving import Moving
from sottovoce.terminal.volto.scene import Piece, Scene
from sottovoce.terminal.volto.setup import Setup
from sottovoce.terminal.volto.tray import cast, tray

TRAY, TRAY_HEIGHT = 29, 16  # columns beside the square, and their lines at their fullest
WIDE, WIDE_TRAY = 110, 40  # where the masks' moves fit in as well
LONG_QUIET = 80  # moves without a capture from which on one is reminded of the hundredth


class Square(Widget):
    """The drawn board; a click on a square is handed on."""

    picture = Text()
    cell = (scene.NARROWEST, 1)
    turned = False

    def render(self) -> Text:
        return self.picture

    def on_click(self, event: events.Click) -> None:
        square = scene.square_at(event.x, event.y, self.cell, self.turned)
        board = self.parent
        if square and isinstance(board, VoltoBoard):
            board.point(square)


class VoltoBoard(Board):
    """Volto at a terminal."""

    letters = LETTERS
    letter_name = "kind"
    every_turn_is_private = True
    has_room = False
    DEFAULT_CSS = """
    VoltoBoard #tray { width: 1fr; }
    """

    def compose(self) -> ComposeResult:
        yield Square(id="square")
        yield Static(markup=False, id="tray")

    def task_for(self, view: View, rng: Rng) -> Task:
        return Setup(int(view.seat or 0), rng) if view.phase == "setup" else Moving(view)

    def headline(self, view: View, say: Say) -> str:
        if view.phase == "setup":
            return say("headline-setup")
        parts = [say("headline", number=len(view.moves) + (view.outcome is None))]
        if view.outcome is None and view.quiet >= LONG_QUIET:
            parts.append(say("headline-quiet", count=view.quiet))
        if view.outcome is None and view.times == 2:
            parts.append(say("headline-twice"))
        return " · ".join(parts)

    def moment(self, seen: Snapshot, say: Say) -> Moment | None:
        """A capture, or a side that is skipped; the last one of a game is part of its end."""
        line = seen.log[-1] if seen.log else None
        if line is None or not line.events or seen.view.outcome is not None:
            return None
        move = GAME.tell(int(line.seat), line.move)
        sign = "×" if line.move[2] == "x" else "→"
        said = [event_text(GAME, event, say) for event in line.events]
        view: View = seen.view
        if "captured D" in line.events:
            loser = 1 - int(line.seat)
            if view.damsels[loser] == LAST_DAMSEL - 1:
                said.append(say("damsels-next", seat=SIDES[loser]))
        return Moment(f"{sign}  {say(move.key, **move.args)}  {sign}", said)

    def fit(self, width: int, height: int) -> None:
        square = self.query_one(Square)
        room = WIDE_TRAY if width >= WIDE else TRAY
        square.cell = scene.cell_size(width - room, height)
        _, down = square.styles.width, square.styles.height = scene.board_size(square.cell)
        self.styles.height = max(down, min(TRAY_HEIGHT, height))  # so that nothing jumps
        self.has_room = room == WIDE_TRAY and square.cell[1] > 1
        self.redraw()

    def redraw(self) -> None:
        if self.shown is None or not self.is_mounted:
            return
        say, deciding = say_of(self), self.deciding
        picture = self._picture(say)
        deciding.paint(picture)
        square = self.query_one(Square)
        square.turned = picture.turned
        square.picture = scene.draw(picture, square.cell, self.colours)
        square.refresh()
        if isinstance(deciding, Setup):
            text = cast(deciding.left(), say, self.colours, has_room=self.has_room)
        else:
            mask = deciding.looked_at() if isinstance(deciding, Moving) else None
            text = tray(self.shown.view, mask, say, self.colours, has_room=self.has_room)
        self.query_one("#tray", Static).update(text)

    def _picture(self, say: Say) -> Scene:
        """The masks as the viewer sees them, and the last move."""
        assert self.shown is not None
        view: View = self.shown.view
        turned = view.seat == WHITE
        picture = Scene(
            pieces={mask.square: Piece(mask.side, mask.kind or "") for mask in view.masks if mask.square},
            turned=turned,
            names={letter: say("kind", letter=letter) for letter in LETTERS},
            far=say("palace", seat=SIDES[RED if turned else WHITE]),
        )
        last = view.moves[-1] if view.moves else ""
        if last:
            picture.origin, picture.moved = last[:2], last[3:]
        return picture


BOARD = VoltoBoard
