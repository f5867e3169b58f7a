"""The phrases that people can say at a table, each in all languages; and how free text is cleaned."""

from unicodedata import category

PHRASES = (
    "hello", "good-luck", "well-played", "thank-you", "sorry", "oops", "thinking", "take-your-time", "back-soon",
    "your-turn", "again", "good-bye",
)  # fmt: skip
LONGEST = 300  # characters of what one says in one's own words
LONGEST_NAME = 24
BLANK = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159"  # letters and signs, says Unicode, but nobody sees them


def cleaned(text: str, longest: int) -> str | None:
    """A text on one line without anything invisible or too much space; None if it is empty or too long."""
    line = " ".join(text.split())
    has_ink = not all(letter in BLANK or letter.isspace() or category(letter)[0] == "M" for letter in line)
    return line if has_ink and len(line) <= longest and line.isprintable() else None
