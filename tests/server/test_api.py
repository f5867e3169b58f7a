"""Whatever is sent to an address of the server, the answer is one that is described; it never fails."""

from __future__ import annotations

import secrets
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Mount, Route

from sottovoce.server.http.app import App
from tests.server.openapi import description

schema = schemathesis.openapi.from_dict(description())
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The real command, in a process of its own."""
    database = str(tmp_path_factory.mktemp("api") / "t.sqlite")
    command = [sys.executable, "-m", "sottovoce", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield "http://127.0.0.1:" + process.stdout.readline().split("localhost:")[1].split("/")[0]
        process.terminate()
        _, errors = process.communicate(timeout=20)
        assert "Traceback" not in errors, errors


def test_every_address_is_described() -> None:
    [api] = (route for route in App(None).asgi.routes if isinstance(route, Mount))
    routes = {
        (method.lower(), api.path + route.path)
        for route in api.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routes == {(method, path) for path, told in description()["paths"].items() for method in told}


@schema.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_anything_may_be_sent(case: schemathesis.Case[Any], address: str) -> None:
    if isinstance(case.body, dict) and "wait" in case.body:
        case.body["wait"] = 0
    headers = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}  # a new device each time
    case.call_and_validate(base_url=address, headers=headers, checks=CHECKS, timeout=20)
