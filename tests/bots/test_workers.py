"""Bots think in processes of their own; whatever happens to these, there is a legal move and nobody is left behind."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from sottovoce.bots import bot, worker, workers
from sottovoce.bots.workers import Asker, Busy, Queue, Workers
from sottovoce.games import shelf
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests import patience
from tests.example_games import IN_TURN

pytestmark = pytest.mark.anyio

# The real worker, with some more minds: one that hangs, one that hangs where Python has no say, and so on.
MINDS = """
import os, re, sys, time
from sottovoce.bots import bot, worker
from sottovoce.bots.bot import Choice

def hangs(game, view, log, limit, rng):
    while True:
        pass

def hangs_hard(game, view, log, limit, rng):
    re.match("(a+)+b", "a" * 60)

def sleeps(game, view, log, limit, rng):
    time.sleep(0.8)
    return Choice(bot.random(game, view, log, limit, rng).move, None, {"slept": True})

def dies(game, view, log, limit, rng):
    os._exit(3)

def dies_once(game, view, log, limit, rng):
    if not os.path.exists(sys.argv[1]):
        open(sys.argv[1], "w").close()
        os._exit(3)
    return bot.novice(game, view, log, limit, rng)

def errs(game, view, log, limit, rng):
    raise ValueError("I do not know")

def cheats(game, view, log, limit, rng):
    return Choice("all the points for me", None, {})

def chatters(game, view, log, limit, rng):
    print("hm, let me see")
    return bot.random(game, view, log, limit, rng)

minds = (hangs, hangs_hard, sleeps, dies, dies_once, errs, cheats, chatters)
bot.LEVELS.update({mind.__name__: mind for mind in minds})
worker.main()
"""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.3)


@pytest.fixture
async def minds(tmp_path: Path) -> AsyncIterator[Workers]:
    """Two workers with the minds above."""
    made = Workers(2, program=(sys.executable, "-c", MINDS, str(tmp_path / "died")))
    await made.start()
    yield made
    processes = [each.process for each in made._all]
    await made.close()
    assert all(process is None or process.returncode is not None for process in processes)


def begun() -> tuple[AnyGame, Playthrough, int]:
    """A game at a point where a seat owes a move that can be listed and weighed."""
    game, rng = shelf()[IN_TURN], Rng(1)
    play = Playthrough(game, rng=rng)
    while not game.rate(play.view(seat := play.position.to_act()[0])):
        play.play(seat, bot.choose(game, play.view(seat), play.log(seat), "random", rng).move)
    return game, play, seat


async def ask(minds: Workers, level: str, seconds: float = 0.2) -> bot.Choice:
    game, play, seat = begun()
    choice = await minds.choose(game, play.view(seat), play.log(seat), level, 7, seconds)
    play.play(seat, choice.move)  # it is legal
    return choice


@pytest.mark.parametrize("level", bot.LEVELS)
@pytest.mark.parametrize("game_id", list(shelf()))
async def test_whole_games_are_played_as_the_bot_plays_them_here(game_id: str, level: str) -> None:
    """The view and the log arrive whole: a worker chooses what the same mind chooses in this process."""
    pool = Workers(1)
    try:
        game = shelf()[game_id]
        play = Playthrough(game, rng=Rng(1))
        for seed in range(2_000):
            if play.outcome is not None:
                break
            seat = play.position.to_act()[0]
            view, lines = play.view(seat), play.log(seat)
            encoded = msgspec.msgpack.encode(view)
            assert msgspec.msgpack.decode(encoded, type=game.view_type) == view
            here = bot.choose(game, view, lines, level, Rng(seed))
            assert await pool.choose(game, view, lines, level, seed, 20.0) == here
            play.play(seat, here.move)
        assert play.outcome is not None
    finally:
        await pool.close()


async def test_a_worker_that_is_killed_while_thinking_is_replaced_and_asked_again(minds: Workers) -> None:
    asking = asyncio.create_task(ask(minds, "sleeps", 2.0))
    await asyncio.sleep(0.2)
    before = {each.process.pid for each in minds._all if each.process}
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    assert (await asking).why == {"slept": True}
    alive = {each.process.pid for each in minds._all if each.process and each.process.returncode is None}
    assert alive
    assert not alive & before


async def test_a_worker_that_dies_of_its_own_is_replaced_and_the_level_kept(minds: Workers) -> None:
    assert "equally_good" in (await ask(minds, "dies_once", 2.0)).why  # novice's own words


@pytest.mark.parametrize("level", ["hangs", "hangs_hard", "dies", "errs", "cheats", "no such level"])
async def test_the_game_goes_on_whatever_a_mind_does(
    level: str, minds: Workers, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "GRACE", 1.0)  # nobody waits for a worker that never answers
    async with asyncio.timeout(patience.seconds()):
        await ask(minds, level)
    assert "a random move goes on" in caplog.text
    assert caplog.text.count("attempt") == workers.TRIES
    assert "I do not know" not in caplog.text  # nor anything else that a mind says: it was told what one seat knows
    assert "all the points for me" not in caplog.text
    assert "equally_good" in (await ask(minds, "novice", 5.0)).why  # and the next question is answered as ever


async def test_what_a_mind_prints_is_no_answer(minds: Workers, caplog: pytest.LogCaptureFixture) -> None:
    await ask(minds, "chatters", 5.0)
    assert caplog.text == ""


async def test_one_who_hangs_holds_up_nobody_else(minds: Workers) -> None:
    asking = asyncio.create_task(ask(minds, "hangs", 60.0))
    await asyncio.sleep(0.05)
    await asyncio.wait_for(asyncio.gather(*(ask(minds, "novice", 5.0) for _ in range(20))), patience.seconds())
    assert not asking.done()
    asking.cancel()


async def test_a_full_line_is_refused_at_once_and_empties(minds: Workers) -> None:
    minds._most_waiting = 3
    asking = [asyncio.create_task(ask(minds, "sleeps", 5.0)) for _ in range(9)]
    answers = await asyncio.gather(*asking, return_exceptions=True)
    assert sum(isinstance(answer, Busy) for answer in answers) >= 4
    assert sum(isinstance(answer, bot.Choice) for answer in answers) >= 3
    await ask(minds, "novice", 5.0)


class Waiting:
    """A queue, and who comes to their turn in which order."""

    def __init__(self, *askers: Asker) -> None:
        self.queue = Queue()
        self.whose: dict[asyncio.Future[workers.Worker], Asker] = {}
        for asker in askers:
            self.add(asker)

    def add(self, asker: Asker) -> None:
        waiting: asyncio.Future[workers.Worker] = asyncio.get_running_loop().create_future()
        self.whose[waiting] = asker
        self.queue.add(asker, waiting)

    def turns(self) -> list[Asker]:
        return [self.whose[waiting] for waiting in iter(self.queue.take, None)]


@pytest.mark.parametrize("devices", [1, 60])
async def test_one_with_many_bots_holds_up_another_s_for_one_thinking_time(devices: int) -> None:
    """Whoever asked for one bot waits for one of the stranger's, not for all that were asked for before; also if the
    stranger has many devices at one address."""
    waiting = Waiting(*(Asker("there", f"device {n % devices}") for n in range(60)))
    one, other = Asker("here", "one"), Asker("elsewhere", "other")
    waiting.add(one)
    waiting.add(other)
    turns = waiting.turns()
    assert len(turns) == 62
    assert turns[1:3] == [one, other]


async def test_at_one_address_each_device_has_its_turn() -> None:
    busy, other = Asker("home", "busy"), Asker("home", "other")
    assert Waiting(*[busy] * 40, other).turns()[:3] == [busy, other, busy]


@pytest.mark.parametrize("devices", [1, 40])
async def test_a_full_line_makes_room_for_who_has_none(devices: int) -> None:
    strangers = [Asker("there", f"device {n % devices}") for n in range(40)]
    waiting = Waiting(*strangers)
    gone = waiting.queue.take_most(Asker("here", "one"))
    assert gone is not None
    assert waiting.whose[gone] in strangers
    assert len(waiting.turns()) == 39


async def test_a_full_line_makes_no_room_for_who_fills_it() -> None:
    one, other = Asker("here", "one"), Asker("there", "other")
    waiting = Waiting(*[one] * 5, *[other] * 5)
    assert waiting.queue.take_most(one) is None
    assert waiting.queue.take_most(Asker("here", "another")) is not None  # of the device with most, at their address
    assert Waiting(Asker("a", "a"), Asker("b", "b")).queue.take_most(Asker("c", "c")) is None
    assert len(waiting.turns()) == 9


async def test_a_question_that_is_taken_back_leaves_no_answer_behind(minds: Workers) -> None:
    for _ in range(3):
        asking = asyncio.create_task(ask(minds, "sleeps", 5.0))
        await asyncio.sleep(0.1)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
    assert "equally_good" in (await ask(minds, "novice", 10.0)).why


async def test_closing_ends_every_worker_and_every_question(minds: Workers) -> None:
    asking = asyncio.create_task(ask(minds, "hangs", 30.0))
    await asyncio.sleep(0.1)
    pids = [each.process.pid for each in minds._all if each.process]
    await minds.close()
    await asking  # a random move
    assert len(pids) == 2
    assert not any(is_alive(pid) for pid in pids)


PARENT = """
import asyncio, sys
from sottovoce.bots.workers import Workers
from tests import patience
from tests.bots.test_workers import MINDS, ask
async def go():
    impatient = MINDS.replace("worker.main()", "worker.GRACE = 1.0; worker.main()")
    minds = Workers(3, program=(sys.executable, "-c", impatient, "-"))
    await minds.start()
    asking = [asyncio.create_task(ask(minds, level, 1.0)) for level in ("hangs", "hangs_hard")]
    await asyncio.sleep(0.3)
    print(*(each.process.pid for each in minds._all), flush=True)
    await asyncio.sleep(60)
asyncio.run(go())
"""


def test_workers_end_with_a_parent_that_is_killed() -> None:
    """Idle, hanging in Python, and hanging where Python has no say."""
    root = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", PARENT], cwd=root, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        parent.kill()
    assert len(pids) == 3
    until = time.monotonic() + 1 + 2 * worker.GRACE + patience.seconds()
    while any(is_alive(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.05)
    assert [pid for pid in pids if is_alive(pid)] == []


def is_alive(pid: int) -> bool:
    """A process that has ended and was not yet collected is not alive."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
