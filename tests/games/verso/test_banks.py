"""What a view says a bank would bring is what it brings: in random games of one to six, and at corners."""

from sottovoce.games.verso import GAME
from sottovoce.games.verso.view import Bank, Turned
from sottovoce.rules import constants
from sottovoce.rules.rng import Rng
from tests.games.verso.table import seen_by, table
from tests.played import at_random


def up(card: str) -> str:
    """The colour and value that are up."""
    return card[:2]


def test_what_is_foretold_happens() -> None:
    """The points, the cards that go, and the backs of the cards that turn."""
    compared = 0
    for seed in range(300):
        play = at_random(GAME, {}, 10 + seed % 40, seed, seats=seed % 6 + 1)
        if play.outcome is not None or play.position.to_move < 0:
            continue
        seat = play.position.to_move
        view = seen_by(play, seat)
        assert sorted(view.banks) == [move for move in view.legal or [] if move.startswith("bank ")]
        everything = seen_by(play, constants.EVERYTHING)
        for move, bank in view.banks.items():
            then = play.at(len(play.moves))
            then.rng = Rng(seed)
            events = [event.split() for event in then.play(seat, move)[0].events]
            mine = GAME.seat_name(seat)
            after = next(n for n, event in enumerate(events) if event[1:2] == ["points"])
            assert events[after] == [mine, "points", str(bank.points)]
            assert [up(event[2]) for event in events[after + 1 : after + 3]] == [up(card) for card in bank.gone[::-1]]
            turned = [(event[0], up(event[2])) for event in events[:after] if event[1] == "flipped"]
            backs = []
            for one in bank.turned:
                [card] = [card for card in everything.players[one.seat].rows[move[5]] if up(card) == up(one.card)]
                backs.append((GAME.seat_name(one.seat), card.partition("/")[2][:2]))
            assert turned == backs
            compared += 1
    assert compared > 100


def test_both_neighbours_turn_their_highest_number_or_else_the_joker() -> None:
    play = table("B2/G1 B3/G2", "B5/G4 BJ/G1", "G1/B2", "BJ/G3")
    bank = seen_by(play, 0).banks["bank B:2-3"]
    assert bank == Bank(2, ["B2/?", "B3/?"], [Turned(1, "B5/?"), Turned(3, "BJ/?")])


def test_at_the_end_nobody_turns_anything() -> None:
    play = table("B2/G1 B3/G2", "B5/G4", top=None, left=0, phase="last", last_drawer=1)
    assert seen_by(play, 0).banks["bank B:2-3"].turned == []


def test_it_is_told_to_nobody_else() -> None:
    play = table("B2/G1 B3/G2", "B5/G4 B6/G5")
    for viewer in (1, constants.NOBODY, constants.EVERYTHING):
        assert seen_by(play, viewer).banks == {}
