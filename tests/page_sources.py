"""The page's sources as far as words are concerned: what they say, what they announce to say, and their plain text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

WEB = Path(__file__).parents[1] / "web/src"
QUOTES = "\"'`"
OPENING, CLOSING = "([{", ")]}"
ANNOUNCED = re.compile(r"(?://|<!--) words: ([\w*, -]+?)\s*(?:-->|$)", re.MULTILINE)
SAID = re.compile(r"(?<![\w$.])((?:[\w$]+\??\.)*words\??\.)?say\(")
DEFINED = re.compile(r"\)(: \w+)? \{")
SENTENCE = re.compile(r"\bkey: (?=[\"`])")
READ_ALOUD = ("alt", "aria-description", "aria-label", "aria-roledescription", "hint", "label", "placeholder", "title")


@dataclass(frozen=True)
class Saying:
    """One place where something is said."""

    line: int
    keys: frozenset[str]  # those written out
    computed: str | None  # how a key begins that is put together, if one is
    args: frozenset[str] | None  # what it is filled in with; None: not written out here
    is_pages: bool  # said with the page's own `say`, which knows nothing of games


@dataclass(frozen=True)
class Source:
    name: str
    text: str

    def __str__(self) -> str:
        return self.name

    @property
    def game(self) -> str | None:
        """The game whose board, or whose drawn examples, this belongs to."""
        folders = self.name.split("/")[:-1]
        return next((folder for folder in folders[1:] if (WEB / "games" / folder).is_dir()), None)

    @property
    def announced(self) -> set[str]:
        """The keys that are put together here, with * for what is filled in."""
        return {name for names in ANNOUNCED.findall(self.text) for name in re.split(r"[,\s]+", names)}

    def announces(self, key: str) -> bool:
        return any(fnmatchcase(key, name) for name in self.announced)

    def sayings(self) -> Iterator[Saying]:
        has_pages = re.search(r"import \{[^}]*\bsay\b[^}]*\} from \"[./]+words/words\.svelte\"", self.text)
        for found in SAID.finditer(self.text):
            end = closing(self.text, found.end() - 1)
            if DEFINED.match(self.text, end):
                continue  # something else that is called so
            key, *rest = parts(self.text[found.end() : end])
            yield self._saying(found.start(), key, rest[0] if rest else "{}", bool(has_pages) and not found[1])
        for found in SENTENCE.finditer(self.text):
            yield self._saying(found.start(), parts(self.text[found.end() :])[0], "", False)

    def _saying(self, at: int, key: str, args: str, is_pages: bool) -> Saying:
        line = self.text.count("\n", 0, at) + 1
        return Saying(line, frozenset(literals(key)), computed(key), filled(args), is_pages)

    def plain_text(self) -> Iterator[str]:
        """What stands in the markup to be read, and is not said by any words."""
        markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", self.text, flags=re.DOTALL)
        for text in texts(markup):
            if re.search(r"[^\W\d_]{2}", text):
                yield text


def sources() -> list[Source]:
    """All of the page but its tests and what is generated."""
    files = [file for kind in ("svelte", "ts") for file in WEB.rglob(f"*.{kind}")]
    names = {str(file.relative_to(WEB)): file for file in files if not file.name.endswith((".test.ts", ".d.ts"))}
    return [Source(name, names[name].read_text("utf-8")) for name in sorted(names) if name != "wire.ts"]


# As much TypeScript and Svelte as is needed.


def closing(text: str, at: int) -> int:
    """Where the bracket or the quotation that is opened here is closed."""
    if text[at] in QUOTES:
        return _end_of_quotation(text, at)
    here = at + 1
    while here < len(text) and text[here] not in CLOSING:
        here = closing(text, here) + 1 if text[here] in OPENING + QUOTES else here + 1
    return here


def _end_of_quotation(text: str, at: int) -> int:
    here = at + 1
    while text[here] != text[at]:
        if text[here] == "\\":
            here += 1
        elif text[at] == "`" and text.startswith("${", here):
            here = closing(text, here + 1)
        here += 1
    return here


def parts(text: str) -> list[str]:
    """What stands between the commas, up to the bracket that closes it all."""
    found, start, here = [], 0, 0
    while here < len(text) and text[here] not in CLOSING:
        if text[here] == ",":
            found.append(text[start:here].strip())
            start = here + 1
        here = closing(text, here) + 1 if text[here] in OPENING + QUOTES else here + 1
    return [*found, last] if (last := text[start:here].strip()) else found


def literals(expression: str) -> Iterator[str]:
    """The strings that an expression can be; those that something is compared with are not."""
    for found in re.finditer(r'([!=]== )?"([^"]*)"', re.sub(r"`[^`]*`", "", expression)):
        if not found[1]:
            yield found[2]


def computed(expression: str) -> str | None:
    """How the key begins, if the expression puts one together."""
    template = re.search(r"`([^`$]*)(\$\{)?", expression)
    if template:
        return template[1]
    return None if '"' in expression else ""


def filled(args: str) -> frozenset[str] | None:
    """The names in an object that is written out."""
    if not args.startswith("{"):
        return None
    names = [part.split(":")[0].strip() for part in parts(args[1:])]
    return None if any(name.startswith("...") for name in names) else frozenset(names)


def texts(markup: str) -> Iterator[str]:
    """What stands between tags and expressions, and in the attributes that are read to people."""
    start = here = 0
    while here < len(markup):
        if markup[here] == "{":
            yield markup[start:here]
            start = here = closing(markup, here) + 1
        elif markup[here] == "<":
            yield markup[start:here]
            here += 1
            while here < len(markup) and markup[here] != ">":
                attribute = re.compile(r"([\w:-]+)=\"").match(markup, here)
                if attribute:
                    end = _end_of_attribute(markup, attribute.end())
                    if attribute[1] in READ_ALOUD:
                        yield from texts(markup[attribute.end() : end])
                    here = end + 1
                else:
                    here = closing(markup, here) + 1 if markup[here] == "{" else here + 1
            start = here = here + 1
        else:
            here += 1
    yield markup[start:]


def _end_of_attribute(markup: str, here: int) -> int:
    while markup[here] != '"':
        here = closing(markup, here) + 1 if markup[here] == "{" else here + 1
    return here
