"""Every test of the terminal has an empty folder of saved games, and does not wait where nothing happens."""

import asyncio
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def drawer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of this test lie."""
    monkeypatch.setenv("SOTTOVOCE_HOME", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "games"


@pytest.fixture(autouse=True)
def _brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual's pilot guesses from the clock when the program is idle; `Hands.settle` waits for it to be."""

    async def hand_over(*seconds: float) -> None:
        for _ in range(5 + len(seconds)):
            await asyncio.sleep(0)

    for module in ("textual.app", "textual.pilot"):
        monkeypatch.setattr(f"{module}.wait_for_idle", hand_over)
