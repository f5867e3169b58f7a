"""A move that is taken back after a card was seen: the deck keeps its order, and the end tells of it (S15)."""

from __future__ import annotations

import pytest

from sottovoce.games import shelf
from sottovoce.rules import constants, record
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.table.finished import finished, noted, notes, peeks
from sottovoce.table.journal import Settings
from sottovoce.table.table import Table
from tests.table.company import Company


def dealt(company: Company) -> list[str]:
    """The cards that chance has dealt so far, in their order."""
    play = company.table.state.play
    assert play is not None
    return [line.move for line in play.log(constants.EVERYTHING) if line.seat == "*"]


@pytest.mark.parametrize(("people", "bots"), [(1, 0), (1, 1)])
def test_the_same_cards_come_again_in_the_same_order(people: int, bots: int) -> None:
    """Turning a card over, taking it back and keeping it instead deals nothing anew."""
    company = Company("verso", people, bots, seed=5)
    company.move(0, "flip")
    before = dealt(company)
    company.undo(0)
    assert dealt(company) == before[:1]
    company.move(0, "keep")
    assert dealt(company) == before
    company.undo(0)
    assert dealt(company) == before[:1]
    company.move(0, "flip")
    assert dealt(company) == before


def test_the_order_holds_over_several_moves_that_are_taken_back_one_by_one() -> None:
    company = Company("verso", 1, seed=5)
    for _ in range(4):
        company.move(0, "flip")
    before = dealt(company)
    for _ in range(3):
        company.undo(0)
    assert len(dealt(company)) < len(before)
    for _ in range(4):
        company.move(0, "keep")
    after = dealt(company)
    assert after[: len(before)] == before
    assert after != before


def test_a_table_that_is_read_back_deals_the_same_cards_too() -> None:
    company = Company("verso", 1, seed=5)
    company.move(0, "flip")
    before = dealt(company)
    company.undo(0)
    company.table = Table.of(company.table.state.entries, shelf(), Rng(99))
    company.move(0, "keep")
    assert dealt(company) == before


def taken_back_once() -> Company:
    company = Company("verso", 1, seed=3)
    company.move(0, "flip")
    company.undo(0)
    company.at_random(Rng(2))
    assert not company.table.state.is_running
    return company


def test_the_record_tells_of_it_and_another_table_remembers() -> None:
    company = taken_back_once()
    game = finished(company.table.state, 0)
    text = record.write(game.play, notes(game.play, game.peeks))
    assert "\ntake-backs: p1 1\n" in text
    read = record.read(text, shelf())
    again = Table.resume(
        shelf(), record.replay(read, shelf()), Settings(), "maker", 0.0, Rng(1), noted(read, game.play.game)
    )
    assert peeks(again.state) == peeks(Table.of(again.state.entries, shelf(), Rng(1)).state) == [1]


def test_a_new_game_at_the_table_begins_without_a_mark() -> None:
    company = taken_back_once()
    company.table.ask_rematch(0, key=company.key(), now=company.tick())
    assert peeks(company.table.state) == [0]
    assert finished(company.table.state, 0).peeks == [1]


def test_a_record_without_the_mark_or_with_nonsense_for_one_has_none() -> None:
    play = Playthrough(shelf()["verso"], 1)
    for mark in ({}, {"take-backs": ""}, {"take-backs": "p9 3, p1, p1 many, p1 123456"}):
        read = record.read(record.write(play, mark), shelf())
        assert noted(read, play.game) == [0]
