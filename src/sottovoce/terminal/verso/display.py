"""A player's three rows, drawn large: a place for each value, so that neighbours lie side by side."""

from __future__ import annotations

from sottovoce.terminal.canvas import Canvas
from sottovoce.terminal.theme import ink
from sottovoce.terminal.verso.faces import CARD_WORDS, CHOSEN_WORDS, GOLDEN, ON_CARD, SIGNS, STAR, Face, face, on_paper
from sottovoce.terminal.verso.scene import COLUMNS, LABEL, Area, Measure, Scene


def draw_display(canvas: Canvas, scene: Scene, size: Measure) -> None:
    """The name of the player, then sea, land and sky."""
    _heading(canvas, scene)
    for row, colour in enumerate("BGO"):
        y = 1 + row * size.card_height
        _label(canvas, scene, colour, y, size.card_height)
        cards = {card[1]: face(card) for card in scene.view.players[scene.focus].rows[colour]}
        for column, value in enumerate(COLUMNS):
            area = Area(LABEL + column * (size.card_width + 1), y, size.card_width, size.card_height)
            if value in cards:
                _card_in_row(canvas, scene, cards[value], area)
            else:
                middle = area.y + (area.height - 1) // 2
                canvas.put(area.x + area.width // 2, middle, "·", ink(scene.colours.line))


def _heading(canvas: Canvas, scene: Scene) -> None:
    player, say, colours = scene.view.players[scene.focus], scene.say, scene.colours
    is_turn = scene.focus == scene.view.turn and scene.view.outcome is None
    name = f"{'▸' if is_turn else ' '}{scene.who(scene.focus)}"
    points = f" · {say('points', points=player.points)}"
    canvas.put(0, 0, name, ink(colours.gold if is_turn else colours.ink, None, "bold"))
    canvas.put(len(name), 0, points, ink(colours.ink, None, "bold"))
    if player.square:
        canvas.put(len(name + points), 0, f" ◆ {say('square-held')}", ink(colours.gold, None, "bold"))
    else:
        canvas.put(len(name + points), 0, " ◇", ink(colours.soft))


def _label(canvas: Canvas, scene: Scene, colour: str, y: int, height: int) -> None:
    style = ink(on_paper(colour, scene.colours), None, "bold")
    word = scene.say(f"row-{colour}")
    if height == 1:
        canvas.put(1, y, f"{colour} {SIGNS[colour]} {word}", style)
        return
    middle = y + (height - 2) // 2
    canvas.put(1, middle, f"{colour} {SIGNS[colour]}", style)
    canvas.put(1, middle + 1, word, ink(on_paper(colour, scene.colours)))


def _card_in_row(canvas: Canvas, scene: Scene, card: Face, area: Area) -> None:
    ends = "▸◂" if card.name == scene.cursor else ""
    is_own = bool(scene.chosen) and scene.focus == scene.view.turn
    if is_own and card.name in scene.chosen:
        goes = "×" if card.name in scene.chosen[-2:] else ""
        draw_card(canvas, card, area, ends="[]", mark=goes, is_chosen=True)
    else:
        mark = scene.marks.get((scene.focus, card.name), "")
        draw_card(canvas, card, area, ends=ends, mark=mark)
    scene.touchable.append((area, f"card {card.name}"))


def draw_card(
    canvas: Canvas, card: Face, area: Area, *, ends: str = "", mark: str = "", is_chosen: bool = False
) -> None:
    """One card: its sign in a corner, what it is in the middle, its back below if that was ever seen."""
    ground = GOLDEN if is_chosen else ON_CARD[card.colour]
    words = CHOSEN_WORDS if is_chosen else CARD_WORDS
    plain, bold = ink(words, ground), ink(words, ground, "bold")
    canvas.fill(area.x, area.y, area.width, area.height, " ", plain)
    middle = area.y + (area.height - 1) // 2
    right = area.x + area.width - 1
    start = area.x + (area.width - 3) // 2
    canvas.put(start, middle, card.name, bold)
    if card.is_worth_three:
        canvas.put(start + 2, middle, STAR, ink(words if is_chosen else GOLDEN, ground, "bold"))
    if ends:
        canvas.put(area.x, middle, ends[0], bold)
        canvas.put(right, middle, ends[1], bold)
    if area.height >= LOW_CARD:
        canvas.put(area.x, area.y, SIGNS[card.colour], plain)
    if card.back and area.height > 1:
        canvas.put(right - 2, area.y + area.height - 1, f"/{card.back}", ink(words, ground, "italic"))
    if mark and (area.height >= LOW_CARD or not ends):
        canvas.put(right, area.y, mark, bold)


LOW_CARD = 3  # lines from which on the corners of a card are free
