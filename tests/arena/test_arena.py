"""The arena: who meets whom, what is counted, and that nothing is lost, counted twice or told."""

import itertools
import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from sottovoce import cli
from sottovoce.arena import players
from sottovoce.arena.archive import Archive, NotOurs
from sottovoce.arena.contest import Contest
from sottovoce.arena.counting import Count
from sottovoce.arena.plan import Plan, Task, lineups, tasks
from sottovoce.arena.playing import Result, play, result
from sottovoce.games import shelf
from sottovoce.rules import record
from tests.patience import at_most, seconds

SOTTOVOCE = Path(sys.executable).with_name("sottovoce")
TWO = next(game for game in shelf().values() if len(game.seat_names) == 2 and not game.meta.cooperative)
MANY = next(game for game in shelf().values() if len(game.seat_names) > 2)
TOGETHER = next(game for game in shelf().values() if game.meta.cooperative)


def plan(*names: str, game: Any = TWO, seats: int | None = None, seed: str = "tests") -> Plan:
    return Plan(
        game=game.id, rules=game.rules_version, seats=game.checked_seats(seats), options=game.completed({}),
        players=list(names), seed=seed, seconds=seconds(20),
    )  # fmt: skip


def bot_file(folder: Path, body: str) -> str:
    """A program that plays the first legal move, but for what the body does."""
    path = folder / "mybot.py"
    path.write_text(
        "import json, sys, time\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    asked = json.loads(line)\n"
        "    answer = {'ok': True}\n"
        "    if asked['cmd'] == 'choose':\n"
        "        legal = asked['view']['legal']\n"
        "        answer['move'] = legal[0] if legal else 'place Qa1 Kb1 Rc1 Sd1 Be1 Fa2'\n"
        f"        {body}\n"
        "    print(json.dumps(answer), flush=True)\n",
        "utf-8",
    )
    return f"cmd:{sys.executable} {path}"


# Who sits where.


def test_two_swap_seats() -> None:
    assert lineups(2, 2, cooperative=False) == [(0, 1), (1, 0)]


def test_several_in_a_game_for_two_meet_in_pairs() -> None:
    assert lineups(2, 3, cooperative=False) == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_three_rotate() -> None:
    assert lineups(3, 3, cooperative=False) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_two_at_a_table_for_three_are_doubled_in_turn() -> None:
    seated = lineups(3, 2, cooperative=False)
    assert len(seated) == 6
    for seat in range(3):
        assert sorted(lineup[seat] for lineup in seated) == [0, 0, 0, 1, 1, 1]


def test_alone_everybody_plays_the_same_deal() -> None:
    assert lineups(1, 2, cooperative=False) == [(0,), (1,)]
    first, second = (
        play(Task(plan("novice", "random", game=MANY, seats=1), 0, lineup)).text for lineup in ((0,), (1,))
    )
    deals = [re.findall(r"^\* .*", text, re.MULTILINE)[:1] for text in (first, second)]
    assert deals[0] == deals[1] != []


def test_together_everybody_plays_with_everybody() -> None:
    assert lineups(2, 2, cooperative=True) == [(0, 0), (0, 1), (1, 0), (1, 1)]


# One game.


def test_the_same_task_gives_the_same_game() -> None:
    asked = plan("novice", "random")
    one, other = (
        [re.sub("milliseconds: .*", "", play(task).text) for task in (Task(asked, 0, (0, 1)), Task(asked, 1, (0, 1)))]
        for _ in range(2)
    )
    assert one == other
    assert one[0] != one[1]


def test_a_seed_tells_nothing_of_another() -> None:
    """The bits of the seeds for chance and for a player agree as often as those of a coin."""
    asked = plan("novice", "random")
    pairs = [
        (task.seed("chance"), task.seed("player", 0, 0, 0))
        for deal in range(200)
        if (task := Task(asked, deal, (0, 1)))
    ]
    equal = sum(64 - (one ^ other).bit_count() for one, other in pairs)
    assert abs(equal / (64 * 200) - 0.5) < 0.03


def test_a_program_plays_and_sees_its_own_view_only(tmp_path: Path) -> None:
    program = bot_file(tmp_path, f"open({str(tmp_path / 'seen')!r}, 'a').write(line)")
    played = play(Task(plan(program, "novice"), 0, (0, 1)))
    found = result(plan(program, "novice"), played.text)
    assert found.loser is None, found.why
    seen = [json.loads(line) for line in (tmp_path / "seen").read_text().splitlines()]
    assert {asked["view"]["seat"] for asked in seen} == {0}
    assert {field for asked in seen for field in asked} == {"cmd", "game", "rules", "view", "log", "seconds", "seed"}
    game = record.replay(record.read(played.text, shelf()), shelf())
    assert seen[-1]["log"] == json.loads(json.dumps([vars_of(line) for line in game.log(0)]))[: len(seen[-1]["log"])]


def vars_of(line: Any) -> dict[str, Any]:
    return {"seat": line.seat, "move": line.move, "events": line.events}


def test_our_own_engine_is_such_a_program() -> None:
    engine = f"cmd:{SOTTOVOCE} engine"
    assert result(plan(engine, "random"), play(Task(plan(engine, "random"), 0, (1, 0))).text).why == ""


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("raise SystemExit('out of ideas')", "ended with status 1; it said: out of ideas"),
        ("answer['move'] = 'Zz9'", "played 'Zz9': "),
        ("answer = {'ok': True}", "answered without a move"),
        ("answer = {'ok': False, 'message': 'I resign'}", "refused choose: I resign"),
        ("answer = 7", "no JSON object: 7"),
    ],
)
def test_a_program_that_fails_loses_and_it_is_told_why(body: str, why: str, tmp_path: Path) -> None:
    asked = plan("novice", bot_file(tmp_path, body))
    found = result(asked, play(Task(asked, 0, (0, 1))).text)
    assert (found.loser, found.places) == (1, [1, 2])
    assert why in found.why


def test_a_program_that_is_too_slow_loses(tmp_path: Path) -> None:
    asked = plan("novice", bot_file(tmp_path, "time.sleep(1000)"))
    asked = Plan(**{field: getattr(asked, field) for field in asked.__struct_fields__} | {"seconds": 0.01})
    found = result(asked, play(Task(asked, 0, (0, 1))).text)
    assert (found.loser, found.why) == (1, "gave no answer to choose within 0.01 s")


def test_a_program_that_is_not_there_loses() -> None:
    asked = plan("novice", "cmd:./nothing-of-the-kind")
    assert "could not be started" in result(asked, play(Task(asked, 0, (1, 0))).text).why


@pytest.mark.parametrize("text", ["grandmaster", "cmd:", "novice@", "novice@nodes=7", "novice@iterations=0", ""])
def test_what_names_no_player_is_refused(text: str) -> None:
    with pytest.raises(players.BadPlayer):
        players.parse(text)


# Counting.


def won_by(plan: Plan, *winners: int) -> list[Result]:
    """Games in order, each won by one of two players."""
    return [
        Result(
            deal=task.deal, lineup=task.lineup, reason="", milliseconds=[[], []],
            scores=[float(player == winner) for player in task.lineup],
            places=[1 + (player != winner) for player in task.lineup],
        )
        for task, winner in zip(tasks(plan), winners, strict=False)
    ]  # fmt: skip


def test_only_whole_deals_are_counted() -> None:
    asked = plan("novice", "random")
    assert Count(asked, won_by(asked, 0, 0, 0, 1, 1)).scores(0, 1) == [1.0, 0.5]
    assert Count(asked, won_by(asked, 0, 0, 0, 1, 1)[1:]).scores(0, 1) == []
    assert Count(asked, won_by(asked, 0, 0, 0, 1), most=1).scores(0, 1) == [1.0]


def test_the_stronger_of_three_has_the_highest_rating() -> None:
    asked = plan("novice", "random", "novice@iterations=1")
    played = itertools.islice(tasks(asked), 60)
    winners = [min(task.lineup) if task.deal % 4 else max(task.lineup) for task in played]
    first, second, third = Count(asked, won_by(asked, *winners)).ratings()
    assert first.low < first.value < first.high
    assert first.value > second.value > third.value
    assert abs(first.value + second.value + third.value) < 1e-6


def test_everybody_wins_together() -> None:
    asked = plan("novice", "random", game=TOGETHER)
    found = [result(asked, play(Task(asked, 0, lineup)).text) for lineup in asked.lineups()]
    count = Count(asked, found)
    assert set(count.won_together()) == set(asked.lineups())
    assert all(len(set(one.places)) == 1 for one in found)


# A contest.


class Here:
    """Plays at once, in this process."""

    def submit(self, do: Any, task: Task) -> Any:
        from concurrent.futures import Future

        future: Future[Any] = Future()
        future.set_result(do(task))
        return future

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *error: object) -> None:
        pass


def test_an_interrupted_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    asked = plan("novice", "random")
    whole = Contest(Archive(tmp_path / "whole", asked), 5)
    whole.play(Here, 1)
    begun = Contest(Archive(tmp_path / "cut", asked), 5)

    def interrupt() -> None:
        if begun.kept == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begun.play(Here, 1, interrupt)
    again = Contest(Archive(tmp_path / "cut", asked), 5)
    assert again.kept == 3
    again.play(Here, 1)
    assert len(list((tmp_path / "cut/games").iterdir())) == 10
    assert again.count().scores(0, 1) == whole.count().scores(0, 1)


def test_a_folder_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    Archive(tmp_path / "one", plan("novice", "random"))
    with pytest.raises(NotOurs, match=r"players is .* there"):
        Archive(tmp_path / "one", plan("random", "novice"))
    (tmp_path / "thing").touch()
    with pytest.raises(NotOurs, match="is not empty"):
        Archive(tmp_path, plan("novice", "random"))


def test_the_command_plays_counts_and_keeps_records(tmp_path: Path) -> None:
    arena: list[str | Path] = [
        SOTTOVOCE,
        "arena",
        TWO.id,
        "--players",
        "novice,random",
        "--games",
        "7",
        "--into",
        tmp_path / "here",
    ]
    done = subprocess.run([*arena, "--jobs", "2"], capture_output=True, text=True, check=True)
    assert "8 games in 4 deals" in done.stdout
    assert "novice against random" in done.stdout
    games = sorted((tmp_path / "here/games").iterdir())
    assert len(games) == 8
    verified = subprocess.run([SOTTOVOCE, "verify", *games[:2]], capture_output=True, text=True, check=True)
    assert verified.stdout.count(": ok (") == 2
    for picture in ("ratings.svg", "course.svg"):
        assert (tmp_path / "here" / picture).read_text().startswith("<svg")
    again = subprocess.run(arena, capture_output=True, text=True, check=True)
    assert again.stdout == done.stdout


def test_a_process_that_is_killed_loses_no_game(tmp_path: Path) -> None:
    games = tmp_path / "here/games"
    arena: list[str | Path] = [
        SOTTOVOCE,
        "arena",
        TWO.id,
        "--players",
        "novice,random",
        "--games",
        "60",
        "--into",
        tmp_path / "here",
    ]
    with subprocess.Popen([*arena, "--jobs", "2"], stdout=subprocess.PIPE, text=True) as contest:
        with at_most(seconds()):
            while not (games.is_dir() and any(games.iterdir())):
                time.sleep(0.01)
        victim = next(
            one for one in psutil.Process(contest.pid).children() if any("spawn_main" in word for word in one.cmdline())
        )
        victim.kill()
        told, _ = contest.communicate()
    assert contest.returncode == 0
    assert "60 games in 30 deals" in told
    assert len(list(games.iterdir())) == 60


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "novice,random", "--sprt", "novice,random"], "two differences in Elo"),
        (["--players", "novice", "--sprt", "0,10"], "compares two players"),
        (["--players", "novice,novice"], "another one"),
        (["--players", "novice,grandmaster"], "there is no player 'grandmaster'"),
        ([], "says who plays"),
        (["--players", "novice", "--games", "0"], "more than 0"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sottovoce", "arena", TWO.id, *arguments])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 2
    assert said in capsys.readouterr().err
