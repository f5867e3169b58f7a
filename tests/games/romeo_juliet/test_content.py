"""A content file typed by a person: each mistake is told with the line on which it stands."""

import pytest

from sottovoce.games.romeo_juliet import content

OURS = content.ours_text()
LINES = OURS.splitlines()


def line_of(text: str, after: str = "") -> int:
    """The number of a line of ours, or of the first such line behind another."""
    start = LINES.index(after) if after else 0
    return LINES.index(text, start) + 1


def mistakes(text: str) -> list[tuple[int, str]]:
    found, told = content.read(text)
    assert (found is None) == bool(told)
    return [(mistake.line, mistake.key) for mistake in told]


def changed(number: int, line: str) -> str:
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


CHAPTER, EVENT = "[chapter 2]", "[event 10]"
MISTAKES = [
    ("", "sottovoce content 1", "sottovoce content 2", "content-first-line"),
    ("", "love = 10", "love = 010", "content-number"),
    ("", "love = 10", "love = 99", "content-number"),
    ("", "hate = 5", "hate five", "content-line"),
    ("", "hate = 5", "hate = 5\nhate = 6", "content-key-twice"),
    ("", "hate = 5", "hate = 5\nfear = 6", "content-key"),
    ("", "[chapter 2]", "[chapter 02]", "content-heading"),
    ("", "[chapter 2]", "[chapter 10]", "content-heading"),
    ("", "[chapter 2]", "[chapter 2", "content-heading"),
    ("", "[chapter 2]", "[chapter 1]", "content-twice"),
    (CHAPTER, "tier = easy", "tier = trivial", "content-word"),
    (CHAPTER, "event = 2", "event = 12", "content-chapter-event"),
    (CHAPTER, "missives = juliet 1, romeo 2, reserve 2", "missives = juliet 1, romeo 2", "content-missives"),
    (CHAPTER, "missives = juliet 1, romeo 2, reserve 2", "missives = juliet 3, juliet 2", "content-counted"),
    (CHAPTER, "church = hate", "church = hate nurse", "content-stands-twice"),
    (EVENT, "level = I", "level = V", "content-word"),
    (EVENT, "hourglass = no", "hourglass = perhaps", "content-word"),
]


@pytest.mark.parametrize(("after", "right", "wrong", "key"), MISTAKES, ids=[f"{m[3]}-{m[2][:24]}" for m in MISTAKES])
def test_a_mistake_is_told_with_its_line(after: str, right: str, wrong: str, key: str) -> None:
    number = line_of(right, after)
    told = mistakes(changed(number, wrong))
    assert (number + wrong.count("\n"), key) in told


def test_all_mistakes_are_told_at_once_in_the_order_of_the_file() -> None:
    love, tier = line_of("love = 10"), line_of("tier = easy", CHAPTER)
    lines = LINES.copy()
    lines[love - 1], lines[tier - 1] = "love = much", "tier = trivial"
    assert mistakes("\n".join(lines)) == [(love, "content-number"), (tier, "content-word")]


def test_a_forgotten_token_is_told_where_the_chapter_begins() -> None:
    assert mistakes(changed(line_of("church = hate", CHAPTER), "church =")) == [
        (line_of(CHAPTER), "content-stands-nowhere")
    ]


def test_a_chapter_event_without_hourglass_is_told_at_its_hourglass() -> None:
    line = line_of("hourglass = yes", "[event 1]")
    told = mistakes(changed(line, "hourglass = no"))
    assert (line, "content-chapter-event-stays") in told


@pytest.mark.parametrize("effect", ["hate 11", "hate 01", "shift hate right 0", "gain juliet 9999999999"])
def test_a_number_in_an_effect_has_one_digit(effect: str) -> None:
    line = next(n for n, text in enumerate(LINES, 1) if text.startswith("effect =") and n > line_of(EVENT))
    assert (line, "content-effect-number") in mistakes(changed(line, f"effect = {effect}"))


@pytest.mark.parametrize("text", ["", "\n", "#", "[", "=", "\x00", "sottovoce content 1", "[board]\n[cards]"])
def test_anything_at_all_is_read_without_a_crash(text: str) -> None:
    assert mistakes(text)


def test_a_byte_order_mark_and_other_line_ends_do_no_harm() -> None:
    assert mistakes("\ufeff" + OURS.replace("\n", "\r\n")) == []


def test_a_comment_ends_a_line_but_not_a_sentence() -> None:
    name = next(n for n, text in enumerate(LINES, 1) if text.startswith("name.en"))
    text = changed(name, "name.en = Act #1").replace("love = 10", "love = 10 # steps")
    found, told = content.read(text)
    assert (told, found and found.chapters[1].name["en"]) == ([], "Act #1")


def test_names_and_sentences_do_not_change_what_is_played() -> None:
    name = next(n for n, text in enumerate(LINES, 1) if text.startswith("name.en"))
    assert content.load(changed(name, "name.en = Prologue")).hash == content.load(None).hash
    assert content.load(OURS.replace("hate = 5", "hate = 6")).hash != content.load(None).hash
