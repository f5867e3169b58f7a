"""One lover's column below the ring: the cards in hand, or what they can be to somebody who does not see them."""

from __future__ import annotations

from sottovoce.games.romeo_juliet.view import Cards, Lover
from sottovoce.terminal.canvas import Canvas
from sottovoce.terminal.romeo_juliet import signs
from sottovoce.terminal.romeo_juliet.scene import WIDE, Area, Scene
from sottovoce.terminal.theme import ink

PLACE = 12  # columns of a place with its number


def draw_lover(canvas: Canvas, scene: Scene, seat: int, area: Area) -> None:
    """A heading with the missives; the hand or its odds; what lies open in this act."""
    lover, colours = scene.view.lovers[seat], scene.colours
    missives = f" {signs.MISSIVE * lover.missives}" if lover.missives else ""
    ready = " ✓" if lover.chosen else ""
    canvas.put(area.x + 1, area.y, f" {scene.who[seat]}{missives}{ready} ", ink(colours.gold, None, "bold"))
    inside = Area(area.x + 1, area.y + 1, area.width - 2, area.height - 1)
    hand = lover.hand
    lines = _odds(canvas, scene, lover, inside) if hand is None else _hand(canvas, scene, hand, inside)
    _open(canvas, scene, lover, inside, lines)


def _hand(canvas: Canvas, scene: Scene, hand: Cards, area: Area) -> int:
    """Places with their numbers, companions with their signs; those picked in brackets."""
    colours = scene.colours
    for line, place in enumerate(sorted(hand.places, key=lambda place: signs.place_number(place, scene.view))):
        is_picked = place == scene.cards[0]
        text = f"{signs.place_number(place, scene.view)} {scene.say('stage-place', place=place)}"
        style = ink(colours.paper, colours.gold, "bold") if is_picked else ink(colours.ink)
        canvas.put(area.x, area.y + line, f"[{text}]" if is_picked else f" {text} ", style)
        scene.touchable.append((Area(area.x, area.y + line, PLACE, 1), f"card {place}"))
    x = area.x + PLACE
    picked = scene.cards[1]
    for line, companion in enumerate(hand.companions):
        is_picked = companion == picked
        picked = "" if is_picked else picked  # of two alike, one
        name = scene.say("stage-token", token=companion)[: area.x + area.width - x - 4]
        canvas.put(x, area.y + line, signs.sign(companion, scene.view), signs.paint(companion, scene.view, colours))
        if is_picked:
            canvas.put(x, area.y + line, f"[{signs.LETTERS[companion]}] {name}",
                       ink(colours.paper, colours.gold, "bold"))  # fmt: skip
        else:
            canvas.put(x + 4, area.y + line, name, ink(colours.ink))
        scene.touchable.append((Area(x, area.y + line, area.x + area.width - x, 1), f"card {companion}"))
    return max(len(hand.places), len(hand.companions))


def _odds(canvas: Canvas, scene: Scene, lover: Lover, area: Area) -> int:
    """Each card that can be in the hand, with its chance, counted exactly."""
    colours, view = scene.colours, scene.view
    places = sorted(lover.could_hold.places, key=lambda place: signs.place_number(place, view))
    for line, place in enumerate(places[: area.height]):
        text = f"{signs.place_number(place, view)} {scene.say('stage-place', place=place)[:8]:<8}"
        likely = lover.could_hold.places[place]
        canvas.put(area.x, area.y + line, text, ink(colours.ink, None, *_weight(likely)))
        canvas.put(area.x + 10, area.y + line, f"{percent(likely):>4}", ink(colours.soft))
    x = area.x + PLACE + 3
    companions = [token for token in signs.LETTERS if token in lover.could_hold.companions]
    for line, token in enumerate(companions[: area.height]):
        likely = lover.could_hold.companions[token]
        canvas.put(x, area.y + line, signs.sign(token, view), signs.paint(token, view, colours))
        name = f"{scene.say('stage-token', token=token):<9}" if area.width >= WIDE else ""
        canvas.put(x + 4, area.y + line, name, ink(colours.ink, None, *_weight(likely)))
        canvas.put(x + 4 + len(name), area.y + line, f"{percent(likely):>4}", ink(colours.soft))
    return max(len(places), len(companions))


def _weight(likely: float) -> tuple[str, ...]:
    return ("bold",) if likely == 1 else ()


def percent(likely: float) -> str:
    """In whole hundredths; never none or all where that is not certain."""
    rounded = round(100 * likely)
    if likely < 1 and rounded == 100:
        return ">99%"
    return "<1%" if likely and not rounded else f"{rounded}%"


def _open(canvas: Canvas, scene: Scene, lover: Lover, area: Area, lines: int) -> None:
    """The cards played in this act, scene by scene: 1N 3F."""
    played = list(zip(lover.played.places, lover.played.companions, strict=True))
    if not played or lines >= area.height:
        return
    y = area.y + min(lines + (1 if area.height > lines + 1 else 0), area.height - 1)
    label = scene.say("open-cards")
    canvas.put(area.x, y, label, ink(scene.colours.soft))
    x = area.x + len(label) + 1
    for place, companion in played:
        canvas.put(x, y, f"{signs.place_number(place, scene.view)}{signs.LETTERS[companion]}",
                   ink(scene.colours.ink, None, "bold"))  # fmt: skip
        x += 3
