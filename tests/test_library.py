"""`import sottovoce` is all that a program needs, and costs nothing before it is used."""

import importlib.util
import os
import subprocess
import sys

import pytest

import sottovoce


def printed(program: str, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, **env}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_everything_that_is_promised_is_there() -> None:
    assert {name: getattr(sottovoce, name) for name in sottovoce.__all__}.keys() <= set(dir(sottovoce))
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = sottovoce.chess  # type: ignore[attr-defined]


def test_no_name_of_the_library_is_that_of_a_package_inside() -> None:
    """Importing `sottovoce.games` makes `games` an attribute of `sottovoce`: a function of that name would be lost."""
    assert [name for name in sottovoce.__all__ if importlib.util.find_spec(f"sottovoce.{name}")] == []


def test_importing_it_imports_nothing_else() -> None:
    program = (
        "import sys, sottovoce; print([name for name in sys.modules if name.startswith(('sottovoce.', 'msgspec'))])"
    )
    assert printed(program) == "[]"


def test_the_rules_run_as_plain_python_when_that_is_wanted() -> None:
    program = "import sottovoce; print(type(sottovoce.new('{}').position).c_play.__class__.__name__)"
    assert printed(program.format(next(iter(sottovoce.shelf()))), SOTTOVOCE_PLAIN="1") == "function"


@pytest.mark.parametrize("game", sottovoce.shelf())
def test_a_game_is_played_recorded_and_read_back(game: str) -> None:
    play = sottovoce.new(game, seed=5)
    while play.to_act:
        seat = play.to_act[0]
        play.play(seat, sottovoce.choose(play, seat).move)
    assert play.outcome is not None
    text = sottovoce.write_record(play, {"where": "at home"})
    again = sottovoce.read_record(text)
    assert again.outcome == play.outcome
    assert again.to_act == ()
    for viewer in (*range(play.seats), sottovoce.SPECTATOR, sottovoce.EVERYTHING):
        assert again.log(viewer) == play.log(viewer)
        assert again.view(viewer) == play.view(viewer)


@pytest.mark.parametrize("game", sottovoce.shelf())
def test_a_seed_fixes_chance_and_bots(game: str) -> None:
    def record(seed: int | None) -> str:
        play = sottovoce.new(game, seed=seed)
        for _ in range(30):
            if play.to_act:
                play.play(play.to_act[0], sottovoce.choose(play, play.to_act[0], "random").move)
        return sottovoce.write_record(play)

    assert record(1) == record(1)
    assert record(None) != record(None)


def test_what_cannot_be_had_is_refused_with_a_reason() -> None:
    with pytest.raises(sottovoce.Refusal, match="chess"):
        sottovoce.game("chess")
    with pytest.raises(sottovoce.BadOption):
        sottovoce.new(next(iter(sottovoce.shelf())), seats=99)
    with pytest.raises(sottovoce.BadRecord) as bad:
        sottovoce.read_record("1. e4 e5")
    assert bad.value.line == 1
