"""Looking back at a game while the next one is played at the same table, and from one game to another."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.boards import lines_of
from tests.browser.people import People
from tests.browser.playing import Player
from tests.browser.test_games import play_again
from tests.browser.test_table import at_a_table, menu, mover, prepare
from tests.example_games import AT_ONCE


def set_up(player: Player) -> str:
    """How this person has set up in the game played last: nobody else was told it."""
    moves: list[str] = [line["move"] for frame in player.frames for line in lines_of(frame)]
    return [move for move in moves if move.startswith("setup ") and move != "setup ?"][-1].removeprefix("setup ")


def resigns(player: Player) -> None:
    menu(player, "Resign")
    player.choose(player.page.locator("dialog .btn.main"))


def looks_at_everything(page: Page) -> None:
    """With all eyes, to the last line."""
    for eyes in ("Everybody", "All revealed"):
        page.locator(".left label.seat", has_text=eyes).click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".status.over")).to_be_visible()


def test_the_first_game_is_looked_back_at_while_the_second_is_played(person: People) -> None:
    """From both seats; and nothing of the second is sent by that, not even of one's own."""
    one, other = Player(person(), AT_ONCE, 31), Player(person(), AT_ONCE, 32)
    at_a_table(AT_ONCE, one, other)
    first = [set_up(player) for player in (one, other)]
    resigns(one)
    shared = one.page.get_by_role("link", name="Look back").get_attribute("href") or ""
    other.until(lambda: other.is_over)
    play_again(one, other)
    prepare(one, other)
    second = [set_up(player) for player in (one, other)]
    moves, waits = mover(one, other)
    for player in (moves, waits):
        table, told, answered = player.page.url, len(player.frames), len(player.bodies)
        player.choose(player.page.locator(".more summary"))
        player.choose(player.page.get_by_role("link", name="Look back at the game before"))
        way = player.page.locator(".game-picker .btn")
        expect(way).to_have_text("Your turn" if player is moves else "Back to the game")
        looks_at_everything(player.page)
        sent = "\n".join(player.bodies[answered:])
        assert all(secret in sent for secret in first)
        assert not any(secret in sent for secret in second)
        assert not any(frame["tell"] == "news" for frame in player.frames[told:])
        player.choose(way)
        expect(player.page.locator(".board-place")).to_be_visible()
        assert player.page.url == table
    moves.until(lambda: moves.is_to_move)
    for address in (shared, urlsplit(shared).path):  # also the link that names no game
        one.page.goto(address)
        one.page.locator(".scrubber").wait_for()
        one.page.keyboard.press("End")
        expect(one.page).to_have_url(re.compile(r"/back\?game=0&line=\d+&eyes=\d$"))
        expect(one.page.locator(".status.over")).to_contain_text("resigned")


def test_one_goes_from_one_game_of_the_table_to_another(person: People) -> None:
    one, other = Player(person(), AT_ONCE, 33), Player(person(), AT_ONCE, 34)
    at_a_table(AT_ONCE, one, other)
    resigns(one)
    expect(other.page.locator(".end")).to_be_visible()
    play_again(one, other)
    resigns(other)
    page = other.page
    other.choose(page.get_by_role("link", name="Look back"))
    where, chosen = page.locator(".game-picker p"), page.locator(".seat.chosen")
    expect(where).to_have_text("Game 2 of 2")
    expect(chosen).to_contain_text("Red")
    other.choose(page.get_by_role("link", name="The game before"))
    expect(where).to_have_text("Game 1 of 2")
    expect(chosen).to_contain_text("White")  # the same person, who sat elsewhere then
    expect(page.get_by_role("link", name="The game after")).to_be_focused()
    page.keyboard.press("Enter")
    expect(where).to_have_text("Game 2 of 2")
    page.go_back()
    expect(where).to_have_text("Game 1 of 2")
    expect(page.locator(".game-picker .btn")).to_have_count(0)  # nothing is played there now
