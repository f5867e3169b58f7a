"""How hard are the chapters and the events of Roméo & Juliette? `make bench` lets the reference players find out.

Both seats are played by `novice`, which sees views alone. The seeds are fixed and public, so that everybody gets the
same games; they are not used for tuning. The tables go into the game's RULES.md, the rates into measured.json.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping, Sequence
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

# What an event's level does is seen in one chapter in the middle of the story, whose pile holds five events of that
# level and else easy ones, from anywhere in the story.
OF_LEVELS = 1_000  # games of each level
LEVELS_IN = 5  # the chapter
PILES = {"I": "I 9", "II": "I 4, II 5", "III": "I 4, III 5", "IV": "I 4, IV 5"}
LEVELS_OPENING, LEVELS_CLOSING = "<!-- levels -->", "<!-- /levels -->"


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
        return error(self.share("love"), len(self.endings))

    def row(self) -> str:
        love = sum(one.love for one in self.endings) / len(self.endings)
        hate = sum(one.hate for one in self.endings) / len(self.endings)
        won = f"{100 * self.share('love'):.1f} ± {100 * self.error:.1f} %"
        lost = " | ".join(f"{100 * self.share(reason):.1f} %" for reason in ("hate", "time"))
        return f"| {self.number} | {self.tier} | {won} | {lost} | {love:.2f} | {hate:.2f} |"


def ending(chapter: int, seed: int, source: str | None = None) -> Ending:
    """One game between the reference players."""
    rng = Rng(seed)
    position = GAME.start(2, GAME.completed({"chapter": chapter, "content": source}))
    while (seat := position.to_move) != constants.NOBODY:
        if seat == constants.CHANCE:
            position.play(seat, position.draw(seat, rng))
        else:
            position.play(seat, GAME.parse(bot.choose(GAME, GAME.view(position, seat), [], "novice", rng).move))
    outcome = GAME.outcome(position)
    assert outcome is not None
    return Ending(outcome.reason, position.board.love, position.board.hate)


def endings(chapter: int, seeds: range, source: str | None = None) -> list[Ending]:
    return [ending(chapter, seed, source) for seed in seeds]


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


def with_pile(pile: str) -> str:
    """Our content, with this pile of events in the chapter where levels are compared, and no event too early for it."""
    text = re.sub(r"(?m)^chapters = .*\n", "", content.ours_text())
    before, heading, after = text.partition(f"[chapter {LEVELS_IN}]\n")
    return before + heading + re.sub(r"(?m)^events = .*$", f"events = {pile}", after, count=1)


def measure_levels(games: int, pool: ProcessPoolExecutor) -> dict[str, float]:
    """By level of events: the share of games won."""
    seeds = [range(FIRST_SEED + n, FIRST_SEED + min(n + AT_ONCE, games)) for n in range(0, games, AT_ONCE)]
    found = {}
    for level, pile in PILES.items():
        played = pool.map(endings, [LEVELS_IN] * len(seeds), seeds, [with_pile(pile)] * len(seeds))
        found[level] = sum(one.reason == "love" for some in played for one in some) / games
        print(f"level {level}: {found[level]:.3f}", file=sys.stderr)
    return found


def table_of_levels(levels: Mapping[str, float], games: int) -> str:
    rows = [
        f"| {level} | {PILES[level]} | {100 * won:.1f} ± {100 * error(won, games):.1f} % |"
        for level, won in levels.items()
    ]
    return "\n".join(
        [
            f"{games:,} games of chapter {LEVELS_IN} with each of these piles, events from anywhere in the story:",
            "",
            "| level | pile | won |",
            "|---|---|--:|",
            *rows,
        ]
    )


def error(won: float, games: int) -> float:
    """The standard error of a share."""
    return sqrt(won * (1 - won) / games)


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


def put_between(opening: str, closing: str, told: str) -> None:
    """Into the rules, where these two marks stand."""
    page = FOLDER / "RULES.md"
    before, found, rest = page.read_text("utf-8").partition(opening)
    _, also_found, after = rest.partition(closing)
    if not found or not also_found:
        sys.exit(f"{page.name} has no place for a table: {opening} … {closing}")
    page.write_text(f"{before}{opening}\n{told}\n{closing}{after}", "utf-8")


def write(chapters: Sequence[Chapter], games: int, levels: Mapping[str, float]) -> None:
    """The tables for people, the rates for menus."""
    put_between(OPENING, CLOSING, table(chapters, games))
    put_between(LEVELS_OPENING, LEVELS_CLOSING, table_of_levels(levels, OF_LEVELS))
    found = measured.Measured(
        content=content.load(None).hash,
        games=games,
        won={chapter.number: round(chapter.share("love"), 4) for chapter in chapters},
        levels=dict(levels),
    )
    (FOLDER / measured.FILE).write_text(json.dumps(found.as_json(), indent=1) + "\n", "utf-8")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with ProcessPoolExecutor(CORES) as pool:
        chapters = [measure(number, games, pool) for number in sorted(content.load(None).chapters)]
        levels = measure_levels(min(games, OF_LEVELS), pool)
    print(table(chapters, games))
    if games >= GAMES:  # fewer are for a look only
        write(chapters, games, levels)


if __name__ == "__main__":
    main()
