"""What the reference players of Roméo & Juliette feel about each move, from a view alone.

Both follow the convention in convention.py. Every value is a chance to win, roughly: what the scene would bring in love
and hate (lookahead.py), averaged over what the partner may hold and will sensibly do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sottovoce.games.romeo_juliet import names
from sottovoce.games.romeo_juliet.board import Board
from sottovoce.games.romeo_juliet.convention import Meeting, Plan, Talk, odds, plan_of, reaches, talk_of
from sottovoce.games.romeo_juliet.effects import COMPANIONS, PLACES, SEATS
from sottovoce.games.romeo_juliet.imagining import board_of
from sottovoce.games.romeo_juliet.lookahead import MISSIVE, Outlook, ends, entered, scenes_left, used
from sottovoce.games.romeo_juliet.moves import BY_TEXT, PLACE_CARDS
from sottovoce.games.romeo_juliet.view import View

# Shares of the hope that is left, as in lookahead.py.
FIRMLY = 0.004  # a word that settles the matter is better than one that leaves it open
UNSAID = 0.06  # how often a place that nobody has named is not the one that the partner has in mind
DEAREST = {"balcony": 0.02, "friar": 0.02, "sidestep": 0.01, "church": 0.01}  # cards better kept for a meeting
LIKELY = 3  # how many of the partner's plays are thought of when no meeting is agreed
KEPT_PLACES = ("balcony", "church", "cell", "sidestep", "street", "ballroom", "salon")  # from act to act
KEPT_COMPANIONS = (
    "friar", "nurse", "lady-capulet", "benvolio", "mercutio", "lord-montague", "lord-capulet", "tybalt", "hate",
)  # fmt: skip
NEVER = -1.0


def rate(seen: View) -> dict[str, float]:
    """Every move listed, larger is better."""
    if not seen.legal or not isinstance(seen.seat, int):
        return dict.fromkeys(seen.legal or (), 0.0)
    phases: dict[str, Callable[[View, int], dict[str, float]]] = {
        "rendezvous": rendezvous,
        "backstage": backstage,
        "sidestep": sidestep,
        "effects": effects,
        "decision": decision,
        "holding": holding,
        "showing": showing,
        "naming": naming,
    }
    return phases[seen.phase](seen, seen.seat)


# Rendezvous.


def rendezvous(seen: View, seat: int) -> dict[str, float]:
    """What each word would lead to."""
    plan = plan_of(seen)
    talk = talk_of(seen, plan)
    hopes = _Hopes(seen, seat, plan, talk)
    return {move: hopes.word(move) for move in seen.legal or ()}


class _Hopes:
    """What one lover expects of meeting in each place, of parting, and of words."""

    def __init__(self, seen: View, seat: int, plan: Plan, talk: Talk) -> None:
        self.seen, self.seat, self.plan, self.talk = seen, seat, plan, talk
        self.board = board_of(seen)
        hand = seen.lovers[seat].hand
        assert hand is not None
        self.places = {PLACE_CARDS.index(place): 1.0 for place in hand.places}
        self.companions = sorted({COMPANIONS.index(name) for name in hand.companions})
        gain = 0 if any(text.startswith("poor-reason") for text in seen.in_force) else min(2, seen.reserve)
        self.small = Outlook(self.board, scenes_left(seen)).small
        self.reason = plan.quiet + gain * MISSIVE * self.small
        self.price = seen.price
        self.token = MISSIVE * 2 / (1 + max(1, seen.lovers[seat].missives))  # the more there are, the less one is worth
        self.is_named = bool(any(line.split()[1] == "missive" for line in seen.said) or any(seen.named))

    def can_come(self, place: int | None) -> bool:
        return place is not None and reaches(self.board, self.seat, place, self.places) > 0

    def comes(self, place: int) -> float:
        """How likely the partner can come."""
        if place in self.talk.can[1 - self.seat]:
            return 1.0
        if place in self.talk.cannot[1 - self.seat]:
            return 0.0
        meeting = self.plan.at(place)
        if meeting is None:
            return 0.0
        return meeting.reach[1 - self.seat] * (1 if self.is_named else 1 - UNSAID)

    def together(self, place: int) -> float:
        """What the scene is worth if both come."""
        meeting = self.plan.at(place)
        if meeting is None:
            return NEVER
        return max(meeting.with_companion(self.seat, one) for one in self.companions)

    def meet(self, place: int | None, otherwise: float) -> float:
        """What it is worth to have this place in mind."""
        if place is None or not self.can_come(place):
            return NEVER
        likely = self.comes(place)
        return likely * self.together(place) + (1 - likely) * otherwise

    def word(self, move: str) -> float:
        word, *rest = move.split()
        apart = self.plan.quiet
        if word == "missive":
            return self.missive(PLACES.index(rest[0]))
        if move == "propose passion":
            return self.meet(self.talk.focal, self.reason)
        if move == "propose reason":
            return self.reason
        heart = self.seen.lovers[1 - self.seat].proposal if word == "agree" else rest[0]
        if heart == "passion":
            return max(self.meet(self.talk.focal, apart), apart - MISSIVE * self.small) + FIRMLY * self.small
        return self.reason + FIRMLY * self.small

    def missive(self, place: int) -> float:
        """Naming a place that I can come to; once a scene, and no place that has been named or refused."""
        me = SEATS[self.seat]
        named = [line.split()[2] for line in self.seen.said if line.split()[1] == "missive"]
        if PLACES[place] in named or any(line.startswith(f"{me} missive") for line in self.seen.said):
            return NEVER
        meeting = self.plan.at(place)
        if meeting is None or not self.can_come(place):
            return NEVER
        likely = 1.0 if place in self.talk.can[1 - self.seat] else meeting.reach[1 - self.seat]
        if place in self.talk.cannot[1 - self.seat]:
            likely = 0.0
        then = likely * self.together(place) + (1 - likely) * self.reason
        return then - self.price * self.token * self.small


# Backstage.


def backstage(seen: View, seat: int) -> dict[str, float]:
    """Where to go and with whom: to the place both have in mind, or wherever it is quiet."""
    plan = plan_of(seen)
    focal = talk_of(seen, plan).focal
    board = board_of(seen)
    outlook = Outlook(board, scenes_left(seen))
    meeting = plan.at(focal) if focal is not None else None
    hand = seen.lovers[seat].hand
    assert hand is not None
    if seen.heart == "passion" and meeting is not None:
        coming = _coming(board, seat, meeting, hand.places)
        if coming is not None:
            return {move: _joined(meeting, seat, move, coming, outlook.small) for move in seen.legal or ()}
    partner = _likely_plays(outlook, board, 1 - seat, seen)
    refused = _refused(seen, seat)
    found = {}
    for move in seen.legal or ():
        ways = [place for place in ends(board, seat, PLACE_CARDS.index(move.split()[1])) if place not in refused]
        found[move] = _apart(outlook, board, seat, move, ways, partner) if ways else NEVER
    return found


def _refused(seen: View, seat: int) -> set[int]:
    """Places that the partner named in a missive, if reason was agreed: to go there now would deceive them."""
    partner = SEATS[1 - seat]
    named = {line.split()[2] for line in seen.said if line.startswith(f"{partner} missive")}
    return {PLACES.index(place) for place in named} if seen.heart == "reason" else set()


def _coming(board: Board, seat: int, meeting: Meeting, places: Sequence[str]) -> str | None:
    """The card that brings me to the meeting."""
    for card in (PLACES[meeting.place], "sidestep"):
        if card in places and reaches(board, seat, meeting.place, {PLACE_CARDS.index(card): 1.0}):
            return card
    return None


def _joined(meeting: Meeting, seat: int, move: str, coming: str, small: float) -> float:
    _, place, companion = move.split()
    if place != coming:
        return NEVER
    return meeting.with_companion(seat, COMPANIONS.index(companion)) - small * DEAREST.get(companion, 0.0) / 2


Play = tuple[int, int, float]  # where to, with whom, how likely


def _likely_plays(outlook: Outlook, board: Board, seat: int, seen: View) -> list[Play]:
    """What the partner, acting alone, will probably do."""
    places, companions = odds(seen, seat, 0), odds(seen, seat, 1)
    found = []
    for card, likely in places.items():
        for place in ends(board, seat, card):
            for companion, also in companions.items():
                worth = outlook.worth(entered(board, seat, place, companion))
                found.append((worth, likely * also, place, companion))
    found.sort(reverse=True)
    chosen = found[:LIKELY]
    total = sum(one[1] for one in chosen)
    return [(place, companion, likely / total) for _, likely, place, companion in chosen]


def _apart(outlook: Outlook, board: Board, seat: int, move: str, ways: list[int], partner: list[Play]) -> float:
    """What a play that leads to one of these places is worth on average."""
    _, card, name = move.split()
    companion = COMPANIONS.index(name)
    best = NEVER
    for place in ways:
        worth = 0.0
        for where, whom, likely in partner:
            moves = {seat: (place, companion), 1 - seat: (where, whom)}
            there = entered(board, names.ROMEO, *moves[names.ROMEO])
            there.enter(names.JULIET, *moves[names.JULIET])
            worth += likely * outlook.worth(there)
        best = max(best, worth)
    return best - outlook.small * (DEAREST.get(card, 0.0) + DEAREST.get(name, 0.0))


# Entering the stage.


def sidestep(seen: View, seat: int) -> dict[str, float]:
    """Both cards lie open: which way leads to the better scene."""
    board = board_of(seen)
    outlook = Outlook(board, scenes_left(seen))
    cards, refused = seen.story[-1].cards, _refused(seen, seat)
    assert cards is not None
    found = {}
    for move in seen.legal or ():
        place = board.beside(board.place_of(names.TOKEN_JULIET + seat), BY_TEXT[move] - names.STEP)
        there = entered(board, seat, place, COMPANIONS.index(cards[seat].split()[1]))
        found[move] = NEVER if place in refused else _onwards(outlook, there, seat, cards)
    return found


def _onwards(outlook: Outlook, board: Board, seat: int, cards: list[str]) -> float:
    """After Romeo Juliet enters, perhaps by a sidestep of her own."""
    if seat == names.JULIET:
        return outlook.finish(board)
    card, companion = cards[names.JULIET].split()
    places = ends(board, names.JULIET, PLACE_CARDS.index(card))
    return max(outlook.finish(entered(board, names.JULIET, place, COMPANIONS.index(companion))) for place in places)


def effects(seen: View, seat: int) -> dict[str, float]:
    """What the place allows, with the partner's answer in mind."""
    board = board_of(seen)
    outlook = Outlook(board, scenes_left(seen))
    found = {}
    for move in seen.legal or ():
        then = used(board, BY_TEXT[move])
        found[move] = outlook.worth(then) if seat == names.JULIET else outlook.finish(then, names.JULIET)
    if "skip" in found:  # where nobody has to be moved, moving nobody cannot make things worse
        for move in found:
            if _is_worse(used(board, BY_TEXT[move]), board):
                found[move] = min(found[move], found["skip"] - FIRMLY * outlook.small)
    return found


def _is_worse(then: Board, now: Board) -> bool:
    """More hate and no more love, if the scene ended so."""
    return then.hate_to_come() > now.hate_to_come() and then.love_to_come() <= now.love_to_come()


# Events, and cards for the next act.


def decision(seen: View, seat: int) -> dict[str, float]:  # noqa: ARG001
    """What an event asks one of them: the calmer board, the missives, the hate."""
    board, asked = board_of(seen), seen.decision
    outlook = Outlook(board, scenes_left(seen))
    assert asked is not None
    if not (seen.legal or [""])[0].startswith("choose"):
        return {move: outlook.standing(used(board, BY_TEXT[move])) for move in seen.legal or ()}
    first = board.chapter.how_many[board.chapter.first[asked.event] + asked.step]
    return {f"choose {n + 1}": _brings(outlook, board, first + n) for n in range(2)}


def showing(seen: View, seat: int) -> dict[str, float]:
    """The card that the partner would most like to know of: the best place to meet, the best companion to bring."""
    plan = plan_of(seen)
    found = {}
    for move in seen.legal or ():
        card = move.split()[1]
        found[move] = _appeal(plan, card, seat) if card in PLACE_CARDS else -float(KEPT_COMPANIONS.index(card))
    return found


def naming(seen: View, seat: int) -> dict[str, float]:
    """The best place to meet to which one can go."""
    plan, hand = plan_of(seen), seen.lovers[seat].hand
    assert hand is not None
    return {
        move: _appeal(plan, move.split()[1], seat) if move.split()[1] in hand.places else NEVER
        for move in seen.legal or ()
    }


def _appeal(plan: Plan, card: str, seat: int) -> float:
    """What it is worth that both have a place in mind, by how likely the partner can come."""
    meeting = plan.at(PLACES.index(card)) if card in PLACES else None
    return meeting.reach[1 - seat] * (meeting.value - plan.quiet) if meeting else NEVER / 2


def _brings(outlook: Outlook, board: Board, row: int) -> float:
    """What one alternative brings: an errand or a favour, or whatever the rules do by themselves."""
    if board.chapter.what[row] in (names.ERRAND, names.FAVOUR):
        place = board.chapter.where[row].bit_length() - 1
        return max(outlook.standing(used(board, action)) for action in board.ways(place))
    if board.chapter.what[row] in (names.SHOW_ONE, names.NAME_ONE):
        return outlook.standing(board) + MISSIVE * outlook.small
    there = board.copy()
    there.carry_out(row)
    return outlook.standing(there) + MISSIVE * outlook.small * (board.missives[2] - there.missives[2])


def holding(seen: View, seat: int) -> dict[str, float]:
    """Of each type the card that helps most in any act; but a place that one has just named."""
    found = {}
    for move in seen.legal or ():
        _, place, companion = move.split()
        best = 0 if place == seen.named[seat] else 1 + KEPT_PLACES.index(place)
        found[move] = -best - 0.1 * KEPT_COMPANIONS.index(companion)
    return found
