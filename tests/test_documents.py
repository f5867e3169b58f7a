"""What the documents show is what happens."""

import doctest
import json
import re
from pathlib import Path

import pytest

from sottovoce.engine.protocol import COMMANDS, Engine

ROOT = Path(__file__).parent.parent
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
