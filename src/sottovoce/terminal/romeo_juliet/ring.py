"""The ring of six places: three above, three below, clockwise from the balcony, and the tracks between them."""

from __future__ import annotations

from textwrap import wrap

from rich.style import Style

from sottovoce.games.romeo_juliet.effects import SEATS
from sottovoce.terminal.canvas import Canvas
from sottovoce.terminal.romeo_juliet import signs
from sottovoce.terminal.romeo_juliet.scene import COLUMNS, WIDE, Area, Measure, Scene
from sottovoce.terminal.theme import ink

NAMED = 12  # columns of a sign with its name


def draw_ring(canvas: Canvas, scene: Scene, size: Measure) -> None:
    """The frame, then what stands in it."""
    _frame(canvas, scene, size)
    _tracks(canvas, scene, size)
    for number, place in enumerate(scene.places):
        is_above = number < COLUMNS
        column = number if is_above else 2 * COLUMNS - 1 - number
        x = column * (size.inner + 1)
        y = 0 if is_above else size.lines + 1
        _place(canvas, scene, place, Area(x, y, size.inner, size.lines), y if is_above else y + size.lines + 1)


def _frame(canvas: Canvas, scene: Scene, size: Measure) -> None:
    style = ink(scene.colours.walnut)
    wide = COLUMNS * (size.inner + 1)
    middle, last = size.lines + 1, 2 * size.lines + 2
    for y, ends in ((0, "┌┬┐"), (middle, "├─┤"), (last, "└┴┘")):
        canvas.put(0, y, "─" * wide, style)
        for column in range(COLUMNS + 1):
            mark = ends[0] if column == 0 else ends[2] if column == COLUMNS else ends[1]
            canvas.put(column * (size.inner + 1), y, mark, style)
    for y in range(1, last):
        if y != middle:
            for column in range(COLUMNS + 1):
                canvas.put(column * (size.inner + 1), y, "│", style)


def _tracks(canvas: Canvas, scene: Scene, size: Measure) -> None:
    """Love on the left, hate on the right, the heart between them."""
    view, say, colours, y = scene.view, scene.say, scene.colours, size.lines + 1
    wide = COLUMNS * (size.inner + 1) + 1
    love = f" {say('track-love')} {signs.LOVE * view.love}{signs.NO_LOVE * (view.love_goal - view.love)}"
    love += f" {view.love}/{view.love_goal} "
    hate = f" {say('track-hate')} {signs.HATE * view.hate}{signs.NO_HATE * (view.hate_limit - view.hate)}"
    hate += f" {view.hate}/{view.hate_limit} "
    canvas.put(1, y, love, ink(colours.seal, None, "bold"))
    canvas.put(wide - 1 - len(hate), y, hate, ink(colours.warn if view.hate else colours.soft, None, "bold"))
    heart = [_heart(scene, side) for side in ("passion", "reason")]
    x = len(love) + 1 + (wide - 2 - len(love) - len(hate) - sum(len(text) for text, _ in heart) - 1) // 2
    for side, (text, style) in zip(("passion", "reason"), heart, strict=True):
        canvas.put(x, y, text, style)
        scene.touchable.append((Area(x, y, len(text), 1), f"heart {side}"))
        x += len(text) + 1


def _heart(scene: Scene, side: str) -> tuple[str, Style]:
    """A side of the heart: turned up, about to be proposed, or proposed by whom."""
    view, colours = scene.view, scene.colours
    name = f"{signs.HEARTS[side]} {scene.say('heart-title', heart=side)}"
    if view.heart == side:
        return f"[{name}]", ink(colours.paper, colours.gold, "bold")
    if scene.heart == side:
        return f"▸{name}◂", ink(colours.gold, None, "bold")
    makers = [signs.LETTERS[seat] for seat, one in zip(("juliet", "romeo"), view.lovers, strict=True)
              if one.proposal == side and view.heart is None]  # fmt: skip
    if makers:
        return f" {name}: {' '.join(makers)} ", ink(colours.ink, None, "bold")
    return f" {name} ", ink(colours.soft)


def _place(canvas: Canvas, scene: Scene, place: str, area: Area, title_y: int) -> None:
    colours, view = scene.colours, scene.view
    is_aimed = scene.aimed == place
    here = scene.places[place]
    if is_aimed:
        canvas.fill(area.x + 1, area.y + 1, area.width, area.height, " ", ink(colours.ink, colours.sunk))
    number = signs.place_number(place, view)
    title = f"{number} {scene.say('place-title' if area.width >= WIDE else 'stage-place', place=place)}"
    style = ink(colours.paper, colours.gold, "bold") if is_aimed else ink(colours.gold, None, "bold")
    title = f"▸{title}◂" if is_aimed else f" {title} "
    canvas.put(area.x + 2, title_y, title, style)
    scene.touchable.append((Area(area.x, min(area.y, title_y), area.width + 2, area.height + 2), f"place {place}"))
    marks = _marks(scene, place)
    canvas.put(area.x + 2 + len(title) + 1, title_y, marks, ink(colours.ink, None, "bold"))
    hate = scene.hate.get(place, 0)
    if hate:
        mark = f" {signs.HATE}{hate} "
        canvas.put(area.x + area.width - len(mark), title_y, mark, ink(colours.paper, colours.warn, "bold"))
    _company(canvas, scene, here, area, colours.sunk if is_aimed else None)
    if area.width >= WIDE:
        _effect(canvas, scene, place, area, colours.sunk if is_aimed else None)


def _effect(canvas: Canvas, scene: Scene, place: str, area: Area, ground: str | None) -> None:
    """What the place does, at its foot, where nobody stands in the way."""
    lines = wrap(scene.say("place-effect", place=place), area.width - 2)
    if len(scene.places[place]) + len(lines) < area.height:
        for n, line in enumerate(lines, area.y + 1 + area.height - len(lines)):
            canvas.put(area.x + 2, n, line, ink(scene.colours.soft, ground, "italic"))


def _marks(scene: Scene, place: str) -> str:
    """What is good to know of a place: who named it, in a missive or because an event asked; whether it is closed."""
    marks = ""
    for seat in SEATS:
        if f"{seat} missive {place}" in scene.view.said or scene.view.named[SEATS.index(seat)] == place:
            marks += signs.MISSIVE + signs.LETTERS[seat]
    closed = [effect.partition(" when ")[0].partition(" unless ")[0].split() for effect in scene.view.in_force]
    if any(words[0] == "closed" and place in words for words in closed):
        marks += "✕"
    return f"{marks} " if marks else ""


def _company(canvas: Canvas, scene: Scene, here: list[str], area: Area, ground: str | None) -> None:
    """Everybody in a place: with names where there is room for them, else signs alone."""
    columns = max(1, area.width // NAMED)
    is_named = len(here) <= columns * area.height
    wide = area.width // columns if is_named else signs.SIGN + 1
    columns = columns if is_named else area.width // wide
    if is_named and len(here) <= area.height:
        columns, wide = 1, area.width
    for number, token in enumerate(sorted(here, key=lambda token: token not in ("juliet", "romeo"))):
        down, right = divmod(number, columns)
        x, y = area.x + 1 + right * wide, area.y + 1 + down
        style = signs.paint(token, scene.view, scene.colours)
        sign = signs.sign(token, scene.view)
        if token in scene.chosen:
            sign, style = f"[{sign[1]}]", ink(scene.colours.paper, scene.colours.gold, "bold")
        canvas.put(x, y, "→" if token in scene.moved else "▸" if token == scene.cursor else " ",
                   ink(scene.colours.gold, ground, "bold"))  # fmt: skip
        canvas.put(x + 1, y, sign, style)
        if is_named:
            name = scene.say("token-title", token=token)
            if len(name) > wide - 5:
                name = scene.say("stage-token", token=token)
            how = ("bold",) if token in ("juliet", "romeo") else ()
            gap = 5 if wide > NAMED else 4
            canvas.put(x + gap, y, name[: wide - gap], ink(scene.colours.ink, ground, *how))
        scene.touchable.append((Area(x, y, wide if is_named else signs.SIGN + 1, 1), f"token {token}"))
