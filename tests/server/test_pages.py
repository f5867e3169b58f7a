"""The page as the server hands it out: whole, quickly, and nothing besides."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import httpx2
import pytest

from sottovoce.games import shelf
from sottovoce.rules.words import LANGUAGES, source, words
from sottovoce.server.http.pages import KINDS, STATIC, Pages, takes_gzip
from sottovoce.server.live import limits
from tests.example_games import ANY, NO_GAME
from tests.server.client import visitor
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio

PAGE = (
    '<html lang="{{language}}"><meta name="description" content="{{description}}"><title>{{title}}</title>'
    '<meta property="og:title" content="{{title}}"><meta property="og:description" content="{{description}}">'
    "<noscript>{{noscript}}</noscript></html>"
)
PROGRAM = b"console.log('buona sera');" * 20
FOR_EVER = "public, max-age=31536000, immutable"
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server with a very small page."""
    here = tmp_path_factory.mktemp("pages")
    (here / "secret.js").write_text("not for everybody")
    (here / "static/assets").mkdir(parents=True)
    (here / "static/index.html").write_text(PAGE)
    for name in ("assets/index-4f2a.js", "early.js"):
        (here / "static" / name).write_bytes(PROGRAM)
        (here / "static" / f"{name}.gz").write_bytes(gzip.compress(PROGRAM))
    (here / "static/candle.svg").write_text("<svg/>")
    async with running(f"sqlite:///{here}/tables.sqlite") as server:
        server.app.pages = Pages(here / "static")
        yield server


@pytest.fixture
async def browser(server: Running) -> AsyncIterator[httpx2.AsyncClient]:
    async with visitor(server.address) as http:
        yield http


# What there is.


@pytest.mark.parametrize(
    ("path", "status"),
    [
        *(("/", 200), ("/?lang=fr", 200), (f"/new/{ANY}", 200), (f"/new/{ANY}/", 200), (f"/rules/{ANY}", 200)),
        *((f"/learn/{ANY}", 200), ("/learn", 404), ("/results", 200), ("/results/", 200), (f"/learn/{NO_GAME}", 404)),
        *(("/t/AbC_-0123456789x", 200), ("/t/short", 404), ("/t/AbC_-0123456789x/more", 404), ("/new", 404)),
        *(("/t/AbC_-0123456789x/back", 200), ("/t/AbC_-0123456789x/back/", 200), ("/t/back", 404)),
        *((f"/new/{NO_GAME}", 404), ("/rules/<b>", 404), ("/nowhere", 404), ("/index.html", 404), ("/api", 404)),
    ],
)
async def test_every_address_shows_the_page(browser: httpx2.AsyncClient, path: str, status: int) -> None:
    """Where there is nothing, the status says so to programs, and the page to people."""
    answer = await browser.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (status, "text/html; charset=utf-8")
    assert "</html>" in answer.text


@each_language
async def test_the_first_words_of_the_page_are_in_the_persons_language(
    browser: httpx2.AsyncClient, language: str
) -> None:
    asked = {"Accept-Language": f"xx, {language}-CH;q=0.5"}
    home = unescape((await browser.get("/", headers=asked)).text)
    rules = unescape((await browser.get(f"/rules/{ANY}", headers=asked)).text)
    told = shelf()[ANY].words(language).say
    assert f'<html lang="{language}">' in home
    assert "<title>Sottovoce</title>" in home
    assert ", ".join(game.words(language).say("title") for game in shelf().values()) in home
    assert f"<title>{told('title')} · Sottovoce</title>" in rules
    assert told("tagline") in rules
    assert "{{" not in home + rules


@each_language
async def test_a_link_to_a_table_tells_the_game_and_nothing_else(browser: httpx2.AsyncClient, language: str) -> None:
    """What a messenger shows of it before anybody has opened it: not who plays, nor how it stands."""
    key = (await browser.post("/api/device", json={"program": True})).json()["key"]
    asked, title = (
        {"game": ANY, "people": {0: "Ada Secretive", 1: "Bice Secretive"}},
        shelf()[ANY].words(language).say("title"),
    )
    made = await browser.post("/api/tables", json=asked, headers={"Authorization": f"Bearer {key}"})
    table, spoken = made.json()["table"], {"Accept-Language": language}
    invites = unescape((await browser.get(f"/t/{table}", headers=spoken)).text)
    back = unescape((await browser.get(f"/t/{table}/back", headers=spoken)).text)
    nowhere = unescape((await browser.get("/t/AbC_-0123456789x", headers=spoken)).text)
    say = words(language, "sottovoce.server").say
    for page, key in ((invites, "page-invitation"), (back, "page-looking-back")):
        assert f'<meta property="og:title" content="{title} · Sottovoce">' in page
        assert f'<meta property="og:description" content="{say(key, {"game": title})}">' in page
        assert "Secretive" not in page
    assert (
        say("page-description", {"games": ", ".join(one.words(language).say("title") for one in shelf().values())})
        in nowhere
    )


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/early.js", "text/javascript; charset=utf-8"),
        ("/assets/index-4f2a.js", "text/javascript; charset=utf-8"),
        ("/candle.svg", "image/svg+xml"),
    ],
)
async def test_files_are_what_they_are(browser: httpx2.AsyncClient, path: str, kind: str) -> None:
    answer = await browser.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.content == (b"<svg/>" if path == "/candle.svg" else PROGRAM)


async def test_a_file_that_is_not_there_is_no_page(browser: httpx2.AsyncClient) -> None:
    """A browser that asks for a part of an older page must not take the page itself for it."""
    answer = await browser.get("/assets/index-0000.js")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_address")


@pytest.mark.parametrize(
    "path",
    [
        *("/../secret.js", "/assets/../../secret.js", "/assets/%2e%2e/%2e%2e/secret.js", "/..%2fsecret.js"),
        *("/assets/..%5c..%5csecret.js", "//secret.js", "/assets//../secret.js", "/%00", "/static/early.js"),
        *("/assets/index-4f2a.js.gz", "/early.js.gz", "/early.js/", "/assets/", "/tables.sqlite"),
    ],
)
async def test_no_address_leads_out(server: Running, path: str) -> None:
    """As it is written, without a client that puts it right."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"everybody" not in answer
    assert b"buona sera" not in answer


@pytest.mark.parametrize("path", ["/", "/nowhere", "/early.js", "/candle.svg", "/assets/nothing"])
async def test_head_tells_all_but_the_content(browser: httpx2.AsyncClient, path: str) -> None:
    got, told = await browser.get(path), await browser.head(path)
    assert told.content == b""
    assert told.status_code == got.status_code
    assert dict(told.headers) | {"date": ""} == dict(got.headers) | {"date": ""}


async def test_the_page_is_only_read(browser: httpx2.AsyncClient) -> None:
    for method in ("POST", "PUT", "DELETE"):
        answer = await browser.request(method, "/")
        assert (answer.status_code, answer.json()["code"]) == (405, "no_address")


# How long it is kept, and how it is packed.


async def test_what_is_named_by_its_content_is_kept_for_ever(browser: httpx2.AsyncClient) -> None:
    kept = {path: (await browser.get(path)).headers["cache-control"] for path in ("/", "/nowhere", "/candle.svg")}
    assert set(kept.values()) == {"no-cache"}
    assert (await browser.get("/assets/index-4f2a.js")).headers["cache-control"] == FOR_EVER


@pytest.mark.parametrize("path", ["/", "/early.js", "/candle.svg"])
@pytest.mark.parametrize("packing", ["gzip", "identity"])
async def test_what_a_browser_has_is_not_sent_again(browser: httpx2.AsyncClient, path: str, packing: str) -> None:
    first = await browser.get(path, headers={"Accept-Encoding": packing})
    tag = first.headers["etag"]
    for has in (tag, f'W/{tag}, "other"'):
        again = await browser.get(path, headers={"Accept-Encoding": packing, "If-None-Match": has})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == "no-cache"
    other = await browser.get(path, headers={"Accept-Encoding": packing, "If-None-Match": '"other"'})
    assert other.content == first.content


@pytest.mark.parametrize("path", ["/", "/early.js", "/assets/index-4f2a.js"])
async def test_who_takes_it_gets_it_packed(browser: httpx2.AsyncClient, path: str) -> None:
    packed = await browser.get(path, headers={"Accept-Encoding": "br, gzip;q=0.8"})
    plain = await browser.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert packed.content == plain.content
    assert packed.headers["etag"] != plain.headers["etag"]
    assert "Accept-Encoding" in packed.headers["vary"]


def test_who_takes_it() -> None:
    assert all(takes_gzip(told) for told in ("gzip", "br, GZIP", "deflate,gzip;q=0.5", " gzip ; q=1"))
    assert not any(takes_gzip(told) for told in ("", "br", "x-gzip", "gzip;q=0", "br, gzip; q=0.0", "*"))


async def test_what_people_are_told_is_never_packed(browser: httpx2.AsyncClient) -> None:
    answer = await browser.get("/api/games", headers={"Accept-Encoding": "gzip"})
    assert len(answer.content) > 10_000
    assert "content-encoding" not in answer.headers


@each_language
async def test_the_words_of_a_game_can_be_fetched(browser: httpx2.AsyncClient, language: str) -> None:
    """As they stand in its folder, for a page that was built before the game was there; once, as long as they stay."""
    for game in shelf().values():
        address = f"/api/games/{game.id}/words/{language}"
        answer = await browser.get(address)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert answer.text == source(type(game).__module__, language)
        again = await browser.get(address, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "code"),
    [(f"{NO_GAME}/words/en", "no_game"), (f"{ANY}/words/de", "no_address"), (f"{ANY}/words", "no_address")],
)
async def test_there_are_no_other_words(browser: httpx2.AsyncClient, path: str, code: str) -> None:
    answer = await browser.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, code)


# Safety.


async def test_a_page_runs_only_what_is_ours(browser: httpx2.AsyncClient) -> None:
    told = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    told += "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    told += "frame-ancestors 'none'"
    for path in ("/", "/nowhere", "/early.js", "/candle.svg"):
        headers = (await browser.get(path)).headers
        assert headers["content-security-policy"] == told
        assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
    api = await browser.get("/api/games")
    assert api.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"


async def test_a_household_that_loads_the_page_can_still_play(
    browser: httpx2.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files take nothing from what a device may ask for; only very many at once are refused."""
    key = (await browser.post("/api/device", json={"program": True})).json()["key"]
    browser.headers["Authorization"] = f"Bearer {key}"
    monkeypatch.setattr(limits, "REQUESTS", limits.Measure(10, 5))
    for _ in range(30):
        assert (await browser.get("/early.js")).status_code == 200
    assert (await browser.get("/api/tables")).status_code == 200
    monkeypatch.setattr(limits, "FILES_HERE", limits.Measure(1, 0))
    assert [(await browser.get("/early.js")).status_code for _ in range(3)] == [200, 429, 429]
    assert (await browser.get("/api/tables")).status_code == 200


# The page of this package.


@each_language
def test_a_server_without_the_page_says_so(tmp_path: Path, language: str) -> None:
    answer = Pages(tmp_path / "nothing").answer("/", language, {})
    assert (answer.status_code, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
    assert "make play" in bytes(answer.body).decode()


@each_language
def test_the_page_was_built(language: str) -> None:
    page = bytes(Pages(STATIC).answer("/", language, {}).body).decode()
    assert f'<html lang="{language}">' in page
    for address in re.findall(r'(?:src|href)="([^"]+)"', page):
        assert Pages(STATIC).answer(address, language, {}).status_code == 200
    assert "{{" not in page


def test_every_file_of_the_page_is_of_a_known_kind() -> None:
    found = [path for path in STATIC.rglob("*") if path.is_file() and path.suffix != ".gz"]
    assert {path.suffix for path in found} <= set(KINDS)
