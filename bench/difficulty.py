"""How hard are the chapters of Roméo & Juliette? `make bench` lets the reference players find out.

Both seats are played by `novice`, which sees views alone. The seeds are fixed and public, so that everybody gets the
same games; they are not used for tuning. The table goes into the game's RULES.md, the rates into measured.json.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import NamedTuple

from bench.ours import ROOT
from sottovoce.bots import bot
from sottovoce.games.romeo_juliet import GAME, content, measured
from sottovoce.rules import constants
from sottovoce.rules.rng import Rng

GAMES = 2_000  # of each chapter
AT_ONCE = 50  # games that a process plays before it reports
CORES = 2
FIRST_SEED = 2_020_000_000  # of chapter n: n million more
FOLDER = ROOT / "src/sottovoce/games/romeo_juliet"
OPENING, CLOSING = "<!-- difficulty -->", "<!-- /difficulty -->"


class Ending(NamedTuple):
    """How one game ended."""

    reason: str
    love: int
    hate: int


class Chapter(NamedTuple):
    """How many games of a chapter ended how."""

    number: int
    tier: str
    endings: Sequence[Ending]

    def share(self, reason: str) -> float:
        return sum(one.reason == reason for one in self.endings) / len(self.endings)

    @property
    def error(self) -> float:
        won = self.share("love")
        return sqrt(won * (1 - won) / len(self.endings))

    def row(self) -> str:
        love = sum(one.love for one in self.endings) / len(self.endings)
        hate = sum(one.hate for one in self.endings) / len(self.endings)
        won = f"{100 * self.share('love'):.1f} ± {100 * self.error:.1f} %"
        lost = " | ".join(f"{100 * self.share(reason):.1f} %" for reason in ("hate", "time"))
        return f"| {self.number} | {self.tier} | {won} | {lost} | {love:.2f} | {hate:.2f} |"


def ending(chapter: int, seed: int) -> Ending:
    """One game between the reference players."""
    rng = Rng(seed)
    position = GAME.start(2, GAME.completed({"chapter": chapter}))
    while (seat := position.to_move) != constants.NOBODY:
        if seat == constants.CHANCE:
            position.play(seat, position.draw(seat, rng))
        else:
            position.play(seat, GAME.parse(bot.choose(GAME, GAME.view(position, seat), [], "novice", rng).move))
    outcome = GAME.outcome(position)
    assert outcome is not None
    return Ending(outcome.reason, position.board.love, position.board.hate)


def endings(chapter: int, seeds: range) -> list[Ending]:
    return [ending(chapter, seed) for seed in seeds]


def measure(number: int, games: int, pool: ProcessPoolExecutor) -> Chapter:
    """All games of a chapter, on all processors, with a word about how far they are."""
    first = FIRST_SEED + 1_000_000 * number
    seeds = [range(first + n, first + min(n + AT_ONCE, games)) for n in range(0, games, AT_ONCE)]
    found: list[Ending] = []
    for some in pool.map(endings, [number] * len(seeds), seeds):
        found += some
        print(f"\rchapter {number}: {len(found)} of {games} games", end="", file=sys.stderr, flush=True)
    chapter = Chapter(number, content.load(None).chapters[number].tier, found)
    print(f"\r{chapter.row()}", file=sys.stderr)
    return chapter


def table(chapters: Sequence[Chapter], games: int) -> str:
    return "\n".join(
        [
            f"{games:,} games of each chapter, both lovers played by the reference players (`novice`), measured by"
            " `make bench`:",
            "",
            "| chapter | tier | won | lost by hate | lost by time | love | hate |",
            "|--:|---|--:|--:|--:|--:|--:|",
            *[chapter.row() for chapter in chapters],
        ]
    )


def write(chapters: Sequence[Chapter], games: int) -> None:
    """The table for people, the rates for menus."""
    page = FOLDER / "RULES.md"
    text = page.read_text("utf-8")
    before, opening, rest = text.partition(OPENING)
    _, closing, after = rest.partition(CLOSING)
    if not opening or not closing:
        sys.exit(f"{page.name} has no place for the table: {OPENING} … {CLOSING}")
    page.write_text(f"{before}{opening}\n{table(chapters, games)}\n{closing}{after}", "utf-8")
    found = measured.Measured(
        content=content.load(None).hash,
        games=games,
        won={chapter.number: round(chapter.share("love"), 4) for chapter in chapters},
    )
    (FOLDER / measured.FILE).write_text(json.dumps(found.as_json(), indent=1) + "\n", "utf-8")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with ProcessPoolExecutor(CORES) as pool:
        chapters = [measure(number, games, pool) for number in sorted(content.load(None).chapters)]
    print(table(chapters, games))
    if games >= GAMES:  # fewer are for a look only
        write(chapters, games)


if __name__ == "__main__":
    main()
