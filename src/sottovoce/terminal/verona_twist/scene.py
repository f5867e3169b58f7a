"""What lies on the piazza at one moment, and how it is drawn: 5 x 4 squares, marble in the middle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from sottovoce.games.verona_twist.board import COLUMNS, LETTERS, ROWS, SQUARE_NAMES
from sottovoce.games.verona_twist.view import in_centre
from sottovoce.terminal.canvas import Canvas
from sottovoce.terminal.pointer import Pointer
from sottovoce.terminal.theme import Palette, ink

NARROWEST = 11  # Principessa


@dataclass
class Scene:
    """Everything a drawing of the piazza tells. Each sign is a shape first and a colour second."""

    squares: Mapping[str, str] = field(default_factory=dict)
    active: str = ""
    chosen: str | None = None  # [Q]
    targets: set[str] = field(default_factory=set)  # ○ c3 ○
    cursor: str | None = None  # > <
    origin: str | None = None  # where a proposed or a made move began
    moved: str | None = None  # who made the last move
    lovers: str = ""  # for eyes that may see them
    waiting: str = ""  # not placed yet
    anywhere: bool = False  # almost every square is a target: they are named, not gilt
    names: Mapping[str, str] = field(default_factory=dict)


def cell_size(width: int, height: int) -> tuple[int, int]:
    """How large a square can be where the whole board may take so much room."""
    wide = max(NARROWEST, min(17, (width - COLUMNS - 1) // COLUMNS))
    return wide - (wide % 2 == 0), max(2, min(5, (height - ROWS - 1) // ROWS))


def board_size(cell: tuple[int, int]) -> tuple[int, int]:
    """How much room a board of such squares takes."""
    return COLUMNS * (cell[0] + 1) + 1, ROWS * (cell[1] + 1) + 1


def square_at(x: int, y: int, cell: tuple[int, int]) -> str | None:
    """The square drawn there; None for the frame beyond the board."""
    column, row = (x - 1) // (cell[0] + 1), ROWS - 1 - (y - 1) // (cell[1] + 1)
    if 0 <= column < COLUMNS and 0 <= row < ROWS:
        return SQUARE_NAMES[row * COLUMNS + column]
    return None


def draw(scene: Scene, cell: tuple[int, int], colours: Palette) -> Text:
    """The piazza as text."""
    width, height = cell
    canvas = Canvas(*board_size(cell), ink(colours.walnut, colours.paper))
    _draw_lines(canvas, cell, colours)
    for index, square in enumerate(SQUARE_NAMES):
        row, column = divmod(index, COLUMNS)
        x, y = column * (width + 1) + 1, (ROWS - 1 - row) * (height + 1) + 1
        _draw_square(canvas, scene, square, (x, y), cell, colours)
    return canvas.text()


def _draw_lines(canvas: Canvas, cell: tuple[int, int], colours: Palette) -> None:
    """Light lines between the squares, heavy ones around the centre; letters and numbers in the frame."""
    width, height = cell
    light, heavy = ink(colours.walnut, colours.paper), ink(colours.gold, colours.paper, "bold")
    for line in range(ROWS + 1):
        y = line * (height + 1)
        for column in range(COLUMNS):
            strong = line in (1, 3) and 1 <= column <= 3
            x = column * (width + 1) + 1
            canvas.put(x, y, ("━" if strong else "─") * width, heavy if strong else light)
    for line in range(COLUMNS + 1):
        x = line * (width + 1)
        for row in range(ROWS):
            strong = line in (1, 4) and 1 <= row <= 2
            for y in range(row * (height + 1) + 1, (row + 1) * (height + 1)):
                canvas.put(x, y, "┃" if strong else "│", heavy if strong else light)
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            sign = JOINTS[row][column]
            style = heavy if sign in "╆┿╅╂╄╃" else light
            canvas.put(column * (width + 1), row * (height + 1), sign, style)
    label = ink(colours.gold, colours.paper, "bold")
    for column, name in enumerate("abcde"):
        canvas.put(column * (width + 1) + 1 + width // 2 - 1, ROWS * (height + 1), f" {name} ", label)
    for row in range(ROWS):
        canvas.put(0, row * (height + 1) + 1 + (height - 1) // 2, str(ROWS - row), label)


JOINTS = ("┌┬┬┬┬┐", "├╆┿┿╅┤", "├╂┼┼╂┤", "├╄┿┿╃┤", "└┴┴┴┴┘")


def _draw_square(
    canvas: Canvas, scene: Scene, square: str, at: tuple[int, int], cell: tuple[int, int], colours: Palette
) -> None:
    (x, y), (width, height) = at, cell
    middle = y + (height - 1) // 2
    centre = in_centre(square)
    is_target = square in scene.targets
    paving = colours.marble if centre else colours.stone
    ground = colours.gilt if is_target and not scene.anywhere else paving
    canvas.fill(x, y, width, height, "░" if centre else " ", ink(colours.vein, ground))
    who = next((letter for letter in LETTERS if scene.squares.get(letter) == square), None)
    if who:
        _draw_character(canvas, scene, who, (x, middle), width, ground, colours)
        if scene.moved == who and scene.origin:
            canvas.put(x + 1, middle, f"{scene.origin}→", ink(colours.ink, ground, "bold"))
    elif is_target:
        how = () if scene.anywhere else ("bold",)
        _centred(canvas, x, middle, width, f"○ {square} ○", ink(colours.ink, ground, *how))
    elif scene.origin == square:
        _centred(canvas, x, middle, width, "┄ ┄ ┄", ink(colours.ink, ground, "bold"))
    if scene.cursor == square:
        pointed = ink(colours.gold, ground, "bold")
        canvas.put(x, middle, "▸", pointed)
        canvas.put(x + width - 1, middle, "◂", pointed)


def _draw_character(
    canvas: Canvas, scene: Scene, who: str, at: tuple[int, int], width: int, ground: str, colours: Palette
) -> None:
    x, middle = at
    is_active = who in scene.active
    heart = "♥" if who in scene.lovers else " "
    if who == scene.chosen:
        sign, style = f"[{who}]", ink(colours.paper, colours.gold, "bold")
    elif is_active:
        sign, style = f"({who})", ink(colours.carved, colours.ivory, "bold")
    else:
        sign, style = f"·{who}·", ink(colours.ink, ground)
    name = ink(colours.ink, ground, *(["bold"] if is_active else ["italic"]))
    _centred(canvas, x, middle, width, f" {sign} ", style if is_active or who == scene.chosen else name)
    canvas.put(x + width // 2 - 2, middle, " ", ink(colours.ink, ground))
    canvas.put(x + width // 2 + 2, middle, heart, ink(colours.seal, ground, "bold"))
    _centred(canvas, x, middle + 1, width, scene.names.get(who, who), name)


def _centred(canvas: Canvas, x: int, y: int, width: int, text: str, style: Style) -> None:
    canvas.put(x + (width - len(text)) // 2, y, text, style)


def pointer() -> Pointer:
    """A finger on the middle of the piazza."""
    return Pointer(COLUMNS, ROWS, "c2")


def letter(key: str) -> str | None:
    """The character that a key names: its capital letter, or the small one where that means nothing else."""
    if len(key) == 1 and key in LETTERS:
        return key
    return key.upper() if key in ("k", "s", "b", "f") else None


def standing(at: dict[str, str], square: str) -> str | None:
    """Who stands there."""
    return next((who for who, where in at.items() if where == square), None)
