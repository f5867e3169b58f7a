"""The page in a real browser, on a real server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.people import People, close_shared_chromium, shared_chromium
from tests.browser.serving import serving
from tests.browser.wire import Wire


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that the tests of this process have to themselves."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture
def browser() -> Browser:
    return shared_chromium()


def pytest_sessionfinish() -> None:
    close_shared_chromium()


@pytest.fixture
def person(browser: Browser, server: str) -> Iterator[People]:
    """A person who comes: `person("fr", phone=True)` is a page on a new device. Nothing may go wrong in any of them."""
    people = People(browser, server)
    yield people
    people.leave()
    assert not people.wrong, "\n".join(people.wrong)


@pytest.fixture
def wire(server: str) -> Iterator[Wire]:
    """A wire to the server that can be cut."""
    wire = Wire(int(server.rpartition(":")[2]))
    yield wire
    wire.close()
