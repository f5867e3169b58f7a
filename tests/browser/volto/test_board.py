"""Volto's board under a hand: nothing lies in its way, and what happens is seen."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests import patience
from tests.browser.people import People
from tests.browser.scenes import MORE, SCENES, Visit
from tests.browser.sight import NEEDED, SIZES, ZOOMED, everything_is_in_sight
from tests.browser.wire import BROKEN, Wire

COVERED = """() => [...document.querySelectorAll("[data-square]")].filter((square) => {
    const { x, y, width, height } = square.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) !== square;
}).map((square) => square.dataset.square)"""

# What the ribbon says before and right after a click beside everything.
CLICKED_BESIDE = """() => {
    const said = () => document.querySelector(".ribbon").textContent.trim();
    const before = said();
    document.querySelector("main.table").click();
    return new Promise((done) => requestAnimationFrame(() => done([before, said()])));
}"""


def test_a_capture_and_the_recapture_are_both_seen_and_nothing_covers_the_board(person: People) -> None:
    visit = Visit(person, person(pace="calm"), "en")
    seated = visit.sits("volto", "novices_palace", 3, "white")
    page = visit.page
    page.goto(f"/t/{seated.table}")
    ribbon, caption = visit.page.locator(".ribbon"), page.locator(".status .caption")
    visit.square("c6").click()
    visit.square("c2").click()
    expect(ribbon).to_have_text("a red counsellor")
    seated.devices[0].move(seated.table, 0, "c1xc2")  # before one has seen what one captured
    expect(ribbon).to_have_text("a red counsellor")
    assert page.evaluate(COVERED) == []
    assert page.evaluate(CLICKED_BESIDE) == ["a red counsellor", "your soldier"]
    expect(caption).to_have_text("Red captures on c2: your soldier.")
    assert page.evaluate(COVERED) == []
    visit.square("a6").click()  # goes on at once
    expect(visit.square("a6")).to_have_attribute("aria-pressed", "true")
    expect(ribbon).to_have_count(0)


def test_a_mask_is_put_down_by_a_second_click_or_escape_and_a_wrong_move_gets_its_reason(person: People) -> None:
    visit = Visit(person, person(), "en")
    visit.plays("volto", "novices_palace", 16, "red")
    pretender = visit.square("d2")
    for _ in range(2):
        pretender.click()
        expect(pretender).to_have_attribute("aria-pressed", "true")
        pretender.click()
        expect(pretender).not_to_have_attribute("aria-pressed", "true")
    pretender.click()
    visit.page.keyboard.press("Escape")
    expect(pretender).not_to_have_attribute("aria-pressed", "true")
    pretender.click()
    visit.square("d5").click(force=True)  # three rows away
    expect(visit.page.locator(".ribbon")).to_have_text("Pretender: one step, 8 directions")
    expect(pretender).to_have_attribute("aria-pressed", "true")


def test_a_chosen_mask_stays_chosen_when_the_connection_comes_back(person: People, wire: Wire) -> None:
    """The same view is sent again then: whatever one has in hand stays there."""
    page = person(at=wire.address, excused=BROKEN)
    visit = Visit(person, page, "en")
    visit.plays("volto", "novices_palace", 16, "red")
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    visit.square("d2").click()
    wire.cut()
    expect(page.locator(".banner")).to_be_visible()
    wire.mend()
    expect(page.locator(".banner")).to_have_count(0)
    end = time.monotonic() + patience.seconds()
    while not any('"view":{' in frame for frame in frames):
        assert time.monotonic() < end
        page.wait_for_timeout(15)
    expect(visit.square("d2")).to_have_attribute("aria-pressed", "true")


def test_take_back_in_the_set_up_is_there_when_there_is_something_to_take_back(person: People) -> None:
    visit = Visit(person, person("it", size=(360, 640)), "it")
    visit.plays("volto", "novices_palace", 0, "white")
    back = visit.page.get_by_role("button", name=visit.say("undo"), exact=True)
    expect(back).to_be_disabled()
    box = "element => element.getBoundingClientRect()"
    board, bar = (visit.sees(where).evaluate(box) for where in (".stage", ".actions"))
    for button in visit.page.locator(".paper .btn").all():
        here = button.evaluate(box)
        assert board["left"] <= here["left"] < here["right"] <= board["right"]
    assert board["bottom"] <= bar["top"]
    laid = "() => [...document.querySelectorAll('[data-square]')].map((square) => square.ariaLabel)"
    before = visit.page.evaluate(laid)
    visit.square("a7").click()
    visit.square("e6").click()
    back.click()
    expect(back).to_be_disabled()
    assert visit.page.evaluate(laid) == before


@pytest.mark.parametrize("scene", ["setup", "set-up", "chosen", "waiting", "end"])
def test_the_board_and_the_buttons_are_in_sight_in_every_phase(person: People, scene: str) -> None:
    page = person()
    (SCENES | MORE)[f"volto-{scene}"](Visit(person, page, "en"))
    everything_is_in_sight(page, [*SIZES, *ZOOMED], NEEDED.replace(" button", " button:not([aria-disabled])"))


def test_the_result_is_shared_with_the_masks_as_they_were_left(person: People) -> None:
    alt, picture = Visit(person, person(), "en").shares("volto", "novices_palace")
    assert "Red, 6 masks left. White, 4 masks left. 29 moves. 10 masks captured." in alt
    assert len(re.findall(r'href="#volto-sign-', picture)) == 20  # it is over: all faces are shown
