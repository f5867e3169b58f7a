"""Verona Twist, stage by stage."""

from playwright.sync_api import expect

from tests.browser.scenes import PEOPLE, README, Visit, begun, lesson, picture, scene

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


@picture
def verona_twist_shared(visit: Visit) -> None:
    """Two people at one device: an open board, and the lovers on a folded slip."""
    record = begun("verona-twist", "novices_identified", 5)
    table = visit.device.post("/api/records", record=record)["table"]
    for chair, name in enumerate(PEOPLE[:2]):
        visit.device.post(f"/api/tables/{table}/claim", chair=chair, name=name)
        visit.device.ask("ready", table=table, chair=chair)
    visit.page.goto(f"/t/{table}")
    visit.page.get_by_role("button", name=PEOPLE[0]).click()
    visit.sees(".slip .peek")


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
