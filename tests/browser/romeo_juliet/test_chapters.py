"""Roméo & Juliette, chapter by chapter."""

import re

from playwright.sync_api import expect

from sottovoce.games.romeo_juliet import GAME
from tests.browser.axe import axe
from tests.browser.people import People
from tests.browser.words import words

WON = """localStorage.setItem("sottovoce.campaign.romeo-juliet", '{"chapters":[1,2],"last":2}')"""


def test_a_table_begins_with_the_next_chapter_that_was_not_won(person: People) -> None:
    page, say = person("fr", phone=True), words("fr")
    page.goto("/new/romeo-juliet")
    chapters = page.get_by_role("group", name=GAME.words("fr").say("option-chapter")).get_by_role("radio")
    expect(chapters).to_have_count(9)
    expect(chapters.nth(0)).to_be_checked()
    for stage, chapter in zip(GAME.campaign("fr"), chapters.all(), strict=True):
        assert stage.won is not None
        hardness = say("chapter-hardness", tier=stage.tier, percent=round(100 * stage.won))
        expect(chapter).to_have_accessible_name(re.compile(rf"^{stage.number}\s+{stage.name}\s+{hardness}$"))
    page.evaluate(WON)
    page.reload()
    expect(chapters.nth(2)).to_be_checked()
    expect(page.get_by_text(say("chapter-won"))).to_have_count(2)
    axe(page)


def test_a_chapter_is_chosen_in_two_clicks(person: People) -> None:
    page, say = person(), words("en")
    page.goto("/")
    page.locator(".shelf > li").nth(3).get_by_role("button").first.click()
    chapter = page.get_by_label(GAME.words("en").say("option-chapter"))
    expect(chapter).to_have_value("1")
    chapter.select_option("4")
    axe(page)
    page.get_by_role("button", name=say("begin")).click()
    page.wait_for_url("**/t/*")
    told = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert told["options"]["chapter"] == 4
