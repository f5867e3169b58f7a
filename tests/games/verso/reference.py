"""Verso once more, slow and obvious, from the printed rules and S1 to S8: nothing but words, lists and dictionaries.

It shares no code and no tables with the game; moves, cards and events are texts here too.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations

COLOURS = ["B", "G", "O"]


def make_box() -> list[tuple[str, str]]:
    """S1: the 1-point face and the 3-point face of each card."""
    box = []
    for first in COLOURS:
        for second in COLOURS:
            for value in range(1, 7):
                for other in range(1, 7):
                    if first != second and abs(value - other) in (1, 5):
                        box.append((f"{first}{value}", f"{second}{other}"))
    for colour in COLOURS:
        others = [other for other in COLOURS if other != colour]
        for value in range(1, 7):
            joker = others[0] if value % 2 == 1 else others[1]
            box.append((f"{joker}J", f"{colour}{value}"))
    return box


class Card:
    """A card on the table: which face is up, and whether both have been seen."""

    def __init__(self, low: str, high: str, high_up: bool) -> None:
        self.low, self.high, self.high_up, self.turned = low, high, high_up, False

    @property
    def face(self) -> str:
        return self.high if self.high_up else self.low

    @property
    def points(self) -> int:
        return 3 if self.high_up else 1

    def turn(self) -> None:
        self.high_up = not self.high_up
        self.turned = True

    def text(self, open_back: bool = False) -> str:
        back = self.low if self.high_up else self.high
        return self.face + "*" * self.high_up + "/" + (back if open_back or self.turned else "?")


class Table:
    """A game being played."""

    def __init__(self, seats: int, forced_flip: bool = False) -> None:
        self.seats = seats
        self.forced_flip = forced_flip
        self.box = make_box()
        self.left = 35 if seats == 1 else 15 * seats
        self.displays: list[list[Card]] = [[] for _ in range(seats)]
        self.scores = [0] * seats
        self.has_square = [False] * seats
        self.top: Card | None = None
        self.discards: list[Card] = []
        self.turn = 0
        self.phase = "deal"
        self.last_drawer = 0
        self.answers = 0
        self.events: list[str] = []

    # Whose move it is, and what may be played.

    def to_act(self) -> list[int | str]:
        if self.phase == "over":
            return []
        return ["*"] if self.phase in ("deal", "simulate") else [self.turn]

    def legal(self) -> list[str]:
        if self.phase in ("deal", "simulate"):
            cards = [Card(low, high, up) for low, high in self.box for up in (False, True)]
            return sorted("deal " + card.text(True) for card in cards)
        moves = [f"bank {text}" for text in self.series(self.displays[self.turn])]
        if self.phase == "last":
            return sorted([*moves, "pass"])
        assert self.top is not None
        faces = [card.face for card in self.displays[self.turn]]
        if not (self.forced_flip and self.top.face in faces):
            moves.append("keep")
        return sorted([*moves, "flip"])

    def series(self, display: list[Card]) -> list[str]:
        """S5, by trying every choice of cards, and for the joker every value."""
        found = set()
        for colour in COLOURS:
            row = [card.face[1] for card in display if card.face[0] == colour]
            for size in range(2, 7):
                for chosen in combinations(row, size):
                    numbers = [int(value) for value in chosen if value != "J"]
                    for joker in range(1, 7) if "J" in chosen else [0]:
                        values = sorted(numbers + ([joker] if joker else []))
                        if values == list(range(values[0], values[0] + size)):
                            written = ["J" if value == joker else str(value) for value in values]
                            found.add(f"{colour}:{'-'.join(written)}")
        return sorted(found)

    # What happens.

    def play(self, move: str) -> list[str]:
        self.events = []
        word, _, rest = move.partition(" ")
        if word == "deal":
            self.deal(rest)
        elif word == "bank":
            self.bank(rest)
        elif word == "pass":
            self.next_answer()
        else:
            self.take(word == "flip")
        return self.events

    def deal(self, text: str) -> None:
        for low, high in self.box:
            for up in (False, True):
                if Card(low, high, up).text(True) == text:
                    self.top = Card(low, high, up)
        assert self.top is not None
        self.box.remove((self.top.low, self.top.high))
        if self.phase == "simulate":
            self.simulate()
        else:
            self.phase = "turn"

    def say(self, seat: int | str, what: str) -> None:
        self.events.append(f"{seat if seat == '*' else f'p{int(seat) + 1}'} {what}")

    def take(self, flip: bool) -> None:
        card, self.top = self.top, None
        assert card is not None
        self.left -= 1
        self.last_drawer = self.turn
        if flip:
            card.turn()
            self.say(self.turn, f"flipped {card.text()}")
        display = self.displays[self.turn]
        if any(other.face == card.face for other in display):
            self.discard(self.turn, card)
        else:
            display.append(card)
            if not flip:
                self.say(self.turn, f"placed {card.text()}")
        self.judge(self.turn)
        self.after_turn()

    def discard(self, seat: int | str, card: Card) -> None:
        self.discards.append(card)
        self.say(seat, f"discarded {card.text()}")

    def judge(self, seat: int) -> None:
        full = all(sum(card.face[0] == colour for card in self.displays[seat]) >= 3 for colour in COLOURS)
        if full and not self.has_square[seat]:
            self.scores[seat] += 7
            self.say(seat, "square")
        self.has_square[seat] = full

    def bank(self, text: str) -> None:
        colour, values = text[0], text[2:].split("-")
        if self.phase == "turn":
            for neighbour in dict.fromkeys([(self.turn + 1) % self.seats, (self.turn - 1) % self.seats]):
                if neighbour != self.turn:
                    self.force(neighbour, colour)
        display = self.displays[self.turn]
        cards = [next(card for card in display if card.face == colour + value) for value in values]
        points = sum(card.points for card in cards)
        self.scores[self.turn] += points
        self.say(self.turn, f"points {points}")
        for card in (cards[-1], cards[-2]):
            display.remove(card)
            self.discard(self.turn, card)
        self.judge(self.turn)
        if self.phase == "last":
            self.next_answer()
        else:
            self.after_turn()

    def force(self, seat: int, colour: str) -> None:
        display = self.displays[seat]
        row = [card for card in display if card.face[0] == colour]
        numbers = [card for card in row if card.face[1] != "J"]
        if not row:
            return
        card = max(numbers, key=lambda card: card.face[1]) if numbers else row[0]
        display.remove(card)
        card.turn()
        self.say(seat, f"flipped {card.text()}")
        if any(other.face == card.face for other in display):
            self.discard(seat, card)
        else:
            display.append(card)
        self.judge(seat)

    def after_turn(self) -> None:
        if self.left == 0:
            self.ask_for_last_series()
        elif self.seats > 1:
            self.turn = (self.turn + 1) % self.seats
            self.phase = "turn" if self.top else "deal"
        elif self.top:
            self.simulate()
        else:
            self.phase = "simulate"

    def simulate(self) -> None:
        card, self.top = self.top, None
        assert card is not None
        before = card.face
        card.turn()
        self.say("*", f"flipped {card.text()}")
        if "J" not in before + card.face and int(card.face[1]) > int(before[1]):
            self.force(0, card.face[0])
        self.discard("*", card)
        self.left -= 1
        if self.left == 0:
            self.ask_for_last_series()
        else:
            self.phase = "deal"

    def ask_for_last_series(self) -> None:
        self.events.append("empty")
        self.phase = "last"
        self.turn = (self.last_drawer + 1) % self.seats

    def next_answer(self) -> None:
        self.answers += 1
        self.turn = (self.turn + 1) % self.seats
        if self.answers == self.seats:
            self.phase = "over"

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.scores[seat] == max(self.scores)]

    # Counting, by playing everything.

    def count(self, depth: int, chance: bool) -> int:
        if depth == 0:
            return 1
        if self.phase == "over":
            return 0
        if self.to_act() == ["*"] and not chance:
            return 1
        total = 0
        for move in self.legal():
            after = deepcopy(self)
            after.play(move)
            total += after.count(depth - 1, chance)
        return total
