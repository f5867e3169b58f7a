"""Verso, stage by stage."""

from playwright.sync_api import expect

from tests.browser.scenes import PEOPLE, Visit, picture, scene


@scene
def verso_alone(visit: Visit) -> None:
    visit.plays("verso", "solo_novice", 31, "p1")


@scene
def verso_three(visit: Visit) -> None:
    visit.plays("verso", "three_prepared_deck", 27, "p1", "novice")


@scene
def verso_series(visit: Visit) -> None:
    """Cards are chosen, and what banking them would bring is told."""
    verso_three(visit)
    if visit.page.locator(".away .btn").is_visible():
        visit.page.locator(".away .btn").click()
    visit.sees(".offers .chip").click()
    visit.sees(".bank.ready")


@picture
def verso_double(visit: Visit) -> None:
    """The card cannot be kept."""
    visit.plays("verso", "three_prepared_deck", 36, "p1")


@picture
def verso_waiting(visit: Visit) -> None:
    """It is a neighbour's turn; there is nothing to decide."""
    visit.plays("verso", "three_prepared_deck", 28, "p1")


@picture
def verso_last(visit: Visit) -> None:
    """The deck is used up: a series, or none."""
    visit.plays("verso", "three_prepared_deck", 42, "p1")


@picture
def verso_alone_last(visit: Visit) -> None:
    visit.plays("verso", "solo_novice", 55, "p1")


@scene
def verso_six(visit: Visit) -> None:
    opened = visit.device.post(
        "/api/tables", game="verso", seats=6, people={0: PEOPLE[0]}, bots=dict.fromkeys(range(1, 6), "novice")
    )
    visit.device.ask("ready", table=opened["table"], chair=0)
    visit.page.goto(f"/t/{opened['table']}")
    takes = ".acts :is(.keep, .flip):enabled"  # the card may be a double, which has to be turned over
    left = visit.page.locator(".pile-place .count")
    for _ in range(4):
        visit.sees(takes)
        before = left.inner_text()
        visit.sees(takes).click()
        if visit.page.evaluate("matchMedia('(pointer: coarse)').matches"):  # where fingers point, a move is confirmed
            visit.sees(".acts .main:enabled").click()
        expect(left).not_to_have_text(before)
    visit.sees(takes)


@scene
def verso_forced(visit: Visit) -> None:
    """A neighbour banks: whose card has to be turned over is told and shown, before the next thing happens."""
    visit.takes_time()
    seated = visit.sits("verso", "three_prepared_deck", 29, "p1")
    visit.page.goto(f"/t/{seated.table}")
    visit.sees(".board-place .mine")
    seated.devices[2].move(seated.table, 2, "bank G:2-3-4")
    expect(visit.page.locator(".caption")).to_contain_text("6")  # my green 6, after the bank was announced
    visit.sees('.mine [data-card="O1"]')


@scene
def verso_end(visit: Visit) -> None:
    visit.ends("verso", "three_prepared_deck", "p2")


@scene
def verso_alone_end(visit: Visit) -> None:
    """With a move that was taken back after a card was seen."""
    table = alone_with(visit, "B2/O1", "G5/B4", "B3/G4", "O4/B3", "B4*/G3", "O6/G5")
    visit.device.move(table, 0, "flip")
    visit.device.ask("undo", table=table, chair=0)
    for move in ("keep", "keep", "keep", "bank B:2-3-4"):
        visit.device.move(table, 0, move)
    visit.page.goto(f"/t/{table}")
    visit.sees(".end .marked")


def alone_with(visit: Visit, *deck: str) -> str:
    """A table for one with a prepared deck."""
    table: str = visit.device.post(
        "/api/tables", game="verso", seats=1, people={0: PEOPLE[0]}, options={"deck": list(deck)}
    )["table"]
    visit.device.ask("ready", table=table, chair=0)
    return table


@scene
def back_verso(visit: Visit) -> None:
    visit.looks_back("verso", "three_prepared_deck", 28, "all")
