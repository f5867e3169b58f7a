"""Where new connections come in.

uvicorn lets in all that wait, in one go, and makes a transport and a protocol for each before anybody can say no. Here
a few are let in at a time, and who is refused costs two calls of the system. Who comes again and again is not sent away
at once, which would only let them come again at once, but is left waiting for a moment, unread.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections import Counter
from collections.abc import Callable

import uvicorn

from sottovoce.server.http.connections import Connections, home

AT_ONCE = 4  # that are let in, or sent away, before others have their turn
HOLD_SECONDS, MOST_HELD_HERE, MOST_HELD = 0.8, 20, 100  # how long one is left waiting, and how many of an address do
REST_SECONDS = 0.005  # after so many were sent away: who comes by the thousand waits at the door
FULL_SECONDS = 0.1  # until it is tried again when the system has no room for one more
AT_ONCE_GONE = struct.pack("ii", 1, 0)  # to linger for no time: the other side is told that nobody is here


class Door:
    """One listening socket."""

    def __init__(
        self, listening: socket.socket, connections: Connections, protocol: Callable[[], asyncio.Protocol]
    ) -> None:
        self._listening, self._connections, self._protocol = listening, connections, protocol
        self._loop = asyncio.get_running_loop()
        self._entering: set[asyncio.Task[object]] = set()
        self._held: dict[socket.socket, str] = {}  # with their addresses
        self._held_of: Counter[str] = Counter()
        self._is_open = False

    def open(self) -> None:
        """From now on connections come in; NotImplementedError where the loop cannot wait for them so."""
        self._loop.add_reader(self._listening, self._answer)
        self._is_open = True

    def close(self) -> None:
        """Nobody comes in any more."""
        if self._is_open:
            self._is_open = False
            self._loop.remove_reader(self._listening)
        for line in list(self._held):
            self._let_go(line)

    def _answer(self) -> None:
        """Some connections wait."""
        sent_away = 0
        for _ in range(AT_ONCE):
            try:
                line, peer = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:  # no descriptor is left, or no memory
                self._rest(FULL_SECONDS)
                return
            address = home(str(peer[0])) if peer else ""
            if self._connections.admits(address):
                self._enter(line)
            elif not self._hold(line, address):
                sent_away += 1
                _send_away(line)
        if sent_away == AT_ONCE:
            self._rest(REST_SECONDS)

    def _rest(self, seconds: float) -> None:
        self._loop.remove_reader(self._listening)
        self._loop.call_later(seconds, self._try_again)

    def _try_again(self) -> None:
        if self._is_open:
            self._loop.add_reader(self._listening, self._answer)

    def _enter(self, line: socket.socket) -> None:
        line.setblocking(False)
        task = self._loop.create_task(self._entered(line))
        self._entering.add(task)
        task.add_done_callback(self._entering.discard)

    async def _entered(self, line: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._protocol, line)
        except OSError:  # it is gone already
            line.close()

    def _hold(self, line: socket.socket, address: str) -> bool:
        """Let it wait, unless too many do."""
        if self._held_of[address] >= MOST_HELD_HERE or len(self._held) >= MOST_HELD:
            return False
        self._held[line] = address
        self._held_of[address] += 1
        self._loop.call_later(HOLD_SECONDS, self._let_go, line)
        return True

    def _let_go(self, line: socket.socket) -> None:
        address = self._held.pop(line, None)
        if address is not None:
            self._held_of -= Counter([address])
            _send_away(line)


def _send_away(line: socket.socket) -> None:
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE_GONE)
    line.close()


class GuardedServer(uvicorn.Server):
    """uvicorn, with doors of our own."""

    def __init__(self, config: uvicorn.Config, connections: Connections) -> None:
        super().__init__(config)
        self._connections = connections
        self._doors: list[Door] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        if not self.started:
            return
        for listening in sockets or []:
            listening.listen(self.config.backlog)
            listening.setblocking(False)
            door = Door(listening, self._connections, self._protocol)
            try:
                door.open()
            except NotImplementedError:  # on Windows: uvicorn's own, which lets in whatever comes
                loop = asyncio.get_running_loop()
                self.servers.append(await loop.create_server(self._protocol, sock=listening))
            else:
                self._doors.append(door)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for door in self._doors:
            door.close()
        await super().shutdown(sockets)

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made
