"""The rarer moves of two lovers."""

import pytest

from sottovoce.games.romeo_juliet import GAME
from sottovoce.rules import record
from tests.browser.devices import Device
from tests.browser.people import People
from tests.browser.playing import Player
from tests.browser.romeo_juliet.scenes import asked_to_talk
from tests.browser.scenes import begun, recorded


def at_the_table(record: str, person: People) -> list[Player]:
    """Two people go on with a game, Juliet on a phone."""
    lovers = [Player(person(phone=True), GAME.id, 15, by="touch"), Player(person(), GAME.id, 16)]
    devices = [Device(lover.page.context) for lover in lovers]
    opened = devices[0].post("/api/records", record=record)
    for chair, device in enumerate(devices):
        invitation = {"invitation": opened["invitations"][str(chair)]} if chair else {}
        device.post(f"/api/tables/{opened['table']}/claim", chair=chair, name="JR"[chair], **invitation)
    for chair, device in enumerate(devices):
        device.ask("ready", table=opened["table"], chair=chair)
    for lover in lovers:
        lover.page.goto(f"/t/{opened['table']}")
        lover.is_shown_the_game()
    return lovers


@pytest.mark.parametrize(
    ("first", "many", "ends"), [("juliet choose 1", 3, None), ("juliet propose passion", 6, "love")]
)
def test_lovers_choose_hold_cards_over_and_win(first: str, many: int, ends: str | None, person: People) -> None:
    """The rarer moves: two people go on with a recorded game as it was played, from the last time of this move."""
    playthrough = (GAME.id, "a-love-that-wins")
    moves = [move.split(" > ")[0] for move in recorded(*playthrough)[1]]
    start = max(n for n, move in enumerate(moves) if move == first)
    lovers = at_the_table(begun(*playthrough, start), person)
    for line in moves[start : start + many]:
        name, move = line.split(" ", 1)
        lover = lovers[("juliet", "romeo").index(name)]
        lover.until(lambda: lover.is_to_move and move in lover.view["legal"])  # noqa: B023 - asked at once
        lover.play(move)
    for lover in lovers:
        lover.until(lambda: lover.is_over if ends else lover.view["act"] == 2)  # noqa: B023 - asked at once
        assert (lover.view["outcome"] or {}).get("reason") == ends
        assert not lover.leaks()


def test_lovers_show_a_card_and_name_a_place(person: People) -> None:
    """Both at once, and neither is sent what the other has chosen before both have."""
    lovers = at_the_table(record.write(asked_to_talk()), person)
    for phase in ("showing", "naming"):
        for lover, partner in zip(lovers, reversed(lovers), strict=True):
            lover.until(lambda: lover.is_to_move and lover.view["phase"] == phase)  # noqa: B023 - asked at once
            assert not partner.leaks()
            lover.play(lover.view["legal"][0])
            assert lover.view["legal"] == [] or lover.view["phase"] != phase
    for lover in lovers:
        lover.until(lambda: lover.view["phase"] not in ("showing", "naming"))  # noqa: B023 - asked at once
        told = [event for line in lover.lines for event in line["events"]]
        assert {event.split()[1] for event in told} >= {"shows", "names"}
        assert not lover.leaks()
