"""Fluent files as they are written: their messages, and what is in one."""

from collections.abc import Iterable, Iterator
from itertools import product
from math import prod
from random import Random

from fluent.syntax import FluentParser, ast

from tests.effort import IS_SOAK

MOST = 12  # ways of filling in one message that the gate tries


def parsed(text: str, where: str) -> dict[str, ast.Message | ast.Term]:
    """What one file says, by key; the key of a term begins with a dash."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{where}: cannot read {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            key = "-" * isinstance(entry, ast.Term) + entry.id.name
            assert key not in found, f"{where}: {key} is there twice"
            found[key] = entry
    return found


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node of a parsed message and everything below it."""
    if isinstance(node, list):
        for child in node:
            yield from nodes(child)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)


def whole(known: dict[str, ast.Message | ast.Term], key: str) -> list[ast.BaseNode]:
    """All nodes of a message and of the messages it refers to."""
    found: list[ast.BaseNode] = []
    waiting, seen = [key], {key}
    while waiting:
        here = list(nodes(known[waiting.pop()]))
        found += here
        further = {node.id.name for node in here if isinstance(node, ast.MessageReference)} - seen
        waiting += sorted(further)
        seen |= further
    return found


def variables(known: dict[str, ast.Message | ast.Term], key: str) -> set[str]:
    """What has to be filled in."""
    return {node.id.name for node in whole(known, key) if isinstance(node, ast.VariableReference)}


def choices(known: dict[str, ast.Message | ast.Term], key: str) -> dict[str, list[str | int]]:
    """For each variable the values to try: every variant that depends on it, and some that are not listed."""
    values: dict[str, list[str | int]] = {name: [2] for name in variables(known, key)}
    for node in whole(known, key):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            values[node.selector.id.name] += ["*", 0, 1, 1_000_000, *(_named(v.key) for v in node.variants)]
    return {name: list(dict.fromkeys(tried)) for name, tried in values.items()}


def fillings(values: dict[str, list[str | int]]) -> Iterator[dict[str, str | int]]:
    """Ways of filling a message in: all of them, or, in the gate, some of very many, with every value among them."""
    ways: Iterable[tuple[str | int, ...]] = product(*values.values())
    if not IS_SOAK and prod(map(len, values.values())) > MOST:
        chance, longest = Random(0), max(map(len, values.values()))
        ways = [tuple(tried[at % len(tried)] for tried in values.values()) for at in range(longest)]
        ways += [tuple(map(chance.choice, values.values())) for _ in range(MOST - longest)]
    for way in ways:
        yield dict(zip(values, way, strict=True))


def _named(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    return key.name if isinstance(key, ast.Identifier) else int(key.value)
