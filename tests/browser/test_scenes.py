"""Every page and every board, at every stage: for those who see it well, not well or not at all, and on any screen."""

from typing import get_args

import pytest
from playwright.sync_api import ElementHandle, Page

from tests.browser.axe import axe
from tests.browser.people import Language, People, Theme
from tests.browser.scenes import SCENES, Visit

SMALL, LARGE = (360, 640), (2560, 1440)
EXCUSED = {"nowhere": ("404",)}  # what the browser may complain about

each_scene = pytest.mark.parametrize("scene", list(SCENES))
each_language = pytest.mark.parametrize("language", get_args(Language))

# What is wider than there is room for: the page itself, what scrolls in it, and words (not drawings) that spill over
# their button.
TOO_WIDE = """() => {
    const found = [];
    const isCut = (element) => getComputedStyle(element).textOverflow === "ellipsis";
    const isDrawn = (element) => {
        const copy = element.cloneNode(true);
        copy.querySelectorAll("svg, [aria-hidden=true]").forEach((drawing) => drawing.remove());
        return copy.textContent.trim() === "";
    };
    const told = (element) => `${element.tagName} ${element.className} “${element.textContent.trim().slice(0, 40)}”`;
    const looked = document.querySelectorAll(":root, dialog, button, .btn, summary, th, td");
    for (const element of looked) {
        const isWide = element.clientWidth && element.scrollWidth > element.clientWidth + 1;
        if (isWide && !isCut(element) && !isDrawn(element)) {
            found.push(`${told(element)}: ${element.scrollWidth} of ${element.clientWidth}`);
        }
    }
    return found;
}"""


def shown(person: People, scene: str, language: Language) -> Page:
    page = person(language, excused=EXCUSED.get(scene, ()))
    SCENES[scene](Visit(person, page, language))
    return page


@each_scene
@each_language
def test_everybody_can_use_it(person: People, scene: str, language: Language) -> None:
    """axe finds nothing, in either light, on a desk and on a small phone; and all of it fits."""
    page = shown(person, scene, language)
    axe(page)
    page.emulate_media(color_scheme="dark")
    axe(page, "colours")
    for width, height in (LARGE, SMALL):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(TOO_WIDE) == [], (width, height)
    axe(page, "all but colours")


# Keys.

# What has the focus now, if it has not had it before.
STOP = """() => {
    const stop = document.activeElement;
    const stops = (window.stops ??= new Set());
    if (!stop || stop === document.body || stops.has(stop)) return null;
    stops.add(stop);
    return stop;
}"""
BOX = """(stop) => {
    const seen = stop.closest("label") ?? stop;
    const { x, y, width, height } = seen.getBoundingClientRect();
    return { x, y, width, height };
}"""
NAME = """(stop) => `${stop.tagName} ${stop.ariaLabel ?? (stop.closest("label") ?? stop).textContent.trim()}`"""
MOST_STOPS = 100
AROUND = 6  # px beside what has the focus


@pytest.mark.parametrize("scene", [s for s in SCENES if not s.startswith("rules-") or s == "rules-volto"])
def test_one_sees_where_the_keys_are(person: People, scene: str) -> None:
    """From stop to stop with the Tab key, each looks different when it has the focus, in either light; and there is an
    end to them."""
    page = shown(person, scene, "en")
    unseen: list[str] = []
    stop, stops = next_stop(page) or next_stop(page), 0  # the first Tab may leave a dialog
    while stop is not None:
        stops += 1
        assert stops < MOST_STOPS, stop.evaluate(NAME)
        focused = pictures(page, stop)
        after = next_stop(page)
        if any(was == now for was, now in zip(focused, pictures(page, stop), strict=True)):
            unseen.append(stop.evaluate(NAME))
        stop = after
    assert stops
    assert unseen == []


def next_stop(page: Page) -> ElementHandle | None:
    page.keyboard.press("Tab")
    return page.evaluate_handle(STOP).as_element()


def pictures(page: Page, stop: ElementHandle) -> list[bytes]:
    """It, and a little around it, in either light."""
    stop.scroll_into_view_if_needed()
    box, size = stop.evaluate(BOX), page.viewport_size
    assert size is not None
    x, y = max(0, box["x"] - AROUND), max(0, box["y"] - AROUND)
    width = min(size["width"], box["x"] + box["width"] + AROUND) - x
    height = min(size["height"], box["y"] + box["height"] + AROUND) - y
    found = []
    for theme in get_args(Theme):
        page.emulate_media(color_scheme=theme)
        found.append(page.screenshot(clip={"x": x, "y": y, "width": width, "height": height}))
    return found
