"""The server's side of the bots: a few worker processes, one question each at a time, and always an answer.

A worker that is killed, hangs or fails is replaced and the question is asked again; in the end a random legal move
keeps the game going. Cancelling a question ends the worker that was thinking about it.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from sottovoce.bots import bot
from sottovoce.bots.worker import GRACE, LENGTH, Answer, Question, framed
from sottovoce.rules.game import AnyGame, Refusal, View
from sottovoce.rules.playthrough import Line
from sottovoce.rules.rng import Rng

log = logging.getLogger(__name__)

PROGRAM = (sys.executable, "-m", "sottovoce.bots.worker")
TRIES = 3
START = 120.0  # seconds for a new worker to say that it is ready


class Busy(Exception):
    """Too many questions are waiting; ask again later."""


class Failed(Exception):
    """A worker gave no usable answer."""


class Worker:
    """One process, started when it is needed and again after it was lost."""

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self.process: Process | None = None
        self._ended: list[Process] = []
        self._is_closed = False

    async def start(self) -> Process:
        """The process, warm."""
        if self.process is None or self.process.returncode is not None:
            self._drop()
            self.process = await asyncio.create_subprocess_exec(*self._program, stdin=PIPE, stdout=PIPE)
            if self._is_closed:  # while it was being started
                raise Failed("the server is closing")
            await asyncio.wait_for(self._read(self.process), START)
        return self.process

    async def ask(self, question: Question) -> bot.Choice:
        """Its choice; Failed if none comes in time. After any failure, and if cancelled, the process is ended."""
        try:
            process = await self.start()
            assert process.stdin is not None
            process.stdin.write(framed(question))
            answer = await asyncio.wait_for(self._read(process), question.seconds + GRACE)
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
            self._drop()
            raise Failed(f"the worker was lost or hung ({type(error).__name__})") from error
        except BaseException:
            self._drop()
            raise
        if answer.choice is None:
            raise Failed(answer.error)
        return answer.choice

    async def close(self) -> None:
        """End it for good and wait until it has ended."""
        self._is_closed = True
        self._drop()
        for process in self._ended:
            await process.wait()

    def _drop(self) -> None:
        """End the process, now; a worker keeps nothing that could be lost."""
        if self.process is not None:
            if self.process.returncode is None:
                self.process.kill()
            self._ended = [one for one in self._ended if one.returncode is None] + [self.process]
        self.process = None

    async def _read(self, process: Process) -> Answer:
        assert process.stdout is not None
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)


class Asker(NamedTuple):
    """Who asks for a bot's move: a device, and the address it is at."""

    address: str = ""
    device: str = ""


NOBODY = Asker()


class Queue:
    """Those who wait for a worker. Addresses take turns, and at each address its devices: however many devices and
    bots somebody has, another's bot waits for one of theirs at most."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[Worker]]]] = OrderedDict()

    def add(self, asker: Asker, waiting: asyncio.Future[Worker]) -> None:
        here = self._lines.setdefault(asker.address, OrderedDict())
        here.setdefault(asker.device, deque()).append(waiting)

    def take(self) -> asyncio.Future[Worker] | None:
        """The next in turn; None: nobody waits."""
        if not self._lines:
            return None
        address, here = self._lines.popitem(last=False)
        device, line = here.popitem(last=False)
        waiting = line.popleft()
        if line:
            here[device] = line  # behind the others
        if here:
            self._lines[address] = here
        return waiting

    def take_most(self, asker: Asker) -> asyncio.Future[Worker] | None:
        """The last in the longest line, where most wait; None: that is where this one asks."""
        address = max(self._lines, key=self._waiting_at)
        if self._waiting_at(address) <= self._waiting_at(asker.address) + 1:
            address = asker.address
        here = self._lines.get(address, OrderedDict())
        device = max(here, key=lambda one: len(here[one]), default=asker.device)
        if address == asker.address and len(here.get(device, ())) <= len(here.get(asker.device, ())) + 1:
            return None
        waiting = here[device].pop()
        if not here[device]:
            del here[device]
        return waiting

    def _waiting_at(self, address: str) -> int:
        return sum(map(len, self._lines.get(address, {}).values()))


class Workers:
    """Up to `count` bots think at once. Others wait in a queue, up to `most_waiting` of them."""

    def __init__(self, count: int = 2, most_waiting: int = 2_000, program: Sequence[str] = PROGRAM) -> None:
        self._all = [Worker(program) for _ in range(count)]
        self._idle = list(self._all)
        self._queue = Queue()
        self._waiting, self._most_waiting = 0, most_waiting
        self._closed = False

    async def start(self) -> None:
        """Warm all workers up, so that the first question is answered as fast as any other."""
        warming, self._idle = self._idle, []
        try:
            await asyncio.gather(*(worker.start() for worker in warming))
        finally:
            for worker in warming:
                self._give_back(worker)

    async def close(self) -> None:
        """End all workers; a question that is still asked gets the random move."""
        self._closed = True
        await asyncio.gather(*(worker.close() for worker in self._all))

    async def choose(
        self, game: AnyGame, view: View, lines: Sequence[Line], level: str, seed: int, seconds: float = 2.0,
        asker: Asker = NOBODY,
    ) -> bot.Choice:  # fmt: skip
        """The move of a bot for the seat whose view and log these are; Busy if too many wait."""
        worker = self._idle.pop() if self._idle else await self._wait(asker)
        try:
            return await self._asked(worker, game, view, lines, level, seed, seconds)
        finally:
            self._give_back(worker)

    async def _wait(self, asker: Asker) -> Worker:
        """Wait for a worker. When too many wait, it is the longest line that has to ask again later."""
        if self._waiting >= self._most_waiting:
            longest = self._queue.take_most(asker)
            if longest is None:
                raise Busy
            if not longest.done():
                longest.set_exception(Busy())
            self._waiting -= 1
        mine: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue.add(asker, mine)
        self._waiting += 1
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled() and mine.exception() is None:
                self._give_back(mine.result())  # it came too late
            raise

    def _give_back(self, worker: Worker) -> None:
        """The next in turn has it."""
        while (waiting := self._queue.take()) is not None:
            self._waiting -= 1
            if not waiting.done():  # else it was cancelled
                waiting.set_result(worker)
                return
        self._idle.append(worker)

    async def _asked(
        self,
        worker: Worker,
        game: AnyGame,
        view: View,
        lines: Sequence[Line],
        level: str,
        seed: int,
        seconds: float,
    ) -> bot.Choice:
        seen = msgspec.Raw(msgspec.msgpack.encode(view))
        for attempt in range(TRIES):
            if self._closed:
                break
            try:
                question = Question(game.id, game.rules_version, seen, list(lines), level, seed + attempt, seconds)
                choice = await worker.ask(question)
                game.parse_move(view, choice.move)
            except (Failed, Refusal) as failure:
                why = failure.code if isinstance(failure, Refusal) else failure  # in words, a refusal tells the move
                log.warning("%s, level %s, attempt %d: %s", game.id, level, attempt + 1, why)
            else:
                return choice
        log.error("%s, level %s: no answer; a random move goes on", game.id, level)
        return bot.random(game, view, lines, bot.Limit(), Rng(seed))
