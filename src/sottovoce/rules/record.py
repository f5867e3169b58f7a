"""A game as text: a header, then one line a move, chance included. Reading it back replays and checks every line.

    sottovoce record 1
    game: hidden-number
    rules: 1
    seats: 2
    options: {}
    result: found 0 1

    hider hide 4
    guesser guess 2 > more
    guesser guess 4 > number 4

What stands behind `>` was revealed by the move. It follows from the rules, so a reader may leave it out; where it
is there it is checked, and so is the result: a record that no longer fits the rules is refused, not reinterpreted.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame, Outcome, Refusal, quoted
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import words

FIRST_LINE = "sottovoce record 1"
TO_LIGHT = " > "


class BadRecord(Refusal):
    """A record that is torn, foreign or does not fit the rules; `line` tells where."""

    code = "bad_record"

    def __init__(self, line: int, why: Refusal) -> None:
        super().__init__("bad-record")
        self.line, self.why = line, why

    def text(self, language: str) -> str:
        return words(language).say("bad-record", {"line": self.line, "why": self.why.text(language)})


class RecordLine(msgspec.Struct, frozen=True):
    """One move: whose, its spelling, and what it revealed (None: not written down)."""

    seat: int | str
    move: str
    events: list[str] | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Everything needed to play a game again, secrets included."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    result: str | None = None
    notes: dict[str, str] = {}  # what else the header says: names, dates, whatever a program wants to keep
    lines: list[RecordLine]
    first: int = 1  # the number of the first of these lines in the file they came from


def of(playthrough: Playthrough, notes: Mapping[str, str] | None = None) -> Record:
    """The record of a game so far."""
    return Record(
        game=playthrough.game.id,
        rules=playthrough.game.rules_version,
        seats=playthrough.seats,
        options=playthrough.options,
        result=result(playthrough.outcome),
        notes=dict(notes or {}),
        lines=[RecordLine(line.seat, line.move, line.events) for line in playthrough.log(constants.EVERYTHING)],
    )


def result(outcome: Outcome | None) -> str | None:
    """How it ended, on one line: the reason and each seat's score."""
    if outcome is None:
        return None
    return " ".join([outcome.reason, *(f"{score:g}" for score in outcome.scores)])


def write(playthrough: Playthrough, notes: Mapping[str, str] | None = None) -> str:
    """The record of a game as text."""
    record = of(playthrough, notes)
    header = {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": json.dumps(record.options, sort_keys=True),
        **({"result": record.result} if record.result else {}),
        **record.notes,
    }
    text = [FIRST_LINE, *(f"{key}: {value}" for key, value in header.items()), ""]
    for line in record.lines:
        seat = playthrough.game.seat_name(constants.CHANCE if line.seat == "*" else int(line.seat))
        to_light = TO_LIGHT + ", ".join(line.events) if line.events else ""
        text.append(f"{seat} {line.move}{to_light}")
    return "\n".join(text) + "\n"


def read(text: str, games: Mapping[str, AnyGame]) -> Record:
    """The record that a text holds, its moves not yet checked; BadRecord if it does not hold one."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(1, Refusal("record-not-ours", first=FIRST_LINE))
    header: dict[str, str] = {}
    where: dict[str, int] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        key, colon, value = lines[number].partition(":")
        number += 1
        if not colon or not key.strip():
            raise BadRecord(number, Refusal("record-header", text=quoted(lines[number - 1])))
        header[key.strip()], where[key.strip()] = value.strip(), number
    for key in ("game", "rules", "seats", "options"):
        if key not in header:
            raise BadRecord(number, Refusal("record-missing", key=key))
    game = games.get(header["game"])
    if game is None:
        raise BadRecord(where["game"], unknown_game(header["game"], games))
    numbers = {}
    for key in ("rules", "seats"):
        if not (header[key].isascii() and header[key].isdigit() and len(header[key]) < 10):
            raise BadRecord(where[key], Refusal("record-number", key=key))
        numbers[key] = int(header[key])
    try:
        options = json.loads(header["options"])
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict):
        raise BadRecord(where["options"], Refusal("record-options"))
    body = [line.rstrip() for line in lines[number + 1 :]]
    while body and not body[-1]:
        body.pop()
    known = ("game", "rules", "seats", "options", "result")
    return Record(
        game=game.id,
        rules=numbers["rules"],
        seats=numbers["seats"],
        options=options,
        result=header.get("result"),
        notes={key: value for key, value in header.items() if key not in known},
        lines=[_read_line(line, game, number + 2 + i) for i, line in enumerate(body)],
        first=number + 2,
    )


def _read_line(line: str, game: AnyGame, number: int) -> RecordLine:
    said, arrow, to_light = line.partition(TO_LIGHT)
    seat, space, move = said.partition(" ")
    if not space:
        raise BadRecord(number, Refusal("record-line", text=quoted(line)))
    if seat != "*" and seat not in game.seat_names:
        raise BadRecord(number, Refusal("record-seat", seat=quoted(seat), known=", ".join(game.seat_names)))
    return RecordLine(
        seat="*" if seat == "*" else game.seat_names.index(seat),
        move=move,
        events=to_light.split(", ") if arrow else None,
    )


def replay(record: Record, games: Mapping[str, AnyGame], rng: Rng | None = None) -> Playthrough:
    """Play the record from its first line, checking each as if it were played now; BadRecord where one does not fit.

    With a random source chance goes on by itself after the last line.
    """
    game = games.get(record.game)
    if game is None:
        raise BadRecord(1, unknown_game(record.game, games))
    try:
        playthrough = Playthrough(game.version(record.rules), record.seats, record.options)
    except Refusal as refusal:
        raise BadRecord(1, refusal) from None
    for number, line in enumerate(record.lines, record.first):
        if line.seat != "*" and line.seat not in range(playthrough.seats):
            known = ", ".join(str(seat) for seat in range(playthrough.seats))
            raise BadRecord(number, Refusal("record-seat", seat=quoted(str(line.seat)), known=known))
        try:
            playthrough.play(constants.CHANCE if line.seat == "*" else int(line.seat), line.move)
        except Refusal as refusal:
            raise BadRecord(number, refusal) from None
        found = playthrough.log(constants.EVERYTHING)[-1].events
        if line.events is not None and line.events != found:
            written = quoted(", ".join(line.events))
            raise BadRecord(number, Refusal("record-event", told=written, found=", ".join(found) or "-"))
    found_result = result(playthrough.outcome)
    if record.result is not None and record.result != found_result:
        written = quoted(record.result)
        raise BadRecord(
            record.first + len(record.lines), Refusal("record-result", told=written, found=found_result or "-")
        )
    playthrough.hand_chance_to(rng)
    return playthrough


def unknown_game(asked: str, games: Mapping[str, AnyGame]) -> Refusal:
    """There is no such game on the shelf."""
    return Refusal("record-game", game=quoted(asked), known=", ".join(sorted(games)))
