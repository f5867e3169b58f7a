"""Looking back through the page: each seat sees again what it saw and nothing more; and what one can do from there."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from tests.browser.boards import BOARDS, lines_of
from tests.browser.looking import Witness, past, play_out, say, sit_down
from tests.browser.people import People
from tests.browser.scenes import PEOPLE

PNG, SVG = b"\x89PNG\r\n\x1a\n", "{http://www.w3.org/2000/svg}"
each_game = pytest.mark.parametrize("game", BOARDS)


def is_told_of(tale: list[str], own: list[str]) -> bool:
    """Is it the tale of somebody who was told so themselves, with "you" where they are called by name here?"""
    return len(tale) == len(own) and all(
        one == other or re.search(r"\b[Yy]ou", other) for one, other in zip(tale, own, strict=True)
    )


@each_game
def test_each_seat_sees_again_what_it_saw_and_nothing_more(game: str, person: People) -> None:
    one, other, third = (Witness(person(excused=("403",)), game, seed) for seed in (1, 2, 3))
    table = sit_down(one, other)
    third.page.goto(one.page.url)
    play_out(one, other)
    third.until(lambda: third.is_over)
    for player in (one, other, third):
        player.is_up_to_date()
    tales = [player.told() for player in (one, other, third)]
    for player, rival in ((one, 1), (other, 0), (third, None)):
        live = tales[2 if rival is None else 1 - rival]
        assert len(live) == len(player.lines) > 5
        player.bodies.clear()
        player.choose(player.page.locator(".end").get_by_role("link", name=say("go-over")))
        player.is_at(0)
        assert player.told() == []
        for line, read in player.in_words.items():
            player.go(line)
            assert player.told() == live[:line]
            assert player.read() == read
        player.go(player.last)
        assert player.told() == live
        seat = None if rival is None else 1 - rival
        assert not player.peeks(seat)
        assert [line for told in past(player.bodies) for line in lines_of(told)] == player.lines
        if rival is not None:
            player.looks_with(PEOPLE[rival])
            assert is_told_of(player.told(), tales[rival])
            player.bodies.clear()
            player.looks_with(say("back-eyes-all"))
            player.until(lambda: player.peeks(None))  # noqa: B023 - asked at once
    # Others have the eyes that the table agreed upon, whatever a link says.
    expect(third.page.get_by_role("radio")).to_have_count(1)
    third.page.goto(f"/t/{table}/back?line=3&eyes=all")
    third.is_at(3)
    expect(third.page).to_have_url(re.compile(r"line=3&eyes=public$"))
    expect(third.page.get_by_text(say("back-only-public"))).to_be_visible()
    assert third.told() == tales[2][:3]
    assert not third.peeks(None)


@each_game
def test_one_goes_through_a_game_with_mouse_and_keys_and_sends_a_moment(game: str, person: People) -> None:
    """Line by line, at a stroke, by itself; on two boards; and somebody else comes by the link."""
    one, other = Witness(person(), game), Witness(person(phone=True), game, by="touch")
    page = one.page
    one.brings()
    middle, last = one.last // 2, one.last
    box = one.slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    page.mouse.up()
    assert abs(int(one.slider.input_value()) - middle) <= 1 + last // 20
    one.go(middle)
    one.press("ArrowRight")  # on the slider
    one.is_at(middle + 1)
    expect(page.locator('[role="log"]')).to_contain_text(page.locator(".status").inner_text())
    page.evaluate("document.activeElement.blur()")
    for key, line in (("ArrowLeft", middle), ("Home", 0), ("End", last), ("Home", 0)):  # on the page
        one.press(key)
        one.is_at(line)
    one.press(" ")
    expect(one.slider).not_to_have_value("0")  # by itself
    one.press(" ")
    expect(page.get_by_role("button", name=say("back-play"))).to_be_visible()
    one.choose(page.locator("#log button").nth(middle - 1))
    one.is_at(middle)
    curve = page.get_by_role("img", name=re.compile(re.escape(say("back-possible")), re.IGNORECASE))
    expect(curve).to_have_attribute(
        "aria-label", re.compile(re.escape(page.locator(".curve figcaption span").inner_text()))
    )
    expect(page).to_have_url(re.compile(rf"line={middle}&eyes=public$"))
    other.page.goto(page.url)
    other.is_at(middle)
    assert other.told() == one.told()[:middle]
    assert other.read() == one.read()
    assert not one.peeks(None)  # until it is asked for
    one.press("s")
    expect(page.locator(".board-place")).to_have_count(2)
    second = page.get_by_label(say("back-eyes-beside"))
    second.select_option(say("back-eyes-all"))
    one.until(lambda: one.peeks(None))
    one.choose(page.get_by_role("button", name=say("back-alone")))
    expect(page.locator(".board-place")).to_have_count(1)


@each_game
def test_one_goes_through_a_game_with_fingers(game: str, person: People) -> None:
    one = Witness(person(phone=True), game, by="touch")
    page = one.page
    one.brings()
    box = one.slider.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(one.slider).not_to_have_value("0")
    here = int(one.slider.input_value())
    one.is_at(here)
    assert len(one.told()) == here
    one.choose(page.get_by_role("button", name=say("back-next")))
    one.is_at(here + 1)
    one.choose(page.locator("#log button").nth(0))
    one.is_at(1)
    one.choose(page.get_by_role("button", name=say("back-last")))
    one.is_at(one.last)
    page.get_by_role("combobox", name=say("back-eyes")).select_option("all")
    one.until(lambda: one.peeks(None))


@each_game
def test_a_record_is_saved_and_brought_to_another_browser(game: str, person: People, tmp_path: Path) -> None:
    one, other = Witness(person(), game), Witness(person(), game)
    one.brings()
    one.go(one.last)
    one.looks_with(say("back-eyes-all"))
    with one.page.expect_download() as saved:
        one.choose(one.menu(say("back-record")))
    saved.value.save_as(tmp_path / "record.txt")
    expect(one.page.locator(".scrubber details.more summary")).to_be_focused()
    other.page.goto("/")
    other.choose(other.page.get_by_text(say("bring-title")))
    other.page.get_by_label(say("bring-file")).set_input_files(tmp_path / "record.txt")
    other.is_at(0)
    other.go(other.last)
    other.looks_with(say("back-eyes-all"))
    assert other.told() == one.told()
    assert other.read() == one.read()


@each_game
def test_one_plays_on_from_a_moment_and_a_bot_answers(game: str, person: People) -> None:
    one = Witness(person(), game)
    table = one.brings()
    line = one.last // 8  # where no move ends the game
    one.go(line)
    one.choose(one.page.get_by_role("button", name=say("back-play-on")))
    one.choose(one.page.locator("dialog").get_by_role("button", name=say("begin")))
    one.is_shown_the_game()
    assert table not in one.page.url

    def is_answered() -> bool:
        """By the bot; or the first move has ended the game."""
        return one.is_over or any(told["seat"] not in ("*", one.view["seat"]) for told in one.lines[line:])

    while not is_answered():
        one.until(lambda: one.is_to_move or is_answered())
        if one.is_to_move:
            one.play()
    one.is_up_to_date()


@each_game
def test_the_result_is_kept_as_a_picture_that_tells_no_secret(game: str, person: People) -> None:
    one = Witness(person(), game)
    page = one.page
    one.brings()
    expect(one.menu(say("share-title"))).to_have_count(0)  # nothing is told before one comes to it
    one.press("Escape")
    one.go(one.last)
    one.choose(one.menu(say("share-title")))
    files = []
    for button in ("share-save", "share-save-svg"):
        with page.expect_download() as saved:
            one.choose(page.get_by_role("button", name=say(button), exact=True))
        files.append(Path(saved.value.path()).read_bytes())
    picture, drawing = files
    assert picture.startswith(PNG)
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [1200, 630]
    root = ElementTree.fromstring(drawing)
    told = [text.text or "" for text in root.iterfind(f"{SVG}g[@id='told']/{SVG}text")]
    how, host = page.locator(".status").inner_text(), urlsplit(page.url).netloc
    players = page.locator(".seat:has(.candle) .who").all_inner_texts()
    whole = " ".join(told)
    assert whole.startswith(one.board.title)
    assert whole.endswith(f" Sottovoce {host}")
    assert all(part in whole for part in (how, *players))
    assert re.search(r"\d", whole.replace(how, "").replace(host, ""))  # its figures
    assert len(root.findall(f"{SVG}svg")) == 1  # the board
    assert not re.search(rb'var\(|(?:href|src)="[^#]|url\((?!data:font|#)', drawing)  # whole in itself
    needed = set(re.findall(rb'(?:href="|url\()#([\w-]+)', drawing))
    assert needed
    assert needed <= set(re.findall(rb' id="([\w-]+)"', drawing))
    assert page.evaluate(OUTSIDE, drawing.decode()) == []


# The texts of a picture that leave their part of it, drawn in letters that are wider than its own.
OUTSIDE = """svg => {
    const host = document.createElement('div');
    host.style.cssText = 'position: absolute; left: 0; top: 0; width: 1200px; background: white';
    const bare = svg.replace(/<style>.*?<\\/style>/s, '');
    host.innerHTML = bare.replace(/font-family="[^"]*"/, 'font-family="DejaVu Sans"');
    document.querySelector('dialog').append(host);
    const box = one => one.getBoundingClientRect();
    const whole = box(host.firstChild), board = host.querySelector('svg > svg');
    const left = whole.left + board.x.baseVal.value, right = left + board.width.baseVal.value;
    const isIn = (one, from, to) =>
        one.left >= from && one.right <= to && one.top >= whole.top + 32 && one.bottom <= whole.bottom - 32;
    const told = [...host.querySelectorAll('#told text')].filter(text => !isIn(box(text), right, whole.right - 60));
    const drawn = [...board.querySelectorAll('text')].filter(text => text.closest('symbol') === null)
        .filter(text => !isIn(box(text), left, right));
    host.remove();
    return [...told, ...drawn].map(text => text.textContent);
}"""
