"""Every test of the store runs on a file and on a real PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from sottovoce.server.storage.store import Store
from tests.server.postgres import Postgres

_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Started when the first test asks for it."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    server: Postgres = request.getfixturevalue("postgres")
    return server.url(f"test{next(_numbers)}")


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()
