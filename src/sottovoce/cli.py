"""The command `sottovoce`."""

import argparse


def main() -> None:
    parser = argparse.ArgumentParser(prog="sottovoce")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("engine", help="speak the line protocol on standard input and output")
    parser.parse_args()
    from sottovoce.terminal import engine

    engine.main()
