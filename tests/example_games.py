"""Games to try things with, chosen from the shelf by what they are. What holds for every game is tested by no name."""

from collections.abc import Callable

from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.played import at_random

NO_GAME = "chess"  # the id of none


def first(wanted: Callable[[AnyGame], object]) -> str:
    """The id of the first game on the shelf that is so."""
    return next(game.id for game in shelf().values() if wanted(game))


def _is_for_two(game: AnyGame) -> bool:
    return game.fewest_seats == len(game.seat_names) == 2


def _begin(game: AnyGame) -> int:
    """How many choose at the same time when it begins; none if chance does."""
    position = game.start(game.checked_seats(None), game.completed({}))
    return 0 if position.to_move == constants.CHANCE else len(position.to_act())


ANY = next(iter(shelf()))
IN_TURN = first(lambda game: _is_for_two(game) and _begin(game) == 1)  # for two, who move one after the other
AT_ONCE = first(lambda game: _is_for_two(game) and _begin(game) == 2)  # for two, who begin with a choice of their own
UNLISTED = first(lambda game: _begin(game) and Playthrough(game).view(Playthrough(game).to_act[0]).legal is None)
ALONE = FOR_MANY = first(lambda game: game.fewest_seats == 1 and len(game.seat_names) >= 3)  # for one, for three
DEALT = first(lambda game: _begin(game) == 0)  # chance begins
WITH_DRAWS = first(lambda game: _is_for_two(game) and game.meta.can_agree_draw)
WITHOUT_DRAWS = first(lambda game: _is_for_two(game) and not game.meta.can_agree_draw)
TOGETHER = first(lambda game: game.meta.cooperative)  # all win or all lose
WITH_CHAPTERS = first(lambda game: game.campaign("en"))
WITH_FILE = first(lambda game: game.file_options)  # an option of it is a file that people write
WITH_CHOICES = first(lambda game: any(len(option.choices) > 2 for option in game.options.values()))
OPTION = next((name, option) for name, option in shelf()[WITH_CHOICES].options.items() if len(option.choices) > 2)


def first_move(game: str, seat: int, seed: int = 1) -> str:
    """A move that a seat can begin with, one of many; what chance does before it is done."""
    play = Playthrough(shelf()[game], rng=Rng(seed))
    return str(play.game.spell(play.position.draw(seat, Rng(seed))))


def some_moves(most: int = 6) -> list[str]:
    """A few moves of each game on the shelf, from one that was played at random."""
    found: list[str] = []
    for game in shelf().values():
        play = at_random(game, {}, 40, 1)
        spelled = list(dict.fromkeys(game.spell(action) for _, action in play.moves))
        found += spelled[:: max(1, len(spelled) // most)][:most]
    return found


def as_others_see(game: str, seat: int, move: str) -> str:
    """A move as somebody without a seat sees it."""
    return shelf()[game].as_seen(seat, shelf()[game].parse(move), constants.NOBODY)


MINE, THEIRS = (first_move(AT_ONCE, seat) for seat in (0, 1))  # what the two choose who begin at once
