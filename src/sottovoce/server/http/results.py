"""How the games of a device went, from what the server knows of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean

from sottovoce.rules.game import AnyGame
from sottovoce.server.live import messages
from sottovoce.server.storage.store import PlayedRow

MOST_RECENT = 30  # games that are listed one by one
MOST_POINTS = 50  # games alone of which the points are told
GIVEN_UP = ("resigned", "clock")


def results(rows: Sequence[PlayedRow], games: Mapping[str, AnyGame]) -> messages.Results:
    """The games of somebody, the latest first, added up for each game of the shelf, and the latest one by one."""
    known = [row for row in rows if row.game in games and seats_of(row)]
    return messages.Results(
        games=[_of_game(game, mine) for game in games.values() if (mine := [r for r in known if r.game == game.id])],
        recent=[_listed(row) for row in known[:MOST_RECENT]],
    )


def seats_of(row: PlayedRow) -> list[int]:
    """The seats that the people of this device had."""
    return [seat for seat, chair in enumerate(row.played.order) if chair in row.chairs]


def counting(row: PlayedRow) -> messages.Counting:
    """Does a game count? Not if somebody may have known the deal or took a move back after something was learned, if
    several people at this device played it, or if somebody alone gave it up."""
    if len(seats_of(row)) > 1:
        return "shared"
    if row.provenance != "chance":
        return "known-deal"
    if any(row.played.peeks):
        return "taken-back"
    if len(row.played.order) == 1 and row.played.outcome.reason in GIVEN_UP:
        return "given-up"
    return "counts"


def _of_game(game: AnyGame, rows: Sequence[PlayedRow]) -> messages.GameResults:
    counted = [row for row in rows if counting(row) == "counts"]
    alone = [row.played.outcome.scores[0] for row in reversed(counted) if len(row.played.order) == 1]
    company = [row for row in counted if len(row.played.order) > 1]
    parts = [_part(game, seat, [row for row in company if seats_of(row) == [seat]]) for seat in range(_most(game))]
    return messages.GameResults(
        game=game.id,
        parts=[part for part in parts if part.won + part.drawn + part.lost],
        alone=messages.AloneResults(
            games=len(alone), best=max(alone), average=fmean(alone), points=alone[-MOST_POINTS:]
        )
        if alone
        else None,
        uncounted=len(rows) - len(counted),
    )


def _most(game: AnyGame) -> int:
    return len(game.seat_names)


def _part(game: AnyGame, seat: int, rows: Sequence[PlayedRow]) -> messages.PartResults:
    outcomes = [row.played.outcome for row in rows]
    won = sum(seat in outcome.winners for outcome in outcomes)
    drawn = 0 if game.meta.cooperative else sum(not outcome.winners for outcome in outcomes)
    return messages.PartResults(seat=seat, won=won, drawn=drawn, lost=len(outcomes) - won - drawn)


def _listed(row: PlayedRow) -> messages.PlayedGame:
    return messages.PlayedGame(
        table=row.table,
        number=row.played.number,
        game=row.game,
        at=row.played.at,
        names=row.names,
        bots=row.bots,
        chairs=row.chairs,
        order=row.played.order,
        outcome=row.played.outcome,
        counting=counting(row),
    )
