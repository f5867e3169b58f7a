"""Two or more bots play a game; the program prints its record.

python examples/bots.py verona-twist --seed 7
"""

import argparse

import sottovoce


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default=next(iter(sottovoce.shelf())), choices=list(sottovoce.shelf()))
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--level", default="novice")
    parser.add_argument("--seed", type=int, metavar="N")
    asked = parser.parse_args()

    play = sottovoce.new(asked.game, seats=asked.seats, seed=asked.seed)
    while play.to_act:
        seat = play.to_act[0]  # where several choose at the same time, one after the other
        choice = sottovoce.choose(play, seat, asked.level)
        play.play(seat, choice.move)
    print(sottovoce.write_record(play, {"players": asked.level}), end="")


if __name__ == "__main__":
    main()
