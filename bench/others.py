"""What other servers do about one bad visitor: `python -m bench.others`, and a section of docs/server.md.

All of them serve the same smallest application, which says back whatever it is told, each in a process of its own and
as it comes: nothing is set but the port. One polite visitor says something forty times a second, first in quiet
and then beside an attacker. `python -m bench.others NAME PORT` is one of the servers.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module, metadata
from pathlib import Path
from statistics import median
from typing import Any

from bench.attacked import can_be_apart, gives_way
from bench.attackers import ATTACKS, FLOODS, KEPT, UPGRADE, frame

QUIET, ATTACKED = 2.0, 6.0  # seconds
PACE = 0.025  # seconds between two words of the polite one: ours takes it for a flood if there are many more
PATIENCE = 20.0  # seconds after which an answer does not count any more, and a server that does not start
WORD = b'{"ask":"hello"}'
TOO_LONG = 1.0  # seconds: an attacker who is still there is not cut off
WAITED = 90.0  # seconds for a connection that says nothing, or half a request, to be closed
FIRST = {min(os.sched_getaffinity(0))} if can_be_apart() else None  # the servers' processor
MOST_MEMORY = 6 * 2**30  # bytes: a server that would take more has to fail, not the machine
PACKAGES = {"uvicorn": "uvicorn", "Hypercorn": "hypercorn", "Granian": "granian", "picows": "picows"}

OPENING = """\
## Beside somebody who means no good, on other servers

Each serves the same smallest application, which says back whatever it is told (picows: its own listener), in one
process, with all settings as they come; *ours* is uvicorn with our door and our bounds. In a server that was just
started somebody says a word every {pace:g} ms over a WebSocket, for {quiet:g} s in quiet and then for {attacked:g} s
beside one of the attackers of the table above. An answer is late from the moment at which the word should be said.
{apart}
Servers take turns, attack by attack, all in one run on {date}; before it began, {load:.1f} other processes wanted one
of the {cores} processors. {versions}.

"""
APART = "The server has a processor of its own; the attacker gives way to the polite one on the other."
TOGETHER = "All share the processors."


# The servers.


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """The application: over a WebSocket it says back what it is told, over HTTP there is nothing."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 404, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})
        return
    while (event := await receive())["type"] not in ("websocket.disconnect", "lifespan.shutdown"):
        match event["type"]:
            case "websocket.connect":
                await send({"type": "websocket.accept"})
            case "websocket.receive":
                await send({"type": "websocket.send", "text": event.get("text") or ""})
            case "lifespan.startup":
                await send({"type": "lifespan.startup.complete"})


def ours(port: int) -> None:
    import uvicorn

    from sottovoce.server.http.bounded import BoundedHttp, BoundedSocket
    from sottovoce.server.http.connections import Connections
    from sottovoce.server.http.door import GuardedServer

    connections = Connections()
    http: Any = partial(BoundedHttp, connections)
    ws: Any = partial(BoundedSocket, connections)
    config = uvicorn.Config(echo, http=http, ws=ws, log_level="error", ws_per_message_deflate=False)
    listening = socket.create_server(("127.0.0.1", port))
    GuardedServer(config, connections).run(sockets=[listening])


def uvicorn(port: int) -> None:
    import_module("uvicorn").run(echo, port=port, log_level="critical")


def hypercorn(port: int) -> None:
    config = import_module("hypercorn.config").Config()
    config.bind = [f"127.0.0.1:{port}"]
    config.errorlog = None
    asyncio.run(import_module("hypercorn.asyncio").serve(echo, config))


def granian(port: int) -> None:
    made = import_module("granian").Granian("bench.others:echo", port=port, interface="asgi", log_enabled=False)
    made.serve()


def picows(port: int) -> None:
    library = import_module("picows")

    class Echo(library.WSListener):  # type: ignore[misc, name-defined]
        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == library.WSMsgType.TEXT:
                transport.send(library.WSMsgType.TEXT, frame.get_payload_as_bytes())
            elif frame.msg_type == library.WSMsgType.CLOSE:
                transport.disconnect()

    async def serve() -> None:
        server = await library.ws_create_server(lambda _: Echo(), "127.0.0.1", port)
        await server.serve_forever()

    asyncio.run(serve())


SERVERS: dict[str, Callable[[int], None]] = {
    "ours": ours, "uvicorn": uvicorn, "Hypercorn": hypercorn, "Granian": granian, "picows": picows,
}  # fmt: skip


class Server:
    """One of them in a process of its own."""

    def __init__(self, name: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        command = [sys.executable, "-m", "bench.others", name, str(self.port)]
        self.process = subprocess.Popen(command, start_new_session=True, stderr=subprocess.DEVNULL)
        if FIRST is not None:
            os.sched_setaffinity(self.process.pid, FIRST)  # before it starts others
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                assert self.process.poll() is None, f"{name} does not start"
                assert time.monotonic() < until, f"{name} does not listen"
                time.sleep(0.05)

    def memory(self, which: str = "VmRSS") -> int:
        """Bytes now, or at most (`VmHWM`): of the process and of those that it started."""
        return sum(_memory(process, which) for process in _with_children(self.process.pid))

    def end(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@contextmanager
def served(name: str) -> Iterator[Server]:
    server = Server(name)
    try:
        yield server
    finally:
        server.end()


def _with_children(process: int) -> list[int]:
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return []
    return [process, *(one for child in children for one in _with_children(int(child)))]


def _memory(process: int, which: str) -> int:
    told = Path(f"/proc/{process}/status").read_text().partition(f"{which}:")[2]
    return int(told.split()[0]) * 1_024 if told else 0


# The polite one.


class Polite:
    """Says a word at a steady pace, and hears it back."""

    def __init__(self, port: int) -> None:
        self.line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.line.sendall(UPGRADE)
        got = b""
        while b"\r\n\r\n" not in got:
            got += self.line.recv(4_096)
        assert b" 101 " in got

    def talk(self, seconds: float) -> list[float]:
        """For so long; how late each answer was. Those that never came are as late as can be."""
        waits: list[float] = []
        began = time.perf_counter()
        for number in range(int(seconds / PACE)):
            due = began + number * PACE
            time.sleep(max(0.0, due - time.perf_counter()))
            try:
                self.line.sendall(frame(1, WORD))
                while self._read() != 1:
                    pass
            except OSError:
                return waits + [PATIENCE] * (int(seconds / PACE) - number)
            waits.append(time.perf_counter() - due)
        return waits

    def _read(self) -> int:
        """One frame; returns its kind."""
        head = self._exactly(2)
        self._exactly(head[1])
        return head[0] & 0x0F

    def _exactly(self, size: int) -> bytes:
        got = b""
        while len(got) < size:
            part = self.line.recv(size - len(got))
            if not part:
                raise ConnectionError
            got += part
        return got


# The measure.


@dataclass(frozen=True)
class Beside:
    """How it was to talk to a server beside an attacker."""

    quiet: float  # seconds: 99 of 100
    attacked: float
    longest: float  # seconds until the attacker was cut off; 0: it was not
    memory: int  # bytes more than before, at most


def late(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.99)]


def beside(name: str, attack: str) -> Beside:
    with served(name) as server:
        polite = Polite(server.port)
        polite.talk(QUIET / 4)
        quiet = late(polite.talk(QUIET))
        before = server.memory()
        command = [sys.executable, "-m", "bench.attackers", attack, str(server.port), str(ATTACKED), "127.0.1.1"]
        attacker = subprocess.Popen(command, stdout=subprocess.PIPE)
        gives_way(attacker.pid)
        waits = polite.talk(ATTACKED)
        try:
            told = json.loads(attacker.communicate(timeout=PATIENCE)[0])
        except subprocess.TimeoutExpired:  # it waits for an answer to its greeting
            attacker.kill()
            attacker.communicate()
            told = {"longest": 0.0, "enduring": ATTACKED}
        longest = 0.0 if told["enduring"] > TOO_LONG else told["longest"]
        return Beside(quiet, late(waits), longest, server.memory("VmHWM") - before)


def closes(name: str) -> dict[str, float]:
    """After how many seconds a server closes a connection that says nothing, and one that says half a request."""
    found: dict[str, float] = {}

    def wait(attack: str) -> None:
        with socket.create_connection(("127.0.0.1", server.port), timeout=WAITED) as line:
            began = time.monotonic()
            line.sendall(KEPT[attack])
            try:
                while line.recv(4_096):
                    pass
            except TimeoutError:
                return
            except OSError:
                pass
            found[attack] = time.monotonic() - began

    with served(name) as server:
        waiting = [threading.Thread(target=wait, args=(attack,)) for attack in KEPT]
        for one in waiting:
            one.start()
        for one in waiting:
            one.join()
    return found


def section() -> str:
    """Measure, and tell of it."""
    busy, every = os.getloadavg()[0], os.sched_getaffinity(0)
    if FIRST is not None:
        os.sched_setaffinity(0, every - FIRST)
    found: dict[tuple[str, str], Beside] = {}
    for attack in ATTACKS:
        for name in SERVERS:
            print(f"{attack}, {name}", file=sys.stderr)
            found[attack, name] = beside(name, attack)
    closed: dict[str, dict[str, float]] = {}
    waiting = [threading.Thread(target=lambda name=name: closed.update({name: closes(name)})) for name in SERVERS]
    for one in waiting:
        one.start()
    for one in waiting:
        one.join()
    os.sched_setaffinity(0, every)
    opening = OPENING.format(
        pace=PACE * 1_000, quiet=QUIET, attacked=ATTACKED, apart=APART if FIRST else TOGETHER,
        date=time.strftime("%Y-%m-%d"), load=busy, cores=os.cpu_count(),
        versions=", ".join(f"{name} {metadata.version(package)}" for name, package in PACKAGES.items()),
    )  # fmt: skip
    return opening + written(found, closed)


def written(found: dict[tuple[str, str], Beside], closed: dict[str, dict[str, float]]) -> str:
    def told_late(attack: str, name: str) -> str:
        one = found[attack, name]
        if one.attacked >= PATIENCE:
            return "no answer"
        return f"{one.attacked * 1_000:.1f} ms ({one.attacked / one.quiet:.1f} ×)"

    def cut_off(attack: str, name: str) -> str:
        seconds = closed[name].get(attack, 0.0) if attack in KEPT else found[attack, name].longest
        if not seconds:
            return "no"
        return f"{seconds:.0f} s" if seconds >= 10 else f"{seconds * 1_000:.0f} ms"

    def memory(attack: str, name: str) -> str:
        return f"{max(0, found[attack, name].memory) / 2**20:.0f} MiB"

    quiet = [f"{median(found[attack, name].quiet for attack in ATTACKS) * 1_000:.1f} ms" for name in SERVERS]
    return (
        "\n\n".join(
            [
                "How late 99 of 100 answers were at most, and how many times as late as in quiet just before:",
                "\n".join([*_head(), f"| in quiet | {' | '.join(quiet)} |", *_rows(told_late)]),
                "The longest until the attacker was cut off. Of connections that say nothing, or half a request, one"
                f" was watched,\nfor {WAITED:g} s:",
                "\n".join([*_head(), *_rows(cut_off)]),
                "Memory that the server took at most, beyond what it had in quiet:",
                "\n".join([*_head(), *_rows(memory)]),
            ]
        )
        + "\n"
    )


def _head() -> list[str]:
    return ["| | " + " | ".join(SERVERS) + " |", "|---|" + "--:|" * len(SERVERS)]


def _rows(told: Callable[[str, str], str]) -> list[str]:
    return [f"| {attack} | " + " | ".join(told(attack, name) for name in SERVERS) + " |" for attack in (*FLOODS, *KEPT)]


def main() -> None:
    if len(sys.argv) == 1:
        print(section())
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    SERVERS[sys.argv[1]](int(sys.argv[2]))


if __name__ == "__main__":
    main()
