"""What people in a chair can do, as a list: each act is a method of `Table` marked with `@act`.

The mark gives the act the name by which clients ask for it and checks chair, key and moment before the method runs. The
method's parameters are the fields of the client's message (`server/live/messages.py`), its docstring describes it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, Literal, ParamSpec, TypeVar, get_type_hints

if TYPE_CHECKING:
    from sottovoce.table.table import Table

P = ParamSpec("P")
T = TypeVar("T", bound="Table")
Method = Callable[Concatenate[T, int, P], int]
When = Literal["always", "running", "turn"]  # at any time, while a game is played, or only on one's turn

GIVEN = {"self", "chair", "key", "now"}  # parameters of every act


@dataclass(frozen=True)
class Act:
    """One thing that the person in a chair can ask for."""

    name: str
    when: When
    is_play: bool  # is it refused while a bot sits in?
    most: int | None  # how often one chair may do it, in a game or at a table; None: it ends by itself
    known: tuple[str, ...]  # parameters that come from the table's owner, not from the person
    method: str = ""
    doc: str = ""
    fields: tuple[tuple[Any, ...], ...] = ()  # what the person says: name, type and, if it may be left out, a default


def act(
    name: str,
    *,
    when: When = "always",
    is_play: bool = False,
    most: int | None = None,
    known: tuple[str, ...] = (),
) -> Callable[[Method[T, P]], Method[T, P]]:
    """Mark a method of `Table` as an act. A key that was used before gets the same answer, and nothing is done."""

    def mark(method: Method[T, P]) -> Method[T, P]:
        @wraps(method)
        def checked(table: T, chair: int, /, *args: P.args, **kwargs: P.kwargs) -> int:
            done = table.check_act(chair, str(kwargs["key"]), when)
            return method(table, chair, *args, **kwargs) if done is None else done

        checked.act = Act(name, when, is_play, most, known)  # type: ignore[attr-defined]
        return checked

    return mark


def acts_of(table: type[Table]) -> dict[str, Act]:
    """All acts of a table, by name, in the order in which they are written."""
    found = {}
    for method, function in vars(table).items():
        marked: Act | None = getattr(function, "act", None)
        if marked is not None:
            hints = get_type_hints(inspect.unwrap(function), include_extras=True)
            fields = tuple(
                (name, hints[name]) if parameter.default is parameter.empty else (name, hints[name], parameter.default)
                for name, parameter in inspect.signature(function).parameters.items()
                if name not in GIVEN and name not in marked.known
            )
            doc = inspect.getdoc(function) or ""
            found[marked.name] = Act(
                marked.name, marked.when, marked.is_play, marked.most, marked.known, method, doc, fields
            )
    return found
