"""Whole games through the page, as people play them: by a link, on one device, against a bot, by keys, by fingers."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.playing import MAIN, Player, play_to_the_end
from tests.browser.wire import Wire

TITLES = {"verona-twist": "Verona Twist", "volto": "Volto"}
BROKEN = ("ERR_CONNECTION", "ERR_EMPTY", "ERR_SOCKET")  # what a browser says of a cut wire
each_game = pytest.mark.parametrize("game", TITLES)


def begins_against_a_bot(player: Player, game: str) -> None:
    """Two clicks from the home page."""
    player.page.goto("/")
    player.choose(player.page.get_by_role("button", name=re.compile(f": {TITLES[game]}$")))
    player.choose(player.page.locator("dialog .btn.main"))
    player.is_shown_the_game()


def come_together(one: Player, other: Player, game: str) -> None:
    """One makes a table with one click; the other comes by the link, says a name, sits down and is ready."""
    one.page.goto(f"/new/{game}")
    one.choose(one.page.locator(".make .btn.main"))
    link = urlsplit(one.page.locator(".invite input").input_value())
    other.page.goto(f"{link.path}#{link.fragment}")
    other.page.locator("form input[type=text]").fill("Matteo")
    other.choose(other.page.locator("form .btn.main"))
    other.choose(other.page.locator(".btn.ready"))  # whoever made the table is ready by that
    one.is_shown_the_game()
    other.is_shown_the_game()
    assert urlsplit(other.page.url).fragment == ""  # the invitation does not stay in the address


@each_game
def test_two_browsers_play_a_whole_game_by_a_link_and_then_with_the_roles_swapped(game: str, person: People) -> None:
    one, other = Player(person(), 1), Player(person(language="fr"), 2)
    come_together(one, other, game)
    play_to_the_end(one, other)
    for player, rival in ((one, other), (other, one)):
        assert not rival.secret() or rival.secret() not in player.traffic_before_the_end()
        expect(player.page.locator(".end")).to_be_visible()
    won = [len(player.view["outcome"]["winners"]) for player in (one, other)]
    assert won[0] == won[1]
    before = [player.view["seat"] for player in (one, other)]
    for player in (one, other):
        player.choose(player.page.locator(".end .btn.main"))
    for player in (one, other):
        expect(player.page.locator(".end")).to_have_count(0)
        assert not player.is_over
    assert [player.view["seat"] for player in (one, other)] == before[::-1]


@each_game
def test_secrets_of_the_other_are_in_no_message_that_a_browser_gets(game: str, person: People) -> None:
    """Looked at field by field, up to the last message before the end; and a spectator gets no secret at all."""
    one, other, third = Player(person(), 3), Player(person(), 4), Player(person(), 5)
    come_together(one, other, game)
    third.page.goto(one.page.url)
    play_to_the_end(one, other)
    third.until(lambda: third.is_over)
    secrets = [player.secret() for player in (one, other)]
    assert any(secrets)
    for player in (one, other, third):
        seat = player.view["seat"]
        sent = player.traffic_before_the_end() + "\n".join(player.bodies)
        assert not any(secret and secret in sent for n, secret in enumerate(secrets) if n != seat)
        for frame in player.frames:
            view = frame.get("view") or {}
            if view.get("phase") != "ended":
                assert view.get("lovers") is None or seat == 1
                assert all(
                    mask["kind"] is None or mask["shown"] or mask["side"] == seat for mask in view.get("masks", ())
                )


@each_game
def test_two_people_on_one_device_play_with_a_curtain_between_them(game: str, person: People) -> None:
    both = Player(person(), 6)
    page = both.page
    page.goto(f"/new/{game}")
    for seat, name in enumerate(("Giulia", "Matteo")):
        chair = page.locator(".who li").nth(seat)
        both.choose(chair.get_by_text("here", exact=True))
        chair.locator("input[type=text]").fill(name)
    both.choose(page.locator(".make .btn.main"))
    curtains, curtain = 0, page.locator(".curtain")
    while not both.is_over:
        both.until(lambda: curtain.count() or both.is_to_move or both.is_over or page.locator(MAIN).count())
        if curtain.count():
            curtains += 1
            assert page.locator("[data-square]").count() == 0
            page.wait_for_timeout(60)
            told = len(both.frames)
            page.wait_for_timeout(60)
            assert len(both.frames) == told  # nothing comes in while the curtain is down
            both.view = {}
            both.choose(curtain.locator(".btn.main, .btn").first)
            both.is_shown_the_game()
            chair = next(frame["chair"] for frame in reversed(both.frames) if frame["tell"] == "news")
            for frame in both.frames[told:]:
                assert frame["tell"] != "news" or frame["chair"] == chair  # and then only what one of them may know
        elif both.is_to_move:
            both.play()
        elif not both.is_over:
            both.choose(page.locator(MAIN))  # pass the device
            both.until(lambda: curtain.count())
    assert curtains > 4
    expect(page.locator(".end")).to_be_visible()


@each_game
def test_against_a_bot(game: str, person: People) -> None:
    player = Player(person(language="it"), 7)
    begins_against_a_bot(player, game)
    play_to_the_end(player)
    expect(player.page.locator(".end")).to_be_visible()


@each_game
def test_a_whole_game_with_the_keyboard_alone(game: str, person: People) -> None:
    player = Player(person(), 8, hand="keys")
    begins_against_a_bot(player, game)
    play_to_the_end(player)
    expect(player.page.locator(".end")).to_be_visible()


@each_game
def test_a_whole_game_on_a_phone_with_fingers(game: str, person: People) -> None:
    player = Player(person(phone=True), 9, hand="touch")
    begins_against_a_bot(player, game)
    play_to_the_end(player)
    expect(player.page.locator(".end")).to_be_visible()


@each_game
def test_reloading_and_a_cut_wire_lose_nothing(game: str, person: People, wire: Wire) -> None:
    one, other = Player(person(at=wire.address, excused=BROKEN), 10), Player(person(), 11)
    come_together(one, other, game)
    page = one.page
    for turn in range(12):
        other.page.wait_for_timeout(50)
        one.until(lambda: one.is_to_move or other.is_to_move or one.is_over)
        if one.is_over:
            break
        if turn % 4 == 1:
            one.view = {}
            page.reload()
            one.is_shown_the_game()
        if turn % 4 == 3:
            wire.cut()
            expect(page.locator(".banner")).to_be_visible(timeout=15_000)
            if other.is_to_move:
                other.play()  # the other goes on meanwhile
            wire.mend()
            expect(page.locator(".banner")).to_have_count(0, timeout=20_000)
        for player in (one, other):
            if player.is_to_move:
                player.play()
                break
    play_to_the_end(one, other)
    tales = [player.page.locator("#log li").all_inner_texts() for player in (one, other)]
    assert len(tales[0]) == len(tales[1]) > 12
