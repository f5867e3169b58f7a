"""The phrases that people can say at a table, each in all languages; and how free text is cleaned."""

PHRASES = (
    "hello", "good-luck", "well-played", "thank-you", "sorry", "oops", "thinking", "take-your-time", "back-soon",
    "your-turn", "again", "good-bye",
)  # fmt: skip
LONGEST = 300  # characters of what one says in one's own words
LONGEST_NAME = 24


def cleaned(text: str, longest: int) -> str | None:
    """A text on one line without anything invisible or too much space; None if it is empty or too long."""
    line = " ".join(text.split())
    return line if 0 < len(line) <= longest and line.isprintable() else None
