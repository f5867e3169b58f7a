"""Roméo & Juliette as it is seen: everything needed in every phase, and a scene moment by moment."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.people import Language, People
from tests.browser.romeo_juliet.scenes import PHASES
from tests.browser.scenes import MORE, SCENES, Visit, recorded
from tests.browser.sight import SIZES, ZOOMED, everything_is_in_sight


@pytest.mark.parametrize("scene", PHASES)
def test_in_every_phase_what_is_needed_is_in_sight(person: People, scene: str) -> None:
    page = person()
    (SCENES | MORE)[scene](Visit(person, page, "en"))
    is_over = scene.endswith(("end", "lost"))
    everything_is_in_sight(page, [*SIZES, *ZOOMED])
    if is_over:  # how the story goes on can be read as long as one likes
        expect(page.locator(".end .epilogue")).to_have_text(re.compile(r"\w{3,}.*\."))
    elif not scene.endswith(
        ("directing", "two-are-moved", "event-asks", "sidestep")
    ):  # there the cards are not thought about
        expect(page.locator("[data-card]").first).to_be_visible()


def test_a_scene_is_shown_as_the_moments_it_is(person: People) -> None:
    """Both cards, the meeting, the event: each is seen, in this order; a hand on the board goes through the picture at
    once; and what was seen can be read again."""
    page = person(pace="brisk")
    page.add_init_script("""addEventListener("DOMContentLoaded", () => {
        window.shown = [];
        new MutationObserver(() => {
            const kind = document.querySelector(".show")?.classList[1];
            if (kind && window.shown.at(-1) !== kind) window.shown.push(kind);
        }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
    })""")
    visit = Visit(person, page, "en")
    seated = visit.sits("romeo-juliet", "a-love-that-wins", 49, "juliet")
    page.goto(f"/t/{seated.table}")
    for card in ("street", "nurse"):
        visit.sees(f'[data-card="{card}"]').click()
    visit.sees(".actions .main").click()
    romeo = seated.devices[1]
    romeo.move(seated.table, 1, "play street lord-montague")
    visit.sees(".show.meet")
    assert page.evaluate("window.shown").index("reveal") < page.evaluate("window.shown").index("meet")
    romeo.move(seated.table, 1, "use hate left")
    way = visit.sees('.task [data-way="right"]')
    way.click()  # whatever is being shown
    expect(way).to_have_attribute("aria-pressed", "true")
    visit.sees(".actions .main").click()
    visit.sees(".show.event")
    visit.sees(".aid").click()
    told = visit.sees("dialog .tale")
    for sentence in ("Romeo plays the street", "Romeo goes to the street", "Love grows to 4."):
        expect(told).to_contain_text(sentence)
    expect(told.locator(".event")).to_have_count(1)


def test_everybody_can_go_through_what_was_said(person: People) -> None:
    page = person()
    MORE["romeo-juliet-moment-said"](Visit(person, page, "en"))
    axe(page)


def test_the_next_game_at_a_table_begins_with_its_prologue_and_without_traces(person: People) -> None:
    visit = Visit(person, person(), "en")
    seated = visit.sits("romeo-juliet", "hate-wins", -1, "juliet")
    visit.page.goto(f"/t/{seated.table}")
    visit.sees(".phases").click()  # a hand on the board, which puts a prologue away
    mover, move = recorded("romeo-juliet", "hate-wins")[1][-1].split(" > ")[0].split(" ", 1)
    chair = ("juliet", "romeo").index(mover)
    seated.devices[chair].move(seated.table, chair, move)
    visit.sees(".end")
    visit.sees(".place .flame")
    for chair, device in seated.devices.items():
        device.ask("rematch", table=seated.table, chair=chair)
    visit.sees(".show.prologue")
    expect(visit.page.locator(".place .flame")).to_have_count(0)


def test_the_result_is_shared_with_the_ring_love_and_hate(person: People) -> None:
    alt, picture = Visit(person, person(), "en").shares("romeo-juliet", "hate-wins")
    assert "Chapter 8: The Letter That Never Arrives." in alt
    assert "8 / 10 Love. 5 / 5 Hate. III · 4 Act III, scene 4." in alt
    assert picture.count('href="#rj-e-') == 9
    assert picture.count('href="#rj-pawn-') == 2


def test_looking_back_love_and_hate_are_curves_by_scene_as_far_as_one_has_looked(person: People) -> None:
    visit = Visit(person, person(), "en")
    visit.looks_back("romeo-juliet", "hate-wins", 20, "public")
    page = visit.page
    curves = page.locator(".scores > svg")
    expect(page.locator(".scores figcaption")).to_have_text("Love and Hate")
    expect(curves).to_have_attribute(
        "aria-label",
        "Love at the end of each part so far: 1; at this moment 1. "
        "Hate at the end of each part so far: 1; at this moment 1",
    )
    page.keyboard.press("End")
    expect(curves).to_have_attribute("aria-label", re.compile("at this moment 8. .*at this moment 5$"))
    assert curves.locator(".part").count() == 12  # three acts of four scenes
    box = curves.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 1, box["y"] + 20)
    expect(page).to_have_url(re.compile(r"line=[01]\b"))
    expect(page.locator(".scores li b")).to_have_text(["0", "0"])


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_on_a_phone_one_reads_with_whom_one_plays(person: People, language: Language) -> None:
    visit = Visit(person, person(language, phone=True), language)
    visit.page.goto("/")
    visit.plays("romeo-juliet", "a-love-that-wins", 49, "juliet", "novice")
    names = visit.page.locator(".seats .who")
    expect(names).to_have_count(2)
    assert names.evaluate_all("names => names.every((name) => name.scrollWidth <= name.clientWidth)")


def test_of_all_that_was_said_one_line_is_seen_whole(person: People) -> None:
    """And no edge of what was said before: one scrolls to it."""
    visit = Visit(person, person(phone=True), "en")
    seated = visit.sits("romeo-juliet", "a-love-that-wins", 0, "juliet")
    visit.page.goto(f"/t/{seated.table}")
    seated.devices[0].move(seated.table, 0, "propose passion")
    seated.devices[1].move(seated.table, 1, "propose reason")
    said = visit.page.locator(".task .said")
    expect(said.locator("li")).to_have_count(2)
    peeks = """list => [...list.children].filter((one) => {
        const [line, box] = [one, list].map((each) => each.getBoundingClientRect());
        return line.bottom > box.bottom && line.top < box.bottom;
    }).length"""
    assert said.evaluate(peeks) == 0


def test_who_leaves_a_place_makes_room_at_once(person: People) -> None:
    """Or those who stay, larger by then, would for a moment stand in two rows, over the name of their place."""
    page = person(pace="brisk")
    page.add_init_script("""addEventListener("DOMContentLoaded", () => {
        window.leaving = [];
        new MutationObserver(() => {
            for (const one of document.querySelectorAll(".who > [inert]"))
                window.leaving.push(getComputedStyle(one).position);
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
    })""")
    visit = Visit(person, page, "en")
    seated = visit.sits("romeo-juliet", "a-love-that-wins", 49, "juliet")
    page.goto(f"/t/{seated.table}")
    for card in ("street", "nurse"):
        visit.sees(f'[data-card="{card}"]').click()
    visit.sees(".actions .main").click()
    seated.devices[1].move(seated.table, 1, "play street lord-montague")
    visit.sees(".show.meet")
    assert set(page.evaluate("window.leaving")) == {"absolute"}


def test_on_a_small_phone_the_steps_of_hate_can_be_counted(person: People) -> None:
    page = person(phone=True)
    visit = Visit(person, page, "en")
    seated = visit.sits("romeo-juliet", "a-love-that-wins", 49, "juliet")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"/t/{seated.table}")
    last, events = visit.sees(".stair.last b").bounding_box(), visit.sees(".glasses").bounding_box()
    assert last is not None
    assert events is not None
    assert last["y"] + last["height"] <= events["y"] + 1, "the last number is behind the events"
