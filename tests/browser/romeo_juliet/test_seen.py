"""Roméo & Juliette as it is seen: everything needed in every phase, and a scene moment by moment."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.romeo_juliet.scenes import PHASES
from tests.browser.scenes import MORE, SCENES, Visit
from tests.browser.sight import everything_is_in_sight


@pytest.mark.parametrize("scene", PHASES)
def test_in_every_phase_what_is_needed_is_in_sight(person: People, scene: str) -> None:
    page = person()
    (SCENES | MORE)[scene](Visit(person, page, "en"))
    everything_is_in_sight(page)
    if not scene.endswith(("directing", "two-are-moved", "event-asks", "end")):  # there the cards are not thought about
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
