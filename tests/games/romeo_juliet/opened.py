"""A first scene with an event of our content already open, everybody where a test wants them."""

from collections.abc import Mapping

import msgspec

from sottovoce.games.romeo_juliet import GAME, content
from sottovoce.games.romeo_juliet.effects import COMPANIONS
from sottovoce.games.romeo_juliet.moves import PLACE_CARDS
from sottovoce.rules import constants
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.romeo_juliet.verona import legal, make, scene, seen, told

LOVERS = ("juliet", "romeo")
BOX = content.load(None)

# Everybody where nobody quarrels.
APART = {
    "nurse": "balcony", "lord-capulet": "ballroom", "lady-capulet": "ballroom", "tybalt": "ballroom",
    "benvolio": "cell", "mercutio": "cell", "lord-montague": "cell", "friar": "church", "hate": "salon",
    "juliet": "balcony", "romeo": "street",
}  # fmt: skip


def number(name: str) -> int:
    """The event called so in English."""
    return next(event.number for event in BOX.events.values() if event.name["en"] == name)


def chapter_of(event: content.Event) -> int:
    """The first chapter whose own event this is, or in whose pile it may be."""
    if event.level == "chapter":
        return event.number
    level = content.LEVELS.index(event.level) - 1
    return next(n for n, chapter in BOX.chapters.items() if event.belongs_to(n) and chapter.events[level])


def pile(seat: int, kind: int, first: str, start: str) -> list[str]:
    """A pile with these cards on top."""
    every = list(PLACE_CARDS) if kind == 0 else [COMPANIONS[n] for n in BOX.cards[2 * seat + 1]]
    wanted = [card for card in first.split() if kind == 1 or card != start]
    if kind == 0:
        every.remove(start)
    for card in wanted:
        every.remove(card)
    return wanted + every


def opened(
    name: str,
    juliet: tuple[str, str] = ("balcony church cell", "nurse friar tybalt hate"),
    romeo: tuple[str, str] = ("balcony church cell", "benvolio mercutio friar hate"),
    at: Mapping[str, str] | None = None,
    hate: int = 0,
    missives: tuple[int, int] = (1, 2),
) -> Playthrough:
    """With this event in force: a chapter's in its chapter, another at the first step of love.

    Each lover holds these cards and whatever lies next in the piles; `at` says who stands elsewhere than APART has it.
    """
    event = BOX.events[number(name)]
    chapter = chapter_of(event)
    start = BOX.chapters[chapter].start
    piles = {
        f"{LOVERS[seat]}_{what}": pile(seat, kind, cards[kind], PLACE_CARDS[start[names_of_lovers(seat)]])
        for seat, cards in enumerate((juliet, romeo))
        for kind, what in enumerate(("places", "companions"))
    }
    play = Playthrough(GAME, 2, {"chapter": chapter, **piles})
    lies = event.level != "chapter" and event.hourglass
    view = seen(play, constants.EVERYTHING)
    where = {**APART, **(at or {})}
    view = msgspec.structs.replace(
        view,
        places={place: [token for token in where if where[token] == place] for place in view.places},
        love=int(lies),
        events=[event.number if lies and step == 0 else 0 for step in range(len(view.events))],
        hate=hate,
        reserve=5 - sum(missives),
        lovers=[msgspec.structs.replace(one, missives=missives[seat]) for seat, one in enumerate(view.lovers)],
    )
    play.position = GAME.imagine(view, Rng(0))
    return play


def names_of_lovers(seat: int) -> int:
    """A lover's token."""
    return len(COMPANIONS) + seat


def whole(play: Playthrough, juliet: str, romeo: str, heart: str = "passion") -> list[str]:
    """A scene in which nobody uses a place if it can be helped; all that came to light."""
    found = scene(play, juliet, romeo, heart)
    while seen(play).phase == "effects":
        moves = legal(play)
        found += make(play, "skip" if "skip" in moves else moves[0])
    return found


def happened(name: str, hate: int = 0, missives: tuple[int, int] = (1, 1), **at: str) -> tuple[Playthrough, list[str]]:
    """The lovers meet in the church under the friar's eyes, and this event turns up: what it brought at once."""
    chapter = BOX.chapters[chapter_of(BOX.events[number(name)])]
    play = opened(BOX.events[chapter.event].name["en"], at=at, hate=hate, missives=missives)
    whole(play, "church friar", "church hate")
    return play, told(play.play(constants.CHANCE, f"event {number(name)}"))
