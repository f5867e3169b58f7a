"""Roméo & Juliette, stage by stage and moment by moment."""

from sottovoce.games.romeo_juliet import GAME
from sottovoce.rules import record
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.browser.scenes import MORE, Visit, picture, scene

STORY = ("romeo-juliet", "a-love-that-wins")


@scene
def romeo_juliet_prologue(visit: Visit) -> None:
    """Nobody has said anything yet."""
    visit.plays(*STORY, 14, "juliet")
    visit.sees(".show.prologue")


@scene
def romeo_juliet_speaking(visit: Visit) -> None:
    visit.plays(*STORY, 24, "juliet")


@picture
def romeo_juliet_missive(visit: Visit) -> None:
    """A missive is being sent: its place is chosen in the ring."""
    visit.plays(*STORY, 47, "juliet")
    visit.sees("[data-say=missive]").click()
    visit.sees('.can [data-place="street"]').click()
    visit.sees('[data-place="street"][aria-pressed=true]')


@scene
def romeo_juliet_casting(visit: Visit) -> None:
    visit.plays(*STORY, 35, "juliet")
    for card in ("church", "hate"):
        visit.sees(f'.hand [data-card="{card}"]').click()
    visit.sees(".card-face.down")


@scene
def romeo_juliet_directing(visit: Visit) -> None:
    visit.plays(*STORY, 38, "romeo")


@picture
def romeo_juliet_two_are_moved(visit: Visit) -> None:
    """A place moves two, of several."""
    visit.plays(*STORY, 75, "romeo")


@scene
def romeo_juliet_event_asks(visit: Visit) -> None:
    visit.plays(*STORY, 54, "juliet")


def asked_to_talk() -> Playthrough:
    """Events ask both lovers at once: first to show a card, then to name a place."""
    play = Playthrough(GAME, options={"chapter": 2, "events": [28, 29, 10, 11, 15, 16, 17, 20, 22]}, rng=Rng(1))
    for move in ("propose passion", "agree"):
        play.play(play.to_act[0], move)
    for seat in (0, 1):
        play.play(seat, next(move for move in play.view(seat).legal or () if move.startswith("play balcony ")))
    return play


@picture
def romeo_juliet_showing(visit: Visit) -> None:
    visit.comes(visit.goes_on(GAME.id, record.write(asked_to_talk()), "juliet"))
    visit.sees(".hand [data-card]")


@picture
def romeo_juliet_naming(visit: Visit) -> None:
    play = asked_to_talk()
    for seat in play.to_act:
        play.play(seat, (play.view(seat).legal or [])[0])
    visit.comes(visit.goes_on(GAME.id, record.write(play), "juliet"))
    visit.sees(".can [data-place]")


@picture
def romeo_juliet_sidestep(visit: Visit) -> None:
    visit.plays(*STORY, 37, "romeo")


@picture
def romeo_juliet_holding(visit: Visit) -> None:
    visit.plays(*STORY, 55, "juliet")


@picture
def romeo_juliet_waiting(visit: Visit) -> None:
    """It is the partner's turn; there is nothing to decide."""
    visit.plays(*STORY, 25, "juliet")


@picture
def romeo_juliet_events(visit: Visit) -> None:
    romeo_juliet_speaking(visit)
    visit.sees(".love").click()
    visit.sees("dialog .event")


@scene
def romeo_juliet_aid(visit: Visit) -> None:
    romeo_juliet_speaking(visit)
    visit.sees(".aid >> nth=1").click()
    visit.sees("dialog dl")


@picture
def romeo_juliet_last_scene(visit: Visit) -> None:
    romeo_juliet_speaking(visit)
    visit.sees(".aid >> nth=0").click()
    visit.sees("dialog .tale")


def romeo_juliet_moment(kind: str, moves: int, seat: str, more: int = 1, story: str = STORY[1]) -> None:
    def show(visit: Visit) -> None:
        visit.watches("romeo-juliet", story, moves, seat, f".show.{kind}", more)

    MORE[f"romeo-juliet-moment-{kind}"] = show


romeo_juliet_moment("said", 47, "romeo")
romeo_juliet_moment("heart", 48, "juliet")
romeo_juliet_moment("reveal", 49, "juliet", 2)
romeo_juliet_moment("meet", 49, "juliet", 2)
romeo_juliet_moment("miss", 50, "juliet", 1, "hate-wins")
romeo_juliet_moment("event", 52, "romeo")
romeo_juliet_moment("act", 55, "juliet", 2)
romeo_juliet_moment("end", -1, "romeo")
PHASES = [
    f"romeo-juliet-{phase}"
    for phase in (
        "prologue", "speaking", "missive", "waiting", "casting", "directing", "two-are-moved", "event-asks", "showing",
        "naming", "sidestep", "holding", "end", "lost",
    )
]  # fmt: skip


@scene
def romeo_juliet_end(visit: Visit) -> None:
    visit.ends(*STORY, "romeo")


@picture
def romeo_juliet_lost(visit: Visit) -> None:
    visit.ends("romeo-juliet", "hate-wins", "juliet")


@scene
def back_romeo_juliet(visit: Visit) -> None:
    visit.looks_back("romeo-juliet", "hate-wins", 60, "1")
