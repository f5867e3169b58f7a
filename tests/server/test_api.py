"""Whatever is sent to an address of the server, the answer is one that is described; it never fails."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from typing import Any

import httpx2
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from starlette.routing import Mount, Route

from sottovoce.server.http.app import App
from tests import patience
from tests.effort import much
from tests.server.openapi import description

ADDRESSES = [(method, path) for path, told in description()["paths"].items() for method in told]


@cache
def schema() -> Any:
    """Imported when it is needed: that takes longer than most tests."""
    import schemathesis

    return schemathesis.openapi.from_dict(description())


@cache
def devices(address: str) -> Iterator[str]:
    """Keys of many devices, in turn: none is too fast."""
    with httpx2.Client(base_url=address) as http:
        return cycle([http.post("/api/device", json={"program": True}).json()["key"] for _ in range(200)])


@cache
def browser() -> Any:
    """One that keeps its connections: an address that opens many is turned away."""
    from requests import Session

    return Session()


def validated(case: Any, address: str) -> None:
    """Send it; the answer must be as described."""
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    case.call_and_validate(
        base_url=address,
        session=browser(),
        headers={"Authorization": f"Bearer {next(devices(address))}"},  # hardly ever the same as the last time
        checks=[
            not_a_server_error, checks.status_code_conformance, checks.content_type_conformance,
            checks.response_schema_conformance,
        ],
        timeout=patience.seconds(60),
    )  # fmt: skip


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The real command, in a process of its own."""
    database = str(tmp_path_factory.mktemp("api") / "t.sqlite")
    command = [sys.executable, "-m", "sottovoce", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield "http://127.0.0.1:" + process.stdout.readline().split("localhost:")[1].split("/")[0]
        process.terminate()
        _, errors = process.communicate(timeout=patience.seconds())
        assert "Traceback" not in errors, errors


def test_every_address_is_described() -> None:
    [api] = (route for route in App(None).asgi.routes if isinstance(route, Mount))
    routes = {
        (method.lower(), api.path + route.path)
        for route in api.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routes == set(ADDRESSES)


@pytest.mark.parametrize(("method", "path"), ADDRESSES)
@settings(
    max_examples=much(25, 200), database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)  # fmt: skip
@given(data=st.data())
def test_anything_may_be_sent(method: str, path: str, address: str, data: st.DataObject) -> None:
    case = data.draw(schema()[path][method].as_strategy())
    if isinstance(case.body, dict) and "wait" in case.body:
        case.body["wait"] = 0
    validated(case, address)
