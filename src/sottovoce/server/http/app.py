"""The addresses of the server, over HTTP and WebSocket. All decisions are made elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, Router, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from sottovoce.bots.workers import Workers
from sottovoce.games import shelf
from sottovoce.rules.game import AnyGame, Refusal
from sottovoce.rules.words import LANGUAGES
from sottovoce.server.errors import AnyRefusal, ServerRefusal, StoreError
from sottovoce.server.http import identity, lessons, pages
from sottovoce.server.http.bounded import CONNECTION
from sottovoce.server.http.connections import OVERRUNS, Connection, Connections, home
from sottovoce.server.http.identity import COOKIE
from sottovoce.server.http.lobby import Lobby
from sottovoce.server.http.polling import Polling
from sottovoce.server.http.review import Review
from sottovoce.server.live import limits, messages
from sottovoce.server.live.session import Session
from sottovoce.server.runtime import Runtime, steady_clock
from sottovoce.server.storage.store import Store

log = logging.getLogger(__name__)

TOO_SLOW = 4008  # close codes: come back and resume
RESTARTING = 4012
SEND_SECONDS = 10.0  # that one frame may take on its way
CLOSE_SECONDS = 1.0  # for the closing handshake with a client that is too slow
LONGEST_BODY = 300_000
BODY_SECONDS = 10.0  # for all of it to arrive
MOST_CONNECTIONS = 32  # of one device, or of all at one address who have no key: then times MANY
MANY = 10
DAY = 86_400
YEAR = 365 * DAY
NEVER_BEGUN_SECONDS = DAY  # after which a table at which no game began is forgotten
EXPIRE_SECONDS = 600.0  # between looks for such tables
MOST_LISTED = 100  # tables in one answer
HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}

B = TypeVar("B", bound=messages.Body)


class App:
    """The server as an ASGI application."""

    def __init__(self, database: str | None, bots: int = 2, abandoned_days: float = 0.0) -> None:
        self.database, self.bots, self.abandoned_days = database, bots, abandoned_days
        self.store: Store | None = None  # one that is open already
        self.pages = pages.built()
        self.connections = Connections()
        self._sockets: Counter[str] = Counter()  # by device, or by address those who have no key
        post = {
            "/api/device": self.device,
            "/api/poll": self.poll,
            "/api/tables": self.tables,
            "/api/records": self.records,
            "/api/code": self.use_code,
            "/api/games/{game}/lesson": self.try_step,
            "/api/tables/{table}/claim": self.claim,
            "/api/tables/{table}/free": self.free,
            "/api/tables/{table}/bot": self.bot,
            "/api/tables/{table}/offer": self.offer,
            "/api/tables/{table}/invite": self.invite,
            "/api/tables/{table}/code": self.code,
            "/api/tables/{table}/play-on": self.play_on,
        }
        get = {
            "/api/health": self.health,
            "/api/games": self.games,
            "/api/games/{game}": self.game,
            "/api/games/{game}/campaign": self.campaign,
            "/api/games/{game}/lesson": self.lesson,
            "/api/games/{game}/lesson/all": self.whole_lesson,
            "/api/games/{game}/words/{language}": self.words,
            "/api/tables": self.mine,
            "/api/open-tables": self.open_tables,
            "/api/results": self.results,
            "/api/tables/{table}": self.info,
            "/api/tables/{table}/record": self.record,
            "/api/tables/{table}/earlier/{line}": self.earlier,
            "/api/tables/{table}/moments": self.story,
            "/api/tables/{table}/moments/{line}": self.moments,
        }
        api = [
            Route(path.removeprefix("/api"), self._answering(endpoint), methods=[method])
            for method, addresses in (("POST", post), ("GET", get))
            for path, endpoint in addresses.items()
        ]
        self.asgi = Starlette(
            routes=[
                Mount("/api", Router([*api, WebSocketRoute("/socket", self.socket)], redirect_slashes=False)),
                Route("/{path:path}", self._answering(self.page), methods=["GET"]),
            ],
            exception_handlers={HTTPException: self._no_such_address, Exception: self._our_fault},
            lifespan=self._life,
        )
        self.asgi.router.redirect_slashes = False

    @contextlib.asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        store = self.store or await Store.open(self.database)
        workers = Workers(self.bots)
        self.keys = identity.Keys(await store.key_secret(), await store.known_keys())
        last = await store.last_updated()
        self.server = Runtime(store, workers, steady_clock(last))
        self.server.hub.last_seen = last
        self.lobby, self.polling = Lobby(self.server), Polling(self.server)
        self.review = Review(self.lobby)
        warm = asyncio.create_task(_warm(workers))
        expiring = asyncio.create_task(self._expire())
        renewing = asyncio.create_task(self._renew())
        try:
            yield
        finally:
            warm.cancel()
            expiring.cancel()
            renewing.cancel()
            await asyncio.gather(warm, expiring, renewing, return_exceptions=True)
            await self.server.close()

    async def _expire(self) -> None:
        """Forget tables that never began, and, if the operator wants it, those that nobody has played at for long, and
        records that were only looked at: else a link to one is good for ever."""
        while True:
            with contextlib.suppress(StoreError):
                await self.server.expire("open", NEVER_BEGUN_SECONDS)
                if self.abandoned_days:
                    await self.server.expire("running", self.abandoned_days * DAY)
                    await self.server.expire("over", self.abandoned_days * DAY, only_to_look_at=True)
            await asyncio.sleep(EXPIRE_SECONDS)

    async def _renew(self) -> None:
        """Lists say as much of old tables as of new ones."""
        try:
            await self.server.renew_summaries()
        except StoreError as error:
            log.warning("what lists say of older tables could not be made again: %s", error.code)

    # HTTP.

    def _answering(self, endpoint: Callable[[Request], Awaitable[object]]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            connection = self._came_over(request)
            try:
                if connection is not None and connection.is_unwelcome:
                    raise ServerRefusal("too-fast", status=429)
                measured = self.server.hub.limits
                if endpoint == self.page:
                    may = measured.may_look
                else:
                    may = measured.may_say if endpoint == self.poll else measured.may_ask
                if not may(self._who(request), address(request), self.server.now):
                    if connection is not None:
                        connection.spend(OVERRUNS)
                    raise ServerRefusal("too-fast", status=429)
                found = await endpoint(request)
            except ClientDisconnect:  # nobody is there to be answered
                return Response(status_code=499)
            except (Refusal, StoreError) as why:
                self.server.hub.log_refusal(address(request), why)
                return refused(why, request)
            if isinstance(found, Response):
                for name, value in HEADERS.items():
                    found.headers.setdefault(name, value)
                return found
            return answered(found)

        return answer

    def _came_over(self, asked: HTTPConnection) -> Connection | None:
        """The connection over which this was asked, which now knows who asks; None: the server does not keep it."""
        connection: Connection | None = asked.scope.get(CONNECTION)
        if connection is not None:
            connection.comes_from(address(asked), self._who(asked))
        return connection

    async def _no_such_address(self, request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        return refused(ServerRefusal("no-address", status=status), request)

    async def _our_fault(self, request: Request, error: Exception) -> Response:
        return refused(ServerRefusal("our-fault", status=500), request)  # the error itself is logged after this

    def _who(self, connection: HTTPConnection) -> str:
        """The hash of the device's key, or nothing. A key comes in a cookie or a header, never in an address."""
        kind, _, key = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            key = connection.cookies.get(COOKIE, "")
        return self.keys.who(key)

    def _device(self, request: Request) -> str:
        who = self._who(request)
        if not who:
            raise ServerRefusal("no-device", status=401)
        return who

    async def device(self, request: Request) -> Response:
        """A key for a new device; a browser that has one keeps it."""
        asked = await body(request, messages.NewDevice)
        here = address(request)
        if self._who(request) and not asked.program:
            return answered({"key": None})
        if not self.server.hub.limits.allows(limits.DEVICES_HERE, here, self.server.now):
            raise ServerRefusal("too-fast", status=429)
        key = self.keys.new()
        if asked.program:
            return answered({"key": key})
        response = answered({"key": None})
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, key, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/")
        return response

    async def poll(self, request: Request) -> object:
        asked = await body(request, messages.Poll)
        return await self.polling.poll(asked, self._who(request), address(request), language(request))

    async def tables(self, request: Request) -> object:
        return await self.lobby.open(await body(request, messages.NewTable), self._device(request), address(request))

    async def records(self, request: Request) -> object:
        return await self.lobby.bring(
            await body(request, messages.BringRecord), self._device(request), address(request)
        )

    async def use_code(self, request: Request) -> object:
        asked = await body(request, messages.UseCode)
        return await self.lobby.use_code(asked, self._device(request), address(request))

    async def claim(self, request: Request) -> object:
        asked = await body(request, messages.Claim)
        return await self.lobby.claim(request.path_params["table"], asked, self._device(request))

    async def free(self, request: Request) -> object:
        asked = await body(request, messages.OneChair)
        return await self.lobby.free(request.path_params["table"], asked, self._device(request))

    async def bot(self, request: Request) -> object:
        asked = await body(request, messages.SeatBot)
        return await self.lobby.seat_bot(request.path_params["table"], asked, self._device(request))

    async def offer(self, request: Request) -> object:
        asked, table = await body(request, messages.Offer), request.path_params["table"]
        return await self.lobby.offer(table, asked, self._device(request), address(request))

    async def open_tables(self, request: Request) -> object:
        return await self.lobby.open_tables(self._who(request))

    async def invite(self, request: Request) -> object:
        asked = await body(request, messages.OneChair)
        return await self.lobby.invite(request.path_params["table"], asked, self._device(request))

    async def code(self, request: Request) -> object:
        asked = await body(request, messages.OneChair)
        return await self.lobby.code(request.path_params["table"], asked, self._device(request))

    async def mine(self, request: Request) -> object:
        """A page of one's own tables, the latest first; `skip` tells how many one has already."""
        skip = number(request.query_params.get("skip", ""), "skip")
        return await self.lobby.mine(self._device(request), MOST_LISTED, skip or 0)

    async def results(self, request: Request) -> object:
        return await self.lobby.results(self._device(request))

    async def campaign(self, request: Request) -> object:
        return await self.lobby.campaign(game_of(request), self._device(request))

    async def info(self, request: Request) -> object:
        return await self.lobby.info(request.path_params["table"], self._who(request))

    async def record(self, request: Request) -> Response:
        """A finished game that is named; else the one played now or last."""
        table, who, game = request.path_params["table"], self._who(request), game_number(request)
        chair = number(request.query_params.get("chair", ""), "chair", 2)
        if game is not None:
            return PlainTextResponse(await self.review.record(table, game, who))
        return PlainTextResponse(await self.lobby.record(table, chair, who))

    async def story(self, request: Request) -> object:
        table, eyes = request.path_params["table"], request.query_params.get("eyes", "")
        return await self.review.story(table, game_number(request), eyes, self._who(request))

    async def moments(self, request: Request) -> object:
        asked = request.query_params
        line, count = number(request.path_params["line"], "line"), number(asked.get("count", ""), "count")
        table, who = request.path_params["table"], self._who(request)
        game, eyes = game_number(request), asked.get("eyes", "")
        return await self.review.moments(table, game, line or 0, eyes, count or 1, who)

    async def earlier(self, request: Request) -> object:
        line, chair = number(request.path_params["line"], "line"), request.query_params.get("chair", "")
        table, who = request.path_params["table"], self._who(request)
        return await self.review.earlier(table, line or 0, number(chair, "chair", 2), who)

    async def play_on(self, request: Request) -> object:
        asked, table = await body(request, messages.PlayOn), request.path_params["table"]
        return await self.review.play_on(table, asked, self._device(request), address(request))

    async def games(self, request: Request) -> object:
        return [game_info(game, language(request), self.server.hub.levels) for game in shelf().values()]

    async def game(self, request: Request) -> object:
        return game_info(game_of(request), language(request), self.server.hub.levels)

    async def lesson(self, request: Request) -> object:
        return lessons.lesson(game_of(request))

    async def whole_lesson(self, request: Request) -> Response:
        return (await asyncio.to_thread(lessons.lesson_with_answers, game_of(request))).sent(request.headers)

    async def words(self, request: Request) -> Response:
        game, spoken = game_of(request), request.path_params["language"]
        if spoken not in LANGUAGES:
            raise ServerRefusal("no-address", status=404)
        return pages.words_of(game, spoken).sent(request.headers)

    async def try_step(self, request: Request) -> object:
        game = game_of(request)
        return lessons.tried(game, await body(request, messages.TryStep))

    async def health(self, request: Request) -> object:
        await self.server.store.health()
        return {"ok": True, "tables": len(self.server.hub.rooms), "devices": len(self.server.sessions)}

    async def page(self, request: Request) -> Response:
        path, played = request.scope["path"], ""
        if table := pages.table_at(path):
            with contextlib.suppress(StoreError):  # the page comes even when nothing else does
                played = await self.server.store.game_of(table)
        return self.pages.answer(path, language(request), request.headers, played)

    # WebSocket.

    async def socket(self, websocket: WebSocket) -> None:
        """One connection: what comes in goes to its session, what waits in its outbox goes out."""
        who, here = self._who(websocket), address(websocket)
        connection, counted = self._came_over(websocket), who or here
        has_room = self._sockets[counted] < (MOST_CONNECTIONS if who else MANY * MOST_CONNECTIONS)
        if connection is not None and connection.is_unwelcome:
            await websocket.close(1008)
            connection.transport.abort()
            return
        if not same_origin(websocket) or not has_room:
            self.server.hub.log_refusal(
                here, ServerRefusal("other-site" if not same_origin(websocket) else "too-many-connections")
            )
            await websocket.close(1008)
            return
        self._sockets[counted] += 1
        try:
            await websocket.accept()
            await self._carry(websocket, who, here, connection)
        finally:
            self._sockets -= Counter([counted])

    async def _carry(self, websocket: WebSocket, who: str, here: str, connection: Connection | None) -> None:
        something = asyncio.Event()
        session = Session(who, here, language(websocket), something.set)
        self.server.sessions.add(session)
        carrying = [
            asyncio.create_task(self._receive(websocket, session, connection)),
            asyncio.create_task(self._send(websocket, session, something)),
        ]
        try:
            await asyncio.wait(carrying, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.server.sessions.discard(session)
            self.server.hub.disconnect(session, self.server.now)
            for task in carrying:
                task.cancel()
            for ended in await asyncio.gather(*carrying, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                    log.error("a connection ended by our fault", exc_info=ended)

    async def _receive(self, websocket: WebSocket, session: Session, connection: Connection | None) -> None:
        """Hand in what comes. After each message the others have their turn."""
        while (event := await websocket.receive())["type"] != "websocket.disconnect":
            self.server.hub.receive(session, event.get("text") or event.get("bytes") or b"", self.server.now)
            if connection is not None:
                connection.seat(session.is_seated)
                if session.is_cut_off:
                    connection.cut_off()
            await asyncio.sleep(0)

    async def _send(self, websocket: WebSocket, session: Session, something: asyncio.Event) -> None:
        """Carry the outbox. A device that does not take its frames holds up nobody but itself."""
        something.set()
        try:
            while not session.is_too_slow:
                await something.wait()
                something.clear()
                for frame in session.take():
                    async with asyncio.timeout(SEND_SECONDS):  # wait_for can lose a cancellation
                        await websocket.send_text(frame.decode())
                if self.server.is_closing:
                    await websocket.close(RESTARTING)
                    return
        except TimeoutError:
            log.info("a device did not take its messages")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await websocket.close(TOO_SLOW)


async def _warm(workers: Workers) -> None:
    try:
        await workers.start()
    except Exception as error:
        log.error("the bots cannot be started: %s", error)


# Small things of HTTP.


def address(connection: HTTPConnection) -> str:
    """Where somebody is, as far as that counts."""
    return home(connection.client.host) if connection.client else ""


def number(text: str, what: str, digits: int = 5) -> int | None:
    """A small number in an address; None: there is none."""
    if text and not (text.isascii() and text.isdigit() and len(text) <= digits):
        raise ServerRefusal("bad-message", why=what)
    return int(text) if text else None


def game_number(request: Request) -> int | None:
    """Which game of a table an address names; None: none."""
    return number(request.query_params.get("game", ""), "game")


def language(connection: HTTPConnection) -> str:
    """What the address says, or the browser; English else."""
    asked = [connection.query_params.get("lang", "")]
    asked += [part.split(";")[0].strip()[:2] for part in connection.headers.get("accept-language", "").split(",")]
    return next((one for one in asked if one in LANGUAGES), "en")


def same_origin(connection: HTTPConnection) -> bool:
    """Does a page of another site ask, with this person's cookie? Programs send no origin."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


async def body(request: Request, kind: type[B]) -> B:
    """What was sent, as it should be; Refusal if it is not."""
    if not same_origin(request):
        raise ServerRefusal("other-site", status=403)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise ServerRefusal("not-json", status=415)
    read = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                read += part
                if len(read) > LONGEST_BODY:
                    raise ServerRefusal("too-long", status=413, longest=LONGEST_BODY)
    except TimeoutError:
        raise ServerRefusal("too-slow", status=408) from None
    try:
        return msgspec.json.decode(bytes(read), type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise ServerRefusal("bad-message", why=str(error)[:200]) from error


def answered(found: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(found), status, HEADERS, "application/json")


def refused(why: AnyRefusal, request: Request) -> Response:
    """A code and a sentence."""
    status = getattr(why, "status", 503 if isinstance(why, StoreError) else 409)
    return answered(messages.ErrorBody(code=why.code, text=why.text(language(request))), status)


def game_of(request: Request) -> AnyGame:
    """The game that an address names."""
    game = shelf().get(request.path_params["game"])
    if game is None:
        raise ServerRefusal("no-game", status=404)
    return game


def game_info(game: AnyGame, spoken: str, levels: Iterable[str]) -> messages.GameInfo:
    text = game.words(spoken)
    chapters = [key.removesuffix("-title") for key in text.keys if key.startswith("rules-") and key.endswith("-title")]
    return messages.GameInfo(
        id=game.id,
        rules=game.rules_version,
        seats=list(game.seat_names),
        fewest=game.fewest_seats,
        options=dict(game.options),
        earned_options=list(game.earned_options),
        bots=list(levels),
        cooperative=game.meta.cooperative,
        can_agree_draw=game.meta.can_agree_draw,
        has_points=game.meta.has_points,
        silent=game.meta.silent,
        title=text.say("title"),
        tagline=text.say("tagline"),
        credits=text.say("credits"),
        chapters=[[text.say(f"{key}-title"), text.say(key)] for key in chapters],
        campaign=game.campaign(spoken),
        minutes=game.meta.minutes,
        order=game.meta.order,
        has_lesson=bool(game.lesson),
    )
