"""The contract as plain Python, also where it is compiled: what a game without C types stands on.

A compiled class does not call methods that a plain one overrides. So a `rules.py` that has no `rules.pxd` takes its
`Position` from here; with a `rules.pxd` it takes the one of `contract.py`. Everything else about it is the same.
"""

from importlib.resources import files
from typing import TYPE_CHECKING

from sottovoce.rules import contract

if TYPE_CHECKING or not contract.is_compiled():
    from sottovoce.rules.contract import Count, Playouts, Position
else:
    exec(compile(files("sottovoce.rules").joinpath("contract.py").read_text("utf-8"), "contract.py", "exec"))


def playouts(position: contract.Position) -> contract.Playouts:
    """An adding machine for random games from this position, of its own kind."""
    return contract.Playouts(position.seats) if isinstance(position, contract.Position) else Playouts(position.seats)


def count(position: contract.Position, most: int) -> contract.Count:
    """A counter of the moves from this position, of its own kind."""
    return contract.Count(most) if isinstance(position, contract.Position) else Count(most)


__all__ = ["Count", "Playouts", "Position", "count", "playouts"]
