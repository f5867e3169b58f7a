"""What is said at the piazza: in another language, in words, and when somebody has moved."""

from playwright.sync_api import expect

from sottovoce.games.verona_twist import GAME
from tests.browser.people import People
from tests.browser.playing import Player
from tests.browser.test_table import at_a_table, log, menu, mover


def test_the_language_changes_in_the_middle_of_a_game(person: People) -> None:
    one, other = Player(person(), GAME.id, 15), Player(person(), GAME.id, 16)
    at_a_table(GAME.id, one, other)
    page = one.page
    assert "The Nurse" in log(page)
    one.choose(page.get_by_role("button", name="IT"))
    expect(page.locator("#log")).to_contain_text("La Nutrice")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.reload()
    expect(page.locator("#log")).to_contain_text("La Nutrice")


def test_the_board_is_there_in_words_and_every_move_is_announced(person: People) -> None:
    one, other = Player(person(), GAME.id, 17), Player(person(), GAME.id, 18)
    at_a_table(GAME.id, one, other)
    first, second = mover(one, other)
    first.play()
    expect(second.page.locator('[role="log"]')).to_contain_text("moves the")
    second.page.keyboard.press("w")
    expect(second.page.locator("dialog")).to_contain_text("the Friar")
    second.page.keyboard.press("Escape")
    menu(second, "The board in words")
    expect(second.page.locator("dialog")).to_contain_text("the Friar")
    second.page.keyboard.press("Escape")
    expect(second.page.locator(".more summary")).to_be_focused()
    second.page.keyboard.press("?")
    expect(second.page.locator("dialog")).to_contain_text("go to the board")
