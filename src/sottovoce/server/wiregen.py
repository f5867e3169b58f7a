"""`docs/wire.md` and the page's types, made from the messages themselves: `python -m sottovoce.server.wiregen`."""

# ruff: noqa: E501 (a paragraph of the document is one line)

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as kinds

from sottovoce.games import shelf
from sottovoce.rules import game, words
from sottovoce.server.live import messages
from sottovoce.table import clock, journal, match, news, phrases

GAMES = "sottovoce.games."
ROOT = Path(__file__).parents[3]
TYPES, DOCUMENT = ROOT / "web/src/wire.ts", ROOT / "docs/wire.md"
UNIONS: dict[str, tuple[type[msgspec.Struct], ...]] = {
    "Ask": messages.ASKS, "Tell": messages.TELLS, "Line": messages.LINES,
}  # fmt: skip
HTTP = (
    ("POST", "/api/device", messages.NewDevice, "`{key}`: null for a browser, which has it in a cookie"),
    ("POST", "/api/tables", messages.NewTable, messages.NewlyOpened),
    ("GET", "/api/tables", None, list[messages.Listed]),
    ("GET", "/api/open-tables", None, list[messages.OpenTable]),
    ("GET", "/api/results", None, messages.Results),
    ("GET", "/api/tables/{table}", None, messages.TableInfo),
    ("POST", "/api/tables/{table}/claim", messages.Claim, messages.Answered),
    ("POST", "/api/tables/{table}/free", messages.OneChair, messages.Answered),
    ("POST", "/api/tables/{table}/bot", messages.SeatBot, messages.Answered),
    ("POST", "/api/tables/{table}/offer", messages.Offer, messages.Answered),
    ("POST", "/api/tables/{table}/invite", messages.OneChair, messages.NewlyOpened),
    ("POST", "/api/tables/{table}/code", messages.OneChair, messages.Code),
    ("POST", "/api/code", messages.UseCode, messages.MovedHere),
    ("GET", "/api/tables/{table}/record?chair=0&game=0", None, "the game as text: whole when it is over, else as seen"),
    ("GET", "/api/tables/{table}/earlier/{line}?chair=0", None, messages.Earlier),
    ("GET", "/api/tables/{table}/moments?eyes=0&game=0", None, messages.Story),
    ("GET", "/api/tables/{table}/moments/{line}?eyes=0&count=1&game=0", None, messages.Moments),
    ("POST", "/api/tables/{table}/play-on", messages.PlayOn, messages.NewlyOpened),
    ("POST", "/api/records", messages.BringRecord, messages.NewlyOpened),
    ("GET", "/api/games", None, list[messages.GameInfo]),
    ("GET", "/api/games/{game}", None, messages.GameInfo),
    ("GET", "/api/games/{game}/campaign", None, list[messages.ChapterSoFar]),
    ("GET", "/api/games/{game}/lesson", None, messages.Lesson),
    ("GET", "/api/games/{game}/lesson/all", None, messages.WholeLesson),
    ("POST", "/api/games/{game}/lesson", messages.TryStep, messages.StepTried),
    ("GET", "/api/games/{game}/words/{language}", None, "the game's messages in `en`, `fr` or `it`, as a Fluent file"),
    ("POST", "/api/poll", messages.Poll, messages.Polled),
    ("GET", "/api/health", None, "`{ok, tables, devices}`, or status 503"),
)
PLAIN = [
    journal.Settings, journal.Clock, match.Score, game.Outcome, words.Sentence, news.GameLine, news.Ended, messages.Clocks,
    messages.NewDevice, messages.NewTable, messages.NewlyOpened, messages.LastTold, messages.Listed, messages.TableInfo, messages.OpenTable, messages.Sitting,
    messages.Offer, messages.Results, messages.GameResults, messages.PartResults, messages.AloneResults, messages.PlayedGame,
    messages.Claim, messages.Answered, messages.OneChair, messages.SeatBot, messages.Code, messages.UseCode,
    messages.MovedHere, messages.BringRecord, messages.Story, messages.Moments, messages.Earlier, messages.PlayOn, messages.GameInfo,
    game.Option, game.Chapter, messages.ChapterSoFar, messages.Lesson, messages.TryStep, messages.StepTried,
    messages.AnsweredTry, messages.WholeLesson,
    messages.Poll, messages.Polled, messages.ErrorBody,
]  # fmt: skip


def name(kind: type) -> str:
    """What a type is called on the wire: its own name; what belongs to a game begins with that game's."""
    if kind.__module__.startswith(GAMES):
        folder = kind.__module__.removeprefix(GAMES).partition(".")[0]
        return folder.title().replace("_", "") + kind.__name__
    return "GameOption" if kind is game.Option else kind.__name__


def spelled(kind: kinds.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
            inner = spelled(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case kinds.DictType(key_type=key, value_type=value):
            return f"Record<{spelled(key)}, {spelled(value)}>"
        case kinds.UnionType(types=types):
            return " | ".join(dict.fromkeys(spelled(one) for one in types))
        case kinds.StructType(cls=cls):
            return "Line" if cls is news.NewsLine else name(cls)
    return "unknown"


def fields(cls: type[msgspec.Struct]) -> Iterator[tuple[str, str, bool]]:
    """Name, type, and whether it may be left out."""
    info = kinds.type_info(cls)
    assert isinstance(info, kinds.StructType)
    config = cls.__struct_config__
    may_lack = config.omit_defaults or config.forbid_unknown_fields  # what we leave out; what people need not send
    if info.tag_field:
        yield info.tag_field, f'"{info.tag}"', False
    for one in info.fields:
        yield one.encode_name, spelled(one.type), may_lack and not one.required


def typed(cls: Any) -> str:
    body = "".join(f"  {field}{'?' if optional else ''}: {kind};\n" for field, kind, optional in fields(cls))
    about = said(cls).replace("*/", "*\\/")  # as cards with two faces are spelled
    return f"/** {about} */\nexport interface {name(cls)} {{\n{body}}}\n"


def said(cls: type) -> str:
    """The first words about a type, on one line."""
    return " ".join((inspect.getdoc(cls) or "").split())


def types() -> str:
    """The page's types."""
    out = ["// Made from src/sottovoce/server/live/messages.py by `make wire`; do not edit.\n"]
    out.append(f"export const PROTOCOL = {messages.PROTOCOL};\n")
    out.append("export const PHRASES = [" + ", ".join(f'"{phrase}"' for phrase in phrases.PHRASES) + "] as const;\n")
    out += [typed(cls) for cls in PLAIN]
    for union, members in UNIONS.items():
        out += [typed(cls) for cls in members]
        out.append(f"export type {union} = {' | '.join(name(cls) for cls in members)};\n")
    views = {which: played.view_type for which, played in shelf().items() if has_board(which)}
    for view in views.values():
        out += [typed(cls) for cls in (*parts(view), view)]
    by_game = "".join(f'  "{which}": {name(view)};\n' for which, view in views.items())
    out.append(f"/** What a viewer may know, by game. */\nexport interface Views {{\n{by_game}}}\n")
    out.append("export type View = Views[keyof Views];\n")
    return "\n".join(out)


def has_board(which: str) -> bool:
    """Does the page draw this game itself? The views of the others are shown as they come."""
    return (ROOT / "web/src/games" / which).is_dir()


def parts(view: type) -> list[type]:
    """What a game's view is made of, as far as it is the game's own, the smaller things first."""
    found: list[type] = []

    def look(kind: object) -> None:
        if isinstance(kind, kinds.StructType):
            for field in kind.fields:
                look(field.type)
            if kind.cls is not view and kind.cls.__module__.startswith(GAMES) and kind.cls not in found:
                found.append(kind.cls)
        elif isinstance(kind, kinds.UnionType):
            for one in kind.types:
                look(one)
        elif isinstance(kind, kinds.ListType):
            look(kind.item_type)
        elif isinstance(kind, kinds.DictType):
            look(kind.value_type)

    look(kinds.type_info(view))
    return found


def table(classes: Iterable[type[msgspec.Struct]]) -> str:
    rows = ["| message | fields | |", "|---|---|---|"]
    for cls in classes:
        found = list(fields(cls))
        tag = next((kind.strip('"') for field, kind, _ in found if field in ("ask", "tell", "news")), name(cls))
        listed = ", ".join(
            f"`{field}{'?' if optional else ''}`"
            for field, _, optional in found
            if field not in ("ask", "tell", "news")
        )
        own = said(cls) if cls.__doc__ else ""
        rows.append(f"| `{tag}` | {listed} | {own} |")
    return "\n".join(rows)


def document() -> str:
    """`docs/wire.md`."""
    http = ["| | address | send | get |", "|---|---|---|---|"]
    for verb, path, sent, got in HTTP:
        answer = got if isinstance(got, str) else f"`{spelled(kinds.type_info(got))}`"
        http.append(f"| {verb} | `{path}` | {f'`{name(sent)}`' if sent else ''} | {answer} |")
    return f"""# The wire

Made from `src/sottovoce/server/live/messages.py` by `make wire`. The types are in `web/src/wire.ts`, also those of the views of each game. Protocol {messages.PROTOCOL}; fields may be added, never changed.

A device asks for a key once (`POST /api/device`). A browser keeps it in a cookie that scripts cannot read; a program is told it and sends `Authorization: Bearer …`. It never stands in an address. Messages go over a WebSocket (`/api/socket`) as one JSON object each, or over long polling (`POST /api/poll`), which carries the same messages. Language: `?lang=en`, `fr` or `it`, or `Accept-Language`.

## To the server
{table(messages.ASKS)}

Everything with a `key` is answered with `done` or `refused` and that key, once it is kept for good or will not be done. Whoever hears nothing sends the same again with the same key: it is done once. So does, after a moment, whoever is refused with `unavailable`, `conflict`, `too_fast`, `busy` or `closing`: these are about the moment, not about what was asked. Every other refusal is for good, also for a copy that is still on its way. `watch` begins at any line, so whatever was missed is asked for again.

## To a device
{table(messages.TELLS)}

A connection that is closed with 4008 was too slow, with 4012 the server restarts: connect again, `watch` from the last line seen, send again what was not answered. A device pings every 20 seconds or so when it is awake and connects again when nothing has come for twice that long; the server does not mind a device that sleeps.

## Lines
A table is a list of numbered lines (`n` from 0), with as many for every viewer: `skip` where there is nothing to know. `chair` is a place at the table and keeps its person; the seats of a game are roles, and `began` tells which chair plays which (`order`).

{table(messages.LINES)}

`says` are sentences for people: a message of the Fluent files (`src/sottovoce/table/text`, and of the game's own for the lines of a game) and what fills it in, made from what this viewer is told; a line of a game says its move and then each of its events. `ended` comes with the line that ended a game. Phrases: {", ".join(f"`{phrase}`" for phrase in phrases.PHRASES)}. The longest thinking time for a move is {clock.LONGEST // 86_400} days.

## HTTP
{chr(10).join(http)}

A game that is over can be looked back at (`moments`): with the eyes of each seat, with those of everybody (`public`), or with all revealed (`all`), by whoever may have its whole record; others have the public eyes. `game` says which of the table’s games, from 0 in the order they were played; left out, it is the last that is over, also while another is being played, but of that one nothing is shown there. The record without `game` is that of the game played now or last. `play-on` draws anew what the seat did not know.

JSON both ways. What is refused is answered with a status of 400 or more and `ErrorBody`: a `code` for programs and a `text` in the person's language.
"""


def main() -> None:
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(types(), "utf-8")
    DOCUMENT.write_text(document(), "utf-8")


if __name__ == "__main__":
    main()
