"""The page that was built from `web/`, handed out from memory: an address is looked up, so none leads anywhere else.

There is no secret in it. It is the same for everybody, but for a few words that stand in it until its own are fetched,
and that a messenger shows of a link: which game, and that one is invited; never who plays, or how it stands.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from html import escape
from pathlib import Path

from starlette.responses import PlainTextResponse, Response

from sottovoce.games import shelf
from sottovoce.rules.game import AnyGame
from sottovoce.rules.words import source, words
from sottovoce.server.errors import ServerRefusal

STATIC = Path(__file__).parents[1] / "static"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NAMED_BY_CONTENT = "/assets/"  # whatever is in there has another name as soon as it is different
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
# The addresses at which the page has something to show, as in web/src/route.svelte.ts.
WITHOUT_A_GAME = ("", "/results")
HAS_A_GAME = re.compile(r"/(?:new|rules|learn)/([\w-]+)", re.ASCII)
IS_A_TABLE = re.compile(r"/t/([\w-]{6,40})(/back)?", re.ASCII)


@dataclass(frozen=True)
class File:
    """Something to send, also in its compressed form."""

    kind: str
    keep: str  # how long a browser may keep it
    plain: bytes
    zipped: bytes | None = None
    differs: str = "Accept-Encoding"  # by what the browser says

    @cached_property
    def tag(self) -> str:
        return hashlib.sha256(self.plain).hexdigest()[:20]

    def sent(self, asked: Mapping[str, str], status: int = 200) -> Response:
        """As the browser wants it; nothing but the news that it is still the same, if the browser has it."""
        is_zipped = self.zipped is not None and takes_gzip(asked.get("accept-encoding", ""))
        tag = f'"{self.tag}{"-gzip" * is_zipped}"'
        headers = {"Cache-Control": self.keep, "ETag": tag, "Vary": self.differs, "Content-Security-Policy": POLICY}
        known = [one.strip().removeprefix("W/") for one in asked.get("if-none-match", "").split(",")]
        if status == 200 and tag in known:
            return Response(status_code=304, headers=headers)
        if is_zipped:
            headers["Content-Encoding"] = "gzip"
        return Response(self.zipped if is_zipped else self.plain, status, headers | {"Content-Type": self.kind})


class Pages:
    """All files of the page, and the page itself in each language."""

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, File] = {}
        self._pages: dict[tuple[str, str, str], File] = {}
        self._page = ""  # nothing: it was not built
        for path in sorted(folder.rglob("*")):
            name = f"/{path.relative_to(folder).as_posix()}"
            if name == "/index.html":
                self._page = path.read_text("utf-8")
            elif path.is_file() and path.suffix in KINDS:
                zipped = path.with_name(path.name + ".gz")
                self._files[name] = File(
                    kind=KINDS[path.suffix],
                    keep=FOR_EVER if name.startswith(NAMED_BY_CONTENT) else ASK_AGAIN,
                    plain=path.read_bytes(),
                    zipped=zipped.read_bytes() if zipped.exists() else None,
                )

    def answer(self, path: str, language: str, asked: Mapping[str, str], played: str = "") -> Response:
        """A file of the page, or the page, whatever the address: what there is to see there it finds out itself. At the
        address of a table, `played` is its game."""
        if path in self._files:
            return self._files[path].sent(asked)
        if path.startswith(NAMED_BY_CONTENT):
            raise ServerRefusal("no-address", status=404)
        if not self._page:
            return PlainTextResponse(words(language, "sottovoce.server").say("page-not-built"), 503)
        path = path.rstrip("/")
        found, table = HAS_A_GAME.fullmatch(path), IS_A_TABLE.fullmatch(path)
        game = found[1] if found else played if table else ""
        about = "" if not table else "page-looking-back" if table[2] else "page-invitation"
        is_known = path in WITHOUT_A_GAME or game in shelf() or table
        return self._in(language, game if game in shelf() else "", about).sent(asked, 200 if is_known else 404)

    def _in(self, language: str, game: str, about: str) -> File:
        """The page in a person's language; where it is about a game, with the game's name and, of a table, an
        invitation."""
        if (language, game, about) not in self._pages:
            say = words(language, "sottovoce.server").say
            name = shelf()[game].words(language).say if game else None
            titles = ", ".join(one.words(language).say("title") for one in shelf().values())
            description = name("tagline") if name else say("page-description", {"games": titles})
            if name and about:
                description = say(about, {"game": name("title")})
            values = {
                "language": language,
                "title": f"{name('title')} · Sottovoce" if name else "Sottovoce",
                "description": description,
                "noscript": say("page-noscript"),
            }
            filled = re.sub(r"{{(\w+)}}", lambda place: escape(values[place[1]]), self._page).encode()
            self._pages[language, game, about] = File(
                KINDS[".html"], ASK_AGAIN, filled, gzip.compress(filled, mtime=0), "Accept-Encoding, Accept-Language"
            )
        return self._pages[language, game, about]


def table_at(path: str) -> str:
    """The table whose address this is; empty: none."""
    found = IS_A_TABLE.fullmatch(path.rstrip("/"))
    return found[1] if found else ""


@cache
def built(folder: Path = STATIC) -> Pages:
    """The page of this package, read once."""
    return Pages(folder)


@cache
def words_of(game: AnyGame, language: str) -> File:
    """The messages of a game as they stand in its text folder: for a page that was built without them."""
    found = source(type(game).__module__, language).encode()
    return File(KINDS[".txt"], ASK_AGAIN, found, gzip.compress(found, mtime=0))


def takes_gzip(accepted: str) -> bool:
    """Does a browser that says so take compressed files? With q=0 it says that it does not."""
    offered = [one.partition(";") for one in accepted.lower().split(",")]
    return any(name.strip() == "gzip" and how.strip() not in ("q=0", "q=0.0", "q=0.00") for name, _, how in offered)
