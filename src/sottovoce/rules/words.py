"""What is said to people, in their language: Fluent messages kept in a `text` folder beside the code."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

LANGUAGES = ("en", "fr", "it")


class Sentence(msgspec.Struct, frozen=True, gc=False):
    """Something to say in any language: a message and what fills it in."""

    key: str
    args: Mapping[str, str | int]


class Words:
    """One language's messages, from one or more packages."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []  # of all messages, in the order in which they are written
        for package in packages:
            resource = FluentResource(source(package, language))
            self._bundle.add_resource(resource)
            self.keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, str | int] | None = None) -> str:
        """The message, filled in. A missing message or argument is our bug and says so."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors}")
        return str(text)

    def tell(self, sentence: Sentence) -> str:
        """A sentence in this language."""
        return self.say(sentence.key, sentence.args)


def source(package: str, language: str) -> str:
    """The messages of one package in one language, as they stand in the file."""
    return files(package).joinpath("text", f"{language}.ftl").read_text("utf-8")


@cache
def words(language: str, *packages: str) -> Words:
    """The messages of these packages, and those that all games share; read once."""
    return Words(language, "sottovoce.rules", *packages)
