"""What every game keeps, as functions that take a game being played. They raise `Broken`, by name.

The leak laws rest on one idea: draw another game that looks the same to a viewer (`resample`), and whatever that
viewer can be shown must be the same, to the letter, in both.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

from sottovoce.rules import constants, record
from sottovoce.rules.contract import Position
from sottovoce.rules.game import BadMove, IllegalMove, NotYourTurn, Over, Refusal
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES


class Broken(AssertionError):
    """A law is broken: `law` names it."""

    def __init__(self, law: str, why: object) -> None:
        super().__init__(f"{law}: {why}")
        self.law = law


def holds(law: str, condition: bool, why: object) -> None:
    if not condition:
        raise Broken(law, why)


# Moves and records.


def a_record_replays(play: Playthrough) -> None:
    """The record, as text and as data, read back gives the same position, lines and text."""
    text = record.write(play)
    again = record.replay(record.read(text, {play.game.id: play.game}), {play.game.id: play.game})
    holds("replay", again.position.save() == play.position.save(), text)
    holds("replay", record.write(again) == text, text)
    for viewer in play.viewers:
        holds("replay", again.log(viewer) == play.log(viewer), text)
        holds("replay", again.view(viewer) == play.view(viewer), text)


def spelling_goes_both_ways(play: Playthrough) -> None:
    """Every move has one spelling, every spelling one move."""
    game, position = play.game, play.position
    for seat in position.to_act():
        actions = position.legal(seat)
        if actions is None:
            actions = [position.draw(seat, Rng(n)) for n in range(8)]
        for action in actions:
            text = game.spell(action)
            holds("spelling", game.parse(text) == action, text)
            holds("spelling", text == text.strip() and text.isprintable() and record.TO_LIGHT not in text, text)
        holds("spelling", len({game.spell(action) for action in actions}) == len(set(actions)), "two moves, one text")


def legal_is_what_play_accepts(play: Playthrough, strangers: Iterable[str]) -> None:
    """Each listed move can be played; every other text is refused with the right word and changes nothing."""
    game, position = play.game, play.position
    owing = position.to_act()
    for seat in (constants.CHANCE, *range(play.seats)):
        listed = play.view(seat).legal
        actions = position.legal(seat)
        if actions is None:
            holds("legal", listed is None, "a list where the rules have none")
            actions = [position.draw(seat, Rng(n)) for n in range(4)]
            legal = {game.spell(action) for action in actions}
        else:
            legal = {game.spell(action) for action in actions}
            holds("legal", listed == sorted(legal), f"the view lists {listed}, the rules {sorted(legal)}")
            holds("legal", position.count(seat) == len(actions), "miscounted")
        for action in actions:
            holds("legal", position.allows(seat, action), game.spell(action))
            tried = play.copy()
            tried.play(seat, game.spell(action))
            holds("legal", len(tried.moves) == len(play.moves) + 1, game.spell(action))
        for text in strangers:
            wanted = Over if not owing else NotYourTurn if seat not in owing else (BadMove, IllegalMove)
            before = (position.save(), record.write(play))
            if text in legal or (listed is None and _accepted(play, seat, text)):
                continue
            try:
                play.play(seat, text)
            except Refusal as refusal:
                holds("refusal", isinstance(refusal, wanted), f"{text!r}: {type(refusal).__name__}")
                for language in LANGUAGES:
                    holds("refusal", len(refusal.text(language)) > 10, f"{text!r} in {language}")
            else:
                raise Broken("legal", f"{text!r} was accepted")
            holds("refusal", (position.save(), record.write(play)) == before, f"{text!r} changed something")


def _accepted(play: Playthrough, seat: int, text: str) -> bool:
    try:
        return seat in play.position.to_act() and play.position.allows(seat, play.game.parse(text))
    except ValueError:
        return False


def a_copy_is_deep(play: Playthrough, rng: Rng) -> None:
    """A copy is equal, and playing it to the end does not touch the original."""
    before = play.position.save()
    copied = play.position.copy()
    holds("copy", copied.save() == before, "not equal")
    _to_the_end(copied, rng)
    holds("copy", play.position.save() == before, "the original changed")


def _to_the_end(position: Position, rng: Rng) -> None:
    while position.to_move != constants.NOBODY:
        position.play(position.to_move, position.draw(position.to_move, rng))


def a_layout_is_true(play: Playthrough) -> None:
    """FIELDS says how a position is saved: each field has what the position has, and loads by its name."""
    position = play.position
    holds("layout", len(position.FIELDS) > 0, "no fields")
    try:
        saved = position.fields()
    except ValueError as error:
        raise Broken("layout", error) from None
    holds("layout", len(saved) == len(position.FIELDS), "two fields have one name")
    for name, value in saved.items():
        holds("layout", value == position.field(name), f"{name}: {value} is saved, {position.field(name)} is meant")
    loaded = position.blank()
    loaded.load_fields(saved)
    holds("layout", loaded.save() == position.save(), "loaded by name it is another position")
    for name, value in saved.items():
        holds("layout", value == loaded.field(name), f"{name}: {value} is loaded as {loaded.field(name)}")


def it_ends(play: Playthrough, rng: Rng) -> None:
    """Random moves come to an end with an outcome that makes sense."""
    position = play.position.copy()
    _to_the_end(position, rng)
    outcome = play.game.outcome(position)
    holds("end", outcome is not None and len(outcome.scores) == play.seats, outcome)
    holds("end", position.to_act() == (), position.to_act())


def undo_goes_back(play: Playthrough) -> None:
    """Taking back any number of moves gives the very game that was there before."""
    for plies in range(play.undoable() + 1):
        back = play.at(len(play.moves))
        back.rng = play.rng
        back.undo(plies)
        shorter = play.at(len(back.moves))
        holds("undo", record.write(back) == record.write(shorter), plies)
        holds("undo", back.position.save() == shorter.position.save(), plies)


# Secrets.


def looks_the_same(play: Playthrough, viewer: int, rng: Rng, strangers: Iterable[str] = ()) -> None:
    """In a game that fits what the viewer knows, the viewer is shown the same: line for line, word for word."""
    other = play.resample(viewer, rng)
    mine, theirs = play.log(viewer), other.log(viewer)
    holds("lines", len(mine) == len(theirs), f"{len(mine)} lines, or {len(theirs)}")
    holds("log", mine == theirs, f"{mine}, or {theirs}")
    for lines in range(len(mine) + 1):
        now, then = play.at(lines), other.at(lines)
        this, that = now.view(viewer), then.view(viewer)
        holds("legal", (this.legal, this.form) == (that.legal, that.form), f"{this.legal}, or {that.legal}")
        if viewer >= 0:
            for text in strangers:
                said, would_say = _said(now, viewer, text), _said(then, viewer, text)
                holds("refusal", said == would_say, f"{text!r}: {said}, or {would_say}")
        holds("view", this == that, f"{this}, or {that}")


def _said(play: Playthrough, seat: int, text: str) -> str | None:
    try:
        play.play(seat, text)
    except Refusal as refusal:
        return f"{refusal.code} {refusal}"
    play.undo(1)
    return None


def like_moves_leave_like_views(play: Playthrough, viewer: int, rng: Rng) -> None:
    """If two moves look alike to the viewer, made here or in a game that looks the same, so does what follows."""
    after: dict[object, object] = {}
    for here in (play, play.resample(viewer, rng), play.resample(viewer, rng)):
        for seat in here.position.to_act():
            actions = here.position.legal(seat)
            if actions is None:
                actions = [here.position.draw(seat, rng) for _ in range(4)]
            for action in actions:
                tried = here.copy()
                tried.add(seat, action)
                line = tried.log(viewer)[-1]
                look = (seat, line.move, tuple(line.events))
                view = tried.view(viewer)
                first = after.setdefault(look, view)
                holds("like moves", first == view, f"{look}: {first}, or {view}")


def a_move_that_tells_nothing_could_be_made_in_any_world(play: Playthrough, viewer: int, rng: Rng) -> None:
    """If after a move all know as much as before, it looks possible, with the same events, in every game that looked
    the same before it: it has ruled nothing out, and so may be taken back freely."""
    here = play.position.to_act()
    worlds = [play.resample(viewer, rng) for _ in range(3)]
    for seat in here:
        actions = play.position.legal(seat)
        if seat == constants.CHANCE:
            continue
        if actions is None:
            actions = [play.position.draw(seat, rng) for _ in range(3)]
        for action in actions:
            after = play.copy()
            after.add(seat, action)
            if after.has_taught_since(len(play.moves)):
                continue
            line = after.log(viewer)[-1]
            for world in worlds:
                holds("known", _could_look_so(world, seat, action, viewer, line), f"{line} rules out a world")


def _could_look_so(world: Playthrough, seat: int, action: int, viewer: int, line: Line) -> bool:
    game = world.game
    others = world.position.legal(seat)
    if others is None:
        others = [action]
    for other in others:
        if game.as_seen(seat, other, viewer) == line.move and world.position.allows(seat, other):
            tried = world.copy()
            tried.add(seat, other)
            if tried.log(viewer)[-1].events == line.events:
                return True
    return False


def imagined_positions_fit(play: Playthrough, viewer: int, rng: Rng) -> None:
    """A position imagined from a view alone gives that view again, and can be played on."""
    seen = play.view(viewer)
    position = play.game.imagine(seen, rng)
    again = play.game.view(position, viewer)
    holds("imagine", again == seen, f"{seen}, but {again}")
    _to_the_end(position, rng)


class TooMany(Exception):
    """There are more positions that fit than one has the patience to list."""


def worlds(play: Playthrough, viewer: int, most: int = 200_000) -> dict[tuple[int, ...], int]:
    """All positions that fit what the viewer knows, found the slow way: by retracing the log with every other move
    that would have looked the same. Each with its weight: how many equally likely ways lead to it. More than `most`
    are TooMany."""
    game = play.game
    position = game.start(play.seats, play.options)
    fitting = {position.save(): 1}
    for (seat, action), line in zip(play.moves, play.log(viewer), strict=True):
        plain = game.as_seen(seat, action, viewer) == game.spell(action)  # seen in full: it was this move and no other
        position.load(next(iter(fitting)))
        if not plain and len(fitting) * len(position.every_legal(seat) or ()) > most:
            raise TooMany
        grown: dict[tuple[int, ...], int] = {}
        for state, ways in fitting.items():
            position.load(state)
            actions = [action] if plain and position.allows(seat, action) else []
            if not plain:
                every = position.every_legal(seat)
                holds("worlds", every is not None, "hidden and unlisted")
                actions = [other for other in every or () if game.as_seen(seat, other, viewer) == line.move]
            for other in actions:
                position.load(state)
                weight = 1 if plain else position.weight(seat, other)
                position.play(seat, other)
                if game.events(position, viewer) == line.events:
                    after = position.save()
                    grown[after] = grown.get(after, 0) + ways * weight
        fitting = grown
    return fitting


def resampling_is_fair(play: Playthrough, viewer: int, rng: Rng, draws: int = 60, most_groups: int = 100) -> int:
    """`resample` and `imagine` draw every position that fits, each about as often as its weight says; how many fit.

    Many positions are taken together in groups, and there are about `draws` draws for each group; a fair source
    fails this once in a hundred thousand million tries.
    """
    weights: dict[object, int] = {}
    for state, ways in worlds(play, viewer).items():
        key = _key(play, state)
        weights[key] = weights.get(key, 0) + ways
    fitting = {key: n for n, key in enumerate(weights)}
    groups = min(len(fitting), most_groups)
    holds("resample", _key(play, play.position.save()) in fitting, "the true position does not fit")
    sizes: Counter[int] = Counter()
    for key, n in fitting.items():
        sizes[n % groups] += weights[key]
    for draw in (_resampled, _imagined):
        total = draws * groups
        drawn = [draw(play, viewer, rng) for _ in range(total)]
        strange = set(drawn) - set(fitting)
        holds("resample", not strange, f"drew {len(strange)} positions that do not fit")
        counts = Counter(fitting[key] % groups for key in drawn)
        expected = {group: total * size / sum(weights.values()) for group, size in sizes.items()}
        lack = sum((counts[group] - expected[group]) ** 2 / expected[group] for group in expected)
        holds("resample", lack <= _chi_square_limit(groups - 1), f"uneven: {counts}")
    return len(fitting)


def _key(play: Playthrough, state: tuple[int, ...]) -> object:
    """Everything there is to know of a position."""
    position = play.position.copy()
    position.load(state)
    return repr(play.game.view(position, constants.EVERYTHING))


def _resampled(play: Playthrough, viewer: int, rng: Rng) -> object:
    return _key(play, play.position.resample(viewer, rng).save())


def _imagined(play: Playthrough, viewer: int, rng: Rng) -> object:
    return _key(play, play.game.imagine(play.view(viewer), rng).save())


def _chi_square_limit(freedom: int) -> float:
    """What chi-square stays below but for one case in 10¹¹ (Wilson and Hilferty's approximation)."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 6.7 * math.sqrt(spread)) ** 3)
