"""The drawer in which games lie: one record a file, whole at every moment, whatever happens to the computer."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from sottovoce.games import shelf
from sottovoce.rules import record
from sottovoce.rules.game import Refusal
from sottovoce.rules.playthrough import Playthrough
from sottovoce.terminal.language import spoken

ENDING = ".sottovoce"


class BadFile(Exception):
    """A file that holds no game we can play."""

    def __init__(
        self, path: Path, key: str = "file-unreadable", why: Refusal | OSError | None = None, game: str = ""
    ) -> None:
        super().__init__(str(path))
        self.path, self.key, self.why, self.game = path, key, why, game

    def text(self, language: str) -> str:
        """What is wrong, in one sentence."""
        why = self.why.text(language) if isinstance(self.why, Refusal) else ""
        if isinstance(self.why, OSError):
            why = self.why.strerror or type(self.why).__name__
        return spoken(language).say(self.key, {"file": str(self.path), "why": why, "game": self.game})


def drawer() -> Path:
    """The folder of this person's games."""
    home = os.environ.get("SOTTOVOCE_HOME")
    return (Path(home) if home else platformdirs.user_data_path("sottovoce")) / "games"


def new_file(game: str) -> Path:
    """Where a game that begins now will lie. Names sort by time."""
    return drawer() / f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{game}-{secrets.token_hex(3)}{ENDING}"


def keep(path: Path, text: str) -> None:
    """Write a file so that it is always either the old one or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def load(path: Path) -> tuple[record.Record, Playthrough]:
    """The game a file holds, every line of it checked; BadFile if it holds none."""
    try:
        text = path.read_bytes().decode("utf-8")
    except FileNotFoundError as error:
        raise BadFile(path, "file-missing") from error
    except IsADirectoryError as error:
        raise BadFile(path, "file-folder") from error
    except OSError as error:
        raise BadFile(path, "file-unreadable", error) from error
    except ValueError as error:
        raise BadFile(path, "file-not-text") from error
    try:
        read = record.read(text, shelf())
        return read, record.replay(read, shelf())
    except Refusal as refusal:
        raise BadFile(path, "file-bad", refusal) from refusal


def kept() -> Iterator[tuple[Path, record.Record, Playthrough]]:
    """The games in the drawer, the one played last first. What holds no game is passed over."""
    try:
        files = [(path.stat().st_mtime_ns, path.name, path) for path in drawer().glob(f"*{ENDING}")]
    except OSError:
        return
    for _, _, path in sorted(files, reverse=True):
        try:
            yield path, *load(path)
        except BadFile:
            continue
