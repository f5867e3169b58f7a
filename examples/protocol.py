"""A bot of one's own plays against ours through the line protocol. It needs nothing but `sottovoce` on the PATH.

    python examples/protocol.py verona-twist

The bot asks for its view alone, as any fair program would, and plays a legal move without much thought.
"""

import json
import random
import subprocess
import sys
from typing import Any


class Engine:
    """`sottovoce engine`: one JSON object per line in, one out."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            ["sottovoce", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, cmd: str, **request: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps({"cmd": cmd, **request}), file=self.process.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(answer["message"])
        return answer


def my_move(engine: Engine, match: str, seat: int) -> str:
    """Any move that our view says is legal; for a set-up with too many to list we ask a bot."""
    view = engine.ask("view", match=match, seat=seat)["view"]
    if view["legal"]:
        return str(random.choice(view["legal"]))
    return str(engine.ask("bot", match=match, seat=seat, level="random")["move"])


def main() -> None:
    engine = Engine()
    game = sys.argv[1] if len(sys.argv) > 1 else engine.ask("hello")["games"][0]["id"]
    match = engine.ask("new", game=game)["match"]
    while (turn := engine.ask("turn", match=match))["outcome"] is None:
        seat = turn["to_act"][0]
        if seat == 0:
            move = my_move(engine, match, seat)
        else:
            move = engine.ask("bot", match=match, seat=seat, level="novice")["move"]
        engine.ask("play", match=match, seat=seat, move=move)
    print(f"{game}: {turn['outcome']['reason']}; our score {turn['outcome']['scores'][0]:g}")
    engine.process.communicate()


if __name__ == "__main__":
    main()
