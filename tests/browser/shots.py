"""Pictures of every scene, in every language and light, on a phone and on a desk: `make shots`.

    python -m tests.browser.shots [SCENE ...] [--whole]
    python -m tests.browser.shots --readme

SCENE may be a pattern, as *-end; --whole: the whole page, not only what is seen at first; --readme: those few that
the README shows.
"""

from __future__ import annotations

import argparse
from base64 import b64decode
from collections.abc import Iterable
from fnmatch import fnmatchcase
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

from tests import environment, leftovers
from tests.browser.people import Language, People, Theme, chromium
from tests.browser.scenes import MORE, README, SCENES, Visit
from tests.browser.serving import serving

SHOTS = Path("shots")
DEVICES = {"desk": False, "phone": True}
DOCS = Path("docs")


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every scene.")
    parser.add_argument("scenes", nargs="*", default=["*"], metavar="SCENE")
    parser.add_argument("--whole", action="store_true", help="the whole page, not only what is seen at first")
    parser.add_argument("--readme", action="store_true", help="those few that the README shows")
    asked = parser.parse_args()
    wanted = [name for name in SCENES | MORE if any(fnmatchcase(name, pattern) for pattern in asked.scenes)]
    guard = leftovers.guarded(environment.prepare())
    try:
        with TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
            people = People(browser, server)
            if asked.readme:
                take_for_readme(people)
            else:
                take(wanted, people, asked.whole)
    finally:
        leftovers.dismissed(guard)


def take(scenes: Iterable[str], people: People, whole: bool) -> None:
    todo = list(product(scenes, DEVICES, get_args(Language)))
    for number, (name, device, language) in enumerate(todo, 1):
        page = people(language, phone=DEVICES[device], excused=("404",))
        (SCENES | MORE)[name](Visit(people, page, language))
        theme: Theme
        for theme in get_args(Theme):
            page.emulate_media(color_scheme=theme)
            file = SHOTS / name / f"{device}-{theme}-{language}.png"
            page.screenshot(path=file, full_page=whole, animations="disabled")
        people.leave()
        print(f"{number}/{len(todo)} {SHOTS / name / device}-*-{language}.png", flush=True)
        for wrong in people.wrong:
            print(f"  {wrong}", flush=True)
        people.wrong.clear()


def take_for_readme(people: People) -> None:
    for name, theme, phone in README:
        page = people("en", theme, phone=phone)
        SCENES[name](Visit(people, page, "en"))
        camera = page.context.new_cdp_session(page)  # it knows a format that takes little room
        shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
        file = DOCS / f"{name}.webp"
        file.write_bytes(b64decode(shot["data"]))
        print(f"{file}, {file.stat().st_size // 1000} kB", flush=True)
        people.leave()


if __name__ == "__main__":
    main()
