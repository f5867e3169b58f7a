"""`sottovoce arena`: from what was typed to a contest that is played, counted and told."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from sottovoce.arena import contest, report
from sottovoce.arena.archive import Archive, NotOurs, write
from sottovoce.arena.contest import Contest
from sottovoce.arena.elo import BOUND, SequentialTest
from sottovoce.arena.plan import Plan

EVERY = 10.0  # seconds between lines where there is no bar to draw


def run(
    plan: Plan, games: int, bounds: tuple[float, float] | None, into: Path | None, jobs: int | None, version: str
) -> int:
    """Play the contest, or what is missing of it, and tell the result: the exit status."""
    folder = into or Path("arena") / folder_name(plan)
    test = SequentialTest(*bounds) if bounds else None
    try:
        archive = Archive(folder, plan)
    except (NotOurs, OSError) as error:
        print(f"sottovoce: {error}", file=sys.stderr)
        return 1
    whole = -(-games // len(plan.lineups()))
    match = Contest(archive, whole, test)
    at_once = jobs or contest.usual_jobs()
    try:
        with _progress(match) as tell:
            match.play(contest.processes(at_once), at_once, tell)
    except KeyboardInterrupt:
        print(f"sottovoce: {match.kept} games are kept in {folder}; the same command goes on", file=sys.stderr)
        return 130
    except contest.Lost as lost:
        print(f"sottovoce: {lost}", file=sys.stderr)
        return 1
    count = match.count()
    told = report.text(count, test, version)
    for name, drawn in {"report.md": told, **report.pictures(count, test)}.items():
        write(folder / name, drawn)
    print(told + f"\nGames, report and pictures: {folder}")
    return 0


def folder_name(plan: Plan) -> str:
    """A name for the folder of a contest that nobody has named."""
    return "-".join(re.sub(r"[^A-Za-z0-9.=]+", "-", text).strip("-") for text in (plan.game, *plan.players, plan.seed))


@contextmanager
def _progress(match: Contest) -> Iterator[Callable[[], None]]:
    """A bar with the time that is left, on standard error; lines now and then where that is no terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _Lines(match).tell
        return
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()]
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress:
        bar = progress.add_task(_state(match), total=match.games, completed=match.kept)
        yield lambda: progress.update(bar, completed=match.kept, description=_state(match))


class _Lines:
    """Progress in a log."""

    def __init__(self, match: Contest) -> None:
        self._match, self._begun, self._before = match, time.monotonic(), match.kept
        self._told = self._begun

    def tell(self) -> None:
        now, match = time.monotonic(), self._match
        if now - self._told < EVERY:
            return
        self._told = now
        left = (now - self._begun) / (match.kept - self._before) * (match.games - match.kept)
        print(f"{_state(match)}: {match.kept} of {match.games}, {left:.0f} s left", file=sys.stderr)


def _state(match: Contest) -> str:
    if match.test is None:
        return "games"
    return f"games at most (ratio {match.test.ratio:+.2f} of ±{BOUND:.2f})"
