"""What a beginner feels about each move of Volto, from a view alone."""

from sottovoce.games.volto.view import View


def weigh(seen: View) -> dict[str, float]:
    return {}
