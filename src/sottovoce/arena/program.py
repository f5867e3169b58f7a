"""A program of somebody else's, as a player: a process of its own for one seat of one game.

It is asked `choose` with its view and log, and answers with a `move` (docs/protocol.md). It never gets a position, a
match or another seat's view. Whatever it does wrong loses the game for it, and the reason is told.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from typing import IO, Any

import msgspec

from sottovoce.rules.game import AnyGame, View
from sottovoce.rules.playthrough import Line

START = 30.0  # seconds for a program to answer `hello`: interpreters start slowly on a busy machine
MARGIN = 1.0  # seconds beyond what a program was given before it counts as too slow
LONGEST = 1 << 20  # bytes of an answer


class Forfeit(Exception):
    """A player loses without having lost on the board: why, in a few words."""


class Program:
    """A running program."""

    def __init__(self, command: str, game: AnyGame, seconds: float) -> None:
        self._game, self._seconds = game, seconds
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                start_new_session=True,
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise Forfeit(f"could not be started: {error}") from None
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._complaints: deque[str] = deque(maxlen=20)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        readers = [(self._listen, self._process.stdout), (self._collect, self._process.stderr)]
        self._threads = [threading.Thread(target=read, args=(pipe,), daemon=True) for read, pipe in readers]
        for thread in self._threads:
            thread.start()
        try:
            self._ask({"cmd": "hello"}, START)
        except Forfeit:
            self.close()
            raise

    def choose(self, view: View, log: Sequence[Line], seed: int) -> str:
        """What it answers; Forfeit if that is no move at all, or nothing in time."""
        game = self._game
        question = {
            "cmd": "choose", "game": game.id, "rules": game.rules_version, "view": msgspec.to_builtins(view),
            "log": msgspec.to_builtins(log), "seconds": self._seconds, "seed": seed,
        }  # fmt: skip
        move = self._ask(question, self._seconds).get("move")
        if not isinstance(move, str):
            raise Forfeit("answered without a move")
        return move

    def close(self) -> None:
        """End it, and whatever it started."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def _ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise Forfeit(self._ended()) from None
        try:
            line = self._answers.get(timeout=seconds + MARGIN)
        except queue.Empty:
            raise Forfeit(f"gave no answer to {question['cmd']} within {seconds:g} s") from None
        if not line:
            raise Forfeit(self._ended())
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise Forfeit(f"answered {question['cmd']} with something that is no JSON object: {_short(line)}")
        if answer.get("ok") is not True:
            raise Forfeit(f"refused {question['cmd']}: {_short(str(answer.get('message', answer)))}")
        return answer

    def _ended(self) -> str:
        """How it ended, and the last thing it said about it."""
        try:
            status = self._process.wait(MARGIN)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._threads[1].join(MARGIN)
        said = f"; it said: {_short(self._complaints[-1])}" if self._complaints else ""
        how = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
        return how + said

    def _listen(self, pipe: IO[bytes]) -> None:
        """Hand its lines on; an empty one: there will be no more."""
        while line := pipe.readline(LONGEST):
            self._answers.put(line)
        self._answers.put(b"")

    def _collect(self, pipe: IO[bytes]) -> None:
        """Keep the end of what it says on standard error; read all of it, or it would have to wait."""
        while line := pipe.readline(LONGEST):
            if line.strip():
                self._complaints.append(line.decode("utf-8", "replace").strip())


def _short(text: str | bytes) -> str:
    said = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    said = " ".join("".join(c if c.isprintable() else " " for c in said).split())
    return said if len(said) <= 200 else said[:199] + "…"
