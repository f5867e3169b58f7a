"""First lessons over the wire. Nothing is stored: a step is played again from its first line for every question."""

from __future__ import annotations

from sottovoce.rules.game import AnyGame
from sottovoce.rules.lesson import attempt
from sottovoce.rules.words import Sentence
from sottovoce.server.live import messages
from sottovoce.table.news import game_line


def lesson(game: AnyGame) -> messages.Lesson:
    """What the steps are called."""
    return messages.Lesson(steps=[Sentence(f"lesson-{step.name}-title", {}) for step in game.lesson])


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
