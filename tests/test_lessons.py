"""First lessons: every step can be done and not be done, in three languages, and tells no more than a seat may know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sottovoce.games import shelf
from sottovoce.rules.game import AnyGame, BadMove, IllegalMove
from sottovoce.rules.lesson import Attempt, OutOfLesson, attempt, opened
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES

GAMES = [game for game in shelf().values() if game.lesson]
STEPS = [(game, n) for game in GAMES for n in range(len(game.lesson))]
each_step = pytest.mark.parametrize(
    ("game", "number"), STEPS, ids=[f"{game.id} {game.lesson[n].name}" for game, n in STEPS]
)


def tries(game: AnyGame, number: int) -> Iterator[tuple[list[str], Attempt]]:
    """Everything that a learner can do in a step: each way through it, and each way out of it."""
    waiting: list[list[str]] = [[]]
    while waiting:
        moves = waiting.pop()
        found = attempt(game, number, moves)
        yield moves, found
        if found.state == "going":
            assert found.view.legal, "it is the learner's turn, and the moves are listed"
            waiting += [[*moves, move] for move in found.view.legal]


@each_step
def test_a_step_is_done_by_the_moves_it_shows(game: AnyGame, number: int) -> None:
    moves: list[str] = []
    while (found := attempt(game, number, moves)).state == "going":
        assert found.show is not None
        moves.append(found.show)
    assert found.state == "done"
    assert found.show is None
    assert len(moves) == len(game.lesson[number].turns)


@each_step
def test_whatever_is_tried_is_done_or_gets_a_hint(game: AnyGame, number: int) -> None:
    """All moves that count lead on, whatever was chosen among them before; all others are told why they do not."""
    states = []
    for moves, found in tries(game, number):
        states.append(found.state)
        assert (found.state == "wrong") == (found.hint is not None), moves
        assert len(found.lines) > found.before or not moves
        if moves:
            assert found.lines[found.before].move == moves[-1]
    assert "done" in states


@each_step
def test_every_sentence_is_there_and_used(game: AnyGame, number: int) -> None:
    step = game.lesson[number]
    said = {f"lesson-{step.name}-title"}
    for _, found in tries(game, number):
        said |= {found.task.key, *([found.hint.key] if found.hint else [])}
    said |= {f"lesson-{step.name}-{n + 1}-hint" for n in range(len(step.turns))}  # for those to come
    for language in LANGUAGES:
        words = game.words(language)
        assert {key for key in words.keys if key.startswith(f"lesson-{step.name}-")} == said
        assert all(words.say(key) for key in said)


@each_step
def test_a_learner_is_told_what_the_seat_may_know(game: AnyGame, number: int) -> None:
    """In a game that looks the same to this seat, and differs wherever it may, the same is told."""
    play, seat = opened(game, number), game.seat_names.index(game.lesson[number].seat)
    found = attempt(game, number, [])
    for seed in range(5):
        other: Playthrough = play.resample(seat, Rng(seed))
        assert other.view(seat) == found.view
        assert other.log(seat) == found.lines


@each_step
def test_there_is_nothing_to_do_after_the_end(game: AnyGame, number: int) -> None:
    """Neither when it was done, nor when it went wrong."""
    ends = {found.state: moves for moves, found in tries(game, number) if found.state != "going"}
    for moves in ends.values():
        with pytest.raises(OutOfLesson):
            attempt(game, number, [*moves, moves[-1]])
    with pytest.raises(OutOfLesson):
        attempt(game, len(game.lesson), [])


@each_step
def test_a_step_can_be_tried_again_and_again(game: AnyGame, number: int) -> None:
    """What one learner does is not there for the next."""
    before = attempt(game, number, [])
    attempt(game, number, [game.lesson[number].turns[0].show])
    assert attempt(game, number, []) == before


@each_step
def test_a_move_that_is_not_possible_is_refused_as_at_a_table(game: AnyGame, number: int) -> None:
    possible = set(attempt(game, number, []).view.legal or [])
    for other in range(len(game.lesson)):
        for move in set(attempt(game, other, []).view.legal or []) - possible:
            with pytest.raises((IllegalMove, BadMove)):
                attempt(game, number, [move])
