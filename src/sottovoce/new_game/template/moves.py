"""How moves are spelled: `hide 3`, `guess 3`."""

from sottovoce.new_game.template.rules import MOST

SPELLINGS = {n + MOST * i: f"{word} {n}" for i, word in enumerate(("hide", "guess")) for n in range(1, MOST + 1)}
ACTIONS = {text: action for action, text in SPELLINGS.items()}


def spell(action: int) -> str:
    return SPELLINGS[action]


def parse(text: str) -> int:
    if text not in ACTIONS:
        raise ValueError(text)
    return ACTIONS[text]
