"""What there is to see: every page and every board at its stages, each a few steps from a device that has done nothing.

A scene is a function that leads a visitor there. `make shots` takes its picture, and the tests look at it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

from playwright.sync_api import Locator, Page, expect

from sottovoce.games import shelf
from tests.browser.boards import BOARDS
from tests.browser.devices import Device
from tests.browser.people import Language, People, Theme
from tests.browser.words import words
from tests.example_games import ALONE, AT_ONCE, IN_TURN, MINE

GAMES = Path(__file__).parents[1] / "games"
PEOPLE = ["Giulia", "Marco", "Chiara", "Luca", "Elena", "Piero"]


class Visit:
    """Somebody at a page, and what they do there."""

    def __init__(self, people: People, page: Page, language: Language) -> None:
        self.people, self.page, self.language = people, page, language
        self.say = words(language)

    @cached_property
    def device(self) -> Device:
        """The one that the page is on."""
        return Device(self.page.context)

    def press(self, key: str, **args: str | int) -> None:
        """The button that says this."""
        self.page.get_by_role("button", name=self.say(key, **args), exact=True).click()

    def sees(self, selector: str) -> Locator:
        found = self.page.locator(selector).first
        expect(found).to_be_visible()
        return found

    def square(self, name: str) -> Locator:
        return self.page.locator(f'[data-square="{name}"]')

    def sits(self, game: str, playthrough: str, moves: int, seat: str, bot: str = "") -> Seated:
        """Goes on with a recorded game after its first `moves` moves (negative: without its last ones), in this seat;
        in the other one sits a bot of a level, or somebody elsewhere."""
        return self.goes_on(game, begun(game, playthrough, moves), seat, bot)

    def goes_on(self, game: str, record: str, seat: str, bot: str = "") -> Seated:
        """Likewise, with any record."""
        chair = shelf()[game].seat_names.index(seat)
        opened = self.device.post("/api/records", record=record)
        table = opened["table"]
        self.device.post(f"/api/tables/{table}/claim", chair=chair, name=PEOPLE[chair])
        devices = {chair: self.device}
        for other, invitation in opened["invitations"].items():
            if int(other) == chair:
                continue
            if bot:
                self.device.post(f"/api/tables/{table}/bot", chair=int(other), level=bot)
            else:
                devices[int(other)] = self.people.device()
                claim = {"chair": int(other), "name": PEOPLE[int(other)], "invitation": invitation}
                devices[int(other)].post(f"/api/tables/{table}/claim", **claim)
        for at, device in devices.items():
            device.ask("ready", table=table, chair=at)
        return Seated(table, devices)

    def plays(self, *where: Any) -> None:
        """Sits down so, and sees the board; nothing was missed."""
        self.comes(self.sits(*where))

    def comes(self, seated: Seated) -> None:
        self.page.goto(f"/t/{seated.table}")
        self.sees(".board-place")
        for news in self.page.locator(".away .btn").all():
            news.click()

    def takes_time(self) -> None:
        """What happens is shown to this visitor as slowly as to anybody who comes for the first time."""
        self.page.add_init_script("""localStorage.setItem("sottovoce.settings", '{"pace": "calm"}')""")

    def watches(self, game: str, playthrough: str, moves: int, seat: str, until: str, more: int = 1) -> None:
        """Sits down so and sees, one moment after the other, what the next recorded moves bring about, until this."""
        self.takes_time()
        seated = self.sits(game, playthrough, moves, seat)
        self.page.goto(f"/t/{seated.table}")
        self.sees(".board-place")
        for line in recorded(game, playthrough)[1][moves:][:more]:
            mover, move = line.split(" > ")[0].split(" ", 1)
            chair = shelf()[game].seat_names.index(mover)
            seated.devices[chair].move(seated.table, chair, move)
        self.sees(until)

    def ends(self, game: str, playthrough: str, seat: str) -> None:
        """Sees how a recorded game ended, its last move made by the player who made it."""
        seated = self.sits(game, playthrough, -1, seat)
        self.page.goto(f"/t/{seated.table}")
        self.sees(".board-place")
        mover, move = recorded(game, playthrough)[1][-1].split(" > ")[0].split(" ", 1)
        chair = shelf()[game].seat_names.index(mover)
        seated.devices[chair].move(seated.table, chair, move)
        self.sees(".end")
        for news in self.page.locator(".away .btn").all():
            news.click()

    def brings(self, game: str, playthrough: str) -> str:
        """A whole recorded game; its table."""
        header, moves = recorded(game, playthrough)
        table: str = self.device.post("/api/records", record="\n".join([*header, "", *moves, ""]))["table"]
        return table

    def looks_back(self, game: str, playthrough: str, line: int, eyes: str) -> None:
        """At a whole recorded game, after this line and with these eyes."""
        self.page.goto(f"/t/{self.brings(game, playthrough)}/back?line={line}&eyes={eyes}")
        self.sees(".boards")

    def shares(self, game: str, playthrough: str) -> tuple[str, str]:
        """The result of a recorded game as it is shared: in words, and the picture."""
        self.looks_back(game, playthrough, 9999, "public")
        self.sees(".scrubber details.more summary").click()
        self.press("share-title")
        shown = self.sees("dialog img")
        alt, source = (shown.get_attribute(name) or "" for name in ("alt", "src"))
        return alt, unquote(source.partition(",")[2])


class Seated(NamedTuple):
    table: str
    devices: dict[int, Device]  # by chair; those of bots are not there


def begun(game: str, playthrough: str, lines: int) -> str:
    """The beginning of a recorded game."""
    header, moves = recorded(game, playthrough)
    return "\n".join([*header, "", *moves[:lines], ""])


def recorded(game: str, playthrough: str) -> tuple[list[str], list[str]]:
    """A whole game: what stands above it, but not how it ended, and its moves."""
    file = GAMES / game.replace("-", "_") / "playthroughs" / f"{playthrough}.txt"
    above, moves = file.read_text("utf-8").strip().split("\n\n")
    return [line for line in above.splitlines() if not line.startswith("result:")], moves.splitlines()


Show = Callable[[Visit], None]
SCENES: dict[str, Show] = {}
MORE: dict[str, Show] = {}
README: list[tuple[str, Theme, bool]] = [("home", "light", False)]  # shown there: the light, and whether on a phone


def scene(show: Show) -> Show:
    """One more: its name is the function's."""
    SCENES[show.__name__.replace("_", "-")] = show
    return show


def picture(show: Show) -> Show:
    """Another stage of a board that has a scene, or a moment that soon passes: it is only looked at, in the soak by axe
    as well."""
    MORE[show.__name__.replace("_", "-")] = show
    return show


# Pages without a table.


@scene
def home(visit: Visit) -> None:
    visit.page.goto("/")
    visit.sees(".shelf")


@scene
def home_with_tables(visit: Visit) -> None:
    for game, moves, chair, bot in ((AT_ONCE, 14, 0, "novice"), (IN_TURN, 9, 1, ""), (AT_ONCE, 4, 0, "")):
        visit.sits(game, BOARDS[game].playthrough, moves, shelf()[game].seat_names[chair], bot)
    again = visit.device.post("/api/tables", game=IN_TURN, people={0: PEOPLE[0]}, bots={1: "novice"})["table"]
    for act in ("ready", "resign", "rematch", "resign"):
        visit.device.ask(act, table=again, chair=0)
    visit.page.goto("/")
    visit.sees(".call")
    visit.sees("section.card details summary").click()


@scene
def open_tables(visit: Visit) -> None:
    """Somebody waits at a table with a deal that they may know, somebody else at one for several."""
    many = visit.people.device()
    offered = many.post("/api/tables", game=ALONE, seats=4, people={0: PEOPLE[1]}, offered=True)["table"]
    many.ask("watch", table=offered, chair=0)
    maker = visit.people.device()
    begun_elsewhere = begun(IN_TURN, BOARDS[IN_TURN].playthrough, 9)
    brought = maker.post("/api/records", record=begun_elsewhere)["table"]
    maker.post(f"/api/tables/{brought}/claim", chair=0, name=PEOPLE[2])
    maker.post(f"/api/tables/{brought}/offer", offered=True)
    maker.ask("watch", table=brought, chair=0)
    visit.page.goto("/")
    visit.sees("[aria-labelledby=open-tables] li")


@scene
def results_none(visit: Visit) -> None:
    visit.page.goto("/results")
    visit.sees("main .none")


@scene
def results(visit: Visit) -> None:
    """Games of every kind: won, lost, given up, from a record; alone; together."""
    for game in shelf().values():
        seats = 1 if game.id == ALONE else 2
        bots = {} if seats == 1 else {1: "random"}
        table = visit.device.post("/api/tables", game=game.id, seats=seats, people={0: PEOPLE[0]}, bots=bots)["table"]
        for act in ("ready", "resign", "rematch", "resign"):
            visit.device.ask(act, table=table, chair=0)
    opened = visit.device.post("/api/tables", game=IN_TURN, people={0: PEOPLE[0]})
    table, other = opened["table"], visit.people.device()
    other.post(f"/api/tables/{table}/claim", chair=1, name=PEOPLE[1], invitation=opened["invitations"]["1"])
    for chair, device in enumerate((visit.device, other)):
        device.ask("ready", table=table, chair=chair)
    other.ask("resign", table=table, chair=1)
    for game_id, seat in ((AT_ONCE, 0), (ALONE, 0)):
        seated = visit.sits(game_id, BOARDS[game_id].playthrough, 20, shelf()[game_id].seat_names[seat])
        visit.device.ask("resign", table=seated.table, chair=seat)
    visit.page.goto("/results")
    visit.sees("main .games tbody")  # the game's own words have come


@scene
def play_now(visit: Visit) -> None:
    home(visit)
    visit.page.get_by_role("button", name=visit.say("play-now")).first.click()
    visit.sees("dialog .btn.main")


@scene
def play_now_how_many(visit: Visit) -> None:
    """Where one can also play alone."""
    home(visit)
    visit.page.locator(".shelf > li").nth(list(shelf()).index(ALONE)).get_by_role("button").first.click()
    visit.sees("dialog .btn.main")


@scene
def settings(visit: Visit) -> None:
    home(visit)
    visit.press("settings")
    visit.sees("dialog")


@scene
def nowhere(visit: Visit) -> None:
    visit.page.goto("/no/such/page")
    expect(visit.page.get_by_role("heading", name=visit.say("nowhere"))).to_be_visible()


def new_table(game: str) -> Show:
    def show(visit: Visit) -> None:
        visit.page.goto(f"/new/{game}")
        visit.sees("form .make")
        for further in visit.page.locator("form details").all():
            further.locator("summary").click()

    return show


def rules(game: str) -> Show:
    def show(visit: Visit) -> None:
        visit.page.goto(f"/rules/{game}")
        visit.sees(".rules section")

    return show


def lesson(game: str) -> Show:
    def show(visit: Visit) -> None:
        visit.page.goto(f"/learn/{game}")
        visit.sees(".lesson .task")
        visit.sees(".lesson .place")

    return show


@scene
def new_table_alone(visit: Visit) -> None:
    new_table(ALONE)(visit)
    alone = visit.page.get_by_role("group", name=visit.say("new-seats")).get_by_text("1", exact=True)
    alone.click()


SCENES |= {f"new-{game}": new_table(game) for game in BOARDS}
SCENES |= {f"learn-{game}": lesson(game) for game in BOARDS}
SCENES |= {f"rules-{game}": rules(game) for game in shelf()}


# A table before and between games.


@scene
def waiting_room(visit: Visit) -> None:
    visit.page.goto(f"/new/{IN_TURN}")
    visit.sees("form .make button").click()
    visit.sees(".qr")


@scene
def found_open(visit: Visit) -> None:
    """This person has found the table on the list of open ones."""
    table = visit.people.device().post("/api/tables", game=IN_TURN, people={1: "Marco"}, offered=True)["table"]
    visit.page.goto(f"/t/{table}")
    visit.sees("form .btn.main")


@scene
def invited(visit: Visit) -> None:
    """Somebody else has sent this person the link."""
    opened = visit.people.device().post("/api/tables", game=AT_ONCE, people={1: "Marco"})
    visit.page.goto(f"/t/{opened['table']}#0-{opened['invitations']['0']}")
    visit.sees("form .btn.main")


@scene
def curtain(visit: Visit) -> None:
    """Two people share this device."""
    table = visit.device.post("/api/tables", game=AT_ONCE, people=dict(enumerate(PEOPLE[:2])))["table"]
    for chair in range(2):
        visit.device.ask("ready", table=table, chair=chair)
    visit.page.goto(f"/t/{table}")
    visit.sees(".curtain")


@scene
def common_beat(visit: Visit) -> None:
    """This person has chosen, and does not know whether the other has."""
    opened = visit.device.post("/api/tables", game=AT_ONCE, people={0: "Giulia"}, settings={"beat": 600})
    table, other = opened["table"], visit.people.device()
    other.post(f"/api/tables/{table}/claim", chair=1, name="Marco", invitation=opened["invitations"]["1"])
    for chair, device in enumerate((visit.device, other)):
        device.ask("ready", table=table, chair=chair)
    visit.device.move(table, 0, MINE)
    visit.page.goto(f"/t/{table}")
    visit.sees(".beat")


@scene
def seat_moved(visit: Visit) -> None:
    """The seat that this person had here is now on another device of theirs."""
    table = visit.device.post("/api/tables", game=IN_TURN, people={0: PEOPLE[0]}, bots={1: "novice"})["table"]
    visit.device.ask("ready", table=table, chair=0)
    visit.page.goto(f"/t/{table}")
    visit.sees(".board-place")
    code = visit.device.post(f"/api/tables/{table}/code", chair=0)["code"]
    visit.people.device().post("/api/code", code=code)
    expect(visit.page.get_by_role("heading", name=visit.say("seat-lost"))).to_be_visible()


@scene
def asked(visit: Visit) -> None:
    """The other would like to take back a move."""
    seated = visit.sits(IN_TURN, BOARDS[IN_TURN].playthrough, 9, shelf()[IN_TURN].seat_names[0])
    [(chair, other)] = [(chair, device) for chair, device in seated.devices.items() if chair != 0]
    visit.page.goto(f"/t/{seated.table}")
    visit.sees(".board-place")
    other.ask("undo", table=seated.table, chair=chair)
    visit.sees(".request .btn")


@scene
def watched(visit: Visit) -> None:
    """Somebody without a chair looks on, where the players sit around the board."""
    begun_here = visit.sits(ALONE, BOARDS[ALONE].playthrough, 9, shelf()[ALONE].seat_names[0], "novice")
    visit.people.device().ask("watch", table=begun_here.table, chair=None)
    visit.page.goto(f"/t/{begun_here.table}")
    visit.sees(".onlookers")


def amid_a_game(visit: Visit) -> None:
    visit.plays(AT_ONCE, BOARDS[AT_ONCE].playthrough, 16, shelf()[AT_ONCE].seat_names[0], "novice")


@scene
def earlier_moment(visit: Visit) -> None:
    """An earlier line of the log is looked at, while the game goes on."""
    amid_a_game(visit)
    visit.page.locator("#log .leads").nth(5).click()
    visit.sees(".status.earlier")


@scene
def table_menu(visit: Visit) -> None:
    amid_a_game(visit)
    visit.sees("details.more summary").click()
    visit.sees("details.more menu")


@scene
def board_in_words(visit: Visit) -> None:
    amid_a_game(visit)
    visit.page.keyboard.press("w")
    visit.sees("dialog .in-words")


@scene
def keys(visit: Visit) -> None:
    amid_a_game(visit)
    visit.page.keyboard.press("?")
    visit.sees("dialog dl")


def resigned(game: str) -> Show:
    """This person has just given up: the truth is shown, and what can be done next."""

    def show(visit: Visit) -> None:
        seated = visit.sits(game, BOARDS[game].playthrough, 16, shelf()[game].seat_names[0], "novice")
        visit.page.goto(f"/t/{seated.table}")
        visit.sees(".board-place")
        visit.device.ask("resign", table=seated.table, chair=0)
        visit.sees(".end")

    return show


MORE |= {f"{game}-resigned": resigned(game) for game in BOARDS}


# Looking back.


@scene
def back_earlier(visit: Visit) -> None:
    """At the first of two games, while a third is being played and one is waited for."""
    table = visit.brings(AT_ONCE, BOARDS[AT_ONCE].playthrough)
    visit.device.post(f"/api/tables/{table}/claim", chair=0, name=PEOPLE[0])
    visit.device.post(f"/api/tables/{table}/bot", chair=1, level="novice")
    for act in ("rematch", "resign", "rematch"):
        visit.device.ask(act, table=table, chair=0)
    visit.page.goto(f"/t/{table}/back?game=0&line=16&eyes=0")
    visit.sees(".game-picker .btn.main")


@scene
def back_beside(visit: Visit) -> None:
    """Two boards where there is room for them."""
    visit.looks_back(IN_TURN, BOARDS[IN_TURN].playthrough, 20, "0")
    visit.page.keyboard.press("s")


@scene
def back_play_on(visit: Visit) -> None:
    visit.looks_back(AT_ONCE, BOARDS[AT_ONCE].playthrough, 16, "0")
    if not visit.page.locator(".scrubber .wide").is_visible():  # on a phone it is in the menu
        visit.sees(".scrubber details.more summary").click()
    visit.press("back-play-on")
    visit.sees("dialog")


@scene
def back_share(visit: Visit) -> None:
    visit.shares(AT_ONCE, BOARDS[AT_ONCE].playthrough)


# Each game's own: `tests/browser/<game>/scenes.py`.
for game in BOARDS:
    import_module(f"tests.browser.{game.replace('-', '_')}.scenes")
