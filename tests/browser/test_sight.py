"""Around a board, too, whatever is needed is in sight on every desk and phone: requests and ends. The
phases of a game are looked at by the tests of that game."""

import pytest
from playwright.sync_api import expect

from tests.browser.boards import BOARDS
from tests.browser.people import People
from tests.browser.scenes import MORE, SCENES, Visit
from tests.browser.sight import everything_is_in_sight, is_in_sight
from tests.effort import IS_SOAK

NEEDED = (
    "[data-square], .actions button, .actions summary, .status > .words, .request .btn, .end .btn, "
    ".end .how, .scrubber button, .scrubber input"
)
AROUND = ["asked", "common-beat", "watched", *(f"{game}-resigned" for game in BOARDS)]
BACK = sorted(scene for scene in SCENES if scene in {f"back-{game}" for game in BOARDS})


@pytest.mark.parametrize("scene", [*AROUND, *BACK])
def test_what_is_needed_around_a_board_is_in_sight(person: People, scene: str) -> None:
    page = person()
    (SCENES | MORE)[scene](Visit(person, page, "en"))
    look = everything_is_in_sight if IS_SOAK else is_in_sight
    look(page, needed=NEEDED if scene in AROUND else NEEDED.removeprefix("[data-square], "))
    if scene.endswith("-resigned") and not IS_SOAK:  # how it ended is told in one place, and that this person gave up
        expect(page.locator(".end .how:visible, .status small:visible")).to_have_count(1)
        expect(
            page.locator(".status .words, .end .how").filter(visible=True, has_text="resigned").first
        ).to_be_visible()
