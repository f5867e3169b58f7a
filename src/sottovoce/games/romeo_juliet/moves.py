"""Moves as integers and as text: `missive church`, `propose passion`, `play church friar`, `use nurse+tybalt left`."""

from sottovoce.games.romeo_juliet import names
from sottovoce.games.romeo_juliet.effects import COMPANIONS, DIRECTIONS, HEARTS, PLACES, SEATS, TYPES

PLACE_CARDS = (*PLACES, "sidestep")


def _all() -> dict[str, int]:
    """Every move there is, by its spelling."""
    found = {f"missive {place}": names.MISSIVE + n for n, place in enumerate(PLACES)}
    found |= {f"propose {heart}": names.PROPOSE + n for n, heart in enumerate(HEARTS)}
    found |= {"agree": names.AGREE}
    found |= {f"decide {heart}": names.DECIDE + n for n, heart in enumerate(HEARTS)}
    found |= {f"step {direction}": names.STEP + n for n, direction in enumerate(DIRECTIONS)}
    found |= {"skip": names.SKIP, "choose 1": names.CHOOSE, "choose 2": names.CHOOSE + 1}
    pairs = [sorted((one, two)) for n, one in enumerate(COMPANIONS) for two in COMPANIONS[n + 1 :]]
    for n, direction in enumerate(DIRECTIONS):
        found |= {f"use {name} {direction}": names.USE + 2 * token + n for token, name in enumerate(COMPANIONS)}
        found |= {f"use {a}+{b} {direction}": names.USE_TWO + 2 * pair + n for pair, (a, b) in enumerate(pairs)}
    for p, place in enumerate(PLACE_CARDS):
        for c, companion in enumerate(COMPANIONS):
            found[f"play {place} {companion}"] = names.PLAY + names.COMPANIONS * p + c
            found[f"hold {place} {companion}"] = names.HOLD + names.COMPANIONS * p + c
    for pile in range(names.PILES):
        cards = PLACE_CARDS if pile % 2 == 0 else COMPANIONS
        for n, card in enumerate(cards):
            found[f"draw {SEATS[pile >> 1]} {TYPES[pile & 1]} {card}"] = names.DRAW + names.COMPANIONS * pile + n
    found |= {f"event {number}": names.EVENT_CARD + number for number in range(1, names.MOST_EVENTS)}
    found |= {f"show {card}": names.SHOW + n for n, card in enumerate((*PLACE_CARDS, *COMPANIONS))}
    found |= {f"name {place}": names.NAME + n for n, place in enumerate(PLACES)}
    return found


BY_TEXT = _all()
TEXTS = {action: text for text, action in BY_TEXT.items()}


def spell(action: int) -> str:
    """The one spelling of a move."""
    return TEXTS[action]


def parse(text: str) -> int:
    """The move spelled so; ValueError if none is."""
    try:
        return BY_TEXT[text]
    except KeyError:
        raise ValueError(text) from None


def cards(choice: int) -> str:
    """A place and a companion: `church friar`."""
    return f"{PLACE_CARDS[choice // names.COMPANIONS]} {COMPANIONS[choice % names.COMPANIONS]}"
