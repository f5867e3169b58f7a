"""A contest being played: tasks go out to whoever has time, finished games come back and are kept."""

from __future__ import annotations

import itertools
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from multiprocessing import get_context
from typing import Any

from sottovoce.arena.archive import Archive
from sottovoce.arena.counting import Count, deal_score
from sottovoce.arena.elo import SequentialTest
from sottovoce.arena.plan import Task, tasks
from sottovoce.arena.playing import Played, play

AHEAD = 4  # tasks handed out for each one that can be played at the same time: nobody waits for work
TRIES = 3  # times that lost processes are replaced without a game being finished in between

MakeExecutor = Callable[[], AbstractContextManager[Executor]]


class Lost(Exception):
    """The processes that play were lost again and again."""


def processes(jobs: int) -> MakeExecutor:
    """As many processes on this machine."""
    return lambda: ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_parent)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Contest:
    """So many deals, or as many as a test needs."""

    def __init__(self, archive: Archive, deals: int, test: SequentialTest | None = None) -> None:
        self.archive, self.deals, self.test = archive, deals, test
        self._lineups = archive.plan.lineups()
        self._next = 0  # the deal that the test has not seen yet
        self.kept = sum(task in archive for task in self._all())
        self._follow()

    def _all(self) -> Iterator[Task]:
        return itertools.islice(tasks(self.archive.plan), self.games)

    @property
    def games(self) -> int:
        """How many games there are to play at most."""
        return self.deals * len(self._lineups)

    def count(self) -> Count:
        """What it adds up to so far; of a test that has ended, no later deal."""
        return Count(self.archive.plan, self.archive.results.values(), self._next if self.test else self.deals)

    def play(self, make_executor: MakeExecutor, at_once: int, tell: Callable[[], None] = lambda: None) -> None:
        """Play what is missing, on executors made when they are needed; `tell` is called after each game."""
        tries = 0
        while not self.is_over:
            kept = self.kept
            try:
                with make_executor() as executor:
                    self._play(executor, at_once * AHEAD, tell)
            except BrokenProcessPool:
                tries = tries + 1 if self.kept == kept else 1
                if tries >= TRIES:
                    raise Lost("the processes that play are lost again and again; is there enough memory?") from None

    @property
    def is_over(self) -> bool:
        return self.kept == self.games or (self.test is not None and self.test.verdict is not None)

    def _play(self, executor: Executor, ahead: int, tell: Callable[[], None]) -> None:
        waiting = (task for task in self._all() if task not in self.archive)
        under_way: set[Future[Any]] = set()
        try:
            while not self.is_over:
                for task in itertools.islice(waiting, ahead - len(under_way)):
                    under_way.add(executor.submit(play, task))
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    self._keep(future.result())
                    tell()
        finally:
            for future in under_way:
                future.cancel()

    def _keep(self, played: Played) -> None:
        self.archive.keep(played)
        self.kept += 1
        self._follow()

    def _follow(self) -> None:
        """Let the test see the deals that have become whole, in their order."""
        if self.test is None:
            return
        while self.test.verdict is None and self._next < self.deals and self._is_whole(self._next):
            results = [self.archive.results[Task(self.archive.plan, self._next, one).name] for one in self._lineups]
            self.test.add(deal_score(self.archive.plan, results, 0, 1))
            self._next += 1

    def _is_whole(self, deal: int) -> bool:
        return all(Task(self.archive.plan, deal, lineup) in self.archive for lineup in self._lineups)


def usual_jobs() -> int:
    """As many games at the same time as this machine has processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
