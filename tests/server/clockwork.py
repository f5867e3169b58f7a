"""An event loop whose clock jumps: whenever everybody waits, it is already later. Nothing ever sleeps."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any, TypeVar

T = TypeVar("T")

START = 1_000_000.0
side = ContextVar("side", default="")  # which of the simulated machines runs


class Jumping(selectors.SelectSelector):
    """Waits for nothing but the time, and does not wait for that either."""

    now = START

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "nothing will ever happen again"
        self.now += max(0.0, timeout)
        return []


class Clockwork(asyncio.SelectorEventLoop):
    """Everything happens in an order that depends on nothing outside, as often as it is run. A machine is all the
    tasks that were begun on its side, so that it can fail as a whole."""

    def __init__(self) -> None:
        self._jumping = Jumping()
        super().__init__(self._jumping)
        self._running: dict[asyncio.Task[Any], str] = {}
        self.set_task_factory(self._started)

    def time(self) -> float:
        return self._jumping.now

    def _started(self, loop: Any, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=self, context=context)
        self._running[task] = (context or copy_context()).get(side, "")
        task.add_done_callback(lambda done: self._running.pop(done, None))
        return task

    def on(self, machine: str, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something on a machine."""
        context = copy_context()
        context.run(side.set, machine)
        return self.create_task(work, context=context)

    def fail(self, machine: str) -> None:
        """A machine stops, in the middle of whatever it was doing."""
        for task in [task for task, where in self._running.items() if where == machine]:
            task.cancel()


def run(work: Coroutine[Any, Any, T], longest: float) -> T:
    """Run it to its end, or for `longest` seconds of the simulated clock."""
    loop = Clockwork()

    async def within() -> T:
        async with asyncio.timeout(longest):
            return await work

    try:
        return loop.run_until_complete(within())
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        loop.close()
