"""The command `sottovoce`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sottovoce import __version__

if TYPE_CHECKING:
    from sottovoce.rules.game import AnyGame


def main() -> None:
    parser = _parser()
    asked = parser.parse_args()
    if asked.command == "engine":
        from sottovoce.engine import protocol as engine

        engine.main()
    elif asked.command == "completion":
        from sottovoce import completion

        print(completion.script(parser, asked.shell))
    elif asked.command == "verify":
        sys.exit(0 if _verify(asked) else 1)
    elif asked.command in ("export", "import"):
        from sottovoce.server import commands

        move = commands.export if asked.command == "export" else commands.import_tables
        sys.exit(0 if move(asked.database, asked.file, _language(asked)) else 1)
    elif asked.command == "new-game":
        from sottovoce import new_game

        sys.exit(new_game.command(asked.name, asked.into))
    elif asked.command in _file_options():
        sys.exit(_option_file(asked))
    elif asked.command == "arena":
        sys.exit(_arena(parser, asked))
    elif asked.command == "replay":
        _replay(parser, asked)
    elif asked.command in (None, "serve"):
        _serve(asked)
    else:
        _play(parser, asked)


def _parser() -> argparse.ArgumentParser:
    from sottovoce import manual
    from sottovoce.games import shelf

    parser = argparse.ArgumentParser(prog="sottovoce")
    parser.add_argument("--version", action="version", version=f"sottovoce {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="without one, serve and open the browser")
    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", nargs="?", help=f"which game ({', '.join(shelf())})")
    play.add_argument("--as", dest="seat", metavar="SEAT", help="a game for two: your seat, or both: two people here")
    play.add_argument("--players", metavar="WHO,WHO,...", help="who sits in each seat: person, novice or random")
    play.add_argument("--bot", default="novice", metavar="LEVEL", help="novice or random")
    _add_options(play)
    play.add_argument("--single", action="store_true", help="with --as both: one game, not a match of two")
    play.add_argument("--seed", type=int, metavar="N", help="the same chance and the same bot every time")
    play.add_argument("--resume", action="store_true", help="go on with the latest unfinished game")
    replay = commands.add_parser("replay", help="step through a record")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--eyes", default="spectator", metavar="WHOSE", help="a seat, spectator or all")
    verify = commands.add_parser("verify", help="check records, or all stored tables, against the rules")
    verify.add_argument("files", type=Path, nargs="*", metavar="FILE", help="none: the tables of the database")
    serve = commands.add_parser("serve", help="let people play over the network")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0: for everybody")
    serve.add_argument("--port", type=int, default=8421, help="0: any that is free")
    serve.add_argument(
        "--forget-after", type=float, default=0.0, metavar="DAYS", help="forget unfinished tables left alone so long"
    )
    export = commands.add_parser("export", help="write all tables of a database to a file")
    bring = commands.add_parser("import", help="add the tables of a file to a database")
    for command in (export, bring):
        command.add_argument("file", type=Path, metavar="FILE")
    for command in (verify, export, bring, serve):
        command.add_argument("--database", metavar="WHERE", help="a file or postgresql://…; else this person's own")
    files = [commands.add_parser(name, help=f"a file of your own for {g.id}") for name, g in _file_options().items()]
    for command in files:
        command.add_argument("what", choices=("new", "check"), help="write a template, or tell every mistake")
        command.add_argument("file", type=Path, metavar="FILE")
    new_game = commands.add_parser("new-game", help="make a small playable game to change")
    new_game.add_argument("name", metavar="NAME", help="its id: small letters and hyphens")
    new_game.add_argument("--into", type=Path, metavar="DIR", help="the folder of games; else that of this package")
    for command in (play, replay, verify, export, bring, serve, *files):
        command.add_argument("--lang", choices=("en", "fr", "it"), help="else what LC_ALL, LC_MESSAGES or LANG say")
    _add_arena(commands.add_parser("arena", help="let bots and programs play each other, and count"))
    commands.add_parser("engine", help="speak the line protocol on standard input and output")
    completion = commands.add_parser("completion", help="print a script that completes this command in a shell")
    completion.add_argument("shell", choices=("bash", "zsh", "fish"))
    for command, page in [
        (parser, manual.MAIN),
        *((commands.choices[name], manual.page_of(name)) for name in commands.choices),
    ]:
        command.description, command.epilog = page.purpose, page.epilog()
        command.formatter_class = argparse.RawDescriptionHelpFormatter
    return parser


def _add_options(command: argparse.ArgumentParser) -> None:
    """The options of all games on the shelf, read by `_options`."""
    for name, choices in _flags().items():
        command.add_argument(_flag(name), dest=f"option_{name}", metavar="VALUE", help=choices)
    for name, game in _file_options().items():
        text = f"{game.id}: a file of your own"
        command.add_argument(_flag(name), dest=f"option_{name}", type=Path, metavar="FILE", help=text)


def _add_arena(arena: argparse.ArgumentParser) -> None:
    from sottovoce.games import shelf

    arena.add_argument("game", help=f"which game ({', '.join(shelf())})")
    arena.add_argument("--players", metavar="WHO,WHO,...", help="levels (good, good@iterations=500) or cmd:PROGRAM")
    arena.add_argument("--player", metavar="WHO", action="append", default=[], help="one more; its commas are its own")
    arena.add_argument(
        "--games", type=int, metavar="N", help="how many, up to whole deals; with --sprt at most so many"
    )
    arena.add_argument("--sprt", metavar="ELO,ELO", help="stop as soon as one of two differences in Elo is refuted")
    arena.add_argument("--seats", type=int, metavar="N", help="in games for several numbers of players")
    arena.add_argument("--seed", default="1", metavar="TEXT", help="the same deals and the same bots every time")
    arena.add_argument(
        "--seconds", type=float, metavar="S", help="for each move: of programs 2, of bots what they need"
    )
    arena.add_argument(
        "--iterations", type=int, metavar="N", help="of bots, for each move: they play the same anywhere"
    )
    arena.add_argument(
        "--into", type=Path, metavar="DIR", help="keep the games there; else in arena/ under a long name"
    )
    arena.add_argument("--jobs", type=int, metavar="N", help="games at the same time; else one for each processor")
    _add_options(arena)


def _flag(option: str) -> str:
    return "--" + option.replace("_", "-")


def _flags() -> dict[str, str]:
    """Every option with choices of any game on the shelf, and what it can be."""
    from sottovoce.games import shelf

    texts: dict[str, str] = {}
    for game in shelf().values():
        for name, option in game.options.items():
            if option.choices:
                choices = ", ".join(_spelled(choice) for choice in option.choices)
                texts[name] = "; ".join(filter(None, (texts.get(name), f"{game.id}: {choices}")))
    return texts


def _file_options() -> dict[str, AnyGame]:
    """Every option of any game on the shelf that is read from a file, and whose it is."""
    from sottovoce.games import shelf

    return {name: game for game in shelf().values() for name in game.file_options}


def _option_file(asked: argparse.Namespace) -> int:
    """Write or check the file of an option: the exit status."""
    from sottovoce import option_files

    kind = _file_options()[asked.command].file_options[asked.command]
    if asked.what == "new":
        return option_files.new(asked.command, kind, asked.file, _language(asked))
    return option_files.check(kind, asked.file, _language(asked))


def _spelled(choice: object) -> str:
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def _options(parser: argparse.ArgumentParser, asked: argparse.Namespace, game: AnyGame) -> dict[str, Any]:
    """The options of the command line, as the game wants them; one of another game is an error."""
    from sottovoce import option_files
    from sottovoce.rules.game import Refusal

    options: dict[str, Any] = {}
    for name in (*_flags(), *_file_options()):
        value = getattr(asked, f"option_{name}")
        if value is None:
            continue
        if name not in game.options:
            own = ", ".join(_flag(option) for option in game.options) or "none"
            parser.error(f"{_flag(name)} is not an option of {game.id}; its options: {own}")
        options[name] = next((choice for choice in game.options[name].choices if _spelled(choice) == value), value)
    try:
        for name in game.file_options.keys() & options.keys():
            options[name] = option_files.read(options[name])
        return game.completed(options)
    except Refusal as refusal:
        parser.error(refusal.text(_language(asked)))


def _players(parser: argparse.ArgumentParser, asked: argparse.Namespace, game: AnyGame) -> tuple[str, ...]:
    """Who sits in each seat, if the command line says so."""
    from sottovoce.bots import bot
    from sottovoce.rules.game import Refusal

    if asked.players is None:
        return ()
    players = tuple(who.strip() for who in asked.players.split(","))
    for who in players:
        if who != "person" and who not in bot.LEVELS:
            parser.error(f"--players is a list of person, {', '.join(bot.LEVELS)}; not {who!r}")
    try:
        game.checked_seats(len(players))
    except Refusal as refusal:
        parser.error(refusal.text(_language(asked)))
    if "person" not in players:
        parser.error("--players needs at least one person")
    return players


def _language(asked: argparse.Namespace) -> str:
    from sottovoce.terminal.language import usual

    return getattr(asked, "lang", None) or usual(os.environ)


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
    from sottovoce.rules.contract import is_compiled
    from sottovoce.terminal.language import spoken

    language = _language(asked)
    game = shelf().get(asked.game or next(iter(shelf())))
    if game is None:
        parser.error(f"there is no game {asked.game!r}; there is {', '.join(shelf())}")
    if asked.bot not in bot.LEVELS:
        parser.error(f"there is no bot {asked.bot!r}; there is {', '.join(bot.LEVELS)}")
    if asked.seat and game.fewest_seats != 2:
        parser.error(f"--as is for games for two; say who plays {game.id} with --players person,novice,...")
    if asked.seat not in (None, "both", *game.seat_names):
        parser.error(f"--as is one of {', '.join(game.seat_names)}, both; not {asked.seat!r}")
    if asked.single and asked.seat != "both":
        parser.error("--single goes with --as both")
    if asked.resume and (asked.seat or asked.players):
        parser.error("--resume goes on as the game was begun; leave out --as and --players")
    if asked.seat and asked.players:
        parser.error("--as and --players say the same thing; leave one of them out")
    options, players = _options(parser, asked, game), _players(parser, asked, game)
    _check_terminal(language)
    from sottovoce.rules.rng import Rng
    from sottovoce.terminal import local
    from sottovoce.terminal.app import Sottovoce

    say = spoken(language, game).say
    if asked.resume and local.unfinished(Rng(0), asked.game) is None:
        print("sottovoce: " + say("nothing-to-resume"), file=sys.stderr)
        sys.exit(1)
    if not is_compiled():
        print("sottovoce: " + say("not-compiled"), file=sys.stderr)
    start = "resume" if asked.resume else "players" if players else "single" if asked.single else asked.seat or ""
    app = Sottovoce(
        game, language=language, options=options, bot=asked.bot, seed=asked.seed,
        start=start, players=players, resume_only=asked.game,
    )  # fmt: skip
    app.run()
    if app.unfinished is not None and app.unfinished.outcome is None:
        print(app.say("kept-resume", command="sottovoce play --resume"))
    sys.exit(app.return_code or 0)


def _verify(asked: argparse.Namespace) -> bool:
    """Records in files, or all that is stored."""
    if asked.files:
        from sottovoce.terminal import saved

        return saved.verify(asked.files, _language(asked))
    from sottovoce.server import commands

    return commands.verify(asked.database, _language(asked))


def _serve(asked: argparse.Namespace) -> None:
    from sottovoce.server.http.serve import serve

    if asked.command == "serve":
        sys.exit(serve(asked.host, asked.port, asked.database, _language(asked), abandoned_days=asked.forget_after))
    sys.exit(serve("127.0.0.1", 8421, None, _language(asked), browse=True))


def _arena(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> int:
    from sottovoce.arena import command, players
    from sottovoce.arena.plan import Plan
    from sottovoce.bots.bot import Limit
    from sottovoce.games import shelf
    from sottovoce.rules.game import Refusal

    game = shelf().get(asked.game)
    if game is None:
        parser.error(f"there is no game {asked.game!r}; there is {', '.join(shelf())}")
    for name in ("games", "seconds", "iterations", "jobs"):
        if getattr(asked, name) is not None and not getattr(asked, name) > 0:
            parser.error(f"--{name} should be more than 0")
    if not asked.seed.isprintable() or not asked.seed or " " in asked.seed:
        parser.error("--seed should be a word or a number")
    names = [*(who.strip() for who in (asked.players or "").split(",") if who.strip()), *asked.player]
    limit = Limit(asked.seconds, asked.iterations)
    bounds = _bounds(parser, asked.sprt) if asked.sprt else None
    try:
        for name in names:
            players.parse(name, limit)
        seats = game.checked_seats(asked.seats)
    except (players.BadPlayer, Refusal) as error:
        parser.error(str(error))
    if not names:
        parser.error("--players says who plays: --players novice,random")
    if len(set(names)) < len(names):
        parser.error("every player has to be another one")
    if bounds and len(names) != 2:
        parser.error("--sprt compares two players")
    plan = Plan(
        game=game.id, rules=game.rules_version, seats=seats, options=_options(parser, asked, game), players=names,
        seed=asked.seed, seconds=asked.seconds or 2.0, limit=limit,
    )  # fmt: skip
    games = asked.games or (20_000 if bounds else 100)
    return command.run(plan, games, bounds, asked.into, asked.jobs, __version__)


def _bounds(parser: argparse.ArgumentParser, text: str) -> tuple[float, float]:
    """The two differences in Elo that a test decides between."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        parser.error(f"--sprt should be two differences in Elo, such as 0,20; not {text!r}")
    if not -1000 <= low < high <= 1000:
        parser.error("--sprt should be two differences in Elo, the smaller one first, from -1000 to 1000")
    return low, high


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
