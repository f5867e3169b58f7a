"""axe, which knows what makes a page hard to use for people who cannot see it, or not well."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# What is drawn on a card or a mask is a picture, named in words; axe takes its letters and numbers for a caption that
# the name leaves out. Of what it says so about, those stay that have a caption besides.
RUN = """async (options) => {
    const plain = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, " ").trim();
    const isCaption = (node) => {
        const element = node.element.cloneNode(true);
        element.querySelectorAll("svg, [aria-hidden=true]").forEach((drawing) => drawing.remove());
        return !plain(element.ariaLabel ?? "").includes(plain(element.textContent));
    };
    const { violations } = await axe.run({ elementRef: true, ...options });
    for (const found of violations) {
        if (found.id === "label-content-name-mismatch") found.nodes = found.nodes.filter(isCaption);
    }
    for (const node of violations.flatMap((found) => found.nodes)) delete node.element;
    return violations.filter((found) => found.nodes.length);
}"""


# Which of its rules: of one page in another light only the colours differ, on another screen everything but them.
RULES: dict[str, dict[str, Any]] = {
    "all": {},
    "colours": {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}},
    "all but colours": {"rules": {"color-contrast": {"enabled": False}}},
}


@cache
def _source() -> str:
    return SOURCE.read_text("utf-8")


def axe(page: Page, rules: str = "all") -> None:
    """Whatever axe finds in the page as it is now, a sentence and the elements each; it should be nothing."""
    if page.evaluate("!window.axe"):
        page.evaluate(_source())
    found: list[dict[str, Any]] = page.evaluate(RUN, RULES[rules])
    assert not found, f"{page.url}\n" + "\n".join(map(_told, found))


def _told(violation: dict[str, Any]) -> str:
    lines = [f"{violation['id']}: {violation['help']}"]
    for node in violation["nodes"]:
        why = [check["message"] for kind in ("any", "all", "none") for check in node[kind]]
        lines += [f"  {' '.join(map(str, node['target']))}", *(f"    {reason}" for reason in why)]
    return "\n".join(lines)
