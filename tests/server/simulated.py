"""The live tables without sockets, database or processes: a test decides when something is kept, lost or read."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

from sottovoce.bots import bot
from sottovoce.bots.bot import LEVELS
from sottovoce.games import shelf
from sottovoce.rules.rng import Rng
from sottovoce.server.errors import Unavailable
from sottovoce.server.live.effects import KeepSnapshot, Load, Save, Think
from sottovoce.server.live.hub import Hub
from sottovoce.server.live.session import Session
from sottovoce.table.journal import Settings
from sottovoce.table.table import Table
from tests.example_games import AT_ONCE


class World:
    """A hub, and a store that does what it is told."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._seeds = count(1)
        self.hub = Hub(shelf(), LEVELS, lambda: next(self._seeds), lambda: None)
        self.kept: dict[str, list[bytes]] = {}
        self.is_down = False
        self.forgets_to_say = False  # it keeps, but the answer is lost
        self.bots_answer = True
        self.thinking: list[Think] = []

    def table(self, game: str = AT_ONCE, people: int = 2, bots: int = 0, **settings: Any) -> str:
        """A table at which the devices `0`, `1`, … sit and are ready."""
        table = Table.open(shelf(), game, people + bots, {}, Settings(**settings), "0", self.now, Rng(1))
        for chair in range(people):
            table.invite(chair, "x", "0", self.now)
            table.claim(chair, f"P{chair}", str(chair), self.now, "x")
        for chair in range(people, people + bots):
            table.seat_bot(chair, "random", "0", LEVELS, self.now)
        for chair in range(people):
            table.ready(chair, key=f"ready-{chair}", now=self.now)
        self.hub.now = self.now
        self.hub.opened("t", table)
        self.settle()
        return "t"

    def settle(self) -> None:
        """Carry out everything that is asked for."""
        while self.hub.effects:
            self.step()

    def step(self) -> None:
        effect = self.hub.effects.popleft()
        trouble = Unavailable("store-unavailable")
        if isinstance(effect, Load):
            if self.is_down:
                self.hub.loaded(effect.table, None, trouble, self.now)
            else:
                self.hub.loaded(effect.table, list(self.kept.get(effect.table, [])), None, self.now)
        elif isinstance(effect, Save):
            lines = self.kept.setdefault(effect.table, [])
            if self.is_down or effect.first != len(lines):
                self.hub.save_failed(effect, trouble, self.now)
                return
            lines += effect.entries
            if self.forgets_to_say:
                self.hub.save_failed(effect, trouble, self.now)
            else:
                self.hub.saved(effect, self.now)
        elif isinstance(effect, KeepSnapshot):
            list(effect.blocks)
        elif self.bots_answer:
            choice = bot.choose(effect.game, effect.view, effect.lines, "random", Rng(1))
            self.hub.bot_chose(effect, choice.move, self.now)
        else:
            self.thinking.append(effect)

    def any_move(self, chair: int) -> str:
        """A random move of this chair, which owes one."""
        state = self.hub.rooms["t"].table.state
        assert state.play is not None
        return str(state.play.game.spell(state.play.position.draw(state.seat_of(chair), Rng(1))))

    def device(self, who: str) -> Phone:
        return Phone(self, who)


class Phone:
    """One connection."""

    def __init__(self, world: World, who: str) -> None:
        self.world = world
        self.session = Session(who)

    def say(self, ask: str, **fields: Any) -> None:
        self.world.now += 1
        self.send({"ask": ask, "table": "t", **fields})

    def send(self, message: dict[str, Any]) -> None:
        self.world.hub.receive(self.session, json.dumps(message), self.world.now)

    def close(self) -> None:
        self.world.hub.disconnect(self.session, self.world.now)

    def told(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.session.take()]
