"""The first page."""

import pytest
from playwright.sync_api import expect

from sottovoce.games import shelf
from tests.browser.axe import axe
from tests.browser.devices import Device
from tests.browser.people import Language, People
from tests.browser.words import words
from tests.example_games import FOR_MANY, IN_TURN, TOGETHER, first_move

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


def test_on_a_phone_on_its_side_all_boxes_stand_in_one_row(person: People) -> None:
    page = person(size=(844, 390))
    page.goto("/")
    boxes = page.locator(".shelf > li")
    expect(boxes).to_have_count(len(shelf()))
    assert len({box.bounding_box()["y"] for box in boxes.all()}) == 1  # type: ignore[index]
    expect(page.locator(".shelf img").last).to_be_in_viewport(ratio=1)


def test_it_is_set_in_its_own_letters(person: People) -> None:
    """Those that are there before the first word is drawn, and whose licence comes with them."""
    page = person()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    faces = [f"Sottovoce {face}" for face in ("Sans normal", "Serif italic", "Serif normal")]
    loaded = "[...document.fonts].filter(one => one.status === 'loaded').map(one => `${one.family} ${one.style}`)"
    page.wait_for_function(f"{loaded}.length >= {len(faces)}")
    assert set(faces) <= set(page.evaluate(loaded))
    licence = page.request.get("/letters.txt")
    assert "SIL OPEN FONT LICENSE" in licence.text()
    assert "Alegreya" in licence.text()


def test_play_now_tells_the_roles_and_offers_a_game_alone(person: People) -> None:
    """What each role does; how many rivals, or none; and what was chosen goes along to all other choices."""
    page, say = person(), words("en")
    page.goto("/")
    boxes = page.locator(".shelf > li")
    boxes.nth(0).get_by_role("button").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("You want to find out which two are the lovers")).to_be_visible()
    page.keyboard.press("Escape")
    boxes.nth(list(shelf()).index(FOR_MANY)).get_by_role("button").first.click()
    dialog.get_by_text(say("rivals-count", rivals=3), exact=True).click()
    dialog.get_by_text(say("level", level="random")).click()
    dialog.get_by_role("link", name=say("more-choices")).click()
    page.wait_for_url(f"**/new/{FOR_MANY}?bots")
    expect(page.locator("form li select")).to_have_count(3)
    assert {one.input_value() for one in page.locator("form li select").all()} == {"random"}
    page.get_by_role("group", name=say("new-seats")).get_by_text("1", exact=True).click()
    for key in ("order", "chat", "match"):
        expect(page.get_by_text(say(key), exact=True)).to_have_count(0)
    expect(page.get_by_text(say("kind-link"))).to_have_count(0)
    page.go_back()
    boxes.nth(list(shelf()).index(FOR_MANY)).get_by_role("button").first.click()
    dialog.get_by_text(say("rivals-count", rivals=0)).click()
    expect(dialog.get_by_text(say("opponent"), exact=True)).to_have_count(0)
    page.get_by_role("button", name=say("begin")).click()
    page.wait_for_url("**/t/*")
    assert len(page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["chairs"]) == 1


def test_the_waiting_room_tells_nothing_for_programs(person: People) -> None:
    page, say = person(), words("en")
    page.goto(f"/new/{TOGETHER}")
    page.get_by_role("button", name=say("new-make")).click()
    terms = page.locator(".terms li")
    expect(terms.first).to_be_visible()
    assert "Fingerprint" not in page.locator(".terms").inner_text()
    expect(page.get_by_text("--host")).to_have_count(0)


def test_my_tables_tell_my_part_the_score_and_the_last_move(person: People) -> None:
    """The second game of a match, roles swapped: what one plays, how the first went, what was done last; and before
    it begins, the way back to the table."""
    page, say = person(), words("en")
    mine, other = Device(page.context), person.device()
    opened = mine.post("/api/tables", game=IN_TURN, people={1: "Giulia"}, settings={"match": True})
    table = opened["table"]
    other.post(f"/api/tables/{table}/claim", chair=0, name="Marco", invitation=opened["invitations"]["0"])
    devices = dict(enumerate((other, mine)))
    row = page.locator("section li").filter(has_text="Marco")
    for act in ("ready", "resign", "rematch"):
        for chair, device in devices.items():
            if act != "resign" or chair == 1:
                device.ask(act, table=table, chair=chair)
        if act == "resign":
            page.goto("/")
            expect(row.locator(".state")).to_contain_text(say("state-between"))
            expect(row.locator(".lines").first).to_contain_text(say("row-score", games=1, mine="0", theirs="1"))
            row.get_by_role("link", name=say("go-between")).click()
            expect(page.get_by_role("button", name=say("again-second"))).to_be_visible()
    move = first_move(IN_TURN, 1)
    other.move(table, 0, move)
    page.goto("/")
    game = shelf()[IN_TURN]
    spoken, told = game.words("en"), game.tell(1, game.as_seen(1, game.parse(move), 0))
    expect(row.locator(".lines").first).to_contain_text(spoken.say("seat-title", {"seat": game.seat_names[0]}))
    expect(row.locator(".lines").first).to_contain_text(say("row-score", games=1, mine="0", theirs="1"))
    expect(row.locator(".lines").nth(1).locator("small")).to_have_text(spoken.say(told.key, told.args))
    expect(row.locator(".state")).to_contain_text(say("state-running-one", name="Marco"))
    mine.ask("resign", table=table, chair=1)
    page.reload()
    page.get_by_text(say("my-tables-over", games=2)).click()
    expect(row.locator(".lines").first).to_contain_text(say("row-score", games=2, mine="0", theirs="2"))
    expect(row.locator(".state")).to_contain_text(say("verdict-lost"))


def test_a_stranger_finds_an_open_table_and_sits_down(person: People) -> None:
    """Its maker ticks it in the form and sees so in the waiting room; off the list again, nobody finds it."""
    say = words("en")
    maker, stranger = person(), person()
    stranger.goto("/")
    section = stranger.get_by_role("region", name=say("open-tables"))
    row = section.get_by_role("listitem").filter(has_text="Zenobia")
    expect(section.get_by_text(say("open-tables-none")).or_(section.get_by_role("listitem")).first).to_be_visible()
    maker.goto(f"/new/{IN_TURN}")
    maker.get_by_placeholder(say("name-placeholder")).first.fill("Zenobia")
    offer = maker.get_by_role("checkbox", name=say("offer"))
    expect(offer).not_to_be_checked()
    offer.check()
    maker.get_by_role("button", name=say("new-make")).click()
    maker.wait_for_url("**/t/*")
    expect(offer).to_be_checked()
    stranger.evaluate("dispatchEvent(new Event('focus'))")  # comes back to the page, which looks again
    expect(row).to_have_count(1)
    for is_on in (False, True):
        offer.set_checked(is_on)
        expect(offer).to_be_checked(checked=is_on)
        stranger.reload()
        expect(section.get_by_text(say("open-tables-none")).or_(section.get_by_role("listitem")).first).to_be_visible()
        expect(row).to_have_count(int(is_on))
    row.get_by_role("link", name=say("sit-down")).click()
    expect(stranger.get_by_text(say("offered-to-you"))).to_be_visible()
    stranger.locator("form .btn.main").click()
    expect(stranger.locator("li .who b").filter(has_text=say("is-you", name=say("name-guest")))).to_be_visible()
    third = person()
    third.goto("/")
    section = third.get_by_role("region", name=say("open-tables"))
    expect(section.get_by_text(say("open-tables-none")).or_(section.get_by_role("listitem")).first).to_be_visible()
    expect(section.get_by_role("listitem").filter(has_text="Zenobia")).to_have_count(0)


def test_my_results_tell_what_was_won_and_lead_back_to_each_game(person: People) -> None:
    """Nothing yet; then a game that counts, and one that does not, with its reason."""
    page, say = person(), words("en")
    mine = Device(page.context)
    page.goto("/results")
    expect(page.get_by_text(say("results-none"))).to_be_visible()
    table = mine.post("/api/tables", game=IN_TURN, people={0: "Giulia"}, bots={1: "random"})["table"]
    shared = mine.post("/api/tables", game=IN_TURN, people={0: "Giulia", 1: "Marco"})["table"]
    for act, where, chair in (
        ("ready", table, 0), ("resign", table, 0), ("ready", shared, 0), ("ready", shared, 1), ("resign", shared, 1),
    ):  # fmt: skip
        mine.ask(act, table=where, chair=chair)
    page.goto("/")
    page.get_by_role("link", name=say("results")).click()
    card = page.get_by_role("region", name=shelf()[IN_TURN].words("en").say("title"))
    expect(card.get_by_text(say("results-lost", count=1))).to_be_visible()
    expect(card.get_by_text(say("results-uncounted", games=1))).to_be_visible()
    rows = page.get_by_role("region", name=say("results-recent")).get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first.get_by_text(say("uncounted-shared"))).to_be_visible()
    expect(rows.last.get_by_text(say("verdict-lost"))).to_be_visible()
    rows.last.get_by_role("link", name=say("go-over")).click()
    page.wait_for_url(f"**/t/{table}/back?game=0*")
