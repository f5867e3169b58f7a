"""The addresses of the server as OpenAPI tells them, made from the same list as `docs/wire.md`."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from sottovoce.server import wiregen
from sottovoce.server.live import messages

REFERENCE = "#/components/schemas/{name}"
AS_TEXT = ("/record", "/words/{language}")  # answers that are no JSON


def description() -> dict[str, Any]:
    every: list[Any] = [kind for row in wiregen.HTTP for kind in row[2:]]
    kinds: list[Any] = [kind for kind in every if kind is not None and not isinstance(kind, str)]
    schemas, components = msgspec.json.schema_components([*kinds, messages.ErrorBody], ref_template=REFERENCE)
    by_kind = {repr(kind): schema for kind, schema in zip([*kinds, messages.ErrorBody], schemas, strict=True)}
    paths: dict[str, Any] = {}
    for method, told, asked, answer in wiregen.HTTP:
        path, _, query = told.partition("?")
        found = by_kind.get(repr(answer), {"type": "object"})
        kind = "text/plain" if path.endswith(AS_TEXT) else "application/json"
        refused = {"description": "no", "content": {"application/json": {"schema": by_kind[repr(messages.ErrorBody)]}}}
        parameters = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
            for name in re.findall(r"{(\w+)}", path)
        ]
        for name in re.findall(r"(\w+)=", query):
            schema = {"type": "string"} if name == "eyes" else {"type": "integer", "minimum": 0, "maximum": 99}
            parameters.append({"name": name, "in": "query", "required": False, "schema": schema})
        operation: dict[str, Any] = {
            "parameters": parameters,
            "responses": {
                "200": {"description": "yes", "content": {kind: {"schema": {} if kind == "text/plain" else found}}},
                "4XX": refused,
            },
        }
        if asked is not None:
            body = {"application/json": {"schema": by_kind[repr(asked)]}}
            operation["requestBody"] = {"required": True, "content": body}
        paths.setdefault(path, {})[method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sottovoce", "version": str(messages.PROTOCOL)},
        "paths": paths,
        "components": {"schemas": components},
    }
