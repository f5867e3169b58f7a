"""Volto, stage by stage."""

from playwright.sync_api import expect

from tests.browser.scenes import README, Visit, picture, scene

README.append(("volto-chosen", "dark", False))


@scene
def volto_setup(visit: Visit) -> None:
    visit.plays("volto", "novices_palace", 0, "white")


@picture
def volto_set_up(visit: Visit) -> None:
    """One's own set-up is made, the other's is not."""
    visit.plays("volto", "novices_palace", 1, "red")


@picture
def volto_waiting(visit: Visit) -> None:
    visit.plays("volto", "novices_palace", 17, "red")


@scene
def volto_middle(visit: Visit) -> None:
    visit.plays("volto", "novices_palace", 16, "red", "novice")


@scene
def volto_chosen(visit: Visit) -> None:
    volto_middle(visit)
    visit.square("d2").click()
    expect(visit.square("d2")).to_have_attribute("aria-pressed", "true")


@scene
def volto_ready_made(visit: Visit) -> None:
    """What there is to choose from when setting up."""
    volto_setup(visit)
    visit.sees(".buttons .btn:nth-of-type(2)").click()
    visit.sees("dialog .take")


@scene
def volto_capture(visit: Visit) -> None:
    """The other side has just captured; it is shown."""
    visit.takes_time()
    seated = visit.sits("volto", "novices_palace", 11, "red")
    visit.page.goto(f"/t/{seated.table}")
    visit.sees("[data-square]")
    seated.devices[1].move(seated.table, 1, "b5xc4")
    visit.sees(".ribbon")


@scene
def volto_end(visit: Visit) -> None:
    visit.ends("volto", "novices_palace", "white")


@scene
def back_volto(visit: Visit) -> None:
    visit.looks_back("volto", "novices_palace", 16, "0")
