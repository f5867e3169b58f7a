"""Everybody at the table, one line each: points, square, and the three rows in small; at the end their places."""

from __future__ import annotations

from sottovoce.games.verso.view import RANKS, View
from sottovoce.terminal.canvas import Canvas
from sottovoce.terminal.task import Say
from sottovoce.terminal.theme import ink
from sottovoce.terminal.verso.faces import SIGNS, STAR, face, on_paper
from sottovoce.terminal.verso.news import Who
from sottovoce.terminal.verso.scene import COLUMNS, Area, Scene, rule

NAME = 16  # ▸2 and a name
SCORE = 4
ROOM_FOR_MARKS = 104  # columns from which on there is a place for + and ↻ beside each card


def draw_players(canvas: Canvas, scene: Scene, y: int) -> None:
    """A line for each player."""
    rule(canvas, y, scene.say("company"), scene.colours)
    for seat in range(len(scene.view.players)):
        _line(canvas, scene, seat, y + 1 + seat)
        scene.touchable.append((Area(0, y + 1 + seat, canvas.width, 1), f"seat {seat}"))


def _line(canvas: Canvas, scene: Scene, seat: int, y: int) -> None:
    player, colours, view = scene.view.players[seat], scene.colours, scene.view
    is_turn = view.turn == seat and view.outcome is None
    is_winner = view.outcome is not None and seat in view.outcome.winners
    if seat == scene.focus:
        canvas.fill(0, y, canvas.width, 1, " ", ink(colours.ink, colours.sunk))
    ground = colours.sunk if seat == scene.focus else None
    style = ink(colours.gold if is_turn or is_winner else colours.ink, ground, "bold")
    canvas.put(0, y, f"{'▸' if is_turn else '★' if is_winner else ' '}{scene.called(seat)}"[: NAME - 1], style)
    canvas.put(NAME, y, f"{player.points:>3}", ink(colours.ink, ground, "bold"))
    square = ink(colours.gold, ground, "bold") if player.square else ink(colours.soft, ground)
    canvas.put(NAME + SCORE, y, "◆" if player.square else "◇", square)
    slot = 3 if canvas.width >= ROOM_FOR_MARKS else 2
    x = NAME + SCORE + 3
    for colour, cards in player.rows.items():
        words = on_paper(colour, colours)
        canvas.put(x, y, f"{colour}{SIGNS[colour]}", ink(words, ground))
        shown = {card[1]: face(card) for card in cards}
        for column, value in enumerate(COLUMNS):
            at = x + 3 + column * slot
            if value not in shown:
                canvas.put(at, y, "·", ink(colours.line, ground))
                continue
            mark = scene.marks.get((seat, colour + value), "")
            how = ("bold", "underline") if mark else ("bold",)
            text = value + (STAR if shown[value].is_worth_three else "")
            canvas.put(at, y, text, ink(words, ground, *how))
            if slot > 2:
                canvas.put(at + len(text), y, mark, ink(colours.ink, ground, "bold"))
        x += 3 + len(COLUMNS) * slot + 2


def draw_alone(canvas: Canvas, scene: Scene, y: int) -> None:
    """One player: what the imagined one's card did, and how high the points have come."""
    say, colours, view = scene.say, scene.colours, scene.view
    rule(canvas, y, say("imagined-title"), colours)
    waiting = say("imagined-not-yet" if view.left else "deck-empty")
    canvas.put(1, y + 1, scene.imagined or waiting, ink(colours.ink))
    points = view.players[0].points
    x = 1
    for rank in RANKS:
        is_reached = points >= rank
        word = say("rank-authors", rank=rank) if rank == RANKS[-1] else str(rank)
        text = f"{'◆' if is_reached else '◇'} {word}"
        canvas.put(x, y + 2, text, ink(colours.gold, None, "bold") if is_reached else ink(colours.soft))
        x += len(text) + 3
    canvas.put(1, y + 3, say("rank", rank=view.rank or 0), ink(colours.ink, None, "italic"))


def ranking(view: View, who: Who, plainly: Who, say: Say) -> list[str]:
    """What is said when the game is over."""
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
    lines = []
    for seat in order:
        place = 1 + sum(other > scores[seat] for other in scores)
        lines.append(say("end-place", place=place, who=who(seat), points=int(scores[seat])))
    return [" · ".join(lines[i : i + 3]) for i in range(0, len(lines), 3)]
