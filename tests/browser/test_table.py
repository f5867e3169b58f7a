"""Around the board: taking back, draws, talk, clocks, resigning, looking on, and being told that it is one's turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sottovoce.games import shelf
from tests.browser.boards import BOARDS
from tests.browser.people import PHONE, People
from tests.browser.playing import Player
from tests.browser.scenes import SCENES, Visit, recorded
from tests.browser.test_games import begins_against_a_bot, come_together, comes_by_the_link
from tests.browser.wire import BROKEN, Wire
from tests.example_games import AT_ONCE, FOR_MANY, IN_TURN, TOGETHER

ON_ITS_SIDE = (844, 390)  # a phone


def at_a_table(game: str, one: Player, other: Player) -> None:
    """A game that has begun in earnest: whatever is prepared in secret is done."""
    come_together(one, other, game)
    prepare(one, other)


def prepare(one: Player, other: Player) -> None:
    while one.view["phase"] != "moving" or other.view["phase"] != "moving":
        for player in (one, other):
            if player.is_to_move and player.view["phase"] != "moving":
                player.play()
            player.page.wait_for_timeout(10)


def mover(one: Player, other: Player) -> tuple[Player, Player]:
    """Whose turn it is, and whose it is not."""
    one.until(lambda: one.is_to_move or other.is_to_move)
    return (one, other) if one.is_to_move else (other, one)


def menu(player: Player, name: str) -> None:
    player.choose(player.page.locator(".more summary"))
    player.choose(player.page.locator(".more menu").get_by_role("button", name=name))


def test_the_menu_shuts_when_a_hand_goes_elsewhere_and_lies_inside_the_window(person: People) -> None:
    visit = Visit(person, person(phone=True), "en")
    visit.ends(IN_TURN, BOARDS[IN_TURN].playthrough, shelf()[IN_TURN].seat_names[0])
    page, dots, items = visit.page, visit.page.locator(".more summary"), visit.page.locator(".more menu")
    dots.tap()
    box = items.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    page.keyboard.press("Escape")
    expect(items).to_be_hidden()
    dots.tap()
    expect(items).to_be_visible()
    page.locator(".status").tap()
    expect(items).to_be_hidden()


def test_on_a_phone_on_its_side_all_of_the_menu_can_be_reached_at_every_game(person: People) -> None:
    visit = Visit(person, person(size=ON_ITS_SIDE), "en")
    for game, board in BOARDS.items():
        visit.plays(game, board.playthrough, 4, shelf()[game].seat_names[0])
        visit.sees(".more summary").click()
        for item in visit.page.locator(".more menu li").all():
            item.scroll_into_view_if_needed()
            box = item.bounding_box()
            assert box
            assert box["y"] >= 0, (game, item.inner_text())
            assert box["y"] + box["height"] <= ON_ITS_SIDE[1], (game, item.inner_text())


def test_whoever_scrolled_down_to_begin_sees_the_game_from_its_top(person: People) -> None:
    visit, other = Visit(person, person(size=ON_ITS_SIDE), "en"), person.device()
    opened = other.post("/api/tables", game=IN_TURN, people={0: "Ida"})
    visit.page.goto(f"/t/{opened['table']}#1-{opened['invitations']['1']}")
    visit.sees("form .btn.main").click()
    ready = visit.sees("button.ready")
    visit.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert visit.page.evaluate("scrollY") > 0
    other.ask("ready", table=opened["table"], chair=0)
    ready.click()
    visit.sees(".board-place")
    expect(visit.page.locator(".status")).to_be_in_viewport(ratio=1)


def test_at_an_earlier_moment_nothing_is_said_of_taking_back(person: People) -> None:
    """There is no button for it there."""
    one, other = Player(person(), IN_TURN, 41), Player(person(), IN_TURN, 42)
    at_a_table(IN_TURN, one, other)
    moves, waits = mover(one, other)
    moves.play()
    waits.until(lambda: waits.is_to_move)
    waits.play()
    moves.until(lambda: moves.is_to_move)
    expect(moves.page.locator(".centre > .why")).to_be_visible()
    moves.page.locator("#log .leads").first.click()
    expect(moves.page.locator(".status.earlier")).to_be_visible()
    expect(moves.page.locator(".centre > .why")).to_have_count(0)


def test_a_seat_that_moved_is_told_where_it_was_and_one_may_look_on_there(person: People) -> None:
    visit = Visit(person, person(), "en")
    SCENES["seat-moved"](visit)
    expect(visit.page.get_by_role("alert")).to_have_text(
        "You go on playing there. Nothing of your seat is left on this device."
    )
    visit.press("seat-lost-watch")
    visit.sees(".board-place")
    expect(visit.page.locator(".onlookers")).to_have_text("You are watching: you see what everybody may see.")


def test_a_bot_has_a_name_and_a_face_and_tells_its_level(person: People) -> None:
    """The same for everybody who looks."""
    visit, elsewhere = Visit(person, person(), "en"), person()
    seated = visit.sits(IN_TURN, BOARDS[IN_TURN].playthrough, 9, shelf()[IN_TURN].seat_names[0], "novice")
    names = {visit.say("bot-name", number=number) for number in range(12)}
    for page in (visit.page, elsewhere):
        page.goto(f"/t/{seated.table}")
        bot = page.locator(".seat", has=page.locator("svg.face"))
        expect(bot.locator(".sub")).to_contain_text(visit.say("bot-level", level="novice"))
        names &= {bot.locator(".who").inner_text().strip()}
    assert len(names) == 1


def test_who_has_to_go_is_away_and_back_with_the_table(person: People) -> None:
    one, other = Player(person(), IN_TURN, 43), Player(person(), IN_TURN, 44)
    come_together(one, other, IN_TURN)
    here = other.page.locator(".seat", has_not_text="(you)").locator(".dot")
    expect(here).to_have_class(re.compile(r"\bhere\b"))
    menu(one, "I have to go; keep my seat")
    expect(here).to_have_class(re.compile(r"\baway\b"))
    one.page.goto(other.page.url)
    expect(here).to_have_class(re.compile(r"\bhere\b"))


# The last line of the log, to its end.
FOLLOWS = """() => {
    const [log, last] = [document.querySelector("#log"), document.querySelector("#log li:last-child")];
    return log.scrollTop > 0 && last.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom + 1;
}"""


@pytest.mark.parametrize("game", BOARDS)
def test_the_log_follows_again_after_an_earlier_line_was_looked_at(person: People, game: str) -> None:
    visit, begun = Visit(person, person(), "en"), 36 if game == TOGETHER else 20
    playthrough = BOARDS[game].playthrough
    seated = visit.sits(game, playthrough, begun, shelf()[game].seat_names[0])
    page, lines = visit.page, visit.page.locator("#log li")
    page.goto(f"/t/{seated.table}")
    visit.sees(".board-place")
    page.locator("#log .leads").first.click()
    visit.sees(".status.earlier")
    page.keyboard.press("Escape")
    expect(page.locator(".status.earlier")).to_have_count(0)
    moves, told = recorded(game, playthrough)[1][begun:], lines.count()
    for move in [line.split(" > ")[0].split(" ", 1) for line in moves if not line.startswith("*")][:4]:
        chair = shelf()[game].seat_names.index(move[0])
        seated.devices[chair].move(seated.table, chair, move[1])
    page.wait_for_function("count => document.querySelectorAll('#log li').length > count + 2", arg=told)
    page.wait_for_function(FOLLOWS)


def test_whose_chair_is_freed_may_sit_down_again(person: People) -> None:
    """It did not move anywhere. Whoever comes when all chairs are taken is not sent for an invitation."""
    maker, visit, third = person.device(), Visit(person, person(), "en"), person()
    opened = maker.post("/api/tables", game=IN_TURN, people={0: "Ida"}, offered=True)
    visit.page.goto(f"/t/{opened['table']}")
    visit.sees("form .btn.main").click()
    visit.sees("button.ready").click()
    expect(visit.page.get_by_text("Waiting for the other player…")).to_be_visible()
    third.goto(f"/t/{opened['table']}")
    expect(third.get_by_text("Every chair is taken. You may stay, and look on.")).to_be_visible()
    maker.post(f"/api/tables/{opened['table']}/free", chair=1)
    visit.sees("form .btn.main")
    assert "another device" not in visit.page.inner_text("body")


def test_that_somebody_watches_is_told_once(person: People) -> None:
    visit = Visit(person, person(), "en")
    SCENES["watched"](visit)
    expect(visit.page.locator(".onlookers")).to_have_text(["One person is watching"])


@pytest.mark.parametrize("phone", [False, True])
def test_what_comes_and_goes_moves_nothing_under_a_hand(person: People, wire: Wire, phone: bool) -> None:
    visit = Visit(person, person(at=wire.address, excused=BROKEN, phone=phone), "en")
    board = visit.page.locator(".board-place")
    SCENES["asked"](visit)
    with_request = board.bounding_box()
    visit.page.locator(".request .btn").last.click()
    expect(visit.page.locator(".request")).to_have_count(0)
    assert board.bounding_box() == with_request
    wire.cut()
    expect(visit.page.locator(".banner")).to_be_visible()
    assert board.bounding_box() == with_request


def log(page: Page) -> str:
    return page.locator("#log").inner_text()


def test_a_move_of_which_nobody_learned_is_taken_back_freely_and_the_tale_says_so(person: People) -> None:
    one, other = Player(person(), IN_TURN, 1), Player(person(), IN_TURN, 2)
    at_a_table(IN_TURN, one, other)
    first, second = mover(one, other)
    first.play()
    undo = first.page.get_by_role("button", name="Take back", exact=True)
    expect(undo).to_be_enabled()
    first.choose(undo)
    for player in (first, second):
        expect(player.page.locator("#log")).to_contain_text("nobody had learned anything")
    first.until(lambda: first.is_to_move)


def test_against_a_bot_nobody_has_to_be_asked(person: People) -> None:
    player = Player(person(), FOR_MANY, 15)
    begins_against_a_bot(player)
    for _ in range(2):
        player.until(lambda: player.is_to_move)
        player.play()
    player.until(lambda: player.is_to_move)
    undo = player.page.get_by_role("button", name="Take back", exact=True)
    expect(undo).to_have_attribute("title", re.compile("^Nobody else is at the table: nobody has to be asked. If "))
    player.choose(undo)
    expect(player.page.locator("#log")).to_contain_text("has taken back a move after something was learned from it")


def test_after_the_other_has_moved_one_has_to_ask_and_is_told_why(person: People) -> None:
    one, other = Player(person(), IN_TURN, 3), Player(person(), IN_TURN, 4)
    at_a_table(IN_TURN, one, other)
    first, second = mover(one, other)
    first.play()
    second.until(lambda: second.is_to_move)
    second.play()
    asking = first.page.get_by_role("button", name="Ask to take back")
    expect(first.page.get_by_text("has moved since, and is asked")).to_be_visible()
    first.choose(asking)
    expect(second.page.locator(".request")).to_contain_text("would like to take back a move")
    second.choose(second.page.locator(".request").get_by_role("button", name="Rather not"))
    expect(first.page.locator("#log")).to_contain_text("would rather not")
    first.choose(asking)
    second.choose(second.page.locator(".request").get_by_role("button", name="Agree"))
    for player in (first, second):
        expect(player.page.locator("#log")).to_contain_text("with the consent of the others")
    first.until(lambda: first.is_to_move)


def test_a_draw_is_offered_declined_and_accepted(person: People) -> None:
    one, other = Player(person(), AT_ONCE, 5), Player(person(), AT_ONCE, 6)
    at_a_table(AT_ONCE, one, other)
    for answer in ("Play on", "Accept the draw"):
        menu(one, "Offer a draw")
        other.choose(other.page.locator(".request").get_by_role("button", name=answer))
    for player in (one, other):
        expect(player.page.locator(".end h2")).to_have_text("A draw")


def test_whoever_resigns_is_asked_first_and_the_other_has_won(person: People) -> None:
    one, other = Player(person(), AT_ONCE, 7), Player(person(), AT_ONCE, 8)
    at_a_table(AT_ONCE, one, other)
    menu(one, "Resign")
    one.choose(one.page.locator("dialog").get_by_role("button", name="Play on"))
    expect(one.page.locator(".end")).to_have_count(0)
    menu(one, "Resign")
    one.choose(one.page.locator("dialog .btn.main"))
    expect(one.page.locator(".end h2")).to_have_text("You have lost")
    expect(other.page.locator(".end h2")).to_have_text("You have won")


def test_a_phrase_is_heard_in_the_language_of_whoever_hears_it(person: People) -> None:
    one, other = Player(person(), IN_TURN, 9), Player(person(language="fr"), IN_TURN, 10)
    come_together(one, other, IN_TURN)
    menu(one, "Say something")
    one.choose(one.page.locator("dialog").get_by_role("button", name="Good luck!"))
    speaker = other.page.locator(".seat", has=other.page.locator(".spoken"))
    expect(speaker.locator(".spoken")).to_contain_text("Bonne chance")  # at the seat of whoever said it
    expect(speaker.locator(".who")).not_to_contain_text("(vous)")
    expect(one.page.locator("#log")).to_contain_text("Good luck!")
    expect(other.page.locator("#log")).to_contain_text("Bonne chance")


def test_the_title_and_the_sign_in_the_tab_say_whose_turn_it_is(person: People) -> None:
    one, other = Player(person(), IN_TURN, 11), Player(person(), IN_TURN, 12)
    at_a_table(IN_TURN, one, other)
    first, second = mover(one, other)
    expect(first.page).to_have_title(re.compile("Your turn"))
    expect(first.page.locator('link[rel="icon"]')).to_have_attribute("href", "/candle-lit.svg")
    expect(second.page).not_to_have_title(re.compile("Your turn"))
    first.play()
    expect(second.page).to_have_title(re.compile("Your turn"))
    expect(first.page.locator('link[rel="icon"]')).to_have_attribute("href", "/candle.svg")


def test_a_clock_runs_for_whoever_is_to_move_and_its_end_ends_the_game(person: People) -> None:
    one, other = Player(person(), AT_ONCE, 13), Player(person(), AT_ONCE, 14)
    one.page.goto(f"/new/{AT_ONCE}")
    one.choose(one.page.get_by_text("Clock, spectators, talk"))
    one.page.evaluate("""() => {
        const fetched = window.fetch;  // the page offers no clock as short as this
        window.fetch = (address, asked) => {
            if (String(address).startsWith("/api/tables?") && asked?.method === "POST") {
                const body = JSON.parse(asked.body);
                body.settings.clock = { per: "move", seconds: 6 };
                asked = { ...asked, body: JSON.stringify(body) };
            }
            return fetched(address, asked);
        };
    }""")
    one.choose(one.page.locator(".make .btn.main"))
    comes_by_the_link(one, other)
    expect(one.page.locator(".seat time").first).to_have_text(re.compile(r"0:0\d"))
    for player in (one, other):
        expect(player.page.locator(".end .how")).to_contain_text("Time ran out")


def test_on_a_common_beat_both_choices_come_together_and_until_then_nobody_sees_who_has_chosen(person: People) -> None:
    lovers = one, other = Player(person(), TOGETHER, 31), Player(person(), TOGETHER, 32)
    one.page.goto(f"/new/{TOGETHER}")
    one.page.get_by_label("Common beat").select_option(label="every 10 seconds")
    one.choose(one.page.locator(".make .btn.main"))
    comes_by_the_link(one, other)
    while not all(len(lover.view["to_act"]) == 2 for lover in lovers):
        for lover in lovers:
            if lover.is_to_move and len(lover.view["to_act"]) == 1:
                lover.play()
            lover.page.wait_for_timeout(10)
    told = len(other.frames)
    chooses(one)
    expect(other.page.locator(".beat")).to_contain_text("Next beat in")
    one.choose(one.page.get_by_role("button", name="Take back", exact=True))
    one.until(lambda: one.is_to_move)
    chooses(one)
    assert other.is_to_move
    assert not [frame for frame in other.frames[told:] if frame["tell"] == "news"]
    made = len(one.made)
    chooses(other)
    one.until(lambda: len(one.made) > made and len(other.made) > 0)
    tales = [lover.page.locator("#log li").all_inner_texts() for lover in lovers]
    assert len(tales[0]) == len(tales[1])


def chooses(player: Player) -> None:
    """A card of the hand, sealed until the beat."""
    player.board.make(player, player.view, player.board.wish(player, player.view))
    expect(player.page.locator(".status")).to_contain_text("You have chosen")
