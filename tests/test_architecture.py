"""The tree shows the architecture: imports go one way, and the rules touch nothing outside themselves."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/sottovoce"
LEFT = ("rules/*.py", "games/**/*.py", "bots/*.py", "table/*.py")
PROCESSES = {PACKAGE / "bots/worker.py", PACKAGE / "bots/workers.py"}  # where the bots live, not how they think
OUTSIDE = {"os", "io", "sys", "time", "datetime", "random", "secrets", "socket", "subprocess", "pathlib", "asyncio"}


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).with_name("lint-imports")
    env = {**os.environ, "PYTHONPATH": str(root / "src")}
    return subprocess.run(
        [program, "--no-logo", "--no-cache"], cwd=root, env=env, capture_output=True, text=True, check=False
    )


def test_imports_go_one_way() -> None:
    done = lint_imports(ROOT)
    assert done.returncode == 0, done.stdout


WRONG = {
    "rules/game.py": ("sottovoce.games", "sottovoce.rules"),
    "server/live/room.py": ("sottovoce.server.live.hub", "sottovoce.server.live.room"),
    "server/live/limits.py": ("sottovoce.server.storage.store", "sottovoce.server.live"),
    "server/storage/writer.py": ("sottovoce.server.live.hub", "sottovoce.server.storage"),
    "server/runtime.py": ("sottovoce.server.http", "sottovoce.server.runtime"),
    "server/http/identity.py": ("sottovoce.server.commands", "sottovoce.server.http"),
}  # by file: what it must not import, and the part of the tree that it stands for


def test_an_import_that_goes_the_wrong_way_is_caught(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(PACKAGE, tmp_path / "src/sottovoce", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for path, (wanted, _) in WRONG.items():
        with (tmp_path / "src/sottovoce" / path).open("a") as module:
            module.write(f"\nimport {wanted}\n")
    done = lint_imports(tmp_path)
    assert done.returncode != 0
    for wanted, importer in WRONG.values():
        parts = wanted.split(".")
        imported = {".".join(parts[:depth]) for depth in range(1, len(parts) + 1)}
        assert any(f"{importer} is not allowed to import {one}:" in done.stdout for one in imported), done.stdout


@pytest.mark.parametrize(
    "path",
    sorted({path for glob in LEFT for path in PACKAGE.glob(glob)} - PROCESSES),
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_rules_games_bots_and_tables_have_no_clock_no_files_and_no_randomness_of_their_own(path: Path) -> None:
    imported = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.add(node.module.split(".")[0])
    assert not imported & OUTSIDE


def test_no_room_without_a_name() -> None:
    nameless = {"utils", "util", "helpers", "helper", "common", "misc"}
    assert [path for path in PACKAGE.rglob("*") if path.stem in nameless] == []
