"""OpenSkill for games of three and more: what each player's places speak for, as a mean and what is not known of it."""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce.arena.elo import Estimate, Z
from sottovoce.arena.playing import Result


def ratings(games: Sequence[Result], count: int) -> list[Estimate] | None:
    """Everybody's OpenSkill (Plackett and Luce), 25 for somebody who never played; None if it is not installed. A
    player in two seats of a game is rated by the better one."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    rated = [model.rating() for _ in range(count)]
    for game in games:
        best: dict[int, int] = {}
        for seat, player in enumerate(game.lineup):
            best[player] = min(best.get(player, len(game.lineup)), game.places[seat])
        if len(best) > 1:
            after = model.rate([[rated[player]] for player in best], ranks=[float(place) for place in best.values()])
            for player, [rating] in zip(best, after, strict=True):
                rated[player] = rating
    return [Estimate(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for one in rated]
