"""Nobody is told, by any byte, frame or refusal, what they could not know: two worlds that differ only in secrets are
lived through by the same server, and one viewer compares. Each leak that is planted is found.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.server.http import app, lobby
from sottovoce.server.live import messages
from sottovoce.server.live.room import Room
from sottovoce.server.live.session import SessionReply
from sottovoce.table import undo
from sottovoce.table.refusals import TableRefusal
from sottovoce.table.state import State
from tests.effort import SEED, much
from tests.example_games import AT_ONCE
from tests.server.evening import Evening, difference, evening
from tests.server.worlds import World

pytestmark = pytest.mark.anyio

NOBODY = constants.NOBODY
EVENINGS = 6  # a leak of one bit is missed on half of them
SHORT, MANY = 2, 24  # acts, evenings: a set-up is the last move for a moment only
Plant = Callable[[pytest.MonkeyPatch], Callable[[World], None]]


def evenings(
    game: str, viewer: int, spectators: str, acts: int, end: bool = False, most: int = 59
) -> Iterator[Evening]:
    """Evenings on which there was something to hide from this viewer."""
    tries = (evening(game, viewer, SEED + n, acts, spectators, end) for n in range(1, most + 1))
    return (this for this in tries if this is not None)


def evenings_somehow(game: str, viewer: int, spectators: str, end: bool) -> Iterator[Evening]:
    """The same, to the end of a game; where all is revealed then, before it; and if this chair knows everything anyway,
    from the first."""
    for who, to_the_end, most in ((viewer, end, 6 if end else 59), (viewer, False, 12), (0, False, 59)):
        found = evenings(game, who, spectators, 18, to_the_end, most)
        if (first := next(found, None)) is not None:
            return chain([first], found)
    pytest.fail("there is never anything to hide")


@pytest.mark.parametrize("game", list(shelf()))
@pytest.mark.parametrize(
    ("viewer", "spectators", "end"),
    [(0, "public", False), (1, "none", True), (NOBODY, "public", False), (NOBODY, "none", False),
     (NOBODY, "all-after-the-end", False)],
    ids=["chair-0", "chair-1", "public", "shut-out", "later"],
)  # fmt: skip
async def test_two_worlds_look_the_same(tmp_path: Path, game: str, viewer: int, spectators: str, end: bool) -> None:
    for n, this in enumerate(islice(evenings_somehow(game, viewer, spectators, end), much(1, 6))):
        (tmp_path / str(n)).mkdir()
        assert await difference(tmp_path / str(n), this) is None


# Leaks.


def secret(world_or_room: Any) -> int:
    """A number that depends on everything there is to hide."""
    room = world_or_room.room if isinstance(world_or_room, World) else world_or_room
    play = room.table.state.play
    told = b"" if play is None else msgspec.json.encode(play.log(constants.EVERYTHING))
    return hashlib.sha256(told).digest()[0]


def a_side_field(patch: pytest.MonkeyPatch) -> Callable[[World], None]:
    """A message carries something that its reader does not even show."""

    def plant(here: World) -> None:
        def encode(tell: messages.Tell) -> bytes:
            plain = msgspec.json.encode(tell)
            return plain[:-1] + b',"left":%d}' % secret(here) if isinstance(tell, messages.News) else plain

        patch.setattr(messages, "encode", encode)

    return plant


def an_extra_frame(patch: pytest.MonkeyPatch) -> Callable[[World], None]:
    """After some of the other's choices everybody is told once more who is here."""
    true = Room.saved

    def saved(room: Room, upto: int) -> None:
        true(room, upto)
        if secret(room) % 2:
            room.send_presence()

    patch.setattr(Room, "saved", saved)
    return lambda _: None


def a_telling_refusal(patch: pytest.MonkeyPatch) -> Callable[[World], None]:
    """What cannot be done is refused in one way or the other."""
    true = SessionReply.refuse

    def plant(here: World) -> None:
        def refuse(reply: SessionReply, why: Any) -> None:
            room = next(iter(live_rooms(here).values()))
            true(reply, TableRefusal("not-asked") if secret(room) % 2 else why)

        patch.setattr(SessionReply, "refuse", refuse)

    return plant


def a_seat_s_view(patch: pytest.MonkeyPatch) -> Callable[[World], None]:
    """A spectator is shown what a seat sees."""
    true = State.view
    patch.setattr(State, "view", lambda state, viewer: true(state, max(0, viewer)))
    return lambda _: None


def a_header(patch: pytest.MonkeyPatch) -> Callable[[World], None]:
    """An answer is marked with what the whole table is like."""
    true = app.answered

    def plant(here: World) -> None:
        def answered(found: object, status: int = 200) -> Any:
            answer = true(found, status)
            answer.headers["ETag"] = f'"{secret(here) if here.table in here.app.server.hub.rooms else 0}"'
            return answer

        patch.setattr(app, "answered", answered)

    return plant


def a_length(patch: pytest.MonkeyPatch) -> Callable[[World], None]:
    """A message is a little longer or shorter, in nothing but white space."""

    def plant(here: World) -> None:
        def encode(tell: messages.Tell) -> bytes:
            return msgspec.json.encode(tell) + b" " * (secret(here) % 7 if here.table in live_rooms(here) else 0)

        patch.setattr(messages, "encode", encode)

    return plant


def a_free_undo(patch: pytest.MonkeyPatch) -> Callable[[World], None]:
    """Whether one may take back depends on what is hidden: refused as often as not."""
    true = undo.back_to

    def back_to(play: Any, seat: int) -> int | None:
        told = hashlib.sha256(msgspec.json.encode(play.log(constants.EVERYTHING))).digest()[0]
        return None if told % 2 else true(play, seat)

    return lambda _: patch.setattr(undo, "back_to", back_to)


def an_earlier_view_of_all(patch: pytest.MonkeyPatch) -> Callable[[World], None]:
    """An earlier line of the game is shown with everything revealed."""

    def view_at(state: State, viewer: int, lines: int) -> Any:  # noqa: ARG001
        return state.play and state.play.view_at(min(lines, len(state.play.moves)), constants.EVERYTHING)

    patch.setattr(State, "view_at", view_at)
    return lambda _: None


def another_s_list(patch: pytest.MonkeyPatch) -> Callable[[World], None]:
    """In the list of tables the last move is told as somebody else was told of it."""
    true = lobby.last_move_for
    patch.setattr(lobby, "last_move_for", lambda summary, chairs: true(summary, [1 - chair for chair in chairs]))
    return lambda _: None


def live_rooms(here: World) -> Any:
    return here.app.server.hub.rooms


@pytest.mark.parametrize(
    ("plant", "viewer"),
    [(a_side_field, 0), (an_extra_frame, 0), (a_telling_refusal, 0), (a_seat_s_view, NOBODY), (a_header, NOBODY),
     (a_length, NOBODY), (a_free_undo, 0), (an_earlier_view_of_all, 0), (another_s_list, 0)],
    ids=lambda value: value.__name__ if callable(value) else "",
)  # fmt: skip
async def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant, viewer: int
) -> None:
    acts, many = (SHORT, MANY) if plant is another_s_list else (12, EVENINGS)
    for n, this in enumerate(islice(evenings(AT_ONCE, viewer, "public", acts), many)):
        (tmp_path / str(n)).mkdir()
        with monkeypatch.context() as patch:
            planted = plant(patch)
            try:
                found = await difference(tmp_path / str(n), this, planted)
            except AssertionError as error:  # what all could do in one world was refused in the other
                found = str(error)
        if found is not None:
            return
    pytest.fail("nobody noticed")
