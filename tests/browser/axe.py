"""axe, which knows what makes a page hard to use for people who cannot see it, or not well."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


@cache
def _source() -> str:
    return SOURCE.read_text("utf-8")


def axe(page: Page) -> None:
    """Whatever axe finds in the page as it is now, a sentence and the elements each; it should be nothing."""
    page.evaluate(_source())
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((found) => found.violations)")
    assert not found, f"{page.url}\n" + "\n".join(map(_told, found))


def _told(violation: dict[str, Any]) -> str:
    lines = [f"{violation['id']}: {violation['help']}"]
    for node in violation["nodes"]:
        why = [check["message"] for kind in ("any", "all", "none") for check in node[kind]]
        lines += [f"  {' '.join(map(str, node['target']))}", *(f"    {reason}" for reason in why)]
    return "\n".join(lines)
