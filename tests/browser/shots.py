"""Pictures of every scene, in every language and light, on a phone and on a desk: `make shots`.

    python -m tests.browser.shots [SCENE ...] [--whole]

SCENE may be a pattern, as volto-*; --whole: the whole page, not only what is seen at first.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from fnmatch import fnmatchcase
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

from tests.browser.people import Language, People, Theme, chromium
from tests.browser.scenes import SCENES, Visit
from tests.browser.serving import serving

SHOTS = Path("shots")
DEVICES = {"desk": False, "phone": True}


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every scene.")
    parser.add_argument("scenes", nargs="*", default=["*"], metavar="SCENE")
    parser.add_argument("--whole", action="store_true", help="the whole page, not only what is seen at first")
    asked = parser.parse_args()
    wanted = [name for name in SCENES if any(fnmatchcase(name, pattern) for pattern in asked.scenes)]
    with TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        take(wanted, People(browser, server), asked.whole)


def take(scenes: Iterable[str], people: People, whole: bool) -> None:
    todo = list(product(scenes, DEVICES, get_args(Language)))
    for number, (name, device, language) in enumerate(todo, 1):
        page = people(language, phone=DEVICES[device], excused=("404",))
        SCENES[name](Visit(people, page, language))
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


if __name__ == "__main__":
    main()
