"""Visitors who mean no good, each in a process of its own: `python -m bench.attackers NAME PORT SECONDS ADDRESS`.

They connect, send as much as is taken, and connect again as soon as they are cut off. What they print is how often they
connected, how long the longest connection lasted that was cut off, and how long the last one that was not.
"""

from __future__ import annotations

import base64
import contextlib
import json
import select
import socket
import sys
import time

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + base64.b64encode(bytes(16)) + b"\r\n\r\n"
)
MANY = 2_000  # connections that say nothing


def frame(opcode: int, text: bytes) -> bytes:
    """As a client sends it, masked with nothing."""
    return bytes([0x80 | opcode, 0x80 | len(text)]) + bytes(4) + text


FLOODS = {
    "messages without end": (UPGRADE, frame(1, b'{"ask":"ping"}')),
    "control pings without end": (UPGRADE, frame(9, b"")),
    "messages that are none": (UPGRADE, frame(1, b"{")),
    "pipelined requests": (b"", b"GET /api/nowhere HTTP/1.1\r\nHost: x\r\n\r\n"),
    "headers without end": (b"GET / HTTP/1.1\r\nX: ", b"x" * 1_000),
}


def connected(port: int, address: str) -> socket.socket:
    line = socket.socket()
    line.settimeout(30.0)
    line.bind((address, 0))
    line.connect(("127.0.0.1", port))
    return line


def flood(port: int, address: str, first: bytes, again: bytes, until: float) -> tuple[float, bool]:
    """One connection, on which whatever is answered is taken; for how long it was endured, and whether it was cut
    off."""
    block = again * (65_536 // len(again) + 1)
    with contextlib.suppress(OSError), connected(port, address) as line:
        began = time.perf_counter()
        with contextlib.suppress(OSError):
            line.sendall(first)
            if first == UPGRADE and not line.recv(4096):
                return 0.0, True
            line.setblocking(False)
            while (now := time.perf_counter()) < until:
                readable, writable, _ = select.select([line], [line], [], until - now)
                if readable and not line.recv(65_536):
                    break
                if writable:
                    line.send(block)
            else:
                return time.perf_counter() - began, False
        return time.perf_counter() - began, True
    time.sleep(0.01)  # nobody listens
    return 0.0, True


def keep(port: int, address: str, said: bytes, until: float) -> int:
    """Many connections that say nothing, or half of something; how many there were."""
    lines: list[socket.socket] = []
    opened = 0
    while time.perf_counter() < until:
        with contextlib.suppress(OSError):
            line = connected(port, address)
            if said:
                line.sendall(said)
            lines.append(line)
            opened += 1
        if len(lines) > MANY:
            lines.pop(0).close()
    for line in lines:
        line.close()
    return opened


KEPT = {"connections that say nothing": b"", "half a request": b"GET / HTTP/1.1\r\nHo"}
ATTACKS = (*FLOODS, *KEPT)


def main(name: str, port: int, seconds: float, address: str) -> None:
    until = time.perf_counter() + seconds
    times, longest, enduring = 0, 0.0, 0.0
    if name in KEPT:
        times = keep(port, address, KEPT[name], until)
    while name in FLOODS and time.perf_counter() < until:
        seconds, is_cut = flood(port, address, *FLOODS[name], until)
        longest, enduring = (max(longest, seconds), enduring) if is_cut else (longest, seconds)
        times += 1
    print(json.dumps({"times": times, "longest": longest, "enduring": enduring}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4])
