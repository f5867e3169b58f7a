"""The piazza under a hand: what is needed is in sight, what happens is seen, and what is tried gets an answer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Locator, expect

from sottovoce.games.verona_twist import GAME
from tests.browser.people import Language, People
from tests.browser.scenes import MORE, SCENES, Visit, recorded
from tests.browser.sight import NEEDED, SIZES, ZOOMED, everything_is_in_sight

PLAYTHROUGH = "novices_identified"
WORDS = Path(__file__).parents[3] / "web/src/games/verona-twist/text"
PAIRS = ".pairs .pair, .pairs .balance .side"  # what one decides with


def is_whole(ribbon: Locator) -> bool:
    return all(
        part.evaluate(
            "one => one.offsetTop >= 1 && one.offsetTop + one.offsetHeight < one.closest('.ribbon').offsetHeight"
        )
        for part in ribbon.locator("b, span").all()
        if part.is_visible()
    )


@pytest.mark.parametrize(
    "scene", ["placing", "nobody-placed", "hiding", "capulet", "waiting", "nurse", "shared", "end"]
)
def test_the_board_the_pairs_and_the_buttons_are_in_sight_in_every_phase(person: People, scene: str) -> None:
    page = person()
    (SCENES | MORE)[f"verona-twist-{scene}"](Visit(person, page, "en"))
    everything_is_in_sight(page, [*SIZES, *ZOOMED], NEEDED if scene == "end" else f"{NEEDED}, {PAIRS}")
    if scene == "hiding":
        page.set_viewport_size({"width": 360, "height": 640})
        for language in get_args(Language):
            page.locator(f'button[aria-label^="{language.upper()}, "]').first.dispatch_event("click")
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert page.locator(".about").evaluate("one => one.scrollWidth <= one.clientWidth"), language


def test_an_evening_is_shown_step_by_step_and_lies_across_the_log(person: People) -> None:
    visit = Visit(person, person("fr", phone=True, pace="calm"), "fr")
    moves = recorded(GAME.id, PLAYTHROUGH)[1]
    evening = next(at for at, line in enumerate(moves) if " > " in line)
    mover, move = moves[evening].split(" > ")[0].split(" ", 1)
    chair = GAME.seat_names.index(mover)
    seated = visit.sits(GAME.id, PLAYTHROUGH, evening, GAME.seat_names[1 - chair])
    page = visit.page
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"/t/{seated.table}")
    visit.sees(".ribbon")
    before = page.locator(".pairs .out").count()
    balance = page.locator(".balance").bounding_box()
    expect(page.locator(".actions .btn.main")).to_be_disabled()  # in its place: a second tap takes nothing back
    seated.devices[chair].move(seated.table, chair, move)
    caption = page.locator(".status .caption")
    expect(caption).to_contain_text("déplace")  # first the step,
    expect(caption).to_contain_text("annonce")  # then what the Nurse says of it,
    balance_of_two_lines = caption.evaluate("""one => {
        const before = one.firstChild.data;
        one.firstChild.data = "Plus personne ne peut bouger : la journée s’achève. La Nourrice annonce.";
        const words = document.createRange();
        words.selectNodeContents(one);
        const [first, last] = [...words.getClientRects()].map((line) => line.width);
        one.firstChild.data = before;
        return last / first;
    }""")
    assert balance_of_two_lines > 0.6  # no word stands alone
    ribbon = page.locator(".ribbon")
    expect(ribbon).to_contain_text("Premier soir")
    assert is_whole(ribbon)
    means = ribbon.locator("span").first
    assert means.evaluate("one => one.offsetHeight < 2 * parseFloat(getComputedStyle(one).fontSize)")  # on one line
    assert page.locator(".pairs .out").count() == before
    assert page.locator(".balance").bounding_box() == balance  # nothing jumps
    expect(caption).to_contain_text("rayés")  # then the pairs are struck out,
    struck = page.locator(".pairs .out").count() - before
    assert struck > 0
    expect(caption).to_have_text(f"{struck} couples rayés.")
    expect(page.locator("#log .band")).to_have_count(0)
    expect(caption).to_contain_text("jour 2")  # and then it is another day
    expect(page.locator("#log .band")).to_have_text(re.compile(f"Premier soir.* {struck} couples rayés."))


def test_what_a_report_means_fits_on_one_line_of_the_ribbon_in_every_language(person: People) -> None:
    page = person(phone=True)
    page.set_viewport_size({"width": 360, "height": 640})
    visit = Visit(person, page, "en")
    visit.plays(GAME.id, PLAYTHROUGH, 4, "capulet")
    for language in get_args(Language):
        page.locator(f'button[aria-label^="{language.upper()}, "]').first.dispatch_event("click")
        expect(page.locator("html")).to_have_attribute("lang", language)
        texts = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        for words in re.findall(r"^means-\w+ = (.*)$", texts, re.MULTILINE):
            lines = page.locator(".ribbon span").first.evaluate(
                """(one, words) => {
                    const before = one.firstChild.data;
                    one.firstChild.data = words;
                    const lines = one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight);
                    one.firstChild.data = before;
                    return lines;
                }""",
                words,
            )
            assert lines < 1.5, words


def test_the_piazza_stays_where_it_is_when_the_first_day_begins(person: People) -> None:
    visit = Visit(person, person(), "en")
    seated = visit.sits(GAME.id, PLAYTHROUGH, 0, "capulet")
    page = visit.page
    page.goto(f"/t/{seated.table}")
    visit.sees(".placing")
    before = page.locator(".piazza").bounding_box()
    for line in recorded(GAME.id, PLAYTHROUGH)[1][:2]:
        seated.devices[1].move(seated.table, 1, line.split(" ", 1)[1])
    visit.sees(".moving")
    assert page.locator(".piazza").bounding_box() == before


def test_who_won_is_not_told_before_the_lovers_are(person: People) -> None:
    visit = Visit(person, person(pace="brisk"), "en")
    seated = visit.sits(GAME.id, PLAYTHROUGH, -1, "capulet")
    page = visit.page
    page.goto(f"/t/{seated.table}")
    visit.sees(".ribbon")
    page.evaluate("""() => {
        window.told = [];
        window.hands = [];
        const look = () => {
            const words = document.querySelector(".status .words").innerText.trim();
            if (document.querySelector(".status .caption")) {
                window.hands.push(document.querySelectorAll(".actions > .btn").length);
            }
            if (words && words !== window.told.at(-1)) window.told.push(words);
        };
        const everything = { subtree: true, childList: true, characterData: true };
        new MutationObserver(look).observe(document.querySelector(".status"), everything);
    }""")
    mover, move = recorded(GAME.id, PLAYTHROUGH)[1][-1].split(" > ")[0].split(" ", 1)
    chair = GAME.seat_names.index(mover)
    seated.devices[chair].move(seated.table, chair, move)
    visit.sees(".end")
    told = page.evaluate("window.told")
    [won] = [at for at, words in enumerate(told) if "You have won" in words]
    assert won == len(told) - 1
    assert "The lovers were" in told[won - 1]
    assert all(page.evaluate("window.hands"))  # nor do the buttons go before


def test_who_resigns_on_the_first_day_is_told_the_lovers_and_of_no_report_to_come(person: People) -> None:
    visit = Visit(person, person("fr", phone=True), "fr")
    seated = visit.sits(GAME.id, PLAYTHROUGH, 4, "nurse")
    visit.page.goto(f"/t/{seated.table}")
    visit.sees(".ribbon")
    visit.device.ask("resign", table=seated.table, chair=1)
    ribbon = visit.sees(".ribbon:has(.heart)")
    expect(ribbon).to_have_text(re.compile(r"^\s*Les amoureux étaient [^.]*\.\s*$"))
    assert is_whole(ribbon)


def test_the_balance_follows_the_move_in_hand_and_a_wrong_move_gets_its_reason(person: People) -> None:
    visit = Visit(person, person(), "en")
    visit.plays(GAME.id, PLAYTHROUGH, 16, "capulet")
    page = visit.page
    balance = page.locator(".balance")
    expect(balance).to_contain_text("If the round ended now")
    visit.square("d4").click()  # the Prince
    visit.square("d3").hover()  # from the edge to the centre
    expect(balance).to_contain_text("After this move")
    visit.square("b1").click(force=True)
    expect(page.locator(".ribbon .why")).to_contain_text("The Prince cannot get to b1")
    page.keyboard.press("Escape")
    expect(page.locator(".ribbon .why")).to_have_count(0)
    visit.square("a3").click(force=True)
    expect(page.locator(".ribbon .why")).to_have_text("The Princess has already moved today.")


def test_the_nurse_sees_her_pair_and_what_she_would_report(person: People) -> None:
    visit = Visit(person, person(), "en")
    visit.plays(GAME.id, PLAYTHROUGH, 21, "nurse")
    expect(visit.page.locator(".pairs .heart")).to_have_count(1)
    expect(visit.page.locator(".balance .mine")).to_have_text("You would report: different areas.")
    visit.page.set_viewport_size({"width": 390, "height": 844})  # there it stands under the piazza
    expect(visit.page.locator(".board-verona .about")).to_have_text("You would report: different areas.")
    expect(visit.page.locator(".board-verona .about")).to_be_visible()


def test_who_waits_for_the_nurse_is_offered_nothing_to_confirm(person: People) -> None:
    visit = Visit(person, person(), "en")
    visit.plays(GAME.id, PLAYTHROUGH, 0, "capulet")
    expect(visit.page.locator(".actions .btn.main")).to_have_count(0)


def test_two_people_at_one_device_play_on_an_open_board_with_the_lovers_on_a_folded_slip(person: People) -> None:
    page = person(pace="brisk")
    visit = Visit(person, page, "en")
    opened = visit.device.post("/api/records", record="\n".join([*recorded(GAME.id, PLAYTHROUGH)[0], "", ""]))
    table = opened["table"]
    for chair, name in enumerate(("Ida", "Ugo")):
        visit.device.post(f"/api/tables/{table}/claim", chair=chair, name=name)
        visit.device.ask("ready", table=table, chair=chair)
    moves = recorded(GAME.id, PLAYTHROUGH)[1]
    for line in moves[:2]:  # in secret
        mover, move = line.split(" > ")[0].split(" ", 1)
        visit.device.move(table, GAME.seat_names.index(mover), move)
    lovers = moves[1].split()[-1]
    page.add_init_script("""addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
        window.passes ||= document.querySelector(".actions .main") !== null;
    }).observe(document.body, { childList: true, subtree: true }))""")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Ida").click()
    board = page.locator("[data-square]")
    for line in moves[2:5]:
        letter, to = line.split()[1][0], line.split()[1][1:]
        name = GAME.words("en").say("the-character", {"letter": letter})
        board.and_(page.locator(f'[aria-label*="{name},"]')).click()
        visit.square(to).click()
        expect(visit.square(to)).to_have_attribute("aria-label", re.compile(name))
        expect(page.locator(".curtain")).to_have_count(0)
        expect(page.locator('.seat.turn .who:has-text("(you)")')).to_be_visible()
    assert not page.evaluate("window.passes"), "nobody passes it on, and no button is there for a moment"
    expect(page.locator(".slip")).to_be_visible()  # it is the Nurse's turn
    expect(page.locator(".slip .one, .pairs .heart, .balance .mine")).to_have_count(0)
    expect(page.locator("#log")).to_contain_text("picks the lovers in secret")
    page.keyboard.press("w")
    expect(page.locator("dialog")).not_to_contain_text("Romeo and Juliet")
    page.keyboard.press("Escape")
    folded = page.locator(".slip").bounding_box()
    page.locator(".slip .peek").click()
    expect(page.locator(".slip .one")).to_have_text(
        [GAME.words("en").say("character", {"letter": letter}) for letter in lovers]
    )
    assert page.locator(".slip").bounding_box() == folded  # and nothing below it moves


def test_a_table_for_friends_begins_with_the_match_that_the_rules_advise(person: People) -> None:
    page = person()
    page.goto(f"/new/{GAME.id}")
    expect(page.get_by_label("A match of two games, roles swapped")).to_be_checked()


def test_the_result_is_shared_with_the_piazza_as_it_was_left(person: People) -> None:
    alt, picture = Visit(person, person(), "en").shares(GAME.id, PLAYTHROUGH)
    assert "Found on day 5 of 7. Capulet wins" in alt
    assert "1 pair still possible" in alt
    assert all(f">{name}<" in picture for name in ("Princess", "Prince", "Noble", "Servant", "Bishop", "Friar"))
    assert "vt-marble" in picture
