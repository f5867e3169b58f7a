"""The common beat: choices that several owe at once are sealed and shown together, and hesitation tells nothing."""

from __future__ import annotations

import pytest

from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.rules.game import BadMove, Refusal, Stale
from sottovoce.rules.rng import Rng
from sottovoce.table import journal
from sottovoce.table.journal import Clock, is_about
from sottovoce.table.refusals import TableRefusal
from sottovoce.table.table import Table
from tests.example_games import AT_ONCE, TOGETHER
from tests.table.company import Company


def company(beat: int = 20, clock: Clock | None = None) -> Company:
    """Two who begin with a choice of their own."""
    return Company(AT_ONCE, beat=beat, clock=clock)


ONE, OTHER = (company().any_move(chair, Rng(chair)) for chair in (0, 1))


def told(company: Company, viewer: int) -> tuple[object, ...]:
    """All that a viewer can know."""
    state = company.table.state
    undo = None if viewer < 0 else company.table.can_undo(viewer)
    return (company.table.lines, state.news(viewer), state.view(viewer), undo, state.beats_since, state.last_news_at)


def test_nobody_is_told_that_another_has_chosen() -> None:
    here = company()
    before = {viewer: told(here, viewer) for viewer in (1, constants.NOBODY)}
    here.move(0, ONE)
    assert {viewer: told(here, viewer) for viewer in (1, constants.NOBODY)} == before


def test_whoever_has_chosen_sees_it_and_waits_for_the_others() -> None:
    here = company()
    here.move(0, ONE)
    seen = here.table.state.view(0)
    assert seen is not None
    assert seen.to_act == [1]
    assert here.table.can_undo(0) == "free"
    assert here.table.state.view(1).to_act == [0, 1]  # type: ignore[union-attr]


def test_the_choices_are_shown_together_on_the_beat_and_in_the_order_of_the_seats() -> None:
    here = company()
    asked, lines = here.now, here.table.lines
    here.move(1, OTHER)
    here.move(0, ONE)
    assert here.table.let_pass(asked + 19.9) == 0
    assert here.table.lines == lines
    assert here.table.let_pass(asked + 20) == 2
    shown = here.news(constants.NOBODY)[lines:]
    assert [(line.chair, line.at) for line in shown if is_about(line, journal.Moved)] == [
        (0, asked + 20), (1, asked + 20),
    ]  # fmt: skip
    assert [line.n for line in shown] == [lines, lines + 1]


@pytest.mark.parametrize(("chosen_after", "shown_after"), [(2, 20), (19, 20), (20, 40), (21, 40), (399, 400)])
def test_it_is_the_first_beat_at_which_all_have_chosen(chosen_after: int, shown_after: int) -> None:
    here = company()
    asked = here.now
    here.move(1, OTHER)
    here.now = asked + chosen_after - 1
    here.move(0, ONE)
    assert here.table.state.next_beat == asked + shown_after


def test_as_long_as_somebody_hesitates_nothing_is_shown() -> None:
    here = company()
    here.move(1, OTHER)
    assert here.table.let_pass(here.now + 100_000) == 0


def test_a_choice_can_be_taken_back_before_the_beat_and_nobody_is_told() -> None:
    here = company()
    before = told(here, 1)
    here.move(0, ONE)
    here.undo(0)
    assert told(here, 1) == before
    assert here.table.state.view(0).to_act == [0, 1]  # type: ignore[union-attr]
    here.move(0, ONE)
    assert told(here, 1) == before


def test_one_chooses_once_and_only_what_is_a_move() -> None:
    here = company()
    with pytest.raises(BadMove):
        here.move(0, "nothing of the kind")
    here.move(0, ONE)
    with pytest.raises(TableRefusal, match="chosen already"):
        here.move(0, ONE)
    with pytest.raises(Stale):
        here.move(1, OTHER, seen=0)


def test_what_was_asked_twice_is_done_once_also_after_the_beat() -> None:
    here = company()
    first = here.move(0, ONE, key="mine")
    assert here.move(0, ONE, key="mine") == first
    here.move(1, OTHER)
    here.table.let_pass(here.now + 20)
    count = len(here.table.state.entries)
    assert here.move(0, ONE, key="mine") == first
    assert len(here.table.state.entries) == count
    assert here.table.state.line_of(first) < here.table.lines


def test_one_who_moves_alone_moves_at_once() -> None:
    here = company()
    here.move(0, ONE)
    here.move(1, OTHER)
    here.table.let_pass(here.now + 20)
    lines = here.table.lines
    here.at_random(Rng(1), 1)
    assert here.table.lines == lines + 1
    assert here.table.state.beats_since is None


def test_a_table_read_back_remembers_what_is_sealed() -> None:
    here = company()
    here.move(0, ONE)
    again = Table.of([journal.decode(journal.encode(entry)) for entry in here.table.state.entries], shelf(), Rng(1))
    assert again.state.sealed == here.table.state.sealed
    again.submit(1, OTHER, seen=again.lines, key="other", now=here.now)
    assert again.let_pass(here.now + 20) == 2


def test_the_flag_of_whoever_has_chosen_does_not_fall() -> None:
    here = company(clock=Clock("move", 60))
    began = here.now
    here.move(0, ONE)
    assert here.table.state.timer.since == {0: began, 1: began}  # everybody sees both clocks run
    assert here.table.let_pass(began + 61) == 1
    assert here.table.state.outcome is not None
    assert here.table.state.outcome.winners == [0]


def test_who_gives_up_gives_up_with_everything_sealed() -> None:
    here = company()
    here.move(0, ONE)
    here.table.resign(1, key="enough", now=here.tick())
    assert here.table.state.outcome is not None
    assert here.table.state.view(0).outcome is not None  # type: ignore[union-attr]
    assert here.table.let_pass(here.now + 100) == 0


@pytest.mark.parametrize(
    ("beat", "clock"), [(4, None), (601, None), (-1, None), (20, Clock("game", 600)), (30, Clock("move", 20))]
)
def test_a_beat_that_is_none_or_goes_ill_with_the_clock_is_refused(beat: int, clock: Clock | None) -> None:
    with pytest.raises(TableRefusal, match="common beat") as refused:
        company(beat=beat, clock=clock)
    for language in ("en", "fr", "it"):
        assert "600" in refused.value.text(language)


@pytest.mark.parametrize("seed", range(20))
def test_whole_games_are_played_on_the_beat(seed: int) -> None:
    """What is shown is the same game as without one."""
    here, plain, rng = Company(TOGETHER, beat=5, seed=seed), Company(TOGETHER, seed=seed), Rng(seed)
    held = 0
    while here.table.state.is_running:
        state, before = here.table.state, {viewer: told(here, viewer) for viewer in range(2)}
        owing = [chair for chair in state.owes_since if chair not in state.sealed]
        if not owing:
            assert here.table.let_pass(here.tick(5)) == 2
            continue
        chair = owing[rng.below(len(owing))]
        move, is_sealed = here.any_move(chair, rng), state.beats_since is not None
        here.move(chair, move)
        plain.move(chair, move)
        if is_sealed:
            held += 1
            assert told(here, 1 - chair) == before[1 - chair]
    assert held >= 4
    assert here.table.state.outcome == plain.table.state.outcome


@pytest.mark.parametrize("act", ["undo", "resign", "offer_draw", "leave", "come_back", "ask_rematch"])
def test_whatever_the_other_does_is_done_or_refused_as_if_nobody_had_chosen(act: str) -> None:
    found: list[object] = []
    for has_chosen in (False, True):
        here = company()
        if has_chosen:
            here.move(0, ONE)
        try:
            number = getattr(here.table, act)(1, key="x", now=5000.0)
            found.append((here.table.state.line_of(number), here.table.state.news(1)))
        except Refusal as refusal:
            found.append(refusal.text("en"))
    assert found[0] == found[1]
