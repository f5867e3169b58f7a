"""What the documents show is what happens."""

import ast
import doctest
import json
import re
from pathlib import Path

import pytest

from sottovoce.engine.protocol import COMMANDS, Engine

ROOT = Path(__file__).parent.parent
PACKAGE, PAGE = ROOT / "src/sottovoce", ROOT / "web/src"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")])


def test_the_readme_plays_its_game() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted >= 10
    assert results.failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", path.read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []


def test_the_protocols_example_is_a_true_dialogue() -> None:
    text = (ROOT / "docs/protocol.md").read_text("utf-8")
    dialogue = text.split("$ sottovoce engine\n")[1].split("```")[0].splitlines()
    engine = Engine()
    assert len(dialogue) == 8
    for request, answer in zip(dialogue[::2], dialogue[1::2], strict=True):
        assert json.loads(answer) == engine.answer(request.encode())


def test_the_protocol_tells_every_command() -> None:
    text = (ROOT / "docs/protocol.md").read_text("utf-8")
    table = text.split("| cmd |")[1].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(COMMANDS)


# The architecture.

ARCHITECTURE = (ROOT / "docs/architecture.md").read_text("utf-8")
NUMBERS = ("Five", "Six", "Seven", "Eight", "Nine", "Ten")


def test_the_architecture_promises_as_many_ideas_as_it_has() -> None:
    [(promised, ideas)] = re.findall(r"^## (\w+) ideas\n(.*?)^## ", ARCHITECTURE, re.MULTILINE | re.DOTALL)
    assert NUMBERS.index(promised) + 5 == len(re.findall(r"^\*\*", ideas, re.MULTILINE))


def test_the_files_that_the_architecture_names_are_there() -> None:
    named = set(re.findall(r"\b[\w/]+\.(?:py|svelte)\b", ARCHITECTURE)) - {"games/x/Board.svelte"}
    assert len(named) > 20
    there = [str(path.relative_to(ROOT)) for folder in (PACKAGE, PAGE) for path in folder.rglob("*.*")]
    assert [name for name in named if not any(f"/{path}".endswith(f"/{name}") for path in there)] == []


def test_the_methods_that_the_architecture_names_are_there() -> None:
    """`Room.saved`, `contract.Position`, and so on."""
    known: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                inside = (getattr(one, "name", "") for one in node.body)
                known |= {f"{path.stem}.{node.name}", *(f"{node.name}.{name}" for name in inside)}
            elif isinstance(node, ast.FunctionDef):
                known.add(f"{path.stem}.{node.name}")
    named = set(re.findall(r"\b(\w+\.\w+)\b", re.sub(r"[\w/]*\.(py|pxd|md|svelte|ts)\b", "", ARCHITECTURE)))
    assert len(named) > 15
    assert named - known == set()
