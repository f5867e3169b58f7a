"""The rules compiled once more, with every index checked, in a place of their own: the normal build is not touched.

Cython checks what it indexes itself, and the C compiler checks arrays (-fsanitize=bounds) and addresses
(-fsanitize=address). A wrong index ends the process with a report, which is seen with `pytest -s`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests import environment

ROOT = Path(__file__).parents[1]
PLACE = ROOT / ".soak/checked"
PARTS = ("src", "web", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
FLAGS = "-O1 -g -fno-omit-frame-pointer -fsanitize=address,bounds,object-size -fno-sanitize-recover=bounds,object-size"


def library() -> str:
    """The compiler's library that finds wrong addresses, which has to be loaded before all others."""
    said = subprocess.run(["cc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=False).stdout
    return str(Path(said.strip()).resolve())


ENVIRONMENT = {
    "PYTHONPATH": str(PLACE / "installed"),
    "LD_PRELOAD": library() if shutil.which("cc") else "",
    "ASAN_OPTIONS": "detect_leaks=0:detect_odr_violation=0",
}


def make() -> None:
    """Build it, unless it is there and of these sources."""
    sources = hashlib.sha256(FLAGS.encode())
    for file in sorted([*ROOT.glob("src/**/*.py"), *ROOT.glob("src/**/*.pxd"), ROOT / "hatch_build.py"]):
        sources.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    made_from = PLACE / "made-from"
    if made_from.exists() and made_from.read_text() == sources.hexdigest():
        return
    print("The rules are compiled with every index checked …", flush=True)
    shutil.rmtree(PLACE, ignore_errors=True)
    unbuilt = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", ".compiled", "static", "node_modules")
    project = PLACE / "project"
    project.mkdir(parents=True)
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, project / part, ignore=unbuilt)
        else:
            shutil.copy(ROOT / part, project / part)
    (project / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    where: list[str | Path] = ["--python", sys.executable, "--target", PLACE / "installed"]
    subprocess.run(
        [ROOT / ".tools/bin/uv", "pip", "install", "-q", "--no-deps", "--no-cache-dir", *where, "."],
        cwd=project, check=True,
        env={**(environment.OUTSIDE or os.environ), "SOTTOVOCE_CHECKED": "1", "CFLAGS": FLAGS, "LDFLAGS": FLAGS},
    )  # fmt: skip
    shutil.rmtree(project)
    made_from.write_text(sources.hexdigest())


if __name__ == "__main__":
    make()
