"""Verso as it is seen: in every phase what one decides with is in sight, at a desk and on a phone."""

import pytest

from tests.browser.people import People
from tests.browser.scenes import MORE, SCENES, Visit
from tests.browser.sight import ZOOMED, everything_is_in_sight

DESKS = [(1366, 768), (1440, 900), (1920, 1080)]
PHONES = [(390, 844), (360, 640), (844, 390), (667, 375), *ZOOMED]
# My cards, the top card, what can be done, and what tells of the series: its offers scroll in their own row.
NEEDED = (
    ".mine [data-card], .pile-place .pile, .acts button, .bank, .offers .chip:first-child, .bank .run, .bank .why, "
    ".status > .words, .end .btn"
)
# To their edges: what a series costs, what else its joker could be, and at a desk everybody's cards.
WHOLE = ".acts button, section.bank, .offers .chip:first-child, .bank .choices .chip, .bank .why"

PHASES = [
    f"verso-{phase}"
    for phase in (
        "alone", "three", "series", "six", "double", "waiting", "last", "alone-last", "end", "alone-end",
    )
]  # fmt: skip


@pytest.mark.parametrize(("sizes", "phone"), [(DESKS, False), (PHONES, True)], ids=["desk", "phone"])
@pytest.mark.parametrize("scene", PHASES)
def test_in_every_phase_what_is_needed_is_in_sight(
    person: People, scene: str, sizes: list[tuple[int, int]], phone: bool
) -> None:
    page = person(size=sizes[0], phone=phone)
    (SCENES | MORE)[scene](Visit(person, page, "en"))
    assert page.locator(".log").evaluate("log => log.offsetHeight <= innerHeight")  # whatever it has to tell
    everything_is_in_sight(page, sizes, NEEDED, WHOLE if phone else f"{WHOLE}, .verso:not(.ended) section.other")


def test_every_series_can_be_seen_whole(person: People) -> None:
    """They are two full rows, and the last one too comes out from under the edge when one scrolls to it."""
    page = person(size=DESKS[0])
    SCENES["verso-three"](Visit(person, page, "fr"))
    chips, offers = page.locator(".offers .chip"), page.locator(".offers")
    offers.evaluate("list => { for (const _ of Array(14)) list.append(list.lastElementChild.cloneNode(true)) }")
    whole = """chip => {
        const [inner, outer] = [chip, chip.closest(".bank")].map((one) => one.getBoundingClientRect());
        return inner.top >= outer.top && inner.bottom <= outer.bottom;
    }"""
    tops = chips.evaluate_all("chips => [...new Set(chips.map((chip) => chip.offsetTop))]")
    assert len(tops) > 2
    for at in (0, tops[1]):
        assert chips.evaluate_all(
            f"(chips, at) => chips.filter((chip) => !at || chip.offsetTop === at).slice(0, 1).every({whole})", at
        )
    chips.last.evaluate("chip => chip.scrollIntoView({ block: 'nearest' })")
    assert chips.last.evaluate(whole)


def test_a_square_moves_nobody_s_cards(person: People) -> None:
    """A laurel and two digits beside a neighbour leave where they sit on one line."""
    page = person("fr", size=DESKS[0])
    SCENES["verso-three"](Visit(person, page, "fr"))
    side = page.locator(".other .who small").first
    line = side.evaluate("small => parseFloat(getComputedStyle(small).lineHeight)")
    page.locator(".other .points").first.evaluate("points => { points.style.minWidth = '86px' }")
    assert side.evaluate("small => small.getBoundingClientRect().height") < 1.5 * line


def test_alone_the_board_stays_where_it_is_whatever_the_imagined_player_does(person: People) -> None:
    page = person(size=PHONES[0], phone=True)
    SCENES["verso-alone"](Visit(person, page, "en"))
    told, cards = page.locator(".imagined .told"), page.locator(".mine .rows")
    places = set()
    for lines in (2, 3):
        told.evaluate("(told, lines) => { told.innerText = Array(lines).fill('a line').join('\\n') }", lines)
        box = cards.bounding_box()
        assert box is not None
        places.add(box["y"])
    assert len(places) == 1
