"""Who sits where. A chair is a place at the table and keeps its person; a seat is a role in the game being played.

In the first game chair 0 plays seat 0, unless chance decides; in a rematch everyone moves on to the next seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec


@dataclass
class Chair:
    """One place at the table."""

    name: str = ""  # of the person in it
    who: str = ""  # the hash of that person's device key; empty: no person
    bot: str = ""  # the level of the bot in it, or of the one that sits in for the person
    claim: str = ""  # the hash of an invitation that has not been used
    ready: bool = False
    left: bool = False  # said good-bye in the middle of a game
    gave_up: bool = False  # a bot plays on, and the person does not come back into this game

    @property
    def is_empty(self) -> bool:
        return not self.who and not self.bot

    @property
    def plays(self) -> bool:
        """Does the person play, and no bot instead?"""
        return bool(self.who) and not self.bot


class Summary(msgspec.Struct, frozen=True):
    """What a list of games says of a table: which game, open/running/over, when something last happened, who sits in
    its chairs and who of them owes a move. Nothing in it is secret."""

    game: str
    state: str
    updated: float
    names: list[str] = []  # by chair: the person's
    bots: list[str] = []  # by chair: the bot's level
    owing: list[int] = []  # chairs of people
    story: list[dict[str, Any]] = []  # what a story remembers of the games that ended here: `Told`


def rotated(order: list[int]) -> list[int]:
    """Everyone moves on to the next role: with two, the roles are swapped."""
    return [*order[1:], order[0]]
