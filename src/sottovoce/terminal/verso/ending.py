"""The end: who has won, everybody's points, and alone the rank."""

from __future__ import annotations

from sottovoce.games.verso.view import RANKS, View
from sottovoce.terminal.task import Say
from sottovoce.terminal.verso.news import Who


def ranking(view: View, who: Who, plainly: Who, say: Say) -> list[str]:
    """What is told when the game is over."""
    outcome = view.outcome
    assert outcome is not None
    points = say("points", points=int(max(outcome.scores)))
    if view.rank is not None:
        return [say("end-alone", points=points, best=RANKS[-1]), say("rank", rank=view.rank)]
    winners = [who(seat) for seat in outcome.winners]
    won = say("end-won" if len(winners) == 1 else "end-shared", who=" & ".join(winners), points=points)
    return [won, *places(outcome.scores, plainly, say)]


def places(scores: list[float], who: Who, say: Say) -> list[str]:
    """Everybody in the order of their points, three a line; equal points share a place."""
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
    told = []
    for seat in order:
        place = 1 + sum(other > scores[seat] for other in scores)
        told.append(say("end-place", place=place, who=who(seat), points=int(scores[seat])))
    return [" · ".join(told[i : i + 3]) for i in range(0, len(told), 3)]
