"""The stage in a player's mind: who would stand where, what hate and love that would bring, how good that would be.

Made from what a view shows to everybody and from the content file; it knows no hand. The reference players think with
it (plan.py, intuition.py). It follows the rules (rules.py) move by move, but only to the end of the scene.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from sottovoce.games.romeo_juliet import content, names
from sottovoce.games.romeo_juliet.effects import PLACES, TOKENS, Effect
from sottovoce.games.romeo_juliet.view import View

TINY = 0.001

# Small things, as shares of the hope that is left.
MISSIVE = 0.03  # what a missive is worth
UNREST = 0.02  # what a quarrel costs that only the friar's presence prevents
ENOUGH = 0.05  # two such quarrels and a little more: so far from perfect is good enough when thinking ahead

# How a scene goes on average, for looking beyond this one: steps of love and of hate, and how likely.
LOVE_IN_A_SCENE = ((0, 0.3), (1, 0.55), (2, 0.15))
HATE_IN_A_SCENE = ((0, 0.68), (1, 0.3), (2, 0.02))

Use = tuple[tuple[int, ...], int]  # which companions move one step, and in which direction
Here = list[int]  # by place: who stands there, as a set

# A place adds up to one number: hate, quarrels that the friar prevents, love, and the nurse's missive.
QUARREL, LOVE, NURSE = 16, 256, 1024


class Sums(dict[int, int]):
    """What those who stand in one place add to the scene, by who they are; counted when first asked for."""

    def __init__(self, force: Force, place: int) -> None:
        super().__init__()
        self.capulets, self.montagues, self.rivals = force.capulets, force.montagues, force.rivals
        self.peace, self.truce = not force.peaceless >> place & 1, force.truce >> place & 1
        self.double = force.doubled >> place & 1
        self.guards = force.guards
        balcony = place == names.BALCONY and names.PLAIN_BALCONY not in force.kinds
        self.steps = 0 if force.loveless >> place & 1 else 1 + balcony
        self.nurse = names.NO_NURSE not in force.kinds

    def __missing__(self, here: int) -> int:
        juliet, romeo = here >> names.TOKEN_JULIET & 1, here >> names.TOKEN_ROMEO & 1
        capulets, montagues = here & self.capulets, here & self.montagues
        allegory = here >> names.HATE & 1 and here != 1 << names.HATE
        quarrel = bool((capulets and (montagues or romeo)) or (montagues and juliet) or allegory)
        hateful = quarrel and not (here >> names.FRIAR & 1 and self.peace)
        hateful = (hateful or any(here & two == two for two in self.rivals)) and not self.truce
        found = (1 + self.double if hateful else 0) + QUARREL * quarrel
        if juliet and romeo and not here & self.guards:
            found += LOVE * self.steps
        if juliet and here >> names.NURSE & 1 and self.nurse:
            found += NURSE
        self[here] = found
        return found


class Force:
    """What the open events say while certain of their conditions are fulfilled."""

    def __init__(self, effects: Sequence[Effect], capulets: int, montagues: int) -> None:
        self.capulets, self.montagues = capulets, montagues
        sets = dict.fromkeys(range(names.AT_ONCE), 0)
        for effect in effects:
            sets[effect.kind] |= effect.tokens | effect.places
        self.rivals = [effect.tokens for effect in effects if effect.kind == names.RIVALS]
        self.peaceless, self.doubled, self.truce = sets[names.NO_PEACE], sets[names.DOUBLE_HATE], sets[names.TRUCE]
        self.closed, self.held, self.idle = sets[names.CLOSED], sets[names.HELD], sets[names.NO_EFFECTS]
        self.loveless, self.guards = sets[names.NO_LOVE], sets[names.GUARD]
        self.kinds = {effect.kind for effect in effects}
        self.sums = [Sums(self, place) for place in range(names.PLACES)]
        self._uses: dict[int, list[Use]] = {}

    def uses(self, place: int) -> list[Use]:
        """Every way to carry out the effect of a place."""
        if place not in self._uses:
            self._uses[place] = self._list(place)
        return self._uses[place]

    def _list(self, place: int) -> list[Use]:
        movable = {
            names.BALLROOM: self.capulets,
            names.SALON: self.montagues,
            names.CELL: self.capulets | self.montagues,
            names.CHURCH: 1 << names.FRIAR,
            names.STREET: 1 << names.HATE,
        }.get(place, 0)
        tokens = [token for token in range(names.COMPANIONS) if movable & ~self.held & 1 << token]
        groups = combinations(tokens, 2 if place in (names.BALLROOM, names.SALON) else 1)
        return [(group, direction) for group in groups for direction in (names.LEFT, names.RIGHT)]


class Stage:
    """All that everybody sees, at one moment of one scene."""

    def __init__(
        self, source: str | None, events: tuple[int, ...], love: int, hate: int, left: int, reserve: bool, passion: bool
    ) -> None:
        box = content.load(source)
        self.love, self.hate, self.left, self.reserve, self.passion = love, hate, left, reserve, passion
        self.ends = box.love, box.hate
        self.hopes = hopes(box.love, box.hate)[left]
        self.beside = [[0, 0] for _ in PLACES]
        for n, place in enumerate(box.ring):
            self.beside[place] = [box.ring[n - 1], box.ring[(n + 1) % names.PLACES]]
        self._open = open_events(source, events)
        self._worths: dict[int, float] = {}
        self.small = self.hope() + TINY  # what the small things are shares of

    def force(self, here: Here) -> Force:
        """What the events say when everybody stands so."""
        key = 0
        for bit, tokens, place, wanted in self._open.conditions:
            there = here[place] & tokens if place >= 0 else tokens in [one & tokens for one in here]
            if bool(there) == wanted:
                key |= bit
        return self._open.force(key)

    # What may happen.

    def move(self, here: Here, tokens: Sequence[int], place: int) -> Here:
        """Tokens go to a place, unless they are held."""
        moving = ~self.force(here).held & sum([1 << token for token in tokens])
        moved = [there & ~moving for there in here]
        moved[place] |= moving
        return moved

    def enter(self, here: Here, seat: int, place: int, companion: int) -> Here:
        """A lover and a companion go to a place; if it is closed they meet where the lover stands."""
        lover = names.TOKEN_JULIET + seat
        if self.force(here).closed >> place & 1:
            place = place_of(here, lover)
        moved = [there & ~(1 << lover) for there in here]
        moved[place] |= 1 << lover
        return self.move(moved, [companion], place)

    def used(self, here: Here, use: Use) -> Here:
        """Companions take one step."""
        moved = list(here)
        for token in use[0]:
            place, bit = place_of(here, token), 1 << token
            moved[place] ^= bit
            moved[self.beside[place][use[1]]] |= bit
        return moved

    def after_use(self, here: Here, seat: int) -> Iterator[Here]:
        """How everybody may stand after the effect of the place where a lover stands."""
        force, place = self.force(here), place_of(here, names.TOKEN_JULIET + seat)
        uses = [] if force.idle >> place & 1 else force.uses(place)
        if not uses or names.OPTIONAL in force.kinds:
            yield here
        for use in uses:
            yield self.used(here, use)

    def finish(self, here: Here, seat: int = names.ROMEO) -> float:
        """What the scene is worth if from here on both use the places' effects well, thinking no longer than needed."""
        best, enough = -1.0, self.perfect(here) - ENOUGH * self.small
        if seat == names.JULIET:
            for then in self.after_use(here, seat):
                best = max(best, self.worth(then))
                if best >= enough:
                    break
            return best
        ways = list(self.after_use(here, seat))
        if len(ways) > 2:  # then only one that looks good is thought through
            good = next((then for then in ways if self.worth(then) >= enough), [])
            ways = [good or max(ways, key=self.worth)]
        for then in ways:
            best = max(best, self.finish(then, names.JULIET))
            if best >= enough:
                break
        return best

    # What it is worth.

    def perfect(self, here: Here) -> float:
        """What the scene would be worth without any hate or unrest."""
        place = place_of(here, names.TOKEN_JULIET)
        steps = self.force(here).sums[place].steps if here[place] >> names.TOKEN_ROMEO & 1 else 0
        return self._hope(steps if self.passion else 0, 0)

    def worth(self, here: Here) -> float:
        """The chance to win, roughly, if the scene ends so."""
        total = self._total(here)
        if total not in self._worths:
            self._worths[total] = self._worth(total)
        return self._worths[total]

    def counted(self, here: Here) -> tuple[int, int]:
        """The steps of love and of hate if the scene ends so."""
        total = self._total(here)
        return (total % NURSE // LOVE if self.passion else 0), total % QUARREL

    def _total(self, here: Here) -> int:
        sums = self.force(here).sums
        total = sums[0][here[0]] + sums[1][here[1]] + sums[2][here[2]]
        return total + sums[3][here[3]] + sums[4][here[4]] + sums[5][here[5]]

    def _worth(self, total: int) -> float:
        hate, quarrels, love = total % QUARREL, total % LOVE // QUARREL, total % NURSE // LOVE
        worth = self._hope(love if self.passion else 0, hate) - UNREST * self.small * quarrels
        return worth + MISSIVE * self.small if total >= NURSE and self.reserve else worth

    def _hope(self, love: int, hate: int) -> float:
        return self.hopes[min(self.love + love, self.ends[0])][min(self.hate + hate, self.ends[1])]

    def hope(self) -> float:
        """The chance to win if this scene brings nothing at all."""
        return self._hope(0, 0)


def place_of(here: Here, token: int) -> int:
    """Where a token stands."""
    place = 0
    while not here[place] >> token & 1:
        place += 1
    return place


class OpenEvents:
    """What the events that lie open say, by which of their conditions are fulfilled."""

    def __init__(self, effects: Sequence[Effect], capulets: int, montagues: int) -> None:
        self.always = [effect for effect in effects if effect.condition == names.ALWAYS]
        self.conditional = [effect for effect in effects if effect.condition != names.ALWAYS]
        self.conditions = [(1 << n, *condition(effect)) for n, effect in enumerate(self.conditional)]
        self.families = capulets, montagues
        self._forces: dict[int, Force] = {}

    def force(self, key: int) -> Force:
        """With these conditions fulfilled, as a set."""
        if key not in self._forces:
            sometimes = [effect for n, effect in enumerate(self.conditional) if key >> n & 1]
            self._forces[key] = Force([*self.always, *sometimes], *self.families)
        return self._forces[key]


@lru_cache(maxsize=4096)
def open_events(source: str | None, events: tuple[int, ...]) -> OpenEvents:
    """By the numbers of the open events."""
    box = content.load(source)
    families = [
        sum(1 << token for token in range(names.COMPANIONS) if box.families[token] == family)
        for family in (names.CAPULET, names.MONTAGUE)
    ]
    return OpenEvents([effect for number in events for effect in box.events[number].effects], *families)


def condition(effect: Effect) -> tuple[int, int, bool]:
    """When an effect is in force: which tokens, at which place (-1: together anywhere), and whether they must be."""
    wanted = effect.condition in (names.WHEN_AT, names.WHEN_WITH)
    if effect.condition in (names.WHEN_AT, names.UNLESS_AT):
        return 1 << effect.token, effect.other, wanted
    return 1 << effect.token | 1 << effect.other, -1, wanted


@lru_cache(maxsize=16)
def hopes(love_goal: int, hate_limit: int) -> list[list[list[float]]]:
    """The chance to win by scenes left, love and hate, if every scene goes as scenes go on average."""
    table = [[[float(love == love_goal and hate < hate_limit) for hate in range(hate_limit + 1)]
              for love in range(love_goal + 1)]]  # fmt: skip
    for _ in range(names.ALL_SCENES):
        last = table[-1]
        table.append([[0.0] * (hate_limit + 1) for _ in range(love_goal + 1)])
        for love in range(love_goal + 1):
            for hate in range(hate_limit):
                table[-1][love][hate] = 1.0 if love == love_goal else sum(
                    p * q * last[min(love + more, love_goal)][min(hate + worse, hate_limit)]
                    for more, p in LOVE_IN_A_SCENE for worse, q in HATE_IN_A_SCENE
                )  # fmt: skip
    return table


def stage_of(seen: View, passion: bool) -> Stage:
    """The stage as a viewer sees it."""
    return Stage(seen.options["content"], open_of(seen), seen.love, seen.hate, left(seen), seen.reserve > 0, passion)


def open_of(seen: View) -> tuple[int, ...]:
    """The events that lie open, by number; in any order they say the same."""
    events = content.load(seen.options["content"]).events
    return (seen.chapter_event, *sorted(event for event in seen.events if event and events[event].hourglass))


def left(seen: View) -> int:
    """How many scenes come after this one."""
    return names.ALL_SCENES - names.SCENES * (seen.act - 1) - seen.scene


def here_of(seen: View) -> Here:
    """Who stands where."""
    return [sum(1 << TOKENS.index(token) for token in seen.places[place]) for place in PLACES]
