"""What every test run begins with: an environment of its own, its amount of work, and a guard over what it starts."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Generator, Iterator
from typing import Any

import pytest

from tests import effort, environment, leftovers, patience, reached

FOLDER = environment.prepare()
GUARD = leftovers.guarded(FOLDER)
environment.OUTSIDE[leftovers.MARK] = os.environ[leftovers.MARK]
effort.choose_profile()
reached.begin()

from tests import log_secrets  # noqa: E402 (it imports the server, whose lines are counted)

log_secrets.begin()

UNTIL = float(os.environ.get("SOTTOVOCE_UNTIL", "inf"))  # of the system's clock: then a soak is over
ENDING = 30.0  # seconds for what was started to end by itself
STUCK = 60.0 * effort.much(15, 90)  # seconds that no test needs, however busy the machine is
BROWSER = "tests.browser.people"
POSTGRES = "tests.server.postgres"
_left: list[str] = []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    if time.time() > UNTIL:
        pytest.skip("the time of the soak is over")
    reached.only_where_it_counts(item)
    if BROWSER in sys.modules and "browser" not in item.path.parts:
        sys.modules[BROWSER].close_shared_chromium()
    with patience.at_most(STUCK):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    with patience.at_most(STUCK):
        return (yield)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("soak") and not effort.IS_SOAK:
            item.add_marker(pytest.mark.skip(reason="`make soak` runs it"))
    if effort.IS_SOAK:
        items[:] = effort.shuffled(items, lambda item: item.path)


@pytest.fixture(autouse=True)
def no_log_tells_a_secret() -> Iterator[None]:
    """Not one line that is logged in any test."""
    yield
    told, log_secrets.found[:] = list(log_secrets.found), []
    assert not told


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def pytest_testnodedown(node: Any) -> None:
    """A worker has ended: what did it leave behind?"""
    _left.extend(getattr(node, "workeroutput", {}).get("left", ()))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reached.end()
    if session.exitstatus == pytest.ExitCode.INTERRUPTED:
        return  # the guard ends whatever is left
    mine = [f"{pid}: {command}" for pid, command in leftovers.left_after(ENDING).items()]
    if POSTGRES in sys.modules:
        mine += [f"PostgreSQL in {folder}" for folder in sys.modules[POSTGRES].Postgres.not_closed]
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left"] = mine
        return
    _left.extend(mine)
    if _left and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if _left:
        terminalreporter.section("processes left behind", red=True)
        for process in _left:
            terminalreporter.write_line(process)


def pytest_unconfigure() -> None:
    if GUARD.poll() is None:
        leftovers.dismissed(GUARD)
