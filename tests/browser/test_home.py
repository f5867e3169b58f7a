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
