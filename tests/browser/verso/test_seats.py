"""Verso alone, and with six."""

from itertools import product
from typing import get_args

from playwright.sync_api import expect

from sottovoce.games.verso import GAME
from tests.browser.people import Language, People
from tests.browser.playing import Player, play_a_while, play_to_the_end
from tests.browser.test_games import comes_by_the_link


def test_alone(person: People) -> None:
    player = Player(person(language="fr"), GAME.id, 12)
    player.page.goto(f"/new/{GAME.id}")
    player.choose(player.page.locator(".who label").get_by_text("1", exact=True))
    player.choose(player.page.locator(".make .btn.main"))
    player.is_shown_the_game()
    play_to_the_end(player)
    expect(player.page.locator(".end")).to_be_visible()
    assert len(player.view["players"]) == 1
    assert not player.leaks()


def test_six_browsers(person: People) -> None:
    """At desks and with phones, in three languages; everybody's cards are on every board."""
    one, *others = everybody = [
        Player(person(language, phone=phone), GAME.id, 13 + n, by="touch" if phone else "mouse")
        for n, (language, phone) in enumerate(product(get_args(Language), (False, True)))
    ]
    one.page.goto(f"/new/{GAME.id}")
    one.choose(one.page.locator(".who label").get_by_text("6", exact=True))
    one.choose(one.page.locator(".make .btn.main"))
    comes_by_the_link(one, *others)
    play_a_while(*everybody, moves=2)
    for player in everybody:
        player.until(lambda: player.view["players"] == one.view["players"])  # noqa: B023 - asked at once
        expect(player.page.locator(".others .other")).to_have_count(5)
        assert not player.leaks()
    assert [player.view["seat"] for player in everybody] == list(range(6))
