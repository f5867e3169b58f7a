"""Replay records and say of each whether it holds a game that the rules allow."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from sottovoce.terminal import saved
from sottovoce.terminal.language import spoken


def verify(paths: Iterable[Path], language: str) -> bool:
    """Tell each file's verdict; are all of them in order?"""
    fine = True
    for path in paths:
        try:
            read, play = saved.load(path)
        except saved.BadFile as bad:
            print(bad.text(language))
            fine = False
        else:
            how = play.outcome.reason if play.outcome else "none"
            said = spoken(language).say("verify-ok", {"lines": len(play.moves), "result": how})
            print(f"{path}: ok ({read.game}, {said})")
    return fine
