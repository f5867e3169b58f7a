"""Live tables, step by step: what is told when, and what happens when nothing can be kept."""

from __future__ import annotations

from functools import partial

import pytest

from sottovoce.bots import bot
from sottovoce.rules.rng import Rng
from sottovoce.server.live import hub, messages, room
from sottovoce.server.live.limits import Limits, Measure
from sottovoce.server.live.room import BOT_KEY, MANY, PRESENCE_SECONDS, BotReply
from tests.example_games import FOR_MANY, IN_TURN, MINE, THEIRS
from tests.server.simulated import Phone, World


def watching(world: World, *chairs: int | None) -> list[Phone]:
    phones = []
    for chair in chairs:
        phone = world.device("" if chair is None else str(chair))
        phone.say("watch", chair=chair, seen=0, key="w")
        phones.append(phone)
    world.settle()
    for phone in phones:
        phone.told()
    return phones


def kinds(phone: Phone) -> list[str]:
    return [told["tell"] for told in phone.told()]


def test_nobody_is_told_before_it_is_kept() -> None:
    world = World()
    world.table()
    one, other, public = watching(world, 0, 1, None)
    one.say("move", chair=0, move=MINE, seen=99, key="k")
    assert [kinds(phone) for phone in (one, other, public)] == [[], [], []]
    world.settle()
    assert [kinds(phone) for phone in (one, other, public)] == [["done", "news"], ["news"], ["news"]]


def test_what_cannot_be_kept_is_refused_and_can_be_done_later() -> None:
    world = World()
    world.table()
    one, other = watching(world, 0, 1)
    world.is_down = True
    one.say("move", chair=0, move=MINE, seen=99, key="k")
    world.settle()
    (refused,) = one.told()
    assert (refused["tell"], refused["key"], refused["code"]) == ("refused", "k", "unavailable")
    assert kinds(other) == []
    one.say("move", chair=0, move=MINE, seen=99, key="k")
    world.settle()
    assert kinds(one) == []  # it waits until the store is asked again
    world.is_down = False
    world.now += hub.RETRY + 1
    world.hub.tick(world.now)
    world.settle()
    assert "done" in kinds(one)
    told = other.told()
    assert [line["news"] for news in told if news["tell"] == "news" for line in news["lines"]] == ["moved"]


def test_a_move_that_was_kept_although_nobody_said_so_is_there_once() -> None:
    world = World()
    world.table()
    one, other = watching(world, 0, 1)
    world.forgets_to_say = True
    one.say("move", chair=0, move=MINE, seen=99, key="k")
    world.settle()
    world.forgets_to_say = False
    assert "refused" in kinds(one)
    one.say("move", chair=0, move=MINE, seen=99, key="k")
    world.settle()
    assert kinds(one) == ["done"]
    told = [line["news"] for news in other.told() if news["tell"] == "news" for line in news["lines"]]
    assert told == ["moved"]
    assert sum(b'"moved"' in entry for entry in world.kept["t"]) == 1


def test_moves_that_follow_a_lost_one_are_refused_too() -> None:
    world = World()
    world.table(chat="free")
    one, other = watching(world, 0, 1)
    one.say("move", chair=0, move=MINE, seen=99, key="a")
    other.say("move", chair=1, move=THEIRS, seen=99, key="b")
    world.is_down = True
    world.step()
    world.is_down = False
    world.settle()
    assert one.told()[0]["code"] == other.told()[0]["code"] == "unavailable"
    one.say("move", chair=0, move=MINE, seen=99, key="a")
    world.settle()
    assert "done" in kinds(one)


def test_while_more_is_on_its_way_there_is_no_view() -> None:
    """What is not kept is not told, nor is a view that would show it."""
    world = World()
    world.table()
    one, other = watching(world, 0, 1)
    one.say("move", chair=0, move=MINE, seen=99, key="a")
    other.say("move", chair=1, move=THEIRS, seen=99, key="b")
    world.step()
    (news,) = other.told()
    assert news["more"] is True
    assert "view" not in news
    world.step()
    _, news = other.told()
    assert "more" not in news
    assert news["view"]["to_act"] == [0]


def test_with_a_view_comes_whether_one_can_take_back() -> None:
    world = World()
    world.table()
    one, other, public = watching(world, 0, 1, None)
    ways: list[list[str | None]] = []
    for phone, chair in [(one, 0), (other, 1), (one, 0)]:
        phone.say("move", chair=chair, move=world.any_move(chair), seen=99, key=f"{len(ways)}")
        world.settle()
        news = [next(told for told in each.told() if told["tell"] == "news") for each in (one, other, public)]
        assert all("view" in told for told in news)
        ways.append([told.get("undo") for told in news])
        assert ways[-1] == [*map(world.hub.rooms["t"].table.can_undo, (0, 1)), None]
    assert ways[:2] == [["free", None, None], ["ask", "ask", None]]
    other.say("resign", chair=1, key="r")
    world.settle()
    assert [told.get("undo") for told in one.told()] == [None]


def test_a_watch_from_any_line_fills_the_gap() -> None:
    world = World()
    world.table()
    (one,) = watching(world, 0)
    one.say("move", chair=0, move=MINE, seen=99, key="k")
    world.settle()
    everything = world.hub.rooms["t"].table.lines
    for seen in range(everything + 3):
        phone = world.device("0")
        phone.say("watch", chair=0, seen=seen, key="w")
        world.settle()
        (news,) = [told for told in phone.told() if told["tell"] == "news"]
        assert [line["n"] for line in news["lines"]] == list(range(seen, everything))
        assert news["view"]["seat"] == 0


def test_a_table_that_rests_is_put_away_and_read_again() -> None:
    world = World()
    world.table()
    (one,) = watching(world, 0)
    world.now += hub.IDLE + 10
    world.hub.tick(world.now)
    assert "t" in world.hub.rooms  # somebody looks
    one.close()
    world.hub.tick(world.now + hub.IDLE + 10)
    assert world.hub.rooms == {}
    watching(world, 0)
    assert "t" in world.hub.rooms


def test_a_bot_that_answers_late_is_not_heard() -> None:
    world = World()
    world.table(FOR_MANY, people=1, bots=1)
    world.bots_answer = False
    (one,) = watching(world, 0)
    while not world.thinking:
        one.say("move", chair=0, move=world.any_move(0), seen=99, key=f"a{world.now}")
        world.settle()
    (think,) = world.thinking
    assert think.view.seat == 1
    one.say("undo", chair=0, key="b")
    world.settle()
    lines = world.hub.rooms["t"].table.lines
    world.hub.bot_chose(think, bot.choose(think.game, think.view, [], "random", Rng(1)).move, world.now)
    world.settle()
    assert world.hub.rooms["t"].table.lines == lines


def test_a_chair_that_moved_is_no_longer_watched_from_the_old_device() -> None:
    world = World()
    world.table()
    one, other = watching(world, 0, 1)
    room = world.hub.rooms["t"]
    room.do(lambda table, now: table.hand(0, "phone", now), BotReply("t"))
    world.settle()
    assert "seat_moved" in [told.get("code") for told in one.told()]
    other.told()
    other.say("move", chair=1, move=THEIRS, seen=99, key="k")
    world.settle()
    assert kinds(one) == []


def test_the_old_device_is_told_which_chair_it_lost() -> None:
    world = World()
    world.table()
    (one,) = watching(world, 0)
    room = world.hub.rooms["t"]
    room.do(lambda table, now: table.hand(0, "phone", now), BotReply("t"))
    world.settle()
    assert {"tell": "seat-lost", "table": "t", "chair": 0} in one.told()


def test_everybody_is_told_who_is_here_who_looks_back_and_how_many_look_on() -> None:
    world = World()
    world.table()
    one, other = watching(world, 0, 1)
    one.told()
    other.close()
    assert one.told() == [{"tell": "present", "table": "t", "chairs": [True, False]}]
    back = world.device("1")
    back.say("watch", chair=1, key="b", looks_back=True)
    assert one.told() == [{"tell": "present", "table": "t", "chairs": [True, True], "looking_back": [1]}]
    assert world.hub.rooms["t"].away(1, world.now + 100) == 0
    back.told()
    one.say("move", chair=0, move=MINE, seen=99, key="k")
    world.settle()
    assert kinds(back) == []  # who looks back at another game is told nothing of this one
    one.told()
    strangers = [world.device("stranger"), world.device("stranger"), world.device("")]
    for number, stranger in enumerate(strangers):
        stranger.say("watch", key=str(number))
    assert [told["spectators"] for told in one.told()] == [1, 2]  # two tabs of one device are one
    strangers[2].close()
    assert [told["spectators"] for told in one.told()] == [1]
    seated = world.device("0")
    seated.say("watch", key="s")  # who has a chair does not look on besides
    assert one.told() == []


def test_where_many_look_on_who_comes_and_goes_is_told_now_and_then() -> None:
    """Else one who does nothing else would make the server send to all the others each time."""
    world = World()
    world.table()
    (one,) = watching(world, 0)
    crowd = watching(world, *[None] * (MANY + 5))
    one.told()
    stranger = world.device("")
    world.hub.tick(world.now + PRESENCE_SECONDS)
    for ask in ("watch", "unwatch") * 20:
        stranger.send({"ask": ask, "table": "t", "key": "k"})
    stranger.send({"ask": "watch", "table": "t", "key": "k"})
    assert stranger.told()[-1]["spectators"] == len(crowd) + 1  # whoever comes is told at once
    assert len(one.told()) <= 1
    crowd[0].close()
    crowd[1].close()
    world.hub.tick(world.now + 2 * PRESENCE_SECONDS)
    assert [told["spectators"] for told in one.told()] == [len(crowd) - 1]
    world.hub.tick(world.now + 4 * PRESENCE_SECONDS)
    assert one.told() == []


def test_an_address_has_not_endlessly_many_onlookers_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a chair, that is: each of them costs the table at every move."""
    monkeypatch.setattr(room, "MOST_ONLOOKERS_HERE", 3)
    world = World()
    world.table()
    player, *_ = here = watching(world, 0, None, None, None)
    more, seated, elsewhere = world.device("somebody"), world.device("1"), world.device("")
    elsewhere.session.address = "elsewhere"
    for phone in (more, seated, elsewhere, here[1]):
        phone.say("watch", key="w")
    assert [kinds(phone)[1:2] for phone in (seated, elsewhere)] == [["done"]] * 2
    _, refused = more.told()
    assert refused["code"] == "too_many_onlookers"
    assert str(room.MOST_ONLOOKERS_HERE) in refused["text"]
    here[1].close()
    more.say("watch", key="w")
    assert "done" in kinds(more)
    player.say("move", chair=0, move=MINE, seen=99, key="k")
    world.settle()
    assert [kinds(phone)[-1:] for phone in (player, *here[2:], more, seated, elsewhere)] == [["news"]] * 6


def test_an_address_looks_on_at_not_endlessly_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_WATCHES_HERE", 2)
    world = World()
    names = ("t", "second", "third")
    world.table()
    world.kept |= dict.fromkeys(names, world.kept["t"])
    ones = [world.device(str(number)) for number in range(3, 6)]

    def told(phone: Phone, ask: str, table: str) -> str:
        phone.told()
        phone.say(ask, table=table, key="w")
        world.settle()
        return next(str(told.get("code", "done")) for told in phone.told() if told["tell"] in ("done", "refused"))

    assert [told(one, "watch", name) for one, name in zip(ones, names, strict=True)] == [
        "done", "done", "too_many_watched_here",
    ]  # fmt: skip
    assert told(ones[1], "watch", names[1]) == "done"  # the same again
    assert told(ones[2], "watch", names[1]) == "too_many_watched_here"
    assert told(world.device("0"), "watch", names[0]) == "done"  # who plays there
    assert told(ones[0], "unwatch", names[0]) == "done"
    assert told(ones[0], "unwatch", names[0]) == "done"
    assert told(ones[2], "watch", names[2]) == "done"
    assert told(ones[0], "watch", names[0]) == "too_many_watched_here"
    ones[1].close()
    assert told(ones[0], "watch", names[0]) == "done"


def test_news_is_made_once_for_all_who_know_the_same_and_players_are_told_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []
    woken: list[int] = []
    true = messages.encode

    def encode(tell: messages.Tell) -> bytes:
        made.append(type(tell).__name__)
        return true(tell)

    world = World()
    world.table()
    everybody = watching(world, *[None] * 40, 0, 1)
    for number, phone in enumerate(everybody):
        phone.session.wake = partial(woken.append, number)
    monkeypatch.setattr(messages, "encode", encode)
    everybody[40].say("move", chair=0, move=MINE, seen=99, key="k")
    world.settle()
    assert sorted(made) == ["Done", "News", "News", "News"]
    assert woken == [40, 40, 41, *range(40)]
    assert len({tuple(phone.session.take()) for phone in everybody[:40]}) == 1


def test_a_person_cannot_use_up_the_keys_of_bots() -> None:
    world = World()
    world.table()
    (one,) = watching(world, 0)
    one.say("move", chair=0, move=MINE, seen=99, key=f"{BOT_KEY}1")
    assert one.told()[0]["code"] == "bad_key"


def test_the_news_of_talk_brings_no_view() -> None:
    world = World()
    world.table()
    one, other = watching(world, 0, 1)
    one.say("say", chair=0, phrase="hello", key="k")
    world.settle()
    (news,) = other.told()
    assert "view" not in news


@pytest.mark.parametrize("table", ["", "x" * 41, "é", "nowhere"])
def test_there_is_no_such_table(table: str) -> None:
    world = World()
    phone = world.device("0")
    phone.told()
    phone.say("watch", chair=0, seen=0, key="w", table=table)
    world.settle()
    assert phone.told()[0]["code"] == "no_table"
    assert world.hub.rooms == {}


def test_a_measure_fills_up_again_and_everyone_has_their_own() -> None:
    limits, measure = Limits(), Measure(3, 1)
    assert [limits.allows(measure, "a", 0.0) for _ in range(5)] == [True, True, True, False, False]
    assert limits.allows(measure, "b", 0.0)
    assert [limits.allows(measure, "a", 2.0) for _ in range(3)] == [True, True, False]


def test_what_was_refused_is_not_done_later_by_a_late_copy() -> None:
    """One device asks twice with the same key, since the first answer was slow; in between it has become possible."""
    world = World()
    world.table()
    (one,) = watching(world, 0)
    one.say("undo", chair=0, key="k")
    first = one.told()
    assert [(told["tell"], told["code"]) for told in first] == [("refused", "nothing_to_undo")]
    one.say("move", chair=0, move=MINE, seen=99, key="m")
    world.settle()
    one.told()
    lines = world.hub.rooms["t"].table.lines
    one.say("undo", chair=0, key="k")
    world.settle()
    assert one.told() == first
    assert world.hub.rooms["t"].table.lines == lines
    one.say("undo", chair=0, key="another")
    world.settle()
    assert world.hub.rooms["t"].table.lines == lines + 1


def test_only_so_many_refusals_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """And one device pushes out none but its own."""
    monkeypatch.setattr(room, "MOST_REFUSED", 10)
    world = World()
    world.table()
    one, other = watching(world, 0, 1)
    other.say("undo", chair=1, key="k")
    first = other.told()
    for n in range(30):
        one.say("undo", chair=0, key=f"k{n}")
    one.say("undo", chair=0, key="x" * 10_000)
    here = world.hub.refused.by_device
    assert [key for _, _, key in here["0"]] == [f"k{n}" for n in range(20, 30)]
    other.say("move", chair=1, move=THEIRS, seen=99, key="m")
    world.settle()
    other.told()
    other.say("undo", chair=1, key="k")
    world.settle()
    assert other.told() == first
    monkeypatch.setattr(room, "MOST_REFUSING", 1)
    one.say("undo", chair=0, key="once more")
    assert list(here) == ["0"]


def test_a_bot_is_asked_for_by_who_plays_not_by_who_looks_on() -> None:
    """In whose turn it thinks: nobody can put another's bot into a long line by looking on."""
    world = World()
    world.table(IN_TURN, people=1, bots=1)
    world.bots_answer = False
    there, here = world.device("somebody"), world.device("0")
    there.session.address, here.session.address = "there", "here"
    there.say("watch", chair=None, seen=0, key="w")
    here.say("watch", chair=0, seen=0, key="w")
    there.say("watch", chair=None, seen=0, key="again")
    here.say("move", chair=0, key="m", seen=world.hub.rooms["t"].table.lines, move=world.any_move(0))
    world.settle()
    assert (world.thinking[-1].address, world.thinking[-1].device) == ("here", "0")
