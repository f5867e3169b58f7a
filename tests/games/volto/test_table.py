"""Volto at a table: what resigning shows, and an earlier line of a game that is being played."""

from typing import Any

from sottovoce.games.volto import GAME
from sottovoce.rules import constants
from tests.table.company import Company


def test_resigning_shows_everybody_every_face() -> None:
    """O9: as when a game is played to its end."""
    company = Company(GAME.id)
    company.play("red setup NNPNC/SDCDC\nwhite setup NNPNC/SDCDC")
    company.table.resign(1, key="r", now=company.tick())
    for viewer in company.viewers:
        view: Any = company.table.state.view(viewer)
        assert all(mask.shown and mask.kind for mask in view.masks)


def test_an_earlier_line_is_that_of_the_game_as_it_was_played_on() -> None:
    """A move that was taken back is nowhere to be looked at; the line in its place is."""
    company = Company(GAME.id, spectators="none")
    company.play("red setup NNPNC/SDCDC\nwhite setup NNPNC/SDCDC\nred b2-b3")
    state = company.table.state
    assert seen_at(company, 0, 3).moves == ["b2-b3"]
    company.undo(0)
    company.agree(1)
    assert state.view_at(0, 3) is None
    company.play("red c2-b3")
    for chair in (0, 1):
        assert seen_at(company, chair, 3).moves == ["c2-b3"]
        assert seen_at(company, chair, 2).moves == []
        assert [mask.kind is None for mask in seen_at(company, chair, 2).masks] == [chair == 1] * 10 + [chair == 0] * 10
    assert state.view_at(constants.NOBODY, 2) is None  # at this table nobody looks on
    assert state.view_at(0, -1) is None


def seen_at(company: Company, viewer: int, lines: int) -> Any:
    return company.table.state.view_at(viewer, lines)
