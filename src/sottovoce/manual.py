"""What `--help` says of the command and of each sub-command: what it is for, then examples.

In the examples {game} and {seat} stand for a game for two on the shelf and one of its seats.
"""

from typing import NamedTuple

from sottovoce.games import shelf


class Page(NamedTuple):
    """What one command is for, and examples of it with what they do."""

    purpose: str
    examples: dict[str, str]

    def epilog(self) -> str:
        """The examples, as they stand below the options."""
        game = next(game for game in shelf().values() if len(game.seat_names) == 2)
        filled = {
            command.format(game=game.id, seat=game.seat_names[0]): does for command, does in self.examples.items()
        }
        width = max(map(len, filled))
        return "\n".join(["examples:", *(f"  {command:{width}}  {does}" for command, does in filled.items())])


MAIN = Page(
    "Board games of hidden information: in the browser, in the terminal, over the network and for programs.\n"
    "Without a command it serves this machine alone and opens the browser.",
    {
        "sottovoce": "play in the browser",
        "sottovoce play": "play in the terminal",
        "sottovoce serve --host 0.0.0.0": "let the whole house play",
        "sottovoce play --help": "more about one command",
    },
)

COMMANDS = {
    "play": Page(
        "Play in the terminal: against bots, with others at the same screen, or both. Quitting loses\n"
        "nothing: an unfinished game can be resumed.",
        {
            "sottovoce play": "choose a game from the menu",
            "sottovoce play {game} --as {seat}": "take this seat against a bot",
            "sottovoce play {game} --as both": "two people at this screen, with a curtain between them",
            "sottovoce play {game} --players person,random": "say who sits in each seat",
            "sottovoce play --resume": "go on with the latest unfinished game",
        },
    ),
    "replay": Page(
        "Step through the record of a game in the terminal, as one seat or a spectator saw it, or with all revealed.",
        {
            "sottovoce replay evening.txt": "as a spectator saw it",
            "sottovoce replay evening.txt --eyes {seat}": "as this seat saw it",
            "sottovoce replay evening.txt --eyes all": "with everything revealed",
        },
    ),
    "verify": Page(
        "Play records, or all tables of a database, again and compare every line with the rules. The status is 1 if\n"
        "one of them does not fit.",
        {
            "sottovoce verify *.txt": "check records",
            "sottovoce verify": "check the tables of this person's own database",
            "sottovoce verify --database games.db": "check the tables of another one",
        },
    ),
    "serve": Page(
        "Let people play over the network, from a link and without accounts. Tables are kept in a SQLite file or in\n"
        "PostgreSQL. It speaks plain HTTP: for strangers put a proxy with TLS before it.\n\n"
        "A table at which no game began is forgotten after a day. With --forget-after so are, after as many days,\n"
        "unfinished tables left alone, and finished games that were brought as records and at which nobody sat\n"
        "down. Games that were played to the end here are kept.",
        {
            "sottovoce serve": "on this machine alone, at port 8421",
            "sottovoce serve --host 0.0.0.0 --port 80": "for everybody who can reach this machine",
            "sottovoce serve --database postgresql://localhost/games": "tables in PostgreSQL",
            "sottovoce serve --forget-after 180": "forget tables that nobody has played at for half a year",
        },
    ),
    "export": Page(
        "Write all tables of a database to a file, secrets of unfinished games included: keep it to yourself.",
        {"sottovoce export tables.jsonl --database games.db": "keep a copy"},
    ),
    "import": Page(
        "Add the tables of a file that `sottovoce export` wrote to a database. A file that was\n"
        "cut or altered is refused as a whole.",
        {"sottovoce import tables.jsonl --database postgresql://localhost/games": "move to PostgreSQL"},
    ),
    "new-game": Page(
        "Make a small playable game to change: a folder with everything that a game needs, and its test.",
        {
            "sottovoce new-game pebbles": "in this checkout",
            "sottovoce new-game pebbles --into ../other/src/sottovoce/games": "in another one",
        },
    ),
    "arena": Page(
        "Let bots and programs play each other, every deal with the seats swapped or rotated, and count what they\n"
        "are worth. All games are kept as records. Interrupted, the same command goes on; with more --games too.\n"
        "A program is asked `choose` in the line protocol (docs/protocol.md) and is shown its own view only.",
        {
            "sottovoce arena {game} --players novice,random --games 200": "Elo with an interval, wins by seat",
            "sottovoce arena {game} --players novice,random --sprt 0,20": "is it better? as many games as that takes",
            "sottovoce arena {game} --players 'novice,cmd:python mybot.py'": "a program of your own",
        },
    ),
    "engine": Page(
        "Speak the line protocol on standard input and output: one JSON object per line, answered by exactly one.\n"
        "docs/protocol.md has every request.",
        {"""echo '{{"cmd": "hello"}}' | sottovoce engine""": "which games there are, and with which options"},
    ),
    "completion": Page(
        "Print a script with which the shell completes this command, its options, games and files.",
        {
            'eval "$(sottovoce completion bash)"': "in ~/.bashrc",
            'eval "$(sottovoce completion zsh)"': "in ~/.zshrc, after compinit",
            "sottovoce completion fish > ~/.config/fish/completions/sottovoce.fish": "once",
        },
    ),
}


def page_of(command: str) -> Page:
    """The page of a command. One that is not in the list has the name of an option that is read from a file."""
    return COMMANDS.get(command) or Page(
        f"Write a template for a file of your own, to play with --{command}, or check one and name every mistake.",
        {
            f"sottovoce {command} new mine.txt": "write a template to fill in",
            f"sottovoce {command} check mine.txt": "name every mistake",
        },
    )
