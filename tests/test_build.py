"""The package builds itself, page and all: compiled where there is a compiler, else plain, and never half."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
UV = ROOT / ".tools/bin/uv"
PARTS = ("src", "web", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")

pytestmark = pytest.mark.skipif(not UV.exists(), reason="only where `make` has set uv up")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project with nothing built in it."""
    unbuilt = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", ".compiled", "static", "node_modules")
    for part in PARTS:
        source, target = ROOT / part, tmp_path / "project" / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=unbuilt)
        else:
            shutil.copy(source, target)
    (tmp_path / "project/web/node_modules").symlink_to(ROOT / "web/node_modules")  # what was fetched once is enough
    return tmp_path / "project"


def install(project: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Install the copy where nothing else is, without its dependencies."""
    target = project.parent / "installed"
    where: list[str | Path] = ["--python", sys.executable, "--target", target]
    command = [UV, "pip", "install", "--no-deps", "--no-cache-dir", *where, "."]
    return subprocess.run(command, cwd=project, env={**os.environ, **env}, capture_output=True, text=True, check=False)


def playouts(project: Path) -> str:
    """What the installed rules say of themselves, and a few games played with them."""
    program = (
        "from sottovoce.games.verona_twist import rules; from sottovoce.rules import contract, rng;"
        "p = contract.Playouts(2); p.run(rules.Position(), 5, rng.Rng(1));"
        "print(contract.__file__.endswith('.py'), rules.__file__.endswith('.py'), p.games)"
    )
    env = {**os.environ, "PYTHONPATH": str(project.parent / "installed")}
    done = subprocess.run([sys.executable, "-P", "-c", program], env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_with_a_compiler_the_rules_are_compiled(project: Path) -> None:
    done = install(project)
    assert done.returncode == 0, done.stderr
    assert playouts(project) == "False False 5"
    static = project.parent / "installed/sottovoce/server/static"
    assert {path.name for path in static.iterdir()} >= {"index.html", "assets"}


def test_without_a_compiler_the_same_package_runs_as_plain_python(project: Path) -> None:
    done = install(project, CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    assert playouts(project) == "True True 5"


def test_a_failed_compilation_fails_the_install(project: Path) -> None:
    with (project / "src/sottovoce/games/verona_twist/rules.pxd").open("a") as types:
        types.write("\ncdef int no_such_function(int) nogil\n")
    done = install(project)
    assert done.returncode != 0
    assert "no_such_function" in done.stderr
    assert not (project.parent / "installed/sottovoce").exists()


def test_a_page_that_cannot_be_built_fails_the_install(project: Path) -> None:
    with (project / "web/src/App.svelte").open("a") as page:
        page.write("\n{#if nobody}\n")
    done = install(project, CC="no-such-compiler")
    assert done.returncode != 0
    assert "App.svelte" in done.stderr
    assert not (project.parent / "installed/sottovoce").exists()
