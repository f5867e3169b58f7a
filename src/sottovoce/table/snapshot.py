"""What a table has become after some of its entries, so that it can be read without playing all of them again.

A snapshot holds what follows from the entries and takes long to follow: the lines that every viewer was told, the lines
of the game that is being played or was played last, and what stands beside the board (chairs, clocks, results, offers).
It holds no entry and no position: entries are read as they are stored, and the game is played again from its lines, by
the rules of today. It does not prove what it says; whoever keeps it has to know to which entries it belongs and which
rules have made it.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Union

import msgspec

from sottovoce.rules import constants
from sottovoce.rules.game import ChapterPlayed, Outcome, Refusal
from sottovoce.rules.playthrough import Playthrough
from sottovoce.table import journal
from sottovoce.table.match import Result
from sottovoce.table.news import NewsLine, Skip
from sottovoce.table.seats import Chair
from sottovoce.table.state import State
from sottovoce.table.views import ViewCache

BLOCK = 32  # news lines that are packed, or unpacked, in one piece
FAST = 1  # of the levels of zlib


class WrongSnapshot(Exception):
    """This is no snapshot of this table."""


class Beside(msgspec.Struct):
    """What stands beside the board."""

    entries: int  # after so many
    chairs: list[Chair]
    order: list[int]
    outcome: Outcome | None
    results: list[Result]
    story: list[ChapterPlayed]
    owes_since: dict[int, int]
    undo: tuple[int, int, set[int]] | None
    draw: int | None
    peeks: dict[int, int]
    rematch: set[int]
    is_offered: bool
    counts: list[tuple[int, str, int]]
    left: dict[int, float]
    since: dict[int, float]
    last_news_at: float
    lines: list[tuple[int | str, str]] | None  # of the game; None: none has begun
    again: list[int]  # what chance will answer again


def can_be_taken(state: State) -> bool:
    """While somebody has chosen in secret, what they see is that of another moment: none is taken then."""
    return not state.sealed


def taken(state: State) -> Iterator[bytes]:
    """The snapshot of a table as it is now, block by block; the table may go on meanwhile."""
    play = state.play
    beside = Beside(
        entries=len(state.entries), chairs=state.chairs, order=state.order, outcome=state.outcome,
        results=state.results, story=state.story, owes_since=state.owes_since, undo=state.undo, draw=state.draw,
        peeks=dict(state.peeks), rematch=state.rematch, is_offered=state.is_offered,
        counts=[(chair, act, count) for (chair, act), count in state.counts.items()],
        left=state.timer.left, since=state.timer.since, last_news_at=state.last_news_at,
        lines=None if play is None else [(line.seat, line.move) for line in play.log(constants.EVERYTHING)],
        again=[] if play is None else play.again,
    )  # fmt: skip
    return _blocks(_packer.encode(beside), list(state.all_news.values()), state.lines)


def _blocks(beside: bytes, news: Sequence[Sequence[NewsLine]], lines: int) -> Iterator[bytes]:
    """What everybody is told in the same words is written once."""
    yield zlib.compress(beside, FAST)
    for start in range(0, lines, BLOCK):
        told = zip(*(lines_of[start : min(start + BLOCK, lines)] for lines_of in news), strict=True)
        rows = [[first, *(None if line == first else line for line in others)] for first, *others in told]
        yield zlib.compress(_packer.encode(rows), FAST)


def restoring(state: State, stored: Sequence[bytes], blocks: Sequence[bytes]) -> Iterator[None]:
    """Turn an empty state, step by step, into what it was when the snapshot was taken; WrongSnapshot if the blocks do
    not fit. `stored` are the entries; only the first are used, and the table goes on from there with the others."""
    try:
        yield from _restoring(state, stored, blocks)
    except (msgspec.MsgspecError, zlib.error, Refusal, LookupError, ValueError, TypeError, AssertionError) as error:
        raise WrongSnapshot(type(error).__name__) from error


def _restoring(state: State, stored: Sequence[bytes], blocks: Sequence[bytes]) -> Iterator[None]:
    beside = _beside.decode(zlib.decompress(blocks[0]))
    if not 0 < beside.entries <= len(stored):
        raise ValueError
    journal.decode(stored[0]).happen(state)
    for entry in stored[: beside.entries]:
        state.note(journal.decode(entry))
        yield
    for block in blocks[1:]:
        for first, *others in _rows.decode(zlib.decompress(block)):
            for news, line in zip(state.all_news.values(), (first, *others), strict=True):
                news.append(_line(line or first))
        yield
    if any(len(news) != state.lines for news in state.all_news.values()):
        raise ValueError
    state.chairs, state.order, state.outcome = beside.chairs, beside.order, beside.outcome
    state.results, state.story = beside.results, beside.story
    state.owes_since, state.undo, state.draw = beside.owes_since, beside.undo, beside.draw
    state.peeks, state.rematch, state.is_offered = Counter(beside.peeks), beside.rematch, beside.is_offered
    state.counts = Counter({(chair, act): count for chair, act, count in beside.counts})
    state.timer.left, state.timer.since = beside.left, beside.since
    state.last_news_at = beside.last_news_at
    if beside.lines is not None:
        yield from _playing(state, beside.lines, beside.again)


def _playing(state: State, lines: Sequence[tuple[int | str, str]], again: list[int]) -> Iterator[None]:
    """The game itself is played again, and each move checked."""
    state.play = Playthrough(state.game, state.seats, state.options)
    for line in lines:
        state.play_lines([line])
        yield
    state.play.again = again
    state.views = ViewCache(state.play)


def _line(line: NewsLine | None) -> NewsLine:
    if line is None:
        raise ValueError
    return line


_LINES: Any = Union[(Skip, *(journal.line_type(kind) for kind in journal.PUBLIC_KINDS), None)]
_packer = msgspec.msgpack.Encoder()
_beside = msgspec.msgpack.Decoder(Beside)
_rows: msgspec.msgpack.Decoder[list[list[NewsLine | None]]] = msgspec.msgpack.Decoder(list[list[_LINES]])
