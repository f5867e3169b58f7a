"""The rarer moves of two lovers."""

import pytest

from sottovoce.games.romeo_juliet import GAME
from tests.browser.devices import Device
from tests.browser.people import People
from tests.browser.playing import Player
from tests.browser.scenes import begun, recorded


@pytest.mark.parametrize(
    ("first", "many", "ends"), [("juliet choose 1", 3, None), ("juliet propose passion", 6, "love")]
)
def test_lovers_choose_hold_cards_over_and_win(first: str, many: int, ends: str | None, person: People) -> None:
    """The rarer moves: two people go on with a recorded game as it was played, from the last time of this move."""
    playthrough = (GAME.id, "a-love-that-wins")
    moves = [move.split(" > ")[0] for move in recorded(*playthrough)[1]]
    start = max(n for n, move in enumerate(moves) if move == first)
    lovers = [Player(person(phone=True), GAME.id, 15, by="touch"), Player(person(), GAME.id, 16)]
    devices = [Device(lover.page.context) for lover in lovers]
    opened = devices[0].post("/api/records", record=begun(*playthrough, start))
    for chair, device in enumerate(devices):
        invitation = {"invitation": opened["invitations"][str(chair)]} if chair else {}
        device.post(f"/api/tables/{opened['table']}/claim", chair=chair, name="JR"[chair], **invitation)
    for chair, device in enumerate(devices):
        device.ask("ready", table=opened["table"], chair=chair)
    for lover in lovers:
        lover.page.goto(f"/t/{opened['table']}")
        lover.is_shown_the_game()
    for line in moves[start : start + many]:
        name, move = line.split(" ", 1)
        lover = lovers[("juliet", "romeo").index(name)]
        lover.until(lambda: lover.is_to_move and move in lover.view["legal"])  # noqa: B023 - asked at once
        lover.play(move)
    for lover in lovers:
        lover.until(lambda: lover.is_over if ends else lover.view["act"] == 2)  # noqa: B023 - asked at once
        assert (lover.view["outcome"] or {}).get("reason") == ends
        assert not lover.leaks()
