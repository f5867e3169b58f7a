"""One game of a contest, from the first move to the record that is kept of it."""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec

from sottovoce.arena.plan import Lineup, Plan, Task
from sottovoce.arena.players import Entrant
from sottovoce.arena.program import Forfeit
from sottovoce.rules import record
from sottovoce.rules.game import Refusal
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What is counted of a game."""

    deal: int
    lineup: Lineup
    scores: list[float]  # of each seat, as the game counts them
    places: list[int]  # of each seat: 1 is the best, equals share a place; where all win or lose, 1 or 2
    reason: str
    loser: int | None = None  # a seat that lost without having lost on the board
    why: str = ""  # it lost so
    milliseconds: list[list[int]] = []  # what each seat took for each of its moves


class Played(msgspec.Struct, frozen=True):
    """A finished game: what it is called and its record, from which its result can be read."""

    name: str
    text: str


class _Lost(Exception):
    """A seat loses, for a reason that is not of the game."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat


def play(task: Task) -> Played:
    """Play it. The same task gives the same game, if the players play the same."""
    plan = task.plan
    playthrough = Playthrough(plan.on_shelf(), plan.seats, plan.options, Rng(task.seed("chance")))
    entrants: dict[int, Entrant] = {}
    clock: list[list[int]] = [[] for _ in range(plan.seats)]
    notes = {"players": ", ".join(plan.players[player] for player in task.lineup)}
    try:
        for seat, player in enumerate(task.lineup):
            try:
                entrants[seat] = plan.player(player).enter(playthrough.game, plan.seconds)
            except Forfeit as forfeit:
                raise _Lost(seat, str(forfeit)) from None
        while playthrough.to_act:
            _move(task, playthrough, playthrough.to_act[0], entrants, clock)
    except _Lost as lost:
        notes["forfeit"] = f"{lost.seat} {lost}"
    finally:
        for entrant in entrants.values():
            entrant.close()
    notes |= {
        "arena": f"{plan.seed} {task.deal} {' '.join(map(str, task.lineup))}",
        "milliseconds": " | ".join(" ".join(map(str, taken)) for taken in clock),
    }
    return Played(task.name, record.write(playthrough, notes))


def _move(
    task: Task, playthrough: Playthrough, seat: int, entrants: Mapping[int, Entrant], clock: list[list[int]]
) -> None:
    """One move of a seat that owes one."""
    seed = task.seed("player", task.lineup[seat], seat, len(clock[seat]))
    begun = time.perf_counter()
    try:
        move = entrants[seat].choose(playthrough.view(seat), playthrough.log(seat), seed)
        clock[seat].append(round(1000 * (time.perf_counter() - begun)))
        playthrough.play(seat, move)
    except Forfeit as forfeit:
        raise _Lost(seat, str(forfeit)) from None
    except Refusal as refusal:
        raise _Lost(seat, f"played {move[:80]!r}: {refusal}") from None


def result(plan: Plan, text: str) -> Result:
    """What is counted of a game whose record this is."""
    kept = record.read(text, {plan.game: plan.on_shelf()})
    seed, deal, *lineup = kept.notes["arena"].rsplit(maxsplit=1 + plan.seats)
    if seed != plan.seed or len(lineup) != plan.seats:
        raise ValueError("it was played in another contest")
    clock = [[int(taken) for taken in seat.split()] for seat in kept.notes["milliseconds"].split("|")]
    reason, *scored = (kept.result or "forfeit").split()
    scores = [float(score) for score in scored] or [0.0] * plan.seats
    forfeit = kept.notes.get("forfeit", "")
    if not forfeit and not scored:
        raise ValueError("it is not finished")
    loser = int(forfeit.split()[0]) if forfeit else None
    return Result(
        deal=int(deal),
        lineup=tuple(map(int, lineup)),
        scores=scores,
        places=_places(scores, loser, plan.on_shelf().meta.cooperative),
        reason=reason,
        loser=loser,
        why=forfeit.partition(" ")[2],
        milliseconds=clock,
    )


def _places(scores: list[float], loser: int | None, cooperative: bool) -> list[int]:
    if cooperative:
        return [1 if loser is None and score > 0.5 else 2 for score in scores]
    if loser is not None:
        return [len(scores) if seat == loser else 1 for seat in range(len(scores))]
    return [1 + sum(other > score for other in scores) for score in scores]
