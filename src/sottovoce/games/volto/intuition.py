"""What a beginner feels about each move of Volto, from a view alone."""

from sottovoce.games.volto import names, rules
from sottovoce.games.volto.board import FAR_ROW, FORWARD, LETTERS, SQUARE_NAMES
from sottovoce.games.volto.view import Mask, View

WIN = 100.0
WORTH = {"N": 3.0, "C": 3.0, "S": 2.0, "P": 0.0, "D": 0.0}  # the pretender's and the damsels' worth is in what follows
FIRST_DAMSEL = 4.0  # a rival who has lost one is nearer to winning; and so am I with a damsel on offer
DARES = 0.5  # a rival who could capture an unknown mask does it about every other time
STEP = 0.1  # forward, if nothing else matters
BORED = 0.15  # by a square that the mask knows already


def rate(seen: View) -> dict[str, float]:
    """For each move what it brings at once, less what the rival's answer may cost: larger is better for the mover.

    An unknown rival is taken for each kind it can be, by the number of set-ups. A beginner wins if that is certain,
    sends the pretender neither near a rival nor onto what may be a damsel, leaves damsels where they can be captured,
    takes no second damsel, and likes to go forward and where that mask has not been. About the set-up a beginner has
    no feelings: the answer is empty.
    """
    if seen.phase != "moving" or not seen.legal:
        return {}
    return {move: _after(seen, move) for move in seen.legal}


def _after(seen: View, move: str) -> float:
    origin, square = move[:2], move[3:]
    there = {mask.square: mask for mask in seen.masks if mask.square}
    mask, other = there.pop(origin), there.get(square)
    arrives = mask.kind == "P" and int(square[1]) == FAR_ROW[mask.side] + 1
    if other is None:
        feeling, stays = WIN if arrives else 0.0, 1.0
    else:
        odds = _odds(seen, other)
        feeling, stays = _prize(seen, mask, odds, arrives), 1 - odds.get("D", 0.0)
    there[square] = mask
    feeling += STEP * FORWARD[mask.side] * (int(square[1]) - int(origin[1]))
    feeling -= BORED * (square in mask.path)
    feeling += stays * _left_there(seen, there, mask.kind or "N", square)
    if mask.kind != "P":
        for name, own in there.items():
            if own.side == mask.side and own.kind == "P":
                feeling += _left_there(seen, there, "P", name)
    return feeling


def _odds(seen: View, mask: Mask) -> dict[str, float]:
    return {kind: n / seen.setups[mask.side] for kind, n in mask.possible.items()}


def _prize(seen: View, mask: Mask, odds: dict[str, float], arrives: bool) -> float:
    """What capturing a mask with these odds brings."""
    damsel = odds.get("D", 0.0)
    prize = WIN * odds.get("P", 0.0) + sum(odds.get(kind, 0.0) * (WIN if arrives else WORTH[kind]) for kind in "NCS")
    if mask.kind == "P" or seen.damsels[1 - mask.side] + 1 == names.LAST_DAMSEL:
        return prize - WIN * damsel
    return prize - (FIRST_DAMSEL + WORTH[mask.kind or "N"]) * damsel


def _left_there(seen: View, there: dict[str, Mask], kind: str, square: str) -> float:
    """What it means to leave a mask of this kind where a rival may capture it."""
    feeling = {"P": -WIN, "D": FIRST_DAMSEL}.get(kind, -WORTH[kind])
    return feeling * DARES * _danger(seen, there, square)


def _danger(seen: View, there: dict[str, Mask], square: str) -> float:
    """How likely some rival mask can capture here, each taken by itself."""
    side = there[square].side
    held = [sum(1 << SQUARE_NAMES.index(at) for at, mask in there.items() if mask.side == s) for s in range(2)]
    safe = 1.0
    for at, mask in there.items():
        if mask.side != side:
            can = 0.0
            for kind, odds in _odds(seen, mask).items():
                own, theirs = held[mask.side], held[side]
                reached = rules.reach(LETTERS.index(kind), mask.side, SQUARE_NAMES.index(at), own, theirs)
                can += odds * (reached >> SQUARE_NAMES.index(square) & 1)
            safe *= 1 - can
    return 1 - safe
