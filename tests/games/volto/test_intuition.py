"""What a beginner at Volto does and does not do."""

from sottovoce.bots import bot
from sottovoce.games.volto import GAME
from sottovoce.games.volto.board import FAR_ROW
from sottovoce.games.volto.view import View
from sottovoce.rules import constants
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.volto.carnival import RED, move, seen, walled_in
from tests.played import at_random


def best(view: View) -> str:
    feelings = GAME.rate(view)
    return max(feelings, key=lambda text: feelings[text])


def certain_wins(view: View) -> set[str]:
    """The moves that win whatever the hidden masks are."""
    there = {mask.square: mask for mask in view.masks if mask.square}
    found = set()
    for text in view.legal or []:
        mask, other = there[text[:2]], there.get(text[3:])
        arrives = mask.kind == "P" and int(text[4]) == FAR_ROW[mask.side] + 1
        if (other is None and arrives) or (other and set(other.possible) <= set("NCSP" if arrives else "P")):
            found.add(text)
    return found


def test_about_the_set_up_a_beginner_feels_nothing() -> None:
    assert GAME.rate(seen(Playthrough(GAME), RED)) == {}


def test_a_beginner_never_misses_a_certain_win() -> None:
    chances = 0
    for seed in range(800):
        play = at_random(GAME, {}, 30 + seed % 30, seed)
        if play.position.to_move != constants.NOBODY:
            view = seen(play, play.position.to_move)
            wins = certain_wins(view)
            chances += bool(wins)
            assert not wins or best(view) in wins
    assert chances > 5


def test_a_beginner_takes_no_damsel_for_nothing() -> None:
    """White knows that a2 and b2 are Red's damsels; even with nothing else in sight they stay where they are."""
    play = walled_in("PSNNN/DDCCC")
    view = seen(play, 1)
    feelings = GAME.rate(view)
    assert max(feelings["a3xb2"], feelings["b3xa2"]) < 0 < max(feelings.values())
    move(play, "a3xb2")
    while play.position.to_move == RED:
        play.play(RED, (seen(play, RED).legal or [])[0])
    assert GAME.rate(seen(play, 1)).get("b3xa2", -100) < -90  # the second one would lose the game


def test_beginners_beat_players_who_move_at_random() -> None:
    won = 0
    for seed in range(30):
        play, rng = Playthrough(GAME), Rng(seed)
        while play.outcome is None:
            seat = play.position.to_move
            level = "novice" if seat == seed % 2 else "random"
            play.play(seat, bot.choose(GAME, play.view(seat), play.log(seat), level, rng).move)
        won += seed % 2 in play.outcome.winners
    assert won >= 20
