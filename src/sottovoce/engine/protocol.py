"""`sottovoce engine`: one JSON object per line in, exactly one out. docs/protocol.md describes the protocol."""

from __future__ import annotations

import json
import math
import os
import secrets
import sys
import time
import traceback
from collections.abc import Callable
from typing import IO, Any

import msgspec

from sottovoce import __version__, option_files
from sottovoce.bots import bot
from sottovoce.games import shelf
from sottovoce.rules import constants, contract, plain, record
from sottovoce.rules.game import AnyGame, Refusal
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.rng import Rng

PROTOCOL = 1
MOST_PLAYOUTS = 10_000_000
MOST_COUNTED = 20_000_000  # positions that one `count` may visit: about half a minute compiled

Answer = dict[str, Any]


class Refused(Exception):
    """A request that cannot be answered: a word for programs and a sentence for people."""

    def __init__(self, error: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.answer = {"ok": False, "error": error, "message": message, **more}


class Request:
    """One request, its fields asked for by name and kind."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.fields = fields

    def has(self, name: str) -> bool:
        return name in self.fields

    def get(self, name: str, kind: type | tuple[type, ...], wanted: str) -> Any:
        if name not in self.fields:
            raise Refused("bad_request", f"{name} is missing; it should be {wanted}")
        value = self.fields[name]
        if not isinstance(value, kind) or isinstance(value, bool) != (kind is bool):
            raise Refused("bad_request", f"{name} should be {wanted}")
        return value

    def text(self, name: str) -> str:
        return str(self.get(name, str, "a text"))

    def whole(self, name: str, least: int, most: int) -> int:
        value = int(self.get(name, int, "a whole number"))
        if not least <= value <= most:
            raise Refused("bad_request", f"{name} should be from {least} to {most}")
        return value

    def rng(self) -> Rng:
        """The random source that the request asks for, or one nobody can foresee."""
        return Rng(self.get("seed", int, "a whole number") if self.has("seed") else secrets.randbits(64))

    def chance(self) -> Rng | None:
        """Who deals: a random source, or the caller."""
        chance = self.text("chance") if self.has("chance") else "auto"
        if chance not in ("auto", "manual"):
            raise Refused("bad_request", 'chance should be "auto" or "manual"')
        rng = self.rng()
        return rng if chance == "auto" else None


class Engine:
    """The matches under way and the commands that work on them."""

    def __init__(self) -> None:
        self.matches: dict[str, Playthrough] = {}
        self.made = 0

    def answer(self, line: bytes) -> Answer:
        """The one answer to one line, whatever the line is."""
        try:
            request = json.loads(line.decode("utf-8"), parse_constant=_refuse_number, parse_float=_finite)
        except (ValueError, RecursionError) as error:
            return Refused("bad_json", f"this line is not JSON: {error}").answer
        if not isinstance(request, dict):
            return Refused("bad_request", "a request is a JSON object with a field cmd").answer
        echo = {"id": request["id"]} if "id" in request else {}
        try:
            cmd = Request(request).text("cmd")
            command = COMMANDS.get(cmd)
            if command is None:
                raise Refused("bad_request", f"there is no such cmd; there is {', '.join(sorted(COMMANDS))}")
            return {**echo, "ok": True, **command(self, Request(request))}
        except Refused as refused:
            return {**echo, **refused.answer}
        except record.BadRecord as bad:
            return {**echo, **Refused(bad.code, str(bad), line=bad.line).answer}
        except Refusal as refusal:
            return {**echo, **Refused(refusal.code, str(refusal)).answer}
        except Exception:  # our bug: reported on standard error, and the other matches go on
            traceback.print_exc()
            return {**echo, **Refused("internal_error", "this is a bug of the engine; see its standard error").answer}

    # Matches.

    def keep(self, match: Playthrough) -> Answer:
        self.made += 1
        handle = f"m{self.made}"
        self.matches[handle] = match
        return {"match": handle}

    def match(self, request: Request) -> Playthrough:
        handle = request.fields.get("match")
        if not isinstance(handle, str) or handle not in self.matches:
            raise Refused("unknown_match", "there is no such match; new, load and resample give one")
        return self.matches[handle]

    def seat(self, request: Request, match: Playthrough, spectator: bool = False, chance: bool = False) -> int:
        """The seat a request speaks of: a number, "*" where chance may be meant, null where a spectator may."""
        seat = request.fields.get("seat", "missing")
        if type(seat) is int and 0 <= seat < match.seats:
            return seat
        if seat is None and spectator:
            return constants.NOBODY
        if seat == "*" and chance:
            return constants.CHANCE
        wanted = [
            f"a number from 0 to {match.seats - 1}",
            *(['"*"'] if chance else []),
            *(["null"] if spectator else []),
        ]
        raise Refused("bad_request", f"seat should be {' or '.join(wanted)}")

    def _game(self, request: Request) -> AnyGame:
        game = shelf().get(request.text("game"))
        if game is None:
            raise Refused("unknown_game", f"there is no such game; there is {', '.join(shelf())}")
        if request.has("rules"):
            known = {game.rules_version, *game.older}
            game = game.version(request.whole("rules", min(known), max(known)))
        return game

    def _level(self, request: Request) -> str:
        level = request.text("level")
        if level not in bot.LEVELS:
            raise Refused("bad_request", f"there is no such level; there is {', '.join(bot.LEVELS)}")
        return level

    def _limit(self, request: Request) -> bot.Limit:
        limit = bot.Limit(
            seconds=request.get("seconds", (int, float), "a number") if request.has("seconds") else None,
            iterations=request.whole("iterations", 1, 1_000_000_000) if request.has("iterations") else None,
        )
        if limit.seconds is not None and limit.seconds <= 0:
            raise Refused("bad_request", "seconds should be more than 0")
        return limit

    # Commands.

    def hello(self, request: Request) -> Answer:
        games = [
            {
                "id": game.id,
                "rules": sorted({game.rules_version, *game.older}),
                "seats": [game.fewest_seats, len(game.seat_names)],
                "options": msgspec.to_builtins(game.options),
            }
            for game in shelf().values()
        ]
        return {
            "name": "sottovoce",
            "version": __version__,
            "protocol": PROTOCOL,
            "compiled": contract.is_compiled(),
            "games": games,
        }

    def new(self, request: Request) -> Answer:
        game = self._game(request)
        seats = request.whole("seats", 1, 99) if request.has("seats") else None
        options = request.get("options", dict, "an object") if request.has("options") else {}
        match = Playthrough(game, seats, option_files.with_files_read(game, options), request.chance())
        return {**self.keep(match), "provenance": _provenance(match)}

    def load(self, request: Request) -> Answer:
        given = request.get("record", (str, dict), "a text or an object as given by record")
        if isinstance(given, str):
            read = record.read(given, shelf())
        else:
            try:
                read = msgspec.convert(given, record.Record)
            except (msgspec.ValidationError, RecursionError) as error:
                raise Refused("bad_record", f"this is not a record: {error}", line=0) from None
        match = record.replay(read, shelf(), request.chance())
        return {**self.keep(match), "provenance": "record" if read.lines else _provenance(match)}

    def turn(self, request: Request) -> Answer:
        match = self.match(request)
        return {
            "to_act": ["*" if seat == constants.CHANCE else seat for seat in match.position.to_act()],
            "outcome": msgspec.to_builtins(match.outcome),
            "lines": len(match.moves),
        }

    def legal(self, request: Request) -> Answer:
        match = self.match(request)
        view = match.view(self.seat(request, match, chance=True))
        return {"moves": view.legal, **({"form": view.form} if view.legal is None else {})}

    def play(self, request: Request) -> Answer:
        match = self.match(request)
        seat = self.seat(request, match, chance=True)
        move = request.text("move")
        seen = request.whole("seen", 0, 1_000_000_000) if request.has("seen") else None
        added = match.play(seat, move, seen)
        events = list(added[0].events)
        for line in added[1:]:
            events += [f"{line.seat} {line.move}", *line.events]
        return {"events": events, "lines": len(match.moves)}

    def view(self, request: Request) -> Answer:
        match = self.match(request)
        seat = self.seat(request, match, spectator=True)
        return {"view": msgspec.to_builtins(match.view(seat)), "log": msgspec.to_builtins(match.log(seat))}

    def record(self, request: Request) -> Answer:
        match = self.match(request)
        return {"record": msgspec.to_builtins(record.of(match)), "text": record.write(match)}

    def undo(self, request: Request) -> Answer:
        match = self.match(request)
        match.undo(request.whole("plies", 0, match.undoable()))
        return self.turn(request)

    def count(self, request: Request) -> Answer:
        match = self.match(request)
        chance = request.get("chance", bool, "true or false") if request.has("chance") else False
        depth = request.whole("depth", 0, 100)
        try:
            return {"nodes": plain.count(match.position, MOST_COUNTED).run(match.position.copy(), depth, chance)}
        except (ValueError, OverflowError) as error:
            raise Refused("bad_request", str(error)) from None

    def playouts(self, request: Request) -> Answer:
        match = self.match(request)
        games = request.whole("n", 1, MOST_PLAYOUTS)
        rng = request.rng()
        playouts = plain.playouts(match.position)
        begun = time.perf_counter()
        playouts.run(match.position.copy(), games, rng)
        seconds = time.perf_counter() - begun
        reasons = {match.game.reasons[reason]: n for reason, n in sorted(playouts.reasons.items())}
        outcomes = {"reasons": reasons, "wins": playouts.wins, "scores": playouts.scores}
        return {"moves": playouts.moves, "seconds": seconds, "outcomes": outcomes}

    def resample(self, request: Request) -> Answer:
        match = self.match(request)
        seat = self.seat(request, match, spectator=True)
        rng = request.rng()
        other = match.resample(seat, rng)
        if match.rng is not None:
            other.hand_chance_to(rng)
        return self.keep(other)

    def bot(self, request: Request) -> Answer:
        match = self.match(request)
        seat = self.seat(request, match)
        level, limit = self._level(request), self._limit(request)
        rng = request.rng()
        match.check_turn(seat)
        return msgspec.to_builtins(bot.choose(match.game, match.view(seat), match.log(seat), level, rng, limit))  # type: ignore[no-any-return]

    def choose(self, request: Request) -> Answer:
        """What a bot would play for a seat of somebody else's game, whose view and log these are."""
        game = self._game(request)
        level = self._level(request) if request.has("level") else list(bot.LEVELS)[-1]
        try:
            view = msgspec.convert(request.get("view", dict, "an object"), game.view_type, str_keys=True)
            log = msgspec.convert(request.get("log", list, "a list"), list[Line])
        except (msgspec.ValidationError, RecursionError) as error:
            raise Refused("bad_request", f"this is not a view with its log: {error}") from None
        if view.seat not in view.to_act or view.outcome is not None:
            raise Refused("bad_request", "the seat whose view this is owes no move")
        try:
            return msgspec.to_builtins(bot.choose(game, view, log, level, request.rng(), self._limit(request)))  # type: ignore[no-any-return]
        except (ValueError, LookupError, ArithmeticError, AttributeError, TypeError) as error:
            raise Refused("bad_request", f"this view makes no sense: {error}") from None

    def free(self, request: Request) -> Answer:
        self.match(request)
        del self.matches[request.fields["match"]]
        return {}


COMMANDS: dict[str, Callable[[Engine, Request], Answer]] = {
    "hello": Engine.hello,
    "new": Engine.new,
    "load": Engine.load,
    "turn": Engine.turn,
    "legal": Engine.legal,
    "play": Engine.play,
    "view": Engine.view,
    "record": Engine.record,
    "undo": Engine.undo,
    "count": Engine.count,
    "playouts": Engine.playouts,
    "resample": Engine.resample,
    "bot": Engine.bot,
    "choose": Engine.choose,
    "free": Engine.free,
}


def _provenance(match: Playthrough) -> str:
    """Who deals in a new match: chance, or the caller, who may know what. The words are those of the tables."""
    return "prepared" if match.rng is None or match.game.is_prepared(match.options) else "chance"


def _refuse_number(text: str) -> float:
    raise ValueError(f"{text} is not a JSON number")


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text[:20]} is too large a number")
    return value


def run(requests: IO[bytes], answers: IO[str]) -> None:
    """Answer every line until the input ends."""
    engine = Engine()
    for line in requests:
        answer = engine.answer(line)
        try:
            text = json.dumps(answer)
        except RecursionError:  # an id nested too deeply to be echoed
            text = json.dumps({**answer, "id": None})
        answers.write(text + "\n")
        answers.flush()


def main() -> None:
    if not contract.is_compiled():
        print("sottovoce: the rules run as plain Python, many times slower than compiled", file=sys.stderr)
    try:
        run(sys.stdin.buffer, sys.stdout)
    except BrokenPipeError:  # the caller has gone: so do we, quietly
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
