"""A device that asks the server itself, without a page: to bring tables to where a test begins."""

from __future__ import annotations

import secrets
from typing import Any

from playwright.sync_api import APIRequestContext, BrowserContext


class Device:
    """What a page's device asks for; the key is the one in the browser's cookie."""

    def __init__(self, context: BrowserContext) -> None:
        self.http: APIRequestContext = context.request
        self._line, self._got = "", 0
        self._lines: dict[str, int] = {}  # of a table: how many were told
        self.post("/api/device")

    def post(self, address: str, **sent: Any) -> Any:
        answer = self.http.post(address, data=sent)
        assert answer.ok, f"{address}: {answer.status} {answer.text()}"
        return answer.json()

    def ask(self, kind: str, **fields: Any) -> None:
        """Done when this returns."""
        key = secrets.token_hex(8)
        told = self._poll({"ask": kind, "key": key, **fields})
        while not any(answer.get("key") == key for answer in told):
            told = self._poll()
        [answer] = [answer for answer in told if answer.get("key") == key]
        assert answer["tell"] == "done", answer

    def move(self, table: str, chair: int, move: str) -> None:
        """Knowing all that has happened."""
        self.ask("watch", table=table, chair=chair)
        while table not in self._lines:
            self._poll()
        self.ask("move", table=table, chair=chair, move=move, seen=self._lines[table])

    def _poll(self, *say: dict[str, Any]) -> list[dict[str, Any]]:
        """What is new to this device."""
        told = self.post("/api/poll", line=self._line, got=self._got, say=say, wait=5)
        fresh: list[dict[str, Any]] = told["tell"][max(0, self._got - told["first"]) :]
        self._line, self._got = told["line"], told["first"] + len(told["tell"])
        for news in fresh:
            if news["tell"] == "news" and news["lines"]:
                self._lines[news["table"]] = news["lines"][-1]["n"] + 1
        return fresh
