"""The package builds and installs, page and all: compiled where there is a compiler, else plain, and never half.

The source distribution carries the page, so that nobody who installs from it needs Node. These tests run in the gate
as far as they need no compiler; the others take minutes and are marked `soak`.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from sottovoce import __version__
from tests import environment, patience

ROOT = Path(__file__).parent.parent
UV = ROOT / ".tools/bin/uv"
FILES = ("pyproject.toml", "hatch_build.py", "README.md", "CHANGELOG.md", "LICENSE", ".gitignore")
FOLDERS = ("src", "web", "examples")
NO_COMPILER = {"CC": "no-such-compiler"}

pytestmark = pytest.mark.skipif(not UV.exists(), reason="only where `make` has set uv up")


# What is built and installed.


def copy_of_project(target: Path, *left_out: str) -> Path:
    """The project's sources in a folder of their own, with what `make` fetched once for the page."""
    ignored = shutil.ignore_patterns("__pycache__", "static", "node_modules", *left_out)
    target.mkdir()
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, target / folder, ignore=ignored)
    for file in FILES:
        shutil.copy(ROOT / file, target / file)
    (target / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    return target


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project with nothing built in it."""
    return copy_of_project(tmp_path / "project", "*.so", "*.pyd", ".compiled")


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, made where everything is compiled."""
    folder = tmp_path_factory.mktemp("sdist")
    done = run([UV, "build", "--sdist", "--out-dir", folder, copy_of_project(folder / "project")])
    assert done.returncode == 0, done.stderr
    [made] = folder.glob("*.tar.gz")
    return made


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """The environment variables of a machine that has neither Node nor npm."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for folder in reversed(os.environ["PATH"].split(os.pathsep)):
        for program in Path(folder).iterdir() if Path(folder).is_dir() else ():
            if not program.name.startswith(("node", "npm", "npx")):
                (programs / program.name).unlink(missing_ok=True)
                (programs / program.name).symlink_to(program)
    gone = ("VIRTUAL_ENV", "PYTHONPATH", "CC")
    env = {name: value for name, value in environment.OUTSIDE.items() if name not in gone}
    env |= {"PATH": str(programs), "XDG_DATA_HOME": str(tmp_path / "data"), "LC_ALL": "C.UTF-8"}
    assert shutil.which("node", path=env["PATH"]) is None
    assert shutil.which("npm", path=env["PATH"]) is None
    return env


def run(
    command: list[str | Path], cwd: Path | None = None, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)


def fresh_install(package: Path, folder: Path, env: dict[str, str]) -> Path:
    """Install a package and what it depends on where nothing else is; the folder of its programs."""
    made = run([UV, "venv", "-q", "--python", sys.executable, folder], env=env)
    assert made.returncode == 0, made.stderr
    locked: list[str | Path] = ["-c", ROOT / "locks/play.txt"]
    package = Path(shutil.copy(package, folder))  # uv remembers by its path what it has built
    done = run([UV, "pip", "install", "-q", "--python", folder, *locked, package], env=env)
    assert done.returncode == 0, done.stderr
    return folder / "bin"


# What is done with it.


def check_that_it_plays(programs: Path, env: dict[str, str], *, is_compiled: bool) -> None:
    version = run([programs / "sottovoce", "--version"], env=env)
    assert version.stdout == f"sottovoce {__version__}\n", version.stderr
    assert library_game(programs, env) == {"is_compiled": is_compiled, "is_over": True, "is_read_back": True}
    assert protocol_game(programs, env)["scores"]
    with served(programs, env) as address:
        [script] = re.findall(r'src="/(assets/[^"]+\.js)"', fetched(address))
        assert "import" in fetched(f"{address.rstrip('/')}/{script}")


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=patience.seconds()) as answer:
        return str(answer.read().decode())


def library_game(programs: Path, env: dict[str, str]) -> object:
    """Two beginners play a game, as the library lets a program do it."""
    program = """
import json
import sottovoce

play = sottovoce.new(next(iter(sottovoce.shelf())), seed=1)
while play.to_act:
    play.play(play.to_act[0], sottovoce.choose(play, play.to_act[0]).move)
text = sottovoce.write_record(play)
again = sottovoce.read_record(text)
from sottovoce.rules import contract
print(json.dumps({
    "is_compiled": not contract.__file__.endswith(".py"),
    "is_over": again.outcome is not None and again.outcome == play.outcome,
    "is_read_back": sottovoce.write_record(again) == text,
}))
"""
    done = run([programs / "python", "-P", "-c", program], env=env)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def protocol_game(programs: Path, env: dict[str, str]) -> dict[str, Any]:
    """The same through the line protocol, as a program in any language would do it; how the game ended."""
    engine = subprocess.Popen(
        [programs / "sottovoce", "engine"], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert engine.stdin is not None
    assert engine.stdout is not None

    def ask(**request: object) -> dict[str, Any]:
        print(json.dumps(request), file=engine.stdin, flush=True)
        answer: dict[str, Any] = json.loads(engine.stdout.readline())  # type: ignore[union-attr]
        assert answer["ok"], answer
        return answer

    with engine:
        game = ask(cmd="hello")["games"][0]
        match = ask(cmd="new", game=game["id"], seed=1)["match"]
        while (turn := ask(cmd="turn", match=match))["outcome"] is None:
            seat = turn["to_act"][0]
            move = ask(cmd="bot", match=match, seat=seat, level="novice", seed=2)["move"]
            ask(cmd="play", match=match, seat=seat, move=move)
        engine.stdin.close()
        assert engine.wait(patience.seconds()) == 0
    outcome: dict[str, Any] = turn["outcome"]
    return outcome


@contextmanager
def served(programs: Path, env: dict[str, str]) -> Iterator[str]:
    """The address of a server of the installed package, which ends with the block."""
    server = subprocess.Popen(
        [programs / "sottovoce", "serve", "--port", "0", "--lang", "en"], env=env, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    with server:
        try:
            [address] = re.findall(r"http://\S+", server.stdout.readline())
            yield address
        finally:
            server.terminate()


# The tests.


def test_the_sdist_holds_the_sources_and_the_built_page_and_nothing_else(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names >= {
        "LICENSE", "README.md", "CHANGELOG.md", "PKG-INFO", "pyproject.toml", "hatch_build.py",
        "src/sottovoce/py.typed", "src/sottovoce/rules/contract.pxd", "src/sottovoce/server/static/index.html",
        "web/package-lock.json", "web/src/main.ts",
    }  # fmt: skip
    assert {name.split("/")[0] for name in names} == {
        "LICENSE", "README.md", "CHANGELOG.md", "PKG-INFO", "pyproject.toml", "hatch_build.py", ".gitignore",
        "examples", "src", "web",
    }  # fmt: skip
    unwanted = re.compile(r"node_modules|__pycache__|\.(so|pyd|c|pyc)$|\.compiled$")
    assert [name for name in names if unwanted.search(name)] == []


def test_from_the_sdist_it_installs_and_plays_without_node_and_without_a_compiler(
    sdist: Path, bare: dict[str, str], tmp_path: Path
) -> None:
    env = bare | NO_COMPILER
    check_that_it_plays(fresh_install(sdist, tmp_path / "venv", env), env, is_compiled=False)


@pytest.mark.soak
def test_from_the_sdist_it_installs_and_plays_without_node_compiled(
    sdist: Path, bare: dict[str, str], tmp_path: Path
) -> None:
    check_that_it_plays(fresh_install(sdist, tmp_path / "venv", bare), bare, is_compiled=True)


@pytest.mark.soak
@pytest.mark.parametrize("is_compiled", [False, True], ids=["plain", "compiled"])
def test_a_wheel_from_the_sdist_holds_the_package_alone_and_plays(
    sdist: Path, bare: dict[str, str], tmp_path: Path, is_compiled: bool
) -> None:
    env = bare if is_compiled else bare | NO_COMPILER
    done = run([UV, "build", "--wheel", "--out-dir", tmp_path, sdist], env=env)
    assert done.returncode == 0, done.stderr
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl") == (not is_compiled)
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {name.split("/")[0] for name in names} == {"sottovoce", f"sottovoce-{__version__}.dist-info"}
    assert names >= {
        "sottovoce/py.typed", "sottovoce/server/static/index.html",
        f"sottovoce-{__version__}.dist-info/licenses/LICENSE",
    }  # fmt: skip
    assert any(name.endswith(".so") for name in names) == is_compiled
    check_that_it_plays(fresh_install(wheel, tmp_path / "venv", bare), bare, is_compiled=is_compiled)


def install(project: Path, *how: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Install a copy of the project where nothing else is, without its dependencies."""
    target = project.parent / "installed"
    where: list[str | Path] = ["--python", sys.executable, "--target", target]
    command = [UV, "pip", "install", "--no-deps", "--no-cache-dir", *where, *how, "."]
    return run(command, cwd=project, env={**environment.OUTSIDE, **env})


def test_a_page_that_cannot_be_built_fails_the_install(project: Path) -> None:
    with (project / "web/src/App.svelte").open("a") as page:
        page.write("\n{#if nobody}\n")
    done = install(project, **NO_COMPILER)
    assert done.returncode != 0
    assert "App.svelte" in done.stderr
    assert not (project.parent / "installed/sottovoce").exists()


@pytest.mark.soak
def test_a_module_that_cannot_be_compiled_fails_the_install_and_leaves_none(project: Path) -> None:
    with (project / "src/sottovoce/rules/rng.pxd").open("a") as types:
        types.write("\ncdef int no_such_function(int) nogil\n")
    done = install(project)
    assert done.returncode != 0
    assert "no_such_function" in done.stderr
    assert not (project.parent / "installed/sottovoce").exists()
    assert list(project.rglob("*.so")) == []


@pytest.mark.soak
def test_only_what_changed_is_compiled_again_and_with_new_c_types_everything(tmp_path: Path) -> None:
    project = copy_of_project(tmp_path / "project")

    def build() -> dict[str, int]:
        done = install(project)
        assert done.returncode == 0, done.stderr
        return compiled(project)

    def change(file: str) -> None:
        with (project / "src/sottovoce/rules" / file).open("a") as source:
            source.write("\n# another word\n")

    first = build()
    assert "rules/rng" in first
    assert build() == first

    change("rng.py")
    (project / "src/sottovoce/rules/gone.so").write_bytes(b"of a module that is no more")
    second = build()
    assert second.keys() == first.keys()
    assert [name for name in first if first[name] != second[name]] == ["rules/rng"]

    change("rng.pxd")
    third = build()
    assert third.keys() == first.keys()
    assert [name for name in first if third[name] == second[name]] == []


def compiled(project: Path) -> dict[str, int]:
    """Every compiled module, and when it was made."""
    package = project / "src/sottovoce"
    made = {path: path.stat().st_mtime_ns for path in package.rglob("*.so")}
    return {str(path.relative_to(package)).split(".")[0]: when for path, when in made.items()}
