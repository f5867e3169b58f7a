"""The finished games of a table, also those after which another was begun."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sottovoce.bots.bot import LEVELS
from sottovoce.games import shelf
from sottovoce.rules import constants, record
from sottovoce.rules.rng import Rng
from sottovoce.table import journal
from sottovoce.table.finished import Finished, count, finished, is_at_hand, last_entry
from sottovoce.table.journal import Clock, Settings
from sottovoce.table.table import Table
from tests.example_games import AT_ONCE, FOR_MANY, WITH_DRAWS
from tests.played import at_random
from tests.table.company import Company


def again(company: Company) -> None:
    """Everybody would like another game, and it begins."""
    for chair, here in enumerate(company.table.state.chairs):
        if here.who:
            company.table.ask_rematch(chair, key=company.key(), now=company.tick())
    assert company.table.state.is_running


def resign(company: Company, chair: int) -> None:
    company.table.resign(chair, key=company.key(), now=company.tick())


def at_hand(company: Company) -> Finished:
    """The game as it is right after its end, before anybody can have played on."""
    state = company.table.state
    assert is_at_hand(state, count(state) - 1)
    found = finished(state, count(state) - 1)
    return replace(found, play=found.play.copy(), chairs=[*found.chairs])


def assert_same(one: Finished, other: Finished) -> None:
    assert (one.order, one.outcome) == (other.order, other.outcome)
    assert one.play.moves == other.play.moves
    for viewer in one.play.viewers:
        assert one.play.log(viewer) == other.play.log(viewer)
        for line in range(0, len(one.play.moves) + 1, 9):
            assert one.play.view_at(line, viewer) == other.play.view_at(line, viewer)
    assert [(chair.name, chair.bot) for chair in one.chairs] == [(chair.name, chair.bot) for chair in other.chairs]


@pytest.mark.parametrize("game", list(shelf()))
def test_every_finished_game_stays_as_it_was_when_it_ended(game: str) -> None:
    """Three games, each with other roles; after each and in the middle of the next, all before are as they were."""
    company, rng = Company(game, first="random"), Rng(3)
    ends: list[Finished] = []
    for _ in range(3):
        company.at_random(rng, 5)
        for number, end in enumerate(ends):
            assert_same(finished(company.table.state, number), end)
        company.at_random(rng)
        ends.append(at_hand(company))
        assert count(company.table.state) == len(ends)
        again(company)
    for state in (company.table.state, company.read_back().state):
        assert count(state) == 3
        for number, end in enumerate(ends):
            assert_same(finished(state, number), end)
    assert ends[0].order != ends[1].order


def test_no_line_of_another_game_is_among_those_of_one() -> None:
    company = Company()
    company.move(0, "hide heads")
    resign(company, 0)
    again(company)
    company.move(1, "hide tails")
    [line] = finished(company.table.state, 0).play.log(constants.EVERYTHING)
    assert line.move == "hide heads"


def test_what_was_taken_back_is_not_among_its_lines() -> None:
    company = Company()
    company.play("hider hide heads\nhider turn")
    company.undo(0)
    assert isinstance(company.table.state.entries[-1], journal.Undone)
    company.play("hider leave")
    resign(company, 0)
    end = at_hand(company)
    again(company)
    company.play("hider hide tails")
    assert_same(finished(company.table.state, 0), end)
    assert "hider turn" not in record.write(end.play)


@pytest.mark.parametrize("reason", ["resigned", "clock", "agreed"])
def test_a_game_that_ended_at_the_table_stays_ended_so(reason: str) -> None:
    company = Company(WITH_DRAWS, clock=Clock("move", 60))
    table = company.table
    if reason == "resigned":
        resign(company, 1)
    elif reason == "clock":
        table.flags(company.tick(100))
    else:
        table.offer_draw(0, key=company.key(), now=company.tick())
        table.answer_draw(1, True, key=company.key(), now=company.tick())
    again(company)
    found = finished(table.state, 0)
    assert found.outcome.reason == reason
    assert found.play.outcome is None


def test_a_bot_sat_in_only_in_the_game_in_which_it_did() -> None:
    company, rng = Company(FOR_MANY, 3), Rng(1)
    resign(company, 2)
    assert company.table.state.chairs[2].bot
    company.at_random(rng)
    again(company)
    resign(company, 0)
    bots = [chair.bot for chair in finished(company.table.state, 0).chairs]
    assert bots == ["", "", "novice"]
    company.at_random(rng)
    again(company)
    assert [chair.bot for chair in finished(company.table.state, 1).chairs] == ["novice", "", ""]
    assert [chair.bot for chair in company.table.state.chairs] == ["", "", ""]


def test_a_game_that_was_brought_is_the_first() -> None:
    """People who sit down at its table afterwards play the next game."""
    play = at_random(shelf()[AT_ONCE], {}, 10_000, 1)
    table = Table.resume(shelf(), play, Settings(), "maker", 0.0, Rng(1))
    assert (count(table.state), is_at_hand(table.state, 0)) == (1, True)
    table.claim(0, "Ada", "maker", 1.0)
    table.seat_bot(1, "novice", "maker", LEVELS, 2.0)
    table.ask_rematch(0, key="again", now=3.0)
    assert record.write(finished(table.state, 0).play) == record.write(play)
    table.resign(0, key="enough", now=4.0)
    table.ask_rematch(0, key="once more", now=5.0)
    assert [chair.bot for chair in finished(table.state, 1).chairs] == ["", "novice"]


def test_a_game_is_kept_when_its_last_entry_is() -> None:
    company = Company()
    resign(company, 0)
    state = company.table.state
    assert last_entry(state, 0) == len(state.entries) - 1
    again(company)
    assert isinstance(state.entries[last_entry(state, 0) + 1], journal.Began)
    company.move(1, "hide heads")
    assert isinstance(state.entries[last_entry(state, 0) + 1], journal.Began)


def test_a_choice_that_was_sealed_when_the_game_ended_was_never_made() -> None:
    company = Company(AT_ONCE, beat=10)
    company.move_any(0)
    resign(company, 1)
    again(company)
    company.move_any(0, seed=2)
    found = finished(company.table.state, 0)
    assert (found.play.moves, found.outcome.reason) == ([], "resigned")
