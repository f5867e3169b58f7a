"""Whole games through the page, as people play them: by a link, on one device, against a bot, by keys, by fingers."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from sottovoce.games import shelf
from sottovoce.rules.words import LANGUAGES
from tests.browser.boards import BOARDS, MAIN
from tests.browser.hand import By
from tests.browser.looking import play_out, sit_down
from tests.browser.people import People
from tests.browser.playing import Player, play_a_while, play_to_the_end
from tests.browser.wire import BROKEN, Wire
from tests.effort import IS_SOAK, much

each_game = pytest.mark.parametrize("game", BOARDS)


def begins_against_a_bot(player: Player) -> None:
    """Two clicks from the home page."""
    player.page.goto("/")
    game = shelf().get(player.game)
    titles = {game.words(language).say("title") for language in LANGUAGES} if game else {player.board.title}
    name = re.compile(f": (?:{'|'.join(map(re.escape, titles))})$")
    player.choose(player.page.get_by_role("button", name=name))
    player.choose(player.page.locator("dialog .btn.main"))
    player.is_shown_the_game()


def come_together(one: Player, other: Player, game: str) -> None:
    """One makes a table with one click; the other comes by the link."""
    one.page.goto(f"/new/{game}")
    one.choose(one.page.locator(".make .btn.main"))
    comes_by_the_link(one, other)


def comes_by_the_link(one: Player, *others: Player) -> None:
    """Each of them says a name, sits down and is ready."""
    for other in others:
        link = urlsplit(one.page.locator(".invite input").input_value())
        other.page.goto(f"{link.path}#{link.fragment}")
        other.page.locator("form input[type=text]").fill("Matteo")
        other.choose(other.page.locator("form .btn.main"))
        other.choose(other.page.locator(".btn.ready"))  # making the table says ready as well
    one.is_shown_the_game()
    for other in others:
        other.is_shown_the_game()
        assert urlsplit(other.page.url).fragment == ""  # the invitation does not stay in the address


def play_again(*players: Player) -> None:
    for player in players:
        player.choose(player.page.locator(".end .btn.main"))
    for player in players:
        expect(player.page.locator(".end")).to_have_count(0)
        assert not player.is_over


@each_game
def test_two_browsers_play_a_whole_game_by_a_link_and_then_with_the_roles_swapped(game: str, person: People) -> None:
    one, other = Player(person(), game, 1), Player(person(language="fr"), game, 2)
    come_together(one, other, game)
    play_to_the_end(one, other)
    for player, rival in ((one, other), (other, one)):
        assert not rival.secret() or rival.secret() not in player.traffic_before_the_end()
        expect(player.page.locator(".end")).to_be_visible()
    if all(re.fullmatch(r"p\d", seat) for seat in shelf()[game].seat_names):  # then nobody has a role
        expect(one.page.locator(".end .btn.main")).to_have_text("Play again")
    won = [len(player.view["outcome"]["winners"]) for player in (one, other)]
    assert won[0] == won[1]
    before = [player.view["seat"] for player in (one, other)]
    play_again(one, other)
    assert [player.view["seat"] for player in (one, other)] == before[::-1]


@each_game
def test_secrets_of_the_other_are_in_no_message_that_a_browser_gets(game: str, person: People) -> None:
    """Looked at field by field, up to the last message before the end; and a spectator gets no secret at all."""
    one, other, third = Player(person(), game, 3), Player(person(), game, 4), Player(person(), game, 5)
    sit_down(one, other)
    third.page.goto(one.page.url)
    play_out(one, other)
    third.until(lambda: third.is_over)
    secrets = [player.secret() for player in (one, other)]
    for player in (one, other, third):
        sent = player.traffic_before_the_end() + "\n".join(player.bodies)
        assert not any(secret and secret in sent for n, secret in enumerate(secrets) if n != player.view["seat"])
        assert not player.leaks()
    assert any(secrets) == bool(one.board.secret)
    if one.board.has_own_secrets:  # then each was told something that the other may not know
        assert any([*one.board.leaks(player.frames, 1 - player.view["seat"])] for player in (one, other))


@each_game
def test_two_people_on_one_device_play_with_a_curtain_between_them(game: str, person: People) -> None:
    both = Player(person(), game, 6)
    page = both.page
    page.goto(f"/new/{game}")
    for seat, name in enumerate(("Giulia", "Matteo")):
        chair = page.locator(".who li").nth(seat)
        both.choose(chair.get_by_text("here", exact=True))
        chair.locator("input[type=text]").fill(name)
    both.choose(page.locator(".make .btn.main"))
    curtains, curtain = 0, page.locator("main.curtain")
    opens = both.board.opens
    while not both.is_over and (curtains < 5 or IS_SOAK) and not (opens and both.view.get("phase") == opens):
        both.until(lambda: curtain.count() or both.is_to_move or both.is_over or page.locator(MAIN).count())
        if curtain.count():
            curtains += 1
            assert page.locator(".board-place").count() == 0
            page.wait_for_timeout(60)
            told = len(both.frames)
            page.wait_for_timeout(60)
            came = [frame["tell"] for frame in both.frames[told:]]
            assert not {*came} - {"done", "pong"}  # while the curtain is down, nothing but late acknowledgements
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
    assert curtains >= (1 if opens else 3)  # the shortest game of all has three moves
    if both.is_over:
        expect(page.locator(".end")).to_be_visible()


@each_game
def test_against_a_bot(game: str, person: People) -> None:
    player = Player(person(language="it"), game, 7)
    begins_against_a_bot(player)
    play_a_while(player)


@each_game
@pytest.mark.parametrize("by", ["keys", "touch"])
def test_with_the_keyboard_alone_or_with_fingers_on_a_phone(game: str, by: By, person: People) -> None:
    """How a game begins, against a bot, and how one ends, against another person."""
    player = Player(person(phone=by == "touch"), game, 8, by=by)
    begins_against_a_bot(player)
    play_a_while(player)
    one, other = Player(person(phone=by == "touch"), game, 9, by=by), Player(person(), game, 10)
    sit_down(one, other)
    play_out(one, other)
    expect(one.page.locator(".end")).to_be_visible()


@each_game
def test_reloading_and_a_cut_wire_lose_nothing(game: str, person: People, wire: Wire) -> None:
    one, other = Player(person(at=wire.address, excused=BROKEN), game, 10), Player(person(), game, 11)
    come_together(one, other, game)
    page = one.page
    for turn in range(much(8, 12)):
        other.page.wait_for_timeout(50)
        one.until(lambda: one.is_to_move or other.is_to_move or (one.is_over and other.is_over))
        if one.is_over:  # some games are short
            play_again(one, other)
        if turn % 4 == 1:
            one.view = {}
            page.reload()
            one.is_shown_the_game()
        if turn % 4 == 3:
            wire.cut()
            expect(page.locator(".banner")).to_be_visible()
            if other.is_to_move:
                other.play()  # the other goes on meanwhile
            wire.mend()
            expect(page.locator(".banner")).to_have_count(0)
        for player in (one, other):
            if player.is_to_move:
                player.play()
                break
    if IS_SOAK:
        play_to_the_end(one, other)
    tale, other_tale = (player.page.locator("#log li") for player in (one, other))
    one.until(lambda: tale.count() == other_tale.count() > 3)
    told = tale.all_inner_texts()
    page.reload()
    expect(tale).to_have_text(told, use_inner_text=True)
