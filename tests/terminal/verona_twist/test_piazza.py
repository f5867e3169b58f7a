"""The drawn piazza tells everything by shapes alone: no colour is looked at here."""

import pytest

from sottovoce.games.verona_twist import GAME
from sottovoce.games.verona_twist.board import SQUARE_NAMES
from sottovoce.games.verona_twist.view import in_centre
from sottovoce.terminal.theme import CANDLELIGHT, DAYLIGHT
from sottovoce.terminal.verona_twist.moving import Moving
from sottovoce.terminal.verona_twist.scene import Scene, board_size, cell_size, draw, square_at
from tests.played import played

CELL = (11, 3)


def drawn(scene: Scene) -> dict[str, str]:
    """What stands in each square, its lines one after the other."""
    lines = draw(scene, CELL, CANDLELIGHT).plain.split("\n")
    found = dict.fromkeys(SQUARE_NAMES, "")
    for row in range(4):
        for column in range(5):
            part = [line[column * 12 + 1 : column * 12 + 12] for line in lines[row * 4 + 1 : row * 4 + 4]]
            found["abcde"[column] + "4321"[row]] = "\n".join(part)
    return found


def test_the_centre_is_paved_differently() -> None:
    for square, shown in drawn(Scene()).items():
        assert ("░" in shown) == in_centre(square)


def test_active_moved_chosen_and_possible_differ() -> None:
    at = {"Q": "a1", "K": "b2", "R": "e4"}
    scene = Scene(
        squares=at, active="QK", chosen="Q", targets={"c3", "a2"}, cursor="d4", lovers="R", names={"K": "Prince"}
    )
    shown = drawn(scene)
    assert "[Q]" in shown["a1"]
    assert "(K)" in shown["b2"]
    assert "Prince" in shown["b2"]
    assert "·R·♥" in shown["e4"]
    assert "○ c3 ○" in shown["c3"]
    assert "○" not in shown["b3"]
    assert "▸" in shown["d4"]


def test_a_proposal_is_shown_where_it_would_stand_and_only_there() -> None:
    play = played(
        GAME,
        """
        nurse place Qa1 Kb2 Rd3 Sa4 Be4 Fc1
        nurse lovers QF
        capulet Kb3
        nurse Rd2
        """,
    )
    view = GAME.view(play.position, 0)  # type: ignore[arg-type]
    moving = Moving(view)
    for key in "Qa3":
        assert moving.press(key) is None
    scene = Scene(squares=view.squares, active=view.active, moved="R", origin="d3")
    moving.paint(scene)
    shown = drawn(scene)
    assert "a1→" in shown["a3"]
    assert "[Q]" in shown["a3"]
    assert "→" not in shown["d2"]
    assert "Q" not in shown["a1"]
    assert moving.press("enter") == "Qa3"


@pytest.mark.parametrize("size", [(61, 17), (81, 25), (101, 40), (61, 13)])
def test_every_square_is_found_again_by_the_mouse(size: tuple[int, int]) -> None:
    cell = cell_size(*size)
    width, height = board_size(cell)
    assert width <= size[0]
    assert height <= size[1]
    found = {square_at(x, y, cell) for x in range(width) for y in range(height)}
    assert found >= set(SQUARE_NAMES)
    lines = draw(Scene(), cell, DAYLIGHT).plain.split("\n")
    assert {len(line) for line in lines} == {width}
    assert len(lines) == height
