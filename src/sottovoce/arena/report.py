"""What a contest says in the end: tables as Markdown, and pictures."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from sottovoce.arena import elo, plot, skill
from sottovoce.arena.counting import Count
from sottovoce.arena.elo import Estimate, SequentialTest
from sottovoce.rules.contract import is_compiled

MOST_FORFEITS = 10  # that are told one by one


def text(count: Count, test: SequentialTest | None, version: str) -> str:
    """Everything, as Markdown."""
    return "\n\n".join(_parts(count, test, version)) + "\n"


def _parts(count: Count, test: SequentialTest | None, version: str) -> Iterator[str]:
    plan = count.plan
    usual = plan.on_shelf().completed({})
    other = {name: value for name, value in sorted(plan.options.items()) if value != usual[name]}
    options = ", ".join(f"{name} {_cell(str(value))[:40]}" for name, value in other.items()) or "the usual ones"
    yield f"# {plan.game}: {', '.join(plan.players)}"
    yield (
        f"{len(count.games)} games in {len(count.deals)} deals, every seat for everybody. Seed {plan.seed}; rules "
        f"version {plan.rules}; options: {options}; sottovoce {version}{'' if is_compiled() else ', not compiled'}."
    )
    if not count.deals:
        yield "No deal is finished yet."
        return
    if len(count.players) > 1:
        yield _ratings(count)
        yield _pairs(count)
    if test is not None:
        yield _verdict(test, plan.players[0], plan.players[1])
    yield _seats(count)
    if plan.on_shelf().meta.cooperative:
        yield _companies(count)
    yield _times(count)
    if count.forfeits():
        yield _forfeits(count)


def _ratings(count: Count) -> str:
    names, found = count.plan.players, count.ratings()
    skills = skill.ratings(count.games, len(names)) if count.plan.seats > 2 else None
    head = ["player", "Elo", "95 %", *(["OpenSkill", "95 %"] if skills else [])]
    rows = []
    for player in sorted(count.players, key=lambda player: -found[player].value):
        more = [f"{skills[player].value:.1f}", _range(skills[player], ".1f")] if skills else []
        rows.append([names[player], _elo(found[player].value), _range(found[player], "elo"), *more])
    note = "" if skills or count.plan.seats < 3 else "\n\n(OpenSkill: pip install 'sottovoce[arena]'.)"
    return table(head, rows) + note


def _pairs(count: Count) -> str:
    names = count.plan.players
    rows = []
    for one, other in count.pairs():
        score, better = elo.share(count.scores(one, other)), count.elo(one, other)
        rows.append([f"{names[one]} against {names[other]}", _percent(score.value), _percents(score)])
        rows[-1] += [_elo(better.value), _range(better, "elo")]
    return table(["pair", "score", "95 %", "Elo", "95 %"], rows)


def _verdict(test: SequentialTest, one: str, other: str) -> str:
    said = {
        True: f"{one} is stronger than {other} by {test.high:g} Elo rather than by {test.low:g}: accepted",
        False: f"{one} is stronger than {other} by {test.high:g} Elo rather than by {test.low:g}: rejected",
        None: "no verdict yet",
    }[test.verdict]
    return (
        f"Sequential test: {said} after {len(test.course)} deals (log-likelihood ratio {test.ratio:+.2f}, bounds "
        f"±{elo.BOUND:.2f}, errors {elo.ERROR:.0%})."
    )


def _seats(count: Count) -> str:
    plan, meta = count.plan, count.plan.on_shelf().meta
    head = ["player", "seat", "games"] + ["won" if meta.cooperative else "first"] * (plan.seats > 1)
    head += ["place"] * (plan.seats > 2) + ["points"] * meta.has_points + ["forfeits"]
    rows = []
    for (player, seat), tally in sorted(count.by_seat().items()):
        row = [plan.players[player], plan.on_shelf().seat_name(seat), str(tally.games)]
        row += [_percent(tally.first / tally.games)] * (plan.seats > 1)
        row += [f"{tally.places / tally.games:.2f}"] * (plan.seats > 2)
        row += [f"{tally.points / tally.games:.2f}"] * meta.has_points
        rows.append([*row, str(tally.forfeits)])
    parts = [table(head, rows)]
    if meta.has_points:
        points = {player: count.points(player) for player in count.players}
        rows = [[plan.players[player], f"{one.value:.2f}", _range(one, ".2f")] for player, one in points.items()]
        parts.append(table(["player", "points a game", "95 %"], rows))
    return "\n\n".join(parts)


def _companies(count: Count) -> str:
    rows = [
        [" with ".join(count.plan.players[player] for player in lineup), _percent(one.value), _percents(one)]
        for lineup, one in count.won_together().items()
    ]
    return table(["company", "won", "95 %"], rows)


def _times(count: Count) -> str:
    rows = []
    for player in count.players:
        taken = count.milliseconds(player)
        if taken:
            late = taken[min(len(taken) - 1, math.ceil(0.99 * len(taken)) - 1)]
            average = math.fsum(taken) / len(taken)
            rows.append([count.plan.players[player], str(len(taken)), f"{average:.1f}", str(late), str(taken[-1])])
    return table(["player", "moves", "ms a move", "99 of 100 within", "slowest"], rows)


def _forfeits(count: Count) -> str:
    lost = count.forfeits()
    lines = [
        f"- deal {game.deal + 1}, seat {game.loser}: {count.plan.players[player]} {why}"
        for game, player, why in lost[:MOST_FORFEITS]
    ]
    if len(lost) > MOST_FORFEITS:
        lines.append(f"- and {len(lost) - MOST_FORFEITS} more")
    return "Lost without being lost on the board:\n\n" + "\n".join(lines)


def pictures(count: Count, test: SequentialTest | None) -> dict[str, str]:
    """SVG by file name."""
    plan = count.plan
    if not count.deals or len(count.players) < 2:
        return {}
    found = {"ratings.svg": plot.ratings(f"{plan.game}: Elo", "Elo, with 95 %", plan.players, count.ratings())}
    if len(count.players) == 2:
        scores = count.scores(0, 1)
        course = [elo.share(scores[: deals + 1]) for deals in range(len(scores))] if len(scores) <= 4000 else []
        title = f"{plan.game}: {plan.players[0]} against {plan.players[1]}"
        found["course.svg"] = plot.course(f"{title}, score", "deals, with 95 %", course, [0.5])
        if test is not None:
            ratios = [Estimate(ratio, ratio, ratio) for ratio in test.course]
            bounds = [-elo.BOUND, elo.BOUND]
            found["test.svg"] = plot.course(f"{title}, log-likelihood ratio", "deals", ratios, bounds)
    return found


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table that can be read as it is."""
    cells = [[_cell(cell) for cell in row] for row in (head, *rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    lines = [" | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells]
    rule = "-|-".join("-" * width for width in widths)
    return "\n".join([f"| {lines[0]} |", f"|-{rule}-|", *(f"| {line} |" for line in lines[1:])])


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def _elo(value: float) -> str:
    return (f"{value:+.0f}" if math.isfinite(value) else "+∞" if value > 0 else "-∞").replace("-", "−")


def _range(one: Estimate, form: str) -> str:
    ends = [_elo(end) if form == "elo" else format(end, form) for end in (one.low, one.high)]
    return " to ".join(ends)


def _percent(share: float) -> str:
    return f"{share:.1%}".replace("%", " %")


def _percents(one: Estimate) -> str:
    return f"{one.low:.1%} to {one.high:.1%}".replace("%", " %")
