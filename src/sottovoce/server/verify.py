"""Does every game that is kept still fit the rules? Each is played again from its first entry to its last."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

import msgspec

from sottovoce.games import shelf
from sottovoce.rules.game import Refusal
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import words
from sottovoce.server.storage.store import Store
from sottovoce.table.journal import Entry, decode
from sottovoce.table.refusals import CorruptJournal
from sottovoce.table.table import Table


class ReplayFailure(msgspec.Struct, frozen=True):
    """A table that no longer fits: the number of the first entry that does not, and why."""

    table: str
    number: int
    why: Exception

    def text(self, language: str) -> str:
        say = words(language, "sottovoce.server").say
        why = self.why.text(language) if isinstance(self.why, Refusal) else say("verify-out-of-place")
        return say("verify-unfit", {"table": self.table, "number": self.number, "why": why})


async def verified(store: Store) -> AsyncIterator[tuple[str, ReplayFailure | None]]:
    """Every table that is kept, and what is wrong with it, if anything is."""
    async for name in store.all_tables():
        yield name, unfit(name, await store.load(name))


def unfit(name: str, kept: list[bytes]) -> ReplayFailure | None:
    """What is wrong with a table of these entries."""
    try:
        Table.of(_decoded(kept), shelf(), Rng(0))
    except CorruptJournal as broken:
        return ReplayFailure(name, broken.number, broken.why)
    return None


def _decoded(kept: list[bytes]) -> Iterable[Entry]:
    for number, entry in enumerate(kept):
        try:
            yield decode(entry)
        except msgspec.MsgspecError as error:
            raise CorruptJournal(number, error) from error
