"""What is needed is in sight: the board, the thing to decide with and the buttons, without scrolling and covered by
nothing, on every desk and phone, in every language."""

from collections.abc import Sequence
from typing import get_args

from playwright.sync_api import Page, expect

from tests.browser.people import Language
from tests.effort import IS_SOAK, some

Sizes = Sequence[tuple[int, int]]

SIZES: Sizes = [(1366, 768), (1440, 900), (1920, 1080), (390, 844), (360, 640), (844, 390)]
ZOOMED: Sizes = some([(720, 450), (683, 384)], 1)  # 200 % of 1440×900 and of 1366×768
TIGHT = {(1366, 768), (360, 640), (844, 390), *ZOOMED}
NEEDED = (
    ".board-place button, .board-place [role=img], .actions button, .actions summary, .status > .words, "
    ".end .btn, .end .how, .end .epilogue, .end .earned"
)

# What is needed and cannot be seen or reached as it is: outside the window, under something else, or cut off.
OUT_OF_SIGHT = """needed => {
    const found = [];
    const told = (one, why) => found.push(`${why}: ${one.ariaLabel ?? one.textContent.trim().slice(0, 40)}`);
    for (const one of document.querySelectorAll(needed)) {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        if (!width || !height || !one.checkVisibility({ visibilityProperty: true })) continue;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
            told(one, `outside ${[left, top, right, bottom].map(Math.round)}`);
            continue;
        }
        if (one.disabled || !one.matches("button, summary")) continue;
        const hits = [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.1, 0.5], [0.9, 0.5]].filter(([x, y]) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            return hit && (hit === one || one.contains(hit));
        });
        if (!hits.length) told(one, "covered");
    }
    return found;
}"""
# What is not seen to its edges: something that it stands in ends before it does, or something lies on its lower edge.
CUT = """whole => [...document.querySelectorAll(whole)].filter((one) => {
    const box = one.getBoundingClientRect();
    if (!box.width || !one.checkVisibility()) return false;
    const low = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
    if (!low || !(one.contains(low) || low.contains(one))) return true;
    for (let around = one.parentElement; around !== document.body; around = around.parentElement) {
        const edge = around.getBoundingClientRect();
        if (getComputedStyle(around).overflowY !== "visible" && box.bottom > edge.bottom + 2) return true;
    }
    return false;
}).map((one) => one.ariaLabel ?? one.textContent.trim().slice(0, 40))"""
# Words that are broken inside, or spill over what they stand on.
BROKEN = """where => [...document.querySelectorAll(where)].filter((one) => {
    if (!one.checkVisibility()) return false;
    const range = document.createRange();
    return [...one.childNodes].filter((part) => part.nodeType === 3).some((part) =>
        [...part.data.matchAll(/[^\\s·\\u2019-]+/g)].some((word) => {
            range.setStart(part, word.index);
            range.setEnd(part, word.index + word[0].length);
            return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
        }));
}).map((one) => one.textContent.trim())"""


def everything_is_in_sight(page: Page, sizes: Sizes = SIZES, needed: str = NEEDED, whole: str = "") -> None:
    """In English on all of these screens, in the others where there is least room; in the soak in each on all."""
    is_in_sight(page, sizes, needed, whole)
    if not IS_SOAK:
        sizes = [size for size in sizes if size in TIGHT]
    for language in get_args(Language)[1:]:
        page.locator(f'button[aria-label^="{language.upper()}, "]').first.dispatch_event("click")
        expect(page.locator("html")).to_have_attribute("lang", language)
        is_in_sight(page, sizes, needed, whole)


def is_in_sight(page: Page, sizes: Sizes = SIZES, needed: str = NEEDED, whole: str = "") -> None:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        where = (width, height, page.locator("html").get_attribute("lang"))
        hidden = page.evaluate(OUT_OF_SIGHT, needed)
        assert not hidden, (where, hidden)
        cut = page.evaluate(CUT, whole) if whole else []
        assert not cut, (where, cut)
        assert page.evaluate("scrollY") == 0, where
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, where
        broken = page.evaluate(BROKEN, ".board-place :is(b, small, button, li), .seats .who")
        assert not broken, (where, broken)
