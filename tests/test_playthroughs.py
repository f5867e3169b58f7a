"""Whole games as text, with what every viewer knew after every line, compared to the letter.

A game is a record in tests/games/<game>/playthroughs/NAME.txt; what each viewer saw is in NAME.views.txt beside it.
After a change that is meant to show, `python -m tests.test_playthroughs` writes the views anew: read the difference.
"""

from pathlib import Path

import msgspec
import pytest

from sottovoce.games import shelf
from sottovoce.rules import constants, record
from sottovoce.rules.playthrough import Playthrough

RECORDS = sorted(
    path for path in Path(__file__).parent.glob("games/*/playthroughs/*.txt") if not path.stem.endswith(".views")
)
VIEWERS = {"spectator": constants.NOBODY, "all": constants.EVERYTHING}


def views_file(path: Path) -> Path:
    return path.with_suffix(".views.txt")


def views(play: Playthrough) -> str:
    """Every line and every view after it; of a view only what changed."""
    told = []
    viewers = {play.game.seat_name(seat): seat for seat in range(play.seats)} | VIEWERS
    before: dict[str, dict[str, object]] = {name: {} for name in viewers}
    for lines in range(len(play.moves) + 1):
        now = play.at(lines)
        told.append(f"── line {lines}")
        for name, viewer in viewers.items():
            if lines:
                line = now.log(viewer)[-1]
                told.append(f"{name} saw: {line.seat} {line.move} {line.events or ''}".rstrip())
            view = msgspec.to_builtins(now.view(viewer))
            for field, value in view.items():
                for part, new in changed(field, before[name].get(field, ...), value).items():
                    told.append(f"    {name}.{part} = {msgspec.json.encode(new).decode()}")
            before[name] = view
    return "\n".join(told) + "\n"


def changed(field: str, before: object, now: object) -> dict[str, object]:
    """What is new in a field; of a list of things that stay the same things, only those that are new."""
    if before == now:
        return {}
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = list(zip(before, now, strict=True))
        if all(isinstance(then, dict) and isinstance(new, dict) for then, new in pairs):
            return {f"{field}[{i}]": new for i, (then, new) in enumerate(pairs) if then != new}
    return {field: now}


def replayed(path: Path) -> Playthrough:
    return record.replay(record.read(path.read_text("utf-8"), shelf()), shelf())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_everyone_sees_what_they_saw(path: Path) -> None:
    play = replayed(path)
    assert play.outcome is not None, "a playthrough is a whole game"
    assert views(play) == views_file(path).read_text("utf-8")


if __name__ == "__main__":
    for path in RECORDS:
        views_file(path).write_text(views(replayed(path)), "utf-8")
