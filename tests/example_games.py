"""Games to try things with, chosen from the shelf by what they are. What holds for every game is tested by no name."""

from collections.abc import Callable

from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame

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
ALONE = FOR_MANY = first(lambda game: game.fewest_seats == 1 and len(game.seat_names) >= 3)  # for one, for three
WITH_DRAWS = first(lambda game: _is_for_two(game) and game.meta.can_agree_draw)
WITHOUT_DRAWS = first(lambda game: _is_for_two(game) and not game.meta.can_agree_draw)
TOGETHER = first(lambda game: game.meta.cooperative)  # all win or all lose
WITH_CHAPTERS = first(lambda game: game.campaign("en"))
WITH_FILE = first(lambda game: game.file_options)  # an option of it is a file that people write
WITH_CHOICES = first(lambda game: any(len(option.choices) > 2 for option in game.options.values()))
