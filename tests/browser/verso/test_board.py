"""Verso on the page: what one decides with is in sight and does not move, what happens is seen, the end is true."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.scenes import Visit
from tests.browser.verso.scenes import verso_alone_end, verso_forced, verso_three

# The middle of each of these is inside the window, and nothing lies on it.
UNCOVERED = """selector => [...document.querySelectorAll(selector)].filter((each) => {
  const box = each.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return box.width && box.top >= 0 && box.bottom <= innerHeight + 1 && each.contains(document.elementFromPoint(x, y));
}).length"""
WHERE = """() => [...document.querySelectorAll('.acts .act, .mine .rows')].map((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join(' ');
})"""
# The log shows its last line to the end.
FOLLOWED = """() => document.querySelector("#log").getBoundingClientRect().bottom + 1 >=
  document.querySelector("#log li:last-child").getBoundingClientRect().bottom"""


@pytest.mark.parametrize(
    ("size", "phone"),
    [((1366, 768), False), ((1920, 1080), False), ((390, 844), True), ((360, 640), True), ((844, 390), True)],
)
def test_board_and_buttons_are_in_sight_and_stay_where_they_are(
    person: People, size: tuple[int, int], phone: bool
) -> None:
    visit = Visit(person, person(size=size, phone=phone), "en")
    verso_three(visit)
    page = visit.page
    if page.locator(".away .btn").count():
        page.locator(".away .btn").click()
    assert page.evaluate(UNCOVERED, ".acts .act") == 3
    assert page.evaluate(UNCOVERED, ".mine [data-card]") == page.locator(".mine [data-card]").count() == 9
    assert page.evaluate(UNCOVERED, ".pile") == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in page.locator(".other .who").all_inner_texts():
        assert name.strip()
    before = page.evaluate(WHERE)
    card = page.locator('.mine [data-card="B1"]')
    (card.tap if phone else card.click)()
    expect(page.locator("section.bank")).to_contain_text("add the blue 2")
    assert page.evaluate(WHERE) == before
    page.locator('.mine [data-card="OJ"]').focus()  # no card has more backs
    expect(page.locator(".backs li")).to_have_count(6)
    assert page.evaluate(WHERE) == before
    card = page.locator('.mine [data-card="B2"]')
    (card.tap if phone else card.click)()
    expect(page.locator(".acts .bank.main")).to_be_enabled()
    assert page.evaluate(WHERE) == before
    assert page.evaluate(UNCOVERED, ".acts .act") == 3


def test_every_player_stands_there_once_and_their_turn_is_seen(person: People) -> None:
    visit = Visit(person, person(pace="calm"), "en")
    verso_forced(visit)
    page = visit.page
    for name in ("Giulia", "Marco", "Chiara"):
        expect(page.locator("main :is(.seat .who)").get_by_text(name, exact=False)).to_have_count(1)
    expect(page.locator(".caption")).to_contain_text("scores 7 points")
    expect(page.locator(".caption")).to_have_count(0)


def test_a_press_while_others_are_shown_takes_no_card_that_was_not_seen(person: People) -> None:
    """It goes on to the latest card at once; the next press takes it. With keys likewise."""
    visit = Visit(person, person(pace="calm"), "en")
    verso_forced(visit)
    page, left = visit.page, visit.page.locator(".pile-place .count")
    keep = page.locator(".acts .keep")
    box = keep.bounding_box()
    expect(page.locator(".caption")).to_be_visible()
    expect(keep).to_be_disabled()
    before = left.inner_text()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".caption")).to_have_count(0)
    expect(keep).to_be_enabled()
    expect(left).to_have_text(before)
    expect(page.locator(".status .flame")).to_be_visible()
    keep.click()
    expect(left).not_to_have_text(before)


def test_a_move_taken_back_after_a_card_was_seen_is_told_and_counts_for_no_best(person: People) -> None:
    visit = Visit(person, person(), "en")
    verso_alone_end(visit)
    page = visit.page
    expect(page.locator(".end .how")).to_have_text("The deck is used up: that makes 5 points.")
    expect(page.locator(".end .marked")).to_contain_text("counts for no best")
    expect(page.locator("div.alone")).to_have_count(0)  # nor is it remembered: the deck was known before
    table = page.url.rsplit("/", 1)[1]
    assert "\ntake-backs: p1 1\n" in page.request.get(f"/api/tables/{table}/record").text()
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.locator("dialog img")).to_have_attribute("alt", re.compile("counts for no best"))


def test_alone_one_is_told_before_a_move_taken_back_costs_the_best(person: People) -> None:
    """Once: a game that counts for no best any more has nothing to lose."""
    visit = Visit(person, person(), "en")
    opened = visit.device.post("/api/tables", game="verso", seats=1, people={0: "Giulia"})
    visit.device.ask("ready", table=opened["table"], chair=0)
    page, left = visit.page, visit.page.locator(".pile-place .count")
    page.goto(f"/t/{opened['table']}")
    undo, asked = page.get_by_role("button", name="Take back", exact=True), page.locator("dialog")
    before = visit.sees(".pile-place .count").inner_text()
    visit.sees(".acts .keep").click()
    expect(left).not_to_have_text(before)
    undo.click()
    expect(asked).to_contain_text("If you take it back, this game counts for no best.")
    visit.press("resign-no")
    expect(asked).to_have_count(0)
    expect(left).not_to_have_text(before)
    undo.click()
    asked.get_by_role("button", name="Take back", exact=True).click()
    expect(left).to_have_text(before)
    visit.sees(".acts .keep").click()
    expect(left).not_to_have_text(before)
    undo.click()
    expect(left).to_have_text(before)
    expect(asked).to_have_count(0)


def test_alone_what_was_taken_back_is_marked_among_the_last_games(person: People) -> None:
    """With a deck that nobody knew: flip, look, take it back, and play on to the end."""
    visit = Visit(person, person(), "en")
    opened = visit.device.post("/api/tables", game="verso", seats=1, people={0: "Giulia"})
    table, page = opened["table"], visit.page
    visit.device.ask("ready", table=table, chair=0)
    visit.device.move(table, 0, "flip")
    visit.device.ask("undo", table=table, chair=0)
    page.goto(f"/t/{table}")
    visit.sees(".acts")
    act, end = page.locator(".acts :is(.keep, .flip, .pass):enabled").first, page.locator(".card.end")
    while not end.is_visible():
        expect(act.or_(end).first).to_be_visible()
        if page.locator(".acts .pass:enabled").is_visible():
            page.wait_for_function(FOLLOWED)
        if act.is_visible():
            act.click()
    expect(page.locator("div.alone li")).to_have_text(re.compile(r"^\d+\*$"))
    expect(page.locator("div.alone")).not_to_contain_text("Your best")


def test_the_result_is_shared_with_the_cards_points_and_series(person: People) -> None:
    visit = Visit(person, person(), "en")
    alt, picture = visit.shares("verso", "three_prepared_deck")
    assert re.search(
        r"26 points\. .+, 41 points\. .+, 25 points\. 12 series banked\. 8 points for the best series", alt
    )
    assert len(re.findall(r'href="#verso-card"', picture)) == 6  # two before each
    alt, picture = visit.shares("verso", "solo_novice")
    assert "Sixty: the stuff of legend." in alt
    assert "62 points. 6 series banked." in alt
    assert "verso-sign-O" in picture
