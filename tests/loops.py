"""Many small cases as one test: what takes a millisecond needs no line of its own in every run."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any


def for_each(name: str, values: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test for every value of one of its arguments, and tell all failures together, each with its value."""
    values = list(values)

    def looped(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def loop(**others: Any) -> None:
            failures = []
            for value in values:
                try:
                    test(**others, **{name: value})
                except Exception as failure:
                    failure.add_note(f"{name}: {value}")
                    failures.append(failure)
            if len(failures) == 1:
                raise failures[0]
            if failures:
                raise ExceptionGroup(f"{len(failures)} cases of {test.__name__}", failures)

        signature = inspect.signature(test)
        kept = [argument for argument in signature.parameters.values() if argument.name != name]
        loop.__signature__ = signature.replace(parameters=kept)  # type: ignore[attr-defined]
        return loop

    return looped
