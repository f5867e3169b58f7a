"""Which lines of `rules`, `games`, `table` and `server` the tests reach, and that it does not become less.

SOTTOVOCE_REACHED=1 has a test run note it. Compiled code is not seen: rules and games are followed where they run as
plain Python. `python -m tests.reached` then adds it all up and compares with pyproject.toml.
"""

from __future__ import annotations

import os
import pkgutil
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import coverage
import pytest

ROOT = Path(__file__).parents[1]
HEAVY = {  # they go through the same lines thousands of times
    "test_lossy.py", "test_state_machine.py", "test_leaks.py", "test_counts.py", "test_reference.py", "test_backs.py",
    "test_knowledge.py", "test_hands.py", "test_intuition.py", "test_laws.py", "test_engine_fuzz.py",
    "test_games_are_whole.py",
}  # fmt: skip
ELSEWHERE = {"browser", "terminal", "bots", "independent"}
UNSEEN = ("server/migrations", "server/storage/migrations")

_noting: list[coverage.Coverage] = []


def begin() -> None:
    """If it is asked for: what importing a module reaches is noted now, the rest test by test."""
    if os.environ.get("SOTTOVOCE_REACHED"):
        _noting.append(coverage.Coverage(config_file=str(ROOT / "pyproject.toml"), data_suffix=True))
        _noting[0].start()
        for layer in floors():
            package = import_module(f"sottovoce.{layer}")
            for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
                if not any(part in module.name.replace(".", "/") for part in UNSEEN):
                    import_module(module.name)
        _noting[0].stop()


def only_where_it_counts(item: pytest.Item) -> None:
    """Noting costs time: only tests of these layers are followed."""
    wanted = item.path.name not in HEAVY and ELSEWHERE.isdisjoint(item.nodeid.partition("::")[0].split("/"))
    for noting in _noting:
        if wanted and coverage.Coverage.current() is None:
            noting.start()
        elif not wanted:
            noting.stop()


def end() -> None:
    for noting in _noting:
        noting.stop()
        noting.save()


def floors() -> dict[str, float]:
    """For each layer the least share of its lines that tests reach, in per cent."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted: dict[str, float] = project["tool"]["sottovoce"]["reached"]
    return wanted


def main() -> None:
    found = coverage.Coverage(config_file=str(ROOT / "pyproject.toml"))
    found.combine(keep=True)  # so that it can be asked again
    fallen = []
    for layer, floor in floors().items():
        lines = missed = 0
        for file in sorted((ROOT / "src/sottovoce" / layer).rglob("*.py")):
            if not any(part in str(file) for part in UNSEEN):
                _, statements, _, missing, _ = found.analysis2(str(file))
                lines, missed = lines + len(statements), missed + len(missing)
        reached = 100 * (lines - missed) / lines
        print(f"{layer:8} {reached:6.2f} % of {lines} lines are reached by tests; at least {floor:.2f} %")
        if reached < floor:
            fallen.append(layer)
    if fallen:
        sys.exit(f"Tests reach less than before of: {', '.join(fallen)}. `coverage report -m` says where.")


if __name__ == "__main__":
    main()
