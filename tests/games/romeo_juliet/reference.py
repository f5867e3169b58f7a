"""Roméo & Juliette once more, slow and obvious, from the printed rules and R1 to R19: nothing but words, lists and
dictionaries.

It shares no code and no tables with the game; it reads the content file as text, and moves, cards, effects and events
are texts here too.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from itertools import combinations

LOVERS = ["juliet", "romeo"]
PLACES = ["balcony", "ballroom", "street", "salon", "cell", "church"]
COMPANIONS = [
    "nurse", "lord-capulet", "lady-capulet", "tybalt", "benvolio", "mercutio", "lord-montague", "friar", "hate",
]  # fmt: skip
LEVELS = ["I", "II", "III", "IV"]
Section = dict[str, list[str]]


def sections(text: str) -> dict[str, Section]:
    """The parts of a content file: under each heading the values of each key."""
    found: dict[str, Section] = {}
    here: Section = {}
    for line in text.splitlines()[1:]:
        line = line.strip()
        if line.startswith("["):
            here = found[line.strip("[]")] = {}
        elif line and not line.startswith("#"):
            key, _, value = line.partition("=")
            here.setdefault(key.strip(), []).append(" ".join(value.split()))
    return found


class Tragedy:
    """A game being played."""

    def __init__(
        self, text: str, chapter: int = 1, first: str = "juliet", keepsake: str = "none", mercy: str = "no"
    ) -> None:
        self.file = sections(text)
        board, card = self.file["board"], self.file[f"chapter {chapter}"]
        self.ring = board["ring"][0].split()
        self.family = dict.fromkeys(["juliet", *board["capulets"][0].split()], "capulet")
        self.family |= dict.fromkeys(["romeo", *board["montagues"][0].split()], "montague")
        self.goal, self.limit = int(board["love"][0]), int(board["hate"][0])
        self.at = {token: place for place in PLACES for token in card.get(place, [""])[0].split()}
        self.missives = {who: int(n) for who, n in (part.split() for part in card["missives"][0].split(","))}
        self.missives = {"juliet": 0, "romeo": 0, "reserve": 0} | self.missives
        if mercy == "yes" and self.missives["reserve"]:  # R19: to the lover who has fewer, or to Juliet
            self.missives["reserve"] -= 1
            self.missives[min(LOVERS, key=lambda lover: self.missives[lover])] += 1
        self.chapter = chapter
        self.only = ""
        self.named: dict[str, str] = {}
        self.sealed: dict[str, str] = {}
        self.written = False
        self.chapter_event = int(card["event"][0])
        self.left = dict.fromkeys(LEVELS, 0)
        self.left |= {level: int(n) for level, n in (part.split() for part in card["events"][0].split(","))}
        self.first = first
        self.pile: dict[tuple[str, str], list[str]] = {}
        self.hand: dict[tuple[str, str], list[str]] = {}
        for lover in LOVERS:
            self.pile[lover, "place"] = [*PLACES, "sidestep"]
            self.pile[lover, "companion"] = self.file["cards"][lover][0].split()
            self.hand[lover, "place"], self.hand[lover, "companion"] = [], []
            for place in dict.fromkeys([self.at[lover], keepsake]):
                if place != "none":
                    self.draw(lover, "place", place)
        self.played: dict[tuple[str, str], list[str]] = {which: [] for which in self.pile}
        self.love = self.hate = 0
        self.act, self.scene = 1, 1
        self.slots: dict[int, int] = {}
        self.outcome: str | None = None
        self.events: list[str] = []
        self.todo: list[str] = []  # what an event still brings
        self.asked: tuple[str, str] = ("", "")  # who decides about what
        self.prelude()

    # Events that lie open.

    def in_force(self) -> list[str]:
        """The effects whose conditions are fulfilled now."""
        found = []
        for number in [self.chapter_event, *[self.slots[step] for step in sorted(self.slots)]]:
            event = self.file[f"event {number}"]
            if event["hourglass"] == ["yes"]:
                found += [effect for effect in event["effect"] if self.fulfilled(effect)]
        return found

    def fulfilled(self, effect: str) -> bool:
        for word in ("when", "unless"):
            if f" {word} " in effect:
                token, how, other = effect.split(f" {word} ")[1].split()
                there = other if how == "at" else self.at[other]
                return (self.at[token] == there) == (word == "when")
        return True

    def said(self, word: str) -> list[list[str]]:
        """What stands behind this word, for each effect in force that begins with it; families as their members."""
        return [self.meant(effect)[1:] for effect in self.in_force() if effect.split()[0] == word]

    def meant(self, effect: str) -> list[str]:
        words = effect.split(" when ")[0].split(" unless ")[0].split()
        found = []
        for word in words:
            members = [token for token in COMPANIONS if self.family.get(token, "?") + "s" == word]
            found += members or [word]
        return found

    def forced(self, word: str, what: str) -> bool:
        """Is an effect in force that names this place or companion, or names none and so means all?"""
        return any(what in named or not named for named in self.said(word))

    # Who moves, and how.

    def to_act(self) -> list[str]:
        if self.phase in ("prelude", "event"):
            return ["*"]
        if self.phase in ("backstage", "holding"):
            return [lover for lover in LOVERS if lover not in self.chosen]
        if self.phase in ("showing", "naming"):
            return [lover for lover in LOVERS if lover not in self.sealed]
        return [] if self.phase == "ended" else [self.turn]

    def legal(self, who: str) -> list[str]:
        if who not in self.to_act():
            return []
        moves: dict[str, Callable[[str], list[str]]] = {
            "prelude": self.draws, "event": self.cards_of_events, "rendezvous": self.words, "backstage": self.plays,
            "holding": self.plays, "sidestep": lambda _: ["step left", "step right"], "effects": self.uses_here,
            "decision": self.decisions, "showing": self.shows,
            "naming": lambda _: [f"name {place}" for place in PLACES],
        }  # fmt: skip
        return sorted(set(moves[self.phase](who)))

    def play(self, who: str, move: str) -> list[str]:
        self.events = []
        word, _, rest = move.partition(" ")
        if word == "draw":
            lover, kind, card = rest.split()
            self.draw(lover, kind, card)
            self.prelude()
        elif word in ("missive", "propose", "agree", "decide"):
            self.say(who, word, rest)
        elif word in ("play", "hold"):
            self.chosen[who] = rest
            if len(self.chosen) == 2:
                self.reveal() if word == "play" else self.hold_over()
        elif word == "step":
            self.go(who, self.beside(self.at[who], rest))
            self.walk()
        elif word == "event":
            self.turn_up(int(rest))
        elif word in ("show", "name"):
            self.sealed[who] = rest
            if len(self.sealed) == 2:
                self.tell_both(word)
        else:
            self.decide(who, word, rest)
        return self.events

    # Phase 1.

    def draws(self, _: str) -> list[str]:
        lover, kind = self.lacking()[0]
        return [f"draw {lover} {kind} {card}" for card in self.pile[lover, kind]]

    def lacking(self) -> list[tuple[str, str]]:
        """Which hands are not full."""
        full = {kind: 4 - (f"fewer-{kind}s" in self.words_in_force()) for kind in ("place", "companion")}
        return [which for which in self.pile if len(self.hand[which]) < full[which[1]] and self.pile[which]]

    def words_in_force(self) -> list[str]:
        return [effect.split()[0] for effect in self.in_force()]

    def draw(self, lover: str, kind: str, card: str) -> None:
        self.pile[lover, kind].remove(card)
        self.hand[lover, kind].append(card)

    def prelude(self) -> None:
        self.phase = "prelude"
        self.chosen: dict[str, str] = {}
        if not self.lacking():
            self.phase = "rendezvous"
            self.turn = self.first
            self.heart = ""
            self.written = False
            self.latest: dict[str, str] = {}
            self.proposals = dict.fromkeys(LOVERS, 0)

    # Phase 2.

    def words(self, who: str) -> list[str]:
        partner = self.partner(who)
        force = self.words_in_force()
        moves = []
        if "silence" not in force and self.missives[who] >= self.price():
            moves += [f"missive {place}" for place in PLACES]
        if self.proposals[who] < 2:
            moves += [f"propose {heart}" for heart in ("passion", "reason") if self.only in ("", heart)]
        if partner in self.latest:
            moves.append("agree")
        decider = "romeo" if "romeo-decides" in force else "juliet"
        if who == decider and len(set(self.latest.values())) == 2:
            moves += ["decide passion", "decide reason"]
        return moves

    def price(self) -> int:
        if "free-missive" in self.words_in_force() and not self.written:
            return 0
        return 2 if "dear-missives" in self.words_in_force() else 1

    @staticmethod
    def partner(who: str) -> str:
        return "romeo" if who == "juliet" else "juliet"

    def say(self, who: str, word: str, rest: str) -> None:
        if word in ("agree", "decide"):
            self.heart = rest if word == "decide" else self.latest[self.partner(who)]
            self.events.append(f"heart {self.heart}")
            if self.heart == "reason" and "poor-reason" not in self.words_in_force():
                self.gain("juliet", 1)
                self.gain("romeo", 1)
            self.phase = "backstage"
            return
        if word == "missive":
            price = self.price()
            self.missives["reserve"] += price
            self.missives[who] -= price
            self.written = True
        else:
            self.latest[who] = rest
            self.proposals[who] += 1
        self.turn = self.partner(who)
        if not self.words(self.turn):  # R12
            self.events.append(f"{self.turn} speechless")
            self.turn = who

    def gain(self, who: str, number: int) -> None:
        for _ in range(number):
            if self.missives["reserve"]:
                self.missives["reserve"] -= 1
                self.missives[who] += 1
                self.events.append(f"{who} gains missive")

    # Phase 3.

    def plays(self, who: str) -> list[str]:
        word = "play" if self.phase == "backstage" else "hold"
        places, companions = self.hand[who, "place"], self.hand[who, "companion"]
        return [f"{word} {place} {companion}" for place in places for companion in companions]

    # Phase 4.

    def reveal(self) -> None:
        for who in ("romeo", "juliet"):
            self.events.append(f"{who} plays {self.chosen[who]}")
            for kind, card in zip(("place", "companion"), self.chosen[who].split(), strict=True):
                self.hand[who, kind].remove(card)
                self.played[who, kind].append(card)
        self.walking = ["romeo", "juliet"]
        self.walk()

    def walk(self) -> None:
        """Romeo with his companion, then Juliet with hers."""
        while self.walking:
            who = self.walking.pop(0)
            place = self.chosen[who].split()[0]
            if place == "sidestep" and "no-sidestep" not in self.words_in_force():
                self.phase, self.turn = "sidestep", who
                return
            self.go(who, self.at[who] if place == "sidestep" else place)
        self.using = ["romeo", "juliet"]
        self.use_places()

    def go(self, who: str, place: str) -> None:
        companion = self.chosen[who].split()[1]
        held = self.forced("held", companion)  # R13: they set out together
        self.move(who, place)
        if not held and self.at[companion] != self.at[who]:
            self.at[companion] = self.at[who]
            self.events.append(f"{companion} to {self.at[who]}")

    def can_move(self, token: str, place: str) -> bool:
        """R13: a lover cannot enter a closed place; a held companion stands still."""
        return not self.forced("closed", place) if token in LOVERS else not self.forced("held", token)

    def can_carry(self, token: str) -> bool:
        """R13: an event carries a lover in even where it is closed."""
        return token in LOVERS or not self.forced("held", token)

    def carry(self, token: str, place: str) -> None:
        if self.at[token] != place and self.can_carry(token):
            self.at[token] = place
            self.events.append(f"{token} to {place}")

    def move(self, token: str, place: str) -> None:
        if self.at[token] != place and self.can_move(token, place):
            self.at[token] = place
            self.events.append(f"{token} to {place}")

    def beside(self, place: str, direction: str) -> str:
        """Right is clockwise."""
        return self.ring[(self.ring.index(place) + (1 if direction == "right" else -1)) % 6]

    def uses(self, place: str) -> list[str]:
        """R8: what can be done with a place's effect."""
        movable = [token for token in COMPANIONS if not self.forced("held", token)]
        capulets = [token for token in movable if self.family.get(token) == "capulet"]
        montagues = [token for token in movable if self.family.get(token) == "montague"]
        who = {
            "balcony": [],
            "ballroom": ["+".join(sorted(two)) for two in combinations(capulets, 2)],
            "salon": ["+".join(sorted(two)) for two in combinations(montagues, 2)],
            "cell": capulets + montagues,
            "church": [token for token in movable if token == "friar"],
            "street": [token for token in movable if token == "hate"],
        }[place]
        return [f"use {tokens} {direction}" for tokens in who for direction in ("left", "right")]

    def uses_here(self, who: str) -> list[str]:
        place = self.at[who]
        uses = [] if self.forced("no-effects", place) else self.uses(place)
        return [*uses, "skip"] if uses and "optional-effects" in self.words_in_force() else uses

    def use_places(self) -> None:
        while self.using:
            who = self.using.pop(0)
            if self.uses_here(who):
                self.phase, self.turn = "effects", who
                return
        self.epilogue()

    def use(self, rest: str) -> None:
        tokens, direction = rest.split()
        for token in in_order(tokens.split("+")):
            self.move(token, self.beside(self.at[token], direction))

    def drift(self) -> None:
        for *tokens, direction in self.said("drift"):
            for token in COMPANIONS:
                if token in tokens:
                    self.move(token, self.beside(self.at[token], direction))

    # Phase 5.

    def epilogue(self) -> None:
        self.only, self.named = "", {}
        if self.at["nurse"] == self.at["juliet"] and "no-nurse" not in self.words_in_force():
            self.gain("juliet", 1)
        for place in PLACES:
            if self.angry(place):
                self.more_hate(place, 2 if self.forced("double-hate", place) else 1)
        if self.outcome:
            return
        steps = self.steps()
        if steps:
            self.love = min(self.goal, self.love + steps)
            self.events.append(f"love {self.love}")
        if self.love == self.goal:
            self.end("love")
            return
        self.due = steps
        self.next_event()

    def more_hate(self, where: str, number: int) -> None:
        if self.outcome:
            return
        self.hate = min(self.limit, self.hate + number)
        self.events.append(f"hate {where} {number}")
        if self.hate == self.limit:
            self.end("hate")

    def angry(self, place: str) -> bool:
        """R9: does hate fall on this place?"""
        there = [token for token, where in self.at.items() if where == place]
        if self.forced("truce", place):
            return False
        if any(set(two) <= set(there) for two in self.said("rivals")):
            return True
        if "friar" in there and not self.forced("no-peace", place):
            return False
        if "hate" in there and len(there) > 1:
            return True
        capulets = [token for token in there if self.family.get(token) == "capulet"]
        montagues = [token for token in there if self.family.get(token) == "montague"]
        return any((one, two) != ("juliet", "romeo") for one in capulets for two in montagues)

    def steps(self) -> int:
        place = self.at["juliet"]
        if self.at["romeo"] != place or self.heart != "passion":
            return 0
        if self.forced("no-love", place) or any(place not in places for places in self.said("love-only")):
            return 0
        if any(self.at[token] == place for tokens in self.said("guard") for token in tokens):
            return 0
        return 2 if place == "balcony" and "plain-balcony" not in self.words_in_force() else 1

    def end(self, why: str) -> None:
        self.phase, self.outcome = "ended", why

    # Events.

    def next_event(self) -> None:
        if self.due and any(self.left.values()):
            self.phase = "event"
        else:
            self.end_of_scene()

    def cards_of_events(self, _: str) -> list[str]:
        found = []
        for heading, event in self.file.items():
            if heading.startswith("event ") and self.left.get(event["level"][0]):
                number = int(heading.split()[1])
                chapters = event.get("chapters", [""])[0].split()
                if number not in self.slots.values() and (not chapters or str(self.chapter) in chapters):
                    found.append(f"event {number}")
        return found

    def turn_up(self, number: int) -> None:
        self.due -= 1
        self.slots[self.love - self.due] = number
        event = self.file[f"event {number}"]
        self.left[event["level"][0]] -= 1
        self.todo = list(event["effect"]) if event["hourglass"] == ["no"] else []
        self.go_on()

    def go_on(self) -> None:
        """What the event still brings, until somebody has to decide."""
        while self.todo and not self.outcome:
            effect = self.todo.pop(0)
            if self.fulfilled(effect) and self.happens(effect):
                return
        if not self.outcome:
            self.next_event()

    def happens(self, effect: str) -> bool:
        """Carry out an effect that happens once; True if somebody must decide first."""
        word, *rest = self.meant(effect)
        if word == "either":
            who = rest[0].removesuffix(":")
            possible = [one for one in self.alternatives(effect) if self.in_full(one)]
            if len(possible) == 1:
                return self.happens(possible[0])
            return bool(possible) and self.ask(who, effect)
        if word in ("errand", "favour"):
            return bool(self.uses(rest[1])) and self.ask(rest[0], effect)
        if word == "send":
            for token in in_order(rest[:-1]):
                self.carry(token, rest[-1])
        elif word == "swap":
            one, two = in_order(rest)
            here, there = self.at[one], self.at[two]
            if self.can_carry(one) and self.can_carry(two):
                self.carry(one, there)
                self.carry(two, here)
        elif word == "shift":
            tokens, direction, number = shifted(rest)
            for token in in_order(tokens):
                for _ in range(number):
                    self.carry(token, self.beside(self.at[token], direction))
        elif word == "gain":
            self.gain(rest[0], amount(rest))
        elif word == "lose":
            for _ in range(min(amount(rest), self.missives[rest[0]])):
                self.missives[rest[0]] -= 1
                self.missives["reserve"] += 1
                self.events.append(f"{rest[0]} loses missive")
        elif word == "only":
            self.only = rest[0]
            self.events.append(f"only {self.only}")
        elif word in ("show", "name"):
            self.phase = {"show": "showing", "name": "naming"}[word]
            self.asked, self.sealed = ("", effect), {}
            return True
        elif word == "hate":
            self.more_hate("event", amount(rest))
        elif word == "calm" and self.hate:
            number = min(self.hate, amount(rest))
            self.hate -= number
            self.events.append(f"calm {number}")
        return False

    def shows(self, who: str) -> list[str]:
        """R18: a card of the type that the event names."""
        kind = next(word for word in self.asked[1].split() if word in ("place", "companion"))
        return [f"show {card}" for card in self.hand[who, kind]]

    def tell_both(self, word: str) -> None:
        for who in ("romeo", "juliet"):
            self.events.append(f"{who} {word}s {self.sealed[who]}")
        if word == "name":
            self.named = dict(self.sealed)
        self.sealed = {}
        self.go_on()

    @staticmethod
    def alternatives(effect: str) -> list[str]:
        both = effect.split(" when ")[0].split(" unless ")[0].partition(":")[2]
        return [one.strip() for one in both.split("|")]

    def in_full(self, effect: str) -> bool:
        """R15: can this be carried out in full?"""
        word, *rest = self.meant(effect)
        if word == "send":
            return all(self.can_carry(token) for token in rest[:-1])
        if word == "swap":
            return all(self.can_carry(token) for token in rest)
        if word == "shift":
            tokens, _, _ = shifted(rest)
            return all(self.can_carry(token) for token in tokens)
        if word == "gain":
            return self.missives["reserve"] >= amount(rest)
        if word == "lose":
            return self.missives[rest[0]] >= amount(rest)
        if word == "calm":
            return self.hate >= amount(rest)
        if word in ("errand", "favour"):
            return bool(self.uses(rest[1]))
        return True

    def ask(self, who: str, effect: str) -> bool:
        self.phase, self.turn, self.asked = "decision", who, (who, effect)
        return True

    def decisions(self, _: str) -> list[str]:
        word, *rest = self.asked[1].split()
        if word == "either":
            return ["choose 1", "choose 2"]
        return [*self.uses(rest[1]), *(["skip"] if word == "favour" else [])]

    def decide(self, who: str, word: str, rest: str) -> None:
        """A place's effect used or left, or an alternative chosen."""
        if word == "use":
            self.use(rest)
        if self.phase == "effects":
            self.use_places()
        elif word != "choose" or not self.happens(self.alternatives(self.asked[1])[int(rest) - 1]):
            self.go_on()

    # Ends.

    def end_of_scene(self) -> None:
        if self.scene < 4:
            self.next_scene()
        elif self.act == 3:
            self.end("time")
        else:
            self.phase = "holding"
            self.chosen = {}

    def next_scene(self) -> None:
        self.scene += 1
        self.events.append(f"scene {self.act} {self.scene}")
        self.drift()
        self.prelude()

    def hold_over(self) -> None:
        """R10: one card of each type is kept, all others go back into the pile."""
        for who, cards in self.chosen.items():
            for kind, card in zip(("place", "companion"), cards.split(), strict=True):
                which = (who, kind)
                self.pile[which] += self.hand[which] + self.played[which]
                self.pile[which].remove(card)
                self.hand[which], self.played[which] = [card], []
        self.act, self.scene = self.act + 1, 0
        self.next_scene()

    # Counting, by playing everything.

    def count(self, depth: int, chance: bool) -> int:
        """Those who choose at once are taken one after the other."""
        if depth == 0:
            return 1
        if not self.to_act():
            return 0
        who = self.to_act()[0]
        if who == "*" and not chance:
            return 1
        total = 0
        for move in self.legal(who):
            after = deepcopy(self)
            after.play(who, move)
            total += after.count(depth - 1, chance)
        return total


def in_order(tokens: list[str]) -> list[str]:
    return [token for token in [*COMPANIONS, *LOVERS] if token in tokens]


def shifted(words: list[str]) -> tuple[list[str], str, int]:
    """`hate friar left 2`: who, where to, how far."""
    where = next(n for n, word in enumerate(words) if word in ("left", "right"))
    return words[:where], words[where], int(words[where + 1]) if len(words) > where + 1 else 1


def amount(words: list[str]) -> int:
    """How many; one if it is not said."""
    return int(words[-1]) if words and words[-1].isdigit() else 1
