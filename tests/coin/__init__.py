"""The toy game of the coin with words, and with no board of its own."""

from sottovoce.rules.words import Sentence
from tests.leaky import Hiding


class Coin(Hiding):
    """One hides a coin, the other waits or guesses."""

    def tell(self, seat: int, look: str) -> Sentence:
        return Sentence("told-move", {"seat": self.seat_name(seat), "move": look})

    def tell_event(self, event: str) -> Sentence:
        return Sentence("told-event", {"event": event})


GAME = Coin()
