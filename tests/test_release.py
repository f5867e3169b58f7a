"""`tools/release.py` makes a release of a clean, checked tree, and of nothing else."""

import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

RELEASE = Path(__file__).parent.parent / "tools/release.py"
AS_SOMEBODY = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]


def git(repository: Path, *command: str) -> str:
    done = subprocess.run(["git", *AS_SOMEBODY, *command], cwd=repository, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A project with one release behind it and something new."""
    (tmp_path / "src/sottovoce").mkdir(parents=True)
    (tmp_path / "src/sottovoce/__init__.py").write_text('"""Games."""\n\n__version__ = "0.1.0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changes\n\n## Unreleased\n- A fifth game.\n\n## 0.1.0 — 2026-01-02\n- Four games.\n", "utf-8"
    )
    git(tmp_path, "init", "-q", "-b", "main")
    for name, value in (("user.name", "Somebody"), ("user.email", "somebody@example.org"), ("commit.gpgsign", "false")):
        git(tmp_path, "config", name, value)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "[repo] Everything so far")
    git(tmp_path, "tag", "v0.1.0")
    return tmp_path


def release(repository: Path, version: str, check: str = "exit 0") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(RELEASE), version, "--check", check]
    return subprocess.run(command, cwd=repository, capture_output=True, text=True, check=False)


def test_a_release_is_a_version_a_dated_heading_a_commit_and_a_tag(repository: Path) -> None:
    done = release(repository, "0.2.0")
    assert done.returncode == 0, done.stderr
    assert '__version__ = "0.2.0"\n' in (repository / "src/sottovoce/__init__.py").read_text("utf-8")
    changes = (repository / "CHANGELOG.md").read_text("utf-8")
    assert f"## 0.2.0 — {date.today().isoformat()}\n- A fifth game.\n\n## 0.1.0 — 2026-01-02\n" in changes
    assert git(repository, "status", "--porcelain") == ""
    assert git(repository, "log", "-1", "--format=%s") == "[repo] Sottovoce 0.2.0"
    assert git(repository, "rev-parse", "v0.2.0^{commit}") == git(repository, "rev-parse", "HEAD")


def test_the_first_release_takes_the_version_that_is_there(repository: Path) -> None:
    git(repository, "tag", "-d", "v0.1.0")
    (repository / "CHANGELOG.md").write_text("# Changes\n\n## 0.1.0 — unreleased\n- Four games.\n", "utf-8")
    git(repository, "commit", "-qam", "[docs] Nothing was released yet")
    done = release(repository, "0.1.0")
    assert done.returncode == 0, done.stderr
    assert "— unreleased" not in (repository / "CHANGELOG.md").read_text("utf-8")


def edit(repository: Path) -> None:
    (repository / "CHANGELOG.md").write_text("# Changes\n\n## Unreleased\n- Something else.\n", "utf-8")


def add(repository: Path) -> None:
    (repository / "new.py").touch()


def tag(repository: Path) -> None:
    git(repository, "tag", "v0.2.0")


def date_the_heading(repository: Path) -> None:
    changes = (repository / "CHANGELOG.md").read_text("utf-8")
    (repository / "CHANGELOG.md").write_text(changes.replace("Unreleased", "0.2.0 — 2026-02-03"), "utf-8")
    git(repository, "commit", "-qam", "[docs] A date too early")


def empty_the_changelog(repository: Path) -> None:
    (repository / "CHANGELOG.md").write_text("# Changes\n\n## 0.1.0 — 2026-01-02\n- Four games.\n", "utf-8")
    git(repository, "commit", "-qam", "[docs] Nothing new")


def nothing(repository: Path) -> None:
    pass


@pytest.mark.parametrize(
    ("before", "version", "check", "why"),
    [
        (edit, "0.2.0", "exit 0", "not everything is committed:\n M CHANGELOG.md"),
        (add, "0.2.0", "exit 0", "not everything is committed:\n?? new.py"),
        (nothing, "0.2.0", "exit 3", "`exit 3` fails"),
        (nothing, "0.2.0", "touch left-over", "?? left-over"),
        (tag, "0.2.0", "exit 0", "there is a tag v0.2.0 already"),
        (date_the_heading, "0.2.0", "exit 0", "CHANGELOG.md has 0.2.0 already"),
        (empty_the_changelog, "0.2.0", "exit 0", "must end with “unreleased”"),
        (nothing, "0.1.0", "exit 0", "there is a tag v0.1.0 already"),
        (nothing, "0.0.9", "exit 0", "0.0.9 is older than 0.1.0"),
        (nothing, "two", "exit 0", "'two' is not a version"),
    ],
)
def test_a_release_is_refused_and_nothing_changes(
    repository: Path, before: Callable[[Path], None], version: str, check: str, why: str
) -> None:
    before(repository)
    there = state(repository)
    done = release(repository, version, check)
    assert done.returncode == 1
    assert why in done.stderr
    (repository / "left-over").unlink(missing_ok=True)
    assert state(repository) == there


def state(repository: Path) -> list[str]:
    asked = (("log", "--format=%H"), ("tag",), ("status", "--porcelain"), ("diff",))
    return [git(repository, *command) for command in asked]
