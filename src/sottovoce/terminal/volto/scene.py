"""What stands on St Mark's square at one moment, and how it is drawn: 5 x 7 squares between two palaces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from sottovoce.games.volto.board import COLUMNS, ROWS, SQUARE_NAMES
from sottovoce.games.volto.names import RED
from sottovoce.terminal.canvas import Canvas
from sottovoce.terminal.theme import PALETTES, Palette, ink

NARROWEST = 9
NAMED = 11  # Pretendente: as wide as a square must be for names below the letters
EYES = "• •"  # a mask from outside: all are alike


class Piece(NamedTuple):
    """A mask as it looks: whose it is, and its letter for eyes that see its back."""

    side: int
    letter: str = ""


@dataclass
class Scene:
    """Everything a drawing of the square tells. Each sign is a shape first and a colour second."""

    pieces: dict[str, Piece] = field(default_factory=dict)  # ( N ) (• •) Red's, < N > <• •> White's
    turned: bool = False  # White's palace lies near
    chosen: str | None = None  # [ N ]
    targets: set[str] = field(default_factory=set)  # ○ c3 ○
    prey: set[str] = field(default_factory=set)  # ×(• •)×
    cursor: str | None = None  # > <
    origin: str | None = None  # where a proposed or a made move began
    moved: str | None = None  # where it ended: →
    waiting: list[str] = field(default_factory=list)  # squares still to be set up: · b2 ·
    names: Mapping[str, str] = field(default_factory=dict)  # of the letters
    far: str = ""  # the name of the palace on the far side


def cell_size(width: int, height: int) -> tuple[int, int]:
    """How large a square can be where the whole board may take so much room."""
    wide = max(NARROWEST, min(15, (width - COLUMNS - 1) // COLUMNS))
    return wide - (wide % 2 == 0), max(1, min(3, (height - ROWS - 1) // ROWS))


def board_size(cell: tuple[int, int]) -> tuple[int, int]:
    """How much room a board of such squares takes."""
    return COLUMNS * (cell[0] + 1) + 1, ROWS * (cell[1] + 1) + 1


def square_at(x: int, y: int, cell: tuple[int, int], turned: bool) -> str | None:
    """The square drawn there; None beyond the board."""
    column, line = (x - 1) // (cell[0] + 1), (y - 1) // (cell[1] + 1)
    if 0 <= column < COLUMNS and 0 <= line < ROWS:
        return shown_at(column, line, turned)
    return None


def shown_at(column: int, line: int, turned: bool) -> str:
    """The square at this column from the left and this line from the top."""
    index = (ROWS - 1 - line) * COLUMNS + column
    return SQUARE_NAMES[-1 - index] if turned else SQUARE_NAMES[index]


def draw(scene: Scene, cell: tuple[int, int], colours: Palette) -> Text:
    """The square and its palaces as text."""
    canvas = Canvas(*board_size(cell), ink(colours.walnut, colours.paper))
    _draw_lines(canvas, scene, cell, colours)
    for line in range(ROWS):
        for column in range(COLUMNS):
            at = column * (cell[0] + 1) + 1, line * (cell[1] + 1) + 1
            _draw_square(canvas, scene, shown_at(column, line, scene.turned), at, cell, colours)
    return canvas.text()


def _draw_lines(canvas: Canvas, scene: Scene, cell: tuple[int, int], colours: Palette) -> None:
    """Light lines between the squares, heavy ones before the palaces; letters and numbers in the frame."""
    width, height = cell
    light, heavy = ink(colours.walnut, colours.paper), ink(colours.gold, colours.paper, "bold")
    for line in range(ROWS + 1):
        strong = line in (1, ROWS - 1)
        joints = {0: "┌┬┐", ROWS: "└┴┘"}.get(line, "┝┿┥" if strong else "├┼┤")
        bars = joints[1].join([("━" if strong else "─") * width] * COLUMNS)
        canvas.put(0, line * (height + 1), joints[0] + bars + joints[2], heavy if strong else light)
        if line < ROWS:
            for y in range(line * (height + 1) + 1, (line + 1) * (height + 1)):
                for column in range(COLUMNS + 1):
                    canvas.put(column * (width + 1), y, "│", light)
    label = ink(colours.gold, colours.paper, "bold")
    for column in range(COLUMNS):
        name = shown_at(column, ROWS - 1, scene.turned)[0]
        canvas.put(column * (width + 1) + 1 + width // 2 - 1, ROWS * (height + 1), f" {name} ", label)
    for line in range(ROWS):
        canvas.put(0, line * (height + 1) + 1 + (height - 1) // 2, shown_at(0, line, scene.turned)[1], label)
    if scene.far:
        _centred(canvas, 0, 0, canvas.width, f" {scene.far} ", light)


def _draw_square(
    canvas: Canvas, scene: Scene, square: str, at: tuple[int, int], cell: tuple[int, int], colours: Palette
) -> None:
    (x, y), (width, height) = at, cell
    paint, middle = paint_for(colours), y + (height - 1) // 2
    is_palace = square[1] in "17"
    ground = paint.palace if is_palace else paint.water
    if square in scene.prey:
        ground = paint.prey
    elif square in scene.targets:
        ground = paint.target
    canvas.fill(x, y, width, height, "░" if is_palace else " ", ink(paint.tiles, ground))
    strong = ink(colours.ink, ground, "bold")
    if piece := scene.pieces.get(square):
        _draw_piece(canvas, scene, square, piece, (x, middle), cell, colours, paint, ground)
        if square in scene.prey:
            canvas.put(x + width // 2 - 3, middle, "×", strong)
            canvas.put(x + width // 2 + 3, middle, "×", strong)
        elif square == scene.moved:
            canvas.put(x + width // 2 - 3, middle, "→", strong)
    elif square in scene.targets:
        _centred(canvas, x, middle, width, f" ○ {square} ○ ", strong)
    elif square in scene.waiting:
        _centred(canvas, x, middle, width, f" · {square} · ", ink(colours.ink, ground))
    elif square == scene.origin:
        _centred(canvas, x, middle, width, " ┄ ┄ ┄ ", strong)
    elif square == scene.moved:
        _centred(canvas, x, middle, width, " × ", strong)
    if scene.cursor == square:
        pointed = ink(colours.gold, ground, "bold")
        canvas.put(x, middle, "▸", pointed)
        canvas.put(x + width - 1, middle, "◂", pointed)


def _draw_piece(
    canvas: Canvas,
    scene: Scene,
    square: str,
    piece: Piece,
    at: tuple[int, int],
    cell: tuple[int, int],
    colours: Palette,
    paint: Paint,
    ground: str,
) -> None:
    (x, middle), (width, height) = at, cell
    style = paint.mask(piece.side)
    rim = "()" if piece.side == RED else "<>"
    if square == scene.chosen:
        rim, style = "[]", ink(colours.paper, colours.gold, "bold")
    _centred(canvas, x, middle, width, rim[0] + (f" {piece.letter} " if piece.letter else EYES) + rim[1], style)
    if piece.letter and height > 1 and width >= NAMED:
        _centred(canvas, x, middle + 1, width, scene.names.get(piece.letter, ""), ink(colours.ink, ground, "bold"))


def _centred(canvas: Canvas, x: int, y: int, width: int, text: str, style: Style) -> None:
    canvas.put(x + (width - len(text)) // 2, y, text, style)


class Paint(NamedTuple):
    """What the room's own palette does not have."""

    water: str  # St Mark's square
    palace: str  # the ground of a palace
    tiles: str  # drawn on that ground
    red: str
    on_red: str
    white: str
    on_white: str
    target: str  # the ground of a square one may go to
    prey: str  # the ground of a mask one may take

    def mask(self, side: int) -> Style:
        """A mask of this side."""
        return ink(self.on_red, self.red, "bold") if side == RED else ink(self.on_white, self.white, "bold")


CANDLELIGHT = Paint(
    water="#1d3a40", palace="#3a3026", tiles="#57493a", red="#a3302c", on_red="#fffaf0",
    white="#f1e6d2", on_white="#2b2118", target="#5c4718", prey="#6b2522",
)  # fmt: skip
DAYLIGHT = Paint(
    water="#c3dcda", palace="#e9dcc3", tiles="#bfa97f", red="#a3302c", on_red="#fffaf0",
    white="#fffaf0", on_white="#2b2118", target="#e6cf94", prey="#efb7ad",
)  # fmt: skip


def paint_for(palette: Palette) -> Paint:
    """The paint that goes with a room."""
    return DAYLIGHT if palette is PALETTES["daylight"] else CANDLELIGHT
