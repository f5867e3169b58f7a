"""The deck, everybody's display, and what may be on the backs."""

from __future__ import annotations

from typing import cast

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widget import Widget

from sottovoce.games.verso import GAME
from sottovoce.games.verso.view import View
from sottovoce.rules import constants
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.terminal.board import Board, Moment, Snapshot
from sottovoce.terminal.canvas import Canvas
from sottovoce.terminal.local import PERSON
from sottovoce.terminal.screen import say_of
from sottovoce.terminal.task import Say, Task
from sottovoce.terminal.theme import ink
from sottovoce.terminal.verso import browsing, news
from sottovoce.terminal.verso.display import draw_display
from sottovoce.terminal.verso.players import draw_alone, draw_players, ranking
from sottovoce.terminal.verso.scene import Measure, Scene, measure
from sottovoce.terminal.verso.side_panel import draw_side_panel
from sottovoce.terminal.verso.turn import TakeTurn


class Tabletop(Widget):
    """The drawing; a click on a part of it is handed on."""

    picture = Text()
    scene: Scene | None = None

    def render(self) -> Text:
        return self.picture

    def on_click(self, event: events.Click) -> None:
        board = self.parent
        if self.scene is not None and isinstance(board, VersoBoard):
            touched = [what for area, what in self.scene.touchable if area.holds(event.x, event.y)]
            if touched:
                board.point(touched[-1])


class VersoBoard(Board):
    """Verso at a terminal."""

    DEFAULT_CSS = "VersoBoard { height: auto; }"

    def __init__(self) -> None:
        super().__init__()
        self.eyes = browsing.Browsing()
        self.size_now: Measure | None = None

    def compose(self) -> ComposeResult:
        yield Tabletop(id="tabletop")

    # What the frame asks.

    def task_for(self, view: View, rng: Rng) -> Task:
        return TakeTurn(view)

    def headline(self, view: View, say: Say) -> str:
        return say("deck-left", left=view.left)

    def moment(self, seen: Snapshot, say: Say) -> Moment | None:
        return news.moment(seen.view, seen.log, lambda seat: self.plainly(seat, say), say)

    def ending(self, play: Playthrough, say: Say) -> list[str]:
        """Who has won, everybody's points, and alone the rank."""
        view = cast(View, play.view(constants.NOBODY))
        return ranking(view, lambda seat: self.who(seat, say), lambda seat: self.plainly(seat, say), say)

    # Who is who.

    def who(self, seat: int, say: Say) -> str:
        """A player in full: Player 2 (the bot)."""
        role = say("seat-title", seat=GAME.seat_name(seat))
        if self.table is None:
            return role
        if self.table.players[seat] != PERSON:
            return say("role-bot", role=role)
        return f"{role} ({self.table.name(seat)})" if self.table.is_shared else say("role-you", role=role)

    def plainly(self, seat: int, say: Say) -> str:
        """A player in a sentence: by name, if there is one."""
        name = self.table.name(seat) if self.table else ""
        return name or say("seat-title", seat=GAME.seat_name(seat))

    def called(self, seat: int, say: Say) -> str:
        """A player in a line of the list."""
        if self.table is None:
            return say("seat-title", seat=GAME.seat_name(seat))
        is_bot = self.table.players[seat] != PERSON
        name = say("called-bot") if is_bot else self.table.name(seat) or say("called-you")
        return f"{seat + 1} {name}"

    # Browsing about.

    def show(self, seen: Snapshot, task: Task | None = None) -> None:
        super().show(seen, task)
        if task is not None:
            self.eyes.rest()
        self.eyes.show(seen.view, self._in_front(seen))

    def _in_front(self, seen: Snapshot) -> int:
        """Whose display is large by itself: the viewer's, at a shared keyboard the mover's; looking back, who moved."""
        view: View = seen.view
        if self.table is None:
            turn = news.last_turn(seen.log)
            return turn.seat if turn else view.turn
        return view.turn if self.table.is_shared else self.table.viewer

    def press(self, key: str) -> bool:
        if not self.deciding.knows(key) and self.eyes.press(key):
            self.post_message(self.Touched())
            return True
        return super().press(key)

    def point(self, square: str) -> None:
        kind, _, what = square.partition(" ")
        if kind in ("seat", "card"):
            self.eyes.click(kind, what)
            self.post_message(self.Touched())
        elif isinstance(self.deciding, TakeTurn):
            super().point(square)

    # Drawing.

    def fit(self, width: int, height: int) -> None:
        if self.shown is None or not self.is_mounted:
            return
        self.size_now = measure(len(self.shown.view.players), width, height)
        top = self.query_one(Tabletop)
        top.styles.width, top.styles.height = width, self.size_now.height
        self.redraw()

    def redraw(self) -> None:
        if self.shown is None or self.size_now is None:
            return
        size, say, view = self.size_now, say_of(self), self.shown.view
        scene = Scene(
            view=view,
            focus=self.eyes.seat,
            who=lambda seat: self.who(seat, say),
            called=lambda seat: self.called(seat, say),
            say=say,
            colours=self.colours,
            marks=news.marks(self.shown.log),
            cursor=self.eyes.card,
            imagined=news.imagined(self.shown.log, say) if view.rank is not None else "",
        )
        self.deciding.paint(scene)
        canvas = Canvas(size.width, size.height, ink(self.colours.ink))
        draw_display(canvas, scene, size)
        draw_side_panel(canvas, scene, size)
        (draw_players if len(view.players) > 1 else draw_alone)(canvas, scene, size.display_height)
        top = self.query_one(Tabletop)
        top.picture, top.scene = canvas.text(), scene
        top.refresh()


BOARD = VersoBoard
