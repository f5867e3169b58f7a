"""The folder of a contest: what was asked (`contest.json`) and one record per finished game.

Nothing else is kept: what was counted follows from the records, so a contest that was interrupted goes on from them.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from sottovoce.arena.plan import Plan, Task
from sottovoce.arena.playing import Played, Result, result
from sottovoce.rules.game import Refusal

ENDING = ".sottovoce"


class NotOurs(Exception):
    """A folder that cannot be used for a contest: why, in a sentence."""


class Archive:
    """One contest's folder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Make it, or go on with it; NotOurs if another contest is in it, or something else."""
        self.folder, self.plan = folder, plan
        self._games = folder / "games"
        contest = folder / "contest.json"
        if contest.exists():
            try:
                there = msgspec.json.decode(contest.read_bytes(), type=Plan)
            except msgspec.MsgspecError as error:
                raise NotOurs(f"{contest} cannot be read: {error}") from None
            if there != plan:
                raise NotOurs(f"{folder} holds another contest ({', '.join(_differences(there, plan))}); give --into")
        elif folder.exists() and any(folder.iterdir()):
            raise NotOurs(f"{folder} is not empty and holds no contest; give --into another folder")
        else:
            self._games.mkdir(parents=True, exist_ok=True)
            write(contest, msgspec.json.format(msgspec.json.encode(plan), indent=1).decode() + "\n")
        self._games.mkdir(exist_ok=True)
        self.results = self._read()

    def _read(self) -> dict[str, Result]:
        found = {}
        for path in sorted(self._games.glob(f"*{ENDING}")):
            try:
                found[path.stem] = result(self.plan, path.read_text("utf-8"))
            except (ValueError, KeyError, Refusal) as error:
                raise NotOurs(f"{path} is not a record of this contest: {error}") from None
        return found

    def __contains__(self, task: Task) -> bool:
        return task.name in self.results

    def keep(self, played: Played) -> None:
        """Keep a game, once."""
        if played.name not in self.results:
            write(self._games / f"{played.name}{ENDING}", played.text)
            self.results[played.name] = result(self.plan, played.text)


def write(path: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_text(text, "utf-8", newline="\n")
    os.replace(draft, path)


def _differences(there: Plan, wanted: Plan) -> list[str]:
    old, new = msgspec.to_builtins(there), msgspec.to_builtins(wanted)
    return [f"{name} is {old[name]} there, not {new[name]}" for name in old if old[name] != new[name]]
