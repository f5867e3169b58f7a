"""First lessons over the wire. Nothing is stored: a step is played again from its first line for every question; or all
questions are answered at once, so that a device can keep a lesson and needs no server for it."""

from __future__ import annotations

import gzip
from functools import lru_cache

import msgspec

from sottovoce.rules.game import AnyGame
from sottovoce.rules.lesson import attempt
from sottovoce.rules.words import Sentence
from sottovoce.server.http.pages import ASK_AGAIN, File
from sottovoce.server.live import messages
from sottovoce.table.news import game_line

MOST_TRIES = 500  # a lesson with more is still whole where a server answers


def lesson(game: AnyGame) -> messages.Lesson:
    """What the steps are called."""
    return messages.Lesson(steps=[Sentence(f"lesson-{step.name}-title", {}) for step in game.lesson])


@lru_cache(maxsize=32)
def lesson_with_answers(game: AnyGame) -> File:
    """A lesson with the answer to every move that can be tried in it, up to MOST_TRIES answers."""
    tries: list[messages.AnsweredTry] = []
    ahead: list[tuple[int, list[str]]] = [(step, []) for step in range(len(game.lesson))]
    while ahead and len(tries) < MOST_TRIES:
        step, moves = ahead.pop(0)
        found = tried(game, messages.TryStep(step=step, moves=moves))
        tries.append(messages.AnsweredTry(step=step, moves=moves, tried=found))
        if found.state == "going":
            ahead += [(step, [*moves, move]) for move in found.view.legal or [found.show or ""]]
    told = msgspec.json.encode(messages.WholeLesson(steps=lesson(game).steps, tries=tries))
    return File("application/json", ASK_AGAIN, told, gzip.compress(told, mtime=0))


def tried(game: AnyGame, asked: messages.TryStep) -> messages.StepTried:
    """Where the learner's moves lead, as their seat sees it; Refusal if one of them is not possible."""
    found = attempt(game, asked.step, asked.moves)
    return messages.StepTried(
        seat=found.seat,
        view=found.view,
        lines=[game_line(game, line, game.lesson[asked.step].options) for line in found.lines],
        before=found.before,
        state=found.state,
        task=found.task,
        hint=found.hint,
        show=found.show,
        is_unaided=found.is_unaided,
    )
