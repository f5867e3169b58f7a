"""A test that is stuck fails, and says where."""

import asyncio
import time

import pytest

from tests import patience


def test_what_never_ends_fails_where_it_is() -> None:
    with pytest.raises(pytest.fail.Exception, match="stuck"), patience.at_most(0.05):
        time.sleep(600)


def test_also_what_waits_for_an_event_that_never_comes() -> None:
    with pytest.raises(pytest.fail.Exception, match="stuck"), patience.at_most(0.05):
        asyncio.run(asyncio.Event().wait())


def test_what_ends_is_left_alone() -> None:
    with patience.at_most(0.05):
        pass
    time.sleep(0.1)
