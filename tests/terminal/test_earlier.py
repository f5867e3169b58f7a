"""Games that the version before saved, one record per game and no journal: they go on, are verified and looked at."""

import os
import shutil
from pathlib import Path

import pytest

from sottovoce.bots import bot
from sottovoce.rules import constants
from sottovoce.rules.rng import Rng
from sottovoce.terminal import local, saved
from sottovoce.terminal.local import LocalTable
from tests.terminal.hands import Hands, at_table

EARLIER = Path(__file__).parent / "earlier"
UNFINISHED = ["unfinished", "three-people", "second-game", "campaign", "shared-lovers"]


def put(case: str, drawer: Path) -> None:
    """Saved games as they lay in somebody's folder; those whose names come later were written later."""
    shutil.copytree(EARLIER / case, drawer.parent, dirs_exist_ok=True)
    for number, file in enumerate(sorted(drawer.iterdir()), 1):
        os.utime(file, (number, number))


def play_on(table: LocalTable) -> None:
    """Play to the end as beginners would."""
    rng = Rng(2)
    while table.outcome is None:
        seat = table.to_move
        view, log = table.view(seat), table.play.log(seat)
        table.make(seat, bot.choose(table.game, view, log, "novice", rng).move)


@pytest.mark.parametrize("case", UNFINISHED)
def test_an_unfinished_game_goes_on_to_its_end(case: str, drawer: Path) -> None:
    put(case, drawer)
    read, before = saved.load(saved.newest_first()[0])
    table = local.unfinished(Rng(1))
    assert table is not None
    assert table.game.id == read.game
    assert table.play.moves[: len(before.moves)] == before.moves
    assert table.file == saved.newest_first()[0]
    play_on(table)
    again, play = saved.load(table.file)
    assert play.outcome == table.outcome
    assert again.notes["journal"]
    assert local.unfinished(Rng(1)) is None


def test_people_keep_their_seats_and_names(drawer: Path) -> None:
    put("three-people", drawer)
    table = local.unfinished(Rng(1))
    assert table is not None
    assert table.players == ("person", "novice", "person", "person")
    assert [table.name(seat) for seat in table.people] == ["Ida", "Ugo", "Eva"]


def test_what_is_over_stays_over(drawer: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put("finished", drawer)
    assert local.unfinished(Rng(1)) is None
    assert saved.verify(drawer.iterdir(), "en")
    assert ": ok (" in capsys.readouterr().out


def test_a_match_between_its_games_goes_on_with_the_second(drawer: Path) -> None:
    put("between-two-games", drawer)
    game = saved.load(saved.newest_first()[0])[1].game

    async def script(hands: Hands) -> None:
        assert "game 2 of 2" in hands.screen()
        assert hands.table.name(0) == "Ugo"
        assert hands.table.score.games == 1

    at_table(script, game=game, start="resume")
    assert len(list(drawer.iterdir())) == 2
    first, _ = saved.load(drawer / "1-game.sottovoce")
    assert "journal" not in first.notes  # the record of the first game is left as it is


def test_a_match_in_its_second_game_counts_the_first(drawer: Path) -> None:
    put("second-game", drawer)
    table = local.unfinished(Rng(1))
    assert table is not None
    assert (table.match_game, table.name(0), table.name(1)) == (2, "Ugo", "Ida")
    assert table.score.points == [0, 1]
    play_on(table)
    assert table.score.is_over
    assert sum(table.score.points) == 2


def test_a_second_game_whose_first_is_gone_is_played_as_a_single_one(drawer: Path) -> None:
    put("second-game", drawer)
    (drawer / "1-first.sottovoce").unlink()
    table = local.unfinished(Rng(1))
    assert table is not None
    assert (table.match_game, table.name(0), table.name(1)) == (0, "Ugo", "Ida")


@pytest.mark.parametrize("file", sorted(EARLIER.glob("*/games/*")), ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_every_record_is_verified_and_can_be_looked_at(file: Path) -> None:
    assert saved.verify([file], "en")
    _, play = saved.load(file)

    async def script(hands: Hands) -> None:
        await hands.press("end", "e")
        assert f"line {len(play.moves)} of {len(play.moves)}" in hands.screen()

    at_table(script, game=play.game, replay=play)
    assert play.log(constants.EVERYTHING)
