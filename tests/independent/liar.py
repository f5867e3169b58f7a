"""Stands between a referee and the engine and falsifies one thing now and then: `liar.py LIE COMMAND…`."""

import itertools
import json
import os
import re
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from threading import Thread
from typing import Any

Message = dict[str, Any]


class Liar:
    """Tells every answer as it is, except the few that its lie falsifies."""

    def __init__(self, lie: str) -> None:
        self.falsify, every = LIES[lie]
        self.chances = itertools.count(1)
        self.every = every
        self.lovers: dict[str, str] = {}

    def tell(self, request: Message, answer: Message) -> Message:
        self.overhear(request, answer)
        lie = self.falsify(self, request, answer)
        return lie if lie is not None and next(self.chances) % self.every == 0 else answer

    def overhear(self, request: Message, answer: Message) -> None:
        if not answer["ok"]:
            return
        match request.get("cmd"):
            case "play" if request["move"].startswith("lovers "):
                self.lovers[request["match"]] = request["move"][-2:]
            case "load" | "record":
                if named := re.search("lovers ([A-Z]{2})", str({**request, **answer}["record"])):
                    self.lovers[{**request, **answer}["match"]] = named[1]
            case "resample":
                self.lovers[answer["match"]] = self.lovers.get(request["match"], "")

    # Each gives what would be a lie about this answer, or None where it has nothing to lie about.

    def dropped_move(self, _: Message, answer: Message) -> Message | None:
        return {**answer, "moves": answer["moves"][1:]} if answer.get("moves") else None

    def report(self, _: Message, answer: Message) -> Message | None:
        return {**answer, "events": ["different"]} if answer.get("events") == ["same"] else None

    def count(self, _: Message, answer: Message) -> Message | None:
        return {**answer, "nodes": answer["nodes"] + 1} if "nodes" in answer else None

    def outcome(self, request: Message, answer: Message) -> Message | None:
        if request.get("cmd") != "turn" or not answer.get("outcome"):
            return None
        told = answer["outcome"]
        return {**answer, "outcome": {**told, "winners": [1 - told["winners"][0]]}}

    def error(self, _: Message, answer: Message) -> Message | None:
        return {**answer, "error": "bad_move"} if answer.get("error") == "illegal_move" else None

    def whisper(self, request: Message, answer: Message) -> Message | None:
        """Capulet hears something that depends on the lovers, though not who they are."""
        if request.get("cmd") != "view" or request["seat"] != 0 or len(answer["log"]) < 2:
            return None
        return {**answer, "mood": sum(self.lovers.get(request["match"], "").encode()) % 10}

    def belief(self, _: Message, answer: Message) -> Message | None:
        """Takes Romeo's likeliest companion card to be a little less likely."""
        if "could_hold" not in str(answer.get("view")):
            return None
        told = json.loads(json.dumps(answer))
        chances = told["view"]["lovers"][1]["could_hold"]["companions"]
        if not chances:
            return None
        chances[max(chances, key=chances.__getitem__)] -= 0.01
        return told  # type: ignore[no-any-return]

    def sample(self, request: Message, answer: Message) -> Message | None:
        """Pretends to have drawn another match, which is the one asked about."""
        return {**answer, "match": request["match"]} if request.get("cmd") == "resample" else None


LIES: dict[str, tuple[Callable[[Liar, Message, Message], Message | None], int]] = {
    "dropped_move": (Liar.dropped_move, 500),
    "report": (Liar.report, 10),
    "count": (Liar.count, 20),
    "outcome": (Liar.outcome, 10),
    "error": (Liar.error, 50),
    "whisper": (Liar.whisper, 1),
    "belief": (Liar.belief, 1),  # always: comparing one view with another does not find it
    "sample": (Liar.sample, 20),
}


def main() -> None:
    lie, *command = sys.argv[1:]
    liar = Liar(lie)
    asked: deque[Message] = deque()
    engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert engine.stdin is not None
    assert engine.stdout is not None
    to_engine = engine.stdin

    def forward() -> None:
        for line in sys.stdin.buffer:
            try:
                request = json.loads(line)
            except ValueError:
                request = None
            asked.append(request if isinstance(request, dict) else {})
            to_engine.write(line)
            to_engine.flush()
        to_engine.close()

    Thread(target=forward, daemon=True).start()
    try:
        for line in engine.stdout:
            answer = json.loads(line)
            told = liar.tell(asked.popleft(), answer)
            sys.stdout.buffer.write(line if told is answer else json.dumps(told).encode() + b"\n")
            sys.stdout.buffer.flush()
    except OSError:  # the referee has heard enough
        engine.kill()
    os._exit(engine.wait())  # without another try to write what nobody reads


if __name__ == "__main__":
    main()
