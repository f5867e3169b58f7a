"""A hand at a page: it chooses with the mouse, a finger, or keys alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from sottovoce.rules.rng import Rng

FARTHEST = 200  # presses of Tab from anywhere to anywhere

By = Literal["mouse", "touch", "keys"]


class Hand:
    """Chooses by chance, and always the same for one seed."""

    def __init__(self, page: Page, seed: int, by: By = "mouse") -> None:
        self.page, self.rng, self.by = page, Rng(seed), by

    def one(self, among: Sequence[str]) -> str:
        return self.some(among, 1)[0]

    def some(self, among: Sequence[str], n: int) -> list[str]:
        left = list(among)
        return [left.pop(self.rng.below(len(left))) for _ in range(n)]

    def choose(self, target: Locator) -> None:
        target.wait_for()
        if self.by == "mouse":
            target.click()
        elif self.by == "touch":
            target.tap()
        else:
            self.walk_into(target)
            self.press("Enter")

    def choose_cell(self, cells: Locator, what: str, name: str, columns: int | None = None) -> None:
        """One of a grid (or of a row) by a data attribute. There Tab stops only once, and arrows go on."""
        target = cells.and_(self.page.locator(f'[data-{what}="{name}"]:not([aria-disabled])')).first
        target.wait_for()
        if self.by != "keys":
            self.choose(target)
            return
        if cells.evaluate_all("all => !all.includes(document.activeElement)"):
            self.press("b")  # to the board
        here = self.walk_into(cells)
        number = cells.evaluate_all("(all, target) => all.indexOf(target)", target.element_handle())
        columns = columns or cells.count()
        for key, steps in (
            ("ArrowDown", number // columns - here // columns), ("ArrowUp", here // columns - number // columns),
            ("ArrowRight", number % columns - here % columns), ("ArrowLeft", here % columns - number % columns),
        ):  # fmt: skip
            for _ in range(steps):
                self.press(key)
        expect(target).to_be_focused()
        self.press("Enter")

    # With keys.

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def walk_into(self, targets: Locator) -> int:
        """With Tab until one of these has the focus; which."""
        for _ in range(FARTHEST):
            here: int = targets.evaluate_all("all => all.indexOf(document.activeElement)")
            if here >= 0:
                return here
            self.press("Tab")
        raise AssertionError(f"no key leads to {targets}")

    def focused(self, what: str) -> str:
        """What the element with the focus is, by a data attribute of this name."""
        found: str = self.page.evaluate("what => document.activeElement.dataset[what]", what)
        return found
