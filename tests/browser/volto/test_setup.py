"""A set-up in progress is kept on the device, and hidden from everyone who must not see it."""

from playwright.sync_api import expect

from sottovoce.games.volto import GAME
from tests.browser.people import People
from tests.browser.playing import Player
from tests.browser.scenes import SCENES, Visit, curtain
from tests.browser.sight import SIZES, ZOOMED
from tests.browser.test_games import begins_against_a_bot

LAID = "Object.keys(localStorage).filter((name) => name.startsWith('sottovoce.laid.')).length"


def test_a_set_up_in_progress_is_kept_on_the_device_until_it_is_made(person: People) -> None:
    player = Player(person(), GAME.id, 16)
    begins_against_a_bot(player)
    page, squares = player.page, player.page.locator("[data-square]")
    for name in ("a1", "c2"):
        page.locator(f'[data-square="{name}"]').click()
    laid = squares.evaluate_all("all => all.map((square) => square.ariaLabel)")
    page.reload()
    expect(squares).to_have_count(35)
    assert squares.evaluate_all("all => all.map((square) => square.ariaLabel)") == laid
    assert page.evaluate(LAID) == 1
    page.locator(".actions .btn.main").click()
    player.until(lambda: page.evaluate(LAID) == 0)


def test_on_a_shared_device_the_curtain_hides_a_set_up_in_progress_from_the_browser_itself(person: People) -> None:
    visit = Visit(person, person(), "en")
    curtain(visit)
    visit.page.locator("main.curtain .btn").first.click()
    expect(visit.square("a1")).to_be_visible()
    visit.page.wait_for_function(f"{LAID} === 1")
    visit.page.reload()
    expect(visit.page.locator("main.curtain")).to_be_visible()
    visit.page.wait_for_function(f"{LAID} === 0")


def test_the_square_stays_where_it_is_when_the_masks_are_set_up(person: People) -> None:
    visit = Visit(person, person("it"), "it")
    visit.plays(GAME.id, "novices_palace", 1, "white")  # in Italian, what to do takes two lines
    page = visit.page
    board = page.locator(".board-place")
    before = board.evaluate("one => one.offsetTop")
    page.locator(".actions .btn.main").click()
    expect(page.locator(".actions .btn.main")).to_have_count(0)
    assert board.evaluate("one => one.offsetTop") == before


def test_what_lies_on_the_square_covers_no_mask_of_ones_own(person: People) -> None:
    visit = Visit(person, person("it"), "it")
    SCENES["volto-setup"](visit)
    for width, height in (*SIZES, *ZOOMED):
        visit.page.set_viewport_size({"width": width, "height": height})
        paper = visit.page.locator(".paper").bounding_box()
        mask = visit.page.locator('[data-square="a6"]').bounding_box()
        assert paper is not None
        assert mask is not None
        assert paper["y"] + paper["height"] <= mask["y"] + 1, (width, height)
