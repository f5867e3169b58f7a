"""Verso at a table: what is taken back freely, and what nobody is told."""

from typing import Any

from sottovoce.games.verso import GAME
from sottovoce.rules.rng import Rng
from sottovoce.table import journal
from sottovoce.table.journal import is_about
from tests.table.company import Company


def test_a_bank_that_turns_no_card_is_taken_back_freely_and_one_that_does_is_not() -> None:
    deck = ["B1/G2", "G1/O2", "B2/G3", "G2/O3", "O1/B2", "O5/B6"]
    company = Company(GAME.id, options={"deck": deck})
    for chair in (0, 1, 0, 1):
        company.move(chair, "keep")
    company.move(0, "bank B:1-2")
    company.undo(0)
    assert company.last().free is True
    company.move(0, "keep")
    company.undo(0)  # a new card was seen on the deck
    assert is_about(company.last(), journal.UndoAsked)


def test_a_prepared_deck_is_not_told() -> None:
    deck = ["B1/G2", "G1/O2", "B2/G3"]
    company = Company(GAME.id, options={"deck": deck})
    for viewer in company.viewers:
        assert b"G1/O2" not in company.bytes_for(viewer)
        assert company.news(viewer)[0].options["deck"] == "?"


def test_resigning_leaves_the_backs_as_they_are() -> None:
    """S11."""
    company = Company(GAME.id)
    company.at_random(Rng(5), 6)
    before: list[Any] = [company.table.state.view(viewer) for viewer in company.viewers]
    company.table.resign(0, key="r", now=company.tick())
    for viewer, then in zip(company.viewers, before, strict=True):
        view: Any = company.table.state.view(viewer)
        assert (view.players, view.hidden) == (then.players, None)
