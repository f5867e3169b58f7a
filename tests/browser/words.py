"""What the page says, for tests that look for it: the same files, read as the page reads them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

TEXT = Path(__file__).parents[2] / "web/src/words/text"

Say = Callable[..., str]


@cache
def words(language: str) -> Say:
    """The page's own: `say("level", level="novice")`."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXT / f"{language}.ftl").read_text("utf-8")))

    def say(key: str, **args: str | int) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        return str(text)

    return say
