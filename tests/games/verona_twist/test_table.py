"""Verona Twist at a table: what is taken back freely, a match, and what the log says."""

from __future__ import annotations

from typing import Any

from sottovoce.games.verona_twist import GAME
from sottovoce.rules import constants
from sottovoce.rules.rng import Rng
from sottovoce.table import journal
from sottovoce.table.journal import is_about
from sottovoce.table.table import Table
from tests.table.company import Company


def test_a_report_that_tells_something_needs_consent_and_one_that_tells_nothing_does_not() -> None:
    """V6: with all six in one area the answer is known before."""
    company = Company(GAME.id, options={"rounds": 9})
    company.play("nurse place Qa1 Kb1 Rc1 Sa4 Bb4 Fc4\nnurse lovers QK")
    rng = Rng(5)
    checked: set[bool] = set()
    while company.table.state.is_running and len(checked) < 2:
        play = company.table.state.play
        assert play is not None
        chair = next(iter(company.table.state.owes_since))
        pairs = company.table.state.view(0).pairs  # type: ignore[union-attr]
        company.move(chair, company.any_move(chair, rng))
        reported = play.log(constants.NOBODY)[-1].events
        if reported and company.table.state.is_running:
            told = company.table.state.view(0).pairs != pairs  # type: ignore[union-attr]
            company.undo(chair)
            assert is_about(company.last(), journal.UndoAsked if told else journal.Undone)
            checked.add(told)
    assert True in checked


def test_an_opponent_is_not_told_in_words_what_is_hidden_from_the_eye() -> None:
    company = Company(GAME.id)
    company.play("nurse place Qc1 Kc2 Rd3 Sa1 Be4 Fb2\nnurse lovers QF")
    said = [
        [line.says[0].key for told in company.news(viewer) if is_about(told, journal.Moved)
         for line in told.lines if line.move.startswith("lovers")]
        for viewer in company.viewers
    ]  # fmt: skip
    assert said == [["told-lovers-hidden"], ["told-lovers"], ["told-lovers-hidden"]]


def match_of(*rounds: int, winner: str = "capulet") -> Company:
    """A match in which each Capulet wins after this number of rounds, or the nurse does."""
    company = Company(GAME.id, match=True)
    for wanted in rounds:
        seed = 0
        while True:
            kept = [journal.decode(kept) for kept in company.kept()]
            trial = Table.of(kept, company.games, Rng(1))
            company.table, real = trial, company.table
            company.at_random(Rng(seed))
            view: Any = trial.state.view(0)
            won = "capulet" if view.outcome.winners == [0] else "nurse"
            if won == winner and (view.round == wanted or winner == "nurse"):
                break
            company.table, seed = real, seed + 1
        for chair in range(2):
            company.table.ask_rematch(chair, key=company.key(), now=company.tick())
    return company


def test_a_match_goes_to_who_needed_fewer_rounds_as_capulet() -> None:
    """V8: at one all."""
    score = before_the_next(match_of(4, 5))
    assert (score.points, score.winner, score.is_over) == ([1, 1], 0, True)
    assert before_the_next(match_of(5, 4)).winner == 1
    assert before_the_next(match_of(4, 4)).winner is None


def before_the_next(company: Company) -> Any:
    return company.ends()[-1].score


def test_resigning_shows_everybody_the_lovers() -> None:
    """V10: as when a game is played to its end."""
    company = Company(GAME.id)
    company.play("nurse place Qc1 Kc2 Rd3 Sa1 Be4 Fb2\nnurse lovers QF")
    views: list[Any] = [company.table.state.view(viewer) for viewer in company.viewers]
    assert [view.lovers for view in views] == [None, "QF", None]
    company.table.resign(1, key="r", now=company.tick())
    for viewer in company.viewers:
        view: Any = company.table.state.view(viewer)
        assert (view.lovers, view.phase, view.split) == ("QF", "ended", None)
        assert view.seat == (None if viewer == constants.NOBODY else viewer)
