"""What lies beside the display: the top card, the deck, what may be on a back; or the series one can bank."""

from __future__ import annotations

from sottovoce.terminal.canvas import Canvas
from sottovoce.terminal.theme import ink
from sottovoce.terminal.verso.display import draw_card
from sottovoce.terminal.verso.faces import Face, backs_of, face, on_paper, percent
from sottovoce.terminal.verso.scene import NARROW, SIDE, Area, Measure, Scene

CARD = 3  # lines of the top card
ENTRY = 13  # columns of one possible back: G2★= 100 %


def draw_side_panel(canvas: Canvas, scene: Scene, size: Measure) -> None:
    """The column to the right."""
    x = size.display_width + (1 if size.width > size.display_width + SIDE else 0)
    if scene.banks:
        _draw_banks(canvas, scene, x, size.display_height)
        return
    y = _draw_deck(canvas, scene, x)
    _draw_odds(canvas, scene, x, y, size.display_height)


def _draw_deck(canvas: Canvas, scene: Scene, x: int) -> int:
    """The top card with its face in words; the line below it."""
    view, say, colours = scene.view, scene.say, scene.colours
    canvas.put(x, 0, say("deck-left", left=view.left), ink(colours.gold, None, "bold"))
    if view.top is not None:
        top, area = face(view.top), Area(x, 1, NARROW + 2, CARD)
        draw_card(canvas, top, area, ends="[]" if scene.proposed in ("keep", "flip") else "")
        scene.touchable.append((area, "keep"))
        beside = x + NARROW + 3
        canvas.put(beside, 1, top.said("face", say), ink(on_paper(top.colour, colours), None, "bold"))
        canvas.put(beside, 2, top.worth(say), ink(colours.ink))
        if scene.proposed in ("keep", "flip"):
            canvas.put(beside, 3, f"▸ {say(f'proposed-{scene.proposed}')}", ink(colours.gold, None, "bold"))
    else:
        canvas.put(x, 2, say("deck-empty" if view.left == 0 else "deck-dealing"), ink(colours.soft, None, "italic"))
    said = say("discards", count=len(view.discards))
    canvas.put(x, CARD + 1, said, ink(colours.soft))
    if view.discards:
        last = face(view.discards[-1])
        canvas.put(x + len(said) + 1, CARD + 1, last.text, ink(on_paper(last.colour, colours), None, "bold"))
    return CARD + 2


def _draw_odds(canvas: Canvas, scene: Scene, x: int, y: int, height: int) -> None:
    """The possible backs of the card pointed at, else of the top card."""
    view, say, colours = scene.view, scene.say, scene.colours
    pointed = _pointed(scene)
    up = pointed or (face(view.top) if view.top else None)
    if up is None:
        return
    gold = ink(colours.gold, None, "bold")
    if up.back:
        canvas.put(x, y, say("odds-of", card=up.text), gold)
        canvas.put(x, y + 1, say("odds-seen", card=up.back), ink(on_paper(up.back[0], colours), None, "bold"))
        return
    how = say("odds-exact") if view.exact else say("odds-sampled")
    canvas.put(x, y, f"{say('odds-of', card=up.text)} ({how})", gold)
    reader = scene.focus if pointed else view.turn
    backs = backs_of(view, up, view.players[reader].rows)
    columns = 2 if height - y <= len(backs) + 1 else 1
    for number, back in enumerate(backs):
        down, right = divmod(number, columns)
        at = x + right * (ENTRY + 1)
        name = back.face.text + ("=" if back.is_double else "")
        canvas.put(at, y + 1 + down, f"{name:<4}", ink(on_paper(back.face.colour, colours), None, "bold"))
        canvas.put(at + 5, y + 1 + down, f"{percent(back.likely, say):>5}", ink(colours.ink))
    lines = -(-len(backs) // columns)
    if pointed is None:
        scene.touchable.append((Area(x, y, SIDE, lines + 1), "flip"))
    if any(back.is_double for back in backs):
        canvas.put(x, y + 1 + lines, say("odds-double"), ink(colours.soft, None, "italic"))


def _pointed(scene: Scene) -> Face | None:
    """The card under the cursor."""
    cards = (face(card) for row in scene.view.players[scene.focus].rows.values() for card in row)
    return next((card for card in cards if card.name == scene.cursor), None)


def _draw_banks(canvas: Canvas, scene: Scene, x: int, height: int) -> None:
    """The series, best first, the proposed one pointed at."""
    say, colours = scene.say, scene.colours
    at = next(n for n, (move, _) in enumerate(scene.banks) if move == scene.proposed)
    room = height - 1
    first = max(0, min(at - room // 2, len(scene.banks) - room))
    canvas.put(x, 0, say("banks-title", at=at + 1, count=len(scene.banks)), ink(colours.gold, None, "bold"))
    for line, (move, points) in enumerate(scene.banks[first : first + room], 1):
        here = move == scene.proposed
        series = move.removeprefix("bank ")
        text = f"{'▸' if here else ' '}{series:<14}{points:>3}"
        style = ink(colours.paper, colours.gold, "bold") if here else ink(on_paper(series[0], colours), None, "bold")
        canvas.put(x, line, f"{text:<{SIDE - 9}}", style)
        scene.touchable.append((Area(x, line, SIDE, 1), move))
    more = len(scene.banks) - first - room
    if first > 0:
        canvas.put(x + SIDE - 7, 1, "↑", ink(colours.soft))
    if more > 0:
        canvas.put(x + SIDE - 7, height - 1, "↓", ink(colours.soft))
