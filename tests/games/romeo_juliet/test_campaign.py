"""The story of nine chapters as a server remembers it: for both partners, and only games that were really played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from sottovoce.bots import bot
from sottovoce.games.romeo_juliet import GAME, content
from sottovoce.games.romeo_juliet.view import View
from sottovoce.rules import constants, record
from sottovoce.rules.game import ChapterPlayed
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.played import at_random
from tests.server.client import Connection, Socket
from tests.server.running import Running, running
from tests.server.test_review import resigned_and_again
from tests.server.test_server import together

CHAPTER = {"chapter": 4}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        yield server


async def so_far(who: Connection, chapter: int) -> dict[str, Any]:
    return next(one for one in await who.get(f"/api/games/{GAME.id}/campaign") if one["number"] == chapter)


def won() -> Playthrough:
    """A game of the first chapter that the reference players win."""
    for seed in range(20):
        rng, play = Rng(seed), Playthrough(GAME, 2, {})
        while (seat := play.position.to_move) != constants.NOBODY:
            if seat == constants.CHANCE:
                play.add(seat, play.position.draw(seat, rng))
            else:
                play.play(seat, bot.choose(GAME, play.view(seat), [], "novice", rng).move)
        if play.outcome is not None and play.outcome.winners:
            return play
    raise AssertionError("they never win")


# R19.


def test_the_winners_may_keep_the_card_of_the_place_where_they_met_last() -> None:
    play = won()
    assert play.outcome is not None
    everything = cast(View, play.view(constants.EVERYTHING))
    met = next(place for place, here in everything.places.items() if {"juliet", "romeo"} <= set(here))
    told = GAME.chapter_played(play.options, everything, play.outcome)
    assert told == ChapterPlayed(1, True, met)
    assert GAME.earned(2, [told]) == {"keepsake": met}
    assert GAME.earned(1, [told]) == GAME.earned(3, [told]) == {}


def test_mercy_is_offered_after_two_defeats_until_the_chapter_is_won() -> None:
    lost = ChapterPlayed(4, False)
    assert GAME.earned(4, [lost]) == {}
    assert GAME.earned(4, [lost, lost]) == {"mercy": "yes"}
    assert GAME.earned(5, [lost, lost]) == {}
    assert GAME.earned(4, [lost, ChapterPlayed(4, True, "cell"), lost]) == {}


def test_somebodys_own_chapters_are_no_part_of_the_story() -> None:
    play = at_random(GAME, {"content": content.ours_text()}, 10_000, 1)
    assert play.outcome is not None
    assert GAME.chapter_played(play.options, cast(View, play.view(constants.EVERYTHING)), play.outcome) is None


# On a server.


@pytest.mark.anyio
async def test_both_partners_devices_know_how_far_the_story_is(server: Running) -> None:
    async with Socket(server.address) as one, Socket(server.address) as other, Socket(server.address) as third:
        table = await together(one, other, GAME.id, options=CHAPTER)
        await resigned_and_again(one, other, table)
        for who in (one, other):
            assert await so_far(who, 4) == {"number": 4, "won": 0, "lost": 1, "earned": {}}
        await other.done("resign", table=table, chair=1)
        for who in (one, other):
            assert await so_far(who, 4) == {"number": 4, "won": 0, "lost": 2, "earned": {"mercy": "yes"}}
            assert (await so_far(who, 5))["earned"] == {}
        await third.watch(table)
        assert await so_far(third, 4) == {"number": 4, "won": 0, "lost": 0, "earned": {}}


@pytest.mark.anyio
async def test_a_game_whose_cards_somebody_may_know_is_no_part_of_the_story(server: Running) -> None:
    """Neither one from a record nor one with a stacked pile."""
    async with Socket(server.address) as one, Socket(server.address) as other:
        pile = ["church", "sidestep", "street", "salon", "cell", "ballroom"]
        table = await together(one, other, GAME.id, options={"juliet_places": pile})
        await other.done("resign", table=table, chair=1)
        play = won()
        await one.post("/api/records", record=record.write(play.at(len(play.moves) - 1)))
        await one.post("/api/records", record=record.write(play))
        for chapter in await one.get(f"/api/games/{GAME.id}/campaign"):
            assert (chapter["won"], chapter["lost"]) == (0, 0)
