"""The events that lie open: names beside the hands, what they mean where there is room or on a page of their own."""

from __future__ import annotations

from textwrap import wrap

from sottovoce.games.romeo_juliet import GAME, content, describe
from sottovoce.games.romeo_juliet.content import Event
from sottovoce.games.romeo_juliet.view import View, content_of
from sottovoce.terminal.canvas import Canvas
from sottovoce.terminal.romeo_juliet import signs
from sottovoce.terminal.romeo_juliet.scene import Area, Scene
from sottovoce.terminal.theme import ink

IN_FORCE, ASLEEP = "●", "○"  # an event's condition may not be fulfilled just now


def open_events(view: View) -> list[Event]:
    """The chapter's event and those with an hourglass that have been turned up; and the one that asks something."""
    box = content_of(view)
    lying = [box.events[number] for number in (view.chapter_event, *view.events) if number]
    asking = view.decision.event if view.decision else 0
    return [event for event in lying if event.hourglass or event.number == asking]


def is_in_force(event: Event, view: View) -> bool:
    """Does it say anything as everybody stands now?"""
    return not event.hourglass or any(effect.text in view.in_force for effect in event.effects)


def sentence(event: Event, language: str) -> str:
    """The card's own sentence."""
    return content.said(event.text, language)


def meaning(event: Event, language: str) -> str:
    """What exactly it does."""
    words = GAME.words(language)
    return " ".join(describe.effect(effect, words) for effect in event.effects)


def name(event: Event, language: str) -> str:
    return content.said(event.name, language)


def draw_events(canvas: Canvas, scene: Scene, area: Area) -> None:
    """The column beside the hands."""
    colours, view, say = scene.colours, scene.view, scene.say
    canvas.put(area.x + 1, area.y, f" {say('events-title')} ", ink(colours.gold, None, "bold"))
    scene.touchable.append((area, "events"))
    room = area.height - 2
    lines = _lines(scene, area.width - 3, has_sentences=True)
    if len(lines) > room:
        lines = _lines(scene, area.width - 3, has_sentences=False)
    if len(lines) > room:
        lines = [*lines[: room - 1], (f"  {say('events-more', count=len(lines) - room + 1)}", False)]
    for line, (text, is_name) in enumerate(lines, area.y + 1):
        style = ink(colours.ink, None, "bold") if is_name else ink(colours.soft)
        canvas.put(area.x + 1, line, text[: area.width - 2], style)
    reserve = f"{say('reserve')} {signs.MISSIVE * view.reserve or '–'}"
    text = f"{reserve} · {say('events-left', count=sum(view.events_left))}"
    canvas.put(area.x + 1, area.y + area.height - 1, text[: area.width - 1], ink(colours.soft))


def _lines(scene: Scene, width: int, *, has_sentences: bool) -> list[tuple[str, bool]]:
    lines = []
    for event in open_events(scene.view):
        mark = IN_FORCE if is_in_force(event, scene.view) else ASLEEP
        called = name(event, scene.language)
        lines.append((f"{mark} {called if len(called) <= width - 2 else called[: width - 3] + '…'}", True))
        if has_sentences:
            lines += [(f"  {line}", False) for line in wrap(meaning(event, scene.language), width - 2)]
    return lines


def draw_page(canvas: Canvas, scene: Scene, first: int) -> int:
    """All open events in full, over the whole board, from a line on; how many lines there are to scroll."""
    colours = scene.colours
    lines: list[tuple[str, bool]] = []
    for event in open_events(scene.view):
        mark = IN_FORCE if is_in_force(event, scene.view) else ASLEEP
        level = scene.say("event-of-chapter") if event.level == "chapter" else event.level
        lines.append((f" {mark} {name(event, scene.language)} ({level})", True))
        said = f"{sentence(event, scene.language)} {meaning(event, scene.language)}"
        lines += [(f"   {line}", False) for line in wrap(said, canvas.width - 6)]
    levels = zip(content.LEVELS[1:], scene.view.events_left, strict=True)
    left = ", ".join(f"{level} × {n}" for level, n in levels if n)
    lines += [("", False), (f" {scene.say('events-to-come', levels=left or '–')}", False)]
    room = canvas.height - 2
    last = max(0, len(lines) - room)
    first = min(first, last)
    canvas.put(0, 0, f" {scene.say('events-page')} ", ink(colours.paper, colours.gold, "bold"))
    for y, (text, is_name) in enumerate(lines[first : first + room], 2):
        canvas.put(0, y, text, ink(colours.gold, None, "bold") if is_name else ink(colours.ink))
    if first < last:
        canvas.put(canvas.width - 2, canvas.height - 1, "↓", ink(colours.gold, None, "bold"))
    scene.touchable.append((Area(0, 0, canvas.width, canvas.height), "events"))
    return last


def draw_offer(canvas: Canvas, scene: Scene, area: Area) -> None:
    """The event's name, and each possibility with its number."""
    view, colours = scene.view, scene.colours
    assert view.decision is not None
    event = content_of(view).events[view.decision.event]
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
