"""The page on a device: installed, and without a server."""

import json

import pytest
from playwright.sync_api import Page, expect

from sottovoce.games import shelf
from tests.browser.axe import axe
from tests.browser.people import Language, People
from tests.browser.test_learn import Learner
from tests.browser.wire import BROKEN, Wire
from tests.browser.words import words
from tests.effort import IS_SOAK
from tests.example_games import AT_ONCE

IS_KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"

LESSON_IS_KEPT = "async address => { while (!(await caches.match(address))) await new Promise(requestIdleCallback); }"


def visit(page: Page) -> None:
    """Until the page is kept."""
    page.goto("/")
    page.wait_for_function(IS_KEPT)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_after_a_visit_the_page_opens_without_the_server_and_says_so(
    language: Language, person: People, wire: Wire
) -> None:
    page = person(language, at=wire.address, excused=BROKEN, stays=True)
    say = words(language)
    visit(page)
    wire.cut()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("hero", games=len(shelf())))
    expect(page.get_by_text(say("home-alone"))).to_be_visible()
    expect(page.locator(".trouble")).to_contain_text(say("unreachable"))
    expect(page.locator(".shelf img")).to_have_count(len(shelf()))
    for cover in page.locator(".shelf img").all():
        assert cover.evaluate("cover => cover.decode().then(() => cover.naturalWidth)") > 0
    axe(page)
    wire.mend()
    page.get_by_role("button", name=say("try-again")).click()
    expect(page.get_by_text(say("hero-more"))).to_be_visible()


@pytest.mark.parametrize("game", list(shelf()) if IS_SOAK else [AT_ONCE])
def test_after_a_visit_rules_and_lessons_need_no_server_and_a_table_says_that_it_does(
    game: str, person: People, wire: Wire
) -> None:
    page = person("fr", at=wire.address, excused=BROKEN, stays=True)
    visit(page)
    for other in shelf():
        page.evaluate(LESSON_IS_KEPT, f"/api/games/{other}/lesson/all")
    wire.cut()
    page.goto(f"/rules/{game}")
    goal = shelf()[game].words("fr").say("rules-goal-title")
    expect(page.locator("article")).to_contain_text(goal)
    learner = Learner(page, game, "fr")
    learner.opens()
    learner.takes_the_step()  # with a wrong move first, which is taken back
    learner.goes_on()
    page.goto(f"/new/{game}")
    expect(page.get_by_text(words("fr")("unreachable")).first).to_be_visible()


def test_nothing_that_the_server_tells_of_tables_is_kept(person: People, wire: Wire) -> None:
    page = person(at=wire.address, stays=True)
    visit(page)
    page.goto(f"/new/{AT_ONCE}")
    expect(page.get_by_role("button", name=words("en")("new-make"))).to_be_visible()
    [kept] = page.evaluate("caches.keys()")
    addresses = page.evaluate(
        "name => caches.open(name).then(kept => kept.keys()).then(all => all.map(one => new URL(one.url).pathname))",
        kept,
    )
    others = {address for address in addresses if not address.startswith("/assets/")}
    lessons = {f"/api/games/{game}/lesson/all" for game in shelf()}
    assert {"/", "/early.js", "/candle.svg"} <= others <= {"/", "/early.js", "/candle.svg", *lessons}
    assert any("NewTable" in address for address in addresses)


def test_an_older_page_is_forgotten(person: People, wire: Wire) -> None:
    page = person(at=wire.address, excused=("favicon.ico",), stays=True)
    page.goto("/candle.svg")
    page.evaluate("caches.open('sottovoce-of-yesterday').then(kept => kept.put('/', new Response('old')))")
    visit(page)
    page.wait_for_function(
        "caches.keys().then(names => !names.includes('sottovoce-of-yesterday') && names.length === 1)"
    )


def test_it_can_be_installed(person: People) -> None:
    page = person()
    page.goto("/")
    named = page.locator("link[rel=manifest]").get_attribute("href")
    assert named is not None
    answer = page.request.get(named)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text())
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawn = page.request.get(icon["src"])
        assert drawn.ok
        assert drawn.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(drawn.body()[at : at + 4]) for at in (16, 20))  # PNG says it in its head
            assert icon["sizes"] == f"{width}x{height}"
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert touch is not None
    assert page.request.get(touch).headers["content-type"] == "image/png"
