"""Roméo & Juliette, stage by stage."""

from tests.browser.scenes import Visit, scene


@scene
def romeo_juliet_speaking(visit: Visit) -> None:
    visit.plays("romeo-juliet", "a-love-that-wins", 24, "juliet")


@scene
def romeo_juliet_casting(visit: Visit) -> None:
    visit.plays("romeo-juliet", "a-love-that-wins", 35, "juliet")


@scene
def romeo_juliet_directing(visit: Visit) -> None:
    visit.plays("romeo-juliet", "a-love-that-wins", 38, "romeo")


@scene
def romeo_juliet_end(visit: Visit) -> None:
    visit.ends("romeo-juliet", "a-love-that-wins", "romeo")


@scene
def back_romeo_juliet(visit: Visit) -> None:
    visit.looks_back("romeo-juliet", "hate-wins", 60, "1")
