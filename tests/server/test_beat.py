"""At a table with a common beat nothing that anybody is sent, and no moment at which it is sent, tells whether another
has chosen already.
"""

from __future__ import annotations

from typing import Any

import pytest

from sottovoce.table.journal import Clock
from tests.example_games import MINE, THEIRS
from tests.server.simulated import Phone, World

BEAT = 20
Told = list[tuple[float, dict[str, Any]]]


class Evening:
    """Two people and a spectator; time goes on second by second, and what happens then is written down."""

    def __init__(self, **settings: Any) -> None:
        self.world = World()
        self.world.table(beat=BEAT, **settings)
        self.asked = self.world.now
        self.phones = {0: self.world.device("0"), 1: self.world.device("1"), None: self.world.device("2")}
        self.told: dict[int | None, Told] = {who: [] for who in self.phones}
        self.keys = 0
        for who in self.phones:
            self.does(who, "watch", seen=0)

    def does(self, who: int | None, ask: str, phone: Phone | None = None, **fields: Any) -> None:
        self.keys += 1
        message = {"ask": ask, "table": "t", "chair": who, "key": f"{ask}-{who}-{fields.get('n', '')}", **fields}
        message.pop("n", None)
        (phone or self.phones[who]).send(message)
        self.world.settle()
        self.listen()

    def listen(self) -> None:
        for who, phone in self.phones.items():
            self.told[who] += [(self.world.now - self.asked, told) for told in phone.told()]

    def second(self) -> None:
        self.world.now += 1
        self.world.hub.tick(self.world.now)
        self.world.settle()
        self.listen()

    def chooses(self, who: int, move: str, n: int = 0) -> None:
        self.does(who, "move", move=move, seen=self.world.hub.rooms["t"].table.lines, n=n)

    def view(self, who: int | None) -> Any:
        return [told["view"] for _, told in self.told[who] if "view" in told][-1]


def lived(others: dict[int, str], mine: int | None, clock: Clock | None = None) -> tuple[Told, Told]:
    """What the second player and a spectator are told, if the first does this and that (by the second it is done)."""
    here = Evening(clock=clock)
    for second in range(1, 2 * BEAT + 5):
        here.second()
        match others.get(second):
            case "choose":
                here.chooses(0, MINE, n=second)
            case "take back":
                here.does(0, "undo", n=second)
        match second:
            case 5 | 17 | 33:  # the second player's device loses its connection and looks anew
                here.phones[1].close()
                here.phones[1] = here.world.device("1")
                here.does(1, "watch", seen=0, n=second)
            case 7:
                here.does(1, "move", move="nothing of the kind", seen=100, n=second)
            case 9:
                here.does(1, "undo", n=second)
                here.does(1, "say", phrase="hello", n=second)
            case 11:
                here.does(1, "leave", n=second)
                here.does(1, "come-back", n=second)
            case 13:
                here.does(1, "unwatch", n=second)
                here.does(1, "watch", seen=3, n=second)
        if second == mine:
            here.chooses(1, THEIRS)
    return here.told[1], here.told[None]


@pytest.mark.parametrize(
    "others",
    [{2: "choose"}, {19: "choose"}, {6: "choose", 8: "take back", 18: "choose"}, {12: "choose", 14: "take back"}, {}],
    ids=["at once", "late", "twice", "and not", "not at all"],
)
@pytest.mark.parametrize("mine", [3, 16, None])
@pytest.mark.parametrize("clock", [None, Clock("move", 600)], ids=["", "timed"])
def test_until_the_beat_everything_is_told_as_if_the_other_had_not_chosen(
    others: dict[int, str], mine: int | None, clock: Clock | None
) -> None:
    plain, found = lived({}, mine, clock), lived(others, mine, clock)
    for one, other in zip(plain, found, strict=True):
        assert [told for told in other if told[0] < BEAT] == [told for told in one if told[0] < BEAT]


@pytest.mark.parametrize("second", [1, 4, 15, 19])
def test_when_somebody_chose_is_not_to_be_told_from_what_follows(second: int) -> None:
    """Between two beats one moment is like another, to the last byte."""
    assert lived({second: "choose"}, 16) == lived({10: "choose"}, 16)


def test_whoever_chose_is_shown_it_on_all_devices_and_nobody_else_gets_a_word() -> None:
    here = Evening()
    second = here.world.device("0")
    second.send({"ask": "watch", "table": "t", "chair": 0, "seen": 0, "key": "w"})
    second.told()
    before = {who: len(told) for who, told in here.told.items()}
    here.chooses(0, MINE)
    assert here.view(0)["to_act"] == [1]
    assert [told["view"]["to_act"] for told in second.told() if told["tell"] == "news"] == [[1]]
    assert {who: len(told) for who, told in here.told.items() if who != 0} == {1: before[1], None: before[None]}
    news = [told for _, told in here.told[0] if told["tell"] == "news"][-1]
    assert (news["lines"], news["undo"], news["beats_since"]) == ([], "free", here.asked)


def test_on_the_beat_everybody_is_told_at_once() -> None:
    here = Evening()
    here.chooses(1, THEIRS)
    here.second()
    here.chooses(0, MINE)
    before = {who: len(told) for who, told in here.told.items()}
    for _ in range(BEAT - 2):
        here.second()
    assert {who: len(told) for who, told in here.told.items()} == before
    here.second()
    for who in here.phones:
        (when, news), *more = here.told[who][before[who] :]
        assert not more
        assert when == BEAT
        assert [(line["news"], line["chair"]) for line in news["lines"]] == [("moved", 0), ("moved", 1)]
        assert news["view"]["phase"] == "moving"
        assert "beats_since" not in news


def test_a_killed_server_remembers_what_is_sealed_and_shows_it_when_it_is_back() -> None:
    here = Evening()
    here.chooses(0, MINE)
    here.chooses(1, THEIRS)
    kept = here.world.kept
    later = World()
    later.kept, later.now = kept, here.world.now + 1000
    phone = later.device("1")
    phone.say("watch", chair=1, seen=0, key="w")
    later.settle()
    later.hub.tick(later.now)
    later.settle()
    news = [told for told in phone.told() if told["tell"] == "news"]
    assert [line["news"] for line in news[-1]["lines"]] == ["moved", "moved"]


def test_a_list_of_games_tells_only_oneself_that_one_has_chosen() -> None:
    here = Evening()
    room = here.world.hub.rooms["t"]
    before = room.table.summary
    here.second()
    here.chooses(0, MINE)
    after = room.table.summary
    assert (after.updated, after.owing) == (before.updated, [1])
    assert before.owing == [0, 1]


def test_bots_choose_in_time_and_wait_for_the_beat() -> None:
    world = World()
    world.table(people=1, bots=1, beat=BEAT)
    room = world.hub.rooms["t"]
    assert list(room.table.state.sealed) == [1]
    lines, phone = room.table.lines, world.device("0")
    phone.say("watch", chair=0, seen=0, key="w")
    phone.say("move", chair=0, move=MINE, seen=lines, key="m")
    world.settle()
    assert room.table.lines == lines
    world.hub.tick(world.now + BEAT)
    world.settle()
    assert room.table.lines >= lines + 2
