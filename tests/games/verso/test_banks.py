"""What a view says a bank would bring is what it brings: in random games of one to six, and at corners."""

from sottovoce.games.verso import GAME
from sottovoce.games.verso.view import Bank, Turned
from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Playthrough
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
            stands = seen_by(then, seat).players[seat].square
            if len(play.moves) + 1 == len(then.moves) or play.seats > 1:  # alone, an imagined player has turned a card
                assert bank.breaks == (view.players[seat].square and not stands)
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


def drawn(game: AnyGame, seed: int) -> Playthrough:
    """Somewhere in a game of players who never bank."""
    rng = Rng(seed)
    play = Playthrough(game, 1 + seed % 4, rng=rng)
    for _ in range(14 * play.seats if play.seats > 1 else 15):
        if rng.below(15) == 0:
            break
        play.play(play.position.to_move, ("flip", "keep")[rng.below(2)])
    return play


def test_what_keeping_and_flipping_would_bring_happens() -> None:
    """A double goes to the discard pile, and a ninth card of three and three and three is a square."""
    compared = {"double": 0, "square": 0}
    for seed in range(300):
        play = drawn(GAME, seed)
        seat = play.position.to_move
        draws = seen_by(play, seat).draws
        assert sorted(draws) == [move for move in seen_by(play, seat).legal or [] if move in ("flip", "keep")]
        for move, draw in draws.items():
            then = play.at(len(play.moves))
            events = [event.split()[1] for event in then.play(seat, move)[0].events if event.startswith("p")]
            for what, likely in (("double", draw.double), ("square", draw.square)):
                happened = {"double": "discarded", "square": "square"}[what] in events
                assert happened <= (likely > 0)
                assert happened >= (likely == 1)
                compared[what] += happened
    assert min(compared.values()) > 5


def test_how_far_a_square_is_and_who_is_told_of_the_draws() -> None:
    play = table("B1/G6 B3/O2 B5/O4 G1/O6 G3/B2 G5/B4 O2/G1 O4/G3", "B2/G1", top="O6/B5")
    view = seen_by(play, 0)
    assert [player.lacks for player in view.players] == [["O"], ["B", "B", "G", "G", "G", "O", "O", "O"]]
    assert view.draws["keep"].square == 1
    assert view.draws["flip"].square == 0  # behind an orange face there is never an orange one
    for viewer in (1, constants.NOBODY, constants.EVERYTHING):
        assert seen_by(play, viewer).draws == {}


def test_a_bank_that_takes_one_of_three_breaks_the_square() -> None:
    play = table("B1/G6 B3/O2 B4/O5 G1/O6 G3/B2 G5/B4 O2/G1 O4/G3 O6/B5", "B2/G1", top="G6/B1")
    assert seen_by(play, 0).banks["bank B:3-4"].breaks
