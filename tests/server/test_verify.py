"""Every game that is kept is played again, and those that no longer fit are named."""

import subprocess
import sys
from pathlib import Path

import pytest

from sottovoce.games import shelf
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.server.commands import ReplayFailure, verified
from sottovoce.server.storage.store import Store, Summary
from tests.example_games import AT_ONCE, IN_TURN
from tests.table.company import Company

pytestmark = pytest.mark.anyio


def played(game: str, moves: int, seed: int) -> list[bytes]:
    company = Company(game, seed=seed)
    company.at_random(Rng(seed), moves)
    return company.kept()


async def kept(store: Store, name: str, entries: list[bytes]) -> None:
    await store.append(name, 0, entries, summary=Summary("any", "running", 1.0))


async def found(store: Store) -> dict[str, ReplayFailure | None]:
    return {name: unfit async for name, unfit in verified(store)}


async def test_games_of_today_fit_finished_or_not(store: Store) -> None:
    for game in shelf():
        for seed in range(3):
            await kept(store, f"{game}-{seed}", played(game, 10_000 if seed else 5, seed))
    assert await found(store) == dict.fromkeys(f"{game}-{seed}" for game in sorted(shelf()) for seed in range(3))


async def test_what_no_longer_fits_is_named_with_its_deed(store: Store) -> None:
    whole = played(AT_ONCE, 20, 1)
    moved = max(n for n, entry in enumerate(whole) if b'"deed":"moved"' in entry)
    await kept(store, "fine", whole)
    await kept(store, "old rules", [whole[0].replace(b'"rules":', b'"rules":99'), *whole[1:]])
    await kept(store, "twice", [*whole, whole[moved]])
    await kept(store, "no deed", [*whole[:3], b'{"deed":"flew"}', *whole[3:]])
    await kept(store, "no sense", [*whole[:3], b"\xff\x00", *whole[3:]])
    await kept(store, "no start", whole[1:])
    unfit = await found(store)
    assert {name: wrong.number if wrong else None for name, wrong in unfit.items()} == {
        "fine": None,
        "no deed": 3,
        "no sense": 3,
        "no start": 0,
        "old rules": 0,
        "twice": len(whole),
    }
    for wrong in unfit.values():
        if wrong is not None:
            told = {wrong.text(language) for language in LANGUAGES}
            assert len(told) == 3
            assert all(text.startswith(f"{wrong.table}, ") for text in told)


async def test_the_command_names_them_and_fails(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite")
    command = [sys.executable, "-m", "sottovoce", "verify", "--lang", "en"]
    env = {"SOTTOVOCE_DATA": str(tmp_path)}
    store = await Store.open(path)
    whole = played(IN_TURN, 10_000, 2)
    await kept(store, "good", whole)
    good = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert (good.returncode, good.stdout, good.stderr) == (0, "One table was played again; all is in order.\n", "")
    await kept(store, "bad", [*whole[:-1], b'{"deed":"flew"}'])
    await store.close()
    bad = subprocess.run([*command, "--database", path], capture_output=True, text=True, check=False)
    assert bad.returncode == 1
    assert bad.stdout.splitlines() == [
        f"bad, deed {len(whole) - 1}: it is no deed, or does not fit those before it.",
        "2 tables were played again; one no longer fits.",
    ]
