"""What happens is shown one thing after the other, and nobody has to wait for it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.playing import Player
from tests.browser.test_games import begins_against_a_bot
from tests.example_games import IN_TURN

WATCH = """() => {
  window.told = [];
  const look = () => {
    const caption = document.querySelector(".caption")?.textContent ?? "";
    const last = [...document.querySelectorAll("#log li:not(.aside) button")].at(-1)?.textContent ?? "";
    if (caption && caption !== window.told.at(-1)?.[0]) window.told.push([caption.trim(), last.trim()]);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def prepared(player: Player) -> None:
    """Whatever is prepared in secret is done, and it is this player's turn."""
    begins_against_a_bot(player)
    player.until(lambda: player.is_to_move)
    while player.view["phase"] != "moving":
        player.play()
        player.until(lambda: player.is_to_move)


def test_ones_own_move_and_the_bots_answer_are_shown_one_after_the_other(person: People) -> None:
    player = Player(person(pace="calm", still=False), IN_TURN, 5)
    prepared(player)
    page = player.page
    expect(page.locator(".caption")).to_have_count(0)
    page.evaluate(WATCH)
    player.play()
    player.until(lambda: player.is_to_move)
    player.until(lambda: page.evaluate("window.told.length") >= 2)
    expect(page.locator(".caption")).to_have_count(0)
    (mine, after_mine), (bots, after_bots) = page.evaluate("window.told")
    assert after_mine != after_bots, "the log runs ahead of what is shown"
    for told, line in ((mine, after_mine), (bots, after_bots)):  # a capture is told with whose mask it was
        assert re.findall(r"\b[a-e][1-7]\b", line)[-1] in told
    expect(page.locator(".status .flame")).to_be_visible()


def test_a_move_may_be_made_while_something_is_still_shown(person: People) -> None:
    player = Player(person(pace="calm", still=False), IN_TURN, 6)
    prepared(player)
    for _ in range(3):
        made = len(player.made)
        player.play()
        assert len(player.made) == made + 1
        player.until(lambda: player.is_to_move or player.is_over)


def test_who_comes_back_is_told_what_happened_meanwhile(person: People) -> None:
    player = Player(person(), IN_TURN, 7)
    prepared(player)
    page = player.page
    player.play()
    player.until(lambda: player.is_to_move)
    seen = "Object.keys(localStorage).find((name) => name.startsWith('sottovoce.seen.'))"
    page.evaluate(f"localStorage.setItem({seen}, '[1, 2]')")  # all that this device has seen are the two set-ups
    page.evaluate("window.addEventListener('pagehide', (event) => event.stopImmediatePropagation())")
    page.reload()
    expect(page.locator("section.away li")).to_have_count(2)
    player.until(lambda: player.is_to_move)
    player.play()
    expect(page.locator("section.away")).to_have_count(0)
