"""The command `sottovoce`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from sottovoce import __version__


def main() -> None:
    parser = _parser()
    asked = parser.parse_args()
    if asked.command == "engine":
        from sottovoce.terminal import engine

        engine.main()
    elif asked.command == "verify":
        from sottovoce.terminal.verify import verify

        sys.exit(0 if verify(asked.files, _language(asked)) else 1)
    elif asked.command == "replay":
        _replay(parser, asked)
    else:
        _play(parser, asked)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="sottovoce", description="Board games of hidden information.")
    parser.add_argument("--version", action="version", version=f"sottovoce {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", nargs="?", help="which game (verona-twist)")
    play.add_argument("--as", dest="seat", metavar="SEAT", help="capulet, nurse, or both: two people at this keyboard")
    play.add_argument("--bot", default="novice", metavar="LEVEL", help="novice or random")
    play.add_argument("--rounds", type=int, metavar="N", help="days on the calendar, 3 to 9 (7)")
    play.add_argument("--lovers", metavar="HOW", help="chosen (by the Nurse) or random")
    play.add_argument("--placement", metavar="HOW", help="chosen (by the Nurse) or random")
    play.add_argument("--single", action="store_true", help="with --as both: one game, not a match of two")
    play.add_argument("--seed", type=int, metavar="N", help="the same chance and the same bot every time")
    play.add_argument("--resume", action="store_true", help="go on with the latest unfinished game")
    replay = commands.add_parser("replay", help="step through a record")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--eyes", default="spectator", metavar="WHOSE", help="capulet, nurse, spectator or all")
    verify = commands.add_parser("verify", help="check records against the rules")
    verify.add_argument("files", type=Path, nargs="+", metavar="FILE")
    for command in (play, replay, verify):
        command.add_argument("--lang", choices=("en", "fr", "it"), help="else what LC_ALL, LC_MESSAGES or LANG say")
    commands.add_parser("engine", help="speak the line protocol on standard input and output")
    return parser


def _language(asked: argparse.Namespace) -> str:
    from sottovoce.terminal.language import usual

    return asked.lang or usual(os.environ)


def _check_terminal(language: str) -> None:
    """The games need a terminal to draw on and keys to be played with."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return
    from sottovoce.terminal.language import spoken

    print("sottovoce: " + spoken(language).say("no-terminal"), file=sys.stderr)
    sys.exit(2)


def _play(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> None:
    from sottovoce.bots import bot
    from sottovoce.games import shelf
    from sottovoce.rules.game import Refusal
    from sottovoce.terminal.engine import is_compiled
    from sottovoce.terminal.language import spoken

    language = _language(asked)
    game = shelf().get(asked.game or next(iter(shelf())))
    if game is None:
        parser.error(f"there is no game {asked.game!r}; there is {', '.join(shelf())}")
    if asked.bot not in bot.LEVELS:
        parser.error(f"there is no bot {asked.bot!r}; there is {', '.join(bot.LEVELS)}")
    if asked.seat not in (None, "both", *game.seat_names):
        parser.error(f"--as is one of {', '.join(game.seat_names)}, both; not {asked.seat!r}")
    if asked.single and asked.seat != "both":
        parser.error("--single goes with --as both")
    if asked.resume and asked.seat:
        parser.error("--resume goes on as the game was begun; leave out --as")
    told = {"rounds": asked.rounds, "lovers": asked.lovers, "placement": asked.placement}
    try:
        options = game.completed({name: value for name, value in told.items() if value is not None})
    except Refusal as refusal:
        parser.error(refusal.text(language))
    _check_terminal(language)
    from sottovoce.rules.rng import Rng
    from sottovoce.terminal import sitting
    from sottovoce.terminal.app import Sottovoce

    say = spoken(language, game).say
    if asked.resume and sitting.unfinished(Rng(0)) is None:
        print("sottovoce: " + say("nothing-to-resume"), file=sys.stderr)
        sys.exit(1)
    if not is_compiled():
        print("sottovoce: " + say("not-compiled"), file=sys.stderr)
    start = "resume" if asked.resume else "single" if asked.single else asked.seat or ""
    app = Sottovoce(game, language=language, options=options, bot=asked.bot, seed=asked.seed, start=start)
    app.run()
    if app.unfinished is not None and app.unfinished.play.outcome is None:
        print(app.say("kept-resume", command="sottovoce play --resume"))
    sys.exit(app.return_code or 0)


def _replay(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> None:
    from sottovoce.terminal import saved

    language = _language(asked)
    try:
        _, play = saved.load(asked.file)
    except saved.BadFile as bad:
        print("sottovoce: " + bad.text(language), file=sys.stderr)
        sys.exit(1)
    from sottovoce.terminal.app import Sottovoce
    from sottovoce.terminal.replay import viewers

    if asked.eyes not in viewers(play):
        parser.error(f"--eyes is one of {', '.join(viewers(play))}; not {asked.eyes!r}")
    _check_terminal(language)
    Sottovoce(play.game, language=language, replay=play, eyes=asked.eyes).run()
