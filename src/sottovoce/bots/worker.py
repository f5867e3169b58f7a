"""A process of its own in which bots think: questions come in, choices go out, and it ends with its parent.

A question holds a view and a log, as one seat may know them; a position never leaves the server. Whatever happens to
the parent, the worker ends: a thread of its own waits for the pipe to close, and an alarm of the system ends a mind
that hangs where no thread of ours gets a turn.
"""

from __future__ import annotations

import os
import queue
import signal
import struct
import sys
import threading
import traceback
from typing import IO

import msgspec

from sottovoce.bots import bot
from sottovoce.games import shelf
from sottovoce.rules.playthrough import Line
from sottovoce.rules.rng import Rng

GRACE = 5.0  # seconds beyond its budget after which a worker counts as hung; a busy machine is not
LENGTH = struct.Struct(">I")


class Question(msgspec.Struct, frozen=True):
    """What would you play?"""

    game: str
    rules: int
    view: msgspec.Raw
    log: list[Line]
    level: str
    seed: int
    seconds: float


class Answer(msgspec.Struct, frozen=True):
    """A choice, or what went wrong; the first answer, with neither, says that the worker is ready."""

    choice: bot.Choice | None = None
    error: str = ""


def framed(message: msgspec.Struct) -> bytes:
    """A message as it goes through a pipe."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def main() -> None:
    """Answer until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when a worker ends
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a mind prints must not fall among the answers
    questions: queue.SimpleQueue[Question] = queue.SimpleQueue()
    shelf()  # warm before it says so
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    _say(answers, Answer())
    while True:
        question = questions.get()
        _set_alarm(question.seconds + 2 * GRACE)
        answer = _answer(question)
        _set_alarm(0)
        _say(answers, answer)


def _listen(pipe: IO[bytes], questions: queue.SimpleQueue[Question]) -> None:
    """Hand the questions on; when there can be no more, end at once, whatever is being thought."""
    read = msgspec.msgpack.Decoder(Question).decode
    try:
        while head := pipe.read(LENGTH.size):
            questions.put(read(pipe.read(*LENGTH.unpack(head))))
    finally:
        os._exit(0)


def _answer(question: Question) -> Answer:
    try:
        game = shelf()[question.game].version(question.rules)
        view = msgspec.msgpack.decode(question.view, type=game.view_type)
        limit = bot.Limit(seconds=question.seconds)
        return Answer(bot.choose(game, view, question.log, question.level, Rng(question.seed), limit))
    except Exception as error:
        return Answer(error=_described(error))


def _described(error: Exception) -> str:
    """What kind of error it is, and where; what it says may be what one seat knows, and this is logged."""
    [*_, place] = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} at {place.name}:{place.lineno}"


def _say(pipe: IO[bytes], answer: Answer) -> None:
    try:
        pipe.write(framed(answer))
        pipe.flush()
    except OSError:
        os._exit(0)


def _set_alarm(seconds: float) -> None:
    """The system ends this process when the time is over; 0: no longer."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main()
