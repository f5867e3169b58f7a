"""The two protocols of uvicorn, within bounds.

uvicorn reads whatever a client sends: a head of any length, a request that never ends, requests and frames without
number, all that has come in at once. Here what comes in is counted (`connections.py`) and read in small pieces, so that
none of it costs the others more than a moment, and everything has to come within a time.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from sottovoce.server.http.connections import BYTES, CONTROL, FRAMES, REQUESTS, Connection, Connections

PIECE = 1_024  # bytes of a request that are read before it is seen whether they were too many
FRAMES_PIECE = 256  # bytes of a WebSocket that are read before others have their turn: some 40 of the smallest frames
LONGEST_HEAD = 16_384  # bytes of a request line and its headers
LONGEST_REQUEST = 900_000  # bytes of a request, however it is encoded: one that is too long is told so first
REQUEST_SECONDS = 10.0  # for all of a request to come
SILENT_SECONDS = 60.0  # until the first request begins
TAKING_SECONDS = 30.0  # for a client to take what it asked for
CLOSING_SECONDS = 1.0  # for the other side to close a WebSocket
MOST_PIPELINED = 8  # requests that wait for the answer to another
CONNECTION = "sottovoce.connection"  # in the scope that the application is given


class BoundedHttp(HttpToolsProtocol):
    """HTTP, within bounds."""

    def __init__(self, connections: Connections, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._connections = connections
        self._in_head, self._head, self._request = True, 0, 0  # the bytes of it
        self._deadline: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.bounds = self._connections.opened(transport)
        self._within(SILENT_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._within(None)
        self.resume_writing()
        self._connections.closed(self.bounds)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.bounds.spend(BYTES, len(data)):
            return
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._read(data[start : start + PIECE])

    def _read(self, piece: bytes) -> None:
        if not self._request:
            self._within(REQUEST_SECONDS)
        self._request += len(piece)
        self._head += len(piece) if self._in_head else 0
        if self._head > LONGEST_HEAD:
            self._end(b"431 Request Header Fields Too Large")
        elif self._request > LONGEST_REQUEST:
            self._end(b"413 Content Too Large")
        else:
            super().data_received(piece)

    def handle_websocket_upgrade(self) -> None:
        self._within(None)
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        cast("dict[str, Any]", self.scope)[CONNECTION] = self.bounds
        self.bounds.spend(REQUESTS)
        if len(self.pipeline) >= MOST_PIPELINED:
            self.bounds.cut_off()

    def on_headers_complete(self) -> None:
        self._in_head = False
        if not self.transport.is_closing():
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self.cycle is not None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_head, self._head, self._request = True, 0, 0
        self._within(None)
        if self.cycle is not None:
            super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking = self._taking or self.loop.call_later(TAKING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def _within(self, seconds: float | None) -> None:
        """The next has to happen within so many seconds; None: nothing is waited for."""
        if self._deadline is not None:
            self._deadline.cancel()
        late = None if seconds is None else self.loop.call_later(seconds, self._too_late)
        self._deadline = late

    def _too_late(self) -> None:
        if self._request:
            self._end(b"408 Request Timeout")
        else:
            self.transport.abort()

    def _end(self, status: bytes) -> None:
        """Say why, if nothing else is being said, and close."""
        self.bounds.blame()
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
        else:
            self.transport.abort()


class BoundedSocket(WebSocketsSansIOProtocol):
    """A WebSocket, within bounds."""

    bounds: Connection

    def __init__(self, connections: Connections, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._connections = connections
        self._data = self._control = 0  # frames in the last piece
        self._unread = bytearray()  # what has come and waits for its turn
        self.close_timeout = CLOSING_SECONDS

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.bounds = self._connections.of(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.closed(self.bounds)
        self._unread.clear()
        while self.bounds.is_cut_off and not self.queue.empty():
            self.queue.get_nowait()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.bounds.spend(BYTES, len(data)):
            is_first = not self._unread
            self._unread += data
            if is_first:
                self._read()

    def _read(self) -> None:
        """Read one piece. The next has its turn after the others had theirs, and after the application has taken what
        was in this one; until then nothing more comes in."""
        if self.transport.is_closing():
            self._unread.clear()
            return
        piece = bytes(self._unread[:FRAMES_PIECE])
        del self._unread[:FRAMES_PIECE]
        self._data = self._control = 0
        super().data_received(piece)
        if self._data and not self.bounds.spend(FRAMES, self._data):
            return
        if self._control and not self.bounds.spend(CONTROL, self._control):
            return
        if self._unread:
            self._pause()
            if self.queue.empty():
                self.loop.call_soon(self._read)
        elif self.queue.empty():
            self._resume()

    async def receive(self) -> Any:
        """What the application takes, one message at a time."""
        message = await self.queue.get()
        if self.queue.empty():
            if self._unread:
                self.loop.call_soon(self._read)
            else:
                self._resume()
        return message

    async def send(self, message: Any) -> None:
        """What the application says. Once a close was sent, by whomever, it speaks to nobody."""
        if self.close_sent and self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)

    def keepalive_timeout(self) -> None:
        """Nobody answers, so what waits to be sent is not waited for."""
        self.transport.abort()

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _resume(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast("dict[str, Any]", self.scope)[CONNECTION] = self.bounds

    def handle_cont(self, event: Frame) -> None:
        self._data += 1
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        self._data += 1
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._data += 1
        super().handle_bytes(event)

    def handle_ping(self) -> None:
        self._control += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._control += 1
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """What is not UTF-8 is no text: the connection is closed, and nothing is logged that anybody can repeat."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
