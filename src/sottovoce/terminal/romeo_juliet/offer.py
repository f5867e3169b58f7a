"""What an event offers: two possibilities, in the place of the hands."""

from __future__ import annotations

from textwrap import wrap

from sottovoce.games.romeo_juliet import content
from sottovoce.terminal.canvas import Canvas
from sottovoce.terminal.romeo_juliet.scene import Area, Scene
from sottovoce.terminal.theme import ink


def draw_offer(canvas: Canvas, scene: Scene, area: Area) -> None:
    """The event's name, and each possibility with its number."""
    view, colours = scene.view, scene.colours
    assert view.decision is not None
    event = content.load(view.options["content"]).events[view.decision.event]
    canvas.put(area.x + 1, area.y, f" {content.said(event.name, scene.language)} ", ink(colours.gold, None, "bold"))
    y = area.y + 1
    for number, text in enumerate(scene.alternatives):
        is_chosen = number == scene.alternative
        style = ink(colours.paper, colours.gold, "bold") if is_chosen else ink(colours.ink)
        lines = wrap(text, area.width - 8)
        for n, line in enumerate(lines):
            mark = f"{'▸' if is_chosen else ' '}{number + 1} " if n == 0 else "   "
            canvas.put(area.x + 1, y + n, f"{mark}{line:<{area.width - 8}}", style)
        scene.touchable.append((Area(area.x, y, area.width, len(lines)), f"choose {number + 1}"))
        y += len(lines) + 1
