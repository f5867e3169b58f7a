"""Verona as a stage: the ring of places, the hands below it, and the events that lie open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widget import Widget

from sottovoce.games.romeo_juliet import GAME, content, preview
from sottovoce.games.romeo_juliet.effects import SEATS
from sottovoce.games.romeo_juliet.view import View
from sottovoce.rules import constants
from sottovoce.rules.game import Outcome
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.terminal.board import Board, Moment, Snapshot
from sottovoce.terminal.canvas import Canvas
from sottovoce.terminal.local import PERSON
from sottovoce.terminal.romeo_juliet import campaign, news
from sottovoce.terminal.romeo_juliet.backstage import Backstage
from sottovoce.terminal.romeo_juliet.campaign import BadCampaign, Campaign
from sottovoce.terminal.romeo_juliet.events_panel import draw_events, draw_offer, draw_page
from sottovoce.terminal.romeo_juliet.hand import draw_lover
from sottovoce.terminal.romeo_juliet.rendezvous import Rendezvous
from sottovoce.terminal.romeo_juliet.ring import draw_ring
from sottovoce.terminal.romeo_juliet.scene import COLUMNS, Area, Measure, Scene, measure
from sottovoce.terminal.romeo_juliet.sealing import Sealing
from sottovoce.terminal.romeo_juliet.stage_tasks import Choosing, Directing, Sidestepping
from sottovoce.terminal.screen import app_of, say_of
from sottovoce.terminal.task import Idle, Say, Task
from sottovoce.terminal.theme import ink

SCROLL = {"up": -1, "down": 1, "pageup": -5, "pagedown": 5}


class Stage(Widget):
    """The drawing; a click on a part of it is handed on."""

    picture = Text()
    scene: Scene | None = None

    def render(self) -> Text:
        return self.picture

    def on_click(self, event: events.Click) -> None:
        board = self.parent
        if self.scene is not None and isinstance(board, RomeoJulietBoard):
            touched = [what for area, what in self.scene.touchable if area.holds(event.x, event.y)]
            if touched:
                board.point(touched[-1])


class RomeoJulietBoard(Board):
    """Roméo & Juliette at a terminal."""

    every_turn_is_private = True
    DEFAULT_CSS = "RomeoJulietBoard { height: auto; }"

    def __init__(self) -> None:
        super().__init__()
        self.size_now: Measure | None = None
        self.page: int | None = None  # the first line of the events in full, if they are being read

    def compose(self) -> ComposeResult:
        yield Stage(id="stage")

    # What the frame asks.

    def task_for(self, view: View, rng: Rng) -> Task:
        legal = view.legal or []
        if not legal:
            return Idle()
        if view.phase == "rendezvous":
            return Rendezvous(view)
        if view.phase in ("backstage", "holding"):
            return Backstage(view)
        if view.phase == "sidestep":
            return Sidestepping(view)
        if view.phase in ("showing", "naming"):
            return Sealing(view)
        return Choosing(view) if legal[0].startswith("choose") else Directing(view)

    def headline(self, view: View, say: Say) -> str:
        return say("headline", chapter=view.options["chapter"], act=view.act, scene=view.scene)

    def moment(self, seen: Snapshot, say: Say) -> Moment | None:
        return news.moment(seen.view, seen.log, app_of(self).language, say)

    def opening(self, seen: Snapshot, say: Say) -> Moment | None:
        """The chapter's prologue."""
        return news.prologue(seen.view, app_of(self).language)

    def ending(self, play: Playthrough, say: Say) -> list[str]:
        """Where it ended, what the last move did to love and hate, and the chapter's epilogue."""
        view = cast(View, play.view(constants.NOBODY))
        tracks = {"love": view.love, "goal": view.love_goal, "hate": view.hate, "limit": view.hate_limit}
        return [
            say("ending-tracks", act=view.act, scene=view.scene, **tracks),
            *news.last_words(play.log(constants.NOBODY), say),
            *filter(None, [news.epilogue(view, app_of(self).language)]),
        ]

    def log_line(self, line: Line, text: str) -> str:
        """Cards that are drawn lie in the hand and are left out; an event is called by its name."""
        if line.move.startswith("draw "):
            return ""
        numbers = [int(text.split()[1]) for text in (line.move, *line.events) if text.startswith("event ")]
        if not numbers:
            return text
        assert self.shown is not None
        named = [news.event_name(number, self.shown.view, app_of(self).language) for number in numbers]
        return " ".join([text, *(f"({name})" for name in named)])

    def remember(self, play: Playthrough, outcome: Outcome, language: str) -> str:
        """The campaign counts which chapters have been won, by the content they were played with."""
        try:
            view = cast(View, play.view(constants.NOBODY))
            met = next(place for place, here in view.places.items() if "juliet" in here)
            won, chapter = bool(outcome.winners), play.options["chapter"]
            Campaign.add(play.options["content_hash"], chapter, won=won, met=met if won else "")
        except BadCampaign as bad:
            return bad.text(language)
        return ""

    # The first screen.

    def choices(self, name: str, options: Mapping[str, Any]) -> tuple[Any, ...]:
        if name == "keepsake":
            return ("none", campaign.keepsake(options))
        return tuple(sorted(content.load(options["content"]).chapters)) if name == "chapter" else ()

    def offers(self, name: str, options: Mapping[str, Any]) -> bool:
        """A keepsake if the chapter before was won, mercy if this one was lost twice."""
        if name == "keepsake":
            return bool(campaign.keepsake(options))
        return name != "mercy" or campaign.is_merciful(options)

    def choice_label(self, name: str, options: Mapping[str, Any], language: str, say: Say) -> str:
        return campaign.chapter_label(options, language, say) if name == "chapter" else ""

    def choice_hint(self, name: str, options: Mapping[str, Any], language: str, say: Say) -> str:
        return campaign.chapter_hint(options, language, say) if name == "chapter" else ""

    # Browsing about.

    def press(self, key: str) -> bool:
        if key == "e":
            self.page = 0 if self.page is None else None
        elif self.page is not None and key in SCROLL:
            self.page = max(0, self.page + SCROLL[key])
        elif self.page is not None and key in ("escape", "enter", "space"):
            self.page = None
        else:
            return super().press(key)
        self.post_message(self.Touched())
        return True

    def point(self, square: str) -> None:
        if square == "events":
            self.page = 0 if self.page is None else None
            self.post_message(self.Touched())
        else:
            super().point(square)

    def show(self, seen: Snapshot, task: Task | None = None) -> None:
        super().show(seen, task)
        self.page = None

    # Drawing.

    def fit(self, width: int, height: int) -> None:
        if self.shown is None or not self.is_mounted:
            return
        self.size_now = measure(width, height)
        stage = self.query_one(Stage)
        stage.styles.width, stage.styles.height = width, self.size_now.height
        self.redraw()

    def redraw(self) -> None:
        if self.shown is None or self.size_now is None:
            return
        size, scene = self.size_now, self._scene()
        self.deciding.paint(scene)
        canvas = Canvas(size.width, size.height, ink(self.colours.ink))
        if self.page is None:
            self._draw(canvas, scene, size)
        else:
            self.page = min(self.page, draw_page(canvas, scene, self.page))
        stage = self.query_one(Stage)
        stage.picture, stage.scene = canvas.text(), scene
        stage.refresh()

    def _scene(self) -> Scene:
        assert self.shown is not None
        view: View = self.shown.view
        say = say_of(self)
        return Scene(
            view=view,
            say=say,
            language=app_of(self).language,
            colours=self.colours,
            who={seat: self._who(seat, view, say) for seat in range(len(SEATS))},
            places=dict(view.places),
            hate={} if view.outcome else preview.hate(view),
            moved=news.moved(self.shown.log),
        )

    def _who(self, seat: int, view: View, say: Say) -> str:
        """A lover as the heading of a column: by name at a shared keyboard, else whether it is oneself."""
        role = say("seat-title", seat=GAME.seat_name(seat))
        if view.lovers[seat].hand is None:
            return say("can-hold", role=role)
        if self.table is not None and self.table.is_shared:
            return f"{role} ({self.table.name(seat)})"
        is_me = self.table is not None and self.table.players[seat] == PERSON
        return say("role-you", role=role) if is_me else role

    def _draw(self, canvas: Canvas, scene: Scene, size: Measure) -> None:
        """The ring; below it the viewer's hand, the partner's, and the events."""
        draw_ring(canvas, scene, size)
        below = size.height - size.ring
        width = size.width // COLUMNS
        canvas.put(0, size.ring, "─" * size.width, ink(self.colours.line))
        mine = scene.view.seat if isinstance(scene.view.seat, int) else 0
        if scene.alternatives:
            draw_offer(canvas, scene, Area(0, size.ring, 2 * width, below))
        else:
            draw_lover(canvas, scene, mine, Area(0, size.ring, width, below))
            draw_lover(canvas, scene, 1 - mine, Area(width, size.ring, width, below))
        draw_events(canvas, scene, Area(2 * width, size.ring, size.width - 2 * width, below))


BOARD = RomeoJulietBoard
