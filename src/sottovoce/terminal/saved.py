"""Saved games: one record per file, whole at every moment, whatever happens to the computer."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from sottovoce.games import shelf
from sottovoce.rules import record
from sottovoce.rules.game import Refusal
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.record import Record
from sottovoce.terminal.language import spoken

ENDING = ".sottovoce"


class BadFile(Exception):
    """A file that holds no game we can play."""

    def __init__(self, path: Path, key: str, why: Refusal | OSError | None = None) -> None:
        super().__init__(str(path))
        self.path, self.key, self.why = path, key, why

    def text(self, language: str) -> str:
        """What is wrong, in one sentence."""
        why = self.why.text(language) if isinstance(self.why, Refusal) else ""
        if isinstance(self.why, OSError):
            why = self.why.strerror or type(self.why).__name__
        return spoken(language).say(self.key, {"file": str(self.path), "why": why})


def folder() -> Path:
    """The folder of this person's games."""
    home = os.environ.get("SOTTOVOCE_HOME")
    return (Path(home) if home else platformdirs.user_data_path("sottovoce")) / "games"


def new_file(game: str) -> Path:
    """The file of a game that begins now. Names sort by time."""
    return folder() / f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{game}-{secrets.token_hex(3)}{ENDING}"


def write(path: Path, text: str) -> None:
    """Write a file so that it is always either the old one or the new one, never half of it. It holds what players
    keep secret: only this person may read it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.parent == folder():
        path.parent.chmod(0o700)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        private = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(private, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def read(path: Path) -> Record:
    """The record in a file, its moves not yet checked; BadFile if it holds none."""
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
        return record.read(text, shelf())
    except Refusal as refusal:
        raise BadFile(path, "file-bad", refusal) from refusal


def replayed(found: Record, path: Path = Path()) -> Playthrough:
    """The game of a record, every line of it checked; BadFile if one does not fit the rules."""
    try:
        return record.replay(found, shelf())
    except Refusal as refusal:
        raise BadFile(path, "file-bad", refusal) from refusal


def load(path: Path) -> tuple[Record, Playthrough]:
    """The game a file holds, every line of it checked; BadFile if it holds none."""
    found = read(path)
    return found, replayed(found, path)


def newest_first() -> list[Path]:
    """The files of saved games, the one written last first."""
    try:
        files = [(path.stat().st_mtime_ns, path.name, path) for path in folder().glob(f"*{ENDING}")]
    except OSError:
        return []
    return [path for _, _, path in sorted(files, reverse=True)]


def verify(paths: Iterable[Path], language: str) -> bool:
    """Check records against the rules and print a verdict on each; True if all of them fit."""
    fine = True
    for path in paths:
        try:
            found, play = load(path)
        except BadFile as bad:
            print(bad.text(language))
            fine = False
        else:
            how = play.outcome.reason if play.outcome else found.notes.get("ended", "none").split()[0]
            said = spoken(language).say("verify-ok", {"lines": len(play.moves), "result": how})
            print(f"{path}: ok ({found.game}, {said})")
    return fine
