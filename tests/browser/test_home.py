"""The first page."""

import pytest
from playwright.sync_api import expect

from sottovoce.games import shelf
from tests.browser.axe import axe
from tests.browser.people import Language, People
from tests.browser.words import words
from tests.example_games import FOR_MANY, TOGETHER

HERO = {"en": "Four games of secrets", "fr": "Quatre jeux de secrets", "it": "Quattro giochi di segreti"}


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_it_opens_in_every_language_and_light(person: People, language: Language) -> None:
    page = person(language, "dark")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(HERO[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    axe(page)
    page.emulate_media(color_scheme="light")
    axe(page, "colours")


def test_it_is_set_in_its_own_letters(person: People) -> None:
    """Those that are there before the first word is drawn, and whose licence comes with them."""
    page = person()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    faces = [f"Sottovoce {face}" for face in ("Sans normal", "Serif italic", "Serif normal")]
    loaded = "[...document.fonts].filter(one => one.status === 'loaded').map(one => `${one.family} ${one.style}`)"
    page.wait_for_function(f"{loaded}.length >= {len(faces)}")
    assert set(faces) <= set(page.evaluate(loaded))
    licence = page.request.get("/letters.txt")
    assert "SIL OPEN FONT LICENSE" in licence.text()
    assert "Alegreya" in licence.text()


def test_play_now_tells_the_roles_and_offers_a_game_alone(person: People) -> None:
    """What each role does; how many rivals, or none; and what was chosen goes along to all other choices."""
    page, say = person(), words("en")
    page.goto("/")
    boxes = page.locator(".shelf > li")
    boxes.nth(0).get_by_role("button").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("You want to find out which two are the lovers")).to_be_visible()
    page.keyboard.press("Escape")
    boxes.nth(list(shelf()).index(FOR_MANY)).get_by_role("button").first.click()
    dialog.get_by_text(say("rivals-count", rivals=3), exact=True).click()
    dialog.get_by_text(say("level", level="random")).click()
    dialog.get_by_role("link", name=say("more-choices")).click()
    page.wait_for_url(f"**/new/{FOR_MANY}?bots")
    expect(page.locator("form li select")).to_have_count(3)
    assert {one.input_value() for one in page.locator("form li select").all()} == {"random"}
    page.get_by_role("group", name=say("new-seats")).get_by_text("1", exact=True).click()
    for key in ("order", "chat", "match"):
        expect(page.get_by_text(say(key), exact=True)).to_have_count(0)
    expect(page.get_by_text(say("kind-link"))).to_have_count(0)
    page.go_back()
    boxes.nth(list(shelf()).index(FOR_MANY)).get_by_role("button").first.click()
    dialog.get_by_text(say("rivals-count", rivals=0)).click()
    expect(dialog.get_by_text(say("opponent"), exact=True)).to_have_count(0)
    page.get_by_role("button", name=say("begin")).click()
    page.wait_for_url("**/t/*")
    assert len(page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["chairs"]) == 1


def test_the_waiting_room_tells_nothing_for_programs(person: People) -> None:
    page, say = person(), words("en")
    page.goto(f"/new/{TOGETHER}")
    page.get_by_role("button", name=say("new-make")).click()
    terms = page.locator(".terms li")
    expect(terms.first).to_be_visible()
    assert "Fingerprint" not in page.locator(".terms").inner_text()
    expect(page.get_by_text("--host")).to_have_count(0)
