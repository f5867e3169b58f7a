"""The first page."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.people import Language, People

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
