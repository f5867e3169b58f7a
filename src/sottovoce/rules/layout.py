"""How a position is laid out as integers: the fields of `Position.FIELDS`, in this order.

`FIELDS` is the one declaration that saving, loading and imagining share: `c_save` and `c_load` of a game write and read
these fields in this order (a law compares them, `laws.a_layout_is_true`), and `imagine` fills them in by name
(`Position.load_fields`). A field is a number, an array, or an array of arrays; a part's field is named `part.field`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any, TypeAlias

# Each field's name and how many integers it has; a name in place of a number is the attribute that says how many.
Fields: TypeAlias = tuple[tuple[str, int | str], ...]
NONE: Fields = ()


def part(name: str, fields: Fields) -> Fields:
    """The fields of a part of a position, as fields of the position."""
    return tuple([(f"{name}.{field}", f"{name}.{n}" if isinstance(n, str) else n) for field, n in fields])


def attribute(owner: object, name: str) -> Any:
    """What a field's name, or the name of a length, stands for."""
    return reduce(getattr, name.split("."), owner)


def flat(value: Any) -> list[int]:
    """A number, an array or an array of arrays as one list."""
    if isinstance(value, Sequence):
        return [number for one in value for number in flat(one)]
    return [int(value)]


def join(fields: Fields, values: Mapping[str, Any]) -> tuple[int, ...]:
    """The integers of these values in the order of the layout; ValueError unless there is one for each field."""
    if set(values) != {name for name, _ in fields}:
        raise ValueError(f"not these fields: {sorted(set(values) ^ {name for name, _ in fields})}")
    found: list[int] = []
    for name, length in fields:
        numbers = flat(values[name])
        if isinstance(length, int) and len(numbers) != length:
            raise ValueError(f"{name} has {length} integers, not {len(numbers)}")
        found += numbers
    return tuple(found)


def split(fields: Fields, words: Sequence[int], owner: object) -> dict[str, list[int]]:
    """The integers of each field by name; ValueError if they are too few or too many."""
    found, at = {}, 0
    for name, length in fields:
        n = length if isinstance(length, int) else int(attribute(owner, length))
        found[name] = list(words[at : at + n])
        at += n
    if at != len(words):
        raise ValueError(f"the fields have {at} integers, the position {len(words)}")
    return found
