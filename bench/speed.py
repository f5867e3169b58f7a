"""Who is faster, and are we as fast as we want to be? `make bench` races all and writes docs/speed.md.

A new game is a line in each of the two lists: who takes part, and what is wanted.
"""

from __future__ import annotations

import sys

from bench import ours, report
from bench.contest import Goal, race

try:
    from bench import rivals
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is not installed: run `make bench`, or `make .venv/.bench` before this")

PAGE = ours.ROOT / "docs" / "speed.md"


def main() -> None:
    if not ours.is_compiled():
        sys.exit("the rules are not compiled: unset SOTTOVOCE_PLAIN, or install again with a C compiler")

    print("counting the moves of the rivals' games", file=sys.stderr)
    games = ("verona-twist", "volto", "verso", "romeo-juliet")
    verona, volto, verso, romeo = (ours.compiled(game) for game in games)
    verona_plain, volto_plain, verso_plain, romeo_plain = (ours.uncompiled(game) for game in games)
    breakthrough = rivals.open_spiel("OpenSpiel breakthrough 5×4", "breakthrough(rows=5,columns=4)")
    dark_hex = rivals.open_spiel("OpenSpiel dark_hex", "dark_hex")
    connect_four = rivals.open_spiel("OpenSpiel connect_four", "connect_four")
    dark_chess = rivals.open_spiel("OpenSpiel dark_chess", "dark_chess")
    hanabi = rivals.open_spiel_from_python("OpenSpiel hanabi", "hanabi")
    petting_zoo = rivals.petting_zoo_connect_four()
    our_own = [*verona, *volto, *verso, *romeo, *verona_plain, *volto_plain, *verso_plain, *romeo_plain]
    contestants = [*our_own, *breakthrough, *dark_hex, *connect_four, *dark_chess, hanabi, petting_zoo]

    goals = [
        Goal(verona.playout, breakthrough.rollouts, at_least=5),
        Goal(verona.playout, breakthrough.search, at_least=5),
        Goal(verona.by_list, breakthrough.rollouts, at_least=3),
        Goal(verona.by_list, breakthrough.search, at_least=3),
        Goal(verona.from_python, breakthrough.from_python, at_least=2),
        Goal(verona.from_python, dark_hex.from_python),
        Goal(verona.from_python, connect_four.from_python),
        Goal(verona.from_python, petting_zoo),
        Goal(verona.playout, verona_plain.playout, at_least=80),
        Goal(verona.by_list, verona_plain.by_list, at_least=80),
        Goal(verona.from_python, verona_plain.from_python),
        Goal(volto.by_list, dark_chess.rollouts, at_least=5),
        Goal(volto.by_list, dark_chess.search),
        Goal(volto.from_python, dark_chess.from_python),
        Goal(volto.by_list, volto_plain.by_list, at_least=50),
        Goal(verso.by_list, hanabi, at_least=10),
        Goal(verso.from_python, hanabi, at_least=2),
        Goal(verso.by_list, verso_plain.by_list, at_least=50),
        Goal(romeo.by_list, hanabi, at_least=10),
        Goal(romeo.from_python, hanabi, at_least=2),
        Goal(romeo.by_list, romeo_plain.by_list, at_least=50),
    ]

    speeds = race(contestants)
    page = report.page(speeds, goals, rivals.versions())
    PAGE.write_text(page, encoding="utf-8")
    print(page)
    missed = [str(goal) for goal in goals if goal.is_missed(speeds)]
    if missed:
        sys.exit("Goals missed: " + "; ".join(missed))


if __name__ == "__main__":
    main()
