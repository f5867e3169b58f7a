"""People at their browsers: each one a window of their own, in which nothing may go wrong."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from tests import environment, patience
from tests.browser.devices import Device

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-proxy-server",
    "--disable-lcd-text",
    "--force-color-profile=srgb",
]
OLDEST = 120  # the first Chromium that knows all the CSS of the page
LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
NOT_KEPT = "Service Worker registration blocked by Playwright"
FIRST_VISIT = """try {
  const name = "sottovoce.settings";
  if (localStorage.getItem(name) === null) localStorage.setItem(name, '{"pace": "%s"}');
} catch {}"""
DESK = (1440, 900)
PHONE = (390, 844)

Language = Literal["en", "fr", "it"]
Theme = Literal["light", "dark"]


@contextmanager
def chromium() -> Iterator[Browser]:
    """This machine's chromium, with the fonts of the tests. While it runs, so does an event loop of playwright's in
    this thread: tests with event loops of their own have to close it first."""
    named = [os.environ["CHROMIUM"]] if "CHROMIUM" in os.environ else ["chromium-headless-shell", "chromium"]
    found = next(filter(None, map(shutil.which, named)), None)
    assert found, (
        f"There is no {named[0]}. Install it (on Debian: sudo apt-get install {named[0]}), or name it: CHROMIUM=..."
    )
    environment.pin_fonts()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS, timeout=1000 * patience.seconds(120))
        assert int(browser.version.split(".")[0]) >= OLDEST, (
            f"{found} is Chromium {browser.version}; the page and its tests need {OLDEST} or newer. "
            "Name another one: CHROMIUM=..."
        )
        try:
            yield browser
        finally:
            browser.close()


_shared: list[Browser] = []
_closing = ExitStack()


def shared_chromium() -> Browser:
    """The one chromium of all tests in this process."""
    if not _shared:
        _shared.append(_closing.enter_context(chromium()))
    return _shared[0]


def close_shared_chromium() -> None:
    """Before a test that wants an event loop of its own, and at the end."""
    _shared.clear()
    _closing.close()


class People:
    """Everybody who has opened the page of one server, and what went wrong in their browsers."""

    def __init__(self, browser: Browser, server: str) -> None:
        self.browser, self.server = browser, server
        self.wrong: list[str] = []
        self._contexts: list[BrowserContext] = []

    def __call__(
        self,
        language: Language = "en",
        theme: Theme = "light",
        *,
        phone: bool = False,
        size: tuple[int, int] | None = None,
        still: bool = True,
        pace: Literal["calm", "brisk", "none"] = "none",
        excused: tuple[str, ...] = (),
        at: str | None = None,
        stays: bool = False,
    ) -> Page:
        """A page that nobody has seen yet, on a device that has chosen nothing but how long each thing that happens is
        shown: the tests do not wait for it. `still`: nothing moves; `excused`:
        what may go wrong, a part of what the browser says about it; `at`: the server by another address; `stays`: the
        page is kept on the device."""
        width, height = size or (PHONE if phone else DESK)
        page = self._context(
            at,
            locale=LOCALES[language],
            color_scheme=theme,
            viewport={"width": width, "height": height},
            is_mobile=phone,
            has_touch=phone,
            device_scale_factor=2 if phone else 1,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if stays else "block",
        ).new_page()
        page.add_init_script(FIRST_VISIT % pace)
        self._watch(page, at or self.server, excused)
        return page

    def device(self) -> Device:
        """Somebody elsewhere, who is not looked at."""
        return Device(self._context(None))

    def leave(self) -> None:
        """Everybody closes their browser."""
        for context in self._contexts:
            context.close()
        self._contexts.clear()

    def _context(self, at: str | None, **how: Any) -> BrowserContext:
        longest = 1000 * patience.seconds(60)
        expect.set_options(timeout=longest / 2)
        context = self.browser.new_context(base_url=at or self.server, **how)
        context.set_default_timeout(longest)
        self._contexts.append(context)
        return context

    def _watch(self, page: Page, server: str, excused: tuple[str, ...]) -> None:
        def note(what: str) -> None:
            if not any(excuse in what for excuse in (NOT_KEPT, *excused)):
                self.wrong.append(what)

        def on_console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                note(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

        def on_failed(request: Request) -> None:
            if request.failure != "net::ERR_ABORTED":  # the page was left meanwhile
                note(f"{request.method} {request.url} failed: {request.failure}")

        def on_address(url: str) -> None:
            parts = urlsplit(url)
            if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(server).netloc:
                note(f"something from elsewhere: {url}")

        page.on("console", on_console)
        page.on("pageerror", lambda error: note(f"error in the page: {error.stack or error.message}"))
        page.on("requestfailed", on_failed)
        page.on("request", lambda request: on_address(request.url))
        page.on("websocket", lambda socket: on_address(socket.url))
