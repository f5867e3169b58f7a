"""Makes a release: version, changelog, commit and tag, here and now. It publishes nothing.

    make release VERSION=0.2.0

It refuses, and changes nothing, when something is not committed, when the version is not newer or was released before,
when the changelog has no heading for it, or when the check fails.
"""

import argparse
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

VERSION = Path("src/sottovoce/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
IN_CODE = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


class Refused(Exception):
    """The release cannot be made, and why."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version", help="such as 0.2.0")
    parser.add_argument("--check", default="make test", metavar="COMMAND", help="must succeed (default: make test)")
    asked = parser.parse_args()
    try:
        release(asked.version, asked.check)
    except Refused as refused:
        sys.exit(f"release: {refused}")
    print(f"Committed and tagged. Look at it (git show v{asked.version}), then publish it: git push --follow-tags")


def release(version: str, check: str) -> None:
    code, changes = VERSION.read_text("utf-8"), CHANGELOG.read_text("utf-8")
    check_version(version, code)
    heading = unreleased(version, changes)
    check_clean()
    if subprocess.run(check, shell=True, check=False).returncode:
        raise Refused(f"`{check}` fails")
    check_clean()
    VERSION.write_text(IN_CODE.sub(f'__version__ = "{version}"', code), "utf-8")
    CHANGELOG.write_text(changes.replace(heading, f"## {version} — {date.today().isoformat()}", 1), "utf-8")
    git("commit", "--quiet", "--all", "--message", f"[repo] Sottovoce {version}")
    git("tag", "--annotate", f"v{version}", "--message", f"Sottovoce {version}")


def check_version(version: str, code: str) -> None:
    """Refuse what is no version, is older than the present one, or has its tag."""
    present = IN_CODE.search(code)
    if present is None:
        raise Refused(f"there is no __version__ in {VERSION}")
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise Refused(f"{version!r} is not a version such as 0.2.0")
    if numbers(version) < numbers(present[1]):
        raise Refused(f"{version} is older than {present[1]}, which {VERSION} has")
    if git("tag", "--list", f"v{version}"):
        raise Refused(f"there is a tag v{version} already")


def numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


def unreleased(version: str, changes: str) -> str:
    """The heading in the changelog that is still without a date. It must be the first one."""
    headings = HEADING.findall(changes)
    if any(heading.startswith(f"{version} ") and not heading.endswith("unreleased") for heading in headings):
        raise Refused(f"{CHANGELOG} has {version} already")
    if not headings or not headings[0].lower().endswith("unreleased"):
        raise Refused(f"the first heading of {CHANGELOG} must end with “unreleased”, with what is new below it")
    return f"## {headings[0]}"


def check_clean() -> None:
    if changed := git("status", "--porcelain"):
        raise Refused(f"not everything is committed:\n{changed}")


def git(*command: str) -> str:
    done = subprocess.run(["git", *command], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"git {command[0]} fails: {done.stderr.strip()}")
    return done.stdout.rstrip()


if __name__ == "__main__":
    main()
