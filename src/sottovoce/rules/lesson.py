"""A first lesson: short steps, each a real position and something to try in it, judged by the real rules.

A step begins with lines of a game, as a record has them. Then the learner moves, others answer, and so on, until all
its turns are done. Every move is read and checked as at a table, and the learner is shown what their seat may know.

Its sentences are messages of the game: `lesson-STEP-title`; for each turn `lesson-STEP-1` and `lesson-STEP-1-hint`,
`lesson-STEP-2` and so on; `lesson-STEP-done`; and `lesson-STEP-WORD` for each warning.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

import msgspec

from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame, Refusal, View
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.words import Sentence

EITHER = " | "  # between moves of which another plays the first that is possible


class OutOfLesson(Refusal):
    """There is no such step, or nothing more to do in it."""

    code = "out_of_lesson"


class When(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of move: how it is spelled, and what it reveals, both as patterns."""

    move: str = ".*"
    brings: str = ""  # nothing in particular

    def fits(self, line: Line) -> bool:
        """Was it a move of this kind?"""
        return bool(re.fullmatch(self.move, line.move)) and (
            not self.brings or any(re.fullmatch(self.brings, event) for event in line.events)
        )


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """The learner's turn: what counts as done, one move that does it, and what the others play then."""

    good: When
    show: str
    then: str = ""  # lines of others and of chance; a line may offer several moves, the first that is legal is played
    warnings: Mapping[str, When] = {}  # by word: what is said of a wrong move of this kind, the first that fits


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One position, and what there is to do in it."""

    name: str
    seat: str  # the learner's
    lines: str  # what was played before
    turns: tuple[Turn, ...]
    seats: int | None = None
    options: Mapping[str, Any] = {}
    is_unaided: bool = False  # the learner is to find out what a board with all its help would print


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """Where the learner's moves have led."""

    seat: int
    view: View
    lines: list[Line]
    before: int  # how many lines there were before the last move and its answers
    state: Literal["going", "wrong", "done"]
    task: Sentence  # what to do, or what has been learned
    hint: Sentence | None  # why it was not what was asked for
    show: str | None  # a move that would do
    is_unaided: bool  # no help that works it out, until it is done


def attempt(game: AnyGame, number: int, moves: list[str]) -> Attempt:
    """Play a step as far as the learner has moved in it. Refusal: a move is not possible, or there is nothing to do."""
    if number not in range(len(game.lesson)):
        raise OutOfLesson("lesson-no-step", steps=len(game.lesson))
    step = game.lesson[number]
    seat = game.seat_names.index(step.seat)
    play = opened(game, number).copy()
    before, done, hint = 0, 0, None
    for move in moves:
        if hint is not None or done == len(step.turns):
            raise OutOfLesson("lesson-no-more")
        before = len(play.moves)
        line = play.play(seat, move)[0]
        turn = step.turns[done]
        if turn.good.fits(line):
            play_on(play, turn.then)
            done += 1
        else:
            hint = warning(step, done, line)
    is_done = done == len(step.turns)
    return Attempt(
        seat=seat,
        view=play.view(seat),
        lines=play.log(seat),
        before=before,
        state="wrong" if hint else "done" if is_done else "going",
        task=Sentence(f"lesson-{step.name}-{'done' if is_done else done + 1}", {}),
        hint=hint,
        show=None if is_done else step.turns[done].show,
        is_unaided=step.is_unaided and not is_done,
    )


def warning(step: Step, turn: int, line: Line) -> Sentence:
    """What is said of a move that was not asked for."""
    for word, when in step.turns[turn].warnings.items():
        if when.fits(line):
            return Sentence(f"lesson-{step.name}-{word}", {})
    return Sentence(f"lesson-{step.name}-{turn + 1}-hint", {})


@lru_cache(64)
def opened(game: AnyGame, number: int) -> Playthrough:
    """The position in which a step begins; played on only as a copy."""
    step = game.lesson[number]
    play = Playthrough(game, step.seats, step.options)
    play_on(play, step.lines)
    return play


def play_on(play: Playthrough, lines: str) -> None:
    """Play lines as a record has them: who, and which move. They are ours: one that is not possible is our bug."""
    for line in filter(None, map(str.strip, lines.splitlines())):
        who, _, offered = line.partition(" ")
        seat = constants.CHANCE if who == "*" else play.game.seat_names.index(who)
        *others, last = offered.split(EITHER)
        legal = play.view(seat).legal or []
        play.play(seat, next((move for move in others if move in legal), last))
