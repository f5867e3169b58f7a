"""Verona Twist, stage by stage."""

from playwright.sync_api import expect

from tests.browser.scenes import README, Visit, lesson, picture, scene

README.append(("verona-twist-capulet", "light", True))


@scene
def verona_twist_placing(visit: Visit) -> None:
    visit.plays("verona-twist", "novices_identified", 0, "nurse")


@scene
def verona_twist_hiding(visit: Visit) -> None:
    visit.plays("verona-twist", "novices_identified", 1, "nurse")


@scene
def verona_twist_capulet(visit: Visit) -> None:
    visit.plays("verona-twist", "novices_identified", 16, "capulet", "novice")
    visit.square("d4").click()  # the king
    expect(visit.square("d4")).to_have_attribute("aria-pressed", "true")


@scene
def verona_twist_nurse(visit: Visit) -> None:
    visit.plays("verona-twist", "novices_identified", 21, "nurse", "novice")


@picture
def verona_twist_nobody_placed(visit: Visit) -> None:
    """The Nurse places the six; Capulet waits."""
    visit.plays("verona-twist", "novices_identified", 0, "capulet")


@picture
def verona_twist_waiting(visit: Visit) -> None:
    visit.plays("verona-twist", "novices_identified", 17, "capulet")


@scene
def verona_twist_end(visit: Visit) -> None:
    visit.ends("verona-twist", "novices_identified", "capulet")


@scene
def lesson_hint(visit: Visit) -> None:
    """A move that was not asked for."""
    lesson("verona-twist")(visit)
    for name in ("e1", "d1"):  # the Prince, instead of the Princess
        visit.square(name).click()
    if visit.page.evaluate("matchMedia('(pointer: coarse)').matches"):  # where fingers point, a move is confirmed
        visit.press("confirm")
    visit.sees(".lesson .hint")
