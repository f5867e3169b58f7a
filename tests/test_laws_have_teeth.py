"""A toy game that keeps its secret passes the leak laws; with any one leak it is caught, and the leak is named."""

from collections.abc import Callable, Sequence

import pytest

from sottovoce.games import shelf
from sottovoce.rules import constants, laws
from sottovoce.rules.contract import Position
from sottovoce.rules.game import AnyGame
from sottovoce.rules.layout import Fields
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.leaky import GUESSER, HIDER, LEAKS, Hiding, leaky
from tests.played import at_random

STRANGERS = ["guess nothing", "turn", "hide heads"]


def hold_every_leak_law(game: Hiding) -> None:
    """Many short games, every viewer; the simplest law that a leak breaks comes first."""
    cases = [
        (at_random(game, {}, seed % 6, seed), viewer, Rng(1000 + seed))
        for seed in range(60)
        for viewer in (HIDER, GUESSER, constants.NOBODY)
    ]
    for play, viewer, rng in cases:
        laws.looks_the_same(play, viewer, rng, STRANGERS)
    for play, viewer, rng in cases:
        laws.like_moves_leave_like_views(play, viewer, rng)
    for play, viewer, rng in cases:
        laws.a_move_that_tells_nothing_could_be_made_in_any_world(play, viewer, rng)
    for play, viewer, rng in cases:
        laws.resampling_is_fair(play, viewer, rng)


def test_a_game_that_keeps_its_secret_passes() -> None:
    hold_every_leak_law(leaky("none"))


@pytest.mark.parametrize("leak", LEAKS)
def test_each_leak_is_caught_by_name(leak: str) -> None:
    with pytest.raises(laws.Broken) as caught:
        hold_every_leak_law(leaky(leak))
    assert caught.value.law == leak.split(" stuck")[0].split(" uneven")[0]


@pytest.mark.parametrize(
    "wrong",
    [
        lambda fields: (fields[1], fields[0], *fields[2:]),  # in another order
        lambda fields: (("winners", fields[0][1]), *fields[1:]),  # by a name that another has
        lambda fields: fields[:-1],  # one too few
        lambda fields: (*fields, ("seats", 1)),  # one too many
    ],
    ids=["order", "name", "few", "many"],
)
@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_a_layout_that_is_not_so_is_caught(game: AnyGame, wrong: Callable[[Fields], Fields]) -> None:
    """FIELDS is planted with a mistake; the position saves and loads as it always did."""
    plays = [at_random(game, {}, moves, moves) for moves in (2, 5, 20, 60, 120)]
    kind: type[Position] = type(plays[0].position)

    class Planted(kind):  # type: ignore[valid-type, misc]
        FIELDS = wrong(kind.FIELDS)

        def blank(self) -> Position:
            return planted(self)

    def planted(position: Position) -> Position:
        chapter = getattr(position, "chapter", None)
        other: Position = Planted() if chapter is None else Planted(chapter)
        other.load(position.save())
        return other

    for play in plays:
        laws.a_layout_is_true(play)
        play.position = planted(play.position)
    with pytest.raises(laws.Broken) as caught:
        hold_the_layout(plays)
    assert caught.value.law == "layout"


def hold_the_layout(plays: Sequence[Playthrough]) -> None:
    for play in plays:
        laws.a_layout_is_true(play)
