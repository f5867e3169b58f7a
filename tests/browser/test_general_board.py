"""A game that has only its Python folder, on the page as it was built without it.

It is made by `sottovoce new-game` in a copy of the sources, served from there, and played to its end.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import sottovoce
from tests.browser.axe import axe
from tests.browser.boards import MAIN
from tests.browser.people import Language, People, Theme
from tests.browser.playing import Player, play_to_the_end
from tests.browser.serving import serving

SOURCE = Path(sottovoce.__file__).parent
GAME, TITLE = "pebbles", "Pebbles"
NARROWEST = 360


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with one game more."""
    copy = tmp_path_factory.mktemp("source")
    shutil.copytree(SOURCE, copy / "sottovoce", ignore=shutil.ignore_patterns("__pycache__"))
    made = subprocess.run(
        [sys.executable, "-m", "sottovoce", "new-game", GAME],
        env=os.environ | {"PYTHONPATH": str(copy)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    assert (copy / "sottovoce/games" / GAME).is_dir(), made.stdout
    with serving(tmp_path_factory.mktemp("server"), copy) as address:
        yield address
    shutil.rmtree(copy)


@pytest.fixture
def person(browser: Browser, server: str) -> Iterator[People]:
    """As everywhere, but at this module's server."""
    people = People(browser, server)
    yield people
    people.leave()
    assert not people.wrong, "\n".join(people.wrong)


def is_wide(page: Page) -> bool:
    found: bool = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    return found


def test_it_stands_on_the_shelf_with_a_plain_cover_and_without_a_lesson(person: People) -> None:
    page = person()
    page.goto("/")
    box = page.locator(".shelf > li", has_text=TITLE)
    expect(box.get_by_role("heading")).to_have_text(TITLE)
    expect(box.locator("img")).to_have_attribute("src", re.compile("^data:image/svg"))
    assert box.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    expect(box.get_by_role("link")).to_have_count(2)  # with friends, and the rules
    axe(page)
    page.goto(f"/rules/{GAME}")
    expect(page.locator("article")).to_contain_text("hides a number")
    axe(page)
    page.goto(f"/learn/{GAME}")
    expect(page.locator("main")).to_be_visible()
    expect(page.locator(".board-place")).to_have_count(0)


def test_a_whole_game_against_a_bot(person: People) -> None:
    page = person()
    player = Player(page, GAME, seed=1)
    page.goto("/")
    page.locator(".shelf > li", has_text=TITLE).get_by_role("button").first.click()
    page.locator("dialog .btn.main").click()
    player.is_shown_the_game()
    expect(page.locator(".status")).to_contain_text("Hide a number")
    axe(page)
    play_to_the_end(player)
    expect(page.locator(".end")).to_be_visible()
    axe(page)
    page.goto(f"{page.url}/back")
    expect(page.locator(".curve")).to_contain_text("number")
    expect(page.locator(".general")).to_be_visible()
    axe(page)


@pytest.mark.parametrize(("by", "language", "theme"), [("keys", "fr", "dark"), ("touch", "it", "light")])
def test_two_people_at_one_device_with_a_curtain(by: str, language: Language, theme: Theme, person: People) -> None:
    is_phone = by == "touch"
    page = person(language, theme, size=(NARROWEST, 740) if is_phone else None, phone=is_phone)
    both = Player(page, GAME, seed=2, by=by)  # type: ignore[arg-type]
    page.goto(f"/new/{GAME}")
    page.locator(".who li").nth(1).get_by_role("radio").first.check(force=True)
    both.choose(page.locator(".make .btn.main"))
    curtain, lifted, guesser = page.locator("main.curtain"), 0, 0
    while not both.is_over:
        both.until(lambda: curtain.count() or both.is_to_move or both.is_over or page.locator(MAIN).count())
        if curtain.count():
            lifted += 1
            both.view, guesser = {}, len(both.frames)
            both.choose(curtain.locator(".btn.main, .btn").first)
            both.is_shown_the_game()
        elif both.is_to_move:
            assert not is_wide(page)
            axe(page)
            both.play()
        elif not both.is_over:
            both.choose(page.locator(MAIN))  # pass the device
            both.until(lambda: curtain.count())
    assert lifted == 2  # who hides, and who guesses
    assert list(both.board.leaks(both.frames[guesser:], 1)) == []
    expect(page.locator(".end")).to_be_visible()
    assert not is_wide(page)
