"""Every page and every board, at every stage: for those who see it well, not well or not at all, and on any screen."""

import time
from collections.abc import Iterable, Sequence
from typing import get_args

import pytest
from playwright.sync_api import ElementHandle, Page, expect

from tests import patience
from tests.browser.axe import axe
from tests.browser.people import Language, People, Theme
from tests.browser.scenes import MORE, SCENES, Visit
from tests.effort import only_in_the_soak

SMALL, LARGE = (360, 640), (2560, 1440)
EXCUSED = {"nowhere": ("404",)}  # what the browser may complain about

each_scene = pytest.mark.parametrize("scene", list(SCENES))

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


# Where the page's own letters do not arrive, a machine has others: wide ones, or narrow ones.
LETTERS = {"its own": ("", ""), "wide": ("DejaVu Serif", "DejaVu Sans"), "narrow": ("Gelasio", "Roboto")}
SET_IN = """([serif, sans]) => {
    document.documentElement.style.setProperty("--serif", serif);
    document.documentElement.style.setProperty("--sans", sans);
}"""


def fits(
    page: Page, sizes: Sequence[tuple[int, int]] = (LARGE, SMALL), letters: Sequence[str] = tuple(LETTERS)
) -> None:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for name in reversed(letters):
            page.evaluate(SET_IN, LETTERS[name])
            until = time.monotonic() + patience.seconds(5)
            while (found := page.evaluate(TOO_WIDE)) and time.monotonic() < until:
                page.wait_for_timeout(50)  # the page may still be finding its new size
            assert found == [], (name, width, height, page.locator("html").get_attribute("lang"))


@each_scene
def test_everybody_can_use_it(person: People, scene: str) -> None:
    """axe finds nothing, in either light, on a desk and on a small phone; what has the focus looks different; and all
    of it fits in every language."""
    page = shown(person, scene, "en")
    axe(page)
    sees_where_the_keys_are(page)
    page.emulate_media(color_scheme="dark")
    axe(page, "colours")
    sees_where_the_keys_are(page)
    fits(page)
    axe(page, "all but colours")
    for language in get_args(Language)[1:]:
        page.locator(f'button[aria-label^="{language.upper()}, "]').first.dispatch_event("click")  # also under a dialog
        expect(page.locator("html")).to_have_attribute("lang", language)
        fits(page, [SMALL], ["its own", "wide"])  # where there is least room


@only_in_the_soak
@pytest.mark.parametrize("picture", list(MORE))
def test_everybody_can_use_what_is_only_looked_at(person: People, picture: str) -> None:
    """Other stages of a board and moments that soon pass, as they are when they come."""
    page = person()
    MORE[picture](Visit(person, page, "en"))
    axe(page)


@only_in_the_soak
@each_scene
@pytest.mark.parametrize("language", get_args(Language))
def test_everybody_can_use_it_in_their_language(person: People, scene: str, language: Language) -> None:
    """Coming in this language, with every rule of axe in every light and size."""
    page = shown(person, scene, language)
    for theme in get_args(Theme):
        page.emulate_media(color_scheme=theme)
        axe(page)
    fits(page)
    for theme in get_args(Theme):
        page.emulate_media(color_scheme=theme)
        axe(page)


# Keys.

# What can have the focus and looks no different when it has it, as far as its style tells.
NOT_SEEN = """() => {
    const LOOKS = ["outlineStyle", "outlineWidth", "outlineColor", "boxShadow", "borderTopColor", "backgroundColor",
        "color", "textDecorationLine", "fill", "stroke", "strokeWidth", "opacity", "visibility", "filter", "transform"];
    const around = (stop) => [stop, stop.closest("label"), stop.nextElementSibling, ...stop.querySelectorAll("*")];
    const look = (stop) => around(stop).filter(Boolean).flatMap((one) => [null, "::before", "::after"].map((part) => {
        const style = getComputedStyle(one, part);
        return LOOKS.map((name) => style[name]).join();
    })).join();
    const modal = document.querySelector("dialog:modal") ?? document;
    const before = document.activeElement;
    const stops = [...modal.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")];
    const unseen = [];
    let count = 0;
    for (const stop of stops) {
        if (stop.tabIndex < 0) continue;
        stop.blur();
        const without = look(stop);
        stop.focus();
        if (document.activeElement !== stop) continue;
        count += 1;
        if (look(stop) === without) unseen.push(stop);
        stop.blur();
    }
    before?.focus();
    window.unseen = unseen;
    return [count, unseen.length];
}"""


def sees_where_the_keys_are(page: Page) -> None:
    """Whatever Tab can lead to looks different when it has the focus; where its style does not say so, its picture."""
    page.keyboard.press("Shift")  # from now on somebody uses keys
    stops, unclear = page.evaluate(NOT_SEEN)
    assert stops
    theme: Theme = "dark" if page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") else "light"
    unseen = []
    for number in range(unclear):
        stop = page.evaluate_handle(f"window.unseen[{number}]").as_element()
        assert stop is not None
        stop.evaluate("stop => stop.blur()")
        without = pictures(page, stop, [theme])
        stop.evaluate("stop => stop.focus()")
        if pictures(page, stop, [theme]) == without:
            unseen.append(stop.evaluate(NAME))
    assert unseen == []


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


@only_in_the_soak
@each_scene
def test_one_sees_where_the_keys_are(person: People, scene: str) -> None:
    """From stop to stop with the Tab key, each looks different when it has the focus, in either light; and there is an
    end to them."""
    page = shown(person, scene, "en")
    unseen: list[str] = []
    stop, stops = next_stop(page) or next_stop(page), 0  # the first Tab may leave a dialog
    while stop is not None:
        stops += 1
        assert stops < MOST_STOPS, stop.evaluate(NAME)
        focused = pictures(page, stop, get_args(Theme))
        after = next_stop(page)
        if any(was == now for was, now in zip(focused, pictures(page, stop, get_args(Theme)), strict=True)):
            unseen.append(stop.evaluate(NAME))
        stop = after
    assert stops
    assert unseen == []


def next_stop(page: Page) -> ElementHandle | None:
    page.keyboard.press("Tab")
    return page.evaluate_handle(STOP).as_element()


def pictures(page: Page, stop: ElementHandle, themes: Iterable[Theme]) -> list[bytes]:
    """It, and a little around it, in each light."""
    stop.scroll_into_view_if_needed()
    box, size = stop.evaluate(BOX), page.viewport_size
    assert size is not None
    x, y = max(0, box["x"] - AROUND), max(0, box["y"] - AROUND)
    width = min(size["width"], box["x"] + box["width"] + AROUND) - x
    height = min(size["height"], box["y"] + box["height"] + AROUND) - y
    found = []
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        found.append(page.screenshot(clip={"x": x, "y": y, "width": width, "height": height}))
    return found
