"""What the games of a contest add up to."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random

import msgspec

from sottovoce.arena import elo
from sottovoce.arena.elo import Estimate
from sottovoce.arena.plan import Plan
from sottovoce.arena.playing import Result

RESAMPLED = 200  # contests drawn from the deals of one, for intervals of several players' ratings


class Seat(msgspec.Struct):
    """How often something came out for one player in one seat."""

    games: int = 0
    first: float = 0.0  # times the player came first, parts where several did
    places: int = 0
    points: float = 0.0
    forfeits: int = 0


class Count:
    """The results of a contest, up to the first deal that is not whole: of what is still being played the games are
    missing that take longest. `most`: count no more deals than these."""

    def __init__(self, plan: Plan, results: Iterable[Result], most: int | None = None) -> None:
        self.plan = plan
        self.players = range(len(plan.players))
        by_deal: dict[int, list[Result]] = defaultdict(list)
        for result in results:
            by_deal[result.deal].append(result)
        whole = len(plan.lineups())
        numbers = itertools.count() if most is None else range(most)
        is_whole = itertools.takewhile(lambda deal: len(by_deal[deal]) == whole, numbers)
        self.deals = [by_deal[deal] for deal in is_whole]
        self.games = [game for deal in self.deals for game in deal]

    def scores(self, one: int, other: int) -> list[float]:
        """For each deal the share of it that one player took from the other."""
        return [deal_score(self.plan, deal, one, other) for deal in self.deals]

    def pairs(self) -> list[tuple[int, int]]:
        """Every two players, once."""
        return list(itertools.combinations(self.players, 2))

    def elo(self, one: int, other: int) -> Estimate:
        """How much stronger one player is than the other."""
        return elo.elo(self.scores(one, other))

    def ratings(self) -> list[Estimate]:
        """Everybody's Elo, 0 on average."""
        if len(self.players) == 2:
            half = Estimate(*(value / 2 for value in self.elo(0, 1)))
            return [half, Estimate(-half.value, -half.high, -half.low)]
        table = {pair: self.scores(*pair) for pair in self.pairs()}
        deals = range(len(self.deals))
        found = self._rated(table, deals)
        rng = Random(self.plan.seed)
        drawn = [self._rated(table, rng.choices(deals, k=len(deals))) for _ in range(RESAMPLED)]
        estimates = []
        for player, value in enumerate(found):
            spread = sorted(one[player] for one in drawn)
            estimates.append(Estimate(value, spread[RESAMPLED // 40], spread[-1 - RESAMPLED // 40]))
        return estimates

    def _rated(self, table: dict[tuple[int, int], list[float]], deals: Sequence[int]) -> list[float]:
        wins: dict[tuple[int, int], float] = {}
        for (one, other), scores in table.items():
            wins[one, other] = math.fsum(scores[deal] for deal in deals)
            wins[other, one] = len(deals) - wins[one, other]
        return elo.ratings(wins, len(self.players))

    def by_seat(self) -> dict[tuple[int, int], Seat]:
        """For each player and seat."""
        found: dict[tuple[int, int], Seat] = {}
        for game in self.games:
            first = game.places.count(1)
            for seat, player in enumerate(game.lineup):
                tally = found.setdefault((player, seat), Seat())
                tally.games += 1
                tally.places += game.places[seat]
                tally.points += game.scores[seat]
                tally.forfeits += game.loser == seat
                if game.places[seat] == 1:
                    tally.first += 1 if self.plan.on_shelf().meta.cooperative else 1 / first
        return found

    def points(self, player: int) -> Estimate:
        """What the player got for a game on average, deals being independent and games of a deal not."""
        means = []
        for deal in self.deals:
            got = [game.scores[seat] for game in deal for seat, who in enumerate(game.lineup) if who == player]
            means.append(math.fsum(got) / len(got))
        return elo.mean(means)

    def won_together(self) -> dict[tuple[int, ...], Estimate]:
        """Where all win or lose: the share that each company won."""
        found = {}
        for lineup in self.plan.lineups():
            won = [float(game.places[0] == 1) for game in self.games if game.lineup == lineup]
            found[lineup] = elo.share(won)
        return found

    def milliseconds(self, player: int) -> list[int]:
        """What the player took for each move, the shortest first."""
        return sorted(
            taken
            for game in self.games
            for seat, who in enumerate(game.lineup)
            if who == player
            for taken in game.milliseconds[seat]
        )

    def forfeits(self) -> list[tuple[Result, int, str]]:
        """Every game that somebody lost without losing it on the board: who, and why."""
        return [(game, game.lineup[game.loser], game.why) for game in self.games if game.loser is not None]


def deal_score(plan: Plan, deal: Sequence[Result], one: int, other: int) -> float:
    """The share of a deal that one player took from another: of the games in which they met, or, where players do not
    meet as rivals, of what each got out of it without the other."""
    if plan.seats == 1 or plan.on_shelf().meta.cooperative:
        return _better(_alone(deal, one), _alone(deal, other))
    met = [
        _better(-game.places[mine], -game.places[theirs])
        for game in deal
        for mine, theirs in itertools.product(range(plan.seats), repeat=2)
        if (game.lineup[mine], game.lineup[theirs]) == (one, other)
    ]
    return math.fsum(met) / len(met)


def _alone(deal: Sequence[Result], player: int) -> float:
    """What a player got out of a deal without any other."""
    [game] = [game for game in deal if set(game.lineup) == {player}]
    return float("-inf") if game.loser is not None else math.fsum(game.scores)


def _better(mine: float, theirs: float) -> float:
    return 0.5 if mine == theirs else float(mine > theirs)
