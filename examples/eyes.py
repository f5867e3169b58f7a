"""Reads a record and tells the game as one seat saw it: what was hidden from that seat is hidden here too.

python examples/eyes.py evening.txt capulet --language fr
"""

import argparse
import sys
from pathlib import Path

import sottovoce


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record", type=Path)
    parser.add_argument("seat", nargs="?", help="none: a spectator")
    parser.add_argument("--language", default="en", choices=("en", "fr", "it"))
    asked = parser.parse_args()

    try:
        play = sottovoce.read_record(asked.record.read_text("utf-8"))
    except sottovoce.BadRecord as bad:
        sys.exit(bad.text(asked.language))
    game, seats = play.game, play.game.seat_names[: play.seats]
    if asked.seat is not None and asked.seat not in seats:
        parser.error(f"the seats are {', '.join(seats)}")
    viewer = sottovoce.SPECTATOR if asked.seat is None else seats.index(asked.seat)

    words = game.words(asked.language)
    for number, line in enumerate(play.log(viewer), 1):
        mover = line.seat if isinstance(line.seat, int) else -1
        sentences = [game.tell(mover, line.move), *map(game.tell_event, line.events)]
        told = " ".join(words.tell(game.in_full(sentence, play.options)) for sentence in sentences)
        print(f"{number:3}. {told}  [{game.worlds_left(play.view_at(number, viewer)):.0f} possible]")


if __name__ == "__main__":
    main()
