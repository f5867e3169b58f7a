"""Who sits where. A chair is a place at the table and keeps its person; a seat is a role in the game being played.

In the first game chair 0 plays seat 0, unless chance decides; in a rematch everyone moves on to the next seat.
"""

from __future__ import annotations

from dataclasses import dataclass


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


def rotated(order: list[int]) -> list[int]:
    """Everyone moves on to the next role: with two, the roles are swapped."""
    return [*order[1:], order[0]]
