"""What a race is written down as: the page docs/speed.md."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence

from bench.contest import ENOUGH, ROUNDS, Goal, Speeds

OPENING = """\
<!-- Written by `make bench`; do not edit. -->
# Speed

How many moves a second our games make, and those of other libraries, in random games from the first move
to the last, set-up included. One thread, one run: all took turns for {rounds} rounds of about {seconds:g} s,
and everyone's best round counts. Other work on the machine changes every number, the ratios much less.

Python {python}, {cores} processors, {rivals}.

*Playout* plays inside the compiled core without a list of moves; *list-and-play* lists the legal moves each
time and takes one; *from Python*, a Python loop asks for the legal moves and plays one, chosen the same way
for all. *Uncompiled* is the same source run as plain Python. OpenSpiel's rollouts and MCTS run in C++ and do
not count their moves: their games are counted, and multiplied by the average length measured before.
"""


def page(speeds: Speeds, goals: Sequence[Goal], rivals: Sequence[str]) -> str:
    """The whole page, with nothing on it that tells where it was measured."""
    return "\n".join(
        [
            OPENING.format(
                rounds=ROUNDS,
                seconds=ENOUGH,
                python=platform.python_version(),
                cores=os.cpu_count(),
                rivals=", ".join(rivals),
            ),
            "| game | played | moves a second |",
            "|---|---|--:|",
            *[f"| {one.game} | {one.how} | {rounded(speed)} |" for one, speed in speeds.items()],
            "",
            "## Goals",
            "",
            "| goal | measured | reached |",
            "|---|--:|---|",
            *[f"| {goal} | {times(goal.ratio(speeds))} | {verdict(goal, speeds)} |" for goal in goals],
            "",
        ]
    )


def verdict(goal: Goal, speeds: Speeds) -> str:
    if goal.at_least is None:
        return "–"
    return "no" if goal.is_missed(speeds) else "yes"


def times(ratio: float) -> str:
    return f"{ratio:.2f} ×" if ratio < 10 else f"{ratio:.0f} ×"


def rounded(speed: float) -> str:
    """Three digits are more than the machine can promise: 16 700 000."""
    step = 10 ** max(0, len(str(int(speed))) - 3)
    return f"{round(speed / step) * step:,}".replace(",", " ")
